"""The functions of the API, for asyncio.

test/system/clients/description.test.ts writes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal

from ._following import AsyncFollowing, AsyncGroup, AsyncWaiting
from ._lists import AsyncRecords
from .webhooks import verify

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from . import _description as d


class AsyncPeople(AsyncGroup):
    async def register(self, *, idempotency_key: str | None = None, **person: Unpack[d.RegisterPersonRequest]) -> d.RegisteredUser:
        """Registers a person. Give a `bank_account` to add one at once.

        The `uuid` of the answer is the `{user_uuid}` of the other paths. A `bank_account` becomes the default account, and the answer has its uuid as `bank_account_uuid`. If the account is refused, no user is registered.

        Also refuses with `tenant_suspended` (403), `billing_merchant_invalid` (406), `billing_merchant_deleted` (406), `account_or_routing_number_invalid` (406), `bank_link_failed` (422), `linking_unavailable` (503).
        """
        return await self._call("register_person", person, idempotency_key)


class AsyncBusinesses(AsyncGroup):
    async def register(self, *, idempotency_key: str | None = None, **business: Unpack[d.RegisterBusinessRequest]) -> d.RegisteredUser:
        """Registers a business. `kyb: true` also submits it for verification: verified, it is a merchant.

        With `kyb: true` the business is verified at once: `kyb_status` is APPROVED (it is a merchant), REJECTED, or IN_REVIEW until someone decides. With `kyb: false` it stays null and nothing is billed. `payout_type` and the fees may be at the top or inside `business`. `company_name` is the name on bank statements, by default the trading name, or else the name, shortened to 16 characters. The answer masks `tin` and `ssn9`. A `bank_account` becomes the default account, and the answer has its uuid as `bank_account_uuid`. If the account is refused, no user is registered.

        In the sandbox these TINs decide the outcome of the verification. Every other TIN is approved at once.

        | TIN | in the sandbox |
        |---|---|
        | `000000001` | the verification fails |
        | `000000002` | the provider leaves the decision to an operator |
        | `000000003` | the provider is unreachable, so the business stays in review |

        Also refuses with `tenant_suspended` (403), `billing_merchant_invalid` (406), `billing_merchant_deleted` (406), `account_or_routing_number_invalid` (406), `bank_link_failed` (422), `linking_unavailable` (503).
        """
        return await self._call("register_business", business, idempotency_key)

    async def submit_verification(self, uuid: str, *, idempotency_key: str | None = None, **change: Unpack[d.UserChange]) -> d.User:
        """Submits a registered business for verification, with changes of its profile.

        Takes the same body as a change of the user, so corrections are stored and verified together; an empty body submits the business without changes. A decision of the provider is billed, a review is not. A verified business is answered as it is if the body changes nothing: it was verified by an earlier request.

        In the sandbox these TINs decide the outcome of the verification. Every other TIN is approved at once.

        | TIN | in the sandbox |
        |---|---|
        | `000000001` | the verification fails |
        | `000000002` | the provider leaves the decision to an operator |
        | `000000003` | the provider is unreachable, so the business stays in review |

        Also refuses with `tenant_suspended` (403), `not_found` (404), `not_a_business` (422), `already_verified` (422), `decided_meanwhile` (422), `billing_merchant_invalid` (406), `billing_merchant_deleted` (406).
        """
        return await self._call("submit_business_verification", {**change, "uuid": uuid}, idempotency_key)

    async def billing(self, uuid: str) -> d.GetMerchantBillingData:
        """The billable events of a merchant.

        Counts the billable events of the merchant from `start_date` to `end_date`: UTC days, both included. By default the period ends today and begins on the first day of its last month. Payments and returns are billed to the tenant, so they do not count here.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_merchant_billing", {"uuid": uuid})


class AsyncUsers(AsyncGroup):
    def list(self, **filters: Unpack[d.ListUsersQuery]) -> AsyncRecords[d.User, d.ListUsersData]:
        """People and businesses, oldest first.

        `start_date` and `end_date` are UTC days of creation, both included. `email` ignores case. The list has deleted users only if `include_deleted` is true.
        """
        return AsyncRecords(self._send, "list_users", "users", {"sort_order": "oldest", **filters})

    async def get(self, uuid: str) -> d.User:
        """Read a user.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_user", {"uuid": uuid})

    async def update(self, uuid: str, *, idempotency_key: str | None = None, **change: Unpack[d.UserChange]) -> d.User:
        """Changes what is given, and leaves the rest.

        An absent field does not change; null clears the field. An address and the list of owners are replaced as a whole; an owner with a `uuid` keeps its absent fields. `metadata` changes by key. Sending back a record that was read changes nothing. A new legal name or TIN of a business that is APPROVED or IN_REVIEW is verified and billed again.

        Also refuses with `not_found` (404), `decided_meanwhile` (422), `billing_merchant_invalid` (406), `billing_merchant_deleted` (406).
        """
        return await self._call("update_user", {**change, "uuid": uuid}, idempotency_key)

    async def delete(self, uuid: str) -> None:
        """Refused with `payments_in_progress` or `balance_open` while money is on its way.

        Afterwards the user does not exist for the API, except as a billing merchant (406, Billing Merchant Deleted) and in a list with `include_deleted`. Its bank accounts stay on record. Nothing debits them: a clawback from the user fails at once. Amounts that are owed to the user are still paid to them. It may be sent again if its answer was lost: deleting a deleted user changes nothing.

        Also refuses with `not_found` (404), `payments_in_progress` (422).
        """
        return await self._call("delete_user", {"uuid": uuid})

    async def statement(self, uuid: str, **range: Unpack[d.GetUserStatementQuery]) -> d.GetUserStatementData:
        """What was paid and received in a range of days.

        One balance: what is owed to the user, less what the user owes. Movements between the user’s own accounts, such as reserving a payout, do not change it and are left out. Offsets, where one payment pays the debt of another, are included and name both payments. Deleted users keep their statement. From `start_date` to `end_date`, UTC days, both inclusive. By default the period ends today and begins on the first day of its last month. `format=csv` answers the whole period as a file, without pages.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_user_statement", {**range, "uuid": uuid})

    async def blocks(self, uuid: str) -> d.ListUserBlocksData:
        """The blocks of a user and of its bank accounts.

        Oldest first, including lifted blocks.

        Also refuses with `not_found` (404).
        """
        return await self._call("list_user_blocks", {"uuid": uuid})

    async def ask_for_bank_account(self, uuid: str, *, idempotency_key: str | None = None, **asked: Unpack[d.CreateBankAccountRequestRequest]) -> d.MadeBankAccountRequest:
        """Asks a user for a bank account: `url` is our page for it, and is shown only once.

        Returns a link: give it to the user. The user types the account on the page, once. It is validated and added as with `validate_account_routing: true`; each validation by a provider is billed, of at most 10 accounts. The link is shown only in this answer; a replay under the same Idempotency-Key has it too.

        Also refuses with `tenant_suspended` (403), `not_found` (404), `billing_merchant_invalid` (406), `billing_merchant_deleted` (406).
        """
        return await self._call("create_bank_account_request", {**asked, "uuid": uuid}, idempotency_key)

    def bank_account_requests(self, uuid: str, **filters: Unpack[d.ListBankAccountRequestsQuery]) -> AsyncRecords[d.BankAccountRequest, d.ListBankAccountRequestsData]:
        """The requests for bank accounts of a user, oldest first.

        Oldest first. A request is removed 90 days after it expires; the bank account stays. Send `next` as `after` to read the next page; at the end it is null.

        Also refuses with `not_found` (404).
        """
        return AsyncRecords(self._send, "list_bank_account_requests", "bank_account_requests", {**filters, "uuid": uuid})

    async def authorize(self, uuid: str, *, idempotency_key: str | None = None, **authorization: Unpack[d.RecordPayerAuthorizationRequest]) -> d.RecordPayerAuthorizationData:
        """Records that a payer authorized debits. It also lifts the block after an unauthorized debit.

        The payer agreed that this account is debited. Payments that start afterwards use it if it allows them: see `authorization_uuid` of a payment. After an unauthorized return or a stopped payment it also lifts the blocks on the payer and on the account (`unauthorized`, `stop_payment`) and releases their payments on hold. With `debits: clawbacks` a payee agrees that what was paid out to this account is taken back if its payment comes back. Send the evidence, or keep it yourself: a bank may ask for it until two years after the authorization ends.

        Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422), `unknown_user` (422).
        """
        return await self._call("record_payer_authorization", {**authorization, "uuid": uuid}, idempotency_key)

    def authorizations(self, uuid: str, **filters: Unpack[d.ListUserAuthorizationsQuery]) -> AsyncRecords[d.Authorization, d.ListUserAuthorizationsData]:
        """What a payer authorized, oldest first, without the evidence.

        Oldest first, including revoked ones, without their evidence. Send `next` as `after` to read the next page; at the end it is null.

        Also refuses with `not_found` (404).
        """
        return AsyncRecords(self._send, "list_user_authorizations", "authorizations", {**filters, "uuid": uuid})

    async def ask_to_authorize(self, uuid: str, *, idempotency_key: str | None = None, **asked: Unpack[d.CreateAuthorizationRequestRequest]) -> d.MadeAuthorizationRequest:
        """Asks a payer to authorize debits: `url` is our page for it, and is shown only once.

        Returns a link: give it to the payer. The page shows the text and the account, and the payer agrees or declines, once. If the payer agrees, the authorization is recorded with its evidence. The link is shown only in this answer; a replay under the same Idempotency-Key has it too.

        Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422), `unknown_user` (422).
        """
        return await self._call("create_authorization_request", {**asked, "uuid": uuid}, idempotency_key)

    def authorization_requests(self, uuid: str, **filters: Unpack[d.ListAuthorizationRequestsQuery]) -> AsyncRecords[d.AuthorizationRequest, d.ListAuthorizationRequestsData]:
        """What a payer was asked to authorize, oldest first.

        Oldest first. A request is removed 90 days after it expires; the authorization stays. Send `next` as `after` to read the next page; at the end it is null.

        Also refuses with `not_found` (404).
        """
        return AsyncRecords(self._send, "list_authorization_requests", "authorization_requests", {**filters, "uuid": uuid})


class AsyncAuthorizationRequests(AsyncGroup):
    async def get(self, uuid: str) -> d.AuthorizationRequest:
        """Read a request for an authorization.

        Without its link. `state` says whether the payer has answered.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_authorization_request", {"uuid": uuid})

    async def withdraw(self, uuid: str, *, idempotency_key: str | None = None) -> d.AuthorizationRequest:
        """Its link no longer works.

        The link no longer works. A withdrawn request is answered as it is. If the payer has agreed, revoke the authorization instead.

        Also refuses with `not_found` (404), `invalid_state` (422).
        """
        return await self._call("withdraw_authorization_request", {"uuid": uuid}, idempotency_key)


class AsyncAuthorizations(AsyncGroup):
    async def get(self, uuid: str) -> d.AuthorizationWithEvidence:
        """With its evidence.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_authorization", {"uuid": uuid})

    async def revoke(self, uuid: str, *, idempotency_key: str | None = None, **body: Unpack[d.RevokeAuthorizationRequest]) -> d.RevokeAuthorizationData:
        """No further payment uses it. Those that are in no bank file end.

        No further payment can use the authorization. Its payments whose debit is in no bank file are canceled (TransactionCanceled); one that waits to be presented again fails (TransactionFailed). A debit that is in a file goes on. A revoked authorization is answered as it is.

        Also refuses with `not_found` (404).
        """
        return await self._call("revoke_authorization", {**body, "uuid": uuid}, idempotency_key)


class AsyncBankAccounts(AsyncGroup):
    async def add(self, user_uuid: str, *, idempotency_key: str | None = None, **account: Unpack[d.AddBankAccountRequest]) -> d.BankAccount | d.AddedBankAccount:
        """Adds an account. One with the same numbers is not added twice: the answer then has the first.

        Exactly one of `custom` and `aggregator`. The first account of a user becomes its default. With `validate_account_routing: true` the account is validated first: `valid`; or 406, and no account is stored; or `not_validated` if the provider gave no verdict. A matching account of the user is answered with 200. Without `validate_account_routing` a match calls no provider and bills nothing; with it, the match is validated and billed like any other account, and `invalid` answers 406. An account that a return disabled does not match: it is added again only if its validation answers `valid`; otherwise the answer is 422.

        In the sandbox the end of the account number decides: `…7001` the provider answers invalid: 406, no account is stored; `…7002` the provider cannot decide: not_validated; `…7003` the provider never answers: not_validated after the deadline of 5 seconds; `…7004` the provider is unreachable: not_validated at once. Every other account is valid, if a bank can have its routing number and the routing directory lists it, when one was imported.

        Also refuses with `tenant_suspended` (403), `user_unavailable` (403), `billing_merchant_invalid` (406), `billing_merchant_deleted` (406), `account_or_routing_number_invalid` (406), `bank_account_disabled` (422), `bank_link_failed` (422), `linking_unavailable` (503).
        """
        return await self._call("add_bank_account", {**account, "user_uuid": user_uuid}, idempotency_key)

    async def list(self, user_uuid: str) -> List[d.ListedBankAccount]:
        """All accounts of a user, at most 1,000.

        Account numbers show their last four characters. A return can disable an account: payments then no longer use it. It can be added again with `validate_account_routing: true`. Without `page` and `per_page` the answer has all accounts, at most 1000; with one of them, it has one page.

        Also refuses with `not_found` (404).
        """
        return await self._call("list_user_bank_accounts", {"uuid": user_uuid})

    async def get_default(self, user_uuid: str) -> d.BankAccount:
        """Get a user's default bank account.

        Returns the full account number, for its owner. Lists show the last four characters.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_default_bank_account", {"user_uuid": user_uuid})

    async def set_default(self, user_uuid: str, *, idempotency_key: str | None = None, **account: Unpack[d.SetDefaultBankAccountRequest]) -> d.BankAccount:
        """Switch a user's default bank account.

        Applies to new payments. Existing payments keep their bank account.

        Also refuses with `not_found` (404), `bank_account_unusable` (422).
        """
        return await self._call("set_default_bank_account", {**account, "user_uuid": user_uuid}, idempotency_key)

    async def remove(self, *, aggregator_type: d.AggregatorType, account_uuid: str) -> None:
        """Remove a bank account.

        Refused while the account has unfinished payments. If it was the default, the oldest usable account becomes the default. When the last bank account of an item at the linking provider is removed, the item is removed there too. It may be sent again if its answer was lost: removing a removed account changes nothing.

        Also refuses with `not_found` (404), `payments_in_progress` (422).
        """
        return await self._call("remove_bank_account", {"aggregator_type": aggregator_type, "account_uuid": account_uuid})

    async def validate(self, *, idempotency_key: str | None = None, **account: Unpack[d.ValidateBankAccountRequest]) -> d.ValidateBankAccountData:
        """Checks an account and a routing number without adding anything.

        Only `account_number` and `routing_number` are required. Answers 200 with `valid`, `invalid` or `not_validated`: here `invalid` is a result, not a refusal. Billed like the validation of a new account.

        In the sandbox the end of the account number decides: `…7001` the provider answers invalid: 406, no account is stored; `…7002` the provider cannot decide: not_validated; `…7003` the provider never answers: not_validated after the deadline of 5 seconds; `…7004` the provider is unreachable: not_validated at once. Every other account is valid, if a bank can have its routing number and the routing directory lists it, when one was imported.

        Also refuses with `tenant_suspended` (403), `billing_merchant_invalid` (406), `billing_merchant_deleted` (406).
        """
        return await self._call("validate_bank_account", account, idempotency_key)

    async def send_micro_entries(self, user_uuid: str, *, idempotency_key: str | None = None, **account: Unpack[d.CreateMicroEntriesRequest]) -> d.MicroEntryCheck:
        """Sends two small credits to an account. The user tells their amounts.

        Sends two credits of less than one dollar with the next file, under the description ACCTVERIFY. When they have settled, the user reads their amounts on the statement of the bank and tells you; send them to `POST /3p/api/v2/micro-entries/{uuid}/confirm` within 14 days. Nothing is taken back. One check of an account is open at a time, and a user has at most 5 in 30 days. The operator of the service limits how many you start in 24 hours. Prenotes are checks too.

        In the sandbox the amounts are always 32 and 45 cents.

        Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422), `invalid_state` (422).
        """
        return await self._call("create_micro_entries", {**account, "uuid": user_uuid}, idempotency_key)

    async def get_micro_entries(self, uuid: str) -> d.MicroEntryCheck:
        """Read a check of a bank account.

        There is no event of it: read it after the settlement of the next banking day.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_micro_entries", {"uuid": uuid})

    def list_micro_entries(self, user_uuid: str, **filters: Unpack[d.ListMicroEntriesQuery]) -> AsyncRecords[d.MicroEntryCheck, d.ListMicroEntriesData]:
        """The checks of the accounts of a user, oldest first.

        Those by micro-entries, oldest first. Send `next` as `after` to read the next page; at the end it is null.

        Also refuses with `not_found` (404).
        """
        return AsyncRecords(self._send, "list_micro_entries", "micro_entry_checks", {**filters, "uuid": user_uuid})

    async def confirm_micro_entries(self, uuid: str, *, idempotency_key: str | None = None, **amounts: Unpack[d.ConfirmMicroEntriesRequest]) -> d.ConfirmMicroEntriesData:
        """Sends the two amounts, in cents. Wrong ones are answered with `matched: false`.

        Allowed when the state is `awaiting_confirmation`. Wrong amounts are an answer with `matched: false`, not an error; after 3 of them the check has failed. Right amounts confirm the check: the account is `valid` for the source `micro_entries` of account validation. A confirmed check is answered as it is.

        Also refuses with `not_found` (404), `invalid_state` (422), `bank_account_unusable` (422).
        """
        return await self._call("confirm_micro_entries", {**amounts, "uuid": uuid}, idempotency_key)

    async def send_prenote(self, user_uuid: str, *, idempotency_key: str | None = None, **account: Unpack[d.CreatePrenoteRequest]) -> d.Prenote:
        """Sends an entry of zero dollars, which the bank returns if the account takes none.

        Sends an entry of zero dollars with the next file. Its bank returns it if the account does not exist or takes no such entries, and tells you if a number has changed. If nothing comes back, the prenote is confirmed on the third banking day after it settled, and the account is `valid` for the source `prenotes` of account validation. It does not prove that the account belongs to the user. One check of an account is open at a time, and a user has at most 5 in 30 days. The operator of the service limits how many you start in 24 hours. Micro-entries are checks too.

        Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422), `invalid_state` (422).
        """
        return await self._call("create_prenote", {**account, "uuid": user_uuid}, idempotency_key)

    async def get_prenote(self, uuid: str) -> d.Prenote:
        """Read a prenote.

        There is no event of it: read it after the third banking day.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_prenote", {"uuid": uuid})

    def list_prenotes(self, user_uuid: str, **filters: Unpack[d.ListPrenotesQuery]) -> AsyncRecords[d.Prenote, d.ListPrenotesData]:
        """The prenotes to the accounts of a user, oldest first.

        Oldest first. Send `next` as `after` to read the next page; at the end it is null.

        Also refuses with `not_found` (404).
        """
        return AsyncRecords(self._send, "list_prenotes", "prenotes", {**filters, "uuid": user_uuid})


class AsyncBankAccountRequests(AsyncGroup):
    async def get(self, uuid: str) -> d.BankAccountRequest:
        """Read a request for a bank account.

        Without its link. `state` says whether the user has added an account.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_bank_account_request", {"uuid": uuid})

    async def withdraw(self, uuid: str, *, idempotency_key: str | None = None) -> d.BankAccountRequest:
        """Its link no longer works.

        The link no longer works. A withdrawn request is answered as it is. If the user has added the account, remove the account instead.

        Also refuses with `not_found` (404), `invalid_state` (422).
        """
        return await self._call("withdraw_bank_account_request", {"uuid": uuid}, idempotency_key)


class AsyncTransactions(AsyncWaiting):
    async def create(self, *, idempotency_key: str | None = None, **payment: Unpack[d.TransactionRequest]) -> d.TransactionWithMetadata:
        """Starts a payment: captures `amount` (cents) from the payer, pays `amount − transaction_fee` to the payee. Give the id of your order as the key: then your own retry, even after a crash, starts no second payment. Raises BlockedError, LimitError, InvalidRequestError.

        Captures `amount` from the payer and pays `amount − transaction_fee` to the payee. At least one of them must be a merchant. Without `transaction_fee` the defaults of the payee apply if it is a merchant, else the defaults of the payer, else 0. If your operator has set `unique_client_reference_ids`, a second payment with the same `client_reference_id` is refused. Announces TransactionStarted.

        Also refuses with `tenant_suspended` (403), `same_user` (422), `unknown_user` (422), `no_merchant` (422), `no_bank_account` (422), `bank_account_unusable` (422), `user_blocked` (422), `bank_account_blocked` (422), `not_authorized` (422), `bank_account_not_validated` (422), `client_reference_id_taken` (422), `limit_exceeded` (422).
        """
        return await self._call("create_transaction", payment, idempotency_key)

    async def preview(self, *, idempotency_key: str | None = None, **payment: Unpack[d.TransactionRequest]) -> d.TransactionPreview:
        """What `create` would do, without doing it.

        Takes the body of a start, and starts nothing. It is refused as the start would be refused now, limits included; otherwise it answers the fee, the bank accounts, and the dates if the transaction were started now. `payout_amount` is what the payee would get. The dates are banking days in Eastern time.

        Also refuses with `tenant_suspended` (403), `same_user` (422), `unknown_user` (422), `no_merchant` (422), `no_bank_account` (422), `bank_account_unusable` (422), `user_blocked` (422), `bank_account_blocked` (422), `not_authorized` (422), `bank_account_not_validated` (422), `client_reference_id_taken` (422), `limit_exceeded` (422).
        """
        return await self._call("preview_transaction", payment, idempotency_key)

    async def create_in_bulk(self, *, idempotency_key: str | None = None, **payments: Unpack[d.CreateTransactionsInBulkRequest]) -> d.CreateTransactionsInBulkData:
        """Starts up to 1,000 payments. Each has its own result: one that fails stops no other.

        Up to 1,000 at once. Each item is started or refused on its own, and answered at its index. Every item has an `idempotency_key` with the same scope as the header of the single operation, so an item may be retried by either operation.

        Also refuses with `tenant_suspended` (403).
        """
        return await self._call("create_transactions_in_bulk", payments, idempotency_key)

    def list(self, **filters: Unpack[d.ListTransactionsQuery]) -> AsyncRecords[d.Transaction, d.ListTransactionsData]:
        """Payments by day, bank account and every filter of the search, oldest first: a new one moves none of the others.

        Filters by creation day (UTC, both ends inclusive), by the bank accounts of payer and payee, and by what `GET /3p/api/v2/transactions/search` filters by; a payment must match every filter. `per_page`, `start_date` and `end_date` may also be spelled `pageSize`, `startDate` and `endDate`. `totalItems` is exact. With filters other than days, vendor and bank accounts, a list of which 10,000 payments or more must be looked at is refused: narrow it by days, or use the search. A page after the last one is empty. New payments move the pages of `newest`: to lose and repeat none, send the header `Achord-Next` of the page before as `after`. A parameter that the list does not know is refused. The parameters may also be sent in a JSON body, of a GET or a POST; a body of a GET that is no JSON is ignored. A parameter that is in both places must have the same value. A body with the fields of a payment is refused: send it to `POST /3p/api/v1/transaction`.

        Also refuses with `list_too_long` (422).
        """
        return AsyncRecords(self._send, "list_transactions", "transactions", {"sort_order": "oldest", **filters})

    def search(self, **filters: Unpack[d.SearchTransactionsQuery]) -> AsyncRecords[d.NamedTransaction, d.SearchTransactionsData]:
        """Payments by state, status, user, reference, metadata, trace number, return code, amount and time; newest first.

        By state, status, user, reference, metadata, trace number, return code, amount and time; a payment must match every filter. `user_uuid`: the payer or the payee. `created_from` and `updated_since` are included in their range, `created_before` and `updated_before` are not. To follow changes, send `updated_since` with `created_from` of some months ago: payments that ended long ago do not change. Newest first. One answer looks at a bounded number of payments, so a page may have fewer than `limit`, or none, and still a `next`: go on until `next` is null.
        """
        return AsyncRecords(self._send, "search_transactions", "transactions", filters)

    async def get(self, uuid: str) -> d.Transaction:
        """Read a transaction.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_transaction", {"uuid": uuid})

    async def details(self, uuid: str) -> d.NamedTransactionDetails:
        """With its moves, its entries in files, and its bank accounts.

        The record, its `state` in one word, its moves in order with a description, its entries in bank files, its holds and its refunds, all read at one moment. `capture_settles_on`, `payout_eligible_on` (the capture is good) and `returnable_until` (every return in time has arrived by the opening of this day) are banking days in Eastern time. They are null after the capture was canceled or failed, and while an open hold stops the step that they depend on.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_transaction_details", {"uuid": uuid})

    async def authorization_proof(self, uuid: str) -> d.AuthorizationProof:
        """What proves that the payer authorized the payment: for its bank.

        The authorization that the payment uses with its evidence, who pays whom, and each debit with its trace number and its return. A bank asks for it when a payer denies a debit, and must have it within ten banking days. `format=pdf` answers it as a file for the bank.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_authorization_proof", {"uuid": uuid})

    async def update(self, uuid: str, *, idempotency_key: str | None = None, **change: Unpack[d.UpdateTransactionRequest]) -> d.TransactionWithMetadata:
        """Changes metadata by key: `{ metadata: { shipment: 'DN-77120', note: null } }`.

        In any status. `metadata` changes by key: a key that you send is added or gets the new value, null deletes it, and all other keys stay. Nothing else of a transaction can be changed. No event is announced; later events, the details and the search show the new metadata. A replay of the start still answers what was sent with it.

        Also refuses with `not_found` (404).
        """
        return await self._call("update_transaction", {**change, "uuid": uuid}, idempotency_key)

    async def cancel(self, uuid: str, **body: Unpack[d.CancelTransactionRequest]) -> d.Transaction:
        """Only before its debit is in a file. Raises StateError (`not_cancelable`).

        Works until the capture is put into a bank file. Announces TransactionCanceled. It may be sent again if its answer was lost: a canceled transaction is answered as it is.

        Also refuses with `not_found` (404), `not_cancelable` (422).
        """
        return await self._call("cancel_transaction", {**body, "uuid": uuid})

    async def pause(self, uuid: str, *, idempotency_key: str | None = None, **body: Unpack[d.PauseTransactionRequest]) -> d.Transaction:
        """Holds the payment back until it is resumed.

        Puts a hold on the transaction: no payout, reverse payout, clawback or refund of it is sent until it is resumed. The capture continues. Pausing a paused transaction changes nothing.

        Also refuses with `not_found` (404), `not_pausable` (422).
        """
        return await self._call("pause_transaction", {**body, "uuid": uuid}, idempotency_key)

    async def resume(self, uuid: str, *, idempotency_key: str | None = None) -> d.Transaction:
        """Resume a transaction.

        Releases the tenant's hold. The stopped entries are sent at the next cut-off, unless an operator holds the transaction too. Resuming a transaction that is not paused changes nothing.

        Also refuses with `not_found` (404).
        """
        return await self._call("resume_transaction", {"uuid": uuid}, idempotency_key)

    async def holds(self, uuid: str) -> d.ListTransactionHoldsData:
        """Why the payment waits.

        Oldest first, including released holds.

        Also refuses with `not_found` (404).
        """
        return await self._call("list_transaction_holds", {"uuid": uuid})


class AsyncRefunds(AsyncGroup):
    async def create(self, transaction_uuid: str, *, idempotency_key: str | None = None, **refund: Unpack[d.CreateRefundRequest]) -> d.Refund:
        """Sends `amount` (cents) back to the payer; without it, all that is left.

        Debits `amount` (default: all that is left) from the payee after the payout was sent, and credits it to the payer when that debit is good. Allowed from the moment the capture is in a confirmed bank file until the capture or the payout is returned. Before that, cancel the transaction. A transaction may be refunded in several parts, up to its amount. Announces RefundPending.

        Also refuses with `tenant_suspended` (403), `not_found` (404), `not_refundable` (422), `refund_exceeds_amount` (422), `refund_limit_reached` (422), `unknown_user` (422).
        """
        return await self._call("create_refund", {**refund, "uuid": transaction_uuid}, idempotency_key)

    async def get(self, uuid: str) -> d.Refund:
        """Read a refund.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_refund", {"uuid": uuid})

    async def update(self, uuid: str, *, idempotency_key: str | None = None, **change: Unpack[d.UpdateRefundRequest]) -> d.Refund:
        """Changes metadata by key.

        In any status. `metadata` changes by key: a key that you send is added or gets the new value, null deletes it, and all other keys stay. Nothing else of a refund can be changed. No event is announced; later events show the new metadata.

        Also refuses with `not_found` (404).
        """
        return await self._call("update_refund", {**change, "uuid": uuid}, idempotency_key)

    def list(self, **filters: Unpack[d.ListRefundsQuery]) -> AsyncRecords[d.NamedRefund, d.ListRefundsData]:
        """List refunds.

        The refunds of all transactions with the names of payers and payees, newest first. Send `next` as `after` to read the next page; at the end it is null.
        """
        return AsyncRecords(self._send, "list_refunds", "refunds", filters)

    async def of_transaction(self, transaction_uuid: str) -> d.ListTransactionRefundsData:
        """Of one payment, oldest first, with those that failed.

        Oldest first, including failed refunds.

        Also refuses with `not_found` (404).
        """
        return await self._call("list_transaction_refunds", {"uuid": transaction_uuid})


class AsyncBatches(AsyncGroup):
    def payouts(self, **filters: Unpack[d.ListBatchPayoutsQuery]) -> AsyncRecords[d.ListBatchPayoutsDataBatchPayouts, d.ListBatchPayoutsData]:
        """Daily payouts to the merchants that are paid in batches, newest first.

        Newest first. One for each daily run, for all merchants of the processor.
        """
        return AsyncRecords(self._send, "list_batch_payouts", "batch_payouts", filters)

    async def payout(self, uuid: str) -> d.GetBatchPayoutData:
        """Read one of the batch payouts.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_batch_payout", {"uuid": uuid})

    async def merchant_payouts(self, *, uuid: str, **input: Unpack[d.ListMerchantPayoutsQuery]) -> d.ListMerchantPayoutsData:
        """List the merchants of a batch payout.

        One for each merchant and account, with its entries at the bank, ordered by uuid. `/3p/api/v2/batch-merchant-payouts/{uuid}` also lists the members.

        Also refuses with `not_found` (404).
        """
        return await self._call("list_merchant_payouts", {**input, "uuid": uuid})

    async def merchant_payout(self, *, uuid: str, **input: Unpack[d.GetMerchantPayoutQuery]) -> d.WholeMerchantPayout:
        """The payout of one merchant, with its payments.

        One credit to one account of the merchant, for all payments that became good since the last run. `trace_id` is the trace number of the latest entry; `entries` lists all.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_merchant_payout", {**input, "uuid": uuid})

    def refunds(self, **filters: Unpack[d.ListBatchRefundsQuery]) -> AsyncRecords[d.ListBatchRefundsDataBatchRefunds, d.ListBatchRefundsData]:
        """Daily debits of merchants for their refunds, newest first.

        Newest first. One for each daily run, for all merchants of the processor.
        """
        return AsyncRecords(self._send, "list_batch_refunds", "batch_refunds", filters)

    async def refund(self, *, uuid: str, **input: Unpack[d.GetBatchRefundQuery]) -> d.GetBatchRefundData:
        """Read one of the batch refunds.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_batch_refund", {**input, "uuid": uuid})

    async def merchant_refunds(self, *, uuid: str, **input: Unpack[d.ListMerchantRefundsQuery]) -> d.ListMerchantRefundsData:
        """List the merchants of a batch refund.

        One for each merchant and account, with its entries at the bank, ordered by uuid. `/3p/api/v2/batch-merchant-refunds/{uuid}` also lists the members.

        Also refuses with `not_found` (404).
        """
        return await self._call("list_merchant_refunds", {**input, "uuid": uuid})

    async def merchant_refund(self, *, uuid: str, **input: Unpack[d.GetMerchantRefundQuery]) -> d.WholeMerchantRefund:
        """Read a merchant's batch refund.

        One debit of the merchant for all refunds of its payments since the last run. `trace_id` is the trace number of the latest entry; `entries` lists all.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_merchant_refund", {**input, "uuid": uuid})


class AsyncWebhooksEndpoints(AsyncGroup):
    async def list(self) -> d.ListWebhookEndpointsData:
        """List webhook endpoints.

        A processor sees its own URLs and its vendors’ URLs (`vendor_uuid`), a vendor its own. Oldest first, only URLs with a registration.
        """
        return await self._call("list_webhook_endpoints", {})

    async def update(self, uuid: str, *, idempotency_key: str | None = None, **change: Unpack[d.UpdateWebhookEndpointRequest]) -> d.WebhookEndpoint:
        """Change an endpoint.

        An absent field does not change. Its secret and history stay. `event_names`: the endpoint receives these events from now on, and no others; pending deliveries of other events are canceled. `url`: pending deliveries go to the new URL, at once if they failed before; a disabled endpoint stays disabled. After the answer nothing is sent that the change excludes.

        Also refuses with `not_found` (404), `event_needs_processor` (422), `webhook_url_refused` (422), `webhook_url_taken` (422).
        """
        return await self._call("update_webhook_endpoint", {**change, "uuid": uuid}, idempotency_key)

    async def secret(self, uuid: str) -> d.WebhookSecret:
        """Read the signing secret of an endpoint.

        Signatures follow Standard Webhooks 1.0.0. Each tenant and URL has one secret.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_webhook_secret", {"uuid": uuid})

    async def rotate_secret(self, uuid: str, *, idempotency_key: str | None = None) -> d.WebhookSecret:
        """Makes a new secret. The old one signs too for a day: check with both.

        For 24 hours every delivery has two signatures, one of the new secret and one of the previous secret. A second rotation within that time ends the older secret immediately.

        Also refuses with `not_found` (404).
        """
        return await self._call("rotate_webhook_secret", {"uuid": uuid}, idempotency_key)

    async def enable(self, uuid: str, *, idempotency_key: str | None = None) -> d.WebhookEndpoint:
        """Sends again to an endpoint that was disabled after many failures.

        Its held deliveries are due at once. Enabling an enabled endpoint changes nothing.

        Also refuses with `not_found` (404).
        """
        return await self._call("enable_webhook_endpoint", {"uuid": uuid}, idempotency_key)

    async def test(self, uuid: str, *, idempotency_key: str | None = None) -> d.SendTestDeliveryData:
        """Send a test delivery.

        Sends one request of type `WebhookTest` at once, signed like any other, also to a disabled endpoint. It is sent only once and is not in the history. The answer has its result and takes at most 15 seconds.

        Also refuses with `not_found` (404).
        """
        return await self._call("send_test_delivery", {"uuid": uuid}, idempotency_key)

    def deliveries(self, uuid: str, **filters: Unpack[d.ListDeliveriesQuery]) -> AsyncRecords[d.Delivery, d.ListDeliveriesData]:
        """List the deliveries of an endpoint.

        Latest event first. `pending`: under way, or waits for its next attempt. `held`: waits until the endpoint is enabled. `dead`: failed ten times. `canceled`: de-registered before it was delivered. `since` and `until` compare the time when the event was raised.

        Also refuses with `not_found` (404).
        """
        return AsyncRecords(self._send, "list_deliveries", "deliveries", {**filters, "uuid": uuid})

    async def replay(self, uuid: str, *, idempotency_key: str | None = None, **range: Unpack[d.ReplayDeliveriesRequest]) -> d.ReplayDeliveriesData:
        """Sends all deliveries of a range again.

        Sends deliveries again whose events were raised from `since` and before `until` (both optional). `state` is `dead` by default, or `delivered`. They are due at once, the oldest first, and start a new schedule of ten attempts. A request takes up to 10000; if `more` is true, repeat the request.

        Also refuses with `not_found` (404).
        """
        return await self._call("replay_deliveries", {**range, "uuid": uuid}, idempotency_key)

    async def replay_delivery(self, delivery_uuid: str, *, idempotency_key: str | None = None) -> d.ReplayDeliveryData:
        """Sends one delivery again.

        Sends the same event with the same `webhook-id` at once and starts a new schedule of ten attempts, whether it was delivered, is dead, or waits for its next attempt. A disabled endpoint receives it when it is enabled.

        Also refuses with `not_found` (404).
        """
        return await self._call("replay_delivery", {"uuid": delivery_uuid}, idempotency_key)


class AsyncWebhooks(AsyncGroup):
    def __init__(self, call: Any) -> None:
        super().__init__(call)
        self.endpoints = AsyncWebhooksEndpoints(call)

    verify = staticmethod(verify)

    async def register(self, *, idempotency_key: str | None = None, **webhook: Unpack[d.RegisterWebhookRequest]) -> None:
        """Sends an event to a URL from now on. `endpoints.secret` reads the endpoint's secret.

        Every URL then receives every named event. A request with one bad entry registers nothing; a repeated registration changes nothing. A request takes up to 20 URLs, a tenant up to 100. Only a processor token can register BatchPayout and BatchRefund. Deliveries are signed: read the secret at `/3p/api/v1/webhook-endpoints/{uuid}/secret`.

        Also refuses with `webhook_url_refused` (422), `event_needs_processor` (422), `webhook_limit_reached` (422).
        """
        return await self._call("register_webhook", webhook, idempotency_key)

    async def deregister(self, **webhook: Unpack[d.DeregisterWebhookRequest]) -> None:
        """De-register a webhook.

        Without `webhook_url` the events are removed from all URLs of the tenant. Pending deliveries of removed registrations are canceled; none starts after the answer. An event that is not registered changes nothing. The header `Achord-Removed-Registrations` has the number of removed registrations.

        Also refuses with `webhook_url_refused` (422).
        """
        return await self._call("deregister_webhook", webhook)

    async def list(self) -> List[d.WebhookRegistration]:
        """List registered webhooks.

        Lists all registrations of the tenant, one entry for each event and URL. A registration never changes, so `updated_at` is `created_at`.
        """
        return await self._call("list_webhooks", {})


class AsyncEvents(AsyncFollowing):
    async def get(self, uuid: str) -> d.Event:
        """Read an event.

        By its uuid, which is the `webhook-id` of its deliveries.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_event", {"uuid": uuid})


class AsyncAccount(AsyncGroup):
    async def me(self) -> d.GetMeData:
        """Whose token this is.

        The processor of the token, and its vendor if it is the token of a vendor; whether the service moves money; and what the token may do now.
        """
        return await self._call("get_me", {})

    async def statement(self, **range: Unpack[d.GetStatementQuery]) -> d.TenantStatement:
        """Openings, movements and closings of a range of days. As a file: `operations.get_statement`.

        Every account with a balance or a movement, and every debit and credit with the balance of its account after it. Cents, debit positive. BANK: cash in the pooled settlement account. DIF: debits in flight. CIF: credits in flight. UNS: captured, not yet good. PAYEE: owed to a payee. PRES: reserved for a payout. FEE: owed to a vendor, or to the processor, for fees. PAYER: owed to a payer. CLAW: receivable from a payee. RECV: receivable from a payer. LOSS: written off. SUSP: unmatched bank items. REV: moved by reversals, and not taken over by payments. DUP: moved by files that a bank processed twice. BFEE: fees of the banks. MICRO: small credits that check bank accounts. OWN: own funds paid in. From `start_date` to `end_date`, UTC days, both inclusive. By default the period ends today and begins on the first day of its last month. `format=csv` answers the whole period as a file, without pages. A vendor reads only its own account: the fees owed to it.
        """
        return await self._call("get_statement", range)

    async def monthly_statement(self, **of: Unpack[d.GetMonthlyStatementQuery]) -> d.MonthlyStatement:
        """What changed in what is owed to payees. As a file: `operations.get_monthly_statement`.

        How the balance of all payees changed: payments that became good, fees, returns, refunds, payouts. What payees get is positive. `format=csv` answers a file with a record for each merchant and day, with names, in dollars.
        """
        return await self._call("get_monthly_statement", of)

    def payouts(self, **filters: Unpack[d.ListPayoutsQuery]) -> AsyncRecords[d.Payout, d.ListPayoutsData]:
        """Newest first.

        Newest first: each credit to a bank account of a payee, and the day on which the bank of the payee has it. The payments of a daily run share one. Send `next` as `after` to read the next page; at the end it is null.
        """
        return AsyncRecords(self._send, "list_payouts", "payouts", filters)

    def payments_of_payout(self, uuid: str, **filters: Unpack[d.ListPaymentsOfPayoutQuery]) -> AsyncRecords[d.PaidPayment, d.ListPaymentsOfPayoutData]:
        """The payments that a payout pays.

        The payments that the payout pays, oldest first, each with its part of the amount. Send `next` as `after` to read the next page; at the end it is null.

        Also refuses with `not_found` (404).
        """
        return AsyncRecords(self._send, "list_payments_of_payout", "payments", {**filters, "uuid": uuid})

    def negative_balances(self, **filters: Unpack[d.ListNegativeBalancesQuery]) -> AsyncRecords[d.NegativeBalance, d.ListNegativeBalancesData]:
        """The payees that owe, and how much of it their next payouts pay.

        The payees that owe money now, by uuid, because debits came back after they were paid. Their later payouts pay the debts first, and only the rest is paid out. Send `next` as `after` to read the next page; at the end it is null.
        """
        return AsyncRecords(self._send, "list_negative_balances", "negative_balances", filters)

    async def limits(self) -> d.ListLimitsData:
        """List the limits of payments.

        A processor sees its own limits and the limits of its vendors and merchants; a vendor its own limits and its merchants’ limits. In cents; null is no limit. Each request counts the usage again.
        """
        return await self._call("list_limits", {})

    async def return_rates(self) -> d.ListReturnRatesData:
        """List return rates.

        The processor first, then its merchants; for a vendor only its merchants. The debits that were sent in 60 days, and the returns of these days. Owners without debits are left out.
        """
        return await self._call("list_return_rates", {})

    def requests(self, **filters: Unpack[d.ListRequestsQuery]) -> AsyncRecords[d.LoggedRequest, d.ListRequestsData]:
        """The requests of the last 14 days, newest first, without their bodies.

        A processor sees its own and its vendors’ requests, a vendor its own. Newest first; a request is there a few seconds after its answer, and for 14 days by default. It has no bodies and no queries. One answer looks at a bounded number of requests, so a page may have fewer than `limit`, or none, and still a `next`: go on until `next` is null.
        """
        return AsyncRecords(self._send, "list_requests", "requests", filters)


class AsyncFees(AsyncGroup):
    async def vendor_account(self, vendor_uuid: str) -> d.FeeAccount:
        """The account that fees of a vendor are paid to, and what is owed.

        `uuid` is a vendor. The operator manages the fees of the processor itself.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_vendor_fee_account", {"uuid": vendor_uuid})

    async def set_vendor_account(self, vendor_uuid: str, *, idempotency_key: str | None = None, **account: Unpack[d.SetVendorFeeAccountRequest]) -> d.FeeAccount:
        """Name the account that fees of a vendor are paid to.

        `uuid` is a vendor. The operator manages the fees of the processor itself. The account belongs to a user of the vendor, or to a user of the processor for its own fees. `schedule` is `daily` (the daily run of each banking day pays) or `on_demand`; without it the schedule stays, and is daily at first. After a returned payout the daily run pays again only after an account is named, even the same one.

        Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422).
        """
        return await self._call("set_vendor_fee_account", {**account, "uuid": vendor_uuid}, idempotency_key)

    async def pay_out(self, vendor_uuid: str, *, idempotency_key: str | None = None) -> d.FeePayout:
        """Pay out fees of a vendor.

        One credit of all owed fees to the named account, with the next cut-off for the next banking day. Only fees of good captures are owed. Refused with 422 `no_fee_account`, `nothing_owed`, or `payout_waits` if a payout already waits for the next file.

        Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422).
        """
        return await self._call("pay_out_vendor_fees", {"uuid": vendor_uuid}, idempotency_key)

    def payouts(self, **filters: Unpack[d.ListFeePayoutsQuery]) -> AsyncRecords[d.FeePayout, d.ListFeePayoutsData]:
        """Newest first.

        Newest first. A processor sees its own and its vendors’ payouts; a vendor its own.
        """
        return AsyncRecords(self._send, "list_fee_payouts", "fee_payouts", filters)

    async def payout(self, uuid: str) -> d.FeePayout:
        """Read a payout of fees.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_fee_payout", {"uuid": uuid})


class AsyncSandbox(AsyncGroup):
    async def clock(self) -> d.Clock:
        """The time of the banking calendar, and the time of records."""
        return await self._call("get_clock", {})

    async def advance(self, *, idempotency_key: str | None = None, **to: Unpack[d.AdvanceClockRequest]) -> d.Clock:
        """Goes to a later time, or some banking days further; answers when all due work is done.

        Give exactly one of `seconds`, `banking_days` (to 20:00 Eastern of the n-th next banking day) and `to`. Everything due on the way has run when this call answers. Afterwards records are dated by the banking calendar, and the pace goes on from there.
        """
        return await self._call("advance_clock", to, idempotency_key)

    async def return_entry(self, transaction_uuid: str, *, idempotency_key: str | None = None, **entry: Unpack[d.ReturnEntryRequest]) -> None:
        """The bank of the payer or payee returns an entry of a payment.

        The bank of the payer or payee returns the latest entry of a stage. The return is applied when this call answers. With the code `REJ` our own bank rejects the entry: that item is put in suspense, because it has no trace number of ours. An entry that is not in a sent file, or is already returned, is refused with 422. A return after its deadline is applied and listed at `/admin/v1/late-returns`.

        Also refuses with `not_found` (404), `entry_not_returnable` (422).
        """
        return await self._call("return_entry", {**entry, "uuid": transaction_uuid}, idempotency_key)

    async def return_fee_payout(self, uuid: str, *, idempotency_key: str | None = None, **entry: Unpack[d.ReturnFeePayoutRequest]) -> None:
        """Return a fee payout.

        The fees are owed again when this call answers. A fee payout that is not in a sent file, or is already returned, is refused with 422.

        Also refuses with `not_found` (404), `entry_not_returnable` (422).
        """
        return await self._call("return_fee_payout", {**entry, "uuid": uuid}, idempotency_key)

    async def change_account(self, account_uuid: str, *, idempotency_key: str | None = None, **change: Unpack[d.SendNotificationOfChangeRequest]) -> None:
        """The bank tells that the numbers of an account have changed.

        The bank of the account answers its latest entry with a notification of change. The account is corrected when this call answers. A bank corrects a field once per entry: a second, different correction is put in suspense until a later entry is sent. `corrected` is in the columns of the code, as in a bank file; without it the bank makes up a value. An account without an entry is refused with 422.

        Also refuses with `entry_not_returnable` (422).
        """
        return await self._call("send_notification_of_change", {**change, "uuid": account_uuid}, idempotency_key)

    async def fail_next_upload(self, *, idempotency_key: str | None = None, **fault: Unpack[d.FailNextUploadRequest]) -> None:
        """Fail the next upload.

        The next upload to a simulated bank fails like a broken connection. The file and its payments wait, and are sent at the next banking instant.
        """
        return await self._call("fail_next_upload", fault, idempotency_key)

    async def reject_next_file(self, *, idempotency_key: str | None = None, **fault: Unpack[d.RejectNextFileRequest]) -> None:
        """Reject the next file.

        The simulated bank answers the next file that it takes with an acknowledgment that rejects it, once. Its entries go into the next file, captures that counted as sent fail, and the acknowledgment waits on Today.
        """
        return await self._call("reject_next_file", fault, idempotency_key)

    async def process_next_file_twice(self, *, idempotency_key: str | None = None, **fault: Unpack[d.ProcessNextFileTwiceRequest]) -> None:
        """Process the next file twice.

        The simulated bank processes the next file that it takes twice, once. Our books do not learn of it: the receivers get each entry twice, and the answers of magic account numbers come twice, with trace numbers of their own. The bank statement, which you enter, shows the sums of the file twice.
        """
        return await self._call("process_next_file_twice", fault, idempotency_key)

    async def spoil_next_answers(self, *, idempotency_key: str | None = None, **fault: Unpack[d.SpoilNextAnswersRequest]) -> None:
        """Spoil the next answers.

        The next file of returns and changes of a simulated bank has this fault, once. `duplicated`: the file comes twice, under two names. `late`: it comes five banking days later. `cut`: half of the file comes first and is quarantined; the whole file comes at the next instant. `untidy`: the file has other line ends and no trailing blanks.
        """
        return await self._call("spoil_next_answers", fault, idempotency_key)

    async def set_bank_server(self, *, idempotency_key: str | None = None, **server: Unpack[d.SetBankServerRequest]) -> None:
        """Make a bank's server unreachable.

        Until a call with `reachable: true`, files to this simulated bank wait, and its own files are not read. Sent entries still settle, but no capture sent through this bank becomes good. Other banks are not affected.
        """
        return await self._call("set_bank_server", server, idempotency_key)


class AsyncOperations(AsyncGroup):
    """Every operation by its id: what operators do is here."""

    async def register_person(self, *, idempotency_key: str | None = None, **values: Unpack[d.RegisterPersonRequest]) -> d.RegisteredUser:
        """Register a person.

        The `uuid` of the answer is the `{user_uuid}` of the other paths. A `bank_account` becomes the default account, and the answer has its uuid as `bank_account_uuid`. If the account is refused, no user is registered.

        Also refuses with `tenant_suspended` (403), `billing_merchant_invalid` (406), `billing_merchant_deleted` (406), `account_or_routing_number_invalid` (406), `bank_link_failed` (422), `linking_unavailable` (503).
        """
        return await self._call("register_person", values, idempotency_key)

    async def register_business(self, *, idempotency_key: str | None = None, **values: Unpack[d.RegisterBusinessRequest]) -> d.RegisteredUser:
        """Register a business.

        With `kyb: true` the business is verified at once: `kyb_status` is APPROVED (it is a merchant), REJECTED, or IN_REVIEW until someone decides. With `kyb: false` it stays null and nothing is billed. `payout_type` and the fees may be at the top or inside `business`. `company_name` is the name on bank statements, by default the trading name, or else the name, shortened to 16 characters. The answer masks `tin` and `ssn9`. A `bank_account` becomes the default account, and the answer has its uuid as `bank_account_uuid`. If the account is refused, no user is registered.

        In the sandbox these TINs decide the outcome of the verification. Every other TIN is approved at once.

        | TIN | in the sandbox |
        |---|---|
        | `000000001` | the verification fails |
        | `000000002` | the provider leaves the decision to an operator |
        | `000000003` | the provider is unreachable, so the business stays in review |

        Also refuses with `tenant_suspended` (403), `billing_merchant_invalid` (406), `billing_merchant_deleted` (406), `account_or_routing_number_invalid` (406), `bank_link_failed` (422), `linking_unavailable` (503).
        """
        return await self._call("register_business", values, idempotency_key)

    async def list_users(self, **values: Unpack[d.ListUsersQuery]) -> d.ListUsersData:
        """List users.

        Newest first, unless `sort_order` is `oldest`. `start_date` and `end_date` are UTC days of creation, both included. `email` ignores case. The list has deleted users only if `include_deleted` is true.
        """
        return await self._call("list_users", values)

    async def get_user(self, *, uuid: str) -> d.User:
        """Read a user.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_user", {"uuid": uuid})

    async def update_user(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.UserChange]) -> d.User:
        """Change a user.

        An absent field does not change; null clears the field. An address and the list of owners are replaced as a whole; an owner with a `uuid` keeps its absent fields. `metadata` changes by key. Sending back a record that was read changes nothing. A new legal name or TIN of a business that is APPROVED or IN_REVIEW is verified and billed again.

        Also refuses with `not_found` (404), `decided_meanwhile` (422), `billing_merchant_invalid` (406), `billing_merchant_deleted` (406).
        """
        return await self._call("update_user", {**values, "uuid": uuid}, idempotency_key)

    async def delete_user(self, *, uuid: str) -> None:
        """Delete a user.

        Afterwards the user does not exist for the API, except as a billing merchant (406, Billing Merchant Deleted) and in a list with `include_deleted`. Its bank accounts stay on record. Nothing debits them: a clawback from the user fails at once. Amounts that are owed to the user are still paid to them. It may be sent again if its answer was lost: deleting a deleted user changes nothing.

        Also refuses with `not_found` (404), `payments_in_progress` (422).
        """
        return await self._call("delete_user", {"uuid": uuid})

    async def submit_business_verification(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.UserChange]) -> d.User:
        """Submit a business for verification.

        Takes the same body as a change of the user, so corrections are stored and verified together; an empty body submits the business without changes. A decision of the provider is billed, a review is not. A verified business is answered as it is if the body changes nothing: it was verified by an earlier request.

        In the sandbox these TINs decide the outcome of the verification. Every other TIN is approved at once.

        | TIN | in the sandbox |
        |---|---|
        | `000000001` | the verification fails |
        | `000000002` | the provider leaves the decision to an operator |
        | `000000003` | the provider is unreachable, so the business stays in review |

        Also refuses with `tenant_suspended` (403), `not_found` (404), `not_a_business` (422), `already_verified` (422), `decided_meanwhile` (422), `billing_merchant_invalid` (406), `billing_merchant_deleted` (406).
        """
        return await self._call("submit_business_verification", {**values, "uuid": uuid}, idempotency_key)

    async def get_merchant_billing(self, *, uuid: str, **values: Unpack[d.GetMerchantBillingQuery]) -> d.GetMerchantBillingData:
        """Read the billable events of a merchant.

        Counts the billable events of the merchant from `start_date` to `end_date`: UTC days, both included. By default the period ends today and begins on the first day of its last month. Payments and returns are billed to the tenant, so they do not count here.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_merchant_billing", {**values, "uuid": uuid})

    async def add_bank_account(self, *, user_uuid: str, idempotency_key: str | None = None, **values: Unpack[d.AddBankAccountRequest]) -> d.BankAccount | d.AddedBankAccount:
        """Add a bank account.

        Exactly one of `custom` and `aggregator`. The first account of a user becomes its default. With `validate_account_routing: true` the account is validated first: `valid`; or 406, and no account is stored; or `not_validated` if the provider gave no verdict. A matching account of the user is answered with 200. Without `validate_account_routing` a match calls no provider and bills nothing; with it, the match is validated and billed like any other account, and `invalid` answers 406. An account that a return disabled does not match: it is added again only if its validation answers `valid`; otherwise the answer is 422.

        In the sandbox the end of the account number decides: `…7001` the provider answers invalid: 406, no account is stored; `…7002` the provider cannot decide: not_validated; `…7003` the provider never answers: not_validated after the deadline of 5 seconds; `…7004` the provider is unreachable: not_validated at once. Every other account is valid, if a bank can have its routing number and the routing directory lists it, when one was imported.

        Also refuses with `tenant_suspended` (403), `user_unavailable` (403), `billing_merchant_invalid` (406), `billing_merchant_deleted` (406), `account_or_routing_number_invalid` (406), `bank_account_disabled` (422), `bank_link_failed` (422), `linking_unavailable` (503).
        """
        return await self._call("add_bank_account", {**values, "user_uuid": user_uuid}, idempotency_key)

    async def get_default_bank_account(self, *, user_uuid: str) -> d.BankAccount:
        """Get a user's default bank account.

        Returns the full account number, for its owner. Lists show the last four characters.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_default_bank_account", {"user_uuid": user_uuid})

    async def list_user_bank_accounts(self, *, uuid: str, **values: Unpack[d.ListUserBankAccountsQuery]) -> List[d.ListedBankAccount]:
        """List a user's bank accounts.

        Account numbers show their last four characters. A return can disable an account: payments then no longer use it. It can be added again with `validate_account_routing: true`. Without `page` and `per_page` the answer has all accounts, at most 1000; with one of them, it has one page.

        Also refuses with `not_found` (404).
        """
        return await self._call("list_user_bank_accounts", {**values, "uuid": uuid})

    async def remove_bank_account(self, *, aggregator_type: d.AggregatorType, account_uuid: str) -> None:
        """Remove a bank account.

        Refused while the account has unfinished payments. If it was the default, the oldest usable account becomes the default. When the last bank account of an item at the linking provider is removed, the item is removed there too. It may be sent again if its answer was lost: removing a removed account changes nothing.

        Also refuses with `not_found` (404), `payments_in_progress` (422).
        """
        return await self._call("remove_bank_account", {"aggregator_type": aggregator_type, "account_uuid": account_uuid})

    async def set_default_bank_account(self, *, user_uuid: str, idempotency_key: str | None = None, **values: Unpack[d.SetDefaultBankAccountRequest]) -> d.BankAccount:
        """Switch a user's default bank account.

        Applies to new payments. Existing payments keep their bank account.

        Also refuses with `not_found` (404), `bank_account_unusable` (422).
        """
        return await self._call("set_default_bank_account", {**values, "user_uuid": user_uuid}, idempotency_key)

    async def validate_bank_account(self, *, idempotency_key: str | None = None, **values: Unpack[d.ValidateBankAccountRequest]) -> d.ValidateBankAccountData:
        """Validate an account and routing number.

        Only `account_number` and `routing_number` are required. Answers 200 with `valid`, `invalid` or `not_validated`: here `invalid` is a result, not a refusal. Billed like the validation of a new account.

        In the sandbox the end of the account number decides: `…7001` the provider answers invalid: 406, no account is stored; `…7002` the provider cannot decide: not_validated; `…7003` the provider never answers: not_validated after the deadline of 5 seconds; `…7004` the provider is unreachable: not_validated at once. Every other account is valid, if a bank can have its routing number and the routing directory lists it, when one was imported.

        Also refuses with `tenant_suspended` (403), `billing_merchant_invalid` (406), `billing_merchant_deleted` (406).
        """
        return await self._call("validate_bank_account", values, idempotency_key)

    async def create_bank_account_request(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.CreateBankAccountRequestRequest]) -> d.MadeBankAccountRequest:
        """Ask a user for a bank account on our page.

        Returns a link: give it to the user. The user types the account on the page, once. It is validated and added as with `validate_account_routing: true`; each validation by a provider is billed, of at most 10 accounts. The link is shown only in this answer; a replay under the same Idempotency-Key has it too.

        Also refuses with `tenant_suspended` (403), `not_found` (404), `billing_merchant_invalid` (406), `billing_merchant_deleted` (406).
        """
        return await self._call("create_bank_account_request", {**values, "uuid": uuid}, idempotency_key)

    async def list_bank_account_requests(self, *, uuid: str, **values: Unpack[d.ListBankAccountRequestsQuery]) -> d.ListBankAccountRequestsData:
        """List the requests for bank accounts of a user.

        Oldest first. A request is removed 90 days after it expires; the bank account stays. Send `next` as `after` to read the next page; at the end it is null.

        Also refuses with `not_found` (404).
        """
        return await self._call("list_bank_account_requests", {**values, "uuid": uuid})

    async def get_bank_account_request(self, *, uuid: str) -> d.BankAccountRequest:
        """Read a request for a bank account.

        Without its link. `state` says whether the user has added an account.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_bank_account_request", {"uuid": uuid})

    async def withdraw_bank_account_request(self, *, uuid: str, idempotency_key: str | None = None) -> d.BankAccountRequest:
        """Withdraw a request for a bank account.

        The link no longer works. A withdrawn request is answered as it is. If the user has added the account, remove the account instead.

        Also refuses with `not_found` (404), `invalid_state` (422).
        """
        return await self._call("withdraw_bank_account_request", {"uuid": uuid}, idempotency_key)

    async def decide_business_verification(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.DecideBusinessVerificationRequest]) -> d.User | d.ApprovalAsked:
        """Decide a business verification.

        `approve` and `reject`: for a business of any tenant that is in review or was never submitted. Repeating a decision changes nothing. The opposite decision is refused until the business is submitted again.

        `resubmit` asks the tenant of a business in review to correct or add something and to submit the business again. The business stays in review. The tenant reads `reason` as `kyb_resubmission_reason` of the user, and in the event BusinessUpdated. No tenant reads the reason of the other decisions.

        `reason` is required for `resubmit`, and in live mode for every decision. Write no tax id and no account number in it.

        Also refuses with `not_found` (404), `not_a_business` (422), `already_decided` (422), `invalid_state` (422), `already_asked` (422).
        """
        return await self._call("decide_business_verification", {**values, "uuid": uuid}, idempotency_key)

    async def get_merchant_originator(self, *, uuid: str) -> d.Originator:
        """Read the originator of a merchant.

        Has only the fields of the merchant itself; a null is inherited from its processor.

        Also refuses with `not_found` (404), `not_a_business` (422).
        """
        return await self._call("get_merchant_originator", {"uuid": uuid})

    async def update_merchant_originator(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.UpdateMerchantOriginatorRequest]) -> d.Originator | d.ApprovalAsked:
        """Change the originator of a merchant.

        An absent field does not change; null inherits from the processor. The change applies to every batch that is written from now on. The merchant of a payment is its payee if that is a merchant, or else its payer. The audit trail keeps the old values, but of `company_name` and `company_identification` only that they changed: an erasure removes those.

        Also refuses with `not_found` (404), `not_a_business` (422), `already_asked` (422).
        """
        return await self._call("update_merchant_originator", {**values, "uuid": uuid}, idempotency_key)

    async def list_account_validations(self, *, uuid: str, **values: Unpack[d.ListAccountValidationsQuery]) -> d.ListAccountValidationsData:
        """List the validations of bank accounts.

        Of one tenant, newest first: the verdict, and what each source said and when, in the order in which the sources were asked. `undecided`: the source knows nothing about the account. `no_answer`: the provider failed or was late. `bank_account_uuid` null: the account was not stored. Send `next` as `after` to read the next page; at the end it is null.

        Also refuses with `not_found` (404).
        """
        return await self._call("list_account_validations", {**values, "uuid": uuid})

    async def list_linked_items(self, **values: Unpack[d.ListLinkedItemsQuery]) -> d.ListLinkedItemsData:
        """List the items at linking providers.

        Of all tenants, newest first. An item is what a user granted at the provider; several bank accounts can come from it. `to_remove`: its last bank account was removed here, and the provider has not confirmed the removal yet; `removal_error` says why, and it is tried again at `removal_due_at`. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_linked_items", values)

    async def get_routing_directory(self) -> d.GetRoutingDirectoryData:
        """Read the state of the routing directory.

        The last 12 imports of the ACH directory of the Federal Reserve, newest first. `achord routing import` imports a file.
        """
        return await self._call("get_routing_directory", {})

    async def list_unlisted_accounts(self, **values: Unpack[d.ListUnlistedAccountsQuery]) -> d.ListUnlistedAccountsData:
        """List bank accounts with an unlisted routing number.

        The usable bank accounts of all tenants or of one whose routing number is not in the routing directory, or was replaced there. Their entries may come back. An import of the directory finds them; an account is also listed when a bank corrects it to such a number (`corrected_at`). Ask the user to add the account again with the right number. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_unlisted_accounts", values)

    async def create_transaction(self, *, idempotency_key: str | None = None, **values: Unpack[d.TransactionRequest]) -> d.TransactionWithMetadata:
        """Start a transaction.

        Captures `amount` from the payer and pays `amount − transaction_fee` to the payee. At least one of them must be a merchant. Without `transaction_fee` the defaults of the payee apply if it is a merchant, else the defaults of the payer, else 0. If your operator has set `unique_client_reference_ids`, a second payment with the same `client_reference_id` is refused. Announces TransactionStarted.

        Also refuses with `tenant_suspended` (403), `same_user` (422), `unknown_user` (422), `no_merchant` (422), `no_bank_account` (422), `bank_account_unusable` (422), `user_blocked` (422), `bank_account_blocked` (422), `not_authorized` (422), `bank_account_not_validated` (422), `client_reference_id_taken` (422), `limit_exceeded` (422).
        """
        return await self._call("create_transaction", values, idempotency_key)

    async def preview_transaction(self, *, idempotency_key: str | None = None, **values: Unpack[d.TransactionRequest]) -> d.TransactionPreview:
        """Preview a transaction.

        Takes the body of a start, and starts nothing. It is refused as the start would be refused now, limits included; otherwise it answers the fee, the bank accounts, and the dates if the transaction were started now. `payout_amount` is what the payee would get. The dates are banking days in Eastern time.

        Also refuses with `tenant_suspended` (403), `same_user` (422), `unknown_user` (422), `no_merchant` (422), `no_bank_account` (422), `bank_account_unusable` (422), `user_blocked` (422), `bank_account_blocked` (422), `not_authorized` (422), `bank_account_not_validated` (422), `client_reference_id_taken` (422), `limit_exceeded` (422).
        """
        return await self._call("preview_transaction", values, idempotency_key)

    async def create_transactions_in_bulk(self, *, idempotency_key: str | None = None, **values: Unpack[d.CreateTransactionsInBulkRequest]) -> d.CreateTransactionsInBulkData:
        """Start many transactions.

        Up to 1,000 at once. Each item is started or refused on its own, and answered at its index. Every item has an `idempotency_key` with the same scope as the header of the single operation, so an item may be retried by either operation.

        Also refuses with `tenant_suspended` (403).
        """
        return await self._call("create_transactions_in_bulk", values, idempotency_key)

    async def list_transactions(self, **values: Unpack[d.ListTransactionsQuery]) -> d.ListTransactionsData:
        """List transactions.

        Filters by creation day (UTC, both ends inclusive), by the bank accounts of payer and payee, and by what `GET /3p/api/v2/transactions/search` filters by; a payment must match every filter. `per_page`, `start_date` and `end_date` may also be spelled `pageSize`, `startDate` and `endDate`. `totalItems` is exact. With filters other than days, vendor and bank accounts, a list of which 10,000 payments or more must be looked at is refused: narrow it by days, or use the search. A page after the last one is empty. New payments move the pages of `newest`: to lose and repeat none, send the header `Achord-Next` of the page before as `after`. A parameter that the list does not know is refused. The parameters may also be sent in a JSON body, of a GET or a POST; a body of a GET that is no JSON is ignored. A parameter that is in both places must have the same value. A body with the fields of a payment is refused: send it to `POST /3p/api/v1/transaction`.

        Also refuses with `list_too_long` (422).
        """
        return await self._call("list_transactions", values)

    async def list_transactions_by_body(self, *, idempotency_key: str | None = None, **values: Unpack[d.ListTransactionsByBodyRequest]) -> d.ListTransactionsByBodyData:
        """List transactions (parameters in the body).

        Filters by creation day (UTC, both ends inclusive), by the bank accounts of payer and payee, and by what `GET /3p/api/v2/transactions/search` filters by; a payment must match every filter. `per_page`, `start_date` and `end_date` may also be spelled `pageSize`, `startDate` and `endDate`. `totalItems` is exact. With filters other than days, vendor and bank accounts, a list of which 10,000 payments or more must be looked at is refused: narrow it by days, or use the search. A page after the last one is empty. New payments move the pages of `newest`: to lose and repeat none, send the header `Achord-Next` of the page before as `after`. A parameter that the list does not know is refused. The parameters may also be sent in a JSON body, of a GET or a POST; a body of a GET that is no JSON is ignored. A parameter that is in both places must have the same value. A body with the fields of a payment is refused: send it to `POST /3p/api/v1/transaction`.

        Also refuses with `list_too_long` (422).
        """
        return await self._call("list_transactions_by_body", values, idempotency_key)

    async def search_transactions(self, **values: Unpack[d.SearchTransactionsQuery]) -> d.SearchTransactionsData:
        """Search transactions.

        By state, status, user, reference, metadata, trace number, return code, amount and time; a payment must match every filter. `user_uuid`: the payer or the payee. `created_from` and `updated_since` are included in their range, `created_before` and `updated_before` are not. To follow changes, send `updated_since` with `created_from` of some months ago: payments that ended long ago do not change. Newest first. One answer looks at a bounded number of payments, so a page may have fewer than `limit`, or none, and still a `next`: go on until `next` is null.
        """
        return await self._call("search_transactions", values)

    async def get_transaction(self, *, uuid: str) -> d.Transaction:
        """Read a transaction.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_transaction", {"uuid": uuid})

    async def update_transaction(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.UpdateTransactionRequest]) -> d.TransactionWithMetadata:
        """Change the metadata of a transaction.

        In any status. `metadata` changes by key: a key that you send is added or gets the new value, null deletes it, and all other keys stay. Nothing else of a transaction can be changed. No event is announced; later events, the details and the search show the new metadata. A replay of the start still answers what was sent with it.

        Also refuses with `not_found` (404).
        """
        return await self._call("update_transaction", {**values, "uuid": uuid}, idempotency_key)

    async def cancel_transaction(self, *, uuid: str, **values: Unpack[d.CancelTransactionRequest]) -> d.Transaction:
        """Cancel a transaction.

        Works until the capture is put into a bank file. Announces TransactionCanceled. It may be sent again if its answer was lost: a canceled transaction is answered as it is.

        Also refuses with `not_found` (404), `not_cancelable` (422).
        """
        return await self._call("cancel_transaction", {**values, "uuid": uuid})

    async def get_transaction_details(self, *, uuid: str) -> d.NamedTransactionDetails:
        """Read the details of a transaction.

        The record, its `state` in one word, its moves in order with a description, its entries in bank files, its holds and its refunds, all read at one moment. `capture_settles_on`, `payout_eligible_on` (the capture is good) and `returnable_until` (every return in time has arrived by the opening of this day) are banking days in Eastern time. They are null after the capture was canceled or failed, and while an open hold stops the step that they depend on.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_transaction_details", {"uuid": uuid})

    async def list_payouts(self, **values: Unpack[d.ListPayoutsQuery]) -> d.ListPayoutsData:
        """List payouts.

        Newest first: each credit to a bank account of a payee, and the day on which the bank of the payee has it. The payments of a daily run share one. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_payouts", values)

    async def list_payments_of_payout(self, *, uuid: str, **values: Unpack[d.ListPaymentsOfPayoutQuery]) -> d.ListPaymentsOfPayoutData:
        """List the payments of a payout.

        The payments that the payout pays, oldest first, each with its part of the amount. Send `next` as `after` to read the next page; at the end it is null.

        Also refuses with `not_found` (404).
        """
        return await self._call("list_payments_of_payout", {**values, "uuid": uuid})

    async def get_authorization_proof(self, *, uuid: str, **values: Unpack[d.GetAuthorizationProofQuery]) -> d.AuthorizationProof | str:
        """Read the proof of an authorization.

        The authorization that the payment uses with its evidence, who pays whom, and each debit with its trace number and its return. A bank asks for it when a payer denies a debit, and must have it within ten banking days. `format=pdf` answers it as a file for the bank.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_authorization_proof", {**values, "uuid": uuid})

    async def pause_transaction(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.PauseTransactionRequest]) -> d.Transaction:
        """Pause a transaction.

        Puts a hold on the transaction: no payout, reverse payout, clawback or refund of it is sent until it is resumed. The capture continues. Pausing a paused transaction changes nothing.

        Also refuses with `not_found` (404), `not_pausable` (422).
        """
        return await self._call("pause_transaction", {**values, "uuid": uuid}, idempotency_key)

    async def resume_transaction(self, *, uuid: str, idempotency_key: str | None = None) -> d.Transaction:
        """Resume a transaction.

        Releases the tenant's hold. The stopped entries are sent at the next cut-off, unless an operator holds the transaction too. Resuming a transaction that is not paused changes nothing.

        Also refuses with `not_found` (404).
        """
        return await self._call("resume_transaction", {"uuid": uuid}, idempotency_key)

    async def list_transaction_holds(self, *, uuid: str) -> d.ListTransactionHoldsData:
        """List the holds of a transaction.

        Oldest first, including released holds.

        Also refuses with `not_found` (404).
        """
        return await self._call("list_transaction_holds", {"uuid": uuid})

    async def create_refund(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.CreateRefundRequest]) -> d.Refund:
        """Refund a transaction.

        Debits `amount` (default: all that is left) from the payee after the payout was sent, and credits it to the payer when that debit is good. Allowed from the moment the capture is in a confirmed bank file until the capture or the payout is returned. Before that, cancel the transaction. A transaction may be refunded in several parts, up to its amount. Announces RefundPending.

        Also refuses with `tenant_suspended` (403), `not_found` (404), `not_refundable` (422), `refund_exceeds_amount` (422), `refund_limit_reached` (422), `unknown_user` (422).
        """
        return await self._call("create_refund", {**values, "uuid": uuid}, idempotency_key)

    async def get_refund(self, *, uuid: str) -> d.Refund:
        """Read a refund.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_refund", {"uuid": uuid})

    async def update_refund(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.UpdateRefundRequest]) -> d.Refund:
        """Change the metadata of a refund.

        In any status. `metadata` changes by key: a key that you send is added or gets the new value, null deletes it, and all other keys stay. Nothing else of a refund can be changed. No event is announced; later events show the new metadata.

        Also refuses with `not_found` (404).
        """
        return await self._call("update_refund", {**values, "uuid": uuid}, idempotency_key)

    async def list_transaction_refunds(self, *, uuid: str, **values: Unpack[d.ListTransactionRefundsQuery]) -> d.ListTransactionRefundsData:
        """List the refunds of a transaction.

        Oldest first, including failed refunds.

        Also refuses with `not_found` (404).
        """
        return await self._call("list_transaction_refunds", {**values, "uuid": uuid})

    async def list_refunds(self, **values: Unpack[d.ListRefundsQuery]) -> d.ListRefundsData:
        """List refunds.

        The refunds of all transactions with the names of payers and payees, newest first. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_refunds", values)

    async def list_batch_payouts(self, **values: Unpack[d.ListBatchPayoutsQuery]) -> d.ListBatchPayoutsData:
        """List batch payouts.

        Newest first. One for each daily run, for all merchants of the processor.
        """
        return await self._call("list_batch_payouts", values)

    async def get_batch_payout(self, *, uuid: str) -> d.GetBatchPayoutData:
        """Read one of the batch payouts.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_batch_payout", {"uuid": uuid})

    async def list_batch_refunds(self, **values: Unpack[d.ListBatchRefundsQuery]) -> d.ListBatchRefundsData:
        """List batch refunds.

        Newest first. One for each daily run, for all merchants of the processor.
        """
        return await self._call("list_batch_refunds", values)

    async def get_batch_refund(self, *, uuid: str, **values: Unpack[d.GetBatchRefundQuery]) -> d.GetBatchRefundData:
        """Read one of the batch refunds.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_batch_refund", {**values, "uuid": uuid})

    async def list_merchant_payouts(self, *, uuid: str, **values: Unpack[d.ListMerchantPayoutsQuery]) -> d.ListMerchantPayoutsData:
        """List the merchants of a batch payout.

        One for each merchant and account, with its entries at the bank, ordered by uuid. `/3p/api/v2/batch-merchant-payouts/{uuid}` also lists the members.

        Also refuses with `not_found` (404).
        """
        return await self._call("list_merchant_payouts", {**values, "uuid": uuid})

    async def list_merchant_refunds(self, *, uuid: str, **values: Unpack[d.ListMerchantRefundsQuery]) -> d.ListMerchantRefundsData:
        """List the merchants of a batch refund.

        One for each merchant and account, with its entries at the bank, ordered by uuid. `/3p/api/v2/batch-merchant-refunds/{uuid}` also lists the members.

        Also refuses with `not_found` (404).
        """
        return await self._call("list_merchant_refunds", {**values, "uuid": uuid})

    async def get_merchant_payout(self, *, uuid: str, **values: Unpack[d.GetMerchantPayoutQuery]) -> d.WholeMerchantPayout:
        """Read a merchant's batch payout.

        One credit to one account of the merchant, for all payments that became good since the last run. `trace_id` is the trace number of the latest entry; `entries` lists all.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_merchant_payout", {**values, "uuid": uuid})

    async def get_merchant_refund(self, *, uuid: str, **values: Unpack[d.GetMerchantRefundQuery]) -> d.WholeMerchantRefund:
        """Read a merchant's batch refund.

        One debit of the merchant for all refunds of its payments since the last run. `trace_id` is the trace number of the latest entry; `entries` lists all.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_merchant_refund", {**values, "uuid": uuid})

    async def get_user_statement(self, *, uuid: str, format: Literal["json", "csv"] | None = None, **values: Unpack[d.GetUserStatementQuery]) -> d.GetUserStatementData | str:
        """Read the statement of a user.

        One balance: what is owed to the user, less what the user owes. Movements between the user’s own accounts, such as reserving a payout, do not change it and are left out. Offsets, where one payment pays the debt of another, are included and name both payments. Deleted users keep their statement. From `start_date` to `end_date`, UTC days, both inclusive. By default the period ends today and begins on the first day of its last month. `format=csv` answers the whole period as a file, without pages.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_user_statement", {**values, "uuid": uuid, "format": format})

    async def get_statement(self, *, format: Literal["json", "csv"] | None = None, **values: Unpack[d.GetStatementQuery]) -> d.TenantStatement | str:
        """Read the statement of a tenant.

        Every account with a balance or a movement, and every debit and credit with the balance of its account after it. Cents, debit positive. BANK: cash in the pooled settlement account. DIF: debits in flight. CIF: credits in flight. UNS: captured, not yet good. PAYEE: owed to a payee. PRES: reserved for a payout. FEE: owed to a vendor, or to the processor, for fees. PAYER: owed to a payer. CLAW: receivable from a payee. RECV: receivable from a payer. LOSS: written off. SUSP: unmatched bank items. REV: moved by reversals, and not taken over by payments. DUP: moved by files that a bank processed twice. BFEE: fees of the banks. MICRO: small credits that check bank accounts. OWN: own funds paid in. From `start_date` to `end_date`, UTC days, both inclusive. By default the period ends today and begins on the first day of its last month. `format=csv` answers the whole period as a file, without pages. A vendor reads only its own account: the fees owed to it.
        """
        return await self._call("get_statement", {**values, "format": format})

    async def get_vendor_fee_account(self, *, uuid: str) -> d.FeeAccount:
        """Read the account that fees of a vendor are paid to, and the owed amount.

        `uuid` is a vendor. The operator manages the fees of the processor itself.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_vendor_fee_account", {"uuid": uuid})

    async def set_vendor_fee_account(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.SetVendorFeeAccountRequest]) -> d.FeeAccount:
        """Name the account that fees of a vendor are paid to.

        `uuid` is a vendor. The operator manages the fees of the processor itself. The account belongs to a user of the vendor, or to a user of the processor for its own fees. `schedule` is `daily` (the daily run of each banking day pays) or `on_demand`; without it the schedule stays, and is daily at first. After a returned payout the daily run pays again only after an account is named, even the same one.

        Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422).
        """
        return await self._call("set_vendor_fee_account", {**values, "uuid": uuid}, idempotency_key)

    async def pay_out_vendor_fees(self, *, uuid: str, idempotency_key: str | None = None) -> d.FeePayout:
        """Pay out fees of a vendor.

        One credit of all owed fees to the named account, with the next cut-off for the next banking day. Only fees of good captures are owed. Refused with 422 `no_fee_account`, `nothing_owed`, or `payout_waits` if a payout already waits for the next file.

        Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422).
        """
        return await self._call("pay_out_vendor_fees", {"uuid": uuid}, idempotency_key)

    async def list_fee_payouts(self, **values: Unpack[d.ListFeePayoutsQuery]) -> d.ListFeePayoutsData:
        """List the payouts of fees.

        Newest first. A processor sees its own and its vendors’ payouts; a vendor its own.
        """
        return await self._call("list_fee_payouts", values)

    async def get_fee_payout(self, *, uuid: str) -> d.FeePayout:
        """Read a payout of fees.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_fee_payout", {"uuid": uuid})

    async def list_limits(self, **values: Unpack[d.ListLimitsQuery]) -> d.ListLimitsData:
        """List the limits of payments.

        A processor sees its own limits and the limits of its vendors and merchants; a vendor its own limits and its merchants’ limits. In cents; null is no limit. Each request counts the usage again.
        """
        return await self._call("list_limits", values)

    async def list_return_rates(self, **values: Unpack[d.ListReturnRatesQuery]) -> d.ListReturnRatesData:
        """List return rates.

        The processor first, then its merchants; for a vendor only its merchants. The debits that were sent in 60 days, and the returns of these days. Owners without debits are left out.
        """
        return await self._call("list_return_rates", values)

    async def record_payer_authorization(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.RecordPayerAuthorizationRequest]) -> d.RecordPayerAuthorizationData:
        """Record an authorization of a payer or payee.

        The payer agreed that this account is debited. Payments that start afterwards use it if it allows them: see `authorization_uuid` of a payment. After an unauthorized return or a stopped payment it also lifts the blocks on the payer and on the account (`unauthorized`, `stop_payment`) and releases their payments on hold. With `debits: clawbacks` a payee agrees that what was paid out to this account is taken back if its payment comes back. Send the evidence, or keep it yourself: a bank may ask for it until two years after the authorization ends.

        Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422), `unknown_user` (422).
        """
        return await self._call("record_payer_authorization", {**values, "uuid": uuid}, idempotency_key)

    async def list_user_authorizations(self, *, uuid: str, **values: Unpack[d.ListUserAuthorizationsQuery]) -> d.ListUserAuthorizationsData:
        """List the authorizations of a payer.

        Oldest first, including revoked ones, without their evidence. Send `next` as `after` to read the next page; at the end it is null.

        Also refuses with `not_found` (404).
        """
        return await self._call("list_user_authorizations", {**values, "uuid": uuid})

    async def get_authorization(self, *, uuid: str) -> d.AuthorizationWithEvidence:
        """Read an authorization with its evidence.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_authorization", {"uuid": uuid})

    async def create_authorization_request(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.CreateAuthorizationRequestRequest]) -> d.MadeAuthorizationRequest:
        """Ask a payer to authorize debits on our page.

        Returns a link: give it to the payer. The page shows the text and the account, and the payer agrees or declines, once. If the payer agrees, the authorization is recorded with its evidence. The link is shown only in this answer; a replay under the same Idempotency-Key has it too.

        Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422), `unknown_user` (422).
        """
        return await self._call("create_authorization_request", {**values, "uuid": uuid}, idempotency_key)

    async def list_authorization_requests(self, *, uuid: str, **values: Unpack[d.ListAuthorizationRequestsQuery]) -> d.ListAuthorizationRequestsData:
        """List the requests for authorizations of a payer.

        Oldest first. A request is removed 90 days after it expires; the authorization stays. Send `next` as `after` to read the next page; at the end it is null.

        Also refuses with `not_found` (404).
        """
        return await self._call("list_authorization_requests", {**values, "uuid": uuid})

    async def get_authorization_request(self, *, uuid: str) -> d.AuthorizationRequest:
        """Read a request for an authorization.

        Without its link. `state` says whether the payer has answered.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_authorization_request", {"uuid": uuid})

    async def withdraw_authorization_request(self, *, uuid: str, idempotency_key: str | None = None) -> d.AuthorizationRequest:
        """Withdraw a request for an authorization.

        The link no longer works. A withdrawn request is answered as it is. If the payer has agreed, revoke the authorization instead.

        Also refuses with `not_found` (404), `invalid_state` (422).
        """
        return await self._call("withdraw_authorization_request", {"uuid": uuid}, idempotency_key)

    async def revoke_authorization(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.RevokeAuthorizationRequest]) -> d.RevokeAuthorizationData:
        """Revoke an authorization.

        No further payment can use the authorization. Its payments whose debit is in no bank file are canceled (TransactionCanceled); one that waits to be presented again fails (TransactionFailed). A debit that is in a file goes on. A revoked authorization is answered as it is.

        Also refuses with `not_found` (404).
        """
        return await self._call("revoke_authorization", {**values, "uuid": uuid}, idempotency_key)

    async def list_user_blocks(self, *, uuid: str) -> d.ListUserBlocksData:
        """List the blocks of a user and of its bank accounts.

        Oldest first, including lifted blocks.

        Also refuses with `not_found` (404).
        """
        return await self._call("list_user_blocks", {"uuid": uuid})

    async def search_transactions_of_any_tenant(self, **values: Unpack[d.SearchTransactionsOfAnyTenantQuery]) -> d.SearchTransactionsOfAnyTenantData:
        """Search transactions of any tenant.

        By tenant, vendor, user, state, status, return code, amount, reference, metadata, trace number, file, hold and time; a payment must match every filter. Newest first. One answer looks at a bounded number of payments, so a page may have fewer than `limit`, or none, and still a `next`: go on until `next` is null.
        """
        return await self._call("search_transactions_of_any_tenant", values)

    async def download_transactions(self, **values: Unpack[d.DownloadTransactionsQuery]) -> str:
        """Search transactions of any tenant, as a file.

        Comma-separated values (RFC 4180), newest first, at most 100,000 payments. Amounts are in cents. The filters are the same as for the search.
        """
        return await self._call("download_transactions", values)

    async def get_authorization_proof_of_any_tenant(self, *, uuid: str, **values: Unpack[d.GetAuthorizationProofOfAnyTenantQuery]) -> d.AuthorizationProof | str:
        """Read the proof of an authorization of any tenant.

        The authorization that the payment uses with its evidence, who pays whom, and each debit with its trace number and its return. A bank asks for it when a payer denies a debit, and must have it within ten banking days. `format=pdf` answers it as a file for the bank. It has personal data of the payer, so each call is recorded in the audit trail.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_authorization_proof_of_any_tenant", {**values, "uuid": uuid})

    async def list_refunds_of_any_tenant(self, **values: Unpack[d.ListRefundsOfAnyTenantQuery]) -> d.ListRefundsOfAnyTenantData:
        """List refunds of any tenant.

        Newest first. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_refunds_of_any_tenant", values)

    async def get_refund_of_any_tenant(self, *, uuid: str) -> d.RefundOfAnyTenant:
        """Read a refund of any tenant.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_refund_of_any_tenant", {"uuid": uuid})

    async def list_batches_of_any_tenant(self, **values: Unpack[d.ListBatchesOfAnyTenantQuery]) -> d.ListBatchesOfAnyTenantData:
        """List daily runs of any tenant.

        What each daily run paid out or refunded for a processor, newest first. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_batches_of_any_tenant", values)

    async def get_batch_of_any_tenant(self, *, uuid: str) -> d.BatchInFull:
        """Read a daily run of any tenant.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_batch_of_any_tenant", {"uuid": uuid})

    async def get_merchant_payout_of_any_tenant(self, *, uuid: str, **values: Unpack[d.GetMerchantPayoutOfAnyTenantQuery]) -> d.GetMerchantPayoutOfAnyTenantData:
        """Read a merchant's batch payout of any tenant.

        One credit to one account of the merchant, for all payments that became good since the last run. `trace_id` is the trace number of the latest entry; `entries` lists all.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_merchant_payout_of_any_tenant", {**values, "uuid": uuid})

    async def get_merchant_refund_of_any_tenant(self, *, uuid: str, **values: Unpack[d.GetMerchantRefundOfAnyTenantQuery]) -> d.GetMerchantRefundOfAnyTenantData:
        """Read a merchant's batch refund of any tenant.

        One debit of the merchant for all refunds of its payments since the last run. `trace_id` is the trace number of the latest entry; `entries` lists all.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_merchant_refund_of_any_tenant", {**values, "uuid": uuid})

    async def get_processor_statement(self, *, uuid: str, format: Literal["json", "csv"] | None = None, **values: Unpack[d.GetProcessorStatementQuery]) -> d.TenantStatement | str:
        """Read the statement of a processor.

        Every account with a balance or a movement, and every debit and credit with the balance of its account after it. Cents, debit positive. BANK: cash in the pooled settlement account. DIF: debits in flight. CIF: credits in flight. UNS: captured, not yet good. PAYEE: owed to a payee. PRES: reserved for a payout. FEE: owed to a vendor, or to the processor, for fees. PAYER: owed to a payer. CLAW: receivable from a payee. RECV: receivable from a payer. LOSS: written off. SUSP: unmatched bank items. REV: moved by reversals, and not taken over by payments. DUP: moved by files that a bank processed twice. BFEE: fees of the banks. MICRO: small credits that check bank accounts. OWN: own funds paid in. From `start_date` to `end_date`, UTC days, both inclusive. By default the period ends today and begins on the first day of its last month. `format=csv` answers the whole period as a file, without pages. The operator books (suspense and own funds) have the uuid `00000000-0000-8000-8000-000000000000`.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_processor_statement", {**values, "uuid": uuid, "format": format})

    async def get_ledger_balances(self, **values: Unpack[d.GetLedgerBalancesQuery]) -> List[d.GetLedgerBalancesData]:
        """Read the ledger balances of a processor.

        Cents, debit positive. Accounts at zero are left out. BANK: cash in the pooled settlement account. DIF: debits in flight. CIF: credits in flight. UNS: captured, not yet good. PAYEE: owed to a payee. PRES: reserved for a payout. FEE: owed to a vendor, or to the processor, for fees. PAYER: owed to a payer. CLAW: receivable from a payee. RECV: receivable from a payer. LOSS: written off. SUSP: unmatched bank items. REV: moved by reversals, and not taken over by payments. DUP: moved by files that a bank processed twice. BFEE: fees of the banks. MICRO: small credits that check bank accounts. OWN: own funds paid in. The operator books (suspense and own funds) have the uuid `00000000-0000-8000-8000-000000000000`.
        """
        return await self._call("get_ledger_balances", values)

    async def get_trial_balance(self, *, format: Literal["json", "csv"] | None = None, **values: Unpack[d.GetTrialBalanceQuery]) -> d.TrialBalance | str:
        """Read the trial balance of a day.

        Each ledger account before a day, its debits and credits on the day, and its balance after it; a debit is positive. Of one tenant, of the operator books (`00000000-0000-8000-8000-000000000000`), or of all. `format=csv`: a file with names and dollars.
        """
        return await self._call("get_trial_balance", {**values, "format": format})

    async def get_journal(self, **values: Unpack[d.GetJournalQuery]) -> str:
        """Export the journal.

        Every posting from `start_date` to `end_date` as CSV, UTC days, both inclusive; by default the month so far. A posting is two records with one `entry`: its debit and its credit, in dollars. `number` is the number of the account in your general ledger, or its name without one. Over closed days the bytes and the `file_id` are the same each time, until the numbers are changed. Over open days each file has another `file_id`.
        """
        return await self._call("get_journal", values)

    async def get_merchant_settlements(self, **values: Unpack[d.GetMerchantSettlementsQuery]) -> str:
        """Export the settlements of merchants.

        Of one tenant as CSV, a record for each merchant and day of UTC with a change, from `start_date` to `end_date`, both inclusive; by default the month so far. In dollars; what the merchant gets is positive. `change` is the sum of the columns before it, from `captured` on, and the change of the accounts PAYEE, PRES and CLAW of the merchant. `refunds_collected` was debited at the bank of the merchant and went to payers; it is in no balance of the merchant.
        """
        return await self._call("get_merchant_settlements", values)

    async def get_monthly_statement(self, *, format: Literal["json", "csv"] | None = None, **values: Unpack[d.GetMonthlyStatementQuery]) -> d.MonthlyStatement | str:
        """Read the statement of a month.

        How the balance of all payees changed: payments that became good, fees, returns, refunds, payouts. What payees get is positive. `format=csv` answers a file with a record for each merchant and day, with names, in dollars.
        """
        return await self._call("get_monthly_statement", {**values, "format": format})

    async def get_negative_balances(self, **values: Unpack[d.GetNegativeBalancesQuery]) -> str:
        """Export the negative balances of merchants.

        Of one tenant or of all as CSV, a record for each payee that owes money now, in dollars. `owes`: the balance of CLAW, because debits came back after the payee was paid; also while a clawback is under way. `is_owed`: the balances of PAYEE and PRES, which may pay it. `balance` is their difference. `last_debt_on`: the latest day of UTC on which a debt was added. The sum of `owes` is the balance of CLAW in the trial balance.
        """
        return await self._call("get_negative_balances", values)

    async def list_negative_balances(self, **values: Unpack[d.ListNegativeBalancesQuery]) -> d.ListNegativeBalancesData:
        """List negative balances.

        The payees that owe money now, by uuid, because debits came back after they were paid. Their later payouts pay the debts first, and only the rest is paid out. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_negative_balances", values)

    async def get_payee_totals(self, **values: Unpack[d.GetPayeeTotalsQuery]) -> str:
        """Export the yearly totals of payees.

        Of one tenant as CSV, a record for each payee: how many payments became good in the year, their gross amount, and the gross amount of each month, in dollars and by Eastern days. Gross is before fees, refunds and returns, as form 1099-K asks for it. The tax ids are not in the file.
        """
        return await self._call("get_payee_totals", values)

    async def get_account_numbers(self, **values: Unpack[d.GetAccountNumbersQuery]) -> d.AccountNumbersOfTenant:
        """Read the numbers of ledger accounts.

        As they are set, for one tenant or for all. The journal and the trial balance have them.
        """
        return await self._call("get_account_numbers", values)

    async def set_account_numbers(self, *, idempotency_key: str | None = None, **values: Unpack[d.SetAccountNumbersRequest]) -> d.AccountNumbersOfTenant:
        """Set the numbers of ledger accounts.

        All numbers at once: one that is absent is removed. An account without a number is exported with its own name. A tenant without a number for an account has the common one.
        """
        return await self._call("set_account_numbers", values, idempotency_key)

    async def get_fee_account(self, *, uuid: str) -> d.FeeAccount:
        """Read the account that fees are paid to, and the owed amount.

        `uuid` is a vendor, or a processor for the fees of its own payments.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_fee_account", {"uuid": uuid})

    async def set_fee_account(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.SetFeeAccountRequest]) -> d.FeeAccount | d.ApprovalAsked:
        """Name the account that fees are paid to.

        `uuid` is a vendor, or a processor for the fees of its own payments. The account belongs to a user of the vendor, or to a user of the processor for its own fees. `schedule` is `daily` (the daily run of each banking day pays) or `on_demand`; without it the schedule stays, and is daily at first. After a returned payout the daily run pays again only after an account is named, even the same one.

        Also refuses with `not_found` (404), `bank_account_unusable` (422), `already_asked` (422).
        """
        return await self._call("set_fee_account", {**values, "uuid": uuid}, idempotency_key)

    async def pay_out_fees(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.PayOutFeesRequest]) -> d.FeePayout:
        """Pay out fees.

        One credit of all owed fees to the named account, with the next cut-off for the next banking day. Only fees of good captures are owed. Refused with 422 `no_fee_account`, `nothing_owed`, or `payout_waits` if a payout already waits for the next file.

        Also refuses with `not_found` (404), `bank_account_unusable` (422).
        """
        return await self._call("pay_out_fees", {**values, "uuid": uuid}, idempotency_key)

    async def list_processor_fee_payouts(self, *, uuid: str, **values: Unpack[d.ListProcessorFeePayoutsQuery]) -> d.ListProcessorFeePayoutsData:
        """List the payouts of fees of a processor.

        Newest first, including its vendors’ payouts. Send `next` as `after` to read the next page; at the end it is null.

        Also refuses with `not_found` (404).
        """
        return await self._call("list_processor_fee_payouts", {**values, "uuid": uuid})

    async def create_transaction_note(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.CreateTransactionNoteRequest]) -> d.TransactionNote:
        """Write a note about a transaction.

        Every operator sees it at the transaction; its tenant does not. It is an entry of the audit trail: it cannot be changed or removed, so leave out what identifies a person.

        Also refuses with `not_found` (404).
        """
        return await self._call("create_transaction_note", {**values, "uuid": uuid}, idempotency_key)

    async def create_proof_request(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.CreateProofRequestRequest]) -> d.ProofRequest:
        """Record that a bank asks for a proof.

        The bank of the payer asks for the proof of the authorization, through your bank. It must have it within ten banking days: Today shows the deadline. A payment has one open request; a second one is answered with the first.

        Also refuses with `not_found` (404).
        """
        return await self._call("create_proof_request", {**values, "uuid": uuid}, idempotency_key)

    async def answer_proof_request(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.AnswerProofRequestRequest]) -> d.ProofRequest:
        """Record that a proof was sent.

        The bank has the proof. An answered request is answered as it is.

        Also refuses with `not_found` (404).
        """
        return await self._call("answer_proof_request", {**values, "uuid": uuid}, idempotency_key)

    async def list_proof_requests(self, **values: Unpack[d.ListProofRequestsQuery]) -> d.ListProofRequestsData:
        """List requests for proofs.

        Of payments of all tenants, oldest first. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_proof_requests", values)

    async def get_proof_request(self, *, uuid: str) -> d.ProofRequest:
        """Read a request for a proof.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_proof_request", {"uuid": uuid})

    async def refund_transaction_of_any_tenant(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.RefundTransactionOfAnyTenantRequest]) -> d.Refund | d.ApprovalAsked:
        """Refund a transaction of any tenant.

        As `POST /3p/api/v1/transactions/{uuid}/refund`, for the tenant: it debits `amount` in cents (default: all that is left) from the payee and credits it to the payer when that debit is good. The tenant gets the event RefundPending. A suspended tenant does not prevent it for an operator. A person of a tenant with the role `tenant_finance` refunds the payments of the tenant.

        Also refuses with `tenant_suspended` (403), `not_found` (404), `not_refundable` (422), `refund_exceeds_amount` (422), `refund_limit_reached` (422), `unknown_user` (422), `already_asked` (422).
        """
        return await self._call("refund_transaction_of_any_tenant", {**values, "uuid": uuid}, idempotency_key)

    async def cancel_transaction_of_any_tenant(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.CancelTransactionOfAnyTenantRequest]) -> d.Transaction:
        """Cancel a transaction of any tenant.

        As `DELETE /3p/api/v2/transactions/{uuid}`, for the tenant: it works until the capture is put into a bank file. The tenant gets the event TransactionCanceled and reads `cancel_reason`; `reason` is in the audit trail. A person of a tenant with the role `tenant_finance` cancels the payments of the tenant. A canceled transaction is answered as it is.

        Also refuses with `not_found` (404), `not_cancelable` (422).
        """
        return await self._call("cancel_transaction_of_any_tenant", {**values, "uuid": uuid}, idempotency_key)

    async def send_payout_again(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.SendPayoutAgainRequest]) -> d.TransactionWithMetadata | d.ApprovalAsked:
        """Pay out again.

        Allowed after a returned payout was kept for the payee, or when something owed to the payee is left over. Debts of the payee on other transactions are paid first, unless a debit is collecting them. Uses `bank_account_uuid`, another account of the same user; without it, the account as before. All later entries of the payee use this account too.

        Also refuses with `not_found` (404), `invalid_state` (422), `bank_account_unusable` (422), `already_asked` (422).
        """
        return await self._call("send_payout_again", {**values, "uuid": uuid}, idempotency_key)

    async def send_reverse_payout_again(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.SendReversePayoutAgainRequest]) -> d.TransactionWithMetadata | d.ApprovalAsked:
        """Send a reverse payout again.

        Allowed after the reverse payout was returned, while something is owed to the payer. Uses `bank_account_uuid`, another account of the same user; without it, the account as before. Announces ReversePayoutStarted.

        Also refuses with `not_found` (404), `invalid_state` (422), `bank_account_unusable` (422), `already_asked` (422).
        """
        return await self._call("send_reverse_payout_again", {**values, "uuid": uuid}, idempotency_key)

    async def send_refund_again(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.SendRefundAgainRequest]) -> d.Refund | d.ApprovalAsked:
        """Send the credit of a refund again.

        Allowed after the credit to the payer was returned. Uses `bank_account_uuid`, another account of the same user; without it, the account as before. Announces RefundPayoutPending.

        Also refuses with `not_found` (404), `invalid_state` (422), `bank_account_unusable` (422), `already_asked` (422).
        """
        return await self._call("send_refund_again", {**values, "uuid": uuid}, idempotency_key)

    async def send_clawback_again(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.SendClawbackAgainRequest]) -> d.TransactionWithMetadata:
        """Claw back again.

        Debits the payee again for what they still owe, after a clawback failed. Refused when the payee may not be debited. Uses `bank_account_uuid`, another account of the same user; without it, the account as before. Announces ClawbackStarted.

        Also refuses with `not_found` (404), `invalid_state` (422), `bank_account_unusable` (422), `bank_account_blocked` (422), `user_blocked` (422), `not_authorized` (422).
        """
        return await self._call("send_clawback_again", {**values, "uuid": uuid}, idempotency_key)

    async def give_refund_back(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.GiveRefundBackRequest]) -> d.Refund:
        """Give the money of a refund back to the payee.

        Allowed after the credit to the payer was returned. The refund has then failed for good and no longer counts against the transaction. Pay the money out with `payout-again`. A refund that was given back is answered as it is.

        Also refuses with `not_found` (404), `invalid_state` (422).
        """
        return await self._call("give_refund_back", {**values, "uuid": uuid}, idempotency_key)

    async def write_off_payee_debt(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.WriteOffPayeeDebtRequest]) -> d.TransactionWithMetadata | d.ApprovalAsked:
        """Write off what a payee owes.

        Allowed after a clawback failed. Money that comes in later reduces the write-off first. `amount` in cents; without it, the whole debt. A transaction whose debt was written off is answered as it is.

        Also refuses with `not_found` (404), `invalid_state` (422), `amount_exceeds_debt` (422), `already_asked` (422).
        """
        return await self._call("write_off_payee_debt", {**values, "uuid": uuid}, idempotency_key)

    async def write_off_payer_debt(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.WriteOffPayerDebtRequest]) -> d.TransactionWithMetadata | d.ApprovalAsked:
        """Write off what a payer owes.

        A payer owes what they were refunded or paid back when the capture is returned. `amount` in cents; without it, the whole debt. A transaction whose debt was written off is answered as it is.

        Also refuses with `not_found` (404), `invalid_state` (422), `amount_exceeds_debt` (422), `already_asked` (422).
        """
        return await self._call("write_off_payer_debt", {**values, "uuid": uuid}, idempotency_key)

    async def record_payer_debt_paid(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.RecordPayerDebtPaidRequest]) -> d.TransactionWithMetadata | d.ApprovalAsked:
        """Record that a payer paid their debt.

        For money that came into the account at a bank without an entry of ours. The debt may have been written off before. `bank` is required when there are several banks. `amount` in cents; without it, the whole debt.

        Also refuses with `not_found` (404), `invalid_state` (422), `amount_exceeds_debt` (422), `already_asked` (422).
        """
        return await self._call("record_payer_debt_paid", {**values, "uuid": uuid}, idempotency_key)

    async def create_hold(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.CreateHoldRequest]) -> d.Hold:
        """Hold a transaction.

        No payout, reverse payout, clawback or refund of the transaction is sent until every hold is released. The capture continues, unless `stops_capture` is true and it is in no file yet.

        Also refuses with `not_found` (404).
        """
        return await self._call("create_hold", {**values, "uuid": uuid}, idempotency_key)

    async def release_hold(self, *, uuid: str, **values: Unpack[d.ReleaseHoldQuery]) -> d.Hold:
        """Release a hold.

        Releases a hold of an operator or of a tenant. Releasing it again changes nothing.

        Also refuses with `not_found` (404).
        """
        return await self._call("release_hold", {**values, "uuid": uuid})

    async def get_hold(self, *, uuid: str) -> d.Hold:
        """Read a hold, also a released one.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_hold", {"uuid": uuid})

    async def list_holds(self, **values: Unpack[d.ListHoldsQuery]) -> d.ListHoldsData:
        """List open holds.

        The open holds of all tenants, oldest first, each with its payment. Filter by kind. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_holds", values)

    async def create_block(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.CreateBlockRequest]) -> d.Block:
        """Block a user.

        `unauthorized`: no debit of the user until a new authorization; `fraud`, `compliance`, `sanctions`: no payment starts with the user. Earlier payments are put on hold. If the user has a block of this kind already, it stays.

        Also refuses with `not_found` (404).
        """
        return await self._call("create_block", {**values, "uuid": uuid}, idempotency_key)

    async def lift_block(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.LiftBlockRequest]) -> d.Block:
        """Lift a block.

        Releases the payments that it put on hold. Lifting a lifted block changes nothing. A block with hits of the sanctions screening is lifted by the decision about them.

        Also refuses with `not_found` (404), `invalid_state` (422).
        """
        return await self._call("lift_block", {**values, "uuid": uuid}, idempotency_key)

    async def list_blocks(self, **values: Unpack[d.ListBlocksQuery]) -> d.ListBlocksData:
        """List open blocks.

        Of all tenants, oldest first. Filter by processor or by kind. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_blocks", values)

    async def get_block(self, *, uuid: str) -> d.Block:
        """Read a block, also a lifted one.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_block", {"uuid": uuid})

    async def list_sanctions_hits(self, **values: Unpack[d.ListSanctionsHitsQuery]) -> d.ListSanctionsHitsData:
        """List hits of the sanctions screening.

        Of all tenants, oldest first. `state=to_report`: confirmed hits whose report to OFAC is not recorded. No tenant sees a hit. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_sanctions_hits", values)

    async def get_sanctions_hit(self, *, uuid: str) -> d.SanctionsHit:
        """Read a hit of the sanctions screening.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_sanctions_hit", {"uuid": uuid})

    async def clear_sanctions_hit(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.ClearSanctionsHitRequest]) -> d.SanctionsHit | d.ApprovalAsked:
        """Clear a hit: it is another person or business.

        For an open hit, and for a confirmed one that was a mistake or whose entry OFAC removed. After the last hit of the user the block is lifted, and the payments that it held are released; a block that was placed for another reason stays. The same name and entry are not raised again, unless the name changes or the entry gets other names or birth dates. Clearing a cleared hit changes nothing.

        Also refuses with `not_found` (404), `already_asked` (422).
        """
        return await self._call("clear_sanctions_hit", {**values, "uuid": uuid}, idempotency_key)

    async def confirm_sanctions_hit(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.ConfirmSanctionsHitRequest]) -> d.SanctionsHit:
        """Confirm a hit: it is the same person or business.

        The user stays blocked. `report_due_on` is the last day for the report to OFAC; record it with `POST /admin/v1/sanctions-hits/{uuid}/report`. Confirming a confirmed hit changes nothing.

        Also refuses with `not_found` (404), `invalid_state` (422).
        """
        return await self._call("confirm_sanctions_hit", {**values, "uuid": uuid}, idempotency_key)

    async def record_sanctions_report(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.RecordSanctionsReportRequest]) -> d.SanctionsHit:
        """Record the report of a confirmed hit to OFAC.

        Achord does not send the report: your compliance officer does. Recording it again replaces the reference; the audit trail keeps both.

        Also refuses with `not_found` (404), `invalid_state` (422).
        """
        return await self._call("record_sanctions_report", {**values, "uuid": uuid}, idempotency_key)

    async def get_sanctions_lists(self) -> d.GetSanctionsListsData:
        """Read the state of the sanctions screening.

        Whether users are screened, the imports of each list and what they changed, the users that wait, the last round over all users, and the settings.
        """
        return await self._call("get_sanctions_lists", {})

    async def import_sanctions_list(self, *, idempotency_key: str | None = None, **values: Unpack[d.ImportSanctionsListRequest]) -> d.SanctionsListImport:
        """Import a sanctions list of OFAC.

        Replaces the list with the list of the files, as OFAC publishes them. One wrong line refuses all files: the entry of `errors` names the file, the line, what was found and what is allowed, and the earlier list stays. All users are screened again afterwards. `achord sanctions import` does the same.
        """
        return await self._call("import_sanctions_list", values, idempotency_key)

    async def set_sanctions_screening(self, *, idempotency_key: str | None = None, **values: Unpack[d.SetSanctionsScreeningRequest]) -> d.ScreeningSettings | d.ApprovalAsked:
        """Set how names are screened.

        Fields that are left out stay. A new threshold screens all users again. Hits that exist stay: a higher threshold clears none.

        Also refuses with `already_asked` (422).
        """
        return await self._call("set_sanctions_screening", values, idempotency_key)

    async def revoke_authorization_of_any_tenant(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.RevokeAuthorizationOfAnyTenantRequest]) -> d.RevokeAuthorizationOfAnyTenantData:
        """Revoke an authorization of any tenant.

        No further payment can use the authorization. Its payments whose debit is in no bank file are canceled (TransactionCanceled); one that waits to be presented again fails (TransactionFailed). A debit that is in a file goes on. A revoked authorization is answered as it is.

        Also refuses with `not_found` (404).
        """
        return await self._call("revoke_authorization_of_any_tenant", {**values, "uuid": uuid}, idempotency_key)

    async def set_processor_limits(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.SetProcessorLimitsRequest]) -> d.Limits | d.ApprovalAsked:
        """Set the limits of a processor.

        For all payments of the processor together, including its vendors’ payments. In cents; a field that is left out or null is no limit. Payments that are in flight or started on the same banking day count. A payment that exceeds a limit is refused with `limit_exceeded`.

        Also refuses with `not_found` (404), `already_asked` (422).
        """
        return await self._call("set_processor_limits", {**values, "uuid": uuid}, idempotency_key)

    async def set_vendor_limits(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.SetVendorLimitsRequest]) -> d.Limits | d.ApprovalAsked:
        """Set the limits of a vendor.

        For all payments of the vendor together. In cents; a field that is left out or null is no limit. Payments that are in flight or started on the same banking day count. A payment that exceeds a limit is refused with `limit_exceeded`.

        Also refuses with `not_found` (404), `already_asked` (422).
        """
        return await self._call("set_vendor_limits", {**values, "uuid": uuid}, idempotency_key)

    async def set_merchant_limits(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.SetMerchantLimitsRequest]) -> d.Limits | d.ApprovalAsked:
        """Set the limits of a merchant.

        For all payments to the merchant together, and for its payments to users who are not merchants. In cents; a field that is left out or null is no limit. Payments that are in flight or started on the same banking day count. A payment that exceeds a limit is refused with `limit_exceeded`.

        Also refuses with `not_found` (404), `not_a_merchant` (422), `already_asked` (422).
        """
        return await self._call("set_merchant_limits", {**values, "uuid": uuid}, idempotency_key)

    async def list_limits_of_any_tenant(self, **values: Unpack[d.ListLimitsOfAnyTenantQuery]) -> d.ListLimitsOfAnyTenantData:
        """List the limits in a processor.

        In the order of the owners' uuids. In cents; null is no limit. Each request counts the usage again. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_limits_of_any_tenant", values)

    async def list_return_rates_of_any_tenant(self, **values: Unpack[d.ListReturnRatesOfAnyTenantQuery]) -> d.ListReturnRatesOfAnyTenantData:
        """List the return rates in a processor.

        The processor first, then its merchants; with `merchant_uuid` only this merchant. With `near_limit=true` only owners with a rate that was near its limit or past it at the last check. The debits that were sent in 60 days, and the returns of these days. Owners without debits are left out. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_return_rates_of_any_tenant", values)

    async def set_return_rate_policy(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.SetReturnRatePolicyRequest]) -> d.SetReturnRatePolicyData:
        """Set what happens past a return rate.

        `hold_debits_past_rate`: new payments of a merchant whose unauthorized rate is exceeded start on hold (kind `risk`) and are debited only after the hold is released. `return_rate_minimum_debits`: below this number of debits every rate is normal. Fields that are left out stay.

        Also refuses with `not_found` (404).
        """
        return await self._call("set_return_rate_policy", {**values, "uuid": uuid}, idempotency_key)

    async def list_fraud_rules(self, **values: Unpack[d.ListFraudRulesQuery]) -> d.ListFraudRulesData:
        """List the rules of fraud monitoring.

        Of all owners, in the order in which they were set first. No rule: fraud monitoring is off. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_fraud_rules", values)

    async def set_fraud_rule(self, *, rule: Literal["payer_velocity", "below_limit", "first_debit", "many_payers", "new_payee_account", "changed_payee_account"], idempotency_key: str | None = None, **values: Unpack[d.SetFraudRuleRequest]) -> d.SetFraudRule200Data | d.ApprovalAsked:
        """Set a rule of fraud monitoring.

        For all tenants, for a tenant or for a merchant: the rule of the narrowest owner decides. A rule that is not set is off. It counts from the next cut-off on, before entries are made.

        Also refuses with `already_asked` (422).
        """
        return await self._call("set_fraud_rule", {**values, "rule": rule}, idempotency_key)

    async def set_recommended_fraud_rules(self, *, idempotency_key: str | None = None, **values: Unpack[d.SetRecommendedFraudRulesRequest]) -> d.SetRecommendedFraudRulesData:
        """Set the recommended rules of fraud monitoring.

        Sets every rule that is not set for this owner, for all tenants or for a tenant, with the values that the guide of fraud monitoring lists. A rule that is set already stays.
        """
        return await self._call("set_recommended_fraud_rules", values, idempotency_key)

    async def list_fraud_reviews(self, **values: Unpack[d.ListFraudReviewsQuery]) -> d.ListFraudReviewsData:
        """List fraud reviews.

        Payments of all tenants that fraud monitoring found, oldest first, each with what the rules counted. Those with `state=open` are on hold and wait for an operator. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_fraud_reviews", values)

    async def get_fraud_review(self, *, uuid: str) -> d.FraudReview:
        """Read a fraud review, also a decided one.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_fraud_review", {"uuid": uuid})

    async def release_fraud_review(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.ReleaseFraudReviewRequest]) -> d.FraudReview:
        """Release a payment after a fraud review.

        Releases the hold of the review: the payment goes out with the next cut-off, unless another hold stops it. The same rule does not find it again at this stage with the same bank account. Releasing a released review changes nothing.

        Also refuses with `not_found` (404), `invalid_state` (422).
        """
        return await self._call("release_fraud_review", {**values, "uuid": uuid}, idempotency_key)

    async def stop_fraud_review(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.StopFraudReviewRequest]) -> d.FraudReview:
        """Stop a payment after a fraud review.

        Before a capture the payment is canceled: no money has moved, and the tenant gets TransactionCanceled. Before a payout it stays on hold, because the money is here: decide with the tenant whether the payer gets it back. A block of kind `fraud` stops later payments of the user. Stopping a stopped review changes nothing.

        Also refuses with `not_found` (404), `invalid_state` (422), `not_cancelable` (422).
        """
        return await self._call("stop_fraud_review", {**values, "uuid": uuid}, idempotency_key)

    async def list_events(self, **values: Unpack[d.ListEventsQuery]) -> d.ListEventsData:
        """Read the event log.

        Answers events in order, oldest first. Send `next` as `after` to read the next page. At the end `next` is null: then send the `uuid` of your last event as `after`. `after=latest` answers no events; its `next` is the end of the log now, or null while there are no events. A processor reads its own events and all its vendors’ events. A vendor reads its own events without BatchPayout and BatchRefund. With `type`, one answer looks at 1000 events: a page may be empty and still have a `next`. The log has everything that the caller did before the call.
        """
        return await self._call("list_events", values)

    async def get_event(self, *, uuid: str) -> d.Event:
        """Read an event.

        By its uuid, which is the `webhook-id` of its deliveries.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_event", {"uuid": uuid})

    async def register_webhook(self, *, idempotency_key: str | None = None, **values: Unpack[d.RegisterWebhookRequest]) -> None:
        """Register a webhook.

        Every URL then receives every named event. A request with one bad entry registers nothing; a repeated registration changes nothing. A request takes up to 20 URLs, a tenant up to 100. Only a processor token can register BatchPayout and BatchRefund. Deliveries are signed: read the secret at `/3p/api/v1/webhook-endpoints/{uuid}/secret`.

        Also refuses with `webhook_url_refused` (422), `event_needs_processor` (422), `webhook_limit_reached` (422).
        """
        return await self._call("register_webhook", values, idempotency_key)

    async def deregister_webhook(self, **values: Unpack[d.DeregisterWebhookRequest]) -> None:
        """De-register a webhook.

        Without `webhook_url` the events are removed from all URLs of the tenant. Pending deliveries of removed registrations are canceled; none starts after the answer. An event that is not registered changes nothing. The header `Achord-Removed-Registrations` has the number of removed registrations.

        Also refuses with `webhook_url_refused` (422).
        """
        return await self._call("deregister_webhook", values)

    async def list_webhooks(self) -> List[d.WebhookRegistration]:
        """List registered webhooks.

        Lists all registrations of the tenant, one entry for each event and URL. A registration never changes, so `updated_at` is `created_at`.
        """
        return await self._call("list_webhooks", {})

    async def update_webhook_endpoint(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.UpdateWebhookEndpointRequest]) -> d.WebhookEndpoint:
        """Change an endpoint.

        An absent field does not change. Its secret and history stay. `event_names`: the endpoint receives these events from now on, and no others; pending deliveries of other events are canceled. `url`: pending deliveries go to the new URL, at once if they failed before; a disabled endpoint stays disabled. After the answer nothing is sent that the change excludes.

        Also refuses with `not_found` (404), `event_needs_processor` (422), `webhook_url_refused` (422), `webhook_url_taken` (422).
        """
        return await self._call("update_webhook_endpoint", {**values, "uuid": uuid}, idempotency_key)

    async def list_webhook_endpoints(self) -> d.ListWebhookEndpointsData:
        """List webhook endpoints.

        A processor sees its own URLs and its vendors’ URLs (`vendor_uuid`), a vendor its own. Oldest first, only URLs with a registration.
        """
        return await self._call("list_webhook_endpoints", {})

    async def get_webhook_secret(self, *, uuid: str) -> d.WebhookSecret:
        """Read the signing secret of an endpoint.

        Signatures follow Standard Webhooks 1.0.0. Each tenant and URL has one secret.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_webhook_secret", {"uuid": uuid})

    async def rotate_webhook_secret(self, *, uuid: str, idempotency_key: str | None = None) -> d.WebhookSecret:
        """Rotate the signing secret of an endpoint.

        For 24 hours every delivery has two signatures, one of the new secret and one of the previous secret. A second rotation within that time ends the older secret immediately.

        Also refuses with `not_found` (404).
        """
        return await self._call("rotate_webhook_secret", {"uuid": uuid}, idempotency_key)

    async def enable_webhook_endpoint(self, *, uuid: str, idempotency_key: str | None = None) -> d.WebhookEndpoint:
        """Enable a disabled endpoint.

        Its held deliveries are due at once. Enabling an enabled endpoint changes nothing.

        Also refuses with `not_found` (404).
        """
        return await self._call("enable_webhook_endpoint", {"uuid": uuid}, idempotency_key)

    async def send_test_delivery(self, *, uuid: str, idempotency_key: str | None = None) -> d.SendTestDeliveryData:
        """Send a test delivery.

        Sends one request of type `WebhookTest` at once, signed like any other, also to a disabled endpoint. It is sent only once and is not in the history. The answer has its result and takes at most 15 seconds.

        Also refuses with `not_found` (404).
        """
        return await self._call("send_test_delivery", {"uuid": uuid}, idempotency_key)

    async def list_deliveries(self, *, uuid: str, **values: Unpack[d.ListDeliveriesQuery]) -> d.ListDeliveriesData:
        """List the deliveries of an endpoint.

        Latest event first. `pending`: under way, or waits for its next attempt. `held`: waits until the endpoint is enabled. `dead`: failed ten times. `canceled`: de-registered before it was delivered. `since` and `until` compare the time when the event was raised.

        Also refuses with `not_found` (404).
        """
        return await self._call("list_deliveries", {**values, "uuid": uuid})

    async def replay_delivery(self, *, uuid: str, idempotency_key: str | None = None) -> d.ReplayDeliveryData:
        """Replay a delivery.

        Sends the same event with the same `webhook-id` at once and starts a new schedule of ten attempts, whether it was delivered, is dead, or waits for its next attempt. A disabled endpoint receives it when it is enabled.

        Also refuses with `not_found` (404).
        """
        return await self._call("replay_delivery", {"uuid": uuid}, idempotency_key)

    async def replay_deliveries(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.ReplayDeliveriesRequest]) -> d.ReplayDeliveriesData:
        """Replay the deliveries of an endpoint.

        Sends deliveries again whose events were raised from `since` and before `until` (both optional). `state` is `dead` by default, or `delivered`. They are due at once, the oldest first, and start a new schedule of ten attempts. A request takes up to 10000; if `more` is true, repeat the request.

        Also refuses with `not_found` (404).
        """
        return await self._call("replay_deliveries", {**values, "uuid": uuid}, idempotency_key)

    async def list_webhook_endpoints_of_any_tenant(self, **values: Unpack[d.ListWebhookEndpointsOfAnyTenantQuery]) -> d.ListWebhookEndpointsOfAnyTenantData:
        """List webhook endpoints of any tenant.

        Newest first. An endpoint without `event_names` was de-registered. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_webhook_endpoints_of_any_tenant", values)

    async def list_latest_deliveries(self, *, uuid: str, **values: Unpack[d.ListLatestDeliveriesQuery]) -> d.ListLatestDeliveriesData:
        """List the latest deliveries of an endpoint.

        Latest event first, at most 100, each with its attempts and what the endpoint answered. For earlier ones name a period: `since` and `until` compare the time when the event was raised.

        Also refuses with `not_found` (404).
        """
        return await self._call("list_latest_deliveries", {**values, "uuid": uuid})

    async def get_event_of_endpoint(self, *, uuid: str, event_uuid: str) -> d.Event:
        """Read an event as an endpoint gets it.

        The body of its deliveries. `event_uuid` is their `webhook-id`.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_event_of_endpoint", {"uuid": uuid, "event_uuid": event_uuid})

    async def replay_delivery_of_any_tenant(self, *, uuid: str, delivery_uuid: str, idempotency_key: str | None = None, **values: Unpack[d.ReplayDeliveryOfAnyTenantRequest]) -> d.ReplayDeliveryOfAnyTenantData:
        """Replay a delivery of any tenant.

        Sends the same event with the same `webhook-id` at once and starts a new schedule of ten attempts, whether it was delivered, is dead, or waits for its next attempt. A disabled endpoint receives it when it is enabled. It moves no money.

        Also refuses with `not_found` (404).
        """
        return await self._call("replay_delivery_of_any_tenant", {**values, "uuid": uuid, "delivery_uuid": delivery_uuid}, idempotency_key)

    async def get_me(self) -> d.GetMeData:
        """Read whose token this is.

        The processor of the token, and its vendor if it is the token of a vendor; whether the service moves money; and what the token may do now.
        """
        return await self._call("get_me", {})

    async def sign_in(self, *, idempotency_key: str | None = None, **values: Unpack[d.SignInRequest]) -> d.SignedIn:
        """Sign in.

        Sets the cookie of a session, for browsers; programs use tokens. `code`: of the authenticator app. A session ends after 30 minutes without a request and after 12 hours in all. Requests with a session that change something need the header `Achord-Console: 1`.

        Also refuses with `sign_in_refused` (401), `too_many_sign_ins` (429).
        """
        return await self._call("sign_in", values, idempotency_key)

    async def open_invitation(self, *, idempotency_key: str | None = None, **values: Unpack[d.OpenInvitationRequest]) -> d.OpenInvitationData:
        """Open a one-time link.

        Shows whom the link is for, and the secret for the authenticator app. It does not use up the link.

        Also refuses with `link_invalid` (401), `too_many_sign_ins` (429).
        """
        return await self._call("open_invitation", values, idempotency_key)

    async def accept_invitation(self, *, idempotency_key: str | None = None, **values: Unpack[d.AcceptInvitationRequest]) -> d.SignedIn:
        """Choose a password with a one-time link.

        Uses up the link, and signs in. `code`: of the authenticator app that has the secret of the link; in the sandbox it may be left out, and later sign-ins then need none. Earlier sessions of the operator end.

        Also refuses with `link_invalid` (401), `too_many_sign_ins` (429).
        """
        return await self._call("accept_invitation", values, idempotency_key)

    async def get_session(self) -> d.OwnSession:
        """Read the own session.

        `is_confirmed`: the password was given in the last 15 minutes, as acts that move money need it.
        """
        return await self._call("get_session", {})

    async def sign_out(self) -> None:
        """Sign out.

        It may be sent again if its answer was lost: signing out of a session that is over changes nothing.
        """
        return await self._call("sign_out", {})

    async def confirm_session(self, *, idempotency_key: str | None = None, **values: Unpack[d.ConfirmSessionRequest]) -> None:
        """Give the password again.

        Acts that move money are allowed for 15 minutes from now. The session gets a new cookie. Who signs in at an identity provider signs in there again instead.

        Also refuses with `sign_in_refused` (401), `too_many_sign_ins` (429).
        """
        return await self._call("confirm_session", values, idempotency_key)

    async def change_password(self, *, idempotency_key: str | None = None, **values: Unpack[d.ChangePasswordRequest]) -> None:
        """Change the own password.

        The other sessions of the operator end, and this one gets a new cookie.

        Also refuses with `sign_in_refused` (401), `too_many_sign_ins` (429).
        """
        return await self._call("change_password", values, idempotency_key)

    async def offer_authenticator(self, *, idempotency_key: str | None = None) -> d.OfferAuthenticatorData:
        """Make a secret for the own authenticator app.

        Changes nothing: the app of the person, if there is one, stays. `setAuthenticator` sets the secret, in this session, with a code of the new app.
        """
        return await self._call("offer_authenticator", {}, idempotency_key)

    async def set_authenticator(self, *, idempotency_key: str | None = None, **values: Unpack[d.SetAuthenticatorRequest]) -> None:
        """Set up or replace the own authenticator app.

        From now on only codes of the new app are accepted. `code`: of the present app, if there is one. `new_code`: of the app with the secret of the offer. The other sessions of the person end, and this one gets a new cookie. Setting the same secret again changes nothing.

        Also refuses with `sign_in_refused` (401), `too_many_sign_ins` (429).
        """
        return await self._call("set_authenticator", values, idempotency_key)

    async def list_own_sessions(self) -> d.ListOwnSessionsData:
        """List the own open sessions.

        Where the caller is signed in, newest first.
        """
        return await self._call("list_own_sessions", {})

    async def end_other_sessions(self) -> None:
        """End the own sessions, except this one.

        The session of the request stays.
        """
        return await self._call("end_other_sessions", {})

    async def end_own_session(self, *, uuid: str) -> None:
        """End one of the own sessions.

        Takes effect at once in the process that answers, and within one second in all others. Ending it again changes nothing. To end the session of the request, sign out.

        Also refuses with `not_found` (404), `invalid_state` (422).
        """
        return await self._call("end_own_session", {"uuid": uuid})

    async def get_own_mails(self) -> d.OwnMails:
        """Read which e-mails the caller gets.

        None is sent unless the settings of the service name a mail server.
        """
        return await self._call("get_own_mails", {})

    async def set_own_mails(self, *, idempotency_key: str | None = None, **values: Unpack[d.OwnMails]) -> d.OwnMails:
        """Choose which e-mails the caller gets.

        All are on at first. The list of what waits in the console, and the webhook of the service, do not change.
        """
        return await self._call("set_own_mails", values, idempotency_key)

    async def list_operators(self, **values: Unpack[d.ListOperatorsQuery]) -> d.ListOperatorsData:
        """List the operators.

        Oldest first, also disabled ones. `state=invited`: those who have never signed in. `processor_uuid`: the people of this tenant. Admin tokens are not operators: `GET /admin/v1/tokens` lists them. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_operators", values)

    async def invite_operator(self, *, idempotency_key: str | None = None, **values: Unpack[d.InviteOperatorRequest]) -> d.InviteOperator201Data | d.ApprovalAsked:
        """Invite an operator.

        Returns a link that works once, within 72 hours: give it to the person over a channel that you trust. With it they choose a password and set up an authenticator app. `processor_uuid`: the tenant of a person with a role of tenants, whom nothing else is shown. With an identity provider the person can also sign in there, if its email is the same, unless `password_only` is true. The link is shown only in this answer; a replay under the same Idempotency-Key has it too.

        Also refuses with `not_found` (404), `operator_exists` (422), `already_asked` (422).
        """
        return await self._call("invite_operator", values, idempotency_key)

    async def get_operator(self, *, uuid: str) -> d.OperatorPerson:
        """Read an operator.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_operator", {"uuid": uuid})

    async def update_operator(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.UpdateOperatorRequest]) -> d.OperatorPerson | d.ApprovalAsked:
        """Change or disable an operator.

        An absent field does not change. A change of the role takes effect within one second, also in open sessions. Disabling ends the sessions of the operator, and so does `password_only`: from then on the identity provider signs the person in no more. A token works only while the person who issued it is an administrator or an owner of its tenant, so `issued_tokens` says what happens to the tokens of an operator who is disabled or gets a smaller role. Operators cannot change their own role or disable themselves.

        Also refuses with `not_found` (404), `invalid_state` (422), `operator_exists` (422), `already_asked` (422).
        """
        return await self._call("update_operator", {**values, "uuid": uuid}, idempotency_key)

    async def create_operator_link(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.CreateOperatorLinkRequest]) -> d.CreateOperatorLink201Data | d.ApprovalAsked:
        """Make a new link for an operator.

        For a person who lost the link, the password or the authenticator app. The old password works until the new link is used. Earlier links end.

        Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
        """
        return await self._call("create_operator_link", {**values, "uuid": uuid}, idempotency_key)

    async def list_people(self, **values: Unpack[d.ListPeopleQuery]) -> d.ListPeopleData:
        """List the people of a tenant.

        Oldest first, also disabled ones. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_people", values)

    async def invite_person(self, *, idempotency_key: str | None = None, **values: Unpack[d.InvitePersonRequest]) -> d.InvitePersonData:
        """Invite a person of the tenant.

        Returns a link that works once, within 72 hours: give it to the person over a channel that you trust. The link is shown only in this answer; a replay under the same Idempotency-Key has it too. Needs a password that was given in the last 15 minutes.

        Also refuses with `tenant_suspended` (403), `operator_exists` (422).
        """
        return await self._call("invite_person", values, idempotency_key)

    async def create_person_link(self, *, uuid: str, idempotency_key: str | None = None) -> d.CreatePersonLinkData:
        """Make a new link for a person of the tenant.

        For a person who lost the link, the password or the authenticator app. The old password works until the new link is used. Earlier links end. Needs a password that was given in the last 15 minutes.

        Also refuses with `tenant_suspended` (403), `not_found` (404), `invalid_state` (422).
        """
        return await self._call("create_person_link", {"uuid": uuid}, idempotency_key)

    async def update_person(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.UpdatePersonRequest]) -> d.OperatorPerson:
        """Change or disable a person of the tenant.

        An absent field does not change. A change of the role takes effect within one second, also in open sessions; disabling ends them. `issued_tokens` says what happens to the tokens of an owner who is disabled or gets another role. Owners cannot change their own role or disable themselves, so a tenant keeps an owner. Needs a password that was given in the last 15 minutes.

        Also refuses with `not_found` (404), `invalid_state` (422).
        """
        return await self._call("update_person", {**values, "uuid": uuid}, idempotency_key)

    async def list_sessions(self, **values: Unpack[d.ListSessionsQuery]) -> d.ListSessionsData:
        """List the open sessions.

        Newest first; of all operators, or of one.
        """
        return await self._call("list_sessions", values)

    async def end_session(self, *, uuid: str, **values: Unpack[d.EndSessionQuery]) -> None:
        """End a session.

        Takes effect at once in the process that answers, and within one second in all others. Ending it again changes nothing.

        Also refuses with `not_found` (404).
        """
        return await self._call("end_session", {**values, "uuid": uuid})

    async def list_approvals(self, **values: Unpack[d.ListApprovalsQuery]) -> d.ListApprovalsData:
        """List approvals.

        Newest first. `state=waiting`: those that wait for a second operator; with `asked_by=others`, those that the caller may decide. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_approvals", values)

    async def get_approval(self, *, uuid: str) -> d.Approval:
        """Read an approval.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_approval", {"uuid": uuid})

    async def list_approval_policies(self) -> d.ListApprovalPoliciesData:
        """List which acts need a second operator.

        In live mode every act of the list does by default, in the sandbox none.
        """
        return await self._call("list_approval_policies", {})

    async def set_approval_policy(self, *, act: Literal["write_off", "pay_again", "refunds", "manual_debt", "reversals", "own_funds", "bank_records", "limits", "bank_settings", "tokens", "verification", "sanctions", "operators", "policies"], idempotency_key: str | None = None, **values: Unpack[d.SetApprovalPolicyRequest]) -> d.ApprovalPolicy | d.ApprovalAsked:
        """Set whether an act needs a second operator.

        `above_amount` in cents, 0 by default: an act of at most this amount needs no second operator. An act without an amount always needs one. The token of the environment changes a policy alone, so that a service with one operator can be set up.

        Also refuses with `already_asked` (422).
        """
        return await self._call("set_approval_policy", {**values, "act": act}, idempotency_key)

    async def create_processor(self, *, idempotency_key: str | None = None, **values: Unpack[d.CreateProcessorRequest]) -> d.CreateProcessorData:
        """Create a processor.

        A processor is a tenant. Other tenants do not see its users, payments and webhooks. In live mode its payments need an authorization of the payer, and its clawbacks one of the payee, until `authorization_required` and `clawback_authorization_required` are changed.
        """
        return await self._call("create_processor", values, idempotency_key)

    async def list_processors(self, **values: Unpack[d.ListProcessorsQuery]) -> d.ListProcessorsData:
        """List the processors.

        Oldest first, each with its 100 oldest vendors; `GET /admin/v1/vendors` lists all. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_processors", values)

    async def get_processor(self, *, uuid: str) -> d.ProcessorDetail:
        """Read the settings of a processor.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_processor", {"uuid": uuid})

    async def update_processor(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.UpdateProcessorRequest]) -> d.ProcessorDetail | d.ApprovalAsked:
        """Change the settings of a processor.

        An absent field does not change. `payout_delay_days` applies to payments that start from now on; 0 requires `zero_delay_allowed`. `originator` applies to every batch that is written from now on; null inherits from the bank. `authorization_required` and `validated_accounts_required` apply to payments that start from now on, `clawback_authorization_required` to clawbacks that are in no file. `validation_sources` applies to validations from now on; null: `linked`, `settled_debits` and `provider` in live mode, `provider` in the sandbox. `bank` applies from the next cut-off on to entries that are not in a file; entries that were sent stay with their bank. The audit trail keeps the old values.

        Also refuses with `not_found` (404), `already_asked` (422).
        """
        return await self._call("update_processor", {**values, "uuid": uuid}, idempotency_key)

    async def suspend_processor(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.SuspendProcessorRequest]) -> d.Processor:
        """Suspend a processor.

        Its tokens and its vendors’ tokens can still read and cancel; starting something new answers 403. Entries that are not in a file wait, and the daily run skips the tenant. Entries in a file continue to their end: settlements, returns, events. Suspending a suspended processor changes nothing.

        Also refuses with `not_found` (404).
        """
        return await self._call("suspend_processor", {**values, "uuid": uuid}, idempotency_key)

    async def resume_processor(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.ResumeProcessorRequest]) -> d.Processor:
        """Resume a processor.

        Lifts a suspension. Waiting entries go into a file at the next cut-off, and the next daily run pays what became due. Resuming a processor that is not suspended changes nothing.

        Also refuses with `not_found` (404).
        """
        return await self._call("resume_processor", {**values, "uuid": uuid}, idempotency_key)

    async def create_vendor(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.CreateVendorRequest]) -> d.CreateVendorData:
        """Create a vendor.

        A vendor belongs to one processor. Its token reaches only what the vendor created.

        Also refuses with `not_found` (404).
        """
        return await self._call("create_vendor", {**values, "uuid": uuid}, idempotency_key)

    async def get_vendor(self, *, uuid: str) -> d.Vendor:
        """Read a vendor.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_vendor", {"uuid": uuid})

    async def list_vendors(self, **values: Unpack[d.ListVendorsQuery]) -> d.ListVendorsData:
        """List the vendors.

        Of all processors or of one, oldest first. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_vendors", values)

    async def create_token(self, *, idempotency_key: str | None = None, **values: Unpack[d.CreateTokenRequest]) -> d.CreateToken201Data | d.ApprovalAsked:
        """Issue a token.

        Send exactly one of `processor_uuid`, `vendor_uuid` and `admin: true`. The token is shown once; only its hash is stored. `GET /3p/api/v1/me` and the audit trail show the name of the token. In live mode an admin token lives for at most 365 days, and for 365 without `expires_in_days`. If a second operator must approve it, the person who approves gets the token and hands it over.

        Also refuses with `not_found` (404), `already_asked` (422).
        """
        return await self._call("create_token", values, idempotency_key)

    async def list_tokens(self, **values: Unpack[d.ListTokensQuery]) -> d.ListTokensData:
        """List the tokens.

        All tokens, or the tokens of a processor and its vendors, oldest first. `issued_by`: tokens that this operator issued. Only admin tokens have a `role`. `last_used_at` is updated at most once an hour. The list does not have the token of the environment. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_tokens", values)

    async def get_token(self, *, uuid: str) -> d.Token:
        """Read a token, never its text.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_token", {"uuid": uuid})

    async def revoke_token(self, *, uuid: str, **values: Unpack[d.RevokeTokenQuery]) -> None:
        """Revoke a token.

        Takes effect at once in the process that answers, and within one second in all others. Repeating it changes nothing.

        Also refuses with `not_found` (404).
        """
        return await self._call("revoke_token", {**values, "uuid": uuid})

    async def create_own_token(self, *, idempotency_key: str | None = None, **values: Unpack[d.CreateOwnTokenRequest]) -> d.CreateOwnTokenData:
        """Issue a token of the tenant.

        The token is shown once; only its hash is stored. It works while the person who issued it is an owner of the tenant. Needs a password that was given in the last 15 minutes.

        Also refuses with `tenant_suspended` (403), `not_found` (404).
        """
        return await self._call("create_own_token", values, idempotency_key)

    async def list_own_tokens(self, **values: Unpack[d.ListOwnTokensQuery]) -> d.ListOwnTokensData:
        """List the tokens of a tenant.

        The tokens of the processor and its vendors, oldest first, also revoked ones; never their text. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_own_tokens", values)

    async def revoke_own_token(self, *, uuid: str) -> None:
        """Revoke a token of the tenant.

        Takes effect at once in the process that answers, and within one second in all others. Repeating it changes nothing.

        Also refuses with `not_found` (404).
        """
        return await self._call("revoke_own_token", {"uuid": uuid})

    async def list_audit_trail(self, **values: Unpack[d.ListAuditTrailQuery]) -> d.ListAuditTrailData:
        """Read the audit trail.

        Newest first. The acts about all tenants and of the operator itself. `processor_uuid`: about one tenant; the nil uuid: acts that concern no single tenant. `operator_uuid`: of one person. `subject_uuid`: of one token, file, payment or user. `acted_from` and `acted_before`: the second is exclusive. `actor` null: the service itself. `actor` `admin` without a token and an operator: the token of the environment, or the command line. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_audit_trail", values)

    async def download_audit_trail(self, **values: Unpack[d.DownloadAuditTrailQuery]) -> str:
        """Read the audit trail as a file.

        Comma-separated values (RFC 4180) with the same columns, newest first, at most 100000 acts. The acts about all tenants and of the operator itself. `processor_uuid`: about one tenant; the nil uuid: acts that concern no single tenant. `operator_uuid`: of one person. `subject_uuid`: of one token, file, payment or user. `acted_from` and `acted_before`: the second is exclusive. `actor` null: the service itself. `actor` `admin` without a token and an operator: the token of the environment, or the command line.
        """
        return await self._call("download_audit_trail", values)

    async def list_requests(self, **values: Unpack[d.ListRequestsQuery]) -> d.ListRequestsData:
        """List requests.

        A processor sees its own and its vendors’ requests, a vendor its own. Newest first; a request is there a few seconds after its answer, and for 14 days by default. It has no bodies and no queries. One answer looks at a bounded number of requests, so a page may have fewer than `limit`, or none, and still a `next`: go on until `next` is null.
        """
        return await self._call("list_requests", values)

    async def list_requests_of_any_tenant(self, **values: Unpack[d.ListRequestsOfAnyTenantQuery]) -> d.ListRequestsOfAnyTenantData:
        """List requests of any tenant.

        Of all tenants and operators, or of one tenant. `processor_uuid` null: of an operator, or of a caller whose token was refused. Newest first; a request is there a few seconds after its answer, and for 14 days by default. It has no bodies and no queries. One answer looks at a bounded number of requests, so a page may have fewer than `limit`, or none, and still a `next`: go on until `next` is null.
        """
        return await self._call("list_requests_of_any_tenant", values)

    async def list_banks(self) -> d.ListBanksData:
        """List the banks.

        In the order of the banks file; processors without a bank of their own use the first one. `inbound_read_at`: the time up to which the files of the bank were read. Debits of the bank become good only up to this time, so a bank whose server is away delays its own payments.
        """
        return await self._call("list_banks", {})

    async def get_calendar(self, **values: Unpack[d.GetCalendarQuery]) -> d.GetCalendarData:
        """Read the banking calendar of a month.

        Every day of the month. A day has the cut-offs of each bank in their order: when a file closes, when its entries settle, and until when the bank of an entry may return it (`unauthorized_returns_until`: an unauthorized debit of a consumer). `settling`: what comes and leaves on the day, of all tenants. `today` and `month` are Eastern, times are UTC.
        """
        return await self._call("get_calendar", values)

    async def list_bank_files(self, **values: Unpack[d.ListBankFilesQuery]) -> d.ListBankFilesData:
        """List the files to the banks.

        Newest first. `state` limits the list to one state. `delivery` is how far the bytes are on their way: `uncertain` means that only the bank knows whether it has them; null means that sending has not started, or that a rejection ended it. `returns_until`: until when its entries may come back; an unauthorized debit of a consumer may come back later. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_bank_files", values)

    async def get_bank_file(self, *, uuid: str) -> d.BankFile:
        """Read a file to a bank.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_bank_file", {"uuid": uuid})

    async def list_bank_file_entries(self, *, uuid: str, **values: Unpack[d.ListBankFileEntriesQuery]) -> d.ListBankFileEntriesData:
        """List the entries of a file to a bank.

        By stage, tenant and entry. Members of a batch share an entry, and each is listed. `transaction_uuid` of a payout of fees, or of a reversal, is its own uuid, and it has no names. Dishonors are in `GET /admin/v1/dishonors`. Send `next` as `after` to read the next page; at the end it is null.

        Also refuses with `not_found` (404).
        """
        return await self._call("list_bank_file_entries", {**values, "uuid": uuid})

    async def download_bank_file(self, *, uuid: str) -> str:
        """Download a file to a bank.

        The content before it is wrapped for the bank. It has account numbers in plain text, so each download is recorded in the audit trail. A file that is not yet written answers 404. A file that is downloaded before it is sent may have been handed over by hand: if it then misses its dates, an operator has to say whether the bank has it.

        Also refuses with `not_found` (404), `content_removed` (410).
        """
        return await self._call("download_bank_file", {"uuid": uuid})

    async def mark_bank_file_delivered(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.MarkBankFileDeliveredRequest]) -> d.BankFile | d.ApprovalAsked:
        """Record that a bank has a file.

        For a file whose delivery is uncertain and that the bank confirms, or that was delivered in another way. The file is not sent again, and its payments continue. A confirmed file is answered as it is.

        Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
        """
        return await self._call("mark_bank_file_delivered", {**values, "uuid": uuid}, idempotency_key)

    async def reject_bank_file(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.RejectBankFileRequest]) -> d.BankFile | d.ApprovalAsked:
        """Record that a bank has rejected a file.

        Its entries go into the next file with new trace numbers; captures that already counted as sent fail. Refused once an entry of the file has settled: such entries come back as returns. Refused too if it is recorded that the bank processed the file twice. Also takes back a file that cannot be written or sent. A rejected file is answered as it is.

        Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
        """
        return await self._call("reject_bank_file", {**values, "uuid": uuid}, idempotency_key)

    async def mark_bank_file_booked_gross(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.MarkBankFileBookedGrossRequest]) -> d.BankFile:
        """Record that the bank statement shows a file gross.

        One line is the total of the file; each entry that is returned before settlement is another line. For a file that was opened before `statement_booking` of the bank was changed in the banks file. Refused once a line of the bank statement was matched with cash of the file.

        Also refuses with `not_found` (404), `invalid_state` (422).
        """
        return await self._call("mark_bank_file_booked_gross", {**values, "uuid": uuid}, idempotency_key)

    async def mark_bank_file_booked_net(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.MarkBankFileBookedNetRequest]) -> d.BankFile:
        """Record that the bank statement shows a file net.

        One line is the total of the file without the entries that are returned before settlement. For a file that was opened before `statement_booking` of the bank was changed in the banks file. Refused once a line of the bank statement was matched with cash of the file.

        Also refuses with `not_found` (404), `invalid_state` (422).
        """
        return await self._call("mark_bank_file_booked_net", {**values, "uuid": uuid}, idempotency_key)

    async def list_restores(self) -> d.ListRestoresData:
        """List restores of the database.

        The last 12 restores, newest first, and the banks that wait until `POST /admin/v1/restores/release`. `reached_at` and `backup` are null for a database that was restored by other means.
        """
        return await self._call("list_restores", {})

    async def release_bank(self, *, idempotency_key: str | None = None, **values: Unpack[d.ReleaseBankRequest]) -> d.ReleaseBank200Data | d.ApprovalAsked:
        """Continue with a bank after a restore.

        After a restore of the database, no file is sent to a bank and none is read until an operator has compared what the bank has with what we have: see the runbook `after-a-restore`. Refused while a file of the bank is not written yet, and for a name that the database does not know and that is not in `files_only_at_bank`. The same request again has the same answer.

        Also refuses with `invalid_state` (422), `already_asked` (422).
        """
        return await self._call("release_bank", values, idempotency_key)

    async def list_inbound_files(self, **values: Unpack[d.ListInboundFilesQuery]) -> d.ListInboundFilesData:
        """List the files of the banks.

        Newest first, with the verdict on each file and its findings. `problems` put the whole file in quarantine, `faults` put single entries in suspense, `notes` have no consequence. `report`: the file has no records, but words of the bank; a note tells its beginning. `unreadable`: the file cannot be opened, for example because the key is wrong. It holds the payments of its bank like a file in quarantine, and is tried again at each reading. `open=true`: only files without a decision. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_inbound_files", values)

    async def get_inbound_file(self, *, uuid: str) -> d.InboundFile:
        """Read a file of a bank.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_inbound_file", {"uuid": uuid})

    async def download_inbound_file(self, *, uuid: str) -> str:
        """Download a file of a bank.

        The content after its wrapping was removed. It has account numbers in plain text, so each download is recorded in the audit trail.

        Also refuses with `not_found` (404), `content_removed` (410).
        """
        return await self._call("download_inbound_file", {"uuid": uuid})

    async def release_inbound_file(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.ReleaseInboundFileRequest]) -> d.InboundFile:
        """Release a file from quarantine.

        Applies the readable entries as for any other file, before this call answers. Entries that cannot be matched are put in suspense. A report has no entries: release it when you have read it. A released file is answered as it is.

        Also refuses with `not_found` (404), `invalid_state` (422).
        """
        return await self._call("release_inbound_file", {**values, "uuid": uuid}, idempotency_key)

    async def reject_inbound_file(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.RejectInboundFileRequest]) -> d.InboundFile | d.ApprovalAsked:
        """Reject a file that waits.

        No entry of the file is ever applied. Ask the bank to send a corrected file. A file that cannot be opened is not tried again. A rejected file is answered as it is.

        Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
        """
        return await self._call("reject_inbound_file", {**values, "uuid": uuid}, idempotency_key)

    async def list_suspense_items(self, **values: Unpack[d.ListSuspenseItemsQuery]) -> d.ListSuspenseItemsData:
        """List items in suspense.

        Entries of the banks’ files that could not be matched or applied, oldest first. `reason` says why; `transaction_uuid` is the payment of the entry with this trace number, if there is one. Resolve each with `POST /admin/v1/suspense/{uuid}/resolve`. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_suspense_items", values)

    async def list_late_returns(self, **values: Unpack[d.ListLateReturnsQuery]) -> d.ListLateReturnsData:
        """List late returns.

        Returns that came after their deadline, newest first. They are applied. Each may be dishonored until `dishonor_until`, with `POST /admin/v1/dishonors`. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_late_returns", values)

    async def get_bank_item(self, *, uuid: str) -> d.BankItem:
        """Read an item of a bank’s file: a return, a change or another entry.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_bank_item", {"uuid": uuid})

    async def resolve_suspense_item(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.ResolveSuspenseItemRequest]) -> d.BankItem | d.ApprovalAsked:
        """Resolve an item in suspense.

        `ignored`: the item has no effect. `return_of`: the item is applied as the return of the latest entry of `stage` of the payment, of the fee payout `fee_payout_uuid`, or of our entry with the trace number `trace_id`, which also names reversals and micro-entries. Its trace number and bank account may differ; its amount and direction must equal the entry’s. All other rules for returns apply, so the item may be in suspense again, with another reason. `copy_return`: the bank processed the file of the item’s entry twice, and the item returns the copy. It is booked on DUP of the operator books, and no payment moves. `rejected_entry`: the item is a reject, and the bank rejected this entry, which is named in the same way, or is the entry with the trace number in the item. Its amount, direction and account number must equal the item’s. A capture fails with `failure_code` `entry_rejected`; another entry of a payment waits on hold; a reversal or micro-entry is canceled. Of entries that have settled, only a capture can be named. `correction`: the item is a change, and `corrected` is what its data say. The numbers must be in the data that the bank sent. The account of the entry is corrected, from its next entry on; the entry is the item’s entry, or the one that is named as for a return. If the entry is of a bank in another lane that shares the account, the item is handed over to that lane: it is `not_ours` here. A return is applied there a moment later. Anything else is in suspense there, under another uuid: resolve it again. An item that was ignored, handed over, or applied as this return or reject, is answered as it is.

        Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
        """
        return await self._call("resolve_suspense_item", {**values, "uuid": uuid}, idempotency_key)

    async def record_capture_won_back(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.RecordCaptureWonBackRequest]) -> d.TransactionWithMetadata | d.ApprovalAsked:
        """Record that a returned capture was won back.

        For a payment whose capture was returned and whose money the bank gave back, after a dishonor or in another way. The capture is good again, and its canceled payout is made. Announces TransactionCompleted. A payment that was won back is answered as it is.

        Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
        """
        return await self._call("record_capture_won_back", {**values, "uuid": uuid}, idempotency_key)

    async def create_dishonor(self, *, idempotency_key: str | None = None, **values: Unpack[d.CreateDishonorRequest]) -> d.Dishonor:
        """Dishonor a return.

        Dishonors a return within five banking days after it came; the dishonor goes out with the last file of the day. `code`: R68 the return came late, R67 its entry was returned before, R69 fields of it are wrong (`information` names them: 01 account number, 02 trace number, 03 amount, 04 identification, 05 transaction code, 06 company identification, 07 effective date), R70 we did not ask for it (R06, R31), R62 a reversal was returned alone, R61 it matches no entry of ours. An applied return must be the return of a capture; every return in suspense can be dishonored. No money moves: when the bank gives the money back, record `won`.

        Also refuses with `not_found` (404), `invalid_state` (422).
        """
        return await self._call("create_dishonor", values, idempotency_key)

    async def list_dishonors(self, **values: Unpack[d.ListDishonorsQuery]) -> d.ListDishonorsData:
        """List dishonors.

        Newest first. `sent`: the receiving bank may contest the dishonor until `contestable_until`. `contested`: it did, with `contest_code`. `lost` without `sent_at`: it was not sent by its last day, `send_until`. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_dishonors", values)

    async def get_dishonor(self, *, uuid: str) -> d.Dishonor:
        """Read a dishonor.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_dishonor", {"uuid": uuid})

    async def record_dishonor_won(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.RecordDishonorWonRequest]) -> d.Dishonor | d.ApprovalAsked:
        """Record that a dishonor was won.

        The bank gave the money back, and no contest came until `contestable_until`. A capture is good again, and its canceled payout is made (TransactionCompleted). If the return was in suspense, no money had moved: the credit on the bank statement corrects the debit there. A dishonor that was won is answered as it is.

        Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
        """
        return await self._call("record_dishonor_won", {**values, "uuid": uuid}, idempotency_key)

    async def record_dishonor_lost(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.RecordDishonorLostRequest]) -> d.Dishonor:
        """Record that a dishonor was lost.

        The return stays. If it was in suspense before, it is in suspense again. A dishonor that was lost is answered as it is.

        Also refuses with `not_found` (404), `invalid_state` (422).
        """
        return await self._call("record_dishonor_lost", {**values, "uuid": uuid}, idempotency_key)

    async def create_micro_entries(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.CreateMicroEntriesRequest]) -> d.MicroEntryCheck:
        """Check a bank account with two small credits.

        Sends two credits of less than one dollar with the next file, under the description ACCTVERIFY. When they have settled, the user reads their amounts on the statement of the bank and tells you; send them to `POST /3p/api/v2/micro-entries/{uuid}/confirm` within 14 days. Nothing is taken back. One check of an account is open at a time, and a user has at most 5 in 30 days. The operator of the service limits how many you start in 24 hours. Prenotes are checks too.

        In the sandbox the amounts are always 32 and 45 cents.

        Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422), `invalid_state` (422).
        """
        return await self._call("create_micro_entries", {**values, "uuid": uuid}, idempotency_key)

    async def list_micro_entries(self, *, uuid: str, **values: Unpack[d.ListMicroEntriesQuery]) -> d.ListMicroEntriesData:
        """List the checks of the bank accounts of a user.

        Those by micro-entries, oldest first. Send `next` as `after` to read the next page; at the end it is null.

        Also refuses with `not_found` (404).
        """
        return await self._call("list_micro_entries", {**values, "uuid": uuid})

    async def confirm_micro_entries(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.ConfirmMicroEntriesRequest]) -> d.ConfirmMicroEntriesData:
        """Confirm the amounts of two small credits.

        Allowed when the state is `awaiting_confirmation`. Wrong amounts are an answer with `matched: false`, not an error; after 3 of them the check has failed. Right amounts confirm the check: the account is `valid` for the source `micro_entries` of account validation. A confirmed check is answered as it is.

        Also refuses with `not_found` (404), `invalid_state` (422), `bank_account_unusable` (422).
        """
        return await self._call("confirm_micro_entries", {**values, "uuid": uuid}, idempotency_key)

    async def get_micro_entries(self, *, uuid: str) -> d.MicroEntryCheck:
        """Read a check of a bank account.

        There is no event of it: read it after the settlement of the next banking day.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_micro_entries", {"uuid": uuid})

    async def list_micro_entries_of_all_tenants(self, **values: Unpack[d.ListMicroEntriesOfAllTenantsQuery]) -> d.ListMicroEntriesOfAllTenantsData:
        """List the checks of bank accounts by micro-entries.

        Of all tenants, newest first. Many returns or wrong answers of one tenant are a sign of fraud. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_micro_entries_of_all_tenants", values)

    async def create_prenote(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.CreatePrenoteRequest]) -> d.Prenote:
        """Check a bank account with a prenote.

        Sends an entry of zero dollars with the next file. Its bank returns it if the account does not exist or takes no such entries, and tells you if a number has changed. If nothing comes back, the prenote is confirmed on the third banking day after it settled, and the account is `valid` for the source `prenotes` of account validation. It does not prove that the account belongs to the user. One check of an account is open at a time, and a user has at most 5 in 30 days. The operator of the service limits how many you start in 24 hours. Micro-entries are checks too.

        Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422), `invalid_state` (422).
        """
        return await self._call("create_prenote", {**values, "uuid": uuid}, idempotency_key)

    async def list_prenotes(self, *, uuid: str, **values: Unpack[d.ListPrenotesQuery]) -> d.ListPrenotesData:
        """List the prenotes to the bank accounts of a user.

        Oldest first. Send `next` as `after` to read the next page; at the end it is null.

        Also refuses with `not_found` (404).
        """
        return await self._call("list_prenotes", {**values, "uuid": uuid})

    async def get_prenote(self, *, uuid: str) -> d.Prenote:
        """Read a prenote.

        There is no event of it: read it after the third banking day.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_prenote", {"uuid": uuid})

    async def list_prenotes_of_all_tenants(self, **values: Unpack[d.ListPrenotesOfAllTenantsQuery]) -> d.ListPrenotesOfAllTenantsData:
        """List the checks of bank accounts by prenotes.

        Of all tenants, newest first. Many returns of one tenant are a sign of fraud. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_prenotes_of_all_tenants", values)

    async def list_reversible_entries(self, *, uuid: str) -> d.ListReversibleEntriesData:
        """Show what reversals would move.

        The entries of the capture and of the payout, newest first, each with the last day for its reversal.

        Also refuses with `not_found` (404).
        """
        return await self._call("list_reversible_entries", {"uuid": uuid})

    async def create_reversal(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.CreateReversalRequest]) -> d.Reversal | d.ApprovalAsked:
        """Reverse an entry.

        Takes back an entry of a capture or a payout that was sent wrongly, by an entry of the same amount in the other direction, in a batch with the description `REVERSAL`. It goes out with the next cut-off after the wrong entry has settled; the receiving bank must have it within five banking days after that. Until then a hold stops the payment. When the reversal of a debit settles, the capture fails as if it was returned (TransactionFailed with `failure_code` `entry_reversed`), and a payout that was sent is clawed back. When the reversal of a credit is good, two banking days after it settled, the payout fails (PayoutFailed), and the money is owed to the payee again. An entry is reversed once.

        Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
        """
        return await self._call("create_reversal", {**values, "uuid": uuid}, idempotency_key)

    async def cancel_reversal(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.CancelReversalRequest]) -> d.Reversal:
        """Cancel a reversal.

        Only while it waits for a file. The hold on the payment is released. A canceled reversal is answered as it is.

        Also refuses with `not_found` (404), `invalid_state` (422).
        """
        return await self._call("cancel_reversal", {**values, "uuid": uuid}, idempotency_key)

    async def list_reversals(self, **values: Unpack[d.ListReversalsQuery]) -> d.ListReversalsData:
        """List reversals.

        Of payments of all tenants, newest first. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_reversals", values)

    async def get_reversal(self, *, uuid: str) -> d.Reversal:
        """Read a reversal.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_reversal", {"uuid": uuid})

    async def write_off_reversal(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.WriteOffReversalRequest]) -> d.Reversal | d.ApprovalAsked:
        """Write off what a reversal left.

        The receiver has the money twice and does not give it back. It becomes a loss of the tenant. A reversal that left nothing any more is answered as it is.

        Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
        """
        return await self._call("write_off_reversal", {**values, "uuid": uuid}, idempotency_key)

    async def settle_reversal(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.SettleReversalRequest]) -> d.Reversal | d.ApprovalAsked:
        """Record that what a reversal left was settled.

        The receiver paid the money back, or you paid it to them, through the same bank without an entry of ours. The statement of the bank shows the cash. A reversal that left nothing any more is answered as it is.

        Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
        """
        return await self._call("settle_reversal", {**values, "uuid": uuid}, idempotency_key)

    async def preview_file_reversal(self, *, uuid: str, **values: Unpack[d.PreviewFileReversalQuery]) -> d.FileReversalPreview:
        """Show what the reversal of a file would do.

        Counts the entries of the file that can be reversed now, and those that cannot, by reason. `tenants` is what it moves for each tenant. Nothing is changed. A file of a million entries takes some seconds.

        Also refuses with `not_found` (404).
        """
        return await self._call("preview_file_reversal", {**values, "uuid": uuid})

    async def create_file_reversal(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.CreateFileReversalRequest]) -> d.FileReversal | d.ApprovalAsked:
        """Reverse a file.

        Takes back every entry of the file that can be reversed, each like `POST /admin/v1/transactions/{uuid}/reversals`: with its hold, its events and its entry in a batch with the description `REVERSAL`. `processor_uuid` and `stage` limit it to a part of the file. The work is done in portions after the answer, and at the latest at the next cut-off: read it with `GET /admin/v1/file-reversals/{uuid}`. The receiving banks must have the reversals within five banking days after the settlement of the file, and the network wants them within 24 hours of the discovery. One reversal of a file works at a time.

        Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
        """
        return await self._call("create_file_reversal", {**values, "uuid": uuid}, idempotency_key)

    async def list_file_reversals(self, **values: Unpack[d.ListFileReversalsQuery]) -> d.ListFileReversalsData:
        """List the reversals of files.

        Newest first. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_file_reversals", values)

    async def get_file_reversal(self, *, uuid: str) -> d.FileReversal:
        """Read the reversal of a file.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_file_reversal", {"uuid": uuid})

    async def list_refused_reversals(self, *, uuid: str, **values: Unpack[d.ListRefusedReversalsQuery]) -> d.ListRefusedReversalsData:
        """List the entries that a reversal of a file left out.

        Each with its reason, by stage, tenant and entry. Send `next` as `after` to read the next page; at the end it is null.

        Also refuses with `not_found` (404).
        """
        return await self._call("list_refused_reversals", {**values, "uuid": uuid})

    async def report_file_copy(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.ReportFileCopyRequest]) -> d.FileCopy | d.ApprovalAsked:
        """Record that the bank processed a file twice.

        The payments of the file are right and stay as they are: only money moved once more. From now on a second return of an entry of the file is booked on DUP of the operator books, and changes no payment; so is a return with R24 (duplicate entry). Match the lines of the bank statement that show the second sum, and those with which the bank takes it back, as `file_processed_twice`. `rest` is what is not even. Ask the bank to reverse the copy: within 24 hours, and so that the receiving banks have it within five banking days after the settlement of the file. While it is open, no entry of the file can be reversed, and reversals that wait for a file go on waiting. A file with a copy cannot be rejected. A file that is recorded is answered as it is.

        Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
        """
        return await self._call("report_file_copy", {**values, "uuid": uuid}, idempotency_key)

    async def close_file_copy(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.CloseFileCopyRequest]) -> d.FileCopy | d.ApprovalAsked:
        """Close a copy of a file.

        If nothing is left, no money moves. Money that is missing (`rest` below zero) becomes a loss of the operator (LOSS/DUP). Money that we still have belongs to the receivers: then it cannot be closed. A closed copy is answered as it is. A second return that comes later opens it again.

        Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
        """
        return await self._call("close_file_copy", {**values, "uuid": uuid}, idempotency_key)

    async def list_file_copies(self, **values: Unpack[d.ListFileCopiesQuery]) -> d.ListFileCopiesData:
        """List the files that banks processed twice.

        Newest first. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_file_copies", values)

    async def get_file_copy(self, *, uuid: str) -> d.FileCopy:
        """Read a copy of a file.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_file_copy", {"uuid": uuid})

    async def create_return_request(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.CreateReturnRequestRequest]) -> d.ReturnRequest:
        """Record that a return was asked for.

        Your bank asked the receiving bank to return an entry that was sent wrongly (R06). The receiving bank must answer within ten banking days: Today shows the deadline. It need not agree. No money moves: when the entry comes back, its return moves the payment and closes the request. An entry has one open request; a second one is answered with the first.

        Also refuses with `not_found` (404), `invalid_state` (422).
        """
        return await self._call("create_return_request", {**values, "uuid": uuid}, idempotency_key)

    async def answer_return_request(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.AnswerReturnRequestRequest]) -> d.ReturnRequest:
        """Record the answer to a request.

        What the receiving bank answered. The request leaves Today; a return that comes later still closes it. An answered request, and one whose entry came back, is answered as it is.

        Also refuses with `not_found` (404).
        """
        return await self._call("answer_return_request", {**values, "uuid": uuid}, idempotency_key)

    async def list_return_requests(self, **values: Unpack[d.ListReturnRequestsQuery]) -> d.ListReturnRequestsData:
        """List requests for returns.

        Of payments of all tenants, oldest first. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_return_requests", values)

    async def get_return_request(self, *, uuid: str) -> d.ReturnRequest:
        """Read a request for a return.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_return_request", {"uuid": uuid})

    async def create_statement_lines(self, *, idempotency_key: str | None = None, **values: Unpack[d.CreateStatementLinesRequest]) -> d.CreateStatementLinesData:
        """Enter lines of the bank statement.

        1 to 1,000 lines. The same line again (bank, day, direction, amount and reference) changes nothing. Equal lines of one request are separate lines: the statement has each of them. Each line is compared with the books at once, and ticked off if they expect it. Otherwise it stays open until the files of the next banking day are read, and is then in suspense. `bank` is required if there are several banks.
        """
        return await self._call("create_statement_lines", values, idempotency_key)

    async def list_statement_lines(self, **values: Unpack[d.ListStatementLinesQuery]) -> d.ListStatementLinesData:
        """List lines of the bank statements.

        Latest day first. `state=suspense`: lines that an operator must decide. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_statement_lines", values)

    async def create_statement_file(self, *, idempotency_key: str | None = None, **values: Unpack[d.CreateStatementFileRequest]) -> d.CreateStatementFileData:
        """Enter a file of the bank statement.

        A whole file in CSV, BAI2, camt.053 or camt.052, with at most 1,000 lines of our account. If one row cannot be read, nothing is entered, and the errors name the rows. The balances of the file are compared with its lines, and with the statement before it: a difference is refused with both amounts, unless `accept_differences` is true. The same file again changes nothing; equal lines of the file are separate lines.
        """
        return await self._call("create_statement_file", values, idempotency_key)

    async def preview_statement_file(self, *, idempotency_key: str | None = None, **values: Unpack[d.PreviewStatementFileRequest]) -> d.PreviewStatementFileData:
        """Preview a file of the bank statement.

        Takes what `POST /admin/v1/bank-statement/files` takes, and enters nothing. It answers the lines as they would be, with what the books expect of them, and what is wrong with the file. At most 1,000 lines.
        """
        return await self._call("preview_statement_file", values, idempotency_key)

    async def get_statement_settings(self, **values: Unpack[d.GetStatementSettingsQuery]) -> d.StatementSettings:
        """Read how the statement of a bank is read."""
        return await self._call("get_statement_settings", values)

    async def set_statement_settings(self, *, idempotency_key: str | None = None, **values: Unpack[d.SetStatementSettingsRequest]) -> d.StatementSettings:
        """Set how the statement of a bank is read.

        Files that are entered from now on are read so. Lines that were entered before do not change. Try the settings first with a preview of a file, which takes them too.
        """
        return await self._call("set_statement_settings", values, idempotency_key)

    async def get_statement_line(self, *, uuid: str) -> d.StatementLine:
        """Read a line of a bank statement.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_statement_line", {"uuid": uuid})

    async def match_statement_line(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.MatchStatementLineRequest]) -> d.StatementLine | d.ApprovalAsked:
        """Match a line of the bank statement.

        Says which event the cash of the line was. `return_of`: the return, with `code`, of the latest entry of `stage` of a payment; the file of the return never came. It has the effect of any return; if the file comes later, nothing happens twice. `dishonor_won`: the bank paid back a returned capture. `debt_paid`: a payer paid a debt. `own_funds`: money of the operator. `bank_fee`: a fee of the bank, or a fee that it gave back; it is booked on BFEE. `file_processed_twice`: the second sum of a file that the bank processed twice, or what the bank took back of it; `file_copy_uuid` names the copy, and the line is booked on DUP. Direction and amount must equal the event’s, and the bank must be the entry’s bank. A line that was matched so is answered as it is.

        Also refuses with `not_found` (404), `invalid_state` (422), `amount_exceeds_debt` (422), `already_asked` (422).
        """
        return await self._call("match_statement_line", {**values, "uuid": uuid}, idempotency_key)

    async def mark_statement_line_corrected(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.MarkStatementLineCorrectedRequest]) -> d.StatementLine:
        """Mark a line as corrected by the bank.

        `corrected_by`: a second line, of the same amount in the other direction, that offsets this one. It may be a line of another bank, if money was moved between the accounts at the two banks. Without it: the bank has removed the line from its statement. A line that was corrected so is answered as it is.

        Also refuses with `not_found` (404), `invalid_state` (422).
        """
        return await self._call("mark_statement_line_corrected", {**values, "uuid": uuid}, idempotency_key)

    async def write_off_statement_line(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.WriteOffStatementLineRequest]) -> d.StatementLine | d.ApprovalAsked:
        """Write off a line of the bank statement.

        For cash that left and will not come back. A fee of the bank is a `match` as `bank_fee`. A credit is never written off: the money belongs to someone. A line that was written off is answered as it is.

        Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
        """
        return await self._call("write_off_statement_line", {**values, "uuid": uuid}, idempotency_key)

    async def explain_statement_lines(self, *, idempotency_key: str | None = None, **values: Unpack[d.ExplainStatementLinesRequest]) -> d.ExplainStatementLines200Data | d.ApprovalAsked:
        """Explain lines by cash of the books.

        Ticks cash of the books off by lines of the bank statement: one line for several movements, or several lines of one direction for cash of that direction. The sums must be equal to the cent; `rest_as` says what is left. Cash may be of at most 92 days. Two operators cannot tick off the same cash. `undo` takes it back, until the day is closed. Lines that were explained so are answered as they are.

        Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
        """
        return await self._call("explain_statement_lines", values, idempotency_key)

    async def undo_statement_line(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.UndoStatementLineRequest]) -> d.StatementLine:
        """Undo what explained a line.

        The line is open again, the cash that it showed waits for a line again, and what was posted for it is reversed. A second line that offset it is open again, too. From then on only an operator explains the line. Not possible when the day of the line, or of its cash, is closed, or when the decision moved a payment. A line that was undone is answered as it is.

        Also refuses with `not_found` (404), `invalid_state` (422).
        """
        return await self._call("undo_statement_line", {**values, "uuid": uuid}, idempotency_key)

    async def reconcile_statement(self, *, idempotency_key: str | None = None, **values: Unpack[d.ReconcileStatementRequest]) -> d.ReconcileStatementData:
        """Reconcile the bank statement.

        Ticks off open lines that the books expect by now, and puts in suspense those whose time is over. This also runs automatically every minute for each bank. `bank` is required if there are several banks.
        """
        return await self._call("reconcile_statement", values, idempotency_key)

    async def get_reconciliation(self, **values: Unpack[d.GetReconciliationQuery]) -> d.GetReconciliationData:
        """Read the reconciliation by day.

        For each Eastern day with cash or lines: what the books expect, what the bank statement shows, and the difference, which is zero when everything is explained. `missing`: cash of the books that no line shows. Up to 92 days; without dates the last 7. `pooled`: the current balance of BANK over all books and banks, and the tenants whose own balance is negative (`short`). `bank` is required if there are several banks.
        """
        return await self._call("get_reconciliation", values)

    async def get_reconciliation_desk(self, **values: Unpack[d.GetReconciliationDeskQuery]) -> d.GetReconciliationDeskData:
        """Read the reconciliation desk.

        The lines of a bank that are open or in suspense, the cash of the books that no line shows, and proposals: exact sums of up to 8 movements for one line, or of lines for one movement, of one direction and at most 7 days apart; and a part of cash, such as a batch or a returned item, with the amount of a line. `POST /admin/v1/bank-statement/explain` takes a proposal. The cash and the explained lines are of the days that are asked for, at most 92; without dates from a week before the oldest open line, at least the last 30. `bank` is required if there are several banks.
        """
        return await self._call("get_reconciliation_desk", values)

    async def pay_own_funds(self, *, idempotency_key: str | None = None, **values: Unpack[d.PayOwnFundsRequest]) -> d.PayOwnFunds201Data | d.ApprovalAsked:
        """Pay in own funds.

        Books money that the operator has paid into the bank account to cover a shortage. It is booked on the operator books (`processor_uuid` 00000000-0000-8000-8000-000000000000 in the ledger balances), and expected on the bank statement. `bank` is required if there are several banks. Send an Idempotency-Key: without one, two calls book two payments.

        Also refuses with `already_asked` (422).
        """
        return await self._call("pay_own_funds", values, idempotency_key)

    async def get_today(self) -> d.GetTodayData:
        """Read what waits today.

        What waits for an operator, by kind, with the list that has it: how many, how much, since when, and until when it counts to act. A kind that nothing waits in is absent. `trouble`: what goes wrong in silence. Each has its figures of yesterday, its owner, and whether an operator put it aside. Then the banks with their next cut-offs, what was sent and received since midnight Eastern, the deliveries of webhooks, whether the routing directory is old and users are screened for sanctions, and which invariants do not hold, as the checks in the background found. `POST /admin/v1/invariants/check` checks all of them now.
        """
        return await self._call("get_today", {})

    async def assign_today_card(self, *, kind: str, idempotency_key: str | None = None, **values: Unpack[d.AssignTodayCardRequest]) -> d.TodayCardState:
        """Assign a card of Today.

        Says who takes care of what waits, or of what goes wrong. The card keeps its owner until another one is named, also when it is gone and comes again.

        Also refuses with `not_found` (404).
        """
        return await self._call("assign_today_card", {**values, "kind": kind}, idempotency_key)

    async def snooze_today_card(self, *, kind: str, idempotency_key: str | None = None, **values: Unpack[d.SnoozeTodayCardRequest]) -> d.TodayCardState:
        """Snooze a card of Today.

        Puts the card aside until an Eastern day begins. It comes back at once when there is more of it, something newer or a nearer deadline. It also comes back on the last day to act.

        Also refuses with `not_found` (404).
        """
        return await self._call("snooze_today_card", {**values, "kind": kind}, idempotency_key)

    async def finish_today_card(self, *, kind: str, idempotency_key: str | None = None, **values: Unpack[d.FinishTodayCardRequest]) -> d.TodayCardState:
        """Mark a card of Today as done for today.

        Puts the card aside until the next Eastern day begins. It comes back at once when there is more of it, something newer or a nearer deadline.

        Also refuses with `not_found` (404).
        """
        return await self._call("finish_today_card", {**values, "kind": kind}, idempotency_key)

    async def reopen_today_card(self, *, kind: str, idempotency_key: str | None = None, **values: Unpack[d.ReopenTodayCardRequest]) -> d.TodayCardState:
        """Bring a card of Today back.

        Brings back a card that is snoozed or done. A card that is on the page stays as it is.

        Also refuses with `not_found` (404).
        """
        return await self._call("reopen_today_card", {**values, "kind": kind}, idempotency_key)

    async def get_closing_checklist(self, **values: Unpack[d.GetClosingChecklistQuery]) -> d.ClosingChecklist:
        """Read what must hold before a day is closed.

        The next day to close with its books: each check holds, or says what is missing. Days close in order. The first closing may be of any banking day that has ended; it includes all postings before it. `POST /admin/v1/closed-days/{day}` signs.
        """
        return await self._call("get_closing_checklist", values)

    async def close_day(self, *, day: d.Day, idempotency_key: str | None = None, **values: Unpack[d.CloseDayRequest]) -> d.ClosedDay | d.ApprovalAsked:
        """Close a day.

        Signs the books of a banking day. Two operators sign: the answer is 202, and the approval of another operator closes the day (`POST /admin/v1/approvals/{uuid}/approve`). Both times every check of `GET /admin/v1/closing-checklist` must hold. From then on nothing is posted with a time before the end of the day: what comes later gets the day on which it comes. A closed day cannot be opened again.

        Also refuses with `invalid_state` (422), `person_required` (403), `already_asked` (422).
        """
        return await self._call("close_day", {**values, "day": day}, idempotency_key)

    async def get_closed_day(self, *, day: d.Day, format: Literal["json", "pdf", "csv"] | None = None) -> d.ClosedDay | str:
        """Read a closed day.

        The books of the day as they were signed. `format=pdf` and `format=csv` answer it as a file with names, dollars and Eastern times. The bytes of a file are the same each time.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_closed_day", {"day": day, "format": format})

    async def list_closed_days(self, **values: Unpack[d.ListClosedDaysQuery]) -> d.ListClosedDaysData:
        """List closed days.

        The days of the books that two operators signed, the newest first. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_closed_days", values)

    async def search(self, **values: Unpack[d.SearchQuery]) -> d.SearchData:
        """Find anything by a scrap of it, or by what a caller says.

        `q` is a uuid of anything (also the `webhook-id` of a delivery, and the id of a recent request), a trace number, a reference of a tenant, an email address, the beginning of the name of a tenant or business or of a last name, a first and a last name, the last four characters of an account number, or the name of a file. Or what a caller says, in any order: a name or reference, an amount (`125`: any cents), a return code, and Eastern days (`yesterday`, `last week`, `in November`, `Nov 3`): `okafor 398`, `R10 last week`. With a return code, the days are those on which an entry came back; otherwise those on which the payment was started. If nothing has a name as it is written, names that differ in one letter are found. The answer has at most 10 hits for each of these, of all tenants, payments newest first. `more` has the kinds of which there may be others.
        """
        return await self._call("search", values)

    async def list_saved_views(self, **values: Unpack[d.ListSavedViewsQuery]) -> d.ListSavedViewsData:
        """List the saved views.

        Views of the lists in the console, by list and name.
        """
        return await self._call("list_saved_views", values)

    async def save_view(self, *, idempotency_key: str | None = None, **values: Unpack[d.SaveViewRequest]) -> d.SavedView:
        """Save a view of a list.

        Every operator sees it in the console. A list has at most 100 views, each with a name of its own. To change a view, remove it and save it again. Write no personal data into it.
        """
        return await self._call("save_view", values, idempotency_key)

    async def remove_saved_view(self, *, uuid: str, **values: Unpack[d.RemoveSavedViewQuery]) -> None:
        """Remove a saved view.

        No operator sees it any more. The list and its rows stay as they are. Removing it again, or what does not exist, changes nothing.
        """
        return await self._call("remove_saved_view", {**values, "uuid": uuid})

    async def list_file_schedules(self) -> d.ListFileSchedulesData:
        """List the schedules of files.

        The oldest first, each with the days and the time of its next file.
        """
        return await self._call("list_file_schedules", {})

    async def schedule_file(self, *, idempotency_key: str | None = None, **values: Unpack[d.ScheduleFileRequest]) -> d.FileSchedule:
        """Schedule a saved view as a file.

        The service writes the rows of the view as a CSV, once for each period: with names, dollars and Eastern times, without a limit of rows, in the order of the list. A period of the view is left out: the file has what was created, or returned if the view has a period of returns, in its own days. A file of exceptions has what is open when it is written. Views of payments, refunds, batches, exceptions, audit can be scheduled. The filters are copied: a later change of the view does not change the schedule. Files are kept for 90 days. There are at most 100 schedules.

        Also refuses with `not_found` (404).
        """
        return await self._call("schedule_file", values, idempotency_key)

    async def end_file_schedule(self, *, uuid: str, **values: Unpack[d.EndFileScheduleQuery]) -> None:
        """End a schedule of files.

        No more files are written; those that were stay. Ending it again, or what does not exist, changes nothing.
        """
        return await self._call("end_file_schedule", {**values, "uuid": uuid})

    async def list_scheduled_files(self, **values: Unpack[d.ListScheduledFilesQuery]) -> d.ListScheduledFilesData:
        """List the files that schedules wrote.

        Newest first. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_scheduled_files", values)

    async def download_scheduled_file(self, *, uuid: str) -> str:
        """Download a file that a schedule wrote.

        Comma-separated values (RFC 4180) with the columns of the view, in dollars and Eastern times. The bytes are the same each time.

        Also refuses with `not_found` (404).
        """
        return await self._call("download_scheduled_file", {"uuid": uuid})

    async def get_series(self, **values: Unpack[d.GetSeriesQuery]) -> d.GetSeriesData:
        """Read a series of days.

        The debits sent on each day and their cents, the cents of the credits sent, and the returns that came. Of one processor, at most 366 days; of all together, at most 14. `rates`: the return rates in percent over the 60 days that end with this day, to compare with `limits`; null without debits, and for all processors together. With `merchant_uuid` the debits and returns are of this merchant of the processor, `earned` is what became the merchant’s after fees, `credited` the payouts that were sent to it, and `debited` is null. By default the last 30 days, or 14. Days are in Eastern time; the cents of one processor are by the UTC day.
        """
        return await self._call("get_series", values)

    async def get_cash_days(self, **values: Unpack[d.GetCashDaysQuery]) -> d.GetCashDaysData:
        """Read the cash of 30 days back and 10 banking days ahead.

        Of one processor, or of all and the operator books. Days back follow from the books. Days ahead follow from what is under way: entries in files, payments that the next file takes, and the payouts of debits that become good, without what is on hold. Returns, payments that start later, payouts of fees, and clawbacks and refunds that are in no file are not foreseen.
        """
        return await self._call("get_cash_days", values)

    async def get_money_flows(self, **values: Unpack[d.GetMoneyFlowsQuery]) -> d.GetMoneyFlowsData:
        """Read how much money moved between the stations.

        From payers to payees, and off this way, over UTC days that are over and sealed: at most 93. A flow without money is there with 0.
        """
        return await self._call("get_money_flows", values)

    async def list_processors_by_danger(self, **values: Unpack[d.ListProcessorsByDangerQuery]) -> d.ListProcessorsByDangerData:
        """List the processors by danger.

        Every processor with what endangers it, the worst first. `danger` says why it is at its place. A page begins after the place of the last row. A processor that has moved up since then is on an earlier page. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_processors_by_danger", values)

    async def list_exceptions(self, **values: Unpack[d.ListExceptionsQuery]) -> d.ListExceptionsData:
        """List the exceptions: open balances that an operator must clear.

        Balances of payments that no entry under way or due will clear. An operator must clear each, or another payment to the same payee does. Payments on hold, and payments of a suspended processor, are not listed. Oldest first, of all tenants or of one; `amount` in cents.

        - `owed_to_payee`: a payout was returned and kept, or money was left over. Act: `payout-again`. Left-over money first pays what the payee owes on other transactions; the next payout to the payee includes the rest. If the payout of this transaction was returned, both wait for `payout-again`.
        - `owed_by_payee`: a clawback failed. Act: `clawback-again` or `write-off`. Money owed to the payee on other transactions pays this debt before it is paid out.
        - `owed_to_payer`: with `refund_uuid`, the credit of that refund was returned. Act: `send-again` or `give-back` of the refund. Without it, a reverse payout was returned, or more became owed after it. Act: `reverse-payout-again`.
        - `owed_by_payer`: a refund or a reverse payout went to the payer, and the capture was returned too. Act: `payer-debt/paid` or `payer-debt/write-off`.
        - `fees_owed_back`: a capture was returned after its fee had been paid out to the vendor `vendor_uuid`, or to the processor if that is null. The transaction and the user are null. Later fees offset it automatically; until then no fees are paid out. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_exceptions", values)

    async def get_fraud_process(self, **values: Unpack[d.GetFraudProcessQuery]) -> d.FraudProcess | str:
        """Read the process of fraud monitoring.

        Made from what is set now: the rules, who decides, what changed, and the reviews of the process. `format=pdf` answers it as a document for your bank.
        """
        return await self._call("get_fraud_process", values)

    async def get_fraud_report(self, **values: Unpack[d.GetFraudReportQuery]) -> d.FraudReport | str:
        """Read the yearly report of fraud monitoring.

        What each rule found, what was decided and how fast, and which unauthorized returns no rule had found: what you need to review the process. `format=pdf` answers it as a document.
        """
        return await self._call("get_fraud_report", values)

    async def record_fraud_process_review(self, *, idempotency_key: str | None = None, **values: Unpack[d.RecordFraudProcessReviewRequest]) -> d.FraudProcessReview:
        """Record a review of fraud monitoring.

        Nacha asks for one a year. The process and the yearly report show it with its note.
        """
        return await self._call("record_fraud_process_review", values, idempotency_key)

    async def get_originators_of_tenant(self, **values: Unpack[d.GetOriginatorsOfTenantQuery]) -> str:
        """Export the originators of a tenant.

        What your bank registers and an auditor asks for, as CSV: the tenant, then each of its merchants, with the place, the bank and its ODFI, the company identification and name that entries have, the SEC codes used, and the volume in dollars and the first and last entry of the last 365 days.
        """
        return await self._call("get_originators_of_tenant", values)

    async def get_months_of_originators(self, **values: Unpack[d.GetMonthsOfOriginatorsQuery]) -> str:
        """Export the months of the originators of a tenant.

        As CSV, a record for each month (Eastern time) and originator: debits and credits that were put into files, in dollars, the debits that came back in the month, and their shares in percent of the debits of the month.
        """
        return await self._call("get_months_of_originators", values)

    async def get_exposure_of_tenant(self, **values: Unpack[d.GetExposureOfTenantQuery]) -> d.Exposure:
        """Read the exposure of a tenant by settlement date.

        What was debited and paid out on each settlement date of the last 60 days, how much came back, and what is in files for dates to come. A consumer can return an unauthorized debit for 60 days.
        """
        return await self._call("get_exposure_of_tenant", values)

    async def get_auditor_pack(self, **values: Unpack[d.GetAuditorPackQuery]) -> str:
        """Export everything for the auditor of a tenant.

        A ZIP file with the originators and their months (CSV), the exposure (JSON), the process and the yearly report of fraud monitoring (PDF and JSON), and `manifest.json`: the SHA-256 and size of each file, the period, who asked and when. It is recorded in the audit trail.
        """
        return await self._call("get_auditor_pack", values)

    async def get_transaction_of_any_tenant(self, *, uuid: str) -> d.GetTransactionOfAnyTenantData:
        """Read a transaction of any tenant.

        The record, its `state` in one word, its moves in order with a description, its entries in bank files, its holds and its refunds, all read at one moment. `capture_settles_on`, `payout_eligible_on` (the capture is good) and `returnable_until` (every return in time has arrived by the opening of this day) are banking days in Eastern time. They are null after the capture was canceled or failed, and while an open hold stops the step that they depend on. Also the postings of each move, the balances of the payment, what fraud monitoring found, its events with their deliveries (of the last 10,000 that an endpoint waits for), the latest 200 acts of the audit trail about it and its refunds, and what an operator may do with it now.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_transaction_of_any_tenant", {"uuid": uuid})

    async def list_users_of_any_tenant(self, **values: Unpack[d.ListUsersOfAnyTenantQuery]) -> d.ListUsersOfAnyTenantData:
        """List users of any tenant.

        The users of all tenants or of one, newest first, also deleted ones; `name` is empty once a user is erased. `GET /admin/v1/search` finds users by the beginning of their name. With `kyb_status`: the businesses with this status, in the order in which they got it, so that with `IN_REVIEW` the one that waits longest comes first; without deleted ones and those that were never submitted. If `kyb_resubmission_reason` is not null, the tenant was asked to submit the business again. Send `next` as `after` to read the next page; at the end it is null.
        """
        return await self._call("list_users_of_any_tenant", values)

    async def get_user_of_any_tenant(self, *, uuid: str) -> d.GetUserOfAnyTenantData:
        """Read a user of any tenant.

        The user, its bank accounts with the last four characters of their numbers, and the latest 100 decisions of its verification, newest first. `undecided`: the provider left the decision to an operator. `no_answer`: the provider failed or was too slow. `token_uuid`: the operator's token; null for the token of the environment and for the provider. `documents` are references that the provider or an operator gave. `kyb_submission` is the submission that a provider over HTTP may still decide; null: none. `sent_at` null: it was not sent yet, and `send_error` says why the last attempt failed. Payments are counted up to 1000: 1000 means at least 1000. `balances`: what the user is owed and owes now, debit positive. `next_payout`: what the next file could pay the user, after the debts that it pays first; what is on hold is not paid; null: nothing is owed, or the processor is suspended. `limits` null: the user has none of its own. Also its blocks and authorizations; `clawbacks_need_authorization`: its tenant requires an authorization of clawbacks, and the default bank account has none. Its latest 10 transactions, and the latest 100 acts of the audit trail about it.

        Also refuses with `not_found` (404).
        """
        return await self._call("get_user_of_any_tenant", {"uuid": uuid})

    async def export_user(self, *, uuid: str, **values: Unpack[d.ExportUserQuery]) -> d.ExportUserData:
        """Export what is held about a user.

        For a person who asks for their data; also of a deleted or erased user. All of it is from one moment. Tax identifiers and account numbers show their last four characters. It says that the user was screened for sanctions and what was decided, without the entries of the lists; it has no reviews of fraud monitoring. Each list has at most 1000 entries. The payments come in pages, oldest first: send `next` as `after`; with `after`, `data` is null. Each call is recorded in the audit trail with its reason.

        Also refuses with `not_found` (404).
        """
        return await self._call("export_user", {**values, "uuid": uuid})

    async def erase_user(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.EraseUserRequest]) -> d.Erasure:
        """Erase the personal data of a user.

        Names, contact data, addresses, tax identifiers, owners and account numbers of a deleted user are removed at once; the data in its events a little later (`events_erased_at`). Its payments and the ledger stay. The identity is kept encrypted until `identity_kept_until`, as the law asks; `GET /admin/v1/users/{uuid}/kept-identity` reads it. This cannot be undone. It is refused while a payment is in progress, while a balance is open, and while a bank may still return an entry. Erasing an erased user again changes nothing.

        Also refuses with `not_found` (404), `invalid_state` (422), `payments_in_progress` (422), `balance_open` (422).
        """
        return await self._call("erase_user", {**values, "uuid": uuid}, idempotency_key)

    async def get_kept_identity(self, *, uuid: str, **values: Unpack[d.GetKeptIdentityQuery]) -> d.GetKeptIdentityData:
        """Read the kept identity of an erased user.

        For a request of an authority. The answer has tax identifiers and account numbers in plain text, so each read is recorded in the audit trail with its reason.

        Also refuses with `not_found` (404), `invalid_state` (422).
        """
        return await self._call("get_kept_identity", {**values, "uuid": uuid})

    async def check_invariants(self, *, idempotency_key: str | None = None) -> List[d.CheckInvariantsData]:
        """Check the invariants.

        Checks over all data what must hold at every moment. Nothing is locked or changed. Zero violations: the invariant holds. The log shows examples of violations. One check runs at a time.

        Also refuses with `invariant_check_timeout` (503).
        """
        return await self._call("check_invariants", {}, idempotency_key)

    async def list_lanes(self) -> d.ListLanesData:
        """List the lanes.

        A lane is a database with the tenants of some shards. A service with one database has one lane, `home`. With several, an answer that reads the rows of all lanes has the header `Achord-Lanes-Away`: `none`, or the names of those whose rows it leaves out.
        """
        return await self._call("list_lanes", {})

    async def get_clock(self) -> d.Clock:
        """Read the clock."""
        return await self._call("get_clock", {})

    async def advance_clock(self, *, idempotency_key: str | None = None, **values: Unpack[d.AdvanceClockRequest]) -> d.Clock:
        """Advance the clock.

        Give exactly one of `seconds`, `banking_days` (to 20:00 Eastern of the n-th next banking day) and `to`. Everything due on the way has run when this call answers. Afterwards records are dated by the banking calendar, and the pace goes on from there.
        """
        return await self._call("advance_clock", values, idempotency_key)

    async def return_entry(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.ReturnEntryRequest]) -> None:
        """Return an entry.

        The bank of the payer or payee returns the latest entry of a stage. The return is applied when this call answers. With the code `REJ` our own bank rejects the entry: that item is put in suspense, because it has no trace number of ours. An entry that is not in a sent file, or is already returned, is refused with 422. A return after its deadline is applied and listed at `/admin/v1/late-returns`.

        Also refuses with `not_found` (404), `entry_not_returnable` (422).
        """
        return await self._call("return_entry", {**values, "uuid": uuid}, idempotency_key)

    async def return_fee_payout(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.ReturnFeePayoutRequest]) -> None:
        """Return a fee payout.

        The fees are owed again when this call answers. A fee payout that is not in a sent file, or is already returned, is refused with 422.

        Also refuses with `not_found` (404), `entry_not_returnable` (422).
        """
        return await self._call("return_fee_payout", {**values, "uuid": uuid}, idempotency_key)

    async def send_notification_of_change(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.SendNotificationOfChangeRequest]) -> None:
        """Send a notification of change.

        The bank of the account answers its latest entry with a notification of change. The account is corrected when this call answers. A bank corrects a field once per entry: a second, different correction is put in suspense until a later entry is sent. `corrected` is in the columns of the code, as in a bank file; without it the bank makes up a value. An account without an entry is refused with 422.

        Also refuses with `entry_not_returnable` (422).
        """
        return await self._call("send_notification_of_change", {**values, "uuid": uuid}, idempotency_key)

    async def fail_next_upload(self, *, idempotency_key: str | None = None, **values: Unpack[d.FailNextUploadRequest]) -> None:
        """Fail the next upload.

        The next upload to a simulated bank fails like a broken connection. The file and its payments wait, and are sent at the next banking instant.
        """
        return await self._call("fail_next_upload", values, idempotency_key)

    async def spoil_next_answers(self, *, idempotency_key: str | None = None, **values: Unpack[d.SpoilNextAnswersRequest]) -> None:
        """Spoil the next answers.

        The next file of returns and changes of a simulated bank has this fault, once. `duplicated`: the file comes twice, under two names. `late`: it comes five banking days later. `cut`: half of the file comes first and is quarantined; the whole file comes at the next instant. `untidy`: the file has other line ends and no trailing blanks.
        """
        return await self._call("spoil_next_answers", values, idempotency_key)

    async def reject_next_file(self, *, idempotency_key: str | None = None, **values: Unpack[d.RejectNextFileRequest]) -> None:
        """Reject the next file.

        The simulated bank answers the next file that it takes with an acknowledgment that rejects it, once. Its entries go into the next file, captures that counted as sent fail, and the acknowledgment waits on Today.
        """
        return await self._call("reject_next_file", values, idempotency_key)

    async def process_next_file_twice(self, *, idempotency_key: str | None = None, **values: Unpack[d.ProcessNextFileTwiceRequest]) -> None:
        """Process the next file twice.

        The simulated bank processes the next file that it takes twice, once. Our books do not learn of it: the receivers get each entry twice, and the answers of magic account numbers come twice, with trace numbers of their own. The bank statement, which you enter, shows the sums of the file twice.
        """
        return await self._call("process_next_file_twice", values, idempotency_key)

    async def set_bank_server(self, *, idempotency_key: str | None = None, **values: Unpack[d.SetBankServerRequest]) -> None:
        """Make a bank's server unreachable.

        Until a call with `reachable: true`, files to this simulated bank wait, and its own files are not read. Sent entries still settle, but no capture sent through this bank becomes good. Other banks are not affected.
        """
        return await self._call("set_bank_server", values, idempotency_key)

    async def approve(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.ApproveRequest]) -> d.ApproveData:
        """Approve an act, which then runs.

        Only a person who has signed in, who has the role that the act needs, and who did not ask for it. `result` is what the operation answered: it runs once, with its reason, as an act of the person who asked. If it is refused now, the approval still waits. Only the person who approved it gets `result` again.

        Also refuses with `not_found` (404), `invalid_state` (422), `own_approval` (403), `person_required` (403), `not_a_business` (422), `already_decided` (422), `bank_account_unusable` (422), `not_refundable` (422), `refund_exceeds_amount` (422), `refund_limit_reached` (422), `unknown_user` (422), `amount_exceeds_debt` (422), `not_a_merchant` (422), `operator_exists` (422).
        """
        return await self._call("approve", {**values, "uuid": uuid}, idempotency_key)

    async def refuse_approval(self, *, uuid: str, idempotency_key: str | None = None, **values: Unpack[d.RefuseApprovalRequest]) -> d.RefuseApprovalData:
        """Refuse an act, or take it back.

        Only a person who has signed in and has the role that the act needs; also who asked for it. A refused act is answered as it is.

        Also refuses with `not_found` (404), `invalid_state` (422), `person_required` (403).
        """
        return await self._call("refuse_approval", {**values, "uuid": uuid}, idempotency_key)


class AsyncGroups:
    """The groups of functions."""

    def __init__(self, call: Any) -> None:
        self.operations = AsyncOperations(call)
        self.people = AsyncPeople(call)
        self.businesses = AsyncBusinesses(call)
        self.users = AsyncUsers(call)
        self.authorization_requests = AsyncAuthorizationRequests(call)
        self.authorizations = AsyncAuthorizations(call)
        self.bank_accounts = AsyncBankAccounts(call)
        self.bank_account_requests = AsyncBankAccountRequests(call)
        self.transactions = AsyncTransactions(call)
        self.refunds = AsyncRefunds(call)
        self.batches = AsyncBatches(call)
        self.webhooks = AsyncWebhooks(call)
        self.events = AsyncEvents(call)
        self.account = AsyncAccount(call)
        self.fees = AsyncFees(call)
        self.sandbox = AsyncSandbox(call)
