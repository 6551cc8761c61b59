<?php

declare(strict_types=1);

namespace Achord;

/**
 * The records and bodies of the API, from its description. Each is an array with these fields.
 *
 * test/system/clients/description.test.ts writes this file.
 *
 * Timestamp: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 *
 * AddressInput: The postal address.
 * - `line_1`: The street and house number.
 * - `line_2` (may be absent): The second line, for instance an apartment.
 * - `city`: The name of the city.
 * - `state`: The state, usually two letters.
 * - `zip`: The ZIP code, with or without its last four digits.
 *
 * Metadata: Your own data, by key. At most 50 keys of 1 to 40 characters without square brackets,
 * and values of at most 500 characters. Write no personal data into it. Absent: none.
 *
 * PayoutType: How the user is paid as a payee.
 *
 * - `individual`: Each payment has a payout of its own.
 * - `batch`: One payout on a banking day has all payments that became good since the last one.
 *
 * LinkedAccountInput: A bank account that the user linked at the linking provider.
 * - `access_token`: The access token that the linking provider gave for the user.
 * - `account_id`: The identifier of the account at the linking provider.
 *
 * BankAccountInput: A bank account by its numbers.
 * - `account_number`: The number of the account at the bank: 1 to 17 digits, letters, hyphens,
 *   dots, slashes or inner blanks, not only zeros and marks.
 * - `routing_number`: The ABA routing number of the bank: 9 digits.
 * - `account_name`: The name of the account at the bank.
 * - `account_type`: The kind of the account at the bank.
 *
 * RegisterPersonRequestBankAccount: The bank account of the user: exactly one of `custom` and
 * `aggregator`. Absent: add one later.
 * - `aggregator` (may be absent): An account that the user linked at the linking provider.
 * - `custom` (may be absent): An account by its numbers.
 *
 * RegisterPersonRequest:
 * - `first_name`: The first name of the person; of a business, of its contact.
 * - `last_name`: The last name of the person; of a business, of its contact.
 * - `address`: The postal address of the user.
 * - `email` (may be absent): The e-mail address of the user, at most 254 characters.
 * - `phone` (may be absent): The telephone number of the user.
 * - `client_reference_id` (may be absent): Your own reference for the user. It need not be unique.
 * - `name_in_file` (may be absent): The name of the user in bank files, for a name that has other
 *   characters or is longer. Null: from the name.
 * - `metadata` (may be absent): Your own data about the user. Write no personal data into it.
 * - `payout_type` (may be absent): How the user is paid as a payee. Absent in a registration:
 *   `individual`.
 * - `bank_account` (may be absent): The bank account of the user: exactly one of `custom` and
 *   `aggregator`. Absent: add one later.
 * - `validate_account_routing` (may be absent): True: asks the validation provider about the
 *   account number and routing number first. An invalid account is not stored.
 * - `billing_merchant_user_uuid` (may be absent): The merchant that the billable event of this call
 *   is attributed to. Absent: the event is the tenant’s own.
 *
 * Address: A postal address.
 * - `line_1`: The street and house number.
 * - `line_2`: The second line, for instance an apartment. Null: the address has none.
 * - `city`: The name of the city.
 * - `state`: The state, usually two letters.
 * - `zip`: The ZIP code, with or without its last four digits.
 *
 * KybStatus: The status of the business verification (KYB).
 *
 * - `IN_REVIEW`: The provider or an operator has not decided yet.
 * - `APPROVED`: The business passed the verification. It is a merchant.
 * - `REJECTED`: The business did not pass the verification. It is not a merchant.
 *
 * Business: What only a business has.
 * - `name`: The legal name of the business.
 * - `trading_name`: The name under which the business trades. Null: none was given.
 * - `company_name`: The name that payers and payees read on their bank statements, at most 16
 *   characters. Default: `trading_name`, else `name`, shortened.
 * - `entity_type`: The legal form of the business, for instance `llc`. Null: none was given.
 * - `tin`: The taxpayer identification number, masked: five asterisks and its last four digits.
 *   Null: none was given.
 * - `address`: The postal address of the business. Null: none was given.
 *
 * Percent: A number from 0 to 100 with at most four decimals.
 *
 * BusinessOwner: A person who owns a part of a business.
 * - `uuid`: The identifier of the owner. Send it to change this owner.
 * - `first_name`: The first name of the owner.
 * - `last_name`: The last name of the owner.
 * - `dob`: The date of birth, `YYYY-MM-DD`. Null: none was given.
 * - `ssn9`: The social security number, masked: five asterisks and its last four digits. Null: none
 *   was given.
 * - `address`: The address where the owner lives. Null: none was given.
 * - `email`: The e-mail address of the owner. Null: none was given.
 * - `phone`: The telephone number of the owner. Null: none was given.
 * - `title`: The role of the owner in the business. Null: none was given.
 * - `ownership_percentage`: The share of the business that the owner has, in percent. Null: none
 *   was given.
 * - `is_beneficial_owner`: Whether the person benefits from the business as an owner.
 *
 * Cents: An integer number of cents from 0 to 9999999999.
 *
 * User: A registered person or business.
 * - `uuid`: The identifier of the user: `{user_uuid}` of other paths.
 * - `kind`: Whether the user is a person or a business.
 * - `vendor_uuid`: The vendor that the user belongs to. Null: the user belongs to the processor
 *   itself.
 * - `first_name`: The first name; of a business, of its contact. Null: none was given.
 * - `last_name`: The last name; of a business, of its contact. Null: none was given.
 * - `email`: The e-mail address. Null: none was given.
 * - `phone`: The telephone number. Null: none was given.
 * - `client_reference_id`: Your own reference for the user. Empty: none was given.
 * - `name_in_file`: The name that entries in bank files show, and so the bank of the user: in
 *   capital letters of ASCII, cut to 22 characters. `RECEIVER` if no character of the name is in a
 *   bank file: then give `name_in_file`.
 * - `address`: The postal address of the user. Null: none was given.
 * - `payout_type`: How the user is paid as a payee.
 *   - `individual`: Each payment has a payout of its own.
 *   - `batch`: One payout on a banking day has all payments that became good since the last one.
 * - `kyb_status`: The status of the business verification (KYB). Null: a person, or a business that
 *   was never submitted.
 * - `kyb_resubmission_reason`: What the tenant has to correct before it submits the business again.
 *   Null: no correction is asked for.
 * - `business`: What only a business has. Null: the user is a person.
 * - `business_owners`: The owners of the business. Empty: none were given.
 * - `transaction_fee_percent`: The part of the fee that is a percentage of the amount of a payment,
 *   in percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`. Null: the fee has no
 *   such part.
 * - `transaction_fee_fixed`: The part of the fee that is the same for each payment, in cents. Null:
 *   the fee has no such part.
 * - `maximum_transaction_fee`: The highest fee of a payment, in cents. Null: the fee has no
 *   maximum.
 * - `created_at`: When the user was registered, in UTC.
 * - `updated_at`: When the user was changed last, in UTC.
 * - `deleted_at`: When the user was deleted, in UTC. Null: the user is not deleted.
 * - `metadata` (may be absent): Your own data, by key. At most 50 keys of 1 to 40 characters
 *   without square brackets, and values of at most 500 characters. Write no personal data into it.
 *   Absent: none.
 *
 * AccountValidity: What the validation of the account number and routing number said.
 *
 * - `valid`: They are valid.
 * - `invalid`: One of them is wrong.
 * - `not_validated`: No validation was asked for, or the provider gave no verdict.
 *
 * RegisteredUser: The registered user. If a bank account came along: with its uuid and the result
 * of its validation.
 * - `uuid`: The identifier of the user: `{user_uuid}` of other paths.
 * - `kind`: Whether the user is a person or a business.
 * - `vendor_uuid`: The vendor that the user belongs to. Null: the user belongs to the processor
 *   itself.
 * - `first_name`: The first name; of a business, of its contact. Null: none was given.
 * - `last_name`: The last name; of a business, of its contact. Null: none was given.
 * - `email`: The e-mail address. Null: none was given.
 * - `phone`: The telephone number. Null: none was given.
 * - `client_reference_id`: Your own reference for the user. Empty: none was given.
 * - `name_in_file`: The name that entries in bank files show, and so the bank of the user: in
 *   capital letters of ASCII, cut to 22 characters. `RECEIVER` if no character of the name is in a
 *   bank file: then give `name_in_file`.
 * - `address`: The postal address of the user. Null: none was given.
 * - `payout_type`: How the user is paid as a payee.
 *   - `individual`: Each payment has a payout of its own.
 *   - `batch`: One payout on a banking day has all payments that became good since the last one.
 * - `kyb_status`: The status of the business verification (KYB). Null: a person, or a business that
 *   was never submitted.
 * - `kyb_resubmission_reason`: What the tenant has to correct before it submits the business again.
 *   Null: no correction is asked for.
 * - `business`: What only a business has. Null: the user is a person.
 * - `business_owners`: The owners of the business. Empty: none were given.
 * - `transaction_fee_percent`: The part of the fee that is a percentage of the amount of a payment,
 *   in percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`. Null: the fee has no
 *   such part.
 * - `transaction_fee_fixed`: The part of the fee that is the same for each payment, in cents. Null:
 *   the fee has no such part.
 * - `maximum_transaction_fee`: The highest fee of a payment, in cents. Null: the fee has no
 *   maximum.
 * - `created_at`: When the user was registered, in UTC.
 * - `updated_at`: When the user was changed last, in UTC.
 * - `deleted_at`: When the user was deleted, in UTC. Null: the user is not deleted.
 * - `metadata` (may be absent): Your own data, by key. At most 50 keys of 1 to 40 characters
 *   without square brackets, and values of at most 500 characters. Write no personal data into it.
 *   Absent: none.
 * - `valid_account` (may be absent): What the validation of the account number and routing number
 *   said.
 *   - `valid`: They are valid.
 *   - `invalid`: One of them is wrong.
 *   - `not_validated`: No validation was asked for, or the provider gave no verdict.
 * - `bank_account_uuid` (may be absent): The identifier of the bank account that came along: send
 *   it as `source_bank_account.uuid` or `destination_bank_account.uuid` of a payment. Absent: no
 *   account came along.
 *
 * BusinessInput: What only a business has.
 * - `name`: The legal name of the business.
 * - `tin`: The taxpayer identification number of the business: 9 digits, with or without its usual
 *   hyphen.
 * - `trading_name` (may be absent): The name under which the business trades.
 * - `company_name` (may be absent): The name that payers and payees read on their bank statements,
 *   at most 16 characters. Default: `trading_name`, else `name`, shortened.
 * - `entity_type` (may be absent): The legal form of the business, for instance `llc`.
 * - `address` (may be absent): The postal address of the business.
 * - `payout_type` (may be absent): How the user is paid as a payee. Absent in a registration:
 *   `individual`.
 * - `transaction_fee_percent` (may be absent): The part of the fee that is a percentage of the
 *   amount of a payment, in percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`.
 * - `transaction_fee_fixed` (may be absent): The part of the fee that is the same for each payment,
 *   in cents.
 * - `maximum_transaction_fee` (may be absent): The highest fee of a payment, in cents.
 *
 * Day: A calendar day written as YYYY-MM-DD.
 *
 * RegisterBusinessRequestBusinessOwners:
 * - `first_name`: The first name of the owner.
 * - `last_name`: The last name of the owner.
 * - `ssn9` (may be absent): The social security number of the owner: 9 digits, with or without its
 *   usual hyphens.
 * - `dob` (may be absent): The date of birth of the owner.
 * - `address` (may be absent): The address where the owner lives.
 * - `email` (may be absent): The e-mail address of the owner, at most 254 characters.
 * - `phone` (may be absent): The telephone number of the owner.
 * - `title` (may be absent): The role of the owner in the business.
 * - `ownership_percentage` (may be absent): The share of the business that the owner has, in
 *   percent.
 * - `is_beneficial_owner` (may be absent): Whether the person benefits from the business as an
 *   owner. False by default.
 *
 * RegisterBusinessRequestBankAccount: The bank account of the user: exactly one of `custom` and
 * `aggregator`. Absent: add one later.
 * - `aggregator` (may be absent): An account that the user linked at the linking provider.
 * - `custom` (may be absent): An account by its numbers.
 *
 * RegisterBusinessRequest:
 * - `kyb`: True: starts the business verification (KYB) at once. False: the business is stored
 *   only; submit it later.
 * - `business`: What only a business has.
 * - `first_name` (may be absent): The first name of the contact of the business.
 * - `last_name` (may be absent): The last name of the contact of the business.
 * - `address` (may be absent): The postal address of the user.
 * - `email` (may be absent): The e-mail address of the user, at most 254 characters.
 * - `phone` (may be absent): The telephone number of the user.
 * - `client_reference_id` (may be absent): Your own reference for the user. It need not be unique.
 * - `name_in_file` (may be absent): The name of the user in bank files, for a name that has other
 *   characters or is longer. Null: from the name.
 * - `metadata` (may be absent): Your own data about the user. Write no personal data into it.
 * - `payout_type` (may be absent): How the user is paid as a payee. Absent in a registration:
 *   `individual`.
 * - `business_owners` (may be absent): The owners of the business. A verification may need them.
 * - `transaction_fee_percent` (may be absent): The part of the fee that is a percentage of the
 *   amount of a payment, in percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`.
 * - `transaction_fee_fixed` (may be absent): The part of the fee that is the same for each payment,
 *   in cents.
 * - `maximum_transaction_fee` (may be absent): The highest fee of a payment, in cents.
 * - `bank_account` (may be absent): The bank account of the user: exactly one of `custom` and
 *   `aggregator`. Absent: add one later.
 * - `validate_account_routing` (may be absent): True: asks the validation provider about the
 *   account number and routing number first. An invalid account is not stored.
 * - `billing_merchant_user_uuid` (may be absent): The merchant that the billable event of this call
 *   is attributed to. Absent: the event is the tenant’s own.
 *
 * Pagination: Where this page is in the whole list.
 * - `totalItems`: The number of records in the whole list.
 * - `pageSize`: The number of records that a full page has.
 * - `currentPage`: The number of this page. The first page is 1.
 * - `totalPages`: The number of pages. 0 when the list is empty.
 *
 * MetadataChange: A key that you send is added or gets the new value, null deletes it, and all
 * other keys stay. Null instead of an object deletes all. At most 50 keys of 1 to 40 characters
 * without square brackets, and values of at most 500 characters.
 *
 * UserChangeBusiness: What only a business has. An absent field does not change.
 * - `name` (may be absent): The legal name of the business.
 * - `tin` (may be absent): The taxpayer identification number of the business: 9 digits, with or
 *   without the usual hyphens, or the masked form that the record shows.
 * - `trading_name` (may be absent): The name under which the business trades.
 * - `company_name` (may be absent): The name that payers and payees read on their bank statements,
 *   at most 16 characters. Default: `trading_name`, else `name`, shortened.
 * - `entity_type` (may be absent): The legal form of the business, for instance `llc`.
 * - `address` (may be absent): The postal address of the business.
 * - `payout_type` (may be absent): How the user is paid as a payee. Absent in a registration:
 *   `individual`.
 * - `transaction_fee_percent` (may be absent): The part of the fee that is a percentage of the
 *   amount of a payment, in percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`.
 * - `transaction_fee_fixed` (may be absent): The part of the fee that is the same for each payment,
 *   in cents.
 * - `maximum_transaction_fee` (may be absent): The highest fee of a payment, in cents.
 *
 * UserChangeBusinessOwners:
 * - `uuid` (may be absent): The owner to keep: its absent fields do not change. Absent: a new
 *   owner.
 * - `first_name` (may be absent): The first name of the owner.
 * - `last_name` (may be absent): The last name of the owner.
 * - `ssn9` (may be absent): The social security number of the owner: 9 digits, with or without the
 *   usual hyphens, or the masked form that the record shows.
 * - `dob` (may be absent): The date of birth of the owner.
 * - `address` (may be absent): The address where the owner lives.
 * - `email` (may be absent): The e-mail address of the owner, at most 254 characters.
 * - `phone` (may be absent): The telephone number of the owner.
 * - `title` (may be absent): The role of the owner in the business.
 * - `ownership_percentage` (may be absent): The share of the business that the owner has, in
 *   percent.
 * - `is_beneficial_owner` (may be absent): Whether the person benefits from the business as an
 *   owner. False by default.
 *
 * UserChange: The fields of a user to change. An absent field does not change.
 * - `first_name` (may be absent): The first name of the person; of a business, of its contact.
 * - `last_name` (may be absent): The last name of the person; of a business, of its contact.
 * - `address` (may be absent): The postal address of the user.
 * - `email` (may be absent): The e-mail address of the user, at most 254 characters.
 * - `phone` (may be absent): The telephone number of the user.
 * - `client_reference_id` (may be absent): Your own reference for the user. It need not be unique.
 * - `name_in_file` (may be absent): The name of the user in bank files, for a name that has other
 *   characters or is longer. Null: from the name.
 * - `metadata` (may be absent): A key that you send is added or gets the new value, null deletes
 *   it, and all other keys stay. Null instead of an object deletes all. At most 50 keys of 1 to 40
 *   characters without square brackets, and values of at most 500 characters.
 * - `payout_type` (may be absent): How the user is paid as a payee. Absent in a registration:
 *   `individual`.
 * - `business` (may be absent): What only a business has. An absent field does not change.
 * - `business_owners` (may be absent): All owners of the business. The list replaces the stored
 *   one.
 * - `transaction_fee_percent` (may be absent): The part of the fee that is a percentage of the
 *   amount of a payment, in percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`.
 * - `transaction_fee_fixed` (may be absent): The part of the fee that is the same for each payment,
 *   in cents.
 * - `maximum_transaction_fee` (may be absent): The highest fee of a payment, in cents.
 * - `billing_merchant_user_uuid` (may be absent): The merchant that the billable event of this call
 *   is attributed to. Absent: the event is the tenant’s own.
 *
 * AddBankAccountRequest:
 * - `aggregator` (may be absent): An account that the user linked at the linking provider.
 * - `custom` (may be absent): An account by its numbers.
 * - `validate_account_routing` (may be absent): True: asks the validation provider about the
 *   account number and routing number first. An invalid account is not stored.
 * - `billing_merchant_user_uuid` (may be absent): The merchant that the billable event of this call
 *   is attributed to. Absent: the event is the tenant’s own.
 *
 * AggregatorType: How the account was added.
 *
 * - `manual`: With its account number and routing number.
 * - `bank_link`: Through the linking provider.
 *
 * BankAccount: A bank account of a user.
 * - `uuid`: The identifier of the bank account.
 * - `account_number`: The account number. Lists and events show only its last four characters,
 *   after `****`.
 * - `routing_number`: The ABA routing number of the bank: 9 digits.
 * - `account_name`: The name of the account at the bank.
 * - `account_type`: The kind of the account at the bank.
 * - `aggregator_type`: How the account was added.
 *   - `manual`: With its account number and routing number.
 *   - `bank_link`: Through the linking provider.
 * - `created_at`: When the bank account was added, in UTC.
 * - `is_default`: Whether payments of the user that name no account use this one.
 *
 * AddedBankAccount: The added bank account, with the result of its validation.
 * - `uuid`: The identifier of the bank account.
 * - `account_number`: The account number. Lists and events show only its last four characters,
 *   after `****`.
 * - `routing_number`: The ABA routing number of the bank: 9 digits.
 * - `account_name`: The name of the account at the bank.
 * - `account_type`: The kind of the account at the bank.
 * - `aggregator_type`: How the account was added.
 *   - `manual`: With its account number and routing number.
 *   - `bank_link`: Through the linking provider.
 * - `created_at`: When the bank account was added, in UTC.
 * - `is_default`: Whether payments of the user that name no account use this one.
 * - `valid_account` (may be absent): What the validation of the account number and routing number
 *   said.
 *   - `valid`: They are valid.
 *   - `invalid`: One of them is wrong.
 *   - `not_validated`: No validation was asked for, or the provider gave no verdict.
 *
 * ListedBankAccount: A bank account of a user, as lists show it.
 * - `uuid`: The identifier of the bank account.
 * - `account_number`: The account number. Lists and events show only its last four characters,
 *   after `****`.
 * - `routing_number`: The ABA routing number of the bank: 9 digits.
 * - `account_name`: The name of the account at the bank.
 * - `account_type`: The kind of the account at the bank.
 * - `aggregator_type`: How the account was added.
 *   - `manual`: With its account number and routing number.
 *   - `bank_link`: Through the linking provider.
 * - `created_at`: When the bank account was added, in UTC.
 * - `is_default`: Whether payments of the user that name no account use this one.
 * - `institution_name`: The institution's name in the ACH directory of the Federal Reserve; null:
 *   unknown.
 * - `disabled_at`: When a return disabled the account, in UTC. Null: it can be used.
 * - `disabled_reason`: Why the account was disabled. Null: it can be used.
 * - `tokenized`: Whether the institution gave a number for this service only. The last four
 *   characters are of the real number.
 *
 * SetDefaultBankAccountRequest:
 * - `account_uuid`: The bank account that becomes the default.
 * - `aggregator_type`: How the account was added.
 *   - `manual`: With its account number and routing number.
 *   - `bank_link`: Through the linking provider.
 *
 * ValidateBankAccountRequest:
 * - `account_number`: The number of the account at the bank: 1 to 17 digits, letters, hyphens,
 *   dots, slashes or inner blanks, not only zeros and marks.
 * - `routing_number`: The ABA routing number of the bank: 9 digits.
 * - `account_name` (may be absent): The name of the account at the bank.
 * - `account_type` (may be absent): The kind of the account at the bank.
 * - `billing_merchant_user_uuid` (may be absent): The merchant that the billable event of this call
 *   is attributed to. Absent: the event is the tenant’s own.
 *
 * CreateBankAccountRequestRequest:
 * - `return_url` (may be absent): An https URL. The page links back to it after the user has
 *   answered.
 * - `expires_in_hours` (may be absent): How long the link works, in hours: 72 by default.
 * - `billing_merchant_user_uuid` (may be absent): The merchant that the billable event of this call
 *   is attributed to. Absent: the event is the tenant’s own.
 *
 * BankAccountRequest: A user is asked for a bank account on our page.
 * - `uuid`: The identifier of the request.
 * - `user_uuid`: The user who is asked.
 * - `state`: Whether the user has added an account.
 *   - `open`: The user can still add one.
 *   - `added`: `bank_account_uuid` is the account. The user may have had it before.
 *   - `failed`: 10 accounts were checked, and none was added.
 *   - `expired`: The user did not add one in time.
 *   - `withdrawn`: You withdrew the request.
 * - `billing_merchant_user_uuid`: The merchant that the billable events of the validations are
 *   attributed to. Null: they are the tenant’s own.
 * - `return_url`: Where the page links back to. Null: it has no such link.
 * - `created_at`: When the request was made, in UTC.
 * - `expires_at`: Until when the user can add an account, in UTC.
 * - `ended_at`: When the account was added, or the request withdrawn, in UTC. Null: neither.
 * - `bank_account_uuid`: The bank account. Null: none was added.
 *
 * MadeBankAccountRequest: A request for a bank account, with its link.
 * - `uuid`: The identifier of the request.
 * - `user_uuid`: The user who is asked.
 * - `state`: Whether the user has added an account.
 *   - `open`: The user can still add one.
 *   - `added`: `bank_account_uuid` is the account. The user may have had it before.
 *   - `failed`: 10 accounts were checked, and none was added.
 *   - `expired`: The user did not add one in time.
 *   - `withdrawn`: You withdrew the request.
 * - `billing_merchant_user_uuid`: The merchant that the billable events of the validations are
 *   attributed to. Null: they are the tenant’s own.
 * - `return_url`: Where the page links back to. Null: it has no such link.
 * - `created_at`: When the request was made, in UTC.
 * - `expires_at`: Until when the user can add an account, in UTC.
 * - `ended_at`: When the account was added, or the request withdrawn, in UTC. Null: neither.
 * - `bank_account_uuid`: The bank account. Null: none was added.
 * - `url`: The page for the user. It is shown only in this answer.
 *
 * DecideBusinessVerificationRequest:
 * - `decision`:
 * - `reason` (may be absent): Text of 1 to 1000 characters, not only spaces.
 * - `documents` (may be absent): References to the documents that the decision is based on.
 *
 * ApprovalEffectDetail:
 *
 * ApprovalEffect:
 * - `action`:
 * - `subject`:
 * - `subject_uuid`:
 * - `detail`:
 *
 * WhoActed:
 * - `operator_uuid`:
 * - `token_uuid`:
 * - `name`:
 * - `email`: Of the operator, or of who issued the token. Null: the token of the environment.
 *
 * ApprovalParams:
 *
 * ApprovalBody:
 *
 * Approval:
 * - `uuid`:
 * - `act`:
 * - `state`:
 * - `operation`:
 * - `params`:
 * - `body`:
 * - `amount`: Cents; null: none, or all that is owed.
 * - `above_amount`: Cents. The policy when it was asked for: acts that move more need a second
 *   operator, and acts without an amount always do.
 * - `role`: The role that the act needs: operators who have it, or one that includes it, may
 *   decide.
 * - `effects`: What the act would have done when it was asked for, as the audit trail would have
 *   it. `detail` often has `before` and `after`.
 * - `reason`:
 * - `asked_by`:
 * - `asked_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `expires_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `decided_by`:
 * - `decided_at`:
 * - `decision_reason`:
 *
 * ApprovalAsked:
 * - `approval`:
 *
 * Originator:
 * - `company_identification`: The bank assigns it.
 * - `company_name`: The name on the bank statement, unless the payment has its own.
 * - `consumer_debits`:
 * - `online_debits_recur`: For WEB: true is recurring (R), false is single (S).
 * - `payouts_are_wages`: Payouts to persons are wages, always described as PAYROLL.
 *
 * Reason: Why. The audit trail keeps it.
 *
 * UpdateMerchantOriginatorRequest:
 * - `company_identification` (may be absent): The bank assigns it.
 * - `company_name` (may be absent): The name on the bank statement, unless the payment has its own.
 * - `consumer_debits` (may be absent):
 * - `online_debits_recur` (may be absent): For WEB: true is recurring (R), false is single (S).
 * - `payouts_are_wages` (may be absent): Payouts to persons are wages, always described as PAYROLL.
 * - `reason`: Why. The audit trail keeps it.
 *
 * AccountValidationSources:
 * - `source`:
 * - `opinion`:
 * - `at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 *
 * AccountValidation:
 * - `uuid`:
 * - `validated_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `vendor_uuid`:
 * - `user_uuid`:
 * - `bank_account_uuid`:
 * - `account_number`:
 * - `routing_number`:
 * - `valid_account`: What the validation of the account number and routing number said.
 *   - `valid`: They are valid.
 *   - `invalid`: One of them is wrong.
 *   - `not_validated`: No validation was asked for, or the provider gave no verdict.
 * - `sources`:
 * - `billed`:
 *
 * LinkedItem:
 * - `uuid`:
 * - `processor_uuid`:
 * - `provider`:
 * - `item_id`: The item's id at the provider: give it to their support.
 * - `state`:
 * - `linked_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `problem`: The provider's code, such as `ITEM_LOGIN_REQUIRED`; null: none, or it ended.
 * - `problem_since`:
 * - `removal_due_at`:
 * - `removal_attempts`:
 * - `removal_error`: Why the last attempt to remove it failed.
 * - `removed_at`:
 *
 * RoutingDirectoryImport:
 * - `uuid`:
 * - `imported_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `file_sha256`: SHA-256 of the file, hexadecimal.
 * - `entry_count`:
 * - `added_count`:
 * - `changed_count`:
 * - `removed_count`:
 * - `unlisted_account_count`: Stored accounts that this directory does not list: `GET
 *   /admin/v1/unlisted-accounts`.
 *
 * UnlistedAccount:
 * - `bank_account_uuid`:
 * - `processor_uuid`:
 * - `user_uuid`:
 * - `user_name`:
 * - `account_number`:
 * - `routing_number`:
 * - `new_routing_number`: The number that replaces it in the directory; null: the directory names
 *   none.
 * - `corrected_at`:
 * - `found_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 *
 * TransactionRequestSourceBankAccount: The bank account of the payer to use; the default account
 * when absent.
 * - `uuid`: The identifier of the bank account of the payer.
 * - `aggregator_type`: How the account was added.
 *   - `manual`: With its account number and routing number.
 *   - `bank_link`: Through the linking provider.
 *
 * TransactionRequestDestinationBankAccount: The bank account of the payee to use; the default
 * account when absent.
 * - `uuid`: The identifier of the bank account of the payee.
 * - `aggregator_type`: How the account was added.
 *   - `manual`: With its account number and routing number.
 *   - `bank_link`: Through the linking provider.
 *
 * TransactionRequest: A JSON object.
 * - `payer_uuid`: The user who pays.
 * - `payee_uuid`: The user who is paid.
 * - `amount`: What is debited from the payer, in cents. Text of digits is read as a number.
 * - `transaction_fee` (may be absent): The part of `amount` that the payee does not get, in cents,
 *   less than `amount`. Text of digits is read as a number. Absent: the default fee of the
 *   merchant.
 * - `currency` (may be absent): Every amount is in USD.
 * - `client_reference_id` (may be absent): Your own reference for the payment, for instance an
 *   order number. It need not be unique, unless the operator of the service has set
 *   `unique_client_reference_ids` for you: then a second payment with it is refused. Empty: no
 *   reference.
 * - `metadata` (may be absent): Your own data, by key. At most 50 keys of 1 to 40 characters
 *   without square brackets, and values of at most 500 characters. Write no personal data into it.
 *   Absent: none.
 * - `company_name` (may be absent): The name that payer and payee read on their bank statements, at
 *   most 16 characters. Absent: `company_name` of the merchant.
 * - `description` (may be absent): The ACH company entry description, at most 10 characters: what
 *   the payment is for, for instance `ORDER 1042`. Bank statements may show it. Absent: `PAYMENT`
 *   for the debit and `PAYOUT` for the credit. For your own notes use `client_reference_id` or
 *   `metadata`.
 * - `addenda` (may be absent): A note for the other side, at most 80 characters. It is sent with
 *   the entries of business accounts (CCD) only. With `sec_code` `CTX` it may have 8000 characters,
 *   plain text or ANSI X12 820: the debit has them in records of 80, and a payout has only a note
 *   that fits into one.
 * - `sec_code` (may be absent): How the payer authorized this debit, as the SEC code of its entry.
 *   - `PPD`: A person, in writing or in a similar way.
 *   - `WEB`: A person, over the internet or in an app.
 *   - `TEL`: A person, by telephone.
 *   - `CCD`: A business, by an agreement.
 *   - `CTX`: A business, by an agreement; the entry may have a long `addenda`.
 *   Absent: the one of its authorization; if that names none, the settings of the merchant, as your
 *   operator made them: `CCD` for a business, `PPD` or `WEB` for a person.
 * - `entry_purpose` (may be absent): What the entries are for, where Nacha prescribes their
 *   description.
 *   - `purchase`: A person buys goods online: the WEB debit is described as `PURCHASE`.
 *   - `payroll`: Wages of a person: the payout (PPD) is described as `PAYROLL`.
 *   - `other`: Neither, whatever the settings say.
 *   Absent: the settings of the merchant decide.
 * - `speed` (may be absent): How fast the debit of the payer settles. `standard` (the default)
 *   settles on the next banking day. `sameday` settles on the same day if a window of the bank is
 *   still open. An entry that is too late, or above a lower limit of the bank, is sent with the
 *   entries of the next day. An `amount` above 100000000 is refused with 422.
 * - `source_bank_account` (may be absent): The bank account of the payer to use; the default
 *   account when absent.
 * - `destination_bank_account` (may be absent): The bank account of the payee to use; the default
 *   account when absent.
 * - `authorization_uuid` (may be absent): The authorization of the payer that allows the debit.
 *   Absent: if the operator of the service has set `authorization_required` for you, one that
 *   allows it is found; otherwise none is needed.
 * - `payout_delay_days_min` (may be absent): The least number of banking days from the settlement
 *   of the debit until the payout is created. A longer delay of the tenant applies.
 *
 * TransactionStatus: The status of the whole payment. It follows from the statuses of its stages.
 *
 * - `CAPTURE_PENDING`: The debit of the payer waits for a bank file, or is in one that the bank has
 *   not confirmed.
 * - `CAPTURE_ACH_PENDING`: The bank has the debit of the payer. It can still be returned.
 * - `CAPTURE_COMPLETE`: The debit of the payer is good. The payee is paid in batches and waits for
 *   the daily run.
 * - `IN_PAYOUT`: The debit of the payer is good. `payout_status` says how far the payout is. A
 *   payment that succeeded keeps this status.
 * - `CAPTURE_ACH_FAILED`: The debit of the payer was returned, or it could not be sent.
 * - `CHARGEBACK`: The debit of the payer was good, and then it was returned as unauthorized.
 * - `CLAWBACK`: The debit of the payer was returned, and the payee has paid the money back.
 * - `REVERSE_PAYOUT`: The payout was returned, and the money goes back to the payer.
 * - `CANCELED`: The payment was canceled before its debit was in a bank file.
 *
 * CaptureStatus: The status of the capture: the debit of the payer.
 *
 * - `CAPTURE_PENDING`: The debit waits for a bank file, or is in one that the bank has not
 *   confirmed.
 * - `CAPTURE_ACH_PENDING`: The bank has the debit. It can still be returned. Some returned debits
 *   are sent again in this status.
 * - `CAPTURE_COMPLETE`: The debit is good: it settled, and no return came in time.
 * - `CAPTURE_ACH_FAILED`: The debit was returned, or it could not be sent.
 * - `CAPTURE_CANCELED`: The payment was canceled. The payer was not debited.
 *
 * PayoutStatus: The status of the payout: the credit to the payee.
 *
 * - `PAYOUT_PENDING_ACH`: The credit is reserved. It waits for a bank file, or is in one that the
 *   bank has not confirmed.
 * - `PAYOUT_ACH_PENDING`: The bank has the credit. It has not settled yet.
 * - `PAYOUT_COMPLETE`: The credit settled, or nothing was left to pay.
 * - `PAYOUT_ACH_FAILED`: The credit was returned.
 * - `PAYOUT_CANCELED`: The capture was returned, so the payee is not paid.
 *
 * ClawbackStatus: The status of the clawback: the debit of the payee after the capture was
 * returned.
 *
 * - `CLAWBACK_PENDING`: The debit waits for a bank file, or is in one that the bank has not
 *   confirmed.
 * - `CLAWBACK_ACH_PENDING`: The bank has the debit. It can still be returned.
 * - `CLAWBACK_COMPLETE`: The payee has paid the whole amount back.
 * - `CLAWBACK_ACH_FAILED`: The debit was returned or is not possible, or a part of the amount was
 *   written off.
 *
 * ReversePayoutStatus: The status of the reverse payout: the credit to the payer after the payout
 * was returned.
 *
 * - `REVERSE_PAYOUT_PENDING`: The credit waits for a bank file, or is in one that the bank has not
 *   confirmed.
 * - `REVERSE_PAYOUT_ACH_PENDING`: The bank has the credit. It has not settled yet.
 * - `REVERSE_PAYOUT_ACH_COMPLETE`: The credit settled.
 * - `REVERSE_PAYOUT_ACH_FAILED`: The credit was returned.
 * - `REVERSE_PAYOUT_CANCELED`: The payer is owed nothing anymore, so no credit is sent.
 *
 * TransactionBankAccount: A bank account of a payment.
 * - `uuid`: The identifier of the bank account. Null: none is known.
 * - `aggregator_type`: How the account was added. Null: none is known.
 *
 * TransactionTraceIdsRefunds:
 * - `refund_uuid`: The identifier of the refund.
 * - `refund_capture_trace_id`: The trace number of the debit of the payee: 15 digits. Empty: no
 *   bank file has it yet.
 * - `refund_payout_trace_id`: The trace number of the credit to the payer: 15 digits. Empty: no
 *   bank file has it yet.
 *
 * TransactionTraceIds: The trace numbers of the entries. A bank finds an entry by its trace number.
 * - `capture_trace_id`: The trace number of the latest debit of the payer: 15 digits. Empty: no
 *   bank file has it yet.
 * - `payout_trace_id`: The trace number of the latest credit to the payee: 15 digits. Empty: no
 *   bank file has it yet.
 * - `reverse_payout_trace_id`: The trace number of the latest credit of a reverse payout: 15
 *   digits. Empty: no bank file has it yet.
 * - `refunds`: The trace numbers of each refund, the oldest first. Empty: there are no refunds.
 *
 * Transaction: A payment from a payer to a payee.
 * - `uuid`: The identifier of the payment.
 * - `payer_uuid`: The user who pays.
 * - `payee_uuid`: The user who is paid.
 * - `transaction_status`: The status of the whole payment. It follows from the statuses of its
 *   stages.
 *   - `CAPTURE_PENDING`: The debit of the payer waits for a bank file, or is in one that the bank
 *     has not confirmed.
 *   - `CAPTURE_ACH_PENDING`: The bank has the debit of the payer. It can still be returned.
 *   - `CAPTURE_COMPLETE`: The debit of the payer is good. The payee is paid in batches and waits
 *     for the daily run.
 *   - `IN_PAYOUT`: The debit of the payer is good. `payout_status` says how far the payout is. A
 *     payment that succeeded keeps this status.
 *   - `CAPTURE_ACH_FAILED`: The debit of the payer was returned, or it could not be sent.
 *   - `CHARGEBACK`: The debit of the payer was good, and then it was returned as unauthorized.
 *   - `CLAWBACK`: The debit of the payer was returned, and the payee has paid the money back.
 *   - `REVERSE_PAYOUT`: The payout was returned, and the money goes back to the payer.
 *   - `CANCELED`: The payment was canceled before its debit was in a bank file.
 * - `capture_status`: The status of the capture: the debit of the payer.
 *   - `CAPTURE_PENDING`: The debit waits for a bank file, or is in one that the bank has not
 *     confirmed.
 *   - `CAPTURE_ACH_PENDING`: The bank has the debit. It can still be returned. Some returned debits
 *     are sent again in this status.
 *   - `CAPTURE_COMPLETE`: The debit is good: it settled, and no return came in time.
 *   - `CAPTURE_ACH_FAILED`: The debit was returned, or it could not be sent.
 *   - `CAPTURE_CANCELED`: The payment was canceled. The payer was not debited.
 * - `payout_status`: The status of the payout. Null: no payout is reserved.
 * - `clawback_status`: The status of the clawback. Null: there is no clawback.
 * - `reverse_payout_status`: The status of the reverse payout. Null: there is no reverse payout.
 * - `currency`: The currency of the amounts: always US dollars.
 * - `amount`: What is debited from the payer, in cents.
 * - `transaction_fee`: The part of `amount` that the payee does not get, in cents.
 * - `client_reference_id`: Your own reference for the payment. Empty: none was given.
 * - `payout_delay_days`: Banking days from the settlement of the capture until the payout is
 *   created.
 * - `company_name`: The name that payer and payee read on their bank statements, at most 16
 *   characters.
 * - `description`: The ACH company entry description, at most 10 characters. Bank statements may
 *   show it. Null: none was given, so the debit has `PAYMENT` and the credit `PAYOUT`.
 * - `addenda`: A note for the other side, sent with the entries of business accounts: at most 80
 *   characters, and at most 8000 if the debit is CTX. Null: none was given.
 * - `type`: How the payment was started.
 *   - `api`: Alone, by `POST /3p/api/v1/transaction`.
 *   - `bulk`: With others, by `POST /3p/api/v1/transactions/bulk`.
 *   - `dashboard`: By a person in a dashboard. No operation does this today.
 * - `ach_return_code`: The return code of the stage that failed last: capture, payout, clawback or
 *   reverse payout. This field and the next two describe the same stage. A retry of the stage does
 *   not change them; a won dishonor clears them. A refund has its own three fields. Null: nothing
 *   was returned.
 * - `failure_code`: Why that stage failed, for programs: for instance `insufficient_funds`. Null:
 *   no stage failed.
 * - `failure_reason`: Why that stage failed, as a sentence. Null: no stage failed.
 * - `cancel_reason`: The text that was given when the payment was canceled. `Canceled by request.`
 *   if none was given. Null: it is not canceled.
 * - `payer_bank_account`: The bank account that is debited.
 * - `payee_bank_account`: The bank account that is credited.
 * - `vendor_name`: The name of the vendor of the payment, or of the processor if it has no vendor.
 * - `created_at`: When the payment was started, in UTC.
 * - `updated_at`: When the payment changed last, in UTC.
 * - `trace_ids`: The trace numbers of the entries. A bank finds an entry by its trace number.
 *
 * TransactionWithMetadataTraceIdsRefunds:
 * - `refund_uuid`: The identifier of the refund.
 * - `refund_capture_trace_id`: The trace number of the debit of the payee: 15 digits. Empty: no
 *   bank file has it yet.
 * - `refund_payout_trace_id`: The trace number of the credit to the payer: 15 digits. Empty: no
 *   bank file has it yet.
 *
 * TransactionWithMetadataTraceIds: The trace numbers of the entries. A bank finds an entry by its
 * trace number.
 * - `capture_trace_id`: The trace number of the latest debit of the payer: 15 digits. Empty: no
 *   bank file has it yet.
 * - `payout_trace_id`: The trace number of the latest credit to the payee: 15 digits. Empty: no
 *   bank file has it yet.
 * - `reverse_payout_trace_id`: The trace number of the latest credit of a reverse payout: 15
 *   digits. Empty: no bank file has it yet.
 * - `refunds`: The trace numbers of each refund, the oldest first. Empty: there are no refunds.
 *
 * TransactionWithMetadata: A payment, with your own data about it.
 * - `uuid`: The identifier of the payment.
 * - `payer_uuid`: The user who pays.
 * - `payee_uuid`: The user who is paid.
 * - `transaction_status`: The status of the whole payment. It follows from the statuses of its
 *   stages.
 *   - `CAPTURE_PENDING`: The debit of the payer waits for a bank file, or is in one that the bank
 *     has not confirmed.
 *   - `CAPTURE_ACH_PENDING`: The bank has the debit of the payer. It can still be returned.
 *   - `CAPTURE_COMPLETE`: The debit of the payer is good. The payee is paid in batches and waits
 *     for the daily run.
 *   - `IN_PAYOUT`: The debit of the payer is good. `payout_status` says how far the payout is. A
 *     payment that succeeded keeps this status.
 *   - `CAPTURE_ACH_FAILED`: The debit of the payer was returned, or it could not be sent.
 *   - `CHARGEBACK`: The debit of the payer was good, and then it was returned as unauthorized.
 *   - `CLAWBACK`: The debit of the payer was returned, and the payee has paid the money back.
 *   - `REVERSE_PAYOUT`: The payout was returned, and the money goes back to the payer.
 *   - `CANCELED`: The payment was canceled before its debit was in a bank file.
 * - `capture_status`: The status of the capture: the debit of the payer.
 *   - `CAPTURE_PENDING`: The debit waits for a bank file, or is in one that the bank has not
 *     confirmed.
 *   - `CAPTURE_ACH_PENDING`: The bank has the debit. It can still be returned. Some returned debits
 *     are sent again in this status.
 *   - `CAPTURE_COMPLETE`: The debit is good: it settled, and no return came in time.
 *   - `CAPTURE_ACH_FAILED`: The debit was returned, or it could not be sent.
 *   - `CAPTURE_CANCELED`: The payment was canceled. The payer was not debited.
 * - `payout_status`: The status of the payout. Null: no payout is reserved.
 * - `clawback_status`: The status of the clawback. Null: there is no clawback.
 * - `reverse_payout_status`: The status of the reverse payout. Null: there is no reverse payout.
 * - `currency`: The currency of the amounts: always US dollars.
 * - `amount`: What is debited from the payer, in cents.
 * - `transaction_fee`: The part of `amount` that the payee does not get, in cents.
 * - `client_reference_id`: Your own reference for the payment. Empty: none was given.
 * - `payout_delay_days`: Banking days from the settlement of the capture until the payout is
 *   created.
 * - `company_name`: The name that payer and payee read on their bank statements, at most 16
 *   characters.
 * - `description`: The ACH company entry description, at most 10 characters. Bank statements may
 *   show it. Null: none was given, so the debit has `PAYMENT` and the credit `PAYOUT`.
 * - `addenda`: A note for the other side, sent with the entries of business accounts: at most 80
 *   characters, and at most 8000 if the debit is CTX. Null: none was given.
 * - `type`: How the payment was started.
 *   - `api`: Alone, by `POST /3p/api/v1/transaction`.
 *   - `bulk`: With others, by `POST /3p/api/v1/transactions/bulk`.
 *   - `dashboard`: By a person in a dashboard. No operation does this today.
 * - `ach_return_code`: The return code of the stage that failed last: capture, payout, clawback or
 *   reverse payout. This field and the next two describe the same stage. A retry of the stage does
 *   not change them; a won dishonor clears them. A refund has its own three fields. Null: nothing
 *   was returned.
 * - `failure_code`: Why that stage failed, for programs: for instance `insufficient_funds`. Null:
 *   no stage failed.
 * - `failure_reason`: Why that stage failed, as a sentence. Null: no stage failed.
 * - `cancel_reason`: The text that was given when the payment was canceled. `Canceled by request.`
 *   if none was given. Null: it is not canceled.
 * - `payer_bank_account`: The bank account that is debited.
 * - `payee_bank_account`: The bank account that is credited.
 * - `vendor_name`: The name of the vendor of the payment, or of the processor if it has no vendor.
 * - `created_at`: When the payment was started, in UTC.
 * - `updated_at`: When the payment changed last, in UTC.
 * - `trace_ids`: The trace numbers of the entries. A bank finds an entry by its trace number.
 * - `metadata` (may be absent): Your own data, by key. At most 50 keys of 1 to 40 characters
 *   without square brackets, and values of at most 500 characters. Write no personal data into it.
 *   Absent: none.
 *
 * TransactionPreview: What a payment would be if it were started now.
 * - `amount`: What would be debited from the payer, in cents.
 * - `transaction_fee`: The part of `amount` that the payee would not get, in cents.
 * - `payout_amount`: What the payee would get, in cents: `amount` less `transaction_fee`.
 * - `vendor_uuid`: The vendor of the payment. Null: it would belong to the processor itself.
 * - `source_bank_account_uuid`: The bank account that would be debited.
 * - `destination_bank_account_uuid`: The bank account that would be credited.
 * - `company_name`: The name that payer and payee would read on their bank statements.
 * - `sec_code`: The SEC code of the debit: of the request, of the authorization, or by the settings
 *   of the merchant, which decide again when the bank file is written.
 *   - `PPD`: A person, in writing or in a similar way.
 *   - `WEB`: A person, over the internet or in an app.
 *   - `TEL`: A person, by telephone.
 *   - `CCD`: A business, by an agreement.
 *   - `CTX`: A business, by an agreement; the entry may have a long `addenda`.
 * - `held`: Whether it would start on hold, because the return rate of its merchant is too high.
 * - `capture_settles_on`: The banking day on which the debit of the payer would settle.
 * - `payout_eligible_on`: The banking day on which the debit would be good, so that the payee can
 *   be paid.
 * - `returnable_until`: The banking day by whose opening every return in time has arrived.
 *
 * CreateTransactionsInBulkRequestTransactionsSourceBankAccount: The bank account of the payer to
 * use; the default account when absent.
 * - `uuid`: The identifier of the bank account of the payer.
 * - `aggregator_type`: How the account was added.
 *   - `manual`: With its account number and routing number.
 *   - `bank_link`: Through the linking provider.
 *
 * CreateTransactionsInBulkRequestTransactionsDestinationBankAccount: The bank account of the payee
 * to use; the default account when absent.
 * - `uuid`: The identifier of the bank account of the payee.
 * - `aggregator_type`: How the account was added.
 *   - `manual`: With its account number and routing number.
 *   - `bank_link`: Through the linking provider.
 *
 * CreateTransactionsInBulkRequestTransactions:
 * - `idempotency_key`: The idempotency key of this item, which makes a retry of it safe: text of 1
 *   to 255 characters without control characters.
 * - `payer_uuid`: The user who pays.
 * - `payee_uuid`: The user who is paid.
 * - `amount`: What is debited from the payer, in cents. Text of digits is read as a number.
 * - `transaction_fee` (may be absent): The part of `amount` that the payee does not get, in cents,
 *   less than `amount`. Text of digits is read as a number. Absent: the default fee of the
 *   merchant.
 * - `currency` (may be absent): Every amount is in USD.
 * - `client_reference_id` (may be absent): Your own reference for the payment, for instance an
 *   order number. It need not be unique, unless the operator of the service has set
 *   `unique_client_reference_ids` for you: then a second payment with it is refused. Empty: no
 *   reference.
 * - `metadata` (may be absent): Your own data, by key. At most 50 keys of 1 to 40 characters
 *   without square brackets, and values of at most 500 characters. Write no personal data into it.
 *   Absent: none.
 * - `company_name` (may be absent): The name that payer and payee read on their bank statements, at
 *   most 16 characters. Absent: `company_name` of the merchant.
 * - `description` (may be absent): The ACH company entry description, at most 10 characters: what
 *   the payment is for, for instance `ORDER 1042`. Bank statements may show it. Absent: `PAYMENT`
 *   for the debit and `PAYOUT` for the credit. For your own notes use `client_reference_id` or
 *   `metadata`.
 * - `addenda` (may be absent): A note for the other side, at most 80 characters. It is sent with
 *   the entries of business accounts (CCD) only. With `sec_code` `CTX` it may have 8000 characters,
 *   plain text or ANSI X12 820: the debit has them in records of 80, and a payout has only a note
 *   that fits into one.
 * - `sec_code` (may be absent): How the payer authorized this debit, as the SEC code of its entry.
 *   - `PPD`: A person, in writing or in a similar way.
 *   - `WEB`: A person, over the internet or in an app.
 *   - `TEL`: A person, by telephone.
 *   - `CCD`: A business, by an agreement.
 *   - `CTX`: A business, by an agreement; the entry may have a long `addenda`.
 *   Absent: the one of its authorization; if that names none, the settings of the merchant, as your
 *   operator made them: `CCD` for a business, `PPD` or `WEB` for a person.
 * - `entry_purpose` (may be absent): What the entries are for, where Nacha prescribes their
 *   description.
 *   - `purchase`: A person buys goods online: the WEB debit is described as `PURCHASE`.
 *   - `payroll`: Wages of a person: the payout (PPD) is described as `PAYROLL`.
 *   - `other`: Neither, whatever the settings say.
 *   Absent: the settings of the merchant decide.
 * - `speed` (may be absent): How fast the debit of the payer settles. `standard` (the default)
 *   settles on the next banking day. `sameday` settles on the same day if a window of the bank is
 *   still open. An entry that is too late, or above a lower limit of the bank, is sent with the
 *   entries of the next day. An `amount` above 100000000 is refused with 422.
 * - `source_bank_account` (may be absent): The bank account of the payer to use; the default
 *   account when absent.
 * - `destination_bank_account` (may be absent): The bank account of the payee to use; the default
 *   account when absent.
 * - `authorization_uuid` (may be absent): The authorization of the payer that allows the debit.
 *   Absent: if the operator of the service has set `authorization_required` for you, one that
 *   allows it is found; otherwise none is needed.
 * - `payout_delay_days_min` (may be absent): The least number of banking days from the settlement
 *   of the debit until the payout is created. A longer delay of the tenant applies.
 *
 * CreateTransactionsInBulkRequest:
 * - `transactions`: The payments to start, 1 to 1000.
 *
 * TransactionState: Where the payment is, in one word for people.
 *
 * - `started`: The payment was accepted, and the bank does not have its debit. A returned debit
 *   that is sent again counts too.
 * - `debited`: The bank has the debit of the payer. It can still be returned.
 * - `good`: The debit is good, and the payout is in no bank file. A returned payout that the payee
 *   is still owed counts too.
 * - `paying`: The payout is in a bank file, or the bank has it.
 * - `paid`: The payout settled, or nothing was left to pay.
 * - `returned`: The debit was returned or could not be sent, or the payout was returned and the
 *   money goes back to the payer. No one owes money.
 * - `clawed_back`: The debit was returned after the payout, and the payee has paid the money back.
 * - `owed`: The payee or the payer owes money for the payment: a clawback or a debt is open. No
 *   other state hides a debt.
 * - `refunded`: The payer has the whole amount back: every refund, or the reverse payout, has
 *   settled.
 * - `canceled`: The payment was canceled before its debit was in a bank file.
 * - `held`: An open hold stops the next entry of the payment.
 *
 * PositiveCents: An integer number of cents from 1 to 9999999999.
 *
 * ListTransactionsByBodyRequest:
 * - `page` (may be absent): The number of the page. 1 by default.
 * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
 * - `after` (may be absent): Where the page begins: the header `Achord-Next` of the page before,
 *   with the same parameters. Absent: the page is counted from the first one.
 * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
 * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
 * - `sort_order` (may be absent): Which record is the first. `newest` by default.
 * - `payer_account_uuid` (may be absent): Only payments with this bank account of the payer. It
 *   needs `payer_account_aggregator_type`.
 * - `payer_account_aggregator_type` (may be absent): How that bank account of the payer was added.
 *   It needs `payer_account_uuid`.
 * - `payee_account_uuid` (may be absent): Only payments with this bank account of the payee. It
 *   needs `payee_account_aggregator_type`.
 * - `payee_account_aggregator_type` (may be absent): How that bank account of the payee was added.
 *   It needs `payee_account_uuid`.
 * - `payer_uuid` (may be absent): Only payments with this user as payer.
 * - `payee_uuid` (may be absent): Only payments with this user as payee.
 * - `user_uuid` (may be absent): Only payments with this user as payer or payee.
 * - `state` (may be absent): Only payments in this state.
 * - `transaction_status` (may be absent): Only payments with this status.
 * - `capture_status` (may be absent): Only payments with this status.
 * - `payout_status` (may be absent): Only payments with this status.
 * - `clawback_status` (may be absent): Only payments with this status.
 * - `reverse_payout_status` (may be absent): Only payments with this status.
 * - `ach_return_code` (may be absent): Only payments that came back with this return code, such as
 *   R01.
 * - `amount_from` (may be absent): Only payments of this amount or more, in cents.
 * - `amount_to` (may be absent): Only payments of this amount or less, in cents.
 * - `client_reference_id` (may be absent): Only payments with exactly this reference.
 * - `metadata` (may be absent): Only records whose metadata has this value now:
 *   `metadata[order]=94304`.
 * - `trace_id` (may be absent): Only payments with an entry that has this trace number: 15 digits.
 * - `returned_from` (may be absent): Only payments with an entry that came back at this time or
 *   later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `returned_before` (may be absent): Only payments with an entry that came back before this time:
 *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `held` (may be absent): True: only payments with an open hold. False: only payments without
 *   one.
 * - `created_from` (may be absent): Only payments that were started at this time or later:
 *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `created_before` (may be absent): Only payments that were started before this time: `YYYY-MM-DD
 *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `updated_since` (may be absent): Only payments that changed at this time or later: `YYYY-MM-DD
 *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `updated_before` (may be absent): Only payments that changed last before this time: `YYYY-MM-DD
 *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `vendor_uuid` (may be absent): Only payments of this vendor.
 *
 * FoundTransactionTraceIdsRefunds:
 * - `refund_uuid`: The identifier of the refund.
 * - `refund_capture_trace_id`: The trace number of the debit of the payee: 15 digits. Empty: no
 *   bank file has it yet.
 * - `refund_payout_trace_id`: The trace number of the credit to the payer: 15 digits. Empty: no
 *   bank file has it yet.
 *
 * FoundTransactionTraceIds: The trace numbers of the entries. A bank finds an entry by its trace
 * number.
 * - `capture_trace_id`: The trace number of the latest debit of the payer: 15 digits. Empty: no
 *   bank file has it yet.
 * - `payout_trace_id`: The trace number of the latest credit to the payee: 15 digits. Empty: no
 *   bank file has it yet.
 * - `reverse_payout_trace_id`: The trace number of the latest credit of a reverse payout: 15
 *   digits. Empty: no bank file has it yet.
 * - `refunds`: The trace numbers of each refund, the oldest first. Empty: there are no refunds.
 *
 * FoundTransaction: A payment that a search found, with its state in one word.
 * - `uuid`: The identifier of the payment.
 * - `payer_uuid`: The user who pays.
 * - `payee_uuid`: The user who is paid.
 * - `transaction_status`: The status of the whole payment. It follows from the statuses of its
 *   stages.
 *   - `CAPTURE_PENDING`: The debit of the payer waits for a bank file, or is in one that the bank
 *     has not confirmed.
 *   - `CAPTURE_ACH_PENDING`: The bank has the debit of the payer. It can still be returned.
 *   - `CAPTURE_COMPLETE`: The debit of the payer is good. The payee is paid in batches and waits
 *     for the daily run.
 *   - `IN_PAYOUT`: The debit of the payer is good. `payout_status` says how far the payout is. A
 *     payment that succeeded keeps this status.
 *   - `CAPTURE_ACH_FAILED`: The debit of the payer was returned, or it could not be sent.
 *   - `CHARGEBACK`: The debit of the payer was good, and then it was returned as unauthorized.
 *   - `CLAWBACK`: The debit of the payer was returned, and the payee has paid the money back.
 *   - `REVERSE_PAYOUT`: The payout was returned, and the money goes back to the payer.
 *   - `CANCELED`: The payment was canceled before its debit was in a bank file.
 * - `capture_status`: The status of the capture: the debit of the payer.
 *   - `CAPTURE_PENDING`: The debit waits for a bank file, or is in one that the bank has not
 *     confirmed.
 *   - `CAPTURE_ACH_PENDING`: The bank has the debit. It can still be returned. Some returned debits
 *     are sent again in this status.
 *   - `CAPTURE_COMPLETE`: The debit is good: it settled, and no return came in time.
 *   - `CAPTURE_ACH_FAILED`: The debit was returned, or it could not be sent.
 *   - `CAPTURE_CANCELED`: The payment was canceled. The payer was not debited.
 * - `payout_status`: The status of the payout. Null: no payout is reserved.
 * - `clawback_status`: The status of the clawback. Null: there is no clawback.
 * - `reverse_payout_status`: The status of the reverse payout. Null: there is no reverse payout.
 * - `currency`: The currency of the amounts: always US dollars.
 * - `amount`: What is debited from the payer, in cents.
 * - `transaction_fee`: The part of `amount` that the payee does not get, in cents.
 * - `client_reference_id`: Your own reference for the payment. Empty: none was given.
 * - `payout_delay_days`: Banking days from the settlement of the capture until the payout is
 *   created.
 * - `company_name`: The name that payer and payee read on their bank statements, at most 16
 *   characters.
 * - `description`: The ACH company entry description, at most 10 characters. Bank statements may
 *   show it. Null: none was given, so the debit has `PAYMENT` and the credit `PAYOUT`.
 * - `addenda`: A note for the other side, sent with the entries of business accounts: at most 80
 *   characters, and at most 8000 if the debit is CTX. Null: none was given.
 * - `type`: How the payment was started.
 *   - `api`: Alone, by `POST /3p/api/v1/transaction`.
 *   - `bulk`: With others, by `POST /3p/api/v1/transactions/bulk`.
 *   - `dashboard`: By a person in a dashboard. No operation does this today.
 * - `ach_return_code`: The return code of the stage that failed last: capture, payout, clawback or
 *   reverse payout. This field and the next two describe the same stage. A retry of the stage does
 *   not change them; a won dishonor clears them. A refund has its own three fields. Null: nothing
 *   was returned.
 * - `failure_code`: Why that stage failed, for programs: for instance `insufficient_funds`. Null:
 *   no stage failed.
 * - `failure_reason`: Why that stage failed, as a sentence. Null: no stage failed.
 * - `cancel_reason`: The text that was given when the payment was canceled. `Canceled by request.`
 *   if none was given. Null: it is not canceled.
 * - `payer_bank_account`: The bank account that is debited.
 * - `payee_bank_account`: The bank account that is credited.
 * - `vendor_name`: The name of the vendor of the payment, or of the processor if it has no vendor.
 * - `created_at`: When the payment was started, in UTC.
 * - `updated_at`: When the payment changed last, in UTC.
 * - `trace_ids`: The trace numbers of the entries. A bank finds an entry by its trace number.
 * - `metadata` (may be absent): Your own data, by key. At most 50 keys of 1 to 40 characters
 *   without square brackets, and values of at most 500 characters. Write no personal data into it.
 *   Absent: none.
 * - `state`: Where the payment is, in one word for people.
 *   - `started`: The payment was accepted, and the bank does not have its debit. A returned debit
 *     that is sent again counts too.
 *   - `debited`: The bank has the debit of the payer. It can still be returned.
 *   - `good`: The debit is good, and the payout is in no bank file. A returned payout that the
 *     payee is still owed counts too.
 *   - `paying`: The payout is in a bank file, or the bank has it.
 *   - `paid`: The payout settled, or nothing was left to pay.
 *   - `returned`: The debit was returned or could not be sent, or the payout was returned and the
 *     money goes back to the payer. No one owes money.
 *   - `clawed_back`: The debit was returned after the payout, and the payee has paid the money
 *     back.
 *   - `owed`: The payee or the payer owes money for the payment: a clawback or a debt is open. No
 *     other state hides a debt.
 *   - `refunded`: The payer has the whole amount back: every refund, or the reverse payout, has
 *     settled.
 *   - `canceled`: The payment was canceled before its debit was in a bank file.
 *   - `held`: An open hold stops the next entry of the payment.
 * - `amount_refunded`: What refunds give back to the payer, in cents. A refund counts from its
 *   start until it has failed for good.
 *
 * NamedTransactionTraceIdsRefunds:
 * - `refund_uuid`: The identifier of the refund.
 * - `refund_capture_trace_id`: The trace number of the debit of the payee: 15 digits. Empty: no
 *   bank file has it yet.
 * - `refund_payout_trace_id`: The trace number of the credit to the payer: 15 digits. Empty: no
 *   bank file has it yet.
 *
 * NamedTransactionTraceIds: The trace numbers of the entries. A bank finds an entry by its trace
 * number.
 * - `capture_trace_id`: The trace number of the latest debit of the payer: 15 digits. Empty: no
 *   bank file has it yet.
 * - `payout_trace_id`: The trace number of the latest credit to the payee: 15 digits. Empty: no
 *   bank file has it yet.
 * - `reverse_payout_trace_id`: The trace number of the latest credit of a reverse payout: 15
 *   digits. Empty: no bank file has it yet.
 * - `refunds`: The trace numbers of each refund, the oldest first. Empty: there are no refunds.
 *
 * NamedTransaction: A payment that a search found, with the names of payer and payee.
 * - `uuid`: The identifier of the payment.
 * - `payer_uuid`: The user who pays.
 * - `payee_uuid`: The user who is paid.
 * - `transaction_status`: The status of the whole payment. It follows from the statuses of its
 *   stages.
 *   - `CAPTURE_PENDING`: The debit of the payer waits for a bank file, or is in one that the bank
 *     has not confirmed.
 *   - `CAPTURE_ACH_PENDING`: The bank has the debit of the payer. It can still be returned.
 *   - `CAPTURE_COMPLETE`: The debit of the payer is good. The payee is paid in batches and waits
 *     for the daily run.
 *   - `IN_PAYOUT`: The debit of the payer is good. `payout_status` says how far the payout is. A
 *     payment that succeeded keeps this status.
 *   - `CAPTURE_ACH_FAILED`: The debit of the payer was returned, or it could not be sent.
 *   - `CHARGEBACK`: The debit of the payer was good, and then it was returned as unauthorized.
 *   - `CLAWBACK`: The debit of the payer was returned, and the payee has paid the money back.
 *   - `REVERSE_PAYOUT`: The payout was returned, and the money goes back to the payer.
 *   - `CANCELED`: The payment was canceled before its debit was in a bank file.
 * - `capture_status`: The status of the capture: the debit of the payer.
 *   - `CAPTURE_PENDING`: The debit waits for a bank file, or is in one that the bank has not
 *     confirmed.
 *   - `CAPTURE_ACH_PENDING`: The bank has the debit. It can still be returned. Some returned debits
 *     are sent again in this status.
 *   - `CAPTURE_COMPLETE`: The debit is good: it settled, and no return came in time.
 *   - `CAPTURE_ACH_FAILED`: The debit was returned, or it could not be sent.
 *   - `CAPTURE_CANCELED`: The payment was canceled. The payer was not debited.
 * - `payout_status`: The status of the payout. Null: no payout is reserved.
 * - `clawback_status`: The status of the clawback. Null: there is no clawback.
 * - `reverse_payout_status`: The status of the reverse payout. Null: there is no reverse payout.
 * - `currency`: The currency of the amounts: always US dollars.
 * - `amount`: What is debited from the payer, in cents.
 * - `transaction_fee`: The part of `amount` that the payee does not get, in cents.
 * - `client_reference_id`: Your own reference for the payment. Empty: none was given.
 * - `payout_delay_days`: Banking days from the settlement of the capture until the payout is
 *   created.
 * - `company_name`: The name that payer and payee read on their bank statements, at most 16
 *   characters.
 * - `description`: The ACH company entry description, at most 10 characters. Bank statements may
 *   show it. Null: none was given, so the debit has `PAYMENT` and the credit `PAYOUT`.
 * - `addenda`: A note for the other side, sent with the entries of business accounts: at most 80
 *   characters, and at most 8000 if the debit is CTX. Null: none was given.
 * - `type`: How the payment was started.
 *   - `api`: Alone, by `POST /3p/api/v1/transaction`.
 *   - `bulk`: With others, by `POST /3p/api/v1/transactions/bulk`.
 *   - `dashboard`: By a person in a dashboard. No operation does this today.
 * - `ach_return_code`: The return code of the stage that failed last: capture, payout, clawback or
 *   reverse payout. This field and the next two describe the same stage. A retry of the stage does
 *   not change them; a won dishonor clears them. A refund has its own three fields. Null: nothing
 *   was returned.
 * - `failure_code`: Why that stage failed, for programs: for instance `insufficient_funds`. Null:
 *   no stage failed.
 * - `failure_reason`: Why that stage failed, as a sentence. Null: no stage failed.
 * - `cancel_reason`: The text that was given when the payment was canceled. `Canceled by request.`
 *   if none was given. Null: it is not canceled.
 * - `payer_bank_account`: The bank account that is debited.
 * - `payee_bank_account`: The bank account that is credited.
 * - `vendor_name`: The name of the vendor of the payment, or of the processor if it has no vendor.
 * - `created_at`: When the payment was started, in UTC.
 * - `updated_at`: When the payment changed last, in UTC.
 * - `trace_ids`: The trace numbers of the entries. A bank finds an entry by its trace number.
 * - `metadata` (may be absent): Your own data, by key. At most 50 keys of 1 to 40 characters
 *   without square brackets, and values of at most 500 characters. Write no personal data into it.
 *   Absent: none.
 * - `state`: Where the payment is, in one word for people.
 *   - `started`: The payment was accepted, and the bank does not have its debit. A returned debit
 *     that is sent again counts too.
 *   - `debited`: The bank has the debit of the payer. It can still be returned.
 *   - `good`: The debit is good, and the payout is in no bank file. A returned payout that the
 *     payee is still owed counts too.
 *   - `paying`: The payout is in a bank file, or the bank has it.
 *   - `paid`: The payout settled, or nothing was left to pay.
 *   - `returned`: The debit was returned or could not be sent, or the payout was returned and the
 *     money goes back to the payer. No one owes money.
 *   - `clawed_back`: The debit was returned after the payout, and the payee has paid the money
 *     back.
 *   - `owed`: The payee or the payer owes money for the payment: a clawback or a debt is open. No
 *     other state hides a debt.
 *   - `refunded`: The payer has the whole amount back: every refund, or the reverse payout, has
 *     settled.
 *   - `canceled`: The payment was canceled before its debit was in a bank file.
 *   - `held`: An open hold stops the next entry of the payment.
 * - `amount_refunded`: What refunds give back to the payer, in cents. A refund counts from its
 *   start until it has failed for good.
 * - `payer_name`: The name of the payer: of the business, or first and last name. Null: erased.
 * - `payee_name`: The name of the payee: of the business, or first and last name. Null: erased.
 *
 * AccountInShort: What people know a bank account by.
 * - `last_four`: The last four characters of the account number. Null: they were erased after the
 *   account was removed.
 * - `institution_name`: The name of the bank in the ACH directory of the Federal Reserve. Null: the
 *   directory does not have it.
 *
 * ReturnAdvice: What is to be done now.
 *
 * - `none`: Nothing: the debit is presented again.
 * - `other_way`: The account does not have the money. Agree with its holder on another way or a
 *   later day.
 * - `other_account`: The account cannot be used. Ask its holder for another one.
 * - `new_authorization`: Do not debit its holder again before a new authorization is recorded.
 * - `operator_decides`: Its holder is blocked until an operator has decided.
 * - `ask_bank`: Ask the bank what was wrong with the entry.
 *
 * AfterReturn: What is to be done after the latest return.
 * - `stage`: The stage that the entry moves money for.
 *   - `capture`: A debit of the payer.
 *   - `payout`: A credit to the payee.
 *   - `clawback`: A debit of the payee, after the capture was returned.
 *   - `reverse_payout`: A credit to the payer, after the payout was returned.
 *   - `refund_capture`: A debit of the payee for a refund.
 *   - `refund_payout`: A credit to the payer for a refund.
 * - `refund_uuid`: The refund whose entry was returned. Null: an entry of the payment itself.
 * - `code`: The return code.
 * - `title`: The name of the code.
 * - `meaning`: What the bank says with it, in a sentence.
 * - `advice`: What is to be done now.
 *   - `none`: Nothing: the debit is presented again.
 *   - `other_way`: The account does not have the money. Agree with its holder on another way or a
 *     later day.
 *   - `other_account`: The account cannot be used. Ask its holder for another one.
 *   - `new_authorization`: Do not debit its holder again before a new authorization is recorded.
 *   - `operator_decides`: Its holder is blocked until an operator has decided.
 *   - `ask_bank`: Ask the bank what was wrong with the entry.
 *
 * Move: One step in the history of a payment.
 * - `number`: Counts the moves of the payment, from 1.
 * - `transition`: The row of the stage tables that the move took. The page "The life of a payment"
 *   of the documentation has them.
 * - `description`: What happened, in words.
 * - `refund_uuid`: The refund that moved. Null: the payment itself moved.
 * - `return_code`: The code of the return that caused the move. Null: no return caused it.
 * - `moved_at`: When the move was made, in UTC.
 * - `trace_id`: Trace number of the entry that caused the move, or of the returned entry. Null: no
 *   entry caused it.
 * - `offset_amount`: Of an offset: the cents by which this payment paid the debt of another one
 *   (K6o), or by which the other one paid its debt (K6). Null: the move is no offset.
 * - `counterpart_transaction_uuid`: Of an offset: the other payment. Null: the move is no offset.
 * - `merchant_batch_uuid`: The merchant batch that the payment joined, or whose entry caused the
 *   move. Null: none. Read it at `/batch-merchant-payouts/{uuid}`, or at
 *   `/batch-merchant-refunds/{uuid}` for the debit of a refund.
 *
 * EntryState: How far the entry is.
 *
 * - `filed`: It is in one of our files.
 * - `sent`: The bank has it.
 * - `settled`: Its settlement date has come.
 * - `good`: It is a debit, and its return is no longer expected.
 * - `returned`: The bank returned it.
 * - `rejected`: The bank rejected its file.
 *
 * Entry: An entry of a payment in a bank file.
 * - `stage`: The stage that the entry moves money for.
 *   - `capture`: A debit of the payer.
 *   - `payout`: A credit to the payee.
 *   - `clawback`: A debit of the payee, after the capture was returned.
 *   - `reverse_payout`: A credit to the payer, after the payout was returned.
 *   - `refund_capture`: A debit of the payee for a refund.
 *   - `refund_payout`: A credit to the payer for a refund.
 * - `refund_uuid`: The refund that the entry belongs to. Null: it belongs to the payment itself.
 * - `attempt`: How often the stage was tried, from 1. A repeated entry has the next number.
 * - `amount`: Cents. Of a batch entry: the share of this payment.
 * - `state`: How far the entry is.
 *   - `filed`: It is in one of our files.
 *   - `sent`: The bank has it.
 *   - `settled`: Its settlement date has come.
 *   - `good`: It is a debit, and its return is no longer expected.
 *   - `returned`: The bank returned it.
 *   - `rejected`: The bank rejected its file.
 * - `speed`: How fast the entry settles: `standard` or `sameday`. A same-day payment that misses
 *   the windows of the day goes out at the standard speed.
 * - `trace_id`: The trace number of the entry: 15 digits. A bank finds the entry by it.
 * - `bank`: The bank that sends the entry and answers it.
 * - `file_name`: The name of the file that has the entry. Null until the file is closed.
 * - `settles_on`: The banking day on which the entry settles. Null: the bank rejected its file.
 * - `returned_with`: The return code. Null: the entry was not returned.
 * - `merchant_batch_uuid`: The batch that it is part of. Null: it is an entry of its own.
 * - `sec_code`: The SEC code of its batch. Until its file is written, the code that it would have
 *   by the settings of today.
 *   - `PPD`: A person, in writing or in a similar way.
 *   - `WEB`: A person, over the internet or in an app.
 *   - `TEL`: A person, by telephone.
 *   - `CCD`: A business, by an agreement.
 *   - `CTX`: A business, by an agreement; the entry may have a long `addenda`.
 * - `created_at`: When the entry was put into its file, in UTC.
 *
 * Hold: A hold: it stops the next outgoing step of a payment.
 * - `uuid`: The identifier of the hold.
 * - `transaction_uuid`: The payment that is on hold.
 * - `kind`: Who or what placed the hold.
 *   - `tenant`: The tenant paused the payment, and can resume it.
 *   - `operator`: An operator of this service placed it.
 *   - `risk`: A block of the user or account, or a high return rate of the merchant.
 *   - `compliance`: A compliance or sanctions reason. An operator of this service reviews it.
 *   - `account`: A bank account of the next step cannot be used. The hold ends when there is
 *     another account.
 * - `reason`: Why the payment is on hold, in words.
 * - `stops_capture`: True: the capture waits too, and goes into no file. False: only later steps
 *   wait.
 * - `placed_at`: When the hold was placed, in UTC.
 * - `released_at`: When the hold was released, in UTC. Null: the hold is open.
 *
 * RefundStatus: The status of the refund: a debit of the payee, then a credit to the payer.
 *
 * - `REFUND_PENDING`: The debit of the payee waits: for the payout, for a bank file, or for the
 *   bank to confirm it.
 * - `REFUND_CAPTURE_ACH_PENDING`: The bank has the debit of the payee. It can still be returned.
 * - `REFUND_ACH_PENDING`: The debit of the payee is good. The credit to the payer waits for a bank
 *   file, or the bank has it.
 * - `REFUND_COMPLETE`: The credit to the payer settled.
 * - `REFUND_FAILED`: An entry of the refund was returned, or the payment itself was returned.
 *
 * Refund: A refund: all or part of a payment goes back to the payer.
 * - `uuid`: The identifier of the refund.
 * - `transaction_uuid`: The payment that is refunded.
 * - `amount`: What is refunded, in cents.
 * - `status`: The status of the refund: a debit of the payee, then a credit to the payer.
 *   - `REFUND_PENDING`: The debit of the payee waits: for the payout, for a bank file, or for the
 *     bank to confirm it.
 *   - `REFUND_CAPTURE_ACH_PENDING`: The bank has the debit of the payee. It can still be returned.
 *   - `REFUND_ACH_PENDING`: The debit of the payee is good. The credit to the payer waits for a
 *     bank file, or the bank has it.
 *   - `REFUND_COMPLETE`: The credit to the payer settled.
 *   - `REFUND_FAILED`: An entry of the refund was returned, or the payment itself was returned.
 * - `client_reference_id`: Your own reference for the refund. Empty: none was given.
 * - `refund_capture_trace_id`: Trace number of the debit of the payee. Empty until it is known.
 * - `refund_payout_trace_id`: Trace number of the credit to the payer. Empty until it is known.
 * - `held_reason`: Why the refund waits: a hold on its payment, or what must happen before its
 *   debit. Null: it does not wait.
 * - `ach_return_code`: The return code of the last failed entry of this refund. This field and the
 *   next two describe the same entry: the debit of the payee or the credit to the payer. Null:
 *   nothing was returned.
 * - `failure_code`: Why that entry failed or was not made, for programs. Null: no entry failed.
 * - `failure_reason`: Why that entry failed or was not made, as a sentence. Null: no entry failed.
 * - `created_at`: When the refund was accepted, in UTC.
 * - `updated_at`: When the refund changed last, in UTC.
 * - `metadata` (may be absent): Your own data, by key. At most 50 keys of 1 to 40 characters
 *   without square brackets, and values of at most 500 characters. Write no personal data into it.
 *   Absent: none.
 *
 * TransactionDetails: A payment with its history and its expected dates.
 * - `transaction`: The payment, as other operations show it.
 * - `state`: Where the payment is, in one word for people.
 *   - `started`: The payment was accepted, and the bank does not have its debit. A returned debit
 *     that is sent again counts too.
 *   - `debited`: The bank has the debit of the payer. It can still be returned.
 *   - `good`: The debit is good, and the payout is in no bank file. A returned payout that the
 *     payee is still owed counts too.
 *   - `paying`: The payout is in a bank file, or the bank has it.
 *   - `paid`: The payout settled, or nothing was left to pay.
 *   - `returned`: The debit was returned or could not be sent, or the payout was returned and the
 *     money goes back to the payer. No one owes money.
 *   - `clawed_back`: The debit was returned after the payout, and the payee has paid the money
 *     back.
 *   - `owed`: The payee or the payer owes money for the payment: a clawback or a debt is open. No
 *     other state hides a debt.
 *   - `refunded`: The payer has the whole amount back: every refund, or the reverse payout, has
 *     settled.
 *   - `canceled`: The payment was canceled before its debit was in a bank file.
 *   - `held`: An open hold stops the next entry of the payment.
 * - `amount_refunded`: What refunds give back to the payer, in cents. A refund counts from its
 *   start until it has failed for good.
 * - `expected_on`: The banking day on which the next step of the payment is expected. It depends on
 *   `state`:
 *   - `started`: The debit of the payer settles.
 *   - `debited`: The debit is good.
 *   - `good`: The payout settles.
 *   - `paying`: The payout settles.
 *   - `returned`: The reverse payout settles.
 *   - `owed`: The clawback settles.
 *   Null: the payment has ended, a hold stops the step, or the step waits for a person.
 * - `expected_on_if_released`: The banking day on which the next step would be expected if
 *   everything that holds the payment were released now. Null: nothing holds it, or no step would
 *   follow.
 * - `as_of`: The day in Eastern time on which the dates were worked out, by the banking clock.
 * - `payer_account`: The account that is debited for the payment.
 * - `payee_account`: The account that the payment is paid to.
 * - `capture_settles_on`: The banking day on which the debit of the payer settles. Null: the
 *   capture was canceled or failed, or an open hold stops the step.
 * - `payout_eligible_on`: The banking day on which the debit is good, so that the payee can be
 *   paid. Null: the capture was canceled or failed, or an open hold stops the step.
 * - `returnable_until`: The banking day by whose opening every return in time has arrived. Null:
 *   the capture was canceled or failed, or an open hold stops the step.
 * - `held_by`: What holds the payment until an operator has decided. The other holds are in
 *   `holds`.
 *   - `return`: A return that names it is in suspense.
 *   - `bank_file`: A file of its bank waits, and its return may be in it.
 *   Null: neither holds it.
 * - `authorization_uuid`: The authorization of the payer that the debit uses. Null: the payment
 *   needed none, and named none.
 * - `sec_code`: How the payer authorized the debit, as the payment or its authorization says.
 *   - `PPD`: A person, in writing or in a similar way.
 *   - `WEB`: A person, over the internet or in an app.
 *   - `TEL`: A person, by telephone.
 *   - `CCD`: A business, by an agreement.
 *   - `CTX`: A business, by an agreement; the entry may have a long `addenda`.
 *   Null: neither does, so the settings of the merchant decide. `entries` has the code of each
 *   entry.
 * - `entry_purpose`: What the entries are for, as the payment says.
 *   - `purchase`: A person buys goods online: the WEB debit is described as `PURCHASE`.
 *   - `payroll`: Wages of a person: the payout (PPD) is described as `PAYROLL`.
 *   - `other`: Neither, whatever the settings say.
 *   Null: it does not, so the settings of the merchant decide.
 * - `after_return`: What is to be done after the latest return. Null: no entry was returned, or it
 *   was done.
 * - `moves`: Everything that happened to the payment, the oldest first.
 * - `entries`: The entries of the payment in bank files, the oldest first.
 * - `holds`: The holds on the payment, also released ones, the oldest first.
 * - `refunds`: The refunds of the payment, the oldest first.
 *
 * NamedTransactionDetails: A payment with its history, its expected dates, and the names of payer
 * and payee.
 * - `transaction`: The payment, as other operations show it.
 * - `state`: Where the payment is, in one word for people.
 *   - `started`: The payment was accepted, and the bank does not have its debit. A returned debit
 *     that is sent again counts too.
 *   - `debited`: The bank has the debit of the payer. It can still be returned.
 *   - `good`: The debit is good, and the payout is in no bank file. A returned payout that the
 *     payee is still owed counts too.
 *   - `paying`: The payout is in a bank file, or the bank has it.
 *   - `paid`: The payout settled, or nothing was left to pay.
 *   - `returned`: The debit was returned or could not be sent, or the payout was returned and the
 *     money goes back to the payer. No one owes money.
 *   - `clawed_back`: The debit was returned after the payout, and the payee has paid the money
 *     back.
 *   - `owed`: The payee or the payer owes money for the payment: a clawback or a debt is open. No
 *     other state hides a debt.
 *   - `refunded`: The payer has the whole amount back: every refund, or the reverse payout, has
 *     settled.
 *   - `canceled`: The payment was canceled before its debit was in a bank file.
 *   - `held`: An open hold stops the next entry of the payment.
 * - `amount_refunded`: What refunds give back to the payer, in cents. A refund counts from its
 *   start until it has failed for good.
 * - `expected_on`: The banking day on which the next step of the payment is expected. It depends on
 *   `state`:
 *   - `started`: The debit of the payer settles.
 *   - `debited`: The debit is good.
 *   - `good`: The payout settles.
 *   - `paying`: The payout settles.
 *   - `returned`: The reverse payout settles.
 *   - `owed`: The clawback settles.
 *   Null: the payment has ended, a hold stops the step, or the step waits for a person.
 * - `expected_on_if_released`: The banking day on which the next step would be expected if
 *   everything that holds the payment were released now. Null: nothing holds it, or no step would
 *   follow.
 * - `as_of`: The day in Eastern time on which the dates were worked out, by the banking clock.
 * - `payer_account`: The account that is debited for the payment.
 * - `payee_account`: The account that the payment is paid to.
 * - `capture_settles_on`: The banking day on which the debit of the payer settles. Null: the
 *   capture was canceled or failed, or an open hold stops the step.
 * - `payout_eligible_on`: The banking day on which the debit is good, so that the payee can be
 *   paid. Null: the capture was canceled or failed, or an open hold stops the step.
 * - `returnable_until`: The banking day by whose opening every return in time has arrived. Null:
 *   the capture was canceled or failed, or an open hold stops the step.
 * - `held_by`: What holds the payment until an operator has decided. The other holds are in
 *   `holds`.
 *   - `return`: A return that names it is in suspense.
 *   - `bank_file`: A file of its bank waits, and its return may be in it.
 *   Null: neither holds it.
 * - `authorization_uuid`: The authorization of the payer that the debit uses. Null: the payment
 *   needed none, and named none.
 * - `sec_code`: How the payer authorized the debit, as the payment or its authorization says.
 *   - `PPD`: A person, in writing or in a similar way.
 *   - `WEB`: A person, over the internet or in an app.
 *   - `TEL`: A person, by telephone.
 *   - `CCD`: A business, by an agreement.
 *   - `CTX`: A business, by an agreement; the entry may have a long `addenda`.
 *   Null: neither does, so the settings of the merchant decide. `entries` has the code of each
 *   entry.
 * - `entry_purpose`: What the entries are for, as the payment says.
 *   - `purchase`: A person buys goods online: the WEB debit is described as `PURCHASE`.
 *   - `payroll`: Wages of a person: the payout (PPD) is described as `PAYROLL`.
 *   - `other`: Neither, whatever the settings say.
 *   Null: it does not, so the settings of the merchant decide.
 * - `after_return`: What is to be done after the latest return. Null: no entry was returned, or it
 *   was done.
 * - `moves`: Everything that happened to the payment, the oldest first.
 * - `entries`: The entries of the payment in bank files, the oldest first.
 * - `holds`: The holds on the payment, also released ones, the oldest first.
 * - `refunds`: The refunds of the payment, the oldest first.
 * - `payer_name`: The name of the payer: of the business, or first and last name. Null: erased.
 * - `payee_name`: The name of the payee: of the business, or first and last name. Null: erased.
 *
 * Payout: A credit to the bank account of a payee.
 * - `uuid`: The identifier of the payout.
 * - `payee_uuid`: The uuid of the payee.
 * - `payee_name`: The name of the payee. Null: erased.
 * - `amount`: What the account of the payee is credited, in cents.
 * - `payment_count`: How many payments it pays.
 * - `state`: How far the entry is.
 *   - `filed`: It is in one of our files.
 *   - `sent`: The bank has it.
 *   - `settled`: Its settlement date has come.
 *   - `good`: It is a debit, and its return is no longer expected.
 *   - `returned`: The bank returned it.
 *   - `rejected`: The bank rejected its file.
 * - `settles_on`: The banking day on which the entry settles. Null: the bank rejected its file.
 * - `trace_id`: The trace number of the entry: 15 digits. A bank finds the entry by it.
 * - `returned_with`: The return code. Null: the entry was not returned.
 * - `merchant_batch_uuid`: The batch that it is part of. Null: it is an entry of its own.
 * - `created_at`: When the payout was put into its file, in UTC.
 *
 * PaidPayment: A payment that a payout pays.
 * - `transaction_uuid`: The uuid of the payment.
 * - `payer_name`: The name of the payer. Null: erased.
 * - `client_reference_id`: Your own reference for the payment. Empty: it has none.
 * - `amount`: What the payout has of the payment, in cents.
 * - `created_at`: When the payment was started, in UTC.
 *
 * DebitsOfAuthorization: Which debits of the user it allows.
 *
 * - `payments`: Payments that the user makes as a payer.
 * - `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the payer
 *   comes back.
 *
 * Authorization: What a user allowed: debits of one of its bank accounts.
 * - `uuid`: The identifier of the authorization.
 * - `user_uuid`: The user who authorized the debits.
 * - `bank_account_uuid`: The bank account that may be debited.
 * - `debits`: Which debits of the user it allows.
 *   - `payments`: Payments that the user makes as a payer.
 *   - `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the
 *     payer comes back.
 * - `kind`: How many debits it allows.
 *   - `single`: One debit. The first payment that uses it uses it up.
 *   - `recurring`: Debits at regular intervals, as a subscription has them.
 *   - `standing`: Any number of debits, each started by an act of the payer.
 * - `sec_code`: How the payer agreed, and the SEC code of the debits that use it. Null: not said,
 *   so it allows debits of every code.
 * - `payee_uuid`: The only payee of the debits. Null: every payee.
 * - `minimum_amount`: The least amount of a debit, in cents. Null: no minimum.
 * - `maximum_amount`: The most of a debit, in cents. Null: there is no limit.
 * - `authorized_on`: The day on which the payer authorized the debits.
 * - `ends_on`: The last day on which a payment may start. Null: until it is revoked.
 * - `reference`: Where the proof is kept. Empty: nothing was given.
 * - `recorded_at`: When the authorization was recorded, in UTC.
 * - `revoked_at`: When it was revoked, in UTC. Null: it was not.
 * - `revoked_reason`: Why it was revoked. Null: it was not.
 * - `used_by_transaction_uuid`: The payment that used up a single authorization. Null: it is
 *   unused, or not single.
 * - `has_evidence`: Whether evidence is kept with it.
 *
 * AuthorizationEvidence: What proves that the payer agreed. Send all that you have: a bank may ask
 * for it for two years.
 * - `terms` (may be absent): The text to which the payer agreed, paragraph by paragraph.
 * - `terms_version` (may be absent): Your name for this version of the text.
 * - `agreed_at` (may be absent): When the payer agreed: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601
 *   with a zone.
 * - `name` (may be absent): The name that the payer gave.
 * - `email` (may be absent): The e-mail address that the payer gave.
 * - `ip_address` (may be absent): The network address from which the payer agreed.
 * - `user_agent` (may be absent): The browser or app of the payer, as it named itself.
 * - `identity` (may be absent): How you knew who the payer is, for instance `password and code by
 *   text message`.
 * - `recording` (may be absent): Where you keep the recording in which the payer authorized by
 *   telephone, for instance `call 7715`.
 * - `notice_sent_on` (may be absent): The day on which you sent the payer the terms in writing,
 *   after an authorization by telephone and before the first debit.
 * - `signature` (may be absent): How the payer agreed, for instance `check box and button`.
 *
 * AuthorizationWithEvidence: An authorization with what proves it.
 * - `uuid`: The identifier of the authorization.
 * - `user_uuid`: The user who authorized the debits.
 * - `bank_account_uuid`: The bank account that may be debited.
 * - `debits`: Which debits of the user it allows.
 *   - `payments`: Payments that the user makes as a payer.
 *   - `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the
 *     payer comes back.
 * - `kind`: How many debits it allows.
 *   - `single`: One debit. The first payment that uses it uses it up.
 *   - `recurring`: Debits at regular intervals, as a subscription has them.
 *   - `standing`: Any number of debits, each started by an act of the payer.
 * - `sec_code`: How the payer agreed, and the SEC code of the debits that use it. Null: not said,
 *   so it allows debits of every code.
 * - `payee_uuid`: The only payee of the debits. Null: every payee.
 * - `minimum_amount`: The least amount of a debit, in cents. Null: no minimum.
 * - `maximum_amount`: The most of a debit, in cents. Null: there is no limit.
 * - `authorized_on`: The day on which the payer authorized the debits.
 * - `ends_on`: The last day on which a payment may start. Null: until it is revoked.
 * - `reference`: Where the proof is kept. Empty: nothing was given.
 * - `recorded_at`: When the authorization was recorded, in UTC.
 * - `revoked_at`: When it was revoked, in UTC. Null: it was not.
 * - `revoked_reason`: Why it was revoked. Null: it was not.
 * - `used_by_transaction_uuid`: The payment that used up a single authorization. Null: it is
 *   unused, or not single.
 * - `has_evidence`: Whether evidence is kept with it.
 * - `evidence`: What proves that the payer agreed. Null: no evidence was given.
 *
 * AuthorizationProof: Everything that proves that a payer authorized a payment.
 * - `transaction_uuid`: The payment that the proof is about.
 * - `amount`: What was debited from the payer, in cents.
 * - `company_name`: The name that the payer reads on the bank statement.
 * - `description`: The ACH company entry description. Null: none was given.
 * - `client_reference_id`: Your own reference for the payment. Empty: none was given.
 * - `started_at`: When the payment was started, in UTC.
 * - `payer_uuid`: The user who pays.
 * - `payee_uuid`: The user who is paid.
 * - `payer_name`: The name of the payer: of the business, or first and last name. Null: erased.
 * - `payee_name`: The name of the payee: of the business, or first and last name. Null: erased.
 * - `payer_account`: The account that is debited for the payment.
 * - `payee_account`: The account that the payment is paid to.
 * - `authorization`: The authorization that the payment uses. Null: it uses none, so the proof must
 *   come from elsewhere.
 * - `debits`: The debits of the payer in bank files, the oldest first.
 * - `clawback_authorization`: The authorization of the payee by which the latest clawback was put
 *   into a file. Null: there is no such authorization.
 * - `clawbacks`: The debits of the payee in bank files, the oldest first.
 * - `made_at`: When this proof was made, in UTC.
 *
 * UpdateTransactionRequest:
 * - `metadata`: A key that you send is added or gets the new value, null deletes it, and all other
 *   keys stay. Null instead of an object deletes all. At most 50 keys of 1 to 40 characters without
 *   square brackets, and values of at most 500 characters.
 *
 * CancelTransactionRequest:
 * - `cancel_reason` (may be absent): Why the payment is canceled. Its record shows this text.
 *   Absent: it shows `Canceled by request.` instead.
 *
 * PauseTransactionRequest:
 * - `reason` (may be absent): Why the payment is paused. Its hold shows this text.
 *
 * CreateRefundRequest:
 * - `amount` (may be absent): What is refunded, in cents. Text of digits is read as a number.
 *   Absent: all that is left of the payment.
 * - `currency` (may be absent): The currency of the transaction.
 * - `client_reference_id` (may be absent): Your own reference for the refund. It need not be
 *   unique.
 * - `metadata` (may be absent): Your own data, by key. At most 50 keys of 1 to 40 characters
 *   without square brackets, and values of at most 500 characters. Write no personal data into it.
 *   Absent: none.
 *
 * UpdateRefundRequest:
 * - `metadata`: A key that you send is added or gets the new value, null deletes it, and all other
 *   keys stay. Null instead of an object deletes all. At most 50 keys of 1 to 40 characters without
 *   square brackets, and values of at most 500 characters.
 *
 * NamedRefund:
 * - `uuid`: The identifier of the refund.
 * - `transaction_uuid`: The payment that is refunded.
 * - `amount`: What is refunded, in cents.
 * - `status`: The status of the refund: a debit of the payee, then a credit to the payer.
 *   - `REFUND_PENDING`: The debit of the payee waits: for the payout, for a bank file, or for the
 *     bank to confirm it.
 *   - `REFUND_CAPTURE_ACH_PENDING`: The bank has the debit of the payee. It can still be returned.
 *   - `REFUND_ACH_PENDING`: The debit of the payee is good. The credit to the payer waits for a
 *     bank file, or the bank has it.
 *   - `REFUND_COMPLETE`: The credit to the payer settled.
 *   - `REFUND_FAILED`: An entry of the refund was returned, or the payment itself was returned.
 * - `client_reference_id`: Your own reference for the refund. Empty: none was given.
 * - `refund_capture_trace_id`: Trace number of the debit of the payee. Empty until it is known.
 * - `refund_payout_trace_id`: Trace number of the credit to the payer. Empty until it is known.
 * - `held_reason`: Why the refund waits: a hold on its payment, or what must happen before its
 *   debit. Null: it does not wait.
 * - `ach_return_code`: The return code of the last failed entry of this refund. This field and the
 *   next two describe the same entry: the debit of the payee or the credit to the payer. Null:
 *   nothing was returned.
 * - `failure_code`: Why that entry failed or was not made, for programs. Null: no entry failed.
 * - `failure_reason`: Why that entry failed or was not made, as a sentence. Null: no entry failed.
 * - `created_at`: When the refund was accepted, in UTC.
 * - `updated_at`: When the refund changed last, in UTC.
 * - `metadata` (may be absent): Your own data, by key. At most 50 keys of 1 to 40 characters
 *   without square brackets, and values of at most 500 characters. Write no personal data into it.
 *   Absent: none.
 * - `payer_name`: The name of the payer: of the business, or first and last name. Null: erased.
 * - `payee_name`: The name of the payee: of the business, or first and last name. Null: erased.
 *
 * BatchTransactionUuids: The uuids of its payments, at most 200 of them.
 *
 * RefundMember: A refund in the batch of a merchant.
 * - `refund_uuid`: The identifier of the refund.
 * - `transaction_uuid`: The payment that is refunded.
 * - `merchant_batch_uuid`: The batch of the merchant that has the refund.
 * - `amount`: What is refunded, in cents.
 * - `client_reference_id`: Your own reference for the refund. Empty: none was given.
 * - `status`: The status of the refund: a debit of the payee, then a credit to the payer.
 *   - `REFUND_PENDING`: The debit of the payee waits: for the payout, for a bank file, or for the
 *     bank to confirm it.
 *   - `REFUND_CAPTURE_ACH_PENDING`: The bank has the debit of the payee. It can still be returned.
 *   - `REFUND_ACH_PENDING`: The debit of the payee is good. The credit to the payer waits for a
 *     bank file, or the bank has it.
 *   - `REFUND_COMPLETE`: The credit to the payer settled.
 *   - `REFUND_FAILED`: An entry of the refund was returned, or the payment itself was returned.
 * - `refund_capture_trace_id`: Trace number of the debit of the payee; empty until known.
 * - `ach_return_code`: The return code of the refund, as its record shows it. Null: nothing was
 *   returned.
 * - `failure_reason`: Why an entry of the refund failed, as a sentence. Null: none failed.
 *
 * BatchStatus: The first of these statuses that a member has; a payment and a refund explain them.
 * Payouts: PAYOUT_ACH_FAILED, PAYOUT_PENDING_ACH, PAYOUT_ACH_PENDING, PAYOUT_COMPLETE,
 * PAYOUT_CANCELED. Refunds: REFUND_FAILED, REFUND_PENDING, REFUND_CAPTURE_ACH_PENDING,
 * REFUND_ACH_PENDING, REFUND_COMPLETE.
 *
 * LatestTrace: Trace number of its latest entry, even if the bank rejected the file; null if it is
 * in no file yet. `entries` lists all entries.
 *
 * SummedCents: An integer number of cents from 0 to 999999999999.
 *
 * BatchEntry: An entry of a batch in a bank file.
 * - `trace_id`: The trace number of the entry: 15 digits. A bank finds the entry by it.
 * - `amount`: The amount of the entry, in cents.
 * - `member_count`: The number of payments or refunds in it.
 * - `state`: How far the entry is.
 *   - `filed`: It is in one of our files.
 *   - `sent`: The bank has it.
 *   - `settled`: Its settlement date has come.
 *   - `good`: It is a debit, and its return is no longer expected.
 *   - `returned`: The bank returned it.
 *   - `rejected`: The bank rejected its file.
 * - `bank`: The bank that sends the entry and answers it.
 * - `file_name`: The name of the file that has the entry. Null until the file is closed.
 * - `settles_on`: The banking day on which the entry settles. Null: the bank rejected its file.
 * - `returned_with`: The return code. Null: the entry was not returned.
 * - `created_at`: When the entry was put into its file, in UTC.
 *
 * BatchEntries: Every entry at the bank, oldest first. There are several if the amount does not fit
 * one entry, a member was on hold, or the bank rejected a file.
 *
 * MerchantPayout: What a merchant is paid by one daily run on one bank account.
 * - `uuid`: The identifier of the batch of the merchant.
 * - `batch_uuid`: The batch of the whole daily run.
 * - `merchant_uuid`: The merchant that is paid or debited.
 * - `bank_account_uuid`: The bank account of the merchant.
 * - `amount`: The sum of the members, in cents.
 * - `status`: The first of these statuses that a member has; a payment and a refund explain them.
 *   Payouts: PAYOUT_ACH_FAILED, PAYOUT_PENDING_ACH, PAYOUT_ACH_PENDING, PAYOUT_COMPLETE,
 *   PAYOUT_CANCELED. Refunds: REFUND_FAILED, REFUND_PENDING, REFUND_CAPTURE_ACH_PENDING,
 *   REFUND_ACH_PENDING, REFUND_COMPLETE.
 * - `transaction_count`: The number of payments; in a batch of refunds, the number of refunds.
 * - `trace_id`: Trace number of the latest entry of the batch. Null: it is in no file yet.
 * - `created_at`: When the batch was stored, in UTC.
 * - `entries`: Every entry at the bank, oldest first. There are several if the amount does not fit
 *   one entry, a member was on hold, or the bank rejected a file.
 * - `updated_at`: When a member of the batch changed last, in UTC.
 *
 * MerchantRefund: What a merchant is debited for refunds by one daily run on one bank account.
 * - `uuid`: The identifier of the batch of the merchant.
 * - `batch_uuid`: The batch of the whole daily run.
 * - `merchant_uuid`: The merchant that is paid or debited.
 * - `bank_account_uuid`: The bank account of the merchant.
 * - `amount`: The sum of the members, in cents.
 * - `status`: The first of these statuses that a member has; a payment and a refund explain them.
 *   Payouts: PAYOUT_ACH_FAILED, PAYOUT_PENDING_ACH, PAYOUT_ACH_PENDING, PAYOUT_COMPLETE,
 *   PAYOUT_CANCELED. Refunds: REFUND_FAILED, REFUND_PENDING, REFUND_CAPTURE_ACH_PENDING,
 *   REFUND_ACH_PENDING, REFUND_COMPLETE.
 * - `transaction_count`: The number of payments; in a batch of refunds, the number of refunds.
 * - `trace_id`: Trace number of the latest entry of the batch. Null: it is in no file yet.
 * - `created_at`: When the batch was stored, in UTC.
 * - `entries`: Every entry at the bank, oldest first. There are several if the amount does not fit
 *   one entry, a member was on hold, or the bank rejected a file.
 * - `updated_at`: When a member of the batch changed last, in UTC.
 *
 * PayoutMember: A payment in the batch of a merchant.
 * - `transaction_uuid`: The identifier of the payment.
 * - `amount`: What was debited from the payer, in cents.
 * - `transaction_fee`: The part of `amount` that the payee does not get, in cents.
 * - `payout_amount`: Cents with which it joined the batch; 0 if an offset took everything.
 * - `entry_amount`: Its cents in the entry of this batch. Less than `payout_amount` if a return
 *   reduced it before the entry was filed; null if it is in no entry, or only in one whose file the
 *   bank rejected.
 * - `trace_id`: Trace number of its capture; empty until known.
 * - `capture_status`: The status of the capture: the debit of the payer.
 *   - `CAPTURE_PENDING`: The debit waits for a bank file, or is in one that the bank has not
 *     confirmed.
 *   - `CAPTURE_ACH_PENDING`: The bank has the debit. It can still be returned. Some returned debits
 *     are sent again in this status.
 *   - `CAPTURE_COMPLETE`: The debit is good: it settled, and no return came in time.
 *   - `CAPTURE_ACH_FAILED`: The debit was returned, or it could not be sent.
 *   - `CAPTURE_CANCELED`: The payment was canceled. The payer was not debited.
 * - `payout_status`: The status of its payout in this batch. Later payouts do not change it.
 * - `payout_trace_id`: Trace number of its entry in this batch; null if `entry_amount` is null.
 * - `payout_return_code`: The return code of that entry. Null: it was not returned.
 * - `ach_return_code`: The return code of the payment, as its record shows it. Null: nothing was
 *   returned.
 * - `failure_reason`: Why a stage of the payment failed, as a sentence. Null: none failed.
 *
 * WholeMerchantPayout: What a merchant is paid by one daily run, with a page of its payments.
 * - `uuid`: The identifier of the batch of the merchant.
 * - `batch_uuid`: The batch of the whole daily run.
 * - `merchant_uuid`: The merchant that is paid or debited.
 * - `bank_account_uuid`: The bank account of the merchant.
 * - `amount`: The sum of the members, in cents.
 * - `status`: The first of these statuses that a member has; a payment and a refund explain them.
 *   Payouts: PAYOUT_ACH_FAILED, PAYOUT_PENDING_ACH, PAYOUT_ACH_PENDING, PAYOUT_COMPLETE,
 *   PAYOUT_CANCELED. Refunds: REFUND_FAILED, REFUND_PENDING, REFUND_CAPTURE_ACH_PENDING,
 *   REFUND_ACH_PENDING, REFUND_COMPLETE.
 * - `transaction_count`: The number of payments; in a batch of refunds, the number of refunds.
 * - `trace_id`: Trace number of the latest entry of the batch. Null: it is in no file yet.
 * - `created_at`: When the batch was stored, in UTC.
 * - `entries`: Every entry at the bank, oldest first. There are several if the amount does not fit
 *   one entry, a member was on hold, or the bank rejected a file.
 * - `updated_at`: When a member of the batch changed last, in UTC.
 * - `transaction_uuids`: The uuids of its payments, at most 200 of them.
 * - `pagination`: Where this page is in the whole list.
 * - `transactions`: A page, ordered by uuid. A page has 5000 members, or fewer with `per_page`.
 *
 * WholeMerchantRefund: What a merchant is debited by one daily run, with a page of its refunds.
 * - `uuid`: The identifier of the batch of the merchant.
 * - `batch_uuid`: The batch of the whole daily run.
 * - `merchant_uuid`: The merchant that is paid or debited.
 * - `bank_account_uuid`: The bank account of the merchant.
 * - `amount`: The sum of the members, in cents.
 * - `status`: The first of these statuses that a member has; a payment and a refund explain them.
 *   Payouts: PAYOUT_ACH_FAILED, PAYOUT_PENDING_ACH, PAYOUT_ACH_PENDING, PAYOUT_COMPLETE,
 *   PAYOUT_CANCELED. Refunds: REFUND_FAILED, REFUND_PENDING, REFUND_CAPTURE_ACH_PENDING,
 *   REFUND_ACH_PENDING, REFUND_COMPLETE.
 * - `transaction_count`: The number of payments; in a batch of refunds, the number of refunds.
 * - `trace_id`: Trace number of the latest entry of the batch. Null: it is in no file yet.
 * - `created_at`: When the batch was stored, in UTC.
 * - `entries`: Every entry at the bank, oldest first. There are several if the amount does not fit
 *   one entry, a member was on hold, or the bank rejected a file.
 * - `updated_at`: When a member of the batch changed last, in UTC.
 * - `transaction_uuids`: The uuids of its payments, at most 200 of them.
 * - `pagination`: Where this page is in the whole list.
 * - `refunds`: A page, ordered by uuid. A page has 5000 members, or fewer with `per_page`.
 *
 * AccountName: A ledger account. What it has:
 *
 * - `BANK`: Cash in the pooled settlement account.
 * - `DIF`: Debits in flight.
 * - `CIF`: Credits in flight.
 * - `UNS`: Captured, not yet good.
 * - `PAYEE`: Owed to a payee.
 * - `PRES`: Reserved for a payout.
 * - `FEE`: Owed to a vendor, or to the processor, for fees.
 * - `PAYER`: Owed to a payer.
 * - `CLAW`: Receivable from a payee.
 * - `RECV`: Receivable from a payer.
 * - `LOSS`: Written off.
 * - `SUSP`: Unmatched bank items.
 * - `REV`: Moved by reversals, and not taken over by payments.
 * - `DUP`: Moved by files that a bank processed twice.
 * - `BFEE`: Fees of the banks.
 * - `MICRO`: Small credits that check bank accounts.
 * - `OWN`: Own funds paid in.
 *
 * Movement: A debit or credit on a ledger account.
 * - `posted_at`: When the movement was posted, in UTC.
 * - `transaction_uuid`: The payment that moved. Null: a fee payout, or cash that belongs to no
 *   payment yet.
 * - `source_uuid`: The cause: an entry, a return in a bank’s file, an act of an operator, a fee
 *   payout, a line of a bank statement, the payment that paid (an offset), or a daily run.
 * - `client_reference_id`: Your own reference for the payment. Empty: it has none.
 * - `transition`: The row of the stage tables that moved the money. The page "The life of a
 *   payment" of the documentation has them.
 * - `description`: What happened, in words.
 * - `account`: The ledger account that the movement is on.
 * - `debit`: What is debited from the account, in cents. 0 for a credit.
 * - `credit`: What is credited to the account, in cents. 0 for a debit.
 * - `balance`: The balance after this movement, in cents.
 * - `trace_id`: Trace number of the entry that caused it, or of the returned entry. Null: no entry
 *   caused it.
 * - `return_code`: The code of the return that caused it. Null: no return caused it.
 * - `counterpart_transaction_uuid`: Of an offset (K6): the other payment. The debit belongs to the
 *   payment that paid, the credit to the payment that owed. Null: it is no offset.
 * - `merchant_batch_uuid`: The merchant batch that the payment joined by this movement, or whose
 *   entry caused it. Null: none. Read it at `/batch-merchant-payouts/{uuid}`, or at
 *   `/batch-merchant-refunds/{uuid}` for the debit of a refund.
 *
 * TenantStatementAccounts:
 * - `account`: The ledger account of these sums.
 * - `opening`: The balance before the period, in cents. A debit is positive.
 * - `debits`: The sum of the debits in the period, in cents.
 * - `credits`: The sum of the credits in the period, in cents.
 * - `closing`: The balance after the period, in cents. A debit is positive.
 *
 * TenantStatement: The ledger accounts of a tenant in a period.
 * - `start_date`: The first day of the period, in UTC. The period includes it.
 * - `end_date`: The last day of the period, in UTC. The period includes it.
 * - `accounts`: The sums of each account that has a balance or a movement.
 * - `movements`: The movements of this page, the oldest first.
 * - `pagination`: Where this page is in the whole list.
 *
 * FeeSchedule: When fees are paid out.
 *
 * - `daily`: The daily run of each banking day pays them out.
 * - `on_demand`: Only a request pays them out.
 *
 * FeeAccount: The bank account that fees are paid to, and the owed amount.
 * - `owner_uuid`: The owner of the fees: the vendor, or the processor itself.
 * - `bank_account_uuid`: The bank account that the fees are paid to. Null: none is named.
 * - `schedule`: When fees are paid out. Null: no account is named.
 * - `usable`: False if no account is named, or it was removed or disabled. Nothing is paid until
 *   another one is named.
 * - `owed`: Cents that are owed and in no file. Negative if fees were returned after they were paid
 *   out.
 *
 * SetVendorFeeAccountRequest:
 * - `bank_account_uuid`: The bank account that the fees are paid to.
 * - `schedule` (may be absent): When fees are paid out. Absent: as before, and `daily` at first.
 *
 * FeePayout: A payout of fees to their owner.
 * - `uuid`: The identifier of the payout of fees.
 * - `owner_uuid`: The owner of the fees: the vendor, or the processor itself.
 * - `status`: How far the payout of fees is.
 *   - `FEE_PAYOUT_PENDING`: It waits for the next file.
 *   - `FEE_PAYOUT_FILED`: It is in a file that the bank has not confirmed.
 *   - `FEE_PAYOUT_ACH_PENDING`: The bank has the credit. It has not settled yet.
 *   - `FEE_PAYOUT_COMPLETE`: The credit settled.
 *   - `FEE_PAYOUT_ACH_FAILED`: The credit was returned. The fees are owed again.
 *   - `FEE_PAYOUT_CANCELED`: It ended without a credit. `cancel_reason` says why.
 * - `amount`: What is paid out, in cents. While it is pending: the amount owed at the request. The
 *   filed entry has the amount owed then.
 * - `bank_account_uuid`: The bank account that is credited.
 * - `trace_id`: The trace number of the entry: 15 digits. Empty until it is in a file.
 * - `ach_return_code`: The return code of the entry. Null: it was not returned.
 * - `cancel_reason`: Why the payout was canceled.
 *   - `nothing_owed`: Nothing was owed anymore at its cut-off.
 *   - `file_rejected`: The bank rejected its file. Another payout replaces it.
 *   - `file_full`: It did not fit into its file. Another payout replaces it.
 *   - `not_writable`: No bank file can have its entry, or the bank rejected the entry. Name the
 *     account again.
 *   Null: it was not canceled.
 * - `created_at`: When the payout was requested, in UTC.
 * - `updated_at`: When the payout changed last, in UTC.
 *
 * Limits: The limits of an owner, and how much of them is used.
 * - `owner`: Whose payments the limits apply to.
 * - `owner_uuid`: The identifier of the owner of the limits.
 * - `amount_per_payment`: The highest amount of one payment, in cents. Null: no limit.
 * - `amount_per_day`: The highest sum of the payments that start on one banking day, in cents.
 *   Null: no limit.
 * - `amount_in_flight`: The highest sum of captures that can still be returned, in cents. Null: no
 *   limit.
 * - `day`: The banking day of `started_on_day`, in Eastern time.
 * - `started_on_day`: Cents of payments that started on `day` and are not canceled.
 * - `in_flight`: Cents of captures that are neither good nor failed nor canceled.
 *
 * ReturnRate: One of the return rates, and its limit.
 * - `returns`: The number of debits that were returned for this reason.
 * - `percent`: The share of the debits that were returned, in percent. Null: there were no debits.
 * - `limit_percent`: The highest allowed share of returned debits, in percent.
 * - `state`: Where the rate is.
 *   - `normal`: Below 80 % of the limit, or there are too few debits to judge.
 *   - `warning`: From 80 % of the limit on.
 *   - `exceeded`: Above the limit.
 *
 * ReturnRates: The shares of the debits of sixty days that were returned.
 * - `owner`: Whose debits are counted.
 * - `owner_uuid`: The identifier of the processor or merchant.
 * - `start_date`: The first day of the counted debits.
 * - `debits`: The number of debits since `start_date`.
 * - `minimum_debits`: Below this number of debits every state is `normal`.
 * - `unauthorized`: Debits that were returned as unauthorized.
 * - `administrative`: Debits that were returned for wrong account data.
 * - `overall`: Debits that were returned for any reason.
 * - `debits_held`: Whether new debits of the merchant are on hold.
 *
 * RecordPayerAuthorizationRequestBankAccount: The bank account that may be debited.
 * - `uuid`: The identifier of the bank account.
 * - `aggregator_type`: How the account was added.
 *   - `manual`: With its account number and routing number.
 *   - `bank_link`: Through the linking provider.
 *
 * RecordPayerAuthorizationRequest:
 * - `bank_account`: The bank account that may be debited.
 * - `debits` (may be absent): Which debits of the user it allows.
 *   - `payments`: Payments that the user makes as a payer.
 *   - `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the
 *     payer comes back.
 *   With `clawbacks`, `kind` is `standing`, and `payee_uuid`, `minimum_amount` and `maximum_amount`
 *   are absent. Absent: `payments`.
 * - `kind` (may be absent): How many debits it allows.
 *   - `single`: One debit. The first payment that uses it uses it up.
 *   - `recurring`: Debits at regular intervals, as a subscription has them.
 *   - `standing`: Any number of debits, each started by an act of the payer.
 *   Absent: `standing`.
 * - `sec_code` (may be absent): How the payer agreed, as the SEC code of the debits.
 *   - `PPD`: In writing, or in a similar way.
 *   - `WEB`: Over the internet or in an app.
 *   - `TEL`: By telephone.
 *   - `CCD`: A business, by an agreement with the originator.
 *   - `CTX`: The same, for debits with a remittance of several records.
 *   Payments with another `sec_code` cannot use it, and payments without one take this code. `TEL`
 *   needs `recording` or `notice_sent_on` in `evidence`, and both if `kind` is `recurring`. Absent:
 *   not said; it allows debits of every code.
 * - `payee_uuid` (may be absent): The only payee of the debits. Absent: every payee.
 * - `minimum_amount` (may be absent): The least amount of a debit, in cents. Absent: no minimum.
 * - `maximum_amount` (may be absent): The most of a debit, in cents. Absent: there is no limit.
 * - `authorized_on` (may be absent): The day on which the payer authorized the debits. Absent:
 *   today in Eastern time.
 * - `ends_on` (may be absent): The last day on which a payment may start. Absent: until it is
 *   revoked.
 * - `reference` (may be absent): Where you keep the proof, for instance the number of a mandate.
 * - `evidence` (may be absent): What proves that the payer agreed. Send all that you have: a bank
 *   may ask for it for two years.
 *
 * Block: A block: it protects a user or a bank account until it is lifted.
 * - `uuid`: The identifier of the block.
 * - `user_uuid`: The user that is blocked, or whose bank account is blocked.
 * - `bank_account_uuid`: The bank account that is blocked. Null: the user is blocked.
 * - `kind`: Why, and so what is blocked.
 *   - `stop_payment`: The holder of the account stopped a payment. The account is not debited.
 *   - `unauthorized`: A debit was returned as unauthorized. The payer and the account are not
 *     debited.
 *   - `fraud`: Fraud is suspected. The user can neither pay nor be paid.
 *   - `compliance`: A compliance reason. The user can neither pay nor be paid.
 *   - `sanctions`: A sanctions reason. The user can neither pay nor be paid.
 * - `reason`: Why the block was placed, in words.
 * - `return_code`: The code of the return that placed the block. Null: an operator placed it.
 * - `transaction_uuid`: The payment whose return placed the block. Null: no return placed it.
 * - `placed_at`: When the block was placed, in UTC.
 * - `lifted_at`: When the block was lifted, in UTC. Null: the block is open.
 * - `lifted_by`: What lifted the block.
 *   - `authorization`: A new authorization of the payer.
 *   - `operator`: An operator of this service.
 *   Null: the block is open.
 *
 * CreateAuthorizationRequestRequestBankAccount: The bank account that may be debited.
 * - `uuid`: The identifier of the bank account.
 * - `aggregator_type`: How the account was added.
 *   - `manual`: With its account number and routing number.
 *   - `bank_link`: Through the linking provider.
 *
 * CreateAuthorizationRequestRequest:
 * - `bank_account`: The bank account that may be debited.
 * - `debits` (may be absent): Which debits of the user it allows.
 *   - `payments`: Payments that the user makes as a payer.
 *   - `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the
 *     payer comes back.
 *   With `clawbacks`, `kind` is `standing`, and `payee_uuid`, `minimum_amount` and `maximum_amount`
 *   are absent. Absent: `payments`.
 * - `kind` (may be absent): How many debits it allows.
 *   - `single`: One debit. The first payment that uses it uses it up.
 *   - `recurring`: Debits at regular intervals, as a subscription has them.
 *   - `standing`: Any number of debits, each started by an act of the payer.
 *   Absent: `standing`.
 * - `payee_uuid` (may be absent): The only payee of the debits. Absent: every payee.
 * - `minimum_amount` (may be absent): The least amount of a debit, in cents. Absent: no minimum.
 * - `maximum_amount` (may be absent): The most of a debit, in cents. Absent: there is no limit.
 * - `ends_on` (may be absent): The last day on which a payment may start. Absent: until it is
 *   revoked.
 * - `reference` (may be absent): Where you keep the proof, for instance the number of a mandate.
 * - `authorized_on` (may be absent): The first day on which a payment may start. Absent: the day on
 *   which the payer agrees.
 * - `terms` (may be absent): Your text, paragraph by paragraph. Absent: our standard text, with the
 *   name of the payer, your name, the account, the amount, the days and `contact`.
 * - `terms_version` (may be absent): Your name for this version of `terms`. Required with `terms`.
 * - `contact` (may be absent): How the payer reaches you to revoke it: an e-mail address or a
 *   telephone number. Required without `terms`.
 * - `return_url` (may be absent): An https URL. The page links back to it after the user has
 *   answered.
 * - `expires_in_hours` (may be absent): How long the link works, in hours: 72 by default.
 *
 * AuthorizationRequest: A payer is asked to authorize debits on our page.
 * - `uuid`: The identifier of the request.
 * - `user_uuid`: The payer who is asked.
 * - `bank_account_uuid`: The bank account that may be debited.
 * - `state`: Whether the payer has answered.
 *   - `open`: The payer can still answer.
 *   - `agreed`: The payer agreed. `authorization_uuid` is the authorization.
 *   - `declined`: The payer declined.
 *   - `expired`: The payer did not answer in time.
 *   - `withdrawn`: You withdrew the request.
 * - `debits`: Which debits of the user it allows.
 *   - `payments`: Payments that the user makes as a payer.
 *   - `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the
 *     payer comes back.
 * - `kind`: How many debits it allows.
 *   - `single`: One debit. The first payment that uses it uses it up.
 *   - `recurring`: Debits at regular intervals, as a subscription has them.
 *   - `standing`: Any number of debits, each started by an act of the payer.
 * - `sec_code`: How the payer agrees, as the SEC code of the debits.
 *   - `WEB`: A person.
 *   - `CCD`: A business.
 * - `payee_uuid`: The only payee of the debits. Null: every payee.
 * - `minimum_amount`: The least amount of a debit, in cents. Null: no minimum.
 * - `maximum_amount`: The most of a debit, in cents. Null: there is no limit.
 * - `authorized_on`: The first day on which a payment may start. Null: the day on which the payer
 *   agrees.
 * - `ends_on`: The last day on which a payment may start. Null: until it is revoked.
 * - `reference`: Your reference for the authorization. Empty: none was given.
 * - `terms`: The text that the page shows, paragraph by paragraph.
 * - `terms_version`: The name of this version of the text.
 * - `return_url`: Where the page links back to. Null: it has no such link.
 * - `created_at`: When the request was made, in UTC.
 * - `expires_at`: Until when the payer can answer, in UTC.
 * - `ended_at`: When it was answered or withdrawn, in UTC. Null: it was not.
 * - `authorization_uuid`: The authorization. Null: the payer has not agreed.
 *
 * MadeAuthorizationRequest: A request for an authorization, with its link.
 * - `uuid`: The identifier of the request.
 * - `user_uuid`: The payer who is asked.
 * - `bank_account_uuid`: The bank account that may be debited.
 * - `state`: Whether the payer has answered.
 *   - `open`: The payer can still answer.
 *   - `agreed`: The payer agreed. `authorization_uuid` is the authorization.
 *   - `declined`: The payer declined.
 *   - `expired`: The payer did not answer in time.
 *   - `withdrawn`: You withdrew the request.
 * - `debits`: Which debits of the user it allows.
 *   - `payments`: Payments that the user makes as a payer.
 *   - `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the
 *     payer comes back.
 * - `kind`: How many debits it allows.
 *   - `single`: One debit. The first payment that uses it uses it up.
 *   - `recurring`: Debits at regular intervals, as a subscription has them.
 *   - `standing`: Any number of debits, each started by an act of the payer.
 * - `sec_code`: How the payer agrees, as the SEC code of the debits.
 *   - `WEB`: A person.
 *   - `CCD`: A business.
 * - `payee_uuid`: The only payee of the debits. Null: every payee.
 * - `minimum_amount`: The least amount of a debit, in cents. Null: no minimum.
 * - `maximum_amount`: The most of a debit, in cents. Null: there is no limit.
 * - `authorized_on`: The first day on which a payment may start. Null: the day on which the payer
 *   agrees.
 * - `ends_on`: The last day on which a payment may start. Null: until it is revoked.
 * - `reference`: Your reference for the authorization. Empty: none was given.
 * - `terms`: The text that the page shows, paragraph by paragraph.
 * - `terms_version`: The name of this version of the text.
 * - `return_url`: Where the page links back to. Null: it has no such link.
 * - `created_at`: When the request was made, in UTC.
 * - `expires_at`: Until when the payer can answer, in UTC.
 * - `ended_at`: When it was answered or withdrawn, in UTC. Null: it was not.
 * - `authorization_uuid`: The authorization. Null: the payer has not agreed.
 * - `url`: The page for the payer. It is shown only in this answer.
 *
 * RevokeAuthorizationRequest:
 * - `reason` (may be absent): Why it is revoked. Absent: the record has `The payer revoked it.`
 *   instead.
 *
 * TransactionOfAnyTenantTraceIdsRefunds:
 * - `refund_uuid`: The identifier of the refund.
 * - `refund_capture_trace_id`: The trace number of the debit of the payee: 15 digits. Empty: no
 *   bank file has it yet.
 * - `refund_payout_trace_id`: The trace number of the credit to the payer: 15 digits. Empty: no
 *   bank file has it yet.
 *
 * TransactionOfAnyTenantTraceIds: The trace numbers of the entries. A bank finds an entry by its
 * trace number.
 * - `capture_trace_id`: The trace number of the latest debit of the payer: 15 digits. Empty: no
 *   bank file has it yet.
 * - `payout_trace_id`: The trace number of the latest credit to the payee: 15 digits. Empty: no
 *   bank file has it yet.
 * - `reverse_payout_trace_id`: The trace number of the latest credit of a reverse payout: 15
 *   digits. Empty: no bank file has it yet.
 * - `refunds`: The trace numbers of each refund, the oldest first. Empty: there are no refunds.
 *
 * TransactionOfAnyTenant:
 * - `uuid`: The identifier of the payment.
 * - `payer_uuid`: The user who pays.
 * - `payee_uuid`: The user who is paid.
 * - `transaction_status`: The status of the whole payment. It follows from the statuses of its
 *   stages.
 *   - `CAPTURE_PENDING`: The debit of the payer waits for a bank file, or is in one that the bank
 *     has not confirmed.
 *   - `CAPTURE_ACH_PENDING`: The bank has the debit of the payer. It can still be returned.
 *   - `CAPTURE_COMPLETE`: The debit of the payer is good. The payee is paid in batches and waits
 *     for the daily run.
 *   - `IN_PAYOUT`: The debit of the payer is good. `payout_status` says how far the payout is. A
 *     payment that succeeded keeps this status.
 *   - `CAPTURE_ACH_FAILED`: The debit of the payer was returned, or it could not be sent.
 *   - `CHARGEBACK`: The debit of the payer was good, and then it was returned as unauthorized.
 *   - `CLAWBACK`: The debit of the payer was returned, and the payee has paid the money back.
 *   - `REVERSE_PAYOUT`: The payout was returned, and the money goes back to the payer.
 *   - `CANCELED`: The payment was canceled before its debit was in a bank file.
 * - `capture_status`: The status of the capture: the debit of the payer.
 *   - `CAPTURE_PENDING`: The debit waits for a bank file, or is in one that the bank has not
 *     confirmed.
 *   - `CAPTURE_ACH_PENDING`: The bank has the debit. It can still be returned. Some returned debits
 *     are sent again in this status.
 *   - `CAPTURE_COMPLETE`: The debit is good: it settled, and no return came in time.
 *   - `CAPTURE_ACH_FAILED`: The debit was returned, or it could not be sent.
 *   - `CAPTURE_CANCELED`: The payment was canceled. The payer was not debited.
 * - `payout_status`: The status of the payout. Null: no payout is reserved.
 * - `clawback_status`: The status of the clawback. Null: there is no clawback.
 * - `reverse_payout_status`: The status of the reverse payout. Null: there is no reverse payout.
 * - `currency`: The currency of the amounts: always US dollars.
 * - `amount`: What is debited from the payer, in cents.
 * - `transaction_fee`: The part of `amount` that the payee does not get, in cents.
 * - `client_reference_id`: Your own reference for the payment. Empty: none was given.
 * - `payout_delay_days`: Banking days from the settlement of the capture until the payout is
 *   created.
 * - `company_name`: The name that payer and payee read on their bank statements, at most 16
 *   characters.
 * - `description`: The ACH company entry description, at most 10 characters. Bank statements may
 *   show it. Null: none was given, so the debit has `PAYMENT` and the credit `PAYOUT`.
 * - `addenda`: A note for the other side, sent with the entries of business accounts: at most 80
 *   characters, and at most 8000 if the debit is CTX. Null: none was given.
 * - `type`: How the payment was started.
 *   - `api`: Alone, by `POST /3p/api/v1/transaction`.
 *   - `bulk`: With others, by `POST /3p/api/v1/transactions/bulk`.
 *   - `dashboard`: By a person in a dashboard. No operation does this today.
 * - `ach_return_code`: The return code of the stage that failed last: capture, payout, clawback or
 *   reverse payout. This field and the next two describe the same stage. A retry of the stage does
 *   not change them; a won dishonor clears them. A refund has its own three fields. Null: nothing
 *   was returned.
 * - `failure_code`: Why that stage failed, for programs: for instance `insufficient_funds`. Null:
 *   no stage failed.
 * - `failure_reason`: Why that stage failed, as a sentence. Null: no stage failed.
 * - `cancel_reason`: The text that was given when the payment was canceled. `Canceled by request.`
 *   if none was given. Null: it is not canceled.
 * - `payer_bank_account`: The bank account that is debited.
 * - `payee_bank_account`: The bank account that is credited.
 * - `vendor_name`: The name of the vendor of the payment, or of the processor if it has no vendor.
 * - `created_at`: When the payment was started, in UTC.
 * - `updated_at`: When the payment changed last, in UTC.
 * - `trace_ids`: The trace numbers of the entries. A bank finds an entry by its trace number.
 * - `metadata` (may be absent): Your own data, by key. At most 50 keys of 1 to 40 characters
 *   without square brackets, and values of at most 500 characters. Write no personal data into it.
 *   Absent: none.
 * - `state`: Where the payment is, in one word for people.
 *   - `started`: The payment was accepted, and the bank does not have its debit. A returned debit
 *     that is sent again counts too.
 *   - `debited`: The bank has the debit of the payer. It can still be returned.
 *   - `good`: The debit is good, and the payout is in no bank file. A returned payout that the
 *     payee is still owed counts too.
 *   - `paying`: The payout is in a bank file, or the bank has it.
 *   - `paid`: The payout settled, or nothing was left to pay.
 *   - `returned`: The debit was returned or could not be sent, or the payout was returned and the
 *     money goes back to the payer. No one owes money.
 *   - `clawed_back`: The debit was returned after the payout, and the payee has paid the money
 *     back.
 *   - `owed`: The payee or the payer owes money for the payment: a clawback or a debt is open. No
 *     other state hides a debt.
 *   - `refunded`: The payer has the whole amount back: every refund, or the reverse payout, has
 *     settled.
 *   - `canceled`: The payment was canceled before its debit was in a bank file.
 *   - `held`: An open hold stops the next entry of the payment.
 * - `amount_refunded`: What refunds give back to the payer, in cents. A refund counts from its
 *   start until it has failed for good.
 * - `processor_uuid`:
 * - `payer_name`: The name of the payer: of the business, or first and last name. Null: erased.
 * - `payee_name`: The name of the payee: of the business, or first and last name. Null: erased.
 *
 * RefundOfAnyTenant:
 * - `uuid`: The identifier of the refund.
 * - `transaction_uuid`: The payment that is refunded.
 * - `amount`: What is refunded, in cents.
 * - `status`: The status of the refund: a debit of the payee, then a credit to the payer.
 *   - `REFUND_PENDING`: The debit of the payee waits: for the payout, for a bank file, or for the
 *     bank to confirm it.
 *   - `REFUND_CAPTURE_ACH_PENDING`: The bank has the debit of the payee. It can still be returned.
 *   - `REFUND_ACH_PENDING`: The debit of the payee is good. The credit to the payer waits for a
 *     bank file, or the bank has it.
 *   - `REFUND_COMPLETE`: The credit to the payer settled.
 *   - `REFUND_FAILED`: An entry of the refund was returned, or the payment itself was returned.
 * - `client_reference_id`: Your own reference for the refund. Empty: none was given.
 * - `refund_capture_trace_id`: Trace number of the debit of the payee. Empty until it is known.
 * - `refund_payout_trace_id`: Trace number of the credit to the payer. Empty until it is known.
 * - `held_reason`: Why the refund waits: a hold on its payment, or what must happen before its
 *   debit. Null: it does not wait.
 * - `ach_return_code`: The return code of the last failed entry of this refund. This field and the
 *   next two describe the same entry: the debit of the payee or the credit to the payer. Null:
 *   nothing was returned.
 * - `failure_code`: Why that entry failed or was not made, for programs. Null: no entry failed.
 * - `failure_reason`: Why that entry failed or was not made, as a sentence. Null: no entry failed.
 * - `created_at`: When the refund was accepted, in UTC.
 * - `updated_at`: When the refund changed last, in UTC.
 * - `metadata` (may be absent): Your own data, by key. At most 50 keys of 1 to 40 characters
 *   without square brackets, and values of at most 500 characters. Write no personal data into it.
 *   Absent: none.
 * - `processor_uuid`:
 *
 * NamedRefundOfAnyTenant:
 * - `uuid`: The identifier of the refund.
 * - `transaction_uuid`: The payment that is refunded.
 * - `amount`: What is refunded, in cents.
 * - `status`: The status of the refund: a debit of the payee, then a credit to the payer.
 *   - `REFUND_PENDING`: The debit of the payee waits: for the payout, for a bank file, or for the
 *     bank to confirm it.
 *   - `REFUND_CAPTURE_ACH_PENDING`: The bank has the debit of the payee. It can still be returned.
 *   - `REFUND_ACH_PENDING`: The debit of the payee is good. The credit to the payer waits for a
 *     bank file, or the bank has it.
 *   - `REFUND_COMPLETE`: The credit to the payer settled.
 *   - `REFUND_FAILED`: An entry of the refund was returned, or the payment itself was returned.
 * - `client_reference_id`: Your own reference for the refund. Empty: none was given.
 * - `refund_capture_trace_id`: Trace number of the debit of the payee. Empty until it is known.
 * - `refund_payout_trace_id`: Trace number of the credit to the payer. Empty until it is known.
 * - `held_reason`: Why the refund waits: a hold on its payment, or what must happen before its
 *   debit. Null: it does not wait.
 * - `ach_return_code`: The return code of the last failed entry of this refund. This field and the
 *   next two describe the same entry: the debit of the payee or the credit to the payer. Null:
 *   nothing was returned.
 * - `failure_code`: Why that entry failed or was not made, for programs. Null: no entry failed.
 * - `failure_reason`: Why that entry failed or was not made, as a sentence. Null: no entry failed.
 * - `created_at`: When the refund was accepted, in UTC.
 * - `updated_at`: When the refund changed last, in UTC.
 * - `metadata` (may be absent): Your own data, by key. At most 50 keys of 1 to 40 characters
 *   without square brackets, and values of at most 500 characters. Write no personal data into it.
 *   Absent: none.
 * - `processor_uuid`:
 * - `payer_name`: The name of the payer: of the business, or first and last name. Null: erased.
 * - `payee_name`: The name of the payee: of the business, or first and last name. Null: erased.
 *
 * BatchOfAnyTenant:
 * - `processor_uuid`:
 * - `kind`:
 * - `merchant_names`: The names of the merchants, at most 5. A merchant whose name was erased is
 *   left out.
 * - `uuid`: The identifier of the batch.
 * - `amount`: The sum of the members, in cents.
 * - `merchant_count`: The number of merchants.
 * - `transaction_count`: The number of payments; in a batch of refunds, the number of refunds.
 * - `transaction_uuids`: The uuids of its payments, at most 200 of them.
 * - `run_at`: The time of the daily run that made the batch, in UTC.
 * - `created_at`: When the batch was stored, in UTC.
 *
 * PaymentOfBatch:
 * - `uuid`: The payment.
 * - `payer_name`: The name of the payer: of the business, or first and last name. Null: erased.
 * - `payee_name`: The name of the payee: of the business, or first and last name. Null: erased.
 *
 * BatchInFull:
 * - `processor_uuid`:
 * - `kind`:
 * - `merchant_names`: The names of the merchants, at most 5. A merchant whose name was erased is
 *   left out.
 * - `uuid`: The identifier of the batch.
 * - `amount`: The sum of the members, in cents.
 * - `merchant_count`: The number of merchants.
 * - `transaction_count`: The number of payments; in a batch of refunds, the number of refunds.
 * - `transaction_uuids`: The uuids of its payments, at most 200 of them.
 * - `run_at`: The time of the daily run that made the batch, in UTC.
 * - `created_at`: When the batch was stored, in UTC.
 * - `payments`: The payments of `transaction_uuids`, with their names.
 *
 * AccountTotals:
 * - `account`: The ledger account of these sums, over all its owners.
 * - `opening`: The balance before these days; a debit is positive, in cents.
 * - `debits`: The sum of the debits of these days, in cents.
 * - `credits`: The sum of the credits of these days, in cents.
 * - `closing`: The balance at the end of the day; a debit is positive, in cents.
 *
 * TrialBalanceAccount:
 * - `account`: The ledger account of these sums, over all its owners.
 * - `opening`: The balance before these days; a debit is positive, in cents.
 * - `debits`: The sum of the debits of these days, in cents.
 * - `credits`: The sum of the credits of these days, in cents.
 * - `closing`: The balance at the end of the day; a debit is positive, in cents.
 * - `number`: The number of the account in the general ledger; null: none.
 *
 * TrialBalance:
 * - `day`: The balances are at the end of this day of UTC; the movements are of the day.
 * - `processor_uuid`: The tenant, or the operator books; null: all.
 * - `is_closed`: True: the day is closed, so nothing changes any more.
 * - `accounts`: The accounts with a balance or a movement.
 * - `debits`: The sum of the debits of the day, in cents. The credits have the same sum.
 * - `credits`: The sum of the credits of the day, in cents.
 *
 * MonthlyStatement: What changed in a month in what a tenant owes its payees.
 * - `month`: The month, of UTC days.
 * - `opening`: What was owed to payees before the month, less what they owed. In cents.
 * - `payments`: How many payments became good in the month.
 * - `captured`: The amounts of these payments, with the fees. In cents.
 * - `fees`: Fees of these payments. Negative. In cents.
 * - `returns`: What debits that came back took from payees. Negative. In cents.
 * - `clawbacks`: What payees paid back, and what was forgiven to them by offsets. In cents.
 * - `refunds`: Refunds that the balances of payees paid. Negative. In cents.
 * - `payouts`: What was paid out to payees, less payouts that came back. Negative. In cents.
 * - `written_off`: Debts of payees that were written off. In cents.
 * - `change`: The sum of the amounts from `captured` on. In cents.
 * - `closing`: `opening` and `change`: what is owed to payees after the month, less what they owe.
 *   In cents.
 * - `refunds_collected`: Refunds that were debited at the banks of payees. They went to payers and
 *   are in no balance. In cents.
 *
 * NegativeBalance: A payee that owes money.
 * - `payee_uuid`: The uuid of the payee.
 * - `payee_name`: The name of the payee. Null: erased.
 * - `owes`: What the payee owes, in cents: debits came back after it was paid.
 * - `is_owed`: What the payee is owed now for other payments, in cents: what is good, and what is
 *   reserved for a payout.
 * - `balance`: What it is owed, less what it owes, in cents.
 * - `taken_from_payouts`: How much of `owes` later payouts pay, in cents, the oldest debt first.
 *   The rest is being debited at the bank of the payee, or waits for the operator of the service.
 * - `taken_from_next_payout`: How much of it the next payout pays at most, in cents: what is good
 *   and not reserved. A payment on hold does not pay.
 * - `last_debt_on`: The latest UTC day on which a debt was added.
 *
 * AccountNumbers:
 * - `BANK`: The number of BANK: cash in the pooled settlement account. Null: none.
 * - `DIF`: The number of DIF: debits in flight. Null: none.
 * - `CIF`: The number of CIF: credits in flight. Null: none.
 * - `UNS`: The number of UNS: captured, not yet good. Null: none.
 * - `PAYEE`: The number of PAYEE: owed to a payee. Null: none.
 * - `PRES`: The number of PRES: reserved for a payout. Null: none.
 * - `FEE`: The number of FEE: owed to a vendor, or to the processor, for fees. Null: none.
 * - `PAYER`: The number of PAYER: owed to a payer. Null: none.
 * - `CLAW`: The number of CLAW: receivable from a payee. Null: none.
 * - `RECV`: The number of RECV: receivable from a payer. Null: none.
 * - `LOSS`: The number of LOSS: written off. Null: none.
 * - `SUSP`: The number of SUSP: unmatched bank items. Null: none.
 * - `REV`: The number of REV: moved by reversals, and not taken over by payments. Null: none.
 * - `DUP`: The number of DUP: moved by files that a bank processed twice. Null: none.
 * - `BFEE`: The number of BFEE: fees of the banks. Null: none.
 * - `MICRO`: The number of MICRO: small credits that check bank accounts. Null: none.
 * - `OWN`: The number of OWN: own funds paid in. Null: none.
 *
 * AccountNumbersOfTenant:
 * - `processor_uuid`: The tenant, or the operator books. Null: the numbers for each tenant without
 *   its own.
 * - `numbers`:
 *
 * AccountNumbersToSet:
 * - `BANK` (may be absent): The number of BANK: cash in the pooled settlement account. Null: none.
 * - `DIF` (may be absent): The number of DIF: debits in flight. Null: none.
 * - `CIF` (may be absent): The number of CIF: credits in flight. Null: none.
 * - `UNS` (may be absent): The number of UNS: captured, not yet good. Null: none.
 * - `PAYEE` (may be absent): The number of PAYEE: owed to a payee. Null: none.
 * - `PRES` (may be absent): The number of PRES: reserved for a payout. Null: none.
 * - `FEE` (may be absent): The number of FEE: owed to a vendor, or to the processor, for fees.
 *   Null: none.
 * - `PAYER` (may be absent): The number of PAYER: owed to a payer. Null: none.
 * - `CLAW` (may be absent): The number of CLAW: receivable from a payee. Null: none.
 * - `RECV` (may be absent): The number of RECV: receivable from a payer. Null: none.
 * - `LOSS` (may be absent): The number of LOSS: written off. Null: none.
 * - `SUSP` (may be absent): The number of SUSP: unmatched bank items. Null: none.
 * - `REV` (may be absent): The number of REV: moved by reversals, and not taken over by payments.
 *   Null: none.
 * - `DUP` (may be absent): The number of DUP: moved by files that a bank processed twice. Null:
 *   none.
 * - `BFEE` (may be absent): The number of BFEE: fees of the banks. Null: none.
 * - `MICRO` (may be absent): The number of MICRO: small credits that check bank accounts. Null:
 *   none.
 * - `OWN` (may be absent): The number of OWN: own funds paid in. Null: none.
 *
 * SetAccountNumbersRequest:
 * - `processor_uuid`: The tenant, or the operator books. Null: the numbers for each tenant without
 *   its own.
 * - `numbers`:
 * - `reason`: Why. The audit trail keeps it.
 *
 * SetFeeAccountRequest:
 * - `bank_account_uuid`: The bank account that the fees are paid to.
 * - `schedule` (may be absent): When fees are paid out. Absent: as before, and `daily` at first.
 * - `reason`: Why. The audit trail keeps it.
 *
 * PayOutFeesRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * CreateTransactionNoteRequest:
 * - `note`: Text of 3 to 500 characters.
 *
 * TransactionNote:
 * - `uuid`:
 * - `noted_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `note`:
 * - `noted_by`: The operator, or the token if it has a name.
 * - `token_uuid`:
 *
 * CreateProofRequestRequest:
 * - `requested_on` (may be absent): The day on which the bank asked. Absent: today in Eastern time.
 * - `bank_reference` (may be absent): How the bank names its request.
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * ProofRequest: A bank asks for the proof that a payer authorized a payment.
 * - `uuid`: The identifier of the request.
 * - `processor_uuid`: The tenant of the payment.
 * - `transaction_uuid`: The payment whose authorization must be proved.
 * - `amount`: The amount of the payment, in cents.
 * - `authorization_uuid`: The authorization that the payment uses. Null: it uses none, so ask the
 *   tenant for the proof.
 * - `requested_on`: The day on which the bank asked.
 * - `prove_until`: The last banking day to answer: the tenth after the request.
 * - `bank_reference`: How the bank names its request. Empty: it has no name.
 * - `recorded_at`: When the request was recorded, in UTC.
 * - `answered_at`: When it was answered, in UTC. Null: it is open.
 * - `answer`: What was sent, in words. Null: it is open.
 *
 * AnswerProofRequestRequest:
 * - `answer`: What was sent, to whom, and how.
 * - `reason`: Why. The audit trail keeps it.
 *
 * NamedProofRequest:
 * - `uuid`: The identifier of the request.
 * - `processor_uuid`: The tenant of the payment.
 * - `transaction_uuid`: The payment whose authorization must be proved.
 * - `amount`: The amount of the payment, in cents.
 * - `authorization_uuid`: The authorization that the payment uses. Null: it uses none, so ask the
 *   tenant for the proof.
 * - `requested_on`: The day on which the bank asked.
 * - `prove_until`: The last banking day to answer: the tenth after the request.
 * - `bank_reference`: How the bank names its request. Empty: it has no name.
 * - `recorded_at`: When the request was recorded, in UTC.
 * - `answered_at`: When it was answered, in UTC. Null: it is open.
 * - `answer`: What was sent, in words. Null: it is open.
 * - `payer_name`: The name of the payer: of the business, or first and last name. Null: erased.
 * - `payee_name`: The name of the payee: of the business, or first and last name. Null: erased.
 *
 * RefundTransactionOfAnyTenantRequest:
 * - `amount` (may be absent): An integer number of cents from 1 to 9999999999.
 * - `client_reference_id` (may be absent): Text of 0 to 255 characters.
 * - `reason`: Why. The audit trail keeps it.
 *
 * CancelTransactionOfAnyTenantRequest:
 * - `cancel_reason` (may be absent): Text of 1 to 255 characters.
 * - `reason`: Why. The audit trail keeps it.
 *
 * SendPayoutAgainRequest:
 * - `bank_account_uuid` (may be absent):
 * - `reason`: Why. The audit trail keeps it.
 *
 * SendReversePayoutAgainRequest:
 * - `bank_account_uuid` (may be absent):
 * - `reason`: Why. The audit trail keeps it.
 *
 * SendRefundAgainRequest:
 * - `bank_account_uuid` (may be absent):
 * - `reason`: Why. The audit trail keeps it.
 *
 * SendClawbackAgainRequest:
 * - `bank_account_uuid` (may be absent):
 * - `reason`: Why. The audit trail keeps it.
 *
 * GiveRefundBackRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * WriteOffPayeeDebtRequest:
 * - `amount` (may be absent): An integer number of cents from 1 to 9999999999.
 * - `reason`: Why. The audit trail keeps it.
 *
 * WriteOffPayerDebtRequest:
 * - `amount` (may be absent): An integer number of cents from 1 to 9999999999.
 * - `reason`: Why. The audit trail keeps it.
 *
 * RecordPayerDebtPaidRequest:
 * - `amount` (may be absent): An integer number of cents from 1 to 9999999999.
 * - `bank` (may be absent):
 * - `reason`: Why. The audit trail keeps it.
 *
 * CreateHoldRequest:
 * - `kind`:
 * - `reason`: Why. The audit trail keeps it.
 * - `stops_capture` (may be absent):
 *
 * OpenHold:
 * - `uuid`: The identifier of the hold.
 * - `transaction_uuid`: The payment that is on hold.
 * - `kind`: Who or what placed the hold.
 *   - `tenant`: The tenant paused the payment, and can resume it.
 *   - `operator`: An operator of this service placed it.
 *   - `risk`: A block of the user or account, or a high return rate of the merchant.
 *   - `compliance`: A compliance or sanctions reason. An operator of this service reviews it.
 *   - `account`: A bank account of the next step cannot be used. The hold ends when there is
 *     another account.
 * - `reason`: Why the payment is on hold, in words.
 * - `stops_capture`: True: the capture waits too, and goes into no file. False: only later steps
 *   wait.
 * - `placed_at`: When the hold was placed, in UTC.
 * - `released_at`: When the hold was released, in UTC. Null: the hold is open.
 * - `processor_uuid`:
 * - `amount`: Of the payment, in cents.
 * - `payer_name`:
 * - `payee_name`:
 *
 * CreateBlockRequest:
 * - `kind`:
 * - `reason`: Why. The audit trail keeps it.
 *
 * LiftBlockRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * OpenBlock:
 * - `uuid`: The identifier of the block.
 * - `user_uuid`: The user that is blocked, or whose bank account is blocked.
 * - `bank_account_uuid`: The bank account that is blocked. Null: the user is blocked.
 * - `kind`: Why, and so what is blocked.
 *   - `stop_payment`: The holder of the account stopped a payment. The account is not debited.
 *   - `unauthorized`: A debit was returned as unauthorized. The payer and the account are not
 *     debited.
 *   - `fraud`: Fraud is suspected. The user can neither pay nor be paid.
 *   - `compliance`: A compliance reason. The user can neither pay nor be paid.
 *   - `sanctions`: A sanctions reason. The user can neither pay nor be paid.
 * - `reason`: Why the block was placed, in words.
 * - `return_code`: The code of the return that placed the block. Null: an operator placed it.
 * - `transaction_uuid`: The payment whose return placed the block. Null: no return placed it.
 * - `placed_at`: When the block was placed, in UTC.
 * - `lifted_at`: When the block was lifted, in UTC. Null: the block is open.
 * - `lifted_by`: What lifted the block.
 *   - `authorization`: A new authorization of the payer.
 *   - `operator`: An operator of this service.
 *   Null: the block is open.
 * - `processor_uuid`:
 * - `user_name`:
 *
 * ListedName:
 * - `name`: The name as the list has it.
 * - `kind`: The primary name, or also, formerly or now known as.
 * - `weak`: True: OFAC calls the alias weak. It counts less.
 *
 * SanctionsEntry: The entry as it was when the hit was raised.
 * - `list`: The list.
 *   - `sdn`: Specially Designated Nationals and Blocked Persons of OFAC.
 *   - `consolidated`: The other lists of OFAC (Consolidated Non-SDN).
 *   - `sandbox`: The invented names of the sandbox.
 *   - `provider`: The screening provider found it, in a list of its own.
 * - `number`: The number of the entry in the files of OFAC (`ent_num`); null: the screening
 *   provider found it.
 * - `kind`: Who or what is listed.
 * - `names`: Every name of the entry. The primary name comes first.
 * - `programs`: The sanctions programs, or the lists as the screening provider calls them.
 * - `title`: The title of a person; null: none.
 * - `birth_dates`: As the list writes them; often only a year.
 * - `addresses`: The addresses; empty if their file was not imported.
 * - `remarks`: The remarks of the entry; null: none.
 *
 * DecidingOperator:
 * - `uuid`:
 * - `name`:
 *
 * SanctionsHit: A name of a user that is like a name of a sanctions list.
 * - `uuid`: The identifier of the hit.
 * - `processor_uuid`: The tenant of the user.
 * - `user_uuid`: The user.
 * - `user_name`: The present name of the user; empty: the user was erased.
 * - `state`: What was decided.
 *   - `open`: Nothing yet. The user is blocked.
 *   - `cleared`: It is another person or business.
 *   - `confirmed`: It is the same. The user stays blocked, and OFAC must get a report.
 * - `score`: How alike the names are, in percent; null: the screening provider did not say.
 * - `provider_reference`: What the screening provider calls the hit; null: it is of a list.
 * - `screened_name`: The name of the user that was compared.
 * - `screened_name_kind`: Which name of the user it is.
 *   - `name`: The name of the person.
 *   - `business_name`: The name of the business.
 *   - `trading_name`: Its trading name.
 *   - `name_in_file`: The name in bank files.
 *   - `contact`: The contact of the business.
 *   - `owner`: An owner of the business.
 * - `dob`: The birth date of the owner; null: not known.
 * - `has_other_birth_date`: True: the list has birth dates, and none is near the one of the owner.
 *   The score is lower for it.
 * - `listed_name`: The name of the entry that is most alike.
 * - `entry`: The entry as it was when the hit was raised.
 * - `block_uuid`: The block of the user.
 * - `raised_at`: When the hit was raised, in UTC.
 * - `decided_at`: When it was decided, in UTC; null: it is open.
 * - `decided_by`: The operator who decided; null: no operator yet, or a token.
 * - `decided_by_provider`: True: the screening provider decided.
 * - `reason`: Why it was decided so; null: it is open.
 * - `report_due_on`: The last day for the report to OFAC: ten banking days after the block. Null:
 *   no report is due.
 * - `report_reference`: The reference of the report; null: not recorded.
 * - `reported_on`: The day of the report; null: not recorded.
 *
 * ClearSanctionsHitRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * ConfirmSanctionsHitRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * RecordSanctionsReportRequest:
 * - `reference`: What OFAC or your own records call the report.
 * - `reported_on`: The day on which OFAC got it.
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * SanctionsListState:
 * - `list`: The list.
 * - `state`: How new it is.
 *   - `none`: It was never imported.
 *   - `old`: The last import is more than `list_old_after_days` ago.
 *   - `current`: It was imported since then.
 * - `imported_at`: When it was last imported, in UTC; null: never.
 *
 * SanctionsListImport:
 * - `uuid`: The identifier of the import.
 * - `list`: The list.
 * - `imported_at`: When it was imported, in UTC.
 * - `imported_by`: Who: a user of the machine, or a caller of the API.
 * - `files_sha256`: SHA-256 of the files, one after the other, hexadecimal.
 * - `entry_count`: Entries of the list.
 * - `name_count`: Their names, with aliases.
 * - `added_count`: Entries that the list before did not have.
 * - `changed_count`: Entries with another name, program, birth date, address or remark.
 * - `removed_count`: Entries that only the list before had.
 *
 * ScreeningRound: All users are screened again, after an import or a new threshold.
 * - `started_at`: When it began, in UTC.
 * - `ended_at`: When all users were screened, in UTC; null: it is under way.
 * - `replaced`: True: a later round began before it reached the last user.
 * - `threshold_percent`: The threshold of this round.
 * - `screened_count`: Users that were screened.
 * - `hit_count`: New hits.
 *
 * ScreeningProvider: A provider that screens users in addition to the lists.
 * - `since`: Since when the service has it, in UTC.
 * - `users_waiting`: Users about whom it has not answered.
 * - `oldest_asked_at`: When the oldest of them was asked about, in UTC; null: none waits.
 * - `error`: Why the oldest could not be sent; null: all were sent.
 *
 * ScreeningSettings:
 * - `threshold_percent`: A name that is at least so much like a listed one is a hit. 88 at first;
 *   100: only the same words.
 * - `list_old_after_days`: A list is old so many days after its import. 7 at first.
 *
 * ImportSanctionsListRequest:
 * - `list`: The list.
 * - `primary`: The bytes of `sdn.csv` or `cons_prim.csv` in base64.
 * - `aliases`: The bytes of `alt.csv` or `cons_alt.csv` in base64.
 * - `addresses` (may be absent): The bytes of `add.csv` or `cons_add.csv` in base64. Absent: no
 *   addresses.
 * - `comments` (may be absent): The bytes of `sdn_comments.csv` or `cons_comments.csv` in base64.
 *   Absent: no further remarks.
 * - `allow_fewer` (may be absent): True: accepts a list with few entries, or without a tenth of the
 *   present ones. Absent: false.
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * SetSanctionsScreeningRequest:
 * - `threshold_percent` (may be absent): A name that is at least so much like a listed one is a
 *   hit. 88 at first; 100: only the same words.
 * - `list_old_after_days` (may be absent): A list is old so many days after its import. 7 at first.
 * - `reason`: Why. The audit trail keeps it.
 *
 * RevokeAuthorizationOfAnyTenantRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * SetProcessorLimitsRequest:
 * - `amount_per_payment` (may be absent): The highest amount of one payment, in cents. Null: no
 *   limit.
 * - `amount_per_day` (may be absent): The highest sum of the payments that start on one banking
 *   day, in cents. Null: no limit.
 * - `amount_in_flight` (may be absent): The highest sum of captures that can still be returned, in
 *   cents. Null: no limit.
 * - `reason`: Why. The audit trail keeps it.
 *
 * SetVendorLimitsRequest:
 * - `amount_per_payment` (may be absent): The highest amount of one payment, in cents. Null: no
 *   limit.
 * - `amount_per_day` (may be absent): The highest sum of the payments that start on one banking
 *   day, in cents. Null: no limit.
 * - `amount_in_flight` (may be absent): The highest sum of captures that can still be returned, in
 *   cents. Null: no limit.
 * - `reason`: Why. The audit trail keeps it.
 *
 * SetMerchantLimitsRequest:
 * - `amount_per_payment` (may be absent): The highest amount of one payment, in cents. Null: no
 *   limit.
 * - `amount_per_day` (may be absent): The highest sum of the payments that start on one banking
 *   day, in cents. Null: no limit.
 * - `amount_in_flight` (may be absent): The highest sum of captures that can still be returned, in
 *   cents. Null: no limit.
 * - `reason`: Why. The audit trail keeps it.
 *
 * SetReturnRatePolicyRequest:
 * - `hold_debits_past_rate` (may be absent):
 * - `return_rate_minimum_debits` (may be absent): An integer from 1 to 1000000.
 * - `reason`: Why. The audit trail keeps it.
 *
 * FraudRule: A rule of fraud monitoring, as it is set for an owner.
 * - `uuid`: The identifier of the rule as it is set.
 * - `rule`: What the rule looks for.
 *   - `payer_velocity`: One payer started more than `payments` payments, or payments of more than
 *     `amount` cents, in `hours`.
 *   - `below_limit`: One payer started more than `payments` payments in `hours`, each of at most
 *     `amount` cents and at most `percent` percent less: they may be split to stay below a limit.
 *   - `first_debit`: A debit of more than `amount` cents, and no earlier debit of the bank account
 *     is good.
 *   - `many_payers`: A payee that was added fewer than `days` ago got payments of more than
 *     `payers` payers in `hours`: money may be collected for others.
 *   - `new_payee_account`: Payouts of more than `amount` cents go to a bank account that was added
 *     fewer than `days` ago.
 *   - `changed_payee_account`: Payouts of more than `amount` cents go to another bank account than
 *     earlier payouts of the payee, and this account was first paid fewer than `days` ago.
 * - `owner`: Whose payments it looks at. The rule of the narrowest owner decides.
 * - `processor_uuid`: The tenant. Null: all tenants.
 * - `merchant_uuid`: The merchant. Null: every merchant of the owner.
 * - `action`: What happens with a payment that the rule finds.
 *   - `review`: The payment is put on hold (kind `risk`) until an operator releases or stops it.
 *   - `note`: The finding is recorded, and the payment goes on.
 *   - `off`: The rule does not look at the payments of this owner.
 * - `hours`: The length of the span in hours. Null: the rule has none.
 * - `days`: The age in days. Null: the rule has none.
 * - `payments`: The most payments that are allowed. Null: not limited.
 * - `payers`: The most payers that are allowed. Null: not limited.
 * - `amount`: The highest amount that is allowed, in cents. Null: not limited.
 * - `percent`: How far below the amount a payment is near it. Null: the rule has none.
 * - `stage`: The stage before which it looks at a payment.
 * - `set_at`: When it was set last, in UTC.
 *
 * SetFraudRuleRequest:
 * - `processor_uuid` (may be absent): Only for this tenant. Absent or null: for all tenants.
 * - `merchant_uuid` (may be absent): Only for payments to this merchant, and for its payments.
 *   Absent or null: for all.
 * - `action`: What happens with a payment that the rule finds.
 *   - `review`: The payment is put on hold (kind `risk`) until an operator releases or stops it.
 *   - `note`: The finding is recorded, and the payment goes on.
 *   - `off`: The rule does not look at the payments of this owner.
 *   Null: nothing is set for this owner, and the rule of the wider owner decides.
 * - `hours` (may be absent): The length of the span in hours. Null: the rule has none.
 * - `days` (may be absent): The age in days. Null: the rule has none.
 * - `payments` (may be absent): The most payments that are allowed. Null: not limited.
 * - `payers` (may be absent): The most payers that are allowed. Null: not limited.
 * - `amount` (may be absent): The highest amount that is allowed, in cents. Null: not limited.
 * - `percent` (may be absent): How far below the amount a payment is near it. Null: the rule has
 *   none.
 * - `reason`: Why. The audit trail keeps it.
 *
 * SetRecommendedFraudRulesRequest:
 * - `processor_uuid` (may be absent): Only for this tenant. Absent or null: for all tenants.
 * - `reason`: Why. The audit trail keeps it.
 *
 * FraudFinding: What one rule found about a payment.
 * - `rule`: The rule that found the payment.
 * - `action`: What the rule does with a payment that it finds.
 * - `bank_account_uuid`: The bank account that the stage debits or credits.
 * - `text`: The finding in one sentence, for operators.
 * - `counted`: What the rule counted, by name. Amounts are cents.
 * - `allowed`: The parameters of the rule, as they were set then. Amounts are cents.
 *
 * FraudReview: A payment that fraud monitoring found before one of its stages.
 * - `uuid`: The identifier of the review.
 * - `state`: Where the review is.
 *   - `noted`: The payment was not stopped: the rules only record it.
 *   - `open`: The payment is on hold and waits for an operator.
 *   - `released`: An operator released the payment.
 *   - `stopped`: An operator stopped the payment.
 *   - `closed`: The payment ended before a decision.
 * - `stage`: The stage before which the payment was found, such as `payout`.
 * - `transaction_uuid`: The payment.
 * - `processor_uuid`: The tenant.
 * - `amount`: What the stage moves, in cents.
 * - `payer_uuid`: The payer.
 * - `payer_name`: The name of the payer.
 * - `payee_uuid`: The payee.
 * - `payee_name`: The name of the payee.
 * - `finding`: What the rules found, in words: the sentences of `findings`.
 * - `findings`: What the rules found.
 * - `hold_uuid`: The hold on the payment. Null: the payment was not stopped.
 * - `found_at`: When it was found, in UTC.
 * - `decided_at`: When it was decided or closed, in UTC. Null: it was not.
 * - `decided_by`: The operator who decided. Null: a token decided, the service closed it, or it is
 *   open.
 * - `reason`: The reason of the decision. Null: no operator gave one.
 *
 * ReleaseFraudReviewRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * StopFraudReviewRequest:
 * - `block` (may be absent): Who is blocked as `fraud`: this user can neither pay nor be paid.
 *   - `payer`: The payer. The default before a capture.
 *   - `payee`: The payee. The default before a payout.
 *   - `none`: No user is blocked.
 * - `reason`: Why. The audit trail keeps it.
 *
 * EventName: The name of an event. The section of webhooks explains each event.
 *
 * RegisterWebhookRequest:
 * - `webhook_url`: The https URLs that receive the events, 1 to 20.
 * - `event_names`: The events that each URL receives.
 *
 * DeregisterWebhookRequest:
 * - `event_names`: The events that are no longer sent.
 * - `webhook_url` (may be absent): The URLs that no longer receive the events. Absent: all URLs of
 *   the tenant.
 *
 * UpdateWebhookEndpointRequest:
 * - `url` (may be absent): The https URL that receives the events from now on.
 * - `event_names` (may be absent): All events that the endpoint receives from now on.
 *
 * WebhookEndpoint: A URL that receives events.
 * - `uuid`: The identifier of the endpoint.
 * - `vendor_uuid`: The vendor that owns the endpoint. Null: the processor owns it.
 * - `url`: The URL that receives the events.
 * - `event_names`: The events that the endpoint receives.
 * - `state`: Whether events are sent to the endpoint.
 *   - `enabled`: They are sent.
 *   - `disabled`: They are held until someone enables the endpoint.
 * - `health`: Whether the endpoint takes its deliveries.
 *   - `healthy`: The latest deliveries succeeded, or none was sent yet.
 *   - `failing`: No delivery succeeded since `failing_since`.
 * - `failing_since`: Since when no delivery succeeded, in UTC. Null: the endpoint is healthy.
 * - `disabled_at`: When the endpoint was disabled, in UTC. Null: it is enabled.
 * - `disabled_reason`: Why the endpoint was disabled. Null: it is enabled.
 * - `created_at`: When the URL was registered first, in UTC.
 *
 * WebhookRegistration: An event and a URL that receives it.
 * - `event_name`: The event that the URL receives.
 * - `webhook_url`: The URL that receives the event.
 * - `created_at`: When the event was registered for the URL, in UTC.
 * - `updated_at`: The same as `created_at`: a registration does not change.
 *
 * WebhookSecret: The secret of an endpoint.
 * - `secret`: The secret that signs the deliveries: `whsec_` and base64.
 *
 * AttemptOutcome: How the request ended.
 *
 * - `succeeded`: The endpoint answered with a status from 200 to 299.
 * - `refused`: The endpoint answered with another status.
 * - `failed`: The endpoint gave no answer.
 * - `blocked`: Nothing was sent: the address of the endpoint is not allowed.
 *
 * DeliveryState: How far the delivery is.
 *
 * - `pending`: It is under way, or waits for its next attempt.
 * - `held`: It waits until the endpoint is enabled.
 * - `delivered`: The endpoint answered an attempt with a status from 200 to 299.
 * - `dead`: Ten attempts failed. It can be replayed.
 * - `canceled`: The event was de-registered before it was delivered.
 *
 * DeliveryAttempts:
 * - `attempt`: The number of the attempt, from 1.
 * - `started_at`: When the attempt began, in UTC.
 * - `latency_ms`: How long the request took, in milliseconds.
 * - `outcome`: How the request ended.
 *   - `succeeded`: The endpoint answered with a status from 200 to 299.
 *   - `refused`: The endpoint answered with another status.
 *   - `failed`: The endpoint gave no answer.
 *   - `blocked`: Nothing was sent: the address of the endpoint is not allowed.
 * - `status`: The HTTP status of the answer. Null: there was no answer.
 * - `error`: Why the request did not succeed, as a sentence. Null: it succeeded.
 * - `answer`: The first 16 KiB of the answer. Null: there was no answer.
 *
 * Delivery: The delivery of one event to one endpoint, with its attempts.
 * - `uuid`: The identifier of the delivery.
 * - `event_uuid`: The event that is delivered: the header `webhook-id`.
 * - `event_name`: The name of the event that is delivered.
 * - `state`: How far the delivery is.
 *   - `pending`: It is under way, or waits for its next attempt.
 *   - `held`: It waits until the endpoint is enabled.
 *   - `delivered`: The endpoint answered an attempt with a status from 200 to 299.
 *   - `dead`: Ten attempts failed. It can be replayed.
 *   - `canceled`: The event was de-registered before it was delivered.
 * - `attempt_count`: The number of attempts so far.
 * - `next_attempt_at`: When the next attempt is due, in UTC. Null: no attempt is due.
 * - `created_at`: When the delivery was created, in UTC.
 * - `finished_at`: When the delivery ended, in UTC. Null: it has not ended.
 * - `attempts`: The attempts so far, the oldest first.
 *
 * ReplayDeliveriesRequest:
 * - `since` (may be absent): Only deliveries whose event was raised at this time or later:
 *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `until` (may be absent): Only deliveries whose event was raised before this time: `YYYY-MM-DD
 *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `state` (may be absent): Which deliveries are sent again. `dead` by default.
 *   - `dead`: Those whose ten attempts failed.
 *   - `delivered`: Those that were delivered.
 *
 * WebhookEndpointOfAnyTenant:
 * - `processor_uuid`:
 * - `uuid`: The identifier of the endpoint.
 * - `vendor_uuid`: The vendor that owns the endpoint. Null: the processor owns it.
 * - `url`: The URL that receives the events.
 * - `event_names`: The events that the endpoint receives.
 * - `state`: Whether events are sent to the endpoint.
 *   - `enabled`: They are sent.
 *   - `disabled`: They are held until someone enables the endpoint.
 * - `health`: Whether the endpoint takes its deliveries.
 *   - `healthy`: The latest deliveries succeeded, or none was sent yet.
 *   - `failing`: No delivery succeeded since `failing_since`.
 * - `failing_since`: Since when no delivery succeeded, in UTC. Null: the endpoint is healthy.
 * - `disabled_at`: When the endpoint was disabled, in UTC. Null: it is enabled.
 * - `disabled_reason`: Why the endpoint was disabled. Null: it is enabled.
 * - `created_at`: When the URL was registered first, in UTC.
 *
 * ReplayDeliveryOfAnyTenantRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * SignInRequest:
 * - `email`: An email address of at most 254 characters, in ASCII.
 * - `password`: The password of the person.
 * - `code` (may be absent): The 6 digits that the authenticator app shows. Absent: the person has
 *   no such app.
 *
 * OperatorPerson: A person who may sign in to the console.
 * - `uuid`: The identifier of the person.
 * - `name`: The name of the person.
 * - `email`: The e-mail address that the person signs in with.
 * - `role`: What the person may do.
 *   - `viewer`: See everything of all tenants.
 *   - `support`: Also write notes, and put a payment on hold.
 *   - `operator`: Also move money, and work on bank files.
 *   - `risk`: As `support`, and release holds, block users, set limits and decide about businesses.
 *   - `administrator`: Everything, also tenants, tokens and operators.
 *   - `developer`: See one tenant, and change its webhooks.
 *   - `tenant_viewer`: See one tenant.
 *   - `tenant_finance`: See one tenant, and refund its payments.
 *   - `tenant_owner`: As `developer` and `tenant_finance`, and decide about the people and the
 *     tokens of the tenant.
 * - `processor_uuid`: The tenant of the person. Null: the person is an operator of the service.
 * - `invited_at`: When the person was invited, in UTC.
 * - `joined_at`: When the person accepted the invitation, in UTC. Null: not yet.
 * - `disabled_at`: When the person was disabled, in UTC. Null: the person may sign in.
 * - `disabled_by_service`: Whether an operator of the service disabled the person. Then no owner of
 *   a tenant may enable them.
 * - `has_password`: Whether the person has a password.
 * - `has_oidc`: Whether the person has signed in at the identity provider.
 * - `password_only`: The person signs in with the password and the authenticator app, not at the
 *   identity provider.
 *
 * SignedIn:
 * - `operator`: A person who may sign in to the console.
 *
 * OpenInvitationRequest:
 * - `token`: Of the link, after `#`.
 *
 * AcceptInvitationRequest:
 * - `token`: Of the link, after `#`.
 * - `password`: At least 12 characters; a phrase is good. What is common, repeats or counts is
 *   refused.
 * - `code` (may be absent): The 6 digits that the authenticator app shows. Absent: the person has
 *   no such app.
 *
 * OwnSession: The session of the caller.
 * - `uuid`: The identifier of the session.
 * - `is_confirmed`: Whether the password was given in the last 15 minutes.
 * - `has_authenticator`: Whether the password of the person needs a code of an authenticator app.
 * - `operator`: The person of the session.
 *
 * ConfirmSessionRequest:
 * - `password`: The password of the person.
 * - `code` (may be absent): The 6 digits that the authenticator app shows. Absent: the person has
 *   no such app.
 *
 * ChangePasswordRequest:
 * - `password`: The password of the person.
 * - `code` (may be absent): The 6 digits that the authenticator app shows. Absent: the person has
 *   no such app.
 * - `new_password`: At least 12 characters; a phrase is good. What is common, repeats or counts is
 *   refused.
 *
 * SetAuthenticatorRequest:
 * - `offer`: As `offerAuthenticator` answered it, in the same session.
 * - `new_code`: The 6 digits that the new app shows.
 * - `password`: The password of the person.
 * - `code` (may be absent): The 6 digits that the authenticator app shows. Absent: the person has
 *   no such app.
 *
 * OwnOpenSession:
 * - `uuid`: The identifier of the session.
 * - `is_this`: Whether the request has this session.
 * - `created_at`: When the person signed in, in UTC.
 * - `last_seen_at`: When the session was last used, to the minute, in UTC.
 * - `address`: The address from which the person signed in.
 * - `user_agent`: What the browser called itself at the sign-in.
 *
 * OwnMails: Each e-mail, and whether the person gets it.
 * - `approvals_to_decide`: An act waits for an approval that the person may give.
 * - `own_approvals`: An approval that the person asked for is given, refused or expired.
 * - `scheduled_files`: A file that the person scheduled is written, or could not be written three
 *   times.
 * - `risk_decisions`: A sanctions hit or a fraud review waits for a decision that the person may
 *   make.
 *
 * InviteOperatorRequest:
 * - `name`: Text of 1 to 100 characters.
 * - `email`: An email address of at most 254 characters, in ASCII.
 * - `role`:
 * - `processor_uuid` (may be absent):
 * - `password_only` (may be absent): The person signs in with the password and the authenticator
 *   app, not at the identity provider.
 * - `reason`: Why. The audit trail keeps it.
 *
 * OperatorLink: A link that works once.
 * - `token`: The secret of the link. It is shown only here.
 * - `url`: The page of the console that accepts the invitation.
 * - `expires_at`: When the link ends, in UTC.
 *
 * CreateOperatorLinkRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * UpdateOperatorRequest:
 * - `name` (may be absent): Text of 1 to 100 characters.
 * - `role` (may be absent):
 * - `processor_uuid` (may be absent):
 * - `disabled` (may be absent): True or false.
 * - `password_only` (may be absent): The person signs in with the password and the authenticator
 *   app, not at the identity provider.
 * - `issued_tokens` (may be absent): Needed when a person who has issued tokens is disabled or may
 *   issue none any more. `revoke`: they end. `keep`: from now on the caller is their issuer.
 * - `reason`: Why. The audit trail keeps it.
 *
 * InvitePersonRequest:
 * - `name`: The name of the person. No other person who signs in has it.
 * - `email`: The e-mail address that the person signs in with.
 * - `role`: What the person may do.
 *   - `developer`: See one tenant, and change its webhooks.
 *   - `tenant_viewer`: See one tenant.
 *   - `tenant_finance`: See one tenant, and refund its payments.
 *   - `tenant_owner`: As `developer` and `tenant_finance`, and decide about the people and the
 *     tokens of the tenant.
 *
 * UpdatePersonRequest:
 * - `role` (may be absent): What the person may do.
 *   - `developer`: See one tenant, and change its webhooks.
 *   - `tenant_viewer`: See one tenant.
 *   - `tenant_finance`: See one tenant, and refund its payments.
 *   - `tenant_owner`: As `developer` and `tenant_finance`, and decide about the people and the
 *     tokens of the tenant.
 * - `disabled` (may be absent): True: the person may not sign in. False: the person may.
 * - `issued_tokens` (may be absent): Needed when a person who has issued tokens is disabled or may
 *   issue none any more. `revoke`: they end. `keep`: from now on the caller is their issuer.
 *
 * OperatorSession:
 * - `uuid`:
 * - `operator_uuid`:
 * - `operator_name`:
 * - `created_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `last_seen_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `address`:
 * - `user_agent`:
 *
 * ApprovalPolicy:
 * - `act`:
 * - `description`:
 * - `is_required`:
 * - `above_amount`: Cents.
 *
 * SetApprovalPolicyRequest:
 * - `is_required`: True or false.
 * - `above_amount` (may be absent): Cents; 0 by default.
 * - `reason`: Why. The audit trail keeps it.
 *
 * CreateProcessorRequest:
 * - `name`: Text of 1 to 100 characters.
 * - `lane` (may be absent): The lane to add it in: `home`, or a name of the lanes file. Without it,
 *   one of all lanes, in the proportion of their shards. Only a lane with shards takes processors.
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * ProcessorDetail:
 * - `uuid`:
 * - `name`:
 * - `payout_delay_days`: In banking days: the least delay of a payment of this tenant.
 * - `bank`: The bank of its entries from their next file on; null: the first bank of the banks
 *   file.
 * - `created_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `suspended_at`:
 * - `lane`: The database that has its rows: `home`, or a name of the lanes file.
 * - `zero_delay_allowed`: Whether payout_delay_days may be 0.
 * - `present_again`: Whether debits that were returned with R01 or R09 are presented again.
 * - `keep_returned_payouts`: Whether returned payouts wait for another account of the payee instead
 *   of going back to the payer.
 * - `authorization_required`: Whether a payment is refused that no authorization of its payer
 *   allows.
 * - `clawback_authorization_required`: Whether a clawback fails, and the payee owes the money, if
 *   the payee has not authorized clawbacks of the bank account.
 * - `validated_accounts_required`: Whether a payment is refused whose payer is a person with a bank
 *   account that was never validated.
 * - `account_checks_per_day`: How many checks of bank accounts by micro-entries and prenotes it may
 *   start in 24 hours.
 * - `unique_client_reference_ids`: Whether a used reference is refused.
 * - `validation_sources`: The sources that validate its bank accounts, in their order; null: the
 *   sources of the mode.
 * - `originator`:
 *
 * UpdateProcessorRequestOriginator:
 * - `company_identification` (may be absent): The bank assigns it.
 * - `company_name` (may be absent): The name on the bank statement, unless the payment has its own.
 * - `consumer_debits` (may be absent):
 * - `online_debits_recur` (may be absent): For WEB: true is recurring (R), false is single (S).
 * - `payouts_are_wages` (may be absent): Payouts to persons are wages, always described as PAYROLL.
 *
 * UpdateProcessorRequest:
 * - `name` (may be absent): Text of 1 to 100 characters.
 * - `payout_delay_days` (may be absent): An integer from 0 to 60.
 * - `zero_delay_allowed` (may be absent): True or false.
 * - `present_again` (may be absent): True or false.
 * - `keep_returned_payouts` (may be absent): True or false.
 * - `unique_client_reference_ids` (may be absent): True or false.
 * - `authorization_required` (may be absent): True or false.
 * - `clawback_authorization_required` (may be absent): True or false.
 * - `validated_accounts_required` (may be absent): True or false.
 * - `account_checks_per_day` (may be absent): How many checks of bank accounts by micro-entries and
 *   prenotes it may start in 24 hours.
 * - `bank` (may be absent): A name in the banks file; null: its first bank.
 * - `validation_sources` (may be absent): The sources that validate bank accounts, in the order in
 *   which they are asked.
 * - `originator` (may be absent):
 * - `reason`: Why. The audit trail keeps it.
 *
 * SuspendProcessorRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * Processor:
 * - `uuid`:
 * - `name`:
 * - `payout_delay_days`: In banking days: the least delay of a payment of this tenant.
 * - `bank`: The bank of its entries from their next file on; null: the first bank of the banks
 *   file.
 * - `created_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `suspended_at`:
 *
 * ResumeProcessorRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * CreateVendorRequest:
 * - `name`: Text of 1 to 100 characters.
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * Vendor:
 * - `uuid`:
 * - `processor_uuid`:
 * - `name`:
 * - `created_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 *
 * CreateTokenRequest:
 * - `processor_uuid` (may be absent):
 * - `vendor_uuid` (may be absent):
 * - `admin` (may be absent): True or false.
 * - `name` (may be absent): What the token is for, such as the program that gets it.
 * - `role` (may be absent): Of an admin token: what it may do. Default: administrator.
 * - `expires_in_days` (may be absent): An integer from 1 to 3650.
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * TokenIssuer: Who issued it, also through another token. Null: the machine of the operator.
 * - `operator_uuid`:
 * - `name`:
 * - `email`:
 *
 * Token:
 * - `uuid`:
 * - `kind`:
 * - `name`:
 * - `role`:
 * - `processor_uuid`:
 * - `vendor_uuid`:
 * - `created_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `expires_at`:
 * - `revoked_at`:
 * - `last_used_at`:
 * - `issued_by`:
 *
 * CreateOwnTokenRequest:
 * - `name`: What the token is for, such as the program that gets it.
 * - `vendor_uuid` (may be absent): The vendor of the token. Absent: it is a token of the processor.
 * - `expires_in_days` (may be absent): In how many days it expires. Absent: it does not expire.
 *
 * OwnToken: A token of a tenant, without its text.
 * - `uuid`: The identifier of the token.
 * - `kind`: Whether it is a token of the processor or of a vendor.
 * - `name`: What the token is for. Null: it was given no name.
 * - `vendor_uuid`: The vendor of the token. Null: none.
 * - `vendor_name`: The name of the vendor. Null: it is a token of the processor.
 * - `created_at`: When it was issued, in UTC.
 * - `expires_at`: When it expires, in real time. Null: it does not expire.
 * - `revoked_at`: When it was revoked. Null: it was not.
 * - `last_used_at`: When it was last used, to the hour. Null: never.
 * - `issued_by`: The uuid of the person of the tenant who issued it. Null: the operator of the
 *   service.
 *
 * AuditedActDetail:
 *
 * AuditedAct:
 * - `uuid`:
 * - `processor_uuid`:
 * - `acted_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `actor`:
 * - `actor_name`: The operator, or the token if it has a name.
 * - `token_uuid`:
 * - `action`:
 * - `subject`:
 * - `subject_uuid`:
 * - `detail`:
 * - `request_id`:
 * - `operator_uuid`:
 * - `session_uuid`:
 * - `address`:
 * - `reason`:
 *
 * LoggedRequest:
 * - `request_id`: The identifier of the request: the header `X-Request-Id` of its answer.
 * - `answered_at`: When the request was answered: ISO 8601, UTC.
 * - `method`: The HTTP method of the request.
 * - `path`: The path without the query. Parts that are neither ours nor a uuid are left out.
 * - `status`: The HTTP status of the answer.
 * - `duration_ms`: How long the answer took, in milliseconds.
 * - `error_codes`: The codes of `errors` in the answer. Empty: no refusal.
 * - `token_uuid`: The token of the request. Null: it came without one that is known.
 * - `vendor_uuid`: The vendor that sent the request. Null: no vendor sent it.
 *
 * LoggedRequestOfAnyTenant:
 * - `request_id`: The identifier of the request: the header `X-Request-Id` of its answer.
 * - `answered_at`: When the request was answered: ISO 8601, UTC.
 * - `method`: The HTTP method of the request.
 * - `path`: The path without the query. Parts that are neither ours nor a uuid are left out.
 * - `status`: The HTTP status of the answer.
 * - `duration_ms`: How long the answer took, in milliseconds.
 * - `error_codes`: The codes of `errors` in the answer. Empty: no refusal.
 * - `token_uuid`: The token of the request. Null: it came without one that is known.
 * - `vendor_uuid`: The vendor that sent the request. Null: no vendor sent it.
 * - `processor_uuid`:
 * - `operator_uuid`:
 *
 * BankWindowsSameDay:
 * - `closes`: HH:MM, Eastern.
 * - `settles`: HH:MM, Eastern.
 *
 * BankWindowsNextDay:
 * - `closes`: HH:MM, Eastern.
 *
 * BankWindowsClosedDay: On days that are no banking days. Null: the bank takes no files on them.
 * - `closes`: HH:MM, Eastern.
 *
 * BankWindows:
 * - `same_day`:
 * - `next_day`:
 * - `closed_day`: On days that are no banking days. Null: the bank takes no files on them.
 *
 * Bank:
 * - `name`:
 * - `odfi`:
 * - `shares_with`: The bank whose account and statement this one uses. Null: it has its own.
 * - `same_day_limit_cents`: Cents. A larger entry goes out with the next-day entries.
 * - `windows`:
 * - `processors`: The processors whose entries go through this bank, from their next file on.
 * - `files_under_way`: Our files that are not decided, or whose entries still settle or become
 *   good.
 * - `played_until`:
 * - `inbound_read_at`:
 * - `statement_booking`:
 *
 * CutOff:
 * - `bank`:
 * - `closes_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `speed`:
 * - `settles_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `returns_until`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `unauthorized_returns_until`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin`
 *   `YYYY-MM-DDTHH:MM:SSZ`.
 *
 * SettlingOnDayFiles:
 * - `uuid`: The file.
 * - `bank`: Its bank.
 * - `name`: Its name; null: it has none yet.
 * - `is_settled`: Whether all its entries have settled or came back.
 * - `debits`: Cents of its debits.
 * - `credits`: Cents of its credits.
 *
 * SettlingOnDay: What settles on the day, by the files that closed up to now: as sent, also what
 * came back since then.
 * - `debits`: Cents of the debits that settle on the day: they come.
 * - `credits`: Cents of the credits that settle on the day: they leave.
 * - `files`: The files, in the order of their cut-offs.
 *
 * CalendarDay:
 * - `day`: A calendar day written as YYYY-MM-DD.
 * - `weekday`:
 * - `is_banking_day`:
 * - `holiday`:
 * - `cut_offs`:
 * - `settling`: What settles on the day, by the files that closed up to now: as sent, also what
 *   came back since then.
 *
 * BankFile:
 * - `uuid`:
 * - `bank`:
 * - `kind`:
 * - `state`:
 * - `name`:
 * - `delivery`:
 * - `entries`:
 * - `debits`:
 * - `credits`:
 * - `offset_entries`: How many entries balance the file, because the bank asks for balanced files.
 *   They are in the file and in no payment: the file control has them in its counts and totals,
 *   `entries`, `debits` and `credits` do not.
 * - `offset_debits`: Cents. The debits among them: the offset of `credits`.
 * - `offset_credits`: Cents. The credits among them: the offset of `debits`.
 * - `effective_entry_date`: A calendar day written as YYYY-MM-DD.
 * - `created_at`: When it was opened for its cut-off, in UTC.
 * - `cut_off_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `received_at`:
 * - `settles_at`: Planned at the cut-off. A file that the bank gets too late for that settles
 *   later.
 * - `returns_until`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `submitted_at`:
 * - `confirmed_at`:
 * - `rejected_at`:
 * - `acknowledged_at`:
 * - `note`:
 * - `statement_booking`: How the bank statement shows the file if an entry is returned before
 *   settlement: the setting of the bank when the file was opened, or what an operator has recorded
 *   since.
 *
 * FiledEntry:
 * - `uuid`:
 * - `processor_uuid`:
 * - `transaction_uuid`:
 * - `refund_uuid`:
 * - `stage`:
 * - `state`:
 * - `direction`:
 * - `amount`: Cents that the entry moves for this payment.
 * - `trace_id`:
 * - `entry_amount`: Cents of the whole entry, which several payments may share.
 * - `bank_account_uuid`:
 * - `created_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `payer_name`: The name of the payer: of the business, or first and last name. Null: erased.
 * - `payee_name`: The name of the payee: of the business, or first and last name. Null: erased.
 *
 * MarkBankFileDeliveredRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * RejectBankFileRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * MarkBankFileBookedGrossRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * MarkBankFileBookedNetRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * Restore:
 * - `uuid`:
 * - `restored_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `reached_at`:
 * - `backup`:
 *
 * ReleaseBankRequest:
 * - `bank`: The name of the bank in the banks file.
 * - `reason`: Why. The audit trail keeps it.
 * - `files_at_bank`: The names of all files that the bank has received since the day of the
 *   restored moment. Files of ours with these names are not sent again; our other unsent files are
 *   sent. Files of other banks with which this bank shares an account make no difference.
 * - `files_only_at_bank` (may be absent): The `files_at_bank` that the database lost in the
 *   restore. Place holds on their payments first. Their names are not used again.
 *
 * InboundFileProblems:
 * - `line`:
 * - `field`:
 * - `message`:
 *
 * InboundFileFaults:
 * - `line`:
 * - `field`:
 * - `message`:
 *
 * InboundFileNotes:
 * - `line`:
 * - `field`:
 * - `message`:
 *
 * InboundFile:
 * - `uuid`:
 * - `bank`:
 * - `name`:
 * - `verdict`:
 * - `problems`:
 * - `problem_count`:
 * - `faults`: Why single entries are in suspense. The other entries of the file are applied.
 * - `fault_count`:
 * - `notes`: What is unusual, without consequences.
 * - `note_count`:
 * - `entries`:
 * - `debits`:
 * - `credits`:
 * - `read_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `released_at`:
 * - `rejected_at`:
 * - `note`:
 *
 * ReleaseInboundFileRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * RejectInboundFileRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * BankItem:
 * - `uuid`:
 * - `kind`: `reject`: the bank rejected one entry of our file. It writes `REJ` and a number of its
 *   own over the trace number.
 * - `code`:
 * - `direction`:
 * - `amount`: Cents.
 * - `state`:
 * - `reason`:
 * - `late`: The return came after the deadline of its code. It may be dishonored.
 * - `original_trace`:
 * - `item_trace`:
 * - `bank`: The bank that sent the file.
 * - `file_uuid`:
 * - `file_name`:
 * - `processor_uuid`:
 * - `transaction_uuid`:
 * - `stage`:
 * - `note`:
 * - `received_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 *
 * NamedBankItem:
 * - `uuid`:
 * - `kind`: `reject`: the bank rejected one entry of our file. It writes `REJ` and a number of its
 *   own over the trace number.
 * - `code`:
 * - `direction`:
 * - `amount`: Cents.
 * - `state`:
 * - `reason`:
 * - `late`: The return came after the deadline of its code. It may be dishonored.
 * - `original_trace`:
 * - `item_trace`:
 * - `bank`: The bank that sent the file.
 * - `file_uuid`:
 * - `file_name`:
 * - `processor_uuid`:
 * - `transaction_uuid`:
 * - `stage`:
 * - `note`:
 * - `received_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `payer_name`: The name of the payer: of the business, or first and last name. Null: erased.
 * - `payee_name`: The name of the payee: of the business, or first and last name. Null: erased.
 *
 * LateReturn:
 * - `uuid`:
 * - `kind`: `reject`: the bank rejected one entry of our file. It writes `REJ` and a number of its
 *   own over the trace number.
 * - `code`:
 * - `direction`:
 * - `amount`: Cents.
 * - `state`:
 * - `reason`:
 * - `late`: The return came after the deadline of its code. It may be dishonored.
 * - `original_trace`:
 * - `item_trace`:
 * - `bank`: The bank that sent the file.
 * - `file_uuid`:
 * - `file_name`:
 * - `processor_uuid`:
 * - `transaction_uuid`:
 * - `stage`:
 * - `note`:
 * - `received_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `dishonor_until`: A calendar day written as YYYY-MM-DD.
 * - `is_dishonored`: Whether it was dishonored, whatever became of the dishonor.
 * - `may_be_dishonored`: Whether it can be dishonored now: the return of a debit, not dishonored,
 *   before its deadline.
 *
 * NamedLateReturn:
 * - `uuid`:
 * - `kind`: `reject`: the bank rejected one entry of our file. It writes `REJ` and a number of its
 *   own over the trace number.
 * - `code`:
 * - `direction`:
 * - `amount`: Cents.
 * - `state`:
 * - `reason`:
 * - `late`: The return came after the deadline of its code. It may be dishonored.
 * - `original_trace`:
 * - `item_trace`:
 * - `bank`: The bank that sent the file.
 * - `file_uuid`:
 * - `file_name`:
 * - `processor_uuid`:
 * - `transaction_uuid`:
 * - `stage`:
 * - `note`:
 * - `received_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `dishonor_until`: A calendar day written as YYYY-MM-DD.
 * - `is_dishonored`: Whether it was dishonored, whatever became of the dishonor.
 * - `may_be_dishonored`: Whether it can be dishonored now: the return of a debit, not dishonored,
 *   before its deadline.
 * - `payer_name`: The name of the payer: of the business, or first and last name. Null: erased.
 * - `payee_name`: The name of the payee: of the business, or first and last name. Null: erased.
 *
 * CorrectedAccount: What the bank corrects, at least one of the three.
 * - `account_number` (may be absent): The number of the account at the bank: 1 to 17 digits,
 *   letters, hyphens, dots, slashes or inner blanks, not only zeros and marks.
 * - `routing_number` (may be absent): The ABA routing number of the bank: 9 digits.
 * - `account_type` (may be absent): The kind of the account at the bank.
 *
 * ResolveSuspenseItemRequest:
 * - `as`:
 * - `transaction_uuid` (may be absent):
 * - `stage` (may be absent):
 * - `refund_uuid` (may be absent):
 * - `fee_payout_uuid` (may be absent):
 * - `trace_id` (may be absent): The trace number of our entry, as its bank file has it.
 * - `corrected` (may be absent): What the bank corrects, at least one of the three.
 * - `reason`: Why. The audit trail keeps it.
 *
 * RecordCaptureWonBackRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * CreateDishonorRequest:
 * - `item_uuid`:
 * - `code`:
 * - `information` (may be absent): Text of 0 to 21 characters.
 * - `reason`: Why. The audit trail keeps it.
 *
 * Dishonor:
 * - `uuid`:
 * - `item_uuid`:
 * - `processor_uuid`:
 * - `transaction_uuid`:
 * - `stage`:
 * - `return_code`:
 * - `direction`:
 * - `amount`: Cents.
 * - `bank`:
 * - `code`:
 * - `information`:
 * - `state`:
 * - `send_until`: A calendar day written as YYYY-MM-DD.
 * - `contestable_until`:
 * - `trace_id`:
 * - `file_uuid`:
 * - `contest_code`: R71 to R77: why the receiving bank insists on its return.
 * - `note`:
 * - `asked_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `sent_at`:
 * - `contested_at`:
 * - `decided_at`:
 *
 * NamedDishonor:
 * - `uuid`:
 * - `item_uuid`:
 * - `processor_uuid`:
 * - `transaction_uuid`:
 * - `stage`:
 * - `return_code`:
 * - `direction`:
 * - `amount`: Cents.
 * - `bank`:
 * - `code`:
 * - `information`:
 * - `state`:
 * - `send_until`: A calendar day written as YYYY-MM-DD.
 * - `contestable_until`:
 * - `trace_id`:
 * - `file_uuid`:
 * - `contest_code`: R71 to R77: why the receiving bank insists on its return.
 * - `note`:
 * - `asked_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `sent_at`:
 * - `contested_at`:
 * - `decided_at`:
 * - `payer_name`: The name of the payer: of the business, or first and last name. Null: erased.
 * - `payee_name`: The name of the payee: of the business, or first and last name. Null: erased.
 *
 * RecordDishonorWonRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * RecordDishonorLostRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * CreateMicroEntriesRequestBankAccount: The bank account of the user to check.
 * - `uuid`: The identifier of the bank account.
 * - `aggregator_type`: How the account was added.
 *   - `manual`: With its account number and routing number.
 *   - `bank_link`: Through the linking provider.
 *
 * CreateMicroEntriesRequest:
 * - `bank_account`: The bank account of the user to check.
 *
 * MicroEntryCheckState: How far the check is.
 *
 * - `pending`: The credits wait for a bank file, or are in one that the bank has not confirmed.
 * - `sent`: The bank has the credits.
 * - `awaiting_confirmation`: The credits have settled: ask the user for their amounts.
 * - `confirmed`: The user knew the amounts.
 * - `failed`: 3 pairs of amounts were wrong. Start another check.
 * - `expired`: The user did not tell the amounts in time. Start another check.
 * - `returned`: A credit came back: the account does not take credits.
 * - `canceled`: A credit was not sent: the account was disabled, its entry cannot be written, the
 *   bank rejected it, or you were suspended for too long.
 *
 * MicroEntryCheck: A check of a bank account: its holder tells the amounts of two small credits.
 * - `uuid`: The identifier of the check.
 * - `user_uuid`: The user who has the bank account.
 * - `bank_account_uuid`: The bank account that is checked.
 * - `state`: How far the check is.
 *   - `pending`: The credits wait for a bank file, or are in one that the bank has not confirmed.
 *   - `sent`: The bank has the credits.
 *   - `awaiting_confirmation`: The credits have settled: ask the user for their amounts.
 *   - `confirmed`: The user knew the amounts.
 *   - `failed`: 3 pairs of amounts were wrong. Start another check.
 *   - `expired`: The user did not tell the amounts in time. Start another check.
 *   - `returned`: A credit came back: the account does not take credits.
 *   - `canceled`: A credit was not sent: the account was disabled, its entry cannot be written, the
 *     bank rejected it, or you were suspended for too long.
 * - `answers_left`: How many pairs of amounts may still be sent. 0: none.
 * - `ach_return_code`: The code with which a credit was returned. Null: none was.
 * - `requested_at`: When the check was started, in UTC.
 * - `expires_at`: Until when the amounts can be sent, in UTC.
 * - `confirmed_at`: When the right amounts were sent, in UTC. Null: they were not.
 *
 * ConfirmMicroEntriesRequest:
 * - `amounts`: The two amounts in cents, in any order.
 *
 * NamedMicroEntryCheck:
 * - `uuid`: The identifier of the check.
 * - `user_uuid`: The user who has the bank account.
 * - `bank_account_uuid`: The bank account that is checked.
 * - `state`: How far the check is.
 *   - `pending`: The credits wait for a bank file, or are in one that the bank has not confirmed.
 *   - `sent`: The bank has the credits.
 *   - `awaiting_confirmation`: The credits have settled: ask the user for their amounts.
 *   - `confirmed`: The user knew the amounts.
 *   - `failed`: 3 pairs of amounts were wrong. Start another check.
 *   - `expired`: The user did not tell the amounts in time. Start another check.
 *   - `returned`: A credit came back: the account does not take credits.
 *   - `canceled`: A credit was not sent: the account was disabled, its entry cannot be written, the
 *     bank rejected it, or you were suspended for too long.
 * - `answers_left`: How many pairs of amounts may still be sent. 0: none.
 * - `ach_return_code`: The code with which a credit was returned. Null: none was.
 * - `requested_at`: When the check was started, in UTC.
 * - `expires_at`: Until when the amounts can be sent, in UTC.
 * - `confirmed_at`: When the right amounts were sent, in UTC. Null: they were not.
 * - `processor_uuid`: The tenant.
 * - `user_name`: The name of the user.
 *
 * PrenoteTest: What the prenote asks the bank of the account.
 *
 * - `debits`: Whether the account can be debited. This is also used if you name nothing.
 * - `credits`: Whether it can be paid.
 *
 * CreatePrenoteRequestBankAccount: The bank account of the user to check.
 * - `uuid`: The identifier of the bank account.
 * - `aggregator_type`: How the account was added.
 *   - `manual`: With its account number and routing number.
 *   - `bank_link`: Through the linking provider.
 *
 * CreatePrenoteRequest:
 * - `bank_account`: The bank account of the user to check.
 * - `tests` (may be absent): What the prenote asks the bank of the account.
 *   - `debits`: Whether the account can be debited. This is also used if you name nothing.
 *   - `credits`: Whether it can be paid.
 *
 * PrenoteState: How far the prenote is.
 *
 * - `pending`: It waits for a bank file, or is in one that the bank has not confirmed.
 * - `sent`: The bank has it.
 * - `confirmed`: It was not returned until the third banking day after it settled: the account
 *   takes such entries.
 * - `returned`: It came back: the account takes no such entries.
 * - `canceled`: It was not sent: the account was disabled, the entry cannot be written, the bank
 *   rejected it, or you were suspended for too long.
 *
 * Prenote: A check of a bank account by an entry without money.
 * - `uuid`: The identifier of the prenote.
 * - `user_uuid`: The user who has the bank account.
 * - `bank_account_uuid`: The bank account that is checked.
 * - `tests`: What the prenote asks the bank of the account.
 *   - `debits`: Whether the account can be debited. This is also used if you name nothing.
 *   - `credits`: Whether it can be paid.
 * - `state`: How far the prenote is.
 *   - `pending`: It waits for a bank file, or is in one that the bank has not confirmed.
 *   - `sent`: The bank has it.
 *   - `confirmed`: It was not returned until the third banking day after it settled: the account
 *     takes such entries.
 *   - `returned`: It came back: the account takes no such entries.
 *   - `canceled`: It was not sent: the account was disabled, the entry cannot be written, the bank
 *     rejected it, or you were suspended for too long.
 * - `ach_return_code`: The code with which it was returned. Null: it was not.
 * - `requested_at`: When the prenote was started, in UTC.
 * - `confirmed_at`: When it was confirmed, in UTC. Null: it is not.
 *
 * NamedPrenote:
 * - `uuid`: The identifier of the prenote.
 * - `user_uuid`: The user who has the bank account.
 * - `bank_account_uuid`: The bank account that is checked.
 * - `tests`: What the prenote asks the bank of the account.
 *   - `debits`: Whether the account can be debited. This is also used if you name nothing.
 *   - `credits`: Whether it can be paid.
 * - `state`: How far the prenote is.
 *   - `pending`: It waits for a bank file, or is in one that the bank has not confirmed.
 *   - `sent`: The bank has it.
 *   - `confirmed`: It was not returned until the third banking day after it settled: the account
 *     takes such entries.
 *   - `returned`: It came back: the account takes no such entries.
 *   - `canceled`: It was not sent: the account was disabled, the entry cannot be written, the bank
 *     rejected it, or you were suspended for too long.
 * - `ach_return_code`: The code with which it was returned. Null: it was not.
 * - `requested_at`: When the prenote was started, in UTC.
 * - `confirmed_at`: When it was confirmed, in UTC. Null: it is not.
 * - `processor_uuid`: The tenant.
 * - `user_name`: The name of the user.
 *
 * ReversibleEntry: An entry of a payment, with what its reversal would move.
 * - `trace_id`: The trace number of the entry: 15 digits.
 * - `stage`: What the entry is for.
 * - `direction`: The direction that its reversal has.
 * - `amount`: The amount of both entries, in cents.
 * - `bank_account_uuid`: The bank account of both entries.
 * - `send_until`: The last day whose cut-off for the next day the reversal can go out with.
 * - `available_until`: The last banking day on which the receiving bank may get the reversal.
 * - `reversal_uuid`: Its reversal. Null: it has none that is not canceled.
 * - `why_not`: Why it cannot be reversed now. Null: it can.
 *
 * EntryError: What is wrong with the entry. Nacha permits no other reason, so missing money is not
 * one.
 *
 * - `duplicate`: The entry was sent twice.
 * - `wrong_amount`: The amount is not the one that was ordered.
 * - `wrong_account`: The entry went to a receiver who was not meant.
 * - `wrong_date`: A debit was dated too early, or a credit too late.
 *
 * CreateReversalRequest:
 * - `trace_id`: The trace number of the wrong entry, from `entries` of the payment.
 * - `entry_error`: What is wrong with the entry. Nacha permits no other reason, so missing money is
 *   not one.
 *   - `duplicate`: The entry was sent twice.
 *   - `wrong_amount`: The amount is not the one that was ordered.
 *   - `wrong_account`: The entry went to a receiver who was not meant.
 *   - `wrong_date`: A debit was dated too early, or a credit too late.
 * - `reason`: Why. The audit trail keeps it.
 *
 * ReversalStatus: How far the reversing entry is.
 *
 * - `REVERSAL_PENDING`: It waits for the next cut-off after the wrong entry has settled.
 * - `REVERSAL_FILED`: It is in a file whose outcome is open.
 * - `REVERSAL_ACH_PENDING`: The bank has it.
 * - `REVERSAL_SETTLED`: The debit settled. It can still be returned.
 * - `REVERSAL_COMPLETE`: It settled, and as a debit it is good.
 * - `REVERSAL_ACH_FAILED`: It was returned. The money is where it was before.
 * - `REVERSAL_CANCELED`: It was not sent.
 *
 * Reversal: An entry that takes back an entry which was sent wrongly.
 * - `uuid`: The identifier of the reversal.
 * - `processor_uuid`: The tenant of the payment.
 * - `transaction_uuid`: The payment of the wrong entry.
 * - `stage`: What the wrong entry is for.
 * - `reversed_trace_id`: The trace number of the wrong entry: 15 digits.
 * - `entry_error`: What is wrong with the entry. Nacha permits no other reason, so missing money is
 *   not one.
 *   - `duplicate`: The entry was sent twice.
 *   - `wrong_amount`: The amount is not the one that was ordered.
 *   - `wrong_account`: The entry went to a receiver who was not meant.
 *   - `wrong_date`: A debit was dated too early, or a credit too late.
 * - `direction`: The direction of the reversing entry: a credit gives a debit back, a debit takes a
 *   credit back.
 * - `amount`: The amount of both entries, in cents.
 * - `bank_account_uuid`: The bank account of both entries.
 * - `bank`: The bank that sends both entries.
 * - `status`: How far the reversing entry is.
 *   - `REVERSAL_PENDING`: It waits for the next cut-off after the wrong entry has settled.
 *   - `REVERSAL_FILED`: It is in a file whose outcome is open.
 *   - `REVERSAL_ACH_PENDING`: The bank has it.
 *   - `REVERSAL_SETTLED`: The debit settled. It can still be returned.
 *   - `REVERSAL_COMPLETE`: It settled, and as a debit it is good.
 *   - `REVERSAL_ACH_FAILED`: It was returned. The money is where it was before.
 *   - `REVERSAL_CANCELED`: It was not sent.
 * - `send_until`: The last day whose cut-off for the next day it can go out with.
 * - `available_until`: The last banking day on which the receiving bank may get it: the fifth after
 *   the settlement of the wrong entry.
 * - `trace_id`: The trace number of the reversing entry. Null: the bank does not have it yet.
 * - `ach_return_code`: The code with which the reversing entry was returned. Null: it was not.
 * - `cancel_reason`: Why it was not sent. Null: it is not canceled.
 * - `taken_over_at`: When the payment took it over as the return of the wrong entry, in UTC. Null:
 *   it did not, or gave it back.
 * - `left`:
 * - `left_since`: Since when, in UTC. Null: nothing is left.
 * - `ended_as`:
 * - `hold_uuid`: The hold that stops the payment until the reversal is complete. An operator may
 *   release it.
 * - `file_reversal_uuid`: The reversal of its file. Null: an operator reversed this entry alone.
 * - `requested_at`: When it was requested, in UTC.
 * - `updated_at`: When it changed last, in UTC.
 *
 * CancelReversalRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * NamedReversal:
 * - `uuid`: The identifier of the reversal.
 * - `processor_uuid`: The tenant of the payment.
 * - `transaction_uuid`: The payment of the wrong entry.
 * - `stage`: What the wrong entry is for.
 * - `reversed_trace_id`: The trace number of the wrong entry: 15 digits.
 * - `entry_error`: What is wrong with the entry. Nacha permits no other reason, so missing money is
 *   not one.
 *   - `duplicate`: The entry was sent twice.
 *   - `wrong_amount`: The amount is not the one that was ordered.
 *   - `wrong_account`: The entry went to a receiver who was not meant.
 *   - `wrong_date`: A debit was dated too early, or a credit too late.
 * - `direction`: The direction of the reversing entry: a credit gives a debit back, a debit takes a
 *   credit back.
 * - `amount`: The amount of both entries, in cents.
 * - `bank_account_uuid`: The bank account of both entries.
 * - `bank`: The bank that sends both entries.
 * - `status`: How far the reversing entry is.
 *   - `REVERSAL_PENDING`: It waits for the next cut-off after the wrong entry has settled.
 *   - `REVERSAL_FILED`: It is in a file whose outcome is open.
 *   - `REVERSAL_ACH_PENDING`: The bank has it.
 *   - `REVERSAL_SETTLED`: The debit settled. It can still be returned.
 *   - `REVERSAL_COMPLETE`: It settled, and as a debit it is good.
 *   - `REVERSAL_ACH_FAILED`: It was returned. The money is where it was before.
 *   - `REVERSAL_CANCELED`: It was not sent.
 * - `send_until`: The last day whose cut-off for the next day it can go out with.
 * - `available_until`: The last banking day on which the receiving bank may get it: the fifth after
 *   the settlement of the wrong entry.
 * - `trace_id`: The trace number of the reversing entry. Null: the bank does not have it yet.
 * - `ach_return_code`: The code with which the reversing entry was returned. Null: it was not.
 * - `cancel_reason`: Why it was not sent. Null: it is not canceled.
 * - `taken_over_at`: When the payment took it over as the return of the wrong entry, in UTC. Null:
 *   it did not, or gave it back.
 * - `left`:
 * - `left_since`: Since when, in UTC. Null: nothing is left.
 * - `ended_as`:
 * - `hold_uuid`: The hold that stops the payment until the reversal is complete. An operator may
 *   release it.
 * - `file_reversal_uuid`: The reversal of its file. Null: an operator reversed this entry alone.
 * - `requested_at`: When it was requested, in UTC.
 * - `updated_at`: When it changed last, in UTC.
 * - `payer_name`: The name of the payer: of the business, or first and last name. Null: erased.
 * - `payee_name`: The name of the payee: of the business, or first and last name. Null: erased.
 *
 * WriteOffReversalRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * SettleReversalRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * NotReversed: Why an entry cannot be reversed.
 *
 * - `already_reversed`: The entry has a reversal already.
 * - `not_at_bank`: The bank does not have the entry.
 * - `returned`: The entry came back already.
 * - `processed_twice`: The bank processed the file twice, and that is open: the bank takes the copy
 *   back.
 * - `not_reversible`: The entry is for another stage than a capture or a payout.
 * - `several_payments`: The entry pays several payments of a batch.
 * - `later_entry`: A later entry of this stage was sent.
 * - `on_its_way_back`: A refund, a reverse payout or a clawback moves the money back already.
 * - `return_waits`: A return that names the payment waits for an operator.
 * - `too_late`: The last day to send the reversal is past, or its bank is not in the banks file.
 *
 * RefusedCount: The entries of a file that are not reversed for one reason.
 * - `why`: Why an entry cannot be reversed.
 *   - `already_reversed`: The entry has a reversal already.
 *   - `not_at_bank`: The bank does not have the entry.
 *   - `returned`: The entry came back already.
 *   - `processed_twice`: The bank processed the file twice, and that is open: the bank takes the
 *     copy back.
 *   - `not_reversible`: The entry is for another stage than a capture or a payout.
 *   - `several_payments`: The entry pays several payments of a batch.
 *   - `later_entry`: A later entry of this stage was sent.
 *   - `on_its_way_back`: A refund, a reverse payout or a clawback moves the money back already.
 *   - `return_waits`: A return that names the payment waits for an operator.
 *   - `too_late`: The last day to send the reversal is past, or its bank is not in the banks file.
 * - `count`: Entries.
 * - `amount`: The amount of these entries, in cents.
 *
 * ReversedMoneyOfTenant:
 * - `processor_uuid`: The tenant.
 * - `processor_name`: The name of the tenant.
 * - `count`: Entries that can be reversed.
 * - `given_back`: Cents of debits that their payers get back.
 * - `taken_back`: Cents of credits that are taken back from their payees.
 * - `clawed_back`: The part of `given_back` whose payout was sent: it is taken from the payees by
 *   clawbacks.
 *
 * FileReversalPreview: What the reversal of a file would do now. Nothing is changed.
 * - `file_uuid`: The file.
 * - `count`: Entries that can be reversed.
 * - `given_back`: Cents of debits that their payers get back.
 * - `taken_back`: Cents of credits that are taken back from their payees.
 * - `clawed_back`: The part of `given_back` whose payout was sent: it is taken from the payees by
 *   clawbacks.
 * - `refused`: The entries that cannot be reversed, by reason.
 * - `tenants`: What it moves for each tenant.
 * - `send_until`: The last day whose cut-off for the next day the reversals can go out with.
 * - `available_until`: The last banking day on which the receiving banks may get them: the fifth
 *   after the settlement of the file.
 *
 * CreateFileReversalRequest:
 * - `entry_error`: What is wrong with the entry. Nacha permits no other reason, so missing money is
 *   not one.
 *   - `duplicate`: The entry was sent twice.
 *   - `wrong_amount`: The amount is not the one that was ordered.
 *   - `wrong_account`: The entry went to a receiver who was not meant.
 *   - `wrong_date`: A debit was dated too early, or a credit too late.
 * - `processor_uuid` (may be absent): Only the entries of this tenant: its batches of the file.
 *   Absent: of all tenants.
 * - `stage` (may be absent): Only the entries of this stage. Absent: captures and payouts.
 * - `discovered_at` (may be absent): When the error was discovered. Absent: now. The network wants
 *   the reversals within 24 hours of it: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `reason`: Why. The audit trail keeps it.
 *
 * FileReversalState: How far it is.
 *
 * - `working`: Its entries are being reversed, in portions. All are done before the next cut-off.
 * - `done`: Each entry has a reversal, or a reason why it has none.
 *
 * ReversalCount:
 * - `status`:
 * - `count`: Reversals.
 * - `amount`: Their amount, in cents.
 *
 * FileReversal: The reversal of every entry of a file that can be reversed.
 * - `uuid`: The identifier of the reversal of the file.
 * - `file_uuid`: The file that is reversed.
 * - `file_name`: The name of the file. Null: it has none.
 * - `bank`: The bank that has the file, and gets the reversals.
 * - `processor_uuid`: Only the entries of this tenant. Null: of all tenants.
 * - `stage`: Only the entries of this stage. Null: of captures and payouts.
 * - `entry_error`: What is wrong with the entry. Nacha permits no other reason, so missing money is
 *   not one.
 *   - `duplicate`: The entry was sent twice.
 *   - `wrong_amount`: The amount is not the one that was ordered.
 *   - `wrong_account`: The entry went to a receiver who was not meant.
 *   - `wrong_date`: A debit was dated too early, or a credit too late.
 * - `reason`: What the operator said.
 * - `state`: How far it is.
 *   - `working`: Its entries are being reversed, in portions. All are done before the next cut-off.
 *   - `done`: Each entry has a reversal, or a reason why it has none.
 * - `reversed_count`: Entries that have a reversal of it.
 * - `reversed_debits`: Cents of debits that are given back.
 * - `reversed_credits`: Cents of credits that are taken back.
 * - `refused`: The entries that have no reversal of it, by reason.
 * - `reversals`: Its reversals, by status.
 * - `discovered_at`: When the error was discovered, in banking time, in UTC.
 * - `transmit_until`: Until when the network wants the reversals: 24 hours after the discovery, in
 *   UTC.
 * - `send_until`: The last day whose cut-off for the next day the reversals can go out with.
 * - `available_until`: The last banking day on which the receiving banks may get them: the fifth
 *   after the settlement of the file.
 * - `requested_at`: When it was requested, in UTC.
 * - `done_at`: When the last entry was decided, in UTC. Null: not yet.
 *
 * RefusedReversal: An entry of a file that was not reversed with it.
 * - `trace_id`: The trace number of the entry: 15 digits.
 * - `processor_uuid`: The tenant of the entry.
 * - `transaction_uuid`: The payment of the entry, or the first one of a batch.
 * - `stage`: What the entry is for.
 * - `direction`: The direction of the entry.
 * - `amount`: The amount of the entry, in cents.
 * - `why`: Why an entry cannot be reversed.
 *   - `already_reversed`: The entry has a reversal already.
 *   - `not_at_bank`: The bank does not have the entry.
 *   - `returned`: The entry came back already.
 *   - `processed_twice`: The bank processed the file twice, and that is open: the bank takes the
 *     copy back.
 *   - `not_reversible`: The entry is for another stage than a capture or a payout.
 *   - `several_payments`: The entry pays several payments of a batch.
 *   - `later_entry`: A later entry of this stage was sent.
 *   - `on_its_way_back`: A refund, a reverse payout or a clawback moves the money back already.
 *   - `return_waits`: A return that names the payment waits for an operator.
 *   - `too_late`: The last day to send the reversal is past, or its bank is not in the banks file.
 *
 * ReportFileCopyRequest:
 * - `discovered_at` (may be absent): When it was discovered. Absent: now. The network wants the
 *   copy reversed within 24 hours of it: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `reason`: Why. The audit trail keeps it.
 *
 * FileCopyState: Whether its money is even.
 *
 * - `open`: Its money is not even, or an operator has not closed it.
 * - `closed`: What it moved came back, or the rest was written off.
 *
 * FileCopy: A file that its bank processed twice: the second processing, and its money.
 * - `uuid`: The identifier of the copy.
 * - `file_uuid`: The file that the bank processed twice.
 * - `file_name`: The name of the file. Null: it has none.
 * - `bank`: The bank.
 * - `state`: Whether its money is even.
 *   - `open`: Its money is not even, or an operator has not closed it.
 *   - `closed`: What it moved came back, or the rest was written off.
 * - `reason`: What the operator said.
 * - `file_debits`: The debits of the file, in cents: the copy collected them once more.
 * - `file_credits`: The credits of the file, in cents: the copy paid them once more.
 * - `lines_in`: Cents that came in, by lines of the bank statement that are matched to the copy.
 * - `lines_out`: Cents that left, by such lines.
 * - `return_count`: Returns of entries of the copy: second returns.
 * - `returns_out`: Cents that left, by returns of debits of the copy.
 * - `returns_in`: Cents that came back, by returns of credits of the copy.
 * - `written_off`: Cents that became a loss.
 * - `rest`: Cents that the copy moved and nothing took back. Above zero: we have money of the
 *   receivers. Below zero: money is missing.
 * - `discovered_at`: When it was discovered, in banking time, in UTC.
 * - `transmit_until`: Until when the network wants the copy reversed: 24 hours after the discovery,
 *   in UTC.
 * - `available_until`: The last banking day on which the receiving banks may get the reversals.
 * - `reported_at`: When it was recorded, in UTC.
 * - `closed_at`: When it was closed, in UTC. Null: it is open.
 *
 * CloseFileCopyRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * CreateReturnRequestRequest:
 * - `trace_id`: The trace number of the entry, from `entries` of the payment.
 * - `entry_error`: What is wrong with the entry. Nacha permits no other reason, so missing money is
 *   not one.
 *   - `duplicate`: The entry was sent twice.
 *   - `wrong_amount`: The amount is not the one that was ordered.
 *   - `wrong_account`: The entry went to a receiver who was not meant.
 *   - `wrong_date`: A debit was dated too early, or a credit too late.
 * - `requested_on` (may be absent): The day on which the receiving bank was asked. Absent: today in
 *   Eastern time.
 * - `asked_by` (may be absent): Who asked: a person of your bank, or of yours.
 * - `asked_how`: How the bank was asked, and whom.
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * ReturnRequestAnswer: What the receiving bank answered.
 *
 * - `accepted`: It returns the entry. The return closes the request when it comes.
 * - `refused`: It does not return the entry.
 * - `none`: It did not answer in time.
 *
 * ReturnRequest: A receiving bank is asked to return an entry that was sent wrongly.
 * - `uuid`: The identifier of the request.
 * - `processor_uuid`: The tenant of the payment.
 * - `transaction_uuid`: The payment for which it was recorded.
 * - `stage`: What the entry is for.
 * - `trace_id`: The trace number of the entry: 15 digits.
 * - `direction`: The direction of the entry.
 * - `amount`: The amount of the entry, in cents.
 * - `entry_error`: What is wrong with the entry. Nacha permits no other reason, so missing money is
 *   not one.
 *   - `duplicate`: The entry was sent twice.
 *   - `wrong_amount`: The amount is not the one that was ordered.
 *   - `wrong_account`: The entry went to a receiver who was not meant.
 *   - `wrong_date`: A debit was dated too early, or a credit too late.
 * - `requested_on`: The day on which the receiving bank was asked.
 * - `answer_until`: The last banking day for its answer: the tenth after the request.
 * - `asked_by`: Who asked. Empty: it was not recorded.
 * - `asked_how`: How the bank was asked, and whom.
 * - `recorded_at`: When the request was recorded, in UTC.
 * - `answer`:
 * - `answer_note`: What the bank said, in words. Null: no answer is recorded.
 * - `answered_at`: When the answer was recorded, in UTC. Null: no answer is recorded.
 * - `returned_with`: The return code with which the entry came back. Null: it did not come back.
 * - `returned_at`: When the return was applied, in UTC. Null: the entry did not come back.
 *
 * AnswerReturnRequestRequest:
 * - `answer`: What the receiving bank answered.
 *   - `accepted`: It returns the entry. The return closes the request when it comes.
 *   - `refused`: It does not return the entry.
 *   - `none`: It did not answer in time.
 * - `answer_note`: What the bank said, when, and to whom.
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * NamedReturnRequest:
 * - `uuid`: The identifier of the request.
 * - `processor_uuid`: The tenant of the payment.
 * - `transaction_uuid`: The payment for which it was recorded.
 * - `stage`: What the entry is for.
 * - `trace_id`: The trace number of the entry: 15 digits.
 * - `direction`: The direction of the entry.
 * - `amount`: The amount of the entry, in cents.
 * - `entry_error`: What is wrong with the entry. Nacha permits no other reason, so missing money is
 *   not one.
 *   - `duplicate`: The entry was sent twice.
 *   - `wrong_amount`: The amount is not the one that was ordered.
 *   - `wrong_account`: The entry went to a receiver who was not meant.
 *   - `wrong_date`: A debit was dated too early, or a credit too late.
 * - `requested_on`: The day on which the receiving bank was asked.
 * - `answer_until`: The last banking day for its answer: the tenth after the request.
 * - `asked_by`: Who asked. Empty: it was not recorded.
 * - `asked_how`: How the bank was asked, and whom.
 * - `recorded_at`: When the request was recorded, in UTC.
 * - `answer`:
 * - `answer_note`: What the bank said, in words. Null: no answer is recorded.
 * - `answered_at`: When the answer was recorded, in UTC. Null: no answer is recorded.
 * - `returned_with`: The return code with which the entry came back. Null: it did not come back.
 * - `returned_at`: When the return was applied, in UTC. Null: the entry did not come back.
 * - `payer_name`: The name of the payer: of the business, or first and last name. Null: erased.
 * - `payee_name`: The name of the payee: of the business, or first and last name. Null: erased.
 *
 * PositiveSummedCents: An integer number of cents from 1 to 999999999999.
 *
 * EnteredStatementLine:
 * - `booked_on`: A calendar day written as YYYY-MM-DD.
 * - `direction`: `debit`: it left the account. `credit`: it came in.
 * - `amount`: An integer number of cents from 1 to 999999999999.
 * - `reference`: The bank’s own reference. The same line again changes nothing.
 * - `occurrence` (may be absent): Which of the equal lines of its statement this is. Without it,
 *   equal lines of one request are counted. Give it if a statement is entered in several requests.
 *
 * StatementBalances: The balances of one statement of the file.
 * - `first_day`: The first day of the statement.
 * - `last_day`: The last day of the statement.
 * - `opening_balance`: Cents, negative if overdrawn. Null: the statement has none.
 * - `closing_balance`: Cents, negative if overdrawn.
 *
 * CreateStatementLinesRequest:
 * - `bank` (may be absent):
 * - `lines`:
 * - `balances` (may be absent): The balances of the statements that end with these lines. They are
 *   compared with the lines of their days and with the statement before.
 * - `accept_differences` (may be absent): Enter the lines although balances differ. Absent: false.
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * EnteredLine:
 * - `uuid`:
 * - `bank`:
 * - `booked_on`: A calendar day written as YYYY-MM-DD.
 * - `direction`:
 * - `amount`: Cents.
 * - `reference`:
 * - `occurrence`: The first, second, … of the equal lines of its statement.
 * - `state`: `open`: not compared with all files yet. `expected`: the books moved this cash.
 *   `suspense`: they did not; it is booked in suspense. `matched`, `corrected`, `written_off`:
 *   decided by an operator.
 * - `matched_as`:
 * - `processor_uuid`:
 * - `transaction_uuid`:
 * - `file_copy_uuid`: The copy of a file that the bank processed twice. Null: the line is of none.
 * - `corrected_by`:
 * - `shown_amount`: Cents of the cash of the books that the line shows; credits are positive.
 * - `note`:
 * - `entered_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `decided_at`:
 * - `is_new`: False: the line was entered before, and nothing changed.
 *
 * CsvColumns: How a bank writes its own CSV.
 * - `delimiter`: What is between two fields: `comma`, `semicolon`, `tab` or `bar` (`|`).
 * - `header_row`: The row with the names of the columns, from 1. The rows before it are skipped.
 * - `booked_on`: The name of the column with the day on which the bank booked the line.
 * - `day_order`: The order of year, month and day in the column `booked_on`.
 *   - `YMD`: `2026-03-04` or `20260304`.
 *   - `MDY`: `3/4/2026`, `03/04/26` or `Mar 4, 2026`.
 *   - `DMY`: `4.3.2026` or `04-Mar-2026`.
 * - `amount`: The name of the column with the amount. Null: `debit` and `credit` name a column
 *   each.
 * - `debit`: The name of the column with the amounts that left the account. Null: there is one
 *   column `amount`.
 * - `credit`: The name of the column with the amounts that came in. Null: there is one column
 *   `amount`.
 * - `direction`: The name of the column that says debit or credit. Null: the sign of `amount` says
 *   it.
 * - `negative`: What a negative `amount` is, if its sign says it.
 * - `amounts_in`: The unit of all amounts: `1234.50` or `123450`.
 * - `balance`: The name of the column with the balance after each row. Null: there is no such
 *   column.
 * - `reference`: The names of the columns whose texts are the reference of the line, joined in this
 *   order.
 *
 * CreateStatementFileRequest:
 * - `bank` (may be absent): The name of the bank. Required if there are several banks.
 * - `format` (may be absent): The format. Absent: it is recognized by the first characters.
 *   - `csv`: The bank’s own CSV, or ours.
 *   - `bai2`: BAI2.
 *   - `camt`: camt.053 or camt.052, XML of ISO 20022.
 * - `account` (may be absent): The number of our account, if the file has several. Absent: as the
 *   settings of the bank say.
 * - `columns` (may be absent): How the bank writes its own CSV. Absent: as the settings of the bank
 *   say.
 * - `content`: The bytes of the file in base64. The text is UTF-8 or Windows-1252.
 * - `accept_differences` (may be absent): Enter the file although balances differ. Absent: false.
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * StatementFinding: What was found in a file of a bank statement.
 * - `kind`: What follows from it.
 *   - `unreadable`: Nothing of the file can be entered.
 *   - `difference`: Two amounts differ. The file is entered only with `accept_differences`.
 *   - `note`: It is only told.
 * - `row`: The row of the file, from 1.
 * - `message`: What was found, and what is allowed.
 *
 * PreviewStatementFileRequest:
 * - `bank` (may be absent): The name of the bank. Required if there are several banks.
 * - `format` (may be absent): The format. Absent: it is recognized by the first characters.
 *   - `csv`: The bank’s own CSV, or ours.
 *   - `bai2`: BAI2.
 *   - `camt`: camt.053 or camt.052, XML of ISO 20022.
 * - `account` (may be absent): The number of our account, if the file has several. Absent: as the
 *   settings of the bank say.
 * - `columns` (may be absent): How the bank writes its own CSV. Absent: as the settings of the bank
 *   say.
 * - `content`: The bytes of the file in base64. The text is UTF-8 or Windows-1252.
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * PreviewedStatementLine: A line as it would be entered.
 * - `row`: The row of the file where the line begins, from 1.
 * - `booked_on`: The day on which the bank booked it.
 * - `direction`: `debit`: it left the account. `credit`: it came in.
 * - `amount`: Cents.
 * - `reference`: What the bank wrote about it.
 * - `occurrence`: The first, second, … of the equal lines of its statement.
 * - `state`: The state that the line would have, or has.
 * - `is_new`: False: the line was entered before.
 *
 * CsvSuggestion: How the CSV may be read.
 * - `header`: The names of the columns in the file.
 * - `columns`: The columns that the file was read by. If they are not in it: a first guess from
 *   these names, to be checked.
 *
 * StatementSettings: How the statement of a bank is read.
 * - `bank`: The name of the bank.
 * - `account`: The number of our account, as the bank writes it in its statements. Null: a file has
 *   only one account.
 * - `columns`: How the bank writes its own CSV. Null: it is not set.
 *
 * SetStatementSettingsRequest:
 * - `bank` (may be absent): The name of the bank. Required if there are several banks.
 * - `account`: The number of our account, as the bank writes it in its statements. Null: a file has
 *   only one account.
 * - `columns`: How the bank writes its own CSV. Null: it is not set.
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * StatementLine:
 * - `uuid`:
 * - `bank`:
 * - `booked_on`: A calendar day written as YYYY-MM-DD.
 * - `direction`:
 * - `amount`: Cents.
 * - `reference`:
 * - `occurrence`: The first, second, … of the equal lines of its statement.
 * - `state`: `open`: not compared with all files yet. `expected`: the books moved this cash.
 *   `suspense`: they did not; it is booked in suspense. `matched`, `corrected`, `written_off`:
 *   decided by an operator.
 * - `matched_as`:
 * - `processor_uuid`:
 * - `transaction_uuid`:
 * - `file_copy_uuid`: The copy of a file that the bank processed twice. Null: the line is of none.
 * - `corrected_by`:
 * - `shown_amount`: Cents of the cash of the books that the line shows; credits are positive.
 * - `note`:
 * - `entered_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `decided_at`:
 *
 * MatchStatementLineRequest:
 * - `as`:
 * - `transaction_uuid` (may be absent):
 * - `stage` (may be absent):
 * - `refund_uuid` (may be absent):
 * - `code` (may be absent): A return code such as R01.
 * - `file_copy_uuid` (may be absent): With `file_processed_twice`: the copy of the file.
 * - `reason`: Why. The audit trail keeps it.
 *
 * MarkStatementLineCorrectedRequest:
 * - `corrected_by` (may be absent):
 * - `reason`: Why. The audit trail keeps it.
 *
 * WriteOffStatementLineRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * CashMovementName: What identifies cash that the books moved.
 * - `source_uuid`: The file to the bank, the file from the bank, or the act that moved the cash.
 * - `direction`: `debit`: cash left the account. `credit`: cash came in.
 * - `moved_on`: The Eastern day on which the books moved it.
 *
 * ExplainStatementLinesRequest:
 * - `lines`: Lines of one bank, open or in suspense.
 * - `movements`: Cash that no line shows yet, as `GET /admin/v1/bank-statement/desk` has it.
 * - `rest_as` (may be absent): What is left when the sums differ. Absent: they must be equal.
 *   - `part_of_file`: The lines show a part of one movement. The rest of it still waits for a line.
 *   - `bank_fee`: The rest of the line is a fee of the bank, or a fee that it gave back.
 *   - `own_funds`: The rest of the line is money of the operator that came in.
 *   - `return_of`: The rest of the line is the return of an entry, as in `match`.
 * - `transaction_uuid` (may be absent): With `return_of`: the payment.
 * - `stage` (may be absent): With `return_of`: the stage of the entry.
 * - `refund_uuid` (may be absent): With `return_of`: the refund, if the entry is of one.
 * - `code` (may be absent): With `return_of`: the code of the return.
 * - `reason`: Why. The audit trail keeps it.
 *
 * UndoStatementLineRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * ReconcileStatementRequest:
 * - `bank` (may be absent):
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * MissingCash: Cash of the books that no line shows.
 * - `source_uuid`: The file to the bank, the file from the bank, or the act that moved the cash.
 * - `direction`: `debit`: cash left the account. `credit`: cash came in.
 * - `moved_on`: The Eastern day on which the books moved it.
 * - `name`: Of the file. Null: it was an act of an operator.
 * - `amount`: Cents that no line shows.
 * - `whole_amount`: Cents of all of it: lines may show a part.
 *
 * StatementProposal: Lines and cash with equal sums.
 * - `line_uuids`: One line, or several for one movement.
 * - `movements`: Their sum is the sum of the lines.
 * - `is_only`: False: other cash or another line that was read has the same sum, or the search
 *   stopped. Look closely.
 * - `rest_as`:
 *
 * ShownCash: Cash of the books that a line shows.
 * - `source_uuid`: The file to the bank, the file from the bank, or the act that moved the cash.
 * - `direction`: `debit`: cash left the account. `credit`: cash came in.
 * - `moved_on`: The Eastern day on which the books moved it.
 * - `name`: Of the file. Null: it was an act of an operator.
 * - `amount`: Cents of it that the line shows.
 *
 * DecidedStatementLine: A line that is explained.
 * - `uuid`:
 * - `bank`:
 * - `booked_on`: A calendar day written as YYYY-MM-DD.
 * - `direction`:
 * - `amount`: Cents.
 * - `reference`:
 * - `occurrence`: The first, second, … of the equal lines of its statement.
 * - `state`: `open`: not compared with all files yet. `expected`: the books moved this cash.
 *   `suspense`: they did not; it is booked in suspense. `matched`, `corrected`, `written_off`:
 *   decided by an operator.
 * - `matched_as`:
 * - `processor_uuid`:
 * - `transaction_uuid`:
 * - `file_copy_uuid`: The copy of a file that the bank processed twice. Null: the line is of none.
 * - `corrected_by`:
 * - `shown_amount`: Cents of the cash of the books that the line shows; credits are positive.
 * - `note`:
 * - `entered_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `decided_at`:
 * - `cash`: The cash of the books that it shows.
 * - `may_be_undone`: True: its day is open, and it moved no payment.
 *
 * PayOwnFundsRequest:
 * - `bank` (may be absent):
 * - `amount`: An integer number of cents from 1 to 999999999999.
 * - `reason`: Why. The audit trail keeps it.
 *
 * WaitingKind:
 * - `kind`:
 * - `count`:
 * - `amount`: Cents; null: money is not what waits. Of files: their debits and credits.
 * - `oldest`:
 * - `newest`:
 * - `deadline`:
 * - `deadline_at`:
 * - `path`: The list that has them.
 *
 * TodayFigures:
 * - `count`: How many there were.
 * - `amount`: Cents; null: it was not about money.
 *
 * CardOwner:
 * - `uuid`: The operator who takes care of it.
 * - `name`: The name of the operator.
 *
 * CardPutAside:
 * - `state`: Snoozed until a day, or done for today.
 * - `until`: It comes back then, or as soon as there is more, something newer or a nearer deadline.
 * - `reason`: Why; null: no reason was given.
 * - `by`: The operator; null: a token.
 *
 * WaitingCard:
 * - `kind`:
 * - `count`:
 * - `amount`: Cents; null: money is not what waits. Of files: their debits and credits.
 * - `oldest`:
 * - `newest`:
 * - `deadline`:
 * - `deadline_at`:
 * - `path`: The list that has them.
 * - `yesterday`:
 * - `assigned_to`:
 * - `aside`:
 *
 * TroubleSubject:
 * - `name`: The name of a bank, file, schedule, tenant, vendor or merchant, a URL or a trace
 *   number.
 * - `uuid`: The tenant, vendor, merchant, endpoint, file, schedule or late return; null: a bank.
 * - `processor_uuid`: Its tenant; null: it belongs to none.
 * - `day`:
 * - `rate`:
 * - `percent`: The return rate, in percent; null: it is not about one.
 * - `limit_percent`: Its limit, in percent; null: it is not about one.
 * - `amount`: Cents; null: it is not about money.
 * - `deliveries_waiting`: Deliveries that the endpoint has not received, at most 1000; null: no
 *   endpoint.
 * - `since`:
 *
 * Trouble:
 * - `kind`: What goes wrong.
 *   - `bank_unread`: The files of a bank were not read for an hour or more, so returns may be
 *     missing.
 *   - `file_unacknowledged`: A bank that acknowledges files has had a file for two hours or more,
 *     and has not acknowledged it: for up to ten banking days.
 *   - `statement_missing`: No line of the bank statement shows the cash of a day, since the first
 *     day with a line.
 *   - `tenant_short`: The cash of a tenant is negative.
 *   - `endpoint_failing`: A webhook endpoint fails until its deliveries pause, has failed for an
 *     hour, or is disabled.
 *   - `dishonor_missed`: The deadline to dishonor a late return is over, for up to ten banking
 *     days.
 *   - `return_rate_exceeded`: A return rate is above the limit of the network.
 *   - `fees_not_paid`: Fees are owed, and their bank account cannot be used or their last payout
 *     came back. Name an account again.
 *   - `scheduled_file_failing`: The file of a schedule could not be written three times. It is
 *     tried again; the schedule says why.
 *   - `sanctions_list_old`: A sanctions list is old, or only one of the two was imported. Users are
 *     not screened against its present names.
 *   - `screening_unanswered`: The screening provider has not answered about users for an hour or
 *     more. No entry of them goes out.
 * - `count`:
 * - `amount`: Cents; null: it is not about money.
 * - `since`:
 * - `newest`:
 * - `subjects`: The first five. The largest amount comes first.
 * - `path`: The operation that shows more.
 *
 * TroubleCard:
 * - `kind`: What goes wrong.
 *   - `bank_unread`: The files of a bank were not read for an hour or more, so returns may be
 *     missing.
 *   - `file_unacknowledged`: A bank that acknowledges files has had a file for two hours or more,
 *     and has not acknowledged it: for up to ten banking days.
 *   - `statement_missing`: No line of the bank statement shows the cash of a day, since the first
 *     day with a line.
 *   - `tenant_short`: The cash of a tenant is negative.
 *   - `endpoint_failing`: A webhook endpoint fails until its deliveries pause, has failed for an
 *     hour, or is disabled.
 *   - `dishonor_missed`: The deadline to dishonor a late return is over, for up to ten banking
 *     days.
 *   - `return_rate_exceeded`: A return rate is above the limit of the network.
 *   - `fees_not_paid`: Fees are owed, and their bank account cannot be used or their last payout
 *     came back. Name an account again.
 *   - `scheduled_file_failing`: The file of a schedule could not be written three times. It is
 *     tried again; the schedule says why.
 *   - `sanctions_list_old`: A sanctions list is old, or only one of the two was imported. Users are
 *     not screened against its present names.
 *   - `screening_unanswered`: The screening provider has not answered about users for an hour or
 *     more. No entry of them goes out.
 * - `count`:
 * - `amount`: Cents; null: it is not about money.
 * - `since`:
 * - `newest`:
 * - `subjects`: The first five. The largest amount comes first.
 * - `path`: The operation that shows more.
 * - `yesterday`:
 * - `assigned_to`:
 * - `aside`:
 *
 * ClearedCard:
 * - `kind`: The kind of the card.
 * - `count`: How many there were.
 * - `amount`: Cents; null: it was not about money.
 *
 * BankToday:
 * - `bank`:
 * - `next_cut_off_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `played_until`:
 * - `inbound_read_at`:
 * - `waits_after_restore`:
 *
 * MovedToday:
 * - `files`:
 * - `entries`:
 * - `debits`: Cents.
 * - `credits`: Cents.
 *
 * InvariantsTodayViolations:
 * - `invariant`:
 * - `violations`:
 *
 * InvariantsToday: Since the end of the latest check of what has moved, and of every payment; null:
 * none has ended yet, or they are off.
 * - `moved_checked_at`:
 * - `all_checked_at`:
 * - `violations`: Empty: what was checked holds.
 *
 * AssignTodayCardRequest:
 * - `operator_uuid`: An operator who may do more than look, and is not disabled. Null: no one takes
 *   care of it.
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * TodayCardState:
 * - `yesterday`:
 * - `assigned_to`:
 * - `aside`:
 *
 * SnoozeTodayCardRequest:
 * - `until`: The Eastern day on which it comes back: tomorrow, or up to 31 days ahead.
 * - `reason`: Why. The audit trail keeps it.
 *
 * FinishTodayCardRequest:
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * ReopenTodayCardRequest:
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * FileOfDay:
 * - `uuid`: The file.
 * - `name`: Its name; null: it is not written yet.
 * - `bank`: The bank of the file.
 * - `state`: The state of the file. Confirmed: the bank has it.
 * - `entry_count`: How many entries it has.
 * - `total_debits`: The sum of its debits, in cents.
 * - `total_credits`: The sum of its credits, in cents.
 *
 * StatementOfDay:
 * - `bank`: The bank of the statement.
 * - `state`: How the statement and the books agree.
 *   - `matched`: The statement shows all cash of the books.
 *   - `not_shown`: It does not show some cash of the books, which is carried over.
 *   - `missing`: It does not reach the day: enter it.
 *   - `no_cash`: The books moved no cash at the bank.
 *   - `none`: No statement of the bank was ever entered.
 * - `expected`: Cash of the books; credits are positive, in cents.
 * - `shown`: Lines of the statement; credits are positive, in cents.
 * - `unexpected`: Lines that nothing expected, in suspense or decided; credits are positive, in
 *   cents.
 * - `difference`: What is shown, less what is expected and unexpected; credits are positive, in
 *   cents.
 * - `missing_count`: How many movements of the books no line shows.
 * - `missing_amount`: Their sum, debits and credits added, in cents.
 * - `closing_balance`: The balance of the statement at the end of the day; null: not known, in
 *   cents.
 *
 * CarriedOver:
 * - `kind`: The kind of a card of Today, or `cash_not_shown`: cash of the books that no statement
 *   shows.
 * - `count`: How many are open.
 * - `amount`: Their sum; null: they are not about money, in cents.
 * - `operator_uuid`: Who takes care of it; null: no one.
 * - `operator_name`: The name of the operator; null: no one.
 *
 * BooksOfDay:
 * - `day`: A banking day. Its books end with this day of UTC.
 * - `first_day`:
 * - `posting_count`: How many postings these days have. 0 in a checklist: they are not sealed yet.
 * - `accounts`: The ledger accounts of all tenants and of the operator books, with a balance or a
 *   movement.
 * - `files`: The files to banks whose cut-off was on these days.
 * - `statements`: The statement of each bank, compared with the books.
 * - `carried`: What is open, and who takes care of it.
 *
 * ClosingCheck:
 * - `check`: What must hold.
 *   - `ended`: The day has ended in Eastern time.
 *   - `sealed`: The postings of the day are sealed.
 *   - `files`: The banks have all files of the day.
 *   - `statement`: The statement of each bank reaches the day, and is compared with the books.
 *   - `invariants`: A check has ended since then, and the invariants hold.
 *   - `exceptions`: What is open has an owner.
 * - `holds`: False: the day cannot be closed yet.
 * - `found`: That it holds, or what is missing.
 * - `path`: The operation that shows more.
 *
 * ClosingChecklist:
 * - `day`: A banking day. Its books end with this day of UTC.
 * - `first_day`:
 * - `posting_count`: How many postings these days have. 0 in a checklist: they are not sealed yet.
 * - `accounts`: The ledger accounts of all tenants and of the operator books, with a balance or a
 *   movement.
 * - `files`: The files to banks whose cut-off was on these days.
 * - `statements`: The statement of each bank, compared with the books.
 * - `carried`: What is open, and who takes care of it.
 * - `checks`: Each must hold.
 * - `can_close`: Every check holds.
 * - `invariants_checked_at`:
 * - `approval_uuid`: The first signature, which waits for the second operator; null: no one has
 *   signed.
 *
 * CloseDayRequest:
 * - `missing_cash_operator_uuid` (may be absent): Who takes care of cash of the books that the bank
 *   statement does not show. Needed only if there is such cash.
 * - `reason`: Why. The audit trail keeps it.
 *
 * DaySignature:
 * - `operator_uuid`: The operator who signed.
 * - `name`: The name of the operator at that time.
 * - `signed_at`: When it was signed, in UTC.
 *
 * ClosedDay:
 * - `day`: A banking day. Its books end with this day of UTC.
 * - `first_day`:
 * - `posting_count`: How many postings these days have. 0 in a checklist: they are not sealed yet.
 * - `accounts`: The ledger accounts of all tenants and of the operator books, with a balance or a
 *   movement.
 * - `files`: The files to banks whose cut-off was on these days.
 * - `statements`: The statement of each bank, compared with the books.
 * - `carried`: What is open, and who takes care of it.
 * - `seal`: The hash of the postings of the day, chained to the days before it.
 * - `invariants_checked_at`: When a check found that the invariants hold, in UTC.
 * - `reason`: The note of the operator who signed first.
 * - `signatures`: Two operators, in the order in which they signed.
 *
 * TransactionFound:
 * - `payer_name`: The name of the payer: of the business, or first and last name. Null: erased.
 * - `payee_name`: The name of the payee: of the business, or first and last name. Null: erased.
 * - `amount`: What the payer pays, in cents.
 * - `state`: Where the payment is, in one word for people.
 *   - `started`: The payment was accepted, and the bank does not have its debit. A returned debit
 *     that is sent again counts too.
 *   - `debited`: The bank has the debit of the payer. It can still be returned.
 *   - `good`: The debit is good, and the payout is in no bank file. A returned payout that the
 *     payee is still owed counts too.
 *   - `paying`: The payout is in a bank file, or the bank has it.
 *   - `paid`: The payout settled, or nothing was left to pay.
 *   - `returned`: The debit was returned or could not be sent, or the payout was returned and the
 *     money goes back to the payer. No one owes money.
 *   - `clawed_back`: The debit was returned after the payout, and the payee has paid the money
 *     back.
 *   - `owed`: The payee or the payer owes money for the payment: a clawback or a debt is open. No
 *     other state hides a debt.
 *   - `refunded`: The payer has the whole amount back: every refund, or the reverse payout, has
 *     settled.
 *   - `canceled`: The payment was canceled before its debit was in a bank file.
 *   - `held`: An open hold stops the next entry of the payment.
 * - `created_at`: When the payment was started, in UTC.
 *
 * SearchHit:
 * - `type`:
 * - `uuid`:
 * - `processor_uuid`:
 * - `label`: A name, an amount in dollars, a status, or what else it is recognized by.
 * - `path`: The operation that reads it; null: none reads it alone.
 * - `transaction`: Of a payment: what people ask about it. Null: it is no payment.
 * - `email`: Of a user: the email address. Null: none, or it is no user.
 *
 * MoreHits:
 * - `type`:
 * - `path`: The list that has all; null: make the text longer.
 *
 * ReturnCodeFound:
 * - `code`: Such as R10.
 * - `title`: What the network calls it.
 * - `meaning`: A sentence that says why the entry came back.
 *
 * DaysFound:
 * - `from`: The first Eastern day.
 * - `to`: The last Eastern day, which is included.
 *
 * SavedView:
 * - `uuid`: The view.
 * - `list`: The list, as in the address of the console: `payments`.
 * - `name`: What the view is called.
 * - `query`: The filters, the columns and the order, as in the address of the list behind its
 *   question mark: `state=held&sort=-amount`.
 * - `saved_by`: The operator who saved it. Null: a token did.
 * - `saved_at`: When it was saved, in UTC.
 *
 * SaveViewRequest:
 * - `list`: The list, as in the address of the console: `payments`.
 * - `name`: What the view is called.
 * - `query`: The filters, the columns and the order, as in the address of the list behind its
 *   question mark: `state=held&sort=-amount`.
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * FileSchedule:
 * - `uuid`: The schedule.
 * - `list`: The list, as in the address of the console: `payments`.
 * - `name`: What the view is called.
 * - `query`: The filters, the columns and the order, as in the address of the list behind its
 *   question mark: `state=held&sort=-amount`.
 * - `every`: How often a file is written. `banking_day`: the days since the banking day before.
 *   `week`: Monday to Sunday. `month`: a calendar month.
 * - `hour`: The Eastern hour, on the first banking day after the period.
 * - `next_first_day`: The first day of the next file.
 * - `next_last_day`: The last day of the next file.
 * - `next_at`: When the next file is written, in UTC.
 * - `failure`: Why the next file is not written yet, though it is due. Null: no attempt failed.
 * - `scheduled_by`: The operator who scheduled it. Null: a token did.
 * - `scheduled_at`: When it was scheduled, in UTC.
 *
 * ScheduleFileRequest:
 * - `view_uuid`: The saved view.
 * - `every`: How often a file is written. `banking_day`: the days since the banking day before.
 *   `week`: Monday to Sunday. `month`: a calendar month.
 * - `hour`: The Eastern hour, on the first banking day after the period.
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * ScheduledFile:
 * - `uuid`: The file.
 * - `schedule_uuid`: The schedule that wrote it.
 * - `list`: The list, as in the address of the console: `payments`.
 * - `name`: What the view is called.
 * - `first_day`: The first Eastern day that it covers.
 * - `last_day`: The last Eastern day that it covers.
 * - `row_count`: How many records it has.
 * - `made_at`: When it was written, in UTC.
 *
 * ThreeReturnRates:
 * - `unauthorized`: A number from 0 to 100 with at most four decimals.
 * - `administrative`: A number from 0 to 100 with at most four decimals.
 * - `overall`: A number from 0 to 100 with at most four decimals.
 *
 * DayOfSeries:
 * - `day`: A calendar day written as YYYY-MM-DD.
 * - `debits`:
 * - `debited`: Cents.
 * - `credited`: Cents.
 * - `earned`: Cents.
 * - `returned`:
 * - `unauthorized`:
 * - `administrative`:
 * - `rates`:
 * - `rated_debits`: How many debits the rates are of: with few of them a rate says little.
 *
 * CashDay: The cash of one day.
 * - `day`: The day. Of the books by UTC, of what is ahead in Eastern time.
 * - `is_ahead`: Whether it is after today. Today also has what is still due today.
 * - `cash_in`: Cents that came: debits that settled, and payouts that came back. Ahead: debits that
 *   settle.
 * - `cash_out`: Cents that left: payouts that settled, and debits that came back. Ahead: payouts
 *   that settle.
 * - `cash`: Cents in the pooled account at the end of the day. Negative: the money of others pays.
 * - `not_good`: Cents of the debits that were sent and are not good yet, at the end of the day.
 * - `reserved`: Cents reserved for payouts or on the way to their receivers, at the end of the day.
 * - `returnable_up_to`: Cents of the debits sent in the 60 days that end with this day. At most so
 *   much can still come back: as unauthorized within 60 days, otherwise within two banking days.
 *
 * MoneyFlow:
 * - `name`: What moved.
 *   - `captures_sent`: Debits of payers were sent.
 *   - `captures_settled`: Debits of payers settled.
 *   - `captures_unsettled`: Debits of payers came back before they settled, or their file was
 *     rejected.
 *   - `captures_returned`: Debits of payers came back after they settled, before they were good.
 *   - `became_good`: Debits became good: what their payees get.
 *   - `fees`: Debits became good: their fees.
 *   - `good_returned`: Debits of payers came back after they were good. It may leave payees with a
 *     debt.
 *   - `reserved_returned`: Debits of payers came back when their payouts were reserved.
 *   - `fees_returned`: Fees of payments whose debit or payout came back.
 *   - `reinstated`: Debits that had come back are good again: their returns were dishonored.
 *   - `fees_reinstated`: Fees of debits that are good again: their returns were dishonored.
 *   - `reserved`: Payouts were reserved.
 *   - `unreserved`: Payouts were not made, because a debit came back.
 *   - `payouts_sent`: Payouts were sent.
 *   - `payouts_rejected`: The file of payouts was rejected; they will be sent again.
 *   - `payouts_settled`: Payouts settled.
 *   - `unsettled_to_payees`: Credits came back before they settled, or their file was rejected:
 *     payees are owed them.
 *   - `payouts_returned`: Payouts came back after they settled: payees are owed them.
 *   - `returned_to_payers`: Payouts came back after they settled: payers are owed them.
 *   - `clawed_back`: Clawbacks became good.
 *   - `clawbacks_returned`: Debits of payees came back after they were good.
 *   - `refunds_collected`: Debits of payees for refunds became good: payers are owed them.
 *   - `refunds_kept`: Debits of payees for refunds became good after the refund had failed: payees
 *     are owed them.
 *   - `refunds_sent`: Refunds were sent: payers were owed them.
 *   - `refunds_settled`: Refunds settled.
 *   - `reverse_payouts_sent`: Reverse payouts were sent: payers were owed them.
 *   - `reverse_payouts_settled`: Reverse payouts settled.
 *   - `unsettled_to_payers`: Credits came back before they settled, or their file was rejected:
 *     payers are owed them.
 *   - `fees_sent`: Payouts of fees were sent.
 *   - `fees_settled`: Payouts of fees settled, to vendors and tenants.
 *   - `fees_unsettled`: Payouts of fees came back before they settled, or their file was rejected.
 *   - `fee_payouts_returned`: Payouts of fees came back after they settled.
 *   - `written_off`: Debts of payees and payers, and cash without an explanation, were written off.
 * - `from`: The station that the money left.
 * - `to`: The station to which it came.
 * - `amount`: Cents.
 * - `count`: How many postings.
 *
 * ProcessorByDanger: A tenant, and what endangers it.
 * - `uuid`: The tenant.
 * - `name`: Its name.
 * - `suspended_at`:
 * - `danger`: Why it is at its place: the worst that holds, in this order.
 *   - `short_of_cash`: Its cash is negative: the money of others pays for it. The largest amount
 *     comes first.
 *   - `return_rate_exceeded`: One of its return rates is above the limit. The furthest above its
 *     limit comes first.
 *   - `merchant_past_limit`: A return rate of a merchant is above the limit. The most such
 *     merchants come first.
 *   - `debts`: Payees or payers owe money. The largest amount comes first.
 *   - `return_rate_near`: One of its return rates is at 80 % of the limit or more. The nearest
 *     comes first.
 *   - `exceptions`: Open balances wait for an operator. The most come first.
 *   - `payments_on_hold`: Payments are on hold. The most come first.
 *   - `endpoint_failing`: A webhook endpoint fails, so its own systems do not learn of returns. The
 *     most come first.
 *   - `none`: None of these. The largest volume comes first.
 * - `return_rates`: The return rates of all its debits, next to their limits.
 * - `merchants_past_limit`: How many of its merchants have a return rate above the limit.
 * - `short`: Cents by which its cash is negative; 0: it is not.
 * - `debts`: Cents that its payees and payers owe, also while a clawback is under way.
 * - `exceptions`: How many open balances wait for an operator.
 * - `payments_on_hold`: How many of its payments have an open hold.
 * - `endpoints_failing`: How many of its webhook endpoints fail for an hour or more, or are
 *   disabled.
 * - `volume`: Cents of the debits that were sent in the last 30 UTC days.
 *
 * Exception:
 * - `kind`:
 * - `processor_uuid`:
 * - `transaction_uuid`:
 * - `refund_uuid`:
 * - `user_uuid`:
 * - `user_name`:
 * - `amount`:
 * - `since`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `vendor_uuid`:
 *
 * NamedException:
 * - `kind`:
 * - `processor_uuid`:
 * - `transaction_uuid`:
 * - `refund_uuid`:
 * - `user_uuid`:
 * - `user_name`:
 * - `amount`:
 * - `since`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `vendor_uuid`:
 * - `payer_name`: The name of the payer: of the business, or first and last name. Null: erased.
 * - `payee_name`: The name of the payee: of the business, or first and last name. Null: erased.
 *
 * FraudProcessReview: A review of the process of fraud monitoring.
 * - `uuid`: The identifier of the review.
 * - `reviewed_on`: The day of the review.
 * - `note`: What was looked at, and what follows.
 * - `reviewed_by`: The operator who recorded it. Null: a token did.
 * - `recorded_at`: When it was recorded, in UTC.
 *
 * FraudProcessMeanings:
 * - `rule`: The name of the rule.
 * - `stage`: The stage before which it looks at a payment.
 * - `meaning`: What it looks for.
 *
 * FraudProcessReviewers:
 * - `name`:
 * - `role`:
 *
 * FraudProcess: The process of fraud monitoring, as it is set now.
 * - `made_at`: When the document was made, in UTC.
 * - `monitoring_since`: When the earliest of the rules that are on was set, in UTC. Null: no rule
 *   is on.
 * - `rules`: The rules of all owners, as they are set now.
 * - `meanings`: What each rule looks for.
 * - `reviewers`: The operators who can decide a review.
 * - `changes`: The latest 500 changes of rules, the newest first.
 * - `reviews`: The reviews of the process, the latest first.
 * - `next_review_by`: The day by which the next review is due. Null: no rule is on.
 *
 * FraudReportFound:
 * - `rule`: The rule.
 * - `held`: Payments that it put on hold.
 * - `noted`: Payments that it only noted.
 * - `amount`: Their cents.
 *
 * FraudReportDecided:
 * - `state`: Where the reviews are.
 * - `reviews`: How many there are.
 * - `amount`: Their cents.
 * - `median_seconds_to_decide`: From the finding to the decision, in seconds. Null: no operator
 *   decided one.
 *
 * FraudReportUnauthorizedReturns: What the rules missed.
 * - `returns`: Debits that came back as unauthorized.
 * - `amount`: Their cents.
 * - `found`: Of payments that a rule had found before.
 * - `not_found`: Of payments that no rule had found: look at these when you review the rules.
 *
 * FraudReport: Fraud monitoring in a year.
 * - `year`: The year, in Eastern time.
 * - `made_at`: When the report was made, in UTC.
 * - `found`: What each rule found. A payment that two rules found counts for both.
 * - `decided`: The reviews of payments that were found in the year.
 * - `unauthorized_returns`: What the rules missed.
 * - `rule_changes`: Changes of rules in the year.
 * - `reviews`: The reviews of the process in the year.
 *
 * RecordFraudProcessReviewRequest:
 * - `reviewed_on`: The day of the review, not in the future.
 * - `note`: What was looked at, and what follows. No personal data.
 * - `reason`: Why. The audit trail keeps it.
 *
 * ExposureOfDate:
 * - `settlement_date`: The date. After today: it is still to come.
 * - `debits`: Debits.
 * - `debit_amount`: Cents of the debits.
 * - `credits`: Credits.
 * - `credit_amount`: Cents of the credits.
 * - `debits_returned`: Debits of this date that came back.
 * - `debit_amount_returned`: Their cents.
 * - `credits_returned`: Credits of this date that came back.
 * - `credit_amount_returned`: Their cents.
 *
 * ExposureNotInAFile: Payments that wait for a file.
 * - `debits`: Debits.
 * - `debit_amount`: Cents of the debits.
 * - `credits`: Credits.
 * - `credit_amount`: Cents of the credits.
 *
 * Exposure: What a tenant has at risk, by settlement date.
 * - `processor_uuid`: The tenant.
 * - `start_date`: The first settlement date that is shown: 60 days ago.
 * - `today`: Today, in Eastern time.
 * - `dates`: The settlement dates with entries of the tenant, oldest first.
 * - `not_in_a_file`: Payments that wait for a file.
 * - `may_be_returned_amount`: Cents of the debits of these dates that did not come back: the most
 *   that may still come back.
 * - `paid_out_amount`: Cents of the credits of these dates that did not come back.
 *
 * Posting:
 * - `debit_account`: A ledger account. What it has:
 *   - `BANK`: Cash in the pooled settlement account.
 *   - `DIF`: Debits in flight.
 *   - `CIF`: Credits in flight.
 *   - `UNS`: Captured, not yet good.
 *   - `PAYEE`: Owed to a payee.
 *   - `PRES`: Reserved for a payout.
 *   - `FEE`: Owed to a vendor, or to the processor, for fees.
 *   - `PAYER`: Owed to a payer.
 *   - `CLAW`: Receivable from a payee.
 *   - `RECV`: Receivable from a payer.
 *   - `LOSS`: Written off.
 *   - `SUSP`: Unmatched bank items.
 *   - `REV`: Moved by reversals, and not taken over by payments.
 *   - `DUP`: Moved by files that a bank processed twice.
 *   - `BFEE`: Fees of the banks.
 *   - `MICRO`: Small credits that check bank accounts.
 *   - `OWN`: Own funds paid in.
 * - `debit_owner_uuid`:
 * - `credit_account`: A ledger account. What it has:
 *   - `BANK`: Cash in the pooled settlement account.
 *   - `DIF`: Debits in flight.
 *   - `CIF`: Credits in flight.
 *   - `UNS`: Captured, not yet good.
 *   - `PAYEE`: Owed to a payee.
 *   - `PRES`: Reserved for a payout.
 *   - `FEE`: Owed to a vendor, or to the processor, for fees.
 *   - `PAYER`: Owed to a payer.
 *   - `CLAW`: Receivable from a payee.
 *   - `RECV`: Receivable from a payer.
 *   - `LOSS`: Written off.
 *   - `SUSP`: Unmatched bank items.
 *   - `REV`: Moved by reversals, and not taken over by payments.
 *   - `DUP`: Moved by files that a bank processed twice.
 *   - `BFEE`: Fees of the banks.
 *   - `MICRO`: Small credits that check bank accounts.
 *   - `OWN`: Own funds paid in.
 * - `credit_owner_uuid`:
 * - `amount`: Cents.
 *
 * EventOfTransactionDeliveries:
 * - `uuid`:
 * - `endpoint_uuid`:
 * - `url`:
 * - `state`:
 * - `attempt_count`:
 * - `next_attempt_at`:
 * - `finished_at`:
 * - `status`: Of the answer to the last attempt.
 * - `error`:
 *
 * EventOfTransaction:
 * - `uuid`:
 * - `type`: The name of an event. The section of webhooks explains each event.
 * - `subject_uuid`:
 * - `occurred_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `deliveries`:
 *
 * AllowedActMovesPostings:
 * - `debit_account`: A ledger account. What it has:
 *   - `BANK`: Cash in the pooled settlement account.
 *   - `DIF`: Debits in flight.
 *   - `CIF`: Credits in flight.
 *   - `UNS`: Captured, not yet good.
 *   - `PAYEE`: Owed to a payee.
 *   - `PRES`: Reserved for a payout.
 *   - `FEE`: Owed to a vendor, or to the processor, for fees.
 *   - `PAYER`: Owed to a payer.
 *   - `CLAW`: Receivable from a payee.
 *   - `RECV`: Receivable from a payer.
 *   - `LOSS`: Written off.
 *   - `SUSP`: Unmatched bank items.
 *   - `REV`: Moved by reversals, and not taken over by payments.
 *   - `DUP`: Moved by files that a bank processed twice.
 *   - `BFEE`: Fees of the banks.
 *   - `MICRO`: Small credits that check bank accounts.
 *   - `OWN`: Own funds paid in.
 * - `credit_account`: A ledger account. What it has:
 *   - `BANK`: Cash in the pooled settlement account.
 *   - `DIF`: Debits in flight.
 *   - `CIF`: Credits in flight.
 *   - `UNS`: Captured, not yet good.
 *   - `PAYEE`: Owed to a payee.
 *   - `PRES`: Reserved for a payout.
 *   - `FEE`: Owed to a vendor, or to the processor, for fees.
 *   - `PAYER`: Owed to a payer.
 *   - `CLAW`: Receivable from a payee.
 *   - `RECV`: Receivable from a payer.
 *   - `LOSS`: Written off.
 *   - `SUSP`: Unmatched bank items.
 *   - `REV`: Moved by reversals, and not taken over by payments.
 *   - `DUP`: Moved by files that a bank processed twice.
 *   - `BFEE`: Fees of the banks.
 *   - `MICRO`: Small credits that check bank accounts.
 *   - `OWN`: Own funds paid in.
 * - `amount`: Cents.
 *
 * AllowedActMoves:
 * - `transition`:
 * - `description`:
 * - `postings`:
 *
 * AllowedAct:
 * - `operation_id`:
 * - `summary`:
 * - `role`: The least role that may do it.
 * - `method`:
 * - `path`:
 * - `amount_up_to`: The most cents for `amount`. Null: it takes none.
 * - `moves`: What it would move now, with the whole `amount_up_to`.
 *
 * UserOfAnyTenant:
 * - `uuid`:
 * - `processor_uuid`:
 * - `vendor_uuid`:
 * - `kind`:
 * - `name`:
 * - `trading_name`:
 * - `entity_type`:
 * - `tin`:
 * - `email`:
 * - `client_reference_id`:
 * - `kyb_status`:
 * - `kyb_status_since`:
 * - `kyb_resubmission_reason`:
 * - `deleted_at`:
 * - `created_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 *
 * VerificationSubmission:
 * - `uuid`:
 * - `submitted_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `sent_at`:
 * - `send_attempts`:
 * - `send_error`:
 *
 * VerificationDecision:
 * - `number`:
 * - `decided_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `source`:
 * - `outcome`:
 * - `reason`:
 * - `documents`:
 * - `token_uuid`:
 * - `request_id`:
 *
 * NextPayout:
 * - `amount_up_to`: Cents.
 * - `taken_for_debts`: Cents of debts that it pays first, at most.
 * - `cut_off_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `settles_on`: A calendar day written as YYYY-MM-DD.
 *
 * Erasure:
 * - `user_uuid`:
 * - `processor_uuid`:
 * - `erased_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `identity_kept_until`:
 * - `events_erased_at`:
 *
 * HeldBankAccount:
 * - `uuid`:
 * - `aggregator_type`:
 * - `account_number`:
 * - `routing_number`:
 * - `account_name`:
 * - `account_type`:
 * - `created_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `disabled_at`:
 * - `disabled_reason`:
 * - `removed_at`:
 * - `number_kept`: Whether the whole number is still kept, encrypted.
 *
 * HeldSanctionsHit: A hit of the sanctions screening, without the entry of the list.
 * - `found_at`: When the name was found to be like a listed one, in UTC.
 * - `list`: The list, or the screening provider.
 * - `screened_name`: The name of the user that was compared.
 * - `decision`: What was decided.
 *   - `open`: Nothing yet.
 *   - `cleared`: The listed one is another person or business.
 *   - `confirmed`: It is the same.
 * - `decided_at`: When it was decided, in UTC; null: it is open.
 *
 * HeldScreening: The sanctions screening of the user.
 * - `screened_at`: When the present names were first screened, in UTC; null: they were not screened
 *   yet.
 * - `hits`: Names that are like a listed one, oldest first.
 *
 * UserData:
 * - `processor_uuid`:
 * - `user`: A registered person or business.
 * - `erasure`:
 * - `bank_accounts`:
 * - `bank_account_requests`:
 * - `account_validations`:
 * - `authorizations`:
 * - `authorization_requests`:
 * - `micro_entry_checks`:
 * - `prenotes`:
 * - `kyb_decisions`:
 * - `blocks`:
 * - `sanctions_screening`: The sanctions screening of the user.
 * - `acts`:
 *
 * EraseUserRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * Lane:
 * - `name`: `home`, or the name in the lanes file
 * - `state`: away: its database does not answer. Requests of its tenants get 503, and lists of
 *   operators leave its rows out.
 * - `reason`: Why it is away, as a sentence without a period
 * - `shards`: New processors of these shards are added here. The shard of a processor is the last
 *   byte of its uuid modulo 64.
 *
 * Clock:
 * - `now`: The time of the banking calendar: cut-offs, settlement and deadlines follow it.
 * - `records_now`: The time of records: `created_at`, `updated_at`, event timestamps and date
 *   filters follow it. The pace (`ACHORD_SANDBOX_PACE`) does not change it; an advance moves it to
 *   `now`.
 * - `pace`: moving: something is due, and a banking day passes every `pace_seconds`. standing:
 *   nothing is due. off: the calendar moves only by hand (`ACHORD_SANDBOX_PACE` is 0).
 * - `pace_seconds`: Seconds of a banking day; 0: the pace is off.
 *
 * AdvanceClockRequest:
 * - `seconds` (may be absent): An integer from 1 to 31622400.
 * - `banking_days` (may be absent): An integer from 1 to 400.
 * - `to` (may be absent): ISO 8601 with a zone, not before the current time of the clock.
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * ReturnEntryRequest:
 * - `stage`:
 * - `code`: A return code: R01 to R85, or R90. Or `REJ`: our own bank rejects the entry.
 * - `refund_uuid` (may be absent):
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * ReturnFeePayoutRequest:
 * - `code`: A return code for credits.
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * SendNotificationOfChangeRequest:
 * - `code`: A change code, C01 to C09.
 * - `corrected` (may be absent): The corrected data of the code.
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * FailNextUploadRequest:
 * - `bank` (may be absent): Required if there are several banks.
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * SpoilNextAnswersRequest:
 * - `bank` (may be absent): Required if there are several banks.
 * - `next_answers`:
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * RejectNextFileRequest:
 * - `bank` (may be absent): Required if there are several banks.
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * ProcessNextFileTwiceRequest:
 * - `bank` (may be absent): Required if there are several banks.
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * SetBankServerRequest:
 * - `bank` (may be absent): Required if there are several banks.
 * - `reachable`:
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * ApproveRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * ApprovedResult:
 * - `status`:
 * - `message`:
 * - `data`:
 *
 * RefuseApprovalRequest:
 * - `reason`: Why. The audit trail keeps it.
 *
 * ErrorCode: The code of a refusal. The page "Errors" of the documentation says what each code
 * means and what to do.
 *
 * FieldError:
 * - `field`: Dotted path of the field; empty when the error is about no field.
 * - `code`: The code of the refusal; with `invalid_request`, the rule that the field breaks.
 * - `message`: What is wrong and what is allowed, as a sentence.
 * - `reason` (may be absent): The reason of a refusal with status 406. Absent with every other
 *   status.
 *
 * EventTimestamp: The time of the event, ISO 8601, UTC.
 *
 * Livemode: True: the service moves money. False: it is a sandbox.
 *
 * TransactionEventDataTraceIdsRefunds:
 * - `refund_uuid`: The identifier of the refund.
 * - `refund_capture_trace_id`: The trace number of the debit of the payee: 15 digits. Empty: no
 *   bank file has it yet.
 * - `refund_payout_trace_id`: The trace number of the credit to the payer: 15 digits. Empty: no
 *   bank file has it yet.
 *
 * TransactionEventDataTraceIds: The trace numbers of the entries. A bank finds an entry by its
 * trace number.
 * - `capture_trace_id`: The trace number of the latest debit of the payer: 15 digits. Empty: no
 *   bank file has it yet.
 * - `payout_trace_id`: The trace number of the latest credit to the payee: 15 digits. Empty: no
 *   bank file has it yet.
 * - `reverse_payout_trace_id`: The trace number of the latest credit of a reverse payout: 15
 *   digits. Empty: no bank file has it yet.
 * - `refunds`: The trace numbers of each refund, the oldest first. Empty: there are no refunds.
 *
 * TransactionEventData:
 * - `uuid`: The identifier of the payment.
 * - `payer_uuid`: The user who pays.
 * - `payee_uuid`: The user who is paid.
 * - `transaction_status`: The status of the whole payment. It follows from the statuses of its
 *   stages.
 *   - `CAPTURE_PENDING`: The debit of the payer waits for a bank file, or is in one that the bank
 *     has not confirmed.
 *   - `CAPTURE_ACH_PENDING`: The bank has the debit of the payer. It can still be returned.
 *   - `CAPTURE_COMPLETE`: The debit of the payer is good. The payee is paid in batches and waits
 *     for the daily run.
 *   - `IN_PAYOUT`: The debit of the payer is good. `payout_status` says how far the payout is. A
 *     payment that succeeded keeps this status.
 *   - `CAPTURE_ACH_FAILED`: The debit of the payer was returned, or it could not be sent.
 *   - `CHARGEBACK`: The debit of the payer was good, and then it was returned as unauthorized.
 *   - `CLAWBACK`: The debit of the payer was returned, and the payee has paid the money back.
 *   - `REVERSE_PAYOUT`: The payout was returned, and the money goes back to the payer.
 *   - `CANCELED`: The payment was canceled before its debit was in a bank file.
 * - `capture_status`: The status of the capture: the debit of the payer.
 *   - `CAPTURE_PENDING`: The debit waits for a bank file, or is in one that the bank has not
 *     confirmed.
 *   - `CAPTURE_ACH_PENDING`: The bank has the debit. It can still be returned. Some returned debits
 *     are sent again in this status.
 *   - `CAPTURE_COMPLETE`: The debit is good: it settled, and no return came in time.
 *   - `CAPTURE_ACH_FAILED`: The debit was returned, or it could not be sent.
 *   - `CAPTURE_CANCELED`: The payment was canceled. The payer was not debited.
 * - `payout_status`: The status of the payout. Null: no payout is reserved.
 * - `clawback_status`: The status of the clawback. Null: there is no clawback.
 * - `reverse_payout_status`: The status of the reverse payout. Null: there is no reverse payout.
 * - `currency`: The currency of the amounts: always US dollars.
 * - `amount`: What is debited from the payer, in cents.
 * - `transaction_fee`: The part of `amount` that the payee does not get, in cents.
 * - `client_reference_id`: Your own reference for the payment. Empty: none was given.
 * - `payout_delay_days`: Banking days from the settlement of the capture until the payout is
 *   created.
 * - `company_name`: The name that payer and payee read on their bank statements, at most 16
 *   characters.
 * - `description`: The ACH company entry description, at most 10 characters. Bank statements may
 *   show it. Null: none was given, so the debit has `PAYMENT` and the credit `PAYOUT`.
 * - `addenda`: A note for the other side, sent with the entries of business accounts: at most 80
 *   characters, and at most 8000 if the debit is CTX. Null: none was given.
 * - `type`: How the payment was started.
 *   - `api`: Alone, by `POST /3p/api/v1/transaction`.
 *   - `bulk`: With others, by `POST /3p/api/v1/transactions/bulk`.
 *   - `dashboard`: By a person in a dashboard. No operation does this today.
 * - `ach_return_code`: The return code of the stage that failed last: capture, payout, clawback or
 *   reverse payout. This field and the next two describe the same stage. A retry of the stage does
 *   not change them; a won dishonor clears them. A refund has its own three fields. Null: nothing
 *   was returned.
 * - `failure_code`: Why that stage failed, for programs: for instance `insufficient_funds`. Null:
 *   no stage failed.
 * - `failure_reason`: Why that stage failed, as a sentence. Null: no stage failed.
 * - `cancel_reason`: The text that was given when the payment was canceled. `Canceled by request.`
 *   if none was given. Null: it is not canceled.
 * - `payer_bank_account`: The bank account that is debited.
 * - `payee_bank_account`: The bank account that is credited.
 * - `vendor_name`: The name of the vendor of the payment, or of the processor if it has no vendor.
 * - `created_at`: When the payment was started, in UTC.
 * - `updated_at`: When the payment changed last, in UTC.
 * - `trace_ids`: The trace numbers of the entries. A bank finds an entry by its trace number.
 * - `metadata` (may be absent): Your own data, by key. At most 50 keys of 1 to 40 characters
 *   without square brackets, and values of at most 500 characters. Write no personal data into it.
 *   Absent: none.
 * - `sequence`: The number of the event among the events of this record: a higher one is newer.
 *
 * TransactionStartedEvent: A payment is accepted.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * TransactionCaptureStartedEvent: The bank has the debit of the payer. A new attempt raises the
 * event again.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * TransactionCompletedEvent: The debit of the payer counts as good, or counts as good again because
 * its return was dishonored. TransactionFailed can still follow.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * TransactionFailedEvent: The debit of the payer is returned, before or after TransactionCompleted,
 * or Achord gives it up.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * TransactionCanceledEvent: The payment is canceled before its debit is in a file.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * PayoutFailedEvent: The credit to the payee is returned, before or after PayoutCompleted.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * PayoutCompletedEvent: The credit to the payee is settled, or nothing is left to pay out.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * ClawbackStartedEvent: The payee owes the amount that was paid out and will be debited. In most
 * cases the debit of the payer was returned.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * ClawbackFailedEvent: The debit of the payee is returned or not allowed, or a part of the debt is
 * written off.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * ClawbackCompletedEvent: The payee no longer owes anything of the payment.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * BankAccountEventData:
 * - `uuid`: The identifier of the bank account.
 * - `aggregator_type`: How the account was added.
 *   - `manual`: With its account number and routing number.
 *   - `bank_link`: Through the linking provider.
 * - `created_at`: When the bank account was added, in UTC.
 * - `is_default`: Whether payments of the user that name no account use this one.
 * - `user_uuid`: The user of the bank account.
 * - `account_number`: The account number. Lists and events show only its last four characters,
 *   after `****`. Null in BankLinkFailed.
 * - `routing_number`: The ABA routing number of the bank: 9 digits. Null in BankLinkFailed.
 * - `account_name`: The name of the account at the bank. Null in BankLinkFailed.
 * - `account_type`: The kind of the account at the bank. Null in BankLinkFailed.
 * - `valid_account` (may be absent): What the validation of the account number and routing number
 *   said.
 *   - `valid`: They are valid.
 *   - `invalid`: One of them is wrong.
 *   - `not_validated`: No validation was asked for, or the provider gave no verdict.
 * - `sequence`: The number of the event among the events of this record: a higher one is newer.
 *
 * BankLinkedSuccessfullyEvent: A bank account is added to a user, by its numbers or by linking.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * BankLinkFailedEvent: Linking a bank account fails. No bank account is added, so the fields are
 * null.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * BankAccountRemovedEvent: A bank account is removed, or a return or a notification of change
 * disables it.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * BusinessEventData:
 * - `uuid`: The identifier of the user: `{user_uuid}` of other paths.
 * - `kind`: Whether the user is a person or a business.
 * - `vendor_uuid`: The vendor that the user belongs to. Null: the user belongs to the processor
 *   itself.
 * - `first_name`: The first name; of a business, of its contact. Null: none was given.
 * - `last_name`: The last name; of a business, of its contact. Null: none was given.
 * - `email`: The e-mail address. Null: none was given.
 * - `phone`: The telephone number. Null: none was given.
 * - `client_reference_id`: Your own reference for the user. Empty: none was given.
 * - `name_in_file`: The name that entries in bank files show, and so the bank of the user: in
 *   capital letters of ASCII, cut to 22 characters. `RECEIVER` if no character of the name is in a
 *   bank file: then give `name_in_file`.
 * - `address`: The postal address of the user. Null: none was given.
 * - `payout_type`: How the user is paid as a payee.
 *   - `individual`: Each payment has a payout of its own.
 *   - `batch`: One payout on a banking day has all payments that became good since the last one.
 * - `kyb_status`: The status of the business verification (KYB). Null: a person, or a business that
 *   was never submitted.
 * - `kyb_resubmission_reason`: What the tenant has to correct before it submits the business again.
 *   Null: no correction is asked for.
 * - `business`: What only a business has. Null: the user is a person.
 * - `transaction_fee_percent`: The part of the fee that is a percentage of the amount of a payment,
 *   in percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`. Null: the fee has no
 *   such part.
 * - `transaction_fee_fixed`: The part of the fee that is the same for each payment, in cents. Null:
 *   the fee has no such part.
 * - `maximum_transaction_fee`: The highest fee of a payment, in cents. Null: the fee has no
 *   maximum.
 * - `created_at`: When the user was registered, in UTC.
 * - `updated_at`: When the user was changed last, in UTC.
 * - `deleted_at`: When the user was deleted, in UTC. Null: the user is not deleted.
 * - `metadata` (may be absent): Your own data, by key. At most 50 keys of 1 to 40 characters
 *   without square brackets, and values of at most 500 characters. Write no personal data into it.
 *   Absent: none.
 * - `sequence`: The number of the event among the events of this record: a higher one is newer.
 *
 * BusinessCreatedEvent: A business is registered.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * BusinessUpdatedEvent: The data or the KYB status of a business changes, or the business is
 * deleted.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * BatchPayoutEventData:
 * - `uuid`: The identifier of the batch.
 * - `amount`: The sum of the members, in cents.
 * - `merchant_count`: The number of merchants.
 * - `transaction_count`: The number of payments; in a batch of refunds, the number of refunds.
 * - `transaction_uuids`: The uuids of its payments, at most 200 of them.
 * - `run_at`: The time of the daily run that made the batch, in UTC.
 * - `created_at`: When the batch was stored, in UTC.
 * - `sequence`: The number of the event among the events of this record: a higher one is newer.
 *
 * BatchPayoutEvent: A daily run collects the payouts that are due to batch payees.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * BatchRefundEventData:
 * - `uuid`: The identifier of the batch.
 * - `amount`: The sum of the members, in cents.
 * - `merchant_count`: The number of merchants.
 * - `transaction_count`: The number of payments; in a batch of refunds, the number of refunds.
 * - `transaction_uuids`: The uuids of its payments, at most 200 of them.
 * - `run_at`: The time of the daily run that made the batch, in UTC.
 * - `created_at`: When the batch was stored, in UTC.
 * - `sequence`: The number of the event among the events of this record: a higher one is newer.
 *
 * BatchRefundEvent: The bank has the debits of batch payees for the refunds of a daily run.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * MerchantBatchEventData:
 * - `uuid`: The identifier of the batch of the merchant.
 * - `batch_uuid`: The batch of the whole daily run.
 * - `merchant_uuid`: The merchant that is paid or debited.
 * - `bank_account_uuid`: The bank account of the merchant.
 * - `amount`: The sum of the members, in cents.
 * - `status`: The first of these statuses that a member has; a payment and a refund explain them.
 *   Payouts: PAYOUT_ACH_FAILED, PAYOUT_PENDING_ACH, PAYOUT_ACH_PENDING, PAYOUT_COMPLETE,
 *   PAYOUT_CANCELED. Refunds: REFUND_FAILED, REFUND_PENDING, REFUND_CAPTURE_ACH_PENDING,
 *   REFUND_ACH_PENDING, REFUND_COMPLETE.
 * - `transaction_count`: The number of payments; in a batch of refunds, the number of refunds.
 * - `transaction_uuids`: The uuids of its payments, at most 200 of them.
 * - `trace_id`: Trace number of the latest entry of the batch. Null: it is in no file yet.
 * - `created_at`: When the batch was stored, in UTC.
 * - `sequence`: The number of the event among the events of this record: a higher one is newer.
 *
 * MerchantBatchPayoutEvent: A daily run collects the payouts that are due to one batch payee. One
 * credit pays them.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * RefundEventData:
 * - `uuid`: The identifier of the refund.
 * - `transaction_uuid`: The payment that is refunded.
 * - `amount`: What is refunded, in cents.
 * - `status`: The status of the refund: a debit of the payee, then a credit to the payer.
 *   - `REFUND_PENDING`: The debit of the payee waits: for the payout, for a bank file, or for the
 *     bank to confirm it.
 *   - `REFUND_CAPTURE_ACH_PENDING`: The bank has the debit of the payee. It can still be returned.
 *   - `REFUND_ACH_PENDING`: The debit of the payee is good. The credit to the payer waits for a
 *     bank file, or the bank has it.
 *   - `REFUND_COMPLETE`: The credit to the payer settled.
 *   - `REFUND_FAILED`: An entry of the refund was returned, or the payment itself was returned.
 * - `client_reference_id`: Your own reference for the refund. Empty: none was given.
 * - `refund_capture_trace_id`: Trace number of the debit of the payee. Empty until it is known.
 * - `refund_payout_trace_id`: Trace number of the credit to the payer. Empty until it is known.
 * - `held_reason`: Why the refund waits: a hold on its payment, or what must happen before its
 *   debit. Null: it does not wait.
 * - `ach_return_code`: The return code of the last failed entry of this refund. This field and the
 *   next two describe the same entry: the debit of the payee or the credit to the payer. Null:
 *   nothing was returned.
 * - `failure_code`: Why that entry failed or was not made, for programs. Null: no entry failed.
 * - `failure_reason`: Why that entry failed or was not made, as a sentence. Null: no entry failed.
 * - `created_at`: When the refund was accepted, in UTC.
 * - `updated_at`: When the refund changed last, in UTC.
 * - `metadata` (may be absent): Your own data, by key. At most 50 keys of 1 to 40 characters
 *   without square brackets, and values of at most 500 characters. Write no personal data into it.
 *   Absent: none.
 * - `sequence`: The number of the event among the events of this record: a higher one is newer.
 *
 * RefundPendingEvent: A refund is accepted.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * RefundCaptureStartedEvent: The bank has the debit of the payee. A new attempt raises the event
 * again.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * RefundCaptureCompletedEvent: The debit of the payee counts as good.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * RefundCaptureFailedEvent: The debit of the payee is returned, or is not made because the payment
 * was returned.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * RefundPayoutPendingEvent: The credit to the payer is due. A new attempt raises the event again.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * RefundPayoutCompletedEvent: The credit to the payer is settled.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * RefundPayoutFailedEvent: The credit to the payer is returned, or is not made because the payment
 * or the debit of the payee was returned.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * ReversePayoutStartedEvent: The payer is owed the amount and will be credited. In most cases the
 * credit to the payee was returned.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * ReversePayoutCompletedEvent: The credit to the payer is settled.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * ReversePayoutFailedEvent: The credit to the payer is returned, or the payer is no longer owed
 * anything.
 * - `type`: The name of the event.
 * - `timestamp`: The time of the event, ISO 8601, UTC.
 * - `livemode`: True: the service moves money. False: it is a sandbox.
 * - `data`: The record as it was when the event happened.
 * - `uuid`: The identifier of the event: the `webhook-id` of its deliveries, and its place in the
 *   log.
 *
 * Event: Any event, by its type. A body of 20 kB or more has `truncated: true` in place of its
 * other data.
 *
 * ListUsersQuery:
 * - `page` (may be absent): The number of the page. 1 by default.
 * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
 * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
 * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
 * - `sort_order` (may be absent): Which record is the first. `newest` by default.
 * - `kind` (may be absent): Only persons, or only businesses.
 * - `kyb_status` (may be absent): Only businesses with this status.
 * - `client_reference_id` (may be absent): Only users with exactly this reference.
 * - `email` (may be absent): Only users with this e-mail address, in any case of letters.
 * - `metadata` (may be absent): Only records whose metadata has this value now:
 *   `metadata[order]=94304`.
 * - `vendor_uuid` (may be absent): Only users of this vendor.
 * - `include_deleted` (may be absent): True: the list has deleted users too.
 *
 * ListUsersData: A page of the list.
 * - `users`: The records of this page.
 * - `pagination`: Where this page is in the whole list.
 *
 * GetMerchantBillingQuery:
 * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
 * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
 *
 * GetMerchantBillingDataBillableEvents:
 * - `kind`: What was billed.
 *   - `account_validation`: A validation that ended as valid or invalid.
 *   - `business_verification`: A business verification that the provider decided.
 *   - `standard_ach`: An entry at the standard speed. It counts for the tenant, so it is 0 here.
 *   - `same_day_ach`: An entry at the same-day speed. It counts for the tenant, so it is 0 here.
 *   - `return`: A returned entry. It counts for the tenant, so it is 0 here.
 * - `count`: The number of events of this kind in the period.
 *
 * GetMerchantBillingData: The result of the operation.
 * - `merchant_uuid`: The merchant that the events are attributed to.
 * - `start_date`: The first day of the period, in UTC. The period includes it.
 * - `end_date`: The last day of the period, in UTC. The period includes it.
 * - `billable_events`: One entry for each kind, also for a kind without events.
 * - `total`: The number of events of all kinds.
 *
 * ListUserBankAccountsQuery:
 * - `page` (may be absent): The number of the page. 1 by default.
 * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ValidateBankAccountData: The result of the operation.
 * - `valid_account`: What the validation of the account number and routing number said.
 *   - `valid`: They are valid.
 *   - `invalid`: One of them is wrong.
 *   - `not_validated`: No validation was asked for, or the provider gave no verdict.
 * - `new_routing_number`: The routing number that replaced the given one; validate again with it.
 *   Null: none replaced it.
 *
 * ListBankAccountRequestsQuery:
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListBankAccountRequestsData: A page of the list.
 * - `bank_account_requests`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListAccountValidationsQuery:
 * - `user_uuid` (may be absent):
 * - `bank_account_uuid` (may be absent):
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListAccountValidationsData: A page of the list.
 * - `account_validations`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListLinkedItemsQuery:
 * - `processor_uuid` (may be absent):
 * - `state` (may be absent):
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListLinkedItemsData: A page of the list.
 * - `linked_items`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * GetRoutingDirectoryData: The result of the operation.
 * - `state`: none: no directory was imported; old: the last import is more than 45 days ago.
 * - `imports`:
 *
 * ListUnlistedAccountsQuery:
 * - `processor_uuid` (may be absent):
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListUnlistedAccountsData: A page of the list.
 * - `unlisted_accounts`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * CreateTransactionsInBulkDataResults:
 * - `code`: The HTTP status that the single operation would answer.
 * - `body`: The body that the single operation would answer.
 *
 * CreateTransactionsInBulkData: The result of the operation.
 * - `results`: The answer to each item, in the order of the items.
 *
 * ListTransactionsQuery:
 * - `page` (may be absent): The number of the page. 1 by default.
 * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
 * - `after` (may be absent): Where the page begins: the header `Achord-Next` of the page before,
 *   with the same parameters. Absent: the page is counted from the first one.
 * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
 * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
 * - `sort_order` (may be absent): Which record is the first. `newest` by default.
 * - `payer_account_uuid` (may be absent): Only payments with this bank account of the payer. It
 *   needs `payer_account_aggregator_type`.
 * - `payer_account_aggregator_type` (may be absent): How that bank account of the payer was added.
 *   It needs `payer_account_uuid`.
 * - `payee_account_uuid` (may be absent): Only payments with this bank account of the payee. It
 *   needs `payee_account_aggregator_type`.
 * - `payee_account_aggregator_type` (may be absent): How that bank account of the payee was added.
 *   It needs `payee_account_uuid`.
 * - `payer_uuid` (may be absent): Only payments with this user as payer.
 * - `payee_uuid` (may be absent): Only payments with this user as payee.
 * - `user_uuid` (may be absent): Only payments with this user as payer or payee.
 * - `state` (may be absent): Only payments in this state.
 * - `transaction_status` (may be absent): Only payments with this status.
 * - `capture_status` (may be absent): Only payments with this status.
 * - `payout_status` (may be absent): Only payments with this status.
 * - `clawback_status` (may be absent): Only payments with this status.
 * - `reverse_payout_status` (may be absent): Only payments with this status.
 * - `ach_return_code` (may be absent): Only payments that came back with this return code, such as
 *   R01.
 * - `amount_from` (may be absent): Only payments of this amount or more, in cents.
 * - `amount_to` (may be absent): Only payments of this amount or less, in cents.
 * - `client_reference_id` (may be absent): Only payments with exactly this reference.
 * - `metadata` (may be absent): Only records whose metadata has this value now:
 *   `metadata[order]=94304`.
 * - `trace_id` (may be absent): Only payments with an entry that has this trace number: 15 digits.
 * - `returned_from` (may be absent): Only payments with an entry that came back at this time or
 *   later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `returned_before` (may be absent): Only payments with an entry that came back before this time:
 *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `held` (may be absent): True: only payments with an open hold. False: only payments without
 *   one.
 * - `created_from` (may be absent): Only payments that were started at this time or later:
 *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `created_before` (may be absent): Only payments that were started before this time: `YYYY-MM-DD
 *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `updated_since` (may be absent): Only payments that changed at this time or later: `YYYY-MM-DD
 *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `updated_before` (may be absent): Only payments that changed last before this time: `YYYY-MM-DD
 *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `vendor_uuid` (may be absent): Only payments of this vendor.
 *
 * ListTransactionsData: A page of the list.
 * - `transactions`: The records of this page.
 * - `pagination`: Where this page is in the whole list.
 *
 * ListTransactionsByBodyData: A page of the list.
 * - `transactions`: The records of this page.
 * - `pagination`: Where this page is in the whole list.
 *
 * SearchTransactionsQuery:
 * - `payer_uuid` (may be absent): Only payments with this user as payer.
 * - `payee_uuid` (may be absent): Only payments with this user as payee.
 * - `user_uuid` (may be absent): Only payments with this user as payer or payee.
 * - `state` (may be absent): Only payments in this state.
 * - `transaction_status` (may be absent): Only payments with this status.
 * - `capture_status` (may be absent): Only payments with this status.
 * - `payout_status` (may be absent): Only payments with this status.
 * - `clawback_status` (may be absent): Only payments with this status.
 * - `reverse_payout_status` (may be absent): Only payments with this status.
 * - `ach_return_code` (may be absent): Only payments that came back with this return code, such as
 *   R01.
 * - `amount_from` (may be absent): Only payments of this amount or more, in cents.
 * - `amount_to` (may be absent): Only payments of this amount or less, in cents.
 * - `client_reference_id` (may be absent): Only payments with exactly this reference.
 * - `metadata` (may be absent): Only records whose metadata has this value now:
 *   `metadata[order]=94304`.
 * - `trace_id` (may be absent): Only payments with an entry that has this trace number: 15 digits.
 * - `returned_from` (may be absent): Only payments with an entry that came back at this time or
 *   later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `returned_before` (may be absent): Only payments with an entry that came back before this time:
 *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `held` (may be absent): True: only payments with an open hold. False: only payments without
 *   one.
 * - `created_from` (may be absent): Only payments that were started at this time or later:
 *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `created_before` (may be absent): Only payments that were started before this time: `YYYY-MM-DD
 *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `updated_since` (may be absent): Only payments that changed at this time or later: `YYYY-MM-DD
 *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `updated_before` (may be absent): Only payments that changed last before this time: `YYYY-MM-DD
 *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `vendor_uuid` (may be absent): Only payments of this vendor.
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * SearchTransactionsData: A page of the list.
 * - `transactions`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: the search has seen every payment.
 *
 * ListPayoutsQuery:
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListPayoutsData: A page of the list.
 * - `payouts`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListPaymentsOfPayoutQuery:
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListPaymentsOfPayoutData: A page of the list.
 * - `payments`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * GetAuthorizationProofQuery:
 * - `format` (may be absent): The form of the answer. `json` is the default. `pdf`: a file to send.
 *
 * ListTransactionHoldsData: The result of the operation.
 * - `holds`: The holds, the oldest first.
 *
 * ListTransactionRefundsQuery:
 * - `page` (may be absent): The number of the page. 1 by default.
 * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListTransactionRefundsData: A page of the list.
 * - `refunds`: The records of this page.
 * - `pagination`: Where this page is in the whole list.
 *
 * ListRefundsQuery:
 * - `status` (may be absent): Only refunds with this status.
 * - `metadata` (may be absent): Only records whose metadata has this value now:
 *   `metadata[order]=94304`.
 * - `created_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in
 *   UTC, or ISO 8601 with a zone.
 * - `created_before` (may be absent): Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in
 *   UTC, or ISO 8601 with a zone.
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListRefundsData: A page of the list.
 * - `refunds`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListBatchPayoutsQuery:
 * - `page` (may be absent): The number of the page. 1 by default.
 * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListBatchPayoutsDataBatchPayouts:
 * - `uuid`: The identifier of the batch.
 * - `amount`: The sum of the members, in cents.
 * - `merchant_count`: The number of merchants.
 * - `transaction_count`: The number of payments; in a batch of refunds, the number of refunds.
 * - `transaction_uuids`: The uuids of its payments, at most 200 of them.
 * - `run_at`: The time of the daily run that made the batch, in UTC.
 * - `created_at`: When the batch was stored, in UTC.
 *
 * ListBatchPayoutsData: A page of the list.
 * - `batch_payouts`: The records of this page.
 * - `pagination`: Where this page is in the whole list.
 *
 * GetBatchPayoutData: The result of the operation.
 * - `uuid`: The identifier of the batch.
 * - `amount`: The sum of the members, in cents.
 * - `merchant_count`: The number of merchants.
 * - `transaction_count`: The number of payments; in a batch of refunds, the number of refunds.
 * - `transaction_uuids`: The uuids of its payments, at most 200 of them.
 * - `run_at`: The time of the daily run that made the batch, in UTC.
 * - `created_at`: When the batch was stored, in UTC.
 *
 * ListBatchRefundsQuery:
 * - `page` (may be absent): The number of the page. 1 by default.
 * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListBatchRefundsDataBatchRefunds:
 * - `uuid`: The identifier of the batch.
 * - `amount`: The sum of the members, in cents.
 * - `merchant_count`: The number of merchants.
 * - `transaction_count`: The number of payments; in a batch of refunds, the number of refunds.
 * - `transaction_uuids`: The uuids of its payments, at most 200 of them.
 * - `run_at`: The time of the daily run that made the batch, in UTC.
 * - `created_at`: When the batch was stored, in UTC.
 *
 * ListBatchRefundsData: A page of the list.
 * - `batch_refunds`: The records of this page.
 * - `pagination`: Where this page is in the whole list.
 *
 * GetBatchRefundQuery:
 * - `page` (may be absent): The number of the page. 1 by default.
 * - `per_page` (may be absent): Records on a page. 5000 by default, at most 5000.
 *
 * GetBatchRefundData: A page of the list.
 * - `uuid`: The identifier of the batch.
 * - `amount`: The sum of the members, in cents.
 * - `merchant_count`: The number of merchants.
 * - `transaction_count`: The number of payments; in a batch of refunds, the number of refunds.
 * - `transaction_uuids`: The uuids of its payments, at most 200 of them.
 * - `run_at`: The time of the daily run that made the batch, in UTC.
 * - `created_at`: When the batch was stored, in UTC.
 * - `refunds`: A page, ordered by uuid. A page has 5000 members, or fewer with `per_page`.
 * - `pagination`: Where this page is in the whole list.
 *
 * ListMerchantPayoutsQuery:
 * - `page` (may be absent): The number of the page. 1 by default.
 * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListMerchantPayoutsData: A page of the list.
 * - `merchant_payouts`: The records of this page.
 * - `pagination`: Where this page is in the whole list.
 *
 * ListMerchantRefundsQuery:
 * - `page` (may be absent): The number of the page. 1 by default.
 * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListMerchantRefundsData: A page of the list.
 * - `merchant_refunds`: The records of this page.
 * - `pagination`: Where this page is in the whole list.
 *
 * GetMerchantPayoutQuery:
 * - `page` (may be absent): The number of the page. 1 by default.
 * - `per_page` (may be absent): Records on a page. 5000 by default, at most 5000.
 *
 * GetMerchantRefundQuery:
 * - `page` (may be absent): The number of the page. 1 by default.
 * - `per_page` (may be absent): Records on a page. 5000 by default, at most 5000.
 *
 * GetUserStatementQuery:
 * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
 * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
 * - `page` (may be absent): The number of the page. 1 by default.
 * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * GetUserStatementData: A page of the list.
 * - `user_uuid`: The user of the statement.
 * - `start_date`: The first day of the period, in UTC. The period includes it.
 * - `end_date`: The last day of the period, in UTC. The period includes it.
 * - `opening`: Cents owed to the user before the first movement.
 * - `closing`: Cents owed to the user after the last movement of the period.
 * - `movements`: The movements of this page, the oldest first.
 * - `pagination`: Where this page is in the whole list.
 *
 * GetStatementQuery:
 * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
 * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
 * - `page` (may be absent): The number of the page. 1 by default.
 * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
 * - `account` (may be absent): Only this ledger account.
 *
 * ListFeePayoutsQuery:
 * - `page` (may be absent): The number of the page. 1 by default.
 * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListFeePayoutsData: A page of the list.
 * - `fee_payouts`: The records of this page.
 * - `pagination`: Where this page is in the whole list.
 *
 * ListLimitsQuery:
 * - `page` (may be absent): The number of the page. 1 by default.
 * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListLimitsData: A page of the list.
 * - `limits`: The records of this page.
 * - `pagination`: Where this page is in the whole list.
 *
 * ListReturnRatesQuery:
 * - `page` (may be absent): The number of the page. 1 by default.
 * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListReturnRatesData: A page of the list.
 * - `return_rates`: The records of this page.
 * - `pagination`: Where this page is in the whole list.
 *
 * RecordPayerAuthorizationData: The result of the operation.
 * - `uuid`: The identifier of the authorization.
 * - `user_uuid`: The user who authorized the debits.
 * - `bank_account_uuid`: The bank account that may be debited.
 * - `debits`: Which debits of the user it allows.
 *   - `payments`: Payments that the user makes as a payer.
 *   - `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the
 *     payer comes back.
 * - `kind`: How many debits it allows.
 *   - `single`: One debit. The first payment that uses it uses it up.
 *   - `recurring`: Debits at regular intervals, as a subscription has them.
 *   - `standing`: Any number of debits, each started by an act of the payer.
 * - `sec_code`: How the payer agreed, and the SEC code of the debits that use it. Null: not said,
 *   so it allows debits of every code.
 * - `payee_uuid`: The only payee of the debits. Null: every payee.
 * - `minimum_amount`: The least amount of a debit, in cents. Null: no minimum.
 * - `maximum_amount`: The most of a debit, in cents. Null: there is no limit.
 * - `authorized_on`: The day on which the payer authorized the debits.
 * - `ends_on`: The last day on which a payment may start. Null: until it is revoked.
 * - `reference`: Where the proof is kept. Empty: nothing was given.
 * - `recorded_at`: When the authorization was recorded, in UTC.
 * - `revoked_at`: When it was revoked, in UTC. Null: it was not.
 * - `revoked_reason`: Why it was revoked. Null: it was not.
 * - `used_by_transaction_uuid`: The payment that used up a single authorization. Null: it is
 *   unused, or not single.
 * - `has_evidence`: Whether evidence is kept with it.
 * - `lifted`: The blocks that the authorization lifted.
 *
 * ListUserAuthorizationsQuery:
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListUserAuthorizationsData: A page of the list.
 * - `authorizations`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListAuthorizationRequestsQuery:
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListAuthorizationRequestsData: A page of the list.
 * - `authorization_requests`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * RevokeAuthorizationData: The result of the operation.
 * - `uuid`: The identifier of the authorization.
 * - `user_uuid`: The user who authorized the debits.
 * - `bank_account_uuid`: The bank account that may be debited.
 * - `debits`: Which debits of the user it allows.
 *   - `payments`: Payments that the user makes as a payer.
 *   - `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the
 *     payer comes back.
 * - `kind`: How many debits it allows.
 *   - `single`: One debit. The first payment that uses it uses it up.
 *   - `recurring`: Debits at regular intervals, as a subscription has them.
 *   - `standing`: Any number of debits, each started by an act of the payer.
 * - `sec_code`: How the payer agreed, and the SEC code of the debits that use it. Null: not said,
 *   so it allows debits of every code.
 * - `payee_uuid`: The only payee of the debits. Null: every payee.
 * - `minimum_amount`: The least amount of a debit, in cents. Null: no minimum.
 * - `maximum_amount`: The most of a debit, in cents. Null: there is no limit.
 * - `authorized_on`: The day on which the payer authorized the debits.
 * - `ends_on`: The last day on which a payment may start. Null: until it is revoked.
 * - `reference`: Where the proof is kept. Empty: nothing was given.
 * - `recorded_at`: When the authorization was recorded, in UTC.
 * - `revoked_at`: When it was revoked, in UTC. Null: it was not.
 * - `revoked_reason`: Why it was revoked. Null: it was not.
 * - `used_by_transaction_uuid`: The payment that used up a single authorization. Null: it is
 *   unused, or not single.
 * - `has_evidence`: Whether evidence is kept with it.
 * - `ended`: The payments that will not be debited any more: canceled, or failed if they were
 *   debited before.
 *
 * ListUserBlocksData: The result of the operation.
 * - `blocks`: The blocks, the oldest first.
 *
 * SearchTransactionsOfAnyTenantQuery:
 * - `payer_uuid` (may be absent): Only payments with this user as payer.
 * - `payee_uuid` (may be absent): Only payments with this user as payee.
 * - `user_uuid` (may be absent): Only payments with this user as payer or payee.
 * - `state` (may be absent): Only payments in this state.
 * - `transaction_status` (may be absent): Only payments with this status.
 * - `capture_status` (may be absent): Only payments with this status.
 * - `payout_status` (may be absent): Only payments with this status.
 * - `clawback_status` (may be absent): Only payments with this status.
 * - `reverse_payout_status` (may be absent): Only payments with this status.
 * - `ach_return_code` (may be absent): Only payments that came back with this return code, such as
 *   R01.
 * - `amount_from` (may be absent): Only payments of this amount or more, in cents.
 * - `amount_to` (may be absent): Only payments of this amount or less, in cents.
 * - `client_reference_id` (may be absent): Only payments with exactly this reference.
 * - `metadata` (may be absent): Only records whose metadata has this value now:
 *   `metadata[order]=94304`.
 * - `trace_id` (may be absent): Only payments with an entry that has this trace number: 15 digits.
 * - `returned_from` (may be absent): Only payments with an entry that came back at this time or
 *   later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `returned_before` (may be absent): Only payments with an entry that came back before this time:
 *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `held` (may be absent): True: only payments with an open hold. False: only payments without
 *   one.
 * - `created_from` (may be absent): Only payments that were started at this time or later:
 *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `created_before` (may be absent): Only payments that were started before this time: `YYYY-MM-DD
 *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `updated_since` (may be absent): Only payments that changed at this time or later: `YYYY-MM-DD
 *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `updated_before` (may be absent): Only payments that changed last before this time: `YYYY-MM-DD
 *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `processor_uuid` (may be absent):
 * - `vendor_uuid` (may be absent):
 * - `file_uuid` (may be absent): A file to a bank.
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * SearchTransactionsOfAnyTenantData: A page of the list.
 * - `transactions`:
 * - `next`: Send it as `after` to read the next page. Null: the search has seen every payment.
 *
 * DownloadTransactionsQuery:
 * - `payer_uuid` (may be absent): Only payments with this user as payer.
 * - `payee_uuid` (may be absent): Only payments with this user as payee.
 * - `user_uuid` (may be absent): Only payments with this user as payer or payee.
 * - `state` (may be absent): Only payments in this state.
 * - `transaction_status` (may be absent): Only payments with this status.
 * - `capture_status` (may be absent): Only payments with this status.
 * - `payout_status` (may be absent): Only payments with this status.
 * - `clawback_status` (may be absent): Only payments with this status.
 * - `reverse_payout_status` (may be absent): Only payments with this status.
 * - `ach_return_code` (may be absent): Only payments that came back with this return code, such as
 *   R01.
 * - `amount_from` (may be absent): Only payments of this amount or more, in cents.
 * - `amount_to` (may be absent): Only payments of this amount or less, in cents.
 * - `client_reference_id` (may be absent): Only payments with exactly this reference.
 * - `metadata` (may be absent): Only records whose metadata has this value now:
 *   `metadata[order]=94304`.
 * - `trace_id` (may be absent): Only payments with an entry that has this trace number: 15 digits.
 * - `returned_from` (may be absent): Only payments with an entry that came back at this time or
 *   later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `returned_before` (may be absent): Only payments with an entry that came back before this time:
 *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `held` (may be absent): True: only payments with an open hold. False: only payments without
 *   one.
 * - `created_from` (may be absent): Only payments that were started at this time or later:
 *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `created_before` (may be absent): Only payments that were started before this time: `YYYY-MM-DD
 *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `updated_since` (may be absent): Only payments that changed at this time or later: `YYYY-MM-DD
 *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `updated_before` (may be absent): Only payments that changed last before this time: `YYYY-MM-DD
 *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `processor_uuid` (may be absent):
 * - `vendor_uuid` (may be absent):
 * - `file_uuid` (may be absent): A file to a bank.
 *
 * GetAuthorizationProofOfAnyTenantQuery:
 * - `format` (may be absent): The form of the answer. `json` is the default. `pdf`: a file to send.
 *
 * ListRefundsOfAnyTenantQuery:
 * - `processor_uuid` (may be absent):
 * - `status` (may be absent): Only refunds with this status.
 * - `metadata` (may be absent): Only records whose metadata has this value now:
 *   `metadata[order]=94304`.
 * - `created_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in
 *   UTC, or ISO 8601 with a zone.
 * - `created_before` (may be absent): Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in
 *   UTC, or ISO 8601 with a zone.
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListRefundsOfAnyTenantData: A page of the list.
 * - `refunds`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListBatchesOfAnyTenantQuery:
 * - `processor_uuid` (may be absent):
 * - `kind` (may be absent):
 * - `run_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC,
 *   or ISO 8601 with a zone.
 * - `run_before` (may be absent): Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC,
 *   or ISO 8601 with a zone.
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListBatchesOfAnyTenantData: A page of the list.
 * - `batches`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * GetMerchantPayoutOfAnyTenantQuery:
 * - `page` (may be absent): The number of the page. 1 by default.
 * - `per_page` (may be absent): Records on a page. 5000 by default, at most 5000.
 *
 * GetMerchantPayoutOfAnyTenantData: The result of the operation.
 * - `uuid`: The identifier of the batch of the merchant.
 * - `batch_uuid`: The batch of the whole daily run.
 * - `merchant_uuid`: The merchant that is paid or debited.
 * - `bank_account_uuid`: The bank account of the merchant.
 * - `amount`: The sum of the members, in cents.
 * - `status`: The first of these statuses that a member has; a payment and a refund explain them.
 *   Payouts: PAYOUT_ACH_FAILED, PAYOUT_PENDING_ACH, PAYOUT_ACH_PENDING, PAYOUT_COMPLETE,
 *   PAYOUT_CANCELED. Refunds: REFUND_FAILED, REFUND_PENDING, REFUND_CAPTURE_ACH_PENDING,
 *   REFUND_ACH_PENDING, REFUND_COMPLETE.
 * - `transaction_count`: The number of payments; in a batch of refunds, the number of refunds.
 * - `trace_id`: Trace number of the latest entry of the batch. Null: it is in no file yet.
 * - `created_at`: When the batch was stored, in UTC.
 * - `entries`: Every entry at the bank, oldest first. There are several if the amount does not fit
 *   one entry, a member was on hold, or the bank rejected a file.
 * - `updated_at`: When a member of the batch changed last, in UTC.
 * - `transaction_uuids`: The uuids of its payments, at most 200 of them.
 * - `pagination`: Where this page is in the whole list.
 * - `transactions`: A page, ordered by uuid. A page has 5000 members, or fewer with `per_page`.
 * - `processor_uuid`:
 *
 * GetMerchantRefundOfAnyTenantQuery:
 * - `page` (may be absent): The number of the page. 1 by default.
 * - `per_page` (may be absent): Records on a page. 5000 by default, at most 5000.
 *
 * GetMerchantRefundOfAnyTenantData: The result of the operation.
 * - `uuid`: The identifier of the batch of the merchant.
 * - `batch_uuid`: The batch of the whole daily run.
 * - `merchant_uuid`: The merchant that is paid or debited.
 * - `bank_account_uuid`: The bank account of the merchant.
 * - `amount`: The sum of the members, in cents.
 * - `status`: The first of these statuses that a member has; a payment and a refund explain them.
 *   Payouts: PAYOUT_ACH_FAILED, PAYOUT_PENDING_ACH, PAYOUT_ACH_PENDING, PAYOUT_COMPLETE,
 *   PAYOUT_CANCELED. Refunds: REFUND_FAILED, REFUND_PENDING, REFUND_CAPTURE_ACH_PENDING,
 *   REFUND_ACH_PENDING, REFUND_COMPLETE.
 * - `transaction_count`: The number of payments; in a batch of refunds, the number of refunds.
 * - `trace_id`: Trace number of the latest entry of the batch. Null: it is in no file yet.
 * - `created_at`: When the batch was stored, in UTC.
 * - `entries`: Every entry at the bank, oldest first. There are several if the amount does not fit
 *   one entry, a member was on hold, or the bank rejected a file.
 * - `updated_at`: When a member of the batch changed last, in UTC.
 * - `transaction_uuids`: The uuids of its payments, at most 200 of them.
 * - `pagination`: Where this page is in the whole list.
 * - `refunds`: A page, ordered by uuid. A page has 5000 members, or fewer with `per_page`.
 * - `processor_uuid`:
 *
 * GetProcessorStatementQuery:
 * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
 * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
 * - `page` (may be absent): The number of the page. 1 by default.
 * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
 * - `account` (may be absent): Only this ledger account.
 *
 * GetLedgerBalancesQuery:
 * - `processor_uuid`:
 *
 * GetLedgerBalancesData:
 * - `account`: A ledger account. What it has:
 *   - `BANK`: Cash in the pooled settlement account.
 *   - `DIF`: Debits in flight.
 *   - `CIF`: Credits in flight.
 *   - `UNS`: Captured, not yet good.
 *   - `PAYEE`: Owed to a payee.
 *   - `PRES`: Reserved for a payout.
 *   - `FEE`: Owed to a vendor, or to the processor, for fees.
 *   - `PAYER`: Owed to a payer.
 *   - `CLAW`: Receivable from a payee.
 *   - `RECV`: Receivable from a payer.
 *   - `LOSS`: Written off.
 *   - `SUSP`: Unmatched bank items.
 *   - `REV`: Moved by reversals, and not taken over by payments.
 *   - `DUP`: Moved by files that a bank processed twice.
 *   - `BFEE`: Fees of the banks.
 *   - `MICRO`: Small credits that check bank accounts.
 *   - `OWN`: Own funds paid in.
 * - `owner_uuid`:
 * - `balance`:
 *
 * GetTrialBalanceQuery:
 * - `day` (may be absent): A day of UTC. Absent: today.
 * - `processor_uuid` (may be absent): Only of this tenant, or of the operator books. Absent: of
 *   all.
 *
 * GetJournalQuery:
 * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
 * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
 * - `processor_uuid` (may be absent): Only of this tenant, or of the operator books. Absent: of
 *   all.
 *
 * GetMerchantSettlementsQuery:
 * - `processor_uuid`: The tenant.
 * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
 * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
 *
 * GetMonthlyStatementQuery:
 * - `month` (may be absent): The month, of UTC days. Absent: the present one.
 *
 * GetNegativeBalancesQuery:
 * - `processor_uuid` (may be absent): Only of this tenant. Absent: of all.
 *
 * ListNegativeBalancesQuery:
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListNegativeBalancesData: A page of the list.
 * - `negative_balances`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * GetPayeeTotalsQuery:
 * - `processor_uuid`: The tenant.
 * - `year`: The calendar year, at most the present one.
 *
 * GetAccountNumbersQuery:
 * - `processor_uuid` (may be absent): A tenant. Absent: the numbers for each tenant without its
 *   own.
 *
 * ListProcessorFeePayoutsQuery:
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListProcessorFeePayoutsData: A page of the list.
 * - `fee_payouts`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListProofRequestsQuery:
 * - `state` (may be absent): Only open ones, or only answered ones.
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListProofRequestsData: A page of the list.
 * - `proof_requests`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ReleaseHoldQuery:
 * - `reason`: Why. The audit trail keeps it.
 *
 * ListHoldsQuery:
 * - `kind` (may be absent):
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListHoldsData: A page of the list.
 * - `holds`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListBlocksQuery:
 * - `processor_uuid` (may be absent):
 * - `kind` (may be absent):
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListBlocksData: A page of the list.
 * - `blocks`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListSanctionsHitsQuery:
 * - `processor_uuid` (may be absent):
 * - `user_uuid` (may be absent):
 * - `state` (may be absent):
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListSanctionsHitsData: A page of the list.
 * - `sanctions_hits`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * GetSanctionsListsData: The result of the operation.
 * - `state`: Whether users are screened.
 *   - `off`: No list was imported: no user is screened.
 *   - `provider`: No list was imported: the screening provider screens.
 *   - `sandbox`: Only against the invented names of the sandbox.
 *   - `incomplete`: One of the two lists was never imported.
 *   - `old`: The last import of a list is too long ago.
 *   - `current`: Against both lists.
 * - `lists`:
 * - `imports`: The last 12 imports of each list, newest first.
 * - `users_waiting`: Users whose names are not screened yet, at most 1000.
 * - `round`:
 * - `provider`: The screening provider; null: the settings of the service name none.
 * - `settings`:
 *
 * RevokeAuthorizationOfAnyTenantData: The result of the operation.
 * - `uuid`: The identifier of the authorization.
 * - `user_uuid`: The user who authorized the debits.
 * - `bank_account_uuid`: The bank account that may be debited.
 * - `debits`: Which debits of the user it allows.
 *   - `payments`: Payments that the user makes as a payer.
 *   - `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the
 *     payer comes back.
 * - `kind`: How many debits it allows.
 *   - `single`: One debit. The first payment that uses it uses it up.
 *   - `recurring`: Debits at regular intervals, as a subscription has them.
 *   - `standing`: Any number of debits, each started by an act of the payer.
 * - `sec_code`: How the payer agreed, and the SEC code of the debits that use it. Null: not said,
 *   so it allows debits of every code.
 * - `payee_uuid`: The only payee of the debits. Null: every payee.
 * - `minimum_amount`: The least amount of a debit, in cents. Null: no minimum.
 * - `maximum_amount`: The most of a debit, in cents. Null: there is no limit.
 * - `authorized_on`: The day on which the payer authorized the debits.
 * - `ends_on`: The last day on which a payment may start. Null: until it is revoked.
 * - `reference`: Where the proof is kept. Empty: nothing was given.
 * - `recorded_at`: When the authorization was recorded, in UTC.
 * - `revoked_at`: When it was revoked, in UTC. Null: it was not.
 * - `revoked_reason`: Why it was revoked. Null: it was not.
 * - `used_by_transaction_uuid`: The payment that used up a single authorization. Null: it is
 *   unused, or not single.
 * - `has_evidence`: Whether evidence is kept with it.
 * - `ended`: The payments that will not be debited any more: canceled, or failed if they were
 *   debited before.
 *
 * ListLimitsOfAnyTenantQuery:
 * - `processor_uuid`:
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListLimitsOfAnyTenantData: A page of the list.
 * - `limits`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListReturnRatesOfAnyTenantQuery:
 * - `processor_uuid`:
 * - `merchant_uuid` (may be absent):
 * - `near_limit` (may be absent):
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListReturnRatesOfAnyTenantData: A page of the list.
 * - `return_rates`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * SetReturnRatePolicyData: The result of the operation.
 * - `hold_debits_past_rate`:
 * - `return_rate_minimum_debits`: An integer from 1 to 1000000.
 *
 * ListFraudRulesQuery:
 * - `processor_uuid` (may be absent):
 * - `rule` (may be absent):
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListFraudRulesData: A page of the list.
 * - `fraud_rules`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * SetFraudRule200Data: The result of the operation.
 * - `rule`:
 *
 * SetRecommendedFraudRulesData: The result of the operation.
 * - `rules`: The rules, as they are set now.
 *
 * ListFraudReviewsQuery:
 * - `state` (may be absent):
 * - `processor_uuid` (may be absent):
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListFraudReviewsData: A page of the list.
 * - `fraud_reviews`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListEventsQuery:
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer, the uuid of an
 *   event, or `latest`. Absent: the first event.
 * - `limit` (may be absent): Events on a page. 10 by default, at most 100.
 * - `type` (may be absent): Only events of this name.
 *
 * ListEventsData: A page of the list.
 * - `events`: The events of this page, the oldest first.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListWebhookEndpointsData: The result of the operation.
 * - `endpoints`: The endpoints, the oldest first.
 *
 * SendTestDeliveryData: The result of the operation.
 * - `webhook_id`: The header `webhook-id` of the request.
 * - `latency_ms`: How long the request took, in milliseconds.
 * - `outcome`: How the request ended.
 *   - `succeeded`: The endpoint answered with a status from 200 to 299.
 *   - `refused`: The endpoint answered with another status.
 *   - `failed`: The endpoint gave no answer.
 *   - `blocked`: Nothing was sent: the address of the endpoint is not allowed.
 * - `status`: The HTTP status of the answer. Null: there was no answer.
 * - `error`: Why the request did not succeed, as a sentence. Null: it succeeded.
 * - `answer`: The first 16 KiB of the answer. Null: there was no answer.
 *
 * ListDeliveriesQuery:
 * - `page` (may be absent): The number of the page. 1 by default.
 * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
 * - `state` (may be absent): Only deliveries in this state.
 * - `event_name` (may be absent): Only deliveries of this event.
 * - `since` (may be absent): Only deliveries whose event was raised at this time or later:
 *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `until` (may be absent): Only deliveries whose event was raised before this time: `YYYY-MM-DD
 *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
 *
 * ListDeliveriesData: A page of the list.
 * - `deliveries`: The records of this page.
 * - `pagination`: Where this page is in the whole list.
 *
 * ReplayDeliveryData: The result of the operation.
 * - `replayed`: The number of deliveries that are due again: 1.
 *
 * ReplayDeliveriesData: The result of the operation.
 * - `replayed`: The number of deliveries that are due again.
 * - `more`: True: the period has more deliveries. Send the request again.
 *
 * ListWebhookEndpointsOfAnyTenantQuery:
 * - `processor_uuid` (may be absent):
 * - `state` (may be absent):
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListWebhookEndpointsOfAnyTenantData: A page of the list.
 * - `endpoints`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListLatestDeliveriesQuery:
 * - `state` (may be absent): How far the delivery is.
 *   - `pending`: It is under way, or waits for its next attempt.
 *   - `held`: It waits until the endpoint is enabled.
 *   - `delivered`: The endpoint answered an attempt with a status from 200 to 299.
 *   - `dead`: Ten attempts failed. It can be replayed.
 *   - `canceled`: The event was de-registered before it was delivered.
 * - `event_name` (may be absent): The name of an event. The section of webhooks explains each
 *   event.
 * - `since` (may be absent): Only deliveries whose event was raised at this time or later:
 *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
 * - `until` (may be absent): Only deliveries whose event was raised before this time: `YYYY-MM-DD
 *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
 *
 * ListLatestDeliveriesData: The result of the operation.
 * - `deliveries`:
 *
 * ReplayDeliveryOfAnyTenantData: The result of the operation.
 * - `replayed`: The number of deliveries that are due again: 1.
 *
 * GetMeDataToken: The token, without its text. Null: a person called with a session.
 * - `uuid`: The identifier of the token.
 * - `name`: The name that it was given when it was issued. Null: none.
 * - `created_at`: When it was issued.
 * - `expires_at`: When it expires, in real time. Null: it does not expire.
 *
 * GetMeDataProcessor: The processor of the token.
 * - `uuid`: The identifier of the tenant.
 * - `name`: The name of the tenant.
 *
 * GetMeDataVendor: The vendor of the token. Null: the token is of the processor itself.
 * - `uuid`: The identifier of the tenant.
 * - `name`: The name of the tenant.
 *
 * GetMeData: The result of the operation.
 * - `kind`: Whether the token is of a processor or of a vendor.
 * - `livemode`: True: payments go to banks. False: a sandbox, payments go to a simulated bank.
 * - `token`: The token, without its text. Null: a person called with a session.
 * - `processor`: The processor of the token.
 * - `vendor`: The vendor of the token. Null: the token is of the processor itself.
 * - `suspended`: Whether the tenant is suspended: it may read and undo, and start nothing new.
 * - `operations`: What the caller may do now: the operations of this description below `/3p` that
 *   it may call. While the tenant is suspended, those that start something are left out.
 *
 * OpenInvitationDataTotp:
 * - `secret`:
 * - `uri`:
 * - `required`:
 *
 * OpenInvitationData: The result of the operation.
 * - `name`:
 * - `email`:
 * - `expires_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `totp`:
 *
 * OfferAuthenticatorData: The result of the operation.
 * - `secret`: To type into the app, in base 32.
 * - `uri`: The text of the picture that the app reads.
 * - `offer`: The secret for `setAuthenticator`, sealed.
 *
 * ListOwnSessionsData: The result of the operation.
 * - `sessions`: The open sessions of the caller.
 *
 * ListOperatorsQuery:
 * - `state` (may be absent):
 * - `processor_uuid` (may be absent):
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListOperatorsData: A page of the list.
 * - `operators`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * InviteOperator201Data: The result of the operation.
 * - `operator`: A person who may sign in to the console.
 * - `link`: A link that works once.
 *
 * CreateOperatorLink201Data: The result of the operation.
 * - `operator`: A person who may sign in to the console.
 * - `link`: A link that works once.
 *
 * ListPeopleQuery:
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListPeopleData: A page of the list.
 * - `people`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * InvitePersonData: The result of the operation.
 * - `operator`: A person who may sign in to the console.
 * - `link`: A link that works once.
 *
 * CreatePersonLinkData: The result of the operation.
 * - `operator`: A person who may sign in to the console.
 * - `link`: A link that works once.
 *
 * ListSessionsQuery:
 * - `operator_uuid` (may be absent):
 *
 * ListSessionsData: The result of the operation.
 * - `sessions`:
 *
 * EndSessionQuery:
 * - `reason`: Why. The audit trail keeps it.
 *
 * ListApprovalsQuery:
 * - `state` (may be absent):
 * - `asked_by` (may be absent): The person or the token of this request, or any other.
 * - `subject_uuid` (may be absent): What the act names: a payment, a user, a tenant, a file.
 * - `asked_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in
 *   UTC, or ISO 8601 with a zone.
 * - `asked_before` (may be absent): Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in
 *   UTC, or ISO 8601 with a zone.
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListApprovalsData: A page of the list.
 * - `approvals`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListApprovalPoliciesData: The result of the operation.
 * - `policies`:
 *
 * CreateProcessorData: The result of the operation.
 * - `uuid`:
 * - `name`:
 *
 * ListProcessorsQuery:
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListProcessorsDataProcessorsVendors:
 * - `uuid`:
 * - `name`:
 * - `created_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 *
 * ListProcessorsDataProcessors:
 * - `uuid`:
 * - `name`:
 * - `payout_delay_days`: In banking days: the least delay of a payment of this tenant.
 * - `bank`: The bank of its entries from their next file on; null: the first bank of the banks
 *   file.
 * - `created_at`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `suspended_at`:
 * - `vendors`:
 *
 * ListProcessorsData: A page of the list.
 * - `processors`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * CreateVendorData: The result of the operation.
 * - `uuid`:
 * - `name`:
 *
 * ListVendorsQuery:
 * - `processor_uuid` (may be absent):
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListVendorsData: A page of the list.
 * - `vendors`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * CreateToken201Data: The result of the operation.
 * - `uuid`:
 * - `token`:
 *
 * ListTokensQuery:
 * - `processor_uuid` (may be absent):
 * - `issued_by` (may be absent):
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListTokensData: A page of the list.
 * - `tokens`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * RevokeTokenQuery:
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * CreateOwnTokenData: The result of the operation.
 * - `uuid`: The identifier of the token.
 * - `token`: Its text. It is shown only here.
 *
 * ListOwnTokensQuery:
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListOwnTokensData: A page of the list.
 * - `tokens`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListAuditTrailQuery:
 * - `processor_uuid` (may be absent):
 * - `operator_uuid` (may be absent):
 * - `action` (may be absent): An action such as token.issued, or its words: Token issued.
 * - `subject_uuid` (may be absent):
 * - `acted_from` (may be absent): Only acts at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or
 *   ISO 8601 with a zone.
 * - `acted_before` (may be absent): Only acts before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or
 *   ISO 8601 with a zone.
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListAuditTrailData: A page of the list.
 * - `acts`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * DownloadAuditTrailQuery:
 * - `processor_uuid` (may be absent):
 * - `operator_uuid` (may be absent):
 * - `action` (may be absent): An action such as token.issued, or its words: Token issued.
 * - `subject_uuid` (may be absent):
 * - `acted_from` (may be absent): Only acts at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or
 *   ISO 8601 with a zone.
 * - `acted_before` (may be absent): Only acts before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or
 *   ISO 8601 with a zone.
 *
 * ListRequestsQuery:
 * - `status` (may be absent): Only requests that were answered with this HTTP status.
 * - `failed` (may be absent): True: only requests that were refused or failed. False: all requests.
 * - `method` (may be absent): Only requests with this HTTP method.
 * - `path` (may be absent): Only requests whose path begins with this text.
 * - `token_uuid` (may be absent): Only requests with this token.
 * - `by_person` (may be absent): True: only requests of people, who sign in to the console. False:
 *   only requests of programs.
 * - `request_id` (may be absent): Only the request with this identifier.
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListRequestsData: A page of the list.
 * - `requests`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListRequestsOfAnyTenantQuery:
 * - `status` (may be absent): Only requests that were answered with this HTTP status.
 * - `failed` (may be absent): True: only requests that were refused or failed. False: all requests.
 * - `method` (may be absent): Only requests with this HTTP method.
 * - `path` (may be absent): Only requests whose path begins with this text.
 * - `token_uuid` (may be absent): Only requests with this token.
 * - `by_person` (may be absent): True: only requests of people, who sign in to the console. False:
 *   only requests of programs.
 * - `request_id` (may be absent): Only the request with this identifier.
 * - `operator_uuid` (may be absent):
 * - `processor_uuid` (may be absent):
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListRequestsOfAnyTenantData: A page of the list.
 * - `requests`:
 * - `next`:
 *
 * ListBanksData: The result of the operation.
 * - `banks`:
 *
 * GetCalendarQuery:
 * - `month` (may be absent): By default the current month.
 *
 * GetCalendarData: The result of the operation.
 * - `today`: A calendar day written as YYYY-MM-DD.
 * - `month`:
 * - `days`:
 *
 * ListBankFilesQuery:
 * - `state` (may be absent):
 * - `created_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in
 *   UTC, or ISO 8601 with a zone.
 * - `created_before` (may be absent): Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in
 *   UTC, or ISO 8601 with a zone.
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListBankFilesData: A page of the list.
 * - `bank_files`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListBankFileEntriesQuery:
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListBankFileEntriesData: A page of the list.
 * - `entries`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListRestoresData: The result of the operation.
 * - `waiting_banks`:
 * - `restores`:
 *
 * ReleaseBank200Data: The result of the operation.
 * - `bank`:
 * - `marked_delivered`: Files of ours that the bank has and that were not confirmed.
 *
 * ListInboundFilesQuery:
 * - `open` (may be absent):
 * - `read_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in
 *   UTC, or ISO 8601 with a zone.
 * - `read_before` (may be absent): Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in
 *   UTC, or ISO 8601 with a zone.
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListInboundFilesData: A page of the list.
 * - `inbound_files`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListSuspenseItemsQuery:
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListSuspenseItemsData: A page of the list.
 * - `items`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListLateReturnsQuery:
 * - `received_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in
 *   UTC, or ISO 8601 with a zone.
 * - `received_before` (may be absent): Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in
 *   UTC, or ISO 8601 with a zone.
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListLateReturnsData: A page of the list.
 * - `items`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListDishonorsQuery:
 * - `state` (may be absent):
 * - `asked_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in
 *   UTC, or ISO 8601 with a zone.
 * - `asked_before` (may be absent): Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in
 *   UTC, or ISO 8601 with a zone.
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListDishonorsData: A page of the list.
 * - `dishonors`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListMicroEntriesQuery:
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListMicroEntriesData: A page of the list.
 * - `micro_entry_checks`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ConfirmMicroEntriesData: The result of the operation.
 * - `uuid`: The identifier of the check.
 * - `user_uuid`: The user who has the bank account.
 * - `bank_account_uuid`: The bank account that is checked.
 * - `state`: How far the check is.
 *   - `pending`: The credits wait for a bank file, or are in one that the bank has not confirmed.
 *   - `sent`: The bank has the credits.
 *   - `awaiting_confirmation`: The credits have settled: ask the user for their amounts.
 *   - `confirmed`: The user knew the amounts.
 *   - `failed`: 3 pairs of amounts were wrong. Start another check.
 *   - `expired`: The user did not tell the amounts in time. Start another check.
 *   - `returned`: A credit came back: the account does not take credits.
 *   - `canceled`: A credit was not sent: the account was disabled, its entry cannot be written, the
 *     bank rejected it, or you were suspended for too long.
 * - `answers_left`: How many pairs of amounts may still be sent. 0: none.
 * - `ach_return_code`: The code with which a credit was returned. Null: none was.
 * - `requested_at`: When the check was started, in UTC.
 * - `expires_at`: Until when the amounts can be sent, in UTC.
 * - `confirmed_at`: When the right amounts were sent, in UTC. Null: they were not.
 * - `matched`: Whether the check is confirmed: the amounts are right, or were right before.
 *
 * ListMicroEntriesOfAllTenantsQuery:
 * - `requested_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD HH:MM:SS`
 *   in UTC, or ISO 8601 with a zone.
 * - `requested_before` (may be absent): Only what is from before this time: `YYYY-MM-DD HH:MM:SS`
 *   in UTC, or ISO 8601 with a zone.
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListMicroEntriesOfAllTenantsData: A page of the list.
 * - `micro_entry_checks`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListPrenotesQuery:
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListPrenotesData: A page of the list.
 * - `prenotes`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListPrenotesOfAllTenantsQuery:
 * - `requested_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD HH:MM:SS`
 *   in UTC, or ISO 8601 with a zone.
 * - `requested_before` (may be absent): Only what is from before this time: `YYYY-MM-DD HH:MM:SS`
 *   in UTC, or ISO 8601 with a zone.
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListPrenotesOfAllTenantsData: A page of the list.
 * - `prenotes`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListReversibleEntriesData: The result of the operation.
 * - `entries`: Newest first.
 *
 * ListReversalsQuery:
 * - `state` (may be absent): Only reversals in this state.
 *   - `waiting`: They wait for a file, or are in one that the bank has not confirmed.
 *   - `sent`: The bank has them, and they are not complete.
 *   - `complete`: They are complete.
 *   - `failed`: They were returned.
 *   - `canceled`: They were not sent.
 *   - `left`: Money is left that no payment takes over: an operator must end it.
 * - `requested_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD HH:MM:SS`
 *   in UTC, or ISO 8601 with a zone.
 * - `requested_before` (may be absent): Only what is from before this time: `YYYY-MM-DD HH:MM:SS`
 *   in UTC, or ISO 8601 with a zone.
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListReversalsData: A page of the list.
 * - `reversals`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * PreviewFileReversalQuery:
 * - `processor_uuid` (may be absent): Only the entries of this tenant: its batches of the file.
 *   Absent: of all tenants.
 * - `stage` (may be absent): Only the entries of this stage. Absent: captures and payouts.
 *
 * ListFileReversalsQuery:
 * - `state` (may be absent): Only reversals in this state.
 *   - `open`: Not all of their entries are at the bank.
 *   - `working`: Their entries are being reversed.
 *   - `done`: Each entry is decided.
 * - `file_uuid` (may be absent): Only reversals of this file.
 * - `requested_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD HH:MM:SS`
 *   in UTC, or ISO 8601 with a zone.
 * - `requested_before` (may be absent): Only what is from before this time: `YYYY-MM-DD HH:MM:SS`
 *   in UTC, or ISO 8601 with a zone.
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListFileReversalsData: A page of the list.
 * - `file_reversals`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListRefusedReversalsQuery:
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListRefusedReversalsData: A page of the list.
 * - `entries`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListFileCopiesQuery:
 * - `state` (may be absent): Only copies in this state.
 * - `file_uuid` (may be absent): Only the copy of this file.
 * - `reported_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in
 *   UTC, or ISO 8601 with a zone.
 * - `reported_before` (may be absent): Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in
 *   UTC, or ISO 8601 with a zone.
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListFileCopiesData: A page of the list.
 * - `file_copies`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListReturnRequestsQuery:
 * - `state` (may be absent): Only requests in this state.
 *   - `open`: No answer is recorded, and the entry did not come back.
 *   - `answered`: An answer is recorded, and the entry did not come back.
 *   - `returned`: The entry came back.
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListReturnRequestsData: A page of the list.
 * - `return_requests`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * CreateStatementLinesData: The result of the operation.
 * - `lines`:
 *
 * ListStatementLinesQuery:
 * - `bank` (may be absent):
 * - `state` (may be absent):
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListStatementLinesData: A page of the list.
 * - `lines`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * CreateStatementFileData: The result of the operation.
 * - `format`: The format that was read.
 * - `account`: The number of the account in the file. Null: the format has none.
 * - `balances`: Of each statement of our account with a closing balance.
 * - `findings`: At most 100 of each statement, in the order of the rows.
 * - `lines`:
 *
 * PreviewStatementFileData: The result of the operation.
 * - `format`: The format that was read.
 * - `account`: The number of the account in the file. Null: the format has none.
 * - `balances`: Of each statement of our account with a closing balance.
 * - `findings`: At most 100 of each statement, in the order of the rows.
 * - `lines`: The lines of our account that can be read.
 * - `csv`: How the bank’s own CSV may be read. Null: the file has our own form, another format, or
 *   no header.
 *
 * GetStatementSettingsQuery:
 * - `bank` (may be absent): The name of the bank. Required if there are several banks.
 *
 * ExplainStatementLines200Data: The result of the operation.
 * - `lines`: As they are now.
 *
 * ReconcileStatementData: The result of the operation.
 * - `expected`:
 * - `suspended`:
 *
 * GetReconciliationQuery:
 * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
 * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
 * - `bank` (may be absent):
 *
 * GetReconciliationDataDaysMissing:
 * - `source_uuid`:
 * - `name`:
 * - `direction`:
 * - `amount`:
 *
 * GetReconciliationDataDays:
 * - `day`: A calendar day written as YYYY-MM-DD.
 * - `state`: How far the day is explained.
 *   - `missing`: No line shows some cash of the books.
 *   - `open`: A line waits for its cash, or for a decision.
 *   - `closed`: All cash and every line is explained.
 *   - `awaited`: No line shows some cash of the books, but the statement comes on the next banking
 *     day.
 *   - `none`: No statement is expected: the day is before the first day with a line, or no line was
 *     ever entered.
 * - `expected`: Cents, credits are positive: cash of the books, on the day on which the bank
 *   statement shows it
 * - `shown`: Cents, credits are positive: lines of the bank statement
 * - `unexpected`: Cents, credits are positive: lines that nothing expected, booked in suspense or
 *   decided
 * - `difference`: Cents, credits are positive: shown − expected − unexpected
 * - `missing`:
 *
 * GetReconciliationDataPooledShort:
 * - `processor_uuid`:
 * - `name`:
 * - `balance`:
 *
 * GetReconciliationDataPooled:
 * - `balance`:
 * - `short`:
 *
 * GetReconciliationData: The result of the operation.
 * - `bank`:
 * - `days`:
 * - `pooled`:
 *
 * GetReconciliationDeskQuery:
 * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
 * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
 * - `bank` (may be absent): The name of the bank. Required if there are several banks.
 *
 * GetReconciliationDeskData: The result of the operation.
 * - `bank`: The name of the bank.
 * - `start_date`: The first day that was read.
 * - `end_date`: The last day that was read.
 * - `closed_until`: The last closed day of the books. Null: none was closed.
 * - `lines`: Open lines and lines in suspense, oldest first: of the days that are asked for; of all
 *   days without `start_date`. At most 500.
 * - `movements`: Oldest first, at most 1000.
 * - `has_more`: True: there are more lines or movements than the answer has.
 * - `proposals`: A line or movement is in one proposal at most.
 * - `is_search_complete`: False: the search stopped, or lines are of other days. A line without a
 *   proposal may have one.
 * - `decided`: Explained lines of these days, the latest decision first. At most 200.
 * - `has_more_decided`: True: there are more explained lines of these days. Ask for fewer days.
 *
 * PayOwnFunds201Data: The result of the operation.
 * - `uuid`:
 * - `amount`:
 *
 * GetTodayDataWebhooksEndpoints:
 * - `healthy`:
 * - `slow`:
 * - `failing`:
 * - `blocked`:
 * - `disabled`:
 *
 * GetTodayDataWebhooks:
 * - `due`:
 * - `oldest_due_seconds`:
 * - `endpoints`:
 *
 * GetTodayData: The result of the operation.
 * - `day`: A calendar day written as YYYY-MM-DD.
 * - `waiting`:
 * - `trouble`: What goes wrong and waits in no list. Empty: nothing is known.
 * - `cleared`: What was there at the end of the last day with figures, and is not there any more.
 * - `banks`:
 * - `sent`:
 * - `received`:
 * - `webhooks`:
 * - `routing_directory`:
 * - `sanctions_screening`: Whether users are screened: `GET /admin/v1/sanctions-lists`.
 * - `invariants`: Since the end of the latest check of what has moved, and of every payment; null:
 *   none has ended yet, or they are off.
 *
 * GetClosingChecklistQuery:
 * - `day` (may be absent): The day. Absent: the next one to close.
 *
 * ListClosedDaysQuery:
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListClosedDaysData: A page of the list.
 * - `closed_days`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * SearchQuery:
 * - `q`: Text of 1 to 255 characters.
 *
 * SearchData: The result of the operation.
 * - `hits`:
 * - `more`: Empty: the hits are all that there are.
 * - `return_code`: The return code that `q` names. Null: none.
 * - `days`: The days that `q` names. Null: none.
 * - `is_similar`: True: the hits have names that differ in one letter from the name in `q`.
 *
 * ListSavedViewsQuery:
 * - `list` (may be absent): Only views of this list.
 *
 * ListSavedViewsData: The result of the operation.
 * - `views`: The views.
 *
 * RemoveSavedViewQuery:
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * ListFileSchedulesData: The result of the operation.
 * - `schedules`: The schedules.
 *
 * EndFileScheduleQuery:
 * - `reason` (may be absent): Why. The audit trail keeps it.
 *
 * ListScheduledFilesQuery:
 * - `schedule_uuid` (may be absent): Only files of this schedule.
 * - `made_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in
 *   UTC, or ISO 8601 with a zone.
 * - `made_before` (may be absent): Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in
 *   UTC, or ISO 8601 with a zone.
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListScheduledFilesData: A page of the list.
 * - `files`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * GetSeriesQuery:
 * - `processor_uuid` (may be absent):
 * - `merchant_uuid` (may be absent):
 * - `start_date` (may be absent): A calendar day written as YYYY-MM-DD.
 * - `end_date` (may be absent): A calendar day written as YYYY-MM-DD.
 *
 * GetSeriesData: The result of the operation.
 * - `limits`:
 * - `days`:
 *
 * GetCashDaysQuery:
 * - `processor_uuid` (may be absent): Only this processor. Absent: all together.
 *
 * GetCashDaysData: The result of the operation.
 * - `today`: The banking day today, in Eastern time.
 * - `days`: The days: back, today, ahead.
 *
 * GetMoneyFlowsQuery:
 * - `processor_uuid` (may be absent): Only this processor. Absent: all together.
 * - `first_day` (may be absent): The first UTC day. Absent: 30 days that end with the last one.
 * - `day` (may be absent): The last UTC day, at most the last sealed one. Absent: the last sealed
 *   one.
 *
 * GetMoneyFlowsData: The result of the operation.
 * - `first_day`:
 * - `day`:
 * - `last_sealed_day`:
 * - `flows`: All flows.
 *
 * ListProcessorsByDangerQuery:
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListProcessorsByDangerData: A page of the list.
 * - `processors`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * ListExceptionsQuery:
 * - `processor_uuid` (may be absent):
 * - `kind` (may be absent):
 * - `user_uuid` (may be absent): Only balances of this user, who owes the money or is owed it.
 * - `amount_from` (may be absent): Only balances of this amount or more, in cents.
 * - `amount_to` (may be absent): Only balances of this amount or less, in cents.
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListExceptionsData: A page of the list.
 * - `exceptions`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * GetFraudProcessQuery:
 * - `format` (may be absent): The form of the answer. `json` is the default.
 *
 * GetFraudReportQuery:
 * - `year`: The year, in Eastern time.
 * - `format` (may be absent): The form of the answer. `json` is the default.
 *
 * GetOriginatorsOfTenantQuery:
 * - `processor_uuid`: The tenant.
 *
 * GetMonthsOfOriginatorsQuery:
 * - `processor_uuid`: The tenant.
 * - `year`: The first year. The file has everything from its first day on.
 *
 * GetExposureOfTenantQuery:
 * - `processor_uuid`: The tenant.
 *
 * GetAuditorPackQuery:
 * - `processor_uuid`: The tenant.
 * - `year`: The year of the report. The months begin with its first day.
 *
 * GetTransactionOfAnyTenantDataMoves:
 * - `number`: Counts the moves of the payment, from 1.
 * - `transition`: The row of the stage tables that the move took. The page "The life of a payment"
 *   of the documentation has them.
 * - `description`: What happened, in words.
 * - `refund_uuid`: The refund that moved. Null: the payment itself moved.
 * - `return_code`: The code of the return that caused the move. Null: no return caused it.
 * - `moved_at`: When the move was made, in UTC.
 * - `trace_id`: Trace number of the entry that caused the move, or of the returned entry. Null: no
 *   entry caused it.
 * - `offset_amount`: Of an offset: the cents by which this payment paid the debt of another one
 *   (K6o), or by which the other one paid its debt (K6). Null: the move is no offset.
 * - `counterpart_transaction_uuid`: Of an offset: the other payment. Null: the move is no offset.
 * - `merchant_batch_uuid`: The merchant batch that the payment joined, or whose entry caused the
 *   move. Null: none. Read it at `/batch-merchant-payouts/{uuid}`, or at
 *   `/batch-merchant-refunds/{uuid}` for the debit of a refund.
 * - `postings`:
 *
 * GetTransactionOfAnyTenantDataBalances:
 * - `account`: A ledger account. What it has:
 *   - `BANK`: Cash in the pooled settlement account.
 *   - `DIF`: Debits in flight.
 *   - `CIF`: Credits in flight.
 *   - `UNS`: Captured, not yet good.
 *   - `PAYEE`: Owed to a payee.
 *   - `PRES`: Reserved for a payout.
 *   - `FEE`: Owed to a vendor, or to the processor, for fees.
 *   - `PAYER`: Owed to a payer.
 *   - `CLAW`: Receivable from a payee.
 *   - `RECV`: Receivable from a payer.
 *   - `LOSS`: Written off.
 *   - `SUSP`: Unmatched bank items.
 *   - `REV`: Moved by reversals, and not taken over by payments.
 *   - `DUP`: Moved by files that a bank processed twice.
 *   - `BFEE`: Fees of the banks.
 *   - `MICRO`: Small credits that check bank accounts.
 *   - `OWN`: Own funds paid in.
 * - `owner_uuid`:
 * - `balance`: Cents.
 *
 * GetTransactionOfAnyTenantData: The result of the operation.
 * - `transaction`: The payment, as other operations show it.
 * - `state`: Where the payment is, in one word for people.
 *   - `started`: The payment was accepted, and the bank does not have its debit. A returned debit
 *     that is sent again counts too.
 *   - `debited`: The bank has the debit of the payer. It can still be returned.
 *   - `good`: The debit is good, and the payout is in no bank file. A returned payout that the
 *     payee is still owed counts too.
 *   - `paying`: The payout is in a bank file, or the bank has it.
 *   - `paid`: The payout settled, or nothing was left to pay.
 *   - `returned`: The debit was returned or could not be sent, or the payout was returned and the
 *     money goes back to the payer. No one owes money.
 *   - `clawed_back`: The debit was returned after the payout, and the payee has paid the money
 *     back.
 *   - `owed`: The payee or the payer owes money for the payment: a clawback or a debt is open. No
 *     other state hides a debt.
 *   - `refunded`: The payer has the whole amount back: every refund, or the reverse payout, has
 *     settled.
 *   - `canceled`: The payment was canceled before its debit was in a bank file.
 *   - `held`: An open hold stops the next entry of the payment.
 * - `amount_refunded`: What refunds give back to the payer, in cents. A refund counts from its
 *   start until it has failed for good.
 * - `expected_on`: The banking day on which the next step of the payment is expected. It depends on
 *   `state`:
 *   - `started`: The debit of the payer settles.
 *   - `debited`: The debit is good.
 *   - `good`: The payout settles.
 *   - `paying`: The payout settles.
 *   - `returned`: The reverse payout settles.
 *   - `owed`: The clawback settles.
 *   Null: the payment has ended, a hold stops the step, or the step waits for a person.
 * - `expected_on_if_released`: The banking day on which the next step would be expected if
 *   everything that holds the payment were released now. Null: nothing holds it, or no step would
 *   follow.
 * - `as_of`: The day in Eastern time on which the dates were worked out, by the banking clock.
 * - `payer_account`: The account that is debited for the payment.
 * - `payee_account`: The account that the payment is paid to.
 * - `capture_settles_on`: The banking day on which the debit of the payer settles. Null: the
 *   capture was canceled or failed, or an open hold stops the step.
 * - `payout_eligible_on`: The banking day on which the debit is good, so that the payee can be
 *   paid. Null: the capture was canceled or failed, or an open hold stops the step.
 * - `returnable_until`: The banking day by whose opening every return in time has arrived. Null:
 *   the capture was canceled or failed, or an open hold stops the step.
 * - `held_by`: What holds the payment until an operator has decided. The other holds are in
 *   `holds`.
 *   - `return`: A return that names it is in suspense.
 *   - `bank_file`: A file of its bank waits, and its return may be in it.
 *   Null: neither holds it.
 * - `authorization_uuid`: The authorization of the payer that the debit uses. Null: the payment
 *   needed none, and named none.
 * - `sec_code`: How the payer authorized the debit, as the payment or its authorization says.
 *   - `PPD`: A person, in writing or in a similar way.
 *   - `WEB`: A person, over the internet or in an app.
 *   - `TEL`: A person, by telephone.
 *   - `CCD`: A business, by an agreement.
 *   - `CTX`: A business, by an agreement; the entry may have a long `addenda`.
 *   Null: neither does, so the settings of the merchant decide. `entries` has the code of each
 *   entry.
 * - `entry_purpose`: What the entries are for, as the payment says.
 *   - `purchase`: A person buys goods online: the WEB debit is described as `PURCHASE`.
 *   - `payroll`: Wages of a person: the payout (PPD) is described as `PAYROLL`.
 *   - `other`: Neither, whatever the settings say.
 *   Null: it does not, so the settings of the merchant decide.
 * - `after_return`: What is to be done after the latest return. Null: no entry was returned, or it
 *   was done.
 * - `moves`:
 * - `entries`: The entries of the payment in bank files, the oldest first.
 * - `holds`: The holds on the payment, also released ones, the oldest first.
 * - `refunds`: The refunds of the payment, the oldest first.
 * - `processor_uuid`:
 * - `payer_name`: The name of the payer: of the business, or first and last name. Null: erased.
 * - `payee_name`: The name of the payee: of the business, or first and last name. Null: erased.
 * - `balances`: The accounts of the payment that are not zero. Debit positive.
 * - `fraud_reviews`: What fraud monitoring found about it, and what was decided. Oldest first.
 * - `events`:
 * - `notes`:
 * - `acts`:
 * - `allowed_acts`:
 *
 * ListUsersOfAnyTenantQuery:
 * - `kyb_status` (may be absent):
 * - `processor_uuid` (may be absent):
 * - `email` (may be absent): Text of 1 to 254 characters.
 * - `client_reference_id` (may be absent): Text of 1 to 255 characters.
 * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
 *   filters. Absent: the first page.
 * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
 *
 * ListUsersOfAnyTenantData: A page of the list.
 * - `users`: The records of this page.
 * - `next`: Send it as `after` to read the next page. Null: there are no more records.
 *
 * GetUserOfAnyTenantDataPayments:
 * - `as_payer`:
 * - `as_payee`:
 *
 * GetUserOfAnyTenantDataBalances:
 * - `account`: A ledger account. What it has:
 *   - `BANK`: Cash in the pooled settlement account.
 *   - `DIF`: Debits in flight.
 *   - `CIF`: Credits in flight.
 *   - `UNS`: Captured, not yet good.
 *   - `PAYEE`: Owed to a payee.
 *   - `PRES`: Reserved for a payout.
 *   - `FEE`: Owed to a vendor, or to the processor, for fees.
 *   - `PAYER`: Owed to a payer.
 *   - `CLAW`: Receivable from a payee.
 *   - `RECV`: Receivable from a payer.
 *   - `LOSS`: Written off.
 *   - `SUSP`: Unmatched bank items.
 *   - `REV`: Moved by reversals, and not taken over by payments.
 *   - `DUP`: Moved by files that a bank processed twice.
 *   - `BFEE`: Fees of the banks.
 *   - `MICRO`: Small credits that check bank accounts.
 *   - `OWN`: Own funds paid in.
 * - `balance`:
 *
 * GetUserOfAnyTenantData: The result of the operation.
 * - `uuid`: The identifier of the user: `{user_uuid}` of other paths.
 * - `kind`: Whether the user is a person or a business.
 * - `vendor_uuid`: The vendor that the user belongs to. Null: the user belongs to the processor
 *   itself.
 * - `first_name`: The first name; of a business, of its contact. Null: none was given.
 * - `last_name`: The last name; of a business, of its contact. Null: none was given.
 * - `email`: The e-mail address. Null: none was given.
 * - `phone`: The telephone number. Null: none was given.
 * - `client_reference_id`: Your own reference for the user. Empty: none was given.
 * - `name_in_file`: The name that entries in bank files show, and so the bank of the user: in
 *   capital letters of ASCII, cut to 22 characters. `RECEIVER` if no character of the name is in a
 *   bank file: then give `name_in_file`.
 * - `address`: The postal address of the user. Null: none was given.
 * - `payout_type`: How the user is paid as a payee.
 *   - `individual`: Each payment has a payout of its own.
 *   - `batch`: One payout on a banking day has all payments that became good since the last one.
 * - `kyb_status`: The status of the business verification (KYB). Null: a person, or a business that
 *   was never submitted.
 * - `kyb_resubmission_reason`: What the tenant has to correct before it submits the business again.
 *   Null: no correction is asked for.
 * - `business`: What only a business has. Null: the user is a person.
 * - `business_owners`: The owners of the business. Empty: none were given.
 * - `transaction_fee_percent`: The part of the fee that is a percentage of the amount of a payment,
 *   in percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`. Null: the fee has no
 *   such part.
 * - `transaction_fee_fixed`: The part of the fee that is the same for each payment, in cents. Null:
 *   the fee has no such part.
 * - `maximum_transaction_fee`: The highest fee of a payment, in cents. Null: the fee has no
 *   maximum.
 * - `created_at`: When the user was registered, in UTC.
 * - `updated_at`: When the user was changed last, in UTC.
 * - `deleted_at`: When the user was deleted, in UTC. Null: the user is not deleted.
 * - `metadata` (may be absent): Your own data, by key. At most 50 keys of 1 to 40 characters
 *   without square brackets, and values of at most 500 characters. Write no personal data into it.
 *   Absent: none.
 * - `processor_uuid`:
 * - `kyb_status_since`:
 * - `kyb_submission`:
 * - `kyb_decisions`:
 * - `bank_accounts`:
 * - `payments`:
 * - `blocks`:
 * - `authorizations`:
 * - `clawbacks_need_authorization`:
 * - `limits`:
 * - `balances`:
 * - `next_payout`:
 * - `recent_transactions`:
 * - `acts`:
 *
 * ExportUserQuery:
 * - `after` (may be absent): `next` of an earlier answer for the same user.
 * - `limit` (may be absent): Payments in an answer: 100 by default.
 * - `reason`: Why. The audit trail keeps it.
 *
 * ExportUserData: A page of the list.
 * - `data`:
 * - `payments`:
 * - `next`:
 *
 * GetKeptIdentityQuery:
 * - `reason`: Why. The audit trail keeps it.
 *
 * GetKeptIdentityDataIdentity:
 *
 * GetKeptIdentityData: The result of the operation.
 * - `user_uuid`:
 * - `kept_until`: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
 * - `identity`:
 *
 * CheckInvariantsData:
 * - `invariant`:
 * - `rule`: What must hold.
 * - `violations`:
 *
 * ListLanesData: The result of the operation.
 * - `lanes`:
 *
 * ApproveData: The result of the operation.
 * - `approval`:
 * - `result`:
 *
 * RefuseApprovalData: The result of the operation.
 * - `approval`:
 *
 * @phpstan-type Timestamp string
 * @phpstan-type AddressInput array{line_1: string, line_2?: string|null, city: string, state: string, zip: string}
 * @phpstan-type Metadata array<string, string>
 * @phpstan-type PayoutType 'individual'|'batch'
 * @phpstan-type LinkedAccountInput array{access_token: string, account_id: string}
 * @phpstan-type BankAccountInput array{account_number: string, routing_number: string, account_name: string, account_type: 'savings'|'checking'}
 * @phpstan-type RegisterPersonRequestBankAccount array{aggregator?: LinkedAccountInput|null, custom?: BankAccountInput|null}
 * @phpstan-type RegisterPersonRequest array{first_name: string, last_name: string, address: AddressInput, email?: string|null, phone?: string|null, client_reference_id?: string|null, name_in_file?: string|null, metadata?: Metadata|null, payout_type?: PayoutType|null, bank_account?: RegisterPersonRequestBankAccount|null, validate_account_routing?: bool|null, billing_merchant_user_uuid?: string|null}
 * @phpstan-type Address array{line_1: string, line_2: string|null, city: string, state: string, zip: string}
 * @phpstan-type KybStatus 'IN_REVIEW'|'APPROVED'|'REJECTED'
 * @phpstan-type Business array{name: string, trading_name: string|null, company_name: string, entity_type: string|null, tin: string|null, address: Address|null}
 * @phpstan-type Percent int|float
 * @phpstan-type BusinessOwner array{uuid: string, first_name: string, last_name: string, dob: string|null, ssn9: string|null, address: Address|null, email: string|null, phone: string|null, title: string|null, ownership_percentage: Percent|null, is_beneficial_owner: bool}
 * @phpstan-type Cents int
 * @phpstan-type User array{uuid: string, kind: 'person'|'business', vendor_uuid: string|null, first_name: string|null, last_name: string|null, email: string|null, phone: string|null, client_reference_id: string, name_in_file: string, address: Address|null, payout_type: PayoutType, kyb_status: KybStatus|null, kyb_resubmission_reason: string|null, business: Business|null, business_owners: list<BusinessOwner>, transaction_fee_percent: Percent|null, transaction_fee_fixed: Cents|null, maximum_transaction_fee: Cents|null, created_at: Timestamp, updated_at: Timestamp, deleted_at: Timestamp|null, metadata?: Metadata}
 * @phpstan-type AccountValidity 'valid'|'invalid'|'not_validated'
 * @phpstan-type RegisteredUser array{uuid: string, kind: 'person'|'business', vendor_uuid: string|null, first_name: string|null, last_name: string|null, email: string|null, phone: string|null, client_reference_id: string, name_in_file: string, address: Address|null, payout_type: PayoutType, kyb_status: KybStatus|null, kyb_resubmission_reason: string|null, business: Business|null, business_owners: list<BusinessOwner>, transaction_fee_percent: Percent|null, transaction_fee_fixed: Cents|null, maximum_transaction_fee: Cents|null, created_at: Timestamp, updated_at: Timestamp, deleted_at: Timestamp|null, metadata?: Metadata, valid_account?: AccountValidity, bank_account_uuid?: string}
 * @phpstan-type BusinessInput array{name: string, tin: string, trading_name?: string|null, company_name?: string|null, entity_type?: string|null, address?: AddressInput|null, payout_type?: PayoutType|null, transaction_fee_percent?: Percent|null, transaction_fee_fixed?: Cents|null, maximum_transaction_fee?: Cents|null}
 * @phpstan-type Day string
 * @phpstan-type RegisterBusinessRequestBusinessOwners array{first_name: string, last_name: string, ssn9?: string|null, dob?: Day|null, address?: AddressInput|null, email?: string|null, phone?: string|null, title?: string|null, ownership_percentage?: Percent|null, is_beneficial_owner?: bool|null}
 * @phpstan-type RegisterBusinessRequestBankAccount array{aggregator?: LinkedAccountInput|null, custom?: BankAccountInput|null}
 * @phpstan-type RegisterBusinessRequest array{kyb: bool, business: BusinessInput, first_name?: string|null, last_name?: string|null, address?: AddressInput|null, email?: string|null, phone?: string|null, client_reference_id?: string|null, name_in_file?: string|null, metadata?: Metadata|null, payout_type?: PayoutType|null, business_owners?: list<RegisterBusinessRequestBusinessOwners>|null, transaction_fee_percent?: Percent|null, transaction_fee_fixed?: Cents|null, maximum_transaction_fee?: Cents|null, bank_account?: RegisterBusinessRequestBankAccount|null, validate_account_routing?: bool|null, billing_merchant_user_uuid?: string|null}
 * @phpstan-type Pagination array{totalItems: int, pageSize: int, currentPage: int, totalPages: int}
 * @phpstan-type MetadataChange array<string, string|null>
 * @phpstan-type UserChangeBusiness array{name?: string, tin?: string, trading_name?: string|null, company_name?: string|null, entity_type?: string|null, address?: AddressInput|null, payout_type?: PayoutType|null, transaction_fee_percent?: Percent|null, transaction_fee_fixed?: Cents|null, maximum_transaction_fee?: Cents|null}
 * @phpstan-type UserChangeBusinessOwners array{uuid?: string, first_name?: string, last_name?: string, ssn9?: string|null, dob?: Day|null, address?: AddressInput|null, email?: string|null, phone?: string|null, title?: string|null, ownership_percentage?: Percent|null, is_beneficial_owner?: bool|null}
 * @phpstan-type UserChange array{first_name?: string|null, last_name?: string|null, address?: AddressInput|null, email?: string|null, phone?: string|null, client_reference_id?: string|null, name_in_file?: string|null, metadata?: MetadataChange|null, payout_type?: PayoutType|null, business?: UserChangeBusiness|null, business_owners?: list<UserChangeBusinessOwners>|null, transaction_fee_percent?: Percent|null, transaction_fee_fixed?: Cents|null, maximum_transaction_fee?: Cents|null, billing_merchant_user_uuid?: string|null}
 * @phpstan-type AddBankAccountRequest array{aggregator?: LinkedAccountInput|null, custom?: BankAccountInput|null, validate_account_routing?: bool|null, billing_merchant_user_uuid?: string|null}
 * @phpstan-type AggregatorType 'manual'|'bank_link'
 * @phpstan-type BankAccount array{uuid: string, account_number: string, routing_number: string, account_name: string, account_type: 'savings'|'checking', aggregator_type: AggregatorType, created_at: Timestamp, is_default: bool}
 * @phpstan-type AddedBankAccount array{uuid: string, account_number: string, routing_number: string, account_name: string, account_type: 'savings'|'checking', aggregator_type: AggregatorType, created_at: Timestamp, is_default: bool, valid_account?: AccountValidity}
 * @phpstan-type ListedBankAccount array{uuid: string, account_number: string, routing_number: string, account_name: string, account_type: 'savings'|'checking', aggregator_type: AggregatorType, created_at: Timestamp, is_default: bool, institution_name: string|null, disabled_at: Timestamp|null, disabled_reason: string|null, tokenized: bool}
 * @phpstan-type SetDefaultBankAccountRequest array{account_uuid: string, aggregator_type: AggregatorType}
 * @phpstan-type ValidateBankAccountRequest array{account_number: string, routing_number: string, account_name?: string, account_type?: 'savings'|'checking', billing_merchant_user_uuid?: string|null}
 * @phpstan-type CreateBankAccountRequestRequest array{return_url?: string, expires_in_hours?: int, billing_merchant_user_uuid?: string|null}
 * @phpstan-type BankAccountRequest array{uuid: string, user_uuid: string, state: 'open'|'added'|'failed'|'expired'|'withdrawn', billing_merchant_user_uuid: string|null, return_url: string|null, created_at: Timestamp, expires_at: Timestamp, ended_at: Timestamp|null, bank_account_uuid: string|null}
 * @phpstan-type MadeBankAccountRequest array{uuid: string, user_uuid: string, state: 'open'|'added'|'failed'|'expired'|'withdrawn', billing_merchant_user_uuid: string|null, return_url: string|null, created_at: Timestamp, expires_at: Timestamp, ended_at: Timestamp|null, bank_account_uuid: string|null, url: string}
 * @phpstan-type DecideBusinessVerificationRequest array{decision: 'approve'|'reject'|'resubmit', reason?: string, documents?: list<string>}
 * @phpstan-type ApprovalEffectDetail array{}
 * @phpstan-type ApprovalEffect array{action: string, subject: string, subject_uuid: string|null, detail: ApprovalEffectDetail}
 * @phpstan-type WhoActed array{operator_uuid: string|null, token_uuid: string|null, name: string, email: string|null}
 * @phpstan-type ApprovalParams array{}
 * @phpstan-type ApprovalBody array{}
 * @phpstan-type Approval array{uuid: string, act: 'write_off'|'pay_again'|'refunds'|'manual_debt'|'reversals'|'own_funds'|'bank_records'|'limits'|'bank_settings'|'tokens'|'verification'|'sanctions'|'operators'|'policies'|'close_day', state: 'waiting'|'approved'|'refused'|'expired', operation: string, params: ApprovalParams, body: ApprovalBody, amount: int|null, above_amount: int, role: 'viewer'|'support'|'operator'|'risk'|'administrator'|'developer'|'tenant_viewer'|'tenant_finance'|'tenant_owner', effects: list<ApprovalEffect>, reason: string, asked_by: WhoActed, asked_at: Timestamp, expires_at: Timestamp, decided_by: WhoActed|null, decided_at: Timestamp|null, decision_reason: string|null}
 * @phpstan-type ApprovalAsked array{approval: Approval}
 * @phpstan-type Originator array{company_identification: string|null, company_name: string|null, consumer_debits: 'prearranged'|'online'|'online_purchase'|null, online_debits_recur: bool|null, payouts_are_wages: bool|null}
 * @phpstan-type Reason string
 * @phpstan-type UpdateMerchantOriginatorRequest array{company_identification?: string|null, company_name?: string|null, consumer_debits?: 'prearranged'|'online'|'online_purchase'|null, online_debits_recur?: bool|null, payouts_are_wages?: bool|null, reason: Reason}
 * @phpstan-type AccountValidationSources array{source: 'test_pair'|'check_digit'|'routing_directory'|'linked'|'settled_debits'|'micro_entries'|'prenotes'|'provider', opinion: 'valid'|'invalid'|'undecided'|'no_answer', at: Timestamp}
 * @phpstan-type AccountValidation array{uuid: string, validated_at: Timestamp, vendor_uuid: string|null, user_uuid: string|null, bank_account_uuid: string|null, account_number: string, routing_number: string, valid_account: AccountValidity, sources: list<AccountValidationSources>, billed: bool}
 * @phpstan-type LinkedItem array{uuid: string, processor_uuid: string, provider: string, item_id: string, state: 'in_use'|'problem'|'to_remove'|'removed', linked_at: Timestamp, problem: string|null, problem_since: Timestamp|null, removal_due_at: Timestamp|null, removal_attempts: int, removal_error: string|null, removed_at: Timestamp|null}
 * @phpstan-type RoutingDirectoryImport array{uuid: string, imported_at: Timestamp, file_sha256: string, entry_count: int, added_count: int, changed_count: int, removed_count: int, unlisted_account_count: int}
 * @phpstan-type UnlistedAccount array{bank_account_uuid: string, processor_uuid: string, user_uuid: string, user_name: string, account_number: string, routing_number: string, new_routing_number: string|null, corrected_at: Timestamp|null, found_at: Timestamp}
 * @phpstan-type TransactionRequestSourceBankAccount array{uuid: string, aggregator_type: AggregatorType}
 * @phpstan-type TransactionRequestDestinationBankAccount array{uuid: string, aggregator_type: AggregatorType}
 * @phpstan-type TransactionRequest array{payer_uuid: string, payee_uuid: string, amount: int|string, transaction_fee?: int|string, currency?: 'USD', client_reference_id?: string, metadata?: Metadata, company_name?: string, description?: string, addenda?: string, sec_code?: 'PPD'|'WEB'|'TEL'|'CCD'|'CTX', entry_purpose?: 'purchase'|'payroll'|'other', speed?: 'standard'|'sameday', source_bank_account?: TransactionRequestSourceBankAccount, destination_bank_account?: TransactionRequestDestinationBankAccount, authorization_uuid?: string, payout_delay_days_min?: int}
 * @phpstan-type TransactionStatus 'CAPTURE_PENDING'|'CAPTURE_ACH_PENDING'|'CAPTURE_COMPLETE'|'IN_PAYOUT'|'CAPTURE_ACH_FAILED'|'CHARGEBACK'|'CLAWBACK'|'REVERSE_PAYOUT'|'CANCELED'
 * @phpstan-type CaptureStatus 'CAPTURE_PENDING'|'CAPTURE_ACH_PENDING'|'CAPTURE_COMPLETE'|'CAPTURE_ACH_FAILED'|'CAPTURE_CANCELED'
 * @phpstan-type PayoutStatus 'PAYOUT_PENDING_ACH'|'PAYOUT_ACH_PENDING'|'PAYOUT_COMPLETE'|'PAYOUT_ACH_FAILED'|'PAYOUT_CANCELED'
 * @phpstan-type ClawbackStatus 'CLAWBACK_PENDING'|'CLAWBACK_ACH_PENDING'|'CLAWBACK_COMPLETE'|'CLAWBACK_ACH_FAILED'
 * @phpstan-type ReversePayoutStatus 'REVERSE_PAYOUT_PENDING'|'REVERSE_PAYOUT_ACH_PENDING'|'REVERSE_PAYOUT_ACH_COMPLETE'|'REVERSE_PAYOUT_ACH_FAILED'|'REVERSE_PAYOUT_CANCELED'
 * @phpstan-type TransactionBankAccount array{uuid: string|null, aggregator_type: AggregatorType|null}
 * @phpstan-type TransactionTraceIdsRefunds array{refund_uuid: string, refund_capture_trace_id: string, refund_payout_trace_id: string}
 * @phpstan-type TransactionTraceIds array{capture_trace_id: string, payout_trace_id: string, reverse_payout_trace_id: string, refunds: list<TransactionTraceIdsRefunds>}
 * @phpstan-type Transaction array{uuid: string, payer_uuid: string, payee_uuid: string, transaction_status: TransactionStatus, capture_status: CaptureStatus, payout_status: PayoutStatus|null, clawback_status: ClawbackStatus|null, reverse_payout_status: ReversePayoutStatus|null, currency: 'USD', amount: Cents, transaction_fee: Cents, client_reference_id: string, payout_delay_days: int, company_name: string, description: string|null, addenda: string|null, type: 'api'|'bulk'|'dashboard', ach_return_code: string|null, failure_code: string|null, failure_reason: string|null, cancel_reason: string|null, payer_bank_account: TransactionBankAccount, payee_bank_account: TransactionBankAccount, vendor_name: string, created_at: Timestamp, updated_at: Timestamp, trace_ids: TransactionTraceIds}
 * @phpstan-type TransactionWithMetadataTraceIdsRefunds array{refund_uuid: string, refund_capture_trace_id: string, refund_payout_trace_id: string}
 * @phpstan-type TransactionWithMetadataTraceIds array{capture_trace_id: string, payout_trace_id: string, reverse_payout_trace_id: string, refunds: list<TransactionWithMetadataTraceIdsRefunds>}
 * @phpstan-type TransactionWithMetadata array{uuid: string, payer_uuid: string, payee_uuid: string, transaction_status: TransactionStatus, capture_status: CaptureStatus, payout_status: PayoutStatus|null, clawback_status: ClawbackStatus|null, reverse_payout_status: ReversePayoutStatus|null, currency: 'USD', amount: Cents, transaction_fee: Cents, client_reference_id: string, payout_delay_days: int, company_name: string, description: string|null, addenda: string|null, type: 'api'|'bulk'|'dashboard', ach_return_code: string|null, failure_code: string|null, failure_reason: string|null, cancel_reason: string|null, payer_bank_account: TransactionBankAccount, payee_bank_account: TransactionBankAccount, vendor_name: string, created_at: Timestamp, updated_at: Timestamp, trace_ids: TransactionWithMetadataTraceIds, metadata?: Metadata}
 * @phpstan-type TransactionPreview array{amount: Cents, transaction_fee: Cents, payout_amount: Cents, vendor_uuid: string|null, source_bank_account_uuid: string, destination_bank_account_uuid: string, company_name: string, sec_code: 'PPD'|'WEB'|'TEL'|'CCD'|'CTX', held: bool, capture_settles_on: Day, payout_eligible_on: Day, returnable_until: Day}
 * @phpstan-type CreateTransactionsInBulkRequestTransactionsSourceBankAccount array{uuid: string, aggregator_type: AggregatorType}
 * @phpstan-type CreateTransactionsInBulkRequestTransactionsDestinationBankAccount array{uuid: string, aggregator_type: AggregatorType}
 * @phpstan-type CreateTransactionsInBulkRequestTransactions array{idempotency_key: string, payer_uuid: string, payee_uuid: string, amount: int|string, transaction_fee?: int|string, currency?: 'USD', client_reference_id?: string, metadata?: Metadata, company_name?: string, description?: string, addenda?: string, sec_code?: 'PPD'|'WEB'|'TEL'|'CCD'|'CTX', entry_purpose?: 'purchase'|'payroll'|'other', speed?: 'standard'|'sameday', source_bank_account?: CreateTransactionsInBulkRequestTransactionsSourceBankAccount, destination_bank_account?: CreateTransactionsInBulkRequestTransactionsDestinationBankAccount, authorization_uuid?: string, payout_delay_days_min?: int}
 * @phpstan-type CreateTransactionsInBulkRequest array{transactions: list<CreateTransactionsInBulkRequestTransactions>}
 * @phpstan-type TransactionState 'started'|'debited'|'good'|'paying'|'paid'|'returned'|'clawed_back'|'owed'|'refunded'|'canceled'|'held'
 * @phpstan-type PositiveCents int
 * @phpstan-type ListTransactionsByBodyRequest array{page?: int, per_page?: int, after?: string, start_date?: Day, end_date?: Day, sort_order?: 'newest'|'oldest', payer_account_uuid?: string, payer_account_aggregator_type?: AggregatorType, payee_account_uuid?: string, payee_account_aggregator_type?: AggregatorType, payer_uuid?: string, payee_uuid?: string, user_uuid?: string, state?: TransactionState, transaction_status?: TransactionStatus, capture_status?: CaptureStatus, payout_status?: PayoutStatus, clawback_status?: ClawbackStatus, reverse_payout_status?: ReversePayoutStatus, ach_return_code?: string, amount_from?: PositiveCents, amount_to?: PositiveCents, client_reference_id?: string, metadata?: array<string, string>, trace_id?: string, returned_from?: string, returned_before?: string, held?: bool, created_from?: string, created_before?: string, updated_since?: string, updated_before?: string, vendor_uuid?: string}
 * @phpstan-type FoundTransactionTraceIdsRefunds array{refund_uuid: string, refund_capture_trace_id: string, refund_payout_trace_id: string}
 * @phpstan-type FoundTransactionTraceIds array{capture_trace_id: string, payout_trace_id: string, reverse_payout_trace_id: string, refunds: list<FoundTransactionTraceIdsRefunds>}
 * @phpstan-type FoundTransaction array{uuid: string, payer_uuid: string, payee_uuid: string, transaction_status: TransactionStatus, capture_status: CaptureStatus, payout_status: PayoutStatus|null, clawback_status: ClawbackStatus|null, reverse_payout_status: ReversePayoutStatus|null, currency: 'USD', amount: Cents, transaction_fee: Cents, client_reference_id: string, payout_delay_days: int, company_name: string, description: string|null, addenda: string|null, type: 'api'|'bulk'|'dashboard', ach_return_code: string|null, failure_code: string|null, failure_reason: string|null, cancel_reason: string|null, payer_bank_account: TransactionBankAccount, payee_bank_account: TransactionBankAccount, vendor_name: string, created_at: Timestamp, updated_at: Timestamp, trace_ids: FoundTransactionTraceIds, metadata?: Metadata, state: TransactionState, amount_refunded: Cents}
 * @phpstan-type NamedTransactionTraceIdsRefunds array{refund_uuid: string, refund_capture_trace_id: string, refund_payout_trace_id: string}
 * @phpstan-type NamedTransactionTraceIds array{capture_trace_id: string, payout_trace_id: string, reverse_payout_trace_id: string, refunds: list<NamedTransactionTraceIdsRefunds>}
 * @phpstan-type NamedTransaction array{uuid: string, payer_uuid: string, payee_uuid: string, transaction_status: TransactionStatus, capture_status: CaptureStatus, payout_status: PayoutStatus|null, clawback_status: ClawbackStatus|null, reverse_payout_status: ReversePayoutStatus|null, currency: 'USD', amount: Cents, transaction_fee: Cents, client_reference_id: string, payout_delay_days: int, company_name: string, description: string|null, addenda: string|null, type: 'api'|'bulk'|'dashboard', ach_return_code: string|null, failure_code: string|null, failure_reason: string|null, cancel_reason: string|null, payer_bank_account: TransactionBankAccount, payee_bank_account: TransactionBankAccount, vendor_name: string, created_at: Timestamp, updated_at: Timestamp, trace_ids: NamedTransactionTraceIds, metadata?: Metadata, state: TransactionState, amount_refunded: Cents, payer_name: string|null, payee_name: string|null}
 * @phpstan-type AccountInShort array{last_four: string|null, institution_name: string|null}
 * @phpstan-type ReturnAdvice 'none'|'other_way'|'other_account'|'new_authorization'|'operator_decides'|'ask_bank'
 * @phpstan-type AfterReturn array{stage: 'capture'|'payout'|'clawback'|'reverse_payout'|'refund_capture'|'refund_payout', refund_uuid: string|null, code: string, title: string, meaning: string, advice: ReturnAdvice}
 * @phpstan-type Move array{number: int, transition: string, description: string, refund_uuid: string|null, return_code: string|null, moved_at: Timestamp, trace_id: string|null, offset_amount: int|null, counterpart_transaction_uuid: string|null, merchant_batch_uuid: string|null}
 * @phpstan-type EntryState 'filed'|'sent'|'settled'|'good'|'returned'|'rejected'
 * @phpstan-type Entry array{stage: 'capture'|'payout'|'clawback'|'reverse_payout'|'refund_capture'|'refund_payout', refund_uuid: string|null, attempt: int, amount: Cents, state: EntryState, speed: 'standard'|'sameday', trace_id: string, bank: string, file_name: string|null, settles_on: Day|null, returned_with: string|null, merchant_batch_uuid: string|null, sec_code: 'PPD'|'WEB'|'TEL'|'CCD'|'CTX', created_at: Timestamp}
 * @phpstan-type Hold array{uuid: string, transaction_uuid: string, kind: 'tenant'|'operator'|'risk'|'compliance'|'account', reason: string, stops_capture: bool, placed_at: Timestamp, released_at: Timestamp|null}
 * @phpstan-type RefundStatus 'REFUND_PENDING'|'REFUND_CAPTURE_ACH_PENDING'|'REFUND_ACH_PENDING'|'REFUND_COMPLETE'|'REFUND_FAILED'
 * @phpstan-type Refund array{uuid: string, transaction_uuid: string, amount: Cents, status: RefundStatus, client_reference_id: string, refund_capture_trace_id: string, refund_payout_trace_id: string, held_reason: string|null, ach_return_code: string|null, failure_code: string|null, failure_reason: string|null, created_at: Timestamp, updated_at: Timestamp, metadata?: Metadata}
 * @phpstan-type TransactionDetails array{transaction: TransactionWithMetadata, state: TransactionState, amount_refunded: Cents, expected_on: Day|null, expected_on_if_released: Day|null, as_of: Day, payer_account: AccountInShort, payee_account: AccountInShort, capture_settles_on: Day|null, payout_eligible_on: Day|null, returnable_until: Day|null, held_by: 'return'|'bank_file'|null, authorization_uuid: string|null, sec_code: 'PPD'|'WEB'|'TEL'|'CCD'|'CTX'|null, entry_purpose: 'purchase'|'payroll'|'other'|null, after_return: AfterReturn|null, moves: list<Move>, entries: list<Entry>, holds: list<Hold>, refunds: list<Refund>}
 * @phpstan-type NamedTransactionDetails array{transaction: TransactionWithMetadata, state: TransactionState, amount_refunded: Cents, expected_on: Day|null, expected_on_if_released: Day|null, as_of: Day, payer_account: AccountInShort, payee_account: AccountInShort, capture_settles_on: Day|null, payout_eligible_on: Day|null, returnable_until: Day|null, held_by: 'return'|'bank_file'|null, authorization_uuid: string|null, sec_code: 'PPD'|'WEB'|'TEL'|'CCD'|'CTX'|null, entry_purpose: 'purchase'|'payroll'|'other'|null, after_return: AfterReturn|null, moves: list<Move>, entries: list<Entry>, holds: list<Hold>, refunds: list<Refund>, payer_name: string|null, payee_name: string|null}
 * @phpstan-type Payout array{uuid: string, payee_uuid: string, payee_name: string|null, amount: Cents, payment_count: int, state: EntryState, settles_on: Day|null, trace_id: string, returned_with: string|null, merchant_batch_uuid: string|null, created_at: Timestamp}
 * @phpstan-type PaidPayment array{transaction_uuid: string, payer_name: string|null, client_reference_id: string, amount: Cents, created_at: Timestamp}
 * @phpstan-type DebitsOfAuthorization 'payments'|'clawbacks'
 * @phpstan-type Authorization array{uuid: string, user_uuid: string, bank_account_uuid: string, debits: DebitsOfAuthorization, kind: 'single'|'recurring'|'standing', sec_code: 'PPD'|'WEB'|'TEL'|'CCD'|'CTX'|null, payee_uuid: string|null, minimum_amount: Cents|null, maximum_amount: Cents|null, authorized_on: Day, ends_on: Day|null, reference: string, recorded_at: Timestamp, revoked_at: Timestamp|null, revoked_reason: string|null, used_by_transaction_uuid: string|null, has_evidence: bool}
 * @phpstan-type AuthorizationEvidence array{terms?: list<string>, terms_version?: string, agreed_at?: string, name?: string, email?: string, ip_address?: string, user_agent?: string, identity?: string, recording?: string, notice_sent_on?: Day, signature?: string}
 * @phpstan-type AuthorizationWithEvidence array{uuid: string, user_uuid: string, bank_account_uuid: string, debits: DebitsOfAuthorization, kind: 'single'|'recurring'|'standing', sec_code: 'PPD'|'WEB'|'TEL'|'CCD'|'CTX'|null, payee_uuid: string|null, minimum_amount: Cents|null, maximum_amount: Cents|null, authorized_on: Day, ends_on: Day|null, reference: string, recorded_at: Timestamp, revoked_at: Timestamp|null, revoked_reason: string|null, used_by_transaction_uuid: string|null, has_evidence: bool, evidence: AuthorizationEvidence|null}
 * @phpstan-type AuthorizationProof array{transaction_uuid: string, amount: Cents, company_name: string, description: string|null, client_reference_id: string, started_at: Timestamp, payer_uuid: string, payee_uuid: string, payer_name: string|null, payee_name: string|null, payer_account: AccountInShort, payee_account: AccountInShort, authorization: AuthorizationWithEvidence|null, debits: list<Entry>, clawback_authorization: AuthorizationWithEvidence|null, clawbacks: list<Entry>, made_at: Timestamp}
 * @phpstan-type UpdateTransactionRequest array{metadata: MetadataChange|null}
 * @phpstan-type CancelTransactionRequest array{cancel_reason?: string}
 * @phpstan-type PauseTransactionRequest array{reason?: string}
 * @phpstan-type CreateRefundRequest array{amount?: int|string, currency?: 'USD', client_reference_id?: string, metadata?: Metadata}
 * @phpstan-type UpdateRefundRequest array{metadata: MetadataChange|null}
 * @phpstan-type NamedRefund array{uuid: string, transaction_uuid: string, amount: Cents, status: RefundStatus, client_reference_id: string, refund_capture_trace_id: string, refund_payout_trace_id: string, held_reason: string|null, ach_return_code: string|null, failure_code: string|null, failure_reason: string|null, created_at: Timestamp, updated_at: Timestamp, metadata?: Metadata, payer_name: string|null, payee_name: string|null}
 * @phpstan-type BatchTransactionUuids list<string>
 * @phpstan-type RefundMember array{refund_uuid: string, transaction_uuid: string, merchant_batch_uuid: string, amount: Cents, client_reference_id: string, status: RefundStatus, refund_capture_trace_id: string, ach_return_code: string|null, failure_reason: string|null}
 * @phpstan-type BatchStatus string
 * @phpstan-type LatestTrace string
 * @phpstan-type SummedCents int
 * @phpstan-type BatchEntry array{trace_id: string, amount: SummedCents, member_count: int, state: EntryState, bank: string, file_name: string|null, settles_on: Day|null, returned_with: string|null, created_at: Timestamp}
 * @phpstan-type BatchEntries list<BatchEntry>
 * @phpstan-type MerchantPayout array{uuid: string, batch_uuid: string, merchant_uuid: string, bank_account_uuid: string, amount: int, status: BatchStatus, transaction_count: int, trace_id: LatestTrace|null, created_at: Timestamp, entries: BatchEntries, updated_at: Timestamp}
 * @phpstan-type MerchantRefund array{uuid: string, batch_uuid: string, merchant_uuid: string, bank_account_uuid: string, amount: int, status: BatchStatus, transaction_count: int, trace_id: LatestTrace|null, created_at: Timestamp, entries: BatchEntries, updated_at: Timestamp}
 * @phpstan-type PayoutMember array{transaction_uuid: string, amount: Cents, transaction_fee: Cents, payout_amount: int, entry_amount: int|null, trace_id: string, capture_status: CaptureStatus, payout_status: string, payout_trace_id: string|null, payout_return_code: string|null, ach_return_code: string|null, failure_reason: string|null}
 * @phpstan-type WholeMerchantPayout array{uuid: string, batch_uuid: string, merchant_uuid: string, bank_account_uuid: string, amount: int, status: BatchStatus, transaction_count: int, trace_id: LatestTrace|null, created_at: Timestamp, entries: BatchEntries, updated_at: Timestamp, transaction_uuids: BatchTransactionUuids, pagination: Pagination, transactions: list<PayoutMember>}
 * @phpstan-type WholeMerchantRefund array{uuid: string, batch_uuid: string, merchant_uuid: string, bank_account_uuid: string, amount: int, status: BatchStatus, transaction_count: int, trace_id: LatestTrace|null, created_at: Timestamp, entries: BatchEntries, updated_at: Timestamp, transaction_uuids: BatchTransactionUuids, pagination: Pagination, refunds: list<RefundMember>}
 * @phpstan-type AccountName 'BANK'|'DIF'|'CIF'|'UNS'|'PAYEE'|'PRES'|'FEE'|'PAYER'|'CLAW'|'RECV'|'LOSS'|'SUSP'|'REV'|'DUP'|'BFEE'|'MICRO'|'OWN'
 * @phpstan-type Movement array{posted_at: Timestamp, transaction_uuid: string|null, source_uuid: string, client_reference_id: string, transition: string, description: string, account: AccountName, debit: int, credit: int, balance: int, trace_id: string|null, return_code: string|null, counterpart_transaction_uuid: string|null, merchant_batch_uuid: string|null}
 * @phpstan-type TenantStatementAccounts array{account: AccountName, opening: int, debits: int, credits: int, closing: int}
 * @phpstan-type TenantStatement array{start_date: Day, end_date: Day, accounts: list<TenantStatementAccounts>, movements: list<Movement>, pagination: Pagination}
 * @phpstan-type FeeSchedule 'daily'|'on_demand'
 * @phpstan-type FeeAccount array{owner_uuid: string, bank_account_uuid: string|null, schedule: FeeSchedule|null, usable: bool, owed: int}
 * @phpstan-type SetVendorFeeAccountRequest array{bank_account_uuid: string, schedule?: FeeSchedule}
 * @phpstan-type FeePayout array{uuid: string, owner_uuid: string, status: 'FEE_PAYOUT_PENDING'|'FEE_PAYOUT_FILED'|'FEE_PAYOUT_ACH_PENDING'|'FEE_PAYOUT_COMPLETE'|'FEE_PAYOUT_ACH_FAILED'|'FEE_PAYOUT_CANCELED', amount: int, bank_account_uuid: string, trace_id: string, ach_return_code: string|null, cancel_reason: 'nothing_owed'|'file_rejected'|'file_full'|'not_writable'|null, created_at: Timestamp, updated_at: Timestamp}
 * @phpstan-type Limits array{owner: 'processor'|'vendor'|'merchant', owner_uuid: string, amount_per_payment: Cents|null, amount_per_day: SummedCents|null, amount_in_flight: SummedCents|null, day: Day, started_on_day: int, in_flight: int}
 * @phpstan-type ReturnRate array{returns: int, percent: int|float|null, limit_percent: int|float, state: 'normal'|'warning'|'exceeded'}
 * @phpstan-type ReturnRates array{owner: 'processor'|'merchant', owner_uuid: string, start_date: Day, debits: int, minimum_debits: int, unauthorized: ReturnRate, administrative: ReturnRate, overall: ReturnRate, debits_held: bool}
 * @phpstan-type RecordPayerAuthorizationRequestBankAccount array{uuid: string, aggregator_type: AggregatorType}
 * @phpstan-type RecordPayerAuthorizationRequest array{bank_account: RecordPayerAuthorizationRequestBankAccount, debits?: DebitsOfAuthorization, kind?: 'single'|'recurring'|'standing', sec_code?: 'PPD'|'WEB'|'TEL'|'CCD'|'CTX', payee_uuid?: string, minimum_amount?: int|string, maximum_amount?: int|string, authorized_on?: Day, ends_on?: Day, reference?: string, evidence?: AuthorizationEvidence}
 * @phpstan-type Block array{uuid: string, user_uuid: string, bank_account_uuid: string|null, kind: 'stop_payment'|'unauthorized'|'fraud'|'compliance'|'sanctions', reason: string, return_code: string|null, transaction_uuid: string|null, placed_at: Timestamp, lifted_at: Timestamp|null, lifted_by: 'authorization'|'operator'|null}
 * @phpstan-type CreateAuthorizationRequestRequestBankAccount array{uuid: string, aggregator_type: AggregatorType}
 * @phpstan-type CreateAuthorizationRequestRequest array{bank_account: CreateAuthorizationRequestRequestBankAccount, debits?: DebitsOfAuthorization, kind?: 'single'|'recurring'|'standing', payee_uuid?: string, minimum_amount?: int|string, maximum_amount?: int|string, ends_on?: Day, reference?: string, authorized_on?: Day, terms?: list<string>, terms_version?: string, contact?: string, return_url?: string, expires_in_hours?: int}
 * @phpstan-type AuthorizationRequest array{uuid: string, user_uuid: string, bank_account_uuid: string, state: 'open'|'agreed'|'declined'|'expired'|'withdrawn', debits: DebitsOfAuthorization, kind: 'single'|'recurring'|'standing', sec_code: 'WEB'|'CCD', payee_uuid: string|null, minimum_amount: Cents|null, maximum_amount: Cents|null, authorized_on: Day|null, ends_on: Day|null, reference: string, terms: list<string>, terms_version: string, return_url: string|null, created_at: Timestamp, expires_at: Timestamp, ended_at: Timestamp|null, authorization_uuid: string|null}
 * @phpstan-type MadeAuthorizationRequest array{uuid: string, user_uuid: string, bank_account_uuid: string, state: 'open'|'agreed'|'declined'|'expired'|'withdrawn', debits: DebitsOfAuthorization, kind: 'single'|'recurring'|'standing', sec_code: 'WEB'|'CCD', payee_uuid: string|null, minimum_amount: Cents|null, maximum_amount: Cents|null, authorized_on: Day|null, ends_on: Day|null, reference: string, terms: list<string>, terms_version: string, return_url: string|null, created_at: Timestamp, expires_at: Timestamp, ended_at: Timestamp|null, authorization_uuid: string|null, url: string}
 * @phpstan-type RevokeAuthorizationRequest array{reason?: string}
 * @phpstan-type TransactionOfAnyTenantTraceIdsRefunds array{refund_uuid: string, refund_capture_trace_id: string, refund_payout_trace_id: string}
 * @phpstan-type TransactionOfAnyTenantTraceIds array{capture_trace_id: string, payout_trace_id: string, reverse_payout_trace_id: string, refunds: list<TransactionOfAnyTenantTraceIdsRefunds>}
 * @phpstan-type TransactionOfAnyTenant array{uuid: string, payer_uuid: string, payee_uuid: string, transaction_status: TransactionStatus, capture_status: CaptureStatus, payout_status: PayoutStatus|null, clawback_status: ClawbackStatus|null, reverse_payout_status: ReversePayoutStatus|null, currency: 'USD', amount: Cents, transaction_fee: Cents, client_reference_id: string, payout_delay_days: int, company_name: string, description: string|null, addenda: string|null, type: 'api'|'bulk'|'dashboard', ach_return_code: string|null, failure_code: string|null, failure_reason: string|null, cancel_reason: string|null, payer_bank_account: TransactionBankAccount, payee_bank_account: TransactionBankAccount, vendor_name: string, created_at: Timestamp, updated_at: Timestamp, trace_ids: TransactionOfAnyTenantTraceIds, metadata?: Metadata, state: TransactionState, amount_refunded: Cents, processor_uuid: string, payer_name: string|null, payee_name: string|null}
 * @phpstan-type RefundOfAnyTenant array{uuid: string, transaction_uuid: string, amount: Cents, status: RefundStatus, client_reference_id: string, refund_capture_trace_id: string, refund_payout_trace_id: string, held_reason: string|null, ach_return_code: string|null, failure_code: string|null, failure_reason: string|null, created_at: Timestamp, updated_at: Timestamp, metadata?: Metadata, processor_uuid: string}
 * @phpstan-type NamedRefundOfAnyTenant array{uuid: string, transaction_uuid: string, amount: Cents, status: RefundStatus, client_reference_id: string, refund_capture_trace_id: string, refund_payout_trace_id: string, held_reason: string|null, ach_return_code: string|null, failure_code: string|null, failure_reason: string|null, created_at: Timestamp, updated_at: Timestamp, metadata?: Metadata, processor_uuid: string, payer_name: string|null, payee_name: string|null}
 * @phpstan-type BatchOfAnyTenant array{processor_uuid: string, kind: 'payout'|'refund', merchant_names: list<string>, uuid: string, amount: int, merchant_count: int, transaction_count: int, transaction_uuids: BatchTransactionUuids, run_at: Timestamp, created_at: Timestamp}
 * @phpstan-type PaymentOfBatch array{uuid: string, payer_name: string|null, payee_name: string|null}
 * @phpstan-type BatchInFull array{processor_uuid: string, kind: 'payout'|'refund', merchant_names: list<string>, uuid: string, amount: int, merchant_count: int, transaction_count: int, transaction_uuids: BatchTransactionUuids, run_at: Timestamp, created_at: Timestamp, payments: list<PaymentOfBatch>}
 * @phpstan-type AccountTotals array{account: AccountName, opening: int, debits: int, credits: int, closing: int}
 * @phpstan-type TrialBalanceAccount array{account: AccountName, opening: int, debits: int, credits: int, closing: int, number: string|null}
 * @phpstan-type TrialBalance array{day: Day, processor_uuid: string|null, is_closed: bool, accounts: list<TrialBalanceAccount>, debits: int, credits: int}
 * @phpstan-type MonthlyStatement array{month: string, opening: int, payments: int, captured: int, fees: int, returns: int, clawbacks: int, refunds: int, payouts: int, written_off: int, change: int, closing: int, refunds_collected: int}
 * @phpstan-type NegativeBalance array{payee_uuid: string, payee_name: string|null, owes: SummedCents, is_owed: SummedCents, balance: int, taken_from_payouts: SummedCents, taken_from_next_payout: SummedCents, last_debt_on: Day}
 * @phpstan-type AccountNumbers array{BANK: string|null, DIF: string|null, CIF: string|null, UNS: string|null, PAYEE: string|null, PRES: string|null, FEE: string|null, PAYER: string|null, CLAW: string|null, RECV: string|null, LOSS: string|null, SUSP: string|null, REV: string|null, DUP: string|null, BFEE: string|null, MICRO: string|null, OWN: string|null}
 * @phpstan-type AccountNumbersOfTenant array{processor_uuid: string|null, numbers: AccountNumbers}
 * @phpstan-type AccountNumbersToSet array{BANK?: string|null, DIF?: string|null, CIF?: string|null, UNS?: string|null, PAYEE?: string|null, PRES?: string|null, FEE?: string|null, PAYER?: string|null, CLAW?: string|null, RECV?: string|null, LOSS?: string|null, SUSP?: string|null, REV?: string|null, DUP?: string|null, BFEE?: string|null, MICRO?: string|null, OWN?: string|null}
 * @phpstan-type SetAccountNumbersRequest array{processor_uuid: string|null, numbers: AccountNumbersToSet, reason: Reason}
 * @phpstan-type SetFeeAccountRequest array{bank_account_uuid: string, schedule?: FeeSchedule, reason: Reason}
 * @phpstan-type PayOutFeesRequest array{reason: Reason}
 * @phpstan-type CreateTransactionNoteRequest array{note: string}
 * @phpstan-type TransactionNote array{uuid: string, noted_at: Timestamp, note: string, noted_by: string|null, token_uuid: string|null}
 * @phpstan-type CreateProofRequestRequest array{requested_on?: Day, bank_reference?: string, reason?: Reason}
 * @phpstan-type ProofRequest array{uuid: string, processor_uuid: string, transaction_uuid: string, amount: Cents, authorization_uuid: string|null, requested_on: Day, prove_until: Day, bank_reference: string, recorded_at: Timestamp, answered_at: Timestamp|null, answer: string|null}
 * @phpstan-type AnswerProofRequestRequest array{answer: string, reason: Reason}
 * @phpstan-type NamedProofRequest array{uuid: string, processor_uuid: string, transaction_uuid: string, amount: Cents, authorization_uuid: string|null, requested_on: Day, prove_until: Day, bank_reference: string, recorded_at: Timestamp, answered_at: Timestamp|null, answer: string|null, payer_name: string|null, payee_name: string|null}
 * @phpstan-type RefundTransactionOfAnyTenantRequest array{amount?: PositiveCents, client_reference_id?: string, reason: Reason}
 * @phpstan-type CancelTransactionOfAnyTenantRequest array{cancel_reason?: string, reason: Reason}
 * @phpstan-type SendPayoutAgainRequest array{bank_account_uuid?: string, reason: Reason}
 * @phpstan-type SendReversePayoutAgainRequest array{bank_account_uuid?: string, reason: Reason}
 * @phpstan-type SendRefundAgainRequest array{bank_account_uuid?: string, reason: Reason}
 * @phpstan-type SendClawbackAgainRequest array{bank_account_uuid?: string, reason: Reason}
 * @phpstan-type GiveRefundBackRequest array{reason: Reason}
 * @phpstan-type WriteOffPayeeDebtRequest array{amount?: PositiveCents, reason: Reason}
 * @phpstan-type WriteOffPayerDebtRequest array{amount?: PositiveCents, reason: Reason}
 * @phpstan-type RecordPayerDebtPaidRequest array{amount?: PositiveCents, bank?: string, reason: Reason}
 * @phpstan-type CreateHoldRequest array{kind: 'operator'|'risk'|'compliance', reason: Reason, stops_capture?: bool}
 * @phpstan-type OpenHold array{uuid: string, transaction_uuid: string, kind: 'tenant'|'operator'|'risk'|'compliance'|'account', reason: string, stops_capture: bool, placed_at: Timestamp, released_at: Timestamp|null, processor_uuid: string, amount: int, payer_name: string, payee_name: string}
 * @phpstan-type CreateBlockRequest array{kind: 'unauthorized'|'fraud'|'compliance'|'sanctions', reason: Reason}
 * @phpstan-type LiftBlockRequest array{reason: Reason}
 * @phpstan-type OpenBlock array{uuid: string, user_uuid: string, bank_account_uuid: string|null, kind: 'stop_payment'|'unauthorized'|'fraud'|'compliance'|'sanctions', reason: string, return_code: string|null, transaction_uuid: string|null, placed_at: Timestamp, lifted_at: Timestamp|null, lifted_by: 'authorization'|'operator'|null, processor_uuid: string, user_name: string}
 * @phpstan-type ListedName array{name: string, kind: 'primary'|'aka'|'fka'|'nka', weak: bool}
 * @phpstan-type SanctionsEntry array{list: 'sdn'|'consolidated'|'sandbox'|'provider', number: int|null, kind: 'individual'|'entity'|'vessel'|'aircraft', names: list<ListedName>, programs: list<string>, title: string|null, birth_dates: list<string>, addresses: list<string>, remarks: string|null}
 * @phpstan-type DecidingOperator array{uuid: string, name: string}
 * @phpstan-type SanctionsHit array{uuid: string, processor_uuid: string, user_uuid: string, user_name: string, state: 'open'|'cleared'|'confirmed', score: int|null, provider_reference: string|null, screened_name: string, screened_name_kind: 'name'|'business_name'|'trading_name'|'name_in_file'|'contact'|'owner', dob: Day|null, has_other_birth_date: bool, listed_name: string, entry: SanctionsEntry, block_uuid: string, raised_at: Timestamp, decided_at: Timestamp|null, decided_by: DecidingOperator|null, decided_by_provider: bool, reason: string|null, report_due_on: Day|null, report_reference: string|null, reported_on: Day|null}
 * @phpstan-type ClearSanctionsHitRequest array{reason: Reason}
 * @phpstan-type ConfirmSanctionsHitRequest array{reason: Reason}
 * @phpstan-type RecordSanctionsReportRequest array{reference: string, reported_on: Day, reason?: Reason}
 * @phpstan-type SanctionsListState array{list: 'sdn'|'consolidated', state: 'none'|'old'|'current', imported_at: Timestamp|null}
 * @phpstan-type SanctionsListImport array{uuid: string, list: 'sdn'|'consolidated', imported_at: Timestamp, imported_by: string, files_sha256: string, entry_count: int, name_count: int, added_count: int, changed_count: int, removed_count: int}
 * @phpstan-type ScreeningRound array{started_at: Timestamp, ended_at: Timestamp|null, replaced: bool, threshold_percent: int, screened_count: int, hit_count: int}
 * @phpstan-type ScreeningProvider array{since: Timestamp, users_waiting: int, oldest_asked_at: Timestamp|null, error: string|null}
 * @phpstan-type ScreeningSettings array{threshold_percent: int, list_old_after_days: int}
 * @phpstan-type ImportSanctionsListRequest array{list: 'sdn'|'consolidated', primary: string, aliases: string, addresses?: string, comments?: string, allow_fewer?: bool, reason?: Reason}
 * @phpstan-type SetSanctionsScreeningRequest array{threshold_percent?: int, list_old_after_days?: int, reason: Reason}
 * @phpstan-type RevokeAuthorizationOfAnyTenantRequest array{reason: Reason}
 * @phpstan-type SetProcessorLimitsRequest array{amount_per_payment?: Cents|null, amount_per_day?: SummedCents|null, amount_in_flight?: SummedCents|null, reason: Reason}
 * @phpstan-type SetVendorLimitsRequest array{amount_per_payment?: Cents|null, amount_per_day?: SummedCents|null, amount_in_flight?: SummedCents|null, reason: Reason}
 * @phpstan-type SetMerchantLimitsRequest array{amount_per_payment?: Cents|null, amount_per_day?: SummedCents|null, amount_in_flight?: SummedCents|null, reason: Reason}
 * @phpstan-type SetReturnRatePolicyRequest array{hold_debits_past_rate?: bool, return_rate_minimum_debits?: int, reason: Reason}
 * @phpstan-type FraudRule array{uuid: string, rule: 'payer_velocity'|'below_limit'|'first_debit'|'many_payers'|'new_payee_account'|'changed_payee_account', owner: 'all'|'processor'|'merchant', processor_uuid: string|null, merchant_uuid: string|null, action: 'review'|'note'|'off', hours: int|null, days: int|null, payments: int|null, payers: int|null, amount: Cents|null, percent: int|null, stage: 'capture'|'payout', set_at: Timestamp}
 * @phpstan-type SetFraudRuleRequest array{processor_uuid?: string|null, merchant_uuid?: string|null, action: 'review'|'note'|'off'|null, hours?: int|null, days?: int|null, payments?: int|null, payers?: int|null, amount?: Cents|null, percent?: int|null, reason: Reason}
 * @phpstan-type SetRecommendedFraudRulesRequest array{processor_uuid?: string|null, reason: Reason}
 * @phpstan-type FraudFinding array{rule: 'payer_velocity'|'below_limit'|'first_debit'|'many_payers'|'new_payee_account'|'changed_payee_account'|'questionable_return', action: 'review'|'note'|'off', bank_account_uuid: string, text: string, counted: array<string, mixed>, allowed: array<string, mixed>}
 * @phpstan-type FraudReview array{uuid: string, state: 'noted'|'open'|'released'|'stopped'|'closed', stage: string, transaction_uuid: string, processor_uuid: string, amount: int, payer_uuid: string, payer_name: string, payee_uuid: string, payee_name: string, finding: string, findings: list<FraudFinding>, hold_uuid: string|null, found_at: Timestamp, decided_at: Timestamp|null, decided_by: string|null, reason: string|null}
 * @phpstan-type ReleaseFraudReviewRequest array{reason: Reason}
 * @phpstan-type StopFraudReviewRequest array{block?: 'payer'|'payee'|'none', reason: Reason}
 * @phpstan-type EventName 'TransactionStarted'|'TransactionCaptureStarted'|'TransactionCompleted'|'TransactionFailed'|'TransactionCanceled'|'PayoutFailed'|'PayoutCompleted'|'ClawbackStarted'|'ClawbackFailed'|'ClawbackCompleted'|'BankLinkedSuccessfully'|'BankLinkFailed'|'BankAccountRemoved'|'BusinessCreated'|'BusinessUpdated'|'BatchPayout'|'BatchRefund'|'MerchantBatchPayout'|'RefundPending'|'RefundCaptureStarted'|'RefundCaptureCompleted'|'RefundCaptureFailed'|'RefundPayoutPending'|'RefundPayoutCompleted'|'RefundPayoutFailed'|'ReversePayoutStarted'|'ReversePayoutCompleted'|'ReversePayoutFailed'
 * @phpstan-type RegisterWebhookRequest array{webhook_url: list<string>, event_names: list<EventName>}
 * @phpstan-type DeregisterWebhookRequest array{event_names: list<EventName>, webhook_url?: list<string>}
 * @phpstan-type UpdateWebhookEndpointRequest array{url?: string, event_names?: list<EventName>}
 * @phpstan-type WebhookEndpoint array{uuid: string, vendor_uuid: string|null, url: string, event_names: list<EventName>, state: 'enabled'|'disabled', health: 'healthy'|'failing', failing_since: Timestamp|null, disabled_at: Timestamp|null, disabled_reason: string|null, created_at: Timestamp}
 * @phpstan-type WebhookRegistration array{event_name: EventName, webhook_url: string, created_at: Timestamp, updated_at: Timestamp}
 * @phpstan-type WebhookSecret array{secret: string}
 * @phpstan-type AttemptOutcome 'succeeded'|'refused'|'failed'|'blocked'
 * @phpstan-type DeliveryState 'pending'|'held'|'delivered'|'dead'|'canceled'
 * @phpstan-type DeliveryAttempts array{attempt: int, started_at: Timestamp, latency_ms: int, outcome: AttemptOutcome, status: int|null, error: string|null, answer: string|null}
 * @phpstan-type Delivery array{uuid: string, event_uuid: string, event_name: EventName, state: DeliveryState, attempt_count: int, next_attempt_at: Timestamp|null, created_at: Timestamp, finished_at: Timestamp|null, attempts: list<DeliveryAttempts>}
 * @phpstan-type ReplayDeliveriesRequest array{since?: string, until?: string, state?: 'dead'|'delivered'}
 * @phpstan-type WebhookEndpointOfAnyTenant array{processor_uuid: string, uuid: string, vendor_uuid: string|null, url: string, event_names: list<EventName>, state: 'enabled'|'disabled', health: 'healthy'|'failing', failing_since: Timestamp|null, disabled_at: Timestamp|null, disabled_reason: string|null, created_at: Timestamp}
 * @phpstan-type ReplayDeliveryOfAnyTenantRequest array{reason: Reason}
 * @phpstan-type SignInRequest array{email: string, password: string, code?: string}
 * @phpstan-type OperatorPerson array{uuid: string, name: string, email: string, role: 'viewer'|'support'|'operator'|'risk'|'administrator'|'developer'|'tenant_viewer'|'tenant_finance'|'tenant_owner', processor_uuid: string|null, invited_at: Timestamp, joined_at: Timestamp|null, disabled_at: Timestamp|null, disabled_by_service: bool, has_password: bool, has_oidc: bool, password_only: bool}
 * @phpstan-type SignedIn array{operator: OperatorPerson}
 * @phpstan-type OpenInvitationRequest array{token: string}
 * @phpstan-type AcceptInvitationRequest array{token: string, password: string, code?: string}
 * @phpstan-type OwnSession array{uuid: string, is_confirmed: bool, has_authenticator: bool, operator: OperatorPerson}
 * @phpstan-type ConfirmSessionRequest array{password: string, code?: string}
 * @phpstan-type ChangePasswordRequest array{password: string, code?: string, new_password: string}
 * @phpstan-type SetAuthenticatorRequest array{offer: string, new_code: string, password: string, code?: string}
 * @phpstan-type OwnOpenSession array{uuid: string, is_this: bool, created_at: Timestamp, last_seen_at: Timestamp, address: string, user_agent: string}
 * @phpstan-type OwnMails array{approvals_to_decide: bool, own_approvals: bool, scheduled_files: bool, risk_decisions: bool}
 * @phpstan-type InviteOperatorRequest array{name: string, email: string, role: 'viewer'|'support'|'operator'|'risk'|'administrator'|'developer'|'tenant_viewer'|'tenant_finance'|'tenant_owner', processor_uuid?: string, password_only?: bool, reason: Reason}
 * @phpstan-type OperatorLink array{token: string, url: string, expires_at: Timestamp}
 * @phpstan-type CreateOperatorLinkRequest array{reason: Reason}
 * @phpstan-type UpdateOperatorRequest array{name?: string, role?: 'viewer'|'support'|'operator'|'risk'|'administrator'|'developer'|'tenant_viewer'|'tenant_finance'|'tenant_owner', processor_uuid?: string, disabled?: bool, password_only?: bool, issued_tokens?: 'revoke'|'keep', reason: Reason}
 * @phpstan-type InvitePersonRequest array{name: string, email: string, role: 'developer'|'tenant_viewer'|'tenant_finance'|'tenant_owner'}
 * @phpstan-type UpdatePersonRequest array{role?: 'developer'|'tenant_viewer'|'tenant_finance'|'tenant_owner', disabled?: bool, issued_tokens?: 'revoke'|'keep'}
 * @phpstan-type OperatorSession array{uuid: string, operator_uuid: string, operator_name: string, created_at: Timestamp, last_seen_at: Timestamp, address: string, user_agent: string}
 * @phpstan-type ApprovalPolicy array{act: 'write_off'|'pay_again'|'refunds'|'manual_debt'|'reversals'|'own_funds'|'bank_records'|'limits'|'bank_settings'|'tokens'|'verification'|'sanctions'|'operators'|'policies', description: string, is_required: bool, above_amount: int}
 * @phpstan-type SetApprovalPolicyRequest array{is_required: bool, above_amount?: int, reason: Reason}
 * @phpstan-type CreateProcessorRequest array{name: string, lane?: string, reason?: Reason}
 * @phpstan-type ProcessorDetail array{uuid: string, name: string, payout_delay_days: int, bank: string|null, created_at: Timestamp, suspended_at: Timestamp|null, lane: string, zero_delay_allowed: bool, present_again: bool, keep_returned_payouts: bool, authorization_required: bool, clawback_authorization_required: bool, validated_accounts_required: bool, account_checks_per_day: int, unique_client_reference_ids: bool, validation_sources: list<'linked'|'settled_debits'|'micro_entries'|'prenotes'|'provider'>|null, originator: Originator}
 * @phpstan-type UpdateProcessorRequestOriginator array{company_identification?: string|null, company_name?: string|null, consumer_debits?: 'prearranged'|'online'|'online_purchase'|null, online_debits_recur?: bool|null, payouts_are_wages?: bool|null}
 * @phpstan-type UpdateProcessorRequest array{name?: string, payout_delay_days?: int, zero_delay_allowed?: bool, present_again?: bool, keep_returned_payouts?: bool, unique_client_reference_ids?: bool, authorization_required?: bool, clawback_authorization_required?: bool, validated_accounts_required?: bool, account_checks_per_day?: int, bank?: string|null, validation_sources?: list<'linked'|'settled_debits'|'micro_entries'|'prenotes'|'provider'>|null, originator?: UpdateProcessorRequestOriginator, reason: Reason}
 * @phpstan-type SuspendProcessorRequest array{reason: Reason}
 * @phpstan-type Processor array{uuid: string, name: string, payout_delay_days: int, bank: string|null, created_at: Timestamp, suspended_at: Timestamp|null}
 * @phpstan-type ResumeProcessorRequest array{reason: Reason}
 * @phpstan-type CreateVendorRequest array{name: string, reason?: Reason}
 * @phpstan-type Vendor array{uuid: string, processor_uuid: string, name: string, created_at: Timestamp}
 * @phpstan-type CreateTokenRequest array{processor_uuid?: string, vendor_uuid?: string, admin?: bool, name?: string, role?: 'viewer'|'support'|'operator'|'risk'|'administrator', expires_in_days?: int, reason?: Reason}
 * @phpstan-type TokenIssuer array{operator_uuid: string, name: string, email: string}
 * @phpstan-type Token array{uuid: string, kind: 'processor'|'vendor'|'admin', name: string|null, role: 'viewer'|'support'|'operator'|'risk'|'administrator'|'developer'|'tenant_viewer'|'tenant_finance'|'tenant_owner'|null, processor_uuid: string|null, vendor_uuid: string|null, created_at: Timestamp, expires_at: Timestamp|null, revoked_at: Timestamp|null, last_used_at: Timestamp|null, issued_by: TokenIssuer|null}
 * @phpstan-type CreateOwnTokenRequest array{name: string, vendor_uuid?: string, expires_in_days?: int}
 * @phpstan-type OwnToken array{uuid: string, kind: 'processor'|'vendor', name: string|null, vendor_uuid: string|null, vendor_name: string|null, created_at: Timestamp, expires_at: Timestamp|null, revoked_at: Timestamp|null, last_used_at: Timestamp|null, issued_by: string|null}
 * @phpstan-type AuditedActDetail array{}
 * @phpstan-type AuditedAct array{uuid: string, processor_uuid: string, acted_at: Timestamp, actor: 'processor'|'vendor'|'admin'|null, actor_name: string|null, token_uuid: string|null, action: string, subject: string, subject_uuid: string|null, detail: AuditedActDetail, request_id: string|null, operator_uuid: string|null, session_uuid: string|null, address: string|null, reason: string|null}
 * @phpstan-type LoggedRequest array{request_id: string, answered_at: string, method: string, path: string, status: int, duration_ms: int|float, error_codes: list<string>, token_uuid: string|null, vendor_uuid: string|null}
 * @phpstan-type LoggedRequestOfAnyTenant array{request_id: string, answered_at: string, method: string, path: string, status: int, duration_ms: int|float, error_codes: list<string>, token_uuid: string|null, vendor_uuid: string|null, processor_uuid: string|null, operator_uuid: string|null}
 * @phpstan-type BankWindowsSameDay array{closes: string, settles: string}
 * @phpstan-type BankWindowsNextDay array{closes: string}
 * @phpstan-type BankWindowsClosedDay array{closes: string}
 * @phpstan-type BankWindows array{same_day: list<BankWindowsSameDay>, next_day: BankWindowsNextDay, closed_day: BankWindowsClosedDay|null}
 * @phpstan-type Bank array{name: string, odfi: string, shares_with: string|null, same_day_limit_cents: int, windows: BankWindows, processors: int, files_under_way: int, played_until: Timestamp|null, inbound_read_at: Timestamp|null, statement_booking: 'gross'|'net'}
 * @phpstan-type CutOff array{bank: string, closes_at: Timestamp, speed: 'standard'|'sameday', settles_at: Timestamp, returns_until: Timestamp, unauthorized_returns_until: Timestamp}
 * @phpstan-type SettlingOnDayFiles array{uuid: string, bank: string, name: string|null, is_settled: bool, debits: int, credits: int}
 * @phpstan-type SettlingOnDay array{debits: int, credits: int, files: list<SettlingOnDayFiles>}
 * @phpstan-type CalendarDay array{day: Day, weekday: 'Monday'|'Tuesday'|'Wednesday'|'Thursday'|'Friday'|'Saturday'|'Sunday', is_banking_day: bool, holiday: string|null, cut_offs: list<CutOff>, settling: SettlingOnDay}
 * @phpstan-type BankFile array{uuid: string, bank: string, kind: 'entries'|'dishonors', state: 'open'|'closed'|'written'|'submitted'|'confirmed'|'rejected', name: string|null, delivery: 'uploading'|'renaming'|'renamed'|'delivered'|'uncertain'|null, entries: int, debits: int, credits: int, offset_entries: int, offset_debits: int, offset_credits: int, effective_entry_date: Day, created_at: Timestamp, cut_off_at: Timestamp, received_at: Timestamp|null, settles_at: Timestamp, returns_until: Timestamp, submitted_at: Timestamp|null, confirmed_at: Timestamp|null, rejected_at: Timestamp|null, acknowledged_at: Timestamp|null, note: string|null, statement_booking: 'gross'|'net'}
 * @phpstan-type FiledEntry array{uuid: string, processor_uuid: string, transaction_uuid: string, refund_uuid: string|null, stage: 'capture'|'payout'|'clawback'|'reverse_payout'|'refund_capture'|'refund_payout'|'fee_payout'|'reversal_debit'|'reversal_credit'|'micro_entry'|'prenote_debit'|'prenote_credit', state: string, direction: 'debit'|'credit', amount: int, trace_id: string, entry_amount: int, bank_account_uuid: string|null, created_at: Timestamp, payer_name: string|null, payee_name: string|null}
 * @phpstan-type MarkBankFileDeliveredRequest array{reason: Reason}
 * @phpstan-type RejectBankFileRequest array{reason: Reason}
 * @phpstan-type MarkBankFileBookedGrossRequest array{reason: Reason}
 * @phpstan-type MarkBankFileBookedNetRequest array{reason: Reason}
 * @phpstan-type Restore array{uuid: string, restored_at: Timestamp, reached_at: Timestamp|null, backup: string|null}
 * @phpstan-type ReleaseBankRequest array{bank: string, reason: Reason, files_at_bank: list<string>, files_only_at_bank?: list<string>}
 * @phpstan-type InboundFileProblems array{line: int, field: string, message: string}
 * @phpstan-type InboundFileFaults array{line: int, field: string, message: string}
 * @phpstan-type InboundFileNotes array{line: int, field: string, message: string}
 * @phpstan-type InboundFile array{uuid: string, bank: string, name: string, verdict: 'accept'|'quarantine'|'report'|'unreadable', problems: list<InboundFileProblems>, problem_count: int, faults: list<InboundFileFaults>, fault_count: int, notes: list<InboundFileNotes>, note_count: int, entries: int, debits: int, credits: int, read_at: Timestamp, released_at: Timestamp|null, rejected_at: Timestamp|null, note: string|null}
 * @phpstan-type ReleaseInboundFileRequest array{reason: Reason}
 * @phpstan-type RejectInboundFileRequest array{reason: Reason}
 * @phpstan-type BankItem array{uuid: string, kind: 'return'|'change'|'dishonored_return'|'contested_return'|'refused_change'|'reject'|'entry', code: string|null, direction: 'debit'|'credit', amount: int, state: 'new'|'waiting'|'applied'|'duplicate'|'suspense'|'resolved'|'not_ours', reason: string|null, late: bool, original_trace: string|null, item_trace: string, bank: string, file_uuid: string, file_name: string, processor_uuid: string|null, transaction_uuid: string|null, stage: 'capture'|'payout'|'clawback'|'reverse_payout'|'refund_capture'|'refund_payout'|null, note: string|null, received_at: Timestamp}
 * @phpstan-type NamedBankItem array{uuid: string, kind: 'return'|'change'|'dishonored_return'|'contested_return'|'refused_change'|'reject'|'entry', code: string|null, direction: 'debit'|'credit', amount: int, state: 'new'|'waiting'|'applied'|'duplicate'|'suspense'|'resolved'|'not_ours', reason: string|null, late: bool, original_trace: string|null, item_trace: string, bank: string, file_uuid: string, file_name: string, processor_uuid: string|null, transaction_uuid: string|null, stage: 'capture'|'payout'|'clawback'|'reverse_payout'|'refund_capture'|'refund_payout'|null, note: string|null, received_at: Timestamp, payer_name: string|null, payee_name: string|null}
 * @phpstan-type LateReturn array{uuid: string, kind: 'return'|'change'|'dishonored_return'|'contested_return'|'refused_change'|'reject'|'entry', code: string|null, direction: 'debit'|'credit', amount: int, state: 'new'|'waiting'|'applied'|'duplicate'|'suspense'|'resolved'|'not_ours', reason: string|null, late: bool, original_trace: string|null, item_trace: string, bank: string, file_uuid: string, file_name: string, processor_uuid: string|null, transaction_uuid: string|null, stage: 'capture'|'payout'|'clawback'|'reverse_payout'|'refund_capture'|'refund_payout'|null, note: string|null, received_at: Timestamp, dishonor_until: Day, is_dishonored: bool, may_be_dishonored: bool}
 * @phpstan-type NamedLateReturn array{uuid: string, kind: 'return'|'change'|'dishonored_return'|'contested_return'|'refused_change'|'reject'|'entry', code: string|null, direction: 'debit'|'credit', amount: int, state: 'new'|'waiting'|'applied'|'duplicate'|'suspense'|'resolved'|'not_ours', reason: string|null, late: bool, original_trace: string|null, item_trace: string, bank: string, file_uuid: string, file_name: string, processor_uuid: string|null, transaction_uuid: string|null, stage: 'capture'|'payout'|'clawback'|'reverse_payout'|'refund_capture'|'refund_payout'|null, note: string|null, received_at: Timestamp, dishonor_until: Day, is_dishonored: bool, may_be_dishonored: bool, payer_name: string|null, payee_name: string|null}
 * @phpstan-type CorrectedAccount array{account_number?: string, routing_number?: string, account_type?: 'savings'|'checking'}
 * @phpstan-type ResolveSuspenseItemRequest array{as: 'ignored'|'return_of'|'copy_return'|'rejected_entry'|'correction', transaction_uuid?: string, stage?: 'capture'|'payout'|'clawback'|'reverse_payout'|'refund_capture'|'refund_payout', refund_uuid?: string, fee_payout_uuid?: string, trace_id?: string, corrected?: CorrectedAccount, reason: Reason}
 * @phpstan-type RecordCaptureWonBackRequest array{reason: Reason}
 * @phpstan-type CreateDishonorRequest array{item_uuid: string, code: 'R61'|'R62'|'R67'|'R68'|'R69'|'R70', information?: string, reason: Reason}
 * @phpstan-type Dishonor array{uuid: string, item_uuid: string, processor_uuid: string|null, transaction_uuid: string|null, stage: 'capture'|'payout'|'clawback'|'reverse_payout'|'refund_capture'|'refund_payout'|null, return_code: string, direction: 'debit'|'credit', amount: int, bank: string, code: 'R61'|'R62'|'R67'|'R68'|'R69'|'R70', information: string, state: 'to_send'|'sent'|'contested'|'won'|'lost', send_until: Day, contestable_until: Day|null, trace_id: string|null, file_uuid: string|null, contest_code: string|null, note: string, asked_at: Timestamp, sent_at: Timestamp|null, contested_at: Timestamp|null, decided_at: Timestamp|null}
 * @phpstan-type NamedDishonor array{uuid: string, item_uuid: string, processor_uuid: string|null, transaction_uuid: string|null, stage: 'capture'|'payout'|'clawback'|'reverse_payout'|'refund_capture'|'refund_payout'|null, return_code: string, direction: 'debit'|'credit', amount: int, bank: string, code: 'R61'|'R62'|'R67'|'R68'|'R69'|'R70', information: string, state: 'to_send'|'sent'|'contested'|'won'|'lost', send_until: Day, contestable_until: Day|null, trace_id: string|null, file_uuid: string|null, contest_code: string|null, note: string, asked_at: Timestamp, sent_at: Timestamp|null, contested_at: Timestamp|null, decided_at: Timestamp|null, payer_name: string|null, payee_name: string|null}
 * @phpstan-type RecordDishonorWonRequest array{reason: Reason}
 * @phpstan-type RecordDishonorLostRequest array{reason: Reason}
 * @phpstan-type CreateMicroEntriesRequestBankAccount array{uuid: string, aggregator_type: AggregatorType}
 * @phpstan-type CreateMicroEntriesRequest array{bank_account: CreateMicroEntriesRequestBankAccount}
 * @phpstan-type MicroEntryCheckState 'pending'|'sent'|'awaiting_confirmation'|'confirmed'|'failed'|'expired'|'returned'|'canceled'
 * @phpstan-type MicroEntryCheck array{uuid: string, user_uuid: string, bank_account_uuid: string, state: MicroEntryCheckState, answers_left: int, ach_return_code: string|null, requested_at: Timestamp, expires_at: Timestamp, confirmed_at: Timestamp|null}
 * @phpstan-type ConfirmMicroEntriesRequest array{amounts: list<int>}
 * @phpstan-type NamedMicroEntryCheck array{uuid: string, user_uuid: string, bank_account_uuid: string, state: MicroEntryCheckState, answers_left: int, ach_return_code: string|null, requested_at: Timestamp, expires_at: Timestamp, confirmed_at: Timestamp|null, processor_uuid: string, user_name: string}
 * @phpstan-type PrenoteTest 'debits'|'credits'
 * @phpstan-type CreatePrenoteRequestBankAccount array{uuid: string, aggregator_type: AggregatorType}
 * @phpstan-type CreatePrenoteRequest array{bank_account: CreatePrenoteRequestBankAccount, tests?: PrenoteTest}
 * @phpstan-type PrenoteState 'pending'|'sent'|'confirmed'|'returned'|'canceled'
 * @phpstan-type Prenote array{uuid: string, user_uuid: string, bank_account_uuid: string, tests: PrenoteTest, state: PrenoteState, ach_return_code: string|null, requested_at: Timestamp, confirmed_at: Timestamp|null}
 * @phpstan-type NamedPrenote array{uuid: string, user_uuid: string, bank_account_uuid: string, tests: PrenoteTest, state: PrenoteState, ach_return_code: string|null, requested_at: Timestamp, confirmed_at: Timestamp|null, processor_uuid: string, user_name: string}
 * @phpstan-type ReversibleEntry array{trace_id: string, stage: 'capture'|'payout', direction: 'debit'|'credit', amount: Cents, bank_account_uuid: string, send_until: Day, available_until: Day, reversal_uuid: string|null, why_not: string|null}
 * @phpstan-type EntryError 'duplicate'|'wrong_amount'|'wrong_account'|'wrong_date'
 * @phpstan-type CreateReversalRequest array{trace_id: string, entry_error: EntryError, reason: Reason}
 * @phpstan-type ReversalStatus 'REVERSAL_PENDING'|'REVERSAL_FILED'|'REVERSAL_ACH_PENDING'|'REVERSAL_SETTLED'|'REVERSAL_COMPLETE'|'REVERSAL_ACH_FAILED'|'REVERSAL_CANCELED'
 * @phpstan-type Reversal array{uuid: string, processor_uuid: string, transaction_uuid: string, stage: 'capture'|'payout', reversed_trace_id: string, entry_error: EntryError, direction: 'debit'|'credit', amount: Cents, bank_account_uuid: string, bank: string, status: ReversalStatus, send_until: Day, available_until: Day, trace_id: string|null, ach_return_code: string|null, cancel_reason: 'entry_returned'|'not_allowed'|'too_late'|'not_writable'|'by_operator'|null, taken_over_at: Timestamp|null, left: 'owed_to_us'|'owed_by_us'|null, left_since: Timestamp|null, ended_as: 'written_off'|'received'|'paid'|null, hold_uuid: string|null, file_reversal_uuid: string|null, requested_at: Timestamp, updated_at: Timestamp}
 * @phpstan-type CancelReversalRequest array{reason: Reason}
 * @phpstan-type NamedReversal array{uuid: string, processor_uuid: string, transaction_uuid: string, stage: 'capture'|'payout', reversed_trace_id: string, entry_error: EntryError, direction: 'debit'|'credit', amount: Cents, bank_account_uuid: string, bank: string, status: ReversalStatus, send_until: Day, available_until: Day, trace_id: string|null, ach_return_code: string|null, cancel_reason: 'entry_returned'|'not_allowed'|'too_late'|'not_writable'|'by_operator'|null, taken_over_at: Timestamp|null, left: 'owed_to_us'|'owed_by_us'|null, left_since: Timestamp|null, ended_as: 'written_off'|'received'|'paid'|null, hold_uuid: string|null, file_reversal_uuid: string|null, requested_at: Timestamp, updated_at: Timestamp, payer_name: string|null, payee_name: string|null}
 * @phpstan-type WriteOffReversalRequest array{reason: Reason}
 * @phpstan-type SettleReversalRequest array{reason: Reason}
 * @phpstan-type NotReversed 'already_reversed'|'not_at_bank'|'returned'|'processed_twice'|'not_reversible'|'several_payments'|'later_entry'|'on_its_way_back'|'return_waits'|'too_late'
 * @phpstan-type RefusedCount array{why: NotReversed, count: int, amount: SummedCents}
 * @phpstan-type ReversedMoneyOfTenant array{processor_uuid: string, processor_name: string, count: int, given_back: SummedCents, taken_back: SummedCents, clawed_back: SummedCents}
 * @phpstan-type FileReversalPreview array{file_uuid: string, count: int, given_back: SummedCents, taken_back: SummedCents, clawed_back: SummedCents, refused: list<RefusedCount>, tenants: list<ReversedMoneyOfTenant>, send_until: Day, available_until: Day}
 * @phpstan-type CreateFileReversalRequest array{entry_error: EntryError, processor_uuid?: string, stage?: 'capture'|'payout', discovered_at?: string, reason: Reason}
 * @phpstan-type FileReversalState 'working'|'done'
 * @phpstan-type ReversalCount array{status: 'REVERSAL_PENDING'|'REVERSAL_FILED'|'REVERSAL_ACH_PENDING'|'REVERSAL_SETTLED'|'REVERSAL_COMPLETE'|'REVERSAL_ACH_FAILED'|'REVERSAL_CANCELED', count: int, amount: SummedCents}
 * @phpstan-type FileReversal array{uuid: string, file_uuid: string, file_name: string|null, bank: string, processor_uuid: string|null, stage: 'capture'|'payout'|null, entry_error: EntryError, reason: string, state: FileReversalState, reversed_count: int, reversed_debits: SummedCents, reversed_credits: SummedCents, refused: list<RefusedCount>, reversals: list<ReversalCount>, discovered_at: Timestamp, transmit_until: Timestamp, send_until: Day, available_until: Day, requested_at: Timestamp, done_at: Timestamp|null}
 * @phpstan-type RefusedReversal array{trace_id: string, processor_uuid: string, transaction_uuid: string, stage: 'capture'|'payout'|'clawback'|'reverse_payout'|'refund_capture'|'refund_payout'|'fee_payout'|'reversal_debit'|'reversal_credit'|'micro_entry'|'prenote_debit'|'prenote_credit', direction: 'debit'|'credit', amount: SummedCents, why: NotReversed}
 * @phpstan-type ReportFileCopyRequest array{discovered_at?: string, reason: Reason}
 * @phpstan-type FileCopyState 'open'|'closed'
 * @phpstan-type FileCopy array{uuid: string, file_uuid: string, file_name: string|null, bank: string, state: FileCopyState, reason: string, file_debits: SummedCents, file_credits: SummedCents, lines_in: SummedCents, lines_out: SummedCents, return_count: int, returns_out: SummedCents, returns_in: SummedCents, written_off: SummedCents, rest: int, discovered_at: Timestamp, transmit_until: Timestamp, available_until: Day, reported_at: Timestamp, closed_at: Timestamp|null}
 * @phpstan-type CloseFileCopyRequest array{reason: Reason}
 * @phpstan-type CreateReturnRequestRequest array{trace_id: string, entry_error: EntryError, requested_on?: Day, asked_by?: string, asked_how: string, reason?: Reason}
 * @phpstan-type ReturnRequestAnswer 'accepted'|'refused'|'none'
 * @phpstan-type ReturnRequest array{uuid: string, processor_uuid: string, transaction_uuid: string, stage: 'capture'|'payout'|'clawback'|'reverse_payout'|'refund_capture'|'refund_payout', trace_id: string, direction: 'debit'|'credit', amount: Cents, entry_error: EntryError, requested_on: Day, answer_until: Day, asked_by: string, asked_how: string, recorded_at: Timestamp, answer: ReturnRequestAnswer|null, answer_note: string|null, answered_at: Timestamp|null, returned_with: string|null, returned_at: Timestamp|null}
 * @phpstan-type AnswerReturnRequestRequest array{answer: ReturnRequestAnswer, answer_note: string, reason?: Reason}
 * @phpstan-type NamedReturnRequest array{uuid: string, processor_uuid: string, transaction_uuid: string, stage: 'capture'|'payout'|'clawback'|'reverse_payout'|'refund_capture'|'refund_payout', trace_id: string, direction: 'debit'|'credit', amount: Cents, entry_error: EntryError, requested_on: Day, answer_until: Day, asked_by: string, asked_how: string, recorded_at: Timestamp, answer: ReturnRequestAnswer|null, answer_note: string|null, answered_at: Timestamp|null, returned_with: string|null, returned_at: Timestamp|null, payer_name: string|null, payee_name: string|null}
 * @phpstan-type PositiveSummedCents int
 * @phpstan-type EnteredStatementLine array{booked_on: Day, direction: 'debit'|'credit', amount: PositiveSummedCents, reference: string, occurrence?: int}
 * @phpstan-type StatementBalances array{first_day: Day, last_day: Day, opening_balance: int|null, closing_balance: int}
 * @phpstan-type CreateStatementLinesRequest array{bank?: string, lines: list<EnteredStatementLine>, balances?: list<StatementBalances>, accept_differences?: bool, reason?: Reason}
 * @phpstan-type EnteredLine array{uuid: string, bank: string, booked_on: Day, direction: 'debit'|'credit', amount: int, reference: string, occurrence: int, state: 'open'|'expected'|'suspense'|'matched'|'corrected'|'written_off', matched_as: 'return_of'|'dishonor_won'|'debt_paid'|'own_funds'|'bank_fee'|'file_processed_twice'|null, processor_uuid: string|null, transaction_uuid: string|null, file_copy_uuid: string|null, corrected_by: string|null, shown_amount: int, note: string|null, entered_at: Timestamp, decided_at: Timestamp|null, is_new: bool}
 * @phpstan-type CsvColumns array{delimiter: 'comma'|'semicolon'|'tab'|'bar', header_row: int, booked_on: string, day_order: 'YMD'|'MDY'|'DMY', amount: string|null, debit: string|null, credit: string|null, direction: string|null, negative: 'debit'|'credit', amounts_in: 'dollars'|'cents', balance: string|null, reference: list<string>}
 * @phpstan-type CreateStatementFileRequest array{bank?: string, format?: 'csv'|'bai2'|'camt', account?: string, columns?: CsvColumns, content: string, accept_differences?: bool, reason?: Reason}
 * @phpstan-type StatementFinding array{kind: 'unreadable'|'difference'|'note', row: int, message: string}
 * @phpstan-type PreviewStatementFileRequest array{bank?: string, format?: 'csv'|'bai2'|'camt', account?: string, columns?: CsvColumns, content: string, reason?: Reason}
 * @phpstan-type PreviewedStatementLine array{row: int, booked_on: Day, direction: 'debit'|'credit', amount: int, reference: string, occurrence: int, state: 'open'|'expected'|'suspense'|'matched'|'corrected'|'written_off', is_new: bool}
 * @phpstan-type CsvSuggestion array{header: list<string>, columns: CsvColumns}
 * @phpstan-type StatementSettings array{bank: string, account: string|null, columns: CsvColumns|null}
 * @phpstan-type SetStatementSettingsRequest array{bank?: string, account: string|null, columns: CsvColumns|null, reason?: Reason}
 * @phpstan-type StatementLine array{uuid: string, bank: string, booked_on: Day, direction: 'debit'|'credit', amount: int, reference: string, occurrence: int, state: 'open'|'expected'|'suspense'|'matched'|'corrected'|'written_off', matched_as: 'return_of'|'dishonor_won'|'debt_paid'|'own_funds'|'bank_fee'|'file_processed_twice'|null, processor_uuid: string|null, transaction_uuid: string|null, file_copy_uuid: string|null, corrected_by: string|null, shown_amount: int, note: string|null, entered_at: Timestamp, decided_at: Timestamp|null}
 * @phpstan-type MatchStatementLineRequest array{as: 'return_of'|'dishonor_won'|'debt_paid'|'own_funds'|'bank_fee'|'file_processed_twice', transaction_uuid?: string, stage?: 'capture'|'payout'|'clawback'|'reverse_payout'|'refund_capture'|'refund_payout', refund_uuid?: string, code?: string, file_copy_uuid?: string, reason: Reason}
 * @phpstan-type MarkStatementLineCorrectedRequest array{corrected_by?: string, reason: Reason}
 * @phpstan-type WriteOffStatementLineRequest array{reason: Reason}
 * @phpstan-type CashMovementName array{source_uuid: string, direction: 'debit'|'credit', moved_on: Day}
 * @phpstan-type ExplainStatementLinesRequest array{lines: list<string>, movements: list<CashMovementName>, rest_as?: 'part_of_file'|'bank_fee'|'own_funds'|'return_of', transaction_uuid?: string, stage?: 'capture'|'payout'|'clawback'|'reverse_payout'|'refund_capture'|'refund_payout', refund_uuid?: string, code?: string, reason: Reason}
 * @phpstan-type UndoStatementLineRequest array{reason: Reason}
 * @phpstan-type ReconcileStatementRequest array{bank?: string, reason?: Reason}
 * @phpstan-type MissingCash array{source_uuid: string, direction: 'debit'|'credit', moved_on: Day, name: string|null, amount: int, whole_amount: int}
 * @phpstan-type StatementProposal array{line_uuids: list<string>, movements: list<CashMovementName>, is_only: bool, rest_as: 'part_of_file'|null}
 * @phpstan-type ShownCash array{source_uuid: string, direction: 'debit'|'credit', moved_on: Day, name: string|null, amount: int}
 * @phpstan-type DecidedStatementLine array{uuid: string, bank: string, booked_on: Day, direction: 'debit'|'credit', amount: int, reference: string, occurrence: int, state: 'open'|'expected'|'suspense'|'matched'|'corrected'|'written_off', matched_as: 'return_of'|'dishonor_won'|'debt_paid'|'own_funds'|'bank_fee'|'file_processed_twice'|null, processor_uuid: string|null, transaction_uuid: string|null, file_copy_uuid: string|null, corrected_by: string|null, shown_amount: int, note: string|null, entered_at: Timestamp, decided_at: Timestamp|null, cash: list<ShownCash>, may_be_undone: bool}
 * @phpstan-type PayOwnFundsRequest array{bank?: string, amount: PositiveSummedCents, reason: Reason}
 * @phpstan-type WaitingKind array{kind: string, count: int, amount: int|null, oldest: Timestamp|null, newest: Timestamp|null, deadline: Day|null, deadline_at: Timestamp|null, path: string}
 * @phpstan-type TodayFigures array{count: int, amount: int|null}
 * @phpstan-type CardOwner array{uuid: string, name: string}
 * @phpstan-type CardPutAside array{state: 'snoozed'|'done', until: Timestamp, reason: string|null, by: string|null}
 * @phpstan-type WaitingCard array{kind: string, count: int, amount: int|null, oldest: Timestamp|null, newest: Timestamp|null, deadline: Day|null, deadline_at: Timestamp|null, path: string, yesterday: TodayFigures|null, assigned_to: CardOwner|null, aside: CardPutAside|null}
 * @phpstan-type TroubleSubject array{name: string, uuid: string|null, processor_uuid: string|null, day: Day|null, rate: 'unauthorized'|'administrative'|'overall'|null, percent: int|float|null, limit_percent: int|float|null, amount: int|null, deliveries_waiting: int|null, since: Timestamp|null}
 * @phpstan-type Trouble array{kind: 'bank_unread'|'file_unacknowledged'|'statement_missing'|'tenant_short'|'endpoint_failing'|'dishonor_missed'|'return_rate_exceeded'|'fees_not_paid'|'scheduled_file_failing'|'sanctions_list_old'|'screening_unanswered', count: int, amount: int|null, since: Timestamp|null, newest: Timestamp|null, subjects: list<TroubleSubject>, path: string}
 * @phpstan-type TroubleCard array{kind: 'bank_unread'|'file_unacknowledged'|'statement_missing'|'tenant_short'|'endpoint_failing'|'dishonor_missed'|'return_rate_exceeded'|'fees_not_paid'|'scheduled_file_failing'|'sanctions_list_old'|'screening_unanswered', count: int, amount: int|null, since: Timestamp|null, newest: Timestamp|null, subjects: list<TroubleSubject>, path: string, yesterday: TodayFigures|null, assigned_to: CardOwner|null, aside: CardPutAside|null}
 * @phpstan-type ClearedCard array{kind: string, count: int, amount: int|null}
 * @phpstan-type BankToday array{bank: string, next_cut_off_at: Timestamp, played_until: Timestamp|null, inbound_read_at: Timestamp|null, waits_after_restore: bool}
 * @phpstan-type MovedToday array{files: int, entries: int, debits: int, credits: int}
 * @phpstan-type InvariantsTodayViolations array{invariant: string, violations: int}
 * @phpstan-type InvariantsToday array{moved_checked_at: Timestamp|null, all_checked_at: Timestamp|null, violations: list<InvariantsTodayViolations>}
 * @phpstan-type AssignTodayCardRequest array{operator_uuid: string|null, reason?: Reason}
 * @phpstan-type TodayCardState array{yesterday: TodayFigures|null, assigned_to: CardOwner|null, aside: CardPutAside|null}
 * @phpstan-type SnoozeTodayCardRequest array{until: Day, reason: Reason}
 * @phpstan-type FinishTodayCardRequest array{reason?: Reason}
 * @phpstan-type ReopenTodayCardRequest array{reason?: Reason}
 * @phpstan-type FileOfDay array{uuid: string, name: string|null, bank: string, state: 'open'|'closed'|'written'|'submitted'|'confirmed'|'rejected', entry_count: int, total_debits: int, total_credits: int}
 * @phpstan-type StatementOfDay array{bank: string, state: 'matched'|'not_shown'|'missing'|'no_cash'|'none', expected: int, shown: int, unexpected: int, difference: int, missing_count: int, missing_amount: int, closing_balance: int|null}
 * @phpstan-type CarriedOver array{kind: string, count: int, amount: int|null, operator_uuid: string|null, operator_name: string|null}
 * @phpstan-type BooksOfDay array{day: Day, first_day: Day|null, posting_count: int, accounts: list<AccountTotals>, files: list<FileOfDay>, statements: list<StatementOfDay>, carried: list<CarriedOver>}
 * @phpstan-type ClosingCheck array{check: 'ended'|'sealed'|'files'|'statement'|'invariants'|'exceptions', holds: bool, found: string, path: string}
 * @phpstan-type ClosingChecklist array{day: Day, first_day: Day|null, posting_count: int, accounts: list<AccountTotals>, files: list<FileOfDay>, statements: list<StatementOfDay>, carried: list<CarriedOver>, checks: list<ClosingCheck>, can_close: bool, invariants_checked_at: Timestamp|null, approval_uuid: string|null}
 * @phpstan-type CloseDayRequest array{missing_cash_operator_uuid?: string|null, reason: Reason}
 * @phpstan-type DaySignature array{operator_uuid: string, name: string, signed_at: Timestamp}
 * @phpstan-type ClosedDay array{day: Day, first_day: Day|null, posting_count: int, accounts: list<AccountTotals>, files: list<FileOfDay>, statements: list<StatementOfDay>, carried: list<CarriedOver>, seal: string, invariants_checked_at: Timestamp, reason: string, signatures: list<DaySignature>}
 * @phpstan-type TransactionFound array{payer_name: string|null, payee_name: string|null, amount: Cents, state: TransactionState, created_at: Timestamp}
 * @phpstan-type SearchHit array{type: 'transaction'|'user'|'bank_account'|'refund'|'merchant_batch'|'batch'|'hold'|'block'|'reversal'|'account_check'|'return_request'|'fee_payout'|'webhook_endpoint'|'event'|'processor'|'vendor'|'token'|'bank_file'|'inbound_file'|'bank_item'|'dishonor'|'statement_line'|'request', uuid: string, processor_uuid: string|null, label: string, path: string|null, transaction: TransactionFound|null, email: string|null}
 * @phpstan-type MoreHits array{type: 'transaction'|'user'|'bank_account'|'refund'|'merchant_batch'|'batch'|'hold'|'block'|'reversal'|'account_check'|'return_request'|'fee_payout'|'webhook_endpoint'|'event'|'processor'|'vendor'|'token'|'bank_file'|'inbound_file'|'bank_item'|'dishonor'|'statement_line'|'request', path: string|null}
 * @phpstan-type ReturnCodeFound array{code: string, title: string, meaning: string}
 * @phpstan-type DaysFound array{from: Day, to: Day}
 * @phpstan-type SavedView array{uuid: string, list: string, name: string, query: string, saved_by: string|null, saved_at: Timestamp}
 * @phpstan-type SaveViewRequest array{list: string, name: string, query: string, reason?: Reason}
 * @phpstan-type FileSchedule array{uuid: string, list: string, name: string, query: string, every: 'banking_day'|'week'|'month', hour: int, next_first_day: string, next_last_day: string, next_at: Timestamp, failure: string|null, scheduled_by: string|null, scheduled_at: Timestamp}
 * @phpstan-type ScheduleFileRequest array{view_uuid: string, every: 'banking_day'|'week'|'month', hour: int, reason?: Reason}
 * @phpstan-type ScheduledFile array{uuid: string, schedule_uuid: string, list: string, name: string, first_day: string, last_day: string, row_count: int, made_at: Timestamp}
 * @phpstan-type ThreeReturnRates array{unauthorized: Percent, administrative: Percent, overall: Percent}
 * @phpstan-type DayOfSeries array{day: Day, debits: int, debited: int|null, credited: int|null, earned: int|null, returned: int, unauthorized: int, administrative: int, rates: ThreeReturnRates|null, rated_debits: int|null}
 * @phpstan-type CashDay array{day: Day, is_ahead: bool, cash_in: int, cash_out: int, cash: int, not_good: int, reserved: int, returnable_up_to: int}
 * @phpstan-type MoneyFlow array{name: 'captures_sent'|'captures_settled'|'captures_unsettled'|'captures_returned'|'became_good'|'fees'|'good_returned'|'reserved_returned'|'fees_returned'|'reinstated'|'fees_reinstated'|'reserved'|'unreserved'|'payouts_sent'|'payouts_rejected'|'payouts_settled'|'unsettled_to_payees'|'payouts_returned'|'returned_to_payers'|'clawed_back'|'clawbacks_returned'|'refunds_collected'|'refunds_kept'|'refunds_sent'|'refunds_settled'|'reverse_payouts_sent'|'reverse_payouts_settled'|'unsettled_to_payers'|'fees_sent'|'fees_settled'|'fees_unsettled'|'fee_payouts_returned'|'written_off', from: 'payers'|'in_flight'|'not_good'|'good'|'reserved'|'leaving'|'payees'|'fees'|'losses', to: 'payers'|'in_flight'|'not_good'|'good'|'reserved'|'leaving'|'payees'|'fees'|'losses', amount: int, count: int}
 * @phpstan-type ProcessorByDanger array{uuid: string, name: string, suspended_at: Timestamp|null, danger: 'short_of_cash'|'return_rate_exceeded'|'merchant_past_limit'|'debts'|'return_rate_near'|'exceptions'|'payments_on_hold'|'endpoint_failing'|'none', return_rates: ReturnRates, merchants_past_limit: int, short: int, debts: int, exceptions: int, payments_on_hold: int, endpoints_failing: int, volume: int}
 * @phpstan-type Exception array{kind: 'owed_to_payee'|'owed_by_payee'|'owed_to_payer'|'owed_by_payer'|'fees_owed_back', processor_uuid: string, transaction_uuid: string|null, refund_uuid: string|null, user_uuid: string|null, user_name: string|null, amount: int, since: Timestamp, vendor_uuid: string|null}
 * @phpstan-type NamedException array{kind: 'owed_to_payee'|'owed_by_payee'|'owed_to_payer'|'owed_by_payer'|'fees_owed_back', processor_uuid: string, transaction_uuid: string|null, refund_uuid: string|null, user_uuid: string|null, user_name: string|null, amount: int, since: Timestamp, vendor_uuid: string|null, payer_name: string|null, payee_name: string|null}
 * @phpstan-type FraudProcessReview array{uuid: string, reviewed_on: Day, note: string, reviewed_by: string|null, recorded_at: Timestamp}
 * @phpstan-type FraudProcessMeanings array{rule: string, stage: string, meaning: string}
 * @phpstan-type FraudProcessReviewers array{name: string, role: string}
 * @phpstan-type FraudProcess array{made_at: Timestamp, monitoring_since: Timestamp|null, rules: list<FraudRule>, meanings: list<FraudProcessMeanings>, reviewers: list<FraudProcessReviewers>, changes: list<AuditedAct>, reviews: list<FraudProcessReview>, next_review_by: Day|null}
 * @phpstan-type FraudReportFound array{rule: 'payer_velocity'|'below_limit'|'first_debit'|'many_payers'|'new_payee_account'|'changed_payee_account'|'questionable_return', held: int, noted: int, amount: int}
 * @phpstan-type FraudReportDecided array{state: 'noted'|'open'|'released'|'stopped'|'closed', reviews: int, amount: int, median_seconds_to_decide: int|null}
 * @phpstan-type FraudReportUnauthorizedReturns array{returns: int, amount: int, found: int, not_found: int}
 * @phpstan-type FraudReport array{year: int, made_at: Timestamp, found: list<FraudReportFound>, decided: list<FraudReportDecided>, unauthorized_returns: FraudReportUnauthorizedReturns, rule_changes: int, reviews: list<FraudProcessReview>}
 * @phpstan-type RecordFraudProcessReviewRequest array{reviewed_on: Day, note: string, reason: Reason}
 * @phpstan-type ExposureOfDate array{settlement_date: Day, debits: int, debit_amount: int, credits: int, credit_amount: int, debits_returned: int, debit_amount_returned: int, credits_returned: int, credit_amount_returned: int}
 * @phpstan-type ExposureNotInAFile array{debits: int, debit_amount: int, credits: int, credit_amount: int}
 * @phpstan-type Exposure array{processor_uuid: string, start_date: Day, today: Day, dates: list<ExposureOfDate>, not_in_a_file: ExposureNotInAFile, may_be_returned_amount: int, paid_out_amount: int}
 * @phpstan-type Posting array{debit_account: AccountName, debit_owner_uuid: string, credit_account: AccountName, credit_owner_uuid: string, amount: int}
 * @phpstan-type EventOfTransactionDeliveries array{uuid: string, endpoint_uuid: string, url: string, state: 'pending'|'held'|'delivered'|'dead'|'canceled', attempt_count: int, next_attempt_at: Timestamp|null, finished_at: Timestamp|null, status: int|null, error: string|null}
 * @phpstan-type EventOfTransaction array{uuid: string, type: EventName, subject_uuid: string, occurred_at: Timestamp, deliveries: list<EventOfTransactionDeliveries>}
 * @phpstan-type AllowedActMovesPostings array{debit_account: AccountName, credit_account: AccountName, amount: int}
 * @phpstan-type AllowedActMoves array{transition: string, description: string, postings: list<AllowedActMovesPostings>}
 * @phpstan-type AllowedAct array{operation_id: string, summary: string, role: 'viewer'|'support'|'operator'|'risk'|'administrator'|'developer'|'tenant_viewer'|'tenant_finance'|'tenant_owner', method: 'POST'|'DELETE', path: string, amount_up_to: int|null, moves: list<AllowedActMoves>}
 * @phpstan-type UserOfAnyTenant array{uuid: string, processor_uuid: string, vendor_uuid: string|null, kind: 'person'|'business', name: string, trading_name: string|null, entity_type: string|null, tin: string|null, email: string|null, client_reference_id: string, kyb_status: 'IN_REVIEW'|'APPROVED'|'REJECTED'|null, kyb_status_since: Timestamp|null, kyb_resubmission_reason: string|null, deleted_at: Timestamp|null, created_at: Timestamp}
 * @phpstan-type VerificationSubmission array{uuid: string, submitted_at: Timestamp, sent_at: Timestamp|null, send_attempts: int, send_error: string|null}
 * @phpstan-type VerificationDecision array{number: int, decided_at: Timestamp, source: 'provider'|'operator', outcome: 'approved'|'rejected'|'undecided'|'no_answer'|'resubmission_requested', reason: string|null, documents: list<string>, token_uuid: string|null, request_id: string|null}
 * @phpstan-type NextPayout array{amount_up_to: int, taken_for_debts: int, cut_off_at: Timestamp, settles_on: Day}
 * @phpstan-type Erasure array{user_uuid: string, processor_uuid: string, erased_at: Timestamp, identity_kept_until: Timestamp|null, events_erased_at: Timestamp|null}
 * @phpstan-type HeldBankAccount array{uuid: string, aggregator_type: 'manual'|'bank_link', account_number: string, routing_number: string, account_name: string, account_type: 'savings'|'checking', created_at: Timestamp, disabled_at: Timestamp|null, disabled_reason: string|null, removed_at: Timestamp|null, number_kept: bool}
 * @phpstan-type HeldSanctionsHit array{found_at: Timestamp, list: 'sdn'|'consolidated'|'sandbox'|'provider', screened_name: string, decision: 'open'|'cleared'|'confirmed', decided_at: Timestamp|null}
 * @phpstan-type HeldScreening array{screened_at: Timestamp|null, hits: list<HeldSanctionsHit>}
 * @phpstan-type UserData array{processor_uuid: string, user: User, erasure: Erasure|null, bank_accounts: list<HeldBankAccount>, bank_account_requests: list<BankAccountRequest>, account_validations: list<AccountValidation>, authorizations: list<AuthorizationWithEvidence>, authorization_requests: list<AuthorizationRequest>, micro_entry_checks: list<MicroEntryCheck>, prenotes: list<Prenote>, kyb_decisions: list<VerificationDecision>, blocks: list<Block>, sanctions_screening: HeldScreening, acts: list<AuditedAct>}
 * @phpstan-type EraseUserRequest array{reason: Reason}
 * @phpstan-type Lane array{name: string, state: 'ready'|'away', reason: string|null, shards: list<int>}
 * @phpstan-type Clock array{now: string, records_now: string, pace: 'moving'|'standing'|'off', pace_seconds: int}
 * @phpstan-type AdvanceClockRequest array{seconds?: int, banking_days?: int, to?: string, reason?: Reason}
 * @phpstan-type ReturnEntryRequest array{stage: 'capture'|'payout'|'clawback'|'reverse_payout'|'refund_capture'|'refund_payout', code: string, refund_uuid?: string, reason?: Reason}
 * @phpstan-type ReturnFeePayoutRequest array{code: string, reason?: Reason}
 * @phpstan-type SendNotificationOfChangeRequest array{code: string, corrected?: string, reason?: Reason}
 * @phpstan-type FailNextUploadRequest array{bank?: string, reason?: Reason}
 * @phpstan-type SpoilNextAnswersRequest array{bank?: string, next_answers: 'duplicated'|'late'|'cut'|'untidy', reason?: Reason}
 * @phpstan-type RejectNextFileRequest array{bank?: string, reason?: Reason}
 * @phpstan-type ProcessNextFileTwiceRequest array{bank?: string, reason?: Reason}
 * @phpstan-type SetBankServerRequest array{bank?: string, reachable: bool, reason?: Reason}
 * @phpstan-type ApproveRequest array{reason: Reason}
 * @phpstan-type ApprovedResult array{status: int, message: string, data: mixed}
 * @phpstan-type RefuseApprovalRequest array{reason: Reason}
 * @phpstan-type ErrorCode 'request_unreadable'|'unauthenticated'|'test_token'|'live_token'|'session_ended'|'sign_in_refused'|'oidc_refused'|'link_invalid'|'notice_unverified'|'wrong_kind_of_token'|'not_an_operator'|'confirmation_required'|'cross_site'|'role_not_allowed'|'own_approval'|'person_required'|'tenant_suspended'|'user_unavailable'|'not_found'|'route_not_found'|'method_not_allowed'|'account_or_routing_number_invalid'|'billing_merchant_invalid'|'billing_merchant_deleted'|'request_too_slow'|'idempotency_key_in_flight'|'content_removed'|'body_too_large'|'unsupported_media_type'|'invalid_request'|'list_too_long'|'malformed_json'|'idempotency_key_invalid'|'idempotency_key_reused'|'bank_link_failed'|'bank_account_unusable'|'bank_account_disabled'|'payments_in_progress'|'not_a_business'|'not_a_merchant'|'already_verified'|'already_decided'|'decided_meanwhile'|'no_merchant'|'same_user'|'unknown_user'|'no_bank_account'|'user_blocked'|'bank_account_blocked'|'bank_account_not_validated'|'not_authorized'|'client_reference_id_taken'|'limit_exceeded'|'entry_not_returnable'|'not_pausable'|'not_cancelable'|'not_refundable'|'refund_exceeds_amount'|'refund_limit_reached'|'balance_open'|'already_asked'|'operator_exists'|'invalid_state'|'amount_exceeds_debt'|'webhook_url_refused'|'event_needs_processor'|'webhook_url_taken'|'webhook_limit_reached'|'too_many_requests'|'too_many_sign_ins'|'too_many_in_progress'|'too_many_unread_bodies'|'too_many_connections'|'headers_too_large'|'internal_error'|'oidc_unavailable'|'overloaded'|'database_unavailable'|'database_read_only'|'disk_full'|'disk_failing'|'invariant_check_timeout'|'linking_unavailable'|'shutting_down'
 * @phpstan-type FieldError array{field: string, code: ErrorCode|string, message: string, reason?: string}
 * @phpstan-type EventTimestamp string
 * @phpstan-type Livemode bool
 * @phpstan-type TransactionEventDataTraceIdsRefunds array{refund_uuid: string, refund_capture_trace_id: string, refund_payout_trace_id: string}
 * @phpstan-type TransactionEventDataTraceIds array{capture_trace_id: string, payout_trace_id: string, reverse_payout_trace_id: string, refunds: list<TransactionEventDataTraceIdsRefunds>}
 * @phpstan-type TransactionEventData array{uuid: string, payer_uuid: string, payee_uuid: string, transaction_status: TransactionStatus, capture_status: CaptureStatus, payout_status: PayoutStatus|null, clawback_status: ClawbackStatus|null, reverse_payout_status: ReversePayoutStatus|null, currency: 'USD', amount: Cents, transaction_fee: Cents, client_reference_id: string, payout_delay_days: int, company_name: string, description: string|null, addenda: string|null, type: 'api'|'bulk'|'dashboard', ach_return_code: string|null, failure_code: string|null, failure_reason: string|null, cancel_reason: string|null, payer_bank_account: TransactionBankAccount, payee_bank_account: TransactionBankAccount, vendor_name: string, created_at: Timestamp, updated_at: Timestamp, trace_ids: TransactionEventDataTraceIds, metadata?: Metadata, sequence: int}
 * @phpstan-type TransactionStartedEvent array{type: 'TransactionStarted', timestamp: EventTimestamp, livemode: Livemode, data: TransactionEventData, uuid: string}
 * @phpstan-type TransactionCaptureStartedEvent array{type: 'TransactionCaptureStarted', timestamp: EventTimestamp, livemode: Livemode, data: TransactionEventData, uuid: string}
 * @phpstan-type TransactionCompletedEvent array{type: 'TransactionCompleted', timestamp: EventTimestamp, livemode: Livemode, data: TransactionEventData, uuid: string}
 * @phpstan-type TransactionFailedEvent array{type: 'TransactionFailed', timestamp: EventTimestamp, livemode: Livemode, data: TransactionEventData, uuid: string}
 * @phpstan-type TransactionCanceledEvent array{type: 'TransactionCanceled', timestamp: EventTimestamp, livemode: Livemode, data: TransactionEventData, uuid: string}
 * @phpstan-type PayoutFailedEvent array{type: 'PayoutFailed', timestamp: EventTimestamp, livemode: Livemode, data: TransactionEventData, uuid: string}
 * @phpstan-type PayoutCompletedEvent array{type: 'PayoutCompleted', timestamp: EventTimestamp, livemode: Livemode, data: TransactionEventData, uuid: string}
 * @phpstan-type ClawbackStartedEvent array{type: 'ClawbackStarted', timestamp: EventTimestamp, livemode: Livemode, data: TransactionEventData, uuid: string}
 * @phpstan-type ClawbackFailedEvent array{type: 'ClawbackFailed', timestamp: EventTimestamp, livemode: Livemode, data: TransactionEventData, uuid: string}
 * @phpstan-type ClawbackCompletedEvent array{type: 'ClawbackCompleted', timestamp: EventTimestamp, livemode: Livemode, data: TransactionEventData, uuid: string}
 * @phpstan-type BankAccountEventData array{uuid: string, aggregator_type: AggregatorType, created_at: Timestamp, is_default: bool, user_uuid: string, account_number: string|null, routing_number: string|null, account_name: string|null, account_type: 'savings'|'checking'|null, valid_account?: AccountValidity, sequence: int}
 * @phpstan-type BankLinkedSuccessfullyEvent array{type: 'BankLinkedSuccessfully', timestamp: EventTimestamp, livemode: Livemode, data: BankAccountEventData, uuid: string}
 * @phpstan-type BankLinkFailedEvent array{type: 'BankLinkFailed', timestamp: EventTimestamp, livemode: Livemode, data: BankAccountEventData, uuid: string}
 * @phpstan-type BankAccountRemovedEvent array{type: 'BankAccountRemoved', timestamp: EventTimestamp, livemode: Livemode, data: BankAccountEventData, uuid: string}
 * @phpstan-type BusinessEventData array{uuid: string, kind: 'person'|'business', vendor_uuid: string|null, first_name: string|null, last_name: string|null, email: string|null, phone: string|null, client_reference_id: string, name_in_file: string, address: Address|null, payout_type: PayoutType, kyb_status: KybStatus|null, kyb_resubmission_reason: string|null, business: Business|null, transaction_fee_percent: Percent|null, transaction_fee_fixed: Cents|null, maximum_transaction_fee: Cents|null, created_at: Timestamp, updated_at: Timestamp, deleted_at: Timestamp|null, metadata?: Metadata, sequence: int}
 * @phpstan-type BusinessCreatedEvent array{type: 'BusinessCreated', timestamp: EventTimestamp, livemode: Livemode, data: BusinessEventData, uuid: string}
 * @phpstan-type BusinessUpdatedEvent array{type: 'BusinessUpdated', timestamp: EventTimestamp, livemode: Livemode, data: BusinessEventData, uuid: string}
 * @phpstan-type BatchPayoutEventData array{uuid: string, amount: int, merchant_count: int, transaction_count: int, transaction_uuids: BatchTransactionUuids, run_at: Timestamp, created_at: Timestamp, sequence: int}
 * @phpstan-type BatchPayoutEvent array{type: 'BatchPayout', timestamp: EventTimestamp, livemode: Livemode, data: BatchPayoutEventData, uuid: string}
 * @phpstan-type BatchRefundEventData array{uuid: string, amount: int, merchant_count: int, transaction_count: int, transaction_uuids: BatchTransactionUuids, run_at: Timestamp, created_at: Timestamp, sequence: int}
 * @phpstan-type BatchRefundEvent array{type: 'BatchRefund', timestamp: EventTimestamp, livemode: Livemode, data: BatchRefundEventData, uuid: string}
 * @phpstan-type MerchantBatchEventData array{uuid: string, batch_uuid: string, merchant_uuid: string, bank_account_uuid: string, amount: int, status: BatchStatus, transaction_count: int, transaction_uuids: BatchTransactionUuids, trace_id: LatestTrace|null, created_at: Timestamp, sequence: int}
 * @phpstan-type MerchantBatchPayoutEvent array{type: 'MerchantBatchPayout', timestamp: EventTimestamp, livemode: Livemode, data: MerchantBatchEventData, uuid: string}
 * @phpstan-type RefundEventData array{uuid: string, transaction_uuid: string, amount: Cents, status: RefundStatus, client_reference_id: string, refund_capture_trace_id: string, refund_payout_trace_id: string, held_reason: string|null, ach_return_code: string|null, failure_code: string|null, failure_reason: string|null, created_at: Timestamp, updated_at: Timestamp, metadata?: Metadata, sequence: int}
 * @phpstan-type RefundPendingEvent array{type: 'RefundPending', timestamp: EventTimestamp, livemode: Livemode, data: RefundEventData, uuid: string}
 * @phpstan-type RefundCaptureStartedEvent array{type: 'RefundCaptureStarted', timestamp: EventTimestamp, livemode: Livemode, data: RefundEventData, uuid: string}
 * @phpstan-type RefundCaptureCompletedEvent array{type: 'RefundCaptureCompleted', timestamp: EventTimestamp, livemode: Livemode, data: RefundEventData, uuid: string}
 * @phpstan-type RefundCaptureFailedEvent array{type: 'RefundCaptureFailed', timestamp: EventTimestamp, livemode: Livemode, data: RefundEventData, uuid: string}
 * @phpstan-type RefundPayoutPendingEvent array{type: 'RefundPayoutPending', timestamp: EventTimestamp, livemode: Livemode, data: RefundEventData, uuid: string}
 * @phpstan-type RefundPayoutCompletedEvent array{type: 'RefundPayoutCompleted', timestamp: EventTimestamp, livemode: Livemode, data: RefundEventData, uuid: string}
 * @phpstan-type RefundPayoutFailedEvent array{type: 'RefundPayoutFailed', timestamp: EventTimestamp, livemode: Livemode, data: RefundEventData, uuid: string}
 * @phpstan-type ReversePayoutStartedEvent array{type: 'ReversePayoutStarted', timestamp: EventTimestamp, livemode: Livemode, data: TransactionEventData, uuid: string}
 * @phpstan-type ReversePayoutCompletedEvent array{type: 'ReversePayoutCompleted', timestamp: EventTimestamp, livemode: Livemode, data: TransactionEventData, uuid: string}
 * @phpstan-type ReversePayoutFailedEvent array{type: 'ReversePayoutFailed', timestamp: EventTimestamp, livemode: Livemode, data: TransactionEventData, uuid: string}
 * @phpstan-type Event TransactionStartedEvent|TransactionCaptureStartedEvent|TransactionCompletedEvent|TransactionFailedEvent|TransactionCanceledEvent|PayoutFailedEvent|PayoutCompletedEvent|ClawbackStartedEvent|ClawbackFailedEvent|ClawbackCompletedEvent|BankLinkedSuccessfullyEvent|BankLinkFailedEvent|BankAccountRemovedEvent|BusinessCreatedEvent|BusinessUpdatedEvent|BatchPayoutEvent|BatchRefundEvent|MerchantBatchPayoutEvent|RefundPendingEvent|RefundCaptureStartedEvent|RefundCaptureCompletedEvent|RefundCaptureFailedEvent|RefundPayoutPendingEvent|RefundPayoutCompletedEvent|RefundPayoutFailedEvent|ReversePayoutStartedEvent|ReversePayoutCompletedEvent|ReversePayoutFailedEvent
 * @phpstan-type ListUsersQuery array{page?: int, per_page?: int, start_date?: Day, end_date?: Day, sort_order?: 'newest'|'oldest', kind?: 'person'|'business', kyb_status?: KybStatus, client_reference_id?: string, email?: string, metadata?: array<string, string>, vendor_uuid?: string, include_deleted?: bool}
 * @phpstan-type ListUsersData array{users: list<User>, pagination: Pagination}
 * @phpstan-type GetMerchantBillingQuery array{start_date?: Day, end_date?: Day}
 * @phpstan-type GetMerchantBillingDataBillableEvents array{kind: 'account_validation'|'business_verification'|'standard_ach'|'same_day_ach'|'return', count: int}
 * @phpstan-type GetMerchantBillingData array{merchant_uuid: string, start_date: Day, end_date: Day, billable_events: list<GetMerchantBillingDataBillableEvents>, total: int}
 * @phpstan-type ListUserBankAccountsQuery array{page?: int, per_page?: int}
 * @phpstan-type ValidateBankAccountData array{valid_account: AccountValidity, new_routing_number: string|null}
 * @phpstan-type ListBankAccountRequestsQuery array{after?: string, limit?: int}
 * @phpstan-type ListBankAccountRequestsData array{bank_account_requests: list<BankAccountRequest>, next: string|null}
 * @phpstan-type ListAccountValidationsQuery array{user_uuid?: string, bank_account_uuid?: string, after?: string, limit?: int}
 * @phpstan-type ListAccountValidationsData array{account_validations: list<AccountValidation>, next: string|null}
 * @phpstan-type ListLinkedItemsQuery array{processor_uuid?: string, state?: 'in_use'|'problem'|'to_remove'|'removed', after?: string, limit?: int}
 * @phpstan-type ListLinkedItemsData array{linked_items: list<LinkedItem>, next: string|null}
 * @phpstan-type GetRoutingDirectoryData array{state: 'none'|'current'|'old', imports: list<RoutingDirectoryImport>}
 * @phpstan-type ListUnlistedAccountsQuery array{processor_uuid?: string, after?: string, limit?: int}
 * @phpstan-type ListUnlistedAccountsData array{unlisted_accounts: list<UnlistedAccount>, next: string|null}
 * @phpstan-type CreateTransactionsInBulkDataResults array{code: int, body: mixed}
 * @phpstan-type CreateTransactionsInBulkData array{results: list<CreateTransactionsInBulkDataResults>}
 * @phpstan-type ListTransactionsQuery array{page?: int, per_page?: int, after?: string, start_date?: Day, end_date?: Day, sort_order?: 'newest'|'oldest', payer_account_uuid?: string, payer_account_aggregator_type?: AggregatorType, payee_account_uuid?: string, payee_account_aggregator_type?: AggregatorType, payer_uuid?: string, payee_uuid?: string, user_uuid?: string, state?: TransactionState, transaction_status?: TransactionStatus, capture_status?: CaptureStatus, payout_status?: PayoutStatus, clawback_status?: ClawbackStatus, reverse_payout_status?: ReversePayoutStatus, ach_return_code?: string, amount_from?: PositiveCents, amount_to?: PositiveCents, client_reference_id?: string, metadata?: array<string, string>, trace_id?: string, returned_from?: string, returned_before?: string, held?: bool, created_from?: string, created_before?: string, updated_since?: string, updated_before?: string, vendor_uuid?: string}
 * @phpstan-type ListTransactionsData array{transactions: list<Transaction>, pagination: Pagination}
 * @phpstan-type ListTransactionsByBodyData array{transactions: list<Transaction>, pagination: Pagination}
 * @phpstan-type SearchTransactionsQuery array{payer_uuid?: string, payee_uuid?: string, user_uuid?: string, state?: TransactionState, transaction_status?: TransactionStatus, capture_status?: CaptureStatus, payout_status?: PayoutStatus, clawback_status?: ClawbackStatus, reverse_payout_status?: ReversePayoutStatus, ach_return_code?: string, amount_from?: PositiveCents, amount_to?: PositiveCents, client_reference_id?: string, metadata?: array<string, string>, trace_id?: string, returned_from?: string, returned_before?: string, held?: bool, created_from?: string, created_before?: string, updated_since?: string, updated_before?: string, vendor_uuid?: string, after?: string, limit?: int}
 * @phpstan-type SearchTransactionsData array{transactions: list<NamedTransaction>, next: string|null}
 * @phpstan-type ListPayoutsQuery array{after?: string, limit?: int}
 * @phpstan-type ListPayoutsData array{payouts: list<Payout>, next: string|null}
 * @phpstan-type ListPaymentsOfPayoutQuery array{after?: string, limit?: int}
 * @phpstan-type ListPaymentsOfPayoutData array{payments: list<PaidPayment>, next: string|null}
 * @phpstan-type GetAuthorizationProofQuery array{format?: 'json'|'pdf'}
 * @phpstan-type ListTransactionHoldsData array{holds: list<Hold>}
 * @phpstan-type ListTransactionRefundsQuery array{page?: int, per_page?: int}
 * @phpstan-type ListTransactionRefundsData array{refunds: list<Refund>, pagination: Pagination}
 * @phpstan-type ListRefundsQuery array{status?: RefundStatus, metadata?: array<string, string>, created_from?: string, created_before?: string, after?: string, limit?: int}
 * @phpstan-type ListRefundsData array{refunds: list<NamedRefund>, next: string|null}
 * @phpstan-type ListBatchPayoutsQuery array{page?: int, per_page?: int}
 * @phpstan-type ListBatchPayoutsDataBatchPayouts array{uuid: string, amount: int, merchant_count: int, transaction_count: int, transaction_uuids: BatchTransactionUuids, run_at: Timestamp, created_at: Timestamp}
 * @phpstan-type ListBatchPayoutsData array{batch_payouts: list<ListBatchPayoutsDataBatchPayouts>, pagination: Pagination}
 * @phpstan-type GetBatchPayoutData array{uuid: string, amount: int, merchant_count: int, transaction_count: int, transaction_uuids: BatchTransactionUuids, run_at: Timestamp, created_at: Timestamp}
 * @phpstan-type ListBatchRefundsQuery array{page?: int, per_page?: int}
 * @phpstan-type ListBatchRefundsDataBatchRefunds array{uuid: string, amount: int, merchant_count: int, transaction_count: int, transaction_uuids: BatchTransactionUuids, run_at: Timestamp, created_at: Timestamp}
 * @phpstan-type ListBatchRefundsData array{batch_refunds: list<ListBatchRefundsDataBatchRefunds>, pagination: Pagination}
 * @phpstan-type GetBatchRefundQuery array{page?: int, per_page?: int}
 * @phpstan-type GetBatchRefundData array{uuid: string, amount: int, merchant_count: int, transaction_count: int, transaction_uuids: BatchTransactionUuids, run_at: Timestamp, created_at: Timestamp, refunds: list<RefundMember>, pagination: Pagination}
 * @phpstan-type ListMerchantPayoutsQuery array{page?: int, per_page?: int}
 * @phpstan-type ListMerchantPayoutsData array{merchant_payouts: list<MerchantPayout>, pagination: Pagination}
 * @phpstan-type ListMerchantRefundsQuery array{page?: int, per_page?: int}
 * @phpstan-type ListMerchantRefundsData array{merchant_refunds: list<MerchantRefund>, pagination: Pagination}
 * @phpstan-type GetMerchantPayoutQuery array{page?: int, per_page?: int}
 * @phpstan-type GetMerchantRefundQuery array{page?: int, per_page?: int}
 * @phpstan-type GetUserStatementQuery array{start_date?: Day, end_date?: Day, page?: int, per_page?: int}
 * @phpstan-type GetUserStatementData array{user_uuid: string, start_date: Day, end_date: Day, opening: int, closing: int, movements: list<Movement>, pagination: Pagination}
 * @phpstan-type GetStatementQuery array{start_date?: Day, end_date?: Day, page?: int, per_page?: int, account?: AccountName}
 * @phpstan-type ListFeePayoutsQuery array{page?: int, per_page?: int}
 * @phpstan-type ListFeePayoutsData array{fee_payouts: list<FeePayout>, pagination: Pagination}
 * @phpstan-type ListLimitsQuery array{page?: int, per_page?: int}
 * @phpstan-type ListLimitsData array{limits: list<Limits>, pagination: Pagination}
 * @phpstan-type ListReturnRatesQuery array{page?: int, per_page?: int}
 * @phpstan-type ListReturnRatesData array{return_rates: list<ReturnRates>, pagination: Pagination}
 * @phpstan-type RecordPayerAuthorizationData array{uuid: string, user_uuid: string, bank_account_uuid: string, debits: DebitsOfAuthorization, kind: 'single'|'recurring'|'standing', sec_code: 'PPD'|'WEB'|'TEL'|'CCD'|'CTX'|null, payee_uuid: string|null, minimum_amount: Cents|null, maximum_amount: Cents|null, authorized_on: Day, ends_on: Day|null, reference: string, recorded_at: Timestamp, revoked_at: Timestamp|null, revoked_reason: string|null, used_by_transaction_uuid: string|null, has_evidence: bool, lifted: list<Block>}
 * @phpstan-type ListUserAuthorizationsQuery array{after?: string, limit?: int}
 * @phpstan-type ListUserAuthorizationsData array{authorizations: list<Authorization>, next: string|null}
 * @phpstan-type ListAuthorizationRequestsQuery array{after?: string, limit?: int}
 * @phpstan-type ListAuthorizationRequestsData array{authorization_requests: list<AuthorizationRequest>, next: string|null}
 * @phpstan-type RevokeAuthorizationData array{uuid: string, user_uuid: string, bank_account_uuid: string, debits: DebitsOfAuthorization, kind: 'single'|'recurring'|'standing', sec_code: 'PPD'|'WEB'|'TEL'|'CCD'|'CTX'|null, payee_uuid: string|null, minimum_amount: Cents|null, maximum_amount: Cents|null, authorized_on: Day, ends_on: Day|null, reference: string, recorded_at: Timestamp, revoked_at: Timestamp|null, revoked_reason: string|null, used_by_transaction_uuid: string|null, has_evidence: bool, ended: list<string>}
 * @phpstan-type ListUserBlocksData array{blocks: list<Block>}
 * @phpstan-type SearchTransactionsOfAnyTenantQuery array{payer_uuid?: string, payee_uuid?: string, user_uuid?: string, state?: TransactionState, transaction_status?: TransactionStatus, capture_status?: CaptureStatus, payout_status?: PayoutStatus, clawback_status?: ClawbackStatus, reverse_payout_status?: ReversePayoutStatus, ach_return_code?: string, amount_from?: PositiveCents, amount_to?: PositiveCents, client_reference_id?: string, metadata?: array<string, string>, trace_id?: string, returned_from?: string, returned_before?: string, held?: bool, created_from?: string, created_before?: string, updated_since?: string, updated_before?: string, processor_uuid?: string, vendor_uuid?: string, file_uuid?: string, after?: string, limit?: int}
 * @phpstan-type SearchTransactionsOfAnyTenantData array{transactions: list<TransactionOfAnyTenant>, next: string|null}
 * @phpstan-type DownloadTransactionsQuery array{payer_uuid?: string, payee_uuid?: string, user_uuid?: string, state?: TransactionState, transaction_status?: TransactionStatus, capture_status?: CaptureStatus, payout_status?: PayoutStatus, clawback_status?: ClawbackStatus, reverse_payout_status?: ReversePayoutStatus, ach_return_code?: string, amount_from?: PositiveCents, amount_to?: PositiveCents, client_reference_id?: string, metadata?: array<string, string>, trace_id?: string, returned_from?: string, returned_before?: string, held?: bool, created_from?: string, created_before?: string, updated_since?: string, updated_before?: string, processor_uuid?: string, vendor_uuid?: string, file_uuid?: string}
 * @phpstan-type GetAuthorizationProofOfAnyTenantQuery array{format?: 'json'|'pdf'}
 * @phpstan-type ListRefundsOfAnyTenantQuery array{processor_uuid?: string, status?: RefundStatus, metadata?: array<string, string>, created_from?: string, created_before?: string, after?: string, limit?: int}
 * @phpstan-type ListRefundsOfAnyTenantData array{refunds: list<NamedRefundOfAnyTenant>, next: string|null}
 * @phpstan-type ListBatchesOfAnyTenantQuery array{processor_uuid?: string, kind?: 'payout'|'refund', run_from?: string, run_before?: string, after?: string, limit?: int}
 * @phpstan-type ListBatchesOfAnyTenantData array{batches: list<BatchOfAnyTenant>, next: string|null}
 * @phpstan-type GetMerchantPayoutOfAnyTenantQuery array{page?: int, per_page?: int}
 * @phpstan-type GetMerchantPayoutOfAnyTenantData array{uuid: string, batch_uuid: string, merchant_uuid: string, bank_account_uuid: string, amount: int, status: BatchStatus, transaction_count: int, trace_id: LatestTrace|null, created_at: Timestamp, entries: BatchEntries, updated_at: Timestamp, transaction_uuids: BatchTransactionUuids, pagination: Pagination, transactions: list<PayoutMember>, processor_uuid: string}
 * @phpstan-type GetMerchantRefundOfAnyTenantQuery array{page?: int, per_page?: int}
 * @phpstan-type GetMerchantRefundOfAnyTenantData array{uuid: string, batch_uuid: string, merchant_uuid: string, bank_account_uuid: string, amount: int, status: BatchStatus, transaction_count: int, trace_id: LatestTrace|null, created_at: Timestamp, entries: BatchEntries, updated_at: Timestamp, transaction_uuids: BatchTransactionUuids, pagination: Pagination, refunds: list<RefundMember>, processor_uuid: string}
 * @phpstan-type GetProcessorStatementQuery array{start_date?: Day, end_date?: Day, page?: int, per_page?: int, account?: AccountName}
 * @phpstan-type GetLedgerBalancesQuery array{processor_uuid: string}
 * @phpstan-type GetLedgerBalancesData array{account: AccountName, owner_uuid: string, balance: int}
 * @phpstan-type GetTrialBalanceQuery array{day?: Day, processor_uuid?: string}
 * @phpstan-type GetJournalQuery array{start_date?: Day, end_date?: Day, processor_uuid?: string}
 * @phpstan-type GetMerchantSettlementsQuery array{processor_uuid: string, start_date?: Day, end_date?: Day}
 * @phpstan-type GetMonthlyStatementQuery array{month?: string}
 * @phpstan-type GetNegativeBalancesQuery array{processor_uuid?: string}
 * @phpstan-type ListNegativeBalancesQuery array{after?: string, limit?: int}
 * @phpstan-type ListNegativeBalancesData array{negative_balances: list<NegativeBalance>, next: string|null}
 * @phpstan-type GetPayeeTotalsQuery array{processor_uuid: string, year: int}
 * @phpstan-type GetAccountNumbersQuery array{processor_uuid?: string}
 * @phpstan-type ListProcessorFeePayoutsQuery array{after?: string, limit?: int}
 * @phpstan-type ListProcessorFeePayoutsData array{fee_payouts: list<FeePayout>, next: string|null}
 * @phpstan-type ListProofRequestsQuery array{state?: 'open'|'answered', after?: string, limit?: int}
 * @phpstan-type ListProofRequestsData array{proof_requests: list<NamedProofRequest>, next: string|null}
 * @phpstan-type ReleaseHoldQuery array{reason: Reason}
 * @phpstan-type ListHoldsQuery array{kind?: 'tenant'|'operator'|'risk'|'compliance'|'account', after?: string, limit?: int}
 * @phpstan-type ListHoldsData array{holds: list<OpenHold>, next: string|null}
 * @phpstan-type ListBlocksQuery array{processor_uuid?: string, kind?: 'stop_payment'|'unauthorized'|'fraud'|'compliance'|'sanctions', after?: string, limit?: int}
 * @phpstan-type ListBlocksData array{blocks: list<OpenBlock>, next: string|null}
 * @phpstan-type ListSanctionsHitsQuery array{processor_uuid?: string, user_uuid?: string, state?: 'open'|'cleared'|'confirmed'|'to_report', after?: string, limit?: int}
 * @phpstan-type ListSanctionsHitsData array{sanctions_hits: list<SanctionsHit>, next: string|null}
 * @phpstan-type GetSanctionsListsData array{state: 'off'|'provider'|'sandbox'|'incomplete'|'old'|'current', lists: list<SanctionsListState>, imports: list<SanctionsListImport>, users_waiting: int, round: ScreeningRound|null, provider: ScreeningProvider|null, settings: ScreeningSettings}
 * @phpstan-type RevokeAuthorizationOfAnyTenantData array{uuid: string, user_uuid: string, bank_account_uuid: string, debits: DebitsOfAuthorization, kind: 'single'|'recurring'|'standing', sec_code: 'PPD'|'WEB'|'TEL'|'CCD'|'CTX'|null, payee_uuid: string|null, minimum_amount: Cents|null, maximum_amount: Cents|null, authorized_on: Day, ends_on: Day|null, reference: string, recorded_at: Timestamp, revoked_at: Timestamp|null, revoked_reason: string|null, used_by_transaction_uuid: string|null, has_evidence: bool, ended: list<string>}
 * @phpstan-type ListLimitsOfAnyTenantQuery array{processor_uuid: string, after?: string, limit?: int}
 * @phpstan-type ListLimitsOfAnyTenantData array{limits: list<Limits>, next: string|null}
 * @phpstan-type ListReturnRatesOfAnyTenantQuery array{processor_uuid: string, merchant_uuid?: string, near_limit?: 'true', after?: string, limit?: int}
 * @phpstan-type ListReturnRatesOfAnyTenantData array{return_rates: list<ReturnRates>, next: string|null}
 * @phpstan-type SetReturnRatePolicyData array{hold_debits_past_rate: bool, return_rate_minimum_debits: int}
 * @phpstan-type ListFraudRulesQuery array{processor_uuid?: string, rule?: 'payer_velocity'|'below_limit'|'first_debit'|'many_payers'|'new_payee_account'|'changed_payee_account', after?: string, limit?: int}
 * @phpstan-type ListFraudRulesData array{fraud_rules: list<FraudRule>, next: string|null}
 * @phpstan-type SetFraudRule200Data array{rule: FraudRule|null}
 * @phpstan-type SetRecommendedFraudRulesData array{rules: list<FraudRule>}
 * @phpstan-type ListFraudReviewsQuery array{state?: 'noted'|'open'|'released'|'stopped'|'closed', processor_uuid?: string, after?: string, limit?: int}
 * @phpstan-type ListFraudReviewsData array{fraud_reviews: list<FraudReview>, next: string|null}
 * @phpstan-type ListEventsQuery array{after?: string, limit?: int, type?: EventName}
 * @phpstan-type ListEventsData array{events: list<Event>, next: string|null}
 * @phpstan-type ListWebhookEndpointsData array{endpoints: list<WebhookEndpoint>}
 * @phpstan-type SendTestDeliveryData array{webhook_id: string, latency_ms: int, outcome: AttemptOutcome, status: int|null, error: string|null, answer: string|null}
 * @phpstan-type ListDeliveriesQuery array{page?: int, per_page?: int, state?: DeliveryState, event_name?: EventName, since?: string, until?: string}
 * @phpstan-type ListDeliveriesData array{deliveries: list<Delivery>, pagination: Pagination}
 * @phpstan-type ReplayDeliveryData array{replayed: int}
 * @phpstan-type ReplayDeliveriesData array{replayed: int, more: bool}
 * @phpstan-type ListWebhookEndpointsOfAnyTenantQuery array{processor_uuid?: string, state?: 'enabled'|'disabled', after?: string, limit?: int}
 * @phpstan-type ListWebhookEndpointsOfAnyTenantData array{endpoints: list<WebhookEndpointOfAnyTenant>, next: string|null}
 * @phpstan-type ListLatestDeliveriesQuery array{state?: DeliveryState, event_name?: EventName, since?: string, until?: string}
 * @phpstan-type ListLatestDeliveriesData array{deliveries: list<Delivery>}
 * @phpstan-type ReplayDeliveryOfAnyTenantData array{replayed: int}
 * @phpstan-type GetMeDataToken array{uuid: string, name: string|null, created_at: Timestamp, expires_at: Timestamp|null}
 * @phpstan-type GetMeDataProcessor array{uuid: string, name: string}
 * @phpstan-type GetMeDataVendor array{uuid: string, name: string}
 * @phpstan-type GetMeData array{kind: 'processor'|'vendor', livemode: bool, token: GetMeDataToken|null, processor: GetMeDataProcessor, vendor: GetMeDataVendor|null, suspended: bool, operations: list<string>}
 * @phpstan-type OpenInvitationDataTotp array{secret: string, uri: string, required: bool}
 * @phpstan-type OpenInvitationData array{name: string, email: string, expires_at: Timestamp, totp: OpenInvitationDataTotp}
 * @phpstan-type OfferAuthenticatorData array{secret: string, uri: string, offer: string}
 * @phpstan-type ListOwnSessionsData array{sessions: list<OwnOpenSession>}
 * @phpstan-type ListOperatorsQuery array{state?: 'invited'|'joined'|'disabled', processor_uuid?: string, after?: string, limit?: int}
 * @phpstan-type ListOperatorsData array{operators: list<OperatorPerson>, next: string|null}
 * @phpstan-type InviteOperator201Data array{operator: OperatorPerson, link: OperatorLink}
 * @phpstan-type CreateOperatorLink201Data array{operator: OperatorPerson, link: OperatorLink}
 * @phpstan-type ListPeopleQuery array{after?: string, limit?: int}
 * @phpstan-type ListPeopleData array{people: list<OperatorPerson>, next: string|null}
 * @phpstan-type InvitePersonData array{operator: OperatorPerson, link: OperatorLink}
 * @phpstan-type CreatePersonLinkData array{operator: OperatorPerson, link: OperatorLink}
 * @phpstan-type ListSessionsQuery array{operator_uuid?: string}
 * @phpstan-type ListSessionsData array{sessions: list<OperatorSession>}
 * @phpstan-type EndSessionQuery array{reason: Reason}
 * @phpstan-type ListApprovalsQuery array{state?: 'waiting'|'approved'|'refused'|'expired', asked_by?: 'me'|'others', subject_uuid?: string, asked_from?: string, asked_before?: string, after?: string, limit?: int}
 * @phpstan-type ListApprovalsData array{approvals: list<Approval>, next: string|null}
 * @phpstan-type ListApprovalPoliciesData array{policies: list<ApprovalPolicy>}
 * @phpstan-type CreateProcessorData array{uuid: string, name: string}
 * @phpstan-type ListProcessorsQuery array{after?: string, limit?: int}
 * @phpstan-type ListProcessorsDataProcessorsVendors array{uuid: string, name: string, created_at: Timestamp}
 * @phpstan-type ListProcessorsDataProcessors array{uuid: string, name: string, payout_delay_days: int, bank: string|null, created_at: Timestamp, suspended_at: Timestamp|null, vendors: list<ListProcessorsDataProcessorsVendors>}
 * @phpstan-type ListProcessorsData array{processors: list<ListProcessorsDataProcessors>, next: string|null}
 * @phpstan-type CreateVendorData array{uuid: string, name: string}
 * @phpstan-type ListVendorsQuery array{processor_uuid?: string, after?: string, limit?: int}
 * @phpstan-type ListVendorsData array{vendors: list<Vendor>, next: string|null}
 * @phpstan-type CreateToken201Data array{uuid: string, token: string}
 * @phpstan-type ListTokensQuery array{processor_uuid?: string, issued_by?: string, after?: string, limit?: int}
 * @phpstan-type ListTokensData array{tokens: list<Token>, next: string|null}
 * @phpstan-type RevokeTokenQuery array{reason?: Reason}
 * @phpstan-type CreateOwnTokenData array{uuid: string, token: string}
 * @phpstan-type ListOwnTokensQuery array{after?: string, limit?: int}
 * @phpstan-type ListOwnTokensData array{tokens: list<OwnToken>, next: string|null}
 * @phpstan-type ListAuditTrailQuery array{processor_uuid?: string, operator_uuid?: string, action?: string, subject_uuid?: string, acted_from?: string, acted_before?: string, after?: string, limit?: int}
 * @phpstan-type ListAuditTrailData array{acts: list<AuditedAct>, next: string|null}
 * @phpstan-type DownloadAuditTrailQuery array{processor_uuid?: string, operator_uuid?: string, action?: string, subject_uuid?: string, acted_from?: string, acted_before?: string}
 * @phpstan-type ListRequestsQuery array{status?: int, failed?: bool, method?: 'GET'|'POST'|'PUT'|'DELETE', path?: string, token_uuid?: string, by_person?: bool, request_id?: string, after?: string, limit?: int}
 * @phpstan-type ListRequestsData array{requests: list<LoggedRequest>, next: string|null}
 * @phpstan-type ListRequestsOfAnyTenantQuery array{status?: int, failed?: bool, method?: 'GET'|'POST'|'PUT'|'DELETE', path?: string, token_uuid?: string, by_person?: bool, request_id?: string, operator_uuid?: string, processor_uuid?: string, after?: string, limit?: int}
 * @phpstan-type ListRequestsOfAnyTenantData array{requests: list<LoggedRequestOfAnyTenant>, next: string|null}
 * @phpstan-type ListBanksData array{banks: list<Bank>}
 * @phpstan-type GetCalendarQuery array{month?: string}
 * @phpstan-type GetCalendarData array{today: Day, month: string, days: list<CalendarDay>}
 * @phpstan-type ListBankFilesQuery array{state?: 'open'|'closed'|'written'|'submitted'|'confirmed'|'rejected', created_from?: string, created_before?: string, after?: string, limit?: int}
 * @phpstan-type ListBankFilesData array{bank_files: list<BankFile>, next: string|null}
 * @phpstan-type ListBankFileEntriesQuery array{after?: string, limit?: int}
 * @phpstan-type ListBankFileEntriesData array{entries: list<FiledEntry>, next: string|null}
 * @phpstan-type ListRestoresData array{waiting_banks: list<string>, restores: list<Restore>}
 * @phpstan-type ReleaseBank200Data array{bank: string, marked_delivered: list<string>}
 * @phpstan-type ListInboundFilesQuery array{open?: 'true'|'false', read_from?: string, read_before?: string, after?: string, limit?: int}
 * @phpstan-type ListInboundFilesData array{inbound_files: list<InboundFile>, next: string|null}
 * @phpstan-type ListSuspenseItemsQuery array{after?: string, limit?: int}
 * @phpstan-type ListSuspenseItemsData array{items: list<NamedBankItem>, next: string|null}
 * @phpstan-type ListLateReturnsQuery array{received_from?: string, received_before?: string, after?: string, limit?: int}
 * @phpstan-type ListLateReturnsData array{items: list<NamedLateReturn>, next: string|null}
 * @phpstan-type ListDishonorsQuery array{state?: 'to_send'|'sent'|'contested'|'won'|'lost', asked_from?: string, asked_before?: string, after?: string, limit?: int}
 * @phpstan-type ListDishonorsData array{dishonors: list<NamedDishonor>, next: string|null}
 * @phpstan-type ListMicroEntriesQuery array{after?: string, limit?: int}
 * @phpstan-type ListMicroEntriesData array{micro_entry_checks: list<MicroEntryCheck>, next: string|null}
 * @phpstan-type ConfirmMicroEntriesData array{uuid: string, user_uuid: string, bank_account_uuid: string, state: MicroEntryCheckState, answers_left: int, ach_return_code: string|null, requested_at: Timestamp, expires_at: Timestamp, confirmed_at: Timestamp|null, matched: bool}
 * @phpstan-type ListMicroEntriesOfAllTenantsQuery array{requested_from?: string, requested_before?: string, after?: string, limit?: int}
 * @phpstan-type ListMicroEntriesOfAllTenantsData array{micro_entry_checks: list<NamedMicroEntryCheck>, next: string|null}
 * @phpstan-type ListPrenotesQuery array{after?: string, limit?: int}
 * @phpstan-type ListPrenotesData array{prenotes: list<Prenote>, next: string|null}
 * @phpstan-type ListPrenotesOfAllTenantsQuery array{requested_from?: string, requested_before?: string, after?: string, limit?: int}
 * @phpstan-type ListPrenotesOfAllTenantsData array{prenotes: list<NamedPrenote>, next: string|null}
 * @phpstan-type ListReversibleEntriesData array{entries: list<ReversibleEntry>}
 * @phpstan-type ListReversalsQuery array{state?: 'waiting'|'sent'|'complete'|'failed'|'canceled'|'left', requested_from?: string, requested_before?: string, after?: string, limit?: int}
 * @phpstan-type ListReversalsData array{reversals: list<NamedReversal>, next: string|null}
 * @phpstan-type PreviewFileReversalQuery array{processor_uuid?: string, stage?: 'capture'|'payout'}
 * @phpstan-type ListFileReversalsQuery array{state?: 'open'|'working'|'done', file_uuid?: string, requested_from?: string, requested_before?: string, after?: string, limit?: int}
 * @phpstan-type ListFileReversalsData array{file_reversals: list<FileReversal>, next: string|null}
 * @phpstan-type ListRefusedReversalsQuery array{after?: string, limit?: int}
 * @phpstan-type ListRefusedReversalsData array{entries: list<RefusedReversal>, next: string|null}
 * @phpstan-type ListFileCopiesQuery array{state?: 'open'|'closed', file_uuid?: string, reported_from?: string, reported_before?: string, after?: string, limit?: int}
 * @phpstan-type ListFileCopiesData array{file_copies: list<FileCopy>, next: string|null}
 * @phpstan-type ListReturnRequestsQuery array{state?: 'open'|'answered'|'returned', after?: string, limit?: int}
 * @phpstan-type ListReturnRequestsData array{return_requests: list<NamedReturnRequest>, next: string|null}
 * @phpstan-type CreateStatementLinesData array{lines: list<EnteredLine>}
 * @phpstan-type ListStatementLinesQuery array{bank?: string, state?: 'open'|'expected'|'suspense'|'matched'|'corrected'|'written_off', after?: string, limit?: int}
 * @phpstan-type ListStatementLinesData array{lines: list<StatementLine>, next: string|null}
 * @phpstan-type CreateStatementFileData array{format: 'csv'|'bai2'|'camt', account: string|null, balances: list<StatementBalances>, findings: list<StatementFinding>, lines: list<EnteredLine>}
 * @phpstan-type PreviewStatementFileData array{format: 'csv'|'bai2'|'camt', account: string|null, balances: list<StatementBalances>, findings: list<StatementFinding>, lines: list<PreviewedStatementLine>, csv: CsvSuggestion|null}
 * @phpstan-type GetStatementSettingsQuery array{bank?: string}
 * @phpstan-type ExplainStatementLines200Data array{lines: list<StatementLine>}
 * @phpstan-type ReconcileStatementData array{expected: int, suspended: int}
 * @phpstan-type GetReconciliationQuery array{start_date?: Day, end_date?: Day, bank?: string}
 * @phpstan-type GetReconciliationDataDaysMissing array{source_uuid: string, name: string|null, direction: 'debit'|'credit', amount: int}
 * @phpstan-type GetReconciliationDataDays array{day: Day, state: 'missing'|'open'|'closed'|'awaited'|'none', expected: int, shown: int, unexpected: int, difference: int, missing: list<GetReconciliationDataDaysMissing>}
 * @phpstan-type GetReconciliationDataPooledShort array{processor_uuid: string, name: string, balance: int}
 * @phpstan-type GetReconciliationDataPooled array{balance: int, short: list<GetReconciliationDataPooledShort>}
 * @phpstan-type GetReconciliationData array{bank: string, days: list<GetReconciliationDataDays>, pooled: GetReconciliationDataPooled}
 * @phpstan-type GetReconciliationDeskQuery array{start_date?: Day, end_date?: Day, bank?: string}
 * @phpstan-type GetReconciliationDeskData array{bank: string, start_date: Day, end_date: Day, closed_until: Day|null, lines: list<StatementLine>, movements: list<MissingCash>, has_more: bool, proposals: list<StatementProposal>, is_search_complete: bool, decided: list<DecidedStatementLine>, has_more_decided: bool}
 * @phpstan-type PayOwnFunds201Data array{uuid: string, amount: int}
 * @phpstan-type GetTodayDataWebhooksEndpoints array{healthy: int, slow: int, failing: int, blocked: int, disabled: int}
 * @phpstan-type GetTodayDataWebhooks array{due: int, oldest_due_seconds: int|float, endpoints: GetTodayDataWebhooksEndpoints}
 * @phpstan-type GetTodayData array{day: Day, waiting: list<WaitingCard>, trouble: list<TroubleCard>, cleared: list<ClearedCard>, banks: list<BankToday>, sent: MovedToday, received: MovedToday, webhooks: GetTodayDataWebhooks, routing_directory: 'none'|'current'|'old', sanctions_screening: 'off'|'provider'|'sandbox'|'incomplete'|'old'|'current', invariants: InvariantsToday}
 * @phpstan-type GetClosingChecklistQuery array{day?: Day}
 * @phpstan-type ListClosedDaysQuery array{after?: string, limit?: int}
 * @phpstan-type ListClosedDaysData array{closed_days: list<ClosedDay>, next: string|null}
 * @phpstan-type SearchQuery array{q: string}
 * @phpstan-type SearchData array{hits: list<SearchHit>, more: list<MoreHits>, return_code: ReturnCodeFound|null, days: DaysFound|null, is_similar: bool}
 * @phpstan-type ListSavedViewsQuery array{list?: string}
 * @phpstan-type ListSavedViewsData array{views: list<SavedView>}
 * @phpstan-type RemoveSavedViewQuery array{reason?: Reason}
 * @phpstan-type ListFileSchedulesData array{schedules: list<FileSchedule>}
 * @phpstan-type EndFileScheduleQuery array{reason?: Reason}
 * @phpstan-type ListScheduledFilesQuery array{schedule_uuid?: string, made_from?: string, made_before?: string, after?: string, limit?: int}
 * @phpstan-type ListScheduledFilesData array{files: list<ScheduledFile>, next: string|null}
 * @phpstan-type GetSeriesQuery array{processor_uuid?: string, merchant_uuid?: string, start_date?: Day, end_date?: Day}
 * @phpstan-type GetSeriesData array{limits: ThreeReturnRates, days: list<DayOfSeries>}
 * @phpstan-type GetCashDaysQuery array{processor_uuid?: string}
 * @phpstan-type GetCashDaysData array{today: Day, days: list<CashDay>}
 * @phpstan-type GetMoneyFlowsQuery array{processor_uuid?: string, first_day?: Day, day?: Day}
 * @phpstan-type GetMoneyFlowsData array{first_day: Day|null, day: Day|null, last_sealed_day: Day|null, flows: list<MoneyFlow>}
 * @phpstan-type ListProcessorsByDangerQuery array{after?: string, limit?: int}
 * @phpstan-type ListProcessorsByDangerData array{processors: list<ProcessorByDanger>, next: string|null}
 * @phpstan-type ListExceptionsQuery array{processor_uuid?: string, kind?: 'owed_to_payee'|'owed_by_payee'|'owed_to_payer'|'owed_by_payer'|'fees_owed_back', user_uuid?: string, amount_from?: PositiveCents, amount_to?: PositiveCents, after?: string, limit?: int}
 * @phpstan-type ListExceptionsData array{exceptions: list<NamedException>, next: string|null}
 * @phpstan-type GetFraudProcessQuery array{format?: 'json'|'pdf'}
 * @phpstan-type GetFraudReportQuery array{year: int, format?: 'json'|'pdf'}
 * @phpstan-type GetOriginatorsOfTenantQuery array{processor_uuid: string}
 * @phpstan-type GetMonthsOfOriginatorsQuery array{processor_uuid: string, year: int}
 * @phpstan-type GetExposureOfTenantQuery array{processor_uuid: string}
 * @phpstan-type GetAuditorPackQuery array{processor_uuid: string, year: int}
 * @phpstan-type GetTransactionOfAnyTenantDataMoves array{number: int, transition: string, description: string, refund_uuid: string|null, return_code: string|null, moved_at: Timestamp, trace_id: string|null, offset_amount: int|null, counterpart_transaction_uuid: string|null, merchant_batch_uuid: string|null, postings: list<Posting>}
 * @phpstan-type GetTransactionOfAnyTenantDataBalances array{account: AccountName, owner_uuid: string, balance: int}
 * @phpstan-type GetTransactionOfAnyTenantData array{transaction: TransactionWithMetadata, state: TransactionState, amount_refunded: Cents, expected_on: Day|null, expected_on_if_released: Day|null, as_of: Day, payer_account: AccountInShort, payee_account: AccountInShort, capture_settles_on: Day|null, payout_eligible_on: Day|null, returnable_until: Day|null, held_by: 'return'|'bank_file'|null, authorization_uuid: string|null, sec_code: 'PPD'|'WEB'|'TEL'|'CCD'|'CTX'|null, entry_purpose: 'purchase'|'payroll'|'other'|null, after_return: AfterReturn|null, moves: list<GetTransactionOfAnyTenantDataMoves>, entries: list<Entry>, holds: list<Hold>, refunds: list<Refund>, processor_uuid: string, payer_name: string|null, payee_name: string|null, balances: list<GetTransactionOfAnyTenantDataBalances>, fraud_reviews: list<FraudReview>, events: list<EventOfTransaction>, notes: list<TransactionNote>, acts: list<AuditedAct>, allowed_acts: list<AllowedAct>}
 * @phpstan-type ListUsersOfAnyTenantQuery array{kyb_status?: 'IN_REVIEW'|'APPROVED'|'REJECTED', processor_uuid?: string, email?: string, client_reference_id?: string, after?: string, limit?: int}
 * @phpstan-type ListUsersOfAnyTenantData array{users: list<UserOfAnyTenant>, next: string|null}
 * @phpstan-type GetUserOfAnyTenantDataPayments array{as_payer: int, as_payee: int}
 * @phpstan-type GetUserOfAnyTenantDataBalances array{account: AccountName, balance: int}
 * @phpstan-type GetUserOfAnyTenantData array{uuid: string, kind: 'person'|'business', vendor_uuid: string|null, first_name: string|null, last_name: string|null, email: string|null, phone: string|null, client_reference_id: string, name_in_file: string, address: Address|null, payout_type: PayoutType, kyb_status: KybStatus|null, kyb_resubmission_reason: string|null, business: Business|null, business_owners: list<BusinessOwner>, transaction_fee_percent: Percent|null, transaction_fee_fixed: Cents|null, maximum_transaction_fee: Cents|null, created_at: Timestamp, updated_at: Timestamp, deleted_at: Timestamp|null, metadata?: Metadata, processor_uuid: string, kyb_status_since: Timestamp|null, kyb_submission: VerificationSubmission|null, kyb_decisions: list<VerificationDecision>, bank_accounts: list<ListedBankAccount>, payments: GetUserOfAnyTenantDataPayments, blocks: list<Block>, authorizations: list<Authorization>, clawbacks_need_authorization: bool, limits: Limits|null, balances: list<GetUserOfAnyTenantDataBalances>, next_payout: NextPayout|null, recent_transactions: list<TransactionOfAnyTenant>, acts: list<AuditedAct>}
 * @phpstan-type ExportUserQuery array{after?: string, limit?: int, reason: Reason}
 * @phpstan-type ExportUserData array{data: UserData|null, payments: list<TransactionWithMetadata>, next: string|null}
 * @phpstan-type GetKeptIdentityQuery array{reason: Reason}
 * @phpstan-type GetKeptIdentityDataIdentity array{}
 * @phpstan-type GetKeptIdentityData array{user_uuid: string, kept_until: Timestamp, identity: GetKeptIdentityDataIdentity}
 * @phpstan-type CheckInvariantsData array{invariant: 'in_flight_equals_legs'|'normal_balances'|'books_equal_entitlement_minus_cash'|'overpayments_are_recorded'|'reserved_balances_have_waiting_payouts'|'debts_and_claims_are_netted'|'clawbacks_match_debts'|'refunds_do_not_exceed_payment'|'balances_equal_postings'|'balances_add_up'|'debits_equal_credits'|'states_belong_to_payments'|'payments_without_states_are_due'|'history_has_no_gaps'|'history_matches_stage_tables'|'statuses_match_history'|'refund_statuses_match_history'|'transaction_status_matches_stages'|'events_match_moves'|'event_counts_match_events'|'postings_match_moves'|'canceled_payments_have_no_legs'|'leg_states_match_payments'|'leg_due_dates_are_stored'|'trace_numbers_match_legs'|'file_postings_match_legs'|'payouts_have_good_captures'|'returns_are_applied_once'|'payments_are_billed_once'|'legs_match_entries'|'entry_amounts_match_legs'|'entry_accounts_match_party'|'trace_numbers_are_unique'|'fee_and_dishonor_trace_numbers_are_unique'|'file_totals'|'offsets_balance_files'|'dishonor_file_totals'|'batch_events_equal_members'|'batch_entries_equal_members'|'payment_trace_numbers_match_bank'|'fee_and_dishonor_trace_numbers_match_bank'|'returns_and_changes_match_bank'|'unsettled_returns_move_no_cash'|'lines_match_bank'|'dishonors_match_returns'|'fee_payout_postings_match_status'|'fee_payouts_do_not_exceed_fees'|'fees_equal_earned_minus_paid_out'|'fee_payouts_match_entries'|'reversal_postings_match_status'|'reversals_are_taken_over_once'|'reversals_match_entries'|'file_reversals_count_their_entries'|'file_reversals_decide_each_entry'|'closed_copies_are_even'|'copies_equal_their_account'|'check_postings_match_status'|'check_entries_match_entries'|'account_checks_have_their_entries'|'suspense_equals_open_lines'|'tenants_have_no_suspense_balance'|'lines_equal_cash'|'cash_is_shown_once'|'undecided_returns_hold_payouts'|'undecided_files_hold_payouts'|'checkpoint_counts_match_payments'|'pair_lists_match_payments'|'limit_usage_covers_in_flight'|'hold_counts_match_holds'|'payments_are_authorized'|'block_marks_match_blocks'|'sanctions_hits_block'|'no_entries_of_users_with_hits'|'return_rate_counts_match_debits'|'open_fraud_reviews_have_holds'|'tenant_isolation'|'legs_belong_to_payments'|'account_numbers_are_encrypted'|'account_encryption_binds_holder'|'stored_answers_are_encrypted'|'stored_answers_can_be_replayed'|'tokens_match_acts'|'roles_match_acts'|'approval_policies_match_acts'|'waiting_approvals_match_acts'|'audit_trail_is_chained'|'postings_are_sealed'|'posting_sums_match_seals'|'closed_days_are_frozen', rule: string, violations: int}
 * @phpstan-type ListLanesData array{lanes: list<Lane>}
 * @phpstan-type ApproveData array{approval: Approval, result: ApprovedResult}
 * @phpstan-type RefuseApprovalData array{approval: Approval}
 */
final class Types
{
}
