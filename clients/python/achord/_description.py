"""The records and bodies of the API, from its description.

test/system/clients/description.test.ts writes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, TypedDict

if TYPE_CHECKING:
    from typing_extensions import NotRequired, TypeAlias


Timestamp: TypeAlias = "str"
"""`YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`."""

class AddressInput(TypedDict):
    """The postal address."""
    line_1: str
    """The street and house number."""
    line_2: NotRequired[str | None]
    """The second line, for instance an apartment."""
    city: str
    """The name of the city."""
    state: str
    """The state, usually two letters."""
    zip: str
    """The ZIP code, with or without its last four digits."""


Metadata: TypeAlias = "Dict[str, str]"
"""Your own data, by key. At most 50 keys of 1 to 40 characters without square brackets, and values of at most 500 characters. Write no personal data into it. Absent: none."""

PayoutType = Literal["individual", "batch"]
"""How the user is paid as a payee.

- `individual`: Each payment has a payout of its own.
- `batch`: One payout on a banking day has all payments that became good since the last one.
"""

class LinkedAccountInput(TypedDict):
    """A bank account that the user linked at the linking provider."""
    access_token: str
    """The access token that the linking provider gave for the user."""
    account_id: str
    """The identifier of the account at the linking provider."""


class BankAccountInput(TypedDict):
    """A bank account by its numbers."""
    account_number: str
    """The number of the account at the bank: 1 to 17 digits, letters, hyphens, dots, slashes or inner blanks, not only zeros and marks."""
    routing_number: str
    """The ABA routing number of the bank: 9 digits."""
    account_name: str
    """The name of the account at the bank."""
    account_type: Literal["savings", "checking"]
    """The kind of the account at the bank."""


class RegisterPersonRequestBankAccount(TypedDict):
    """The bank account of the user: exactly one of `custom` and `aggregator`. Absent: add one later."""
    aggregator: NotRequired[LinkedAccountInput | None]
    """An account that the user linked at the linking provider."""
    custom: NotRequired[BankAccountInput | None]
    """An account by its numbers."""


class RegisterPersonRequest(TypedDict):
    first_name: str
    """The first name of the person; of a business, of its contact."""
    last_name: str
    """The last name of the person; of a business, of its contact."""
    address: AddressInput
    """The postal address of the user."""
    email: NotRequired[str | None]
    """The e-mail address of the user, at most 254 characters."""
    phone: NotRequired[str | None]
    """The telephone number of the user."""
    client_reference_id: NotRequired[str | None]
    """Your own reference for the user. It need not be unique."""
    name_in_file: NotRequired[str | None]
    """The name of the user in bank files, for a name that has other characters or is longer. Null: from the name."""
    metadata: NotRequired[Metadata | None]
    """Your own data about the user. Write no personal data into it."""
    payout_type: NotRequired[PayoutType | None]
    """How the user is paid as a payee. Absent in a registration: `individual`."""
    bank_account: NotRequired[RegisterPersonRequestBankAccount | None]
    """The bank account of the user: exactly one of `custom` and `aggregator`. Absent: add one later."""
    validate_account_routing: NotRequired[bool | None]
    """True: asks the validation provider about the account number and routing number first. An invalid account is not stored."""
    billing_merchant_user_uuid: NotRequired[str | None]
    """The merchant that the billable event of this call is attributed to. Absent: the event is the tenant’s own."""


class Address(TypedDict):
    """A postal address."""
    line_1: str
    """The street and house number."""
    line_2: str | None
    """The second line, for instance an apartment. Null: the address has none."""
    city: str
    """The name of the city."""
    state: str
    """The state, usually two letters."""
    zip: str
    """The ZIP code, with or without its last four digits."""


KybStatus = Literal["IN_REVIEW", "APPROVED", "REJECTED"]
"""The status of the business verification (KYB).

- `IN_REVIEW`: The provider or an operator has not decided yet.
- `APPROVED`: The business passed the verification. It is a merchant.
- `REJECTED`: The business did not pass the verification. It is not a merchant.
"""

class Business(TypedDict):
    """What only a business has."""
    name: str
    """The legal name of the business."""
    trading_name: str | None
    """The name under which the business trades. Null: none was given."""
    company_name: str
    """The name that payers and payees read on their bank statements, at most 16 characters. Default: `trading_name`, else `name`, shortened."""
    entity_type: str | None
    """The legal form of the business, for instance `llc`. Null: none was given."""
    tin: str | None
    """The taxpayer identification number, masked: five asterisks and its last four digits. Null: none was given."""
    address: Address | None
    """The postal address of the business. Null: none was given."""


Percent: TypeAlias = "float"
"""A number from 0 to 100 with at most four decimals."""

class BusinessOwner(TypedDict):
    """A person who owns a part of a business."""
    uuid: str
    """The identifier of the owner. Send it to change this owner."""
    first_name: str
    """The first name of the owner."""
    last_name: str
    """The last name of the owner."""
    dob: str | None
    """The date of birth, `YYYY-MM-DD`. Null: none was given."""
    ssn9: str | None
    """The social security number, masked: five asterisks and its last four digits. Null: none was given."""
    address: Address | None
    """The address where the owner lives. Null: none was given."""
    email: str | None
    """The e-mail address of the owner. Null: none was given."""
    phone: str | None
    """The telephone number of the owner. Null: none was given."""
    title: str | None
    """The role of the owner in the business. Null: none was given."""
    ownership_percentage: Percent | None
    """The share of the business that the owner has, in percent. Null: none was given."""
    is_beneficial_owner: bool
    """Whether the person benefits from the business as an owner."""


Cents: TypeAlias = "int"
"""An integer number of cents from 0 to 9999999999."""

class User(TypedDict):
    """A registered person or business."""
    uuid: str
    """The identifier of the user: `{user_uuid}` of other paths."""
    kind: Literal["person", "business"]
    """Whether the user is a person or a business."""
    vendor_uuid: str | None
    """The vendor that the user belongs to. Null: the user belongs to the processor itself."""
    first_name: str | None
    """The first name; of a business, of its contact. Null: none was given."""
    last_name: str | None
    """The last name; of a business, of its contact. Null: none was given."""
    email: str | None
    """The e-mail address. Null: none was given."""
    phone: str | None
    """The telephone number. Null: none was given."""
    client_reference_id: str
    """Your own reference for the user. Empty: none was given."""
    name_in_file: str
    """The name that entries in bank files show, and so the bank of the user: in capital letters of ASCII, cut to 22 characters. `RECEIVER` if no character of the name is in a bank file: then give `name_in_file`."""
    address: Address | None
    """The postal address of the user. Null: none was given."""
    payout_type: PayoutType
    kyb_status: KybStatus | None
    """The status of the business verification (KYB). Null: a person, or a business that was never submitted."""
    kyb_resubmission_reason: str | None
    """What the tenant has to correct before it submits the business again. Null: no correction is asked for."""
    business: Business | None
    """What only a business has. Null: the user is a person."""
    business_owners: List[BusinessOwner]
    """The owners of the business. Empty: none were given."""
    transaction_fee_percent: Percent | None
    """The part of the fee that is a percentage of the amount of a payment, in percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`. Null: the fee has no such part."""
    transaction_fee_fixed: Cents | None
    """The part of the fee that is the same for each payment, in cents. Null: the fee has no such part."""
    maximum_transaction_fee: Cents | None
    """The highest fee of a payment, in cents. Null: the fee has no maximum."""
    created_at: Timestamp
    """When the user was registered, in UTC."""
    updated_at: Timestamp
    """When the user was changed last, in UTC."""
    deleted_at: Timestamp | None
    """When the user was deleted, in UTC. Null: the user is not deleted."""
    metadata: NotRequired[Metadata]


AccountValidity = Literal["valid", "invalid", "not_validated"]
"""What the validation of the account number and routing number said.

- `valid`: They are valid.
- `invalid`: One of them is wrong.
- `not_validated`: No validation was asked for, or the provider gave no verdict.
"""

class RegisteredUser(User):
    """The registered user. If a bank account came along: with its uuid and the result of its validation."""
    valid_account: NotRequired[AccountValidity]
    bank_account_uuid: NotRequired[str]
    """The identifier of the bank account that came along: send it as `source_bank_account.uuid` or `destination_bank_account.uuid` of a payment. Absent: no account came along."""


class BusinessInput(TypedDict):
    """What only a business has."""
    name: str
    """The legal name of the business."""
    tin: str
    """The taxpayer identification number of the business: 9 digits, with or without its usual hyphen."""
    trading_name: NotRequired[str | None]
    """The name under which the business trades."""
    company_name: NotRequired[str | None]
    """The name that payers and payees read on their bank statements, at most 16 characters. Default: `trading_name`, else `name`, shortened."""
    entity_type: NotRequired[str | None]
    """The legal form of the business, for instance `llc`."""
    address: NotRequired[AddressInput | None]
    """The postal address of the business."""
    payout_type: NotRequired[PayoutType | None]
    """How the user is paid as a payee. Absent in a registration: `individual`."""
    transaction_fee_percent: NotRequired[Percent | None]
    """The part of the fee that is a percentage of the amount of a payment, in percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`."""
    transaction_fee_fixed: NotRequired[Cents | None]
    """The part of the fee that is the same for each payment, in cents."""
    maximum_transaction_fee: NotRequired[Cents | None]
    """The highest fee of a payment, in cents."""


Day: TypeAlias = "str"
"""A calendar day written as YYYY-MM-DD."""

class RegisterBusinessRequestBusinessOwners(TypedDict):
    first_name: str
    """The first name of the owner."""
    last_name: str
    """The last name of the owner."""
    ssn9: NotRequired[str | None]
    """The social security number of the owner: 9 digits, with or without its usual hyphens."""
    dob: NotRequired[Day | None]
    """The date of birth of the owner."""
    address: NotRequired[AddressInput | None]
    """The address where the owner lives."""
    email: NotRequired[str | None]
    """The e-mail address of the owner, at most 254 characters."""
    phone: NotRequired[str | None]
    """The telephone number of the owner."""
    title: NotRequired[str | None]
    """The role of the owner in the business."""
    ownership_percentage: NotRequired[Percent | None]
    """The share of the business that the owner has, in percent."""
    is_beneficial_owner: NotRequired[bool | None]
    """Whether the person benefits from the business as an owner. False by default."""


class RegisterBusinessRequestBankAccount(TypedDict):
    """The bank account of the user: exactly one of `custom` and `aggregator`. Absent: add one later."""
    aggregator: NotRequired[LinkedAccountInput | None]
    """An account that the user linked at the linking provider."""
    custom: NotRequired[BankAccountInput | None]
    """An account by its numbers."""


class RegisterBusinessRequest(TypedDict):
    kyb: bool
    """True: starts the business verification (KYB) at once. False: the business is stored only; submit it later."""
    business: BusinessInput
    first_name: NotRequired[str | None]
    """The first name of the contact of the business."""
    last_name: NotRequired[str | None]
    """The last name of the contact of the business."""
    address: NotRequired[AddressInput | None]
    """The postal address of the user."""
    email: NotRequired[str | None]
    """The e-mail address of the user, at most 254 characters."""
    phone: NotRequired[str | None]
    """The telephone number of the user."""
    client_reference_id: NotRequired[str | None]
    """Your own reference for the user. It need not be unique."""
    name_in_file: NotRequired[str | None]
    """The name of the user in bank files, for a name that has other characters or is longer. Null: from the name."""
    metadata: NotRequired[Metadata | None]
    """Your own data about the user. Write no personal data into it."""
    payout_type: NotRequired[PayoutType | None]
    """How the user is paid as a payee. Absent in a registration: `individual`."""
    business_owners: NotRequired[List[RegisterBusinessRequestBusinessOwners] | None]
    """The owners of the business. A verification may need them."""
    transaction_fee_percent: NotRequired[Percent | None]
    """The part of the fee that is a percentage of the amount of a payment, in percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`."""
    transaction_fee_fixed: NotRequired[Cents | None]
    """The part of the fee that is the same for each payment, in cents."""
    maximum_transaction_fee: NotRequired[Cents | None]
    """The highest fee of a payment, in cents."""
    bank_account: NotRequired[RegisterBusinessRequestBankAccount | None]
    """The bank account of the user: exactly one of `custom` and `aggregator`. Absent: add one later."""
    validate_account_routing: NotRequired[bool | None]
    """True: asks the validation provider about the account number and routing number first. An invalid account is not stored."""
    billing_merchant_user_uuid: NotRequired[str | None]
    """The merchant that the billable event of this call is attributed to. Absent: the event is the tenant’s own."""


class Pagination(TypedDict):
    """Where this page is in the whole list."""
    totalItems: int
    """The number of records in the whole list."""
    pageSize: int
    """The number of records that a full page has."""
    currentPage: int
    """The number of this page. The first page is 1."""
    totalPages: int
    """The number of pages. 0 when the list is empty."""


MetadataChange: TypeAlias = "Dict[str, str | None]"
"""A key that you send is added or gets the new value, null deletes it, and all other keys stay. Null instead of an object deletes all. At most 50 keys of 1 to 40 characters without square brackets, and values of at most 500 characters."""

class UserChangeBusiness(TypedDict):
    """What only a business has. An absent field does not change."""
    name: NotRequired[str]
    """The legal name of the business."""
    tin: NotRequired[str]
    """The taxpayer identification number of the business: 9 digits, with or without the usual hyphens, or the masked form that the record shows."""
    trading_name: NotRequired[str | None]
    """The name under which the business trades."""
    company_name: NotRequired[str | None]
    """The name that payers and payees read on their bank statements, at most 16 characters. Default: `trading_name`, else `name`, shortened."""
    entity_type: NotRequired[str | None]
    """The legal form of the business, for instance `llc`."""
    address: NotRequired[AddressInput | None]
    """The postal address of the business."""
    payout_type: NotRequired[PayoutType | None]
    """How the user is paid as a payee. Absent in a registration: `individual`."""
    transaction_fee_percent: NotRequired[Percent | None]
    """The part of the fee that is a percentage of the amount of a payment, in percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`."""
    transaction_fee_fixed: NotRequired[Cents | None]
    """The part of the fee that is the same for each payment, in cents."""
    maximum_transaction_fee: NotRequired[Cents | None]
    """The highest fee of a payment, in cents."""


class UserChangeBusinessOwners(TypedDict):
    uuid: NotRequired[str]
    """The owner to keep: its absent fields do not change. Absent: a new owner."""
    first_name: NotRequired[str]
    """The first name of the owner."""
    last_name: NotRequired[str]
    """The last name of the owner."""
    ssn9: NotRequired[str | None]
    """The social security number of the owner: 9 digits, with or without the usual hyphens, or the masked form that the record shows."""
    dob: NotRequired[Day | None]
    """The date of birth of the owner."""
    address: NotRequired[AddressInput | None]
    """The address where the owner lives."""
    email: NotRequired[str | None]
    """The e-mail address of the owner, at most 254 characters."""
    phone: NotRequired[str | None]
    """The telephone number of the owner."""
    title: NotRequired[str | None]
    """The role of the owner in the business."""
    ownership_percentage: NotRequired[Percent | None]
    """The share of the business that the owner has, in percent."""
    is_beneficial_owner: NotRequired[bool | None]
    """Whether the person benefits from the business as an owner. False by default."""


class UserChange(TypedDict):
    """The fields of a user to change. An absent field does not change."""
    first_name: NotRequired[str | None]
    """The first name of the person; of a business, of its contact."""
    last_name: NotRequired[str | None]
    """The last name of the person; of a business, of its contact."""
    address: NotRequired[AddressInput | None]
    """The postal address of the user."""
    email: NotRequired[str | None]
    """The e-mail address of the user, at most 254 characters."""
    phone: NotRequired[str | None]
    """The telephone number of the user."""
    client_reference_id: NotRequired[str | None]
    """Your own reference for the user. It need not be unique."""
    name_in_file: NotRequired[str | None]
    """The name of the user in bank files, for a name that has other characters or is longer. Null: from the name."""
    metadata: NotRequired[MetadataChange | None]
    """A key that you send is added or gets the new value, null deletes it, and all other keys stay. Null instead of an object deletes all. At most 50 keys of 1 to 40 characters without square brackets, and values of at most 500 characters."""
    payout_type: NotRequired[PayoutType | None]
    """How the user is paid as a payee. Absent in a registration: `individual`."""
    business: NotRequired[UserChangeBusiness | None]
    """What only a business has. An absent field does not change."""
    business_owners: NotRequired[List[UserChangeBusinessOwners] | None]
    """All owners of the business. The list replaces the stored one."""
    transaction_fee_percent: NotRequired[Percent | None]
    """The part of the fee that is a percentage of the amount of a payment, in percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`."""
    transaction_fee_fixed: NotRequired[Cents | None]
    """The part of the fee that is the same for each payment, in cents."""
    maximum_transaction_fee: NotRequired[Cents | None]
    """The highest fee of a payment, in cents."""
    billing_merchant_user_uuid: NotRequired[str | None]
    """The merchant that the billable event of this call is attributed to. Absent: the event is the tenant’s own."""


class AddBankAccountRequest(TypedDict):
    aggregator: NotRequired[LinkedAccountInput | None]
    """An account that the user linked at the linking provider."""
    custom: NotRequired[BankAccountInput | None]
    """An account by its numbers."""
    validate_account_routing: NotRequired[bool | None]
    """True: asks the validation provider about the account number and routing number first. An invalid account is not stored."""
    billing_merchant_user_uuid: NotRequired[str | None]
    """The merchant that the billable event of this call is attributed to. Absent: the event is the tenant’s own."""


AggregatorType = Literal["manual", "bank_link"]
"""How the account was added.

- `manual`: With its account number and routing number.
- `bank_link`: Through the linking provider.
"""

class BankAccount(TypedDict):
    """A bank account of a user."""
    uuid: str
    """The identifier of the bank account."""
    account_number: str
    """The account number. Lists and events show only its last four characters, after `****`."""
    routing_number: str
    """The ABA routing number of the bank: 9 digits."""
    account_name: str
    """The name of the account at the bank."""
    account_type: Literal["savings", "checking"]
    """The kind of the account at the bank."""
    aggregator_type: AggregatorType
    created_at: Timestamp
    """When the bank account was added, in UTC."""
    is_default: bool
    """Whether payments of the user that name no account use this one."""


class AddedBankAccount(TypedDict):
    """The added bank account, with the result of its validation."""
    uuid: str
    """The identifier of the bank account."""
    account_number: str
    """The account number. Lists and events show only its last four characters, after `****`."""
    routing_number: str
    """The ABA routing number of the bank: 9 digits."""
    account_name: str
    """The name of the account at the bank."""
    account_type: Literal["savings", "checking"]
    """The kind of the account at the bank."""
    aggregator_type: AggregatorType
    created_at: Timestamp
    """When the bank account was added, in UTC."""
    is_default: bool
    """Whether payments of the user that name no account use this one."""
    valid_account: NotRequired[AccountValidity]


class ListedBankAccount(TypedDict):
    """A bank account of a user, as lists show it."""
    uuid: str
    """The identifier of the bank account."""
    account_number: str
    """The account number. Lists and events show only its last four characters, after `****`."""
    routing_number: str
    """The ABA routing number of the bank: 9 digits."""
    account_name: str
    """The name of the account at the bank."""
    account_type: Literal["savings", "checking"]
    """The kind of the account at the bank."""
    aggregator_type: AggregatorType
    created_at: Timestamp
    """When the bank account was added, in UTC."""
    is_default: bool
    """Whether payments of the user that name no account use this one."""
    institution_name: str | None
    """The institution's name in the ACH directory of the Federal Reserve; null: unknown."""
    disabled_at: Timestamp | None
    """When a return disabled the account, in UTC. Null: it can be used."""
    disabled_reason: str | None
    """Why the account was disabled. Null: it can be used."""
    tokenized: bool
    """Whether the institution gave a number for this service only. The last four characters are of the real number."""


class SetDefaultBankAccountRequest(TypedDict):
    account_uuid: str
    """The bank account that becomes the default."""
    aggregator_type: AggregatorType


class ValidateBankAccountRequest(TypedDict):
    account_number: str
    """The number of the account at the bank: 1 to 17 digits, letters, hyphens, dots, slashes or inner blanks, not only zeros and marks."""
    routing_number: str
    """The ABA routing number of the bank: 9 digits."""
    account_name: NotRequired[str]
    """The name of the account at the bank."""
    account_type: NotRequired[Literal["savings", "checking"]]
    """The kind of the account at the bank."""
    billing_merchant_user_uuid: NotRequired[str | None]
    """The merchant that the billable event of this call is attributed to. Absent: the event is the tenant’s own."""


class CreateBankAccountRequestRequest(TypedDict):
    return_url: NotRequired[str]
    """An https URL. The page links back to it after the user has answered."""
    expires_in_hours: NotRequired[int]
    """How long the link works, in hours: 72 by default."""
    billing_merchant_user_uuid: NotRequired[str | None]
    """The merchant that the billable event of this call is attributed to. Absent: the event is the tenant’s own."""


class BankAccountRequest(TypedDict):
    """A user is asked for a bank account on our page."""
    uuid: str
    """The identifier of the request."""
    user_uuid: str
    """The user who is asked."""
    state: Literal["open", "added", "failed", "expired", "withdrawn"]
    """Whether the user has added an account.

    - `open`: The user can still add one.
    - `added`: `bank_account_uuid` is the account. The user may have had it before.
    - `failed`: 10 accounts were checked, and none was added.
    - `expired`: The user did not add one in time.
    - `withdrawn`: You withdrew the request.
    """
    billing_merchant_user_uuid: str | None
    """The merchant that the billable events of the validations are attributed to. Null: they are the tenant’s own."""
    return_url: str | None
    """Where the page links back to. Null: it has no such link."""
    created_at: Timestamp
    """When the request was made, in UTC."""
    expires_at: Timestamp
    """Until when the user can add an account, in UTC."""
    ended_at: Timestamp | None
    """When the account was added, or the request withdrawn, in UTC. Null: neither."""
    bank_account_uuid: str | None
    """The bank account. Null: none was added."""


class MadeBankAccountRequest(BankAccountRequest):
    """A request for a bank account, with its link."""
    url: str
    """The page for the user. It is shown only in this answer."""


class DecideBusinessVerificationRequest(TypedDict):
    decision: Literal["approve", "reject", "resubmit"]
    reason: NotRequired[str]
    """Text of 1 to 1000 characters, not only spaces."""
    documents: NotRequired[List[str]]
    """References to the documents that the decision is based on."""


class ApprovalEffectDetail(TypedDict):
    pass


class ApprovalEffect(TypedDict):
    action: str
    subject: str
    subject_uuid: str | None
    detail: ApprovalEffectDetail


class WhoActed(TypedDict):
    operator_uuid: str | None
    token_uuid: str | None
    name: str
    email: str | None
    """Of the operator, or of who issued the token. Null: the token of the environment."""


class ApprovalParams(TypedDict):
    pass


class ApprovalBody(TypedDict):
    pass


class Approval(TypedDict):
    uuid: str
    act: Literal["write_off", "pay_again", "refunds", "manual_debt", "reversals", "own_funds", "bank_records", "limits", "bank_settings", "tokens", "verification", "sanctions", "operators", "policies", "close_day"]
    state: Literal["waiting", "approved", "refused", "expired"]
    operation: str
    params: ApprovalParams
    body: ApprovalBody
    amount: int | None
    """Cents; null: none, or all that is owed."""
    above_amount: int
    """Cents. The policy when it was asked for: acts that move more need a second operator, and acts without an amount always do."""
    role: Literal["viewer", "support", "operator", "risk", "administrator", "developer", "tenant_viewer", "tenant_finance", "tenant_owner"]
    """The role that the act needs: operators who have it, or one that includes it, may decide."""
    effects: List[ApprovalEffect]
    """What the act would have done when it was asked for, as the audit trail would have it. `detail` often has `before` and `after`."""
    reason: str
    asked_by: WhoActed
    asked_at: Timestamp
    expires_at: Timestamp
    decided_by: WhoActed | None
    decided_at: Timestamp | None
    decision_reason: str | None


class ApprovalAsked(TypedDict):
    approval: Approval


class Originator(TypedDict):
    company_identification: str | None
    """The bank assigns it."""
    company_name: str | None
    """The name on the bank statement, unless the payment has its own."""
    consumer_debits: Literal["prearranged", "online", "online_purchase"] | None
    online_debits_recur: bool | None
    """For WEB: true is recurring (R), false is single (S)."""
    payouts_are_wages: bool | None
    """Payouts to persons are wages, always described as PAYROLL."""


Reason: TypeAlias = "str"
"""Why. The audit trail keeps it."""

class UpdateMerchantOriginatorRequest(TypedDict):
    company_identification: NotRequired[str | None]
    """The bank assigns it."""
    company_name: NotRequired[str | None]
    """The name on the bank statement, unless the payment has its own."""
    consumer_debits: NotRequired[Literal["prearranged", "online", "online_purchase"] | None]
    online_debits_recur: NotRequired[bool | None]
    """For WEB: true is recurring (R), false is single (S)."""
    payouts_are_wages: NotRequired[bool | None]
    """Payouts to persons are wages, always described as PAYROLL."""
    reason: Reason


class AccountValidationSources(TypedDict):
    source: Literal["test_pair", "check_digit", "routing_directory", "linked", "settled_debits", "micro_entries", "prenotes", "provider"]
    opinion: Literal["valid", "invalid", "undecided", "no_answer"]
    at: Timestamp


class AccountValidation(TypedDict):
    uuid: str
    validated_at: Timestamp
    vendor_uuid: str | None
    user_uuid: str | None
    bank_account_uuid: str | None
    account_number: str
    routing_number: str
    valid_account: AccountValidity
    sources: List[AccountValidationSources]
    billed: bool


class LinkedItem(TypedDict):
    uuid: str
    processor_uuid: str
    provider: str
    item_id: str
    """The item's id at the provider: give it to their support."""
    state: Literal["in_use", "problem", "to_remove", "removed"]
    linked_at: Timestamp
    problem: str | None
    """The provider's code, such as `ITEM_LOGIN_REQUIRED`; null: none, or it ended."""
    problem_since: Timestamp | None
    removal_due_at: Timestamp | None
    removal_attempts: int
    removal_error: str | None
    """Why the last attempt to remove it failed."""
    removed_at: Timestamp | None


class RoutingDirectoryImport(TypedDict):
    uuid: str
    imported_at: Timestamp
    file_sha256: str
    """SHA-256 of the file, hexadecimal."""
    entry_count: int
    added_count: int
    changed_count: int
    removed_count: int
    unlisted_account_count: int
    """Stored accounts that this directory does not list: `GET /admin/v1/unlisted-accounts`."""


class UnlistedAccount(TypedDict):
    bank_account_uuid: str
    processor_uuid: str
    user_uuid: str
    user_name: str
    account_number: str
    routing_number: str
    new_routing_number: str | None
    """The number that replaces it in the directory; null: the directory names none."""
    corrected_at: Timestamp | None
    found_at: Timestamp


class TransactionRequestSourceBankAccount(TypedDict):
    """The bank account of the payer to use; the default account when absent."""
    uuid: str
    """The identifier of the bank account of the payer."""
    aggregator_type: AggregatorType


class TransactionRequestDestinationBankAccount(TypedDict):
    """The bank account of the payee to use; the default account when absent."""
    uuid: str
    """The identifier of the bank account of the payee."""
    aggregator_type: AggregatorType


class TransactionRequest(TypedDict):
    """A JSON object."""
    payer_uuid: str
    """The user who pays."""
    payee_uuid: str
    """The user who is paid."""
    amount: int | str
    """What is debited from the payer, in cents. Text of digits is read as a number."""
    transaction_fee: NotRequired[int | str]
    """The part of `amount` that the payee does not get, in cents, less than `amount`. Text of digits is read as a number. Absent: the default fee of the merchant."""
    currency: NotRequired[Literal["USD"]]
    """Every amount is in USD."""
    client_reference_id: NotRequired[str]
    """Your own reference for the payment, for instance an order number. It need not be unique, unless the operator of the service has set `unique_client_reference_ids` for you: then a second payment with it is refused. Empty: no reference."""
    metadata: NotRequired[Metadata]
    company_name: NotRequired[str]
    """The name that payer and payee read on their bank statements, at most 16 characters. Absent: `company_name` of the merchant."""
    description: NotRequired[str]
    """The ACH company entry description, at most 10 characters: what the payment is for, for instance `ORDER 1042`. Bank statements may show it. Absent: `PAYMENT` for the debit and `PAYOUT` for the credit. For your own notes use `client_reference_id` or `metadata`."""
    addenda: NotRequired[str]
    """A note for the other side, at most 80 characters. It is sent with the entries of business accounts (CCD) only. With `sec_code` `CTX` it may have 8000 characters, plain text or ANSI X12 820: the debit has them in records of 80, and a payout has only a note that fits into one."""
    sec_code: NotRequired[Literal["PPD", "WEB", "TEL", "CCD", "CTX"]]
    """How the payer authorized this debit, as the SEC code of its entry.

    - `PPD`: A person, in writing or in a similar way.
    - `WEB`: A person, over the internet or in an app.
    - `TEL`: A person, by telephone.
    - `CCD`: A business, by an agreement.
    - `CTX`: A business, by an agreement; the entry may have a long `addenda`.

    Absent: the one of its authorization; if that names none, the settings of the merchant, as your operator made them: `CCD` for a business, `PPD` or `WEB` for a person.
    """
    entry_purpose: NotRequired[Literal["purchase", "payroll", "other"]]
    """What the entries are for, where Nacha prescribes their description.

    - `purchase`: A person buys goods online: the WEB debit is described as `PURCHASE`.
    - `payroll`: Wages of a person: the payout (PPD) is described as `PAYROLL`.
    - `other`: Neither, whatever the settings say.

    Absent: the settings of the merchant decide.
    """
    speed: NotRequired[Literal["standard", "sameday"]]
    """How fast the debit of the payer settles. `standard` (the default) settles on the next banking day. `sameday` settles on the same day if a window of the bank is still open. An entry that is too late, or above a lower limit of the bank, is sent with the entries of the next day. An `amount` above 100000000 is refused with 422."""
    source_bank_account: NotRequired[TransactionRequestSourceBankAccount]
    """The bank account of the payer to use; the default account when absent."""
    destination_bank_account: NotRequired[TransactionRequestDestinationBankAccount]
    """The bank account of the payee to use; the default account when absent."""
    authorization_uuid: NotRequired[str]
    """The authorization of the payer that allows the debit. Absent: if the operator of the service has set `authorization_required` for you, one that allows it is found; otherwise none is needed."""
    payout_delay_days_min: NotRequired[int]
    """The least number of banking days from the settlement of the debit until the payout is created. A longer delay of the tenant applies."""


TransactionStatus = Literal["CAPTURE_PENDING", "CAPTURE_ACH_PENDING", "CAPTURE_COMPLETE", "IN_PAYOUT", "CAPTURE_ACH_FAILED", "CHARGEBACK", "CLAWBACK", "REVERSE_PAYOUT", "CANCELED"]
"""The status of the whole payment. It follows from the statuses of its stages.

- `CAPTURE_PENDING`: The debit of the payer waits for a bank file, or is in one that the bank has not confirmed.
- `CAPTURE_ACH_PENDING`: The bank has the debit of the payer. It can still be returned.
- `CAPTURE_COMPLETE`: The debit of the payer is good. The payee is paid in batches and waits for the daily run.
- `IN_PAYOUT`: The debit of the payer is good. `payout_status` says how far the payout is. A payment that succeeded keeps this status.
- `CAPTURE_ACH_FAILED`: The debit of the payer was returned, or it could not be sent.
- `CHARGEBACK`: The debit of the payer was good, and then it was returned as unauthorized.
- `CLAWBACK`: The debit of the payer was returned, and the payee has paid the money back.
- `REVERSE_PAYOUT`: The payout was returned, and the money goes back to the payer.
- `CANCELED`: The payment was canceled before its debit was in a bank file.
"""

CaptureStatus = Literal["CAPTURE_PENDING", "CAPTURE_ACH_PENDING", "CAPTURE_COMPLETE", "CAPTURE_ACH_FAILED", "CAPTURE_CANCELED"]
"""The status of the capture: the debit of the payer.

- `CAPTURE_PENDING`: The debit waits for a bank file, or is in one that the bank has not confirmed.
- `CAPTURE_ACH_PENDING`: The bank has the debit. It can still be returned. Some returned debits are sent again in this status.
- `CAPTURE_COMPLETE`: The debit is good: it settled, and no return came in time.
- `CAPTURE_ACH_FAILED`: The debit was returned, or it could not be sent.
- `CAPTURE_CANCELED`: The payment was canceled. The payer was not debited.
"""

PayoutStatus = Literal["PAYOUT_PENDING_ACH", "PAYOUT_ACH_PENDING", "PAYOUT_COMPLETE", "PAYOUT_ACH_FAILED", "PAYOUT_CANCELED"]
"""The status of the payout: the credit to the payee.

- `PAYOUT_PENDING_ACH`: The credit is reserved. It waits for a bank file, or is in one that the bank has not confirmed.
- `PAYOUT_ACH_PENDING`: The bank has the credit. It has not settled yet.
- `PAYOUT_COMPLETE`: The credit settled, or nothing was left to pay.
- `PAYOUT_ACH_FAILED`: The credit was returned.
- `PAYOUT_CANCELED`: The capture was returned, so the payee is not paid.
"""

ClawbackStatus = Literal["CLAWBACK_PENDING", "CLAWBACK_ACH_PENDING", "CLAWBACK_COMPLETE", "CLAWBACK_ACH_FAILED"]
"""The status of the clawback: the debit of the payee after the capture was returned.

- `CLAWBACK_PENDING`: The debit waits for a bank file, or is in one that the bank has not confirmed.
- `CLAWBACK_ACH_PENDING`: The bank has the debit. It can still be returned.
- `CLAWBACK_COMPLETE`: The payee has paid the whole amount back.
- `CLAWBACK_ACH_FAILED`: The debit was returned or is not possible, or a part of the amount was written off.
"""

ReversePayoutStatus = Literal["REVERSE_PAYOUT_PENDING", "REVERSE_PAYOUT_ACH_PENDING", "REVERSE_PAYOUT_ACH_COMPLETE", "REVERSE_PAYOUT_ACH_FAILED", "REVERSE_PAYOUT_CANCELED"]
"""The status of the reverse payout: the credit to the payer after the payout was returned.

- `REVERSE_PAYOUT_PENDING`: The credit waits for a bank file, or is in one that the bank has not confirmed.
- `REVERSE_PAYOUT_ACH_PENDING`: The bank has the credit. It has not settled yet.
- `REVERSE_PAYOUT_ACH_COMPLETE`: The credit settled.
- `REVERSE_PAYOUT_ACH_FAILED`: The credit was returned.
- `REVERSE_PAYOUT_CANCELED`: The payer is owed nothing anymore, so no credit is sent.
"""

class TransactionBankAccount(TypedDict):
    """A bank account of a payment."""
    uuid: str | None
    """The identifier of the bank account. Null: none is known."""
    aggregator_type: AggregatorType | None
    """How the account was added. Null: none is known."""


class TransactionTraceIdsRefunds(TypedDict):
    refund_uuid: str
    """The identifier of the refund."""
    refund_capture_trace_id: str
    """The trace number of the debit of the payee: 15 digits. Empty: no bank file has it yet."""
    refund_payout_trace_id: str
    """The trace number of the credit to the payer: 15 digits. Empty: no bank file has it yet."""


class TransactionTraceIds(TypedDict):
    """The trace numbers of the entries. A bank finds an entry by its trace number."""
    capture_trace_id: str
    """The trace number of the latest debit of the payer: 15 digits. Empty: no bank file has it yet."""
    payout_trace_id: str
    """The trace number of the latest credit to the payee: 15 digits. Empty: no bank file has it yet."""
    reverse_payout_trace_id: str
    """The trace number of the latest credit of a reverse payout: 15 digits. Empty: no bank file has it yet."""
    refunds: List[TransactionTraceIdsRefunds]
    """The trace numbers of each refund, the oldest first. Empty: there are no refunds."""


class Transaction(TypedDict):
    """A payment from a payer to a payee."""
    uuid: str
    """The identifier of the payment."""
    payer_uuid: str
    """The user who pays."""
    payee_uuid: str
    """The user who is paid."""
    transaction_status: TransactionStatus
    capture_status: CaptureStatus
    payout_status: PayoutStatus | None
    """The status of the payout. Null: no payout is reserved."""
    clawback_status: ClawbackStatus | None
    """The status of the clawback. Null: there is no clawback."""
    reverse_payout_status: ReversePayoutStatus | None
    """The status of the reverse payout. Null: there is no reverse payout."""
    currency: Literal["USD"]
    """The currency of the amounts: always US dollars."""
    amount: Cents
    """What is debited from the payer, in cents."""
    transaction_fee: Cents
    """The part of `amount` that the payee does not get, in cents."""
    client_reference_id: str
    """Your own reference for the payment. Empty: none was given."""
    payout_delay_days: int
    """Banking days from the settlement of the capture until the payout is created."""
    company_name: str
    """The name that payer and payee read on their bank statements, at most 16 characters."""
    description: str | None
    """The ACH company entry description, at most 10 characters. Bank statements may show it. Null: none was given, so the debit has `PAYMENT` and the credit `PAYOUT`."""
    addenda: str | None
    """A note for the other side, sent with the entries of business accounts: at most 80 characters, and at most 8000 if the debit is CTX. Null: none was given."""
    type: Literal["api", "bulk", "dashboard"]
    """How the payment was started.

    - `api`: Alone, by `POST /3p/api/v1/transaction`.
    - `bulk`: With others, by `POST /3p/api/v1/transactions/bulk`.
    - `dashboard`: By a person in a dashboard. No operation does this today.
    """
    ach_return_code: str | None
    """The return code of the stage that failed last: capture, payout, clawback or reverse payout. This field and the next two describe the same stage. A retry of the stage does not change them; a won dishonor clears them. A refund has its own three fields. Null: nothing was returned."""
    failure_code: str | None
    """Why that stage failed, for programs: for instance `insufficient_funds`. Null: no stage failed."""
    failure_reason: str | None
    """Why that stage failed, as a sentence. Null: no stage failed."""
    cancel_reason: str | None
    """The text that was given when the payment was canceled. `Canceled by request.` if none was given. Null: it is not canceled."""
    payer_bank_account: TransactionBankAccount
    """The bank account that is debited."""
    payee_bank_account: TransactionBankAccount
    """The bank account that is credited."""
    vendor_name: str
    """The name of the vendor of the payment, or of the processor if it has no vendor."""
    created_at: Timestamp
    """When the payment was started, in UTC."""
    updated_at: Timestamp
    """When the payment changed last, in UTC."""
    trace_ids: TransactionTraceIds
    """The trace numbers of the entries. A bank finds an entry by its trace number."""


class TransactionWithMetadata(Transaction):
    """A payment, with your own data about it."""
    metadata: NotRequired[Metadata]


class TransactionPreview(TypedDict):
    """What a payment would be if it were started now."""
    amount: Cents
    """What would be debited from the payer, in cents."""
    transaction_fee: Cents
    """The part of `amount` that the payee would not get, in cents."""
    payout_amount: Cents
    """What the payee would get, in cents: `amount` less `transaction_fee`."""
    vendor_uuid: str | None
    """The vendor of the payment. Null: it would belong to the processor itself."""
    source_bank_account_uuid: str
    """The bank account that would be debited."""
    destination_bank_account_uuid: str
    """The bank account that would be credited."""
    company_name: str
    """The name that payer and payee would read on their bank statements."""
    sec_code: Literal["PPD", "WEB", "TEL", "CCD", "CTX"]
    """The SEC code of the debit: of the request, of the authorization, or by the settings of the merchant, which decide again when the bank file is written.

    - `PPD`: A person, in writing or in a similar way.
    - `WEB`: A person, over the internet or in an app.
    - `TEL`: A person, by telephone.
    - `CCD`: A business, by an agreement.
    - `CTX`: A business, by an agreement; the entry may have a long `addenda`.
    """
    held: bool
    """Whether it would start on hold, because the return rate of its merchant is too high."""
    capture_settles_on: Day
    """The banking day on which the debit of the payer would settle."""
    payout_eligible_on: Day
    """The banking day on which the debit would be good, so that the payee can be paid."""
    returnable_until: Day
    """The banking day by whose opening every return in time has arrived."""


class CreateTransactionsInBulkRequestTransactionsSourceBankAccount(TypedDict):
    """The bank account of the payer to use; the default account when absent."""
    uuid: str
    """The identifier of the bank account of the payer."""
    aggregator_type: AggregatorType


class CreateTransactionsInBulkRequestTransactionsDestinationBankAccount(TypedDict):
    """The bank account of the payee to use; the default account when absent."""
    uuid: str
    """The identifier of the bank account of the payee."""
    aggregator_type: AggregatorType


class CreateTransactionsInBulkRequestTransactions(TypedDict):
    idempotency_key: str
    """The idempotency key of this item, which makes a retry of it safe: text of 1 to 255 characters without control characters."""
    payer_uuid: str
    """The user who pays."""
    payee_uuid: str
    """The user who is paid."""
    amount: int | str
    """What is debited from the payer, in cents. Text of digits is read as a number."""
    transaction_fee: NotRequired[int | str]
    """The part of `amount` that the payee does not get, in cents, less than `amount`. Text of digits is read as a number. Absent: the default fee of the merchant."""
    currency: NotRequired[Literal["USD"]]
    """Every amount is in USD."""
    client_reference_id: NotRequired[str]
    """Your own reference for the payment, for instance an order number. It need not be unique, unless the operator of the service has set `unique_client_reference_ids` for you: then a second payment with it is refused. Empty: no reference."""
    metadata: NotRequired[Metadata]
    company_name: NotRequired[str]
    """The name that payer and payee read on their bank statements, at most 16 characters. Absent: `company_name` of the merchant."""
    description: NotRequired[str]
    """The ACH company entry description, at most 10 characters: what the payment is for, for instance `ORDER 1042`. Bank statements may show it. Absent: `PAYMENT` for the debit and `PAYOUT` for the credit. For your own notes use `client_reference_id` or `metadata`."""
    addenda: NotRequired[str]
    """A note for the other side, at most 80 characters. It is sent with the entries of business accounts (CCD) only. With `sec_code` `CTX` it may have 8000 characters, plain text or ANSI X12 820: the debit has them in records of 80, and a payout has only a note that fits into one."""
    sec_code: NotRequired[Literal["PPD", "WEB", "TEL", "CCD", "CTX"]]
    """How the payer authorized this debit, as the SEC code of its entry.

    - `PPD`: A person, in writing or in a similar way.
    - `WEB`: A person, over the internet or in an app.
    - `TEL`: A person, by telephone.
    - `CCD`: A business, by an agreement.
    - `CTX`: A business, by an agreement; the entry may have a long `addenda`.

    Absent: the one of its authorization; if that names none, the settings of the merchant, as your operator made them: `CCD` for a business, `PPD` or `WEB` for a person.
    """
    entry_purpose: NotRequired[Literal["purchase", "payroll", "other"]]
    """What the entries are for, where Nacha prescribes their description.

    - `purchase`: A person buys goods online: the WEB debit is described as `PURCHASE`.
    - `payroll`: Wages of a person: the payout (PPD) is described as `PAYROLL`.
    - `other`: Neither, whatever the settings say.

    Absent: the settings of the merchant decide.
    """
    speed: NotRequired[Literal["standard", "sameday"]]
    """How fast the debit of the payer settles. `standard` (the default) settles on the next banking day. `sameday` settles on the same day if a window of the bank is still open. An entry that is too late, or above a lower limit of the bank, is sent with the entries of the next day. An `amount` above 100000000 is refused with 422."""
    source_bank_account: NotRequired[CreateTransactionsInBulkRequestTransactionsSourceBankAccount]
    """The bank account of the payer to use; the default account when absent."""
    destination_bank_account: NotRequired[CreateTransactionsInBulkRequestTransactionsDestinationBankAccount]
    """The bank account of the payee to use; the default account when absent."""
    authorization_uuid: NotRequired[str]
    """The authorization of the payer that allows the debit. Absent: if the operator of the service has set `authorization_required` for you, one that allows it is found; otherwise none is needed."""
    payout_delay_days_min: NotRequired[int]
    """The least number of banking days from the settlement of the debit until the payout is created. A longer delay of the tenant applies."""


class CreateTransactionsInBulkRequest(TypedDict):
    transactions: List[CreateTransactionsInBulkRequestTransactions]
    """The payments to start, 1 to 1000."""


TransactionState = Literal["started", "debited", "good", "paying", "paid", "returned", "clawed_back", "owed", "refunded", "canceled", "held"]
"""Where the payment is, in one word for people.

- `started`: The payment was accepted, and the bank does not have its debit. A returned debit that is sent again counts too.
- `debited`: The bank has the debit of the payer. It can still be returned.
- `good`: The debit is good, and the payout is in no bank file. A returned payout that the payee is still owed counts too.
- `paying`: The payout is in a bank file, or the bank has it.
- `paid`: The payout settled, or nothing was left to pay.
- `returned`: The debit was returned or could not be sent, or the payout was returned and the money goes back to the payer. No one owes money.
- `clawed_back`: The debit was returned after the payout, and the payee has paid the money back.
- `owed`: The payee or the payer owes money for the payment: a clawback or a debt is open. No other state hides a debt.
- `refunded`: The payer has the whole amount back: every refund, or the reverse payout, has settled.
- `canceled`: The payment was canceled before its debit was in a bank file.
- `held`: An open hold stops the next entry of the payment.
"""

PositiveCents: TypeAlias = "int"
"""An integer number of cents from 1 to 9999999999."""

class ListTransactionsByBodyRequest(TypedDict):
    page: NotRequired[int]
    """The number of the page. 1 by default."""
    per_page: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""
    after: NotRequired[str]
    """Where the page begins: the header `Achord-Next` of the page before, with the same parameters. Absent: the page is counted from the first one."""
    start_date: NotRequired[Day]
    """The first day of the period, in UTC. The period includes it."""
    end_date: NotRequired[Day]
    """The last day of the period, in UTC. The period includes it."""
    sort_order: NotRequired[Literal["newest", "oldest"]]
    """Which record is the first. `newest` by default."""
    payer_account_uuid: NotRequired[str]
    """Only payments with this bank account of the payer. It needs `payer_account_aggregator_type`."""
    payer_account_aggregator_type: NotRequired[AggregatorType]
    """How that bank account of the payer was added. It needs `payer_account_uuid`."""
    payee_account_uuid: NotRequired[str]
    """Only payments with this bank account of the payee. It needs `payee_account_aggregator_type`."""
    payee_account_aggregator_type: NotRequired[AggregatorType]
    """How that bank account of the payee was added. It needs `payee_account_uuid`."""
    payer_uuid: NotRequired[str]
    """Only payments with this user as payer."""
    payee_uuid: NotRequired[str]
    """Only payments with this user as payee."""
    user_uuid: NotRequired[str]
    """Only payments with this user as payer or payee."""
    state: NotRequired[TransactionState]
    """Only payments in this state."""
    transaction_status: NotRequired[TransactionStatus]
    """Only payments with this status."""
    capture_status: NotRequired[CaptureStatus]
    """Only payments with this status."""
    payout_status: NotRequired[PayoutStatus]
    """Only payments with this status."""
    clawback_status: NotRequired[ClawbackStatus]
    """Only payments with this status."""
    reverse_payout_status: NotRequired[ReversePayoutStatus]
    """Only payments with this status."""
    ach_return_code: NotRequired[str]
    """Only payments that came back with this return code, such as R01."""
    amount_from: NotRequired[PositiveCents]
    """Only payments of this amount or more, in cents."""
    amount_to: NotRequired[PositiveCents]
    """Only payments of this amount or less, in cents."""
    client_reference_id: NotRequired[str]
    """Only payments with exactly this reference."""
    metadata: NotRequired[Dict[str, str]]
    """Only records whose metadata has this value now: `metadata[order]=94304`."""
    trace_id: NotRequired[str]
    """Only payments with an entry that has this trace number: 15 digits."""
    returned_from: NotRequired[str]
    """Only payments with an entry that came back at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    returned_before: NotRequired[str]
    """Only payments with an entry that came back before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    held: NotRequired[bool]
    """True: only payments with an open hold. False: only payments without one."""
    created_from: NotRequired[str]
    """Only payments that were started at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    created_before: NotRequired[str]
    """Only payments that were started before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    updated_since: NotRequired[str]
    """Only payments that changed at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    updated_before: NotRequired[str]
    """Only payments that changed last before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    vendor_uuid: NotRequired[str]
    """Only payments of this vendor."""


class FoundTransaction(TransactionWithMetadata):
    """A payment that a search found, with its state in one word."""
    state: TransactionState
    amount_refunded: Cents
    """What refunds give back to the payer, in cents. A refund counts from its start until it has failed for good."""


class NamedTransaction(FoundTransaction):
    """A payment that a search found, with the names of payer and payee."""
    payer_name: str | None
    """The name of the payer: of the business, or first and last name. Null: erased."""
    payee_name: str | None
    """The name of the payee: of the business, or first and last name. Null: erased."""


class AccountInShort(TypedDict):
    """What people know a bank account by."""
    last_four: str | None
    """The last four characters of the account number. Null: they were erased after the account was removed."""
    institution_name: str | None
    """The name of the bank in the ACH directory of the Federal Reserve. Null: the directory does not have it."""


ReturnAdvice = Literal["none", "other_way", "other_account", "new_authorization", "operator_decides", "ask_bank"]
"""What is to be done now.

- `none`: Nothing: the debit is presented again.
- `other_way`: The account does not have the money. Agree with its holder on another way or a later day.
- `other_account`: The account cannot be used. Ask its holder for another one.
- `new_authorization`: Do not debit its holder again before a new authorization is recorded.
- `operator_decides`: Its holder is blocked until an operator has decided.
- `ask_bank`: Ask the bank what was wrong with the entry.
"""

class AfterReturn(TypedDict):
    """What is to be done after the latest return."""
    stage: Literal["capture", "payout", "clawback", "reverse_payout", "refund_capture", "refund_payout"]
    """The stage that the entry moves money for.

    - `capture`: A debit of the payer.
    - `payout`: A credit to the payee.
    - `clawback`: A debit of the payee, after the capture was returned.
    - `reverse_payout`: A credit to the payer, after the payout was returned.
    - `refund_capture`: A debit of the payee for a refund.
    - `refund_payout`: A credit to the payer for a refund.
    """
    refund_uuid: str | None
    """The refund whose entry was returned. Null: an entry of the payment itself."""
    code: str
    """The return code."""
    title: str
    """The name of the code."""
    meaning: str
    """What the bank says with it, in a sentence."""
    advice: ReturnAdvice


class Move(TypedDict):
    """One step in the history of a payment."""
    number: int
    """Counts the moves of the payment, from 1."""
    transition: str
    """The row of the stage tables that the move took. The page "The life of a payment" of the documentation has them."""
    description: str
    """What happened, in words."""
    refund_uuid: str | None
    """The refund that moved. Null: the payment itself moved."""
    return_code: str | None
    """The code of the return that caused the move. Null: no return caused it."""
    moved_at: Timestamp
    """When the move was made, in UTC."""
    trace_id: str | None
    """Trace number of the entry that caused the move, or of the returned entry. Null: no entry caused it."""
    offset_amount: int | None
    """Of an offset: the cents by which this payment paid the debt of another one (K6o), or by which the other one paid its debt (K6). Null: the move is no offset."""
    counterpart_transaction_uuid: str | None
    """Of an offset: the other payment. Null: the move is no offset."""
    merchant_batch_uuid: str | None
    """The merchant batch that the payment joined, or whose entry caused the move. Null: none. Read it at `/batch-merchant-payouts/{uuid}`, or at `/batch-merchant-refunds/{uuid}` for the debit of a refund."""


EntryState = Literal["filed", "sent", "settled", "good", "returned", "rejected"]
"""How far the entry is.

- `filed`: It is in one of our files.
- `sent`: The bank has it.
- `settled`: Its settlement date has come.
- `good`: It is a debit, and its return is no longer expected.
- `returned`: The bank returned it.
- `rejected`: The bank rejected its file.
"""

class Entry(TypedDict):
    """An entry of a payment in a bank file."""
    stage: Literal["capture", "payout", "clawback", "reverse_payout", "refund_capture", "refund_payout"]
    """The stage that the entry moves money for.

    - `capture`: A debit of the payer.
    - `payout`: A credit to the payee.
    - `clawback`: A debit of the payee, after the capture was returned.
    - `reverse_payout`: A credit to the payer, after the payout was returned.
    - `refund_capture`: A debit of the payee for a refund.
    - `refund_payout`: A credit to the payer for a refund.
    """
    refund_uuid: str | None
    """The refund that the entry belongs to. Null: it belongs to the payment itself."""
    attempt: int
    """How often the stage was tried, from 1. A repeated entry has the next number."""
    amount: Cents
    """Cents. Of a batch entry: the share of this payment."""
    state: EntryState
    speed: Literal["standard", "sameday"]
    """How fast the entry settles: `standard` or `sameday`. A same-day payment that misses the windows of the day goes out at the standard speed."""
    trace_id: str
    """The trace number of the entry: 15 digits. A bank finds the entry by it."""
    bank: str
    """The bank that sends the entry and answers it."""
    file_name: str | None
    """The name of the file that has the entry. Null until the file is closed."""
    settles_on: Day | None
    """The banking day on which the entry settles. Null: the bank rejected its file."""
    returned_with: str | None
    """The return code. Null: the entry was not returned."""
    merchant_batch_uuid: str | None
    """The batch that it is part of. Null: it is an entry of its own."""
    sec_code: Literal["PPD", "WEB", "TEL", "CCD", "CTX"]
    """The SEC code of its batch. Until its file is written, the code that it would have by the settings of today.

    - `PPD`: A person, in writing or in a similar way.
    - `WEB`: A person, over the internet or in an app.
    - `TEL`: A person, by telephone.
    - `CCD`: A business, by an agreement.
    - `CTX`: A business, by an agreement; the entry may have a long `addenda`.
    """
    created_at: Timestamp
    """When the entry was put into its file, in UTC."""


class Hold(TypedDict):
    """A hold: it stops the next outgoing step of a payment."""
    uuid: str
    """The identifier of the hold."""
    transaction_uuid: str
    """The payment that is on hold."""
    kind: Literal["tenant", "operator", "risk", "compliance", "account"]
    """Who or what placed the hold.

    - `tenant`: The tenant paused the payment, and can resume it.
    - `operator`: An operator of this service placed it.
    - `risk`: A block of the user or account, or a high return rate of the merchant.
    - `compliance`: A compliance or sanctions reason. An operator of this service reviews it.
    - `account`: A bank account of the next step cannot be used. The hold ends when there is another account.
    """
    reason: str
    """Why the payment is on hold, in words."""
    stops_capture: bool
    """True: the capture waits too, and goes into no file. False: only later steps wait."""
    placed_at: Timestamp
    """When the hold was placed, in UTC."""
    released_at: Timestamp | None
    """When the hold was released, in UTC. Null: the hold is open."""


RefundStatus = Literal["REFUND_PENDING", "REFUND_CAPTURE_ACH_PENDING", "REFUND_ACH_PENDING", "REFUND_COMPLETE", "REFUND_FAILED"]
"""The status of the refund: a debit of the payee, then a credit to the payer.

- `REFUND_PENDING`: The debit of the payee waits: for the payout, for a bank file, or for the bank to confirm it.
- `REFUND_CAPTURE_ACH_PENDING`: The bank has the debit of the payee. It can still be returned.
- `REFUND_ACH_PENDING`: The debit of the payee is good. The credit to the payer waits for a bank file, or the bank has it.
- `REFUND_COMPLETE`: The credit to the payer settled.
- `REFUND_FAILED`: An entry of the refund was returned, or the payment itself was returned.
"""

class Refund(TypedDict):
    """A refund: all or part of a payment goes back to the payer."""
    uuid: str
    """The identifier of the refund."""
    transaction_uuid: str
    """The payment that is refunded."""
    amount: Cents
    """What is refunded, in cents."""
    status: RefundStatus
    client_reference_id: str
    """Your own reference for the refund. Empty: none was given."""
    refund_capture_trace_id: str
    """Trace number of the debit of the payee. Empty until it is known."""
    refund_payout_trace_id: str
    """Trace number of the credit to the payer. Empty until it is known."""
    held_reason: str | None
    """Why the refund waits: a hold on its payment, or what must happen before its debit. Null: it does not wait."""
    ach_return_code: str | None
    """The return code of the last failed entry of this refund. This field and the next two describe the same entry: the debit of the payee or the credit to the payer. Null: nothing was returned."""
    failure_code: str | None
    """Why that entry failed or was not made, for programs. Null: no entry failed."""
    failure_reason: str | None
    """Why that entry failed or was not made, as a sentence. Null: no entry failed."""
    created_at: Timestamp
    """When the refund was accepted, in UTC."""
    updated_at: Timestamp
    """When the refund changed last, in UTC."""
    metadata: NotRequired[Metadata]


class TransactionDetails(TypedDict):
    """A payment with its history and its expected dates."""
    transaction: TransactionWithMetadata
    """The payment, as other operations show it."""
    state: TransactionState
    amount_refunded: Cents
    """What refunds give back to the payer, in cents. A refund counts from its start until it has failed for good."""
    expected_on: Day | None
    """The banking day on which the next step of the payment is expected. It depends on `state`:

    - `started`: The debit of the payer settles.
    - `debited`: The debit is good.
    - `good`: The payout settles.
    - `paying`: The payout settles.
    - `returned`: The reverse payout settles.
    - `owed`: The clawback settles.

    Null: the payment has ended, a hold stops the step, or the step waits for a person.
    """
    expected_on_if_released: Day | None
    """The banking day on which the next step would be expected if everything that holds the payment were released now. Null: nothing holds it, or no step would follow."""
    as_of: Day
    """The day in Eastern time on which the dates were worked out, by the banking clock."""
    payer_account: AccountInShort
    """The account that is debited for the payment."""
    payee_account: AccountInShort
    """The account that the payment is paid to."""
    capture_settles_on: Day | None
    """The banking day on which the debit of the payer settles. Null: the capture was canceled or failed, or an open hold stops the step."""
    payout_eligible_on: Day | None
    """The banking day on which the debit is good, so that the payee can be paid. Null: the capture was canceled or failed, or an open hold stops the step."""
    returnable_until: Day | None
    """The banking day by whose opening every return in time has arrived. Null: the capture was canceled or failed, or an open hold stops the step."""
    held_by: Literal["return", "bank_file"] | None
    """What holds the payment until an operator has decided. The other holds are in `holds`.

    - `return`: A return that names it is in suspense.
    - `bank_file`: A file of its bank waits, and its return may be in it.

    Null: neither holds it.
    """
    authorization_uuid: str | None
    """The authorization of the payer that the debit uses. Null: the payment needed none, and named none."""
    sec_code: Literal["PPD", "WEB", "TEL", "CCD", "CTX"] | None
    """How the payer authorized the debit, as the payment or its authorization says.

    - `PPD`: A person, in writing or in a similar way.
    - `WEB`: A person, over the internet or in an app.
    - `TEL`: A person, by telephone.
    - `CCD`: A business, by an agreement.
    - `CTX`: A business, by an agreement; the entry may have a long `addenda`.

    Null: neither does, so the settings of the merchant decide. `entries` has the code of each entry.
    """
    entry_purpose: Literal["purchase", "payroll", "other"] | None
    """What the entries are for, as the payment says.

    - `purchase`: A person buys goods online: the WEB debit is described as `PURCHASE`.
    - `payroll`: Wages of a person: the payout (PPD) is described as `PAYROLL`.
    - `other`: Neither, whatever the settings say.

    Null: it does not, so the settings of the merchant decide.
    """
    after_return: AfterReturn | None
    """What is to be done after the latest return. Null: no entry was returned, or it was done."""
    moves: List[Move]
    """Everything that happened to the payment, the oldest first."""
    entries: List[Entry]
    """The entries of the payment in bank files, the oldest first."""
    holds: List[Hold]
    """The holds on the payment, also released ones, the oldest first."""
    refunds: List[Refund]
    """The refunds of the payment, the oldest first."""


class NamedTransactionDetails(TransactionDetails):
    """A payment with its history, its expected dates, and the names of payer and payee."""
    payer_name: str | None
    """The name of the payer: of the business, or first and last name. Null: erased."""
    payee_name: str | None
    """The name of the payee: of the business, or first and last name. Null: erased."""


class Payout(TypedDict):
    """A credit to the bank account of a payee."""
    uuid: str
    """The identifier of the payout."""
    payee_uuid: str
    """The uuid of the payee."""
    payee_name: str | None
    """The name of the payee. Null: erased."""
    amount: Cents
    """What the account of the payee is credited, in cents."""
    payment_count: int
    """How many payments it pays."""
    state: EntryState
    settles_on: Day | None
    """The banking day on which the entry settles. Null: the bank rejected its file."""
    trace_id: str
    """The trace number of the entry: 15 digits. A bank finds the entry by it."""
    returned_with: str | None
    """The return code. Null: the entry was not returned."""
    merchant_batch_uuid: str | None
    """The batch that it is part of. Null: it is an entry of its own."""
    created_at: Timestamp
    """When the payout was put into its file, in UTC."""


class PaidPayment(TypedDict):
    """A payment that a payout pays."""
    transaction_uuid: str
    """The uuid of the payment."""
    payer_name: str | None
    """The name of the payer. Null: erased."""
    client_reference_id: str
    """Your own reference for the payment. Empty: it has none."""
    amount: Cents
    """What the payout has of the payment, in cents."""
    created_at: Timestamp
    """When the payment was started, in UTC."""


DebitsOfAuthorization = Literal["payments", "clawbacks"]
"""Which debits of the user it allows.

- `payments`: Payments that the user makes as a payer.
- `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the payer comes back.
"""

class Authorization(TypedDict):
    """What a user allowed: debits of one of its bank accounts."""
    uuid: str
    """The identifier of the authorization."""
    user_uuid: str
    """The user who authorized the debits."""
    bank_account_uuid: str
    """The bank account that may be debited."""
    debits: DebitsOfAuthorization
    kind: Literal["single", "recurring", "standing"]
    """How many debits it allows.

    - `single`: One debit. The first payment that uses it uses it up.
    - `recurring`: Debits at regular intervals, as a subscription has them.
    - `standing`: Any number of debits, each started by an act of the payer.
    """
    sec_code: Literal["PPD", "WEB", "TEL", "CCD", "CTX"] | None
    """How the payer agreed, and the SEC code of the debits that use it. Null: not said, so it allows debits of every code."""
    payee_uuid: str | None
    """The only payee of the debits. Null: every payee."""
    minimum_amount: Cents | None
    """The least amount of a debit, in cents. Null: no minimum."""
    maximum_amount: Cents | None
    """The most of a debit, in cents. Null: there is no limit."""
    authorized_on: Day
    """The day on which the payer authorized the debits."""
    ends_on: Day | None
    """The last day on which a payment may start. Null: until it is revoked."""
    reference: str
    """Where the proof is kept. Empty: nothing was given."""
    recorded_at: Timestamp
    """When the authorization was recorded, in UTC."""
    revoked_at: Timestamp | None
    """When it was revoked, in UTC. Null: it was not."""
    revoked_reason: str | None
    """Why it was revoked. Null: it was not."""
    used_by_transaction_uuid: str | None
    """The payment that used up a single authorization. Null: it is unused, or not single."""
    has_evidence: bool
    """Whether evidence is kept with it."""


class AuthorizationEvidence(TypedDict):
    """What proves that the payer agreed. Send all that you have: a bank may ask for it for two years."""
    terms: NotRequired[List[str]]
    """The text to which the payer agreed, paragraph by paragraph."""
    terms_version: NotRequired[str]
    """Your name for this version of the text."""
    agreed_at: NotRequired[str]
    """When the payer agreed: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    name: NotRequired[str]
    """The name that the payer gave."""
    email: NotRequired[str]
    """The e-mail address that the payer gave."""
    ip_address: NotRequired[str]
    """The network address from which the payer agreed."""
    user_agent: NotRequired[str]
    """The browser or app of the payer, as it named itself."""
    identity: NotRequired[str]
    """How you knew who the payer is, for instance `password and code by text message`."""
    recording: NotRequired[str]
    """Where you keep the recording in which the payer authorized by telephone, for instance `call 7715`."""
    notice_sent_on: NotRequired[Day]
    """The day on which you sent the payer the terms in writing, after an authorization by telephone and before the first debit."""
    signature: NotRequired[str]
    """How the payer agreed, for instance `check box and button`."""


class AuthorizationWithEvidence(Authorization):
    """An authorization with what proves it."""
    evidence: AuthorizationEvidence | None
    """What proves that the payer agreed. Null: no evidence was given."""


class AuthorizationProof(TypedDict):
    """Everything that proves that a payer authorized a payment."""
    transaction_uuid: str
    """The payment that the proof is about."""
    amount: Cents
    """What was debited from the payer, in cents."""
    company_name: str
    """The name that the payer reads on the bank statement."""
    description: str | None
    """The ACH company entry description. Null: none was given."""
    client_reference_id: str
    """Your own reference for the payment. Empty: none was given."""
    started_at: Timestamp
    """When the payment was started, in UTC."""
    payer_uuid: str
    """The user who pays."""
    payee_uuid: str
    """The user who is paid."""
    payer_name: str | None
    """The name of the payer: of the business, or first and last name. Null: erased."""
    payee_name: str | None
    """The name of the payee: of the business, or first and last name. Null: erased."""
    payer_account: AccountInShort
    """The account that is debited for the payment."""
    payee_account: AccountInShort
    """The account that the payment is paid to."""
    authorization: AuthorizationWithEvidence | None
    """The authorization that the payment uses. Null: it uses none, so the proof must come from elsewhere."""
    debits: List[Entry]
    """The debits of the payer in bank files, the oldest first."""
    clawback_authorization: AuthorizationWithEvidence | None
    """The authorization of the payee by which the latest clawback was put into a file. Null: there is no such authorization."""
    clawbacks: List[Entry]
    """The debits of the payee in bank files, the oldest first."""
    made_at: Timestamp
    """When this proof was made, in UTC."""


class UpdateTransactionRequest(TypedDict):
    metadata: MetadataChange | None
    """A key that you send is added or gets the new value, null deletes it, and all other keys stay. Null instead of an object deletes all. At most 50 keys of 1 to 40 characters without square brackets, and values of at most 500 characters."""


class CancelTransactionRequest(TypedDict):
    cancel_reason: NotRequired[str]
    """Why the payment is canceled. Its record shows this text. Absent: it shows `Canceled by request.` instead."""


class PauseTransactionRequest(TypedDict):
    reason: NotRequired[str]
    """Why the payment is paused. Its hold shows this text."""


class CreateRefundRequest(TypedDict):
    amount: NotRequired[int | str]
    """What is refunded, in cents. Text of digits is read as a number. Absent: all that is left of the payment."""
    currency: NotRequired[Literal["USD"]]
    """The currency of the transaction."""
    client_reference_id: NotRequired[str]
    """Your own reference for the refund. It need not be unique."""
    metadata: NotRequired[Metadata]


class UpdateRefundRequest(TypedDict):
    metadata: MetadataChange | None
    """A key that you send is added or gets the new value, null deletes it, and all other keys stay. Null instead of an object deletes all. At most 50 keys of 1 to 40 characters without square brackets, and values of at most 500 characters."""


class NamedRefund(Refund):
    payer_name: str | None
    """The name of the payer: of the business, or first and last name. Null: erased."""
    payee_name: str | None
    """The name of the payee: of the business, or first and last name. Null: erased."""


BatchTransactionUuids: TypeAlias = "List[str]"
"""The uuids of its payments, at most 200 of them."""

class RefundMember(TypedDict):
    """A refund in the batch of a merchant."""
    refund_uuid: str
    """The identifier of the refund."""
    transaction_uuid: str
    """The payment that is refunded."""
    merchant_batch_uuid: str
    """The batch of the merchant that has the refund."""
    amount: Cents
    """What is refunded, in cents."""
    client_reference_id: str
    """Your own reference for the refund. Empty: none was given."""
    status: RefundStatus
    refund_capture_trace_id: str
    """Trace number of the debit of the payee; empty until known."""
    ach_return_code: str | None
    """The return code of the refund, as its record shows it. Null: nothing was returned."""
    failure_reason: str | None
    """Why an entry of the refund failed, as a sentence. Null: none failed."""


BatchStatus: TypeAlias = "str"
"""The first of these statuses that a member has; a payment and a refund explain them. Payouts: PAYOUT_ACH_FAILED, PAYOUT_PENDING_ACH, PAYOUT_ACH_PENDING, PAYOUT_COMPLETE, PAYOUT_CANCELED. Refunds: REFUND_FAILED, REFUND_PENDING, REFUND_CAPTURE_ACH_PENDING, REFUND_ACH_PENDING, REFUND_COMPLETE."""

LatestTrace: TypeAlias = "str"
"""Trace number of its latest entry, even if the bank rejected the file; null if it is in no file yet. `entries` lists all entries."""

SummedCents: TypeAlias = "int"
"""An integer number of cents from 0 to 999999999999."""

class BatchEntry(TypedDict):
    """An entry of a batch in a bank file."""
    trace_id: str
    """The trace number of the entry: 15 digits. A bank finds the entry by it."""
    amount: SummedCents
    """The amount of the entry, in cents."""
    member_count: int
    """The number of payments or refunds in it."""
    state: EntryState
    bank: str
    """The bank that sends the entry and answers it."""
    file_name: str | None
    """The name of the file that has the entry. Null until the file is closed."""
    settles_on: Day | None
    """The banking day on which the entry settles. Null: the bank rejected its file."""
    returned_with: str | None
    """The return code. Null: the entry was not returned."""
    created_at: Timestamp
    """When the entry was put into its file, in UTC."""


BatchEntries: TypeAlias = "List[BatchEntry]"
"""Every entry at the bank, oldest first. There are several if the amount does not fit one entry, a member was on hold, or the bank rejected a file."""

class MerchantPayout(TypedDict):
    """What a merchant is paid by one daily run on one bank account."""
    uuid: str
    """The identifier of the batch of the merchant."""
    batch_uuid: str
    """The batch of the whole daily run."""
    merchant_uuid: str
    """The merchant that is paid or debited."""
    bank_account_uuid: str
    """The bank account of the merchant."""
    amount: int
    """The sum of the members, in cents."""
    status: BatchStatus
    transaction_count: int
    """The number of payments; in a batch of refunds, the number of refunds."""
    trace_id: LatestTrace | None
    """Trace number of the latest entry of the batch. Null: it is in no file yet."""
    created_at: Timestamp
    """When the batch was stored, in UTC."""
    entries: BatchEntries
    updated_at: Timestamp
    """When a member of the batch changed last, in UTC."""


class MerchantRefund(TypedDict):
    """What a merchant is debited for refunds by one daily run on one bank account."""
    uuid: str
    """The identifier of the batch of the merchant."""
    batch_uuid: str
    """The batch of the whole daily run."""
    merchant_uuid: str
    """The merchant that is paid or debited."""
    bank_account_uuid: str
    """The bank account of the merchant."""
    amount: int
    """The sum of the members, in cents."""
    status: BatchStatus
    transaction_count: int
    """The number of payments; in a batch of refunds, the number of refunds."""
    trace_id: LatestTrace | None
    """Trace number of the latest entry of the batch. Null: it is in no file yet."""
    created_at: Timestamp
    """When the batch was stored, in UTC."""
    entries: BatchEntries
    updated_at: Timestamp
    """When a member of the batch changed last, in UTC."""


class PayoutMember(TypedDict):
    """A payment in the batch of a merchant."""
    transaction_uuid: str
    """The identifier of the payment."""
    amount: Cents
    """What was debited from the payer, in cents."""
    transaction_fee: Cents
    """The part of `amount` that the payee does not get, in cents."""
    payout_amount: int
    """Cents with which it joined the batch; 0 if an offset took everything."""
    entry_amount: int | None
    """Its cents in the entry of this batch. Less than `payout_amount` if a return reduced it before the entry was filed; null if it is in no entry, or only in one whose file the bank rejected."""
    trace_id: str
    """Trace number of its capture; empty until known."""
    capture_status: CaptureStatus
    payout_status: str
    """The status of its payout in this batch. Later payouts do not change it."""
    payout_trace_id: str | None
    """Trace number of its entry in this batch; null if `entry_amount` is null."""
    payout_return_code: str | None
    """The return code of that entry. Null: it was not returned."""
    ach_return_code: str | None
    """The return code of the payment, as its record shows it. Null: nothing was returned."""
    failure_reason: str | None
    """Why a stage of the payment failed, as a sentence. Null: none failed."""


class WholeMerchantPayout(MerchantPayout):
    """What a merchant is paid by one daily run, with a page of its payments."""
    transaction_uuids: BatchTransactionUuids
    pagination: Pagination
    transactions: List[PayoutMember]
    """A page, ordered by uuid. A page has 5000 members, or fewer with `per_page`."""


class WholeMerchantRefund(MerchantRefund):
    """What a merchant is debited by one daily run, with a page of its refunds."""
    transaction_uuids: BatchTransactionUuids
    pagination: Pagination
    refunds: List[RefundMember]
    """A page, ordered by uuid. A page has 5000 members, or fewer with `per_page`."""


AccountName = Literal["BANK", "DIF", "CIF", "UNS", "PAYEE", "PRES", "FEE", "PAYER", "CLAW", "RECV", "LOSS", "SUSP", "REV", "DUP", "BFEE", "MICRO", "OWN"]
"""A ledger account. What it has:

- `BANK`: Cash in the pooled settlement account.
- `DIF`: Debits in flight.
- `CIF`: Credits in flight.
- `UNS`: Captured, not yet good.
- `PAYEE`: Owed to a payee.
- `PRES`: Reserved for a payout.
- `FEE`: Owed to a vendor, or to the processor, for fees.
- `PAYER`: Owed to a payer.
- `CLAW`: Receivable from a payee.
- `RECV`: Receivable from a payer.
- `LOSS`: Written off.
- `SUSP`: Unmatched bank items.
- `REV`: Moved by reversals, and not taken over by payments.
- `DUP`: Moved by files that a bank processed twice.
- `BFEE`: Fees of the banks.
- `MICRO`: Small credits that check bank accounts.
- `OWN`: Own funds paid in.
"""

class Movement(TypedDict):
    """A debit or credit on a ledger account."""
    posted_at: Timestamp
    """When the movement was posted, in UTC."""
    transaction_uuid: str | None
    """The payment that moved. Null: a fee payout, or cash that belongs to no payment yet."""
    source_uuid: str
    """The cause: an entry, a return in a bank’s file, an act of an operator, a fee payout, a line of a bank statement, the payment that paid (an offset), or a daily run."""
    client_reference_id: str
    """Your own reference for the payment. Empty: it has none."""
    transition: str
    """The row of the stage tables that moved the money. The page "The life of a payment" of the documentation has them."""
    description: str
    """What happened, in words."""
    account: AccountName
    """The ledger account that the movement is on."""
    debit: int
    """What is debited from the account, in cents. 0 for a credit."""
    credit: int
    """What is credited to the account, in cents. 0 for a debit."""
    balance: int
    """The balance after this movement, in cents."""
    trace_id: str | None
    """Trace number of the entry that caused it, or of the returned entry. Null: no entry caused it."""
    return_code: str | None
    """The code of the return that caused it. Null: no return caused it."""
    counterpart_transaction_uuid: str | None
    """Of an offset (K6): the other payment. The debit belongs to the payment that paid, the credit to the payment that owed. Null: it is no offset."""
    merchant_batch_uuid: str | None
    """The merchant batch that the payment joined by this movement, or whose entry caused it. Null: none. Read it at `/batch-merchant-payouts/{uuid}`, or at `/batch-merchant-refunds/{uuid}` for the debit of a refund."""


class TenantStatementAccounts(TypedDict):
    account: AccountName
    """The ledger account of these sums."""
    opening: int
    """The balance before the period, in cents. A debit is positive."""
    debits: int
    """The sum of the debits in the period, in cents."""
    credits: int
    """The sum of the credits in the period, in cents."""
    closing: int
    """The balance after the period, in cents. A debit is positive."""


class TenantStatement(TypedDict):
    """The ledger accounts of a tenant in a period."""
    start_date: Day
    """The first day of the period, in UTC. The period includes it."""
    end_date: Day
    """The last day of the period, in UTC. The period includes it."""
    accounts: List[TenantStatementAccounts]
    """The sums of each account that has a balance or a movement."""
    movements: List[Movement]
    """The movements of this page, the oldest first."""
    pagination: Pagination


FeeSchedule = Literal["daily", "on_demand"]
"""When fees are paid out.

- `daily`: The daily run of each banking day pays them out.
- `on_demand`: Only a request pays them out.
"""

class FeeAccount(TypedDict):
    """The bank account that fees are paid to, and the owed amount."""
    owner_uuid: str
    """The owner of the fees: the vendor, or the processor itself."""
    bank_account_uuid: str | None
    """The bank account that the fees are paid to. Null: none is named."""
    schedule: FeeSchedule | None
    """When fees are paid out. Null: no account is named."""
    usable: bool
    """False if no account is named, or it was removed or disabled. Nothing is paid until another one is named."""
    owed: int
    """Cents that are owed and in no file. Negative if fees were returned after they were paid out."""


class SetVendorFeeAccountRequest(TypedDict):
    bank_account_uuid: str
    """The bank account that the fees are paid to."""
    schedule: NotRequired[FeeSchedule]
    """When fees are paid out. Absent: as before, and `daily` at first."""


class FeePayout(TypedDict):
    """A payout of fees to their owner."""
    uuid: str
    """The identifier of the payout of fees."""
    owner_uuid: str
    """The owner of the fees: the vendor, or the processor itself."""
    status: Literal["FEE_PAYOUT_PENDING", "FEE_PAYOUT_FILED", "FEE_PAYOUT_ACH_PENDING", "FEE_PAYOUT_COMPLETE", "FEE_PAYOUT_ACH_FAILED", "FEE_PAYOUT_CANCELED"]
    """How far the payout of fees is.

    - `FEE_PAYOUT_PENDING`: It waits for the next file.
    - `FEE_PAYOUT_FILED`: It is in a file that the bank has not confirmed.
    - `FEE_PAYOUT_ACH_PENDING`: The bank has the credit. It has not settled yet.
    - `FEE_PAYOUT_COMPLETE`: The credit settled.
    - `FEE_PAYOUT_ACH_FAILED`: The credit was returned. The fees are owed again.
    - `FEE_PAYOUT_CANCELED`: It ended without a credit. `cancel_reason` says why.
    """
    amount: int
    """What is paid out, in cents. While it is pending: the amount owed at the request. The filed entry has the amount owed then."""
    bank_account_uuid: str
    """The bank account that is credited."""
    trace_id: str
    """The trace number of the entry: 15 digits. Empty until it is in a file."""
    ach_return_code: str | None
    """The return code of the entry. Null: it was not returned."""
    cancel_reason: Literal["nothing_owed", "file_rejected", "file_full", "not_writable"] | None
    """Why the payout was canceled.

    - `nothing_owed`: Nothing was owed anymore at its cut-off.
    - `file_rejected`: The bank rejected its file. Another payout replaces it.
    - `file_full`: It did not fit into its file. Another payout replaces it.
    - `not_writable`: No bank file can have its entry, or the bank rejected the entry. Name the account again.

    Null: it was not canceled.
    """
    created_at: Timestamp
    """When the payout was requested, in UTC."""
    updated_at: Timestamp
    """When the payout changed last, in UTC."""


class Limits(TypedDict):
    """The limits of an owner, and how much of them is used."""
    owner: Literal["processor", "vendor", "merchant"]
    """Whose payments the limits apply to."""
    owner_uuid: str
    """The identifier of the owner of the limits."""
    amount_per_payment: Cents | None
    """The highest amount of one payment, in cents. Null: no limit."""
    amount_per_day: SummedCents | None
    """The highest sum of the payments that start on one banking day, in cents. Null: no limit."""
    amount_in_flight: SummedCents | None
    """The highest sum of captures that can still be returned, in cents. Null: no limit."""
    day: Day
    """The banking day of `started_on_day`, in Eastern time."""
    started_on_day: int
    """Cents of payments that started on `day` and are not canceled."""
    in_flight: int
    """Cents of captures that are neither good nor failed nor canceled."""


class ReturnRate(TypedDict):
    """One of the return rates, and its limit."""
    returns: int
    """The number of debits that were returned for this reason."""
    percent: float | None
    """The share of the debits that were returned, in percent. Null: there were no debits."""
    limit_percent: float
    """The highest allowed share of returned debits, in percent."""
    state: Literal["normal", "warning", "exceeded"]
    """Where the rate is.

    - `normal`: Below 80 % of the limit, or there are too few debits to judge.
    - `warning`: From 80 % of the limit on.
    - `exceeded`: Above the limit.
    """


class ReturnRates(TypedDict):
    """The shares of the debits of sixty days that were returned."""
    owner: Literal["processor", "merchant"]
    """Whose debits are counted."""
    owner_uuid: str
    """The identifier of the processor or merchant."""
    start_date: Day
    """The first day of the counted debits."""
    debits: int
    """The number of debits since `start_date`."""
    minimum_debits: int
    """Below this number of debits every state is `normal`."""
    unauthorized: ReturnRate
    """Debits that were returned as unauthorized."""
    administrative: ReturnRate
    """Debits that were returned for wrong account data."""
    overall: ReturnRate
    """Debits that were returned for any reason."""
    debits_held: bool
    """Whether new debits of the merchant are on hold."""


class RecordPayerAuthorizationRequestBankAccount(TypedDict):
    """The bank account that may be debited."""
    uuid: str
    """The identifier of the bank account."""
    aggregator_type: AggregatorType


class RecordPayerAuthorizationRequest(TypedDict):
    bank_account: RecordPayerAuthorizationRequestBankAccount
    """The bank account that may be debited."""
    debits: NotRequired[DebitsOfAuthorization]
    """Which debits of the user it allows.

    - `payments`: Payments that the user makes as a payer.
    - `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the payer comes back.

    With `clawbacks`, `kind` is `standing`, and `payee_uuid`, `minimum_amount` and `maximum_amount` are absent. Absent: `payments`.
    """
    kind: NotRequired[Literal["single", "recurring", "standing"]]
    """How many debits it allows.

    - `single`: One debit. The first payment that uses it uses it up.
    - `recurring`: Debits at regular intervals, as a subscription has them.
    - `standing`: Any number of debits, each started by an act of the payer.

    Absent: `standing`.
    """
    sec_code: NotRequired[Literal["PPD", "WEB", "TEL", "CCD", "CTX"]]
    """How the payer agreed, as the SEC code of the debits.

    - `PPD`: In writing, or in a similar way.
    - `WEB`: Over the internet or in an app.
    - `TEL`: By telephone.
    - `CCD`: A business, by an agreement with the originator.
    - `CTX`: The same, for debits with a remittance of several records.

    Payments with another `sec_code` cannot use it, and payments without one take this code. `TEL` needs `recording` or `notice_sent_on` in `evidence`, and both if `kind` is `recurring`. Absent: not said; it allows debits of every code.
    """
    payee_uuid: NotRequired[str]
    """The only payee of the debits. Absent: every payee."""
    minimum_amount: NotRequired[int | str]
    """The least amount of a debit, in cents. Absent: no minimum."""
    maximum_amount: NotRequired[int | str]
    """The most of a debit, in cents. Absent: there is no limit."""
    authorized_on: NotRequired[Day]
    """The day on which the payer authorized the debits. Absent: today in Eastern time."""
    ends_on: NotRequired[Day]
    """The last day on which a payment may start. Absent: until it is revoked."""
    reference: NotRequired[str]
    """Where you keep the proof, for instance the number of a mandate."""
    evidence: NotRequired[AuthorizationEvidence]


class Block(TypedDict):
    """A block: it protects a user or a bank account until it is lifted."""
    uuid: str
    """The identifier of the block."""
    user_uuid: str
    """The user that is blocked, or whose bank account is blocked."""
    bank_account_uuid: str | None
    """The bank account that is blocked. Null: the user is blocked."""
    kind: Literal["stop_payment", "unauthorized", "fraud", "compliance", "sanctions"]
    """Why, and so what is blocked.

    - `stop_payment`: The holder of the account stopped a payment. The account is not debited.
    - `unauthorized`: A debit was returned as unauthorized. The payer and the account are not debited.
    - `fraud`: Fraud is suspected. The user can neither pay nor be paid.
    - `compliance`: A compliance reason. The user can neither pay nor be paid.
    - `sanctions`: A sanctions reason. The user can neither pay nor be paid.
    """
    reason: str
    """Why the block was placed, in words."""
    return_code: str | None
    """The code of the return that placed the block. Null: an operator placed it."""
    transaction_uuid: str | None
    """The payment whose return placed the block. Null: no return placed it."""
    placed_at: Timestamp
    """When the block was placed, in UTC."""
    lifted_at: Timestamp | None
    """When the block was lifted, in UTC. Null: the block is open."""
    lifted_by: Literal["authorization", "operator"] | None
    """What lifted the block.

    - `authorization`: A new authorization of the payer.
    - `operator`: An operator of this service.

    Null: the block is open.
    """


class CreateAuthorizationRequestRequestBankAccount(TypedDict):
    """The bank account that may be debited."""
    uuid: str
    """The identifier of the bank account."""
    aggregator_type: AggregatorType


class CreateAuthorizationRequestRequest(TypedDict):
    bank_account: CreateAuthorizationRequestRequestBankAccount
    """The bank account that may be debited."""
    debits: NotRequired[DebitsOfAuthorization]
    """Which debits of the user it allows.

    - `payments`: Payments that the user makes as a payer.
    - `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the payer comes back.

    With `clawbacks`, `kind` is `standing`, and `payee_uuid`, `minimum_amount` and `maximum_amount` are absent. Absent: `payments`.
    """
    kind: NotRequired[Literal["single", "recurring", "standing"]]
    """How many debits it allows.

    - `single`: One debit. The first payment that uses it uses it up.
    - `recurring`: Debits at regular intervals, as a subscription has them.
    - `standing`: Any number of debits, each started by an act of the payer.

    Absent: `standing`.
    """
    payee_uuid: NotRequired[str]
    """The only payee of the debits. Absent: every payee."""
    minimum_amount: NotRequired[int | str]
    """The least amount of a debit, in cents. Absent: no minimum."""
    maximum_amount: NotRequired[int | str]
    """The most of a debit, in cents. Absent: there is no limit."""
    ends_on: NotRequired[Day]
    """The last day on which a payment may start. Absent: until it is revoked."""
    reference: NotRequired[str]
    """Where you keep the proof, for instance the number of a mandate."""
    authorized_on: NotRequired[Day]
    """The first day on which a payment may start. Absent: the day on which the payer agrees."""
    terms: NotRequired[List[str]]
    """Your text, paragraph by paragraph. Absent: our standard text, with the name of the payer, your name, the account, the amount, the days and `contact`."""
    terms_version: NotRequired[str]
    """Your name for this version of `terms`. Required with `terms`."""
    contact: NotRequired[str]
    """How the payer reaches you to revoke it: an e-mail address or a telephone number. Required without `terms`."""
    return_url: NotRequired[str]
    """An https URL. The page links back to it after the user has answered."""
    expires_in_hours: NotRequired[int]
    """How long the link works, in hours: 72 by default."""


class AuthorizationRequest(TypedDict):
    """A payer is asked to authorize debits on our page."""
    uuid: str
    """The identifier of the request."""
    user_uuid: str
    """The payer who is asked."""
    bank_account_uuid: str
    """The bank account that may be debited."""
    state: Literal["open", "agreed", "declined", "expired", "withdrawn"]
    """Whether the payer has answered.

    - `open`: The payer can still answer.
    - `agreed`: The payer agreed. `authorization_uuid` is the authorization.
    - `declined`: The payer declined.
    - `expired`: The payer did not answer in time.
    - `withdrawn`: You withdrew the request.
    """
    debits: DebitsOfAuthorization
    kind: Literal["single", "recurring", "standing"]
    """How many debits it allows.

    - `single`: One debit. The first payment that uses it uses it up.
    - `recurring`: Debits at regular intervals, as a subscription has them.
    - `standing`: Any number of debits, each started by an act of the payer.
    """
    sec_code: Literal["WEB", "CCD"]
    """How the payer agrees, as the SEC code of the debits.

    - `WEB`: A person.
    - `CCD`: A business.
    """
    payee_uuid: str | None
    """The only payee of the debits. Null: every payee."""
    minimum_amount: Cents | None
    """The least amount of a debit, in cents. Null: no minimum."""
    maximum_amount: Cents | None
    """The most of a debit, in cents. Null: there is no limit."""
    authorized_on: Day | None
    """The first day on which a payment may start. Null: the day on which the payer agrees."""
    ends_on: Day | None
    """The last day on which a payment may start. Null: until it is revoked."""
    reference: str
    """Your reference for the authorization. Empty: none was given."""
    terms: List[str]
    """The text that the page shows, paragraph by paragraph."""
    terms_version: str
    """The name of this version of the text."""
    return_url: str | None
    """Where the page links back to. Null: it has no such link."""
    created_at: Timestamp
    """When the request was made, in UTC."""
    expires_at: Timestamp
    """Until when the payer can answer, in UTC."""
    ended_at: Timestamp | None
    """When it was answered or withdrawn, in UTC. Null: it was not."""
    authorization_uuid: str | None
    """The authorization. Null: the payer has not agreed."""


class MadeAuthorizationRequest(AuthorizationRequest):
    """A request for an authorization, with its link."""
    url: str
    """The page for the payer. It is shown only in this answer."""


class RevokeAuthorizationRequest(TypedDict):
    reason: NotRequired[str]
    """Why it is revoked. Absent: the record has `The payer revoked it.` instead."""


class TransactionOfAnyTenant(FoundTransaction):
    processor_uuid: str
    payer_name: str | None
    """The name of the payer: of the business, or first and last name. Null: erased."""
    payee_name: str | None
    """The name of the payee: of the business, or first and last name. Null: erased."""


class RefundOfAnyTenant(Refund):
    processor_uuid: str


class NamedRefundOfAnyTenant(RefundOfAnyTenant):
    payer_name: str | None
    """The name of the payer: of the business, or first and last name. Null: erased."""
    payee_name: str | None
    """The name of the payee: of the business, or first and last name. Null: erased."""


class BatchOfAnyTenant(TypedDict):
    processor_uuid: str
    kind: Literal["payout", "refund"]
    merchant_names: List[str]
    """The names of the merchants, at most 5. A merchant whose name was erased is left out."""
    uuid: str
    """The identifier of the batch."""
    amount: int
    """The sum of the members, in cents."""
    merchant_count: int
    """The number of merchants."""
    transaction_count: int
    """The number of payments; in a batch of refunds, the number of refunds."""
    transaction_uuids: BatchTransactionUuids
    run_at: Timestamp
    """The time of the daily run that made the batch, in UTC."""
    created_at: Timestamp
    """When the batch was stored, in UTC."""


class PaymentOfBatch(TypedDict):
    uuid: str
    """The payment."""
    payer_name: str | None
    """The name of the payer: of the business, or first and last name. Null: erased."""
    payee_name: str | None
    """The name of the payee: of the business, or first and last name. Null: erased."""


class BatchInFull(BatchOfAnyTenant):
    payments: List[PaymentOfBatch]
    """The payments of `transaction_uuids`, with their names."""


class AccountTotals(TypedDict):
    account: AccountName
    """The ledger account of these sums, over all its owners."""
    opening: int
    """The balance before these days; a debit is positive, in cents."""
    debits: int
    """The sum of the debits of these days, in cents."""
    credits: int
    """The sum of the credits of these days, in cents."""
    closing: int
    """The balance at the end of the day; a debit is positive, in cents."""


class TrialBalanceAccount(AccountTotals):
    number: str | None
    """The number of the account in the general ledger; null: none."""


class TrialBalance(TypedDict):
    day: Day
    """The balances are at the end of this day of UTC; the movements are of the day."""
    processor_uuid: str | None
    """The tenant, or the operator books; null: all."""
    is_closed: bool
    """True: the day is closed, so nothing changes any more."""
    accounts: List[TrialBalanceAccount]
    """The accounts with a balance or a movement."""
    debits: int
    """The sum of the debits of the day, in cents. The credits have the same sum."""
    credits: int
    """The sum of the credits of the day, in cents."""


class MonthlyStatement(TypedDict):
    """What changed in a month in what a tenant owes its payees."""
    month: str
    """The month, of UTC days."""
    opening: int
    """What was owed to payees before the month, less what they owed. In cents."""
    payments: int
    """How many payments became good in the month."""
    captured: int
    """The amounts of these payments, with the fees. In cents."""
    fees: int
    """Fees of these payments. Negative. In cents."""
    returns: int
    """What debits that came back took from payees. Negative. In cents."""
    clawbacks: int
    """What payees paid back, and what was forgiven to them by offsets. In cents."""
    refunds: int
    """Refunds that the balances of payees paid. Negative. In cents."""
    payouts: int
    """What was paid out to payees, less payouts that came back. Negative. In cents."""
    written_off: int
    """Debts of payees that were written off. In cents."""
    change: int
    """The sum of the amounts from `captured` on. In cents."""
    closing: int
    """`opening` and `change`: what is owed to payees after the month, less what they owe. In cents."""
    refunds_collected: int
    """Refunds that were debited at the banks of payees. They went to payers and are in no balance. In cents."""


class NegativeBalance(TypedDict):
    """A payee that owes money."""
    payee_uuid: str
    """The uuid of the payee."""
    payee_name: str | None
    """The name of the payee. Null: erased."""
    owes: SummedCents
    """What the payee owes, in cents: debits came back after it was paid."""
    is_owed: SummedCents
    """What the payee is owed now for other payments, in cents: what is good, and what is reserved for a payout."""
    balance: int
    """What it is owed, less what it owes, in cents."""
    taken_from_payouts: SummedCents
    """How much of `owes` later payouts pay, in cents, the oldest debt first. The rest is being debited at the bank of the payee, or waits for the operator of the service."""
    taken_from_next_payout: SummedCents
    """How much of it the next payout pays at most, in cents: what is good and not reserved. A payment on hold does not pay."""
    last_debt_on: Day
    """The latest UTC day on which a debt was added."""


class AccountNumbers(TypedDict):
    BANK: str | None
    """The number of BANK: cash in the pooled settlement account. Null: none."""
    DIF: str | None
    """The number of DIF: debits in flight. Null: none."""
    CIF: str | None
    """The number of CIF: credits in flight. Null: none."""
    UNS: str | None
    """The number of UNS: captured, not yet good. Null: none."""
    PAYEE: str | None
    """The number of PAYEE: owed to a payee. Null: none."""
    PRES: str | None
    """The number of PRES: reserved for a payout. Null: none."""
    FEE: str | None
    """The number of FEE: owed to a vendor, or to the processor, for fees. Null: none."""
    PAYER: str | None
    """The number of PAYER: owed to a payer. Null: none."""
    CLAW: str | None
    """The number of CLAW: receivable from a payee. Null: none."""
    RECV: str | None
    """The number of RECV: receivable from a payer. Null: none."""
    LOSS: str | None
    """The number of LOSS: written off. Null: none."""
    SUSP: str | None
    """The number of SUSP: unmatched bank items. Null: none."""
    REV: str | None
    """The number of REV: moved by reversals, and not taken over by payments. Null: none."""
    DUP: str | None
    """The number of DUP: moved by files that a bank processed twice. Null: none."""
    BFEE: str | None
    """The number of BFEE: fees of the banks. Null: none."""
    MICRO: str | None
    """The number of MICRO: small credits that check bank accounts. Null: none."""
    OWN: str | None
    """The number of OWN: own funds paid in. Null: none."""


class AccountNumbersOfTenant(TypedDict):
    processor_uuid: str | None
    """The tenant, or the operator books. Null: the numbers for each tenant without its own."""
    numbers: AccountNumbers


class AccountNumbersToSet(TypedDict):
    BANK: NotRequired[str | None]
    """The number of BANK: cash in the pooled settlement account. Null: none."""
    DIF: NotRequired[str | None]
    """The number of DIF: debits in flight. Null: none."""
    CIF: NotRequired[str | None]
    """The number of CIF: credits in flight. Null: none."""
    UNS: NotRequired[str | None]
    """The number of UNS: captured, not yet good. Null: none."""
    PAYEE: NotRequired[str | None]
    """The number of PAYEE: owed to a payee. Null: none."""
    PRES: NotRequired[str | None]
    """The number of PRES: reserved for a payout. Null: none."""
    FEE: NotRequired[str | None]
    """The number of FEE: owed to a vendor, or to the processor, for fees. Null: none."""
    PAYER: NotRequired[str | None]
    """The number of PAYER: owed to a payer. Null: none."""
    CLAW: NotRequired[str | None]
    """The number of CLAW: receivable from a payee. Null: none."""
    RECV: NotRequired[str | None]
    """The number of RECV: receivable from a payer. Null: none."""
    LOSS: NotRequired[str | None]
    """The number of LOSS: written off. Null: none."""
    SUSP: NotRequired[str | None]
    """The number of SUSP: unmatched bank items. Null: none."""
    REV: NotRequired[str | None]
    """The number of REV: moved by reversals, and not taken over by payments. Null: none."""
    DUP: NotRequired[str | None]
    """The number of DUP: moved by files that a bank processed twice. Null: none."""
    BFEE: NotRequired[str | None]
    """The number of BFEE: fees of the banks. Null: none."""
    MICRO: NotRequired[str | None]
    """The number of MICRO: small credits that check bank accounts. Null: none."""
    OWN: NotRequired[str | None]
    """The number of OWN: own funds paid in. Null: none."""


class SetAccountNumbersRequest(TypedDict):
    processor_uuid: str | None
    """The tenant, or the operator books. Null: the numbers for each tenant without its own."""
    numbers: AccountNumbersToSet
    reason: Reason


class SetFeeAccountRequest(TypedDict):
    bank_account_uuid: str
    """The bank account that the fees are paid to."""
    schedule: NotRequired[FeeSchedule]
    """When fees are paid out. Absent: as before, and `daily` at first."""
    reason: Reason


class PayOutFeesRequest(TypedDict):
    reason: Reason


class CreateTransactionNoteRequest(TypedDict):
    note: str
    """Text of 3 to 500 characters."""


class TransactionNote(TypedDict):
    uuid: str
    noted_at: Timestamp
    note: str
    noted_by: str | None
    """The operator, or the token if it has a name."""
    token_uuid: str | None


class CreateProofRequestRequest(TypedDict):
    requested_on: NotRequired[Day]
    """The day on which the bank asked. Absent: today in Eastern time."""
    bank_reference: NotRequired[str]
    """How the bank names its request."""
    reason: NotRequired[Reason]


class ProofRequest(TypedDict):
    """A bank asks for the proof that a payer authorized a payment."""
    uuid: str
    """The identifier of the request."""
    processor_uuid: str
    """The tenant of the payment."""
    transaction_uuid: str
    """The payment whose authorization must be proved."""
    amount: Cents
    """The amount of the payment, in cents."""
    authorization_uuid: str | None
    """The authorization that the payment uses. Null: it uses none, so ask the tenant for the proof."""
    requested_on: Day
    """The day on which the bank asked."""
    prove_until: Day
    """The last banking day to answer: the tenth after the request."""
    bank_reference: str
    """How the bank names its request. Empty: it has no name."""
    recorded_at: Timestamp
    """When the request was recorded, in UTC."""
    answered_at: Timestamp | None
    """When it was answered, in UTC. Null: it is open."""
    answer: str | None
    """What was sent, in words. Null: it is open."""


class AnswerProofRequestRequest(TypedDict):
    answer: str
    """What was sent, to whom, and how."""
    reason: Reason


class NamedProofRequest(ProofRequest):
    payer_name: str | None
    """The name of the payer: of the business, or first and last name. Null: erased."""
    payee_name: str | None
    """The name of the payee: of the business, or first and last name. Null: erased."""


class RefundTransactionOfAnyTenantRequest(TypedDict):
    amount: NotRequired[PositiveCents]
    client_reference_id: NotRequired[str]
    """Text of 0 to 255 characters."""
    reason: Reason


class CancelTransactionOfAnyTenantRequest(TypedDict):
    cancel_reason: NotRequired[str]
    """Text of 1 to 255 characters."""
    reason: Reason


class SendPayoutAgainRequest(TypedDict):
    bank_account_uuid: NotRequired[str]
    reason: Reason


class SendReversePayoutAgainRequest(TypedDict):
    bank_account_uuid: NotRequired[str]
    reason: Reason


class SendRefundAgainRequest(TypedDict):
    bank_account_uuid: NotRequired[str]
    reason: Reason


class SendClawbackAgainRequest(TypedDict):
    bank_account_uuid: NotRequired[str]
    reason: Reason


class GiveRefundBackRequest(TypedDict):
    reason: Reason


class WriteOffPayeeDebtRequest(TypedDict):
    amount: NotRequired[PositiveCents]
    reason: Reason


class WriteOffPayerDebtRequest(TypedDict):
    amount: NotRequired[PositiveCents]
    reason: Reason


class RecordPayerDebtPaidRequest(TypedDict):
    amount: NotRequired[PositiveCents]
    bank: NotRequired[str]
    reason: Reason


class CreateHoldRequest(TypedDict):
    kind: Literal["operator", "risk", "compliance"]
    reason: Reason
    stops_capture: NotRequired[bool]


class OpenHold(TypedDict):
    uuid: str
    """The identifier of the hold."""
    transaction_uuid: str
    """The payment that is on hold."""
    kind: Literal["tenant", "operator", "risk", "compliance", "account"]
    """Who or what placed the hold.

    - `tenant`: The tenant paused the payment, and can resume it.
    - `operator`: An operator of this service placed it.
    - `risk`: A block of the user or account, or a high return rate of the merchant.
    - `compliance`: A compliance or sanctions reason. An operator of this service reviews it.
    - `account`: A bank account of the next step cannot be used. The hold ends when there is another account.
    """
    reason: str
    """Why the payment is on hold, in words."""
    stops_capture: bool
    """True: the capture waits too, and goes into no file. False: only later steps wait."""
    placed_at: Timestamp
    """When the hold was placed, in UTC."""
    released_at: Timestamp | None
    """When the hold was released, in UTC. Null: the hold is open."""
    processor_uuid: str
    amount: int
    """Of the payment, in cents."""
    payer_name: str
    payee_name: str


class CreateBlockRequest(TypedDict):
    kind: Literal["unauthorized", "fraud", "compliance", "sanctions"]
    reason: Reason


class LiftBlockRequest(TypedDict):
    reason: Reason


class OpenBlock(TypedDict):
    uuid: str
    """The identifier of the block."""
    user_uuid: str
    """The user that is blocked, or whose bank account is blocked."""
    bank_account_uuid: str | None
    """The bank account that is blocked. Null: the user is blocked."""
    kind: Literal["stop_payment", "unauthorized", "fraud", "compliance", "sanctions"]
    """Why, and so what is blocked.

    - `stop_payment`: The holder of the account stopped a payment. The account is not debited.
    - `unauthorized`: A debit was returned as unauthorized. The payer and the account are not debited.
    - `fraud`: Fraud is suspected. The user can neither pay nor be paid.
    - `compliance`: A compliance reason. The user can neither pay nor be paid.
    - `sanctions`: A sanctions reason. The user can neither pay nor be paid.
    """
    reason: str
    """Why the block was placed, in words."""
    return_code: str | None
    """The code of the return that placed the block. Null: an operator placed it."""
    transaction_uuid: str | None
    """The payment whose return placed the block. Null: no return placed it."""
    placed_at: Timestamp
    """When the block was placed, in UTC."""
    lifted_at: Timestamp | None
    """When the block was lifted, in UTC. Null: the block is open."""
    lifted_by: Literal["authorization", "operator"] | None
    """What lifted the block.

    - `authorization`: A new authorization of the payer.
    - `operator`: An operator of this service.

    Null: the block is open.
    """
    processor_uuid: str
    user_name: str


class ListedName(TypedDict):
    name: str
    """The name as the list has it."""
    kind: Literal["primary", "aka", "fka", "nka"]
    """The primary name, or also, formerly or now known as."""
    weak: bool
    """True: OFAC calls the alias weak. It counts less."""


class SanctionsEntry(TypedDict):
    """The entry as it was when the hit was raised."""
    list: Literal["sdn", "consolidated", "sandbox", "provider"]
    """The list.

    - `sdn`: Specially Designated Nationals and Blocked Persons of OFAC.
    - `consolidated`: The other lists of OFAC (Consolidated Non-SDN).
    - `sandbox`: The invented names of the sandbox.
    - `provider`: The screening provider found it, in a list of its own.
    """
    number: int | None
    """The number of the entry in the files of OFAC (`ent_num`); null: the screening provider found it."""
    kind: Literal["individual", "entity", "vessel", "aircraft"]
    """Who or what is listed."""
    names: List[ListedName]
    """Every name of the entry. The primary name comes first."""
    programs: List[str]
    """The sanctions programs, or the lists as the screening provider calls them."""
    title: str | None
    """The title of a person; null: none."""
    birth_dates: List[str]
    """As the list writes them; often only a year."""
    addresses: List[str]
    """The addresses; empty if their file was not imported."""
    remarks: str | None
    """The remarks of the entry; null: none."""


class DecidingOperator(TypedDict):
    uuid: str
    name: str


class SanctionsHit(TypedDict):
    """A name of a user that is like a name of a sanctions list."""
    uuid: str
    """The identifier of the hit."""
    processor_uuid: str
    """The tenant of the user."""
    user_uuid: str
    """The user."""
    user_name: str
    """The present name of the user; empty: the user was erased."""
    state: Literal["open", "cleared", "confirmed"]
    """What was decided.

    - `open`: Nothing yet. The user is blocked.
    - `cleared`: It is another person or business.
    - `confirmed`: It is the same. The user stays blocked, and OFAC must get a report.
    """
    score: int | None
    """How alike the names are, in percent; null: the screening provider did not say."""
    provider_reference: str | None
    """What the screening provider calls the hit; null: it is of a list."""
    screened_name: str
    """The name of the user that was compared."""
    screened_name_kind: Literal["name", "business_name", "trading_name", "name_in_file", "contact", "owner"]
    """Which name of the user it is.

    - `name`: The name of the person.
    - `business_name`: The name of the business.
    - `trading_name`: Its trading name.
    - `name_in_file`: The name in bank files.
    - `contact`: The contact of the business.
    - `owner`: An owner of the business.
    """
    dob: Day | None
    """The birth date of the owner; null: not known."""
    has_other_birth_date: bool
    """True: the list has birth dates, and none is near the one of the owner. The score is lower for it."""
    listed_name: str
    """The name of the entry that is most alike."""
    entry: SanctionsEntry
    block_uuid: str
    """The block of the user."""
    raised_at: Timestamp
    """When the hit was raised, in UTC."""
    decided_at: Timestamp | None
    """When it was decided, in UTC; null: it is open."""
    decided_by: DecidingOperator | None
    """The operator who decided; null: no operator yet, or a token."""
    decided_by_provider: bool
    """True: the screening provider decided."""
    reason: str | None
    """Why it was decided so; null: it is open."""
    report_due_on: Day | None
    """The last day for the report to OFAC: ten banking days after the block. Null: no report is due."""
    report_reference: str | None
    """The reference of the report; null: not recorded."""
    reported_on: Day | None
    """The day of the report; null: not recorded."""


class ClearSanctionsHitRequest(TypedDict):
    reason: Reason


class ConfirmSanctionsHitRequest(TypedDict):
    reason: Reason


class RecordSanctionsReportRequest(TypedDict):
    reference: str
    """What OFAC or your own records call the report."""
    reported_on: Day
    """The day on which OFAC got it."""
    reason: NotRequired[Reason]


class SanctionsListState(TypedDict):
    list: Literal["sdn", "consolidated"]
    """The list."""
    state: Literal["none", "old", "current"]
    """How new it is.

    - `none`: It was never imported.
    - `old`: The last import is more than `list_old_after_days` ago.
    - `current`: It was imported since then.
    """
    imported_at: Timestamp | None
    """When it was last imported, in UTC; null: never."""


class SanctionsListImport(TypedDict):
    uuid: str
    """The identifier of the import."""
    list: Literal["sdn", "consolidated"]
    """The list."""
    imported_at: Timestamp
    """When it was imported, in UTC."""
    imported_by: str
    """Who: a user of the machine, or a caller of the API."""
    files_sha256: str
    """SHA-256 of the files, one after the other, hexadecimal."""
    entry_count: int
    """Entries of the list."""
    name_count: int
    """Their names, with aliases."""
    added_count: int
    """Entries that the list before did not have."""
    changed_count: int
    """Entries with another name, program, birth date, address or remark."""
    removed_count: int
    """Entries that only the list before had."""


class ScreeningRound(TypedDict):
    """All users are screened again, after an import or a new threshold."""
    started_at: Timestamp
    """When it began, in UTC."""
    ended_at: Timestamp | None
    """When all users were screened, in UTC; null: it is under way."""
    replaced: bool
    """True: a later round began before it reached the last user."""
    threshold_percent: int
    """The threshold of this round."""
    screened_count: int
    """Users that were screened."""
    hit_count: int
    """New hits."""


class ScreeningProvider(TypedDict):
    """A provider that screens users in addition to the lists."""
    since: Timestamp
    """Since when the service has it, in UTC."""
    users_waiting: int
    """Users about whom it has not answered."""
    oldest_asked_at: Timestamp | None
    """When the oldest of them was asked about, in UTC; null: none waits."""
    error: str | None
    """Why the oldest could not be sent; null: all were sent."""


class ScreeningSettings(TypedDict):
    threshold_percent: int
    """A name that is at least so much like a listed one is a hit. 88 at first; 100: only the same words."""
    list_old_after_days: int
    """A list is old so many days after its import. 7 at first."""


class ImportSanctionsListRequest(TypedDict):
    list: Literal["sdn", "consolidated"]
    """The list."""
    primary: str
    """The bytes of `sdn.csv` or `cons_prim.csv` in base64."""
    aliases: str
    """The bytes of `alt.csv` or `cons_alt.csv` in base64."""
    addresses: NotRequired[str]
    """The bytes of `add.csv` or `cons_add.csv` in base64. Absent: no addresses."""
    comments: NotRequired[str]
    """The bytes of `sdn_comments.csv` or `cons_comments.csv` in base64. Absent: no further remarks."""
    allow_fewer: NotRequired[bool]
    """True: accepts a list with few entries, or without a tenth of the present ones. Absent: false."""
    reason: NotRequired[Reason]


class SetSanctionsScreeningRequest(TypedDict):
    threshold_percent: NotRequired[int]
    """A name that is at least so much like a listed one is a hit. 88 at first; 100: only the same words."""
    list_old_after_days: NotRequired[int]
    """A list is old so many days after its import. 7 at first."""
    reason: Reason


class RevokeAuthorizationOfAnyTenantRequest(TypedDict):
    reason: Reason


class SetProcessorLimitsRequest(TypedDict):
    amount_per_payment: NotRequired[Cents | None]
    """The highest amount of one payment, in cents. Null: no limit."""
    amount_per_day: NotRequired[SummedCents | None]
    """The highest sum of the payments that start on one banking day, in cents. Null: no limit."""
    amount_in_flight: NotRequired[SummedCents | None]
    """The highest sum of captures that can still be returned, in cents. Null: no limit."""
    reason: Reason


class SetVendorLimitsRequest(TypedDict):
    amount_per_payment: NotRequired[Cents | None]
    """The highest amount of one payment, in cents. Null: no limit."""
    amount_per_day: NotRequired[SummedCents | None]
    """The highest sum of the payments that start on one banking day, in cents. Null: no limit."""
    amount_in_flight: NotRequired[SummedCents | None]
    """The highest sum of captures that can still be returned, in cents. Null: no limit."""
    reason: Reason


class SetMerchantLimitsRequest(TypedDict):
    amount_per_payment: NotRequired[Cents | None]
    """The highest amount of one payment, in cents. Null: no limit."""
    amount_per_day: NotRequired[SummedCents | None]
    """The highest sum of the payments that start on one banking day, in cents. Null: no limit."""
    amount_in_flight: NotRequired[SummedCents | None]
    """The highest sum of captures that can still be returned, in cents. Null: no limit."""
    reason: Reason


class SetReturnRatePolicyRequest(TypedDict):
    hold_debits_past_rate: NotRequired[bool]
    return_rate_minimum_debits: NotRequired[int]
    """An integer from 1 to 1000000."""
    reason: Reason


class FraudRule(TypedDict):
    """A rule of fraud monitoring, as it is set for an owner."""
    uuid: str
    """The identifier of the rule as it is set."""
    rule: Literal["payer_velocity", "below_limit", "first_debit", "many_payers", "new_payee_account", "changed_payee_account"]
    """What the rule looks for.

    - `payer_velocity`: One payer started more than `payments` payments, or payments of more than `amount` cents, in `hours`.
    - `below_limit`: One payer started more than `payments` payments in `hours`, each of at most `amount` cents and at most `percent` percent less: they may be split to stay below a limit.
    - `first_debit`: A debit of more than `amount` cents, and no earlier debit of the bank account is good.
    - `many_payers`: A payee that was added fewer than `days` ago got payments of more than `payers` payers in `hours`: money may be collected for others.
    - `new_payee_account`: Payouts of more than `amount` cents go to a bank account that was added fewer than `days` ago.
    - `changed_payee_account`: Payouts of more than `amount` cents go to another bank account than earlier payouts of the payee, and this account was first paid fewer than `days` ago.
    """
    owner: Literal["all", "processor", "merchant"]
    """Whose payments it looks at. The rule of the narrowest owner decides."""
    processor_uuid: str | None
    """The tenant. Null: all tenants."""
    merchant_uuid: str | None
    """The merchant. Null: every merchant of the owner."""
    action: Literal["review", "note", "off"]
    """What happens with a payment that the rule finds.

    - `review`: The payment is put on hold (kind `risk`) until an operator releases or stops it.
    - `note`: The finding is recorded, and the payment goes on.
    - `off`: The rule does not look at the payments of this owner.
    """
    hours: int | None
    """The length of the span in hours. Null: the rule has none."""
    days: int | None
    """The age in days. Null: the rule has none."""
    payments: int | None
    """The most payments that are allowed. Null: not limited."""
    payers: int | None
    """The most payers that are allowed. Null: not limited."""
    amount: Cents | None
    """The highest amount that is allowed, in cents. Null: not limited."""
    percent: int | None
    """How far below the amount a payment is near it. Null: the rule has none."""
    stage: Literal["capture", "payout"]
    """The stage before which it looks at a payment."""
    set_at: Timestamp
    """When it was set last, in UTC."""


class SetFraudRuleRequest(TypedDict):
    processor_uuid: NotRequired[str | None]
    """Only for this tenant. Absent or null: for all tenants."""
    merchant_uuid: NotRequired[str | None]
    """Only for payments to this merchant, and for its payments. Absent or null: for all."""
    action: Literal["review", "note", "off"] | None
    """What happens with a payment that the rule finds.

    - `review`: The payment is put on hold (kind `risk`) until an operator releases or stops it.
    - `note`: The finding is recorded, and the payment goes on.
    - `off`: The rule does not look at the payments of this owner.

    Null: nothing is set for this owner, and the rule of the wider owner decides.
    """
    hours: NotRequired[int | None]
    """The length of the span in hours. Null: the rule has none."""
    days: NotRequired[int | None]
    """The age in days. Null: the rule has none."""
    payments: NotRequired[int | None]
    """The most payments that are allowed. Null: not limited."""
    payers: NotRequired[int | None]
    """The most payers that are allowed. Null: not limited."""
    amount: NotRequired[Cents | None]
    """The highest amount that is allowed, in cents. Null: not limited."""
    percent: NotRequired[int | None]
    """How far below the amount a payment is near it. Null: the rule has none."""
    reason: Reason


class SetRecommendedFraudRulesRequest(TypedDict):
    processor_uuid: NotRequired[str | None]
    """Only for this tenant. Absent or null: for all tenants."""
    reason: Reason


class FraudFinding(TypedDict):
    """What one rule found about a payment."""
    rule: Literal["payer_velocity", "below_limit", "first_debit", "many_payers", "new_payee_account", "changed_payee_account", "questionable_return"]
    """The rule that found the payment."""
    action: Literal["review", "note", "off"]
    """What the rule does with a payment that it finds."""
    bank_account_uuid: str
    """The bank account that the stage debits or credits."""
    text: str
    """The finding in one sentence, for operators."""
    counted: Dict[str, Any]
    """What the rule counted, by name. Amounts are cents."""
    allowed: Dict[str, Any]
    """The parameters of the rule, as they were set then. Amounts are cents."""


class FraudReview(TypedDict):
    """A payment that fraud monitoring found before one of its stages."""
    uuid: str
    """The identifier of the review."""
    state: Literal["noted", "open", "released", "stopped", "closed"]
    """Where the review is.

    - `noted`: The payment was not stopped: the rules only record it.
    - `open`: The payment is on hold and waits for an operator.
    - `released`: An operator released the payment.
    - `stopped`: An operator stopped the payment.
    - `closed`: The payment ended before a decision.
    """
    stage: str
    """The stage before which the payment was found, such as `payout`."""
    transaction_uuid: str
    """The payment."""
    processor_uuid: str
    """The tenant."""
    amount: int
    """What the stage moves, in cents."""
    payer_uuid: str
    """The payer."""
    payer_name: str
    """The name of the payer."""
    payee_uuid: str
    """The payee."""
    payee_name: str
    """The name of the payee."""
    finding: str
    """What the rules found, in words: the sentences of `findings`."""
    findings: List[FraudFinding]
    """What the rules found."""
    hold_uuid: str | None
    """The hold on the payment. Null: the payment was not stopped."""
    found_at: Timestamp
    """When it was found, in UTC."""
    decided_at: Timestamp | None
    """When it was decided or closed, in UTC. Null: it was not."""
    decided_by: str | None
    """The operator who decided. Null: a token decided, the service closed it, or it is open."""
    reason: str | None
    """The reason of the decision. Null: no operator gave one."""


class ReleaseFraudReviewRequest(TypedDict):
    reason: Reason


class StopFraudReviewRequest(TypedDict):
    block: NotRequired[Literal["payer", "payee", "none"]]
    """Who is blocked as `fraud`: this user can neither pay nor be paid.

    - `payer`: The payer. The default before a capture.
    - `payee`: The payee. The default before a payout.
    - `none`: No user is blocked.
    """
    reason: Reason


EventName = Literal["TransactionStarted", "TransactionCaptureStarted", "TransactionCompleted", "TransactionFailed", "TransactionCanceled", "PayoutFailed", "PayoutCompleted", "ClawbackStarted", "ClawbackFailed", "ClawbackCompleted", "BankLinkedSuccessfully", "BankLinkFailed", "BankAccountRemoved", "BusinessCreated", "BusinessUpdated", "BatchPayout", "BatchRefund", "MerchantBatchPayout", "RefundPending", "RefundCaptureStarted", "RefundCaptureCompleted", "RefundCaptureFailed", "RefundPayoutPending", "RefundPayoutCompleted", "RefundPayoutFailed", "ReversePayoutStarted", "ReversePayoutCompleted", "ReversePayoutFailed"]
"""The name of an event. The section of webhooks explains each event."""

class RegisterWebhookRequest(TypedDict):
    webhook_url: List[str]
    """The https URLs that receive the events, 1 to 20."""
    event_names: List[EventName]
    """The events that each URL receives."""


class DeregisterWebhookRequest(TypedDict):
    event_names: List[EventName]
    """The events that are no longer sent."""
    webhook_url: NotRequired[List[str]]
    """The URLs that no longer receive the events. Absent: all URLs of the tenant."""


class UpdateWebhookEndpointRequest(TypedDict):
    url: NotRequired[str]
    """The https URL that receives the events from now on."""
    event_names: NotRequired[List[EventName]]
    """All events that the endpoint receives from now on."""


class WebhookEndpoint(TypedDict):
    """A URL that receives events."""
    uuid: str
    """The identifier of the endpoint."""
    vendor_uuid: str | None
    """The vendor that owns the endpoint. Null: the processor owns it."""
    url: str
    """The URL that receives the events."""
    event_names: List[EventName]
    """The events that the endpoint receives."""
    state: Literal["enabled", "disabled"]
    """Whether events are sent to the endpoint.

    - `enabled`: They are sent.
    - `disabled`: They are held until someone enables the endpoint.
    """
    health: Literal["healthy", "failing"]
    """Whether the endpoint takes its deliveries.

    - `healthy`: The latest deliveries succeeded, or none was sent yet.
    - `failing`: No delivery succeeded since `failing_since`.
    """
    failing_since: Timestamp | None
    """Since when no delivery succeeded, in UTC. Null: the endpoint is healthy."""
    disabled_at: Timestamp | None
    """When the endpoint was disabled, in UTC. Null: it is enabled."""
    disabled_reason: str | None
    """Why the endpoint was disabled. Null: it is enabled."""
    created_at: Timestamp
    """When the URL was registered first, in UTC."""


class WebhookRegistration(TypedDict):
    """An event and a URL that receives it."""
    event_name: EventName
    """The event that the URL receives."""
    webhook_url: str
    """The URL that receives the event."""
    created_at: Timestamp
    """When the event was registered for the URL, in UTC."""
    updated_at: Timestamp
    """The same as `created_at`: a registration does not change."""


class WebhookSecret(TypedDict):
    """The secret of an endpoint."""
    secret: str
    """The secret that signs the deliveries: `whsec_` and base64."""


AttemptOutcome = Literal["succeeded", "refused", "failed", "blocked"]
"""How the request ended.

- `succeeded`: The endpoint answered with a status from 200 to 299.
- `refused`: The endpoint answered with another status.
- `failed`: The endpoint gave no answer.
- `blocked`: Nothing was sent: the address of the endpoint is not allowed.
"""

DeliveryState = Literal["pending", "held", "delivered", "dead", "canceled"]
"""How far the delivery is.

- `pending`: It is under way, or waits for its next attempt.
- `held`: It waits until the endpoint is enabled.
- `delivered`: The endpoint answered an attempt with a status from 200 to 299.
- `dead`: Ten attempts failed. It can be replayed.
- `canceled`: The event was de-registered before it was delivered.
"""

class DeliveryAttempts(TypedDict):
    attempt: int
    """The number of the attempt, from 1."""
    started_at: Timestamp
    """When the attempt began, in UTC."""
    latency_ms: int
    """How long the request took, in milliseconds."""
    outcome: AttemptOutcome
    status: int | None
    """The HTTP status of the answer. Null: there was no answer."""
    error: str | None
    """Why the request did not succeed, as a sentence. Null: it succeeded."""
    answer: str | None
    """The first 16 KiB of the answer. Null: there was no answer."""


class Delivery(TypedDict):
    """The delivery of one event to one endpoint, with its attempts."""
    uuid: str
    """The identifier of the delivery."""
    event_uuid: str
    """The event that is delivered: the header `webhook-id`."""
    event_name: EventName
    """The name of the event that is delivered."""
    state: DeliveryState
    attempt_count: int
    """The number of attempts so far."""
    next_attempt_at: Timestamp | None
    """When the next attempt is due, in UTC. Null: no attempt is due."""
    created_at: Timestamp
    """When the delivery was created, in UTC."""
    finished_at: Timestamp | None
    """When the delivery ended, in UTC. Null: it has not ended."""
    attempts: List[DeliveryAttempts]
    """The attempts so far, the oldest first."""


class ReplayDeliveriesRequest(TypedDict):
    since: NotRequired[str]
    """Only deliveries whose event was raised at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    until: NotRequired[str]
    """Only deliveries whose event was raised before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    state: NotRequired[Literal["dead", "delivered"]]
    """Which deliveries are sent again. `dead` by default.

    - `dead`: Those whose ten attempts failed.
    - `delivered`: Those that were delivered.
    """


class WebhookEndpointOfAnyTenant(TypedDict):
    processor_uuid: str
    uuid: str
    """The identifier of the endpoint."""
    vendor_uuid: str | None
    """The vendor that owns the endpoint. Null: the processor owns it."""
    url: str
    """The URL that receives the events."""
    event_names: List[EventName]
    """The events that the endpoint receives."""
    state: Literal["enabled", "disabled"]
    """Whether events are sent to the endpoint.

    - `enabled`: They are sent.
    - `disabled`: They are held until someone enables the endpoint.
    """
    health: Literal["healthy", "failing"]
    """Whether the endpoint takes its deliveries.

    - `healthy`: The latest deliveries succeeded, or none was sent yet.
    - `failing`: No delivery succeeded since `failing_since`.
    """
    failing_since: Timestamp | None
    """Since when no delivery succeeded, in UTC. Null: the endpoint is healthy."""
    disabled_at: Timestamp | None
    """When the endpoint was disabled, in UTC. Null: it is enabled."""
    disabled_reason: str | None
    """Why the endpoint was disabled. Null: it is enabled."""
    created_at: Timestamp
    """When the URL was registered first, in UTC."""


class ReplayDeliveryOfAnyTenantRequest(TypedDict):
    reason: Reason


class SignInRequest(TypedDict):
    email: str
    """An email address of at most 254 characters, in ASCII."""
    password: str
    """The password of the person."""
    code: NotRequired[str]
    """The 6 digits that the authenticator app shows. Absent: the person has no such app."""


class OperatorPerson(TypedDict):
    """A person who may sign in to the console."""
    uuid: str
    """The identifier of the person."""
    name: str
    """The name of the person."""
    email: str
    """The e-mail address that the person signs in with."""
    role: Literal["viewer", "support", "operator", "risk", "administrator", "developer", "tenant_viewer", "tenant_finance", "tenant_owner"]
    """What the person may do.

    - `viewer`: See everything of all tenants.
    - `support`: Also write notes, and put a payment on hold.
    - `operator`: Also move money, and work on bank files.
    - `risk`: As `support`, and release holds, block users, set limits and decide about businesses.
    - `administrator`: Everything, also tenants, tokens and operators.
    - `developer`: See one tenant, and change its webhooks.
    - `tenant_viewer`: See one tenant.
    - `tenant_finance`: See one tenant, and refund its payments.
    - `tenant_owner`: As `developer` and `tenant_finance`, and decide about the people and the tokens of the tenant.
    """
    processor_uuid: str | None
    """The tenant of the person. Null: the person is an operator of the service."""
    invited_at: Timestamp
    """When the person was invited, in UTC."""
    joined_at: Timestamp | None
    """When the person accepted the invitation, in UTC. Null: not yet."""
    disabled_at: Timestamp | None
    """When the person was disabled, in UTC. Null: the person may sign in."""
    disabled_by_service: bool
    """Whether an operator of the service disabled the person. Then no owner of a tenant may enable them."""
    has_password: bool
    """Whether the person has a password."""
    has_oidc: bool
    """Whether the person has signed in at the identity provider."""
    password_only: bool
    """The person signs in with the password and the authenticator app, not at the identity provider."""


class SignedIn(TypedDict):
    operator: OperatorPerson


class OpenInvitationRequest(TypedDict):
    token: str
    """Of the link, after `#`."""


class AcceptInvitationRequest(TypedDict):
    token: str
    """Of the link, after `#`."""
    password: str
    """At least 12 characters; a phrase is good. What is common, repeats or counts is refused."""
    code: NotRequired[str]
    """The 6 digits that the authenticator app shows. Absent: the person has no such app."""


class OwnSession(TypedDict):
    """The session of the caller."""
    uuid: str
    """The identifier of the session."""
    is_confirmed: bool
    """Whether the password was given in the last 15 minutes."""
    has_authenticator: bool
    """Whether the password of the person needs a code of an authenticator app."""
    operator: OperatorPerson
    """The person of the session."""


class ConfirmSessionRequest(TypedDict):
    password: str
    """The password of the person."""
    code: NotRequired[str]
    """The 6 digits that the authenticator app shows. Absent: the person has no such app."""


class ChangePasswordRequest(TypedDict):
    password: str
    """The password of the person."""
    code: NotRequired[str]
    """The 6 digits that the authenticator app shows. Absent: the person has no such app."""
    new_password: str
    """At least 12 characters; a phrase is good. What is common, repeats or counts is refused."""


class SetAuthenticatorRequest(TypedDict):
    offer: str
    """As `offerAuthenticator` answered it, in the same session."""
    new_code: str
    """The 6 digits that the new app shows."""
    password: str
    """The password of the person."""
    code: NotRequired[str]
    """The 6 digits that the authenticator app shows. Absent: the person has no such app."""


class OwnOpenSession(TypedDict):
    uuid: str
    """The identifier of the session."""
    is_this: bool
    """Whether the request has this session."""
    created_at: Timestamp
    """When the person signed in, in UTC."""
    last_seen_at: Timestamp
    """When the session was last used, to the minute, in UTC."""
    address: str
    """The address from which the person signed in."""
    user_agent: str
    """What the browser called itself at the sign-in."""


class OwnMails(TypedDict):
    """Each e-mail, and whether the person gets it."""
    approvals_to_decide: bool
    """An act waits for an approval that the person may give."""
    own_approvals: bool
    """An approval that the person asked for is given, refused or expired."""
    scheduled_files: bool
    """A file that the person scheduled is written, or could not be written three times."""
    risk_decisions: bool
    """A sanctions hit or a fraud review waits for a decision that the person may make."""


class InviteOperatorRequest(TypedDict):
    name: str
    """Text of 1 to 100 characters."""
    email: str
    """An email address of at most 254 characters, in ASCII."""
    role: Literal["viewer", "support", "operator", "risk", "administrator", "developer", "tenant_viewer", "tenant_finance", "tenant_owner"]
    processor_uuid: NotRequired[str]
    password_only: NotRequired[bool]
    """The person signs in with the password and the authenticator app, not at the identity provider."""
    reason: Reason


class OperatorLink(TypedDict):
    """A link that works once."""
    token: str
    """The secret of the link. It is shown only here."""
    url: str
    """The page of the console that accepts the invitation."""
    expires_at: Timestamp
    """When the link ends, in UTC."""


class CreateOperatorLinkRequest(TypedDict):
    reason: Reason


class UpdateOperatorRequest(TypedDict):
    name: NotRequired[str]
    """Text of 1 to 100 characters."""
    role: NotRequired[Literal["viewer", "support", "operator", "risk", "administrator", "developer", "tenant_viewer", "tenant_finance", "tenant_owner"]]
    processor_uuid: NotRequired[str]
    disabled: NotRequired[bool]
    """True or false."""
    password_only: NotRequired[bool]
    """The person signs in with the password and the authenticator app, not at the identity provider."""
    issued_tokens: NotRequired[Literal["revoke", "keep"]]
    """Needed when a person who has issued tokens is disabled or may issue none any more. `revoke`: they end. `keep`: from now on the caller is their issuer."""
    reason: Reason


class InvitePersonRequest(TypedDict):
    name: str
    """The name of the person. No other person who signs in has it."""
    email: str
    """The e-mail address that the person signs in with."""
    role: Literal["developer", "tenant_viewer", "tenant_finance", "tenant_owner"]
    """What the person may do.

    - `developer`: See one tenant, and change its webhooks.
    - `tenant_viewer`: See one tenant.
    - `tenant_finance`: See one tenant, and refund its payments.
    - `tenant_owner`: As `developer` and `tenant_finance`, and decide about the people and the tokens of the tenant.
    """


class UpdatePersonRequest(TypedDict):
    role: NotRequired[Literal["developer", "tenant_viewer", "tenant_finance", "tenant_owner"]]
    """What the person may do.

    - `developer`: See one tenant, and change its webhooks.
    - `tenant_viewer`: See one tenant.
    - `tenant_finance`: See one tenant, and refund its payments.
    - `tenant_owner`: As `developer` and `tenant_finance`, and decide about the people and the tokens of the tenant.
    """
    disabled: NotRequired[bool]
    """True: the person may not sign in. False: the person may."""
    issued_tokens: NotRequired[Literal["revoke", "keep"]]
    """Needed when a person who has issued tokens is disabled or may issue none any more. `revoke`: they end. `keep`: from now on the caller is their issuer."""


class OperatorSession(TypedDict):
    uuid: str
    operator_uuid: str
    operator_name: str
    created_at: Timestamp
    last_seen_at: Timestamp
    address: str
    user_agent: str


class ApprovalPolicy(TypedDict):
    act: Literal["write_off", "pay_again", "refunds", "manual_debt", "reversals", "own_funds", "bank_records", "limits", "bank_settings", "tokens", "verification", "sanctions", "operators", "policies"]
    description: str
    is_required: bool
    above_amount: int
    """Cents."""


class SetApprovalPolicyRequest(TypedDict):
    is_required: bool
    """True or false."""
    above_amount: NotRequired[int]
    """Cents; 0 by default."""
    reason: Reason


class CreateProcessorRequest(TypedDict):
    name: str
    """Text of 1 to 100 characters."""
    lane: NotRequired[str]
    """The lane to add it in: `home`, or a name of the lanes file. Without it, one of all lanes, in the proportion of their shards. Only a lane with shards takes processors."""
    reason: NotRequired[Reason]


class ProcessorDetail(TypedDict):
    uuid: str
    name: str
    payout_delay_days: int
    """In banking days: the least delay of a payment of this tenant."""
    bank: str | None
    """The bank of its entries from their next file on; null: the first bank of the banks file."""
    created_at: Timestamp
    suspended_at: Timestamp | None
    lane: str
    """The database that has its rows: `home`, or a name of the lanes file."""
    zero_delay_allowed: bool
    """Whether payout_delay_days may be 0."""
    present_again: bool
    """Whether debits that were returned with R01 or R09 are presented again."""
    keep_returned_payouts: bool
    """Whether returned payouts wait for another account of the payee instead of going back to the payer."""
    authorization_required: bool
    """Whether a payment is refused that no authorization of its payer allows."""
    clawback_authorization_required: bool
    """Whether a clawback fails, and the payee owes the money, if the payee has not authorized clawbacks of the bank account."""
    validated_accounts_required: bool
    """Whether a payment is refused whose payer is a person with a bank account that was never validated."""
    account_checks_per_day: int
    """How many checks of bank accounts by micro-entries and prenotes it may start in 24 hours."""
    unique_client_reference_ids: bool
    """Whether a used reference is refused."""
    validation_sources: List[Literal["linked", "settled_debits", "micro_entries", "prenotes", "provider"]] | None
    """The sources that validate its bank accounts, in their order; null: the sources of the mode."""
    originator: Originator


class UpdateProcessorRequestOriginator(TypedDict):
    company_identification: NotRequired[str | None]
    """The bank assigns it."""
    company_name: NotRequired[str | None]
    """The name on the bank statement, unless the payment has its own."""
    consumer_debits: NotRequired[Literal["prearranged", "online", "online_purchase"] | None]
    online_debits_recur: NotRequired[bool | None]
    """For WEB: true is recurring (R), false is single (S)."""
    payouts_are_wages: NotRequired[bool | None]
    """Payouts to persons are wages, always described as PAYROLL."""


class UpdateProcessorRequest(TypedDict):
    name: NotRequired[str]
    """Text of 1 to 100 characters."""
    payout_delay_days: NotRequired[int]
    """An integer from 0 to 60."""
    zero_delay_allowed: NotRequired[bool]
    """True or false."""
    present_again: NotRequired[bool]
    """True or false."""
    keep_returned_payouts: NotRequired[bool]
    """True or false."""
    unique_client_reference_ids: NotRequired[bool]
    """True or false."""
    authorization_required: NotRequired[bool]
    """True or false."""
    clawback_authorization_required: NotRequired[bool]
    """True or false."""
    validated_accounts_required: NotRequired[bool]
    """True or false."""
    account_checks_per_day: NotRequired[int]
    """How many checks of bank accounts by micro-entries and prenotes it may start in 24 hours."""
    bank: NotRequired[str | None]
    """A name in the banks file; null: its first bank."""
    validation_sources: NotRequired[List[Literal["linked", "settled_debits", "micro_entries", "prenotes", "provider"]] | None]
    """The sources that validate bank accounts, in the order in which they are asked."""
    originator: NotRequired[UpdateProcessorRequestOriginator]
    reason: Reason


class SuspendProcessorRequest(TypedDict):
    reason: Reason


class Processor(TypedDict):
    uuid: str
    name: str
    payout_delay_days: int
    """In banking days: the least delay of a payment of this tenant."""
    bank: str | None
    """The bank of its entries from their next file on; null: the first bank of the banks file."""
    created_at: Timestamp
    suspended_at: Timestamp | None


class ResumeProcessorRequest(TypedDict):
    reason: Reason


class CreateVendorRequest(TypedDict):
    name: str
    """Text of 1 to 100 characters."""
    reason: NotRequired[Reason]


class Vendor(TypedDict):
    uuid: str
    processor_uuid: str
    name: str
    created_at: Timestamp


class CreateTokenRequest(TypedDict):
    processor_uuid: NotRequired[str]
    vendor_uuid: NotRequired[str]
    admin: NotRequired[bool]
    """True or false."""
    name: NotRequired[str]
    """What the token is for, such as the program that gets it."""
    role: NotRequired[Literal["viewer", "support", "operator", "risk", "administrator"]]
    """Of an admin token: what it may do. Default: administrator."""
    expires_in_days: NotRequired[int]
    """An integer from 1 to 3650."""
    reason: NotRequired[Reason]


class TokenIssuer(TypedDict):
    """Who issued it, also through another token. Null: the machine of the operator."""
    operator_uuid: str
    name: str
    email: str


class Token(TypedDict):
    uuid: str
    kind: Literal["processor", "vendor", "admin"]
    name: str | None
    role: Literal["viewer", "support", "operator", "risk", "administrator", "developer", "tenant_viewer", "tenant_finance", "tenant_owner"] | None
    processor_uuid: str | None
    vendor_uuid: str | None
    created_at: Timestamp
    expires_at: Timestamp | None
    revoked_at: Timestamp | None
    last_used_at: Timestamp | None
    issued_by: TokenIssuer | None


class CreateOwnTokenRequest(TypedDict):
    name: str
    """What the token is for, such as the program that gets it."""
    vendor_uuid: NotRequired[str]
    """The vendor of the token. Absent: it is a token of the processor."""
    expires_in_days: NotRequired[int]
    """In how many days it expires. Absent: it does not expire."""


class OwnToken(TypedDict):
    """A token of a tenant, without its text."""
    uuid: str
    """The identifier of the token."""
    kind: Literal["processor", "vendor"]
    """Whether it is a token of the processor or of a vendor."""
    name: str | None
    """What the token is for. Null: it was given no name."""
    vendor_uuid: str | None
    """The vendor of the token. Null: none."""
    vendor_name: str | None
    """The name of the vendor. Null: it is a token of the processor."""
    created_at: Timestamp
    """When it was issued, in UTC."""
    expires_at: Timestamp | None
    """When it expires, in real time. Null: it does not expire."""
    revoked_at: Timestamp | None
    """When it was revoked. Null: it was not."""
    last_used_at: Timestamp | None
    """When it was last used, to the hour. Null: never."""
    issued_by: str | None
    """The uuid of the person of the tenant who issued it. Null: the operator of the service."""


class AuditedActDetail(TypedDict):
    pass


class AuditedAct(TypedDict):
    uuid: str
    processor_uuid: str
    acted_at: Timestamp
    actor: Literal["processor", "vendor", "admin"] | None
    actor_name: str | None
    """The operator, or the token if it has a name."""
    token_uuid: str | None
    action: str
    subject: str
    subject_uuid: str | None
    detail: AuditedActDetail
    request_id: str | None
    operator_uuid: str | None
    session_uuid: str | None
    address: str | None
    reason: str | None


class LoggedRequest(TypedDict):
    request_id: str
    """The identifier of the request: the header `X-Request-Id` of its answer."""
    answered_at: str
    """When the request was answered: ISO 8601, UTC."""
    method: str
    """The HTTP method of the request."""
    path: str
    """The path without the query. Parts that are neither ours nor a uuid are left out."""
    status: int
    """The HTTP status of the answer."""
    duration_ms: float
    """How long the answer took, in milliseconds."""
    error_codes: List[str]
    """The codes of `errors` in the answer. Empty: no refusal."""
    token_uuid: str | None
    """The token of the request. Null: it came without one that is known."""
    vendor_uuid: str | None
    """The vendor that sent the request. Null: no vendor sent it."""


class LoggedRequestOfAnyTenant(LoggedRequest):
    processor_uuid: str | None
    operator_uuid: str | None


class BankWindowsSameDay(TypedDict):
    closes: str
    """HH:MM, Eastern."""
    settles: str
    """HH:MM, Eastern."""


class BankWindowsNextDay(TypedDict):
    closes: str
    """HH:MM, Eastern."""


class BankWindowsClosedDay(TypedDict):
    """On days that are no banking days. Null: the bank takes no files on them."""
    closes: str
    """HH:MM, Eastern."""


class BankWindows(TypedDict):
    same_day: List[BankWindowsSameDay]
    next_day: BankWindowsNextDay
    closed_day: BankWindowsClosedDay | None
    """On days that are no banking days. Null: the bank takes no files on them."""


class Bank(TypedDict):
    name: str
    odfi: str
    shares_with: str | None
    """The bank whose account and statement this one uses. Null: it has its own."""
    same_day_limit_cents: int
    """Cents. A larger entry goes out with the next-day entries."""
    windows: BankWindows
    processors: int
    """The processors whose entries go through this bank, from their next file on."""
    files_under_way: int
    """Our files that are not decided, or whose entries still settle or become good."""
    played_until: Timestamp | None
    inbound_read_at: Timestamp | None
    statement_booking: Literal["gross", "net"]


class CutOff(TypedDict):
    bank: str
    closes_at: Timestamp
    speed: Literal["standard", "sameday"]
    settles_at: Timestamp
    returns_until: Timestamp
    unauthorized_returns_until: Timestamp


class SettlingOnDayFiles(TypedDict):
    uuid: str
    """The file."""
    bank: str
    """Its bank."""
    name: str | None
    """Its name; null: it has none yet."""
    is_settled: bool
    """Whether all its entries have settled or came back."""
    debits: int
    """Cents of its debits."""
    credits: int
    """Cents of its credits."""


class SettlingOnDay(TypedDict):
    """What settles on the day, by the files that closed up to now: as sent, also what came back since then."""
    debits: int
    """Cents of the debits that settle on the day: they come."""
    credits: int
    """Cents of the credits that settle on the day: they leave."""
    files: List[SettlingOnDayFiles]
    """The files, in the order of their cut-offs."""


class CalendarDay(TypedDict):
    day: Day
    weekday: Literal["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    is_banking_day: bool
    holiday: str | None
    cut_offs: List[CutOff]
    settling: SettlingOnDay


class BankFile(TypedDict):
    uuid: str
    bank: str
    kind: Literal["entries", "dishonors"]
    state: Literal["open", "closed", "written", "submitted", "confirmed", "rejected"]
    name: str | None
    delivery: Literal["uploading", "renaming", "renamed", "delivered", "uncertain"] | None
    entries: int
    debits: int
    credits: int
    offset_entries: int
    """How many entries balance the file, because the bank asks for balanced files. They are in the file and in no payment: the file control has them in its counts and totals, `entries`, `debits` and `credits` do not."""
    offset_debits: int
    """Cents. The debits among them: the offset of `credits`."""
    offset_credits: int
    """Cents. The credits among them: the offset of `debits`."""
    effective_entry_date: Day
    created_at: Timestamp
    """When it was opened for its cut-off, in UTC."""
    cut_off_at: Timestamp
    received_at: Timestamp | None
    settles_at: Timestamp
    """Planned at the cut-off. A file that the bank gets too late for that settles later."""
    returns_until: Timestamp
    submitted_at: Timestamp | None
    confirmed_at: Timestamp | None
    rejected_at: Timestamp | None
    acknowledged_at: Timestamp | None
    note: str | None
    statement_booking: Literal["gross", "net"]
    """How the bank statement shows the file if an entry is returned before settlement: the setting of the bank when the file was opened, or what an operator has recorded since."""


class FiledEntry(TypedDict):
    uuid: str
    processor_uuid: str
    transaction_uuid: str
    refund_uuid: str | None
    stage: Literal["capture", "payout", "clawback", "reverse_payout", "refund_capture", "refund_payout", "fee_payout", "reversal_debit", "reversal_credit", "micro_entry", "prenote_debit", "prenote_credit"]
    state: str
    direction: Literal["debit", "credit"]
    amount: int
    """Cents that the entry moves for this payment."""
    trace_id: str
    entry_amount: int
    """Cents of the whole entry, which several payments may share."""
    bank_account_uuid: str | None
    created_at: Timestamp
    payer_name: str | None
    """The name of the payer: of the business, or first and last name. Null: erased."""
    payee_name: str | None
    """The name of the payee: of the business, or first and last name. Null: erased."""


class MarkBankFileDeliveredRequest(TypedDict):
    reason: Reason


class RejectBankFileRequest(TypedDict):
    reason: Reason


class MarkBankFileBookedGrossRequest(TypedDict):
    reason: Reason


class MarkBankFileBookedNetRequest(TypedDict):
    reason: Reason


class Restore(TypedDict):
    uuid: str
    restored_at: Timestamp
    reached_at: Timestamp | None
    backup: str | None


class ReleaseBankRequest(TypedDict):
    bank: str
    """The name of the bank in the banks file."""
    reason: Reason
    files_at_bank: List[str]
    """The names of all files that the bank has received since the day of the restored moment. Files of ours with these names are not sent again; our other unsent files are sent. Files of other banks with which this bank shares an account make no difference."""
    files_only_at_bank: NotRequired[List[str]]
    """The `files_at_bank` that the database lost in the restore. Place holds on their payments first. Their names are not used again."""


class InboundFileProblems(TypedDict):
    line: int
    field: str
    message: str


class InboundFileFaults(TypedDict):
    line: int
    field: str
    message: str


class InboundFileNotes(TypedDict):
    line: int
    field: str
    message: str


class InboundFile(TypedDict):
    uuid: str
    bank: str
    name: str
    verdict: Literal["accept", "quarantine", "report", "unreadable"]
    problems: List[InboundFileProblems]
    problem_count: int
    faults: List[InboundFileFaults]
    """Why single entries are in suspense. The other entries of the file are applied."""
    fault_count: int
    notes: List[InboundFileNotes]
    """What is unusual, without consequences."""
    note_count: int
    entries: int
    debits: int
    credits: int
    read_at: Timestamp
    released_at: Timestamp | None
    rejected_at: Timestamp | None
    note: str | None


class ReleaseInboundFileRequest(TypedDict):
    reason: Reason


class RejectInboundFileRequest(TypedDict):
    reason: Reason


class BankItem(TypedDict):
    uuid: str
    kind: Literal["return", "change", "dishonored_return", "contested_return", "refused_change", "reject", "entry"]
    """`reject`: the bank rejected one entry of our file. It writes `REJ` and a number of its own over the trace number."""
    code: str | None
    direction: Literal["debit", "credit"]
    amount: int
    """Cents."""
    state: Literal["new", "waiting", "applied", "duplicate", "suspense", "resolved", "not_ours"]
    reason: str | None
    late: bool
    """The return came after the deadline of its code. It may be dishonored."""
    original_trace: str | None
    item_trace: str
    bank: str
    """The bank that sent the file."""
    file_uuid: str
    file_name: str
    processor_uuid: str | None
    transaction_uuid: str | None
    stage: Literal["capture", "payout", "clawback", "reverse_payout", "refund_capture", "refund_payout"] | None
    note: str | None
    received_at: Timestamp


class NamedBankItem(BankItem):
    payer_name: str | None
    """The name of the payer: of the business, or first and last name. Null: erased."""
    payee_name: str | None
    """The name of the payee: of the business, or first and last name. Null: erased."""


class LateReturn(BankItem):
    dishonor_until: Day
    is_dishonored: bool
    """Whether it was dishonored, whatever became of the dishonor."""
    may_be_dishonored: bool
    """Whether it can be dishonored now: the return of a debit, not dishonored, before its deadline."""


class NamedLateReturn(LateReturn):
    payer_name: str | None
    """The name of the payer: of the business, or first and last name. Null: erased."""
    payee_name: str | None
    """The name of the payee: of the business, or first and last name. Null: erased."""


class CorrectedAccount(TypedDict):
    """What the bank corrects, at least one of the three."""
    account_number: NotRequired[str]
    """The number of the account at the bank: 1 to 17 digits, letters, hyphens, dots, slashes or inner blanks, not only zeros and marks."""
    routing_number: NotRequired[str]
    """The ABA routing number of the bank: 9 digits."""
    account_type: NotRequired[Literal["savings", "checking"]]
    """The kind of the account at the bank."""


ResolveSuspenseItemRequest = TypedDict("ResolveSuspenseItemRequest", {
    "as": "Literal[\"ignored\", \"return_of\", \"copy_return\", \"rejected_entry\", \"correction\"]",
    "transaction_uuid": "NotRequired[str]",
    "stage": "NotRequired[Literal[\"capture\", \"payout\", \"clawback\", \"reverse_payout\", \"refund_capture\", \"refund_payout\"]]",
    "refund_uuid": "NotRequired[str]",
    "fee_payout_uuid": "NotRequired[str]",
    "trace_id": "NotRequired[str]",
    "corrected": "NotRequired[CorrectedAccount]",
    "reason": "Reason",
})


class RecordCaptureWonBackRequest(TypedDict):
    reason: Reason


class CreateDishonorRequest(TypedDict):
    item_uuid: str
    code: Literal["R61", "R62", "R67", "R68", "R69", "R70"]
    information: NotRequired[str]
    """Text of 0 to 21 characters."""
    reason: Reason


class Dishonor(TypedDict):
    uuid: str
    item_uuid: str
    processor_uuid: str | None
    transaction_uuid: str | None
    stage: Literal["capture", "payout", "clawback", "reverse_payout", "refund_capture", "refund_payout"] | None
    return_code: str
    direction: Literal["debit", "credit"]
    amount: int
    """Cents."""
    bank: str
    code: Literal["R61", "R62", "R67", "R68", "R69", "R70"]
    information: str
    state: Literal["to_send", "sent", "contested", "won", "lost"]
    send_until: Day
    contestable_until: Day | None
    trace_id: str | None
    file_uuid: str | None
    contest_code: str | None
    """R71 to R77: why the receiving bank insists on its return."""
    note: str
    asked_at: Timestamp
    sent_at: Timestamp | None
    contested_at: Timestamp | None
    decided_at: Timestamp | None


class NamedDishonor(Dishonor):
    payer_name: str | None
    """The name of the payer: of the business, or first and last name. Null: erased."""
    payee_name: str | None
    """The name of the payee: of the business, or first and last name. Null: erased."""


class RecordDishonorWonRequest(TypedDict):
    reason: Reason


class RecordDishonorLostRequest(TypedDict):
    reason: Reason


class CreateMicroEntriesRequestBankAccount(TypedDict):
    """The bank account of the user to check."""
    uuid: str
    """The identifier of the bank account."""
    aggregator_type: AggregatorType


class CreateMicroEntriesRequest(TypedDict):
    bank_account: CreateMicroEntriesRequestBankAccount
    """The bank account of the user to check."""


MicroEntryCheckState = Literal["pending", "sent", "awaiting_confirmation", "confirmed", "failed", "expired", "returned", "canceled"]
"""How far the check is.

- `pending`: The credits wait for a bank file, or are in one that the bank has not confirmed.
- `sent`: The bank has the credits.
- `awaiting_confirmation`: The credits have settled: ask the user for their amounts.
- `confirmed`: The user knew the amounts.
- `failed`: 3 pairs of amounts were wrong. Start another check.
- `expired`: The user did not tell the amounts in time. Start another check.
- `returned`: A credit came back: the account does not take credits.
- `canceled`: A credit was not sent: the account was disabled, its entry cannot be written, the bank rejected it, or you were suspended for too long.
"""

class MicroEntryCheck(TypedDict):
    """A check of a bank account: its holder tells the amounts of two small credits."""
    uuid: str
    """The identifier of the check."""
    user_uuid: str
    """The user who has the bank account."""
    bank_account_uuid: str
    """The bank account that is checked."""
    state: MicroEntryCheckState
    answers_left: int
    """How many pairs of amounts may still be sent. 0: none."""
    ach_return_code: str | None
    """The code with which a credit was returned. Null: none was."""
    requested_at: Timestamp
    """When the check was started, in UTC."""
    expires_at: Timestamp
    """Until when the amounts can be sent, in UTC."""
    confirmed_at: Timestamp | None
    """When the right amounts were sent, in UTC. Null: they were not."""


class ConfirmMicroEntriesRequest(TypedDict):
    amounts: List[int]
    """The two amounts in cents, in any order."""


class NamedMicroEntryCheck(MicroEntryCheck):
    processor_uuid: str
    """The tenant."""
    user_name: str
    """The name of the user."""


PrenoteTest = Literal["debits", "credits"]
"""What the prenote asks the bank of the account.

- `debits`: Whether the account can be debited. This is also used if you name nothing.
- `credits`: Whether it can be paid.
"""

class CreatePrenoteRequestBankAccount(TypedDict):
    """The bank account of the user to check."""
    uuid: str
    """The identifier of the bank account."""
    aggregator_type: AggregatorType


class CreatePrenoteRequest(TypedDict):
    bank_account: CreatePrenoteRequestBankAccount
    """The bank account of the user to check."""
    tests: NotRequired[PrenoteTest]


PrenoteState = Literal["pending", "sent", "confirmed", "returned", "canceled"]
"""How far the prenote is.

- `pending`: It waits for a bank file, or is in one that the bank has not confirmed.
- `sent`: The bank has it.
- `confirmed`: It was not returned until the third banking day after it settled: the account takes such entries.
- `returned`: It came back: the account takes no such entries.
- `canceled`: It was not sent: the account was disabled, the entry cannot be written, the bank rejected it, or you were suspended for too long.
"""

class Prenote(TypedDict):
    """A check of a bank account by an entry without money."""
    uuid: str
    """The identifier of the prenote."""
    user_uuid: str
    """The user who has the bank account."""
    bank_account_uuid: str
    """The bank account that is checked."""
    tests: PrenoteTest
    state: PrenoteState
    ach_return_code: str | None
    """The code with which it was returned. Null: it was not."""
    requested_at: Timestamp
    """When the prenote was started, in UTC."""
    confirmed_at: Timestamp | None
    """When it was confirmed, in UTC. Null: it is not."""


class NamedPrenote(Prenote):
    processor_uuid: str
    """The tenant."""
    user_name: str
    """The name of the user."""


class ReversibleEntry(TypedDict):
    """An entry of a payment, with what its reversal would move."""
    trace_id: str
    """The trace number of the entry: 15 digits."""
    stage: Literal["capture", "payout"]
    """What the entry is for."""
    direction: Literal["debit", "credit"]
    """The direction that its reversal has."""
    amount: Cents
    """The amount of both entries, in cents."""
    bank_account_uuid: str
    """The bank account of both entries."""
    send_until: Day
    """The last day whose cut-off for the next day the reversal can go out with."""
    available_until: Day
    """The last banking day on which the receiving bank may get the reversal."""
    reversal_uuid: str | None
    """Its reversal. Null: it has none that is not canceled."""
    why_not: str | None
    """Why it cannot be reversed now. Null: it can."""


EntryError = Literal["duplicate", "wrong_amount", "wrong_account", "wrong_date"]
"""What is wrong with the entry. Nacha permits no other reason, so missing money is not one.

- `duplicate`: The entry was sent twice.
- `wrong_amount`: The amount is not the one that was ordered.
- `wrong_account`: The entry went to a receiver who was not meant.
- `wrong_date`: A debit was dated too early, or a credit too late.
"""

class CreateReversalRequest(TypedDict):
    trace_id: str
    """The trace number of the wrong entry, from `entries` of the payment."""
    entry_error: EntryError
    reason: Reason


ReversalStatus = Literal["REVERSAL_PENDING", "REVERSAL_FILED", "REVERSAL_ACH_PENDING", "REVERSAL_SETTLED", "REVERSAL_COMPLETE", "REVERSAL_ACH_FAILED", "REVERSAL_CANCELED"]
"""How far the reversing entry is.

- `REVERSAL_PENDING`: It waits for the next cut-off after the wrong entry has settled.
- `REVERSAL_FILED`: It is in a file whose outcome is open.
- `REVERSAL_ACH_PENDING`: The bank has it.
- `REVERSAL_SETTLED`: The debit settled. It can still be returned.
- `REVERSAL_COMPLETE`: It settled, and as a debit it is good.
- `REVERSAL_ACH_FAILED`: It was returned. The money is where it was before.
- `REVERSAL_CANCELED`: It was not sent.
"""

class Reversal(TypedDict):
    """An entry that takes back an entry which was sent wrongly."""
    uuid: str
    """The identifier of the reversal."""
    processor_uuid: str
    """The tenant of the payment."""
    transaction_uuid: str
    """The payment of the wrong entry."""
    stage: Literal["capture", "payout"]
    """What the wrong entry is for."""
    reversed_trace_id: str
    """The trace number of the wrong entry: 15 digits."""
    entry_error: EntryError
    direction: Literal["debit", "credit"]
    """The direction of the reversing entry: a credit gives a debit back, a debit takes a credit back."""
    amount: Cents
    """The amount of both entries, in cents."""
    bank_account_uuid: str
    """The bank account of both entries."""
    bank: str
    """The bank that sends both entries."""
    status: ReversalStatus
    send_until: Day
    """The last day whose cut-off for the next day it can go out with."""
    available_until: Day
    """The last banking day on which the receiving bank may get it: the fifth after the settlement of the wrong entry."""
    trace_id: str | None
    """The trace number of the reversing entry. Null: the bank does not have it yet."""
    ach_return_code: str | None
    """The code with which the reversing entry was returned. Null: it was not."""
    cancel_reason: Literal["entry_returned", "not_allowed", "too_late", "not_writable", "by_operator"] | None
    """Why it was not sent. Null: it is not canceled."""
    taken_over_at: Timestamp | None
    """When the payment took it over as the return of the wrong entry, in UTC. Null: it did not, or gave it back."""
    left: Literal["owed_to_us", "owed_by_us"] | None
    left_since: Timestamp | None
    """Since when, in UTC. Null: nothing is left."""
    ended_as: Literal["written_off", "received", "paid"] | None
    hold_uuid: str | None
    """The hold that stops the payment until the reversal is complete. An operator may release it."""
    file_reversal_uuid: str | None
    """The reversal of its file. Null: an operator reversed this entry alone."""
    requested_at: Timestamp
    """When it was requested, in UTC."""
    updated_at: Timestamp
    """When it changed last, in UTC."""


class CancelReversalRequest(TypedDict):
    reason: Reason


class NamedReversal(Reversal):
    payer_name: str | None
    """The name of the payer: of the business, or first and last name. Null: erased."""
    payee_name: str | None
    """The name of the payee: of the business, or first and last name. Null: erased."""


class WriteOffReversalRequest(TypedDict):
    reason: Reason


class SettleReversalRequest(TypedDict):
    reason: Reason


NotReversed = Literal["already_reversed", "not_at_bank", "returned", "processed_twice", "not_reversible", "several_payments", "later_entry", "on_its_way_back", "return_waits", "too_late"]
"""Why an entry cannot be reversed.

- `already_reversed`: The entry has a reversal already.
- `not_at_bank`: The bank does not have the entry.
- `returned`: The entry came back already.
- `processed_twice`: The bank processed the file twice, and that is open: the bank takes the copy back.
- `not_reversible`: The entry is for another stage than a capture or a payout.
- `several_payments`: The entry pays several payments of a batch.
- `later_entry`: A later entry of this stage was sent.
- `on_its_way_back`: A refund, a reverse payout or a clawback moves the money back already.
- `return_waits`: A return that names the payment waits for an operator.
- `too_late`: The last day to send the reversal is past, or its bank is not in the banks file.
"""

class RefusedCount(TypedDict):
    """The entries of a file that are not reversed for one reason."""
    why: NotReversed
    count: int
    """Entries."""
    amount: SummedCents
    """The amount of these entries, in cents."""


class ReversedMoneyOfTenant(TypedDict):
    processor_uuid: str
    """The tenant."""
    processor_name: str
    """The name of the tenant."""
    count: int
    """Entries that can be reversed."""
    given_back: SummedCents
    """Cents of debits that their payers get back."""
    taken_back: SummedCents
    """Cents of credits that are taken back from their payees."""
    clawed_back: SummedCents
    """The part of `given_back` whose payout was sent: it is taken from the payees by clawbacks."""


class FileReversalPreview(TypedDict):
    """What the reversal of a file would do now. Nothing is changed."""
    file_uuid: str
    """The file."""
    count: int
    """Entries that can be reversed."""
    given_back: SummedCents
    """Cents of debits that their payers get back."""
    taken_back: SummedCents
    """Cents of credits that are taken back from their payees."""
    clawed_back: SummedCents
    """The part of `given_back` whose payout was sent: it is taken from the payees by clawbacks."""
    refused: List[RefusedCount]
    """The entries that cannot be reversed, by reason."""
    tenants: List[ReversedMoneyOfTenant]
    """What it moves for each tenant."""
    send_until: Day
    """The last day whose cut-off for the next day the reversals can go out with."""
    available_until: Day
    """The last banking day on which the receiving banks may get them: the fifth after the settlement of the file."""


class CreateFileReversalRequest(TypedDict):
    entry_error: EntryError
    processor_uuid: NotRequired[str]
    """Only the entries of this tenant: its batches of the file. Absent: of all tenants."""
    stage: NotRequired[Literal["capture", "payout"]]
    """Only the entries of this stage. Absent: captures and payouts."""
    discovered_at: NotRequired[str]
    """When the error was discovered. Absent: now. The network wants the reversals within 24 hours of it: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    reason: Reason


FileReversalState = Literal["working", "done"]
"""How far it is.

- `working`: Its entries are being reversed, in portions. All are done before the next cut-off.
- `done`: Each entry has a reversal, or a reason why it has none.
"""

class ReversalCount(TypedDict):
    status: Literal["REVERSAL_PENDING", "REVERSAL_FILED", "REVERSAL_ACH_PENDING", "REVERSAL_SETTLED", "REVERSAL_COMPLETE", "REVERSAL_ACH_FAILED", "REVERSAL_CANCELED"]
    count: int
    """Reversals."""
    amount: SummedCents
    """Their amount, in cents."""


class FileReversal(TypedDict):
    """The reversal of every entry of a file that can be reversed."""
    uuid: str
    """The identifier of the reversal of the file."""
    file_uuid: str
    """The file that is reversed."""
    file_name: str | None
    """The name of the file. Null: it has none."""
    bank: str
    """The bank that has the file, and gets the reversals."""
    processor_uuid: str | None
    """Only the entries of this tenant. Null: of all tenants."""
    stage: Literal["capture", "payout"] | None
    """Only the entries of this stage. Null: of captures and payouts."""
    entry_error: EntryError
    reason: str
    """What the operator said."""
    state: FileReversalState
    reversed_count: int
    """Entries that have a reversal of it."""
    reversed_debits: SummedCents
    """Cents of debits that are given back."""
    reversed_credits: SummedCents
    """Cents of credits that are taken back."""
    refused: List[RefusedCount]
    """The entries that have no reversal of it, by reason."""
    reversals: List[ReversalCount]
    """Its reversals, by status."""
    discovered_at: Timestamp
    """When the error was discovered, in banking time, in UTC."""
    transmit_until: Timestamp
    """Until when the network wants the reversals: 24 hours after the discovery, in UTC."""
    send_until: Day
    """The last day whose cut-off for the next day the reversals can go out with."""
    available_until: Day
    """The last banking day on which the receiving banks may get them: the fifth after the settlement of the file."""
    requested_at: Timestamp
    """When it was requested, in UTC."""
    done_at: Timestamp | None
    """When the last entry was decided, in UTC. Null: not yet."""


class RefusedReversal(TypedDict):
    """An entry of a file that was not reversed with it."""
    trace_id: str
    """The trace number of the entry: 15 digits."""
    processor_uuid: str
    """The tenant of the entry."""
    transaction_uuid: str
    """The payment of the entry, or the first one of a batch."""
    stage: Literal["capture", "payout", "clawback", "reverse_payout", "refund_capture", "refund_payout", "fee_payout", "reversal_debit", "reversal_credit", "micro_entry", "prenote_debit", "prenote_credit"]
    """What the entry is for."""
    direction: Literal["debit", "credit"]
    """The direction of the entry."""
    amount: SummedCents
    """The amount of the entry, in cents."""
    why: NotReversed


class ReportFileCopyRequest(TypedDict):
    discovered_at: NotRequired[str]
    """When it was discovered. Absent: now. The network wants the copy reversed within 24 hours of it: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    reason: Reason


FileCopyState = Literal["open", "closed"]
"""Whether its money is even.

- `open`: Its money is not even, or an operator has not closed it.
- `closed`: What it moved came back, or the rest was written off.
"""

class FileCopy(TypedDict):
    """A file that its bank processed twice: the second processing, and its money."""
    uuid: str
    """The identifier of the copy."""
    file_uuid: str
    """The file that the bank processed twice."""
    file_name: str | None
    """The name of the file. Null: it has none."""
    bank: str
    """The bank."""
    state: FileCopyState
    reason: str
    """What the operator said."""
    file_debits: SummedCents
    """The debits of the file, in cents: the copy collected them once more."""
    file_credits: SummedCents
    """The credits of the file, in cents: the copy paid them once more."""
    lines_in: SummedCents
    """Cents that came in, by lines of the bank statement that are matched to the copy."""
    lines_out: SummedCents
    """Cents that left, by such lines."""
    return_count: int
    """Returns of entries of the copy: second returns."""
    returns_out: SummedCents
    """Cents that left, by returns of debits of the copy."""
    returns_in: SummedCents
    """Cents that came back, by returns of credits of the copy."""
    written_off: SummedCents
    """Cents that became a loss."""
    rest: int
    """Cents that the copy moved and nothing took back. Above zero: we have money of the receivers. Below zero: money is missing."""
    discovered_at: Timestamp
    """When it was discovered, in banking time, in UTC."""
    transmit_until: Timestamp
    """Until when the network wants the copy reversed: 24 hours after the discovery, in UTC."""
    available_until: Day
    """The last banking day on which the receiving banks may get the reversals."""
    reported_at: Timestamp
    """When it was recorded, in UTC."""
    closed_at: Timestamp | None
    """When it was closed, in UTC. Null: it is open."""


class CloseFileCopyRequest(TypedDict):
    reason: Reason


class CreateReturnRequestRequest(TypedDict):
    trace_id: str
    """The trace number of the entry, from `entries` of the payment."""
    entry_error: EntryError
    requested_on: NotRequired[Day]
    """The day on which the receiving bank was asked. Absent: today in Eastern time."""
    asked_by: NotRequired[str]
    """Who asked: a person of your bank, or of yours."""
    asked_how: str
    """How the bank was asked, and whom."""
    reason: NotRequired[Reason]


ReturnRequestAnswer = Literal["accepted", "refused", "none"]
"""What the receiving bank answered.

- `accepted`: It returns the entry. The return closes the request when it comes.
- `refused`: It does not return the entry.
- `none`: It did not answer in time.
"""

class ReturnRequest(TypedDict):
    """A receiving bank is asked to return an entry that was sent wrongly."""
    uuid: str
    """The identifier of the request."""
    processor_uuid: str
    """The tenant of the payment."""
    transaction_uuid: str
    """The payment for which it was recorded."""
    stage: Literal["capture", "payout", "clawback", "reverse_payout", "refund_capture", "refund_payout"]
    """What the entry is for."""
    trace_id: str
    """The trace number of the entry: 15 digits."""
    direction: Literal["debit", "credit"]
    """The direction of the entry."""
    amount: Cents
    """The amount of the entry, in cents."""
    entry_error: EntryError
    requested_on: Day
    """The day on which the receiving bank was asked."""
    answer_until: Day
    """The last banking day for its answer: the tenth after the request."""
    asked_by: str
    """Who asked. Empty: it was not recorded."""
    asked_how: str
    """How the bank was asked, and whom."""
    recorded_at: Timestamp
    """When the request was recorded, in UTC."""
    answer: ReturnRequestAnswer | None
    answer_note: str | None
    """What the bank said, in words. Null: no answer is recorded."""
    answered_at: Timestamp | None
    """When the answer was recorded, in UTC. Null: no answer is recorded."""
    returned_with: str | None
    """The return code with which the entry came back. Null: it did not come back."""
    returned_at: Timestamp | None
    """When the return was applied, in UTC. Null: the entry did not come back."""


class AnswerReturnRequestRequest(TypedDict):
    answer: ReturnRequestAnswer
    answer_note: str
    """What the bank said, when, and to whom."""
    reason: NotRequired[Reason]


class NamedReturnRequest(ReturnRequest):
    payer_name: str | None
    """The name of the payer: of the business, or first and last name. Null: erased."""
    payee_name: str | None
    """The name of the payee: of the business, or first and last name. Null: erased."""


PositiveSummedCents: TypeAlias = "int"
"""An integer number of cents from 1 to 999999999999."""

class EnteredStatementLine(TypedDict):
    booked_on: Day
    direction: Literal["debit", "credit"]
    """`debit`: it left the account. `credit`: it came in."""
    amount: PositiveSummedCents
    reference: str
    """The bank’s own reference. The same line again changes nothing."""
    occurrence: NotRequired[int]
    """Which of the equal lines of its statement this is. Without it, equal lines of one request are counted. Give it if a statement is entered in several requests."""


class StatementBalances(TypedDict):
    """The balances of one statement of the file."""
    first_day: Day
    """The first day of the statement."""
    last_day: Day
    """The last day of the statement."""
    opening_balance: int | None
    """Cents, negative if overdrawn. Null: the statement has none."""
    closing_balance: int
    """Cents, negative if overdrawn."""


class CreateStatementLinesRequest(TypedDict):
    bank: NotRequired[str]
    lines: List[EnteredStatementLine]
    balances: NotRequired[List[StatementBalances]]
    """The balances of the statements that end with these lines. They are compared with the lines of their days and with the statement before."""
    accept_differences: NotRequired[bool]
    """Enter the lines although balances differ. Absent: false."""
    reason: NotRequired[Reason]


class EnteredLine(TypedDict):
    uuid: str
    bank: str
    booked_on: Day
    direction: Literal["debit", "credit"]
    amount: int
    """Cents."""
    reference: str
    occurrence: int
    """The first, second, … of the equal lines of its statement."""
    state: Literal["open", "expected", "suspense", "matched", "corrected", "written_off"]
    """`open`: not compared with all files yet. `expected`: the books moved this cash. `suspense`: they did not; it is booked in suspense. `matched`, `corrected`, `written_off`: decided by an operator."""
    matched_as: Literal["return_of", "dishonor_won", "debt_paid", "own_funds", "bank_fee", "file_processed_twice"] | None
    processor_uuid: str | None
    transaction_uuid: str | None
    file_copy_uuid: str | None
    """The copy of a file that the bank processed twice. Null: the line is of none."""
    corrected_by: str | None
    shown_amount: int
    """Cents of the cash of the books that the line shows; credits are positive."""
    note: str | None
    entered_at: Timestamp
    decided_at: Timestamp | None
    is_new: bool
    """False: the line was entered before, and nothing changed."""


class CsvColumns(TypedDict):
    """How a bank writes its own CSV."""
    delimiter: Literal["comma", "semicolon", "tab", "bar"]
    """What is between two fields: `comma`, `semicolon`, `tab` or `bar` (`|`)."""
    header_row: int
    """The row with the names of the columns, from 1. The rows before it are skipped."""
    booked_on: str
    """The name of the column with the day on which the bank booked the line."""
    day_order: Literal["YMD", "MDY", "DMY"]
    """The order of year, month and day in the column `booked_on`.

    - `YMD`: `2026-03-04` or `20260304`.
    - `MDY`: `3/4/2026`, `03/04/26` or `Mar 4, 2026`.
    - `DMY`: `4.3.2026` or `04-Mar-2026`.
    """
    amount: str | None
    """The name of the column with the amount. Null: `debit` and `credit` name a column each."""
    debit: str | None
    """The name of the column with the amounts that left the account. Null: there is one column `amount`."""
    credit: str | None
    """The name of the column with the amounts that came in. Null: there is one column `amount`."""
    direction: str | None
    """The name of the column that says debit or credit. Null: the sign of `amount` says it."""
    negative: Literal["debit", "credit"]
    """What a negative `amount` is, if its sign says it."""
    amounts_in: Literal["dollars", "cents"]
    """The unit of all amounts: `1234.50` or `123450`."""
    balance: str | None
    """The name of the column with the balance after each row. Null: there is no such column."""
    reference: List[str]
    """The names of the columns whose texts are the reference of the line, joined in this order."""


class CreateStatementFileRequest(TypedDict):
    bank: NotRequired[str]
    """The name of the bank. Required if there are several banks."""
    format: NotRequired[Literal["csv", "bai2", "camt"]]
    """The format. Absent: it is recognized by the first characters.

    - `csv`: The bank’s own CSV, or ours.
    - `bai2`: BAI2.
    - `camt`: camt.053 or camt.052, XML of ISO 20022.
    """
    account: NotRequired[str]
    """The number of our account, if the file has several. Absent: as the settings of the bank say."""
    columns: NotRequired[CsvColumns]
    """How the bank writes its own CSV. Absent: as the settings of the bank say."""
    content: str
    """The bytes of the file in base64. The text is UTF-8 or Windows-1252."""
    accept_differences: NotRequired[bool]
    """Enter the file although balances differ. Absent: false."""
    reason: NotRequired[Reason]


class StatementFinding(TypedDict):
    """What was found in a file of a bank statement."""
    kind: Literal["unreadable", "difference", "note"]
    """What follows from it.

    - `unreadable`: Nothing of the file can be entered.
    - `difference`: Two amounts differ. The file is entered only with `accept_differences`.
    - `note`: It is only told.
    """
    row: int
    """The row of the file, from 1."""
    message: str
    """What was found, and what is allowed."""


class PreviewStatementFileRequest(TypedDict):
    bank: NotRequired[str]
    """The name of the bank. Required if there are several banks."""
    format: NotRequired[Literal["csv", "bai2", "camt"]]
    """The format. Absent: it is recognized by the first characters.

    - `csv`: The bank’s own CSV, or ours.
    - `bai2`: BAI2.
    - `camt`: camt.053 or camt.052, XML of ISO 20022.
    """
    account: NotRequired[str]
    """The number of our account, if the file has several. Absent: as the settings of the bank say."""
    columns: NotRequired[CsvColumns]
    """How the bank writes its own CSV. Absent: as the settings of the bank say."""
    content: str
    """The bytes of the file in base64. The text is UTF-8 or Windows-1252."""
    reason: NotRequired[Reason]


class PreviewedStatementLine(TypedDict):
    """A line as it would be entered."""
    row: int
    """The row of the file where the line begins, from 1."""
    booked_on: Day
    """The day on which the bank booked it."""
    direction: Literal["debit", "credit"]
    """`debit`: it left the account. `credit`: it came in."""
    amount: int
    """Cents."""
    reference: str
    """What the bank wrote about it."""
    occurrence: int
    """The first, second, … of the equal lines of its statement."""
    state: Literal["open", "expected", "suspense", "matched", "corrected", "written_off"]
    """The state that the line would have, or has."""
    is_new: bool
    """False: the line was entered before."""


class CsvSuggestion(TypedDict):
    """How the CSV may be read."""
    header: List[str]
    """The names of the columns in the file."""
    columns: CsvColumns
    """The columns that the file was read by. If they are not in it: a first guess from these names, to be checked."""


class StatementSettings(TypedDict):
    """How the statement of a bank is read."""
    bank: str
    """The name of the bank."""
    account: str | None
    """The number of our account, as the bank writes it in its statements. Null: a file has only one account."""
    columns: CsvColumns | None
    """How the bank writes its own CSV. Null: it is not set."""


class SetStatementSettingsRequest(TypedDict):
    bank: NotRequired[str]
    """The name of the bank. Required if there are several banks."""
    account: str | None
    """The number of our account, as the bank writes it in its statements. Null: a file has only one account."""
    columns: CsvColumns | None
    """How the bank writes its own CSV. Null: it is not set."""
    reason: NotRequired[Reason]


class StatementLine(TypedDict):
    uuid: str
    bank: str
    booked_on: Day
    direction: Literal["debit", "credit"]
    amount: int
    """Cents."""
    reference: str
    occurrence: int
    """The first, second, … of the equal lines of its statement."""
    state: Literal["open", "expected", "suspense", "matched", "corrected", "written_off"]
    """`open`: not compared with all files yet. `expected`: the books moved this cash. `suspense`: they did not; it is booked in suspense. `matched`, `corrected`, `written_off`: decided by an operator."""
    matched_as: Literal["return_of", "dishonor_won", "debt_paid", "own_funds", "bank_fee", "file_processed_twice"] | None
    processor_uuid: str | None
    transaction_uuid: str | None
    file_copy_uuid: str | None
    """The copy of a file that the bank processed twice. Null: the line is of none."""
    corrected_by: str | None
    shown_amount: int
    """Cents of the cash of the books that the line shows; credits are positive."""
    note: str | None
    entered_at: Timestamp
    decided_at: Timestamp | None


MatchStatementLineRequest = TypedDict("MatchStatementLineRequest", {
    "as": "Literal[\"return_of\", \"dishonor_won\", \"debt_paid\", \"own_funds\", \"bank_fee\", \"file_processed_twice\"]",
    "transaction_uuid": "NotRequired[str]",
    "stage": "NotRequired[Literal[\"capture\", \"payout\", \"clawback\", \"reverse_payout\", \"refund_capture\", \"refund_payout\"]]",
    "refund_uuid": "NotRequired[str]",
    "code": "NotRequired[str]",
    "file_copy_uuid": "NotRequired[str]",
    "reason": "Reason",
})


class MarkStatementLineCorrectedRequest(TypedDict):
    corrected_by: NotRequired[str]
    reason: Reason


class WriteOffStatementLineRequest(TypedDict):
    reason: Reason


class CashMovementName(TypedDict):
    """What identifies cash that the books moved."""
    source_uuid: str
    """The file to the bank, the file from the bank, or the act that moved the cash."""
    direction: Literal["debit", "credit"]
    """`debit`: cash left the account. `credit`: cash came in."""
    moved_on: Day
    """The Eastern day on which the books moved it."""


class ExplainStatementLinesRequest(TypedDict):
    lines: List[str]
    """Lines of one bank, open or in suspense."""
    movements: List[CashMovementName]
    """Cash that no line shows yet, as `GET /admin/v1/bank-statement/desk` has it."""
    rest_as: NotRequired[Literal["part_of_file", "bank_fee", "own_funds", "return_of"]]
    """What is left when the sums differ. Absent: they must be equal.

    - `part_of_file`: The lines show a part of one movement. The rest of it still waits for a line.
    - `bank_fee`: The rest of the line is a fee of the bank, or a fee that it gave back.
    - `own_funds`: The rest of the line is money of the operator that came in.
    - `return_of`: The rest of the line is the return of an entry, as in `match`.
    """
    transaction_uuid: NotRequired[str]
    """With `return_of`: the payment."""
    stage: NotRequired[Literal["capture", "payout", "clawback", "reverse_payout", "refund_capture", "refund_payout"]]
    """With `return_of`: the stage of the entry."""
    refund_uuid: NotRequired[str]
    """With `return_of`: the refund, if the entry is of one."""
    code: NotRequired[str]
    """With `return_of`: the code of the return."""
    reason: Reason


class UndoStatementLineRequest(TypedDict):
    reason: Reason


class ReconcileStatementRequest(TypedDict):
    bank: NotRequired[str]
    reason: NotRequired[Reason]


class MissingCash(CashMovementName):
    """Cash of the books that no line shows."""
    name: str | None
    """Of the file. Null: it was an act of an operator."""
    amount: int
    """Cents that no line shows."""
    whole_amount: int
    """Cents of all of it: lines may show a part."""


class StatementProposal(TypedDict):
    """Lines and cash with equal sums."""
    line_uuids: List[str]
    """One line, or several for one movement."""
    movements: List[CashMovementName]
    """Their sum is the sum of the lines."""
    is_only: bool
    """False: other cash or another line that was read has the same sum, or the search stopped. Look closely."""
    rest_as: Literal["part_of_file"] | None


class ShownCash(CashMovementName):
    """Cash of the books that a line shows."""
    name: str | None
    """Of the file. Null: it was an act of an operator."""
    amount: int
    """Cents of it that the line shows."""


class DecidedStatementLine(StatementLine):
    """A line that is explained."""
    cash: List[ShownCash]
    """The cash of the books that it shows."""
    may_be_undone: bool
    """True: its day is open, and it moved no payment."""


class PayOwnFundsRequest(TypedDict):
    bank: NotRequired[str]
    amount: PositiveSummedCents
    reason: Reason


class WaitingKind(TypedDict):
    kind: str
    count: int
    amount: int | None
    """Cents; null: money is not what waits. Of files: their debits and credits."""
    oldest: Timestamp | None
    newest: Timestamp | None
    deadline: Day | None
    deadline_at: Timestamp | None
    path: str
    """The list that has them."""


class TodayFigures(TypedDict):
    count: int
    """How many there were."""
    amount: int | None
    """Cents; null: it was not about money."""


class CardOwner(TypedDict):
    uuid: str
    """The operator who takes care of it."""
    name: str
    """The name of the operator."""


class CardPutAside(TypedDict):
    state: Literal["snoozed", "done"]
    """Snoozed until a day, or done for today."""
    until: Timestamp
    """It comes back then, or as soon as there is more, something newer or a nearer deadline."""
    reason: str | None
    """Why; null: no reason was given."""
    by: str | None
    """The operator; null: a token."""


class WaitingCard(WaitingKind):
    yesterday: TodayFigures | None
    assigned_to: CardOwner | None
    aside: CardPutAside | None


class TroubleSubject(TypedDict):
    name: str
    """The name of a bank, file, schedule, tenant, vendor or merchant, a URL or a trace number."""
    uuid: str | None
    """The tenant, vendor, merchant, endpoint, file, schedule or late return; null: a bank."""
    processor_uuid: str | None
    """Its tenant; null: it belongs to none."""
    day: Day | None
    rate: Literal["unauthorized", "administrative", "overall"] | None
    percent: float | None
    """The return rate, in percent; null: it is not about one."""
    limit_percent: float | None
    """Its limit, in percent; null: it is not about one."""
    amount: int | None
    """Cents; null: it is not about money."""
    deliveries_waiting: int | None
    """Deliveries that the endpoint has not received, at most 1000; null: no endpoint."""
    since: Timestamp | None


class Trouble(TypedDict):
    kind: Literal["bank_unread", "file_unacknowledged", "statement_missing", "tenant_short", "endpoint_failing", "dishonor_missed", "return_rate_exceeded", "fees_not_paid", "scheduled_file_failing", "sanctions_list_old", "screening_unanswered"]
    """What goes wrong.

    - `bank_unread`: The files of a bank were not read for an hour or more, so returns may be missing.
    - `file_unacknowledged`: A bank that acknowledges files has had a file for two hours or more, and has not acknowledged it: for up to ten banking days.
    - `statement_missing`: No line of the bank statement shows the cash of a day, since the first day with a line.
    - `tenant_short`: The cash of a tenant is negative.
    - `endpoint_failing`: A webhook endpoint fails until its deliveries pause, has failed for an hour, or is disabled.
    - `dishonor_missed`: The deadline to dishonor a late return is over, for up to ten banking days.
    - `return_rate_exceeded`: A return rate is above the limit of the network.
    - `fees_not_paid`: Fees are owed, and their bank account cannot be used or their last payout came back. Name an account again.
    - `scheduled_file_failing`: The file of a schedule could not be written three times. It is tried again; the schedule says why.
    - `sanctions_list_old`: A sanctions list is old, or only one of the two was imported. Users are not screened against its present names.
    - `screening_unanswered`: The screening provider has not answered about users for an hour or more. No entry of them goes out.
    """
    count: int
    amount: int | None
    """Cents; null: it is not about money."""
    since: Timestamp | None
    newest: Timestamp | None
    subjects: List[TroubleSubject]
    """The first five. The largest amount comes first."""
    path: str
    """The operation that shows more."""


class TroubleCard(Trouble):
    yesterday: TodayFigures | None
    assigned_to: CardOwner | None
    aside: CardPutAside | None


class ClearedCard(TypedDict):
    kind: str
    """The kind of the card."""
    count: int
    """How many there were."""
    amount: int | None
    """Cents; null: it was not about money."""


class BankToday(TypedDict):
    bank: str
    next_cut_off_at: Timestamp
    played_until: Timestamp | None
    inbound_read_at: Timestamp | None
    waits_after_restore: bool


class MovedToday(TypedDict):
    files: int
    entries: int
    debits: int
    """Cents."""
    credits: int
    """Cents."""


class InvariantsTodayViolations(TypedDict):
    invariant: str
    violations: int


class InvariantsToday(TypedDict):
    """Since the end of the latest check of what has moved, and of every payment; null: none has ended yet, or they are off."""
    moved_checked_at: Timestamp | None
    all_checked_at: Timestamp | None
    violations: List[InvariantsTodayViolations]
    """Empty: what was checked holds."""


class AssignTodayCardRequest(TypedDict):
    operator_uuid: str | None
    """An operator who may do more than look, and is not disabled. Null: no one takes care of it."""
    reason: NotRequired[Reason]


class TodayCardState(TypedDict):
    yesterday: TodayFigures | None
    assigned_to: CardOwner | None
    aside: CardPutAside | None


class SnoozeTodayCardRequest(TypedDict):
    until: Day
    """The Eastern day on which it comes back: tomorrow, or up to 31 days ahead."""
    reason: Reason


class FinishTodayCardRequest(TypedDict):
    reason: NotRequired[Reason]


class ReopenTodayCardRequest(TypedDict):
    reason: NotRequired[Reason]


class FileOfDay(TypedDict):
    uuid: str
    """The file."""
    name: str | None
    """Its name; null: it is not written yet."""
    bank: str
    """The bank of the file."""
    state: Literal["open", "closed", "written", "submitted", "confirmed", "rejected"]
    """The state of the file. Confirmed: the bank has it."""
    entry_count: int
    """How many entries it has."""
    total_debits: int
    """The sum of its debits, in cents."""
    total_credits: int
    """The sum of its credits, in cents."""


class StatementOfDay(TypedDict):
    bank: str
    """The bank of the statement."""
    state: Literal["matched", "not_shown", "missing", "no_cash", "none"]
    """How the statement and the books agree.

    - `matched`: The statement shows all cash of the books.
    - `not_shown`: It does not show some cash of the books, which is carried over.
    - `missing`: It does not reach the day: enter it.
    - `no_cash`: The books moved no cash at the bank.
    - `none`: No statement of the bank was ever entered.
    """
    expected: int
    """Cash of the books; credits are positive, in cents."""
    shown: int
    """Lines of the statement; credits are positive, in cents."""
    unexpected: int
    """Lines that nothing expected, in suspense or decided; credits are positive, in cents."""
    difference: int
    """What is shown, less what is expected and unexpected; credits are positive, in cents."""
    missing_count: int
    """How many movements of the books no line shows."""
    missing_amount: int
    """Their sum, debits and credits added, in cents."""
    closing_balance: int | None
    """The balance of the statement at the end of the day; null: not known, in cents."""


class CarriedOver(TypedDict):
    kind: str
    """The kind of a card of Today, or `cash_not_shown`: cash of the books that no statement shows."""
    count: int
    """How many are open."""
    amount: int | None
    """Their sum; null: they are not about money, in cents."""
    operator_uuid: str | None
    """Who takes care of it; null: no one."""
    operator_name: str | None
    """The name of the operator; null: no one."""


class BooksOfDay(TypedDict):
    day: Day
    """A banking day. Its books end with this day of UTC."""
    first_day: Day | None
    posting_count: int
    """How many postings these days have. 0 in a checklist: they are not sealed yet."""
    accounts: List[AccountTotals]
    """The ledger accounts of all tenants and of the operator books, with a balance or a movement."""
    files: List[FileOfDay]
    """The files to banks whose cut-off was on these days."""
    statements: List[StatementOfDay]
    """The statement of each bank, compared with the books."""
    carried: List[CarriedOver]
    """What is open, and who takes care of it."""


class ClosingCheck(TypedDict):
    check: Literal["ended", "sealed", "files", "statement", "invariants", "exceptions"]
    """What must hold.

    - `ended`: The day has ended in Eastern time.
    - `sealed`: The postings of the day are sealed.
    - `files`: The banks have all files of the day.
    - `statement`: The statement of each bank reaches the day, and is compared with the books.
    - `invariants`: A check has ended since then, and the invariants hold.
    - `exceptions`: What is open has an owner.
    """
    holds: bool
    """False: the day cannot be closed yet."""
    found: str
    """That it holds, or what is missing."""
    path: str
    """The operation that shows more."""


class ClosingChecklist(BooksOfDay):
    checks: List[ClosingCheck]
    """Each must hold."""
    can_close: bool
    """Every check holds."""
    invariants_checked_at: Timestamp | None
    approval_uuid: str | None
    """The first signature, which waits for the second operator; null: no one has signed."""


class CloseDayRequest(TypedDict):
    missing_cash_operator_uuid: NotRequired[str | None]
    """Who takes care of cash of the books that the bank statement does not show. Needed only if there is such cash."""
    reason: Reason


class DaySignature(TypedDict):
    operator_uuid: str
    """The operator who signed."""
    name: str
    """The name of the operator at that time."""
    signed_at: Timestamp
    """When it was signed, in UTC."""


class ClosedDay(BooksOfDay):
    seal: str
    """The hash of the postings of the day, chained to the days before it."""
    invariants_checked_at: Timestamp
    """When a check found that the invariants hold, in UTC."""
    reason: str
    """The note of the operator who signed first."""
    signatures: List[DaySignature]
    """Two operators, in the order in which they signed."""


class TransactionFound(TypedDict):
    payer_name: str | None
    """The name of the payer: of the business, or first and last name. Null: erased."""
    payee_name: str | None
    """The name of the payee: of the business, or first and last name. Null: erased."""
    amount: Cents
    """What the payer pays, in cents."""
    state: TransactionState
    created_at: Timestamp
    """When the payment was started, in UTC."""


class SearchHit(TypedDict):
    type: Literal["transaction", "user", "bank_account", "refund", "merchant_batch", "batch", "hold", "block", "reversal", "account_check", "return_request", "fee_payout", "webhook_endpoint", "event", "processor", "vendor", "token", "bank_file", "inbound_file", "bank_item", "dishonor", "statement_line", "request"]
    uuid: str
    processor_uuid: str | None
    label: str
    """A name, an amount in dollars, a status, or what else it is recognized by."""
    path: str | None
    """The operation that reads it; null: none reads it alone."""
    transaction: TransactionFound | None
    """Of a payment: what people ask about it. Null: it is no payment."""
    email: str | None
    """Of a user: the email address. Null: none, or it is no user."""


class MoreHits(TypedDict):
    type: Literal["transaction", "user", "bank_account", "refund", "merchant_batch", "batch", "hold", "block", "reversal", "account_check", "return_request", "fee_payout", "webhook_endpoint", "event", "processor", "vendor", "token", "bank_file", "inbound_file", "bank_item", "dishonor", "statement_line", "request"]
    path: str | None
    """The list that has all; null: make the text longer."""


class ReturnCodeFound(TypedDict):
    code: str
    """Such as R10."""
    title: str
    """What the network calls it."""
    meaning: str
    """A sentence that says why the entry came back."""


DaysFound = TypedDict("DaysFound", {
    "from": "Day",
    "to": "Day",
})


class SavedView(TypedDict):
    uuid: str
    """The view."""
    list: str
    """The list, as in the address of the console: `payments`."""
    name: str
    """What the view is called."""
    query: str
    """The filters, the columns and the order, as in the address of the list behind its question mark: `state=held&sort=-amount`."""
    saved_by: str | None
    """The operator who saved it. Null: a token did."""
    saved_at: Timestamp
    """When it was saved, in UTC."""


class SaveViewRequest(TypedDict):
    list: str
    """The list, as in the address of the console: `payments`."""
    name: str
    """What the view is called."""
    query: str
    """The filters, the columns and the order, as in the address of the list behind its question mark: `state=held&sort=-amount`."""
    reason: NotRequired[Reason]


class FileSchedule(TypedDict):
    uuid: str
    """The schedule."""
    list: str
    """The list, as in the address of the console: `payments`."""
    name: str
    """What the view is called."""
    query: str
    """The filters, the columns and the order, as in the address of the list behind its question mark: `state=held&sort=-amount`."""
    every: Literal["banking_day", "week", "month"]
    """How often a file is written. `banking_day`: the days since the banking day before. `week`: Monday to Sunday. `month`: a calendar month."""
    hour: int
    """The Eastern hour, on the first banking day after the period."""
    next_first_day: str
    """The first day of the next file."""
    next_last_day: str
    """The last day of the next file."""
    next_at: Timestamp
    """When the next file is written, in UTC."""
    failure: str | None
    """Why the next file is not written yet, though it is due. Null: no attempt failed."""
    scheduled_by: str | None
    """The operator who scheduled it. Null: a token did."""
    scheduled_at: Timestamp
    """When it was scheduled, in UTC."""


class ScheduleFileRequest(TypedDict):
    view_uuid: str
    """The saved view."""
    every: Literal["banking_day", "week", "month"]
    """How often a file is written. `banking_day`: the days since the banking day before. `week`: Monday to Sunday. `month`: a calendar month."""
    hour: int
    """The Eastern hour, on the first banking day after the period."""
    reason: NotRequired[Reason]


class ScheduledFile(TypedDict):
    uuid: str
    """The file."""
    schedule_uuid: str
    """The schedule that wrote it."""
    list: str
    """The list, as in the address of the console: `payments`."""
    name: str
    """What the view is called."""
    first_day: str
    """The first Eastern day that it covers."""
    last_day: str
    """The last Eastern day that it covers."""
    row_count: int
    """How many records it has."""
    made_at: Timestamp
    """When it was written, in UTC."""


class ThreeReturnRates(TypedDict):
    unauthorized: Percent
    administrative: Percent
    overall: Percent


class DayOfSeries(TypedDict):
    day: Day
    debits: int
    debited: int | None
    """Cents."""
    credited: int | None
    """Cents."""
    earned: int | None
    """Cents."""
    returned: int
    unauthorized: int
    administrative: int
    rates: ThreeReturnRates | None
    rated_debits: int | None
    """How many debits the rates are of: with few of them a rate says little."""


class CashDay(TypedDict):
    """The cash of one day."""
    day: Day
    """The day. Of the books by UTC, of what is ahead in Eastern time."""
    is_ahead: bool
    """Whether it is after today. Today also has what is still due today."""
    cash_in: int
    """Cents that came: debits that settled, and payouts that came back. Ahead: debits that settle."""
    cash_out: int
    """Cents that left: payouts that settled, and debits that came back. Ahead: payouts that settle."""
    cash: int
    """Cents in the pooled account at the end of the day. Negative: the money of others pays."""
    not_good: int
    """Cents of the debits that were sent and are not good yet, at the end of the day."""
    reserved: int
    """Cents reserved for payouts or on the way to their receivers, at the end of the day."""
    returnable_up_to: int
    """Cents of the debits sent in the 60 days that end with this day. At most so much can still come back: as unauthorized within 60 days, otherwise within two banking days."""


MoneyFlow = TypedDict("MoneyFlow", {
    "name": "Literal[\"captures_sent\", \"captures_settled\", \"captures_unsettled\", \"captures_returned\", \"became_good\", \"fees\", \"good_returned\", \"reserved_returned\", \"fees_returned\", \"reinstated\", \"fees_reinstated\", \"reserved\", \"unreserved\", \"payouts_sent\", \"payouts_rejected\", \"payouts_settled\", \"unsettled_to_payees\", \"payouts_returned\", \"returned_to_payers\", \"clawed_back\", \"clawbacks_returned\", \"refunds_collected\", \"refunds_kept\", \"refunds_sent\", \"refunds_settled\", \"reverse_payouts_sent\", \"reverse_payouts_settled\", \"unsettled_to_payers\", \"fees_sent\", \"fees_settled\", \"fees_unsettled\", \"fee_payouts_returned\", \"written_off\"]",
    "from": "Literal[\"payers\", \"in_flight\", \"not_good\", \"good\", \"reserved\", \"leaving\", \"payees\", \"fees\", \"losses\"]",
    "to": "Literal[\"payers\", \"in_flight\", \"not_good\", \"good\", \"reserved\", \"leaving\", \"payees\", \"fees\", \"losses\"]",
    "amount": "int",
    "count": "int",
})


class ProcessorByDanger(TypedDict):
    """A tenant, and what endangers it."""
    uuid: str
    """The tenant."""
    name: str
    """Its name."""
    suspended_at: Timestamp | None
    danger: Literal["short_of_cash", "return_rate_exceeded", "merchant_past_limit", "debts", "return_rate_near", "exceptions", "payments_on_hold", "endpoint_failing", "none"]
    """Why it is at its place: the worst that holds, in this order.

    - `short_of_cash`: Its cash is negative: the money of others pays for it. The largest amount comes first.
    - `return_rate_exceeded`: One of its return rates is above the limit. The furthest above its limit comes first.
    - `merchant_past_limit`: A return rate of a merchant is above the limit. The most such merchants come first.
    - `debts`: Payees or payers owe money. The largest amount comes first.
    - `return_rate_near`: One of its return rates is at 80 % of the limit or more. The nearest comes first.
    - `exceptions`: Open balances wait for an operator. The most come first.
    - `payments_on_hold`: Payments are on hold. The most come first.
    - `endpoint_failing`: A webhook endpoint fails, so its own systems do not learn of returns. The most come first.
    - `none`: None of these. The largest volume comes first.
    """
    return_rates: ReturnRates
    """The return rates of all its debits, next to their limits."""
    merchants_past_limit: int
    """How many of its merchants have a return rate above the limit."""
    short: int
    """Cents by which its cash is negative; 0: it is not."""
    debts: int
    """Cents that its payees and payers owe, also while a clawback is under way."""
    exceptions: int
    """How many open balances wait for an operator."""
    payments_on_hold: int
    """How many of its payments have an open hold."""
    endpoints_failing: int
    """How many of its webhook endpoints fail for an hour or more, or are disabled."""
    volume: int
    """Cents of the debits that were sent in the last 30 UTC days."""


class Exception(TypedDict):
    kind: Literal["owed_to_payee", "owed_by_payee", "owed_to_payer", "owed_by_payer", "fees_owed_back"]
    processor_uuid: str
    transaction_uuid: str | None
    refund_uuid: str | None
    user_uuid: str | None
    user_name: str | None
    amount: int
    since: Timestamp
    vendor_uuid: str | None


class NamedException(Exception):
    payer_name: str | None
    """The name of the payer: of the business, or first and last name. Null: erased."""
    payee_name: str | None
    """The name of the payee: of the business, or first and last name. Null: erased."""


class FraudProcessReview(TypedDict):
    """A review of the process of fraud monitoring."""
    uuid: str
    """The identifier of the review."""
    reviewed_on: Day
    """The day of the review."""
    note: str
    """What was looked at, and what follows."""
    reviewed_by: str | None
    """The operator who recorded it. Null: a token did."""
    recorded_at: Timestamp
    """When it was recorded, in UTC."""


class FraudProcessMeanings(TypedDict):
    rule: str
    """The name of the rule."""
    stage: str
    """The stage before which it looks at a payment."""
    meaning: str
    """What it looks for."""


class FraudProcessReviewers(TypedDict):
    name: str
    role: str


class FraudProcess(TypedDict):
    """The process of fraud monitoring, as it is set now."""
    made_at: Timestamp
    """When the document was made, in UTC."""
    monitoring_since: Timestamp | None
    """When the earliest of the rules that are on was set, in UTC. Null: no rule is on."""
    rules: List[FraudRule]
    """The rules of all owners, as they are set now."""
    meanings: List[FraudProcessMeanings]
    """What each rule looks for."""
    reviewers: List[FraudProcessReviewers]
    """The operators who can decide a review."""
    changes: List[AuditedAct]
    """The latest 500 changes of rules, the newest first."""
    reviews: List[FraudProcessReview]
    """The reviews of the process, the latest first."""
    next_review_by: Day | None
    """The day by which the next review is due. Null: no rule is on."""


class FraudReportFound(TypedDict):
    rule: Literal["payer_velocity", "below_limit", "first_debit", "many_payers", "new_payee_account", "changed_payee_account", "questionable_return"]
    """The rule."""
    held: int
    """Payments that it put on hold."""
    noted: int
    """Payments that it only noted."""
    amount: int
    """Their cents."""


class FraudReportDecided(TypedDict):
    state: Literal["noted", "open", "released", "stopped", "closed"]
    """Where the reviews are."""
    reviews: int
    """How many there are."""
    amount: int
    """Their cents."""
    median_seconds_to_decide: int | None
    """From the finding to the decision, in seconds. Null: no operator decided one."""


class FraudReportUnauthorizedReturns(TypedDict):
    """What the rules missed."""
    returns: int
    """Debits that came back as unauthorized."""
    amount: int
    """Their cents."""
    found: int
    """Of payments that a rule had found before."""
    not_found: int
    """Of payments that no rule had found: look at these when you review the rules."""


class FraudReport(TypedDict):
    """Fraud monitoring in a year."""
    year: int
    """The year, in Eastern time."""
    made_at: Timestamp
    """When the report was made, in UTC."""
    found: List[FraudReportFound]
    """What each rule found. A payment that two rules found counts for both."""
    decided: List[FraudReportDecided]
    """The reviews of payments that were found in the year."""
    unauthorized_returns: FraudReportUnauthorizedReturns
    """What the rules missed."""
    rule_changes: int
    """Changes of rules in the year."""
    reviews: List[FraudProcessReview]
    """The reviews of the process in the year."""


class RecordFraudProcessReviewRequest(TypedDict):
    reviewed_on: Day
    """The day of the review, not in the future."""
    note: str
    """What was looked at, and what follows. No personal data."""
    reason: Reason


class ExposureOfDate(TypedDict):
    settlement_date: Day
    """The date. After today: it is still to come."""
    debits: int
    """Debits."""
    debit_amount: int
    """Cents of the debits."""
    credits: int
    """Credits."""
    credit_amount: int
    """Cents of the credits."""
    debits_returned: int
    """Debits of this date that came back."""
    debit_amount_returned: int
    """Their cents."""
    credits_returned: int
    """Credits of this date that came back."""
    credit_amount_returned: int
    """Their cents."""


class ExposureNotInAFile(TypedDict):
    """Payments that wait for a file."""
    debits: int
    """Debits."""
    debit_amount: int
    """Cents of the debits."""
    credits: int
    """Credits."""
    credit_amount: int
    """Cents of the credits."""


class Exposure(TypedDict):
    """What a tenant has at risk, by settlement date."""
    processor_uuid: str
    """The tenant."""
    start_date: Day
    """The first settlement date that is shown: 60 days ago."""
    today: Day
    """Today, in Eastern time."""
    dates: List[ExposureOfDate]
    """The settlement dates with entries of the tenant, oldest first."""
    not_in_a_file: ExposureNotInAFile
    """Payments that wait for a file."""
    may_be_returned_amount: int
    """Cents of the debits of these dates that did not come back: the most that may still come back."""
    paid_out_amount: int
    """Cents of the credits of these dates that did not come back."""


class Posting(TypedDict):
    debit_account: AccountName
    debit_owner_uuid: str
    credit_account: AccountName
    credit_owner_uuid: str
    amount: int
    """Cents."""


class EventOfTransactionDeliveries(TypedDict):
    uuid: str
    endpoint_uuid: str
    url: str
    state: Literal["pending", "held", "delivered", "dead", "canceled"]
    attempt_count: int
    next_attempt_at: Timestamp | None
    finished_at: Timestamp | None
    status: int | None
    """Of the answer to the last attempt."""
    error: str | None


class EventOfTransaction(TypedDict):
    uuid: str
    type: EventName
    subject_uuid: str
    occurred_at: Timestamp
    deliveries: List[EventOfTransactionDeliveries]


class AllowedActMovesPostings(TypedDict):
    debit_account: AccountName
    credit_account: AccountName
    amount: int
    """Cents."""


class AllowedActMoves(TypedDict):
    transition: str
    description: str
    postings: List[AllowedActMovesPostings]


class AllowedAct(TypedDict):
    operation_id: str
    summary: str
    role: Literal["viewer", "support", "operator", "risk", "administrator", "developer", "tenant_viewer", "tenant_finance", "tenant_owner"]
    """The least role that may do it."""
    method: Literal["POST", "DELETE"]
    path: str
    amount_up_to: int | None
    """The most cents for `amount`. Null: it takes none."""
    moves: List[AllowedActMoves]
    """What it would move now, with the whole `amount_up_to`."""


class UserOfAnyTenant(TypedDict):
    uuid: str
    processor_uuid: str
    vendor_uuid: str | None
    kind: Literal["person", "business"]
    name: str
    trading_name: str | None
    entity_type: str | None
    tin: str | None
    email: str | None
    client_reference_id: str
    kyb_status: Literal["IN_REVIEW", "APPROVED", "REJECTED"] | None
    kyb_status_since: Timestamp | None
    kyb_resubmission_reason: str | None
    deleted_at: Timestamp | None
    created_at: Timestamp


class VerificationSubmission(TypedDict):
    uuid: str
    submitted_at: Timestamp
    sent_at: Timestamp | None
    send_attempts: int
    send_error: str | None


class VerificationDecision(TypedDict):
    number: int
    decided_at: Timestamp
    source: Literal["provider", "operator"]
    outcome: Literal["approved", "rejected", "undecided", "no_answer", "resubmission_requested"]
    reason: str | None
    documents: List[str]
    token_uuid: str | None
    request_id: str | None


class NextPayout(TypedDict):
    amount_up_to: int
    """Cents."""
    taken_for_debts: int
    """Cents of debts that it pays first, at most."""
    cut_off_at: Timestamp
    settles_on: Day


class Erasure(TypedDict):
    user_uuid: str
    processor_uuid: str
    erased_at: Timestamp
    identity_kept_until: Timestamp | None
    events_erased_at: Timestamp | None


class HeldBankAccount(TypedDict):
    uuid: str
    aggregator_type: Literal["manual", "bank_link"]
    account_number: str
    routing_number: str
    account_name: str
    account_type: Literal["savings", "checking"]
    created_at: Timestamp
    disabled_at: Timestamp | None
    disabled_reason: str | None
    removed_at: Timestamp | None
    number_kept: bool
    """Whether the whole number is still kept, encrypted."""


class HeldSanctionsHit(TypedDict):
    """A hit of the sanctions screening, without the entry of the list."""
    found_at: Timestamp
    """When the name was found to be like a listed one, in UTC."""
    list: Literal["sdn", "consolidated", "sandbox", "provider"]
    """The list, or the screening provider."""
    screened_name: str
    """The name of the user that was compared."""
    decision: Literal["open", "cleared", "confirmed"]
    """What was decided.

    - `open`: Nothing yet.
    - `cleared`: The listed one is another person or business.
    - `confirmed`: It is the same.
    """
    decided_at: Timestamp | None
    """When it was decided, in UTC; null: it is open."""


class HeldScreening(TypedDict):
    """The sanctions screening of the user."""
    screened_at: Timestamp | None
    """When the present names were first screened, in UTC; null: they were not screened yet."""
    hits: List[HeldSanctionsHit]
    """Names that are like a listed one, oldest first."""


class UserData(TypedDict):
    processor_uuid: str
    user: User
    erasure: Erasure | None
    bank_accounts: List[HeldBankAccount]
    bank_account_requests: List[BankAccountRequest]
    account_validations: List[AccountValidation]
    authorizations: List[AuthorizationWithEvidence]
    authorization_requests: List[AuthorizationRequest]
    micro_entry_checks: List[MicroEntryCheck]
    prenotes: List[Prenote]
    kyb_decisions: List[VerificationDecision]
    blocks: List[Block]
    sanctions_screening: HeldScreening
    acts: List[AuditedAct]


class EraseUserRequest(TypedDict):
    reason: Reason


class Lane(TypedDict):
    name: str
    """`home`, or the name in the lanes file"""
    state: Literal["ready", "away"]
    """away: its database does not answer. Requests of its tenants get 503, and lists of operators leave its rows out."""
    reason: str | None
    """Why it is away, as a sentence without a period"""
    shards: List[int]
    """New processors of these shards are added here. The shard of a processor is the last byte of its uuid modulo 64."""


class Clock(TypedDict):
    now: str
    """The time of the banking calendar: cut-offs, settlement and deadlines follow it."""
    records_now: str
    """The time of records: `created_at`, `updated_at`, event timestamps and date filters follow it. The pace (`ACHORD_SANDBOX_PACE`) does not change it; an advance moves it to `now`."""
    pace: Literal["moving", "standing", "off"]
    """moving: something is due, and a banking day passes every `pace_seconds`. standing: nothing is due. off: the calendar moves only by hand (`ACHORD_SANDBOX_PACE` is 0)."""
    pace_seconds: int
    """Seconds of a banking day; 0: the pace is off."""


class AdvanceClockRequest(TypedDict):
    seconds: NotRequired[int]
    """An integer from 1 to 31622400."""
    banking_days: NotRequired[int]
    """An integer from 1 to 400."""
    to: NotRequired[str]
    """ISO 8601 with a zone, not before the current time of the clock."""
    reason: NotRequired[Reason]


class ReturnEntryRequest(TypedDict):
    stage: Literal["capture", "payout", "clawback", "reverse_payout", "refund_capture", "refund_payout"]
    code: str
    """A return code: R01 to R85, or R90. Or `REJ`: our own bank rejects the entry."""
    refund_uuid: NotRequired[str]
    reason: NotRequired[Reason]


class ReturnFeePayoutRequest(TypedDict):
    code: str
    """A return code for credits."""
    reason: NotRequired[Reason]


class SendNotificationOfChangeRequest(TypedDict):
    code: str
    """A change code, C01 to C09."""
    corrected: NotRequired[str]
    """The corrected data of the code."""
    reason: NotRequired[Reason]


class FailNextUploadRequest(TypedDict):
    bank: NotRequired[str]
    """Required if there are several banks."""
    reason: NotRequired[Reason]


class SpoilNextAnswersRequest(TypedDict):
    bank: NotRequired[str]
    """Required if there are several banks."""
    next_answers: Literal["duplicated", "late", "cut", "untidy"]
    reason: NotRequired[Reason]


class RejectNextFileRequest(TypedDict):
    bank: NotRequired[str]
    """Required if there are several banks."""
    reason: NotRequired[Reason]


class ProcessNextFileTwiceRequest(TypedDict):
    bank: NotRequired[str]
    """Required if there are several banks."""
    reason: NotRequired[Reason]


class SetBankServerRequest(TypedDict):
    bank: NotRequired[str]
    """Required if there are several banks."""
    reachable: bool
    reason: NotRequired[Reason]


class ApproveRequest(TypedDict):
    reason: Reason


class ApprovedResult(TypedDict):
    status: int
    message: str
    data: Any


class RefuseApprovalRequest(TypedDict):
    reason: Reason


ErrorCode = Literal["request_unreadable", "unauthenticated", "test_token", "live_token", "session_ended", "sign_in_refused", "oidc_refused", "link_invalid", "notice_unverified", "wrong_kind_of_token", "not_an_operator", "confirmation_required", "cross_site", "role_not_allowed", "own_approval", "person_required", "tenant_suspended", "user_unavailable", "not_found", "route_not_found", "method_not_allowed", "account_or_routing_number_invalid", "billing_merchant_invalid", "billing_merchant_deleted", "request_too_slow", "idempotency_key_in_flight", "content_removed", "body_too_large", "unsupported_media_type", "invalid_request", "list_too_long", "malformed_json", "idempotency_key_invalid", "idempotency_key_reused", "bank_link_failed", "bank_account_unusable", "bank_account_disabled", "payments_in_progress", "not_a_business", "not_a_merchant", "already_verified", "already_decided", "decided_meanwhile", "no_merchant", "same_user", "unknown_user", "no_bank_account", "user_blocked", "bank_account_blocked", "bank_account_not_validated", "not_authorized", "client_reference_id_taken", "limit_exceeded", "entry_not_returnable", "not_pausable", "not_cancelable", "not_refundable", "refund_exceeds_amount", "refund_limit_reached", "balance_open", "already_asked", "operator_exists", "invalid_state", "amount_exceeds_debt", "webhook_url_refused", "event_needs_processor", "webhook_url_taken", "webhook_limit_reached", "too_many_requests", "too_many_sign_ins", "too_many_in_progress", "too_many_unread_bodies", "too_many_connections", "headers_too_large", "internal_error", "oidc_unavailable", "overloaded", "database_unavailable", "database_read_only", "disk_full", "disk_failing", "invariant_check_timeout", "linking_unavailable", "shutting_down"]
"""The code of a refusal. The page "Errors" of the documentation says what each code means and what to do."""

class FieldError(TypedDict):
    field: str
    """Dotted path of the field; empty when the error is about no field."""
    code: ErrorCode | str
    """The code of the refusal; with `invalid_request`, the rule that the field breaks."""
    message: str
    """What is wrong and what is allowed, as a sentence."""
    reason: NotRequired[str]
    """The reason of a refusal with status 406. Absent with every other status."""


EventTimestamp: TypeAlias = "str"
"""The time of the event, ISO 8601, UTC."""

Livemode: TypeAlias = "bool"
"""True: the service moves money. False: it is a sandbox."""

class TransactionEventData(TransactionWithMetadata):
    sequence: int
    """The number of the event among the events of this record: a higher one is newer."""


class TransactionStartedEvent(TypedDict):
    """A payment is accepted."""
    type: Literal["TransactionStarted"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: TransactionEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class TransactionCaptureStartedEvent(TypedDict):
    """The bank has the debit of the payer. A new attempt raises the event again."""
    type: Literal["TransactionCaptureStarted"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: TransactionEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class TransactionCompletedEvent(TypedDict):
    """The debit of the payer counts as good, or counts as good again because its return was dishonored. TransactionFailed can still follow."""
    type: Literal["TransactionCompleted"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: TransactionEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class TransactionFailedEvent(TypedDict):
    """The debit of the payer is returned, before or after TransactionCompleted, or Achord gives it up."""
    type: Literal["TransactionFailed"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: TransactionEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class TransactionCanceledEvent(TypedDict):
    """The payment is canceled before its debit is in a file."""
    type: Literal["TransactionCanceled"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: TransactionEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class PayoutFailedEvent(TypedDict):
    """The credit to the payee is returned, before or after PayoutCompleted."""
    type: Literal["PayoutFailed"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: TransactionEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class PayoutCompletedEvent(TypedDict):
    """The credit to the payee is settled, or nothing is left to pay out."""
    type: Literal["PayoutCompleted"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: TransactionEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class ClawbackStartedEvent(TypedDict):
    """The payee owes the amount that was paid out and will be debited. In most cases the debit of the payer was returned."""
    type: Literal["ClawbackStarted"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: TransactionEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class ClawbackFailedEvent(TypedDict):
    """The debit of the payee is returned or not allowed, or a part of the debt is written off."""
    type: Literal["ClawbackFailed"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: TransactionEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class ClawbackCompletedEvent(TypedDict):
    """The payee no longer owes anything of the payment."""
    type: Literal["ClawbackCompleted"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: TransactionEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class BankAccountEventData(TypedDict):
    uuid: str
    """The identifier of the bank account."""
    aggregator_type: AggregatorType
    created_at: Timestamp
    """When the bank account was added, in UTC."""
    is_default: bool
    """Whether payments of the user that name no account use this one."""
    user_uuid: str
    """The user of the bank account."""
    account_number: str | None
    """The account number. Lists and events show only its last four characters, after `****`. Null in BankLinkFailed."""
    routing_number: str | None
    """The ABA routing number of the bank: 9 digits. Null in BankLinkFailed."""
    account_name: str | None
    """The name of the account at the bank. Null in BankLinkFailed."""
    account_type: Literal["savings", "checking"] | None
    """The kind of the account at the bank. Null in BankLinkFailed."""
    valid_account: NotRequired[AccountValidity]
    sequence: int
    """The number of the event among the events of this record: a higher one is newer."""


class BankLinkedSuccessfullyEvent(TypedDict):
    """A bank account is added to a user, by its numbers or by linking."""
    type: Literal["BankLinkedSuccessfully"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: BankAccountEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class BankLinkFailedEvent(TypedDict):
    """Linking a bank account fails. No bank account is added, so the fields are null."""
    type: Literal["BankLinkFailed"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: BankAccountEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class BankAccountRemovedEvent(TypedDict):
    """A bank account is removed, or a return or a notification of change disables it."""
    type: Literal["BankAccountRemoved"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: BankAccountEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class BusinessEventData(TypedDict):
    uuid: str
    """The identifier of the user: `{user_uuid}` of other paths."""
    kind: Literal["person", "business"]
    """Whether the user is a person or a business."""
    vendor_uuid: str | None
    """The vendor that the user belongs to. Null: the user belongs to the processor itself."""
    first_name: str | None
    """The first name; of a business, of its contact. Null: none was given."""
    last_name: str | None
    """The last name; of a business, of its contact. Null: none was given."""
    email: str | None
    """The e-mail address. Null: none was given."""
    phone: str | None
    """The telephone number. Null: none was given."""
    client_reference_id: str
    """Your own reference for the user. Empty: none was given."""
    name_in_file: str
    """The name that entries in bank files show, and so the bank of the user: in capital letters of ASCII, cut to 22 characters. `RECEIVER` if no character of the name is in a bank file: then give `name_in_file`."""
    address: Address | None
    """The postal address of the user. Null: none was given."""
    payout_type: PayoutType
    kyb_status: KybStatus | None
    """The status of the business verification (KYB). Null: a person, or a business that was never submitted."""
    kyb_resubmission_reason: str | None
    """What the tenant has to correct before it submits the business again. Null: no correction is asked for."""
    business: Business | None
    """What only a business has. Null: the user is a person."""
    transaction_fee_percent: Percent | None
    """The part of the fee that is a percentage of the amount of a payment, in percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`. Null: the fee has no such part."""
    transaction_fee_fixed: Cents | None
    """The part of the fee that is the same for each payment, in cents. Null: the fee has no such part."""
    maximum_transaction_fee: Cents | None
    """The highest fee of a payment, in cents. Null: the fee has no maximum."""
    created_at: Timestamp
    """When the user was registered, in UTC."""
    updated_at: Timestamp
    """When the user was changed last, in UTC."""
    deleted_at: Timestamp | None
    """When the user was deleted, in UTC. Null: the user is not deleted."""
    metadata: NotRequired[Metadata]
    sequence: int
    """The number of the event among the events of this record: a higher one is newer."""


class BusinessCreatedEvent(TypedDict):
    """A business is registered."""
    type: Literal["BusinessCreated"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: BusinessEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class BusinessUpdatedEvent(TypedDict):
    """The data or the KYB status of a business changes, or the business is deleted."""
    type: Literal["BusinessUpdated"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: BusinessEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class BatchPayoutEventData(TypedDict):
    uuid: str
    """The identifier of the batch."""
    amount: int
    """The sum of the members, in cents."""
    merchant_count: int
    """The number of merchants."""
    transaction_count: int
    """The number of payments; in a batch of refunds, the number of refunds."""
    transaction_uuids: BatchTransactionUuids
    run_at: Timestamp
    """The time of the daily run that made the batch, in UTC."""
    created_at: Timestamp
    """When the batch was stored, in UTC."""
    sequence: int
    """The number of the event among the events of this record: a higher one is newer."""


class BatchPayoutEvent(TypedDict):
    """A daily run collects the payouts that are due to batch payees."""
    type: Literal["BatchPayout"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: BatchPayoutEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class BatchRefundEventData(TypedDict):
    uuid: str
    """The identifier of the batch."""
    amount: int
    """The sum of the members, in cents."""
    merchant_count: int
    """The number of merchants."""
    transaction_count: int
    """The number of payments; in a batch of refunds, the number of refunds."""
    transaction_uuids: BatchTransactionUuids
    run_at: Timestamp
    """The time of the daily run that made the batch, in UTC."""
    created_at: Timestamp
    """When the batch was stored, in UTC."""
    sequence: int
    """The number of the event among the events of this record: a higher one is newer."""


class BatchRefundEvent(TypedDict):
    """The bank has the debits of batch payees for the refunds of a daily run."""
    type: Literal["BatchRefund"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: BatchRefundEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class MerchantBatchEventData(TypedDict):
    uuid: str
    """The identifier of the batch of the merchant."""
    batch_uuid: str
    """The batch of the whole daily run."""
    merchant_uuid: str
    """The merchant that is paid or debited."""
    bank_account_uuid: str
    """The bank account of the merchant."""
    amount: int
    """The sum of the members, in cents."""
    status: BatchStatus
    transaction_count: int
    """The number of payments; in a batch of refunds, the number of refunds."""
    transaction_uuids: BatchTransactionUuids
    trace_id: LatestTrace | None
    """Trace number of the latest entry of the batch. Null: it is in no file yet."""
    created_at: Timestamp
    """When the batch was stored, in UTC."""
    sequence: int
    """The number of the event among the events of this record: a higher one is newer."""


class MerchantBatchPayoutEvent(TypedDict):
    """A daily run collects the payouts that are due to one batch payee. One credit pays them."""
    type: Literal["MerchantBatchPayout"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: MerchantBatchEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class RefundEventData(Refund):
    sequence: int
    """The number of the event among the events of this record: a higher one is newer."""


class RefundPendingEvent(TypedDict):
    """A refund is accepted."""
    type: Literal["RefundPending"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: RefundEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class RefundCaptureStartedEvent(TypedDict):
    """The bank has the debit of the payee. A new attempt raises the event again."""
    type: Literal["RefundCaptureStarted"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: RefundEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class RefundCaptureCompletedEvent(TypedDict):
    """The debit of the payee counts as good."""
    type: Literal["RefundCaptureCompleted"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: RefundEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class RefundCaptureFailedEvent(TypedDict):
    """The debit of the payee is returned, or is not made because the payment was returned."""
    type: Literal["RefundCaptureFailed"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: RefundEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class RefundPayoutPendingEvent(TypedDict):
    """The credit to the payer is due. A new attempt raises the event again."""
    type: Literal["RefundPayoutPending"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: RefundEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class RefundPayoutCompletedEvent(TypedDict):
    """The credit to the payer is settled."""
    type: Literal["RefundPayoutCompleted"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: RefundEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class RefundPayoutFailedEvent(TypedDict):
    """The credit to the payer is returned, or is not made because the payment or the debit of the payee was returned."""
    type: Literal["RefundPayoutFailed"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: RefundEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class ReversePayoutStartedEvent(TypedDict):
    """The payer is owed the amount and will be credited. In most cases the credit to the payee was returned."""
    type: Literal["ReversePayoutStarted"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: TransactionEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class ReversePayoutCompletedEvent(TypedDict):
    """The credit to the payer is settled."""
    type: Literal["ReversePayoutCompleted"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: TransactionEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


class ReversePayoutFailedEvent(TypedDict):
    """The credit to the payer is returned, or the payer is no longer owed anything."""
    type: Literal["ReversePayoutFailed"]
    """The name of the event."""
    timestamp: EventTimestamp
    livemode: Livemode
    data: TransactionEventData
    """The record as it was when the event happened."""
    uuid: str
    """The identifier of the event: the `webhook-id` of its deliveries, and its place in the log."""


Event: TypeAlias = "TransactionStartedEvent | TransactionCaptureStartedEvent | TransactionCompletedEvent | TransactionFailedEvent | TransactionCanceledEvent | PayoutFailedEvent | PayoutCompletedEvent | ClawbackStartedEvent | ClawbackFailedEvent | ClawbackCompletedEvent | BankLinkedSuccessfullyEvent | BankLinkFailedEvent | BankAccountRemovedEvent | BusinessCreatedEvent | BusinessUpdatedEvent | BatchPayoutEvent | BatchRefundEvent | MerchantBatchPayoutEvent | RefundPendingEvent | RefundCaptureStartedEvent | RefundCaptureCompletedEvent | RefundCaptureFailedEvent | RefundPayoutPendingEvent | RefundPayoutCompletedEvent | RefundPayoutFailedEvent | ReversePayoutStartedEvent | ReversePayoutCompletedEvent | ReversePayoutFailedEvent"
"""Any event, by its type. A body of 20 kB or more has `truncated: true` in place of its other data."""

class ListUsersQuery(TypedDict):
    page: NotRequired[int]
    """The number of the page. 1 by default."""
    per_page: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""
    start_date: NotRequired[Day]
    """The first day of the period, in UTC. The period includes it."""
    end_date: NotRequired[Day]
    """The last day of the period, in UTC. The period includes it."""
    sort_order: NotRequired[Literal["newest", "oldest"]]
    """Which record is the first. `newest` by default."""
    kind: NotRequired[Literal["person", "business"]]
    """Only persons, or only businesses."""
    kyb_status: NotRequired[KybStatus]
    """Only businesses with this status."""
    client_reference_id: NotRequired[str]
    """Only users with exactly this reference."""
    email: NotRequired[str]
    """Only users with this e-mail address, in any case of letters."""
    metadata: NotRequired[Dict[str, str]]
    """Only records whose metadata has this value now: `metadata[order]=94304`."""
    vendor_uuid: NotRequired[str]
    """Only users of this vendor."""
    include_deleted: NotRequired[bool]
    """True: the list has deleted users too."""


class ListUsersData(TypedDict):
    """A page of the list."""
    users: List[User]
    """The records of this page."""
    pagination: Pagination


class GetMerchantBillingQuery(TypedDict):
    start_date: NotRequired[Day]
    """The first day of the period, in UTC. The period includes it."""
    end_date: NotRequired[Day]
    """The last day of the period, in UTC. The period includes it."""


class GetMerchantBillingDataBillableEvents(TypedDict):
    kind: Literal["account_validation", "business_verification", "standard_ach", "same_day_ach", "return"]
    """What was billed.

    - `account_validation`: A validation that ended as valid or invalid.
    - `business_verification`: A business verification that the provider decided.
    - `standard_ach`: An entry at the standard speed. It counts for the tenant, so it is 0 here.
    - `same_day_ach`: An entry at the same-day speed. It counts for the tenant, so it is 0 here.
    - `return`: A returned entry. It counts for the tenant, so it is 0 here.
    """
    count: int
    """The number of events of this kind in the period."""


class GetMerchantBillingData(TypedDict):
    """The result of the operation."""
    merchant_uuid: str
    """The merchant that the events are attributed to."""
    start_date: Day
    """The first day of the period, in UTC. The period includes it."""
    end_date: Day
    """The last day of the period, in UTC. The period includes it."""
    billable_events: List[GetMerchantBillingDataBillableEvents]
    """One entry for each kind, also for a kind without events."""
    total: int
    """The number of events of all kinds."""


class ListUserBankAccountsQuery(TypedDict):
    page: NotRequired[int]
    """The number of the page. 1 by default."""
    per_page: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ValidateBankAccountData(TypedDict):
    """The result of the operation."""
    valid_account: AccountValidity
    new_routing_number: str | None
    """The routing number that replaced the given one; validate again with it. Null: none replaced it."""


class ListBankAccountRequestsQuery(TypedDict):
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListBankAccountRequestsData(TypedDict):
    """A page of the list."""
    bank_account_requests: List[BankAccountRequest]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListAccountValidationsQuery(TypedDict):
    user_uuid: NotRequired[str]
    bank_account_uuid: NotRequired[str]
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListAccountValidationsData(TypedDict):
    """A page of the list."""
    account_validations: List[AccountValidation]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListLinkedItemsQuery(TypedDict):
    processor_uuid: NotRequired[str]
    state: NotRequired[Literal["in_use", "problem", "to_remove", "removed"]]
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListLinkedItemsData(TypedDict):
    """A page of the list."""
    linked_items: List[LinkedItem]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class GetRoutingDirectoryData(TypedDict):
    """The result of the operation."""
    state: Literal["none"] | Literal["current"] | Literal["old"]
    """none: no directory was imported; old: the last import is more than 45 days ago."""
    imports: List[RoutingDirectoryImport]


class ListUnlistedAccountsQuery(TypedDict):
    processor_uuid: NotRequired[str]
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListUnlistedAccountsData(TypedDict):
    """A page of the list."""
    unlisted_accounts: List[UnlistedAccount]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class CreateTransactionsInBulkDataResults(TypedDict):
    code: int
    """The HTTP status that the single operation would answer."""
    body: Any
    """The body that the single operation would answer."""


class CreateTransactionsInBulkData(TypedDict):
    """The result of the operation."""
    results: List[CreateTransactionsInBulkDataResults]
    """The answer to each item, in the order of the items."""


class ListTransactionsQuery(TypedDict):
    page: NotRequired[int]
    """The number of the page. 1 by default."""
    per_page: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""
    after: NotRequired[str]
    """Where the page begins: the header `Achord-Next` of the page before, with the same parameters. Absent: the page is counted from the first one."""
    start_date: NotRequired[Day]
    """The first day of the period, in UTC. The period includes it."""
    end_date: NotRequired[Day]
    """The last day of the period, in UTC. The period includes it."""
    sort_order: NotRequired[Literal["newest", "oldest"]]
    """Which record is the first. `newest` by default."""
    payer_account_uuid: NotRequired[str]
    """Only payments with this bank account of the payer. It needs `payer_account_aggregator_type`."""
    payer_account_aggregator_type: NotRequired[AggregatorType]
    """How that bank account of the payer was added. It needs `payer_account_uuid`."""
    payee_account_uuid: NotRequired[str]
    """Only payments with this bank account of the payee. It needs `payee_account_aggregator_type`."""
    payee_account_aggregator_type: NotRequired[AggregatorType]
    """How that bank account of the payee was added. It needs `payee_account_uuid`."""
    payer_uuid: NotRequired[str]
    """Only payments with this user as payer."""
    payee_uuid: NotRequired[str]
    """Only payments with this user as payee."""
    user_uuid: NotRequired[str]
    """Only payments with this user as payer or payee."""
    state: NotRequired[TransactionState]
    """Only payments in this state."""
    transaction_status: NotRequired[TransactionStatus]
    """Only payments with this status."""
    capture_status: NotRequired[CaptureStatus]
    """Only payments with this status."""
    payout_status: NotRequired[PayoutStatus]
    """Only payments with this status."""
    clawback_status: NotRequired[ClawbackStatus]
    """Only payments with this status."""
    reverse_payout_status: NotRequired[ReversePayoutStatus]
    """Only payments with this status."""
    ach_return_code: NotRequired[str]
    """Only payments that came back with this return code, such as R01."""
    amount_from: NotRequired[PositiveCents]
    """Only payments of this amount or more, in cents."""
    amount_to: NotRequired[PositiveCents]
    """Only payments of this amount or less, in cents."""
    client_reference_id: NotRequired[str]
    """Only payments with exactly this reference."""
    metadata: NotRequired[Dict[str, str]]
    """Only records whose metadata has this value now: `metadata[order]=94304`."""
    trace_id: NotRequired[str]
    """Only payments with an entry that has this trace number: 15 digits."""
    returned_from: NotRequired[str]
    """Only payments with an entry that came back at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    returned_before: NotRequired[str]
    """Only payments with an entry that came back before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    held: NotRequired[bool]
    """True: only payments with an open hold. False: only payments without one."""
    created_from: NotRequired[str]
    """Only payments that were started at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    created_before: NotRequired[str]
    """Only payments that were started before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    updated_since: NotRequired[str]
    """Only payments that changed at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    updated_before: NotRequired[str]
    """Only payments that changed last before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    vendor_uuid: NotRequired[str]
    """Only payments of this vendor."""


class ListTransactionsData(TypedDict):
    """A page of the list."""
    transactions: List[Transaction]
    """The records of this page."""
    pagination: Pagination


class ListTransactionsByBodyData(TypedDict):
    """A page of the list."""
    transactions: List[Transaction]
    """The records of this page."""
    pagination: Pagination


class SearchTransactionsQuery(TypedDict):
    payer_uuid: NotRequired[str]
    """Only payments with this user as payer."""
    payee_uuid: NotRequired[str]
    """Only payments with this user as payee."""
    user_uuid: NotRequired[str]
    """Only payments with this user as payer or payee."""
    state: NotRequired[TransactionState]
    """Only payments in this state."""
    transaction_status: NotRequired[TransactionStatus]
    """Only payments with this status."""
    capture_status: NotRequired[CaptureStatus]
    """Only payments with this status."""
    payout_status: NotRequired[PayoutStatus]
    """Only payments with this status."""
    clawback_status: NotRequired[ClawbackStatus]
    """Only payments with this status."""
    reverse_payout_status: NotRequired[ReversePayoutStatus]
    """Only payments with this status."""
    ach_return_code: NotRequired[str]
    """Only payments that came back with this return code, such as R01."""
    amount_from: NotRequired[PositiveCents]
    """Only payments of this amount or more, in cents."""
    amount_to: NotRequired[PositiveCents]
    """Only payments of this amount or less, in cents."""
    client_reference_id: NotRequired[str]
    """Only payments with exactly this reference."""
    metadata: NotRequired[Dict[str, str]]
    """Only records whose metadata has this value now: `metadata[order]=94304`."""
    trace_id: NotRequired[str]
    """Only payments with an entry that has this trace number: 15 digits."""
    returned_from: NotRequired[str]
    """Only payments with an entry that came back at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    returned_before: NotRequired[str]
    """Only payments with an entry that came back before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    held: NotRequired[bool]
    """True: only payments with an open hold. False: only payments without one."""
    created_from: NotRequired[str]
    """Only payments that were started at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    created_before: NotRequired[str]
    """Only payments that were started before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    updated_since: NotRequired[str]
    """Only payments that changed at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    updated_before: NotRequired[str]
    """Only payments that changed last before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    vendor_uuid: NotRequired[str]
    """Only payments of this vendor."""
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class SearchTransactionsData(TypedDict):
    """A page of the list."""
    transactions: List[NamedTransaction]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: the search has seen every payment."""


class ListPayoutsQuery(TypedDict):
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListPayoutsData(TypedDict):
    """A page of the list."""
    payouts: List[Payout]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListPaymentsOfPayoutQuery(TypedDict):
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListPaymentsOfPayoutData(TypedDict):
    """A page of the list."""
    payments: List[PaidPayment]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class GetAuthorizationProofQuery(TypedDict):
    format: NotRequired[Literal["json", "pdf"]]
    """The form of the answer. `json` is the default. `pdf`: a file to send."""


class ListTransactionHoldsData(TypedDict):
    """The result of the operation."""
    holds: List[Hold]
    """The holds, the oldest first."""


class ListTransactionRefundsQuery(TypedDict):
    page: NotRequired[int]
    """The number of the page. 1 by default."""
    per_page: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListTransactionRefundsData(TypedDict):
    """A page of the list."""
    refunds: List[Refund]
    """The records of this page."""
    pagination: Pagination


class ListRefundsQuery(TypedDict):
    status: NotRequired[RefundStatus]
    """Only refunds with this status."""
    metadata: NotRequired[Dict[str, str]]
    """Only records whose metadata has this value now: `metadata[order]=94304`."""
    created_from: NotRequired[str]
    """Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    created_before: NotRequired[str]
    """Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListRefundsData(TypedDict):
    """A page of the list."""
    refunds: List[NamedRefund]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListBatchPayoutsQuery(TypedDict):
    page: NotRequired[int]
    """The number of the page. 1 by default."""
    per_page: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListBatchPayoutsDataBatchPayouts(TypedDict):
    uuid: str
    """The identifier of the batch."""
    amount: int
    """The sum of the members, in cents."""
    merchant_count: int
    """The number of merchants."""
    transaction_count: int
    """The number of payments; in a batch of refunds, the number of refunds."""
    transaction_uuids: BatchTransactionUuids
    run_at: Timestamp
    """The time of the daily run that made the batch, in UTC."""
    created_at: Timestamp
    """When the batch was stored, in UTC."""


class ListBatchPayoutsData(TypedDict):
    """A page of the list."""
    batch_payouts: List[ListBatchPayoutsDataBatchPayouts]
    """The records of this page."""
    pagination: Pagination


class GetBatchPayoutData(TypedDict):
    """The result of the operation."""
    uuid: str
    """The identifier of the batch."""
    amount: int
    """The sum of the members, in cents."""
    merchant_count: int
    """The number of merchants."""
    transaction_count: int
    """The number of payments; in a batch of refunds, the number of refunds."""
    transaction_uuids: BatchTransactionUuids
    run_at: Timestamp
    """The time of the daily run that made the batch, in UTC."""
    created_at: Timestamp
    """When the batch was stored, in UTC."""


class ListBatchRefundsQuery(TypedDict):
    page: NotRequired[int]
    """The number of the page. 1 by default."""
    per_page: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListBatchRefundsDataBatchRefunds(TypedDict):
    uuid: str
    """The identifier of the batch."""
    amount: int
    """The sum of the members, in cents."""
    merchant_count: int
    """The number of merchants."""
    transaction_count: int
    """The number of payments; in a batch of refunds, the number of refunds."""
    transaction_uuids: BatchTransactionUuids
    run_at: Timestamp
    """The time of the daily run that made the batch, in UTC."""
    created_at: Timestamp
    """When the batch was stored, in UTC."""


class ListBatchRefundsData(TypedDict):
    """A page of the list."""
    batch_refunds: List[ListBatchRefundsDataBatchRefunds]
    """The records of this page."""
    pagination: Pagination


class GetBatchRefundQuery(TypedDict):
    page: NotRequired[int]
    """The number of the page. 1 by default."""
    per_page: NotRequired[int]
    """Records on a page. 5000 by default, at most 5000."""


class GetBatchRefundData(TypedDict):
    """A page of the list."""
    uuid: str
    """The identifier of the batch."""
    amount: int
    """The sum of the members, in cents."""
    merchant_count: int
    """The number of merchants."""
    transaction_count: int
    """The number of payments; in a batch of refunds, the number of refunds."""
    transaction_uuids: BatchTransactionUuids
    run_at: Timestamp
    """The time of the daily run that made the batch, in UTC."""
    created_at: Timestamp
    """When the batch was stored, in UTC."""
    refunds: List[RefundMember]
    """A page, ordered by uuid. A page has 5000 members, or fewer with `per_page`."""
    pagination: Pagination


class ListMerchantPayoutsQuery(TypedDict):
    page: NotRequired[int]
    """The number of the page. 1 by default."""
    per_page: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListMerchantPayoutsData(TypedDict):
    """A page of the list."""
    merchant_payouts: List[MerchantPayout]
    """The records of this page."""
    pagination: Pagination


class ListMerchantRefundsQuery(TypedDict):
    page: NotRequired[int]
    """The number of the page. 1 by default."""
    per_page: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListMerchantRefundsData(TypedDict):
    """A page of the list."""
    merchant_refunds: List[MerchantRefund]
    """The records of this page."""
    pagination: Pagination


class GetMerchantPayoutQuery(TypedDict):
    page: NotRequired[int]
    """The number of the page. 1 by default."""
    per_page: NotRequired[int]
    """Records on a page. 5000 by default, at most 5000."""


class GetMerchantRefundQuery(TypedDict):
    page: NotRequired[int]
    """The number of the page. 1 by default."""
    per_page: NotRequired[int]
    """Records on a page. 5000 by default, at most 5000."""


class GetUserStatementQuery(TypedDict):
    start_date: NotRequired[Day]
    """The first day of the period, in UTC. The period includes it."""
    end_date: NotRequired[Day]
    """The last day of the period, in UTC. The period includes it."""
    page: NotRequired[int]
    """The number of the page. 1 by default."""
    per_page: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class GetUserStatementData(TypedDict):
    """A page of the list."""
    user_uuid: str
    """The user of the statement."""
    start_date: Day
    """The first day of the period, in UTC. The period includes it."""
    end_date: Day
    """The last day of the period, in UTC. The period includes it."""
    opening: int
    """Cents owed to the user before the first movement."""
    closing: int
    """Cents owed to the user after the last movement of the period."""
    movements: List[Movement]
    """The movements of this page, the oldest first."""
    pagination: Pagination


class GetStatementQuery(TypedDict):
    start_date: NotRequired[Day]
    """The first day of the period, in UTC. The period includes it."""
    end_date: NotRequired[Day]
    """The last day of the period, in UTC. The period includes it."""
    page: NotRequired[int]
    """The number of the page. 1 by default."""
    per_page: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""
    account: NotRequired[AccountName]
    """Only this ledger account."""


class ListFeePayoutsQuery(TypedDict):
    page: NotRequired[int]
    """The number of the page. 1 by default."""
    per_page: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListFeePayoutsData(TypedDict):
    """A page of the list."""
    fee_payouts: List[FeePayout]
    """The records of this page."""
    pagination: Pagination


class ListLimitsQuery(TypedDict):
    page: NotRequired[int]
    """The number of the page. 1 by default."""
    per_page: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListLimitsData(TypedDict):
    """A page of the list."""
    limits: List[Limits]
    """The records of this page."""
    pagination: Pagination


class ListReturnRatesQuery(TypedDict):
    page: NotRequired[int]
    """The number of the page. 1 by default."""
    per_page: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListReturnRatesData(TypedDict):
    """A page of the list."""
    return_rates: List[ReturnRates]
    """The records of this page."""
    pagination: Pagination


class RecordPayerAuthorizationData(Authorization):
    """The result of the operation."""
    lifted: List[Block]
    """The blocks that the authorization lifted."""


class ListUserAuthorizationsQuery(TypedDict):
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListUserAuthorizationsData(TypedDict):
    """A page of the list."""
    authorizations: List[Authorization]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListAuthorizationRequestsQuery(TypedDict):
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListAuthorizationRequestsData(TypedDict):
    """A page of the list."""
    authorization_requests: List[AuthorizationRequest]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class RevokeAuthorizationData(Authorization):
    """The result of the operation."""
    ended: List[str]
    """The payments that will not be debited any more: canceled, or failed if they were debited before."""


class ListUserBlocksData(TypedDict):
    """The result of the operation."""
    blocks: List[Block]
    """The blocks, the oldest first."""


class SearchTransactionsOfAnyTenantQuery(TypedDict):
    payer_uuid: NotRequired[str]
    """Only payments with this user as payer."""
    payee_uuid: NotRequired[str]
    """Only payments with this user as payee."""
    user_uuid: NotRequired[str]
    """Only payments with this user as payer or payee."""
    state: NotRequired[TransactionState]
    """Only payments in this state."""
    transaction_status: NotRequired[TransactionStatus]
    """Only payments with this status."""
    capture_status: NotRequired[CaptureStatus]
    """Only payments with this status."""
    payout_status: NotRequired[PayoutStatus]
    """Only payments with this status."""
    clawback_status: NotRequired[ClawbackStatus]
    """Only payments with this status."""
    reverse_payout_status: NotRequired[ReversePayoutStatus]
    """Only payments with this status."""
    ach_return_code: NotRequired[str]
    """Only payments that came back with this return code, such as R01."""
    amount_from: NotRequired[PositiveCents]
    """Only payments of this amount or more, in cents."""
    amount_to: NotRequired[PositiveCents]
    """Only payments of this amount or less, in cents."""
    client_reference_id: NotRequired[str]
    """Only payments with exactly this reference."""
    metadata: NotRequired[Dict[str, str]]
    """Only records whose metadata has this value now: `metadata[order]=94304`."""
    trace_id: NotRequired[str]
    """Only payments with an entry that has this trace number: 15 digits."""
    returned_from: NotRequired[str]
    """Only payments with an entry that came back at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    returned_before: NotRequired[str]
    """Only payments with an entry that came back before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    held: NotRequired[bool]
    """True: only payments with an open hold. False: only payments without one."""
    created_from: NotRequired[str]
    """Only payments that were started at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    created_before: NotRequired[str]
    """Only payments that were started before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    updated_since: NotRequired[str]
    """Only payments that changed at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    updated_before: NotRequired[str]
    """Only payments that changed last before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    processor_uuid: NotRequired[str]
    vendor_uuid: NotRequired[str]
    file_uuid: NotRequired[str]
    """A file to a bank."""
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class SearchTransactionsOfAnyTenantData(TypedDict):
    """A page of the list."""
    transactions: List[TransactionOfAnyTenant]
    next: str | None
    """Send it as `after` to read the next page. Null: the search has seen every payment."""


class DownloadTransactionsQuery(TypedDict):
    payer_uuid: NotRequired[str]
    """Only payments with this user as payer."""
    payee_uuid: NotRequired[str]
    """Only payments with this user as payee."""
    user_uuid: NotRequired[str]
    """Only payments with this user as payer or payee."""
    state: NotRequired[TransactionState]
    """Only payments in this state."""
    transaction_status: NotRequired[TransactionStatus]
    """Only payments with this status."""
    capture_status: NotRequired[CaptureStatus]
    """Only payments with this status."""
    payout_status: NotRequired[PayoutStatus]
    """Only payments with this status."""
    clawback_status: NotRequired[ClawbackStatus]
    """Only payments with this status."""
    reverse_payout_status: NotRequired[ReversePayoutStatus]
    """Only payments with this status."""
    ach_return_code: NotRequired[str]
    """Only payments that came back with this return code, such as R01."""
    amount_from: NotRequired[PositiveCents]
    """Only payments of this amount or more, in cents."""
    amount_to: NotRequired[PositiveCents]
    """Only payments of this amount or less, in cents."""
    client_reference_id: NotRequired[str]
    """Only payments with exactly this reference."""
    metadata: NotRequired[Dict[str, str]]
    """Only records whose metadata has this value now: `metadata[order]=94304`."""
    trace_id: NotRequired[str]
    """Only payments with an entry that has this trace number: 15 digits."""
    returned_from: NotRequired[str]
    """Only payments with an entry that came back at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    returned_before: NotRequired[str]
    """Only payments with an entry that came back before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    held: NotRequired[bool]
    """True: only payments with an open hold. False: only payments without one."""
    created_from: NotRequired[str]
    """Only payments that were started at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    created_before: NotRequired[str]
    """Only payments that were started before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    updated_since: NotRequired[str]
    """Only payments that changed at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    updated_before: NotRequired[str]
    """Only payments that changed last before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    processor_uuid: NotRequired[str]
    vendor_uuid: NotRequired[str]
    file_uuid: NotRequired[str]
    """A file to a bank."""


class GetAuthorizationProofOfAnyTenantQuery(TypedDict):
    format: NotRequired[Literal["json", "pdf"]]
    """The form of the answer. `json` is the default. `pdf`: a file to send."""


class ListRefundsOfAnyTenantQuery(TypedDict):
    processor_uuid: NotRequired[str]
    status: NotRequired[RefundStatus]
    """Only refunds with this status."""
    metadata: NotRequired[Dict[str, str]]
    """Only records whose metadata has this value now: `metadata[order]=94304`."""
    created_from: NotRequired[str]
    """Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    created_before: NotRequired[str]
    """Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListRefundsOfAnyTenantData(TypedDict):
    """A page of the list."""
    refunds: List[NamedRefundOfAnyTenant]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListBatchesOfAnyTenantQuery(TypedDict):
    processor_uuid: NotRequired[str]
    kind: NotRequired[Literal["payout", "refund"]]
    run_from: NotRequired[str]
    """Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    run_before: NotRequired[str]
    """Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListBatchesOfAnyTenantData(TypedDict):
    """A page of the list."""
    batches: List[BatchOfAnyTenant]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class GetMerchantPayoutOfAnyTenantQuery(TypedDict):
    page: NotRequired[int]
    """The number of the page. 1 by default."""
    per_page: NotRequired[int]
    """Records on a page. 5000 by default, at most 5000."""


class GetMerchantPayoutOfAnyTenantData(WholeMerchantPayout):
    """The result of the operation."""
    processor_uuid: str


class GetMerchantRefundOfAnyTenantQuery(TypedDict):
    page: NotRequired[int]
    """The number of the page. 1 by default."""
    per_page: NotRequired[int]
    """Records on a page. 5000 by default, at most 5000."""


class GetMerchantRefundOfAnyTenantData(WholeMerchantRefund):
    """The result of the operation."""
    processor_uuid: str


class GetProcessorStatementQuery(TypedDict):
    start_date: NotRequired[Day]
    """The first day of the period, in UTC. The period includes it."""
    end_date: NotRequired[Day]
    """The last day of the period, in UTC. The period includes it."""
    page: NotRequired[int]
    """The number of the page. 1 by default."""
    per_page: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""
    account: NotRequired[AccountName]
    """Only this ledger account."""


class GetLedgerBalancesQuery(TypedDict):
    processor_uuid: str


class GetLedgerBalancesData(TypedDict):
    account: AccountName
    owner_uuid: str
    balance: int


class GetTrialBalanceQuery(TypedDict):
    day: NotRequired[Day]
    """A day of UTC. Absent: today."""
    processor_uuid: NotRequired[str]
    """Only of this tenant, or of the operator books. Absent: of all."""


class GetJournalQuery(TypedDict):
    start_date: NotRequired[Day]
    """The first day of the period, in UTC. The period includes it."""
    end_date: NotRequired[Day]
    """The last day of the period, in UTC. The period includes it."""
    processor_uuid: NotRequired[str]
    """Only of this tenant, or of the operator books. Absent: of all."""


class GetMerchantSettlementsQuery(TypedDict):
    processor_uuid: str
    """The tenant."""
    start_date: NotRequired[Day]
    """The first day of the period, in UTC. The period includes it."""
    end_date: NotRequired[Day]
    """The last day of the period, in UTC. The period includes it."""


class GetMonthlyStatementQuery(TypedDict):
    month: NotRequired[str]
    """The month, of UTC days. Absent: the present one."""


class GetNegativeBalancesQuery(TypedDict):
    processor_uuid: NotRequired[str]
    """Only of this tenant. Absent: of all."""


class ListNegativeBalancesQuery(TypedDict):
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListNegativeBalancesData(TypedDict):
    """A page of the list."""
    negative_balances: List[NegativeBalance]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class GetPayeeTotalsQuery(TypedDict):
    processor_uuid: str
    """The tenant."""
    year: int
    """The calendar year, at most the present one."""


class GetAccountNumbersQuery(TypedDict):
    processor_uuid: NotRequired[str]
    """A tenant. Absent: the numbers for each tenant without its own."""


class ListProcessorFeePayoutsQuery(TypedDict):
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListProcessorFeePayoutsData(TypedDict):
    """A page of the list."""
    fee_payouts: List[FeePayout]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListProofRequestsQuery(TypedDict):
    state: NotRequired[Literal["open", "answered"]]
    """Only open ones, or only answered ones."""
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListProofRequestsData(TypedDict):
    """A page of the list."""
    proof_requests: List[NamedProofRequest]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ReleaseHoldQuery(TypedDict):
    reason: Reason


class ListHoldsQuery(TypedDict):
    kind: NotRequired[Literal["tenant", "operator", "risk", "compliance", "account"]]
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListHoldsData(TypedDict):
    """A page of the list."""
    holds: List[OpenHold]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListBlocksQuery(TypedDict):
    processor_uuid: NotRequired[str]
    kind: NotRequired[Literal["stop_payment", "unauthorized", "fraud", "compliance", "sanctions"]]
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListBlocksData(TypedDict):
    """A page of the list."""
    blocks: List[OpenBlock]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListSanctionsHitsQuery(TypedDict):
    processor_uuid: NotRequired[str]
    user_uuid: NotRequired[str]
    state: NotRequired[Literal["open", "cleared", "confirmed", "to_report"]]
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListSanctionsHitsData(TypedDict):
    """A page of the list."""
    sanctions_hits: List[SanctionsHit]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class GetSanctionsListsData(TypedDict):
    """The result of the operation."""
    state: Literal["off", "provider", "sandbox", "incomplete", "old", "current"]
    """Whether users are screened.

    - `off`: No list was imported: no user is screened.
    - `provider`: No list was imported: the screening provider screens.
    - `sandbox`: Only against the invented names of the sandbox.
    - `incomplete`: One of the two lists was never imported.
    - `old`: The last import of a list is too long ago.
    - `current`: Against both lists.
    """
    lists: List[SanctionsListState]
    imports: List[SanctionsListImport]
    """The last 12 imports of each list, newest first."""
    users_waiting: int
    """Users whose names are not screened yet, at most 1000."""
    round: ScreeningRound | None
    provider: ScreeningProvider | None
    """The screening provider; null: the settings of the service name none."""
    settings: ScreeningSettings


class RevokeAuthorizationOfAnyTenantData(Authorization):
    """The result of the operation."""
    ended: List[str]
    """The payments that will not be debited any more: canceled, or failed if they were debited before."""


class ListLimitsOfAnyTenantQuery(TypedDict):
    processor_uuid: str
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListLimitsOfAnyTenantData(TypedDict):
    """A page of the list."""
    limits: List[Limits]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListReturnRatesOfAnyTenantQuery(TypedDict):
    processor_uuid: str
    merchant_uuid: NotRequired[str]
    near_limit: NotRequired[Literal["true"]]
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListReturnRatesOfAnyTenantData(TypedDict):
    """A page of the list."""
    return_rates: List[ReturnRates]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class SetReturnRatePolicyData(TypedDict):
    """The result of the operation."""
    hold_debits_past_rate: bool
    return_rate_minimum_debits: int
    """An integer from 1 to 1000000."""


class ListFraudRulesQuery(TypedDict):
    processor_uuid: NotRequired[str]
    rule: NotRequired[Literal["payer_velocity", "below_limit", "first_debit", "many_payers", "new_payee_account", "changed_payee_account"]]
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListFraudRulesData(TypedDict):
    """A page of the list."""
    fraud_rules: List[FraudRule]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class SetFraudRule200Data(TypedDict):
    """The result of the operation."""
    rule: FraudRule | None


class SetRecommendedFraudRulesData(TypedDict):
    """The result of the operation."""
    rules: List[FraudRule]
    """The rules, as they are set now."""


class ListFraudReviewsQuery(TypedDict):
    state: NotRequired[Literal["noted", "open", "released", "stopped", "closed"]]
    processor_uuid: NotRequired[str]
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListFraudReviewsData(TypedDict):
    """A page of the list."""
    fraud_reviews: List[FraudReview]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListEventsQuery(TypedDict):
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer, the uuid of an event, or `latest`. Absent: the first event."""
    limit: NotRequired[int]
    """Events on a page. 10 by default, at most 100."""
    type: NotRequired[EventName]
    """Only events of this name."""


class ListEventsData(TypedDict):
    """A page of the list."""
    events: List[Event]
    """The events of this page, the oldest first."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListWebhookEndpointsData(TypedDict):
    """The result of the operation."""
    endpoints: List[WebhookEndpoint]
    """The endpoints, the oldest first."""


class SendTestDeliveryData(TypedDict):
    """The result of the operation."""
    webhook_id: str
    """The header `webhook-id` of the request."""
    latency_ms: int
    """How long the request took, in milliseconds."""
    outcome: AttemptOutcome
    status: int | None
    """The HTTP status of the answer. Null: there was no answer."""
    error: str | None
    """Why the request did not succeed, as a sentence. Null: it succeeded."""
    answer: str | None
    """The first 16 KiB of the answer. Null: there was no answer."""


class ListDeliveriesQuery(TypedDict):
    page: NotRequired[int]
    """The number of the page. 1 by default."""
    per_page: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""
    state: NotRequired[DeliveryState]
    """Only deliveries in this state."""
    event_name: NotRequired[EventName]
    """Only deliveries of this event."""
    since: NotRequired[str]
    """Only deliveries whose event was raised at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    until: NotRequired[str]
    """Only deliveries whose event was raised before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""


class ListDeliveriesData(TypedDict):
    """A page of the list."""
    deliveries: List[Delivery]
    """The records of this page."""
    pagination: Pagination


class ReplayDeliveryData(TypedDict):
    """The result of the operation."""
    replayed: int
    """The number of deliveries that are due again: 1."""


class ReplayDeliveriesData(TypedDict):
    """The result of the operation."""
    replayed: int
    """The number of deliveries that are due again."""
    more: bool
    """True: the period has more deliveries. Send the request again."""


class ListWebhookEndpointsOfAnyTenantQuery(TypedDict):
    processor_uuid: NotRequired[str]
    state: NotRequired[Literal["enabled", "disabled"]]
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListWebhookEndpointsOfAnyTenantData(TypedDict):
    """A page of the list."""
    endpoints: List[WebhookEndpointOfAnyTenant]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListLatestDeliveriesQuery(TypedDict):
    state: NotRequired[DeliveryState]
    event_name: NotRequired[EventName]
    since: NotRequired[str]
    """Only deliveries whose event was raised at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    until: NotRequired[str]
    """Only deliveries whose event was raised before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""


class ListLatestDeliveriesData(TypedDict):
    """The result of the operation."""
    deliveries: List[Delivery]


class ReplayDeliveryOfAnyTenantData(TypedDict):
    """The result of the operation."""
    replayed: int
    """The number of deliveries that are due again: 1."""


class GetMeDataToken(TypedDict):
    """The token, without its text. Null: a person called with a session."""
    uuid: str
    """The identifier of the token."""
    name: str | None
    """The name that it was given when it was issued. Null: none."""
    created_at: Timestamp
    """When it was issued."""
    expires_at: Timestamp | None
    """When it expires, in real time. Null: it does not expire."""


class GetMeDataProcessor(TypedDict):
    """The processor of the token."""
    uuid: str
    """The identifier of the tenant."""
    name: str
    """The name of the tenant."""


class GetMeDataVendor(TypedDict):
    """The vendor of the token. Null: the token is of the processor itself."""
    uuid: str
    """The identifier of the tenant."""
    name: str
    """The name of the tenant."""


class GetMeData(TypedDict):
    """The result of the operation."""
    kind: Literal["processor", "vendor"]
    """Whether the token is of a processor or of a vendor."""
    livemode: bool
    """True: payments go to banks. False: a sandbox, payments go to a simulated bank."""
    token: GetMeDataToken | None
    """The token, without its text. Null: a person called with a session."""
    processor: GetMeDataProcessor
    """The processor of the token."""
    vendor: GetMeDataVendor | None
    """The vendor of the token. Null: the token is of the processor itself."""
    suspended: bool
    """Whether the tenant is suspended: it may read and undo, and start nothing new."""
    operations: List[str]
    """What the caller may do now: the operations of this description below `/3p` that it may call. While the tenant is suspended, those that start something are left out."""


class OpenInvitationDataTotp(TypedDict):
    secret: str
    uri: str
    required: bool


class OpenInvitationData(TypedDict):
    """The result of the operation."""
    name: str
    email: str
    expires_at: Timestamp
    totp: OpenInvitationDataTotp


class OfferAuthenticatorData(TypedDict):
    """The result of the operation."""
    secret: str
    """To type into the app, in base 32."""
    uri: str
    """The text of the picture that the app reads."""
    offer: str
    """The secret for `setAuthenticator`, sealed."""


class ListOwnSessionsData(TypedDict):
    """The result of the operation."""
    sessions: List[OwnOpenSession]
    """The open sessions of the caller."""


class ListOperatorsQuery(TypedDict):
    state: NotRequired[Literal["invited", "joined", "disabled"]]
    processor_uuid: NotRequired[str]
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListOperatorsData(TypedDict):
    """A page of the list."""
    operators: List[OperatorPerson]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class InviteOperator201Data(TypedDict):
    """The result of the operation."""
    operator: OperatorPerson
    link: OperatorLink


class CreateOperatorLink201Data(TypedDict):
    """The result of the operation."""
    operator: OperatorPerson
    link: OperatorLink


class ListPeopleQuery(TypedDict):
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListPeopleData(TypedDict):
    """A page of the list."""
    people: List[OperatorPerson]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class InvitePersonData(TypedDict):
    """The result of the operation."""
    operator: OperatorPerson
    link: OperatorLink


class CreatePersonLinkData(TypedDict):
    """The result of the operation."""
    operator: OperatorPerson
    link: OperatorLink


class ListSessionsQuery(TypedDict):
    operator_uuid: NotRequired[str]


class ListSessionsData(TypedDict):
    """The result of the operation."""
    sessions: List[OperatorSession]


class EndSessionQuery(TypedDict):
    reason: Reason


class ListApprovalsQuery(TypedDict):
    state: NotRequired[Literal["waiting", "approved", "refused", "expired"]]
    asked_by: NotRequired[Literal["me", "others"]]
    """The person or the token of this request, or any other."""
    subject_uuid: NotRequired[str]
    """What the act names: a payment, a user, a tenant, a file."""
    asked_from: NotRequired[str]
    """Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    asked_before: NotRequired[str]
    """Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListApprovalsData(TypedDict):
    """A page of the list."""
    approvals: List[Approval]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListApprovalPoliciesData(TypedDict):
    """The result of the operation."""
    policies: List[ApprovalPolicy]


class CreateProcessorData(TypedDict):
    """The result of the operation."""
    uuid: str
    name: str


class ListProcessorsQuery(TypedDict):
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListProcessorsDataProcessorsVendors(TypedDict):
    uuid: str
    name: str
    created_at: Timestamp


class ListProcessorsDataProcessors(TypedDict):
    uuid: str
    name: str
    payout_delay_days: int
    """In banking days: the least delay of a payment of this tenant."""
    bank: str | None
    """The bank of its entries from their next file on; null: the first bank of the banks file."""
    created_at: Timestamp
    suspended_at: Timestamp | None
    vendors: List[ListProcessorsDataProcessorsVendors]


class ListProcessorsData(TypedDict):
    """A page of the list."""
    processors: List[ListProcessorsDataProcessors]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class CreateVendorData(TypedDict):
    """The result of the operation."""
    uuid: str
    name: str


class ListVendorsQuery(TypedDict):
    processor_uuid: NotRequired[str]
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListVendorsData(TypedDict):
    """A page of the list."""
    vendors: List[Vendor]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class CreateToken201Data(TypedDict):
    """The result of the operation."""
    uuid: str
    token: str


class ListTokensQuery(TypedDict):
    processor_uuid: NotRequired[str]
    issued_by: NotRequired[str]
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListTokensData(TypedDict):
    """A page of the list."""
    tokens: List[Token]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class RevokeTokenQuery(TypedDict):
    reason: NotRequired[Reason]


class CreateOwnTokenData(TypedDict):
    """The result of the operation."""
    uuid: str
    """The identifier of the token."""
    token: str
    """Its text. It is shown only here."""


class ListOwnTokensQuery(TypedDict):
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListOwnTokensData(TypedDict):
    """A page of the list."""
    tokens: List[OwnToken]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListAuditTrailQuery(TypedDict):
    processor_uuid: NotRequired[str]
    operator_uuid: NotRequired[str]
    action: NotRequired[str]
    """An action such as token.issued, or its words: Token issued."""
    subject_uuid: NotRequired[str]
    acted_from: NotRequired[str]
    """Only acts at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    acted_before: NotRequired[str]
    """Only acts before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListAuditTrailData(TypedDict):
    """A page of the list."""
    acts: List[AuditedAct]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class DownloadAuditTrailQuery(TypedDict):
    processor_uuid: NotRequired[str]
    operator_uuid: NotRequired[str]
    action: NotRequired[str]
    """An action such as token.issued, or its words: Token issued."""
    subject_uuid: NotRequired[str]
    acted_from: NotRequired[str]
    """Only acts at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    acted_before: NotRequired[str]
    """Only acts before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""


class ListRequestsQuery(TypedDict):
    status: NotRequired[int]
    """Only requests that were answered with this HTTP status."""
    failed: NotRequired[bool]
    """True: only requests that were refused or failed. False: all requests."""
    method: NotRequired[Literal["GET", "POST", "PUT", "DELETE"]]
    """Only requests with this HTTP method."""
    path: NotRequired[str]
    """Only requests whose path begins with this text."""
    token_uuid: NotRequired[str]
    """Only requests with this token."""
    by_person: NotRequired[bool]
    """True: only requests of people, who sign in to the console. False: only requests of programs."""
    request_id: NotRequired[str]
    """Only the request with this identifier."""
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListRequestsData(TypedDict):
    """A page of the list."""
    requests: List[LoggedRequest]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListRequestsOfAnyTenantQuery(TypedDict):
    status: NotRequired[int]
    """Only requests that were answered with this HTTP status."""
    failed: NotRequired[bool]
    """True: only requests that were refused or failed. False: all requests."""
    method: NotRequired[Literal["GET", "POST", "PUT", "DELETE"]]
    """Only requests with this HTTP method."""
    path: NotRequired[str]
    """Only requests whose path begins with this text."""
    token_uuid: NotRequired[str]
    """Only requests with this token."""
    by_person: NotRequired[bool]
    """True: only requests of people, who sign in to the console. False: only requests of programs."""
    request_id: NotRequired[str]
    """Only the request with this identifier."""
    operator_uuid: NotRequired[str]
    processor_uuid: NotRequired[str]
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListRequestsOfAnyTenantData(TypedDict):
    """A page of the list."""
    requests: List[LoggedRequestOfAnyTenant]
    next: str | None


class ListBanksData(TypedDict):
    """The result of the operation."""
    banks: List[Bank]


class GetCalendarQuery(TypedDict):
    month: NotRequired[str]
    """By default the current month."""


class GetCalendarData(TypedDict):
    """The result of the operation."""
    today: Day
    month: str
    days: List[CalendarDay]


class ListBankFilesQuery(TypedDict):
    state: NotRequired[Literal["open", "closed", "written", "submitted", "confirmed", "rejected"]]
    created_from: NotRequired[str]
    """Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    created_before: NotRequired[str]
    """Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListBankFilesData(TypedDict):
    """A page of the list."""
    bank_files: List[BankFile]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListBankFileEntriesQuery(TypedDict):
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListBankFileEntriesData(TypedDict):
    """A page of the list."""
    entries: List[FiledEntry]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListRestoresData(TypedDict):
    """The result of the operation."""
    waiting_banks: List[str]
    restores: List[Restore]


class ReleaseBank200Data(TypedDict):
    """The result of the operation."""
    bank: str
    marked_delivered: List[str]
    """Files of ours that the bank has and that were not confirmed."""


class ListInboundFilesQuery(TypedDict):
    open: NotRequired[Literal["true", "false"]]
    read_from: NotRequired[str]
    """Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    read_before: NotRequired[str]
    """Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListInboundFilesData(TypedDict):
    """A page of the list."""
    inbound_files: List[InboundFile]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListSuspenseItemsQuery(TypedDict):
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListSuspenseItemsData(TypedDict):
    """A page of the list."""
    items: List[NamedBankItem]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListLateReturnsQuery(TypedDict):
    received_from: NotRequired[str]
    """Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    received_before: NotRequired[str]
    """Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListLateReturnsData(TypedDict):
    """A page of the list."""
    items: List[NamedLateReturn]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListDishonorsQuery(TypedDict):
    state: NotRequired[Literal["to_send", "sent", "contested", "won", "lost"]]
    asked_from: NotRequired[str]
    """Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    asked_before: NotRequired[str]
    """Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListDishonorsData(TypedDict):
    """A page of the list."""
    dishonors: List[NamedDishonor]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListMicroEntriesQuery(TypedDict):
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListMicroEntriesData(TypedDict):
    """A page of the list."""
    micro_entry_checks: List[MicroEntryCheck]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ConfirmMicroEntriesData(MicroEntryCheck):
    """The result of the operation."""
    matched: bool
    """Whether the check is confirmed: the amounts are right, or were right before."""


class ListMicroEntriesOfAllTenantsQuery(TypedDict):
    requested_from: NotRequired[str]
    """Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    requested_before: NotRequired[str]
    """Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListMicroEntriesOfAllTenantsData(TypedDict):
    """A page of the list."""
    micro_entry_checks: List[NamedMicroEntryCheck]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListPrenotesQuery(TypedDict):
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListPrenotesData(TypedDict):
    """A page of the list."""
    prenotes: List[Prenote]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListPrenotesOfAllTenantsQuery(TypedDict):
    requested_from: NotRequired[str]
    """Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    requested_before: NotRequired[str]
    """Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListPrenotesOfAllTenantsData(TypedDict):
    """A page of the list."""
    prenotes: List[NamedPrenote]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListReversibleEntriesData(TypedDict):
    """The result of the operation."""
    entries: List[ReversibleEntry]
    """Newest first."""


class ListReversalsQuery(TypedDict):
    state: NotRequired[Literal["waiting", "sent", "complete", "failed", "canceled", "left"]]
    """Only reversals in this state.

    - `waiting`: They wait for a file, or are in one that the bank has not confirmed.
    - `sent`: The bank has them, and they are not complete.
    - `complete`: They are complete.
    - `failed`: They were returned.
    - `canceled`: They were not sent.
    - `left`: Money is left that no payment takes over: an operator must end it.
    """
    requested_from: NotRequired[str]
    """Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    requested_before: NotRequired[str]
    """Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListReversalsData(TypedDict):
    """A page of the list."""
    reversals: List[NamedReversal]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class PreviewFileReversalQuery(TypedDict):
    processor_uuid: NotRequired[str]
    """Only the entries of this tenant: its batches of the file. Absent: of all tenants."""
    stage: NotRequired[Literal["capture", "payout"]]
    """Only the entries of this stage. Absent: captures and payouts."""


class ListFileReversalsQuery(TypedDict):
    state: NotRequired[Literal["open", "working", "done"]]
    """Only reversals in this state.

    - `open`: Not all of their entries are at the bank.
    - `working`: Their entries are being reversed.
    - `done`: Each entry is decided.
    """
    file_uuid: NotRequired[str]
    """Only reversals of this file."""
    requested_from: NotRequired[str]
    """Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    requested_before: NotRequired[str]
    """Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListFileReversalsData(TypedDict):
    """A page of the list."""
    file_reversals: List[FileReversal]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListRefusedReversalsQuery(TypedDict):
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListRefusedReversalsData(TypedDict):
    """A page of the list."""
    entries: List[RefusedReversal]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListFileCopiesQuery(TypedDict):
    state: NotRequired[Literal["open", "closed"]]
    """Only copies in this state."""
    file_uuid: NotRequired[str]
    """Only the copy of this file."""
    reported_from: NotRequired[str]
    """Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    reported_before: NotRequired[str]
    """Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListFileCopiesData(TypedDict):
    """A page of the list."""
    file_copies: List[FileCopy]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListReturnRequestsQuery(TypedDict):
    state: NotRequired[Literal["open", "answered", "returned"]]
    """Only requests in this state.

    - `open`: No answer is recorded, and the entry did not come back.
    - `answered`: An answer is recorded, and the entry did not come back.
    - `returned`: The entry came back.
    """
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListReturnRequestsData(TypedDict):
    """A page of the list."""
    return_requests: List[NamedReturnRequest]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class CreateStatementLinesData(TypedDict):
    """The result of the operation."""
    lines: List[EnteredLine]


class ListStatementLinesQuery(TypedDict):
    bank: NotRequired[str]
    state: NotRequired[Literal["open", "expected", "suspense", "matched", "corrected", "written_off"]]
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListStatementLinesData(TypedDict):
    """A page of the list."""
    lines: List[StatementLine]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class CreateStatementFileData(TypedDict):
    """The result of the operation."""
    format: Literal["csv", "bai2", "camt"]
    """The format that was read."""
    account: str | None
    """The number of the account in the file. Null: the format has none."""
    balances: List[StatementBalances]
    """Of each statement of our account with a closing balance."""
    findings: List[StatementFinding]
    """At most 100 of each statement, in the order of the rows."""
    lines: List[EnteredLine]


class PreviewStatementFileData(TypedDict):
    """The result of the operation."""
    format: Literal["csv", "bai2", "camt"]
    """The format that was read."""
    account: str | None
    """The number of the account in the file. Null: the format has none."""
    balances: List[StatementBalances]
    """Of each statement of our account with a closing balance."""
    findings: List[StatementFinding]
    """At most 100 of each statement, in the order of the rows."""
    lines: List[PreviewedStatementLine]
    """The lines of our account that can be read."""
    csv: CsvSuggestion | None
    """How the bank’s own CSV may be read. Null: the file has our own form, another format, or no header."""


class GetStatementSettingsQuery(TypedDict):
    bank: NotRequired[str]
    """The name of the bank. Required if there are several banks."""


class ExplainStatementLines200Data(TypedDict):
    """The result of the operation."""
    lines: List[StatementLine]
    """As they are now."""


class ReconcileStatementData(TypedDict):
    """The result of the operation."""
    expected: int
    suspended: int


class GetReconciliationQuery(TypedDict):
    start_date: NotRequired[Day]
    """The first day of the period, in UTC. The period includes it."""
    end_date: NotRequired[Day]
    """The last day of the period, in UTC. The period includes it."""
    bank: NotRequired[str]


class GetReconciliationDataDaysMissing(TypedDict):
    source_uuid: str
    name: str | None
    direction: Literal["debit", "credit"]
    amount: int


class GetReconciliationDataDays(TypedDict):
    day: Day
    state: Literal["missing", "open", "closed", "awaited", "none"]
    """How far the day is explained.

    - `missing`: No line shows some cash of the books.
    - `open`: A line waits for its cash, or for a decision.
    - `closed`: All cash and every line is explained.
    - `awaited`: No line shows some cash of the books, but the statement comes on the next banking day.
    - `none`: No statement is expected: the day is before the first day with a line, or no line was ever entered.
    """
    expected: int
    """Cents, credits are positive: cash of the books, on the day on which the bank statement shows it"""
    shown: int
    """Cents, credits are positive: lines of the bank statement"""
    unexpected: int
    """Cents, credits are positive: lines that nothing expected, booked in suspense or decided"""
    difference: int
    """Cents, credits are positive: shown − expected − unexpected"""
    missing: List[GetReconciliationDataDaysMissing]


class GetReconciliationDataPooledShort(TypedDict):
    processor_uuid: str
    name: str
    balance: int


class GetReconciliationDataPooled(TypedDict):
    balance: int
    short: List[GetReconciliationDataPooledShort]


class GetReconciliationData(TypedDict):
    """The result of the operation."""
    bank: str
    days: List[GetReconciliationDataDays]
    pooled: GetReconciliationDataPooled


class GetReconciliationDeskQuery(TypedDict):
    start_date: NotRequired[Day]
    """The first day of the period, in UTC. The period includes it."""
    end_date: NotRequired[Day]
    """The last day of the period, in UTC. The period includes it."""
    bank: NotRequired[str]
    """The name of the bank. Required if there are several banks."""


class GetReconciliationDeskData(TypedDict):
    """The result of the operation."""
    bank: str
    """The name of the bank."""
    start_date: Day
    """The first day that was read."""
    end_date: Day
    """The last day that was read."""
    closed_until: Day | None
    """The last closed day of the books. Null: none was closed."""
    lines: List[StatementLine]
    """Open lines and lines in suspense, oldest first: of the days that are asked for; of all days without `start_date`. At most 500."""
    movements: List[MissingCash]
    """Oldest first, at most 1000."""
    has_more: bool
    """True: there are more lines or movements than the answer has."""
    proposals: List[StatementProposal]
    """A line or movement is in one proposal at most."""
    is_search_complete: bool
    """False: the search stopped, or lines are of other days. A line without a proposal may have one."""
    decided: List[DecidedStatementLine]
    """Explained lines of these days, the latest decision first. At most 200."""
    has_more_decided: bool
    """True: there are more explained lines of these days. Ask for fewer days."""


class PayOwnFunds201Data(TypedDict):
    """The result of the operation."""
    uuid: str
    amount: int


class GetTodayDataWebhooksEndpoints(TypedDict):
    healthy: int
    slow: int
    failing: int
    blocked: int
    disabled: int


class GetTodayDataWebhooks(TypedDict):
    due: int
    oldest_due_seconds: float
    endpoints: GetTodayDataWebhooksEndpoints


class GetTodayData(TypedDict):
    """The result of the operation."""
    day: Day
    waiting: List[WaitingCard]
    trouble: List[TroubleCard]
    """What goes wrong and waits in no list. Empty: nothing is known."""
    cleared: List[ClearedCard]
    """What was there at the end of the last day with figures, and is not there any more."""
    banks: List[BankToday]
    sent: MovedToday
    received: MovedToday
    webhooks: GetTodayDataWebhooks
    routing_directory: Literal["none", "current", "old"]
    sanctions_screening: Literal["off", "provider", "sandbox", "incomplete", "old", "current"]
    """Whether users are screened: `GET /admin/v1/sanctions-lists`."""
    invariants: InvariantsToday


class GetClosingChecklistQuery(TypedDict):
    day: NotRequired[Day]
    """The day. Absent: the next one to close."""


class ListClosedDaysQuery(TypedDict):
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListClosedDaysData(TypedDict):
    """A page of the list."""
    closed_days: List[ClosedDay]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class SearchQuery(TypedDict):
    q: str
    """Text of 1 to 255 characters."""


class SearchData(TypedDict):
    """The result of the operation."""
    hits: List[SearchHit]
    more: List[MoreHits]
    """Empty: the hits are all that there are."""
    return_code: ReturnCodeFound | None
    """The return code that `q` names. Null: none."""
    days: DaysFound | None
    """The days that `q` names. Null: none."""
    is_similar: bool
    """True: the hits have names that differ in one letter from the name in `q`."""


class ListSavedViewsQuery(TypedDict):
    list: NotRequired[str]
    """Only views of this list."""


class ListSavedViewsData(TypedDict):
    """The result of the operation."""
    views: List[SavedView]
    """The views."""


class RemoveSavedViewQuery(TypedDict):
    reason: NotRequired[Reason]


class ListFileSchedulesData(TypedDict):
    """The result of the operation."""
    schedules: List[FileSchedule]
    """The schedules."""


class EndFileScheduleQuery(TypedDict):
    reason: NotRequired[Reason]


class ListScheduledFilesQuery(TypedDict):
    schedule_uuid: NotRequired[str]
    """Only files of this schedule."""
    made_from: NotRequired[str]
    """Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    made_before: NotRequired[str]
    """Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone."""
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListScheduledFilesData(TypedDict):
    """A page of the list."""
    files: List[ScheduledFile]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class GetSeriesQuery(TypedDict):
    processor_uuid: NotRequired[str]
    merchant_uuid: NotRequired[str]
    start_date: NotRequired[Day]
    end_date: NotRequired[Day]


class GetSeriesData(TypedDict):
    """The result of the operation."""
    limits: ThreeReturnRates
    days: List[DayOfSeries]


class GetCashDaysQuery(TypedDict):
    processor_uuid: NotRequired[str]
    """Only this processor. Absent: all together."""


class GetCashDaysData(TypedDict):
    """The result of the operation."""
    today: Day
    """The banking day today, in Eastern time."""
    days: List[CashDay]
    """The days: back, today, ahead."""


class GetMoneyFlowsQuery(TypedDict):
    processor_uuid: NotRequired[str]
    """Only this processor. Absent: all together."""
    first_day: NotRequired[Day]
    """The first UTC day. Absent: 30 days that end with the last one."""
    day: NotRequired[Day]
    """The last UTC day, at most the last sealed one. Absent: the last sealed one."""


class GetMoneyFlowsData(TypedDict):
    """The result of the operation."""
    first_day: Day | None
    day: Day | None
    last_sealed_day: Day | None
    flows: List[MoneyFlow]
    """All flows."""


class ListProcessorsByDangerQuery(TypedDict):
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListProcessorsByDangerData(TypedDict):
    """A page of the list."""
    processors: List[ProcessorByDanger]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class ListExceptionsQuery(TypedDict):
    processor_uuid: NotRequired[str]
    kind: NotRequired[Literal["owed_to_payee", "owed_by_payee", "owed_to_payer", "owed_by_payer", "fees_owed_back"]]
    user_uuid: NotRequired[str]
    """Only balances of this user, who owes the money or is owed it."""
    amount_from: NotRequired[PositiveCents]
    """Only balances of this amount or more, in cents."""
    amount_to: NotRequired[PositiveCents]
    """Only balances of this amount or less, in cents."""
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListExceptionsData(TypedDict):
    """A page of the list."""
    exceptions: List[NamedException]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class GetFraudProcessQuery(TypedDict):
    format: NotRequired[Literal["json", "pdf"]]
    """The form of the answer. `json` is the default."""


class GetFraudReportQuery(TypedDict):
    year: int
    """The year, in Eastern time."""
    format: NotRequired[Literal["json", "pdf"]]
    """The form of the answer. `json` is the default."""


class GetOriginatorsOfTenantQuery(TypedDict):
    processor_uuid: str
    """The tenant."""


class GetMonthsOfOriginatorsQuery(TypedDict):
    processor_uuid: str
    """The tenant."""
    year: int
    """The first year. The file has everything from its first day on."""


class GetExposureOfTenantQuery(TypedDict):
    processor_uuid: str
    """The tenant."""


class GetAuditorPackQuery(TypedDict):
    processor_uuid: str
    """The tenant."""
    year: int
    """The year of the report. The months begin with its first day."""


class GetTransactionOfAnyTenantDataMoves(Move):
    postings: List[Posting]


class GetTransactionOfAnyTenantDataBalances(TypedDict):
    account: AccountName
    owner_uuid: str
    balance: int
    """Cents."""


class GetTransactionOfAnyTenantData(TypedDict):
    """The result of the operation."""
    transaction: TransactionWithMetadata
    """The payment, as other operations show it."""
    state: TransactionState
    amount_refunded: Cents
    """What refunds give back to the payer, in cents. A refund counts from its start until it has failed for good."""
    expected_on: Day | None
    """The banking day on which the next step of the payment is expected. It depends on `state`:

    - `started`: The debit of the payer settles.
    - `debited`: The debit is good.
    - `good`: The payout settles.
    - `paying`: The payout settles.
    - `returned`: The reverse payout settles.
    - `owed`: The clawback settles.

    Null: the payment has ended, a hold stops the step, or the step waits for a person.
    """
    expected_on_if_released: Day | None
    """The banking day on which the next step would be expected if everything that holds the payment were released now. Null: nothing holds it, or no step would follow."""
    as_of: Day
    """The day in Eastern time on which the dates were worked out, by the banking clock."""
    payer_account: AccountInShort
    """The account that is debited for the payment."""
    payee_account: AccountInShort
    """The account that the payment is paid to."""
    capture_settles_on: Day | None
    """The banking day on which the debit of the payer settles. Null: the capture was canceled or failed, or an open hold stops the step."""
    payout_eligible_on: Day | None
    """The banking day on which the debit is good, so that the payee can be paid. Null: the capture was canceled or failed, or an open hold stops the step."""
    returnable_until: Day | None
    """The banking day by whose opening every return in time has arrived. Null: the capture was canceled or failed, or an open hold stops the step."""
    held_by: Literal["return", "bank_file"] | None
    """What holds the payment until an operator has decided. The other holds are in `holds`.

    - `return`: A return that names it is in suspense.
    - `bank_file`: A file of its bank waits, and its return may be in it.

    Null: neither holds it.
    """
    authorization_uuid: str | None
    """The authorization of the payer that the debit uses. Null: the payment needed none, and named none."""
    sec_code: Literal["PPD", "WEB", "TEL", "CCD", "CTX"] | None
    """How the payer authorized the debit, as the payment or its authorization says.

    - `PPD`: A person, in writing or in a similar way.
    - `WEB`: A person, over the internet or in an app.
    - `TEL`: A person, by telephone.
    - `CCD`: A business, by an agreement.
    - `CTX`: A business, by an agreement; the entry may have a long `addenda`.

    Null: neither does, so the settings of the merchant decide. `entries` has the code of each entry.
    """
    entry_purpose: Literal["purchase", "payroll", "other"] | None
    """What the entries are for, as the payment says.

    - `purchase`: A person buys goods online: the WEB debit is described as `PURCHASE`.
    - `payroll`: Wages of a person: the payout (PPD) is described as `PAYROLL`.
    - `other`: Neither, whatever the settings say.

    Null: it does not, so the settings of the merchant decide.
    """
    after_return: AfterReturn | None
    """What is to be done after the latest return. Null: no entry was returned, or it was done."""
    moves: List[GetTransactionOfAnyTenantDataMoves]
    entries: List[Entry]
    """The entries of the payment in bank files, the oldest first."""
    holds: List[Hold]
    """The holds on the payment, also released ones, the oldest first."""
    refunds: List[Refund]
    """The refunds of the payment, the oldest first."""
    processor_uuid: str
    payer_name: str | None
    """The name of the payer: of the business, or first and last name. Null: erased."""
    payee_name: str | None
    """The name of the payee: of the business, or first and last name. Null: erased."""
    balances: List[GetTransactionOfAnyTenantDataBalances]
    """The accounts of the payment that are not zero. Debit positive."""
    fraud_reviews: List[FraudReview]
    """What fraud monitoring found about it, and what was decided. Oldest first."""
    events: List[EventOfTransaction]
    notes: List[TransactionNote]
    acts: List[AuditedAct]
    allowed_acts: List[AllowedAct]


class ListUsersOfAnyTenantQuery(TypedDict):
    kyb_status: NotRequired[Literal["IN_REVIEW", "APPROVED", "REJECTED"]]
    processor_uuid: NotRequired[str]
    email: NotRequired[str]
    """Text of 1 to 254 characters."""
    client_reference_id: NotRequired[str]
    """Text of 1 to 255 characters."""
    after: NotRequired[str]
    """Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page."""
    limit: NotRequired[int]
    """Records on a page. 10 by default, at most 100."""


class ListUsersOfAnyTenantData(TypedDict):
    """A page of the list."""
    users: List[UserOfAnyTenant]
    """The records of this page."""
    next: str | None
    """Send it as `after` to read the next page. Null: there are no more records."""


class GetUserOfAnyTenantDataPayments(TypedDict):
    as_payer: int
    as_payee: int


class GetUserOfAnyTenantDataBalances(TypedDict):
    account: AccountName
    balance: int


class GetUserOfAnyTenantData(User):
    """The result of the operation."""
    processor_uuid: str
    kyb_status_since: Timestamp | None
    kyb_submission: VerificationSubmission | None
    kyb_decisions: List[VerificationDecision]
    bank_accounts: List[ListedBankAccount]
    payments: GetUserOfAnyTenantDataPayments
    blocks: List[Block]
    authorizations: List[Authorization]
    clawbacks_need_authorization: bool
    limits: Limits | None
    balances: List[GetUserOfAnyTenantDataBalances]
    next_payout: NextPayout | None
    recent_transactions: List[TransactionOfAnyTenant]
    acts: List[AuditedAct]


class ExportUserQuery(TypedDict):
    after: NotRequired[str]
    """`next` of an earlier answer for the same user."""
    limit: NotRequired[int]
    """Payments in an answer: 100 by default."""
    reason: Reason


class ExportUserData(TypedDict):
    """A page of the list."""
    data: UserData | None
    payments: List[TransactionWithMetadata]
    next: str | None


class GetKeptIdentityQuery(TypedDict):
    reason: Reason


class GetKeptIdentityDataIdentity(TypedDict):
    pass


class GetKeptIdentityData(TypedDict):
    """The result of the operation."""
    user_uuid: str
    kept_until: Timestamp
    identity: GetKeptIdentityDataIdentity


class CheckInvariantsData(TypedDict):
    invariant: Literal["in_flight_equals_legs", "normal_balances", "books_equal_entitlement_minus_cash", "overpayments_are_recorded", "reserved_balances_have_waiting_payouts", "debts_and_claims_are_netted", "clawbacks_match_debts", "refunds_do_not_exceed_payment", "balances_equal_postings", "balances_add_up", "debits_equal_credits", "states_belong_to_payments", "payments_without_states_are_due", "history_has_no_gaps", "history_matches_stage_tables", "statuses_match_history", "refund_statuses_match_history", "transaction_status_matches_stages", "events_match_moves", "event_counts_match_events", "postings_match_moves", "canceled_payments_have_no_legs", "leg_states_match_payments", "leg_due_dates_are_stored", "trace_numbers_match_legs", "file_postings_match_legs", "payouts_have_good_captures", "returns_are_applied_once", "payments_are_billed_once", "legs_match_entries", "entry_amounts_match_legs", "entry_accounts_match_party", "trace_numbers_are_unique", "fee_and_dishonor_trace_numbers_are_unique", "file_totals", "offsets_balance_files", "dishonor_file_totals", "batch_events_equal_members", "batch_entries_equal_members", "payment_trace_numbers_match_bank", "fee_and_dishonor_trace_numbers_match_bank", "returns_and_changes_match_bank", "unsettled_returns_move_no_cash", "lines_match_bank", "dishonors_match_returns", "fee_payout_postings_match_status", "fee_payouts_do_not_exceed_fees", "fees_equal_earned_minus_paid_out", "fee_payouts_match_entries", "reversal_postings_match_status", "reversals_are_taken_over_once", "reversals_match_entries", "file_reversals_count_their_entries", "file_reversals_decide_each_entry", "closed_copies_are_even", "copies_equal_their_account", "check_postings_match_status", "check_entries_match_entries", "account_checks_have_their_entries", "suspense_equals_open_lines", "tenants_have_no_suspense_balance", "lines_equal_cash", "cash_is_shown_once", "undecided_returns_hold_payouts", "undecided_files_hold_payouts", "checkpoint_counts_match_payments", "pair_lists_match_payments", "limit_usage_covers_in_flight", "hold_counts_match_holds", "payments_are_authorized", "block_marks_match_blocks", "sanctions_hits_block", "no_entries_of_users_with_hits", "return_rate_counts_match_debits", "open_fraud_reviews_have_holds", "tenant_isolation", "legs_belong_to_payments", "account_numbers_are_encrypted", "account_encryption_binds_holder", "stored_answers_are_encrypted", "stored_answers_can_be_replayed", "tokens_match_acts", "roles_match_acts", "approval_policies_match_acts", "waiting_approvals_match_acts", "audit_trail_is_chained", "postings_are_sealed", "posting_sums_match_seals", "closed_days_are_frozen"]
    rule: str
    """What must hold."""
    violations: int


class ListLanesData(TypedDict):
    """The result of the operation."""
    lanes: List[Lane]


class ApproveData(TypedDict):
    """The result of the operation."""
    approval: Approval
    result: ApprovedResult


class RefuseApprovalData(TypedDict):
    """The result of the operation."""
    approval: Approval
