// test/system/clients/description.test.ts writes this file.

package achord

import (
	"context"
	"encoding/json"
)

// OperationsAPI has every operation by its id: what operators do is here.
type OperationsAPI struct {
	sender *sender
}

// RegisterPerson: Register a person.
//
// The `uuid` of the answer is the `{user_uuid}` of the other paths. A `bank_account` becomes the
// default account, and the answer has its uuid as `bank_account_uuid`. If the account is refused,
// no user is registered.
//
// Also refuses with `tenant_suspended` (403), `billing_merchant_invalid` (406),
// `billing_merchant_deleted` (406), `account_or_routing_number_invalid` (406), `bank_link_failed`
// (422), `linking_unavailable` (503).
func (g *OperationsAPI) RegisterPerson(ctx context.Context, values RegisterPersonRequest, options ...Option) (RegisteredUser, error) {
	return answered[RegisteredUser](ctx, g.sender, "POST /3p/api/v1/register/person body", nil, values, options)
}

// RegisterBusiness: Register a business.
//
// With `kyb: true` the business is verified at once: `kyb_status` is APPROVED (it is a merchant),
// REJECTED, or IN_REVIEW until someone decides. With `kyb: false` it stays null and nothing is
// billed. `payout_type` and the fees may be at the top or inside `business`. `company_name` is the
// name on bank statements, by default the trading name, or else the name, shortened to 16
// characters. The answer masks `tin` and `ssn9`. A `bank_account` becomes the default account, and
// the answer has its uuid as `bank_account_uuid`. If the account is refused, no user is registered.
//
// In the sandbox these TINs decide the outcome of the verification. Every other TIN is approved at
// once.
//
// | TIN | in the sandbox |
// |---|---|
// | `000000001` | the verification fails |
// | `000000002` | the provider leaves the decision to an operator |
// | `000000003` | the provider is unreachable, so the business stays in review |
//
// Also refuses with `tenant_suspended` (403), `billing_merchant_invalid` (406),
// `billing_merchant_deleted` (406), `account_or_routing_number_invalid` (406), `bank_link_failed`
// (422), `linking_unavailable` (503).
func (g *OperationsAPI) RegisterBusiness(ctx context.Context, values RegisterBusinessRequest, options ...Option) (RegisteredUser, error) {
	return answered[RegisteredUser](ctx, g.sender, "POST /3p/api/v2/businesses body", nil, values, options)
}

// ListUsers: List users.
//
// Newest first, unless `sort_order` is `oldest`. `start_date` and `end_date` are UTC days of
// creation, both included. `email` ignores case. The list has deleted users only if
// `include_deleted` is true.
func (g *OperationsAPI) ListUsers(ctx context.Context, values ListUsersQuery, options ...Option) (ListUsersData, error) {
	return answered[ListUsersData](ctx, g.sender, "GET /3p/api/v2/users", nil, values, options)
}

// GetUser: Read a user.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetUser(ctx context.Context, uuid string, options ...Option) (User, error) {
	return answered[User](ctx, g.sender, "GET /3p/api/v2/users/{uuid}", []string{"uuid", uuid}, nil, options)
}

// UpdateUser: Change a user.
//
// An absent field does not change; null clears the field. An address and the list of owners are
// replaced as a whole; an owner with a `uuid` keeps its absent fields. `metadata` changes by key.
// Sending back a record that was read changes nothing. A new legal name or TIN of a business that
// is APPROVED or IN_REVIEW is verified and billed again.
//
// Also refuses with `not_found` (404), `decided_meanwhile` (422), `billing_merchant_invalid` (406),
// `billing_merchant_deleted` (406).
func (g *OperationsAPI) UpdateUser(ctx context.Context, uuid string, values UserChange, options ...Option) (User, error) {
	return answered[User](ctx, g.sender, "PUT /3p/api/v2/users/{uuid} body", []string{"uuid", uuid}, values, options)
}

// DeleteUser: Delete a user.
//
// Afterwards the user does not exist for the API, except as a billing merchant (406, Billing
// Merchant Deleted) and in a list with `include_deleted`. Its bank accounts stay on record. Nothing
// debits them: a clawback from the user fails at once. Amounts that are owed to the user are still
// paid to them. It may be sent again if its answer was lost: deleting a deleted user changes
// nothing.
//
// Also refuses with `not_found` (404), `payments_in_progress` (422).
func (g *OperationsAPI) DeleteUser(ctx context.Context, uuid string, options ...Option) error {
	_, err := g.sender.send(ctx, "DELETE /3p/api/v2/users/{uuid}", []string{"uuid", uuid}, nil, options)
	return err
}

// SubmitBusinessVerification: Submit a business for verification.
//
// Takes the same body as a change of the user, so corrections are stored and verified together; an
// empty body submits the business without changes. A decision of the provider is billed, a review
// is not. A verified business is answered as it is if the body changes nothing: it was verified by
// an earlier request.
//
// In the sandbox these TINs decide the outcome of the verification. Every other TIN is approved at
// once.
//
// | TIN | in the sandbox |
// |---|---|
// | `000000001` | the verification fails |
// | `000000002` | the provider leaves the decision to an operator |
// | `000000003` | the provider is unreachable, so the business stays in review |
//
// Also refuses with `tenant_suspended` (403), `not_found` (404), `not_a_business` (422),
// `already_verified` (422), `decided_meanwhile` (422), `billing_merchant_invalid` (406),
// `billing_merchant_deleted` (406).
func (g *OperationsAPI) SubmitBusinessVerification(ctx context.Context, uuid string, values UserChange, options ...Option) (User, error) {
	return answered[User](ctx, g.sender, "PUT /3p/api/v2/users/{uuid}/kyb body", []string{"uuid", uuid}, values, options)
}

// GetMerchantBilling: Read the billable events of a merchant.
//
// Counts the billable events of the merchant from `start_date` to `end_date`: UTC days, both
// included. By default the period ends today and begins on the first day of its last month.
// Payments and returns are billed to the tenant, so they do not count here.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetMerchantBilling(ctx context.Context, uuid string, values GetMerchantBillingQuery, options ...Option) (GetMerchantBillingData, error) {
	return answered[GetMerchantBillingData](ctx, g.sender, "GET /3p/api/v2/merchants/{uuid}/billing", []string{"uuid", uuid}, values, options)
}

// AddBankAccount: Add a bank account.
//
// Exactly one of `custom` and `aggregator`. The first account of a user becomes its default. With
// `validate_account_routing: true` the account is validated first: `valid`; or 406, and no account
// is stored; or `not_validated` if the provider gave no verdict. A matching account of the user is
// answered with 200. Without `validate_account_routing` a match calls no provider and bills
// nothing; with it, the match is validated and billed like any other account, and `invalid` answers
// 406. An account that a return disabled does not match: it is added again only if its validation
// answers `valid`; otherwise the answer is 422.
//
// In the sandbox the end of the account number decides: `…7001` the provider answers invalid: 406,
// no account is stored; `…7002` the provider cannot decide: not_validated; `…7003` the provider
// never answers: not_validated after the deadline of 5 seconds; `…7004` the provider is
// unreachable: not_validated at once. Every other account is valid, if a bank can have its routing
// number and the routing directory lists it, when one was imported.
//
// Also refuses with `tenant_suspended` (403), `user_unavailable` (403), `billing_merchant_invalid`
// (406), `billing_merchant_deleted` (406), `account_or_routing_number_invalid` (406),
// `bank_account_disabled` (422), `bank_link_failed` (422), `linking_unavailable` (503).
func (g *OperationsAPI) AddBankAccount(ctx context.Context, userUUID string, values AddBankAccountRequest, options ...Option) (AddedBankAccount, error) {
	return answered[AddedBankAccount](ctx, g.sender, "POST /3p/api/v1/bank-account/{user_uuid} body", []string{"user_uuid", userUUID}, values, options)
}

// GetDefaultBankAccount: Get a user's default bank account.
//
// Returns the full account number, for its owner. Lists show the last four characters.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetDefaultBankAccount(ctx context.Context, userUUID string, options ...Option) (BankAccount, error) {
	return answered[BankAccount](ctx, g.sender, "GET /3p/api/v1/bank-account/{user_uuid}", []string{"user_uuid", userUUID}, nil, options)
}

// ListUserBankAccounts: List a user's bank accounts.
//
// Account numbers show their last four characters. A return can disable an account: payments then
// no longer use it. It can be added again with `validate_account_routing: true`. Without `page` and
// `per_page` the answer has all accounts, at most 1000; with one of them, it has one page.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ListUserBankAccounts(ctx context.Context, uuid string, values ListUserBankAccountsQuery, options ...Option) ([]ListedBankAccount, error) {
	return answered[[]ListedBankAccount](ctx, g.sender, "GET /3p/api/v2/users/{uuid}/bank-accounts", []string{"uuid", uuid}, values, options)
}

// RemoveBankAccount: Remove a bank account.
//
// Refused while the account has unfinished payments. If it was the default, the oldest usable
// account becomes the default. When the last bank account of an item at the linking provider is
// removed, the item is removed there too. It may be sent again if its answer was lost: removing a
// removed account changes nothing.
//
// Also refuses with `not_found` (404), `payments_in_progress` (422).
func (g *OperationsAPI) RemoveBankAccount(ctx context.Context, aggregatorType string, accountUUID string, options ...Option) error {
	_, err := g.sender.send(ctx, "DELETE /3p/api/v2/bank-accounts/{aggregator_type}/{account_uuid}", []string{"aggregator_type", aggregatorType, "account_uuid", accountUUID}, nil, options)
	return err
}

// SetDefaultBankAccount: Switch a user's default bank account.
//
// Applies to new payments. Existing payments keep their bank account.
//
// Also refuses with `not_found` (404), `bank_account_unusable` (422).
func (g *OperationsAPI) SetDefaultBankAccount(ctx context.Context, userUUID string, values SetDefaultBankAccountRequest, options ...Option) (BankAccount, error) {
	return answered[BankAccount](ctx, g.sender, "PUT /3p/api/v1/bank-account/switch/default/{user_uuid} body", []string{"user_uuid", userUUID}, values, options)
}

// ValidateBankAccount: Validate an account and routing number.
//
// Only `account_number` and `routing_number` are required. Answers 200 with `valid`, `invalid` or
// `not_validated`: here `invalid` is a result, not a refusal. Billed like the validation of a new
// account.
//
// In the sandbox the end of the account number decides: `…7001` the provider answers invalid: 406,
// no account is stored; `…7002` the provider cannot decide: not_validated; `…7003` the provider
// never answers: not_validated after the deadline of 5 seconds; `…7004` the provider is
// unreachable: not_validated at once. Every other account is valid, if a bank can have its routing
// number and the routing directory lists it, when one was imported.
//
// Also refuses with `tenant_suspended` (403), `billing_merchant_invalid` (406),
// `billing_merchant_deleted` (406).
func (g *OperationsAPI) ValidateBankAccount(ctx context.Context, values ValidateBankAccountRequest, options ...Option) (ValidateBankAccountData, error) {
	return answered[ValidateBankAccountData](ctx, g.sender, "POST /3p/api/v2/bank-accounts/validate body", nil, values, options)
}

// CreateBankAccountRequest: Ask a user for a bank account on our page.
//
// Returns a link: give it to the user. The user types the account on the page, once. It is
// validated and added as with `validate_account_routing: true`; each validation by a provider is
// billed, of at most 10 accounts. The link is shown only in this answer; a replay under the same
// Idempotency-Key has it too.
//
// Also refuses with `tenant_suspended` (403), `not_found` (404), `billing_merchant_invalid` (406),
// `billing_merchant_deleted` (406).
func (g *OperationsAPI) CreateBankAccountRequest(ctx context.Context, uuid string, values CreateBankAccountRequestRequest, options ...Option) (MadeBankAccountRequest, error) {
	return answered[MadeBankAccountRequest](ctx, g.sender, "POST /3p/api/v2/users/{uuid}/bank-account-requests body", []string{"uuid", uuid}, values, options)
}

// ListBankAccountRequests: List the requests for bank accounts of a user.
//
// Oldest first. A request is removed 90 days after it expires; the bank account stays. Send `next`
// as `after` to read the next page; at the end it is null.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ListBankAccountRequests(ctx context.Context, uuid string, values ListBankAccountRequestsQuery, options ...Option) (ListBankAccountRequestsData, error) {
	return answered[ListBankAccountRequestsData](ctx, g.sender, "GET /3p/api/v2/users/{uuid}/bank-account-requests", []string{"uuid", uuid}, values, options)
}

// GetBankAccountRequest: Read a request for a bank account.
//
// Without its link. `state` says whether the user has added an account.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetBankAccountRequest(ctx context.Context, uuid string, options ...Option) (BankAccountRequest, error) {
	return answered[BankAccountRequest](ctx, g.sender, "GET /3p/api/v2/bank-account-requests/{uuid}", []string{"uuid", uuid}, nil, options)
}

// WithdrawBankAccountRequest: Withdraw a request for a bank account.
//
// The link no longer works. A withdrawn request is answered as it is. If the user has added the
// account, remove the account instead.
//
// Also refuses with `not_found` (404), `invalid_state` (422).
func (g *OperationsAPI) WithdrawBankAccountRequest(ctx context.Context, uuid string, options ...Option) (BankAccountRequest, error) {
	return answered[BankAccountRequest](ctx, g.sender, "POST /3p/api/v2/bank-account-requests/{uuid}/withdraw", []string{"uuid", uuid}, nil, options)
}

// DecideBusinessVerification: Decide a business verification.
//
// `approve` and `reject`: for a business of any tenant that is in review or was never submitted.
// Repeating a decision changes nothing. The opposite decision is refused until the business is
// submitted again.
//
// `resubmit` asks the tenant of a business in review to correct or add something and to submit the
// business again. The business stays in review. The tenant reads `reason` as
// `kyb_resubmission_reason` of the user, and in the event BusinessUpdated. No tenant reads the
// reason of the other decisions.
//
// `reason` is required for `resubmit`, and in live mode for every decision. Write no tax id and no
// account number in it.
//
// Also refuses with `not_found` (404), `not_a_business` (422), `already_decided` (422),
// `invalid_state` (422), `already_asked` (422).
func (g *OperationsAPI) DecideBusinessVerification(ctx context.Context, uuid string, values DecideBusinessVerificationRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/users/{uuid}/kyb body", []string{"uuid", uuid}, values, options)
}

// GetMerchantOriginator: Read the originator of a merchant.
//
// Has only the fields of the merchant itself; a null is inherited from its processor.
//
// Also refuses with `not_found` (404), `not_a_business` (422).
func (g *OperationsAPI) GetMerchantOriginator(ctx context.Context, uuid string, options ...Option) (Originator, error) {
	return answered[Originator](ctx, g.sender, "GET /admin/v1/users/{uuid}/originator", []string{"uuid", uuid}, nil, options)
}

// UpdateMerchantOriginator: Change the originator of a merchant.
//
// An absent field does not change; null inherits from the processor. The change applies to every
// batch that is written from now on. The merchant of a payment is its payee if that is a merchant,
// or else its payer. The audit trail keeps the old values, but of `company_name` and
// `company_identification` only that they changed: an erasure removes those.
//
// Also refuses with `not_found` (404), `not_a_business` (422), `already_asked` (422).
func (g *OperationsAPI) UpdateMerchantOriginator(ctx context.Context, uuid string, values UpdateMerchantOriginatorRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "PUT /admin/v1/users/{uuid}/originator body", []string{"uuid", uuid}, values, options)
}

// ListAccountValidations: List the validations of bank accounts.
//
// Of one tenant, newest first: the verdict, and what each source said and when, in the order in
// which the sources were asked. `undecided`: the source knows nothing about the account.
// `no_answer`: the provider failed or was late. `bank_account_uuid` null: the account was not
// stored. Send `next` as `after` to read the next page; at the end it is null.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ListAccountValidations(ctx context.Context, uuid string, values ListAccountValidationsQuery, options ...Option) (ListAccountValidationsData, error) {
	return answered[ListAccountValidationsData](ctx, g.sender, "GET /admin/v1/processors/{uuid}/account-validations", []string{"uuid", uuid}, values, options)
}

// ListLinkedItems: List the items at linking providers.
//
// Of all tenants, newest first. An item is what a user granted at the provider; several bank
// accounts can come from it. `to_remove`: its last bank account was removed here, and the provider
// has not confirmed the removal yet; `removal_error` says why, and it is tried again at
// `removal_due_at`. Send `next` as `after` to read the next page; at the end it is null.
func (g *OperationsAPI) ListLinkedItems(ctx context.Context, values ListLinkedItemsQuery, options ...Option) (ListLinkedItemsData, error) {
	return answered[ListLinkedItemsData](ctx, g.sender, "GET /admin/v1/linked-items", nil, values, options)
}

// GetRoutingDirectory: Read the state of the routing directory.
//
// The last 12 imports of the ACH directory of the Federal Reserve, newest first. `achord routing
// import` imports a file.
func (g *OperationsAPI) GetRoutingDirectory(ctx context.Context, options ...Option) (GetRoutingDirectoryData, error) {
	return answered[GetRoutingDirectoryData](ctx, g.sender, "GET /admin/v1/routing-directory", nil, nil, options)
}

// ListUnlistedAccounts: List bank accounts with an unlisted routing number.
//
// The usable bank accounts of all tenants or of one whose routing number is not in the routing
// directory, or was replaced there. Their entries may come back. An import of the directory finds
// them; an account is also listed when a bank corrects it to such a number (`corrected_at`). Ask
// the user to add the account again with the right number. Send `next` as `after` to read the next
// page; at the end it is null.
func (g *OperationsAPI) ListUnlistedAccounts(ctx context.Context, values ListUnlistedAccountsQuery, options ...Option) (ListUnlistedAccountsData, error) {
	return answered[ListUnlistedAccountsData](ctx, g.sender, "GET /admin/v1/unlisted-accounts", nil, values, options)
}

// CreateTransaction: Start a transaction.
//
// Captures `amount` from the payer and pays `amount − transaction_fee` to the payee. At least one
// of them must be a merchant. Without `transaction_fee` the defaults of the payee apply if it is a
// merchant, else the defaults of the payer, else 0. If your operator has set
// `unique_client_reference_ids`, a second payment with the same `client_reference_id` is refused.
// Announces TransactionStarted.
//
// Also refuses with `tenant_suspended` (403), `same_user` (422), `unknown_user` (422),
// `no_merchant` (422), `no_bank_account` (422), `bank_account_unusable` (422), `user_blocked`
// (422), `bank_account_blocked` (422), `not_authorized` (422), `bank_account_not_validated` (422),
// `client_reference_id_taken` (422), `limit_exceeded` (422).
func (g *OperationsAPI) CreateTransaction(ctx context.Context, values TransactionRequest, options ...Option) (TransactionWithMetadata, error) {
	return answered[TransactionWithMetadata](ctx, g.sender, "POST /3p/api/v1/transaction body", nil, values, options)
}

// PreviewTransaction: Preview a transaction.
//
// Takes the body of a start, and starts nothing. It is refused as the start would be refused now,
// limits included; otherwise it answers the fee, the bank accounts, and the dates if the
// transaction were started now. `payout_amount` is what the payee would get. The dates are banking
// days in Eastern time.
//
// Also refuses with `tenant_suspended` (403), `same_user` (422), `unknown_user` (422),
// `no_merchant` (422), `no_bank_account` (422), `bank_account_unusable` (422), `user_blocked`
// (422), `bank_account_blocked` (422), `not_authorized` (422), `bank_account_not_validated` (422),
// `client_reference_id_taken` (422), `limit_exceeded` (422).
func (g *OperationsAPI) PreviewTransaction(ctx context.Context, values TransactionRequest, options ...Option) (TransactionPreview, error) {
	return answered[TransactionPreview](ctx, g.sender, "POST /3p/api/v2/transactions/preview body", nil, values, options)
}

// CreateTransactionsInBulk: Start many transactions.
//
// Up to 1,000 at once. Each item is started or refused on its own, and answered at its index. Every
// item has an `idempotency_key` with the same scope as the header of the single operation, so an
// item may be retried by either operation.
//
// Also refuses with `tenant_suspended` (403).
func (g *OperationsAPI) CreateTransactionsInBulk(ctx context.Context, values CreateTransactionsInBulkRequest, options ...Option) (CreateTransactionsInBulkData, error) {
	return answered[CreateTransactionsInBulkData](ctx, g.sender, "POST /3p/api/v1/transactions/bulk body", nil, values, options)
}

// ListTransactions: List transactions.
//
// Filters by creation day (UTC, both ends inclusive), by the bank accounts of payer and payee, and
// by what `GET /3p/api/v2/transactions/search` filters by; a payment must match every filter.
// `per_page`, `start_date` and `end_date` may also be spelled `pageSize`, `startDate` and
// `endDate`. `totalItems` is exact. With filters other than days, vendor and bank accounts, a list
// of which 10,000 payments or more must be looked at is refused: narrow it by days, or use the
// search. A page after the last one is empty. New payments move the pages of `newest`: to lose and
// repeat none, send the header `Achord-Next` of the page before as `after`. A parameter that the
// list does not know is refused. The parameters may also be sent in a JSON body, of a GET or a
// POST; a body of a GET that is no JSON is ignored. A parameter that is in both places must have
// the same value. A body with the fields of a payment is refused: send it to `POST
// /3p/api/v1/transaction`.
//
// Also refuses with `list_too_long` (422).
func (g *OperationsAPI) ListTransactions(ctx context.Context, values ListTransactionsQuery, options ...Option) (ListTransactionsData, error) {
	return answered[ListTransactionsData](ctx, g.sender, "GET /3p/api/v2/transactions", nil, values, options)
}

// ListTransactionsByBody: List transactions (parameters in the body).
//
// Filters by creation day (UTC, both ends inclusive), by the bank accounts of payer and payee, and
// by what `GET /3p/api/v2/transactions/search` filters by; a payment must match every filter.
// `per_page`, `start_date` and `end_date` may also be spelled `pageSize`, `startDate` and
// `endDate`. `totalItems` is exact. With filters other than days, vendor and bank accounts, a list
// of which 10,000 payments or more must be looked at is refused: narrow it by days, or use the
// search. A page after the last one is empty. New payments move the pages of `newest`: to lose and
// repeat none, send the header `Achord-Next` of the page before as `after`. A parameter that the
// list does not know is refused. The parameters may also be sent in a JSON body, of a GET or a
// POST; a body of a GET that is no JSON is ignored. A parameter that is in both places must have
// the same value. A body with the fields of a payment is refused: send it to `POST
// /3p/api/v1/transaction`.
//
// Also refuses with `list_too_long` (422).
func (g *OperationsAPI) ListTransactionsByBody(ctx context.Context, values ListTransactionsByBodyRequest, options ...Option) (ListTransactionsByBodyData, error) {
	return answered[ListTransactionsByBodyData](ctx, g.sender, "POST /3p/api/v2/transactions body", nil, values, options)
}

// SearchTransactions: Search transactions.
//
// By state, status, user, reference, metadata, trace number, return code, amount and time; a
// payment must match every filter. `user_uuid`: the payer or the payee. `created_from` and
// `updated_since` are included in their range, `created_before` and `updated_before` are not. To
// follow changes, send `updated_since` with `created_from` of some months ago: payments that ended
// long ago do not change. Newest first. One answer looks at a bounded number of payments, so a page
// may have fewer than `limit`, or none, and still a `next`: go on until `next` is null.
func (g *OperationsAPI) SearchTransactions(ctx context.Context, values SearchTransactionsQuery, options ...Option) (SearchTransactionsData, error) {
	return answered[SearchTransactionsData](ctx, g.sender, "GET /3p/api/v2/transactions/search", nil, values, options)
}

// GetTransaction: Read a transaction.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetTransaction(ctx context.Context, uuid string, options ...Option) (Transaction, error) {
	return answered[Transaction](ctx, g.sender, "GET /3p/api/v2/transactions/{uuid}", []string{"uuid", uuid}, nil, options)
}

// UpdateTransaction: Change the metadata of a transaction.
//
// In any status. `metadata` changes by key: a key that you send is added or gets the new value,
// null deletes it, and all other keys stay. Nothing else of a transaction can be changed. No event
// is announced; later events, the details and the search show the new metadata. A replay of the
// start still answers what was sent with it.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) UpdateTransaction(ctx context.Context, uuid string, values UpdateTransactionRequest, options ...Option) (TransactionWithMetadata, error) {
	return answered[TransactionWithMetadata](ctx, g.sender, "PUT /3p/api/v2/transactions/{uuid} body", []string{"uuid", uuid}, values, options)
}

// CancelTransaction: Cancel a transaction.
//
// Works until the capture is put into a bank file. Announces TransactionCanceled. It may be sent
// again if its answer was lost: a canceled transaction is answered as it is.
//
// Also refuses with `not_found` (404), `not_cancelable` (422).
func (g *OperationsAPI) CancelTransaction(ctx context.Context, uuid string, values CancelTransactionRequest, options ...Option) (Transaction, error) {
	return answered[Transaction](ctx, g.sender, "DELETE /3p/api/v2/transactions/{uuid} body", []string{"uuid", uuid}, values, options)
}

// GetTransactionDetails: Read the details of a transaction.
//
// The record, its `state` in one word, its moves in order with a description, its entries in bank
// files, its holds and its refunds, all read at one moment. `capture_settles_on`,
// `payout_eligible_on` (the capture is good) and `returnable_until` (every return in time has
// arrived by the opening of this day) are banking days in Eastern time. They are null after the
// capture was canceled or failed, and while an open hold stops the step that they depend on.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetTransactionDetails(ctx context.Context, uuid string, options ...Option) (NamedTransactionDetails, error) {
	return answered[NamedTransactionDetails](ctx, g.sender, "GET /3p/api/v2/transactions/{uuid}/details", []string{"uuid", uuid}, nil, options)
}

// ListPayouts: List payouts.
//
// Newest first: each credit to a bank account of a payee, and the day on which the bank of the
// payee has it. The payments of a daily run share one. Send `next` as `after` to read the next
// page; at the end it is null.
func (g *OperationsAPI) ListPayouts(ctx context.Context, values ListPayoutsQuery, options ...Option) (ListPayoutsData, error) {
	return answered[ListPayoutsData](ctx, g.sender, "GET /3p/api/v1/payouts", nil, values, options)
}

// ListPaymentsOfPayout: List the payments of a payout.
//
// The payments that the payout pays, oldest first, each with its part of the amount. Send `next` as
// `after` to read the next page; at the end it is null.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ListPaymentsOfPayout(ctx context.Context, uuid string, values ListPaymentsOfPayoutQuery, options ...Option) (ListPaymentsOfPayoutData, error) {
	return answered[ListPaymentsOfPayoutData](ctx, g.sender, "GET /3p/api/v1/payouts/{uuid}/payments", []string{"uuid", uuid}, values, options)
}

// GetAuthorizationProof: Read the proof of an authorization.
//
// The authorization that the payment uses with its evidence, who pays whom, and each debit with its
// trace number and its return. A bank asks for it when a payer denies a debit, and must have it
// within ten banking days. `format=pdf` answers it as a file for the bank.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetAuthorizationProof(ctx context.Context, uuid string, values GetAuthorizationProofQuery, options ...Option) (AuthorizationProof, error) {
	return answered[AuthorizationProof](ctx, g.sender, "GET /3p/api/v2/transactions/{uuid}/authorization-proof", []string{"uuid", uuid}, values, options)
}

// PauseTransaction: Pause a transaction.
//
// Puts a hold on the transaction: no payout, reverse payout, clawback or refund of it is sent until
// it is resumed. The capture continues. Pausing a paused transaction changes nothing.
//
// Also refuses with `not_found` (404), `not_pausable` (422).
func (g *OperationsAPI) PauseTransaction(ctx context.Context, uuid string, values PauseTransactionRequest, options ...Option) (Transaction, error) {
	return answered[Transaction](ctx, g.sender, "POST /3p/api/v2/transactions/{uuid}/pause body", []string{"uuid", uuid}, values, options)
}

// ResumeTransaction: Resume a transaction.
//
// Releases the tenant's hold. The stopped entries are sent at the next cut-off, unless an operator
// holds the transaction too. Resuming a transaction that is not paused changes nothing.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ResumeTransaction(ctx context.Context, uuid string, options ...Option) (Transaction, error) {
	return answered[Transaction](ctx, g.sender, "POST /3p/api/v2/transactions/{uuid}/resume", []string{"uuid", uuid}, nil, options)
}

// ListTransactionHolds: List the holds of a transaction.
//
// Oldest first, including released holds.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ListTransactionHolds(ctx context.Context, uuid string, options ...Option) (ListTransactionHoldsData, error) {
	return answered[ListTransactionHoldsData](ctx, g.sender, "GET /3p/api/v2/transactions/{uuid}/holds", []string{"uuid", uuid}, nil, options)
}

// CreateRefund: Refund a transaction.
//
// Debits `amount` (default: all that is left) from the payee after the payout was sent, and credits
// it to the payer when that debit is good. Allowed from the moment the capture is in a confirmed
// bank file until the capture or the payout is returned. Before that, cancel the transaction. A
// transaction may be refunded in several parts, up to its amount. Announces RefundPending.
//
// Also refuses with `tenant_suspended` (403), `not_found` (404), `not_refundable` (422),
// `refund_exceeds_amount` (422), `refund_limit_reached` (422), `unknown_user` (422).
func (g *OperationsAPI) CreateRefund(ctx context.Context, uuid string, values CreateRefundRequest, options ...Option) (Refund, error) {
	return answered[Refund](ctx, g.sender, "POST /3p/api/v1/transactions/{uuid}/refund body", []string{"uuid", uuid}, values, options)
}

// GetRefund: Read a refund.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetRefund(ctx context.Context, uuid string, options ...Option) (Refund, error) {
	return answered[Refund](ctx, g.sender, "GET /3p/api/v1/refunds/{uuid}", []string{"uuid", uuid}, nil, options)
}

// UpdateRefund: Change the metadata of a refund.
//
// In any status. `metadata` changes by key: a key that you send is added or gets the new value,
// null deletes it, and all other keys stay. Nothing else of a refund can be changed. No event is
// announced; later events show the new metadata.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) UpdateRefund(ctx context.Context, uuid string, values UpdateRefundRequest, options ...Option) (Refund, error) {
	return answered[Refund](ctx, g.sender, "PUT /3p/api/v1/refunds/{uuid} body", []string{"uuid", uuid}, values, options)
}

// ListTransactionRefunds: List the refunds of a transaction.
//
// Oldest first, including failed refunds.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ListTransactionRefunds(ctx context.Context, uuid string, values ListTransactionRefundsQuery, options ...Option) (ListTransactionRefundsData, error) {
	return answered[ListTransactionRefundsData](ctx, g.sender, "GET /3p/api/v1/transactions/{uuid}/refunds", []string{"uuid", uuid}, values, options)
}

// ListRefunds: List refunds.
//
// The refunds of all transactions with the names of payers and payees, newest first. Send `next` as
// `after` to read the next page; at the end it is null.
func (g *OperationsAPI) ListRefunds(ctx context.Context, values ListRefundsQuery, options ...Option) (ListRefundsData, error) {
	return answered[ListRefundsData](ctx, g.sender, "GET /3p/api/v2/refunds", nil, values, options)
}

// ListBatchPayouts: List batch payouts.
//
// Newest first. One for each daily run, for all merchants of the processor.
func (g *OperationsAPI) ListBatchPayouts(ctx context.Context, values ListBatchPayoutsQuery, options ...Option) (ListBatchPayoutsData, error) {
	return answered[ListBatchPayoutsData](ctx, g.sender, "GET /3p/api/v2/batch-payouts", nil, values, options)
}

// GetBatchPayout: Read one of the batch payouts.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetBatchPayout(ctx context.Context, uuid string, options ...Option) (GetBatchPayoutData, error) {
	return answered[GetBatchPayoutData](ctx, g.sender, "GET /3p/api/v2/batch-payouts/{uuid}", []string{"uuid", uuid}, nil, options)
}

// ListBatchRefunds: List batch refunds.
//
// Newest first. One for each daily run, for all merchants of the processor.
func (g *OperationsAPI) ListBatchRefunds(ctx context.Context, values ListBatchRefundsQuery, options ...Option) (ListBatchRefundsData, error) {
	return answered[ListBatchRefundsData](ctx, g.sender, "GET /3p/api/v2/batch-refunds", nil, values, options)
}

// GetBatchRefund: Read one of the batch refunds.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetBatchRefund(ctx context.Context, uuid string, values GetBatchRefundQuery, options ...Option) (GetBatchRefundData, error) {
	return answered[GetBatchRefundData](ctx, g.sender, "GET /3p/api/v2/batch-refunds/{uuid}", []string{"uuid", uuid}, values, options)
}

// ListMerchantPayouts: List the merchants of a batch payout.
//
// One for each merchant and account, with its entries at the bank, ordered by uuid.
// `/3p/api/v2/batch-merchant-payouts/{uuid}` also lists the members.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ListMerchantPayouts(ctx context.Context, uuid string, values ListMerchantPayoutsQuery, options ...Option) (ListMerchantPayoutsData, error) {
	return answered[ListMerchantPayoutsData](ctx, g.sender, "GET /3p/api/v2/batch-payouts/{uuid}/merchant-payouts", []string{"uuid", uuid}, values, options)
}

// ListMerchantRefunds: List the merchants of a batch refund.
//
// One for each merchant and account, with its entries at the bank, ordered by uuid.
// `/3p/api/v2/batch-merchant-refunds/{uuid}` also lists the members.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ListMerchantRefunds(ctx context.Context, uuid string, values ListMerchantRefundsQuery, options ...Option) (ListMerchantRefundsData, error) {
	return answered[ListMerchantRefundsData](ctx, g.sender, "GET /3p/api/v2/batch-refunds/{uuid}/merchant-refunds", []string{"uuid", uuid}, values, options)
}

// GetMerchantPayout: Read a merchant's batch payout.
//
// One credit to one account of the merchant, for all payments that became good since the last run.
// `trace_id` is the trace number of the latest entry; `entries` lists all.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetMerchantPayout(ctx context.Context, uuid string, values GetMerchantPayoutQuery, options ...Option) (WholeMerchantPayout, error) {
	return answered[WholeMerchantPayout](ctx, g.sender, "GET /3p/api/v2/batch-merchant-payouts/{uuid}", []string{"uuid", uuid}, values, options)
}

// GetMerchantRefund: Read a merchant's batch refund.
//
// One debit of the merchant for all refunds of its payments since the last run. `trace_id` is the
// trace number of the latest entry; `entries` lists all.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetMerchantRefund(ctx context.Context, uuid string, values GetMerchantRefundQuery, options ...Option) (WholeMerchantRefund, error) {
	return answered[WholeMerchantRefund](ctx, g.sender, "GET /3p/api/v2/batch-merchant-refunds/{uuid}", []string{"uuid", uuid}, values, options)
}

// GetUserStatement: Read the statement of a user.
//
// One balance: what is owed to the user, less what the user owes. Movements between the user’s own
// accounts, such as reserving a payout, do not change it and are left out. Offsets, where one
// payment pays the debt of another, are included and name both payments. Deleted users keep their
// statement. From `start_date` to `end_date`, UTC days, both inclusive. By default the period ends
// today and begins on the first day of its last month. `format=csv` answers the whole period as a
// file, without pages.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetUserStatement(ctx context.Context, uuid string, values GetUserStatementQuery, options ...Option) (GetUserStatementData, error) {
	return answered[GetUserStatementData](ctx, g.sender, "GET /3p/api/v2/users/{uuid}/statement", []string{"uuid", uuid}, values, options)
}

// GetUserStatementFile is GetUserStatement as a file. format: for example "csv".
func (g *OperationsAPI) GetUserStatementFile(ctx context.Context, uuid string, values GetUserStatementQuery, format string, options ...Option) (string, error) {
	return answered[string](ctx, g.sender, "GET /3p/api/v2/users/{uuid}/statement", []string{"uuid", uuid}, with(values, "format", format), options)
}

// GetStatement: Read the statement of a tenant.
//
// Every account with a balance or a movement, and every debit and credit with the balance of its
// account after it. Cents, debit positive. BANK: cash in the pooled settlement account. DIF: debits
// in flight. CIF: credits in flight. UNS: captured, not yet good. PAYEE: owed to a payee. PRES:
// reserved for a payout. FEE: owed to a vendor, or to the processor, for fees. PAYER: owed to a
// payer. CLAW: receivable from a payee. RECV: receivable from a payer. LOSS: written off. SUSP:
// unmatched bank items. REV: moved by reversals, and not taken over by payments. DUP: moved by
// files that a bank processed twice. BFEE: fees of the banks. MICRO: small credits that check bank
// accounts. OWN: own funds paid in. From `start_date` to `end_date`, UTC days, both inclusive. By
// default the period ends today and begins on the first day of its last month. `format=csv` answers
// the whole period as a file, without pages. A vendor reads only its own account: the fees owed to
// it.
func (g *OperationsAPI) GetStatement(ctx context.Context, values GetStatementQuery, options ...Option) (TenantStatement, error) {
	return answered[TenantStatement](ctx, g.sender, "GET /3p/api/v2/statement", nil, values, options)
}

// GetStatementFile is GetStatement as a file. format: for example "csv".
func (g *OperationsAPI) GetStatementFile(ctx context.Context, values GetStatementQuery, format string, options ...Option) (string, error) {
	return answered[string](ctx, g.sender, "GET /3p/api/v2/statement", nil, with(values, "format", format), options)
}

// GetVendorFeeAccount: Read the account that fees of a vendor are paid to, and the owed amount.
//
// `uuid` is a vendor. The operator manages the fees of the processor itself.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetVendorFeeAccount(ctx context.Context, uuid string, options ...Option) (FeeAccount, error) {
	return answered[FeeAccount](ctx, g.sender, "GET /3p/api/v2/vendors/{uuid}/fee-account", []string{"uuid", uuid}, nil, options)
}

// SetVendorFeeAccount: Name the account that fees of a vendor are paid to.
//
// `uuid` is a vendor. The operator manages the fees of the processor itself. The account belongs to
// a user of the vendor, or to a user of the processor for its own fees. `schedule` is `daily` (the
// daily run of each banking day pays) or `on_demand`; without it the schedule stays, and is daily
// at first. After a returned payout the daily run pays again only after an account is named, even
// the same one.
//
// Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422).
func (g *OperationsAPI) SetVendorFeeAccount(ctx context.Context, uuid string, values SetVendorFeeAccountRequest, options ...Option) (FeeAccount, error) {
	return answered[FeeAccount](ctx, g.sender, "PUT /3p/api/v2/vendors/{uuid}/fee-account body", []string{"uuid", uuid}, values, options)
}

// PayOutVendorFees: Pay out fees of a vendor.
//
// One credit of all owed fees to the named account, with the next cut-off for the next banking day.
// Only fees of good captures are owed. Refused with 422 `no_fee_account`, `nothing_owed`, or
// `payout_waits` if a payout already waits for the next file.
//
// Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422).
func (g *OperationsAPI) PayOutVendorFees(ctx context.Context, uuid string, options ...Option) (FeePayout, error) {
	return answered[FeePayout](ctx, g.sender, "POST /3p/api/v2/vendors/{uuid}/fee-payouts", []string{"uuid", uuid}, nil, options)
}

// ListFeePayouts: List the payouts of fees.
//
// Newest first. A processor sees its own and its vendors’ payouts; a vendor its own.
func (g *OperationsAPI) ListFeePayouts(ctx context.Context, values ListFeePayoutsQuery, options ...Option) (ListFeePayoutsData, error) {
	return answered[ListFeePayoutsData](ctx, g.sender, "GET /3p/api/v2/fee-payouts", nil, values, options)
}

// GetFeePayout: Read a payout of fees.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetFeePayout(ctx context.Context, uuid string, options ...Option) (FeePayout, error) {
	return answered[FeePayout](ctx, g.sender, "GET /3p/api/v2/fee-payouts/{uuid}", []string{"uuid", uuid}, nil, options)
}

// ListLimits: List the limits of payments.
//
// A processor sees its own limits and the limits of its vendors and merchants; a vendor its own
// limits and its merchants’ limits. In cents; null is no limit. Each request counts the usage
// again.
func (g *OperationsAPI) ListLimits(ctx context.Context, values ListLimitsQuery, options ...Option) (ListLimitsData, error) {
	return answered[ListLimitsData](ctx, g.sender, "GET /3p/api/v1/limits", nil, values, options)
}

// ListReturnRates: List return rates.
//
// The processor first, then its merchants; for a vendor only its merchants. The debits that were
// sent in 60 days, and the returns of these days. Owners without debits are left out.
func (g *OperationsAPI) ListReturnRates(ctx context.Context, values ListReturnRatesQuery, options ...Option) (ListReturnRatesData, error) {
	return answered[ListReturnRatesData](ctx, g.sender, "GET /3p/api/v1/return-rates", nil, values, options)
}

// RecordPayerAuthorization: Record an authorization of a payer or payee.
//
// The payer agreed that this account is debited. Payments that start afterwards use it if it allows
// them: see `authorization_uuid` of a payment. After an unauthorized return or a stopped payment it
// also lifts the blocks on the payer and on the account (`unauthorized`, `stop_payment`) and
// releases their payments on hold. With `debits: clawbacks` a payee agrees that what was paid out
// to this account is taken back if its payment comes back. Send the evidence, or keep it yourself:
// a bank may ask for it until two years after the authorization ends.
//
// Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422),
// `unknown_user` (422).
func (g *OperationsAPI) RecordPayerAuthorization(ctx context.Context, uuid string, values RecordPayerAuthorizationRequest, options ...Option) (RecordPayerAuthorizationData, error) {
	return answered[RecordPayerAuthorizationData](ctx, g.sender, "POST /3p/api/v2/users/{uuid}/authorizations body", []string{"uuid", uuid}, values, options)
}

// ListUserAuthorizations: List the authorizations of a payer.
//
// Oldest first, including revoked ones, without their evidence. Send `next` as `after` to read the
// next page; at the end it is null.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ListUserAuthorizations(ctx context.Context, uuid string, values ListUserAuthorizationsQuery, options ...Option) (ListUserAuthorizationsData, error) {
	return answered[ListUserAuthorizationsData](ctx, g.sender, "GET /3p/api/v2/users/{uuid}/authorizations", []string{"uuid", uuid}, values, options)
}

// GetAuthorization: Read an authorization with its evidence.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetAuthorization(ctx context.Context, uuid string, options ...Option) (AuthorizationWithEvidence, error) {
	return answered[AuthorizationWithEvidence](ctx, g.sender, "GET /3p/api/v2/authorizations/{uuid}", []string{"uuid", uuid}, nil, options)
}

// CreateAuthorizationRequest: Ask a payer to authorize debits on our page.
//
// Returns a link: give it to the payer. The page shows the text and the account, and the payer
// agrees or declines, once. If the payer agrees, the authorization is recorded with its evidence.
// The link is shown only in this answer; a replay under the same Idempotency-Key has it too.
//
// Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422),
// `unknown_user` (422).
func (g *OperationsAPI) CreateAuthorizationRequest(ctx context.Context, uuid string, values CreateAuthorizationRequestRequest, options ...Option) (MadeAuthorizationRequest, error) {
	return answered[MadeAuthorizationRequest](ctx, g.sender, "POST /3p/api/v2/users/{uuid}/authorization-requests body", []string{"uuid", uuid}, values, options)
}

// ListAuthorizationRequests: List the requests for authorizations of a payer.
//
// Oldest first. A request is removed 90 days after it expires; the authorization stays. Send `next`
// as `after` to read the next page; at the end it is null.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ListAuthorizationRequests(ctx context.Context, uuid string, values ListAuthorizationRequestsQuery, options ...Option) (ListAuthorizationRequestsData, error) {
	return answered[ListAuthorizationRequestsData](ctx, g.sender, "GET /3p/api/v2/users/{uuid}/authorization-requests", []string{"uuid", uuid}, values, options)
}

// GetAuthorizationRequest: Read a request for an authorization.
//
// Without its link. `state` says whether the payer has answered.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetAuthorizationRequest(ctx context.Context, uuid string, options ...Option) (AuthorizationRequest, error) {
	return answered[AuthorizationRequest](ctx, g.sender, "GET /3p/api/v2/authorization-requests/{uuid}", []string{"uuid", uuid}, nil, options)
}

// WithdrawAuthorizationRequest: Withdraw a request for an authorization.
//
// The link no longer works. A withdrawn request is answered as it is. If the payer has agreed,
// revoke the authorization instead.
//
// Also refuses with `not_found` (404), `invalid_state` (422).
func (g *OperationsAPI) WithdrawAuthorizationRequest(ctx context.Context, uuid string, options ...Option) (AuthorizationRequest, error) {
	return answered[AuthorizationRequest](ctx, g.sender, "POST /3p/api/v2/authorization-requests/{uuid}/withdraw", []string{"uuid", uuid}, nil, options)
}

// RevokeAuthorization: Revoke an authorization.
//
// No further payment can use the authorization. Its payments whose debit is in no bank file are
// canceled (TransactionCanceled); one that waits to be presented again fails (TransactionFailed). A
// debit that is in a file goes on. A revoked authorization is answered as it is.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) RevokeAuthorization(ctx context.Context, uuid string, values RevokeAuthorizationRequest, options ...Option) (RevokeAuthorizationData, error) {
	return answered[RevokeAuthorizationData](ctx, g.sender, "POST /3p/api/v2/authorizations/{uuid}/revoke body", []string{"uuid", uuid}, values, options)
}

// ListUserBlocks: List the blocks of a user and of its bank accounts.
//
// Oldest first, including lifted blocks.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ListUserBlocks(ctx context.Context, uuid string, options ...Option) (ListUserBlocksData, error) {
	return answered[ListUserBlocksData](ctx, g.sender, "GET /3p/api/v2/users/{uuid}/blocks", []string{"uuid", uuid}, nil, options)
}

// SearchTransactionsOfAnyTenant: Search transactions of any tenant.
//
// By tenant, vendor, user, state, status, return code, amount, reference, metadata, trace number,
// file, hold and time; a payment must match every filter. Newest first. One answer looks at a
// bounded number of payments, so a page may have fewer than `limit`, or none, and still a `next`:
// go on until `next` is null.
func (g *OperationsAPI) SearchTransactionsOfAnyTenant(ctx context.Context, values SearchTransactionsOfAnyTenantQuery, options ...Option) (SearchTransactionsOfAnyTenantData, error) {
	return answered[SearchTransactionsOfAnyTenantData](ctx, g.sender, "GET /admin/v1/transactions", nil, values, options)
}

// DownloadTransactions: Search transactions of any tenant, as a file.
//
// Comma-separated values (RFC 4180), newest first, at most 100,000 payments. Amounts are in cents.
// The filters are the same as for the search.
func (g *OperationsAPI) DownloadTransactions(ctx context.Context, values DownloadTransactionsQuery, options ...Option) (string, error) {
	return answered[string](ctx, g.sender, "GET /admin/v1/transactions/file", nil, values, options)
}

// GetAuthorizationProofOfAnyTenant: Read the proof of an authorization of any tenant.
//
// The authorization that the payment uses with its evidence, who pays whom, and each debit with its
// trace number and its return. A bank asks for it when a payer denies a debit, and must have it
// within ten banking days. `format=pdf` answers it as a file for the bank. It has personal data of
// the payer, so each call is recorded in the audit trail.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetAuthorizationProofOfAnyTenant(ctx context.Context, uuid string, values GetAuthorizationProofOfAnyTenantQuery, options ...Option) (AuthorizationProof, error) {
	return answered[AuthorizationProof](ctx, g.sender, "GET /admin/v1/transactions/{uuid}/authorization-proof", []string{"uuid", uuid}, values, options)
}

// ListRefundsOfAnyTenant: List refunds of any tenant.
//
// Newest first. Send `next` as `after` to read the next page; at the end it is null.
func (g *OperationsAPI) ListRefundsOfAnyTenant(ctx context.Context, values ListRefundsOfAnyTenantQuery, options ...Option) (ListRefundsOfAnyTenantData, error) {
	return answered[ListRefundsOfAnyTenantData](ctx, g.sender, "GET /admin/v1/refunds", nil, values, options)
}

// GetRefundOfAnyTenant: Read a refund of any tenant.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetRefundOfAnyTenant(ctx context.Context, uuid string, options ...Option) (RefundOfAnyTenant, error) {
	return answered[RefundOfAnyTenant](ctx, g.sender, "GET /admin/v1/refunds/{uuid}", []string{"uuid", uuid}, nil, options)
}

// ListBatchesOfAnyTenant: List daily runs of any tenant.
//
// What each daily run paid out or refunded for a processor, newest first. Send `next` as `after` to
// read the next page; at the end it is null.
func (g *OperationsAPI) ListBatchesOfAnyTenant(ctx context.Context, values ListBatchesOfAnyTenantQuery, options ...Option) (ListBatchesOfAnyTenantData, error) {
	return answered[ListBatchesOfAnyTenantData](ctx, g.sender, "GET /admin/v1/batches", nil, values, options)
}

// GetBatchOfAnyTenant: Read a daily run of any tenant.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetBatchOfAnyTenant(ctx context.Context, uuid string, options ...Option) (BatchInFull, error) {
	return answered[BatchInFull](ctx, g.sender, "GET /admin/v1/batches/{uuid}", []string{"uuid", uuid}, nil, options)
}

// GetMerchantPayoutOfAnyTenant: Read a merchant's batch payout of any tenant.
//
// One credit to one account of the merchant, for all payments that became good since the last run.
// `trace_id` is the trace number of the latest entry; `entries` lists all.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetMerchantPayoutOfAnyTenant(ctx context.Context, uuid string, values GetMerchantPayoutOfAnyTenantQuery, options ...Option) (GetMerchantPayoutOfAnyTenantData, error) {
	return answered[GetMerchantPayoutOfAnyTenantData](ctx, g.sender, "GET /admin/v1/batch-merchant-payouts/{uuid}", []string{"uuid", uuid}, values, options)
}

// GetMerchantRefundOfAnyTenant: Read a merchant's batch refund of any tenant.
//
// One debit of the merchant for all refunds of its payments since the last run. `trace_id` is the
// trace number of the latest entry; `entries` lists all.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetMerchantRefundOfAnyTenant(ctx context.Context, uuid string, values GetMerchantRefundOfAnyTenantQuery, options ...Option) (GetMerchantRefundOfAnyTenantData, error) {
	return answered[GetMerchantRefundOfAnyTenantData](ctx, g.sender, "GET /admin/v1/batch-merchant-refunds/{uuid}", []string{"uuid", uuid}, values, options)
}

// GetProcessorStatement: Read the statement of a processor.
//
// Every account with a balance or a movement, and every debit and credit with the balance of its
// account after it. Cents, debit positive. BANK: cash in the pooled settlement account. DIF: debits
// in flight. CIF: credits in flight. UNS: captured, not yet good. PAYEE: owed to a payee. PRES:
// reserved for a payout. FEE: owed to a vendor, or to the processor, for fees. PAYER: owed to a
// payer. CLAW: receivable from a payee. RECV: receivable from a payer. LOSS: written off. SUSP:
// unmatched bank items. REV: moved by reversals, and not taken over by payments. DUP: moved by
// files that a bank processed twice. BFEE: fees of the banks. MICRO: small credits that check bank
// accounts. OWN: own funds paid in. From `start_date` to `end_date`, UTC days, both inclusive. By
// default the period ends today and begins on the first day of its last month. `format=csv` answers
// the whole period as a file, without pages. The operator books (suspense and own funds) have the
// uuid `00000000-0000-8000-8000-000000000000`.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetProcessorStatement(ctx context.Context, uuid string, values GetProcessorStatementQuery, options ...Option) (TenantStatement, error) {
	return answered[TenantStatement](ctx, g.sender, "GET /admin/v1/processors/{uuid}/statement", []string{"uuid", uuid}, values, options)
}

// GetProcessorStatementFile is GetProcessorStatement as a file. format: for example "csv".
func (g *OperationsAPI) GetProcessorStatementFile(ctx context.Context, uuid string, values GetProcessorStatementQuery, format string, options ...Option) (string, error) {
	return answered[string](ctx, g.sender, "GET /admin/v1/processors/{uuid}/statement", []string{"uuid", uuid}, with(values, "format", format), options)
}

// GetLedgerBalances: Read the ledger balances of a processor.
//
// Cents, debit positive. Accounts at zero are left out. BANK: cash in the pooled settlement
// account. DIF: debits in flight. CIF: credits in flight. UNS: captured, not yet good. PAYEE: owed
// to a payee. PRES: reserved for a payout. FEE: owed to a vendor, or to the processor, for fees.
// PAYER: owed to a payer. CLAW: receivable from a payee. RECV: receivable from a payer. LOSS:
// written off. SUSP: unmatched bank items. REV: moved by reversals, and not taken over by payments.
// DUP: moved by files that a bank processed twice. BFEE: fees of the banks. MICRO: small credits
// that check bank accounts. OWN: own funds paid in. The operator books (suspense and own funds)
// have the uuid `00000000-0000-8000-8000-000000000000`.
func (g *OperationsAPI) GetLedgerBalances(ctx context.Context, values GetLedgerBalancesQuery, options ...Option) ([]GetLedgerBalancesData, error) {
	return answered[[]GetLedgerBalancesData](ctx, g.sender, "GET /admin/v1/ledger/balances", nil, values, options)
}

// GetTrialBalance: Read the trial balance of a day.
//
// Each ledger account before a day, its debits and credits on the day, and its balance after it; a
// debit is positive. Of one tenant, of the operator books (`00000000-0000-8000-8000-000000000000`),
// or of all. `format=csv`: a file with names and dollars.
func (g *OperationsAPI) GetTrialBalance(ctx context.Context, values GetTrialBalanceQuery, options ...Option) (TrialBalance, error) {
	return answered[TrialBalance](ctx, g.sender, "GET /admin/v1/ledger/trial-balance", nil, values, options)
}

// GetTrialBalanceFile is GetTrialBalance as a file. format: for example "csv".
func (g *OperationsAPI) GetTrialBalanceFile(ctx context.Context, values GetTrialBalanceQuery, format string, options ...Option) (string, error) {
	return answered[string](ctx, g.sender, "GET /admin/v1/ledger/trial-balance", nil, with(values, "format", format), options)
}

// GetJournal: Export the journal.
//
// Every posting from `start_date` to `end_date` as CSV, UTC days, both inclusive; by default the
// month so far. A posting is two records with one `entry`: its debit and its credit, in dollars.
// `number` is the number of the account in your general ledger, or its name without one. Over
// closed days the bytes and the `file_id` are the same each time, until the numbers are changed.
// Over open days each file has another `file_id`.
func (g *OperationsAPI) GetJournal(ctx context.Context, values GetJournalQuery, options ...Option) (string, error) {
	return answered[string](ctx, g.sender, "GET /admin/v1/ledger/journal", nil, values, options)
}

// GetMerchantSettlements: Export the settlements of merchants.
//
// Of one tenant as CSV, a record for each merchant and day of UTC with a change, from `start_date`
// to `end_date`, both inclusive; by default the month so far. In dollars; what the merchant gets is
// positive. `change` is the sum of the columns before it, from `captured` on, and the change of the
// accounts PAYEE, PRES and CLAW of the merchant. `refunds_collected` was debited at the bank of the
// merchant and went to payers; it is in no balance of the merchant.
func (g *OperationsAPI) GetMerchantSettlements(ctx context.Context, values GetMerchantSettlementsQuery, options ...Option) (string, error) {
	return answered[string](ctx, g.sender, "GET /admin/v1/ledger/merchant-settlements", nil, values, options)
}

// GetMonthlyStatement: Read the statement of a month.
//
// How the balance of all payees changed: payments that became good, fees, returns, refunds,
// payouts. What payees get is positive. `format=csv` answers a file with a record for each merchant
// and day, with names, in dollars.
func (g *OperationsAPI) GetMonthlyStatement(ctx context.Context, values GetMonthlyStatementQuery, options ...Option) (MonthlyStatement, error) {
	return answered[MonthlyStatement](ctx, g.sender, "GET /3p/api/v1/monthly-statement", nil, values, options)
}

// GetMonthlyStatementFile is GetMonthlyStatement as a file. format: for example "csv".
func (g *OperationsAPI) GetMonthlyStatementFile(ctx context.Context, values GetMonthlyStatementQuery, format string, options ...Option) (string, error) {
	return answered[string](ctx, g.sender, "GET /3p/api/v1/monthly-statement", nil, with(values, "format", format), options)
}

// GetNegativeBalances: Export the negative balances of merchants.
//
// Of one tenant or of all as CSV, a record for each payee that owes money now, in dollars. `owes`:
// the balance of CLAW, because debits came back after the payee was paid; also while a clawback is
// under way. `is_owed`: the balances of PAYEE and PRES, which may pay it. `balance` is their
// difference. `last_debt_on`: the latest day of UTC on which a debt was added. The sum of `owes` is
// the balance of CLAW in the trial balance.
func (g *OperationsAPI) GetNegativeBalances(ctx context.Context, values GetNegativeBalancesQuery, options ...Option) (string, error) {
	return answered[string](ctx, g.sender, "GET /admin/v1/ledger/negative-balances", nil, values, options)
}

// ListNegativeBalances: List negative balances.
//
// The payees that owe money now, by uuid, because debits came back after they were paid. Their
// later payouts pay the debts first, and only the rest is paid out. Send `next` as `after` to read
// the next page; at the end it is null.
func (g *OperationsAPI) ListNegativeBalances(ctx context.Context, values ListNegativeBalancesQuery, options ...Option) (ListNegativeBalancesData, error) {
	return answered[ListNegativeBalancesData](ctx, g.sender, "GET /3p/api/v1/negative-balances", nil, values, options)
}

// GetPayeeTotals: Export the yearly totals of payees.
//
// Of one tenant as CSV, a record for each payee: how many payments became good in the year, their
// gross amount, and the gross amount of each month, in dollars and by Eastern days. Gross is before
// fees, refunds and returns, as form 1099-K asks for it. The tax ids are not in the file.
func (g *OperationsAPI) GetPayeeTotals(ctx context.Context, values GetPayeeTotalsQuery, options ...Option) (string, error) {
	return answered[string](ctx, g.sender, "GET /admin/v1/ledger/payee-totals", nil, values, options)
}

// GetAccountNumbers: Read the numbers of ledger accounts.
//
// As they are set, for one tenant or for all. The journal and the trial balance have them.
func (g *OperationsAPI) GetAccountNumbers(ctx context.Context, values GetAccountNumbersQuery, options ...Option) (AccountNumbersOfTenant, error) {
	return answered[AccountNumbersOfTenant](ctx, g.sender, "GET /admin/v1/ledger/account-numbers", nil, values, options)
}

// SetAccountNumbers: Set the numbers of ledger accounts.
//
// All numbers at once: one that is absent is removed. An account without a number is exported with
// its own name. A tenant without a number for an account has the common one.
func (g *OperationsAPI) SetAccountNumbers(ctx context.Context, values SetAccountNumbersRequest, options ...Option) (AccountNumbersOfTenant, error) {
	return answered[AccountNumbersOfTenant](ctx, g.sender, "PUT /admin/v1/ledger/account-numbers body", nil, values, options)
}

// GetFeeAccount: Read the account that fees are paid to, and the owed amount.
//
// `uuid` is a vendor, or a processor for the fees of its own payments.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetFeeAccount(ctx context.Context, uuid string, options ...Option) (FeeAccount, error) {
	return answered[FeeAccount](ctx, g.sender, "GET /admin/v1/fee-accounts/{uuid}", []string{"uuid", uuid}, nil, options)
}

// SetFeeAccount: Name the account that fees are paid to.
//
// `uuid` is a vendor, or a processor for the fees of its own payments. The account belongs to a
// user of the vendor, or to a user of the processor for its own fees. `schedule` is `daily` (the
// daily run of each banking day pays) or `on_demand`; without it the schedule stays, and is daily
// at first. After a returned payout the daily run pays again only after an account is named, even
// the same one.
//
// Also refuses with `not_found` (404), `bank_account_unusable` (422), `already_asked` (422).
func (g *OperationsAPI) SetFeeAccount(ctx context.Context, uuid string, values SetFeeAccountRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "PUT /admin/v1/fee-accounts/{uuid} body", []string{"uuid", uuid}, values, options)
}

// PayOutFees: Pay out fees.
//
// One credit of all owed fees to the named account, with the next cut-off for the next banking day.
// Only fees of good captures are owed. Refused with 422 `no_fee_account`, `nothing_owed`, or
// `payout_waits` if a payout already waits for the next file.
//
// Also refuses with `not_found` (404), `bank_account_unusable` (422).
func (g *OperationsAPI) PayOutFees(ctx context.Context, uuid string, values PayOutFeesRequest, options ...Option) (FeePayout, error) {
	return answered[FeePayout](ctx, g.sender, "POST /admin/v1/fee-accounts/{uuid}/payouts body", []string{"uuid", uuid}, values, options)
}

// ListProcessorFeePayouts: List the payouts of fees of a processor.
//
// Newest first, including its vendors’ payouts. Send `next` as `after` to read the next page; at
// the end it is null.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ListProcessorFeePayouts(ctx context.Context, uuid string, values ListProcessorFeePayoutsQuery, options ...Option) (ListProcessorFeePayoutsData, error) {
	return answered[ListProcessorFeePayoutsData](ctx, g.sender, "GET /admin/v1/processors/{uuid}/fee-payouts", []string{"uuid", uuid}, values, options)
}

// CreateTransactionNote: Write a note about a transaction.
//
// Every operator sees it at the transaction; its tenant does not. It is an entry of the audit
// trail: it cannot be changed or removed, so leave out what identifies a person.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) CreateTransactionNote(ctx context.Context, uuid string, values CreateTransactionNoteRequest, options ...Option) (TransactionNote, error) {
	return answered[TransactionNote](ctx, g.sender, "POST /admin/v1/transactions/{uuid}/notes body", []string{"uuid", uuid}, values, options)
}

// CreateProofRequest: Record that a bank asks for a proof.
//
// The bank of the payer asks for the proof of the authorization, through your bank. It must have it
// within ten banking days: Today shows the deadline. A payment has one open request; a second one
// is answered with the first.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) CreateProofRequest(ctx context.Context, uuid string, values CreateProofRequestRequest, options ...Option) (ProofRequest, error) {
	return answered[ProofRequest](ctx, g.sender, "POST /admin/v1/transactions/{uuid}/proof-requests body", []string{"uuid", uuid}, values, options)
}

// AnswerProofRequest: Record that a proof was sent.
//
// The bank has the proof. An answered request is answered as it is.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) AnswerProofRequest(ctx context.Context, uuid string, values AnswerProofRequestRequest, options ...Option) (ProofRequest, error) {
	return answered[ProofRequest](ctx, g.sender, "POST /admin/v1/proof-requests/{uuid}/answer body", []string{"uuid", uuid}, values, options)
}

// ListProofRequests: List requests for proofs.
//
// Of payments of all tenants, oldest first. Send `next` as `after` to read the next page; at the
// end it is null.
func (g *OperationsAPI) ListProofRequests(ctx context.Context, values ListProofRequestsQuery, options ...Option) (ListProofRequestsData, error) {
	return answered[ListProofRequestsData](ctx, g.sender, "GET /admin/v1/proof-requests", nil, values, options)
}

// GetProofRequest: Read a request for a proof.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetProofRequest(ctx context.Context, uuid string, options ...Option) (ProofRequest, error) {
	return answered[ProofRequest](ctx, g.sender, "GET /admin/v1/proof-requests/{uuid}", []string{"uuid", uuid}, nil, options)
}

// RefundTransactionOfAnyTenant: Refund a transaction of any tenant.
//
// As `POST /3p/api/v1/transactions/{uuid}/refund`, for the tenant: it debits `amount` in cents
// (default: all that is left) from the payee and credits it to the payer when that debit is good.
// The tenant gets the event RefundPending. A suspended tenant does not prevent it for an operator.
// A person of a tenant with the role `tenant_finance` refunds the payments of the tenant.
//
// Also refuses with `tenant_suspended` (403), `not_found` (404), `not_refundable` (422),
// `refund_exceeds_amount` (422), `refund_limit_reached` (422), `unknown_user` (422),
// `already_asked` (422).
func (g *OperationsAPI) RefundTransactionOfAnyTenant(ctx context.Context, uuid string, values RefundTransactionOfAnyTenantRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/transactions/{uuid}/refund body", []string{"uuid", uuid}, values, options)
}

// CancelTransactionOfAnyTenant: Cancel a transaction of any tenant.
//
// As `DELETE /3p/api/v2/transactions/{uuid}`, for the tenant: it works until the capture is put
// into a bank file. The tenant gets the event TransactionCanceled and reads `cancel_reason`;
// `reason` is in the audit trail. A person of a tenant with the role `tenant_finance` cancels the
// payments of the tenant. A canceled transaction is answered as it is.
//
// Also refuses with `not_found` (404), `not_cancelable` (422).
func (g *OperationsAPI) CancelTransactionOfAnyTenant(ctx context.Context, uuid string, values CancelTransactionOfAnyTenantRequest, options ...Option) (Transaction, error) {
	return answered[Transaction](ctx, g.sender, "POST /admin/v1/transactions/{uuid}/cancel body", []string{"uuid", uuid}, values, options)
}

// SendPayoutAgain: Pay out again.
//
// Allowed after a returned payout was kept for the payee, or when something owed to the payee is
// left over. Debts of the payee on other transactions are paid first, unless a debit is collecting
// them. Uses `bank_account_uuid`, another account of the same user; without it, the account as
// before. All later entries of the payee use this account too.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `bank_account_unusable` (422),
// `already_asked` (422).
func (g *OperationsAPI) SendPayoutAgain(ctx context.Context, uuid string, values SendPayoutAgainRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/transactions/{uuid}/payout-again body", []string{"uuid", uuid}, values, options)
}

// SendReversePayoutAgain: Send a reverse payout again.
//
// Allowed after the reverse payout was returned, while something is owed to the payer. Uses
// `bank_account_uuid`, another account of the same user; without it, the account as before.
// Announces ReversePayoutStarted.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `bank_account_unusable` (422),
// `already_asked` (422).
func (g *OperationsAPI) SendReversePayoutAgain(ctx context.Context, uuid string, values SendReversePayoutAgainRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/transactions/{uuid}/reverse-payout-again body", []string{"uuid", uuid}, values, options)
}

// SendRefundAgain: Send the credit of a refund again.
//
// Allowed after the credit to the payer was returned. Uses `bank_account_uuid`, another account of
// the same user; without it, the account as before. Announces RefundPayoutPending.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `bank_account_unusable` (422),
// `already_asked` (422).
func (g *OperationsAPI) SendRefundAgain(ctx context.Context, uuid string, values SendRefundAgainRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/refunds/{uuid}/send-again body", []string{"uuid", uuid}, values, options)
}

// SendClawbackAgain: Claw back again.
//
// Debits the payee again for what they still owe, after a clawback failed. Refused when the payee
// may not be debited. Uses `bank_account_uuid`, another account of the same user; without it, the
// account as before. Announces ClawbackStarted.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `bank_account_unusable` (422),
// `bank_account_blocked` (422), `user_blocked` (422), `not_authorized` (422).
func (g *OperationsAPI) SendClawbackAgain(ctx context.Context, uuid string, values SendClawbackAgainRequest, options ...Option) (TransactionWithMetadata, error) {
	return answered[TransactionWithMetadata](ctx, g.sender, "POST /admin/v1/transactions/{uuid}/clawback-again body", []string{"uuid", uuid}, values, options)
}

// GiveRefundBack: Give the money of a refund back to the payee.
//
// Allowed after the credit to the payer was returned. The refund has then failed for good and no
// longer counts against the transaction. Pay the money out with `payout-again`. A refund that was
// given back is answered as it is.
//
// Also refuses with `not_found` (404), `invalid_state` (422).
func (g *OperationsAPI) GiveRefundBack(ctx context.Context, uuid string, values GiveRefundBackRequest, options ...Option) (Refund, error) {
	return answered[Refund](ctx, g.sender, "POST /admin/v1/refunds/{uuid}/give-back body", []string{"uuid", uuid}, values, options)
}

// WriteOffPayeeDebt: Write off what a payee owes.
//
// Allowed after a clawback failed. Money that comes in later reduces the write-off first. `amount`
// in cents; without it, the whole debt. A transaction whose debt was written off is answered as it
// is.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `amount_exceeds_debt` (422),
// `already_asked` (422).
func (g *OperationsAPI) WriteOffPayeeDebt(ctx context.Context, uuid string, values WriteOffPayeeDebtRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/transactions/{uuid}/write-off body", []string{"uuid", uuid}, values, options)
}

// WriteOffPayerDebt: Write off what a payer owes.
//
// A payer owes what they were refunded or paid back when the capture is returned. `amount` in
// cents; without it, the whole debt. A transaction whose debt was written off is answered as it is.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `amount_exceeds_debt` (422),
// `already_asked` (422).
func (g *OperationsAPI) WriteOffPayerDebt(ctx context.Context, uuid string, values WriteOffPayerDebtRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/transactions/{uuid}/payer-debt/write-off body", []string{"uuid", uuid}, values, options)
}

// RecordPayerDebtPaid: Record that a payer paid their debt.
//
// For money that came into the account at a bank without an entry of ours. The debt may have been
// written off before. `bank` is required when there are several banks. `amount` in cents; without
// it, the whole debt.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `amount_exceeds_debt` (422),
// `already_asked` (422).
func (g *OperationsAPI) RecordPayerDebtPaid(ctx context.Context, uuid string, values RecordPayerDebtPaidRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/transactions/{uuid}/payer-debt/paid body", []string{"uuid", uuid}, values, options)
}

// CreateHold: Hold a transaction.
//
// No payout, reverse payout, clawback or refund of the transaction is sent until every hold is
// released. The capture continues, unless `stops_capture` is true and it is in no file yet.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) CreateHold(ctx context.Context, uuid string, values CreateHoldRequest, options ...Option) (Hold, error) {
	return answered[Hold](ctx, g.sender, "POST /admin/v1/transactions/{uuid}/holds body", []string{"uuid", uuid}, values, options)
}

// ReleaseHold: Release a hold.
//
// Releases a hold of an operator or of a tenant. Releasing it again changes nothing.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ReleaseHold(ctx context.Context, uuid string, values ReleaseHoldQuery, options ...Option) (Hold, error) {
	return answered[Hold](ctx, g.sender, "DELETE /admin/v1/holds/{uuid}", []string{"uuid", uuid}, values, options)
}

// GetHold: Read a hold, also a released one.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetHold(ctx context.Context, uuid string, options ...Option) (Hold, error) {
	return answered[Hold](ctx, g.sender, "GET /admin/v1/holds/{uuid}", []string{"uuid", uuid}, nil, options)
}

// ListHolds: List open holds.
//
// The open holds of all tenants, oldest first, each with its payment. Filter by kind. Send `next`
// as `after` to read the next page; at the end it is null.
func (g *OperationsAPI) ListHolds(ctx context.Context, values ListHoldsQuery, options ...Option) (ListHoldsData, error) {
	return answered[ListHoldsData](ctx, g.sender, "GET /admin/v1/holds", nil, values, options)
}

// CreateBlock: Block a user.
//
// `unauthorized`: no debit of the user until a new authorization; `fraud`, `compliance`,
// `sanctions`: no payment starts with the user. Earlier payments are put on hold. If the user has a
// block of this kind already, it stays.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) CreateBlock(ctx context.Context, uuid string, values CreateBlockRequest, options ...Option) (Block, error) {
	return answered[Block](ctx, g.sender, "POST /admin/v1/users/{uuid}/blocks body", []string{"uuid", uuid}, values, options)
}

// LiftBlock: Lift a block.
//
// Releases the payments that it put on hold. Lifting a lifted block changes nothing. A block with
// hits of the sanctions screening is lifted by the decision about them.
//
// Also refuses with `not_found` (404), `invalid_state` (422).
func (g *OperationsAPI) LiftBlock(ctx context.Context, uuid string, values LiftBlockRequest, options ...Option) (Block, error) {
	return answered[Block](ctx, g.sender, "POST /admin/v1/blocks/{uuid}/lift body", []string{"uuid", uuid}, values, options)
}

// ListBlocks: List open blocks.
//
// Of all tenants, oldest first. Filter by processor or by kind. Send `next` as `after` to read the
// next page; at the end it is null.
func (g *OperationsAPI) ListBlocks(ctx context.Context, values ListBlocksQuery, options ...Option) (ListBlocksData, error) {
	return answered[ListBlocksData](ctx, g.sender, "GET /admin/v1/blocks", nil, values, options)
}

// GetBlock: Read a block, also a lifted one.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetBlock(ctx context.Context, uuid string, options ...Option) (Block, error) {
	return answered[Block](ctx, g.sender, "GET /admin/v1/blocks/{uuid}", []string{"uuid", uuid}, nil, options)
}

// ListSanctionsHits: List hits of the sanctions screening.
//
// Of all tenants, oldest first. `state=to_report`: confirmed hits whose report to OFAC is not
// recorded. No tenant sees a hit. Send `next` as `after` to read the next page; at the end it is
// null.
func (g *OperationsAPI) ListSanctionsHits(ctx context.Context, values ListSanctionsHitsQuery, options ...Option) (ListSanctionsHitsData, error) {
	return answered[ListSanctionsHitsData](ctx, g.sender, "GET /admin/v1/sanctions-hits", nil, values, options)
}

// GetSanctionsHit: Read a hit of the sanctions screening.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetSanctionsHit(ctx context.Context, uuid string, options ...Option) (SanctionsHit, error) {
	return answered[SanctionsHit](ctx, g.sender, "GET /admin/v1/sanctions-hits/{uuid}", []string{"uuid", uuid}, nil, options)
}

// ClearSanctionsHit: Clear a hit: it is another person or business.
//
// For an open hit, and for a confirmed one that was a mistake or whose entry OFAC removed. After
// the last hit of the user the block is lifted, and the payments that it held are released; a block
// that was placed for another reason stays. The same name and entry are not raised again, unless
// the name changes or the entry gets other names or birth dates. Clearing a cleared hit changes
// nothing.
//
// Also refuses with `not_found` (404), `already_asked` (422).
func (g *OperationsAPI) ClearSanctionsHit(ctx context.Context, uuid string, values ClearSanctionsHitRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/sanctions-hits/{uuid}/clear body", []string{"uuid", uuid}, values, options)
}

// ConfirmSanctionsHit: Confirm a hit: it is the same person or business.
//
// The user stays blocked. `report_due_on` is the last day for the report to OFAC; record it with
// `POST /admin/v1/sanctions-hits/{uuid}/report`. Confirming a confirmed hit changes nothing.
//
// Also refuses with `not_found` (404), `invalid_state` (422).
func (g *OperationsAPI) ConfirmSanctionsHit(ctx context.Context, uuid string, values ConfirmSanctionsHitRequest, options ...Option) (SanctionsHit, error) {
	return answered[SanctionsHit](ctx, g.sender, "POST /admin/v1/sanctions-hits/{uuid}/confirm body", []string{"uuid", uuid}, values, options)
}

// RecordSanctionsReport: Record the report of a confirmed hit to OFAC.
//
// Achord does not send the report: your compliance officer does. Recording it again replaces the
// reference; the audit trail keeps both.
//
// Also refuses with `not_found` (404), `invalid_state` (422).
func (g *OperationsAPI) RecordSanctionsReport(ctx context.Context, uuid string, values RecordSanctionsReportRequest, options ...Option) (SanctionsHit, error) {
	return answered[SanctionsHit](ctx, g.sender, "POST /admin/v1/sanctions-hits/{uuid}/report body", []string{"uuid", uuid}, values, options)
}

// GetSanctionsLists: Read the state of the sanctions screening.
//
// Whether users are screened, the imports of each list and what they changed, the users that wait,
// the last round over all users, and the settings.
func (g *OperationsAPI) GetSanctionsLists(ctx context.Context, options ...Option) (GetSanctionsListsData, error) {
	return answered[GetSanctionsListsData](ctx, g.sender, "GET /admin/v1/sanctions-lists", nil, nil, options)
}

// ImportSanctionsList: Import a sanctions list of OFAC.
//
// Replaces the list with the list of the files, as OFAC publishes them. One wrong line refuses all
// files: the entry of `errors` names the file, the line, what was found and what is allowed, and
// the earlier list stays. All users are screened again afterwards. `achord sanctions import` does
// the same.
func (g *OperationsAPI) ImportSanctionsList(ctx context.Context, values ImportSanctionsListRequest, options ...Option) (SanctionsListImport, error) {
	return answered[SanctionsListImport](ctx, g.sender, "POST /admin/v1/sanctions-lists body", nil, values, options)
}

// SetSanctionsScreening: Set how names are screened.
//
// Fields that are left out stay. A new threshold screens all users again. Hits that exist stay: a
// higher threshold clears none.
//
// Also refuses with `already_asked` (422).
func (g *OperationsAPI) SetSanctionsScreening(ctx context.Context, values SetSanctionsScreeningRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "PUT /admin/v1/sanctions-screening body", nil, values, options)
}

// RevokeAuthorizationOfAnyTenant: Revoke an authorization of any tenant.
//
// No further payment can use the authorization. Its payments whose debit is in no bank file are
// canceled (TransactionCanceled); one that waits to be presented again fails (TransactionFailed). A
// debit that is in a file goes on. A revoked authorization is answered as it is.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) RevokeAuthorizationOfAnyTenant(ctx context.Context, uuid string, values RevokeAuthorizationOfAnyTenantRequest, options ...Option) (RevokeAuthorizationOfAnyTenantData, error) {
	return answered[RevokeAuthorizationOfAnyTenantData](ctx, g.sender, "POST /admin/v1/authorizations/{uuid}/revoke body", []string{"uuid", uuid}, values, options)
}

// SetProcessorLimits: Set the limits of a processor.
//
// For all payments of the processor together, including its vendors’ payments. In cents; a field
// that is left out or null is no limit. Payments that are in flight or started on the same banking
// day count. A payment that exceeds a limit is refused with `limit_exceeded`.
//
// Also refuses with `not_found` (404), `already_asked` (422).
func (g *OperationsAPI) SetProcessorLimits(ctx context.Context, uuid string, values SetProcessorLimitsRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "PUT /admin/v1/processors/{uuid}/limits body", []string{"uuid", uuid}, values, options)
}

// SetVendorLimits: Set the limits of a vendor.
//
// For all payments of the vendor together. In cents; a field that is left out or null is no limit.
// Payments that are in flight or started on the same banking day count. A payment that exceeds a
// limit is refused with `limit_exceeded`.
//
// Also refuses with `not_found` (404), `already_asked` (422).
func (g *OperationsAPI) SetVendorLimits(ctx context.Context, uuid string, values SetVendorLimitsRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "PUT /admin/v1/vendors/{uuid}/limits body", []string{"uuid", uuid}, values, options)
}

// SetMerchantLimits: Set the limits of a merchant.
//
// For all payments to the merchant together, and for its payments to users who are not merchants.
// In cents; a field that is left out or null is no limit. Payments that are in flight or started on
// the same banking day count. A payment that exceeds a limit is refused with `limit_exceeded`.
//
// Also refuses with `not_found` (404), `not_a_merchant` (422), `already_asked` (422).
func (g *OperationsAPI) SetMerchantLimits(ctx context.Context, uuid string, values SetMerchantLimitsRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "PUT /admin/v1/users/{uuid}/limits body", []string{"uuid", uuid}, values, options)
}

// ListLimitsOfAnyTenant: List the limits in a processor.
//
// In the order of the owners' uuids. In cents; null is no limit. Each request counts the usage
// again. Send `next` as `after` to read the next page; at the end it is null.
func (g *OperationsAPI) ListLimitsOfAnyTenant(ctx context.Context, values ListLimitsOfAnyTenantQuery, options ...Option) (ListLimitsOfAnyTenantData, error) {
	return answered[ListLimitsOfAnyTenantData](ctx, g.sender, "GET /admin/v1/limits", nil, values, options)
}

// ListReturnRatesOfAnyTenant: List the return rates in a processor.
//
// The processor first, then its merchants; with `merchant_uuid` only this merchant. With
// `near_limit=true` only owners with a rate that was near its limit or past it at the last check.
// The debits that were sent in 60 days, and the returns of these days. Owners without debits are
// left out. Send `next` as `after` to read the next page; at the end it is null.
func (g *OperationsAPI) ListReturnRatesOfAnyTenant(ctx context.Context, values ListReturnRatesOfAnyTenantQuery, options ...Option) (ListReturnRatesOfAnyTenantData, error) {
	return answered[ListReturnRatesOfAnyTenantData](ctx, g.sender, "GET /admin/v1/return-rates", nil, values, options)
}

// SetReturnRatePolicy: Set what happens past a return rate.
//
// `hold_debits_past_rate`: new payments of a merchant whose unauthorized rate is exceeded start on
// hold (kind `risk`) and are debited only after the hold is released. `return_rate_minimum_debits`:
// below this number of debits every rate is normal. Fields that are left out stay.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) SetReturnRatePolicy(ctx context.Context, uuid string, values SetReturnRatePolicyRequest, options ...Option) (SetReturnRatePolicyData, error) {
	return answered[SetReturnRatePolicyData](ctx, g.sender, "PUT /admin/v1/processors/{uuid}/return-rate-policy body", []string{"uuid", uuid}, values, options)
}

// ListFraudRules: List the rules of fraud monitoring.
//
// Of all owners, in the order in which they were set first. No rule: fraud monitoring is off. Send
// `next` as `after` to read the next page; at the end it is null.
func (g *OperationsAPI) ListFraudRules(ctx context.Context, values ListFraudRulesQuery, options ...Option) (ListFraudRulesData, error) {
	return answered[ListFraudRulesData](ctx, g.sender, "GET /admin/v1/fraud-rules", nil, values, options)
}

// SetFraudRule: Set a rule of fraud monitoring.
//
// For all tenants, for a tenant or for a merchant: the rule of the narrowest owner decides. A rule
// that is not set is off. It counts from the next cut-off on, before entries are made.
//
// Also refuses with `already_asked` (422).
func (g *OperationsAPI) SetFraudRule(ctx context.Context, rule string, values SetFraudRuleRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "PUT /admin/v1/fraud-rules/{rule} body", []string{"rule", rule}, values, options)
}

// SetRecommendedFraudRules: Set the recommended rules of fraud monitoring.
//
// Sets every rule that is not set for this owner, for all tenants or for a tenant, with the values
// that the guide of fraud monitoring lists. A rule that is set already stays.
func (g *OperationsAPI) SetRecommendedFraudRules(ctx context.Context, values SetRecommendedFraudRulesRequest, options ...Option) (SetRecommendedFraudRulesData, error) {
	return answered[SetRecommendedFraudRulesData](ctx, g.sender, "POST /admin/v1/fraud-rules/recommended body", nil, values, options)
}

// ListFraudReviews: List fraud reviews.
//
// Payments of all tenants that fraud monitoring found, oldest first, each with what the rules
// counted. Those with `state=open` are on hold and wait for an operator. Send `next` as `after` to
// read the next page; at the end it is null.
func (g *OperationsAPI) ListFraudReviews(ctx context.Context, values ListFraudReviewsQuery, options ...Option) (ListFraudReviewsData, error) {
	return answered[ListFraudReviewsData](ctx, g.sender, "GET /admin/v1/fraud-reviews", nil, values, options)
}

// GetFraudReview: Read a fraud review, also a decided one.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetFraudReview(ctx context.Context, uuid string, options ...Option) (FraudReview, error) {
	return answered[FraudReview](ctx, g.sender, "GET /admin/v1/fraud-reviews/{uuid}", []string{"uuid", uuid}, nil, options)
}

// ReleaseFraudReview: Release a payment after a fraud review.
//
// Releases the hold of the review: the payment goes out with the next cut-off, unless another hold
// stops it. The same rule does not find it again at this stage with the same bank account.
// Releasing a released review changes nothing.
//
// Also refuses with `not_found` (404), `invalid_state` (422).
func (g *OperationsAPI) ReleaseFraudReview(ctx context.Context, uuid string, values ReleaseFraudReviewRequest, options ...Option) (FraudReview, error) {
	return answered[FraudReview](ctx, g.sender, "POST /admin/v1/fraud-reviews/{uuid}/release body", []string{"uuid", uuid}, values, options)
}

// StopFraudReview: Stop a payment after a fraud review.
//
// Before a capture the payment is canceled: no money has moved, and the tenant gets
// TransactionCanceled. Before a payout it stays on hold, because the money is here: decide with the
// tenant whether the payer gets it back. A block of kind `fraud` stops later payments of the user.
// Stopping a stopped review changes nothing.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `not_cancelable` (422).
func (g *OperationsAPI) StopFraudReview(ctx context.Context, uuid string, values StopFraudReviewRequest, options ...Option) (FraudReview, error) {
	return answered[FraudReview](ctx, g.sender, "POST /admin/v1/fraud-reviews/{uuid}/stop body", []string{"uuid", uuid}, values, options)
}

// ListEvents: Read the event log.
//
// Answers events in order, oldest first. Send `next` as `after` to read the next page. At the end
// `next` is null: then send the `uuid` of your last event as `after`. `after=latest` answers no
// events; its `next` is the end of the log now, or null while there are no events. A processor
// reads its own events and all its vendors’ events. A vendor reads its own events without
// BatchPayout and BatchRefund. With `type`, one answer looks at 1000 events: a page may be empty
// and still have a `next`. The log has everything that the caller did before the call.
func (g *OperationsAPI) ListEvents(ctx context.Context, values ListEventsQuery, options ...Option) (ListEventsData, error) {
	return answered[ListEventsData](ctx, g.sender, "GET /3p/api/v1/events", nil, values, options)
}

// GetEvent: Read an event.
//
// By its uuid, which is the `webhook-id` of its deliveries.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetEvent(ctx context.Context, uuid string, options ...Option) (Event, error) {
	return answered[Event](ctx, g.sender, "GET /3p/api/v1/events/{uuid}", []string{"uuid", uuid}, nil, options)
}

// RegisterWebhook: Register a webhook.
//
// Every URL then receives every named event. A request with one bad entry registers nothing; a
// repeated registration changes nothing. A request takes up to 20 URLs, a tenant up to 100. Only a
// processor token can register BatchPayout and BatchRefund. Deliveries are signed: read the secret
// at `/3p/api/v1/webhook-endpoints/{uuid}/secret`.
//
// Also refuses with `webhook_url_refused` (422), `event_needs_processor` (422),
// `webhook_limit_reached` (422).
func (g *OperationsAPI) RegisterWebhook(ctx context.Context, values RegisterWebhookRequest, options ...Option) error {
	_, err := g.sender.send(ctx, "POST /3p/api/v1/webhook body", nil, values, options)
	return err
}

// DeregisterWebhook: De-register a webhook.
//
// Without `webhook_url` the events are removed from all URLs of the tenant. Pending deliveries of
// removed registrations are canceled; none starts after the answer. An event that is not registered
// changes nothing. The header `Achord-Removed-Registrations` has the number of removed
// registrations.
//
// Also refuses with `webhook_url_refused` (422).
func (g *OperationsAPI) DeregisterWebhook(ctx context.Context, values DeregisterWebhookRequest, options ...Option) error {
	_, err := g.sender.send(ctx, "DELETE /3p/api/v1/webhook body", nil, values, options)
	return err
}

// ListWebhooks: List registered webhooks.
//
// Lists all registrations of the tenant, one entry for each event and URL. A registration never
// changes, so `updated_at` is `created_at`.
func (g *OperationsAPI) ListWebhooks(ctx context.Context, options ...Option) ([]WebhookRegistration, error) {
	return answered[[]WebhookRegistration](ctx, g.sender, "GET /3p/api/v1/webhook", nil, nil, options)
}

// UpdateWebhookEndpoint: Change an endpoint.
//
// An absent field does not change. Its secret and history stay. `event_names`: the endpoint
// receives these events from now on, and no others; pending deliveries of other events are
// canceled. `url`: pending deliveries go to the new URL, at once if they failed before; a disabled
// endpoint stays disabled. After the answer nothing is sent that the change excludes.
//
// Also refuses with `not_found` (404), `event_needs_processor` (422), `webhook_url_refused` (422),
// `webhook_url_taken` (422).
func (g *OperationsAPI) UpdateWebhookEndpoint(ctx context.Context, uuid string, values UpdateWebhookEndpointRequest, options ...Option) (WebhookEndpoint, error) {
	return answered[WebhookEndpoint](ctx, g.sender, "PUT /3p/api/v1/webhook-endpoints/{uuid} body", []string{"uuid", uuid}, values, options)
}

// ListWebhookEndpoints: List webhook endpoints.
//
// A processor sees its own URLs and its vendors’ URLs (`vendor_uuid`), a vendor its own. Oldest
// first, only URLs with a registration.
func (g *OperationsAPI) ListWebhookEndpoints(ctx context.Context, options ...Option) (ListWebhookEndpointsData, error) {
	return answered[ListWebhookEndpointsData](ctx, g.sender, "GET /3p/api/v1/webhook-endpoints", nil, nil, options)
}

// GetWebhookSecret: Read the signing secret of an endpoint.
//
// Signatures follow Standard Webhooks 1.0.0. Each tenant and URL has one secret.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetWebhookSecret(ctx context.Context, uuid string, options ...Option) (WebhookSecret, error) {
	return answered[WebhookSecret](ctx, g.sender, "GET /3p/api/v1/webhook-endpoints/{uuid}/secret", []string{"uuid", uuid}, nil, options)
}

// RotateWebhookSecret: Rotate the signing secret of an endpoint.
//
// For 24 hours every delivery has two signatures, one of the new secret and one of the previous
// secret. A second rotation within that time ends the older secret immediately.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) RotateWebhookSecret(ctx context.Context, uuid string, options ...Option) (WebhookSecret, error) {
	return answered[WebhookSecret](ctx, g.sender, "POST /3p/api/v1/webhook-endpoints/{uuid}/rotate-secret", []string{"uuid", uuid}, nil, options)
}

// EnableWebhookEndpoint: Enable a disabled endpoint.
//
// Its held deliveries are due at once. Enabling an enabled endpoint changes nothing.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) EnableWebhookEndpoint(ctx context.Context, uuid string, options ...Option) (WebhookEndpoint, error) {
	return answered[WebhookEndpoint](ctx, g.sender, "POST /3p/api/v1/webhook-endpoints/{uuid}/enable", []string{"uuid", uuid}, nil, options)
}

// SendTestDelivery: Send a test delivery.
//
// Sends one request of type `WebhookTest` at once, signed like any other, also to a disabled
// endpoint. It is sent only once and is not in the history. The answer has its result and takes at
// most 15 seconds.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) SendTestDelivery(ctx context.Context, uuid string, options ...Option) (SendTestDeliveryData, error) {
	return answered[SendTestDeliveryData](ctx, g.sender, "POST /3p/api/v1/webhook-endpoints/{uuid}/test", []string{"uuid", uuid}, nil, options)
}

// ListDeliveries: List the deliveries of an endpoint.
//
// Latest event first. `pending`: under way, or waits for its next attempt. `held`: waits until the
// endpoint is enabled. `dead`: failed ten times. `canceled`: de-registered before it was delivered.
// `since` and `until` compare the time when the event was raised.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ListDeliveries(ctx context.Context, uuid string, values ListDeliveriesQuery, options ...Option) (ListDeliveriesData, error) {
	return answered[ListDeliveriesData](ctx, g.sender, "GET /3p/api/v1/webhook-endpoints/{uuid}/deliveries", []string{"uuid", uuid}, values, options)
}

// ReplayDelivery: Replay a delivery.
//
// Sends the same event with the same `webhook-id` at once and starts a new schedule of ten
// attempts, whether it was delivered, is dead, or waits for its next attempt. A disabled endpoint
// receives it when it is enabled.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ReplayDelivery(ctx context.Context, uuid string, options ...Option) (ReplayDeliveryData, error) {
	return answered[ReplayDeliveryData](ctx, g.sender, "POST /3p/api/v1/webhook-endpoints/deliveries/{uuid}/replay", []string{"uuid", uuid}, nil, options)
}

// ReplayDeliveries: Replay the deliveries of an endpoint.
//
// Sends deliveries again whose events were raised from `since` and before `until` (both optional).
// `state` is `dead` by default, or `delivered`. They are due at once, the oldest first, and start a
// new schedule of ten attempts. A request takes up to 10000; if `more` is true, repeat the request.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ReplayDeliveries(ctx context.Context, uuid string, values ReplayDeliveriesRequest, options ...Option) (ReplayDeliveriesData, error) {
	return answered[ReplayDeliveriesData](ctx, g.sender, "POST /3p/api/v1/webhook-endpoints/{uuid}/replay body", []string{"uuid", uuid}, values, options)
}

// ListWebhookEndpointsOfAnyTenant: List webhook endpoints of any tenant.
//
// Newest first. An endpoint without `event_names` was de-registered. Send `next` as `after` to read
// the next page; at the end it is null.
func (g *OperationsAPI) ListWebhookEndpointsOfAnyTenant(ctx context.Context, values ListWebhookEndpointsOfAnyTenantQuery, options ...Option) (ListWebhookEndpointsOfAnyTenantData, error) {
	return answered[ListWebhookEndpointsOfAnyTenantData](ctx, g.sender, "GET /admin/v1/webhook-endpoints", nil, values, options)
}

// ListLatestDeliveries: List the latest deliveries of an endpoint.
//
// Latest event first, at most 100, each with its attempts and what the endpoint answered. For
// earlier ones name a period: `since` and `until` compare the time when the event was raised.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ListLatestDeliveries(ctx context.Context, uuid string, values ListLatestDeliveriesQuery, options ...Option) (ListLatestDeliveriesData, error) {
	return answered[ListLatestDeliveriesData](ctx, g.sender, "GET /admin/v1/webhook-endpoints/{uuid}/deliveries", []string{"uuid", uuid}, values, options)
}

// GetEventOfEndpoint: Read an event as an endpoint gets it.
//
// The body of its deliveries. `event_uuid` is their `webhook-id`.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetEventOfEndpoint(ctx context.Context, uuid string, eventUUID string, options ...Option) (Event, error) {
	return answered[Event](ctx, g.sender, "GET /admin/v1/webhook-endpoints/{uuid}/events/{event_uuid}", []string{"uuid", uuid, "event_uuid", eventUUID}, nil, options)
}

// ReplayDeliveryOfAnyTenant: Replay a delivery of any tenant.
//
// Sends the same event with the same `webhook-id` at once and starts a new schedule of ten
// attempts, whether it was delivered, is dead, or waits for its next attempt. A disabled endpoint
// receives it when it is enabled. It moves no money.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ReplayDeliveryOfAnyTenant(ctx context.Context, uuid string, deliveryUUID string, values ReplayDeliveryOfAnyTenantRequest, options ...Option) (ReplayDeliveryOfAnyTenantData, error) {
	return answered[ReplayDeliveryOfAnyTenantData](ctx, g.sender, "POST /admin/v1/webhook-endpoints/{uuid}/deliveries/{delivery_uuid}/replay body", []string{"uuid", uuid, "delivery_uuid", deliveryUUID}, values, options)
}

// GetMe: Read whose token this is.
//
// The processor of the token, and its vendor if it is the token of a vendor; whether the service
// moves money; and what the token may do now.
func (g *OperationsAPI) GetMe(ctx context.Context, options ...Option) (GetMeData, error) {
	return answered[GetMeData](ctx, g.sender, "GET /3p/api/v1/me", nil, nil, options)
}

// SignIn: Sign in.
//
// Sets the cookie of a session, for browsers; programs use tokens. `code`: of the authenticator
// app. A session ends after 30 minutes without a request and after 12 hours in all. Requests with a
// session that change something need the header `Achord-Console: 1`.
//
// Also refuses with `sign_in_refused` (401), `too_many_sign_ins` (429).
func (g *OperationsAPI) SignIn(ctx context.Context, values SignInRequest, options ...Option) (SignedIn, error) {
	return answered[SignedIn](ctx, g.sender, "POST /admin/v1/sign-in body", nil, values, options)
}

// OpenInvitation: Open a one-time link.
//
// Shows whom the link is for, and the secret for the authenticator app. It does not use up the
// link.
//
// Also refuses with `link_invalid` (401), `too_many_sign_ins` (429).
func (g *OperationsAPI) OpenInvitation(ctx context.Context, values OpenInvitationRequest, options ...Option) (OpenInvitationData, error) {
	return answered[OpenInvitationData](ctx, g.sender, "POST /admin/v1/invitation body", nil, values, options)
}

// AcceptInvitation: Choose a password with a one-time link.
//
// Uses up the link, and signs in. `code`: of the authenticator app that has the secret of the link;
// in the sandbox it may be left out, and later sign-ins then need none. Earlier sessions of the
// operator end.
//
// Also refuses with `link_invalid` (401), `too_many_sign_ins` (429).
func (g *OperationsAPI) AcceptInvitation(ctx context.Context, values AcceptInvitationRequest, options ...Option) (SignedIn, error) {
	return answered[SignedIn](ctx, g.sender, "POST /admin/v1/invitation/accept body", nil, values, options)
}

// GetSession: Read the own session.
//
// `is_confirmed`: the password was given in the last 15 minutes, as acts that move money need it.
func (g *OperationsAPI) GetSession(ctx context.Context, options ...Option) (OwnSession, error) {
	return answered[OwnSession](ctx, g.sender, "GET /admin/v1/session", nil, nil, options)
}

// SignOut: Sign out.
//
// It may be sent again if its answer was lost: signing out of a session that is over changes
// nothing.
func (g *OperationsAPI) SignOut(ctx context.Context, options ...Option) error {
	_, err := g.sender.send(ctx, "DELETE /admin/v1/session", nil, nil, options)
	return err
}

// ConfirmSession: Give the password again.
//
// Acts that move money are allowed for 15 minutes from now. The session gets a new cookie. Who
// signs in at an identity provider signs in there again instead.
//
// Also refuses with `sign_in_refused` (401), `too_many_sign_ins` (429).
func (g *OperationsAPI) ConfirmSession(ctx context.Context, values ConfirmSessionRequest, options ...Option) error {
	_, err := g.sender.send(ctx, "POST /admin/v1/session/confirm body", nil, values, options)
	return err
}

// ChangePassword: Change the own password.
//
// The other sessions of the operator end, and this one gets a new cookie.
//
// Also refuses with `sign_in_refused` (401), `too_many_sign_ins` (429).
func (g *OperationsAPI) ChangePassword(ctx context.Context, values ChangePasswordRequest, options ...Option) error {
	_, err := g.sender.send(ctx, "POST /admin/v1/session/password body", nil, values, options)
	return err
}

// OfferAuthenticator: Make a secret for the own authenticator app.
//
// Changes nothing: the app of the person, if there is one, stays. `setAuthenticator` sets the
// secret, in this session, with a code of the new app.
func (g *OperationsAPI) OfferAuthenticator(ctx context.Context, options ...Option) (OfferAuthenticatorData, error) {
	return answered[OfferAuthenticatorData](ctx, g.sender, "POST /admin/v1/session/authenticator/offer", nil, nil, options)
}

// SetAuthenticator: Set up or replace the own authenticator app.
//
// From now on only codes of the new app are accepted. `code`: of the present app, if there is one.
// `new_code`: of the app with the secret of the offer. The other sessions of the person end, and
// this one gets a new cookie. Setting the same secret again changes nothing.
//
// Also refuses with `sign_in_refused` (401), `too_many_sign_ins` (429).
func (g *OperationsAPI) SetAuthenticator(ctx context.Context, values SetAuthenticatorRequest, options ...Option) error {
	_, err := g.sender.send(ctx, "POST /admin/v1/session/authenticator body", nil, values, options)
	return err
}

// ListOwnSessions: List the own open sessions.
//
// Where the caller is signed in, newest first.
func (g *OperationsAPI) ListOwnSessions(ctx context.Context, options ...Option) (ListOwnSessionsData, error) {
	return answered[ListOwnSessionsData](ctx, g.sender, "GET /admin/v1/session/all", nil, nil, options)
}

// EndOtherSessions: End the own sessions, except this one.
//
// The session of the request stays.
func (g *OperationsAPI) EndOtherSessions(ctx context.Context, options ...Option) error {
	_, err := g.sender.send(ctx, "DELETE /admin/v1/session/all", nil, nil, options)
	return err
}

// EndOwnSession: End one of the own sessions.
//
// Takes effect at once in the process that answers, and within one second in all others. Ending it
// again changes nothing. To end the session of the request, sign out.
//
// Also refuses with `not_found` (404), `invalid_state` (422).
func (g *OperationsAPI) EndOwnSession(ctx context.Context, uuid string, options ...Option) error {
	_, err := g.sender.send(ctx, "DELETE /admin/v1/session/all/{uuid}", []string{"uuid", uuid}, nil, options)
	return err
}

// GetOwnMails: Read which e-mails the caller gets.
//
// None is sent unless the settings of the service name a mail server.
func (g *OperationsAPI) GetOwnMails(ctx context.Context, options ...Option) (OwnMails, error) {
	return answered[OwnMails](ctx, g.sender, "GET /admin/v1/session/mails", nil, nil, options)
}

// SetOwnMails: Choose which e-mails the caller gets.
//
// All are on at first. The list of what waits in the console, and the webhook of the service, do
// not change.
func (g *OperationsAPI) SetOwnMails(ctx context.Context, values OwnMails, options ...Option) (OwnMails, error) {
	return answered[OwnMails](ctx, g.sender, "PUT /admin/v1/session/mails body", nil, values, options)
}

// ListOperators: List the operators.
//
// Oldest first, also disabled ones. `state=invited`: those who have never signed in.
// `processor_uuid`: the people of this tenant. Admin tokens are not operators: `GET
// /admin/v1/tokens` lists them. Send `next` as `after` to read the next page; at the end it is
// null.
func (g *OperationsAPI) ListOperators(ctx context.Context, values ListOperatorsQuery, options ...Option) (ListOperatorsData, error) {
	return answered[ListOperatorsData](ctx, g.sender, "GET /admin/v1/operators", nil, values, options)
}

// InviteOperator: Invite an operator.
//
// Returns a link that works once, within 72 hours: give it to the person over a channel that you
// trust. With it they choose a password and set up an authenticator app. `processor_uuid`: the
// tenant of a person with a role of tenants, whom nothing else is shown. With an identity provider
// the person can also sign in there, if its email is the same, unless `password_only` is true. The
// link is shown only in this answer; a replay under the same Idempotency-Key has it too.
//
// Also refuses with `not_found` (404), `operator_exists` (422), `already_asked` (422).
func (g *OperationsAPI) InviteOperator(ctx context.Context, values InviteOperatorRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/operators body", nil, values, options)
}

// GetOperator: Read an operator.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetOperator(ctx context.Context, uuid string, options ...Option) (OperatorPerson, error) {
	return answered[OperatorPerson](ctx, g.sender, "GET /admin/v1/operators/{uuid}", []string{"uuid", uuid}, nil, options)
}

// UpdateOperator: Change or disable an operator.
//
// An absent field does not change. A change of the role takes effect within one second, also in
// open sessions. Disabling ends the sessions of the operator, and so does `password_only`: from
// then on the identity provider signs the person in no more. A token works only while the person
// who issued it is an administrator or an owner of its tenant, so `issued_tokens` says what happens
// to the tokens of an operator who is disabled or gets a smaller role. Operators cannot change
// their own role or disable themselves.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `operator_exists` (422),
// `already_asked` (422).
func (g *OperationsAPI) UpdateOperator(ctx context.Context, uuid string, values UpdateOperatorRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "PUT /admin/v1/operators/{uuid} body", []string{"uuid", uuid}, values, options)
}

// CreateOperatorLink: Make a new link for an operator.
//
// For a person who lost the link, the password or the authenticator app. The old password works
// until the new link is used. Earlier links end.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
func (g *OperationsAPI) CreateOperatorLink(ctx context.Context, uuid string, values CreateOperatorLinkRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/operators/{uuid}/link body", []string{"uuid", uuid}, values, options)
}

// ListPeople: List the people of a tenant.
//
// Oldest first, also disabled ones. Send `next` as `after` to read the next page; at the end it is
// null.
func (g *OperationsAPI) ListPeople(ctx context.Context, values ListPeopleQuery, options ...Option) (ListPeopleData, error) {
	return answered[ListPeopleData](ctx, g.sender, "GET /3p/api/v1/people", nil, values, options)
}

// InvitePerson: Invite a person of the tenant.
//
// Returns a link that works once, within 72 hours: give it to the person over a channel that you
// trust. The link is shown only in this answer; a replay under the same Idempotency-Key has it too.
// Needs a password that was given in the last 15 minutes.
//
// Also refuses with `tenant_suspended` (403), `operator_exists` (422).
func (g *OperationsAPI) InvitePerson(ctx context.Context, values InvitePersonRequest, options ...Option) (InvitePersonData, error) {
	return answered[InvitePersonData](ctx, g.sender, "POST /3p/api/v1/people body", nil, values, options)
}

// CreatePersonLink: Make a new link for a person of the tenant.
//
// For a person who lost the link, the password or the authenticator app. The old password works
// until the new link is used. Earlier links end. Needs a password that was given in the last 15
// minutes.
//
// Also refuses with `tenant_suspended` (403), `not_found` (404), `invalid_state` (422).
func (g *OperationsAPI) CreatePersonLink(ctx context.Context, uuid string, options ...Option) (CreatePersonLinkData, error) {
	return answered[CreatePersonLinkData](ctx, g.sender, "POST /3p/api/v1/people/{uuid}/link", []string{"uuid", uuid}, nil, options)
}

// UpdatePerson: Change or disable a person of the tenant.
//
// An absent field does not change. A change of the role takes effect within one second, also in
// open sessions; disabling ends them. `issued_tokens` says what happens to the tokens of an owner
// who is disabled or gets another role. Owners cannot change their own role or disable themselves,
// so a tenant keeps an owner. Needs a password that was given in the last 15 minutes.
//
// Also refuses with `not_found` (404), `invalid_state` (422).
func (g *OperationsAPI) UpdatePerson(ctx context.Context, uuid string, values UpdatePersonRequest, options ...Option) (OperatorPerson, error) {
	return answered[OperatorPerson](ctx, g.sender, "PUT /3p/api/v1/people/{uuid} body", []string{"uuid", uuid}, values, options)
}

// ListSessions: List the open sessions.
//
// Newest first; of all operators, or of one.
func (g *OperationsAPI) ListSessions(ctx context.Context, values ListSessionsQuery, options ...Option) (ListSessionsData, error) {
	return answered[ListSessionsData](ctx, g.sender, "GET /admin/v1/sessions", nil, values, options)
}

// EndSession: End a session.
//
// Takes effect at once in the process that answers, and within one second in all others. Ending it
// again changes nothing.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) EndSession(ctx context.Context, uuid string, values EndSessionQuery, options ...Option) error {
	_, err := g.sender.send(ctx, "DELETE /admin/v1/sessions/{uuid}", []string{"uuid", uuid}, values, options)
	return err
}

// ListApprovals: List approvals.
//
// Newest first. `state=waiting`: those that wait for a second operator; with `asked_by=others`,
// those that the caller may decide. Send `next` as `after` to read the next page; at the end it is
// null.
func (g *OperationsAPI) ListApprovals(ctx context.Context, values ListApprovalsQuery, options ...Option) (ListApprovalsData, error) {
	return answered[ListApprovalsData](ctx, g.sender, "GET /admin/v1/approvals", nil, values, options)
}

// GetApproval: Read an approval.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetApproval(ctx context.Context, uuid string, options ...Option) (Approval, error) {
	return answered[Approval](ctx, g.sender, "GET /admin/v1/approvals/{uuid}", []string{"uuid", uuid}, nil, options)
}

// ListApprovalPolicies: List which acts need a second operator.
//
// In live mode every act of the list does by default, in the sandbox none.
func (g *OperationsAPI) ListApprovalPolicies(ctx context.Context, options ...Option) (ListApprovalPoliciesData, error) {
	return answered[ListApprovalPoliciesData](ctx, g.sender, "GET /admin/v1/approval-policies", nil, nil, options)
}

// SetApprovalPolicy: Set whether an act needs a second operator.
//
// `above_amount` in cents, 0 by default: an act of at most this amount needs no second operator. An
// act without an amount always needs one. The token of the environment changes a policy alone, so
// that a service with one operator can be set up.
//
// Also refuses with `already_asked` (422).
func (g *OperationsAPI) SetApprovalPolicy(ctx context.Context, act string, values SetApprovalPolicyRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "PUT /admin/v1/approval-policies/{act} body", []string{"act", act}, values, options)
}

// CreateProcessor: Create a processor.
//
// A processor is a tenant. Other tenants do not see its users, payments and webhooks. In live mode
// its payments need an authorization of the payer, and its clawbacks one of the payee, until
// `authorization_required` and `clawback_authorization_required` are changed.
func (g *OperationsAPI) CreateProcessor(ctx context.Context, values CreateProcessorRequest, options ...Option) (CreateProcessorData, error) {
	return answered[CreateProcessorData](ctx, g.sender, "POST /admin/v1/processors body", nil, values, options)
}

// ListProcessors: List the processors.
//
// Oldest first, each with its 100 oldest vendors; `GET /admin/v1/vendors` lists all. Send `next` as
// `after` to read the next page; at the end it is null.
func (g *OperationsAPI) ListProcessors(ctx context.Context, values ListProcessorsQuery, options ...Option) (ListProcessorsData, error) {
	return answered[ListProcessorsData](ctx, g.sender, "GET /admin/v1/processors", nil, values, options)
}

// GetProcessor: Read the settings of a processor.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetProcessor(ctx context.Context, uuid string, options ...Option) (ProcessorDetail, error) {
	return answered[ProcessorDetail](ctx, g.sender, "GET /admin/v1/processors/{uuid}", []string{"uuid", uuid}, nil, options)
}

// UpdateProcessor: Change the settings of a processor.
//
// An absent field does not change. `payout_delay_days` applies to payments that start from now on;
// 0 requires `zero_delay_allowed`. `originator` applies to every batch that is written from now on;
// null inherits from the bank. `authorization_required` and `validated_accounts_required` apply to
// payments that start from now on, `clawback_authorization_required` to clawbacks that are in no
// file. `validation_sources` applies to validations from now on; null: `linked`, `settled_debits`
// and `provider` in live mode, `provider` in the sandbox. `bank` applies from the next cut-off on
// to entries that are not in a file; entries that were sent stay with their bank. The audit trail
// keeps the old values.
//
// Also refuses with `not_found` (404), `already_asked` (422).
func (g *OperationsAPI) UpdateProcessor(ctx context.Context, uuid string, values UpdateProcessorRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "PUT /admin/v1/processors/{uuid} body", []string{"uuid", uuid}, values, options)
}

// SuspendProcessor: Suspend a processor.
//
// Its tokens and its vendors’ tokens can still read and cancel; starting something new answers 403.
// Entries that are not in a file wait, and the daily run skips the tenant. Entries in a file
// continue to their end: settlements, returns, events. Suspending a suspended processor changes
// nothing.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) SuspendProcessor(ctx context.Context, uuid string, values SuspendProcessorRequest, options ...Option) (Processor, error) {
	return answered[Processor](ctx, g.sender, "POST /admin/v1/processors/{uuid}/suspend body", []string{"uuid", uuid}, values, options)
}

// ResumeProcessor: Resume a processor.
//
// Lifts a suspension. Waiting entries go into a file at the next cut-off, and the next daily run
// pays what became due. Resuming a processor that is not suspended changes nothing.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ResumeProcessor(ctx context.Context, uuid string, values ResumeProcessorRequest, options ...Option) (Processor, error) {
	return answered[Processor](ctx, g.sender, "POST /admin/v1/processors/{uuid}/resume body", []string{"uuid", uuid}, values, options)
}

// CreateVendor: Create a vendor.
//
// A vendor belongs to one processor. Its token reaches only what the vendor created.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) CreateVendor(ctx context.Context, uuid string, values CreateVendorRequest, options ...Option) (CreateVendorData, error) {
	return answered[CreateVendorData](ctx, g.sender, "POST /admin/v1/processors/{uuid}/vendors body", []string{"uuid", uuid}, values, options)
}

// GetVendor: Read a vendor.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetVendor(ctx context.Context, uuid string, options ...Option) (Vendor, error) {
	return answered[Vendor](ctx, g.sender, "GET /admin/v1/vendors/{uuid}", []string{"uuid", uuid}, nil, options)
}

// ListVendors: List the vendors.
//
// Of all processors or of one, oldest first. Send `next` as `after` to read the next page; at the
// end it is null.
func (g *OperationsAPI) ListVendors(ctx context.Context, values ListVendorsQuery, options ...Option) (ListVendorsData, error) {
	return answered[ListVendorsData](ctx, g.sender, "GET /admin/v1/vendors", nil, values, options)
}

// CreateToken: Issue a token.
//
// Send exactly one of `processor_uuid`, `vendor_uuid` and `admin: true`. The token is shown once;
// only its hash is stored. `GET /3p/api/v1/me` and the audit trail show the name of the token. In
// live mode an admin token lives for at most 365 days, and for 365 without `expires_in_days`. If a
// second operator must approve it, the person who approves gets the token and hands it over.
//
// Also refuses with `not_found` (404), `already_asked` (422).
func (g *OperationsAPI) CreateToken(ctx context.Context, values CreateTokenRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/tokens body", nil, values, options)
}

// ListTokens: List the tokens.
//
// All tokens, or the tokens of a processor and its vendors, oldest first. `issued_by`: tokens that
// this operator issued. Only admin tokens have a `role`. `last_used_at` is updated at most once an
// hour. The list does not have the token of the environment. Send `next` as `after` to read the
// next page; at the end it is null.
func (g *OperationsAPI) ListTokens(ctx context.Context, values ListTokensQuery, options ...Option) (ListTokensData, error) {
	return answered[ListTokensData](ctx, g.sender, "GET /admin/v1/tokens", nil, values, options)
}

// GetToken: Read a token, never its text.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetToken(ctx context.Context, uuid string, options ...Option) (Token, error) {
	return answered[Token](ctx, g.sender, "GET /admin/v1/tokens/{uuid}", []string{"uuid", uuid}, nil, options)
}

// RevokeToken: Revoke a token.
//
// Takes effect at once in the process that answers, and within one second in all others. Repeating
// it changes nothing.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) RevokeToken(ctx context.Context, uuid string, values RevokeTokenQuery, options ...Option) error {
	_, err := g.sender.send(ctx, "DELETE /admin/v1/tokens/{uuid}", []string{"uuid", uuid}, values, options)
	return err
}

// CreateOwnToken: Issue a token of the tenant.
//
// The token is shown once; only its hash is stored. It works while the person who issued it is an
// owner of the tenant. Needs a password that was given in the last 15 minutes.
//
// Also refuses with `tenant_suspended` (403), `not_found` (404).
func (g *OperationsAPI) CreateOwnToken(ctx context.Context, values CreateOwnTokenRequest, options ...Option) (CreateOwnTokenData, error) {
	return answered[CreateOwnTokenData](ctx, g.sender, "POST /3p/api/v1/tokens body", nil, values, options)
}

// ListOwnTokens: List the tokens of a tenant.
//
// The tokens of the processor and its vendors, oldest first, also revoked ones; never their text.
// Send `next` as `after` to read the next page; at the end it is null.
func (g *OperationsAPI) ListOwnTokens(ctx context.Context, values ListOwnTokensQuery, options ...Option) (ListOwnTokensData, error) {
	return answered[ListOwnTokensData](ctx, g.sender, "GET /3p/api/v1/tokens", nil, values, options)
}

// RevokeOwnToken: Revoke a token of the tenant.
//
// Takes effect at once in the process that answers, and within one second in all others. Repeating
// it changes nothing.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) RevokeOwnToken(ctx context.Context, uuid string, options ...Option) error {
	_, err := g.sender.send(ctx, "DELETE /3p/api/v1/tokens/{uuid}", []string{"uuid", uuid}, nil, options)
	return err
}

// ListAuditTrail: Read the audit trail.
//
// Newest first. The acts about all tenants and of the operator itself. `processor_uuid`: about one
// tenant; the nil uuid: acts that concern no single tenant. `operator_uuid`: of one person.
// `subject_uuid`: of one token, file, payment or user. `acted_from` and `acted_before`: the second
// is exclusive. `actor` null: the service itself. `actor` `admin` without a token and an operator:
// the token of the environment, or the command line. Send `next` as `after` to read the next page;
// at the end it is null.
func (g *OperationsAPI) ListAuditTrail(ctx context.Context, values ListAuditTrailQuery, options ...Option) (ListAuditTrailData, error) {
	return answered[ListAuditTrailData](ctx, g.sender, "GET /admin/v1/audit-trail", nil, values, options)
}

// DownloadAuditTrail: Read the audit trail as a file.
//
// Comma-separated values (RFC 4180) with the same columns, newest first, at most 100000 acts. The
// acts about all tenants and of the operator itself. `processor_uuid`: about one tenant; the nil
// uuid: acts that concern no single tenant. `operator_uuid`: of one person. `subject_uuid`: of one
// token, file, payment or user. `acted_from` and `acted_before`: the second is exclusive. `actor`
// null: the service itself. `actor` `admin` without a token and an operator: the token of the
// environment, or the command line.
func (g *OperationsAPI) DownloadAuditTrail(ctx context.Context, values DownloadAuditTrailQuery, options ...Option) (string, error) {
	return answered[string](ctx, g.sender, "GET /admin/v1/audit-trail/file", nil, values, options)
}

// ListRequests: List requests.
//
// A processor sees its own and its vendors’ requests, a vendor its own. Newest first; a request is
// there a few seconds after its answer, and for 14 days by default. It has no bodies and no
// queries. One answer looks at a bounded number of requests, so a page may have fewer than `limit`,
// or none, and still a `next`: go on until `next` is null.
func (g *OperationsAPI) ListRequests(ctx context.Context, values ListRequestsQuery, options ...Option) (ListRequestsData, error) {
	return answered[ListRequestsData](ctx, g.sender, "GET /3p/api/v1/requests", nil, values, options)
}

// ListRequestsOfAnyTenant: List requests of any tenant.
//
// Of all tenants and operators, or of one tenant. `processor_uuid` null: of an operator, or of a
// caller whose token was refused. Newest first; a request is there a few seconds after its answer,
// and for 14 days by default. It has no bodies and no queries. One answer looks at a bounded number
// of requests, so a page may have fewer than `limit`, or none, and still a `next`: go on until
// `next` is null.
func (g *OperationsAPI) ListRequestsOfAnyTenant(ctx context.Context, values ListRequestsOfAnyTenantQuery, options ...Option) (ListRequestsOfAnyTenantData, error) {
	return answered[ListRequestsOfAnyTenantData](ctx, g.sender, "GET /admin/v1/requests", nil, values, options)
}

// ListBanks: List the banks.
//
// In the order of the banks file; processors without a bank of their own use the first one.
// `inbound_read_at`: the time up to which the files of the bank were read. Debits of the bank
// become good only up to this time, so a bank whose server is away delays its own payments.
func (g *OperationsAPI) ListBanks(ctx context.Context, options ...Option) (ListBanksData, error) {
	return answered[ListBanksData](ctx, g.sender, "GET /admin/v1/banks", nil, nil, options)
}

// GetCalendar: Read the banking calendar of a month.
//
// Every day of the month. A day has the cut-offs of each bank in their order: when a file closes,
// when its entries settle, and until when the bank of an entry may return it
// (`unauthorized_returns_until`: an unauthorized debit of a consumer). `settling`: what comes and
// leaves on the day, of all tenants. `today` and `month` are Eastern, times are UTC.
func (g *OperationsAPI) GetCalendar(ctx context.Context, values GetCalendarQuery, options ...Option) (GetCalendarData, error) {
	return answered[GetCalendarData](ctx, g.sender, "GET /admin/v1/calendar", nil, values, options)
}

// ListBankFiles: List the files to the banks.
//
// Newest first. `state` limits the list to one state. `delivery` is how far the bytes are on their
// way: `uncertain` means that only the bank knows whether it has them; null means that sending has
// not started, or that a rejection ended it. `returns_until`: until when its entries may come back;
// an unauthorized debit of a consumer may come back later. Send `next` as `after` to read the next
// page; at the end it is null.
func (g *OperationsAPI) ListBankFiles(ctx context.Context, values ListBankFilesQuery, options ...Option) (ListBankFilesData, error) {
	return answered[ListBankFilesData](ctx, g.sender, "GET /admin/v1/bank-files", nil, values, options)
}

// GetBankFile: Read a file to a bank.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetBankFile(ctx context.Context, uuid string, options ...Option) (BankFile, error) {
	return answered[BankFile](ctx, g.sender, "GET /admin/v1/bank-files/{uuid}", []string{"uuid", uuid}, nil, options)
}

// ListBankFileEntries: List the entries of a file to a bank.
//
// By stage, tenant and entry. Members of a batch share an entry, and each is listed.
// `transaction_uuid` of a payout of fees, or of a reversal, is its own uuid, and it has no names.
// Dishonors are in `GET /admin/v1/dishonors`. Send `next` as `after` to read the next page; at the
// end it is null.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ListBankFileEntries(ctx context.Context, uuid string, values ListBankFileEntriesQuery, options ...Option) (ListBankFileEntriesData, error) {
	return answered[ListBankFileEntriesData](ctx, g.sender, "GET /admin/v1/bank-files/{uuid}/entries", []string{"uuid", uuid}, values, options)
}

// DownloadBankFile: Download a file to a bank.
//
// The content before it is wrapped for the bank. It has account numbers in plain text, so each
// download is recorded in the audit trail. A file that is not yet written answers 404. A file that
// is downloaded before it is sent may have been handed over by hand: if it then misses its dates,
// an operator has to say whether the bank has it.
//
// Also refuses with `not_found` (404), `content_removed` (410).
func (g *OperationsAPI) DownloadBankFile(ctx context.Context, uuid string, options ...Option) (string, error) {
	return answered[string](ctx, g.sender, "GET /admin/v1/bank-files/{uuid}/content", []string{"uuid", uuid}, nil, options)
}

// MarkBankFileDelivered: Record that a bank has a file.
//
// For a file whose delivery is uncertain and that the bank confirms, or that was delivered in
// another way. The file is not sent again, and its payments continue. A confirmed file is answered
// as it is.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
func (g *OperationsAPI) MarkBankFileDelivered(ctx context.Context, uuid string, values MarkBankFileDeliveredRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/bank-files/{uuid}/mark-delivered body", []string{"uuid", uuid}, values, options)
}

// RejectBankFile: Record that a bank has rejected a file.
//
// Its entries go into the next file with new trace numbers; captures that already counted as sent
// fail. Refused once an entry of the file has settled: such entries come back as returns. Refused
// too if it is recorded that the bank processed the file twice. Also takes back a file that cannot
// be written or sent. A rejected file is answered as it is.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
func (g *OperationsAPI) RejectBankFile(ctx context.Context, uuid string, values RejectBankFileRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/bank-files/{uuid}/reject body", []string{"uuid", uuid}, values, options)
}

// MarkBankFileBookedGross: Record that the bank statement shows a file gross.
//
// One line is the total of the file; each entry that is returned before settlement is another line.
// For a file that was opened before `statement_booking` of the bank was changed in the banks file.
// Refused once a line of the bank statement was matched with cash of the file.
//
// Also refuses with `not_found` (404), `invalid_state` (422).
func (g *OperationsAPI) MarkBankFileBookedGross(ctx context.Context, uuid string, values MarkBankFileBookedGrossRequest, options ...Option) (BankFile, error) {
	return answered[BankFile](ctx, g.sender, "POST /admin/v1/bank-files/{uuid}/mark-booked-gross body", []string{"uuid", uuid}, values, options)
}

// MarkBankFileBookedNet: Record that the bank statement shows a file net.
//
// One line is the total of the file without the entries that are returned before settlement. For a
// file that was opened before `statement_booking` of the bank was changed in the banks file.
// Refused once a line of the bank statement was matched with cash of the file.
//
// Also refuses with `not_found` (404), `invalid_state` (422).
func (g *OperationsAPI) MarkBankFileBookedNet(ctx context.Context, uuid string, values MarkBankFileBookedNetRequest, options ...Option) (BankFile, error) {
	return answered[BankFile](ctx, g.sender, "POST /admin/v1/bank-files/{uuid}/mark-booked-net body", []string{"uuid", uuid}, values, options)
}

// ListRestores: List restores of the database.
//
// The last 12 restores, newest first, and the banks that wait until `POST
// /admin/v1/restores/release`. `reached_at` and `backup` are null for a database that was restored
// by other means.
func (g *OperationsAPI) ListRestores(ctx context.Context, options ...Option) (ListRestoresData, error) {
	return answered[ListRestoresData](ctx, g.sender, "GET /admin/v1/restores", nil, nil, options)
}

// ReleaseBank: Continue with a bank after a restore.
//
// After a restore of the database, no file is sent to a bank and none is read until an operator has
// compared what the bank has with what we have: see the runbook `after-a-restore`. Refused while a
// file of the bank is not written yet, and for a name that the database does not know and that is
// not in `files_only_at_bank`. The same request again has the same answer.
//
// Also refuses with `invalid_state` (422), `already_asked` (422).
func (g *OperationsAPI) ReleaseBank(ctx context.Context, values ReleaseBankRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/restores/release body", nil, values, options)
}

// ListInboundFiles: List the files of the banks.
//
// Newest first, with the verdict on each file and its findings. `problems` put the whole file in
// quarantine, `faults` put single entries in suspense, `notes` have no consequence. `report`: the
// file has no records, but words of the bank; a note tells its beginning. `unreadable`: the file
// cannot be opened, for example because the key is wrong. It holds the payments of its bank like a
// file in quarantine, and is tried again at each reading. `open=true`: only files without a
// decision. Send `next` as `after` to read the next page; at the end it is null.
func (g *OperationsAPI) ListInboundFiles(ctx context.Context, values ListInboundFilesQuery, options ...Option) (ListInboundFilesData, error) {
	return answered[ListInboundFilesData](ctx, g.sender, "GET /admin/v1/inbound-files", nil, values, options)
}

// GetInboundFile: Read a file of a bank.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetInboundFile(ctx context.Context, uuid string, options ...Option) (InboundFile, error) {
	return answered[InboundFile](ctx, g.sender, "GET /admin/v1/inbound-files/{uuid}", []string{"uuid", uuid}, nil, options)
}

// DownloadInboundFile: Download a file of a bank.
//
// The content after its wrapping was removed. It has account numbers in plain text, so each
// download is recorded in the audit trail.
//
// Also refuses with `not_found` (404), `content_removed` (410).
func (g *OperationsAPI) DownloadInboundFile(ctx context.Context, uuid string, options ...Option) (string, error) {
	return answered[string](ctx, g.sender, "GET /admin/v1/inbound-files/{uuid}/content", []string{"uuid", uuid}, nil, options)
}

// ReleaseInboundFile: Release a file from quarantine.
//
// Applies the readable entries as for any other file, before this call answers. Entries that cannot
// be matched are put in suspense. A report has no entries: release it when you have read it. A
// released file is answered as it is.
//
// Also refuses with `not_found` (404), `invalid_state` (422).
func (g *OperationsAPI) ReleaseInboundFile(ctx context.Context, uuid string, values ReleaseInboundFileRequest, options ...Option) (InboundFile, error) {
	return answered[InboundFile](ctx, g.sender, "POST /admin/v1/inbound-files/{uuid}/release body", []string{"uuid", uuid}, values, options)
}

// RejectInboundFile: Reject a file that waits.
//
// No entry of the file is ever applied. Ask the bank to send a corrected file. A file that cannot
// be opened is not tried again. A rejected file is answered as it is.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
func (g *OperationsAPI) RejectInboundFile(ctx context.Context, uuid string, values RejectInboundFileRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/inbound-files/{uuid}/reject body", []string{"uuid", uuid}, values, options)
}

// ListSuspenseItems: List items in suspense.
//
// Entries of the banks’ files that could not be matched or applied, oldest first. `reason` says
// why; `transaction_uuid` is the payment of the entry with this trace number, if there is one.
// Resolve each with `POST /admin/v1/suspense/{uuid}/resolve`. Send `next` as `after` to read the
// next page; at the end it is null.
func (g *OperationsAPI) ListSuspenseItems(ctx context.Context, values ListSuspenseItemsQuery, options ...Option) (ListSuspenseItemsData, error) {
	return answered[ListSuspenseItemsData](ctx, g.sender, "GET /admin/v1/suspense", nil, values, options)
}

// ListLateReturns: List late returns.
//
// Returns that came after their deadline, newest first. They are applied. Each may be dishonored
// until `dishonor_until`, with `POST /admin/v1/dishonors`. Send `next` as `after` to read the next
// page; at the end it is null.
func (g *OperationsAPI) ListLateReturns(ctx context.Context, values ListLateReturnsQuery, options ...Option) (ListLateReturnsData, error) {
	return answered[ListLateReturnsData](ctx, g.sender, "GET /admin/v1/late-returns", nil, values, options)
}

// GetBankItem: Read an item of a bank’s file: a return, a change or another entry.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetBankItem(ctx context.Context, uuid string, options ...Option) (BankItem, error) {
	return answered[BankItem](ctx, g.sender, "GET /admin/v1/bank-items/{uuid}", []string{"uuid", uuid}, nil, options)
}

// ResolveSuspenseItem: Resolve an item in suspense.
//
// `ignored`: the item has no effect. `return_of`: the item is applied as the return of the latest
// entry of `stage` of the payment, of the fee payout `fee_payout_uuid`, or of our entry with the
// trace number `trace_id`, which also names reversals and micro-entries. Its trace number and bank
// account may differ; its amount and direction must equal the entry’s. All other rules for returns
// apply, so the item may be in suspense again, with another reason. `copy_return`: the bank
// processed the file of the item’s entry twice, and the item returns the copy. It is booked on DUP
// of the operator books, and no payment moves. `rejected_entry`: the item is a reject, and the bank
// rejected this entry, which is named in the same way, or is the entry with the trace number in the
// item. Its amount, direction and account number must equal the item’s. A capture fails with
// `failure_code` `entry_rejected`; another entry of a payment waits on hold; a reversal or
// micro-entry is canceled. Of entries that have settled, only a capture can be named. `correction`:
// the item is a change, and `corrected` is what its data say. The numbers must be in the data that
// the bank sent. The account of the entry is corrected, from its next entry on; the entry is the
// item’s entry, or the one that is named as for a return. If the entry is of a bank in another lane
// that shares the account, the item is handed over to that lane: it is `not_ours` here. A return is
// applied there a moment later. Anything else is in suspense there, under another uuid: resolve it
// again. An item that was ignored, handed over, or applied as this return or reject, is answered as
// it is.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
func (g *OperationsAPI) ResolveSuspenseItem(ctx context.Context, uuid string, values ResolveSuspenseItemRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/suspense/{uuid}/resolve body", []string{"uuid", uuid}, values, options)
}

// RecordCaptureWonBack: Record that a returned capture was won back.
//
// For a payment whose capture was returned and whose money the bank gave back, after a dishonor or
// in another way. The capture is good again, and its canceled payout is made. Announces
// TransactionCompleted. A payment that was won back is answered as it is.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
func (g *OperationsAPI) RecordCaptureWonBack(ctx context.Context, uuid string, values RecordCaptureWonBackRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/transactions/{uuid}/dishonor-won body", []string{"uuid", uuid}, values, options)
}

// CreateDishonor: Dishonor a return.
//
// Dishonors a return within five banking days after it came; the dishonor goes out with the last
// file of the day. `code`: R68 the return came late, R67 its entry was returned before, R69 fields
// of it are wrong (`information` names them: 01 account number, 02 trace number, 03 amount, 04
// identification, 05 transaction code, 06 company identification, 07 effective date), R70 we did
// not ask for it (R06, R31), R62 a reversal was returned alone, R61 it matches no entry of ours. An
// applied return must be the return of a capture; every return in suspense can be dishonored. No
// money moves: when the bank gives the money back, record `won`.
//
// Also refuses with `not_found` (404), `invalid_state` (422).
func (g *OperationsAPI) CreateDishonor(ctx context.Context, values CreateDishonorRequest, options ...Option) (Dishonor, error) {
	return answered[Dishonor](ctx, g.sender, "POST /admin/v1/dishonors body", nil, values, options)
}

// ListDishonors: List dishonors.
//
// Newest first. `sent`: the receiving bank may contest the dishonor until `contestable_until`.
// `contested`: it did, with `contest_code`. `lost` without `sent_at`: it was not sent by its last
// day, `send_until`. Send `next` as `after` to read the next page; at the end it is null.
func (g *OperationsAPI) ListDishonors(ctx context.Context, values ListDishonorsQuery, options ...Option) (ListDishonorsData, error) {
	return answered[ListDishonorsData](ctx, g.sender, "GET /admin/v1/dishonors", nil, values, options)
}

// GetDishonor: Read a dishonor.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetDishonor(ctx context.Context, uuid string, options ...Option) (Dishonor, error) {
	return answered[Dishonor](ctx, g.sender, "GET /admin/v1/dishonors/{uuid}", []string{"uuid", uuid}, nil, options)
}

// RecordDishonorWon: Record that a dishonor was won.
//
// The bank gave the money back, and no contest came until `contestable_until`. A capture is good
// again, and its canceled payout is made (TransactionCompleted). If the return was in suspense, no
// money had moved: the credit on the bank statement corrects the debit there. A dishonor that was
// won is answered as it is.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
func (g *OperationsAPI) RecordDishonorWon(ctx context.Context, uuid string, values RecordDishonorWonRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/dishonors/{uuid}/won body", []string{"uuid", uuid}, values, options)
}

// RecordDishonorLost: Record that a dishonor was lost.
//
// The return stays. If it was in suspense before, it is in suspense again. A dishonor that was lost
// is answered as it is.
//
// Also refuses with `not_found` (404), `invalid_state` (422).
func (g *OperationsAPI) RecordDishonorLost(ctx context.Context, uuid string, values RecordDishonorLostRequest, options ...Option) (Dishonor, error) {
	return answered[Dishonor](ctx, g.sender, "POST /admin/v1/dishonors/{uuid}/lost body", []string{"uuid", uuid}, values, options)
}

// CreateMicroEntries: Check a bank account with two small credits.
//
// Sends two credits of less than one dollar with the next file, under the description ACCTVERIFY.
// When they have settled, the user reads their amounts on the statement of the bank and tells you;
// send them to `POST /3p/api/v2/micro-entries/{uuid}/confirm` within 14 days. Nothing is taken
// back. One check of an account is open at a time, and a user has at most 5 in 30 days. The
// operator of the service limits how many you start in 24 hours. Prenotes are checks too.
//
// In the sandbox the amounts are always 32 and 45 cents.
//
// Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422),
// `invalid_state` (422).
func (g *OperationsAPI) CreateMicroEntries(ctx context.Context, uuid string, values CreateMicroEntriesRequest, options ...Option) (MicroEntryCheck, error) {
	return answered[MicroEntryCheck](ctx, g.sender, "POST /3p/api/v2/users/{uuid}/micro-entries body", []string{"uuid", uuid}, values, options)
}

// ListMicroEntries: List the checks of the bank accounts of a user.
//
// Those by micro-entries, oldest first. Send `next` as `after` to read the next page; at the end it
// is null.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ListMicroEntries(ctx context.Context, uuid string, values ListMicroEntriesQuery, options ...Option) (ListMicroEntriesData, error) {
	return answered[ListMicroEntriesData](ctx, g.sender, "GET /3p/api/v2/users/{uuid}/micro-entries", []string{"uuid", uuid}, values, options)
}

// ConfirmMicroEntries: Confirm the amounts of two small credits.
//
// Allowed when the state is `awaiting_confirmation`. Wrong amounts are an answer with `matched:
// false`, not an error; after 3 of them the check has failed. Right amounts confirm the check: the
// account is `valid` for the source `micro_entries` of account validation. A confirmed check is
// answered as it is.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `bank_account_unusable` (422).
func (g *OperationsAPI) ConfirmMicroEntries(ctx context.Context, uuid string, values ConfirmMicroEntriesRequest, options ...Option) (ConfirmMicroEntriesData, error) {
	return answered[ConfirmMicroEntriesData](ctx, g.sender, "POST /3p/api/v2/micro-entries/{uuid}/confirm body", []string{"uuid", uuid}, values, options)
}

// GetMicroEntries: Read a check of a bank account.
//
// There is no event of it: read it after the settlement of the next banking day.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetMicroEntries(ctx context.Context, uuid string, options ...Option) (MicroEntryCheck, error) {
	return answered[MicroEntryCheck](ctx, g.sender, "GET /3p/api/v2/micro-entries/{uuid}", []string{"uuid", uuid}, nil, options)
}

// ListMicroEntriesOfAllTenants: List the checks of bank accounts by micro-entries.
//
// Of all tenants, newest first. Many returns or wrong answers of one tenant are a sign of fraud.
// Send `next` as `after` to read the next page; at the end it is null.
func (g *OperationsAPI) ListMicroEntriesOfAllTenants(ctx context.Context, values ListMicroEntriesOfAllTenantsQuery, options ...Option) (ListMicroEntriesOfAllTenantsData, error) {
	return answered[ListMicroEntriesOfAllTenantsData](ctx, g.sender, "GET /admin/v1/micro-entries", nil, values, options)
}

// CreatePrenote: Check a bank account with a prenote.
//
// Sends an entry of zero dollars with the next file. Its bank returns it if the account does not
// exist or takes no such entries, and tells you if a number has changed. If nothing comes back, the
// prenote is confirmed on the third banking day after it settled, and the account is `valid` for
// the source `prenotes` of account validation. It does not prove that the account belongs to the
// user. One check of an account is open at a time, and a user has at most 5 in 30 days. The
// operator of the service limits how many you start in 24 hours. Micro-entries are checks too.
//
// Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422),
// `invalid_state` (422).
func (g *OperationsAPI) CreatePrenote(ctx context.Context, uuid string, values CreatePrenoteRequest, options ...Option) (Prenote, error) {
	return answered[Prenote](ctx, g.sender, "POST /3p/api/v2/users/{uuid}/prenotes body", []string{"uuid", uuid}, values, options)
}

// ListPrenotes: List the prenotes to the bank accounts of a user.
//
// Oldest first. Send `next` as `after` to read the next page; at the end it is null.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ListPrenotes(ctx context.Context, uuid string, values ListPrenotesQuery, options ...Option) (ListPrenotesData, error) {
	return answered[ListPrenotesData](ctx, g.sender, "GET /3p/api/v2/users/{uuid}/prenotes", []string{"uuid", uuid}, values, options)
}

// GetPrenote: Read a prenote.
//
// There is no event of it: read it after the third banking day.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetPrenote(ctx context.Context, uuid string, options ...Option) (Prenote, error) {
	return answered[Prenote](ctx, g.sender, "GET /3p/api/v2/prenotes/{uuid}", []string{"uuid", uuid}, nil, options)
}

// ListPrenotesOfAllTenants: List the checks of bank accounts by prenotes.
//
// Of all tenants, newest first. Many returns of one tenant are a sign of fraud. Send `next` as
// `after` to read the next page; at the end it is null.
func (g *OperationsAPI) ListPrenotesOfAllTenants(ctx context.Context, values ListPrenotesOfAllTenantsQuery, options ...Option) (ListPrenotesOfAllTenantsData, error) {
	return answered[ListPrenotesOfAllTenantsData](ctx, g.sender, "GET /admin/v1/prenotes", nil, values, options)
}

// ListReversibleEntries: Show what reversals would move.
//
// The entries of the capture and of the payout, newest first, each with the last day for its
// reversal.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ListReversibleEntries(ctx context.Context, uuid string, options ...Option) (ListReversibleEntriesData, error) {
	return answered[ListReversibleEntriesData](ctx, g.sender, "GET /admin/v1/transactions/{uuid}/reversible-entries", []string{"uuid", uuid}, nil, options)
}

// CreateReversal: Reverse an entry.
//
// Takes back an entry of a capture or a payout that was sent wrongly, by an entry of the same
// amount in the other direction, in a batch with the description `REVERSAL`. It goes out with the
// next cut-off after the wrong entry has settled; the receiving bank must have it within five
// banking days after that. Until then a hold stops the payment. When the reversal of a debit
// settles, the capture fails as if it was returned (TransactionFailed with `failure_code`
// `entry_reversed`), and a payout that was sent is clawed back. When the reversal of a credit is
// good, two banking days after it settled, the payout fails (PayoutFailed), and the money is owed
// to the payee again. An entry is reversed once.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
func (g *OperationsAPI) CreateReversal(ctx context.Context, uuid string, values CreateReversalRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/transactions/{uuid}/reversals body", []string{"uuid", uuid}, values, options)
}

// CancelReversal: Cancel a reversal.
//
// Only while it waits for a file. The hold on the payment is released. A canceled reversal is
// answered as it is.
//
// Also refuses with `not_found` (404), `invalid_state` (422).
func (g *OperationsAPI) CancelReversal(ctx context.Context, uuid string, values CancelReversalRequest, options ...Option) (Reversal, error) {
	return answered[Reversal](ctx, g.sender, "POST /admin/v1/reversals/{uuid}/cancel body", []string{"uuid", uuid}, values, options)
}

// ListReversals: List reversals.
//
// Of payments of all tenants, newest first. Send `next` as `after` to read the next page; at the
// end it is null.
func (g *OperationsAPI) ListReversals(ctx context.Context, values ListReversalsQuery, options ...Option) (ListReversalsData, error) {
	return answered[ListReversalsData](ctx, g.sender, "GET /admin/v1/reversals", nil, values, options)
}

// GetReversal: Read a reversal.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetReversal(ctx context.Context, uuid string, options ...Option) (Reversal, error) {
	return answered[Reversal](ctx, g.sender, "GET /admin/v1/reversals/{uuid}", []string{"uuid", uuid}, nil, options)
}

// WriteOffReversal: Write off what a reversal left.
//
// The receiver has the money twice and does not give it back. It becomes a loss of the tenant. A
// reversal that left nothing any more is answered as it is.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
func (g *OperationsAPI) WriteOffReversal(ctx context.Context, uuid string, values WriteOffReversalRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/reversals/{uuid}/write-off body", []string{"uuid", uuid}, values, options)
}

// SettleReversal: Record that what a reversal left was settled.
//
// The receiver paid the money back, or you paid it to them, through the same bank without an entry
// of ours. The statement of the bank shows the cash. A reversal that left nothing any more is
// answered as it is.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
func (g *OperationsAPI) SettleReversal(ctx context.Context, uuid string, values SettleReversalRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/reversals/{uuid}/settled body", []string{"uuid", uuid}, values, options)
}

// PreviewFileReversal: Show what the reversal of a file would do.
//
// Counts the entries of the file that can be reversed now, and those that cannot, by reason.
// `tenants` is what it moves for each tenant. Nothing is changed. A file of a million entries takes
// some seconds.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) PreviewFileReversal(ctx context.Context, uuid string, values PreviewFileReversalQuery, options ...Option) (FileReversalPreview, error) {
	return answered[FileReversalPreview](ctx, g.sender, "GET /admin/v1/bank-files/{uuid}/reversal-preview", []string{"uuid", uuid}, values, options)
}

// CreateFileReversal: Reverse a file.
//
// Takes back every entry of the file that can be reversed, each like `POST
// /admin/v1/transactions/{uuid}/reversals`: with its hold, its events and its entry in a batch with
// the description `REVERSAL`. `processor_uuid` and `stage` limit it to a part of the file. The work
// is done in portions after the answer, and at the latest at the next cut-off: read it with `GET
// /admin/v1/file-reversals/{uuid}`. The receiving banks must have the reversals within five banking
// days after the settlement of the file, and the network wants them within 24 hours of the
// discovery. One reversal of a file works at a time.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
func (g *OperationsAPI) CreateFileReversal(ctx context.Context, uuid string, values CreateFileReversalRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/bank-files/{uuid}/reversals body", []string{"uuid", uuid}, values, options)
}

// ListFileReversals: List the reversals of files.
//
// Newest first. Send `next` as `after` to read the next page; at the end it is null.
func (g *OperationsAPI) ListFileReversals(ctx context.Context, values ListFileReversalsQuery, options ...Option) (ListFileReversalsData, error) {
	return answered[ListFileReversalsData](ctx, g.sender, "GET /admin/v1/file-reversals", nil, values, options)
}

// GetFileReversal: Read the reversal of a file.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetFileReversal(ctx context.Context, uuid string, options ...Option) (FileReversal, error) {
	return answered[FileReversal](ctx, g.sender, "GET /admin/v1/file-reversals/{uuid}", []string{"uuid", uuid}, nil, options)
}

// ListRefusedReversals: List the entries that a reversal of a file left out.
//
// Each with its reason, by stage, tenant and entry. Send `next` as `after` to read the next page;
// at the end it is null.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ListRefusedReversals(ctx context.Context, uuid string, values ListRefusedReversalsQuery, options ...Option) (ListRefusedReversalsData, error) {
	return answered[ListRefusedReversalsData](ctx, g.sender, "GET /admin/v1/file-reversals/{uuid}/refused", []string{"uuid", uuid}, values, options)
}

// ReportFileCopy: Record that the bank processed a file twice.
//
// The payments of the file are right and stay as they are: only money moved once more. From now on
// a second return of an entry of the file is booked on DUP of the operator books, and changes no
// payment; so is a return with R24 (duplicate entry). Match the lines of the bank statement that
// show the second sum, and those with which the bank takes it back, as `file_processed_twice`.
// `rest` is what is not even. Ask the bank to reverse the copy: within 24 hours, and so that the
// receiving banks have it within five banking days after the settlement of the file. While it is
// open, no entry of the file can be reversed, and reversals that wait for a file go on waiting. A
// file with a copy cannot be rejected. A file that is recorded is answered as it is.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
func (g *OperationsAPI) ReportFileCopy(ctx context.Context, uuid string, values ReportFileCopyRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/bank-files/{uuid}/processed-twice body", []string{"uuid", uuid}, values, options)
}

// CloseFileCopy: Close a copy of a file.
//
// If nothing is left, no money moves. Money that is missing (`rest` below zero) becomes a loss of
// the operator (LOSS/DUP). Money that we still have belongs to the receivers: then it cannot be
// closed. A closed copy is answered as it is. A second return that comes later opens it again.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
func (g *OperationsAPI) CloseFileCopy(ctx context.Context, uuid string, values CloseFileCopyRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/file-copies/{uuid}/close body", []string{"uuid", uuid}, values, options)
}

// ListFileCopies: List the files that banks processed twice.
//
// Newest first. Send `next` as `after` to read the next page; at the end it is null.
func (g *OperationsAPI) ListFileCopies(ctx context.Context, values ListFileCopiesQuery, options ...Option) (ListFileCopiesData, error) {
	return answered[ListFileCopiesData](ctx, g.sender, "GET /admin/v1/file-copies", nil, values, options)
}

// GetFileCopy: Read a copy of a file.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetFileCopy(ctx context.Context, uuid string, options ...Option) (FileCopy, error) {
	return answered[FileCopy](ctx, g.sender, "GET /admin/v1/file-copies/{uuid}", []string{"uuid", uuid}, nil, options)
}

// CreateReturnRequest: Record that a return was asked for.
//
// Your bank asked the receiving bank to return an entry that was sent wrongly (R06). The receiving
// bank must answer within ten banking days: Today shows the deadline. It need not agree. No money
// moves: when the entry comes back, its return moves the payment and closes the request. An entry
// has one open request; a second one is answered with the first.
//
// Also refuses with `not_found` (404), `invalid_state` (422).
func (g *OperationsAPI) CreateReturnRequest(ctx context.Context, uuid string, values CreateReturnRequestRequest, options ...Option) (ReturnRequest, error) {
	return answered[ReturnRequest](ctx, g.sender, "POST /admin/v1/transactions/{uuid}/return-requests body", []string{"uuid", uuid}, values, options)
}

// AnswerReturnRequest: Record the answer to a request.
//
// What the receiving bank answered. The request leaves Today; a return that comes later still
// closes it. An answered request, and one whose entry came back, is answered as it is.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) AnswerReturnRequest(ctx context.Context, uuid string, values AnswerReturnRequestRequest, options ...Option) (ReturnRequest, error) {
	return answered[ReturnRequest](ctx, g.sender, "POST /admin/v1/return-requests/{uuid}/answer body", []string{"uuid", uuid}, values, options)
}

// ListReturnRequests: List requests for returns.
//
// Of payments of all tenants, oldest first. Send `next` as `after` to read the next page; at the
// end it is null.
func (g *OperationsAPI) ListReturnRequests(ctx context.Context, values ListReturnRequestsQuery, options ...Option) (ListReturnRequestsData, error) {
	return answered[ListReturnRequestsData](ctx, g.sender, "GET /admin/v1/return-requests", nil, values, options)
}

// GetReturnRequest: Read a request for a return.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetReturnRequest(ctx context.Context, uuid string, options ...Option) (ReturnRequest, error) {
	return answered[ReturnRequest](ctx, g.sender, "GET /admin/v1/return-requests/{uuid}", []string{"uuid", uuid}, nil, options)
}

// CreateStatementLines: Enter lines of the bank statement.
//
// 1 to 1,000 lines. The same line again (bank, day, direction, amount and reference) changes
// nothing. Equal lines of one request are separate lines: the statement has each of them. Each line
// is compared with the books at once, and ticked off if they expect it. Otherwise it stays open
// until the files of the next banking day are read, and is then in suspense. `bank` is required if
// there are several banks.
func (g *OperationsAPI) CreateStatementLines(ctx context.Context, values CreateStatementLinesRequest, options ...Option) (CreateStatementLinesData, error) {
	return answered[CreateStatementLinesData](ctx, g.sender, "POST /admin/v1/bank-statement/lines body", nil, values, options)
}

// ListStatementLines: List lines of the bank statements.
//
// Latest day first. `state=suspense`: lines that an operator must decide. Send `next` as `after` to
// read the next page; at the end it is null.
func (g *OperationsAPI) ListStatementLines(ctx context.Context, values ListStatementLinesQuery, options ...Option) (ListStatementLinesData, error) {
	return answered[ListStatementLinesData](ctx, g.sender, "GET /admin/v1/bank-statement/lines", nil, values, options)
}

// CreateStatementFile: Enter a file of the bank statement.
//
// A whole file in CSV, BAI2, camt.053 or camt.052, with at most 1,000 lines of our account. If one
// row cannot be read, nothing is entered, and the errors name the rows. The balances of the file
// are compared with its lines, and with the statement before it: a difference is refused with both
// amounts, unless `accept_differences` is true. The same file again changes nothing; equal lines of
// the file are separate lines.
func (g *OperationsAPI) CreateStatementFile(ctx context.Context, values CreateStatementFileRequest, options ...Option) (CreateStatementFileData, error) {
	return answered[CreateStatementFileData](ctx, g.sender, "POST /admin/v1/bank-statement/files body", nil, values, options)
}

// PreviewStatementFile: Preview a file of the bank statement.
//
// Takes what `POST /admin/v1/bank-statement/files` takes, and enters nothing. It answers the lines
// as they would be, with what the books expect of them, and what is wrong with the file. At most
// 1,000 lines.
func (g *OperationsAPI) PreviewStatementFile(ctx context.Context, values PreviewStatementFileRequest, options ...Option) (PreviewStatementFileData, error) {
	return answered[PreviewStatementFileData](ctx, g.sender, "POST /admin/v1/bank-statement/files/preview body", nil, values, options)
}

// GetStatementSettings: Read how the statement of a bank is read.
func (g *OperationsAPI) GetStatementSettings(ctx context.Context, values GetStatementSettingsQuery, options ...Option) (StatementSettings, error) {
	return answered[StatementSettings](ctx, g.sender, "GET /admin/v1/bank-statement/settings", nil, values, options)
}

// SetStatementSettings: Set how the statement of a bank is read.
//
// Files that are entered from now on are read so. Lines that were entered before do not change. Try
// the settings first with a preview of a file, which takes them too.
func (g *OperationsAPI) SetStatementSettings(ctx context.Context, values SetStatementSettingsRequest, options ...Option) (StatementSettings, error) {
	return answered[StatementSettings](ctx, g.sender, "PUT /admin/v1/bank-statement/settings body", nil, values, options)
}

// GetStatementLine: Read a line of a bank statement.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetStatementLine(ctx context.Context, uuid string, options ...Option) (StatementLine, error) {
	return answered[StatementLine](ctx, g.sender, "GET /admin/v1/bank-statement/lines/{uuid}", []string{"uuid", uuid}, nil, options)
}

// MatchStatementLine: Match a line of the bank statement.
//
// Says which event the cash of the line was. `return_of`: the return, with `code`, of the latest
// entry of `stage` of a payment; the file of the return never came. It has the effect of any
// return; if the file comes later, nothing happens twice. `dishonor_won`: the bank paid back a
// returned capture. `debt_paid`: a payer paid a debt. `own_funds`: money of the operator.
// `bank_fee`: a fee of the bank, or a fee that it gave back; it is booked on BFEE.
// `file_processed_twice`: the second sum of a file that the bank processed twice, or what the bank
// took back of it; `file_copy_uuid` names the copy, and the line is booked on DUP. Direction and
// amount must equal the event’s, and the bank must be the entry’s bank. A line that was matched so
// is answered as it is.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `amount_exceeds_debt` (422),
// `already_asked` (422).
func (g *OperationsAPI) MatchStatementLine(ctx context.Context, uuid string, values MatchStatementLineRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/bank-statement/lines/{uuid}/match body", []string{"uuid", uuid}, values, options)
}

// MarkStatementLineCorrected: Mark a line as corrected by the bank.
//
// `corrected_by`: a second line, of the same amount in the other direction, that offsets this one.
// It may be a line of another bank, if money was moved between the accounts at the two banks.
// Without it: the bank has removed the line from its statement. A line that was corrected so is
// answered as it is.
//
// Also refuses with `not_found` (404), `invalid_state` (422).
func (g *OperationsAPI) MarkStatementLineCorrected(ctx context.Context, uuid string, values MarkStatementLineCorrectedRequest, options ...Option) (StatementLine, error) {
	return answered[StatementLine](ctx, g.sender, "POST /admin/v1/bank-statement/lines/{uuid}/correct body", []string{"uuid", uuid}, values, options)
}

// WriteOffStatementLine: Write off a line of the bank statement.
//
// For cash that left and will not come back. A fee of the bank is a `match` as `bank_fee`. A credit
// is never written off: the money belongs to someone. A line that was written off is answered as it
// is.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
func (g *OperationsAPI) WriteOffStatementLine(ctx context.Context, uuid string, values WriteOffStatementLineRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/bank-statement/lines/{uuid}/write-off body", []string{"uuid", uuid}, values, options)
}

// ExplainStatementLines: Explain lines by cash of the books.
//
// Ticks cash of the books off by lines of the bank statement: one line for several movements, or
// several lines of one direction for cash of that direction. The sums must be equal to the cent;
// `rest_as` says what is left. Cash may be of at most 92 days. Two operators cannot tick off the
// same cash. `undo` takes it back, until the day is closed. Lines that were explained so are
// answered as they are.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
func (g *OperationsAPI) ExplainStatementLines(ctx context.Context, values ExplainStatementLinesRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/bank-statement/explain body", nil, values, options)
}

// UndoStatementLine: Undo what explained a line.
//
// The line is open again, the cash that it showed waits for a line again, and what was posted for
// it is reversed. A second line that offset it is open again, too. From then on only an operator
// explains the line. Not possible when the day of the line, or of its cash, is closed, or when the
// decision moved a payment. A line that was undone is answered as it is.
//
// Also refuses with `not_found` (404), `invalid_state` (422).
func (g *OperationsAPI) UndoStatementLine(ctx context.Context, uuid string, values UndoStatementLineRequest, options ...Option) (StatementLine, error) {
	return answered[StatementLine](ctx, g.sender, "POST /admin/v1/bank-statement/lines/{uuid}/undo body", []string{"uuid", uuid}, values, options)
}

// ReconcileStatement: Reconcile the bank statement.
//
// Ticks off open lines that the books expect by now, and puts in suspense those whose time is over.
// This also runs automatically every minute for each bank. `bank` is required if there are several
// banks.
func (g *OperationsAPI) ReconcileStatement(ctx context.Context, values ReconcileStatementRequest, options ...Option) (ReconcileStatementData, error) {
	return answered[ReconcileStatementData](ctx, g.sender, "POST /admin/v1/bank-statement/reconcile body", nil, values, options)
}

// GetReconciliation: Read the reconciliation by day.
//
// For each Eastern day with cash or lines: what the books expect, what the bank statement shows,
// and the difference, which is zero when everything is explained. `missing`: cash of the books that
// no line shows. Up to 92 days; without dates the last 7. `pooled`: the current balance of BANK
// over all books and banks, and the tenants whose own balance is negative (`short`). `bank` is
// required if there are several banks.
func (g *OperationsAPI) GetReconciliation(ctx context.Context, values GetReconciliationQuery, options ...Option) (GetReconciliationData, error) {
	return answered[GetReconciliationData](ctx, g.sender, "GET /admin/v1/bank-statement/reconciliation", nil, values, options)
}

// GetReconciliationDesk: Read the reconciliation desk.
//
// The lines of a bank that are open or in suspense, the cash of the books that no line shows, and
// proposals: exact sums of up to 8 movements for one line, or of lines for one movement, of one
// direction and at most 7 days apart; and a part of cash, such as a batch or a returned item, with
// the amount of a line. `POST /admin/v1/bank-statement/explain` takes a proposal. The cash and the
// explained lines are of the days that are asked for, at most 92; without dates from a week before
// the oldest open line, at least the last 30. `bank` is required if there are several banks.
func (g *OperationsAPI) GetReconciliationDesk(ctx context.Context, values GetReconciliationDeskQuery, options ...Option) (GetReconciliationDeskData, error) {
	return answered[GetReconciliationDeskData](ctx, g.sender, "GET /admin/v1/bank-statement/desk", nil, values, options)
}

// PayOwnFunds: Pay in own funds.
//
// Books money that the operator has paid into the bank account to cover a shortage. It is booked on
// the operator books (`processor_uuid` 00000000-0000-8000-8000-000000000000 in the ledger
// balances), and expected on the bank statement. `bank` is required if there are several banks.
// Send an Idempotency-Key: without one, two calls book two payments.
//
// Also refuses with `already_asked` (422).
func (g *OperationsAPI) PayOwnFunds(ctx context.Context, values PayOwnFundsRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/own-funds body", nil, values, options)
}

// GetToday: Read what waits today.
//
// What waits for an operator, by kind, with the list that has it: how many, how much, since when,
// and until when it counts to act. A kind that nothing waits in is absent. `trouble`: what goes
// wrong in silence. Each has its figures of yesterday, its owner, and whether an operator put it
// aside. Then the banks with their next cut-offs, what was sent and received since midnight
// Eastern, the deliveries of webhooks, whether the routing directory is old and users are screened
// for sanctions, and which invariants do not hold, as the checks in the background found. `POST
// /admin/v1/invariants/check` checks all of them now.
func (g *OperationsAPI) GetToday(ctx context.Context, options ...Option) (GetTodayData, error) {
	return answered[GetTodayData](ctx, g.sender, "GET /admin/v1/today", nil, nil, options)
}

// AssignTodayCard: Assign a card of Today.
//
// Says who takes care of what waits, or of what goes wrong. The card keeps its owner until another
// one is named, also when it is gone and comes again.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) AssignTodayCard(ctx context.Context, kind string, values AssignTodayCardRequest, options ...Option) (TodayCardState, error) {
	return answered[TodayCardState](ctx, g.sender, "POST /admin/v1/today/{kind}/assign body", []string{"kind", kind}, values, options)
}

// SnoozeTodayCard: Snooze a card of Today.
//
// Puts the card aside until an Eastern day begins. It comes back at once when there is more of it,
// something newer or a nearer deadline. It also comes back on the last day to act.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) SnoozeTodayCard(ctx context.Context, kind string, values SnoozeTodayCardRequest, options ...Option) (TodayCardState, error) {
	return answered[TodayCardState](ctx, g.sender, "POST /admin/v1/today/{kind}/snooze body", []string{"kind", kind}, values, options)
}

// FinishTodayCard: Mark a card of Today as done for today.
//
// Puts the card aside until the next Eastern day begins. It comes back at once when there is more
// of it, something newer or a nearer deadline.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) FinishTodayCard(ctx context.Context, kind string, values FinishTodayCardRequest, options ...Option) (TodayCardState, error) {
	return answered[TodayCardState](ctx, g.sender, "POST /admin/v1/today/{kind}/finish body", []string{"kind", kind}, values, options)
}

// ReopenTodayCard: Bring a card of Today back.
//
// Brings back a card that is snoozed or done. A card that is on the page stays as it is.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ReopenTodayCard(ctx context.Context, kind string, values ReopenTodayCardRequest, options ...Option) (TodayCardState, error) {
	return answered[TodayCardState](ctx, g.sender, "POST /admin/v1/today/{kind}/reopen body", []string{"kind", kind}, values, options)
}

// GetClosingChecklist: Read what must hold before a day is closed.
//
// The next day to close with its books: each check holds, or says what is missing. Days close in
// order. The first closing may be of any banking day that has ended; it includes all postings
// before it. `POST /admin/v1/closed-days/{day}` signs.
func (g *OperationsAPI) GetClosingChecklist(ctx context.Context, values GetClosingChecklistQuery, options ...Option) (ClosingChecklist, error) {
	return answered[ClosingChecklist](ctx, g.sender, "GET /admin/v1/closing-checklist", nil, values, options)
}

// CloseDay: Close a day.
//
// Signs the books of a banking day. Two operators sign: the answer is 202, and the approval of
// another operator closes the day (`POST /admin/v1/approvals/{uuid}/approve`). Both times every
// check of `GET /admin/v1/closing-checklist` must hold. From then on nothing is posted with a time
// before the end of the day: what comes later gets the day on which it comes. A closed day cannot
// be opened again.
//
// Also refuses with `invalid_state` (422), `person_required` (403), `already_asked` (422).
func (g *OperationsAPI) CloseDay(ctx context.Context, day string, values CloseDayRequest, options ...Option) (json.RawMessage, error) {
	return answered[json.RawMessage](ctx, g.sender, "POST /admin/v1/closed-days/{day} body", []string{"day", day}, values, options)
}

// GetClosedDay: Read a closed day.
//
// The books of the day as they were signed. `format=pdf` and `format=csv` answer it as a file with
// names, dollars and Eastern times. The bytes of a file are the same each time.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetClosedDay(ctx context.Context, day string, options ...Option) (ClosedDay, error) {
	return answered[ClosedDay](ctx, g.sender, "GET /admin/v1/closed-days/{day}", []string{"day", day}, nil, options)
}

// GetClosedDayFile is GetClosedDay as a file. format: for example "csv".
func (g *OperationsAPI) GetClosedDayFile(ctx context.Context, day string, format string, options ...Option) (string, error) {
	return answered[string](ctx, g.sender, "GET /admin/v1/closed-days/{day}", []string{"day", day}, with(nil, "format", format), options)
}

// ListClosedDays: List closed days.
//
// The days of the books that two operators signed, the newest first. Send `next` as `after` to read
// the next page; at the end it is null.
func (g *OperationsAPI) ListClosedDays(ctx context.Context, values ListClosedDaysQuery, options ...Option) (ListClosedDaysData, error) {
	return answered[ListClosedDaysData](ctx, g.sender, "GET /admin/v1/closed-days", nil, values, options)
}

// Search: Find anything by a scrap of it, or by what a caller says.
//
// `q` is a uuid of anything (also the `webhook-id` of a delivery, and the id of a recent request),
// a trace number, a reference of a tenant, an email address, the beginning of the name of a tenant
// or business or of a last name, a first and a last name, the last four characters of an account
// number, or the name of a file. Or what a caller says, in any order: a name or reference, an
// amount (`125`: any cents), a return code, and Eastern days (`yesterday`, `last week`, `in
// November`, `Nov 3`): `okafor 398`, `R10 last week`. With a return code, the days are those on
// which an entry came back; otherwise those on which the payment was started. If nothing has a name
// as it is written, names that differ in one letter are found. The answer has at most 10 hits for
// each of these, of all tenants, payments newest first. `more` has the kinds of which there may be
// others.
func (g *OperationsAPI) Search(ctx context.Context, values SearchQuery, options ...Option) (SearchData, error) {
	return answered[SearchData](ctx, g.sender, "GET /admin/v1/search", nil, values, options)
}

// ListSavedViews: List the saved views.
//
// Views of the lists in the console, by list and name.
func (g *OperationsAPI) ListSavedViews(ctx context.Context, values ListSavedViewsQuery, options ...Option) (ListSavedViewsData, error) {
	return answered[ListSavedViewsData](ctx, g.sender, "GET /admin/v1/saved-views", nil, values, options)
}

// SaveView: Save a view of a list.
//
// Every operator sees it in the console. A list has at most 100 views, each with a name of its own.
// To change a view, remove it and save it again. Write no personal data into it.
func (g *OperationsAPI) SaveView(ctx context.Context, values SaveViewRequest, options ...Option) (SavedView, error) {
	return answered[SavedView](ctx, g.sender, "POST /admin/v1/saved-views body", nil, values, options)
}

// RemoveSavedView: Remove a saved view.
//
// No operator sees it any more. The list and its rows stay as they are. Removing it again, or what
// does not exist, changes nothing.
func (g *OperationsAPI) RemoveSavedView(ctx context.Context, uuid string, values RemoveSavedViewQuery, options ...Option) error {
	_, err := g.sender.send(ctx, "DELETE /admin/v1/saved-views/{uuid}", []string{"uuid", uuid}, values, options)
	return err
}

// ListFileSchedules: List the schedules of files.
//
// The oldest first, each with the days and the time of its next file.
func (g *OperationsAPI) ListFileSchedules(ctx context.Context, options ...Option) (ListFileSchedulesData, error) {
	return answered[ListFileSchedulesData](ctx, g.sender, "GET /admin/v1/file-schedules", nil, nil, options)
}

// ScheduleFile: Schedule a saved view as a file.
//
// The service writes the rows of the view as a CSV, once for each period: with names, dollars and
// Eastern times, without a limit of rows, in the order of the list. A period of the view is left
// out: the file has what was created, or returned if the view has a period of returns, in its own
// days. A file of exceptions has what is open when it is written. Views of payments, refunds,
// batches, exceptions, audit can be scheduled. The filters are copied: a later change of the view
// does not change the schedule. Files are kept for 90 days. There are at most 100 schedules.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ScheduleFile(ctx context.Context, values ScheduleFileRequest, options ...Option) (FileSchedule, error) {
	return answered[FileSchedule](ctx, g.sender, "POST /admin/v1/file-schedules body", nil, values, options)
}

// EndFileSchedule: End a schedule of files.
//
// No more files are written; those that were stay. Ending it again, or what does not exist, changes
// nothing.
func (g *OperationsAPI) EndFileSchedule(ctx context.Context, uuid string, values EndFileScheduleQuery, options ...Option) error {
	_, err := g.sender.send(ctx, "DELETE /admin/v1/file-schedules/{uuid}", []string{"uuid", uuid}, values, options)
	return err
}

// ListScheduledFiles: List the files that schedules wrote.
//
// Newest first. Send `next` as `after` to read the next page; at the end it is null.
func (g *OperationsAPI) ListScheduledFiles(ctx context.Context, values ListScheduledFilesQuery, options ...Option) (ListScheduledFilesData, error) {
	return answered[ListScheduledFilesData](ctx, g.sender, "GET /admin/v1/scheduled-files", nil, values, options)
}

// DownloadScheduledFile: Download a file that a schedule wrote.
//
// Comma-separated values (RFC 4180) with the columns of the view, in dollars and Eastern times. The
// bytes are the same each time.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) DownloadScheduledFile(ctx context.Context, uuid string, options ...Option) (string, error) {
	return answered[string](ctx, g.sender, "GET /admin/v1/scheduled-files/{uuid}", []string{"uuid", uuid}, nil, options)
}

// GetSeries: Read a series of days.
//
// The debits sent on each day and their cents, the cents of the credits sent, and the returns that
// came. Of one processor, at most 366 days; of all together, at most 14. `rates`: the return rates
// in percent over the 60 days that end with this day, to compare with `limits`; null without
// debits, and for all processors together. With `merchant_uuid` the debits and returns are of this
// merchant of the processor, `earned` is what became the merchant’s after fees, `credited` the
// payouts that were sent to it, and `debited` is null. By default the last 30 days, or 14. Days are
// in Eastern time; the cents of one processor are by the UTC day.
func (g *OperationsAPI) GetSeries(ctx context.Context, values GetSeriesQuery, options ...Option) (GetSeriesData, error) {
	return answered[GetSeriesData](ctx, g.sender, "GET /admin/v1/series", nil, values, options)
}

// GetCashDays: Read the cash of 30 days back and 10 banking days ahead.
//
// Of one processor, or of all and the operator books. Days back follow from the books. Days ahead
// follow from what is under way: entries in files, payments that the next file takes, and the
// payouts of debits that become good, without what is on hold. Returns, payments that start later,
// payouts of fees, and clawbacks and refunds that are in no file are not foreseen.
func (g *OperationsAPI) GetCashDays(ctx context.Context, values GetCashDaysQuery, options ...Option) (GetCashDaysData, error) {
	return answered[GetCashDaysData](ctx, g.sender, "GET /admin/v1/cash-days", nil, values, options)
}

// GetMoneyFlows: Read how much money moved between the stations.
//
// From payers to payees, and off this way, over UTC days that are over and sealed: at most 93. A
// flow without money is there with 0.
func (g *OperationsAPI) GetMoneyFlows(ctx context.Context, values GetMoneyFlowsQuery, options ...Option) (GetMoneyFlowsData, error) {
	return answered[GetMoneyFlowsData](ctx, g.sender, "GET /admin/v1/money-flows", nil, values, options)
}

// ListProcessorsByDanger: List the processors by danger.
//
// Every processor with what endangers it, the worst first. `danger` says why it is at its place. A
// page begins after the place of the last row. A processor that has moved up since then is on an
// earlier page. Send `next` as `after` to read the next page; at the end it is null.
func (g *OperationsAPI) ListProcessorsByDanger(ctx context.Context, values ListProcessorsByDangerQuery, options ...Option) (ListProcessorsByDangerData, error) {
	return answered[ListProcessorsByDangerData](ctx, g.sender, "GET /admin/v1/processors-by-danger", nil, values, options)
}

// ListExceptions: List the exceptions: open balances that an operator must clear.
//
// Balances of payments that no entry under way or due will clear. An operator must clear each, or
// another payment to the same payee does. Payments on hold, and payments of a suspended processor,
// are not listed. Oldest first, of all tenants or of one; `amount` in cents.
//
// - `owed_to_payee`: a payout was returned and kept, or money was left over. Act: `payout-again`.
// Left-over money first pays what the payee owes on other transactions; the next payout to the
// payee includes the rest. If the payout of this transaction was returned, both wait for
// `payout-again`.
// - `owed_by_payee`: a clawback failed. Act: `clawback-again` or `write-off`. Money owed to the
// payee on other transactions pays this debt before it is paid out.
// - `owed_to_payer`: with `refund_uuid`, the credit of that refund was returned. Act: `send-again`
// or `give-back` of the refund. Without it, a reverse payout was returned, or more became owed
// after it. Act: `reverse-payout-again`.
// - `owed_by_payer`: a refund or a reverse payout went to the payer, and the capture was returned
// too. Act: `payer-debt/paid` or `payer-debt/write-off`.
// - `fees_owed_back`: a capture was returned after its fee had been paid out to the vendor
// `vendor_uuid`, or to the processor if that is null. The transaction and the user are null. Later
// fees offset it automatically; until then no fees are paid out. Send `next` as `after` to read the
// next page; at the end it is null.
func (g *OperationsAPI) ListExceptions(ctx context.Context, values ListExceptionsQuery, options ...Option) (ListExceptionsData, error) {
	return answered[ListExceptionsData](ctx, g.sender, "GET /admin/v1/exceptions", nil, values, options)
}

// GetFraudProcess: Read the process of fraud monitoring.
//
// Made from what is set now: the rules, who decides, what changed, and the reviews of the process.
// `format=pdf` answers it as a document for your bank.
func (g *OperationsAPI) GetFraudProcess(ctx context.Context, values GetFraudProcessQuery, options ...Option) (FraudProcess, error) {
	return answered[FraudProcess](ctx, g.sender, "GET /admin/v1/fraud-monitoring/process", nil, values, options)
}

// GetFraudReport: Read the yearly report of fraud monitoring.
//
// What each rule found, what was decided and how fast, and which unauthorized returns no rule had
// found: what you need to review the process. `format=pdf` answers it as a document.
func (g *OperationsAPI) GetFraudReport(ctx context.Context, values GetFraudReportQuery, options ...Option) (FraudReport, error) {
	return answered[FraudReport](ctx, g.sender, "GET /admin/v1/fraud-monitoring/report", nil, values, options)
}

// RecordFraudProcessReview: Record a review of fraud monitoring.
//
// Nacha asks for one a year. The process and the yearly report show it with its note.
func (g *OperationsAPI) RecordFraudProcessReview(ctx context.Context, values RecordFraudProcessReviewRequest, options ...Option) (FraudProcessReview, error) {
	return answered[FraudProcessReview](ctx, g.sender, "POST /admin/v1/fraud-monitoring/process-reviews body", nil, values, options)
}

// GetOriginatorsOfTenant: Export the originators of a tenant.
//
// What your bank registers and an auditor asks for, as CSV: the tenant, then each of its merchants,
// with the place, the bank and its ODFI, the company identification and name that entries have, the
// SEC codes used, and the volume in dollars and the first and last entry of the last 365 days.
func (g *OperationsAPI) GetOriginatorsOfTenant(ctx context.Context, values GetOriginatorsOfTenantQuery, options ...Option) (string, error) {
	return answered[string](ctx, g.sender, "GET /admin/v1/third-party-sender/originators", nil, values, options)
}

// GetMonthsOfOriginators: Export the months of the originators of a tenant.
//
// As CSV, a record for each month (Eastern time) and originator: debits and credits that were put
// into files, in dollars, the debits that came back in the month, and their shares in percent of
// the debits of the month.
func (g *OperationsAPI) GetMonthsOfOriginators(ctx context.Context, values GetMonthsOfOriginatorsQuery, options ...Option) (string, error) {
	return answered[string](ctx, g.sender, "GET /admin/v1/third-party-sender/months", nil, values, options)
}

// GetExposureOfTenant: Read the exposure of a tenant by settlement date.
//
// What was debited and paid out on each settlement date of the last 60 days, how much came back,
// and what is in files for dates to come. A consumer can return an unauthorized debit for 60 days.
func (g *OperationsAPI) GetExposureOfTenant(ctx context.Context, values GetExposureOfTenantQuery, options ...Option) (Exposure, error) {
	return answered[Exposure](ctx, g.sender, "GET /admin/v1/third-party-sender/exposure", nil, values, options)
}

// GetAuditorPack: Export everything for the auditor of a tenant.
//
// A ZIP file with the originators and their months (CSV), the exposure (JSON), the process and the
// yearly report of fraud monitoring (PDF and JSON), and `manifest.json`: the SHA-256 and size of
// each file, the period, who asked and when. It is recorded in the audit trail.
func (g *OperationsAPI) GetAuditorPack(ctx context.Context, values GetAuditorPackQuery, options ...Option) (string, error) {
	return answered[string](ctx, g.sender, "GET /admin/v1/third-party-sender/pack", nil, values, options)
}

// GetTransactionOfAnyTenant: Read a transaction of any tenant.
//
// The record, its `state` in one word, its moves in order with a description, its entries in bank
// files, its holds and its refunds, all read at one moment. `capture_settles_on`,
// `payout_eligible_on` (the capture is good) and `returnable_until` (every return in time has
// arrived by the opening of this day) are banking days in Eastern time. They are null after the
// capture was canceled or failed, and while an open hold stops the step that they depend on. Also
// the postings of each move, the balances of the payment, what fraud monitoring found, its events
// with their deliveries (of the last 10,000 that an endpoint waits for), the latest 200 acts of the
// audit trail about it and its refunds, and what an operator may do with it now.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetTransactionOfAnyTenant(ctx context.Context, uuid string, options ...Option) (GetTransactionOfAnyTenantData, error) {
	return answered[GetTransactionOfAnyTenantData](ctx, g.sender, "GET /admin/v1/transactions/{uuid}", []string{"uuid", uuid}, nil, options)
}

// ListUsersOfAnyTenant: List users of any tenant.
//
// The users of all tenants or of one, newest first, also deleted ones; `name` is empty once a user
// is erased. `GET /admin/v1/search` finds users by the beginning of their name. With `kyb_status`:
// the businesses with this status, in the order in which they got it, so that with `IN_REVIEW` the
// one that waits longest comes first; without deleted ones and those that were never submitted. If
// `kyb_resubmission_reason` is not null, the tenant was asked to submit the business again. Send
// `next` as `after` to read the next page; at the end it is null.
func (g *OperationsAPI) ListUsersOfAnyTenant(ctx context.Context, values ListUsersOfAnyTenantQuery, options ...Option) (ListUsersOfAnyTenantData, error) {
	return answered[ListUsersOfAnyTenantData](ctx, g.sender, "GET /admin/v1/users", nil, values, options)
}

// GetUserOfAnyTenant: Read a user of any tenant.
//
// The user, its bank accounts with the last four characters of their numbers, and the latest 100
// decisions of its verification, newest first. `undecided`: the provider left the decision to an
// operator. `no_answer`: the provider failed or was too slow. `token_uuid`: the operator's token;
// null for the token of the environment and for the provider. `documents` are references that the
// provider or an operator gave. `kyb_submission` is the submission that a provider over HTTP may
// still decide; null: none. `sent_at` null: it was not sent yet, and `send_error` says why the last
// attempt failed. Payments are counted up to 1000: 1000 means at least 1000. `balances`: what the
// user is owed and owes now, debit positive. `next_payout`: what the next file could pay the user,
// after the debts that it pays first; what is on hold is not paid; null: nothing is owed, or the
// processor is suspended. `limits` null: the user has none of its own. Also its blocks and
// authorizations; `clawbacks_need_authorization`: its tenant requires an authorization of
// clawbacks, and the default bank account has none. Its latest 10 transactions, and the latest 100
// acts of the audit trail about it.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) GetUserOfAnyTenant(ctx context.Context, uuid string, options ...Option) (GetUserOfAnyTenantData, error) {
	return answered[GetUserOfAnyTenantData](ctx, g.sender, "GET /admin/v1/users/{uuid}", []string{"uuid", uuid}, nil, options)
}

// ExportUser: Export what is held about a user.
//
// For a person who asks for their data; also of a deleted or erased user. All of it is from one
// moment. Tax identifiers and account numbers show their last four characters. It says that the
// user was screened for sanctions and what was decided, without the entries of the lists; it has no
// reviews of fraud monitoring. Each list has at most 1000 entries. The payments come in pages,
// oldest first: send `next` as `after`; with `after`, `data` is null. Each call is recorded in the
// audit trail with its reason.
//
// Also refuses with `not_found` (404).
func (g *OperationsAPI) ExportUser(ctx context.Context, uuid string, values ExportUserQuery, options ...Option) (ExportUserData, error) {
	return answered[ExportUserData](ctx, g.sender, "GET /admin/v1/users/{uuid}/export", []string{"uuid", uuid}, values, options)
}

// EraseUser: Erase the personal data of a user.
//
// Names, contact data, addresses, tax identifiers, owners and account numbers of a deleted user are
// removed at once; the data in its events a little later (`events_erased_at`). Its payments and the
// ledger stay. The identity is kept encrypted until `identity_kept_until`, as the law asks; `GET
// /admin/v1/users/{uuid}/kept-identity` reads it. This cannot be undone. It is refused while a
// payment is in progress, while a balance is open, and while a bank may still return an entry.
// Erasing an erased user again changes nothing.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `payments_in_progress` (422),
// `balance_open` (422).
func (g *OperationsAPI) EraseUser(ctx context.Context, uuid string, values EraseUserRequest, options ...Option) (Erasure, error) {
	return answered[Erasure](ctx, g.sender, "POST /admin/v1/users/{uuid}/erase body", []string{"uuid", uuid}, values, options)
}

// GetKeptIdentity: Read the kept identity of an erased user.
//
// For a request of an authority. The answer has tax identifiers and account numbers in plain text,
// so each read is recorded in the audit trail with its reason.
//
// Also refuses with `not_found` (404), `invalid_state` (422).
func (g *OperationsAPI) GetKeptIdentity(ctx context.Context, uuid string, values GetKeptIdentityQuery, options ...Option) (GetKeptIdentityData, error) {
	return answered[GetKeptIdentityData](ctx, g.sender, "GET /admin/v1/users/{uuid}/kept-identity", []string{"uuid", uuid}, values, options)
}

// CheckInvariants: Check the invariants.
//
// Checks over all data what must hold at every moment. Nothing is locked or changed. Zero
// violations: the invariant holds. The log shows examples of violations. One check runs at a time.
//
// Also refuses with `invariant_check_timeout` (503).
func (g *OperationsAPI) CheckInvariants(ctx context.Context, options ...Option) ([]CheckInvariantsData, error) {
	return answered[[]CheckInvariantsData](ctx, g.sender, "POST /admin/v1/invariants/check", nil, nil, options)
}

// ListLanes: List the lanes.
//
// A lane is a database with the tenants of some shards. A service with one database has one lane,
// `home`. With several, an answer that reads the rows of all lanes has the header
// `Achord-Lanes-Away`: `none`, or the names of those whose rows it leaves out.
func (g *OperationsAPI) ListLanes(ctx context.Context, options ...Option) (ListLanesData, error) {
	return answered[ListLanesData](ctx, g.sender, "GET /admin/v1/lanes", nil, nil, options)
}

// GetClock: Read the clock.
func (g *OperationsAPI) GetClock(ctx context.Context, options ...Option) (Clock, error) {
	return answered[Clock](ctx, g.sender, "GET /sandbox/v1/clock", nil, nil, options)
}

// AdvanceClock: Advance the clock.
//
// Give exactly one of `seconds`, `banking_days` (to 20:00 Eastern of the n-th next banking day) and
// `to`. Everything due on the way has run when this call answers. Afterwards records are dated by
// the banking calendar, and the pace goes on from there.
func (g *OperationsAPI) AdvanceClock(ctx context.Context, values AdvanceClockRequest, options ...Option) (Clock, error) {
	return answered[Clock](ctx, g.sender, "POST /sandbox/v1/clock/advance body", nil, values, options)
}

// ReturnEntry: Return an entry.
//
// The bank of the payer or payee returns the latest entry of a stage. The return is applied when
// this call answers. With the code `REJ` our own bank rejects the entry: that item is put in
// suspense, because it has no trace number of ours. An entry that is not in a sent file, or is
// already returned, is refused with 422. A return after its deadline is applied and listed at
// `/admin/v1/late-returns`.
//
// Also refuses with `not_found` (404), `entry_not_returnable` (422).
func (g *OperationsAPI) ReturnEntry(ctx context.Context, uuid string, values ReturnEntryRequest, options ...Option) error {
	_, err := g.sender.send(ctx, "POST /sandbox/v1/transactions/{uuid}/return body", []string{"uuid", uuid}, values, options)
	return err
}

// ReturnFeePayout: Return a fee payout.
//
// The fees are owed again when this call answers. A fee payout that is not in a sent file, or is
// already returned, is refused with 422.
//
// Also refuses with `not_found` (404), `entry_not_returnable` (422).
func (g *OperationsAPI) ReturnFeePayout(ctx context.Context, uuid string, values ReturnFeePayoutRequest, options ...Option) error {
	_, err := g.sender.send(ctx, "POST /sandbox/v1/fee-payouts/{uuid}/return body", []string{"uuid", uuid}, values, options)
	return err
}

// SendNotificationOfChange: Send a notification of change.
//
// The bank of the account answers its latest entry with a notification of change. The account is
// corrected when this call answers. A bank corrects a field once per entry: a second, different
// correction is put in suspense until a later entry is sent. `corrected` is in the columns of the
// code, as in a bank file; without it the bank makes up a value. An account without an entry is
// refused with 422.
//
// Also refuses with `entry_not_returnable` (422).
func (g *OperationsAPI) SendNotificationOfChange(ctx context.Context, uuid string, values SendNotificationOfChangeRequest, options ...Option) error {
	_, err := g.sender.send(ctx, "POST /sandbox/v1/bank-accounts/{uuid}/change body", []string{"uuid", uuid}, values, options)
	return err
}

// FailNextUpload: Fail the next upload.
//
// The next upload to a simulated bank fails like a broken connection. The file and its payments
// wait, and are sent at the next banking instant.
func (g *OperationsAPI) FailNextUpload(ctx context.Context, values FailNextUploadRequest, options ...Option) error {
	_, err := g.sender.send(ctx, "POST /sandbox/v1/bank/fail-next-upload body", nil, values, options)
	return err
}

// SpoilNextAnswers: Spoil the next answers.
//
// The next file of returns and changes of a simulated bank has this fault, once. `duplicated`: the
// file comes twice, under two names. `late`: it comes five banking days later. `cut`: half of the
// file comes first and is quarantined; the whole file comes at the next instant. `untidy`: the file
// has other line ends and no trailing blanks.
func (g *OperationsAPI) SpoilNextAnswers(ctx context.Context, values SpoilNextAnswersRequest, options ...Option) error {
	_, err := g.sender.send(ctx, "POST /sandbox/v1/bank/misbehave body", nil, values, options)
	return err
}

// RejectNextFile: Reject the next file.
//
// The simulated bank answers the next file that it takes with an acknowledgment that rejects it,
// once. Its entries go into the next file, captures that counted as sent fail, and the
// acknowledgment waits on Today.
func (g *OperationsAPI) RejectNextFile(ctx context.Context, values RejectNextFileRequest, options ...Option) error {
	_, err := g.sender.send(ctx, "POST /sandbox/v1/bank/reject-next-file body", nil, values, options)
	return err
}

// ProcessNextFileTwice: Process the next file twice.
//
// The simulated bank processes the next file that it takes twice, once. Our books do not learn of
// it: the receivers get each entry twice, and the answers of magic account numbers come twice, with
// trace numbers of their own. The bank statement, which you enter, shows the sums of the file
// twice.
func (g *OperationsAPI) ProcessNextFileTwice(ctx context.Context, values ProcessNextFileTwiceRequest, options ...Option) error {
	_, err := g.sender.send(ctx, "POST /sandbox/v1/bank/process-twice body", nil, values, options)
	return err
}

// SetBankServer: Make a bank's server unreachable.
//
// Until a call with `reachable: true`, files to this simulated bank wait, and its own files are not
// read. Sent entries still settle, but no capture sent through this bank becomes good. Other banks
// are not affected.
func (g *OperationsAPI) SetBankServer(ctx context.Context, values SetBankServerRequest, options ...Option) error {
	_, err := g.sender.send(ctx, "POST /sandbox/v1/bank/server body", nil, values, options)
	return err
}

// Approve: Approve an act, which then runs.
//
// Only a person who has signed in, who has the role that the act needs, and who did not ask for it.
// `result` is what the operation answered: it runs once, with its reason, as an act of the person
// who asked. If it is refused now, the approval still waits. Only the person who approved it gets
// `result` again.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `own_approval` (403),
// `person_required` (403), `not_a_business` (422), `already_decided` (422), `bank_account_unusable`
// (422), `not_refundable` (422), `refund_exceeds_amount` (422), `refund_limit_reached` (422),
// `unknown_user` (422), `amount_exceeds_debt` (422), `not_a_merchant` (422), `operator_exists`
// (422).
func (g *OperationsAPI) Approve(ctx context.Context, uuid string, values ApproveRequest, options ...Option) (ApproveData, error) {
	return answered[ApproveData](ctx, g.sender, "POST /admin/v1/approvals/{uuid}/approve body", []string{"uuid", uuid}, values, options)
}

// RefuseApproval: Refuse an act, or take it back.
//
// Only a person who has signed in and has the role that the act needs; also who asked for it. A
// refused act is answered as it is.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `person_required` (403).
func (g *OperationsAPI) RefuseApproval(ctx context.Context, uuid string, values RefuseApprovalRequest, options ...Option) (RefuseApprovalData, error) {
	return answered[RefuseApprovalData](ctx, g.sender, "POST /admin/v1/approvals/{uuid}/refuse body", []string{"uuid", uuid}, values, options)
}

// PeopleAPI is a group of functions.
type PeopleAPI struct {
	sender *sender
}

// Register: Registers a person. Give a `bank_account` to add one at once.
//
// The `uuid` of the answer is the `{user_uuid}` of the other paths. A `bank_account` becomes the
// default account, and the answer has its uuid as `bank_account_uuid`. If the account is refused,
// no user is registered.
//
// Also refuses with `tenant_suspended` (403), `billing_merchant_invalid` (406),
// `billing_merchant_deleted` (406), `account_or_routing_number_invalid` (406), `bank_link_failed`
// (422), `linking_unavailable` (503).
func (g *PeopleAPI) Register(ctx context.Context, person RegisterPersonRequest, options ...Option) (RegisteredUser, error) {
	return answered[RegisteredUser](ctx, g.sender, "POST /3p/api/v1/register/person body", nil, person, options)
}

// BusinessesAPI is a group of functions.
type BusinessesAPI struct {
	sender *sender
}

// Register: Registers a business. `kyb: true` also submits it for verification: verified, it is a
// merchant.
//
// With `kyb: true` the business is verified at once: `kyb_status` is APPROVED (it is a merchant),
// REJECTED, or IN_REVIEW until someone decides. With `kyb: false` it stays null and nothing is
// billed. `payout_type` and the fees may be at the top or inside `business`. `company_name` is the
// name on bank statements, by default the trading name, or else the name, shortened to 16
// characters. The answer masks `tin` and `ssn9`. A `bank_account` becomes the default account, and
// the answer has its uuid as `bank_account_uuid`. If the account is refused, no user is registered.
//
// In the sandbox these TINs decide the outcome of the verification. Every other TIN is approved at
// once.
//
// | TIN | in the sandbox |
// |---|---|
// | `000000001` | the verification fails |
// | `000000002` | the provider leaves the decision to an operator |
// | `000000003` | the provider is unreachable, so the business stays in review |
//
// Also refuses with `tenant_suspended` (403), `billing_merchant_invalid` (406),
// `billing_merchant_deleted` (406), `account_or_routing_number_invalid` (406), `bank_link_failed`
// (422), `linking_unavailable` (503).
func (g *BusinessesAPI) Register(ctx context.Context, business RegisterBusinessRequest, options ...Option) (RegisteredUser, error) {
	return answered[RegisteredUser](ctx, g.sender, "POST /3p/api/v2/businesses body", nil, business, options)
}

// SubmitVerification: Submits a registered business for verification, with changes of its profile.
//
// Takes the same body as a change of the user, so corrections are stored and verified together; an
// empty body submits the business without changes. A decision of the provider is billed, a review
// is not. A verified business is answered as it is if the body changes nothing: it was verified by
// an earlier request.
//
// In the sandbox these TINs decide the outcome of the verification. Every other TIN is approved at
// once.
//
// | TIN | in the sandbox |
// |---|---|
// | `000000001` | the verification fails |
// | `000000002` | the provider leaves the decision to an operator |
// | `000000003` | the provider is unreachable, so the business stays in review |
//
// Also refuses with `tenant_suspended` (403), `not_found` (404), `not_a_business` (422),
// `already_verified` (422), `decided_meanwhile` (422), `billing_merchant_invalid` (406),
// `billing_merchant_deleted` (406).
func (g *BusinessesAPI) SubmitVerification(ctx context.Context, uuid string, change UserChange, options ...Option) (User, error) {
	return answered[User](ctx, g.sender, "PUT /3p/api/v2/users/{uuid}/kyb body", []string{"uuid", uuid}, change, options)
}

// Billing: The billable events of a merchant.
//
// Counts the billable events of the merchant from `start_date` to `end_date`: UTC days, both
// included. By default the period ends today and begins on the first day of its last month.
// Payments and returns are billed to the tenant, so they do not count here.
//
// Also refuses with `not_found` (404).
func (g *BusinessesAPI) Billing(ctx context.Context, uuid string, values GetMerchantBillingQuery, options ...Option) (GetMerchantBillingData, error) {
	return answered[GetMerchantBillingData](ctx, g.sender, "GET /3p/api/v2/merchants/{uuid}/billing", []string{"uuid", uuid}, values, options)
}

// UsersAPI is a group of functions.
type UsersAPI struct {
	sender *sender
}

// List: People and businesses, oldest first.
//
// `start_date` and `end_date` are UTC days of creation, both included. `email` ignores case. The
// list has deleted users only if `include_deleted` is true.
func (g *UsersAPI) List(filters ListUsersQuery) *List[User] {
	return listOf[User](g.sender, "GET /3p/api/v2/users", nil, "users", map[string]any{"sort_order": "oldest"}, filters)
}

// Get: Read a user.
//
// Also refuses with `not_found` (404).
func (g *UsersAPI) Get(ctx context.Context, uuid string, options ...Option) (User, error) {
	return answered[User](ctx, g.sender, "GET /3p/api/v2/users/{uuid}", []string{"uuid", uuid}, nil, options)
}

// Update: Changes what is given, and leaves the rest.
//
// An absent field does not change; null clears the field. An address and the list of owners are
// replaced as a whole; an owner with a `uuid` keeps its absent fields. `metadata` changes by key.
// Sending back a record that was read changes nothing. A new legal name or TIN of a business that
// is APPROVED or IN_REVIEW is verified and billed again.
//
// Also refuses with `not_found` (404), `decided_meanwhile` (422), `billing_merchant_invalid` (406),
// `billing_merchant_deleted` (406).
func (g *UsersAPI) Update(ctx context.Context, uuid string, change UserChange, options ...Option) (User, error) {
	return answered[User](ctx, g.sender, "PUT /3p/api/v2/users/{uuid} body", []string{"uuid", uuid}, change, options)
}

// Delete: Refused with `payments_in_progress` or `balance_open` while money is on its way.
//
// Afterwards the user does not exist for the API, except as a billing merchant (406, Billing
// Merchant Deleted) and in a list with `include_deleted`. Its bank accounts stay on record. Nothing
// debits them: a clawback from the user fails at once. Amounts that are owed to the user are still
// paid to them. It may be sent again if its answer was lost: deleting a deleted user changes
// nothing.
//
// Also refuses with `not_found` (404), `payments_in_progress` (422).
func (g *UsersAPI) Delete(ctx context.Context, uuid string, options ...Option) error {
	_, err := g.sender.send(ctx, "DELETE /3p/api/v2/users/{uuid}", []string{"uuid", uuid}, nil, options)
	return err
}

// Statement: What was paid and received in a range of days.
//
// One balance: what is owed to the user, less what the user owes. Movements between the user’s own
// accounts, such as reserving a payout, do not change it and are left out. Offsets, where one
// payment pays the debt of another, are included and name both payments. Deleted users keep their
// statement. From `start_date` to `end_date`, UTC days, both inclusive. By default the period ends
// today and begins on the first day of its last month. `format=csv` answers the whole period as a
// file, without pages.
//
// Also refuses with `not_found` (404).
func (g *UsersAPI) Statement(ctx context.Context, uuid string, givenRange GetUserStatementQuery, options ...Option) (GetUserStatementData, error) {
	return answered[GetUserStatementData](ctx, g.sender, "GET /3p/api/v2/users/{uuid}/statement", []string{"uuid", uuid}, givenRange, options)
}

// Blocks: The blocks of a user and of its bank accounts.
//
// Oldest first, including lifted blocks.
//
// Also refuses with `not_found` (404).
func (g *UsersAPI) Blocks(ctx context.Context, uuid string, options ...Option) (ListUserBlocksData, error) {
	return answered[ListUserBlocksData](ctx, g.sender, "GET /3p/api/v2/users/{uuid}/blocks", []string{"uuid", uuid}, nil, options)
}

// AskForBankAccount: Asks a user for a bank account: `url` is our page for it, and is shown only
// once.
//
// Returns a link: give it to the user. The user types the account on the page, once. It is
// validated and added as with `validate_account_routing: true`; each validation by a provider is
// billed, of at most 10 accounts. The link is shown only in this answer; a replay under the same
// Idempotency-Key has it too.
//
// Also refuses with `tenant_suspended` (403), `not_found` (404), `billing_merchant_invalid` (406),
// `billing_merchant_deleted` (406).
func (g *UsersAPI) AskForBankAccount(ctx context.Context, uuid string, asked CreateBankAccountRequestRequest, options ...Option) (MadeBankAccountRequest, error) {
	return answered[MadeBankAccountRequest](ctx, g.sender, "POST /3p/api/v2/users/{uuid}/bank-account-requests body", []string{"uuid", uuid}, asked, options)
}

// BankAccountRequests: The requests for bank accounts of a user, oldest first.
//
// Oldest first. A request is removed 90 days after it expires; the bank account stays. Send `next`
// as `after` to read the next page; at the end it is null.
//
// Also refuses with `not_found` (404).
func (g *UsersAPI) BankAccountRequests(uuid string, filters ListBankAccountRequestsQuery) *List[BankAccountRequest] {
	return listOf[BankAccountRequest](g.sender, "GET /3p/api/v2/users/{uuid}/bank-account-requests", []string{"uuid", uuid}, "bank_account_requests", nil, filters)
}

// Authorize: Records that a payer authorized debits. It also lifts the block after an unauthorized
// debit.
//
// The payer agreed that this account is debited. Payments that start afterwards use it if it allows
// them: see `authorization_uuid` of a payment. After an unauthorized return or a stopped payment it
// also lifts the blocks on the payer and on the account (`unauthorized`, `stop_payment`) and
// releases their payments on hold. With `debits: clawbacks` a payee agrees that what was paid out
// to this account is taken back if its payment comes back. Send the evidence, or keep it yourself:
// a bank may ask for it until two years after the authorization ends.
//
// Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422),
// `unknown_user` (422).
func (g *UsersAPI) Authorize(ctx context.Context, uuid string, authorization RecordPayerAuthorizationRequest, options ...Option) (RecordPayerAuthorizationData, error) {
	return answered[RecordPayerAuthorizationData](ctx, g.sender, "POST /3p/api/v2/users/{uuid}/authorizations body", []string{"uuid", uuid}, authorization, options)
}

// Authorizations: What a payer authorized, oldest first, without the evidence.
//
// Oldest first, including revoked ones, without their evidence. Send `next` as `after` to read the
// next page; at the end it is null.
//
// Also refuses with `not_found` (404).
func (g *UsersAPI) Authorizations(uuid string, filters ListUserAuthorizationsQuery) *List[Authorization] {
	return listOf[Authorization](g.sender, "GET /3p/api/v2/users/{uuid}/authorizations", []string{"uuid", uuid}, "authorizations", nil, filters)
}

// AskToAuthorize: Asks a payer to authorize debits: `url` is our page for it, and is shown only
// once.
//
// Returns a link: give it to the payer. The page shows the text and the account, and the payer
// agrees or declines, once. If the payer agrees, the authorization is recorded with its evidence.
// The link is shown only in this answer; a replay under the same Idempotency-Key has it too.
//
// Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422),
// `unknown_user` (422).
func (g *UsersAPI) AskToAuthorize(ctx context.Context, uuid string, asked CreateAuthorizationRequestRequest, options ...Option) (MadeAuthorizationRequest, error) {
	return answered[MadeAuthorizationRequest](ctx, g.sender, "POST /3p/api/v2/users/{uuid}/authorization-requests body", []string{"uuid", uuid}, asked, options)
}

// AuthorizationRequests: What a payer was asked to authorize, oldest first.
//
// Oldest first. A request is removed 90 days after it expires; the authorization stays. Send `next`
// as `after` to read the next page; at the end it is null.
//
// Also refuses with `not_found` (404).
func (g *UsersAPI) AuthorizationRequests(uuid string, filters ListAuthorizationRequestsQuery) *List[AuthorizationRequest] {
	return listOf[AuthorizationRequest](g.sender, "GET /3p/api/v2/users/{uuid}/authorization-requests", []string{"uuid", uuid}, "authorization_requests", nil, filters)
}

// AuthorizationRequestsAPI is a group of functions.
type AuthorizationRequestsAPI struct {
	sender *sender
}

// Get: Read a request for an authorization.
//
// Without its link. `state` says whether the payer has answered.
//
// Also refuses with `not_found` (404).
func (g *AuthorizationRequestsAPI) Get(ctx context.Context, uuid string, options ...Option) (AuthorizationRequest, error) {
	return answered[AuthorizationRequest](ctx, g.sender, "GET /3p/api/v2/authorization-requests/{uuid}", []string{"uuid", uuid}, nil, options)
}

// Withdraw: Its link no longer works.
//
// The link no longer works. A withdrawn request is answered as it is. If the payer has agreed,
// revoke the authorization instead.
//
// Also refuses with `not_found` (404), `invalid_state` (422).
func (g *AuthorizationRequestsAPI) Withdraw(ctx context.Context, uuid string, options ...Option) (AuthorizationRequest, error) {
	return answered[AuthorizationRequest](ctx, g.sender, "POST /3p/api/v2/authorization-requests/{uuid}/withdraw", []string{"uuid", uuid}, nil, options)
}

// AuthorizationsAPI is a group of functions.
type AuthorizationsAPI struct {
	sender *sender
}

// Get: With its evidence.
//
// Also refuses with `not_found` (404).
func (g *AuthorizationsAPI) Get(ctx context.Context, uuid string, options ...Option) (AuthorizationWithEvidence, error) {
	return answered[AuthorizationWithEvidence](ctx, g.sender, "GET /3p/api/v2/authorizations/{uuid}", []string{"uuid", uuid}, nil, options)
}

// Revoke: No further payment uses it. Those that are in no bank file end.
//
// No further payment can use the authorization. Its payments whose debit is in no bank file are
// canceled (TransactionCanceled); one that waits to be presented again fails (TransactionFailed). A
// debit that is in a file goes on. A revoked authorization is answered as it is.
//
// Also refuses with `not_found` (404).
func (g *AuthorizationsAPI) Revoke(ctx context.Context, uuid string, body RevokeAuthorizationRequest, options ...Option) (RevokeAuthorizationData, error) {
	return answered[RevokeAuthorizationData](ctx, g.sender, "POST /3p/api/v2/authorizations/{uuid}/revoke body", []string{"uuid", uuid}, body, options)
}

// BankAccountsAPI is a group of functions.
type BankAccountsAPI struct {
	sender *sender
}

// Add: Adds an account. One with the same numbers is not added twice: the answer then has the
// first.
//
// Exactly one of `custom` and `aggregator`. The first account of a user becomes its default. With
// `validate_account_routing: true` the account is validated first: `valid`; or 406, and no account
// is stored; or `not_validated` if the provider gave no verdict. A matching account of the user is
// answered with 200. Without `validate_account_routing` a match calls no provider and bills
// nothing; with it, the match is validated and billed like any other account, and `invalid` answers
// 406. An account that a return disabled does not match: it is added again only if its validation
// answers `valid`; otherwise the answer is 422.
//
// In the sandbox the end of the account number decides: `…7001` the provider answers invalid: 406,
// no account is stored; `…7002` the provider cannot decide: not_validated; `…7003` the provider
// never answers: not_validated after the deadline of 5 seconds; `…7004` the provider is
// unreachable: not_validated at once. Every other account is valid, if a bank can have its routing
// number and the routing directory lists it, when one was imported.
//
// Also refuses with `tenant_suspended` (403), `user_unavailable` (403), `billing_merchant_invalid`
// (406), `billing_merchant_deleted` (406), `account_or_routing_number_invalid` (406),
// `bank_account_disabled` (422), `bank_link_failed` (422), `linking_unavailable` (503).
func (g *BankAccountsAPI) Add(ctx context.Context, userUUID string, account AddBankAccountRequest, options ...Option) (AddedBankAccount, error) {
	return answered[AddedBankAccount](ctx, g.sender, "POST /3p/api/v1/bank-account/{user_uuid} body", []string{"user_uuid", userUUID}, account, options)
}

// List: All accounts of a user, at most 1,000.
//
// Account numbers show their last four characters. A return can disable an account: payments then
// no longer use it. It can be added again with `validate_account_routing: true`. Without `page` and
// `per_page` the answer has all accounts, at most 1000; with one of them, it has one page.
//
// Also refuses with `not_found` (404).
func (g *BankAccountsAPI) List(ctx context.Context, userUUID string, values ListUserBankAccountsQuery, options ...Option) ([]ListedBankAccount, error) {
	return answered[[]ListedBankAccount](ctx, g.sender, "GET /3p/api/v2/users/{uuid}/bank-accounts", []string{"uuid", userUUID}, values, options)
}

// GetDefault: Get a user's default bank account.
//
// Returns the full account number, for its owner. Lists show the last four characters.
//
// Also refuses with `not_found` (404).
func (g *BankAccountsAPI) GetDefault(ctx context.Context, userUUID string, options ...Option) (BankAccount, error) {
	return answered[BankAccount](ctx, g.sender, "GET /3p/api/v1/bank-account/{user_uuid}", []string{"user_uuid", userUUID}, nil, options)
}

// SetDefault: Switch a user's default bank account.
//
// Applies to new payments. Existing payments keep their bank account.
//
// Also refuses with `not_found` (404), `bank_account_unusable` (422).
func (g *BankAccountsAPI) SetDefault(ctx context.Context, userUUID string, account SetDefaultBankAccountRequest, options ...Option) (BankAccount, error) {
	return answered[BankAccount](ctx, g.sender, "PUT /3p/api/v1/bank-account/switch/default/{user_uuid} body", []string{"user_uuid", userUUID}, account, options)
}

// Remove: Remove a bank account.
//
// Refused while the account has unfinished payments. If it was the default, the oldest usable
// account becomes the default. When the last bank account of an item at the linking provider is
// removed, the item is removed there too. It may be sent again if its answer was lost: removing a
// removed account changes nothing.
//
// Also refuses with `not_found` (404), `payments_in_progress` (422).
func (g *BankAccountsAPI) Remove(ctx context.Context, aggregatorType string, accountUUID string, options ...Option) error {
	_, err := g.sender.send(ctx, "DELETE /3p/api/v2/bank-accounts/{aggregator_type}/{account_uuid}", []string{"aggregator_type", aggregatorType, "account_uuid", accountUUID}, nil, options)
	return err
}

// Validate: Checks an account and a routing number without adding anything.
//
// Only `account_number` and `routing_number` are required. Answers 200 with `valid`, `invalid` or
// `not_validated`: here `invalid` is a result, not a refusal. Billed like the validation of a new
// account.
//
// In the sandbox the end of the account number decides: `…7001` the provider answers invalid: 406,
// no account is stored; `…7002` the provider cannot decide: not_validated; `…7003` the provider
// never answers: not_validated after the deadline of 5 seconds; `…7004` the provider is
// unreachable: not_validated at once. Every other account is valid, if a bank can have its routing
// number and the routing directory lists it, when one was imported.
//
// Also refuses with `tenant_suspended` (403), `billing_merchant_invalid` (406),
// `billing_merchant_deleted` (406).
func (g *BankAccountsAPI) Validate(ctx context.Context, account ValidateBankAccountRequest, options ...Option) (ValidateBankAccountData, error) {
	return answered[ValidateBankAccountData](ctx, g.sender, "POST /3p/api/v2/bank-accounts/validate body", nil, account, options)
}

// SendMicroEntries: Sends two small credits to an account. The user tells their amounts.
//
// Sends two credits of less than one dollar with the next file, under the description ACCTVERIFY.
// When they have settled, the user reads their amounts on the statement of the bank and tells you;
// send them to `POST /3p/api/v2/micro-entries/{uuid}/confirm` within 14 days. Nothing is taken
// back. One check of an account is open at a time, and a user has at most 5 in 30 days. The
// operator of the service limits how many you start in 24 hours. Prenotes are checks too.
//
// In the sandbox the amounts are always 32 and 45 cents.
//
// Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422),
// `invalid_state` (422).
func (g *BankAccountsAPI) SendMicroEntries(ctx context.Context, userUUID string, account CreateMicroEntriesRequest, options ...Option) (MicroEntryCheck, error) {
	return answered[MicroEntryCheck](ctx, g.sender, "POST /3p/api/v2/users/{uuid}/micro-entries body", []string{"uuid", userUUID}, account, options)
}

// GetMicroEntries: Read a check of a bank account.
//
// There is no event of it: read it after the settlement of the next banking day.
//
// Also refuses with `not_found` (404).
func (g *BankAccountsAPI) GetMicroEntries(ctx context.Context, uuid string, options ...Option) (MicroEntryCheck, error) {
	return answered[MicroEntryCheck](ctx, g.sender, "GET /3p/api/v2/micro-entries/{uuid}", []string{"uuid", uuid}, nil, options)
}

// ListMicroEntries: The checks of the accounts of a user, oldest first.
//
// Those by micro-entries, oldest first. Send `next` as `after` to read the next page; at the end it
// is null.
//
// Also refuses with `not_found` (404).
func (g *BankAccountsAPI) ListMicroEntries(userUUID string, filters ListMicroEntriesQuery) *List[MicroEntryCheck] {
	return listOf[MicroEntryCheck](g.sender, "GET /3p/api/v2/users/{uuid}/micro-entries", []string{"uuid", userUUID}, "micro_entry_checks", nil, filters)
}

// ConfirmMicroEntries: Sends the two amounts, in cents. Wrong ones are answered with `matched:
// false`.
//
// Allowed when the state is `awaiting_confirmation`. Wrong amounts are an answer with `matched:
// false`, not an error; after 3 of them the check has failed. Right amounts confirm the check: the
// account is `valid` for the source `micro_entries` of account validation. A confirmed check is
// answered as it is.
//
// Also refuses with `not_found` (404), `invalid_state` (422), `bank_account_unusable` (422).
func (g *BankAccountsAPI) ConfirmMicroEntries(ctx context.Context, uuid string, amounts ConfirmMicroEntriesRequest, options ...Option) (ConfirmMicroEntriesData, error) {
	return answered[ConfirmMicroEntriesData](ctx, g.sender, "POST /3p/api/v2/micro-entries/{uuid}/confirm body", []string{"uuid", uuid}, amounts, options)
}

// SendPrenote: Sends an entry of zero dollars, which the bank returns if the account takes none.
//
// Sends an entry of zero dollars with the next file. Its bank returns it if the account does not
// exist or takes no such entries, and tells you if a number has changed. If nothing comes back, the
// prenote is confirmed on the third banking day after it settled, and the account is `valid` for
// the source `prenotes` of account validation. It does not prove that the account belongs to the
// user. One check of an account is open at a time, and a user has at most 5 in 30 days. The
// operator of the service limits how many you start in 24 hours. Micro-entries are checks too.
//
// Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422),
// `invalid_state` (422).
func (g *BankAccountsAPI) SendPrenote(ctx context.Context, userUUID string, account CreatePrenoteRequest, options ...Option) (Prenote, error) {
	return answered[Prenote](ctx, g.sender, "POST /3p/api/v2/users/{uuid}/prenotes body", []string{"uuid", userUUID}, account, options)
}

// GetPrenote: Read a prenote.
//
// There is no event of it: read it after the third banking day.
//
// Also refuses with `not_found` (404).
func (g *BankAccountsAPI) GetPrenote(ctx context.Context, uuid string, options ...Option) (Prenote, error) {
	return answered[Prenote](ctx, g.sender, "GET /3p/api/v2/prenotes/{uuid}", []string{"uuid", uuid}, nil, options)
}

// ListPrenotes: The prenotes to the accounts of a user, oldest first.
//
// Oldest first. Send `next` as `after` to read the next page; at the end it is null.
//
// Also refuses with `not_found` (404).
func (g *BankAccountsAPI) ListPrenotes(userUUID string, filters ListPrenotesQuery) *List[Prenote] {
	return listOf[Prenote](g.sender, "GET /3p/api/v2/users/{uuid}/prenotes", []string{"uuid", userUUID}, "prenotes", nil, filters)
}

// BankAccountRequestsAPI is a group of functions.
type BankAccountRequestsAPI struct {
	sender *sender
}

// Get: Read a request for a bank account.
//
// Without its link. `state` says whether the user has added an account.
//
// Also refuses with `not_found` (404).
func (g *BankAccountRequestsAPI) Get(ctx context.Context, uuid string, options ...Option) (BankAccountRequest, error) {
	return answered[BankAccountRequest](ctx, g.sender, "GET /3p/api/v2/bank-account-requests/{uuid}", []string{"uuid", uuid}, nil, options)
}

// Withdraw: Its link no longer works.
//
// The link no longer works. A withdrawn request is answered as it is. If the user has added the
// account, remove the account instead.
//
// Also refuses with `not_found` (404), `invalid_state` (422).
func (g *BankAccountRequestsAPI) Withdraw(ctx context.Context, uuid string, options ...Option) (BankAccountRequest, error) {
	return answered[BankAccountRequest](ctx, g.sender, "POST /3p/api/v2/bank-account-requests/{uuid}/withdraw", []string{"uuid", uuid}, nil, options)
}

// TransactionsAPI is a group of functions.
type TransactionsAPI struct {
	sender *sender
}

// Create: Starts a payment: captures `amount` (cents) from the payer, pays `amount −
// transaction_fee` to the payee. Give the id of your order as the key: then your own retry, even
// after a crash, starts no second payment. Throws BlockedError, LimitError, InvalidRequestError.
//
// Captures `amount` from the payer and pays `amount − transaction_fee` to the payee. At least one
// of them must be a merchant. Without `transaction_fee` the defaults of the payee apply if it is a
// merchant, else the defaults of the payer, else 0. If your operator has set
// `unique_client_reference_ids`, a second payment with the same `client_reference_id` is refused.
// Announces TransactionStarted.
//
// Also refuses with `tenant_suspended` (403), `same_user` (422), `unknown_user` (422),
// `no_merchant` (422), `no_bank_account` (422), `bank_account_unusable` (422), `user_blocked`
// (422), `bank_account_blocked` (422), `not_authorized` (422), `bank_account_not_validated` (422),
// `client_reference_id_taken` (422), `limit_exceeded` (422).
func (g *TransactionsAPI) Create(ctx context.Context, payment TransactionRequest, options ...Option) (TransactionWithMetadata, error) {
	return answered[TransactionWithMetadata](ctx, g.sender, "POST /3p/api/v1/transaction body", nil, payment, options)
}

// Preview: What `create` would do, without doing it.
//
// Takes the body of a start, and starts nothing. It is refused as the start would be refused now,
// limits included; otherwise it answers the fee, the bank accounts, and the dates if the
// transaction were started now. `payout_amount` is what the payee would get. The dates are banking
// days in Eastern time.
//
// Also refuses with `tenant_suspended` (403), `same_user` (422), `unknown_user` (422),
// `no_merchant` (422), `no_bank_account` (422), `bank_account_unusable` (422), `user_blocked`
// (422), `bank_account_blocked` (422), `not_authorized` (422), `bank_account_not_validated` (422),
// `client_reference_id_taken` (422), `limit_exceeded` (422).
func (g *TransactionsAPI) Preview(ctx context.Context, payment TransactionRequest, options ...Option) (TransactionPreview, error) {
	return answered[TransactionPreview](ctx, g.sender, "POST /3p/api/v2/transactions/preview body", nil, payment, options)
}

// CreateInBulk: Starts up to 1,000 payments. Each has its own result: one that fails stops no
// other.
//
// Up to 1,000 at once. Each item is started or refused on its own, and answered at its index. Every
// item has an `idempotency_key` with the same scope as the header of the single operation, so an
// item may be retried by either operation.
//
// Also refuses with `tenant_suspended` (403).
func (g *TransactionsAPI) CreateInBulk(ctx context.Context, payments CreateTransactionsInBulkRequest, options ...Option) (CreateTransactionsInBulkData, error) {
	return answered[CreateTransactionsInBulkData](ctx, g.sender, "POST /3p/api/v1/transactions/bulk body", nil, payments, options)
}

// List: Payments by day, bank account and every filter of the search, oldest first: a new one moves
// none of the others.
//
// Filters by creation day (UTC, both ends inclusive), by the bank accounts of payer and payee, and
// by what `GET /3p/api/v2/transactions/search` filters by; a payment must match every filter.
// `per_page`, `start_date` and `end_date` may also be spelled `pageSize`, `startDate` and
// `endDate`. `totalItems` is exact. With filters other than days, vendor and bank accounts, a list
// of which 10,000 payments or more must be looked at is refused: narrow it by days, or use the
// search. A page after the last one is empty. New payments move the pages of `newest`: to lose and
// repeat none, send the header `Achord-Next` of the page before as `after`. A parameter that the
// list does not know is refused. The parameters may also be sent in a JSON body, of a GET or a
// POST; a body of a GET that is no JSON is ignored. A parameter that is in both places must have
// the same value. A body with the fields of a payment is refused: send it to `POST
// /3p/api/v1/transaction`.
//
// Also refuses with `list_too_long` (422).
func (g *TransactionsAPI) List(filters ListTransactionsQuery) *List[Transaction] {
	return listOf[Transaction](g.sender, "GET /3p/api/v2/transactions", nil, "transactions", map[string]any{"sort_order": "oldest"}, filters)
}

// Search: Payments by state, status, user, reference, metadata, trace number, return code, amount
// and time; newest first.
//
// By state, status, user, reference, metadata, trace number, return code, amount and time; a
// payment must match every filter. `user_uuid`: the payer or the payee. `created_from` and
// `updated_since` are included in their range, `created_before` and `updated_before` are not. To
// follow changes, send `updated_since` with `created_from` of some months ago: payments that ended
// long ago do not change. Newest first. One answer looks at a bounded number of payments, so a page
// may have fewer than `limit`, or none, and still a `next`: go on until `next` is null.
func (g *TransactionsAPI) Search(filters SearchTransactionsQuery) *List[NamedTransaction] {
	return listOf[NamedTransaction](g.sender, "GET /3p/api/v2/transactions/search", nil, "transactions", nil, filters)
}

// Get: Read a transaction.
//
// Also refuses with `not_found` (404).
func (g *TransactionsAPI) Get(ctx context.Context, uuid string, options ...Option) (Transaction, error) {
	return answered[Transaction](ctx, g.sender, "GET /3p/api/v2/transactions/{uuid}", []string{"uuid", uuid}, nil, options)
}

// Details: With its moves, its entries in files, and its bank accounts.
//
// The record, its `state` in one word, its moves in order with a description, its entries in bank
// files, its holds and its refunds, all read at one moment. `capture_settles_on`,
// `payout_eligible_on` (the capture is good) and `returnable_until` (every return in time has
// arrived by the opening of this day) are banking days in Eastern time. They are null after the
// capture was canceled or failed, and while an open hold stops the step that they depend on.
//
// Also refuses with `not_found` (404).
func (g *TransactionsAPI) Details(ctx context.Context, uuid string, options ...Option) (NamedTransactionDetails, error) {
	return answered[NamedTransactionDetails](ctx, g.sender, "GET /3p/api/v2/transactions/{uuid}/details", []string{"uuid", uuid}, nil, options)
}

// AuthorizationProof: What proves that the payer authorized the payment: for its bank.
//
// The authorization that the payment uses with its evidence, who pays whom, and each debit with its
// trace number and its return. A bank asks for it when a payer denies a debit, and must have it
// within ten banking days. `format=pdf` answers it as a file for the bank.
//
// Also refuses with `not_found` (404).
func (g *TransactionsAPI) AuthorizationProof(ctx context.Context, uuid string, values GetAuthorizationProofQuery, options ...Option) (AuthorizationProof, error) {
	return answered[AuthorizationProof](ctx, g.sender, "GET /3p/api/v2/transactions/{uuid}/authorization-proof", []string{"uuid", uuid}, values, options)
}

// Update: Changes metadata by key: `{ metadata: { shipment: 'DN-77120', note: null } }`.
//
// In any status. `metadata` changes by key: a key that you send is added or gets the new value,
// null deletes it, and all other keys stay. Nothing else of a transaction can be changed. No event
// is announced; later events, the details and the search show the new metadata. A replay of the
// start still answers what was sent with it.
//
// Also refuses with `not_found` (404).
func (g *TransactionsAPI) Update(ctx context.Context, uuid string, change UpdateTransactionRequest, options ...Option) (TransactionWithMetadata, error) {
	return answered[TransactionWithMetadata](ctx, g.sender, "PUT /3p/api/v2/transactions/{uuid} body", []string{"uuid", uuid}, change, options)
}

// Cancel: Only before its debit is in a file. Throws StateError (`not_cancelable`).
//
// Works until the capture is put into a bank file. Announces TransactionCanceled. It may be sent
// again if its answer was lost: a canceled transaction is answered as it is.
//
// Also refuses with `not_found` (404), `not_cancelable` (422).
func (g *TransactionsAPI) Cancel(ctx context.Context, uuid string, body CancelTransactionRequest, options ...Option) (Transaction, error) {
	return answered[Transaction](ctx, g.sender, "DELETE /3p/api/v2/transactions/{uuid} body", []string{"uuid", uuid}, body, options)
}

// Pause: Holds the payment back until it is resumed.
//
// Puts a hold on the transaction: no payout, reverse payout, clawback or refund of it is sent until
// it is resumed. The capture continues. Pausing a paused transaction changes nothing.
//
// Also refuses with `not_found` (404), `not_pausable` (422).
func (g *TransactionsAPI) Pause(ctx context.Context, uuid string, body PauseTransactionRequest, options ...Option) (Transaction, error) {
	return answered[Transaction](ctx, g.sender, "POST /3p/api/v2/transactions/{uuid}/pause body", []string{"uuid", uuid}, body, options)
}

// Resume: Resume a transaction.
//
// Releases the tenant's hold. The stopped entries are sent at the next cut-off, unless an operator
// holds the transaction too. Resuming a transaction that is not paused changes nothing.
//
// Also refuses with `not_found` (404).
func (g *TransactionsAPI) Resume(ctx context.Context, uuid string, options ...Option) (Transaction, error) {
	return answered[Transaction](ctx, g.sender, "POST /3p/api/v2/transactions/{uuid}/resume", []string{"uuid", uuid}, nil, options)
}

// Holds: Why the payment waits.
//
// Oldest first, including released holds.
//
// Also refuses with `not_found` (404).
func (g *TransactionsAPI) Holds(ctx context.Context, uuid string, options ...Option) (ListTransactionHoldsData, error) {
	return answered[ListTransactionHoldsData](ctx, g.sender, "GET /3p/api/v2/transactions/{uuid}/holds", []string{"uuid", uuid}, nil, options)
}

// RefundsAPI is a group of functions.
type RefundsAPI struct {
	sender *sender
}

// Create: Sends `amount` (cents) back to the payer; without it, all that is left.
//
// Debits `amount` (default: all that is left) from the payee after the payout was sent, and credits
// it to the payer when that debit is good. Allowed from the moment the capture is in a confirmed
// bank file until the capture or the payout is returned. Before that, cancel the transaction. A
// transaction may be refunded in several parts, up to its amount. Announces RefundPending.
//
// Also refuses with `tenant_suspended` (403), `not_found` (404), `not_refundable` (422),
// `refund_exceeds_amount` (422), `refund_limit_reached` (422), `unknown_user` (422).
func (g *RefundsAPI) Create(ctx context.Context, transactionUUID string, refund CreateRefundRequest, options ...Option) (Refund, error) {
	return answered[Refund](ctx, g.sender, "POST /3p/api/v1/transactions/{uuid}/refund body", []string{"uuid", transactionUUID}, refund, options)
}

// Get: Read a refund.
//
// Also refuses with `not_found` (404).
func (g *RefundsAPI) Get(ctx context.Context, uuid string, options ...Option) (Refund, error) {
	return answered[Refund](ctx, g.sender, "GET /3p/api/v1/refunds/{uuid}", []string{"uuid", uuid}, nil, options)
}

// Update: Changes metadata by key.
//
// In any status. `metadata` changes by key: a key that you send is added or gets the new value,
// null deletes it, and all other keys stay. Nothing else of a refund can be changed. No event is
// announced; later events show the new metadata.
//
// Also refuses with `not_found` (404).
func (g *RefundsAPI) Update(ctx context.Context, uuid string, change UpdateRefundRequest, options ...Option) (Refund, error) {
	return answered[Refund](ctx, g.sender, "PUT /3p/api/v1/refunds/{uuid} body", []string{"uuid", uuid}, change, options)
}

// List: List refunds.
//
// The refunds of all transactions with the names of payers and payees, newest first. Send `next` as
// `after` to read the next page; at the end it is null.
func (g *RefundsAPI) List(filters ListRefundsQuery) *List[NamedRefund] {
	return listOf[NamedRefund](g.sender, "GET /3p/api/v2/refunds", nil, "refunds", nil, filters)
}

// OfTransaction: Of one payment, oldest first, with those that failed.
//
// Oldest first, including failed refunds.
//
// Also refuses with `not_found` (404).
func (g *RefundsAPI) OfTransaction(ctx context.Context, transactionUUID string, values ListTransactionRefundsQuery, options ...Option) (ListTransactionRefundsData, error) {
	return answered[ListTransactionRefundsData](ctx, g.sender, "GET /3p/api/v1/transactions/{uuid}/refunds", []string{"uuid", transactionUUID}, values, options)
}

// BatchesAPI is a group of functions.
type BatchesAPI struct {
	sender *sender
}

// Payouts: Daily payouts to the merchants that are paid in batches, newest first.
//
// Newest first. One for each daily run, for all merchants of the processor.
func (g *BatchesAPI) Payouts(filters ListBatchPayoutsQuery) *List[ListBatchPayoutsDataBatchPayouts] {
	return listOf[ListBatchPayoutsDataBatchPayouts](g.sender, "GET /3p/api/v2/batch-payouts", nil, "batch_payouts", nil, filters)
}

// Payout: Read one of the batch payouts.
//
// Also refuses with `not_found` (404).
func (g *BatchesAPI) Payout(ctx context.Context, uuid string, options ...Option) (GetBatchPayoutData, error) {
	return answered[GetBatchPayoutData](ctx, g.sender, "GET /3p/api/v2/batch-payouts/{uuid}", []string{"uuid", uuid}, nil, options)
}

// MerchantPayouts: List the merchants of a batch payout.
//
// One for each merchant and account, with its entries at the bank, ordered by uuid.
// `/3p/api/v2/batch-merchant-payouts/{uuid}` also lists the members.
//
// Also refuses with `not_found` (404).
func (g *BatchesAPI) MerchantPayouts(ctx context.Context, uuid string, input ListMerchantPayoutsQuery, options ...Option) (ListMerchantPayoutsData, error) {
	return answered[ListMerchantPayoutsData](ctx, g.sender, "GET /3p/api/v2/batch-payouts/{uuid}/merchant-payouts", []string{"uuid", uuid}, input, options)
}

// MerchantPayout: The payout of one merchant, with its payments.
//
// One credit to one account of the merchant, for all payments that became good since the last run.
// `trace_id` is the trace number of the latest entry; `entries` lists all.
//
// Also refuses with `not_found` (404).
func (g *BatchesAPI) MerchantPayout(ctx context.Context, uuid string, input GetMerchantPayoutQuery, options ...Option) (WholeMerchantPayout, error) {
	return answered[WholeMerchantPayout](ctx, g.sender, "GET /3p/api/v2/batch-merchant-payouts/{uuid}", []string{"uuid", uuid}, input, options)
}

// Refunds: Daily debits of merchants for their refunds, newest first.
//
// Newest first. One for each daily run, for all merchants of the processor.
func (g *BatchesAPI) Refunds(filters ListBatchRefundsQuery) *List[ListBatchRefundsDataBatchRefunds] {
	return listOf[ListBatchRefundsDataBatchRefunds](g.sender, "GET /3p/api/v2/batch-refunds", nil, "batch_refunds", nil, filters)
}

// Refund: Read one of the batch refunds.
//
// Also refuses with `not_found` (404).
func (g *BatchesAPI) Refund(ctx context.Context, uuid string, input GetBatchRefundQuery, options ...Option) (GetBatchRefundData, error) {
	return answered[GetBatchRefundData](ctx, g.sender, "GET /3p/api/v2/batch-refunds/{uuid}", []string{"uuid", uuid}, input, options)
}

// MerchantRefunds: List the merchants of a batch refund.
//
// One for each merchant and account, with its entries at the bank, ordered by uuid.
// `/3p/api/v2/batch-merchant-refunds/{uuid}` also lists the members.
//
// Also refuses with `not_found` (404).
func (g *BatchesAPI) MerchantRefunds(ctx context.Context, uuid string, input ListMerchantRefundsQuery, options ...Option) (ListMerchantRefundsData, error) {
	return answered[ListMerchantRefundsData](ctx, g.sender, "GET /3p/api/v2/batch-refunds/{uuid}/merchant-refunds", []string{"uuid", uuid}, input, options)
}

// MerchantRefund: Read a merchant's batch refund.
//
// One debit of the merchant for all refunds of its payments since the last run. `trace_id` is the
// trace number of the latest entry; `entries` lists all.
//
// Also refuses with `not_found` (404).
func (g *BatchesAPI) MerchantRefund(ctx context.Context, uuid string, input GetMerchantRefundQuery, options ...Option) (WholeMerchantRefund, error) {
	return answered[WholeMerchantRefund](ctx, g.sender, "GET /3p/api/v2/batch-merchant-refunds/{uuid}", []string{"uuid", uuid}, input, options)
}

// WebhooksEndpointsAPI is a group of functions.
type WebhooksEndpointsAPI struct {
	sender *sender
}

// List: List webhook endpoints.
//
// A processor sees its own URLs and its vendors’ URLs (`vendor_uuid`), a vendor its own. Oldest
// first, only URLs with a registration.
func (g *WebhooksEndpointsAPI) List(ctx context.Context, options ...Option) (ListWebhookEndpointsData, error) {
	return answered[ListWebhookEndpointsData](ctx, g.sender, "GET /3p/api/v1/webhook-endpoints", nil, nil, options)
}

// Update: Change an endpoint.
//
// An absent field does not change. Its secret and history stay. `event_names`: the endpoint
// receives these events from now on, and no others; pending deliveries of other events are
// canceled. `url`: pending deliveries go to the new URL, at once if they failed before; a disabled
// endpoint stays disabled. After the answer nothing is sent that the change excludes.
//
// Also refuses with `not_found` (404), `event_needs_processor` (422), `webhook_url_refused` (422),
// `webhook_url_taken` (422).
func (g *WebhooksEndpointsAPI) Update(ctx context.Context, uuid string, change UpdateWebhookEndpointRequest, options ...Option) (WebhookEndpoint, error) {
	return answered[WebhookEndpoint](ctx, g.sender, "PUT /3p/api/v1/webhook-endpoints/{uuid} body", []string{"uuid", uuid}, change, options)
}

// Secret: Read the signing secret of an endpoint.
//
// Signatures follow Standard Webhooks 1.0.0. Each tenant and URL has one secret.
//
// Also refuses with `not_found` (404).
func (g *WebhooksEndpointsAPI) Secret(ctx context.Context, uuid string, options ...Option) (WebhookSecret, error) {
	return answered[WebhookSecret](ctx, g.sender, "GET /3p/api/v1/webhook-endpoints/{uuid}/secret", []string{"uuid", uuid}, nil, options)
}

// RotateSecret: Makes a new secret. The old one signs too for a day: check with both.
//
// For 24 hours every delivery has two signatures, one of the new secret and one of the previous
// secret. A second rotation within that time ends the older secret immediately.
//
// Also refuses with `not_found` (404).
func (g *WebhooksEndpointsAPI) RotateSecret(ctx context.Context, uuid string, options ...Option) (WebhookSecret, error) {
	return answered[WebhookSecret](ctx, g.sender, "POST /3p/api/v1/webhook-endpoints/{uuid}/rotate-secret", []string{"uuid", uuid}, nil, options)
}

// Enable: Sends again to an endpoint that was disabled after many failures.
//
// Its held deliveries are due at once. Enabling an enabled endpoint changes nothing.
//
// Also refuses with `not_found` (404).
func (g *WebhooksEndpointsAPI) Enable(ctx context.Context, uuid string, options ...Option) (WebhookEndpoint, error) {
	return answered[WebhookEndpoint](ctx, g.sender, "POST /3p/api/v1/webhook-endpoints/{uuid}/enable", []string{"uuid", uuid}, nil, options)
}

// Test: Send a test delivery.
//
// Sends one request of type `WebhookTest` at once, signed like any other, also to a disabled
// endpoint. It is sent only once and is not in the history. The answer has its result and takes at
// most 15 seconds.
//
// Also refuses with `not_found` (404).
func (g *WebhooksEndpointsAPI) Test(ctx context.Context, uuid string, options ...Option) (SendTestDeliveryData, error) {
	return answered[SendTestDeliveryData](ctx, g.sender, "POST /3p/api/v1/webhook-endpoints/{uuid}/test", []string{"uuid", uuid}, nil, options)
}

// Deliveries: List the deliveries of an endpoint.
//
// Latest event first. `pending`: under way, or waits for its next attempt. `held`: waits until the
// endpoint is enabled. `dead`: failed ten times. `canceled`: de-registered before it was delivered.
// `since` and `until` compare the time when the event was raised.
//
// Also refuses with `not_found` (404).
func (g *WebhooksEndpointsAPI) Deliveries(uuid string, filters ListDeliveriesQuery) *List[Delivery] {
	return listOf[Delivery](g.sender, "GET /3p/api/v1/webhook-endpoints/{uuid}/deliveries", []string{"uuid", uuid}, "deliveries", nil, filters)
}

// Replay: Sends all deliveries of a range again.
//
// Sends deliveries again whose events were raised from `since` and before `until` (both optional).
// `state` is `dead` by default, or `delivered`. They are due at once, the oldest first, and start a
// new schedule of ten attempts. A request takes up to 10000; if `more` is true, repeat the request.
//
// Also refuses with `not_found` (404).
func (g *WebhooksEndpointsAPI) Replay(ctx context.Context, uuid string, givenRange ReplayDeliveriesRequest, options ...Option) (ReplayDeliveriesData, error) {
	return answered[ReplayDeliveriesData](ctx, g.sender, "POST /3p/api/v1/webhook-endpoints/{uuid}/replay body", []string{"uuid", uuid}, givenRange, options)
}

// ReplayDelivery: Sends one delivery again.
//
// Sends the same event with the same `webhook-id` at once and starts a new schedule of ten
// attempts, whether it was delivered, is dead, or waits for its next attempt. A disabled endpoint
// receives it when it is enabled.
//
// Also refuses with `not_found` (404).
func (g *WebhooksEndpointsAPI) ReplayDelivery(ctx context.Context, deliveryUUID string, options ...Option) (ReplayDeliveryData, error) {
	return answered[ReplayDeliveryData](ctx, g.sender, "POST /3p/api/v1/webhook-endpoints/deliveries/{uuid}/replay", []string{"uuid", deliveryUUID}, nil, options)
}

// WebhooksAPI is a group of functions.
type WebhooksAPI struct {
	sender *sender

	Endpoints *WebhooksEndpointsAPI
}

// Register: Sends an event to a URL from now on. `endpoints.secret` reads the endpoint's secret.
//
// Every URL then receives every named event. A request with one bad entry registers nothing; a
// repeated registration changes nothing. A request takes up to 20 URLs, a tenant up to 100. Only a
// processor token can register BatchPayout and BatchRefund. Deliveries are signed: read the secret
// at `/3p/api/v1/webhook-endpoints/{uuid}/secret`.
//
// Also refuses with `webhook_url_refused` (422), `event_needs_processor` (422),
// `webhook_limit_reached` (422).
func (g *WebhooksAPI) Register(ctx context.Context, webhook RegisterWebhookRequest, options ...Option) error {
	_, err := g.sender.send(ctx, "POST /3p/api/v1/webhook body", nil, webhook, options)
	return err
}

// Deregister: De-register a webhook.
//
// Without `webhook_url` the events are removed from all URLs of the tenant. Pending deliveries of
// removed registrations are canceled; none starts after the answer. An event that is not registered
// changes nothing. The header `Achord-Removed-Registrations` has the number of removed
// registrations.
//
// Also refuses with `webhook_url_refused` (422).
func (g *WebhooksAPI) Deregister(ctx context.Context, webhook DeregisterWebhookRequest, options ...Option) error {
	_, err := g.sender.send(ctx, "DELETE /3p/api/v1/webhook body", nil, webhook, options)
	return err
}

// List: List registered webhooks.
//
// Lists all registrations of the tenant, one entry for each event and URL. A registration never
// changes, so `updated_at` is `created_at`.
func (g *WebhooksAPI) List(ctx context.Context, options ...Option) ([]WebhookRegistration, error) {
	return answered[[]WebhookRegistration](ctx, g.sender, "GET /3p/api/v1/webhook", nil, nil, options)
}

// EventsAPI is a group of functions.
type EventsAPI struct {
	sender *sender
}

// Get: Read an event.
//
// By its uuid, which is the `webhook-id` of its deliveries.
//
// Also refuses with `not_found` (404).
func (g *EventsAPI) Get(ctx context.Context, uuid string, options ...Option) (Event, error) {
	return answered[Event](ctx, g.sender, "GET /3p/api/v1/events/{uuid}", []string{"uuid", uuid}, nil, options)
}

// AccountAPI is a group of functions.
type AccountAPI struct {
	sender *sender
}

// Me: Whose token this is.
//
// The processor of the token, and its vendor if it is the token of a vendor; whether the service
// moves money; and what the token may do now.
func (g *AccountAPI) Me(ctx context.Context, options ...Option) (GetMeData, error) {
	return answered[GetMeData](ctx, g.sender, "GET /3p/api/v1/me", nil, nil, options)
}

// Statement: Openings, movements and closings of a range of days. As a file:
// `operations.getStatement`.
//
// Every account with a balance or a movement, and every debit and credit with the balance of its
// account after it. Cents, debit positive. BANK: cash in the pooled settlement account. DIF: debits
// in flight. CIF: credits in flight. UNS: captured, not yet good. PAYEE: owed to a payee. PRES:
// reserved for a payout. FEE: owed to a vendor, or to the processor, for fees. PAYER: owed to a
// payer. CLAW: receivable from a payee. RECV: receivable from a payer. LOSS: written off. SUSP:
// unmatched bank items. REV: moved by reversals, and not taken over by payments. DUP: moved by
// files that a bank processed twice. BFEE: fees of the banks. MICRO: small credits that check bank
// accounts. OWN: own funds paid in. From `start_date` to `end_date`, UTC days, both inclusive. By
// default the period ends today and begins on the first day of its last month. `format=csv` answers
// the whole period as a file, without pages. A vendor reads only its own account: the fees owed to
// it.
func (g *AccountAPI) Statement(ctx context.Context, givenRange GetStatementQuery, options ...Option) (TenantStatement, error) {
	return answered[TenantStatement](ctx, g.sender, "GET /3p/api/v2/statement", nil, givenRange, options)
}

// MonthlyStatement: What changed in what is owed to payees. As a file:
// `operations.getMonthlyStatement`.
//
// How the balance of all payees changed: payments that became good, fees, returns, refunds,
// payouts. What payees get is positive. `format=csv` answers a file with a record for each merchant
// and day, with names, in dollars.
func (g *AccountAPI) MonthlyStatement(ctx context.Context, of GetMonthlyStatementQuery, options ...Option) (MonthlyStatement, error) {
	return answered[MonthlyStatement](ctx, g.sender, "GET /3p/api/v1/monthly-statement", nil, of, options)
}

// Payouts: Newest first.
//
// Newest first: each credit to a bank account of a payee, and the day on which the bank of the
// payee has it. The payments of a daily run share one. Send `next` as `after` to read the next
// page; at the end it is null.
func (g *AccountAPI) Payouts(filters ListPayoutsQuery) *List[Payout] {
	return listOf[Payout](g.sender, "GET /3p/api/v1/payouts", nil, "payouts", nil, filters)
}

// PaymentsOfPayout: The payments that a payout pays.
//
// The payments that the payout pays, oldest first, each with its part of the amount. Send `next` as
// `after` to read the next page; at the end it is null.
//
// Also refuses with `not_found` (404).
func (g *AccountAPI) PaymentsOfPayout(uuid string, filters ListPaymentsOfPayoutQuery) *List[PaidPayment] {
	return listOf[PaidPayment](g.sender, "GET /3p/api/v1/payouts/{uuid}/payments", []string{"uuid", uuid}, "payments", nil, filters)
}

// NegativeBalances: The payees that owe, and how much of it their next payouts pay.
//
// The payees that owe money now, by uuid, because debits came back after they were paid. Their
// later payouts pay the debts first, and only the rest is paid out. Send `next` as `after` to read
// the next page; at the end it is null.
func (g *AccountAPI) NegativeBalances(filters ListNegativeBalancesQuery) *List[NegativeBalance] {
	return listOf[NegativeBalance](g.sender, "GET /3p/api/v1/negative-balances", nil, "negative_balances", nil, filters)
}

// Limits: List the limits of payments.
//
// A processor sees its own limits and the limits of its vendors and merchants; a vendor its own
// limits and its merchants’ limits. In cents; null is no limit. Each request counts the usage
// again.
func (g *AccountAPI) Limits(ctx context.Context, values ListLimitsQuery, options ...Option) (ListLimitsData, error) {
	return answered[ListLimitsData](ctx, g.sender, "GET /3p/api/v1/limits", nil, values, options)
}

// ReturnRates: List return rates.
//
// The processor first, then its merchants; for a vendor only its merchants. The debits that were
// sent in 60 days, and the returns of these days. Owners without debits are left out.
func (g *AccountAPI) ReturnRates(ctx context.Context, values ListReturnRatesQuery, options ...Option) (ListReturnRatesData, error) {
	return answered[ListReturnRatesData](ctx, g.sender, "GET /3p/api/v1/return-rates", nil, values, options)
}

// Requests: The requests of the last 14 days, newest first, without their bodies.
//
// A processor sees its own and its vendors’ requests, a vendor its own. Newest first; a request is
// there a few seconds after its answer, and for 14 days by default. It has no bodies and no
// queries. One answer looks at a bounded number of requests, so a page may have fewer than `limit`,
// or none, and still a `next`: go on until `next` is null.
func (g *AccountAPI) Requests(filters ListRequestsQuery) *List[LoggedRequest] {
	return listOf[LoggedRequest](g.sender, "GET /3p/api/v1/requests", nil, "requests", nil, filters)
}

// FeesAPI is a group of functions.
type FeesAPI struct {
	sender *sender
}

// VendorAccount: The account that fees of a vendor are paid to, and what is owed.
//
// `uuid` is a vendor. The operator manages the fees of the processor itself.
//
// Also refuses with `not_found` (404).
func (g *FeesAPI) VendorAccount(ctx context.Context, vendorUUID string, options ...Option) (FeeAccount, error) {
	return answered[FeeAccount](ctx, g.sender, "GET /3p/api/v2/vendors/{uuid}/fee-account", []string{"uuid", vendorUUID}, nil, options)
}

// SetVendorAccount: Name the account that fees of a vendor are paid to.
//
// `uuid` is a vendor. The operator manages the fees of the processor itself. The account belongs to
// a user of the vendor, or to a user of the processor for its own fees. `schedule` is `daily` (the
// daily run of each banking day pays) or `on_demand`; without it the schedule stays, and is daily
// at first. After a returned payout the daily run pays again only after an account is named, even
// the same one.
//
// Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422).
func (g *FeesAPI) SetVendorAccount(ctx context.Context, vendorUUID string, account SetVendorFeeAccountRequest, options ...Option) (FeeAccount, error) {
	return answered[FeeAccount](ctx, g.sender, "PUT /3p/api/v2/vendors/{uuid}/fee-account body", []string{"uuid", vendorUUID}, account, options)
}

// PayOut: Pay out fees of a vendor.
//
// One credit of all owed fees to the named account, with the next cut-off for the next banking day.
// Only fees of good captures are owed. Refused with 422 `no_fee_account`, `nothing_owed`, or
// `payout_waits` if a payout already waits for the next file.
//
// Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422).
func (g *FeesAPI) PayOut(ctx context.Context, vendorUUID string, options ...Option) (FeePayout, error) {
	return answered[FeePayout](ctx, g.sender, "POST /3p/api/v2/vendors/{uuid}/fee-payouts", []string{"uuid", vendorUUID}, nil, options)
}

// Payouts: Newest first.
//
// Newest first. A processor sees its own and its vendors’ payouts; a vendor its own.
func (g *FeesAPI) Payouts(filters ListFeePayoutsQuery) *List[FeePayout] {
	return listOf[FeePayout](g.sender, "GET /3p/api/v2/fee-payouts", nil, "fee_payouts", nil, filters)
}

// Payout: Read a payout of fees.
//
// Also refuses with `not_found` (404).
func (g *FeesAPI) Payout(ctx context.Context, uuid string, options ...Option) (FeePayout, error) {
	return answered[FeePayout](ctx, g.sender, "GET /3p/api/v2/fee-payouts/{uuid}", []string{"uuid", uuid}, nil, options)
}

// SandboxAPI is a group of functions.
type SandboxAPI struct {
	sender *sender
}

// Clock: The time of the banking calendar, and the time of records.
func (g *SandboxAPI) Clock(ctx context.Context, options ...Option) (Clock, error) {
	return answered[Clock](ctx, g.sender, "GET /sandbox/v1/clock", nil, nil, options)
}

// Advance: Goes to a later time, or some banking days further; answers when all due work is done.
//
// Give exactly one of `seconds`, `banking_days` (to 20:00 Eastern of the n-th next banking day) and
// `to`. Everything due on the way has run when this call answers. Afterwards records are dated by
// the banking calendar, and the pace goes on from there.
func (g *SandboxAPI) Advance(ctx context.Context, to AdvanceClockRequest, options ...Option) (Clock, error) {
	return answered[Clock](ctx, g.sender, "POST /sandbox/v1/clock/advance body", nil, to, options)
}

// ReturnEntry: The bank of the payer or payee returns an entry of a payment.
//
// The bank of the payer or payee returns the latest entry of a stage. The return is applied when
// this call answers. With the code `REJ` our own bank rejects the entry: that item is put in
// suspense, because it has no trace number of ours. An entry that is not in a sent file, or is
// already returned, is refused with 422. A return after its deadline is applied and listed at
// `/admin/v1/late-returns`.
//
// Also refuses with `not_found` (404), `entry_not_returnable` (422).
func (g *SandboxAPI) ReturnEntry(ctx context.Context, transactionUUID string, entry ReturnEntryRequest, options ...Option) error {
	_, err := g.sender.send(ctx, "POST /sandbox/v1/transactions/{uuid}/return body", []string{"uuid", transactionUUID}, entry, options)
	return err
}

// ReturnFeePayout: Return a fee payout.
//
// The fees are owed again when this call answers. A fee payout that is not in a sent file, or is
// already returned, is refused with 422.
//
// Also refuses with `not_found` (404), `entry_not_returnable` (422).
func (g *SandboxAPI) ReturnFeePayout(ctx context.Context, uuid string, entry ReturnFeePayoutRequest, options ...Option) error {
	_, err := g.sender.send(ctx, "POST /sandbox/v1/fee-payouts/{uuid}/return body", []string{"uuid", uuid}, entry, options)
	return err
}

// ChangeAccount: The bank tells that the numbers of an account have changed.
//
// The bank of the account answers its latest entry with a notification of change. The account is
// corrected when this call answers. A bank corrects a field once per entry: a second, different
// correction is put in suspense until a later entry is sent. `corrected` is in the columns of the
// code, as in a bank file; without it the bank makes up a value. An account without an entry is
// refused with 422.
//
// Also refuses with `entry_not_returnable` (422).
func (g *SandboxAPI) ChangeAccount(ctx context.Context, accountUUID string, change SendNotificationOfChangeRequest, options ...Option) error {
	_, err := g.sender.send(ctx, "POST /sandbox/v1/bank-accounts/{uuid}/change body", []string{"uuid", accountUUID}, change, options)
	return err
}

// FailNextUpload: Fail the next upload.
//
// The next upload to a simulated bank fails like a broken connection. The file and its payments
// wait, and are sent at the next banking instant.
func (g *SandboxAPI) FailNextUpload(ctx context.Context, fault FailNextUploadRequest, options ...Option) error {
	_, err := g.sender.send(ctx, "POST /sandbox/v1/bank/fail-next-upload body", nil, fault, options)
	return err
}

// RejectNextFile: Reject the next file.
//
// The simulated bank answers the next file that it takes with an acknowledgment that rejects it,
// once. Its entries go into the next file, captures that counted as sent fail, and the
// acknowledgment waits on Today.
func (g *SandboxAPI) RejectNextFile(ctx context.Context, fault RejectNextFileRequest, options ...Option) error {
	_, err := g.sender.send(ctx, "POST /sandbox/v1/bank/reject-next-file body", nil, fault, options)
	return err
}

// ProcessNextFileTwice: Process the next file twice.
//
// The simulated bank processes the next file that it takes twice, once. Our books do not learn of
// it: the receivers get each entry twice, and the answers of magic account numbers come twice, with
// trace numbers of their own. The bank statement, which you enter, shows the sums of the file
// twice.
func (g *SandboxAPI) ProcessNextFileTwice(ctx context.Context, fault ProcessNextFileTwiceRequest, options ...Option) error {
	_, err := g.sender.send(ctx, "POST /sandbox/v1/bank/process-twice body", nil, fault, options)
	return err
}

// SpoilNextAnswers: Spoil the next answers.
//
// The next file of returns and changes of a simulated bank has this fault, once. `duplicated`: the
// file comes twice, under two names. `late`: it comes five banking days later. `cut`: half of the
// file comes first and is quarantined; the whole file comes at the next instant. `untidy`: the file
// has other line ends and no trailing blanks.
func (g *SandboxAPI) SpoilNextAnswers(ctx context.Context, fault SpoilNextAnswersRequest, options ...Option) error {
	_, err := g.sender.send(ctx, "POST /sandbox/v1/bank/misbehave body", nil, fault, options)
	return err
}

// SetBankServer: Make a bank's server unreachable.
//
// Until a call with `reachable: true`, files to this simulated bank wait, and its own files are not
// read. Sent entries still settle, but no capture sent through this bank becomes good. Other banks
// are not affected.
func (g *SandboxAPI) SetBankServer(ctx context.Context, server SetBankServerRequest, options ...Option) error {
	_, err := g.sender.send(ctx, "POST /sandbox/v1/bank/server body", nil, server, options)
	return err
}

// The groups of functions.
type groups struct {
	Operations *OperationsAPI

	People *PeopleAPI

	Businesses *BusinessesAPI

	Users *UsersAPI

	AuthorizationRequests *AuthorizationRequestsAPI

	Authorizations *AuthorizationsAPI

	BankAccounts *BankAccountsAPI

	BankAccountRequests *BankAccountRequestsAPI

	Transactions *TransactionsAPI

	Refunds *RefundsAPI

	Batches *BatchesAPI

	Webhooks *WebhooksAPI

	Events *EventsAPI

	Account *AccountAPI

	Fees *FeesAPI

	Sandbox *SandboxAPI
}

func groupsOf(s *sender) groups {
	var g groups
	g.Operations = &OperationsAPI{sender: s}
	g.People = &PeopleAPI{sender: s}
	g.Businesses = &BusinessesAPI{sender: s}
	g.Users = &UsersAPI{sender: s}
	g.AuthorizationRequests = &AuthorizationRequestsAPI{sender: s}
	g.Authorizations = &AuthorizationsAPI{sender: s}
	g.BankAccounts = &BankAccountsAPI{sender: s}
	g.BankAccountRequests = &BankAccountRequestsAPI{sender: s}
	g.Transactions = &TransactionsAPI{sender: s}
	g.Refunds = &RefundsAPI{sender: s}
	g.Batches = &BatchesAPI{sender: s}
	g.Webhooks = &WebhooksAPI{sender: s, Endpoints: &WebhooksEndpointsAPI{sender: s}}
	g.Events = &EventsAPI{sender: s}
	g.Account = &AccountAPI{sender: s}
	g.Fees = &FeesAPI{sender: s}
	g.Sandbox = &SandboxAPI{sender: s}
	return g
}

// The path of the event log.
const routeOfEvents = "GET /3p/api/v1/events"
