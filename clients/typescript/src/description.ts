// The types of the API, from its description.
// test/system/clients/description.test.ts writes them.
export interface paths {
    "/3p/api/v1/register/person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a person
         * @description The `uuid` of the answer is the `{user_uuid}` of the other paths. A
         * `bank_account` becomes the default account, and the answer has its uuid as
         * `bank_account_uuid`. If the account is refused, no user is registered.
         *
         * Also refuses with `tenant_suspended` (403), `billing_merchant_invalid` (406),
         * `billing_merchant_deleted` (406), `account_or_routing_number_invalid` (406),
         * `bank_link_failed` (422), `linking_unavailable` (503).
         */
        post: operations["registerPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/businesses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a business
         * @description With `kyb: true` the business is verified at once: `kyb_status` is APPROVED
         * (it is a merchant), REJECTED, or IN_REVIEW until someone decides. With `kyb: false` it
         * stays null and nothing is billed. `payout_type` and the fees may be at the top or inside
         * `business`. `company_name` is the name on bank statements, by default the trading name,
         * or else the name, shortened to 16 characters. The answer masks `tin` and `ssn9`. A
         * `bank_account` becomes the default account, and the answer has its uuid as
         * `bank_account_uuid`. If the account is refused, no user is registered.
         *
         * In the sandbox these TINs decide the outcome of the verification. Every other TIN is
         * approved at once.
         *
         *     | TIN | in the sandbox |
         *     |---|---|
         *     | `000000001` | the verification fails |
         *     | `000000002` | the provider leaves the decision to an operator |
         *     | `000000003` | the provider is unreachable, so the business stays in review |
         *
         * Also refuses with `tenant_suspended` (403), `billing_merchant_invalid` (406),
         * `billing_merchant_deleted` (406), `account_or_routing_number_invalid` (406),
         * `bank_link_failed` (422), `linking_unavailable` (503).
         */
        post: operations["registerBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/register/business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Newest first, unless `sort_order` is `oldest`. `start_date` and `end_date`
         * are UTC days of creation, both included. `email` ignores case. The list has deleted users
         * only if `include_deleted` is true.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/users/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user
         * @description Also refuses with `not_found` (404).
         */
        get: operations["getUser"];
        /**
         * Change a user
         * @description An absent field does not change; null clears the field. An address and the
         * list of owners are replaced as a whole; an owner with a `uuid` keeps its absent fields.
         * `metadata` changes by key. Sending back a record that was read changes nothing. A new
         * legal name or TIN of a business that is APPROVED or IN_REVIEW is verified and billed
         * again.
         *
         * Also refuses with `not_found` (404), `decided_meanwhile` (422),
         * `billing_merchant_invalid` (406), `billing_merchant_deleted` (406).
         */
        put: operations["updateUser"];
        post?: never;
        /**
         * Delete a user
         * @description Afterwards the user does not exist for the API, except as a billing merchant
         * (406, Billing Merchant Deleted) and in a list with `include_deleted`. Its bank accounts
         * stay on record. Nothing debits them: a clawback from the user fails at once. Amounts that
         * are owed to the user are still paid to them. It may be sent again if its answer was lost:
         * deleting a deleted user changes nothing.
         *
         *     Also refuses with `not_found` (404), `payments_in_progress` (422).
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/users/{uuid}/kyb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Submit a business for verification
         * @description Takes the same body as a change of the user, so corrections are stored and
         * verified together; an empty body submits the business without changes. A decision of the
         * provider is billed, a review is not. A verified business is answered as it is if the body
         * changes nothing: it was verified by an earlier request.
         *
         * In the sandbox these TINs decide the outcome of the verification. Every other TIN is
         * approved at once.
         *
         *     | TIN | in the sandbox |
         *     |---|---|
         *     | `000000001` | the verification fails |
         *     | `000000002` | the provider leaves the decision to an operator |
         *     | `000000003` | the provider is unreachable, so the business stays in review |
         *
         * Also refuses with `tenant_suspended` (403), `not_found` (404), `not_a_business` (422),
         * `already_verified` (422), `decided_meanwhile` (422), `billing_merchant_invalid` (406),
         * `billing_merchant_deleted` (406).
         */
        put: operations["submitBusinessVerification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/merchants/{uuid}/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the billable events of a merchant
         * @description Counts the billable events of the merchant from `start_date` to `end_date`:
         * UTC days, both included. By default the period ends today and begins on the first day of
         * its last month. Payments and returns are billed to the tenant, so they do not count here.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["getMerchantBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/bank-account/{user_uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user's default bank account
         * @description Returns the full account number, for its owner. Lists show the last four
         * characters.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["getDefaultBankAccount"];
        put?: never;
        /**
         * Add a bank account
         * @description Exactly one of `custom` and `aggregator`. The first account of a user
         * becomes its default. With `validate_account_routing: true` the account is validated
         * first: `valid`; or 406, and no account is stored; or `not_validated` if the provider gave
         * no verdict. A matching account of the user is answered with 200. Without
         * `validate_account_routing` a match calls no provider and bills nothing; with it, the
         * match is validated and billed like any other account, and `invalid` answers 406. An
         * account that a return disabled does not match: it is added again only if its validation
         * answers `valid`; otherwise the answer is 422.
         *
         * In the sandbox the end of the account number decides: `…7001` the provider answers
         * invalid: 406, no account is stored; `…7002` the provider cannot decide: not_validated;
         * `…7003` the provider never answers: not_validated after the deadline of 5 seconds;
         * `…7004` the provider is unreachable: not_validated at once. Every other account is valid,
         * if a bank can have its routing number and the routing directory lists it, when one was
         * imported.
         *
         * Also refuses with `tenant_suspended` (403), `user_unavailable` (403),
         * `billing_merchant_invalid` (406), `billing_merchant_deleted` (406),
         * `account_or_routing_number_invalid` (406), `bank_account_disabled` (422),
         * `bank_link_failed` (422), `linking_unavailable` (503).
         */
        post: operations["addBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/users/{uuid}/bank-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a user's bank accounts
         * @description Account numbers show their last four characters. A return can disable an
         * account: payments then no longer use it. It can be added again with
         * `validate_account_routing: true`. Without `page` and `per_page` the answer has all
         * accounts, at most 1000; with one of them, it has one page.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["listUserBankAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/bank-accounts/{aggregator_type}/{account_uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a bank account
         * @description Refused while the account has unfinished payments. If it was the default,
         * the oldest usable account becomes the default. When the last bank account of an item at
         * the linking provider is removed, the item is removed there too. It may be sent again if
         * its answer was lost: removing a removed account changes nothing.
         *
         *     Also refuses with `not_found` (404), `payments_in_progress` (422).
         */
        delete: operations["removeBankAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/bank-account/switch/default/{user_uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch a user's default bank account
         * @description Applies to new payments. Existing payments keep their bank account.
         *
         *     Also refuses with `not_found` (404), `bank_account_unusable` (422).
         */
        put: operations["setDefaultBankAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/bank-accounts/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate an account and routing number
         * @description Only `account_number` and `routing_number` are required. Answers 200 with
         * `valid`, `invalid` or `not_validated`: here `invalid` is a result, not a refusal. Billed
         * like the validation of a new account.
         *
         * In the sandbox the end of the account number decides: `…7001` the provider answers
         * invalid: 406, no account is stored; `…7002` the provider cannot decide: not_validated;
         * `…7003` the provider never answers: not_validated after the deadline of 5 seconds;
         * `…7004` the provider is unreachable: not_validated at once. Every other account is valid,
         * if a bank can have its routing number and the routing directory lists it, when one was
         * imported.
         *
         * Also refuses with `tenant_suspended` (403), `billing_merchant_invalid` (406),
         * `billing_merchant_deleted` (406).
         */
        post: operations["validateBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/users/{uuid}/kyb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a business verification
         * @description `approve` and `reject`: for a business of any tenant that is in review or
         * was never submitted. Repeating a decision changes nothing. The opposite decision is
         * refused until the business is submitted again.
         *
         * `resubmit` asks the tenant of a business in review to correct or add something and to
         * submit the business again. The business stays in review. The tenant reads `reason` as
         * `kyb_resubmission_reason` of the user, and in the event BusinessUpdated. No tenant reads
         * the reason of the other decisions.
         *
         * `reason` is required for `resubmit`, and in live mode for every decision. Write no tax id
         * and no account number in it.
         *
         * Also refuses with `not_found` (404), `not_a_business` (422), `already_decided` (422),
         * `invalid_state` (422), `already_asked` (422).
         */
        post: operations["decideBusinessVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/users/{uuid}/originator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the originator of a merchant
         * @description Has only the fields of the merchant itself; a null is inherited from its
         * processor.
         *
         *     Also refuses with `not_found` (404), `not_a_business` (422).
         */
        get: operations["getMerchantOriginator"];
        /**
         * Change the originator of a merchant
         * @description An absent field does not change; null inherits from the processor. The
         * change applies to every batch that is written from now on. The merchant of a payment is
         * its payee if that is a merchant, or else its payer. The audit trail keeps the old values,
         * but of `company_name` and `company_identification` only that they changed: an erasure
         * removes those.
         *
         *     Also refuses with `not_found` (404), `not_a_business` (422), `already_asked` (422).
         */
        put: operations["updateMerchantOriginator"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/processors/{uuid}/account-validations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the validations of bank accounts
         * @description Of one tenant, newest first: the verdict, and what each source said and
         * when, in the order in which the sources were asked. `undecided`: the source knows nothing
         * about the account. `no_answer`: the provider failed or was late. `bank_account_uuid`
         * null: the account was not stored. Send `next` as `after` to read the next page; at the
         * end it is null.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["listAccountValidations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/linked-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the items at linking providers
         * @description Of all tenants, newest first. An item is what a user granted at the
         * provider; several bank accounts can come from it. `to_remove`: its last bank account was
         * removed here, and the provider has not confirmed the removal yet; `removal_error` says
         * why, and it is tried again at `removal_due_at`. Send `next` as `after` to read the next
         * page; at the end it is null.
         */
        get: operations["listLinkedItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/routing-directory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the state of the routing directory
         * @description The last 12 imports of the ACH directory of the Federal Reserve, newest
         * first. `achord routing import` imports a file.
         */
        get: operations["getRoutingDirectory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/unlisted-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bank accounts with an unlisted routing number
         * @description The usable bank accounts of all tenants or of one whose routing number is
         * not in the routing directory, or was replaced there. Their entries may come back. An
         * import of the directory finds them; an account is also listed when a bank corrects it to
         * such a number (`corrected_at`). Ask the user to add the account again with the right
         * number. Send `next` as `after` to read the next page; at the end it is null.
         */
        get: operations["listUnlistedAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/transaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a transaction
         * @description Captures `amount` from the payer and pays `amount − transaction_fee` to the
         * payee. At least one of them must be a merchant. Without `transaction_fee` the defaults of
         * the payee apply if it is a merchant, else the defaults of the payer, else 0. If your
         * operator has set `unique_client_reference_ids`, a second payment with the same
         * `client_reference_id` is refused. Announces TransactionStarted.
         *
         * Also refuses with `tenant_suspended` (403), `same_user` (422), `unknown_user` (422),
         * `no_merchant` (422), `no_bank_account` (422), `bank_account_unusable` (422),
         * `user_blocked` (422), `bank_account_blocked` (422), `not_authorized` (422),
         * `client_reference_id_taken` (422), `limit_exceeded` (422).
         */
        post: operations["createTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/transactions/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a transaction
         * @description Takes the body of a start, and starts nothing. It is refused as the start
         * would be refused now, limits included; otherwise it answers the fee, the bank accounts,
         * and the dates if the transaction were started now. `payout_amount` is what the payee
         * would get. The dates are banking days in Eastern time.
         *
         * Also refuses with `tenant_suspended` (403), `same_user` (422), `unknown_user` (422),
         * `no_merchant` (422), `no_bank_account` (422), `bank_account_unusable` (422),
         * `user_blocked` (422), `bank_account_blocked` (422), `not_authorized` (422),
         * `client_reference_id_taken` (422), `limit_exceeded` (422).
         */
        post: operations["previewTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/transactions/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start many transactions
         * @description Up to 1,000 at once. Each item is started or refused on its own, and
         * answered at its index. Every item has an `idempotency_key` with the same scope as the
         * header of the single operation, so an item may be retried by either operation.
         *
         *     Also refuses with `tenant_suspended` (403).
         */
        post: operations["createTransactionsInBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List transactions
         * @description Filters by creation day (UTC, both ends inclusive), by the bank accounts of
         * payer and payee, and by what `GET /3p/api/v2/transactions/search` filters by; a payment
         * must match every filter. `per_page`, `start_date` and `end_date` may also be spelled
         * `pageSize`, `startDate` and `endDate`. `totalItems` is exact. With filters other than
         * days, vendor and bank accounts, a list of which 10,000 payments or more must be looked at
         * is refused: narrow it by days, or use the search. A page after the last one is empty. New
         * payments move the pages of `newest`: to lose and repeat none, send the header
         * `Achord-Next` of the page before as `after`. A parameter that the list does not know is
         * refused. The parameters may also be sent in a JSON body, of a GET or a POST; a body of a
         * GET that is no JSON is ignored. A parameter that is in both places must have the same
         * value. A body with the fields of a payment is refused: send it to `POST
         * /3p/api/v1/transaction`.
         *
         *     Also refuses with `list_too_long` (422).
         */
        get: operations["listTransactions"];
        put?: never;
        /**
         * List transactions (parameters in the body)
         * @description Filters by creation day (UTC, both ends inclusive), by the bank accounts of
         * payer and payee, and by what `GET /3p/api/v2/transactions/search` filters by; a payment
         * must match every filter. `per_page`, `start_date` and `end_date` may also be spelled
         * `pageSize`, `startDate` and `endDate`. `totalItems` is exact. With filters other than
         * days, vendor and bank accounts, a list of which 10,000 payments or more must be looked at
         * is refused: narrow it by days, or use the search. A page after the last one is empty. New
         * payments move the pages of `newest`: to lose and repeat none, send the header
         * `Achord-Next` of the page before as `after`. A parameter that the list does not know is
         * refused. The parameters may also be sent in a JSON body, of a GET or a POST; a body of a
         * GET that is no JSON is ignored. A parameter that is in both places must have the same
         * value. A body with the fields of a payment is refused: send it to `POST
         * /3p/api/v1/transaction`.
         *
         *     Also refuses with `list_too_long` (422).
         */
        post: operations["listTransactionsByBody"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/transactions/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search transactions
         * @description By state, status, user, reference, metadata, trace number, return code,
         * amount and time; a payment must match every filter. `user_uuid`: the payer or the payee.
         * `created_from` and `updated_since` are included in their range, `created_before` and
         * `updated_before` are not. To follow changes, send `updated_since` with `created_from` of
         * some months ago: payments that ended long ago do not change. Newest first. One answer
         * looks at a bounded number of payments, so a page may have fewer than `limit`, or none,
         * and still a `next`: go on until `next` is null.
         */
        get: operations["searchTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/transactions/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a transaction
         * @description Also refuses with `not_found` (404).
         */
        get: operations["getTransaction"];
        /**
         * Change the metadata of a transaction
         * @description In any status. `metadata` changes by key: a key that you send is added or
         * gets the new value, null deletes it, and all other keys stay. Nothing else of a
         * transaction can be changed. No event is announced; later events, the details and the
         * search show the new metadata. A replay of the start still answers what was sent with it.
         *
         *     Also refuses with `not_found` (404).
         */
        put: operations["updateTransaction"];
        post?: never;
        /**
         * Cancel a transaction
         * @description Works until the capture is put into a bank file. Announces
         * TransactionCanceled. It may be sent again if its answer was lost: a canceled transaction
         * is answered as it is.
         *
         *     Also refuses with `not_found` (404), `not_cancelable` (422).
         */
        delete: operations["cancelTransaction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/transaction/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/transactions/{uuid}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the details of a transaction
         * @description The record, its `state` in one word, its moves in order with a description,
         * its entries in bank files, its holds and its refunds, all read at one moment.
         * `capture_settles_on`, `payout_eligible_on` (the capture is good) and `returnable_until`
         * (every return in time has arrived by the opening of this day) are banking days in Eastern
         * time. They are null after the capture was canceled or failed, and while an open hold
         * stops the step that they depend on.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["getTransactionDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/transactions/{uuid}/authorization-proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the proof of an authorization
         * @description The authorization that the payment uses with its evidence, who pays whom,
         * and each debit with its trace number and its return. A bank asks for it when a payer
         * denies a debit, and must have it within ten banking days. `format=pdf` answers it as a
         * file for the bank.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["getAuthorizationProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/transactions/{uuid}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a transaction
         * @description Puts a hold on the transaction: no payout, reverse payout, clawback or
         * refund of it is sent until it is resumed. The capture continues. Pausing a paused
         * transaction changes nothing.
         *
         *     Also refuses with `not_found` (404), `not_pausable` (422).
         */
        post: operations["pauseTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/transaction/{uuid}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/transactions/{uuid}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a transaction
         * @description Releases the tenant's hold. The stopped entries are sent at the next
         * cut-off, unless an operator holds the transaction too. Resuming a transaction that is not
         * paused changes nothing.
         *
         *     Also refuses with `not_found` (404).
         */
        post: operations["resumeTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/transaction/{uuid}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/transactions/{uuid}/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the holds of a transaction
         * @description Oldest first, including released holds.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["listTransactionHolds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/transactions/{uuid}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a transaction
         * @description Debits `amount` (default: all that is left) from the payee after the payout
         * was sent, and credits it to the payer when that debit is good. Allowed from the moment
         * the capture is in a confirmed bank file until the capture or the payout is returned.
         * Before that, cancel the transaction. A transaction may be refunded in several parts, up
         * to its amount. Announces RefundPending.
         *
         * Also refuses with `tenant_suspended` (403), `not_found` (404), `not_refundable` (422),
         * `refund_exceeds_amount` (422), `refund_limit_reached` (422), `unknown_user` (422).
         */
        post: operations["createRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/transactions/{uuid}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/transaction/{uuid}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/refunds/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a refund
         * @description Also refuses with `not_found` (404).
         */
        get: operations["getRefund"];
        /**
         * Change the metadata of a refund
         * @description In any status. `metadata` changes by key: a key that you send is added or
         * gets the new value, null deletes it, and all other keys stay. Nothing else of a refund
         * can be changed. No event is announced; later events show the new metadata.
         *
         *     Also refuses with `not_found` (404).
         */
        put: operations["updateRefund"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/refunds/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/transactions/{uuid}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the refunds of a transaction
         * @description Oldest first, including failed refunds.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["listTransactionRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/transactions/{uuid}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/transaction/{uuid}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List refunds
         * @description The refunds of all transactions, newest first. Send `next` as `after` to
         * read the next page; at the end it is null.
         */
        get: operations["listRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/batch-payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List batch payouts
         * @description Newest first. One for each daily run, for all merchants of the processor.
         */
        get: operations["listBatchPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/batch-payouts/processor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/batch-payouts/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one of the batch payouts
         * @description Also refuses with `not_found` (404).
         */
        get: operations["getBatchPayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/batch-payouts/processor/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/batch-refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List batch refunds
         * @description Newest first. One for each daily run, for all merchants of the processor.
         */
        get: operations["listBatchRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/batch-refunds/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one of the batch refunds
         * @description Also refuses with `not_found` (404).
         */
        get: operations["getBatchRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/batch-payouts/{uuid}/merchant-payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the merchants of a batch payout
         * @description One for each merchant and account, with its entries at the bank, ordered by
         * uuid. `/3p/api/v2/batch-merchant-payouts/{uuid}` also lists the members.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["listMerchantPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/batch-refunds/{uuid}/merchant-refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the merchants of a batch refund
         * @description One for each merchant and account, with its entries at the bank, ordered by
         * uuid. `/3p/api/v2/batch-merchant-refunds/{uuid}` also lists the members.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["listMerchantRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/batch-merchant-payouts/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a merchant's batch payout
         * @description One credit to one account of the merchant, for all payments that became good
         * since the last run. `trace_id` is the trace number of the latest entry; `entries` lists
         * all.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["getMerchantPayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/batch-merchant-refunds/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a merchant's batch refund
         * @description One debit of the merchant for all refunds of its payments since the last
         * run. `trace_id` is the trace number of the latest entry; `entries` lists all.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["getMerchantRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/users/{uuid}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the statement of a user
         * @description One balance: what is owed to the user, less what the user owes. Movements
         * between the user’s own accounts, such as reserving a payout, do not change it and are
         * left out. Offsets, where one payment pays the debt of another, are included and name both
         * payments. Deleted users keep their statement. From `start_date` to `end_date`, UTC days,
         * both inclusive. By default the period ends today and begins on the first day of its last
         * month. `format=csv` answers the whole period as a file, without pages.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["getUserStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the statement of a tenant
         * @description Every account with a balance or a movement, and every debit and credit with
         * the balance of its account after it. Cents, debit positive. BANK: cash in the pooled
         * settlement account. DIF: debits in flight. CIF: credits in flight. UNS: captured, not yet
         * good. PAYEE: owed to a payee. PRES: reserved for a payout. FEE: owed to a vendor, or to
         * the processor, for fees. PAYER: owed to a payer. CLAW: receivable from a payee. RECV:
         * receivable from a payer. LOSS: written off. SUSP: unmatched bank items. OWN: own funds
         * paid in. From `start_date` to `end_date`, UTC days, both inclusive. By default the period
         * ends today and begins on the first day of its last month. `format=csv` answers the whole
         * period as a file, without pages. A vendor reads only its own account: the fees owed to
         * it.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/vendors/{uuid}/fee-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the account that fees of a vendor are paid to, and the owed amount
         * @description `uuid` is a vendor. The operator manages the fees of the processor itself.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["getVendorFeeAccount"];
        /**
         * Name the account that fees of a vendor are paid to
         * @description `uuid` is a vendor. The operator manages the fees of the processor itself.
         * The account belongs to a user of the vendor, or to a user of the processor for its own
         * fees. `schedule` is `daily` (the daily run of each banking day pays) or `on_demand`;
         * without it the schedule stays, and is daily at first. After a returned payout the daily
         * run pays again only after an account is named, even the same one.
         *
         * Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable`
         * (422).
         */
        put: operations["setVendorFeeAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/vendors/{uuid}/fee-payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay out fees of a vendor
         * @description One credit of all owed fees to the named account, with the next cut-off for
         * the next banking day. Only fees of good captures are owed. Refused with 422
         * `no_fee_account`, `nothing_owed`, or `payout_waits` if a payout already waits for the
         * next file.
         *
         * Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable`
         * (422).
         */
        post: operations["payOutVendorFees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/fee-payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the payouts of fees
         * @description Newest first. A processor sees its own and its vendors’ payouts; a vendor
         * its own.
         */
        get: operations["listFeePayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/fee-payouts/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a payout of fees
         * @description Also refuses with `not_found` (404).
         */
        get: operations["getFeePayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the limits of payments
         * @description A processor sees its own limits and the limits of its vendors and merchants;
         * a vendor its own limits and its merchants’ limits. In cents; null is no limit. Each
         * request counts the usage again.
         */
        get: operations["listLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/return-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List return rates
         * @description The processor first, then its merchants; for a vendor only its merchants.
         * The debits that were sent in 60 days, and the returns of these days. Owners without
         * debits are left out.
         */
        get: operations["listReturnRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/users/{uuid}/authorizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the authorizations of a payer
         * @description Oldest first, including revoked ones, without their evidence. Send `next` as
         * `after` to read the next page; at the end it is null.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["listUserAuthorizations"];
        put?: never;
        /**
         * Record an authorization of a payer
         * @description The payer agreed that this account is debited. Payments that start
         * afterwards use it if it allows them: see `authorization_uuid` of a payment. After an
         * unauthorized return or a stopped payment it also lifts the blocks on the payer and on the
         * account (`unauthorized`, `stop_payment`) and releases their payments on hold. Send the
         * evidence, or keep it yourself: a bank may ask for it until two years after the
         * authorization ends.
         *
         * Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable`
         * (422), `unknown_user` (422).
         */
        post: operations["recordPayerAuthorization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/authorizations/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an authorization with its evidence
         * @description Also refuses with `not_found` (404).
         */
        get: operations["getAuthorization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/authorizations/{uuid}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an authorization
         * @description No further payment can use the authorization. Its payments whose debit is in
         * no bank file are canceled (TransactionCanceled); one that waits to be presented again
         * fails (TransactionFailed). A debit that is in a file goes on. A revoked authorization is
         * answered as it is.
         *
         *     Also refuses with `not_found` (404).
         */
        post: operations["revokeAuthorization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v2/users/{uuid}/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the blocks of a user and of its bank accounts
         * @description Oldest first, including lifted blocks.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["listUserBlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search transactions of any tenant
         * @description By tenant, vendor, user, state, status, return code, amount, reference,
         * metadata, trace number, file, hold and time; a payment must match every filter. Newest
         * first. One answer looks at a bounded number of payments, so a page may have fewer than
         * `limit`, or none, and still a `next`: go on until `next` is null.
         */
        get: operations["searchTransactionsOfAnyTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/transactions/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search transactions of any tenant, as a file
         * @description Comma-separated values (RFC 4180), newest first, at most 100,000 payments.
         * Amounts are in cents. The filters are the same as for the search.
         */
        get: operations["downloadTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/transactions/{uuid}/authorization-proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the proof of an authorization of any tenant
         * @description The authorization that the payment uses with its evidence, who pays whom,
         * and each debit with its trace number and its return. A bank asks for it when a payer
         * denies a debit, and must have it within ten banking days. `format=pdf` answers it as a
         * file for the bank. It has personal data of the payer, so each call is recorded in the
         * audit trail.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["getAuthorizationProofOfAnyTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List refunds of any tenant
         * @description Newest first. Send `next` as `after` to read the next page; at the end it is
         * null.
         */
        get: operations["listRefundsOfAnyTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/refunds/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a refund of any tenant
         * @description Also refuses with `not_found` (404).
         */
        get: operations["getRefundOfAnyTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List daily runs of any tenant
         * @description What each daily run paid out or refunded for a processor, newest first. Send
         * `next` as `after` to read the next page; at the end it is null.
         */
        get: operations["listBatchesOfAnyTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/batches/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a daily run of any tenant
         * @description Also refuses with `not_found` (404).
         */
        get: operations["getBatchOfAnyTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/batch-merchant-payouts/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a merchant's batch payout of any tenant
         * @description One credit to one account of the merchant, for all payments that became good
         * since the last run. `trace_id` is the trace number of the latest entry; `entries` lists
         * all.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["getMerchantPayoutOfAnyTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/batch-merchant-refunds/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a merchant's batch refund of any tenant
         * @description One debit of the merchant for all refunds of its payments since the last
         * run. `trace_id` is the trace number of the latest entry; `entries` lists all.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["getMerchantRefundOfAnyTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/processors/{uuid}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the statement of a processor
         * @description Every account with a balance or a movement, and every debit and credit with
         * the balance of its account after it. Cents, debit positive. BANK: cash in the pooled
         * settlement account. DIF: debits in flight. CIF: credits in flight. UNS: captured, not yet
         * good. PAYEE: owed to a payee. PRES: reserved for a payout. FEE: owed to a vendor, or to
         * the processor, for fees. PAYER: owed to a payer. CLAW: receivable from a payee. RECV:
         * receivable from a payer. LOSS: written off. SUSP: unmatched bank items. OWN: own funds
         * paid in. From `start_date` to `end_date`, UTC days, both inclusive. By default the period
         * ends today and begins on the first day of its last month. `format=csv` answers the whole
         * period as a file, without pages. The operator books (suspense and own funds) have the
         * uuid `00000000-0000-8000-8000-000000000000`.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["getProcessorStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/ledger/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the ledger balances of a processor
         * @description Cents, debit positive. Accounts at zero are left out. BANK: cash in the
         * pooled settlement account. DIF: debits in flight. CIF: credits in flight. UNS: captured,
         * not yet good. PAYEE: owed to a payee. PRES: reserved for a payout. FEE: owed to a vendor,
         * or to the processor, for fees. PAYER: owed to a payer. CLAW: receivable from a payee.
         * RECV: receivable from a payer. LOSS: written off. SUSP: unmatched bank items. OWN: own
         * funds paid in. The operator books (suspense and own funds) have the uuid
         * `00000000-0000-8000-8000-000000000000`.
         */
        get: operations["getLedgerBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/fee-accounts/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the account that fees are paid to, and the owed amount
         * @description `uuid` is a vendor, or a processor for the fees of its own payments.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["getFeeAccount"];
        /**
         * Name the account that fees are paid to
         * @description `uuid` is a vendor, or a processor for the fees of its own payments. The
         * account belongs to a user of the vendor, or to a user of the processor for its own fees.
         * `schedule` is `daily` (the daily run of each banking day pays) or `on_demand`; without it
         * the schedule stays, and is daily at first. After a returned payout the daily run pays
         * again only after an account is named, even the same one.
         *
         * Also refuses with `not_found` (404), `bank_account_unusable` (422), `already_asked`
         * (422).
         */
        put: operations["setFeeAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/fee-accounts/{uuid}/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay out fees
         * @description One credit of all owed fees to the named account, with the next cut-off for
         * the next banking day. Only fees of good captures are owed. Refused with 422
         * `no_fee_account`, `nothing_owed`, or `payout_waits` if a payout already waits for the
         * next file.
         *
         *     Also refuses with `not_found` (404), `bank_account_unusable` (422).
         */
        post: operations["payOutFees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/processors/{uuid}/fee-payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the payouts of fees of a processor
         * @description Newest first, including its vendors’ payouts. Send `next` as `after` to read
         * the next page; at the end it is null.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["listProcessorFeePayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/transactions/{uuid}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a note about a transaction
         * @description Every operator sees it at the transaction; its tenant does not. It is an
         * entry of the audit trail: it cannot be changed or removed, so leave out what identifies a
         * person.
         *
         *     Also refuses with `not_found` (404).
         */
        post: operations["createTransactionNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/transactions/{uuid}/proof-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a bank asks for a proof
         * @description The bank of the payer asks for the proof of the authorization, through your
         * bank. It must have it within ten banking days: Today shows the deadline. A payment has
         * one open request; a second one is answered with the first.
         *
         *     Also refuses with `not_found` (404).
         */
        post: operations["createProofRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/proof-requests/{uuid}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a proof was sent
         * @description The bank has the proof. An answered request is answered as it is.
         *
         *     Also refuses with `not_found` (404).
         */
        post: operations["answerProofRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/proof-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests for proofs
         * @description Of payments of all tenants, oldest first. Send `next` as `after` to read the
         * next page; at the end it is null.
         */
        get: operations["listProofRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/proof-requests/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a request for a proof
         * @description Also refuses with `not_found` (404).
         */
        get: operations["getProofRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/transactions/{uuid}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a transaction of any tenant
         * @description As `POST /3p/api/v1/transactions/{uuid}/refund`, for the tenant: it debits
         * `amount` in cents (default: all that is left) from the payee and credits it to the payer
         * when that debit is good. The tenant gets the event RefundPending. A suspended tenant does
         * not prevent it.
         *
         * Also refuses with `not_found` (404), `not_refundable` (422), `refund_exceeds_amount`
         * (422), `refund_limit_reached` (422), `unknown_user` (422), `already_asked` (422).
         */
        post: operations["refundTransactionOfAnyTenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/transactions/{uuid}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a transaction of any tenant
         * @description As `DELETE /3p/api/v2/transactions/{uuid}`, for the tenant: it works until
         * the capture is put into a bank file. The tenant gets the event TransactionCanceled and
         * reads `cancel_reason`; `reason` is in the audit trail. A canceled transaction is answered
         * as it is.
         *
         *     Also refuses with `not_found` (404), `not_cancelable` (422).
         */
        post: operations["cancelTransactionOfAnyTenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/transactions/{uuid}/payout-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay out again
         * @description Allowed after a returned payout was kept for the payee, or when something
         * owed to the payee is left over. Debts of the payee on other transactions are paid first,
         * unless a debit is collecting them. Uses `bank_account_uuid`, another account of the same
         * user; without it, the account as before. All later entries of the payee use this account
         * too.
         *
         * Also refuses with `not_found` (404), `invalid_state` (422), `bank_account_unusable`
         * (422), `already_asked` (422).
         */
        post: operations["sendPayoutAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/transactions/{uuid}/reverse-payout-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a reverse payout again
         * @description Allowed after the reverse payout was returned, while something is owed to
         * the payer. Uses `bank_account_uuid`, another account of the same user; without it, the
         * account as before. Announces ReversePayoutStarted.
         *
         * Also refuses with `not_found` (404), `invalid_state` (422), `bank_account_unusable`
         * (422), `already_asked` (422).
         */
        post: operations["sendReversePayoutAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/refunds/{uuid}/send-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the credit of a refund again
         * @description Allowed after the credit to the payer was returned. Uses
         * `bank_account_uuid`, another account of the same user; without it, the account as before.
         * Announces RefundPayoutPending.
         *
         * Also refuses with `not_found` (404), `invalid_state` (422), `bank_account_unusable`
         * (422), `already_asked` (422).
         */
        post: operations["sendRefundAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/transactions/{uuid}/clawback-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claw back again
         * @description Debits the payee again for what they still owe, after a clawback failed.
         * Refused when the payee may not be debited. Uses `bank_account_uuid`, another account of
         * the same user; without it, the account as before. Announces ClawbackStarted.
         *
         * Also refuses with `not_found` (404), `invalid_state` (422), `bank_account_unusable`
         * (422), `bank_account_blocked` (422), `user_blocked` (422).
         */
        post: operations["sendClawbackAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/refunds/{uuid}/give-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the money of a refund back to the payee
         * @description Allowed after the credit to the payer was returned. The refund has then
         * failed for good and no longer counts against the transaction. Pay the money out with
         * `payout-again`. A refund that was given back is answered as it is.
         *
         *     Also refuses with `not_found` (404), `invalid_state` (422).
         */
        post: operations["giveRefundBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/transactions/{uuid}/write-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write off what a payee owes
         * @description Allowed after a clawback failed. Money that comes in later reduces the
         * write-off first. `amount` in cents; without it, the whole debt. A transaction whose debt
         * was written off is answered as it is.
         *
         * Also refuses with `not_found` (404), `invalid_state` (422), `amount_exceeds_debt` (422),
         * `already_asked` (422).
         */
        post: operations["writeOffPayeeDebt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/transactions/{uuid}/payer-debt/write-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write off what a payer owes
         * @description A payer owes what they were refunded or paid back when the capture is
         * returned. `amount` in cents; without it, the whole debt. A transaction whose debt was
         * written off is answered as it is.
         *
         * Also refuses with `not_found` (404), `invalid_state` (422), `amount_exceeds_debt` (422),
         * `already_asked` (422).
         */
        post: operations["writeOffPayerDebt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/transactions/{uuid}/payer-debt/paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a payer paid their debt
         * @description For money that came into the account at a bank without an entry of ours. The
         * debt may have been written off before. `bank` is required when there are several banks.
         * `amount` in cents; without it, the whole debt.
         *
         * Also refuses with `not_found` (404), `invalid_state` (422), `amount_exceeds_debt` (422),
         * `already_asked` (422).
         */
        post: operations["recordPayerDebtPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/transactions/{uuid}/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold a transaction
         * @description No payout, reverse payout, clawback or refund of the transaction is sent
         * until every hold is released. The capture continues, unless `stops_capture` is true and
         * it is in no file yet.
         *
         *     Also refuses with `not_found` (404).
         */
        post: operations["createHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/holds/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a hold, also a released one
         * @description Also refuses with `not_found` (404).
         */
        get: operations["getHold"];
        put?: never;
        post?: never;
        /**
         * Release a hold
         * @description Releases a hold of an operator or of a tenant. Releasing it again changes
         * nothing.
         *
         *     Also refuses with `not_found` (404).
         */
        delete: operations["releaseHold"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List open holds
         * @description The open holds of all tenants, oldest first, each with its payment. Filter
         * by kind. Send `next` as `after` to read the next page; at the end it is null.
         */
        get: operations["listHolds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/users/{uuid}/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block a user
         * @description `unauthorized`: no debit of the user until a new authorization; `fraud`,
         * `compliance`, `sanctions`: no payment starts with the user. Earlier payments are put on
         * hold. If the user has a block of this kind already, it stays.
         *
         *     Also refuses with `not_found` (404).
         */
        post: operations["createBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/blocks/{uuid}/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lift a block
         * @description Releases the payments that it put on hold. Lifting a lifted block changes
         * nothing.
         *
         *     Also refuses with `not_found` (404).
         */
        post: operations["liftBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List open blocks
         * @description Of all tenants, oldest first. Filter by processor or by kind. Send `next` as
         * `after` to read the next page; at the end it is null.
         */
        get: operations["listBlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/blocks/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a block, also a lifted one
         * @description Also refuses with `not_found` (404).
         */
        get: operations["getBlock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/authorizations/{uuid}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an authorization of any tenant
         * @description No further payment can use the authorization. Its payments whose debit is in
         * no bank file are canceled (TransactionCanceled); one that waits to be presented again
         * fails (TransactionFailed). A debit that is in a file goes on. A revoked authorization is
         * answered as it is.
         *
         *     Also refuses with `not_found` (404).
         */
        post: operations["revokeAuthorizationOfAnyTenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/processors/{uuid}/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the limits of a processor
         * @description For all payments of the processor together, including its vendors’ payments.
         * In cents; a field that is left out or null is no limit. Payments that are in flight or
         * started on the same banking day count. A payment that exceeds a limit is refused with
         * `limit_exceeded`.
         *
         *     Also refuses with `not_found` (404), `already_asked` (422).
         */
        put: operations["setProcessorLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/vendors/{uuid}/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the limits of a vendor
         * @description For all payments of the vendor together. In cents; a field that is left out
         * or null is no limit. Payments that are in flight or started on the same banking day
         * count. A payment that exceeds a limit is refused with `limit_exceeded`.
         *
         *     Also refuses with `not_found` (404), `already_asked` (422).
         */
        put: operations["setVendorLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/users/{uuid}/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the limits of a merchant
         * @description For all payments to the merchant together, and for its payments to users who
         * are not merchants. In cents; a field that is left out or null is no limit. Payments that
         * are in flight or started on the same banking day count. A payment that exceeds a limit is
         * refused with `limit_exceeded`.
         *
         *     Also refuses with `not_found` (404), `not_a_merchant` (422), `already_asked` (422).
         */
        put: operations["setMerchantLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the limits in a processor
         * @description In the order of the owners' uuids. In cents; null is no limit. Each request
         * counts the usage again. Send `next` as `after` to read the next page; at the end it is
         * null.
         */
        get: operations["listLimitsOfAnyTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/return-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the return rates in a processor
         * @description The processor first, then its merchants. The debits that were sent in 60
         * days, and the returns of these days. Owners without debits are left out. Send `next` as
         * `after` to read the next page; at the end it is null.
         */
        get: operations["listReturnRatesOfAnyTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/processors/{uuid}/return-rate-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set what happens past a return rate
         * @description `hold_debits_past_rate`: new payments of a merchant whose unauthorized rate
         * is exceeded start on hold (kind `risk`) and are debited only after the hold is released.
         * `return_rate_minimum_debits`: below this number of debits every rate is normal. Fields
         * that are left out stay.
         *
         *     Also refuses with `not_found` (404).
         */
        put: operations["setReturnRatePolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the event log
         * @description Answers events in order, oldest first. Send `next` as `after` to read the
         * next page. At the end `next` is null: then send the `uuid` of your last event as `after`.
         * `after=latest` answers no events; its `next` is the end of the log now, or null while
         * there are no events. A processor reads its own events and all its vendors’ events. A
         * vendor reads its own events without BatchPayout and BatchRefund. With `type`, one answer
         * looks at 1000 events: a page may be empty and still have a `next`. The log has everything
         * that the caller did before the call.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/events/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an event
         * @description By its uuid, which is the `webhook-id` of its deliveries.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List registered webhooks
         * @description Lists all registrations of the tenant, one entry for each event and URL. A
         * registration never changes, so `updated_at` is `created_at`.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Register a webhook
         * @description Every URL then receives every named event. A request with one bad entry
         * registers nothing; a repeated registration changes nothing. A request takes up to 20
         * URLs, a tenant up to 100. Only a processor token can register BatchPayout and
         * BatchRefund. Deliveries are signed: read the secret at
         * `/3p/api/v1/webhook-endpoints/{uuid}/secret`.
         *
         * Also refuses with `webhook_url_refused` (422), `event_needs_processor` (422),
         * `webhook_limit_reached` (422).
         */
        post: operations["registerWebhook"];
        /**
         * De-register a webhook
         * @description Without `webhook_url` the events are removed from all URLs of the tenant.
         * Pending deliveries of removed registrations are canceled; none starts after the answer.
         * An event that is not registered changes nothing. The header
         * `Achord-Removed-Registrations` has the number of removed registrations.
         *
         *     Also refuses with `webhook_url_refused` (422).
         */
        delete: operations["deregisterWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/webhook-endpoints/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an endpoint
         * @description An absent field does not change. Its secret and history stay. `event_names`:
         * the endpoint receives these events from now on, and no others; pending deliveries of
         * other events are canceled. `url`: pending deliveries go to the new URL, at once if they
         * failed before; a disabled endpoint stays disabled. After the answer nothing is sent that
         * the change excludes.
         *
         * Also refuses with `not_found` (404), `event_needs_processor` (422), `webhook_url_refused`
         * (422), `webhook_url_taken` (422).
         */
        put: operations["updateWebhookEndpoint"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description A processor sees its own URLs and its vendors’ URLs (`vendor_uuid`), a
         * vendor its own. Oldest first, only URLs with a registration.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/webhook-endpoints/{uuid}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the signing secret of an endpoint
         * @description Signatures follow Standard Webhooks 1.0.0. Each tenant and URL has one
         * secret.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["getWebhookSecret"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/webhook-endpoints/{uuid}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the signing secret of an endpoint
         * @description For 24 hours every delivery has two signatures, one of the new secret and
         * one of the previous secret. A second rotation within that time ends the older secret
         * immediately.
         *
         *     Also refuses with `not_found` (404).
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/webhook-endpoints/{uuid}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable a disabled endpoint
         * @description Its held deliveries are due at once. Enabling an enabled endpoint changes
         * nothing.
         *
         *     Also refuses with `not_found` (404).
         */
        post: operations["enableWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/webhook-endpoints/{uuid}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test delivery
         * @description Sends one request of type `WebhookTest` at once, signed like any other, also
         * to a disabled endpoint. It is sent only once and is not in the history. The answer has
         * its result and takes at most 15 seconds.
         *
         *     Also refuses with `not_found` (404).
         */
        post: operations["sendTestDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/webhook-endpoints/{uuid}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of an endpoint
         * @description Latest event first. `pending`: under way, or waits for its next attempt.
         * `held`: waits until the endpoint is enabled. `dead`: failed ten times. `canceled`:
         * de-registered before it was delivered. `since` and `until` compare the time when the
         * event was raised.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/webhook-endpoints/deliveries/{uuid}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay a delivery
         * @description Sends the same event with the same `webhook-id` at once and starts a new
         * schedule of ten attempts, whether it was delivered, is dead, or waits for its next
         * attempt. A disabled endpoint receives it when it is enabled.
         *
         *     Also refuses with `not_found` (404).
         */
        post: operations["replayDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/webhook-endpoints/{uuid}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay the deliveries of an endpoint
         * @description Sends deliveries again whose events were raised from `since` and before
         * `until` (both optional). `state` is `dead` by default, or `delivered`. They are due at
         * once, the oldest first, and start a new schedule of ten attempts. A request takes up to
         * 10000; if `more` is true, repeat the request.
         *
         *     Also refuses with `not_found` (404).
         */
        post: operations["replayDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints of any tenant
         * @description Newest first. An endpoint without `event_names` was de-registered. Send
         * `next` as `after` to read the next page; at the end it is null.
         */
        get: operations["listWebhookEndpointsOfAnyTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/webhook-endpoints/{uuid}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the latest deliveries of an endpoint
         * @description Latest event first, at most 100, each with its attempts and what the
         * endpoint answered. For earlier ones name a period: `since` and `until` compare the time
         * when the event was raised.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["listLatestDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/webhook-endpoints/{uuid}/events/{event_uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an event as an endpoint gets it
         * @description The body of its deliveries. `event_uuid` is their `webhook-id`.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["getEventOfEndpoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/webhook-endpoints/{uuid}/deliveries/{delivery_uuid}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay a delivery of any tenant
         * @description Sends the same event with the same `webhook-id` at once and starts a new
         * schedule of ten attempts, whether it was delivered, is dead, or waits for its next
         * attempt. A disabled endpoint receives it when it is enabled. It moves no money.
         *
         *     Also refuses with `not_found` (404).
         */
        post: operations["replayDeliveryOfAnyTenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whose token this is
         * @description The processor of the token, and its vendor if it is the token of a vendor;
         * whether the service moves money; and what the token may do now.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Sets the cookie of a session, for browsers; programs use tokens. `code`: of
         * the authenticator app. A session ends after 30 minutes without a request and after 12
         * hours in all. Requests with a session that change something need the header
         * `Achord-Console: 1`.
         *
         *     Also refuses with `sign_in_refused` (401), `too_many_sign_ins` (429).
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/oidc/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in at the identity provider
         * @description For browsers: sends them to the provider of `ACHORD_OIDC_ISSUER`.
         * `again=true` asks for the password there, also of a person who is signed in there: acts
         * that move money or grant access need it. The provider must send the claim `auth_time`;
         * without it they need a password of this service.
         *
         *     Also refuses with `oidc_unavailable` (503), `too_many_sign_ins` (429).
         */
        get: operations["beginOidcSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/oidc/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Come back from the identity provider
         * @description The provider sends the browser here. At the first sign-in an operator is
         * found by the verified email, from then on by the subject at the provider.
         *
         * Also refuses with `oidc_refused` (401), `oidc_unavailable` (503), `not_an_operator`
         * (403), `too_many_sign_ins` (429).
         */
        get: operations["endOidcSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a one-time link
         * @description Shows whom the link is for, and the secret for the authenticator app. It
         * does not use up the link.
         *
         *     Also refuses with `link_invalid` (401), `too_many_sign_ins` (429).
         */
        post: operations["openInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/invitation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a password with a one-time link
         * @description Uses up the link, and signs in. `code`: of the authenticator app that has
         * the secret of the link; in the sandbox it may be left out, and later sign-ins then need
         * none. Earlier sessions of the operator end.
         *
         *     Also refuses with `link_invalid` (401), `too_many_sign_ins` (429).
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own session
         * @description `is_confirmed`: the password was given in the last 15 minutes, as acts that
         * move money need it.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        /**
         * Sign out
         * @description It may be sent again if its answer was lost: signing out of a session that
         * is over changes nothing.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/session/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the password again
         * @description Acts that move money are allowed for 15 minutes from now. The session gets a
         * new cookie. Who signs in at an identity provider signs in there again instead.
         *
         *     Also refuses with `sign_in_refused` (401), `too_many_sign_ins` (429).
         */
        post: operations["confirmSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/session/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password
         * @description The other sessions of the operator end.
         *
         *     Also refuses with `sign_in_refused` (401), `too_many_sign_ins` (429).
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the operators
         * @description Oldest first, also disabled ones. `state=invited`: those who have never
         * signed in. Admin tokens are not operators: `GET /admin/v1/tokens` lists them. Send `next`
         * as `after` to read the next page; at the end it is null.
         */
        get: operations["listOperators"];
        put?: never;
        /**
         * Invite an operator
         * @description Returns a link that works once, within 72 hours: give it to the person over
         * a channel that you trust. With it they choose a password and set up an authenticator app.
         * `processor_uuid`: the tenant of a developer, whom nothing else is shown. With an identity
         * provider the person can also sign in there, if its email is the same, unless
         * `password_only` is true. The link is shown only in this answer; a replay under the same
         * Idempotency-Key has it too.
         *
         *     Also refuses with `not_found` (404), `operator_exists` (422), `already_asked` (422).
         */
        post: operations["inviteOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/operators/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an operator
         * @description Also refuses with `not_found` (404).
         */
        get: operations["getOperator"];
        /**
         * Change or disable an operator
         * @description An absent field does not change. A change of the role takes effect within
         * one second, also in open sessions. Disabling ends the sessions of the operator, and so
         * does `password_only`: from then on the identity provider signs the person in no more. A
         * token works only while the person who issued it is an administrator, so `issued_tokens`
         * says what happens to the tokens of an operator who is disabled or gets a smaller role.
         * Operators cannot change their own role or disable themselves.
         *
         * Also refuses with `not_found` (404), `invalid_state` (422), `operator_exists` (422),
         * `already_asked` (422).
         */
        put: operations["updateOperator"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/operators/{uuid}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new link for an operator
         * @description For a person who lost the link, the password or the authenticator app. The
         * old password works until the new link is used. Earlier links end.
         *
         *     Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
         */
        post: operations["createOperatorLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the open sessions
         * @description Newest first; of all operators, or of one.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/sessions/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session
         * @description Takes effect at once in the process that answers, and within one second in
         * all others. Ending it again changes nothing.
         *
         *     Also refuses with `not_found` (404).
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List approvals
         * @description Newest first. `state=waiting`: those that wait for a second operator; with
         * `asked_by=others`, those that the caller may decide. Send `next` as `after` to read the
         * next page; at the end it is null.
         */
        get: operations["listApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/approvals/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an approval
         * @description Also refuses with `not_found` (404).
         */
        get: operations["getApproval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/approval-policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List which acts need a second operator
         * @description In live mode every act of the list does by default, in the sandbox none.
         */
        get: operations["listApprovalPolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/approval-policies/{act}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set whether an act needs a second operator
         * @description `above_amount` in cents, 0 by default: an act of at most this amount needs
         * no second operator. An act without an amount always needs one. The token of the
         * environment changes a policy alone, so that a service with one operator can be set up.
         *
         *     Also refuses with `already_asked` (422).
         */
        put: operations["setApprovalPolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/processors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the processors
         * @description Oldest first, each with its 100 oldest vendors; `GET /admin/v1/vendors`
         * lists all. Send `next` as `after` to read the next page; at the end it is null.
         */
        get: operations["listProcessors"];
        put?: never;
        /**
         * Create a processor
         * @description A processor is a tenant. Other tenants do not see its users, payments and
         * webhooks. In live mode its payments need an authorization of the payer, until
         * `authorization_required` is changed.
         */
        post: operations["createProcessor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/processors/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings of a processor
         * @description Also refuses with `not_found` (404).
         */
        get: operations["getProcessor"];
        /**
         * Change the settings of a processor
         * @description An absent field does not change. `payout_delay_days` applies to payments
         * that start from now on; 0 requires `zero_delay_allowed`. `originator` applies to every
         * batch that is written from now on; null inherits from the bank. `authorization_required`
         * applies to payments that start from now on. `validation_sources` applies to validations
         * from now on; null: `linked`, `settled_debits` and `provider` in live mode, `provider` in
         * the sandbox. `bank` applies from the next cut-off on to entries that are not in a file;
         * entries that were sent stay with their bank. The audit trail keeps the old values.
         *
         *     Also refuses with `not_found` (404), `already_asked` (422).
         */
        put: operations["updateProcessor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/processors/{uuid}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend a processor
         * @description Its tokens and its vendors’ tokens can still read and cancel; starting
         * something new answers 403. Entries that are not in a file wait, and the daily run skips
         * the tenant. Entries in a file continue to their end: settlements, returns, events.
         * Suspending a suspended processor changes nothing.
         *
         *     Also refuses with `not_found` (404).
         */
        post: operations["suspendProcessor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/processors/{uuid}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a processor
         * @description Lifts a suspension. Waiting entries go into a file at the next cut-off, and
         * the next daily run pays what became due. Resuming a processor that is not suspended
         * changes nothing.
         *
         *     Also refuses with `not_found` (404).
         */
        post: operations["resumeProcessor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/processors/{uuid}/vendors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a vendor
         * @description A vendor belongs to one processor. Its token reaches only what the vendor
         * created.
         *
         *     Also refuses with `not_found` (404).
         */
        post: operations["createVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/vendors/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a vendor
         * @description Also refuses with `not_found` (404).
         */
        get: operations["getVendor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/vendors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the vendors
         * @description Of all processors or of one, oldest first. Send `next` as `after` to read
         * the next page; at the end it is null.
         */
        get: operations["listVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tokens
         * @description All tokens, or the tokens of a processor and its vendors, oldest first.
         * `issued_by`: tokens that this operator issued. Only admin tokens have a `role`.
         * `last_used_at` is updated at most once an hour. The list does not have the token of the
         * environment. Send `next` as `after` to read the next page; at the end it is null.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Issue a token
         * @description Send exactly one of `processor_uuid`, `vendor_uuid` and `admin: true`. The
         * token is shown once; only its hash is stored. `GET /3p/api/v1/me` and the audit trail
         * show the name of the token. In live mode an admin token lives for at most 365 days, and
         * for 365 without `expires_in_days`. If a second operator must approve it, the person who
         * approves gets the token and hands it over.
         *
         *     Also refuses with `not_found` (404), `already_asked` (422).
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/tokens/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a token, never its text
         * @description Also refuses with `not_found` (404).
         */
        get: operations["getToken"];
        put?: never;
        post?: never;
        /**
         * Revoke a token
         * @description Takes effect at once in the process that answers, and within one second in
         * all others. Repeating it changes nothing.
         *
         *     Also refuses with `not_found` (404).
         */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/audit-trail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the audit trail
         * @description Newest first. The acts about all tenants and of the operator itself.
         * `processor_uuid`: about one tenant; the nil uuid: acts that concern no single tenant.
         * `operator_uuid`: of one person. `subject_uuid`: of one token, file, payment or user.
         * `acted_from` and `acted_to`: `acted_to` is exclusive. `actor` null: the service itself.
         * `actor` `admin` without a token and an operator: the token of the environment, or the
         * command line. Send `next` as `after` to read the next page; at the end it is null.
         */
        get: operations["listAuditTrail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/audit-trail/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the audit trail as a file
         * @description Comma-separated values (RFC 4180) with the same columns, newest first, at
         * most 100000 acts. The acts about all tenants and of the operator itself.
         * `processor_uuid`: about one tenant; the nil uuid: acts that concern no single tenant.
         * `operator_uuid`: of one person. `subject_uuid`: of one token, file, payment or user.
         * `acted_from` and `acted_to`: `acted_to` is exclusive. `actor` null: the service itself.
         * `actor` `admin` without a token and an operator: the token of the environment, or the
         * command line.
         */
        get: operations["downloadAuditTrail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/3p/api/v1/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests
         * @description A processor sees its own and its vendors’ requests, a vendor its own. Newest
         * first; a request is there a few seconds after its answer, and for 14 days by default. It
         * has no bodies and no queries. One answer looks at a bounded number of requests, so a page
         * may have fewer than `limit`, or none, and still a `next`: go on until `next` is null.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests of any tenant
         * @description Of all tenants and operators, or of one tenant. `processor_uuid` null: of an
         * operator, or of a caller whose token was refused. Newest first; a request is there a few
         * seconds after its answer, and for 14 days by default. It has no bodies and no queries.
         * One answer looks at a bounded number of requests, so a page may have fewer than `limit`,
         * or none, and still a `next`: go on until `next` is null.
         */
        get: operations["listRequestsOfAnyTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/banks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the banks
         * @description In the order of the banks file; processors without a bank of their own use
         * the first one. `inbound_read_at`: the time up to which the files of the bank were read.
         * Debits of the bank become good only up to this time, so a bank whose server is away
         * delays its own payments.
         */
        get: operations["listBanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the banking calendar of a month
         * @description Every day of the month. A day has the cut-offs of each bank in their order:
         * when a file closes, when its entries settle, and until when the bank of an entry may
         * return it (`unauthorized_returns_until`: an unauthorized debit of a consumer). `today`
         * and `month` are Eastern, times are UTC.
         */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/bank-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files to the banks
         * @description Newest first. `state` limits the list to one state. `delivery` is how far
         * the bytes are on their way: `uncertain` means that only the bank knows whether it has
         * them; null means that sending has not started, or that a rejection ended it.
         * `returns_until`: until when its entries may come back; an unauthorized debit of a
         * consumer may come back later. Send `next` as `after` to read the next page; at the end it
         * is null.
         */
        get: operations["listBankFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/bank-files/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a file to a bank
         * @description Also refuses with `not_found` (404).
         */
        get: operations["getBankFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/bank-files/{uuid}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entries of a file to a bank
         * @description By stage, tenant and entry. Members of a batch share an entry, and each is
         * listed. `transaction_uuid` of a payout of fees is its own uuid. Dishonors are in `GET
         * /admin/v1/dishonors`. Send `next` as `after` to read the next page; at the end it is
         * null.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["listBankFileEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/bank-files/{uuid}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file to a bank
         * @description The content before it is wrapped for the bank. It has account numbers in
         * plain text, so each download is recorded in the audit trail. A file that is not yet
         * written answers 404. A file that is downloaded before it is sent may have been handed
         * over by hand: if it then misses its dates, an operator has to say whether the bank has
         * it.
         *
         *     Also refuses with `not_found` (404), `content_removed` (410).
         */
        get: operations["downloadBankFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/bank-files/{uuid}/mark-delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a bank has a file
         * @description For a file whose delivery is uncertain and that the bank confirms, or that
         * was delivered in another way. The file is not sent again, and its payments continue. A
         * confirmed file is answered as it is.
         *
         *     Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
         */
        post: operations["markBankFileDelivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/bank-files/{uuid}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a bank has rejected a file
         * @description Its entries go into the next file with new trace numbers; captures that
         * already counted as sent fail. Refused once an entry of the file has settled: such entries
         * come back as returns. Also takes back a file that cannot be written or sent. A rejected
         * file is answered as it is.
         *
         *     Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
         */
        post: operations["rejectBankFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/bank-files/{uuid}/mark-booked-gross": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that the bank statement shows a file gross
         * @description One line is the total of the file; each entry that is returned before
         * settlement is another line. For a file that was opened before `statement_booking` of the
         * bank was changed in the banks file. Refused once a line of the bank statement was matched
         * with cash of the file.
         *
         *     Also refuses with `not_found` (404), `invalid_state` (422).
         */
        post: operations["markBankFileBookedGross"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/bank-files/{uuid}/mark-booked-net": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that the bank statement shows a file net
         * @description One line is the total of the file without the entries that are returned
         * before settlement. For a file that was opened before `statement_booking` of the bank was
         * changed in the banks file. Refused once a line of the bank statement was matched with
         * cash of the file.
         *
         *     Also refuses with `not_found` (404), `invalid_state` (422).
         */
        post: operations["markBankFileBookedNet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/restores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List restores of the database
         * @description The last 12 restores, newest first, and the banks that wait until `POST
         * /admin/v1/restores/release`. `reached_at` and `backup` are null for a database that was
         * restored by other means.
         */
        get: operations["listRestores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/restores/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Continue with a bank after a restore
         * @description After a restore of the database, no file is sent to a bank and none is read
         * until an operator has compared what the bank has with what we have: see the runbook
         * `after-a-restore`. Refused while a file of the bank is not written yet, and for a name
         * that the database does not know and that is not in `files_only_at_bank`. The same request
         * again has the same answer.
         *
         *     Also refuses with `invalid_state` (422), `already_asked` (422).
         */
        post: operations["releaseBank"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/inbound-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files of the banks
         * @description Newest first, with the verdict on each file and its findings. `problems` put
         * the whole file in quarantine, `faults` put single entries in suspense, `notes` have no
         * consequence. `report`: the file has no records, but words of the bank; a note tells its
         * beginning. `unreadable`: the file cannot be opened, for example because the key is wrong.
         * It holds the payments of its bank like a file in quarantine, and is tried again at each
         * reading. `open=true`: only files without a decision. Send `next` as `after` to read the
         * next page; at the end it is null.
         */
        get: operations["listInboundFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/inbound-files/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a file of a bank
         * @description Also refuses with `not_found` (404).
         */
        get: operations["getInboundFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/inbound-files/{uuid}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file of a bank
         * @description The content after its wrapping was removed. It has account numbers in plain
         * text, so each download is recorded in the audit trail.
         *
         *     Also refuses with `not_found` (404), `content_removed` (410).
         */
        get: operations["downloadInboundFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/inbound-files/{uuid}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a file from quarantine
         * @description Applies the readable entries as for any other file, before this call
         * answers. Entries that cannot be matched are put in suspense. A report has no entries:
         * release it when you have read it. A released file is answered as it is.
         *
         *     Also refuses with `not_found` (404), `invalid_state` (422).
         */
        post: operations["releaseInboundFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/inbound-files/{uuid}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a file that waits
         * @description No entry of the file is ever applied. Ask the bank to send a corrected file.
         * A file that cannot be opened is not tried again. A rejected file is answered as it is.
         *
         *     Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
         */
        post: operations["rejectInboundFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/suspense": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List items in suspense
         * @description Entries of the banks’ files that could not be matched or applied, oldest
         * first. `reason` says why; `transaction_uuid` is the payment of the entry with this trace
         * number, if there is one. Resolve each with `POST /admin/v1/suspense/{uuid}/resolve`. Send
         * `next` as `after` to read the next page; at the end it is null.
         */
        get: operations["listSuspenseItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/late-returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List late returns
         * @description Returns that came after their deadline, newest first. They are applied. Each
         * may be dishonored until `dishonor_until`, with `POST /admin/v1/dishonors`. Send `next` as
         * `after` to read the next page; at the end it is null.
         */
        get: operations["listLateReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/bank-items/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an item of a bank’s file: a return, a change or another entry
         * @description Also refuses with `not_found` (404).
         */
        get: operations["getBankItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/suspense/{uuid}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve an item in suspense
         * @description `ignored`: the item has no effect. `return_of`: the item is applied as the
         * return of the latest entry of `stage` of the payment, or of the fee payout
         * `fee_payout_uuid`. Its trace number and bank account may differ; its amount and direction
         * must equal the entry’s. All other rules for returns apply, so the item may be in suspense
         * again, with another reason. `correction`: the item is a change, and `corrected` is what
         * its data say. The numbers must be in the data that the bank sent. The account of the
         * entry is corrected, from its next entry on; the entry is the item’s entry, or the one
         * that is named as for a return. An item that was ignored, or applied as this return, is
         * answered as it is.
         *
         *     Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
         */
        post: operations["resolveSuspenseItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/transactions/{uuid}/dishonor-won": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a returned capture was won back
         * @description For a payment whose capture was returned and whose money the bank gave back,
         * after a dishonor or in another way. The capture is good again, and its canceled payout is
         * made. Announces TransactionCompleted. A payment that was won back is answered as it is.
         *
         *     Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
         */
        post: operations["recordCaptureWonBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/dishonors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List dishonors
         * @description Newest first. `sent`: the receiving bank may contest the dishonor until
         * `contestable_until`. `contested`: it did, with `contest_code`. `lost` without `sent_at`:
         * it was not sent by its last day, `send_until`. Send `next` as `after` to read the next
         * page; at the end it is null.
         */
        get: operations["listDishonors"];
        put?: never;
        /**
         * Dishonor a return
         * @description Dishonors a return within five banking days after it came; the dishonor goes
         * out with the last file of the day. `code`: R68 the return came late, R67 its entry was
         * returned before, R69 fields of it are wrong (`information` names them: 01 account number,
         * 02 trace number, 03 amount, 04 identification, 05 transaction code, 06 company
         * identification, 07 effective date), R70 we did not ask for it (R06, R31), R62 a reversal
         * was returned alone, R61 it matches no entry of ours. An applied return must be the return
         * of a capture; every return in suspense can be dishonored. No money moves: when the bank
         * gives the money back, record `won`.
         *
         *     Also refuses with `not_found` (404), `invalid_state` (422).
         */
        post: operations["createDishonor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/dishonors/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a dishonor
         * @description Also refuses with `not_found` (404).
         */
        get: operations["getDishonor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/dishonors/{uuid}/won": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a dishonor was won
         * @description The bank gave the money back, and no contest came until `contestable_until`.
         * A capture is good again, and its canceled payout is made (TransactionCompleted). If the
         * return was in suspense, no money had moved: the credit on the bank statement corrects the
         * debit there. A dishonor that was won is answered as it is.
         *
         *     Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
         */
        post: operations["recordDishonorWon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/dishonors/{uuid}/lost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a dishonor was lost
         * @description The return stays. If it was in suspense before, it is in suspense again. A
         * dishonor that was lost is answered as it is.
         *
         *     Also refuses with `not_found` (404), `invalid_state` (422).
         */
        post: operations["recordDishonorLost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/bank-statement/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lines of the bank statements
         * @description Latest day first. `state=suspense`: lines that an operator must decide. Send
         * `next` as `after` to read the next page; at the end it is null.
         */
        get: operations["listStatementLines"];
        put?: never;
        /**
         * Enter lines of the bank statement
         * @description 1 to 1,000 lines. The same line again (bank, day, direction, amount and
         * reference) changes nothing. Equal lines of one request are separate lines: the statement
         * has each of them. Each line is compared with the books at once, and ticked off if they
         * expect it. Otherwise it stays open until the files of the next banking day are read, and
         * is then in suspense. `bank` is required if there are several banks.
         */
        post: operations["createStatementLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/bank-statement/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter a file of the bank statement
         * @description A whole file, as its rows without line ends: a header and at most 1,000
         * lines. `csv` has the header `booked_on,direction,amount,reference`; amounts are in cents.
         * If one row is wrong, nothing is entered, and the error names it. The same file again
         * changes nothing; equal lines of the file are separate lines. `bank` is required if there
         * are several banks.
         */
        post: operations["createStatementFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/bank-statement/lines/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a line of a bank statement
         * @description Also refuses with `not_found` (404).
         */
        get: operations["getStatementLine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/bank-statement/lines/{uuid}/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Match a line of the bank statement
         * @description Says which event the cash of the line was. `return_of`: the return, with
         * `code`, of the latest entry of `stage` of a payment; the file of the return never came.
         * It has the effect of any return; if the file comes later, nothing happens twice.
         * `dishonor_won`: the bank paid back a returned capture. `debt_paid`: a payer paid a debt.
         * `own_funds`: money of the operator. Direction and amount must equal the event’s, and the
         * bank must be the entry’s bank. A line that was matched so is answered as it is.
         *
         * Also refuses with `not_found` (404), `invalid_state` (422), `amount_exceeds_debt` (422),
         * `already_asked` (422).
         */
        post: operations["matchStatementLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/bank-statement/lines/{uuid}/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a line as corrected by the bank
         * @description `corrected_by`: a second line, of the same amount in the other direction,
         * that offsets this one. It may be a line of another bank, if money was moved between the
         * accounts at the two banks. Without it: the bank has removed the line from its statement.
         * A line that was corrected so is answered as it is.
         *
         *     Also refuses with `not_found` (404), `invalid_state` (422).
         */
        post: operations["markStatementLineCorrected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/bank-statement/lines/{uuid}/write-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write off a line of the bank statement
         * @description For cash that left and will not come back. A credit is never written off:
         * the money belongs to someone. A line that was written off is answered as it is.
         *
         *     Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
         */
        post: operations["writeOffStatementLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/bank-statement/reconcile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reconcile the bank statement
         * @description Ticks off open lines that the books expect by now, and puts in suspense
         * those whose time is over. This also runs automatically every minute for each bank. `bank`
         * is required if there are several banks.
         */
        post: operations["reconcileStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/bank-statement/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the reconciliation by day
         * @description For each Eastern day with cash or lines: what the books expect, what the
         * bank statement shows, and the difference, which is zero when everything is explained.
         * `missing`: cash of the books that no line shows. Up to 92 days; without dates the last 7.
         * `pooled`: the current balance of BANK over all books and banks, and the tenants whose own
         * balance is negative (`short`). `bank` is required if there are several banks.
         */
        get: operations["getReconciliation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/own-funds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay in own funds
         * @description Books money that the operator has paid into the bank account to cover a
         * shortage. It is booked on the operator books (`processor_uuid`
         * 00000000-0000-8000-8000-000000000000 in the ledger balances), and expected on the bank
         * statement. `bank` is required if there are several banks. Send an Idempotency-Key:
         * without one, two calls book two payments.
         *
         *     Also refuses with `already_asked` (422).
         */
        post: operations["payOwnFunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what waits today
         * @description What waits for an operator, by kind, with the list that has it: how many,
         * how much, since when, and until when it counts to act. A kind that nothing waits in is
         * absent. `trouble`: what goes wrong in silence. Each has its figures of yesterday, its
         * owner, and whether an operator put it aside. Then the banks with their next cut-offs,
         * what was sent and received since midnight Eastern, the deliveries of webhooks, whether
         * the routing directory is old, and which invariants do not hold, as the checks in the
         * background found. `POST /admin/v1/invariants/check` checks all of them now.
         */
        get: operations["getToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/today/{kind}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign a card of Today
         * @description Says who takes care of what waits, or of what goes wrong. The card keeps its
         * owner until another one is named, also when it is gone and comes again.
         *
         *     Also refuses with `not_found` (404).
         */
        post: operations["assignTodayCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/today/{kind}/snooze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Snooze a card of Today
         * @description Puts the card aside until an Eastern day begins. It comes back at once when
         * there is more of it, something newer or a nearer deadline. It also comes back on the last
         * day to act.
         *
         *     Also refuses with `not_found` (404).
         */
        post: operations["snoozeTodayCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/today/{kind}/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a card of Today as done for today
         * @description Puts the card aside until the next Eastern day begins. It comes back at once
         * when there is more of it, something newer or a nearer deadline.
         *
         *     Also refuses with `not_found` (404).
         */
        post: operations["finishTodayCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/today/{kind}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a card of Today back
         * @description Brings back a card that is snoozed or done. A card that is on the page stays
         * as it is.
         *
         *     Also refuses with `not_found` (404).
         */
        post: operations["reopenTodayCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find anything by a scrap of it, or by what a caller says
         * @description `q` is a uuid of anything (also the `webhook-id` of a delivery, and the id
         * of a recent request), a trace number, a reference of a tenant, an email address, the
         * beginning of the name of a tenant or business or of a last name, a first and a last name,
         * the last four characters of an account number, or the name of a file. Or what a caller
         * says, in any order: a name or reference, an amount (`125`: any cents), a return code, and
         * Eastern days (`yesterday`, `last week`, `in November`, `Nov 3`): `okafor 398`, `R10 last
         * week`. With a return code, the days are those on which an entry came back; otherwise
         * those on which the payment was started. If nothing has a name as it is written, names
         * that differ in one letter are found. The answer has at most 10 hits for each of these, of
         * all tenants, payments newest first. `more` has the kinds of which there may be others.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow what changes
         * @description Server-sent events: each `changed` names topics (transactions, files, acts,
         * decisions, webhooks) of which something has changed in the last second, in any process.
         * It has no data: ask for what you show. Every change after the first line of the stream is
         * told. The service ends the stream after ten minutes, and a client connects again. At most
         * 50 streams are open in a process, 10 of one person or token.
         */
        get: operations["followChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a series of days
         * @description The debits sent on each day and their cents, the cents of the credits sent,
         * and the returns that came. Of one processor, at most 366 days; of all together, at most
         * 14. `rates`: the return rates in percent over the 60 days that end with this day, to
         * compare with `limits`; null without debits, and for all processors together. By default
         * the last 30 days, or 14. Days are in Eastern time; the cents of one processor are by the
         * UTC day.
         */
        get: operations["getSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/exceptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the exceptions: open balances that an operator must clear
         * @description Balances of payments that no entry under way or due will clear. An operator
         * must clear each, or another payment to the same payee does. Payments on hold, and
         * payments of a suspended processor, are not listed. Oldest first, of all tenants or of
         * one; `amount` in cents.
         *
         * - `owed_to_payee`: a payout was returned and kept, or money was left over. Act:
         * `payout-again`. Left-over money first pays what the payee owes on other transactions; the
         * next payout to the payee includes the rest. If the payout of this transaction was
         * returned, both wait for `payout-again`.
         * - `owed_by_payee`: a clawback failed. Act: `clawback-again` or `write-off`. Money owed to
         * the payee on other transactions pays this debt before it is paid out.
         * - `owed_to_payer`: with `refund_uuid`, the credit of that refund was returned. Act:
         * `send-again` or `give-back` of the refund. Without it, a reverse payout was returned, or
         * more became owed after it. Act: `reverse-payout-again`.
         * - `owed_by_payer`: a refund or a reverse payout went to the payer, and the capture was
         * returned too. Act: `payer-debt/paid` or `payer-debt/write-off`.
         * - `fees_owed_back`: a capture was returned after its fee had been paid out to the vendor
         * `vendor_uuid`, or to the processor if that is null. The transaction and the user are
         * null. Later fees offset it automatically; until then no fees are paid out. Send `next` as
         * `after` to read the next page; at the end it is null.
         */
        get: operations["listExceptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/transactions/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a transaction of any tenant
         * @description The record, its `state` in one word, its moves in order with a description,
         * its entries in bank files, its holds and its refunds, all read at one moment.
         * `capture_settles_on`, `payout_eligible_on` (the capture is good) and `returnable_until`
         * (every return in time has arrived by the opening of this day) are banking days in Eastern
         * time. They are null after the capture was canceled or failed, and while an open hold
         * stops the step that they depend on. Also the postings of each move, the balances of the
         * payment, its events with their deliveries (of the last 10,000 that an endpoint waits
         * for), the latest 200 acts of the audit trail about it and its refunds, and what an
         * operator may do with it now.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["getTransactionOfAnyTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users of any tenant
         * @description The users of all tenants or of one, newest first, also deleted ones; `name`
         * is empty once a user is erased. `GET /admin/v1/search` finds users by the beginning of
         * their name. With `kyb_status`: the businesses with this status, in the order in which
         * they got it, so that with `IN_REVIEW` the one that waits longest comes first; without
         * deleted ones and those that were never submitted. If `kyb_resubmission_reason` is not
         * null, the tenant was asked to submit the business again. Send `next` as `after` to read
         * the next page; at the end it is null.
         */
        get: operations["listUsersOfAnyTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/users/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user of any tenant
         * @description The user, its bank accounts with the last four characters of their numbers,
         * and the latest 100 decisions of its verification, newest first. `undecided`: the provider
         * left the decision to an operator. `no_answer`: the provider failed or was too slow.
         * `token_uuid`: the operator's token; null for the token of the environment and for the
         * provider. `documents` are references that the provider or an operator gave.
         * `kyb_submission` is the submission that a provider over HTTP may still decide; null:
         * none. `sent_at` null: it was not sent yet, and `send_error` says why the last attempt
         * failed. Payments are counted up to 1000: 1000 means at least 1000. `balances`: what the
         * user is owed and owes now, debit positive. `limits` null: the user has none of its own.
         * Also its blocks and authorizations, its latest 10 transactions, and the latest 100 acts
         * of the audit trail about it.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["getUserOfAnyTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/users/{uuid}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export what is held about a user
         * @description For a person who asks for their data; also of a deleted or erased user. All
         * of it is from one moment. Tax identifiers and account numbers show their last four
         * characters. Each list has at most 1000 entries. The payments come in pages, oldest first:
         * send `next` as `after`; with `after`, `data` is null. Each call is recorded in the audit
         * trail with its reason.
         *
         *     Also refuses with `not_found` (404).
         */
        get: operations["exportUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/users/{uuid}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase the personal data of a user
         * @description Names, contact data, addresses, tax identifiers, owners and account numbers
         * of a deleted user are removed at once; the data in its events a little later
         * (`events_erased_at`). Its payments and the ledger stay. The identity is kept encrypted
         * until `identity_kept_until`, as the law asks; `GET /admin/v1/users/{uuid}/kept-identity`
         * reads it. This cannot be undone. It is refused while a payment is in progress, while a
         * balance is open, and while a bank may still return an entry. Erasing an erased user again
         * changes nothing.
         *
         * Also refuses with `not_found` (404), `invalid_state` (422), `payments_in_progress` (422),
         * `balance_open` (422).
         */
        post: operations["eraseUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/users/{uuid}/kept-identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the kept identity of an erased user
         * @description For a request of an authority. The answer has tax identifiers and account
         * numbers in plain text, so each read is recorded in the audit trail with its reason.
         *
         *     Also refuses with `not_found` (404), `invalid_state` (422).
         */
        get: operations["getKeptIdentity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/invariants/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the invariants
         * @description Checks over all data what must hold at every moment. Nothing is locked or
         * changed. Zero violations: the invariant holds. The log shows examples of violations. One
         * check runs at a time.
         *
         *     Also refuses with `invariant_check_timeout` (503).
         */
        post: operations["checkInvariants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the clock */
        get: operations["getClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advance the clock
         * @description Give exactly one of `seconds`, `banking_days` (to 20:00 Eastern of the n-th
         * next banking day) and `to`. Everything due on the way has run when this call answers.
         * Afterwards records are dated by the banking calendar, and the pace goes on from there.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/transactions/{uuid}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return an entry
         * @description The bank of the payer or payee returns the latest entry of a stage. The
         * return is applied when this call answers. An entry that is not in a sent file, or is
         * already returned, is refused with 422. A return after its deadline is applied and listed
         * at `/admin/v1/late-returns`.
         *
         *     Also refuses with `not_found` (404), `entry_not_returnable` (422).
         */
        post: operations["returnEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/fee-payouts/{uuid}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return a fee payout
         * @description The fees are owed again when this call answers. A fee payout that is not in
         * a sent file, or is already returned, is refused with 422.
         *
         *     Also refuses with `not_found` (404), `entry_not_returnable` (422).
         */
        post: operations["returnFeePayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/bank-accounts/{uuid}/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a notification of change
         * @description The bank of the account answers its latest entry with a notification of
         * change. The account is corrected when this call answers. A bank corrects a field once per
         * entry: a second, different correction is put in suspense until a later entry is sent.
         * `corrected` is in the columns of the code, as in a bank file; without it the bank makes
         * up a value. An account without an entry is refused with 422.
         *
         *     Also refuses with `entry_not_returnable` (422).
         */
        post: operations["sendNotificationOfChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/bank/fail-next-upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fail the next upload
         * @description The next upload to a simulated bank fails like a broken connection. The file
         * and its payments wait, and are sent at the next banking instant.
         */
        post: operations["failNextUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/bank/misbehave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Spoil the next answers
         * @description The next file of returns and changes of a simulated bank has this fault,
         * once. `duplicated`: the file comes twice, under two names. `late`: it comes five banking
         * days later. `cut`: half of the file comes first and is quarantined; the whole file comes
         * at the next instant. `untidy`: the file has other line ends and no trailing blanks.
         */
        post: operations["spoilNextAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/bank/server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a bank's server unreachable
         * @description Until a call with `reachable: true`, files to this simulated bank wait, and
         * its own files are not read. Sent entries still settle, but no capture sent through this
         * bank becomes good. Other banks are not affected.
         */
        post: operations["setBankServer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/approvals/{uuid}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve an act, which then runs
         * @description Only a person who has signed in, who has the role that the act needs, and
         * who did not ask for it. `result` is what the operation answered: it runs once, with its
         * reason, as an act of the person who asked. If it is refused now, the approval still
         * waits. Only the person who approved it gets `result` again.
         *
         * Also refuses with `not_found` (404), `invalid_state` (422), `own_approval` (403),
         * `person_required` (403), `not_a_business` (422), `already_decided` (422),
         * `bank_account_unusable` (422), `not_refundable` (422), `refund_exceeds_amount` (422),
         * `refund_limit_reached` (422), `unknown_user` (422), `amount_exceeds_debt` (422),
         * `not_a_merchant` (422), `operator_exists` (422).
         */
        post: operations["approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/approvals/{uuid}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse an act, or take it back
         * @description Only a person who has signed in and has the role that the act needs; also
         * who asked for it. A refused act is answered as it is.
         *
         *     Also refuses with `not_found` (404), `invalid_state` (422), `person_required` (403).
         */
        post: operations["refuseApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    TransactionStarted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * TransactionStarted
         * @description A payment is accepted.
         */
        post: operations["transactionStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    TransactionCaptureStarted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * TransactionCaptureStarted
         * @description The bank has the debit of the payer. A new attempt raises the event again.
         */
        post: operations["transactionCaptureStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    TransactionCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * TransactionCompleted
         * @description The debit of the payer counts as good, or counts as good again because its
         * return was dishonored. TransactionFailed can still follow.
         */
        post: operations["transactionCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    TransactionFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * TransactionFailed
         * @description The debit of the payer is returned, before or after TransactionCompleted, or
         * Achord gives it up.
         */
        post: operations["transactionFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    TransactionCanceled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * TransactionCanceled
         * @description The payment is canceled before its debit is in a file.
         */
        post: operations["transactionCanceled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    PayoutFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * PayoutFailed
         * @description The credit to the payee is returned, before or after PayoutCompleted.
         */
        post: operations["payoutFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    PayoutCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * PayoutCompleted
         * @description The credit to the payee is settled, or nothing is left to pay out.
         */
        post: operations["payoutCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ClawbackStarted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ClawbackStarted
         * @description The payee owes the amount that was paid out and will be debited. In most
         * cases the debit of the payer was returned.
         */
        post: operations["clawbackStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ClawbackFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ClawbackFailed
         * @description The debit of the payee is returned or not allowed, or a part of the debt is
         * written off.
         */
        post: operations["clawbackFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ClawbackCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ClawbackCompleted
         * @description The payee no longer owes anything of the payment.
         */
        post: operations["clawbackCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    BankLinkedSuccessfully: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * BankLinkedSuccessfully
         * @description A bank account is added to a user, by its numbers or by linking.
         */
        post: operations["bankLinkedSuccessfully"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    BankLinkFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * BankLinkFailed
         * @description Linking a bank account fails. No bank account is added, so the fields are
         * null.
         */
        post: operations["bankLinkFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    BankAccountRemoved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * BankAccountRemoved
         * @description A bank account is removed, or a return or a notification of change disables
         * it.
         */
        post: operations["bankAccountRemoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    BusinessCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * BusinessCreated
         * @description A business is registered.
         */
        post: operations["businessCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    BusinessUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * BusinessUpdated
         * @description The data or the KYB status of a business changes, or the business is
         * deleted.
         */
        post: operations["businessUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    BatchPayout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * BatchPayout
         * @description A daily run collects the payouts that are due to batch payees.
         */
        post: operations["batchPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    BatchRefund: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * BatchRefund
         * @description The bank has the debits of batch payees for the refunds of a daily run.
         */
        post: operations["batchRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    MerchantBatchPayout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * MerchantBatchPayout
         * @description A daily run collects the payouts that are due to one batch payee. One credit
         * pays them.
         */
        post: operations["merchantBatchPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    RefundPending: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * RefundPending
         * @description A refund is accepted.
         */
        post: operations["refundPending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    RefundCaptureStarted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * RefundCaptureStarted
         * @description The bank has the debit of the payee. A new attempt raises the event again.
         */
        post: operations["refundCaptureStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    RefundCaptureCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * RefundCaptureCompleted
         * @description The debit of the payee counts as good.
         */
        post: operations["refundCaptureCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    RefundCaptureFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * RefundCaptureFailed
         * @description The debit of the payee is returned, or is not made because the payment was
         * returned.
         */
        post: operations["refundCaptureFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    RefundPayoutPending: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * RefundPayoutPending
         * @description The credit to the payer is due. A new attempt raises the event again.
         */
        post: operations["refundPayoutPending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    RefundPayoutCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * RefundPayoutCompleted
         * @description The credit to the payer is settled.
         */
        post: operations["refundPayoutCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    RefundPayoutFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * RefundPayoutFailed
         * @description The credit to the payer is returned, or is not made because the payment or
         * the debit of the payee was returned.
         */
        post: operations["refundPayoutFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ReversePayoutStarted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ReversePayoutStarted
         * @description The payer is owed the amount and will be credited. In most cases the credit
         * to the payee was returned.
         */
        post: operations["reversePayoutStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ReversePayoutCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ReversePayoutCompleted
         * @description The credit to the payer is settled.
         */
        post: operations["reversePayoutCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ReversePayoutFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ReversePayoutFailed
         * @description The credit to the payer is returned, or the payer is no longer owed
         * anything.
         */
        post: operations["reversePayoutFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
         * @example 2026-03-02 14:05:09
         */
        Timestamp: string;
        /** @description The postal address. */
        AddressInput: {
            /** @description The street and house number. */
            line_1: string;
            /** @description The second line, for instance an apartment. */
            line_2?: string | null;
            /** @description The name of the city. */
            city: string;
            /** @description The state, usually two letters. */
            state: string;
            /** @description The ZIP code, with or without its last four digits. */
            zip: string;
        };
        /**
         * @description Your own data, by key. At most 50 keys of 1 to 40 characters without square
         * brackets, and values of at most 500 characters. Write no personal data into it. Absent:
         * none.
         */
        Metadata: {
            [key: string]: string;
        };
        /**
         * @description How the user is paid as a payee.
         *
         *     - `individual`: Each payment has a payout of its own.
         * - `batch`: One payout on a banking day has all payments that became good since the last
         * one.
         * @enum {string}
         */
        PayoutType: "individual" | "batch";
        /** @description A bank account that the user linked at the linking provider. */
        LinkedAccountInput: {
            /** @description The access token that the linking provider gave for the user. */
            access_token: string;
            /** @description The identifier of the account at the linking provider. */
            account_id: string;
        };
        /** @description A bank account by its numbers. */
        BankAccountInput: {
            /**
             * @description The number of the account at the bank: 1 to 17 digits, letters, hyphens,
             * dots, slashes or inner blanks, not only zeros.
             */
            account_number: string;
            /** @description The ABA routing number of the bank: 9 digits. */
            routing_number: string;
            /** @description The name of the account at the bank. */
            account_name: string;
            /**
             * @description The kind of the account at the bank.
             * @enum {string}
             */
            account_type: "savings" | "checking";
        };
        RegisterPersonRequest: {
            /** @description The first name of the person; of a business, of its contact. */
            first_name: string;
            /** @description The last name of the person; of a business, of its contact. */
            last_name: string;
            /** @description The postal address of the user. */
            address: components["schemas"]["AddressInput"];
            /** @description The e-mail address of the user, at most 254 characters. */
            email?: string | null;
            /** @description The telephone number of the user. */
            phone?: string | null;
            /** @description Your own reference for the user. It need not be unique. */
            client_reference_id?: string | null;
            /**
             * @description The name of the user in bank files, for a name that has other characters
             * or is longer. Null: from the name.
             */
            name_in_file?: string | null;
            /** @description Your own data about the user. Write no personal data into it. */
            metadata?: components["schemas"]["Metadata"] | null;
            /**
             * @description How the user is paid as a payee. Absent in a registration: `individual`.
             */
            payout_type?: components["schemas"]["PayoutType"] | null;
            /**
             * @description The bank account of the user: exactly one of `custom` and `aggregator`.
             * Absent: add one later.
             */
            bank_account?: {
                /** @description An account that the user linked at the linking provider. */
                aggregator?: components["schemas"]["LinkedAccountInput"] | null;
                /** @description An account by its numbers. */
                custom?: components["schemas"]["BankAccountInput"] | null;
            } | null;
            /**
             * @description True: asks the validation provider about the account number and routing
             * number first. An invalid account is not stored.
             */
            validate_account_routing?: boolean | null;
            /**
             * Format: uuid
             * @description The merchant that the billable event of this call is attributed to.
             * Absent: the event is the tenant’s own.
             */
            billing_merchant_user_uuid?: string | null;
        };
        /** @description A postal address. */
        Address: {
            /** @description The street and house number. */
            line_1: string;
            /**
             * @description The second line, for instance an apartment. Null: the address has none.
             */
            line_2: string | null;
            /** @description The name of the city. */
            city: string;
            /** @description The state, usually two letters. */
            state: string;
            /** @description The ZIP code, with or without its last four digits. */
            zip: string;
        };
        /**
         * @description The status of the business verification (KYB).
         *
         *     - `IN_REVIEW`: The provider or an operator has not decided yet.
         *     - `APPROVED`: The business passed the verification. It is a merchant.
         *     - `REJECTED`: The business did not pass the verification. It is not a merchant.
         * @enum {string}
         */
        KybStatus: "IN_REVIEW" | "APPROVED" | "REJECTED";
        /** @description What only a business has. */
        Business: {
            /** @description The legal name of the business. */
            name: string;
            /** @description The name under which the business trades. Null: none was given. */
            trading_name: string | null;
            /**
             * @description The name that payers and payees read on their bank statements, at most
             * 16 characters. Default: `trading_name`, else `name`, shortened.
             */
            company_name: string;
            /**
             * @description The legal form of the business, for instance `llc`. Null: none was
             * given.
             */
            entity_type: string | null;
            /**
             * @description The taxpayer identification number, masked: five asterisks and its last
             * four digits. Null: none was given.
             */
            tin: string | null;
            /** @description The postal address of the business. Null: none was given. */
            address: components["schemas"]["Address"] | null;
        };
        /** @description A number from 0 to 100 with at most four decimals. */
        Percent: number;
        /** @description A person who owns a part of a business. */
        BusinessOwner: {
            /**
             * Format: uuid
             * @description The identifier of the owner. Send it to change this owner.
             */
            uuid: string;
            /** @description The first name of the owner. */
            first_name: string;
            /** @description The last name of the owner. */
            last_name: string;
            /** @description The date of birth, `YYYY-MM-DD`. Null: none was given. */
            dob: string | null;
            /**
             * @description The social security number, masked: five asterisks and its last four
             * digits. Null: none was given.
             */
            ssn9: string | null;
            /** @description The address where the owner lives. Null: none was given. */
            address: components["schemas"]["Address"] | null;
            /** @description The e-mail address of the owner. Null: none was given. */
            email: string | null;
            /** @description The telephone number of the owner. Null: none was given. */
            phone: string | null;
            /** @description The role of the owner in the business. Null: none was given. */
            title: string | null;
            /**
             * @description The share of the business that the owner has, in percent. Null: none was
             * given.
             */
            ownership_percentage: components["schemas"]["Percent"] | null;
            /** @description Whether the person benefits from the business as an owner. */
            is_beneficial_owner: boolean;
        };
        /** @description An integer number of cents from 0 to 9999999999. */
        Cents: number;
        /**
         * @description A registered person or business.
         * @example {
         *       "uuid": "019a2f3d-1c2b-7d3e-8f40-51627384a5b6",
         *       "kind": "business",
         *       "vendor_uuid": null,
         *       "first_name": "Ada",
         *       "last_name": "Moreau",
         *       "email": "office@fjord-market.example",
         *       "phone": null,
         *       "client_reference_id": "shop-7",
         *       "name_in_file": "FJORD MARKET LLC",
         *       "address": {
         *         "line_1": "12 Harbor Street",
         *         "line_2": null,
         *         "city": "Portland",
         *         "state": "ME",
         *         "zip": "04101"
         *       },
         *       "payout_type": "individual",
         *       "kyb_status": "APPROVED",
         *       "kyb_resubmission_reason": null,
         *       "business": {
         *         "name": "Fjord Market LLC",
         *         "trading_name": "Fjord Market",
         *         "company_name": "Fjord Market",
         *         "entity_type": "llc",
         *         "tin": "*****6789",
         *         "address": {
         *           "line_1": "12 Harbor Street",
         *           "line_2": null,
         *           "city": "Portland",
         *           "state": "ME",
         *           "zip": "04101"
         *         }
         *       },
         *       "business_owners": [
         *         {
         *           "uuid": "019a2f3d-1c2b-7a01-9c3d-2e4f60718293",
         *           "first_name": "Ada",
         *           "last_name": "Moreau",
         *           "dob": "1984-07-19",
         *           "ssn9": "*****4321",
         *           "address": {
         *             "line_1": "12 Harbor Street",
         *             "line_2": null,
         *             "city": "Portland",
         *             "state": "ME",
         *             "zip": "04101"
         *           },
         *           "email": null,
         *           "phone": null,
         *           "title": "Managing member",
         *           "ownership_percentage": 62.5,
         *           "is_beneficial_owner": true
         *         }
         *       ],
         *       "transaction_fee_percent": 2.9,
         *       "transaction_fee_fixed": 30,
         *       "maximum_transaction_fee": 2500,
         *       "created_at": "2026-03-02 14:05:09",
         *       "updated_at": "2026-03-02 14:05:09",
         *       "deleted_at": null
         *     }
         */
        User: {
            /**
             * Format: uuid
             * @description The identifier of the user: `{user_uuid}` of other paths.
             */
            uuid: string;
            /**
             * @description Whether the user is a person or a business.
             * @enum {string}
             */
            kind: "person" | "business";
            /**
             * Format: uuid
             * @description The vendor that the user belongs to. Null: the user belongs to the
             * processor itself.
             */
            vendor_uuid: string | null;
            /** @description The first name; of a business, of its contact. Null: none was given. */
            first_name: string | null;
            /** @description The last name; of a business, of its contact. Null: none was given. */
            last_name: string | null;
            /** @description The e-mail address. Null: none was given. */
            email: string | null;
            /** @description The telephone number. Null: none was given. */
            phone: string | null;
            /** @description Your own reference for the user. Empty: none was given. */
            client_reference_id: string;
            /**
             * @description The name that entries in bank files show, and so the bank of the user:
             * in capital letters of ASCII, cut to 22 characters. `RECEIVER` if no character of the
             * name is in a bank file: then give `name_in_file`.
             */
            name_in_file: string;
            /** @description The postal address of the user. Null: none was given. */
            address: components["schemas"]["Address"] | null;
            payout_type: components["schemas"]["PayoutType"];
            /**
             * @description The status of the business verification (KYB). Null: a person, or a
             * business that was never submitted.
             */
            kyb_status: components["schemas"]["KybStatus"] | null;
            /**
             * @description What the tenant has to correct before it submits the business again.
             * Null: no correction is asked for.
             */
            kyb_resubmission_reason: string | null;
            /** @description What only a business has. Null: the user is a person. */
            business: components["schemas"]["Business"] | null;
            /** @description The owners of the business. Empty: none were given. */
            business_owners: components["schemas"]["BusinessOwner"][];
            /**
             * @description The part of the fee that is a percentage of the amount of a payment, in
             * percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`. Null: the fee has
             * no such part.
             */
            transaction_fee_percent: components["schemas"]["Percent"] | null;
            /**
             * @description The part of the fee that is the same for each payment, in cents. Null:
             * the fee has no such part.
             */
            transaction_fee_fixed: components["schemas"]["Cents"] | null;
            /**
             * @description The highest fee of a payment, in cents. Null: the fee has no maximum.
             */
            maximum_transaction_fee: components["schemas"]["Cents"] | null;
            /** @description When the user was registered, in UTC. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the user was changed last, in UTC. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description When the user was deleted, in UTC. Null: the user is not deleted. */
            deleted_at: components["schemas"]["Timestamp"] | null;
            metadata?: components["schemas"]["Metadata"];
        };
        /**
         * @description What the validation of the account number and routing number said.
         *
         *     - `valid`: They are valid.
         *     - `invalid`: One of them is wrong.
         *     - `not_validated`: No validation was asked for, or the provider gave no verdict.
         * @enum {string}
         */
        AccountValidity: "valid" | "invalid" | "not_validated";
        /**
         * @description The registered user. If a bank account came along: with its uuid and the
         * result of its validation.
         */
        RegisteredUser: components["schemas"]["User"] & {
            valid_account?: components["schemas"]["AccountValidity"];
            /**
             * Format: uuid
             * @description The identifier of the bank account that came along: send it as
             * `source_bank_account.uuid` or `destination_bank_account.uuid` of a payment. Absent:
             * no account came along.
             */
            bank_account_uuid?: string;
        };
        Success: {
            /**
             * @description True: the operation succeeded.
             * @constant
             */
            status: true;
            /**
             * @description A message for a person. It may be empty.
             * @example
             */
            message: string;
            /** @description Empty: nothing was refused. */
            errors: unknown[];
        };
        RegisteredUserResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["RegisteredUser"];
        };
        /** @description What only a business has. */
        BusinessInput: {
            /** @description The legal name of the business. */
            name: string;
            /**
             * @description The taxpayer identification number of the business: 9 digits, with or
             * without its usual hyphen.
             */
            tin: string;
            /** @description The name under which the business trades. */
            trading_name?: string | null;
            /**
             * @description The name that payers and payees read on their bank statements, at most
             * 16 characters. Default: `trading_name`, else `name`, shortened.
             */
            company_name?: string | null;
            /** @description The legal form of the business, for instance `llc`. */
            entity_type?: string | null;
            /** @description The postal address of the business. */
            address?: components["schemas"]["AddressInput"] | null;
            /**
             * @description How the user is paid as a payee. Absent in a registration: `individual`.
             */
            payout_type?: components["schemas"]["PayoutType"] | null;
            /**
             * @description The part of the fee that is a percentage of the amount of a payment, in
             * percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`.
             */
            transaction_fee_percent?: components["schemas"]["Percent"] | null;
            /** @description The part of the fee that is the same for each payment, in cents. */
            transaction_fee_fixed?: components["schemas"]["Cents"] | null;
            /** @description The highest fee of a payment, in cents. */
            maximum_transaction_fee?: components["schemas"]["Cents"] | null;
        };
        /**
         * Format: date
         * @description A calendar day written as YYYY-MM-DD.
         */
        Day: string;
        RegisterBusinessRequest: {
            /**
             * @description True: starts the business verification (KYB) at once. False: the
             * business is stored only; submit it later.
             */
            kyb: boolean;
            business: components["schemas"]["BusinessInput"];
            /** @description The first name of the contact of the business. */
            first_name?: string | null;
            /** @description The last name of the contact of the business. */
            last_name?: string | null;
            /** @description The postal address of the user. */
            address?: components["schemas"]["AddressInput"] | null;
            /** @description The e-mail address of the user, at most 254 characters. */
            email?: string | null;
            /** @description The telephone number of the user. */
            phone?: string | null;
            /** @description Your own reference for the user. It need not be unique. */
            client_reference_id?: string | null;
            /**
             * @description The name of the user in bank files, for a name that has other characters
             * or is longer. Null: from the name.
             */
            name_in_file?: string | null;
            /** @description Your own data about the user. Write no personal data into it. */
            metadata?: components["schemas"]["Metadata"] | null;
            /**
             * @description How the user is paid as a payee. Absent in a registration: `individual`.
             */
            payout_type?: components["schemas"]["PayoutType"] | null;
            /** @description The owners of the business. A verification may need them. */
            business_owners?: {
                /** @description The first name of the owner. */
                first_name: string;
                /** @description The last name of the owner. */
                last_name: string;
                /**
                 * @description The social security number of the owner: 9 digits, with or without
                 * its usual hyphens.
                 */
                ssn9?: string | null;
                /** @description The date of birth of the owner. */
                dob?: components["schemas"]["Day"] | null;
                /** @description The address where the owner lives. */
                address?: components["schemas"]["AddressInput"] | null;
                /** @description The e-mail address of the owner, at most 254 characters. */
                email?: string | null;
                /** @description The telephone number of the owner. */
                phone?: string | null;
                /** @description The role of the owner in the business. */
                title?: string | null;
                /** @description The share of the business that the owner has, in percent. */
                ownership_percentage?: components["schemas"]["Percent"] | null;
                /**
                 * @description Whether the person benefits from the business as an owner. False by
                 * default.
                 */
                is_beneficial_owner?: boolean | null;
            }[] | null;
            /**
             * @description The part of the fee that is a percentage of the amount of a payment, in
             * percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`.
             */
            transaction_fee_percent?: components["schemas"]["Percent"] | null;
            /** @description The part of the fee that is the same for each payment, in cents. */
            transaction_fee_fixed?: components["schemas"]["Cents"] | null;
            /** @description The highest fee of a payment, in cents. */
            maximum_transaction_fee?: components["schemas"]["Cents"] | null;
            /**
             * @description The bank account of the user: exactly one of `custom` and `aggregator`.
             * Absent: add one later.
             */
            bank_account?: {
                /** @description An account that the user linked at the linking provider. */
                aggregator?: components["schemas"]["LinkedAccountInput"] | null;
                /** @description An account by its numbers. */
                custom?: components["schemas"]["BankAccountInput"] | null;
            } | null;
            /**
             * @description True: asks the validation provider about the account number and routing
             * number first. An invalid account is not stored.
             */
            validate_account_routing?: boolean | null;
            /**
             * Format: uuid
             * @description The merchant that the billable event of this call is attributed to.
             * Absent: the event is the tenant’s own.
             */
            billing_merchant_user_uuid?: string | null;
        };
        /** @description Where this page is in the whole list. */
        Pagination: {
            /** @description The number of records in the whole list. */
            totalItems: number;
            /** @description The number of records that a full page has. */
            pageSize: number;
            /** @description The number of this page. The first page is 1. */
            currentPage: number;
            /** @description The number of pages. 0 when the list is empty. */
            totalPages: number;
        };
        ListUsersResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                users: components["schemas"]["User"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        UserResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["User"];
        };
        /**
         * @description A key that you send is added or gets the new value, null deletes it, and all
         * other keys stay. Null instead of an object deletes all. At most 50 keys of 1 to 40
         * characters without square brackets, and values of at most 500 characters.
         */
        MetadataChange: {
            [key: string]: string | null;
        };
        /** @description The fields of a user to change. An absent field does not change. */
        UserChange: {
            /** @description The first name of the person; of a business, of its contact. */
            first_name?: string | null;
            /** @description The last name of the person; of a business, of its contact. */
            last_name?: string | null;
            /** @description The postal address of the user. */
            address?: components["schemas"]["AddressInput"] | null;
            /** @description The e-mail address of the user, at most 254 characters. */
            email?: string | null;
            /** @description The telephone number of the user. */
            phone?: string | null;
            /** @description Your own reference for the user. It need not be unique. */
            client_reference_id?: string | null;
            /**
             * @description The name of the user in bank files, for a name that has other characters
             * or is longer. Null: from the name.
             */
            name_in_file?: string | null;
            /**
             * @description A key that you send is added or gets the new value, null deletes it, and
             * all other keys stay. Null instead of an object deletes all. At most 50 keys of 1 to
             * 40 characters without square brackets, and values of at most 500 characters.
             */
            metadata?: components["schemas"]["MetadataChange"] | null;
            /**
             * @description How the user is paid as a payee. Absent in a registration: `individual`.
             */
            payout_type?: components["schemas"]["PayoutType"] | null;
            /** @description What only a business has. An absent field does not change. */
            business?: {
                /** @description The legal name of the business. */
                name?: string;
                /**
                 * @description The taxpayer identification number of the business: 9 digits, with
                 * or without the usual hyphens, or the masked form that the record shows.
                 */
                tin?: string;
                /** @description The name under which the business trades. */
                trading_name?: string | null;
                /**
                 * @description The name that payers and payees read on their bank statements, at
                 * most 16 characters. Default: `trading_name`, else `name`, shortened.
                 */
                company_name?: string | null;
                /** @description The legal form of the business, for instance `llc`. */
                entity_type?: string | null;
                /** @description The postal address of the business. */
                address?: components["schemas"]["AddressInput"] | null;
                /**
                 * @description How the user is paid as a payee. Absent in a registration:
                 * `individual`.
                 */
                payout_type?: components["schemas"]["PayoutType"] | null;
                /**
                 * @description The part of the fee that is a percentage of the amount of a payment,
                 * in percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`.
                 */
                transaction_fee_percent?: components["schemas"]["Percent"] | null;
                /** @description The part of the fee that is the same for each payment, in cents. */
                transaction_fee_fixed?: components["schemas"]["Cents"] | null;
                /** @description The highest fee of a payment, in cents. */
                maximum_transaction_fee?: components["schemas"]["Cents"] | null;
            } | null;
            /** @description All owners of the business. The list replaces the stored one. */
            business_owners?: {
                /**
                 * Format: uuid
                 * @description The owner to keep: its absent fields do not change. Absent: a new
                 * owner.
                 */
                uuid?: string;
                /** @description The first name of the owner. */
                first_name?: string;
                /** @description The last name of the owner. */
                last_name?: string;
                /**
                 * @description The social security number of the owner: 9 digits, with or without
                 * the usual hyphens, or the masked form that the record shows.
                 */
                ssn9?: string | null;
                /** @description The date of birth of the owner. */
                dob?: components["schemas"]["Day"] | null;
                /** @description The address where the owner lives. */
                address?: components["schemas"]["AddressInput"] | null;
                /** @description The e-mail address of the owner, at most 254 characters. */
                email?: string | null;
                /** @description The telephone number of the owner. */
                phone?: string | null;
                /** @description The role of the owner in the business. */
                title?: string | null;
                /** @description The share of the business that the owner has, in percent. */
                ownership_percentage?: components["schemas"]["Percent"] | null;
                /**
                 * @description Whether the person benefits from the business as an owner. False by
                 * default.
                 */
                is_beneficial_owner?: boolean | null;
            }[] | null;
            /**
             * @description The part of the fee that is a percentage of the amount of a payment, in
             * percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`.
             */
            transaction_fee_percent?: components["schemas"]["Percent"] | null;
            /** @description The part of the fee that is the same for each payment, in cents. */
            transaction_fee_fixed?: components["schemas"]["Cents"] | null;
            /** @description The highest fee of a payment, in cents. */
            maximum_transaction_fee?: components["schemas"]["Cents"] | null;
            /**
             * Format: uuid
             * @description The merchant that the billable event of this call is attributed to.
             * Absent: the event is the tenant’s own.
             */
            billing_merchant_user_uuid?: string | null;
        };
        EmptyResponse: components["schemas"]["Success"] & {
            /** @description Null: the operation has no other result. */
            data: null;
        };
        GetMerchantBillingResponse: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "merchant_uuid": "019a2f3d-1c2b-7d3e-8f40-51627384a5b6",
             *       "start_date": "2026-03-01",
             *       "end_date": "2026-03-31",
             *       "billable_events": [
             *         {
             *           "kind": "account_validation",
             *           "count": 41
             *         },
             *         {
             *           "kind": "business_verification",
             *           "count": 1
             *         },
             *         {
             *           "kind": "standard_ach",
             *           "count": 0
             *         },
             *         {
             *           "kind": "same_day_ach",
             *           "count": 0
             *         },
             *         {
             *           "kind": "return",
             *           "count": 0
             *         }
             *       ],
             *       "total": 42
             *     }
             */
            data: {
                /**
                 * Format: uuid
                 * @description The merchant that the events are attributed to.
                 */
                merchant_uuid: string;
                /** @description The first day of the period, in UTC. The period includes it. */
                start_date: components["schemas"]["Day"];
                /** @description The last day of the period, in UTC. The period includes it. */
                end_date: components["schemas"]["Day"];
                /** @description One entry for each kind, also for a kind without events. */
                billable_events: {
                    /**
                     * @description What was billed.
                     *
                     *     - `account_validation`: A validation that ended as valid or invalid.
                     * - `business_verification`: A business verification that the provider decided.
                     * - `standard_ach`: An entry at the standard speed. It counts for the tenant,
                     * so it is 0 here.
                     * - `same_day_ach`: An entry at the same-day speed. It counts for the tenant,
                     * so it is 0 here.
                     *     - `return`: A returned entry. It counts for the tenant, so it is 0 here.
                     * @enum {string}
                     */
                    kind: "account_validation" | "business_verification" | "standard_ach" | "same_day_ach" | "return";
                    /** @description The number of events of this kind in the period. */
                    count: number;
                }[];
                /** @description The number of events of all kinds. */
                total: number;
            };
        };
        AddBankAccountRequest: {
            /** @description An account that the user linked at the linking provider. */
            aggregator?: components["schemas"]["LinkedAccountInput"] | null;
            /** @description An account by its numbers. */
            custom?: components["schemas"]["BankAccountInput"] | null;
            /**
             * @description True: asks the validation provider about the account number and routing
             * number first. An invalid account is not stored.
             */
            validate_account_routing?: boolean | null;
            /**
             * Format: uuid
             * @description The merchant that the billable event of this call is attributed to.
             * Absent: the event is the tenant’s own.
             */
            billing_merchant_user_uuid?: string | null;
        };
        /**
         * @description How the account was added.
         *
         *     - `manual`: With its account number and routing number.
         *     - `bank_link`: Through the linking provider.
         * @enum {string}
         */
        AggregatorType: "manual" | "bank_link";
        /**
         * @description A bank account of a user.
         * @example {
         *       "uuid": "019a2f3d-1c20-7b31-8a44-9f0e1d2c3b4a",
         *       "account_number": "123456785678",
         *       "routing_number": "021000021",
         *       "account_name": "Everyday checking",
         *       "account_type": "checking",
         *       "aggregator_type": "manual",
         *       "created_at": "2026-03-02 14:05:09",
         *       "is_default": true
         *     }
         */
        BankAccount: {
            /**
             * Format: uuid
             * @description The identifier of the bank account.
             */
            uuid: string;
            /**
             * @description The account number. Lists and events show only its last four characters,
             * after `****`.
             */
            account_number: string;
            /** @description The ABA routing number of the bank: 9 digits. */
            routing_number: string;
            /** @description The name of the account at the bank. */
            account_name: string;
            /**
             * @description The kind of the account at the bank.
             * @enum {string}
             */
            account_type: "savings" | "checking";
            aggregator_type: components["schemas"]["AggregatorType"];
            /** @description When the bank account was added, in UTC. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Whether payments of the user that name no account use this one. */
            is_default: boolean;
        };
        BankAccountResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["BankAccount"];
        };
        /**
         * @description The added bank account, with the result of its validation.
         * @example {
         *       "uuid": "019a2f3d-1c20-7b31-8a44-9f0e1d2c3b4a",
         *       "account_number": "123456785678",
         *       "routing_number": "021000021",
         *       "account_name": "Everyday checking",
         *       "account_type": "checking",
         *       "aggregator_type": "manual",
         *       "created_at": "2026-03-02 14:05:09",
         *       "is_default": true,
         *       "valid_account": "valid"
         *     }
         */
        AddedBankAccount: {
            /**
             * Format: uuid
             * @description The identifier of the bank account.
             */
            uuid: string;
            /**
             * @description The account number. Lists and events show only its last four characters,
             * after `****`.
             */
            account_number: string;
            /** @description The ABA routing number of the bank: 9 digits. */
            routing_number: string;
            /** @description The name of the account at the bank. */
            account_name: string;
            /**
             * @description The kind of the account at the bank.
             * @enum {string}
             */
            account_type: "savings" | "checking";
            aggregator_type: components["schemas"]["AggregatorType"];
            /** @description When the bank account was added, in UTC. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Whether payments of the user that name no account use this one. */
            is_default: boolean;
            valid_account?: components["schemas"]["AccountValidity"];
        };
        AddedBankAccountResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["AddedBankAccount"];
        };
        /** @description A bank account of a user, as lists show it. */
        ListedBankAccount: {
            /**
             * Format: uuid
             * @description The identifier of the bank account.
             */
            uuid: string;
            /**
             * @description The account number. Lists and events show only its last four characters,
             * after `****`.
             */
            account_number: string;
            /** @description The ABA routing number of the bank: 9 digits. */
            routing_number: string;
            /** @description The name of the account at the bank. */
            account_name: string;
            /**
             * @description The kind of the account at the bank.
             * @enum {string}
             */
            account_type: "savings" | "checking";
            aggregator_type: components["schemas"]["AggregatorType"];
            /** @description When the bank account was added, in UTC. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Whether payments of the user that name no account use this one. */
            is_default: boolean;
            /**
             * @description The institution's name in the ACH directory of the Federal Reserve;
             * null: unknown.
             */
            institution_name: string | null;
            /** @description When a return disabled the account, in UTC. Null: it can be used. */
            disabled_at: components["schemas"]["Timestamp"] | null;
            /** @description Why the account was disabled. Null: it can be used. */
            disabled_reason: string | null;
            /**
             * @description Whether the institution gave a number for this service only. The last
             * four characters are of the real number.
             */
            tokenized: boolean;
        };
        ListUserBankAccountsResponse: components["schemas"]["Success"] & {
            /**
             * @description The records of the answer.
             * @example [
             *       {
             *         "uuid": "019a2f3d-1c20-7b31-8a44-9f0e1d2c3b4a",
             *         "account_number": "****5678",
             *         "routing_number": "021000021",
             *         "account_name": "Everyday checking",
             *         "account_type": "checking",
             *         "aggregator_type": "manual",
             *         "created_at": "2026-03-02 14:05:09",
             *         "is_default": true,
             *         "institution_name": "JPMORGAN CHASE",
             *         "disabled_at": null,
             *         "disabled_reason": null,
             *         "tokenized": false
             *       }
             *     ]
             */
            data: components["schemas"]["ListedBankAccount"][];
        };
        SetDefaultBankAccountRequest: {
            /**
             * Format: uuid
             * @description The bank account that becomes the default.
             */
            account_uuid: string;
            aggregator_type: components["schemas"]["AggregatorType"];
        };
        ValidateBankAccountRequest: {
            /**
             * @description The number of the account at the bank: 1 to 17 digits, letters, hyphens,
             * dots, slashes or inner blanks, not only zeros.
             */
            account_number: string;
            /** @description The ABA routing number of the bank: 9 digits. */
            routing_number: string;
            /** @description The name of the account at the bank. */
            account_name?: string;
            /**
             * @description The kind of the account at the bank.
             * @enum {string}
             */
            account_type?: "savings" | "checking";
            /**
             * Format: uuid
             * @description The merchant that the billable event of this call is attributed to.
             * Absent: the event is the tenant’s own.
             */
            billing_merchant_user_uuid?: string | null;
        };
        ValidateBankAccountResponse: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "valid_account": "valid",
             *       "new_routing_number": null
             *     }
             */
            data: {
                valid_account: components["schemas"]["AccountValidity"];
                /**
                 * @description The routing number that replaced the given one; validate again with
                 * it. Null: none replaced it.
                 */
                new_routing_number: string | null;
            };
        };
        DecideBusinessVerificationRequest: {
            /** @enum {string} */
            decision: "approve" | "reject" | "resubmit";
            /** @description Text of 1 to 1000 characters, not only spaces. */
            reason?: string;
            /** @description References to the documents that the decision is based on. */
            documents?: string[];
        };
        ApprovalEffect: {
            action: string;
            subject: string;
            /** Format: uuid */
            subject_uuid: string | null;
            detail: {
                [key: string]: unknown;
            };
        };
        WhoActed: {
            /** Format: uuid */
            operator_uuid: string | null;
            /** Format: uuid */
            token_uuid: string | null;
            name: string;
            /**
             * @description Of the operator, or of who issued the token. Null: the token of the
             * environment.
             */
            email: string | null;
        };
        /**
         * @example {
         *       "uuid": "019a2f52-3c10-7d22-8e33-6f7081920315",
         *       "act": "write_off",
         *       "state": "waiting",
         *       "operation": "writeOffPayeeDebt",
         *       "params": {
         *         "uuid": "019a2f3d-2b10-7a20-8c30-4d5e6f708192"
         *       },
         *       "body": {
         *         "amount": 4000
         *       },
         *       "amount": 4000,
         *       "above_amount": 2500,
         *       "effects": [
         *         {
         *           "action": "transaction.clawback_written_off",
         *           "subject": "transaction",
         *           "subject_uuid": "019a2f3d-2b10-7a20-8c30-4d5e6f708192",
         *           "detail": {
         *             "amount": 4000
         *           }
         *         }
         *       ],
         *       "reason": "The payee has closed its business.",
         *       "asked_by": {
         *         "operator_uuid": "019a2f50-1a00-7b11-8c22-4d5e6f708193",
         *         "token_uuid": null,
         *         "name": "Maya Lindqvist",
         *         "email": "maya@platform.example"
         *       },
         *       "asked_at": "2026-03-04T14:05:09Z",
         *       "expires_at": "2026-03-05T14:05:09Z",
         *       "decided_by": null,
         *       "decided_at": null,
         *       "decision_reason": null
         *     }
         */
        Approval: {
            /** Format: uuid */
            uuid: string;
            /** @enum {string} */
            act: "write_off" | "pay_again" | "refunds" | "manual_debt" | "own_funds" | "bank_records" | "limits" | "bank_settings" | "tokens" | "verification" | "operators" | "policies";
            /** @enum {string} */
            state: "waiting" | "approved" | "refused" | "expired";
            operation: string;
            params: {
                [key: string]: unknown;
            };
            body: {
                [key: string]: unknown;
            };
            /** @description Cents; null: none, or all that is owed. */
            amount: number | null;
            /**
             * @description Cents. The policy when it was asked for: acts that move more need a
             * second operator, and acts without an amount always do.
             */
            above_amount: number;
            /**
             * @description What the act would have done when it was asked for, as the audit trail
             * would have it. `detail` often has `before` and `after`.
             */
            effects: components["schemas"]["ApprovalEffect"][];
            reason: string;
            asked_by: components["schemas"]["WhoActed"];
            asked_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"];
            decided_by: components["schemas"]["WhoActed"] | null;
            decided_at: components["schemas"]["Timestamp"] | null;
            decision_reason: string | null;
        };
        /**
         * @example {
         *       "approval": {
         *         "uuid": "019a2f52-3c10-7d22-8e33-6f7081920315",
         *         "act": "write_off",
         *         "state": "waiting",
         *         "operation": "writeOffPayeeDebt",
         *         "params": {
         *           "uuid": "019a2f3d-2b10-7a20-8c30-4d5e6f708192"
         *         },
         *         "body": {
         *           "amount": 4000
         *         },
         *         "amount": 4000,
         *         "above_amount": 2500,
         *         "effects": [
         *           {
         *             "action": "transaction.clawback_written_off",
         *             "subject": "transaction",
         *             "subject_uuid": "019a2f3d-2b10-7a20-8c30-4d5e6f708192",
         *             "detail": {
         *               "amount": 4000
         *             }
         *           }
         *         ],
         *         "reason": "The payee has closed its business.",
         *         "asked_by": {
         *           "operator_uuid": "019a2f50-1a00-7b11-8c22-4d5e6f708193",
         *           "token_uuid": null,
         *           "name": "Maya Lindqvist",
         *           "email": "maya@platform.example"
         *         },
         *         "asked_at": "2026-03-04T14:05:09Z",
         *         "expires_at": "2026-03-05T14:05:09Z",
         *         "decided_by": null,
         *         "decided_at": null,
         *         "decision_reason": null
         *       }
         *     }
         */
        ApprovalAsked: {
            approval: components["schemas"]["Approval"];
        };
        ApprovalAskedResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["ApprovalAsked"];
        };
        /**
         * @example {
         *       "company_identification": "9876543210",
         *       "company_name": "FJORD MARKET",
         *       "consumer_debits": null,
         *       "online_debits_recur": null,
         *       "payouts_are_wages": null
         *     }
         */
        Originator: {
            /** @description The bank assigns it. */
            company_identification: string | null;
            /** @description The name on the bank statement, unless the payment has its own. */
            company_name: string | null;
            consumer_debits: ("prearranged" | "online" | "online_purchase") | null;
            /** @description For WEB: true is recurring (R), false is single (S). */
            online_debits_recur: boolean | null;
            /** @description Payouts to persons are wages, always described as PAYROLL. */
            payouts_are_wages: boolean | null;
        };
        OriginatorResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["Originator"];
        };
        /** @description Why. The audit trail keeps it. */
        Reason: string;
        UpdateMerchantOriginatorRequest: {
            /** @description The bank assigns it. */
            company_identification?: string | null;
            /** @description The name on the bank statement, unless the payment has its own. */
            company_name?: string | null;
            consumer_debits?: ("prearranged" | "online" | "online_purchase") | null;
            /** @description For WEB: true is recurring (R), false is single (S). */
            online_debits_recur?: boolean | null;
            /** @description Payouts to persons are wages, always described as PAYROLL. */
            payouts_are_wages?: boolean | null;
            reason: components["schemas"]["Reason"];
        };
        /**
         * @example {
         *       "uuid": "019a2f3d-1c21-7f00-9a01-b2c3d4e5f607",
         *       "validated_at": "2026-03-02T14:05:09Z",
         *       "vendor_uuid": null,
         *       "user_uuid": "019a2f3c-2b1a-7c3d-8e4f-5a6b7c8d9e0f",
         *       "bank_account_uuid": "019a2f3d-1c20-7b31-8a44-9f0e1d2c3b4a",
         *       "account_number": "****5678",
         *       "routing_number": "021000021",
         *       "valid_account": "valid",
         *       "sources": [
         *         {
         *           "source": "settled_debits",
         *           "opinion": "undecided",
         *           "at": "2026-03-02T14:05:08Z"
         *         },
         *         {
         *           "source": "provider",
         *           "opinion": "valid",
         *           "at": "2026-03-02T14:05:09Z"
         *         }
         *       ],
         *       "billed": true
         *     }
         */
        AccountValidation: {
            /** Format: uuid */
            uuid: string;
            validated_at: components["schemas"]["Timestamp"];
            /** Format: uuid */
            vendor_uuid: string | null;
            /** Format: uuid */
            user_uuid: string | null;
            /** Format: uuid */
            bank_account_uuid: string | null;
            account_number: string;
            routing_number: string;
            valid_account: components["schemas"]["AccountValidity"];
            sources: {
                /** @enum {string} */
                source: "test_pair" | "check_digit" | "routing_directory" | "linked" | "settled_debits" | "provider";
                /** @enum {string} */
                opinion: "valid" | "invalid" | "undecided" | "no_answer";
                at: components["schemas"]["Timestamp"];
            }[];
            billed: boolean;
        };
        ListAccountValidationsResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                account_validations: components["schemas"]["AccountValidation"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        /**
         * @example {
         *       "uuid": "019a2f3d-1c20-7b31-8a44-9f0e1d2c3b4a",
         *       "processor_uuid": "019a2f3d-0b10-7a21-9c33-8e9d0c1b2a39",
         *       "provider": "plaid",
         *       "item_id": "Ed6bjNrDLJfGvZWwnkQlfxwoNz54B5C97ejBr",
         *       "state": "to_remove",
         *       "linked_at": "2026-03-02T14:05:09Z",
         *       "problem": null,
         *       "problem_since": null,
         *       "removal_due_at": "2026-03-12T09:02:00Z",
         *       "removal_attempts": 2,
         *       "removal_error": "Plaid answered 500 API_ERROR INTERNAL_SERVER_ERROR",
         *       "removed_at": null
         *     }
         */
        LinkedItem: {
            /** Format: uuid */
            uuid: string;
            /** Format: uuid */
            processor_uuid: string;
            provider: string;
            /** @description The item's id at the provider: give it to their support. */
            item_id: string;
            /** @enum {string} */
            state: "in_use" | "problem" | "to_remove" | "removed";
            linked_at: components["schemas"]["Timestamp"];
            /**
             * @description The provider's code, such as `ITEM_LOGIN_REQUIRED`; null: none, or it
             * ended.
             */
            problem: string | null;
            problem_since: components["schemas"]["Timestamp"] | null;
            removal_due_at: components["schemas"]["Timestamp"] | null;
            removal_attempts: number;
            /** @description Why the last attempt to remove it failed. */
            removal_error: string | null;
            removed_at: components["schemas"]["Timestamp"] | null;
        };
        ListLinkedItemsResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                linked_items: components["schemas"]["LinkedItem"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        RoutingDirectoryImport: {
            /** Format: uuid */
            uuid: string;
            imported_at: components["schemas"]["Timestamp"];
            /** @description SHA-256 of the file, hexadecimal. */
            file_sha256: string;
            entry_count: number;
            added_count: number;
            changed_count: number;
            removed_count: number;
            /**
             * @description Stored accounts that this directory does not list: `GET
             * /admin/v1/unlisted-accounts`.
             */
            unlisted_account_count: number;
        };
        GetRoutingDirectoryResponse: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "state": "current",
             *       "imports": [
             *         {
             *           "uuid": "019a2f3d-1c20-7b31-8a44-9f0e1d2c3b4a",
             *           "imported_at": "2026-03-02T14:05:09Z",
             * "file_sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
             *           "entry_count": 18204,
             *           "added_count": 12,
             *           "changed_count": 87,
             *           "removed_count": 9,
             *           "unlisted_account_count": 2
             *         }
             *       ]
             *     }
             */
            data: {
                /**
                 * @description none: no directory was imported; old: the last import is more than
                 * 45 days ago.
                 */
                state: "none" | "current" | "old";
                imports: components["schemas"]["RoutingDirectoryImport"][];
            };
        };
        /**
         * @example {
         *       "bank_account_uuid": "019a2f3d-1c20-7b31-8a44-9f0e1d2c3b4a",
         *       "processor_uuid": "019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d",
         *       "user_uuid": "019a2f3c-2b1a-7c3d-8e4f-5a6b7c8d9e0f",
         *       "user_name": "Ada Moreau",
         *       "account_number": "****5678",
         *       "routing_number": "011102133",
         *       "new_routing_number": "211371926",
         *       "corrected_at": null,
         *       "found_at": "2026-03-02T14:05:09Z"
         *     }
         */
        UnlistedAccount: {
            /** Format: uuid */
            bank_account_uuid: string;
            /** Format: uuid */
            processor_uuid: string;
            /** Format: uuid */
            user_uuid: string;
            user_name: string;
            account_number: string;
            routing_number: string;
            /**
             * @description The number that replaces it in the directory; null: the directory names
             * none.
             */
            new_routing_number: string | null;
            corrected_at: components["schemas"]["Timestamp"] | null;
            found_at: components["schemas"]["Timestamp"];
        };
        ListUnlistedAccountsResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                unlisted_accounts: components["schemas"]["UnlistedAccount"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        /** @description A JSON object. */
        TransactionRequest: {
            /**
             * Format: uuid
             * @description The user who pays.
             */
            payer_uuid: string;
            /**
             * Format: uuid
             * @description The user who is paid.
             */
            payee_uuid: string;
            /**
             * @description What is debited from the payer, in cents. Text of digits is read as a
             * number.
             */
            amount: number | string;
            /**
             * @description The part of `amount` that the payee does not get, in cents, less than
             * `amount`. Text of digits is read as a number. Absent: the default fee of the
             * merchant.
             */
            transaction_fee?: number | string;
            /**
             * @description Every amount is in USD.
             * @enum {string}
             */
            currency?: "USD";
            /**
             * @description Your own reference for the payment, for instance an order number. It
             * need not be unique, unless the operator of the service has set
             * `unique_client_reference_ids` for you: then a second payment with it is refused.
             * Empty: no reference.
             */
            client_reference_id?: string;
            metadata?: components["schemas"]["Metadata"];
            /**
             * @description The name that payer and payee read on their bank statements, at most 16
             * characters. Absent: `company_name` of the merchant.
             */
            company_name?: string;
            /**
             * @description The ACH company entry description, at most 10 characters: what the
             * payment is for, for instance `ORDER 1042`. Bank statements may show it. Absent:
             * `PAYMENT` for the debit and `PAYOUT` for the credit. For your own notes use
             * `client_reference_id` or `metadata`.
             */
            description?: string;
            /**
             * @description A note of at most 80 characters for the other side. It is sent with the
             * entries of business accounts (CCD) only.
             */
            addenda?: string;
            /**
             * @description How fast the debit of the payer settles. `standard` (the default)
             * settles on the next banking day. `sameday` settles on the same day if a window of the
             * bank is still open. An entry that is too late, or above a lower limit of the bank, is
             * sent with the entries of the next day. An `amount` above 100000000 is refused with
             * 422.
             * @enum {string}
             */
            speed?: "standard" | "sameday";
            /**
             * @description The bank account of the payer to use; the default account when absent.
             */
            source_bank_account?: {
                /**
                 * Format: uuid
                 * @description The identifier of the bank account of the payer.
                 */
                uuid: string;
                aggregator_type: components["schemas"]["AggregatorType"];
            };
            /**
             * @description The bank account of the payee to use; the default account when absent.
             */
            destination_bank_account?: {
                /**
                 * Format: uuid
                 * @description The identifier of the bank account of the payee.
                 */
                uuid: string;
                aggregator_type: components["schemas"]["AggregatorType"];
            };
            /**
             * Format: uuid
             * @description The authorization of the payer that allows the debit. Absent: if the
             * operator of the service has set `authorization_required` for you, one that allows it
             * is found; otherwise none is needed.
             */
            authorization_uuid?: string;
            /**
             * @description The least number of banking days from the settlement of the debit until
             * the payout is created. A longer delay of the tenant applies.
             */
            payout_delay_days_min?: number;
        };
        /**
         * @description The status of the whole payment. It follows from the statuses of its stages.
         *
         * - `CAPTURE_PENDING`: The debit of the payer waits for a bank file, or is in one that the
         * bank has not confirmed.
         * - `CAPTURE_ACH_PENDING`: The bank has the debit of the payer. It can still be returned.
         * - `CAPTURE_COMPLETE`: The debit of the payer is good. The payee is paid in batches and
         * waits for the daily run.
         * - `IN_PAYOUT`: The debit of the payer is good. `payout_status` says how far the payout
         * is. A payment that succeeded keeps this status.
         *     - `CAPTURE_ACH_FAILED`: The debit of the payer was returned, or it could not be sent.
         * - `CHARGEBACK`: The debit of the payer was good, and then it was returned as
         * unauthorized.
         * - `CLAWBACK`: The debit of the payer was returned, and the payee has paid the money back.
         *     - `REVERSE_PAYOUT`: The payout was returned, and the money goes back to the payer.
         *     - `CANCELED`: The payment was canceled before its debit was in a bank file.
         * @enum {string}
         */
        TransactionStatus: "CAPTURE_PENDING" | "CAPTURE_ACH_PENDING" | "CAPTURE_COMPLETE" | "IN_PAYOUT" | "CAPTURE_ACH_FAILED" | "CHARGEBACK" | "CLAWBACK" | "REVERSE_PAYOUT" | "CANCELED";
        /**
         * @description The status of the capture: the debit of the payer.
         *
         * - `CAPTURE_PENDING`: The debit waits for a bank file, or is in one that the bank has not
         * confirmed.
         * - `CAPTURE_ACH_PENDING`: The bank has the debit. It can still be returned. Some returned
         * debits are sent again in this status.
         *     - `CAPTURE_COMPLETE`: The debit is good: it settled, and no return came in time.
         *     - `CAPTURE_ACH_FAILED`: The debit was returned, or it could not be sent.
         *     - `CAPTURE_CANCELED`: The payment was canceled. The payer was not debited.
         * @enum {string}
         */
        CaptureStatus: "CAPTURE_PENDING" | "CAPTURE_ACH_PENDING" | "CAPTURE_COMPLETE" | "CAPTURE_ACH_FAILED" | "CAPTURE_CANCELED";
        /**
         * @description The status of the payout: the credit to the payee.
         *
         * - `PAYOUT_PENDING_ACH`: The credit is reserved. It waits for a bank file, or is in one
         * that the bank has not confirmed.
         *     - `PAYOUT_ACH_PENDING`: The bank has the credit. It has not settled yet.
         *     - `PAYOUT_COMPLETE`: The credit settled, or nothing was left to pay.
         *     - `PAYOUT_ACH_FAILED`: The credit was returned.
         *     - `PAYOUT_CANCELED`: The capture was returned, so the payee is not paid.
         * @enum {string}
         */
        PayoutStatus: "PAYOUT_PENDING_ACH" | "PAYOUT_ACH_PENDING" | "PAYOUT_COMPLETE" | "PAYOUT_ACH_FAILED" | "PAYOUT_CANCELED";
        /**
         * @description The status of the clawback: the debit of the payee after the capture was
         * returned.
         *
         * - `CLAWBACK_PENDING`: The debit waits for a bank file, or is in one that the bank has not
         * confirmed.
         *     - `CLAWBACK_ACH_PENDING`: The bank has the debit. It can still be returned.
         *     - `CLAWBACK_COMPLETE`: The payee has paid the whole amount back.
         * - `CLAWBACK_ACH_FAILED`: The debit was returned or is not possible, or a part of the
         * amount was written off.
         * @enum {string}
         */
        ClawbackStatus: "CLAWBACK_PENDING" | "CLAWBACK_ACH_PENDING" | "CLAWBACK_COMPLETE" | "CLAWBACK_ACH_FAILED";
        /**
         * @description The status of the reverse payout: the credit to the payer after the payout
         * was returned.
         *
         * - `REVERSE_PAYOUT_PENDING`: The credit waits for a bank file, or is in one that the bank
         * has not confirmed.
         *     - `REVERSE_PAYOUT_ACH_PENDING`: The bank has the credit. It has not settled yet.
         *     - `REVERSE_PAYOUT_ACH_COMPLETE`: The credit settled.
         *     - `REVERSE_PAYOUT_ACH_FAILED`: The credit was returned.
         *     - `REVERSE_PAYOUT_CANCELED`: The payer is owed nothing anymore, so no credit is sent.
         * @enum {string}
         */
        ReversePayoutStatus: "REVERSE_PAYOUT_PENDING" | "REVERSE_PAYOUT_ACH_PENDING" | "REVERSE_PAYOUT_ACH_COMPLETE" | "REVERSE_PAYOUT_ACH_FAILED" | "REVERSE_PAYOUT_CANCELED";
        /** @description A bank account of a payment. */
        TransactionBankAccount: {
            /**
             * Format: uuid
             * @description The identifier of the bank account. Null: none is known.
             */
            uuid: string | null;
            /** @description How the account was added. Null: none is known. */
            aggregator_type: components["schemas"]["AggregatorType"] | null;
        };
        /**
         * @description A payment from a payer to a payee.
         * @example {
         *       "uuid": "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90",
         *       "payer_uuid": "019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e",
         *       "payee_uuid": "019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f",
         *       "transaction_status": "IN_PAYOUT",
         *       "capture_status": "CAPTURE_COMPLETE",
         *       "payout_status": "PAYOUT_COMPLETE",
         *       "clawback_status": null,
         *       "reverse_payout_status": null,
         *       "currency": "USD",
         *       "amount": 12500,
         *       "transaction_fee": 125,
         *       "client_reference_id": "order-1042",
         *       "payout_delay_days": 2,
         *       "company_name": "FJORD MARKET",
         *       "description": "ORDER 1042",
         *       "addenda": null,
         *       "type": "api",
         *       "ach_return_code": null,
         *       "failure_code": null,
         *       "failure_reason": null,
         *       "cancel_reason": null,
         *       "payer_bank_account": {
         *         "uuid": "019a2f3d-2a00-7b11-9e10-0a1b2c3d4e5f",
         *         "aggregator_type": "manual"
         *       },
         *       "payee_bank_account": {
         *         "uuid": "019a2f3d-7c00-7d44-8b21-5f4e3d2c1b0a",
         *         "aggregator_type": "bank_link"
         *       },
         *       "vendor_name": "Fjord Market",
         *       "created_at": "2026-03-02 14:05:09",
         *       "updated_at": "2026-03-06 13:30:00",
         *       "trace_ids": {
         *         "capture_trace_id": "091000010000001",
         *         "payout_trace_id": "091000010000002",
         *         "reverse_payout_trace_id": "",
         *         "refunds": []
         *       }
         *     }
         */
        Transaction: {
            /**
             * Format: uuid
             * @description The identifier of the payment.
             */
            uuid: string;
            /**
             * Format: uuid
             * @description The user who pays.
             */
            payer_uuid: string;
            /**
             * Format: uuid
             * @description The user who is paid.
             */
            payee_uuid: string;
            transaction_status: components["schemas"]["TransactionStatus"];
            capture_status: components["schemas"]["CaptureStatus"];
            /** @description The status of the payout. Null: no payout is reserved. */
            payout_status: components["schemas"]["PayoutStatus"] | null;
            /** @description The status of the clawback. Null: there is no clawback. */
            clawback_status: components["schemas"]["ClawbackStatus"] | null;
            /** @description The status of the reverse payout. Null: there is no reverse payout. */
            reverse_payout_status: components["schemas"]["ReversePayoutStatus"] | null;
            /**
             * @description The currency of the amounts: always US dollars.
             * @constant
             */
            currency: "USD";
            /** @description What is debited from the payer, in cents. */
            amount: components["schemas"]["Cents"];
            /** @description The part of `amount` that the payee does not get, in cents. */
            transaction_fee: components["schemas"]["Cents"];
            /** @description Your own reference for the payment. Empty: none was given. */
            client_reference_id: string;
            /**
             * @description Banking days from the settlement of the capture until the payout is
             * created.
             */
            payout_delay_days: number;
            /**
             * @description The name that payer and payee read on their bank statements, at most 16
             * characters.
             */
            company_name: string;
            /**
             * @description The ACH company entry description, at most 10 characters. Bank
             * statements may show it. Null: none was given, so the debit has `PAYMENT` and the
             * credit `PAYOUT`.
             */
            description: string | null;
            /**
             * @description A note of at most 80 characters, sent with the entries of business
             * accounts (CCD). Null: none was given.
             */
            addenda: string | null;
            /**
             * @description How the payment was started.
             *
             *     - `api`: Alone, by `POST /3p/api/v1/transaction`.
             *     - `bulk`: With others, by `POST /3p/api/v1/transactions/bulk`.
             *     - `dashboard`: By a person in a dashboard. No operation does this today.
             * @enum {string}
             */
            type: "api" | "bulk" | "dashboard";
            /**
             * @description The return code of the stage that failed last: capture, payout, clawback
             * or reverse payout. This field and the next two describe the same stage. A retry of
             * the stage does not change them; a won dishonor clears them. A refund has its own
             * three fields. Null: nothing was returned.
             */
            ach_return_code: string | null;
            /**
             * @description Why that stage failed, for programs: for instance `insufficient_funds`.
             * Null: no stage failed.
             */
            failure_code: string | null;
            /** @description Why that stage failed, as a sentence. Null: no stage failed. */
            failure_reason: string | null;
            /**
             * @description The text that was given when the payment was canceled. `Canceled by
             * request.` if none was given. Null: it is not canceled.
             */
            cancel_reason: string | null;
            /** @description The bank account that is debited. */
            payer_bank_account: components["schemas"]["TransactionBankAccount"];
            /** @description The bank account that is credited. */
            payee_bank_account: components["schemas"]["TransactionBankAccount"];
            /**
             * @description The name of the vendor of the payment, or of the processor if it has no
             * vendor.
             */
            vendor_name: string;
            /** @description When the payment was started, in UTC. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the payment changed last, in UTC. */
            updated_at: components["schemas"]["Timestamp"];
            /**
             * @description The trace numbers of the entries. A bank finds an entry by its trace
             * number.
             */
            trace_ids: {
                /**
                 * @description The trace number of the latest debit of the payer: 15 digits. Empty:
                 * no bank file has it yet.
                 */
                capture_trace_id: string;
                /**
                 * @description The trace number of the latest credit to the payee: 15 digits.
                 * Empty: no bank file has it yet.
                 */
                payout_trace_id: string;
                /**
                 * @description The trace number of the latest credit of a reverse payout: 15
                 * digits. Empty: no bank file has it yet.
                 */
                reverse_payout_trace_id: string;
                /**
                 * @description The trace numbers of each refund, the oldest first. Empty: there are
                 * no refunds.
                 */
                refunds: {
                    /** @description The identifier of the refund. */
                    refund_uuid: string;
                    /**
                     * @description The trace number of the debit of the payee: 15 digits. Empty: no
                     * bank file has it yet.
                     */
                    refund_capture_trace_id: string;
                    /**
                     * @description The trace number of the credit to the payer: 15 digits. Empty:
                     * no bank file has it yet.
                     */
                    refund_payout_trace_id: string;
                }[];
            };
        };
        /** @description A payment, with your own data about it. */
        TransactionWithMetadata: components["schemas"]["Transaction"] & {
            metadata?: components["schemas"]["Metadata"];
        };
        TransactionWithMetadataResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["TransactionWithMetadata"];
        };
        /**
         * @description What a payment would be if it were started now.
         * @example {
         *       "amount": 12500,
         *       "transaction_fee": 125,
         *       "payout_amount": 12375,
         *       "vendor_uuid": null,
         *       "source_bank_account_uuid": "019a2f3d-9a00-7e55-8c31-6f5e4d3c2b1a",
         *       "destination_bank_account_uuid": "019a2f3e-52aa-7e0f-93c4-1f2e3d4c5b6a",
         *       "company_name": "FJORD MARKET",
         *       "held": false,
         *       "capture_settles_on": "2026-03-03",
         *       "payout_eligible_on": "2026-03-05",
         *       "returnable_until": "2026-05-04"
         *     }
         */
        TransactionPreview: {
            /** @description What would be debited from the payer, in cents. */
            amount: components["schemas"]["Cents"];
            /** @description The part of `amount` that the payee would not get, in cents. */
            transaction_fee: components["schemas"]["Cents"];
            /** @description What the payee would get, in cents: `amount` less `transaction_fee`. */
            payout_amount: components["schemas"]["Cents"];
            /**
             * Format: uuid
             * @description The vendor of the payment. Null: it would belong to the processor
             * itself.
             */
            vendor_uuid: string | null;
            /**
             * Format: uuid
             * @description The bank account that would be debited.
             */
            source_bank_account_uuid: string;
            /**
             * Format: uuid
             * @description The bank account that would be credited.
             */
            destination_bank_account_uuid: string;
            /** @description The name that payer and payee would read on their bank statements. */
            company_name: string;
            /**
             * @description Whether it would start on hold, because the return rate of its merchant
             * is too high.
             */
            held: boolean;
            /** @description The banking day on which the debit of the payer would settle. */
            capture_settles_on: components["schemas"]["Day"];
            /**
             * @description The banking day on which the debit would be good, so that the payee can
             * be paid.
             */
            payout_eligible_on: components["schemas"]["Day"];
            /** @description The banking day by whose opening every return in time has arrived. */
            returnable_until: components["schemas"]["Day"];
        };
        TransactionPreviewResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["TransactionPreview"];
        };
        CreateTransactionsInBulkRequest: {
            /** @description The payments to start, 1 to 1000. */
            transactions: {
                /**
                 * @description The idempotency key of this item, which makes a retry of it safe:
                 * text of 1 to 255 characters without control characters.
                 */
                idempotency_key: string;
                /**
                 * Format: uuid
                 * @description The user who pays.
                 */
                payer_uuid: string;
                /**
                 * Format: uuid
                 * @description The user who is paid.
                 */
                payee_uuid: string;
                /**
                 * @description What is debited from the payer, in cents. Text of digits is read as
                 * a number.
                 */
                amount: number | string;
                /**
                 * @description The part of `amount` that the payee does not get, in cents, less
                 * than `amount`. Text of digits is read as a number. Absent: the default fee of the
                 * merchant.
                 */
                transaction_fee?: number | string;
                /**
                 * @description Every amount is in USD.
                 * @enum {string}
                 */
                currency?: "USD";
                /**
                 * @description Your own reference for the payment, for instance an order number. It
                 * need not be unique, unless the operator of the service has set
                 * `unique_client_reference_ids` for you: then a second payment with it is refused.
                 * Empty: no reference.
                 */
                client_reference_id?: string;
                metadata?: components["schemas"]["Metadata"];
                /**
                 * @description The name that payer and payee read on their bank statements, at most
                 * 16 characters. Absent: `company_name` of the merchant.
                 */
                company_name?: string;
                /**
                 * @description The ACH company entry description, at most 10 characters: what the
                 * payment is for, for instance `ORDER 1042`. Bank statements may show it. Absent:
                 * `PAYMENT` for the debit and `PAYOUT` for the credit. For your own notes use
                 * `client_reference_id` or `metadata`.
                 */
                description?: string;
                /**
                 * @description A note of at most 80 characters for the other side. It is sent with
                 * the entries of business accounts (CCD) only.
                 */
                addenda?: string;
                /**
                 * @description How fast the debit of the payer settles. `standard` (the default)
                 * settles on the next banking day. `sameday` settles on the same day if a window of
                 * the bank is still open. An entry that is too late, or above a lower limit of the
                 * bank, is sent with the entries of the next day. An `amount` above 100000000 is
                 * refused with 422.
                 * @enum {string}
                 */
                speed?: "standard" | "sameday";
                /**
                 * @description The bank account of the payer to use; the default account when
                 * absent.
                 */
                source_bank_account?: {
                    /**
                     * Format: uuid
                     * @description The identifier of the bank account of the payer.
                     */
                    uuid: string;
                    aggregator_type: components["schemas"]["AggregatorType"];
                };
                /**
                 * @description The bank account of the payee to use; the default account when
                 * absent.
                 */
                destination_bank_account?: {
                    /**
                     * Format: uuid
                     * @description The identifier of the bank account of the payee.
                     */
                    uuid: string;
                    aggregator_type: components["schemas"]["AggregatorType"];
                };
                /**
                 * Format: uuid
                 * @description The authorization of the payer that allows the debit. Absent: if the
                 * operator of the service has set `authorization_required` for you, one that allows
                 * it is found; otherwise none is needed.
                 */
                authorization_uuid?: string;
                /**
                 * @description The least number of banking days from the settlement of the debit
                 * until the payout is created. A longer delay of the tenant applies.
                 */
                payout_delay_days_min?: number;
            }[];
        };
        CreateTransactionsInBulkResponse: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "results": [
             *         {
             *           "code": 201,
             *           "body": {
             *             "status": true,
             *             "message": "Transaction has been started.",
             *             "data": {
             *               "uuid": "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90",
             *               "payer_uuid": "019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e",
             *               "payee_uuid": "019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f",
             *               "transaction_status": "IN_PAYOUT",
             *               "capture_status": "CAPTURE_COMPLETE",
             *               "payout_status": "PAYOUT_COMPLETE",
             *               "clawback_status": null,
             *               "reverse_payout_status": null,
             *               "currency": "USD",
             *               "amount": 12500,
             *               "transaction_fee": 125,
             *               "client_reference_id": "order-1042",
             *               "payout_delay_days": 2,
             *               "company_name": "FJORD MARKET",
             *               "description": "ORDER 1042",
             *               "addenda": null,
             *               "type": "api",
             *               "ach_return_code": null,
             *               "failure_code": null,
             *               "failure_reason": null,
             *               "cancel_reason": null,
             *               "payer_bank_account": {
             *                 "uuid": "019a2f3d-2a00-7b11-9e10-0a1b2c3d4e5f",
             *                 "aggregator_type": "manual"
             *               },
             *               "payee_bank_account": {
             *                 "uuid": "019a2f3d-7c00-7d44-8b21-5f4e3d2c1b0a",
             *                 "aggregator_type": "bank_link"
             *               },
             *               "vendor_name": "Fjord Market",
             *               "created_at": "2026-03-02 14:05:09",
             *               "updated_at": "2026-03-06 13:30:00",
             *               "trace_ids": {
             *                 "capture_trace_id": "091000010000001",
             *                 "payout_trace_id": "091000010000002",
             *                 "reverse_payout_trace_id": "",
             *                 "refunds": []
             *               },
             *               "metadata": {
             *                 "cart": "7-2041"
             *               }
             *             },
             *             "errors": []
             *           }
             *         }
             *       ]
             *     }
             */
            data: {
                /** @description The answer to each item, in the order of the items. */
                results: {
                    /** @description The HTTP status that the single operation would answer. */
                    code: number;
                    /** @description The body that the single operation would answer. */
                    body: unknown;
                }[];
            };
        };
        /**
         * @description Where the payment is, in one word for people.
         *
         * - `started`: The payment was accepted, and the bank does not have its debit. A returned
         * debit that is sent again counts too.
         *     - `debited`: The bank has the debit of the payer. It can still be returned.
         * - `good`: The debit is good, and the payout is in no bank file. A returned payout that
         * the payee is still owed counts too.
         *     - `paying`: The payout is in a bank file, or the bank has it.
         *     - `paid`: The payout settled, or nothing was left to pay.
         * - `returned`: The debit was returned or could not be sent, or the payout was returned and
         * the money goes back to the payer. No one owes money.
         * - `clawed_back`: The debit was returned after the payout, and the payee has paid the
         * money back.
         * - `owed`: The payee or the payer owes money for the payment: a clawback or a debt is
         * open. No other state hides a debt.
         * - `refunded`: The payer has the whole amount back: every refund, or the reverse payout,
         * has settled.
         *     - `canceled`: The payment was canceled before its debit was in a bank file.
         *     - `held`: An open hold stops the next entry of the payment.
         * @enum {string}
         */
        TransactionState: "started" | "debited" | "good" | "paying" | "paid" | "returned" | "clawed_back" | "owed" | "refunded" | "canceled" | "held";
        /** @description An integer number of cents from 1 to 9999999999. */
        PositiveCents: number;
        SuccessOfList: {
            /**
             * @description True: the operation succeeded.
             * @constant
             */
            status: true;
            /**
             * @description A message for a person. It may be empty.
             * @example
             */
            message: string;
            /** @description Null: nothing was refused. */
            errors: null;
            /** @description Null: nothing was refused. */
            error_code: null;
        };
        ListTransactionsResponse: components["schemas"]["SuccessOfList"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                transactions: components["schemas"]["Transaction"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        ListTransactionsByBodyRequest: {
            /** @description The number of the page. 1 by default. */
            page?: number;
            /** @description Records on a page. 10 by default, at most 100. */
            per_page?: number;
            /**
             * @description Where the page begins: the header `Achord-Next` of the page before, with
             * the same parameters. Absent: the page is counted from the first one.
             */
            after?: string;
            /** @description The first day of the period, in UTC. The period includes it. */
            start_date?: components["schemas"]["Day"];
            /** @description The last day of the period, in UTC. The period includes it. */
            end_date?: components["schemas"]["Day"];
            /**
             * @description Which record is the first. `newest` by default.
             * @enum {string}
             */
            sort_order?: "newest" | "oldest";
            /**
             * Format: uuid
             * @description Only payments with this bank account of the payer. It needs
             * `payer_account_aggregator_type`.
             */
            payer_account_uuid?: string;
            /**
             * @description How that bank account of the payer was added. It needs
             * `payer_account_uuid`.
             */
            payer_account_aggregator_type?: components["schemas"]["AggregatorType"];
            /**
             * Format: uuid
             * @description Only payments with this bank account of the payee. It needs
             * `payee_account_aggregator_type`.
             */
            payee_account_uuid?: string;
            /**
             * @description How that bank account of the payee was added. It needs
             * `payee_account_uuid`.
             */
            payee_account_aggregator_type?: components["schemas"]["AggregatorType"];
            /**
             * Format: uuid
             * @description Only payments with this user as payer.
             */
            payer_uuid?: string;
            /**
             * Format: uuid
             * @description Only payments with this user as payee.
             */
            payee_uuid?: string;
            /**
             * Format: uuid
             * @description Only payments with this user as payer or payee.
             */
            user_uuid?: string;
            /** @description Only payments in this state. */
            state?: components["schemas"]["TransactionState"];
            /** @description Only payments with this status. */
            transaction_status?: components["schemas"]["TransactionStatus"];
            /** @description Only payments with this status. */
            capture_status?: components["schemas"]["CaptureStatus"];
            /** @description Only payments with this status. */
            payout_status?: components["schemas"]["PayoutStatus"];
            /** @description Only payments with this status. */
            clawback_status?: components["schemas"]["ClawbackStatus"];
            /** @description Only payments with this status. */
            reverse_payout_status?: components["schemas"]["ReversePayoutStatus"];
            /** @description Only payments that came back with this return code, such as R01. */
            ach_return_code?: string;
            /** @description Only payments of this amount or more, in cents. */
            amount_from?: components["schemas"]["PositiveCents"];
            /** @description Only payments of this amount or less, in cents. */
            amount_to?: components["schemas"]["PositiveCents"];
            /** @description Only payments with exactly this reference. */
            client_reference_id?: string;
            /**
             * @description Only records whose metadata has this value now: `metadata[order]=94304`.
             */
            metadata?: {
                [key: string]: string;
            };
            /** @description Only payments with an entry that has this trace number: 15 digits. */
            trace_id?: string;
            /**
             * @description Only payments with an entry that came back at this time or later:
             * `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
             */
            returned_from?: string;
            /**
             * @description Only payments with an entry that came back before this time: `YYYY-MM-DD
             * HH:MM:SS` in UTC, or ISO 8601 with a zone.
             */
            returned_before?: string;
            /**
             * @description True: only payments with an open hold. False: only payments without one.
             */
            held?: boolean;
            /**
             * @description Only payments that were started at this time or later: `YYYY-MM-DD
             * HH:MM:SS` in UTC, or ISO 8601 with a zone.
             */
            created_from?: string;
            /**
             * @description Only payments that were started before this time: `YYYY-MM-DD HH:MM:SS`
             * in UTC, or ISO 8601 with a zone.
             */
            created_before?: string;
            /**
             * @description Only payments that changed at this time or later: `YYYY-MM-DD HH:MM:SS`
             * in UTC, or ISO 8601 with a zone.
             */
            updated_since?: string;
            /**
             * @description Only payments that changed last before this time: `YYYY-MM-DD HH:MM:SS`
             * in UTC, or ISO 8601 with a zone.
             */
            updated_before?: string;
            /**
             * Format: uuid
             * @description Only payments of this vendor.
             */
            vendor_uuid?: string;
        };
        ListTransactionsByBodyResponse: components["schemas"]["SuccessOfList"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                transactions: components["schemas"]["Transaction"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        /** @description A payment that a search found, with its state in one word. */
        FoundTransaction: components["schemas"]["TransactionWithMetadata"] & {
            state: components["schemas"]["TransactionState"];
            /**
             * @description What refunds give back to the payer, in cents. A refund counts from its
             * start until it has failed for good.
             */
            amount_refunded: components["schemas"]["Cents"];
        };
        SearchTransactionsResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                transactions: components["schemas"]["FoundTransaction"][];
                /**
                 * @description Send it as `after` to read the next page. Null: the search has seen
                 * every payment.
                 */
                next: string | null;
            };
        };
        TransactionResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["Transaction"];
        };
        /** @description What people know a bank account by. */
        AccountInShort: {
            /**
             * @description The last four characters of the account number. Null: they were erased
             * after the account was removed.
             */
            last_four: string | null;
            /**
             * @description The name of the bank in the ACH directory of the Federal Reserve. Null:
             * the directory does not have it.
             */
            institution_name: string | null;
        };
        /** @description One step in the history of a payment. */
        Move: {
            /** @description Counts the moves of the payment, from 1. */
            number: number;
            /**
             * @description The row of the stage tables that the move took. The page "The life of a
             * payment" of the documentation has them.
             * @example C3
             */
            transition: string;
            /** @description What happened, in words. */
            description: string;
            /**
             * Format: uuid
             * @description The refund that moved. Null: the payment itself moved.
             */
            refund_uuid: string | null;
            /**
             * @description The code of the return that caused the move. Null: no return caused it.
             */
            return_code: string | null;
            /** @description When the move was made, in UTC. */
            moved_at: components["schemas"]["Timestamp"];
            /**
             * @description Trace number of the entry that caused the move, or of the returned
             * entry. Null: no entry caused it.
             */
            trace_id: string | null;
            /**
             * @description Of an offset: the cents by which this payment paid the debt of another
             * one (K6o), or by which the other one paid its debt (K6). Null: the move is no offset.
             */
            offset_amount: number | null;
            /**
             * Format: uuid
             * @description Of an offset: the other payment. Null: the move is no offset.
             */
            counterpart_transaction_uuid: string | null;
            /**
             * Format: uuid
             * @description The merchant batch that the payment joined, or whose entry caused the
             * move. Null: none. Read it at `/batch-merchant-payouts/{uuid}`, or at
             * `/batch-merchant-refunds/{uuid}` for the debit of a refund.
             */
            merchant_batch_uuid: string | null;
        };
        /**
         * @description How far the entry is.
         *
         *     - `filed`: It is in one of our files.
         *     - `sent`: The bank has it.
         *     - `settled`: Its settlement date has come.
         *     - `good`: It is a debit, and its return is no longer expected.
         *     - `returned`: The bank returned it.
         *     - `rejected`: The bank rejected its file.
         * @enum {string}
         */
        EntryState: "filed" | "sent" | "settled" | "good" | "returned" | "rejected";
        /** @description An entry of a payment in a bank file. */
        Entry: {
            /**
             * @description The stage that the entry moves money for.
             *
             *     - `capture`: A debit of the payer.
             *     - `payout`: A credit to the payee.
             *     - `clawback`: A debit of the payee, after the capture was returned.
             *     - `reverse_payout`: A credit to the payer, after the payout was returned.
             *     - `refund_capture`: A debit of the payee for a refund.
             *     - `refund_payout`: A credit to the payer for a refund.
             * @enum {string}
             */
            stage: "capture" | "payout" | "clawback" | "reverse_payout" | "refund_capture" | "refund_payout";
            /**
             * Format: uuid
             * @description The refund that the entry belongs to. Null: it belongs to the payment
             * itself.
             */
            refund_uuid: string | null;
            /**
             * @description How often the stage was tried, from 1. A repeated entry has the next
             * number.
             */
            attempt: number;
            /** @description Cents. Of a batch entry: the share of this payment. */
            amount: components["schemas"]["Cents"];
            state: components["schemas"]["EntryState"];
            /**
             * @description How fast the entry settles: `standard` or `sameday`. A same-day payment
             * that misses the windows of the day goes out at the standard speed.
             * @enum {string}
             */
            speed: "standard" | "sameday";
            /**
             * @description The trace number of the entry: 15 digits. A bank finds the entry by it.
             */
            trace_id: string;
            /** @description The bank that sends the entry and answers it. */
            bank: string;
            /**
             * @description The name of the file that has the entry. Null until the file is closed.
             */
            file_name: string | null;
            /**
             * @description The banking day on which the entry settles. Null: the bank rejected its
             * file.
             */
            settles_on: components["schemas"]["Day"] | null;
            /** @description The return code. Null: the entry was not returned. */
            returned_with: string | null;
            /**
             * Format: uuid
             * @description The batch that it is part of. Null: it is an entry of its own.
             */
            merchant_batch_uuid: string | null;
            /** @description When the entry was put into its file, in UTC. */
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description A hold: it stops the next outgoing step of a payment.
         * @example {
         *       "uuid": "019a2f43-1a00-7b44-9c55-4d5e6f708192",
         *       "transaction_uuid": "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90",
         *       "kind": "tenant",
         *       "reason": "Paused by request.",
         *       "stops_capture": false,
         *       "placed_at": "2026-03-03 10:00:00",
         *       "released_at": null
         *     }
         */
        Hold: {
            /**
             * Format: uuid
             * @description The identifier of the hold.
             */
            uuid: string;
            /**
             * Format: uuid
             * @description The payment that is on hold.
             */
            transaction_uuid: string;
            /**
             * @description Who or what placed the hold.
             *
             *     - `tenant`: The tenant paused the payment, and can resume it.
             *     - `operator`: An operator of this service placed it.
             *     - `risk`: A block of the user or account, or a high return rate of the merchant.
             * - `compliance`: A compliance or sanctions reason. An operator of this service reviews
             * it.
             * - `account`: A bank account of the next step cannot be used. The hold ends when there
             * is another account.
             * @enum {string}
             */
            kind: "tenant" | "operator" | "risk" | "compliance" | "account";
            /** @description Why the payment is on hold, in words. */
            reason: string;
            /**
             * @description True: the capture waits too, and goes into no file. False: only later
             * steps wait.
             */
            stops_capture: boolean;
            /** @description When the hold was placed, in UTC. */
            placed_at: components["schemas"]["Timestamp"];
            /** @description When the hold was released, in UTC. Null: the hold is open. */
            released_at: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description The status of the refund: a debit of the payee, then a credit to the payer.
         *
         * - `REFUND_PENDING`: The debit of the payee waits: for the payout, for a bank file, or for
         * the bank to confirm it.
         * - `REFUND_CAPTURE_ACH_PENDING`: The bank has the debit of the payee. It can still be
         * returned.
         * - `REFUND_ACH_PENDING`: The debit of the payee is good. The credit to the payer waits for
         * a bank file, or the bank has it.
         *     - `REFUND_COMPLETE`: The credit to the payer settled.
         * - `REFUND_FAILED`: An entry of the refund was returned, or the payment itself was
         * returned.
         * @enum {string}
         */
        RefundStatus: "REFUND_PENDING" | "REFUND_CAPTURE_ACH_PENDING" | "REFUND_ACH_PENDING" | "REFUND_COMPLETE" | "REFUND_FAILED";
        /**
         * @description A refund: all or part of a payment goes back to the payer.
         * @example {
         *       "uuid": "019a2f41-2d00-7c10-8e42-6a5b4c3d2e1f",
         *       "transaction_uuid": "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90",
         *       "amount": 4000,
         *       "status": "REFUND_PENDING",
         *       "client_reference_id": "refund-17",
         *       "refund_capture_trace_id": "",
         *       "refund_payout_trace_id": "",
         *       "held_reason": null,
         *       "ach_return_code": null,
         *       "failure_code": null,
         *       "failure_reason": null,
         *       "created_at": "2026-03-10 09:12:00",
         *       "updated_at": "2026-03-10 22:00:01"
         *     }
         */
        Refund: {
            /**
             * Format: uuid
             * @description The identifier of the refund.
             */
            uuid: string;
            /**
             * Format: uuid
             * @description The payment that is refunded.
             */
            transaction_uuid: string;
            /** @description What is refunded, in cents. */
            amount: components["schemas"]["Cents"];
            status: components["schemas"]["RefundStatus"];
            /** @description Your own reference for the refund. Empty: none was given. */
            client_reference_id: string;
            /** @description Trace number of the debit of the payee. Empty until it is known. */
            refund_capture_trace_id: string;
            /** @description Trace number of the credit to the payer. Empty until it is known. */
            refund_payout_trace_id: string;
            /**
             * @description Why the refund waits: a hold on its payment, or what must happen before
             * its debit. Null: it does not wait.
             */
            held_reason: string | null;
            /**
             * @description The return code of the last failed entry of this refund. This field and
             * the next two describe the same entry: the debit of the payee or the credit to the
             * payer. Null: nothing was returned.
             */
            ach_return_code: string | null;
            /**
             * @description Why that entry failed or was not made, for programs. Null: no entry
             * failed.
             */
            failure_code: string | null;
            /**
             * @description Why that entry failed or was not made, as a sentence. Null: no entry
             * failed.
             */
            failure_reason: string | null;
            /** @description When the refund was accepted, in UTC. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the refund changed last, in UTC. */
            updated_at: components["schemas"]["Timestamp"];
            metadata?: components["schemas"]["Metadata"];
        };
        /**
         * @description A payment with its history and its expected dates.
         * @example {
         *       "transaction": {
         *         "uuid": "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90",
         *         "payer_uuid": "019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e",
         *         "payee_uuid": "019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f",
         *         "transaction_status": "CAPTURE_ACH_PENDING",
         *         "capture_status": "CAPTURE_ACH_PENDING",
         *         "payout_status": null,
         *         "clawback_status": null,
         *         "reverse_payout_status": null,
         *         "currency": "USD",
         *         "amount": 12500,
         *         "transaction_fee": 125,
         *         "client_reference_id": "order-1042",
         *         "payout_delay_days": 2,
         *         "company_name": "FJORD MARKET",
         *         "description": "ORDER 1042",
         *         "addenda": null,
         *         "type": "api",
         *         "ach_return_code": null,
         *         "failure_code": null,
         *         "failure_reason": null,
         *         "cancel_reason": null,
         *         "payer_bank_account": {
         *           "uuid": "019a2f3d-2a00-7b11-9e10-0a1b2c3d4e5f",
         *           "aggregator_type": "manual"
         *         },
         *         "payee_bank_account": {
         *           "uuid": "019a2f3d-7c00-7d44-8b21-5f4e3d2c1b0a",
         *           "aggregator_type": "bank_link"
         *         },
         *         "vendor_name": "Fjord Market",
         *         "created_at": "2026-03-02 14:05:09",
         *         "updated_at": "2026-03-06 13:30:00",
         *         "trace_ids": {
         *           "capture_trace_id": "091000010000001",
         *           "payout_trace_id": "",
         *           "reverse_payout_trace_id": "",
         *           "refunds": []
         *         },
         *         "metadata": {
         *           "cart": "7-2041"
         *         }
         *       },
         *       "state": "debited",
         *       "amount_refunded": 0,
         *       "expected_on": "2026-03-05",
         *       "expected_on_if_released": null,
         *       "as_of": "2026-03-02",
         *       "payer_account": {
         *         "last_four": "5678",
         *         "institution_name": "JPMORGAN CHASE"
         *       },
         *       "payee_account": {
         *         "last_four": "0042",
         *         "institution_name": null
         *       },
         *       "capture_settles_on": "2026-03-03",
         *       "payout_eligible_on": "2026-03-05",
         *       "returnable_until": "2026-05-04",
         *       "held_by": null,
         *       "authorization_uuid": "019a2f51-0d00-7d33-8e44-6f7081920314",
         *       "moves": [
         *         {
         *           "number": 1,
         *           "transition": "C1",
         *           "description": "Payment started",
         *           "refund_uuid": null,
         *           "return_code": null,
         *           "moved_at": "2026-03-02 14:05:09",
         *           "trace_id": null,
         *           "offset_amount": null,
         *           "counterpart_transaction_uuid": null,
         *           "merchant_batch_uuid": null
         *         },
         *         {
         *           "number": 2,
         *           "transition": "C3",
         *           "description": "Capture sent to the bank",
         *           "refund_uuid": null,
         *           "return_code": null,
         *           "moved_at": "2026-03-02 22:00:01",
         *           "trace_id": "091000010000001",
         *           "offset_amount": null,
         *           "counterpart_transaction_uuid": null,
         *           "merchant_batch_uuid": null
         *         }
         *       ],
         *       "entries": [
         *         {
         *           "stage": "capture",
         *           "refund_uuid": null,
         *           "attempt": 1,
         *           "amount": 12500,
         *           "state": "sent",
         *           "speed": "standard",
         *           "trace_id": "091000010000001",
         *           "bank": "simulated",
         *           "file_name": "2026-03-02-A.ach",
         *           "settles_on": "2026-03-03",
         *           "returned_with": null,
         *           "merchant_batch_uuid": null,
         *           "created_at": "2026-03-02 22:00:00"
         *         }
         *       ],
         *       "holds": [
         *         {
         *           "uuid": "019a2f43-1a00-7b44-9c55-4d5e6f708192",
         *           "transaction_uuid": "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90",
         *           "kind": "tenant",
         *           "reason": "Paused by request.",
         *           "stops_capture": false,
         *           "placed_at": "2026-03-03 10:00:00",
         *           "released_at": null
         *         }
         *       ],
         *       "refunds": []
         *     }
         */
        TransactionDetails: {
            /** @description The payment, as other operations show it. */
            transaction: components["schemas"]["TransactionWithMetadata"];
            state: components["schemas"]["TransactionState"];
            /**
             * @description What refunds give back to the payer, in cents. A refund counts from its
             * start until it has failed for good.
             */
            amount_refunded: components["schemas"]["Cents"];
            /**
             * @description The banking day on which the next step of the payment is expected. It
             * depends on `state`:
             *
             *     - `started`: The debit of the payer settles.
             *     - `debited`: The debit is good.
             *     - `good`: The payout settles.
             *     - `paying`: The payout settles.
             *     - `returned`: The reverse payout settles.
             *     - `owed`: The clawback settles.
             *
             * Null: the payment has ended, a hold stops the step, or the step waits for a person.
             */
            expected_on: components["schemas"]["Day"] | null;
            /**
             * @description The banking day on which the next step would be expected if everything
             * that holds the payment were released now. Null: nothing holds it, or no step would
             * follow.
             */
            expected_on_if_released: components["schemas"]["Day"] | null;
            /**
             * @description The day in Eastern time on which the dates were worked out, by the
             * banking clock.
             */
            as_of: components["schemas"]["Day"];
            /** @description The account that is debited for the payment. */
            payer_account: components["schemas"]["AccountInShort"];
            /** @description The account that the payment is paid to. */
            payee_account: components["schemas"]["AccountInShort"];
            /**
             * @description The banking day on which the debit of the payer settles. Null: the
             * capture was canceled or failed, or an open hold stops the step.
             */
            capture_settles_on: components["schemas"]["Day"] | null;
            /**
             * @description The banking day on which the debit is good, so that the payee can be
             * paid. Null: the capture was canceled or failed, or an open hold stops the step.
             */
            payout_eligible_on: components["schemas"]["Day"] | null;
            /**
             * @description The banking day by whose opening every return in time has arrived. Null:
             * the capture was canceled or failed, or an open hold stops the step.
             */
            returnable_until: components["schemas"]["Day"] | null;
            /**
             * @description What holds the payment until an operator has decided. The other holds
             * are in `holds`.
             *
             *     - `return`: A return that names it is in suspense.
             *     - `bank_file`: A file of its bank waits, and its return may be in it.
             *
             *     Null: neither holds it.
             */
            held_by: ("return" | "bank_file") | null;
            /**
             * Format: uuid
             * @description The authorization of the payer that the debit uses. Null: the payment
             * needed none, and named none.
             */
            authorization_uuid: string | null;
            /** @description Everything that happened to the payment, the oldest first. */
            moves: components["schemas"]["Move"][];
            /** @description The entries of the payment in bank files, the oldest first. */
            entries: components["schemas"]["Entry"][];
            /** @description The holds on the payment, also released ones, the oldest first. */
            holds: components["schemas"]["Hold"][];
            /** @description The refunds of the payment, the oldest first. */
            refunds: components["schemas"]["Refund"][];
        };
        TransactionDetailsResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["TransactionDetails"];
        };
        /**
         * @description What a payer allowed: debits of one of its bank accounts.
         * @example {
         *       "uuid": "019a2f51-0d00-7d33-8e44-6f7081920314",
         *       "user_uuid": "019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e",
         *       "bank_account_uuid": "019a2f3d-2a00-7b11-9e10-0a1b2c3d4e5f",
         *       "kind": "standing",
         *       "sec_code": "WEB",
         *       "payee_uuid": null,
         *       "minimum_amount": null,
         *       "maximum_amount": 50000,
         *       "authorized_on": "2026-03-13",
         *       "ends_on": null,
         *       "reference": "mandate-2207",
         *       "recorded_at": "2026-03-13 15:12:44",
         *       "revoked_at": null,
         *       "revoked_reason": null,
         *       "used_by_transaction_uuid": null,
         *       "has_evidence": true
         *     }
         */
        Authorization: {
            /**
             * Format: uuid
             * @description The identifier of the authorization.
             */
            uuid: string;
            /**
             * Format: uuid
             * @description The payer who authorized the debits.
             */
            user_uuid: string;
            /**
             * Format: uuid
             * @description The bank account that may be debited.
             */
            bank_account_uuid: string;
            /**
             * @description How many debits it allows.
             *
             *     - `single`: One debit. The first payment that uses it uses it up.
             *     - `recurring`: Debits at regular intervals, as a subscription has them.
             *     - `standing`: Any number of debits, each started by an act of the payer.
             * @enum {string}
             */
            kind: "single" | "recurring" | "standing";
            /** @description How the payer agreed. Null: not said. */
            sec_code: ("PPD" | "WEB" | "TEL" | "CCD") | null;
            /**
             * Format: uuid
             * @description The only payee of the debits. Null: every payee.
             */
            payee_uuid: string | null;
            /** @description The least amount of a debit, in cents. Null: no minimum. */
            minimum_amount: components["schemas"]["Cents"] | null;
            /** @description The most of a debit, in cents. Null: there is no limit. */
            maximum_amount: components["schemas"]["Cents"] | null;
            /** @description The day on which the payer authorized the debits. */
            authorized_on: components["schemas"]["Day"];
            /**
             * @description The last day on which a payment may start. Null: until it is revoked.
             */
            ends_on: components["schemas"]["Day"] | null;
            /** @description Where the proof is kept. Empty: nothing was given. */
            reference: string;
            /** @description When the authorization was recorded, in UTC. */
            recorded_at: components["schemas"]["Timestamp"];
            /** @description When it was revoked, in UTC. Null: it was not. */
            revoked_at: components["schemas"]["Timestamp"] | null;
            /** @description Why it was revoked. Null: it was not. */
            revoked_reason: string | null;
            /**
             * Format: uuid
             * @description The payment that used up a single authorization. Null: it is unused, or
             * not single.
             */
            used_by_transaction_uuid: string | null;
            /** @description Whether evidence is kept with it. */
            has_evidence: boolean;
        };
        /**
         * @description What proves that the payer agreed. Send all that you have: a bank may ask
         * for it for two years.
         */
        AuthorizationEvidence: {
            /** @description The text to which the payer agreed, paragraph by paragraph. */
            terms?: string[];
            /** @description Your name for this version of the text. */
            terms_version?: string;
            /**
             * @description When the payer agreed: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a
             * zone.
             */
            agreed_at?: string;
            /** @description The name that the payer gave. */
            name?: string;
            /** @description The e-mail address that the payer gave. */
            email?: string;
            /** @description The network address from which the payer agreed. */
            ip_address?: string;
            /** @description The browser or app of the payer, as it named itself. */
            user_agent?: string;
            /**
             * @description How you knew who the payer is, for instance `password and code by text
             * message`.
             */
            identity?: string;
            /**
             * @description How the payer agreed, for instance `check box and button`, or `recorded
             * call 7715`.
             */
            signature?: string;
        };
        AuthorizationWithEvidence: components["schemas"]["Authorization"] & {
            /** @description What proves that the payer agreed. Null: no evidence was given. */
            evidence: components["schemas"]["AuthorizationEvidence"] | null;
        };
        /**
         * @description Everything that proves that a payer authorized a payment.
         * @example {
         *       "transaction_uuid": "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90",
         *       "amount": 12500,
         *       "company_name": "FJORD MARKET",
         *       "description": "ORDER 1042",
         *       "client_reference_id": "order-1042",
         *       "started_at": "2026-03-16 14:05:09",
         *       "payer_uuid": "019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e",
         *       "payee_uuid": "019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f",
         *       "payer_name": "Ada Moss",
         *       "payee_name": "Moss Bakery LLC",
         *       "payer_account": {
         *         "last_four": "5678",
         *         "institution_name": "JPMORGAN CHASE"
         *       },
         *       "payee_account": {
         *         "last_four": "0042",
         *         "institution_name": null
         *       },
         *       "authorization": {
         *         "uuid": "019a2f51-0d00-7d33-8e44-6f7081920314",
         *         "user_uuid": "019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e",
         *         "bank_account_uuid": "019a2f3d-2a00-7b11-9e10-0a1b2c3d4e5f",
         *         "kind": "standing",
         *         "sec_code": "WEB",
         *         "payee_uuid": null,
         *         "minimum_amount": null,
         *         "maximum_amount": 50000,
         *         "authorized_on": "2026-03-13",
         *         "ends_on": null,
         *         "reference": "mandate-2207",
         *         "recorded_at": "2026-03-13 15:12:44",
         *         "revoked_at": null,
         *         "revoked_reason": null,
         *         "used_by_transaction_uuid": null,
         *         "has_evidence": true,
         *         "evidence": {
         *           "terms": [
         * "I authorize Northwind Pay to debit my account for each order that I confirm, up to
         * $500.00."
         *           ],
         *           "terms_version": "orders-3",
         *           "agreed_at": "2026-03-13T15:12:02Z",
         *           "name": "Ada Moreau",
         *           "email": "ada@example.com",
         *           "ip_address": "203.0.113.7",
         *           "user_agent": "Mozilla/5.0",
         *           "identity": "password and code by text message",
         *           "signature": "check box and button"
         *         }
         *       },
         *       "debits": [
         *         {
         *           "stage": "capture",
         *           "refund_uuid": null,
         *           "attempt": 1,
         *           "amount": 12500,
         *           "state": "sent",
         *           "speed": "standard",
         *           "trace_id": "091000010000001",
         *           "bank": "simulated",
         *           "file_name": "2026-03-02-A.ach",
         *           "settles_on": "2026-03-03",
         *           "returned_with": null,
         *           "merchant_batch_uuid": null,
         *           "created_at": "2026-03-02 22:00:00"
         *         }
         *       ],
         *       "made_at": "2026-04-02 09:00:00"
         *     }
         */
        AuthorizationProof: {
            /**
             * Format: uuid
             * @description The payment.
             */
            transaction_uuid: string;
            /** @description What was debited from the payer, in cents. */
            amount: components["schemas"]["Cents"];
            /** @description The name that the payer reads on the bank statement. */
            company_name: string;
            /** @description The ACH company entry description. Null: none was given. */
            description: string | null;
            /** @description Your own reference for the payment. Empty: none was given. */
            client_reference_id: string;
            /** @description When the payment was started, in UTC. */
            started_at: components["schemas"]["Timestamp"];
            /**
             * Format: uuid
             * @description The user who pays.
             */
            payer_uuid: string;
            /**
             * Format: uuid
             * @description The user who is paid.
             */
            payee_uuid: string;
            /**
             * @description The name of the payer: of the business, or first and last name. Null:
             * erased.
             */
            payer_name: string | null;
            /**
             * @description The name of the payee: of the business, or first and last name. Null:
             * erased.
             */
            payee_name: string | null;
            /** @description The account that is debited for the payment. */
            payer_account: components["schemas"]["AccountInShort"];
            /** @description The account that the payment is paid to. */
            payee_account: components["schemas"]["AccountInShort"];
            /**
             * @description The authorization that the payment uses. Null: it uses none, so the
             * proof must come from elsewhere.
             */
            authorization: components["schemas"]["AuthorizationWithEvidence"] | null;
            /** @description The debits of the payer in bank files, the oldest first. */
            debits: components["schemas"]["Entry"][];
            /** @description When this proof was made, in UTC. */
            made_at: components["schemas"]["Timestamp"];
        };
        AuthorizationProofResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["AuthorizationProof"];
        };
        UpdateTransactionRequest: {
            /**
             * @description A key that you send is added or gets the new value, null deletes it, and
             * all other keys stay. Null instead of an object deletes all. At most 50 keys of 1 to
             * 40 characters without square brackets, and values of at most 500 characters.
             */
            metadata: components["schemas"]["MetadataChange"] | null;
        };
        CancelTransactionRequest: {
            /**
             * @description Why the payment is canceled. Its record shows this text. Absent: it
             * shows `Canceled by request.` instead.
             */
            cancel_reason?: string;
        };
        PauseTransactionRequest: {
            /** @description Why the payment is paused. Its hold shows this text. */
            reason?: string;
        };
        ListTransactionHoldsResponse: components["schemas"]["Success"] & {
            /** @description The result of the operation. */
            data: {
                /** @description The holds, the oldest first. */
                holds: components["schemas"]["Hold"][];
            };
        };
        CreateRefundRequest: {
            /**
             * @description What is refunded, in cents. Text of digits is read as a number. Absent:
             * all that is left of the payment.
             */
            amount?: number | string;
            /**
             * @description The currency of the transaction.
             * @enum {string}
             */
            currency?: "USD";
            /** @description Your own reference for the refund. It need not be unique. */
            client_reference_id?: string;
            metadata?: components["schemas"]["Metadata"];
        };
        RefundResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["Refund"];
        };
        UpdateRefundRequest: {
            /**
             * @description A key that you send is added or gets the new value, null deletes it, and
             * all other keys stay. Null instead of an object deletes all. At most 50 keys of 1 to
             * 40 characters without square brackets, and values of at most 500 characters.
             */
            metadata: components["schemas"]["MetadataChange"] | null;
        };
        ListTransactionRefundsResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                refunds: components["schemas"]["Refund"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        ListRefundsResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                refunds: components["schemas"]["Refund"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        /** @description The uuids of its payments, at most 200 of them. */
        BatchTransactionUuids: string[];
        ListBatchPayoutsResponse: components["schemas"]["Success"] & {
            /**
             * @description A page of the list.
             * @example {
             *       "batch_payouts": [
             *         {
             *           "uuid": "019a2f42-0a00-7d11-9f21-1b2c3d4e5f60",
             *           "amount": 1250000,
             *           "merchant_count": 3,
             *           "transaction_count": 117,
             *           "transaction_uuids": [
             *             "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90"
             *           ],
             *           "run_at": "2026-03-06 22:00:00",
             *           "created_at": "2026-03-06 22:00:00",
             *           "batch_payout_uuid": "019a2f42-0a00-7d11-9f21-1b2c3d4e5f60",
             *           "date": "2026-03-06 22:00:00",
             *           "total_items": 117,
             *           "summary": {
             *             "amount": 1250000,
             *             "merchant_count": 3,
             *             "transaction_count": 117
             *           }
             *         }
             *       ],
             *       "pagination": {
             *         "totalItems": 1,
             *         "pageSize": 10,
             *         "currentPage": 1,
             *         "totalPages": 1
             *       }
             *     }
             */
            data: {
                /** @description The records of this page. */
                batch_payouts: {
                    /**
                     * Format: uuid
                     * @description The identifier of the batch.
                     */
                    uuid: string;
                    /** @description The sum of the members, in cents. */
                    amount: number;
                    /** @description The number of merchants. */
                    merchant_count: number;
                    /**
                     * @description The number of payments; in a batch of refunds, the number of
                     * refunds.
                     */
                    transaction_count: number;
                    transaction_uuids: components["schemas"]["BatchTransactionUuids"];
                    /** @description The time of the daily run that made the batch, in UTC. */
                    run_at: components["schemas"]["Timestamp"];
                    /** @description When the batch was stored, in UTC. */
                    created_at: components["schemas"]["Timestamp"];
                }[];
                pagination: components["schemas"]["Pagination"];
            };
        };
        GetBatchPayoutResponse: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "uuid": "019a2f42-0a00-7d11-9f21-1b2c3d4e5f60",
             *       "amount": 1250000,
             *       "merchant_count": 3,
             *       "transaction_count": 117,
             *       "transaction_uuids": [
             *         "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90"
             *       ],
             *       "run_at": "2026-03-06 22:00:00",
             *       "created_at": "2026-03-06 22:00:00",
             *       "batch_payout_uuid": "019a2f42-0a00-7d11-9f21-1b2c3d4e5f60",
             *       "date": "2026-03-06 22:00:00",
             *       "total_items": 117,
             *       "summary": {
             *         "amount": 1250000,
             *         "merchant_count": 3,
             *         "transaction_count": 117
             *       }
             *     }
             */
            data: {
                /**
                 * Format: uuid
                 * @description The identifier of the batch.
                 */
                uuid: string;
                /** @description The sum of the members, in cents. */
                amount: number;
                /** @description The number of merchants. */
                merchant_count: number;
                /**
                 * @description The number of payments; in a batch of refunds, the number of
                 * refunds.
                 */
                transaction_count: number;
                transaction_uuids: components["schemas"]["BatchTransactionUuids"];
                /** @description The time of the daily run that made the batch, in UTC. */
                run_at: components["schemas"]["Timestamp"];
                /** @description When the batch was stored, in UTC. */
                created_at: components["schemas"]["Timestamp"];
            };
        };
        ListBatchRefundsResponse: components["schemas"]["Success"] & {
            /**
             * @description A page of the list.
             * @example {
             *       "batch_refunds": [
             *         {
             *           "uuid": "019a2f42-0a00-7d11-9f21-1b2c3d4e5f60",
             *           "amount": 1250000,
             *           "merchant_count": 3,
             *           "transaction_count": 117,
             *           "transaction_uuids": [
             *             "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90"
             *           ],
             *           "run_at": "2026-03-06 22:00:00",
             *           "created_at": "2026-03-06 22:00:00",
             *           "batch_refund_uuid": "019a2f42-0a00-7d11-9f21-1b2c3d4e5f60",
             *           "date": "2026-03-06 22:00:00",
             *           "total_items": 117
             *         }
             *       ],
             *       "pagination": {
             *         "totalItems": 1,
             *         "pageSize": 10,
             *         "currentPage": 1,
             *         "totalPages": 1
             *       }
             *     }
             */
            data: {
                /** @description The records of this page. */
                batch_refunds: {
                    /**
                     * Format: uuid
                     * @description The identifier of the batch.
                     */
                    uuid: string;
                    /** @description The sum of the members, in cents. */
                    amount: number;
                    /** @description The number of merchants. */
                    merchant_count: number;
                    /**
                     * @description The number of payments; in a batch of refunds, the number of
                     * refunds.
                     */
                    transaction_count: number;
                    transaction_uuids: components["schemas"]["BatchTransactionUuids"];
                    /** @description The time of the daily run that made the batch, in UTC. */
                    run_at: components["schemas"]["Timestamp"];
                    /** @description When the batch was stored, in UTC. */
                    created_at: components["schemas"]["Timestamp"];
                }[];
                pagination: components["schemas"]["Pagination"];
            };
        };
        /** @description A refund in the batch of a merchant. */
        RefundMember: {
            /**
             * Format: uuid
             * @description The identifier of the refund.
             */
            refund_uuid: string;
            /**
             * Format: uuid
             * @description The payment that is refunded.
             */
            transaction_uuid: string;
            /**
             * Format: uuid
             * @description The batch of the merchant that has the refund.
             */
            merchant_batch_uuid: string;
            /** @description What is refunded, in cents. */
            amount: components["schemas"]["Cents"];
            /** @description Your own reference for the refund. Empty: none was given. */
            client_reference_id: string;
            status: components["schemas"]["RefundStatus"];
            /** @description Trace number of the debit of the payee; empty until known. */
            refund_capture_trace_id: string;
            /**
             * @description The return code of the refund, as its record shows it. Null: nothing was
             * returned.
             */
            ach_return_code: string | null;
            /** @description Why an entry of the refund failed, as a sentence. Null: none failed. */
            failure_reason: string | null;
        };
        GetBatchRefundResponse: components["schemas"]["Success"] & {
            /**
             * @description A page of the list.
             * @example {
             *       "uuid": "019a2f42-0a00-7d11-9f21-1b2c3d4e5f60",
             *       "amount": 1250000,
             *       "merchant_count": 3,
             *       "transaction_count": 117,
             *       "transaction_uuids": [
             *         "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90"
             *       ],
             *       "run_at": "2026-03-06 22:00:00",
             *       "created_at": "2026-03-06 22:00:00",
             *       "batch_refund_uuid": "019a2f42-0a00-7d11-9f21-1b2c3d4e5f60",
             *       "date": "2026-03-06 22:00:00",
             *       "total_items": 117,
             *       "total": 1250000,
             *       "refunds": [
             *         {
             *           "refund_uuid": "019a2f41-2d00-7c10-8e42-6a5b4c3d2e1f",
             *           "transaction_uuid": "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90",
             *           "merchant_batch_uuid": "019a2f42-0c00-7f33-9b43-3d4e5f607182",
             *           "amount": 4000,
             *           "client_reference_id": "refund-17",
             *           "status": "REFUND_CAPTURE_ACH_PENDING",
             *           "refund_capture_trace_id": "091000010000045",
             *           "ach_return_code": null,
             *           "failure_reason": null
             *         }
             *       ],
             *       "pagination": {
             *         "totalItems": 1,
             *         "pageSize": 5000,
             *         "currentPage": 1,
             *         "totalPages": 1
             *       }
             *     }
             */
            data: {
                /**
                 * Format: uuid
                 * @description The identifier of the batch.
                 */
                uuid: string;
                /** @description The sum of the members, in cents. */
                amount: number;
                /** @description The number of merchants. */
                merchant_count: number;
                /**
                 * @description The number of payments; in a batch of refunds, the number of
                 * refunds.
                 */
                transaction_count: number;
                transaction_uuids: components["schemas"]["BatchTransactionUuids"];
                /** @description The time of the daily run that made the batch, in UTC. */
                run_at: components["schemas"]["Timestamp"];
                /** @description When the batch was stored, in UTC. */
                created_at: components["schemas"]["Timestamp"];
                /**
                 * @description A page, ordered by uuid. A page has 5000 members, or fewer with
                 * `per_page`.
                 */
                refunds: components["schemas"]["RefundMember"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        /**
         * @description The first of these statuses that a member has; a payment and a refund
         * explain them. Payouts: PAYOUT_ACH_FAILED, PAYOUT_PENDING_ACH, PAYOUT_ACH_PENDING,
         * PAYOUT_COMPLETE, PAYOUT_CANCELED. Refunds: REFUND_FAILED, REFUND_PENDING,
         * REFUND_CAPTURE_ACH_PENDING, REFUND_ACH_PENDING, REFUND_COMPLETE.
         */
        BatchStatus: string;
        /**
         * @description Trace number of its latest entry, even if the bank rejected the file; null
         * if it is in no file yet. `entries` lists all entries.
         */
        LatestTrace: string;
        /** @description An integer number of cents from 0 to 999999999999. */
        SummedCents: number;
        /** @description An entry of a batch in a bank file. */
        BatchEntry: {
            /**
             * @description The trace number of the entry: 15 digits. A bank finds the entry by it.
             */
            trace_id: string;
            /** @description The amount of the entry, in cents. */
            amount: components["schemas"]["SummedCents"];
            /** @description The number of payments or refunds in it. */
            member_count: number;
            state: components["schemas"]["EntryState"];
            /** @description The bank that sends the entry and answers it. */
            bank: string;
            /**
             * @description The name of the file that has the entry. Null until the file is closed.
             */
            file_name: string | null;
            /**
             * @description The banking day on which the entry settles. Null: the bank rejected its
             * file.
             */
            settles_on: components["schemas"]["Day"] | null;
            /** @description The return code. Null: the entry was not returned. */
            returned_with: string | null;
            /** @description When the entry was put into its file, in UTC. */
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Every entry at the bank, oldest first. There are several if the amount does
         * not fit one entry, a member was on hold, or the bank rejected a file.
         */
        BatchEntries: components["schemas"]["BatchEntry"][];
        /**
         * @description What a merchant is paid by one daily run on one bank account.
         * @example {
         *       "uuid": "019a2f42-0b00-7e22-8a32-2c3d4e5f6071",
         *       "batch_uuid": "019a2f42-0a00-7d11-9f21-1b2c3d4e5f60",
         *       "merchant_uuid": "019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f",
         *       "bank_account_uuid": "019a2f3d-7c00-7d44-8b21-5f4e3d2c1b0a",
         *       "amount": 420000,
         *       "status": "PAYOUT_ACH_PENDING",
         *       "transaction_count": 38,
         *       "trace_id": "091000010000123",
         *       "created_at": "2026-03-06 22:00:00",
         *       "payout_status": "PAYOUT_ACH_PENDING",
         *       "entries": [
         *         {
         *           "trace_id": "091000010000123",
         *           "amount": 420000,
         *           "member_count": 38,
         *           "state": "sent",
         *           "bank": "simulated",
         *           "file_name": "2026-03-06-A.ach",
         *           "settles_on": "2026-03-09",
         *           "returned_with": null,
         *           "created_at": "2026-03-06 22:00:00"
         *         }
         *       ],
         *       "updated_at": "2026-03-06 22:00:00"
         *     }
         */
        MerchantPayout: {
            /**
             * Format: uuid
             * @description The identifier of the batch of the merchant.
             */
            uuid: string;
            /**
             * Format: uuid
             * @description The batch of the whole daily run.
             */
            batch_uuid: string;
            /**
             * Format: uuid
             * @description The merchant that is paid or debited.
             */
            merchant_uuid: string;
            /**
             * Format: uuid
             * @description The bank account of the merchant.
             */
            bank_account_uuid: string;
            /** @description The sum of the members, in cents. */
            amount: number;
            status: components["schemas"]["BatchStatus"];
            /**
             * @description The number of payments; in a batch of refunds, the number of refunds.
             */
            transaction_count: number;
            /**
             * @description Trace number of the latest entry of the batch. Null: it is in no file
             * yet.
             */
            trace_id: components["schemas"]["LatestTrace"] | null;
            /** @description When the batch was stored, in UTC. */
            created_at: components["schemas"]["Timestamp"];
            entries: components["schemas"]["BatchEntries"];
            /** @description When a member of the batch changed last, in UTC. */
            updated_at: components["schemas"]["Timestamp"];
        };
        ListMerchantPayoutsResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                merchant_payouts: components["schemas"]["MerchantPayout"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        /**
         * @description What a merchant is debited for refunds by one daily run on one bank account.
         * @example {
         *       "uuid": "019a2f42-0c00-7f33-9b43-3d4e5f607182",
         *       "batch_uuid": "019a2f42-0a00-7d11-9f21-1b2c3d4e5f60",
         *       "merchant_uuid": "019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f",
         *       "bank_account_uuid": "019a2f3d-7c00-7d44-8b21-5f4e3d2c1b0a",
         *       "amount": 4000,
         *       "status": "REFUND_CAPTURE_ACH_PENDING",
         *       "transaction_count": 1,
         *       "trace_id": "091000010000045",
         *       "created_at": "2026-03-06 22:00:00",
         *       "entries": [
         *         {
         *           "trace_id": "091000010000045",
         *           "amount": 4000,
         *           "member_count": 1,
         *           "state": "sent",
         *           "bank": "simulated",
         *           "file_name": "2026-03-06-A.ach",
         *           "settles_on": "2026-03-09",
         *           "returned_with": null,
         *           "created_at": "2026-03-06 22:00:00"
         *         }
         *       ],
         *       "updated_at": "2026-03-06 22:00:00"
         *     }
         */
        MerchantRefund: {
            /**
             * Format: uuid
             * @description The identifier of the batch of the merchant.
             */
            uuid: string;
            /**
             * Format: uuid
             * @description The batch of the whole daily run.
             */
            batch_uuid: string;
            /**
             * Format: uuid
             * @description The merchant that is paid or debited.
             */
            merchant_uuid: string;
            /**
             * Format: uuid
             * @description The bank account of the merchant.
             */
            bank_account_uuid: string;
            /** @description The sum of the members, in cents. */
            amount: number;
            status: components["schemas"]["BatchStatus"];
            /**
             * @description The number of payments; in a batch of refunds, the number of refunds.
             */
            transaction_count: number;
            /**
             * @description Trace number of the latest entry of the batch. Null: it is in no file
             * yet.
             */
            trace_id: components["schemas"]["LatestTrace"] | null;
            /** @description When the batch was stored, in UTC. */
            created_at: components["schemas"]["Timestamp"];
            entries: components["schemas"]["BatchEntries"];
            /** @description When a member of the batch changed last, in UTC. */
            updated_at: components["schemas"]["Timestamp"];
        };
        ListMerchantRefundsResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                merchant_refunds: components["schemas"]["MerchantRefund"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        /** @description A payment in the batch of a merchant. */
        PayoutMember: {
            /**
             * Format: uuid
             * @description The identifier of the payment.
             */
            transaction_uuid: string;
            /** @description What was debited from the payer, in cents. */
            amount: components["schemas"]["Cents"];
            /** @description The part of `amount` that the payee does not get, in cents. */
            transaction_fee: components["schemas"]["Cents"];
            /**
             * @description Cents with which it joined the batch; 0 if an offset took everything.
             */
            payout_amount: number;
            /**
             * @description Its cents in the entry of this batch. Less than `payout_amount` if a
             * return reduced it before the entry was filed; null if it is in no entry, or only in
             * one whose file the bank rejected.
             */
            entry_amount: number | null;
            /** @description Trace number of its capture; empty until known. */
            trace_id: string;
            capture_status: components["schemas"]["CaptureStatus"];
            /**
             * @description The status of its payout in this batch. Later payouts do not change it.
             */
            payout_status: string;
            /**
             * @description Trace number of its entry in this batch; null if `entry_amount` is null.
             */
            payout_trace_id: string | null;
            /** @description The return code of that entry. Null: it was not returned. */
            payout_return_code: string | null;
            /**
             * @description The return code of the payment, as its record shows it. Null: nothing
             * was returned.
             */
            ach_return_code: string | null;
            /** @description Why a stage of the payment failed, as a sentence. Null: none failed. */
            failure_reason: string | null;
        };
        /** @description What a merchant is paid by one daily run, with a page of its payments. */
        WholeMerchantPayout: components["schemas"]["MerchantPayout"] & {
            transaction_uuids: components["schemas"]["BatchTransactionUuids"];
            pagination: components["schemas"]["Pagination"];
            /**
             * @description A page, ordered by uuid. A page has 5000 members, or fewer with
             * `per_page`.
             */
            transactions: components["schemas"]["PayoutMember"][];
        };
        WholeMerchantPayoutResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["WholeMerchantPayout"];
        };
        /** @description What a merchant is debited by one daily run, with a page of its refunds. */
        WholeMerchantRefund: components["schemas"]["MerchantRefund"] & {
            transaction_uuids: components["schemas"]["BatchTransactionUuids"];
            pagination: components["schemas"]["Pagination"];
            /**
             * @description A page, ordered by uuid. A page has 5000 members, or fewer with
             * `per_page`.
             */
            refunds: components["schemas"]["RefundMember"][];
        };
        WholeMerchantRefundResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["WholeMerchantRefund"];
        };
        /**
         * @description A ledger account. What it has:
         *
         *     - `BANK`: Cash in the pooled settlement account.
         *     - `DIF`: Debits in flight.
         *     - `CIF`: Credits in flight.
         *     - `UNS`: Captured, not yet good.
         *     - `PAYEE`: Owed to a payee.
         *     - `PRES`: Reserved for a payout.
         *     - `FEE`: Owed to a vendor, or to the processor, for fees.
         *     - `PAYER`: Owed to a payer.
         *     - `CLAW`: Receivable from a payee.
         *     - `RECV`: Receivable from a payer.
         *     - `LOSS`: Written off.
         *     - `SUSP`: Unmatched bank items.
         *     - `OWN`: Own funds paid in.
         * @enum {string}
         */
        AccountName: "BANK" | "DIF" | "CIF" | "UNS" | "PAYEE" | "PRES" | "FEE" | "PAYER" | "CLAW" | "RECV" | "LOSS" | "SUSP" | "OWN";
        /** @description A debit or credit on a ledger account. */
        Movement: {
            /** @description When the movement was posted, in UTC. */
            posted_at: components["schemas"]["Timestamp"];
            /**
             * Format: uuid
             * @description The payment that moved. Null: a fee payout, or cash that belongs to no
             * payment yet.
             */
            transaction_uuid: string | null;
            /**
             * Format: uuid
             * @description The cause: an entry, a return in a bank’s file, an act of an operator, a
             * fee payout, a line of a bank statement, the payment that paid (an offset), or a daily
             * run.
             */
            source_uuid: string;
            /** @description Your own reference for the payment. Empty: it has none. */
            client_reference_id: string;
            /**
             * @description The row of the stage tables that moved the money. The page "The life of
             * a payment" of the documentation has them.
             */
            transition: string;
            /** @description What happened, in words. */
            description: string;
            /** @description The ledger account that the movement is on. */
            account: components["schemas"]["AccountName"];
            /** @description What is debited from the account, in cents. 0 for a credit. */
            debit: number;
            /** @description What is credited to the account, in cents. 0 for a debit. */
            credit: number;
            /** @description The balance after this movement, in cents. */
            balance: number;
            /**
             * @description Trace number of the entry that caused it, or of the returned entry.
             * Null: no entry caused it.
             */
            trace_id: string | null;
            /** @description The code of the return that caused it. Null: no return caused it. */
            return_code: string | null;
            /**
             * Format: uuid
             * @description Of an offset (K6): the other payment. The debit belongs to the payment
             * that paid, the credit to the payment that owed. Null: it is no offset.
             */
            counterpart_transaction_uuid: string | null;
            /**
             * Format: uuid
             * @description The merchant batch that the payment joined by this movement, or whose
             * entry caused it. Null: none. Read it at `/batch-merchant-payouts/{uuid}`, or at
             * `/batch-merchant-refunds/{uuid}` for the debit of a refund.
             */
            merchant_batch_uuid: string | null;
        };
        GetUserStatementResponse: components["schemas"]["Success"] & {
            /**
             * @description A page of the list.
             * @example {
             *       "user_uuid": "019a2f3d-1c2b-7d3e-8f40-51627384a5b6",
             *       "start_date": "2026-03-01",
             *       "end_date": "2026-03-31",
             *       "opening": 0,
             *       "closing": 9700,
             *       "movements": [
             *         {
             *           "posted_at": "2026-03-06 13:30:00",
             *           "transaction_uuid": "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90",
             *           "source_uuid": "019a2f40-2b80-7c12-8d40-5a6b7c8d9e0f",
             *           "client_reference_id": "order-1042",
             *           "transition": "C5",
             *           "description": "Capture completed",
             *           "account": "PAYEE",
             *           "debit": 0,
             *           "credit": 9700,
             *           "balance": 9700,
             *           "trace_id": "091000010000001",
             *           "return_code": null,
             *           "counterpart_transaction_uuid": null,
             *           "merchant_batch_uuid": null
             *         }
             *       ],
             *       "pagination": {
             *         "totalItems": 1,
             *         "pageSize": 10,
             *         "currentPage": 1,
             *         "totalPages": 1
             *       }
             *     }
             */
            data: {
                /**
                 * Format: uuid
                 * @description The user of the statement.
                 */
                user_uuid: string;
                /** @description The first day of the period, in UTC. The period includes it. */
                start_date: components["schemas"]["Day"];
                /** @description The last day of the period, in UTC. The period includes it. */
                end_date: components["schemas"]["Day"];
                /** @description Cents owed to the user before the first movement. */
                opening: number;
                /** @description Cents owed to the user after the last movement of the period. */
                closing: number;
                /** @description The movements of this page, the oldest first. */
                movements: components["schemas"]["Movement"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        /**
         * @description The ledger accounts of a tenant in a period.
         * @example {
         *       "start_date": "2026-03-01",
         *       "end_date": "2026-03-31",
         *       "accounts": [
         *         {
         *           "account": "PAYEE",
         *           "opening": 0,
         *           "debits": 0,
         *           "credits": 9700,
         *           "closing": -9700
         *         }
         *       ],
         *       "movements": [
         *         {
         *           "posted_at": "2026-03-06 13:30:00",
         *           "transaction_uuid": "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90",
         *           "source_uuid": "019a2f40-2b80-7c12-8d40-5a6b7c8d9e0f",
         *           "client_reference_id": "order-1042",
         *           "transition": "C5",
         *           "description": "Capture completed",
         *           "account": "PAYEE",
         *           "debit": 0,
         *           "credit": 9700,
         *           "balance": -9700,
         *           "trace_id": "091000010000001",
         *           "return_code": null,
         *           "counterpart_transaction_uuid": null,
         *           "merchant_batch_uuid": null
         *         }
         *       ],
         *       "pagination": {
         *         "totalItems": 1,
         *         "pageSize": 10,
         *         "currentPage": 1,
         *         "totalPages": 1
         *       }
         *     }
         */
        TenantStatement: {
            /** @description The first day of the period, in UTC. The period includes it. */
            start_date: components["schemas"]["Day"];
            /** @description The last day of the period, in UTC. The period includes it. */
            end_date: components["schemas"]["Day"];
            /** @description The sums of each account that has a balance or a movement. */
            accounts: {
                /** @description The ledger account of these sums. */
                account: components["schemas"]["AccountName"];
                /** @description The balance before the period, in cents. A debit is positive. */
                opening: number;
                /** @description The sum of the debits in the period, in cents. */
                debits: number;
                /** @description The sum of the credits in the period, in cents. */
                credits: number;
                /** @description The balance after the period, in cents. A debit is positive. */
                closing: number;
            }[];
            /** @description The movements of this page, the oldest first. */
            movements: components["schemas"]["Movement"][];
            pagination: components["schemas"]["Pagination"];
        };
        TenantStatementResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["TenantStatement"];
        };
        /**
         * @description When fees are paid out.
         *
         *     - `daily`: The daily run of each banking day pays them out.
         *     - `on_demand`: Only a request pays them out.
         * @enum {string}
         */
        FeeSchedule: "daily" | "on_demand";
        /**
         * @description The bank account that fees are paid to, and the owed amount.
         * @example {
         *       "owner_uuid": "019a2f3c-8a40-7d11-b6a1-5e0c7d9f8a21",
         *       "bank_account_uuid": "019a2f3d-9a00-7e55-8c31-6f5e4d3c2b1a",
         *       "schedule": "daily",
         *       "usable": true,
         *       "owed": 4125
         *     }
         */
        FeeAccount: {
            /** @description The owner of the fees: the vendor, or the processor itself. */
            owner_uuid: string;
            /**
             * Format: uuid
             * @description The bank account that the fees are paid to. Null: none is named.
             */
            bank_account_uuid: string | null;
            /** @description When fees are paid out. Null: no account is named. */
            schedule: components["schemas"]["FeeSchedule"] | null;
            /**
             * @description False if no account is named, or it was removed or disabled. Nothing is
             * paid until another one is named.
             */
            usable: boolean;
            /**
             * @description Cents that are owed and in no file. Negative if fees were returned after
             * they were paid out.
             */
            owed: number;
        };
        FeeAccountResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["FeeAccount"];
        };
        SetVendorFeeAccountRequest: {
            /**
             * Format: uuid
             * @description The bank account that the fees are paid to.
             */
            bank_account_uuid: string;
            /** @description When fees are paid out. Absent: as before, and `daily` at first. */
            schedule?: components["schemas"]["FeeSchedule"];
        };
        /**
         * @description A payout of fees to their owner.
         * @example {
         *       "uuid": "019a2f52-3e00-7d20-9f53-7b6c5d4e3f20",
         *       "owner_uuid": "019a2f3c-8a40-7d11-b6a1-5e0c7d9f8a21",
         *       "status": "FEE_PAYOUT_PENDING",
         *       "amount": 4125,
         *       "bank_account_uuid": "019a2f3d-9a00-7e55-8c31-6f5e4d3c2b1a",
         *       "trace_id": "",
         *       "ach_return_code": null,
         *       "cancel_reason": null,
         *       "created_at": "2026-03-10 21:00:00",
         *       "updated_at": "2026-03-10 21:00:01"
         *     }
         */
        FeePayout: {
            /**
             * Format: uuid
             * @description The identifier of the payout of fees.
             */
            uuid: string;
            /** @description The owner of the fees: the vendor, or the processor itself. */
            owner_uuid: string;
            /**
             * @description How far the payout of fees is.
             *
             *     - `FEE_PAYOUT_PENDING`: It waits for the next file.
             *     - `FEE_PAYOUT_FILED`: It is in a file that the bank has not confirmed.
             *     - `FEE_PAYOUT_ACH_PENDING`: The bank has the credit. It has not settled yet.
             *     - `FEE_PAYOUT_COMPLETE`: The credit settled.
             *     - `FEE_PAYOUT_ACH_FAILED`: The credit was returned. The fees are owed again.
             *     - `FEE_PAYOUT_CANCELED`: It ended without a credit. `cancel_reason` says why.
             * @enum {string}
             */
            status: "FEE_PAYOUT_PENDING" | "FEE_PAYOUT_FILED" | "FEE_PAYOUT_ACH_PENDING" | "FEE_PAYOUT_COMPLETE" | "FEE_PAYOUT_ACH_FAILED" | "FEE_PAYOUT_CANCELED";
            /**
             * @description What is paid out, in cents. While it is pending: the amount owed at the
             * request. The filed entry has the amount owed then.
             */
            amount: number;
            /**
             * Format: uuid
             * @description The bank account that is credited.
             */
            bank_account_uuid: string;
            /**
             * @description The trace number of the entry: 15 digits. Empty until it is in a file.
             */
            trace_id: string;
            /** @description The return code of the entry. Null: it was not returned. */
            ach_return_code: string | null;
            /**
             * @description Why the payout was canceled.
             *
             *     - `nothing_owed`: Nothing was owed anymore at its cut-off.
             *     - `file_rejected`: The bank rejected its file. Another payout replaces it.
             *     - `file_full`: It did not fit into its file. Another payout replaces it.
             *     - `not_writable`: No bank file can have its entry.
             *
             *     Null: it was not canceled.
             */
            cancel_reason: ("nothing_owed" | "file_rejected" | "file_full" | "not_writable") | null;
            /** @description When the payout was requested, in UTC. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the payout changed last, in UTC. */
            updated_at: components["schemas"]["Timestamp"];
        };
        FeePayoutResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["FeePayout"];
        };
        ListFeePayoutsResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                fee_payouts: components["schemas"]["FeePayout"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        /**
         * @description The limits of an owner, and how much of them is used.
         * @example {
         *       "owner": "merchant",
         *       "owner_uuid": "019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f",
         *       "amount_per_payment": 500000,
         *       "amount_per_day": 2500000,
         *       "amount_in_flight": null,
         *       "day": "2026-03-02",
         *       "started_on_day": 1204500,
         *       "in_flight": 3310000
         *     }
         */
        Limits: {
            /**
             * @description Whose payments the limits apply to.
             * @enum {string}
             */
            owner: "processor" | "vendor" | "merchant";
            /**
             * Format: uuid
             * @description The identifier of the owner of the limits.
             */
            owner_uuid: string;
            /** @description The highest amount of one payment, in cents. Null: no limit. */
            amount_per_payment: components["schemas"]["Cents"] | null;
            /**
             * @description The highest sum of the payments that start on one banking day, in cents.
             * Null: no limit.
             */
            amount_per_day: components["schemas"]["SummedCents"] | null;
            /**
             * @description The highest sum of captures that can still be returned, in cents. Null:
             * no limit.
             */
            amount_in_flight: components["schemas"]["SummedCents"] | null;
            /** @description The banking day of `started_on_day`, in Eastern time. */
            day: components["schemas"]["Day"];
            /** @description Cents of payments that started on `day` and are not canceled. */
            started_on_day: number;
            /** @description Cents of captures that are neither good nor failed nor canceled. */
            in_flight: number;
        };
        ListLimitsResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                limits: components["schemas"]["Limits"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        /** @description One of the return rates, and its limit. */
        ReturnRate: {
            /** @description The number of debits that were returned for this reason. */
            returns: number;
            /**
             * @description The share of the debits that were returned, in percent. Null: there were
             * no debits.
             */
            percent: number | null;
            /** @description The highest allowed share of returned debits, in percent. */
            limit_percent: number;
            /**
             * @description Where the rate is.
             *
             *     - `normal`: Below 80 % of the limit, or there are too few debits to judge.
             *     - `warning`: From 80 % of the limit on.
             *     - `exceeded`: Above the limit.
             * @enum {string}
             */
            state: "normal" | "warning" | "exceeded";
        };
        /**
         * @description The shares of the debits of sixty days that were returned.
         * @example {
         *       "owner": "merchant",
         *       "owner_uuid": "019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f",
         *       "start_date": "2026-01-02",
         *       "debits": 1240,
         *       "minimum_debits": 200,
         *       "unauthorized": {
         *         "returns": 5,
         *         "percent": 0.4032,
         *         "limit_percent": 0.5,
         *         "state": "warning"
         *       },
         *       "administrative": {
         *         "returns": 12,
         *         "percent": 0.9677,
         *         "limit_percent": 3,
         *         "state": "normal"
         *       },
         *       "overall": {
         *         "returns": 61,
         *         "percent": 4.9194,
         *         "limit_percent": 15,
         *         "state": "normal"
         *       },
         *       "debits_held": false
         *     }
         */
        ReturnRates: {
            /**
             * @description Whose debits are counted.
             * @enum {string}
             */
            owner: "processor" | "merchant";
            /**
             * Format: uuid
             * @description The identifier of the processor or merchant.
             */
            owner_uuid: string;
            /** @description The first day of the counted debits. */
            start_date: components["schemas"]["Day"];
            /** @description The number of debits since `start_date`. */
            debits: number;
            /** @description Below this number of debits every state is `normal`. */
            minimum_debits: number;
            /** @description Debits that were returned as unauthorized. */
            unauthorized: components["schemas"]["ReturnRate"];
            /** @description Debits that were returned for wrong account data. */
            administrative: components["schemas"]["ReturnRate"];
            /** @description Debits that were returned for any reason. */
            overall: components["schemas"]["ReturnRate"];
            /** @description Whether new debits of the merchant are on hold. */
            debits_held: boolean;
        };
        ListReturnRatesResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                return_rates: components["schemas"]["ReturnRates"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        RecordPayerAuthorizationRequest: {
            /** @description The bank account that may be debited. */
            bank_account: {
                /**
                 * Format: uuid
                 * @description The identifier of the bank account.
                 */
                uuid: string;
                aggregator_type: components["schemas"]["AggregatorType"];
            };
            /**
             * @description How many debits it allows. Absent: `standing`.
             * @enum {string}
             */
            kind?: "single" | "recurring" | "standing";
            /**
             * @description How the payer agreed. Absent: not said.
             * @enum {string}
             */
            sec_code?: "PPD" | "WEB" | "TEL" | "CCD";
            /**
             * Format: uuid
             * @description The only payee of the debits. Absent: every payee.
             */
            payee_uuid?: string;
            /** @description The least amount of a debit, in cents. Absent: no minimum. */
            minimum_amount?: number | string;
            /** @description The most of a debit, in cents. Absent: there is no limit. */
            maximum_amount?: number | string;
            /**
             * @description The day on which the payer authorized the debits. Absent: today in
             * Eastern time.
             */
            authorized_on?: components["schemas"]["Day"];
            /**
             * @description The last day on which a payment may start. Absent: until it is revoked.
             */
            ends_on?: components["schemas"]["Day"];
            /** @description Where you keep the proof, for instance the number of a mandate. */
            reference?: string;
            evidence?: components["schemas"]["AuthorizationEvidence"];
        };
        /**
         * @description A block: it protects a user or a bank account until it is lifted.
         * @example {
         *       "uuid": "019a2f50-2b00-7c11-9d22-5e6f70819203",
         *       "user_uuid": "019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e",
         *       "bank_account_uuid": null,
         *       "kind": "unauthorized",
         *       "reason": "R10: a debit was returned as unauthorized; record a new authorization",
         *       "return_code": "R10",
         *       "transaction_uuid": "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90",
         *       "placed_at": "2026-03-12 12:30:00",
         *       "lifted_at": null,
         *       "lifted_by": null
         *     }
         */
        Block: {
            /**
             * Format: uuid
             * @description The identifier of the block.
             */
            uuid: string;
            /**
             * Format: uuid
             * @description The user that is blocked, or whose bank account is blocked.
             */
            user_uuid: string;
            /**
             * Format: uuid
             * @description The bank account that is blocked. Null: the user is blocked.
             */
            bank_account_uuid: string | null;
            /**
             * @description Why, and so what is blocked.
             *
             * - `stop_payment`: The holder of the account stopped a payment. The account is not
             * debited.
             * - `unauthorized`: A debit was returned as unauthorized. The payer and the account are
             * not debited.
             *     - `fraud`: Fraud is suspected. The user can neither pay nor be paid.
             *     - `compliance`: A compliance reason. The user can neither pay nor be paid.
             *     - `sanctions`: A sanctions reason. The user can neither pay nor be paid.
             * @enum {string}
             */
            kind: "stop_payment" | "unauthorized" | "fraud" | "compliance" | "sanctions";
            /** @description Why the block was placed, in words. */
            reason: string;
            /**
             * @description The code of the return that placed the block. Null: an operator placed
             * it.
             */
            return_code: string | null;
            /**
             * Format: uuid
             * @description The payment whose return placed the block. Null: no return placed it.
             */
            transaction_uuid: string | null;
            /** @description When the block was placed, in UTC. */
            placed_at: components["schemas"]["Timestamp"];
            /** @description When the block was lifted, in UTC. Null: the block is open. */
            lifted_at: components["schemas"]["Timestamp"] | null;
            /**
             * @description What lifted the block.
             *
             *     - `authorization`: A new authorization of the payer.
             *     - `operator`: An operator of this service.
             *
             *     Null: the block is open.
             */
            lifted_by: ("authorization" | "operator") | null;
        };
        RecordPayerAuthorizationResponse: components["schemas"]["Success"] & {
            /** @description The result of the operation. */
            data: components["schemas"]["Authorization"] & {
                /** @description The blocks that the authorization lifted. */
                lifted: components["schemas"]["Block"][];
            };
        };
        ListUserAuthorizationsResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                authorizations: components["schemas"]["Authorization"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        AuthorizationWithEvidenceResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["AuthorizationWithEvidence"];
        };
        RevokeAuthorizationRequest: {
            /** @description Why. Absent: `The payer revoked it.` */
            reason?: string;
        };
        RevokeAuthorizationResponse: components["schemas"]["Success"] & {
            /** @description The result of the operation. */
            data: components["schemas"]["Authorization"] & {
                /**
                 * @description The payments that will not be debited any more: canceled, or failed
                 * if they were debited before.
                 */
                ended: string[];
            };
        };
        ListUserBlocksResponse: components["schemas"]["Success"] & {
            /** @description The result of the operation. */
            data: {
                /** @description The blocks, the oldest first. */
                blocks: components["schemas"]["Block"][];
            };
        };
        TransactionOfAnyTenant: components["schemas"]["FoundTransaction"] & {
            /** Format: uuid */
            processor_uuid: string;
            /**
             * @description The name of the payer: of the business, or first and last name. Null:
             * erased.
             */
            payer_name: string | null;
            /**
             * @description The name of the payee: of the business, or first and last name. Null:
             * erased.
             */
            payee_name: string | null;
        };
        SearchTransactionsOfAnyTenantResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                transactions: components["schemas"]["TransactionOfAnyTenant"][];
                /**
                 * @description Send it as `after` to read the next page. Null: the search has seen
                 * every payment.
                 */
                next: string | null;
            };
        };
        RefundOfAnyTenant: components["schemas"]["Refund"] & {
            /** Format: uuid */
            processor_uuid: string;
        };
        ListRefundsOfAnyTenantResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                refunds: components["schemas"]["RefundOfAnyTenant"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        RefundOfAnyTenantResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["RefundOfAnyTenant"];
        };
        /**
         * @example {
         *       "processor_uuid": "019a2f30-0000-7a11-8b22-3c4d5e6f7081",
         *       "kind": "payout",
         *       "uuid": "019a2f42-0a00-7d11-9f21-1b2c3d4e5f60",
         *       "amount": 1250000,
         *       "merchant_count": 3,
         *       "transaction_count": 117,
         *       "transaction_uuids": [
         *         "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90"
         *       ],
         *       "run_at": "2026-03-06T22:00:00Z",
         *       "created_at": "2026-03-06T22:00:00Z"
         *     }
         */
        BatchOfAnyTenant: {
            /** Format: uuid */
            processor_uuid: string;
            /** @enum {string} */
            kind: "payout" | "refund";
            /**
             * Format: uuid
             * @description The identifier of the batch.
             */
            uuid: string;
            /** @description The sum of the members, in cents. */
            amount: number;
            /** @description The number of merchants. */
            merchant_count: number;
            /**
             * @description The number of payments; in a batch of refunds, the number of refunds.
             */
            transaction_count: number;
            transaction_uuids: components["schemas"]["BatchTransactionUuids"];
            /** @description The time of the daily run that made the batch, in UTC. */
            run_at: components["schemas"]["Timestamp"];
            /** @description When the batch was stored, in UTC. */
            created_at: components["schemas"]["Timestamp"];
        };
        ListBatchesOfAnyTenantResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                batches: components["schemas"]["BatchOfAnyTenant"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        BatchOfAnyTenantResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["BatchOfAnyTenant"];
        };
        GetMerchantPayoutOfAnyTenantResponse: components["schemas"]["Success"] & {
            /** @description The result of the operation. */
            data: components["schemas"]["WholeMerchantPayout"] & {
                /** Format: uuid */
                processor_uuid: string;
            };
        };
        GetMerchantRefundOfAnyTenantResponse: components["schemas"]["Success"] & {
            /** @description The result of the operation. */
            data: components["schemas"]["WholeMerchantRefund"] & {
                /** Format: uuid */
                processor_uuid: string;
            };
        };
        GetLedgerBalancesResponse: components["schemas"]["Success"] & {
            /**
             * @description The records of the answer.
             * @example [
             *       {
             *         "account": "FEE",
             *         "owner_uuid": "019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d",
             *         "balance": -125
             *       }
             *     ]
             */
            data: {
                account: components["schemas"]["AccountName"];
                /** Format: uuid */
                owner_uuid: string;
                balance: number;
            }[];
        };
        SetFeeAccountRequest: {
            /**
             * Format: uuid
             * @description The bank account that the fees are paid to.
             */
            bank_account_uuid: string;
            /** @description When fees are paid out. Absent: as before, and `daily` at first. */
            schedule?: components["schemas"]["FeeSchedule"];
            reason: components["schemas"]["Reason"];
        };
        PayOutFeesRequest: {
            reason: components["schemas"]["Reason"];
        };
        ListProcessorFeePayoutsResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                fee_payouts: components["schemas"]["FeePayout"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        CreateTransactionNoteRequest: {
            /** @description Text of 3 to 500 characters. */
            note: string;
        };
        /**
         * @example {
         *       "uuid": "019a2f44-1b00-7c11-8d22-5e6f70819203",
         *       "noted_at": "2026-03-04T15:10:00Z",
         *       "note": "The payer called and will pay on Friday.",
         *       "noted_by": "Maya Lindqvist",
         *       "token_uuid": null
         *     }
         */
        TransactionNote: {
            /** Format: uuid */
            uuid: string;
            noted_at: components["schemas"]["Timestamp"];
            note: string;
            /** @description The operator, or the token if it has a name. */
            noted_by: string | null;
            /** Format: uuid */
            token_uuid: string | null;
        };
        TransactionNoteResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["TransactionNote"];
        };
        CreateProofRequestRequest: {
            /** @description The day on which the bank asked. Absent: today in Eastern time. */
            requested_on?: components["schemas"]["Day"];
            /** @description How the bank names its request. */
            bank_reference?: string;
            reason?: components["schemas"]["Reason"];
        };
        /**
         * @description A bank asks for the proof that a payer authorized a payment.
         * @example {
         *       "uuid": "019a2f60-1d00-7e44-9f55-708192a3b4c5",
         *       "processor_uuid": "019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d",
         *       "transaction_uuid": "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90",
         *       "amount": 12500,
         *       "authorization_uuid": "019a2f51-0d00-7d33-8e44-6f7081920314",
         *       "requested_on": "2026-04-01",
         *       "prove_until": "2026-04-15",
         *       "bank_reference": "POA-5517",
         *       "recorded_at": "2026-04-01T14:00:00Z",
         *       "answered_at": null,
         *       "answer": null
         *     }
         */
        ProofRequest: {
            /**
             * Format: uuid
             * @description The identifier of the request.
             */
            uuid: string;
            /**
             * Format: uuid
             * @description The tenant of the payment.
             */
            processor_uuid: string;
            /**
             * Format: uuid
             * @description The payment whose authorization must be proved.
             */
            transaction_uuid: string;
            /** @description The amount of the payment, in cents. */
            amount: components["schemas"]["Cents"];
            /**
             * Format: uuid
             * @description The authorization that the payment uses. Null: it uses none, so ask the
             * tenant for the proof.
             */
            authorization_uuid: string | null;
            /** @description The day on which the bank asked. */
            requested_on: components["schemas"]["Day"];
            /** @description The last banking day to answer: the tenth after the request. */
            prove_until: components["schemas"]["Day"];
            /** @description How the bank names its request. Empty: it has no name. */
            bank_reference: string;
            /** @description When the request was recorded, in UTC. */
            recorded_at: components["schemas"]["Timestamp"];
            /** @description When it was answered, in UTC. Null: it is open. */
            answered_at: components["schemas"]["Timestamp"] | null;
            /** @description What was sent, in words. Null: it is open. */
            answer: string | null;
        };
        ProofRequestResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["ProofRequest"];
        };
        AnswerProofRequestRequest: {
            /** @description What was sent, to whom, and how. */
            answer: string;
            reason: components["schemas"]["Reason"];
        };
        ListProofRequestsResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                proof_requests: components["schemas"]["ProofRequest"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        RefundTransactionOfAnyTenantRequest: {
            amount?: components["schemas"]["PositiveCents"];
            /** @description Text of 0 to 255 characters. */
            client_reference_id?: string;
            reason: components["schemas"]["Reason"];
        };
        CancelTransactionOfAnyTenantRequest: {
            /** @description Text of 1 to 255 characters. */
            cancel_reason?: string;
            reason: components["schemas"]["Reason"];
        };
        SendPayoutAgainRequest: {
            /** Format: uuid */
            bank_account_uuid?: string;
            reason: components["schemas"]["Reason"];
        };
        SendReversePayoutAgainRequest: {
            /** Format: uuid */
            bank_account_uuid?: string;
            reason: components["schemas"]["Reason"];
        };
        SendRefundAgainRequest: {
            /** Format: uuid */
            bank_account_uuid?: string;
            reason: components["schemas"]["Reason"];
        };
        SendClawbackAgainRequest: {
            /** Format: uuid */
            bank_account_uuid?: string;
            reason: components["schemas"]["Reason"];
        };
        GiveRefundBackRequest: {
            reason: components["schemas"]["Reason"];
        };
        WriteOffPayeeDebtRequest: {
            amount?: components["schemas"]["PositiveCents"];
            reason: components["schemas"]["Reason"];
        };
        WriteOffPayerDebtRequest: {
            amount?: components["schemas"]["PositiveCents"];
            reason: components["schemas"]["Reason"];
        };
        RecordPayerDebtPaidRequest: {
            amount?: components["schemas"]["PositiveCents"];
            bank?: string;
            reason: components["schemas"]["Reason"];
        };
        CreateHoldRequest: {
            /** @enum {string} */
            kind: "operator" | "risk" | "compliance";
            reason: components["schemas"]["Reason"];
            stops_capture?: boolean;
        };
        HoldResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["Hold"];
        };
        /**
         * @example {
         *       "uuid": "019a2f43-1a00-7b44-9c55-4d5e6f708192",
         *       "transaction_uuid": "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90",
         *       "kind": "tenant",
         *       "reason": "Paused by request.",
         *       "stops_capture": false,
         *       "placed_at": "2026-03-03T10:00:00Z",
         *       "released_at": null,
         *       "processor_uuid": "019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d",
         *       "amount": 12500,
         *       "payer_name": "Ada Moreau",
         *       "payee_name": "Fjord Market LLC"
         *     }
         */
        OpenHold: {
            /**
             * Format: uuid
             * @description The identifier of the hold.
             */
            uuid: string;
            /**
             * Format: uuid
             * @description The payment that is on hold.
             */
            transaction_uuid: string;
            /**
             * @description Who or what placed the hold.
             *
             *     - `tenant`: The tenant paused the payment, and can resume it.
             *     - `operator`: An operator of this service placed it.
             *     - `risk`: A block of the user or account, or a high return rate of the merchant.
             * - `compliance`: A compliance or sanctions reason. An operator of this service reviews
             * it.
             * - `account`: A bank account of the next step cannot be used. The hold ends when there
             * is another account.
             * @enum {string}
             */
            kind: "tenant" | "operator" | "risk" | "compliance" | "account";
            /** @description Why the payment is on hold, in words. */
            reason: string;
            /**
             * @description True: the capture waits too, and goes into no file. False: only later
             * steps wait.
             */
            stops_capture: boolean;
            /** @description When the hold was placed, in UTC. */
            placed_at: components["schemas"]["Timestamp"];
            /** @description When the hold was released, in UTC. Null: the hold is open. */
            released_at: components["schemas"]["Timestamp"] | null;
            /** Format: uuid */
            processor_uuid: string;
            /** @description Of the payment, in cents. */
            amount: number;
            payer_name: string;
            payee_name: string;
        };
        ListHoldsResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                holds: components["schemas"]["OpenHold"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        CreateBlockRequest: {
            /** @enum {string} */
            kind: "unauthorized" | "fraud" | "compliance" | "sanctions";
            reason: components["schemas"]["Reason"];
        };
        BlockResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["Block"];
        };
        LiftBlockRequest: {
            reason: components["schemas"]["Reason"];
        };
        /**
         * @example {
         *       "uuid": "019a2f50-2b00-7c11-9d22-5e6f70819203",
         *       "user_uuid": "019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e",
         *       "bank_account_uuid": null,
         *       "kind": "unauthorized",
         *       "reason": "R10: a debit was returned as unauthorized; record a new authorization",
         *       "return_code": "R10",
         *       "transaction_uuid": "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90",
         *       "placed_at": "2026-03-12T12:30:00Z",
         *       "lifted_at": null,
         *       "lifted_by": null,
         *       "processor_uuid": "019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d",
         *       "user_name": "Ada Moreau"
         *     }
         */
        OpenBlock: {
            /**
             * Format: uuid
             * @description The identifier of the block.
             */
            uuid: string;
            /**
             * Format: uuid
             * @description The user that is blocked, or whose bank account is blocked.
             */
            user_uuid: string;
            /**
             * Format: uuid
             * @description The bank account that is blocked. Null: the user is blocked.
             */
            bank_account_uuid: string | null;
            /**
             * @description Why, and so what is blocked.
             *
             * - `stop_payment`: The holder of the account stopped a payment. The account is not
             * debited.
             * - `unauthorized`: A debit was returned as unauthorized. The payer and the account are
             * not debited.
             *     - `fraud`: Fraud is suspected. The user can neither pay nor be paid.
             *     - `compliance`: A compliance reason. The user can neither pay nor be paid.
             *     - `sanctions`: A sanctions reason. The user can neither pay nor be paid.
             * @enum {string}
             */
            kind: "stop_payment" | "unauthorized" | "fraud" | "compliance" | "sanctions";
            /** @description Why the block was placed, in words. */
            reason: string;
            /**
             * @description The code of the return that placed the block. Null: an operator placed
             * it.
             */
            return_code: string | null;
            /**
             * Format: uuid
             * @description The payment whose return placed the block. Null: no return placed it.
             */
            transaction_uuid: string | null;
            /** @description When the block was placed, in UTC. */
            placed_at: components["schemas"]["Timestamp"];
            /** @description When the block was lifted, in UTC. Null: the block is open. */
            lifted_at: components["schemas"]["Timestamp"] | null;
            /**
             * @description What lifted the block.
             *
             *     - `authorization`: A new authorization of the payer.
             *     - `operator`: An operator of this service.
             *
             *     Null: the block is open.
             */
            lifted_by: ("authorization" | "operator") | null;
            /** Format: uuid */
            processor_uuid: string;
            user_name: string;
        };
        ListBlocksResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                blocks: components["schemas"]["OpenBlock"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        RevokeAuthorizationOfAnyTenantRequest: {
            reason: components["schemas"]["Reason"];
        };
        RevokeAuthorizationOfAnyTenantResponse: components["schemas"]["Success"] & {
            /** @description The result of the operation. */
            data: components["schemas"]["Authorization"] & {
                /**
                 * @description The payments that will not be debited any more: canceled, or failed
                 * if they were debited before.
                 */
                ended: string[];
            };
        };
        SetProcessorLimitsRequest: {
            /** @description The highest amount of one payment, in cents. Null: no limit. */
            amount_per_payment?: components["schemas"]["Cents"] | null;
            /**
             * @description The highest sum of the payments that start on one banking day, in cents.
             * Null: no limit.
             */
            amount_per_day?: components["schemas"]["SummedCents"] | null;
            /**
             * @description The highest sum of captures that can still be returned, in cents. Null:
             * no limit.
             */
            amount_in_flight?: components["schemas"]["SummedCents"] | null;
            reason: components["schemas"]["Reason"];
        };
        LimitsResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["Limits"];
        };
        SetVendorLimitsRequest: {
            /** @description The highest amount of one payment, in cents. Null: no limit. */
            amount_per_payment?: components["schemas"]["Cents"] | null;
            /**
             * @description The highest sum of the payments that start on one banking day, in cents.
             * Null: no limit.
             */
            amount_per_day?: components["schemas"]["SummedCents"] | null;
            /**
             * @description The highest sum of captures that can still be returned, in cents. Null:
             * no limit.
             */
            amount_in_flight?: components["schemas"]["SummedCents"] | null;
            reason: components["schemas"]["Reason"];
        };
        SetMerchantLimitsRequest: {
            /** @description The highest amount of one payment, in cents. Null: no limit. */
            amount_per_payment?: components["schemas"]["Cents"] | null;
            /**
             * @description The highest sum of the payments that start on one banking day, in cents.
             * Null: no limit.
             */
            amount_per_day?: components["schemas"]["SummedCents"] | null;
            /**
             * @description The highest sum of captures that can still be returned, in cents. Null:
             * no limit.
             */
            amount_in_flight?: components["schemas"]["SummedCents"] | null;
            reason: components["schemas"]["Reason"];
        };
        ListLimitsOfAnyTenantResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                limits: components["schemas"]["Limits"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        ListReturnRatesOfAnyTenantResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                return_rates: components["schemas"]["ReturnRates"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        SetReturnRatePolicyRequest: {
            hold_debits_past_rate?: boolean;
            /** @description An integer from 1 to 1000000. */
            return_rate_minimum_debits?: number;
            reason: components["schemas"]["Reason"];
        };
        SetReturnRatePolicyResponse: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "hold_debits_past_rate": true,
             *       "return_rate_minimum_debits": 200
             *     }
             */
            data: {
                hold_debits_past_rate: boolean;
                /** @description An integer from 1 to 1000000. */
                return_rate_minimum_debits: number;
            };
        };
        /**
         * @description The name of an event. The section of webhooks explains each event.
         * @enum {string}
         */
        EventName: "TransactionStarted" | "TransactionCaptureStarted" | "TransactionCompleted" | "TransactionFailed" | "TransactionCanceled" | "PayoutFailed" | "PayoutCompleted" | "ClawbackStarted" | "ClawbackFailed" | "ClawbackCompleted" | "BankLinkedSuccessfully" | "BankLinkFailed" | "BankAccountRemoved" | "BusinessCreated" | "BusinessUpdated" | "BatchPayout" | "BatchRefund" | "MerchantBatchPayout" | "RefundPending" | "RefundCaptureStarted" | "RefundCaptureCompleted" | "RefundCaptureFailed" | "RefundPayoutPending" | "RefundPayoutCompleted" | "RefundPayoutFailed" | "ReversePayoutStarted" | "ReversePayoutCompleted" | "ReversePayoutFailed";
        ListEventsResponse: components["schemas"]["Success"] & {
            /**
             * @description A page of the list.
             * @example {
             *       "events": [
             *         {
             *           "uuid": "019a2f40-1c5e-7b2a-8d11-4c3b2a190807",
             *           "type": "BankAccountRemoved",
             *           "timestamp": "2026-03-02T14:05:09.120Z",
             *           "livemode": false,
             *           "data": {
             *             "uuid": "019a2f3e-52aa-7e0f-93c4-1f2e3d4c5b6a",
             *             "account_number": "****5678",
             *             "routing_number": "021000021",
             *             "account_name": "Everyday checking",
             *             "account_type": "checking",
             *             "aggregator_type": "manual",
             *             "created_at": "2026-02-27 09:12:44",
             *             "is_default": false,
             *             "user_uuid": "019a2f3d-0c11-7f42-a0b1-c2d3e4f50617",
             *             "sequence": 2
             *           }
             *         }
             *       ],
             *       "next": null
             *     }
             */
            data: {
                /** @description The events of this page, the oldest first. */
                events: (Omit<components["schemas"]["Event"], "type"> & {
                    /**
                     * Format: uuid
                     * @description The identifier of the event: `webhook-id` of its deliveries.
                     */
                    uuid: string;
                })[];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        GetEventResponse: components["schemas"]["Success"] & {
            /** @description The result of the operation. */
            data: Omit<components["schemas"]["Event"], "type"> & {
                /**
                 * Format: uuid
                 * @description The identifier of the event: `webhook-id` of its deliveries.
                 */
                uuid: string;
            };
        };
        RegisterWebhookRequest: {
            /** @description The https URLs that receive the events, 1 to 20. */
            webhook_url: string[];
            /** @description The events that each URL receives. */
            event_names: components["schemas"]["EventName"][];
        };
        DeregisterWebhookRequest: {
            /** @description The events that are no longer sent. */
            event_names: components["schemas"]["EventName"][];
            /**
             * @description The URLs that no longer receive the events. Absent: all URLs of the
             * tenant.
             */
            webhook_url?: string[];
        };
        UpdateWebhookEndpointRequest: {
            /** @description The https URL that receives the events from now on. */
            url?: string;
            /** @description All events that the endpoint receives from now on. */
            event_names?: components["schemas"]["EventName"][];
        };
        /**
         * @description A URL that receives events.
         * @example {
         *       "uuid": "019a2f41-6b0d-7c33-8a52-9e8d7c6b5a49",
         *       "vendor_uuid": null,
         *       "url": "https://example.com/webhooks",
         *       "event_names": [
         *         "TransactionStarted",
         *         "TransactionCompleted"
         *       ],
         *       "state": "enabled",
         *       "health": "healthy",
         *       "failing_since": null,
         *       "disabled_at": null,
         *       "disabled_reason": null,
         *       "created_at": "2026-03-02 14:05:09"
         *     }
         */
        WebhookEndpoint: {
            /**
             * Format: uuid
             * @description The identifier of the endpoint.
             */
            uuid: string;
            /**
             * Format: uuid
             * @description The vendor that owns the endpoint. Null: the processor owns it.
             */
            vendor_uuid: string | null;
            /** @description The URL that receives the events. */
            url: string;
            /** @description The events that the endpoint receives. */
            event_names: components["schemas"]["EventName"][];
            /**
             * @description Whether events are sent to the endpoint.
             *
             *     - `enabled`: They are sent.
             *     - `disabled`: They are held until someone enables the endpoint.
             * @enum {string}
             */
            state: "enabled" | "disabled";
            /**
             * @description Whether the endpoint takes its deliveries.
             *
             *     - `healthy`: The latest deliveries succeeded, or none was sent yet.
             *     - `failing`: No delivery succeeded since `failing_since`.
             * @enum {string}
             */
            health: "healthy" | "failing";
            /**
             * @description Since when no delivery succeeded, in UTC. Null: the endpoint is healthy.
             */
            failing_since: components["schemas"]["Timestamp"] | null;
            /** @description When the endpoint was disabled, in UTC. Null: it is enabled. */
            disabled_at: components["schemas"]["Timestamp"] | null;
            /** @description Why the endpoint was disabled. Null: it is enabled. */
            disabled_reason: string | null;
            /** @description When the URL was registered first, in UTC. */
            created_at: components["schemas"]["Timestamp"];
        };
        WebhookEndpointResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["WebhookEndpoint"];
        };
        /** @description An event and a URL that receives it. */
        WebhookRegistration: {
            /** @description The event that the URL receives. */
            event_name: components["schemas"]["EventName"];
            /** @description The URL that receives the event. */
            webhook_url: string;
            /** @description When the event was registered for the URL, in UTC. */
            created_at: components["schemas"]["Timestamp"];
            /** @description The same as `created_at`: a registration does not change. */
            updated_at: components["schemas"]["Timestamp"];
        };
        ListWebhooksResponse: components["schemas"]["Success"] & {
            /**
             * @description The records of the answer.
             * @example [
             *       {
             *         "event_name": "TransactionStarted",
             *         "webhook_url": "https://example.com/webhooks",
             *         "created_at": "2026-03-02 14:05:09",
             *         "updated_at": "2026-03-02 14:05:09"
             *       }
             *     ]
             */
            data: components["schemas"]["WebhookRegistration"][];
        };
        ListWebhookEndpointsResponse: components["schemas"]["Success"] & {
            /** @description The result of the operation. */
            data: {
                /** @description The endpoints, the oldest first. */
                endpoints: components["schemas"]["WebhookEndpoint"][];
            };
        };
        /**
         * @description The secret of an endpoint.
         * @example {
         *       "secret": "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD"
         *     }
         */
        WebhookSecret: {
            /** @description The secret that signs the deliveries: `whsec_` and base64. */
            secret: string;
        };
        WebhookSecretResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["WebhookSecret"];
        };
        /**
         * @description How the request ended.
         *
         *     - `succeeded`: The endpoint answered with a status from 200 to 299.
         *     - `refused`: The endpoint answered with another status.
         *     - `failed`: The endpoint gave no answer.
         *     - `blocked`: Nothing was sent: the address of the endpoint is not allowed.
         * @enum {string}
         */
        AttemptOutcome: "succeeded" | "refused" | "failed" | "blocked";
        SendTestDeliveryResponse: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "webhook_id": "019a2f43-9a1b-7c2d-8e3f-405162738495",
             *       "outcome": "refused",
             *       "status": 404,
             *       "error": "the receiver answered 404: this path does not exist",
             *       "answer": "Not Found",
             *       "latency_ms": 38
             *     }
             */
            data: {
                /**
                 * Format: uuid
                 * @description The header `webhook-id` of the request.
                 */
                webhook_id: string;
                /** @description How long the request took, in milliseconds. */
                latency_ms: number;
                outcome: components["schemas"]["AttemptOutcome"];
                /** @description The HTTP status of the answer. Null: there was no answer. */
                status: number | null;
                /**
                 * @description Why the request did not succeed, as a sentence. Null: it succeeded.
                 */
                error: string | null;
                /** @description The first 16 KiB of the answer. Null: there was no answer. */
                answer: string | null;
            };
        };
        /**
         * @description How far the delivery is.
         *
         *     - `pending`: It is under way, or waits for its next attempt.
         *     - `held`: It waits until the endpoint is enabled.
         *     - `delivered`: The endpoint answered an attempt with a status from 200 to 299.
         *     - `dead`: Ten attempts failed. It can be replayed.
         *     - `canceled`: The event was de-registered before it was delivered.
         * @enum {string}
         */
        DeliveryState: "pending" | "held" | "delivered" | "dead" | "canceled";
        /**
         * @description The delivery of one event to one endpoint, with its attempts.
         * @example {
         *       "uuid": "019a2f42-0f1e-7d2c-9b3a-485766758493",
         *       "event_uuid": "019a2f40-1c5e-7b2a-8d11-4c3b2a190807",
         *       "event_name": "TransactionCompleted",
         *       "state": "delivered",
         *       "attempt_count": 1,
         *       "next_attempt_at": null,
         *       "created_at": "2026-03-02 14:05:09",
         *       "finished_at": "2026-03-02 14:05:09",
         *       "attempts": [
         *         {
         *           "attempt": 1,
         *           "started_at": "2026-03-02 14:05:09",
         *           "latency_ms": 41,
         *           "outcome": "succeeded",
         *           "status": 200,
         *           "error": null,
         *           "answer": "ok"
         *         }
         *       ]
         *     }
         */
        Delivery: {
            /**
             * Format: uuid
             * @description The identifier of the delivery.
             */
            uuid: string;
            /**
             * Format: uuid
             * @description The event that is delivered: the header `webhook-id`.
             */
            event_uuid: string;
            /** @description The name of the event that is delivered. */
            event_name: components["schemas"]["EventName"];
            state: components["schemas"]["DeliveryState"];
            /** @description The number of attempts so far. */
            attempt_count: number;
            /** @description When the next attempt is due, in UTC. Null: no attempt is due. */
            next_attempt_at: components["schemas"]["Timestamp"] | null;
            /** @description When the delivery was created, in UTC. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the delivery ended, in UTC. Null: it has not ended. */
            finished_at: components["schemas"]["Timestamp"] | null;
            /** @description The attempts so far, the oldest first. */
            attempts: {
                /** @description The number of the attempt, from 1. */
                attempt: number;
                /** @description When the attempt began, in UTC. */
                started_at: components["schemas"]["Timestamp"];
                /** @description How long the request took, in milliseconds. */
                latency_ms: number;
                outcome: components["schemas"]["AttemptOutcome"];
                /** @description The HTTP status of the answer. Null: there was no answer. */
                status: number | null;
                /**
                 * @description Why the request did not succeed, as a sentence. Null: it succeeded.
                 */
                error: string | null;
                /** @description The first 16 KiB of the answer. Null: there was no answer. */
                answer: string | null;
            }[];
        };
        ListDeliveriesResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                deliveries: components["schemas"]["Delivery"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        ReplayDeliveryResponse: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "replayed": 1
             *     }
             */
            data: {
                /** @description The number of deliveries that are due again: 1. */
                replayed: number;
            };
        };
        ReplayDeliveriesRequest: {
            /**
             * @description Only deliveries whose event was raised at this time or later:
             * `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
             */
            since?: string;
            /**
             * @description Only deliveries whose event was raised before this time: `YYYY-MM-DD
             * HH:MM:SS` in UTC, or ISO 8601 with a zone.
             */
            until?: string;
            /**
             * @description Which deliveries are sent again. `dead` by default.
             *
             *     - `dead`: Those whose ten attempts failed.
             *     - `delivered`: Those that were delivered.
             * @enum {string}
             */
            state?: "dead" | "delivered";
        };
        ReplayDeliveriesResponse: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "replayed": 42,
             *       "more": false
             *     }
             */
            data: {
                /** @description The number of deliveries that are due again. */
                replayed: number;
                /** @description True: the period has more deliveries. Send the request again. */
                more: boolean;
            };
        };
        /**
         * @example {
         *       "processor_uuid": "019a2f30-0000-7a11-8b22-3c4d5e6f7081",
         *       "uuid": "019a2f41-6b0d-7c33-8a52-9e8d7c6b5a49",
         *       "vendor_uuid": null,
         *       "url": "https://example.com/webhooks",
         *       "event_names": [
         *         "TransactionStarted",
         *         "TransactionCompleted"
         *       ],
         *       "state": "enabled",
         *       "health": "healthy",
         *       "failing_since": null,
         *       "disabled_at": null,
         *       "disabled_reason": null,
         *       "created_at": "2026-03-02T14:05:09Z"
         *     }
         */
        WebhookEndpointOfAnyTenant: {
            /** Format: uuid */
            processor_uuid: string;
            /**
             * Format: uuid
             * @description The identifier of the endpoint.
             */
            uuid: string;
            /**
             * Format: uuid
             * @description The vendor that owns the endpoint. Null: the processor owns it.
             */
            vendor_uuid: string | null;
            /** @description The URL that receives the events. */
            url: string;
            /** @description The events that the endpoint receives. */
            event_names: components["schemas"]["EventName"][];
            /**
             * @description Whether events are sent to the endpoint.
             *
             *     - `enabled`: They are sent.
             *     - `disabled`: They are held until someone enables the endpoint.
             * @enum {string}
             */
            state: "enabled" | "disabled";
            /**
             * @description Whether the endpoint takes its deliveries.
             *
             *     - `healthy`: The latest deliveries succeeded, or none was sent yet.
             *     - `failing`: No delivery succeeded since `failing_since`.
             * @enum {string}
             */
            health: "healthy" | "failing";
            /**
             * @description Since when no delivery succeeded, in UTC. Null: the endpoint is healthy.
             */
            failing_since: components["schemas"]["Timestamp"] | null;
            /** @description When the endpoint was disabled, in UTC. Null: it is enabled. */
            disabled_at: components["schemas"]["Timestamp"] | null;
            /** @description Why the endpoint was disabled. Null: it is enabled. */
            disabled_reason: string | null;
            /** @description When the URL was registered first, in UTC. */
            created_at: components["schemas"]["Timestamp"];
        };
        ListWebhookEndpointsOfAnyTenantResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                endpoints: components["schemas"]["WebhookEndpointOfAnyTenant"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        ListLatestDeliveriesResponse: components["schemas"]["Success"] & {
            /** @description The result of the operation. */
            data: {
                deliveries: components["schemas"]["Delivery"][];
            };
        };
        GetEventOfEndpointResponse: components["schemas"]["Success"] & {
            /** @description The result of the operation. */
            data: Omit<components["schemas"]["Event"], "type"> & {
                /**
                 * Format: uuid
                 * @description The identifier of the event: `webhook-id` of its deliveries.
                 */
                uuid: string;
            };
        };
        ReplayDeliveryOfAnyTenantRequest: {
            reason: components["schemas"]["Reason"];
        };
        ReplayDeliveryOfAnyTenantResponse: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "replayed": 1
             *     }
             */
            data: {
                /** @description The number of deliveries that are due again: 1. */
                replayed: number;
            };
        };
        GetMeResponse: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "kind": "processor",
             *       "livemode": false,
             *       "token": {
             *         "uuid": "019a2f3c-9c02-7a10-8f00-1d2e3f405162",
             *         "name": "the shop",
             *         "created_at": "2026-03-02 14:05:09",
             *         "expires_at": null
             *       },
             *       "processor": {
             *         "uuid": "019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d",
             *         "name": "Northwind Pay"
             *       },
             *       "vendor": null,
             *       "suspended": false,
             *       "operations": [
             *         "createTransaction",
             *         "listTransactions",
             *         "getMe"
             *       ]
             *     }
             */
            data: {
                /**
                 * @description Whether the token is of a processor or of a vendor.
                 * @enum {string}
                 */
                kind: "processor" | "vendor";
                /**
                 * @description True: payments go to banks. False: a sandbox, payments go to a
                 * simulated bank.
                 */
                livemode: boolean;
                /**
                 * @description The token, without its text. Null: a person called with a session.
                 * */
                 
                token: {
                    /**
                     * Format: uuid
                     * @description The identifier of the token.
                     */
                    uuid: string;
                    /** @description The name that it was given when it was issued. Null: none. */
                    name: string | null;
                    /** @description When it was issued. */
                    created_at: components["schemas"]["Timestamp"];
                    /** @description When it expires, in real time. Null: it does not expire. */
                    expires_at: components["schemas"]["Timestamp"] | null;
                } | null;
                /** @description The processor of the token. */
                processor: {
                    /**
                     * Format: uuid
                     * @description The identifier of the tenant.
                     */
                    uuid: string;
                    /** @description The name of the tenant. */
                    name: string;
                };
                /**
                 * @description The vendor of the token. Null: the token is of the processor itself.
                 */
                vendor: {
                    /**
                     * Format: uuid
                     * @description The identifier of the tenant.
                     */
                    uuid: string;
                    /** @description The name of the tenant. */
                    name: string;
                } | null;
                /**
                 * @description Whether the tenant is suspended: it may read and undo, and start
                 * nothing new.
                 */
                suspended: boolean;
                /**
                 * @description What the caller may do now: the operations of this description below
                 * `/3p` that it may call. While the tenant is suspended, those that start something
                 * are left out.
                 */
                operations: string[];
            };
        };
        SignInRequest: {
            /** @description An email address of at most 254 characters, in ASCII. */
            email: string;
            /** @description The password of the person. */
            password: string;
            /**
             * @description The 6 digits that the authenticator app shows. Absent: the person has no
             * such app.
             */
            code?: string;
        };
        /**
         * @description A person who may sign in to the console.
         * @example {
         *       "uuid": "019a2f50-1a00-7b11-8c22-4d5e6f708193",
         *       "name": "Maya Lindqvist",
         *       "email": "maya@platform.example",
         *       "role": "operator",
         *       "processor_uuid": null,
         *       "invited_at": "2026-03-02T14:05:09Z",
         *       "joined_at": null,
         *       "disabled_at": null,
         *       "has_password": false,
         *       "has_oidc": false,
         *       "password_only": false
         *     }
         */
        OperatorPerson: {
            /**
             * Format: uuid
             * @description The identifier of the person.
             */
            uuid: string;
            /** @description The name of the person. */
            name: string;
            /** @description The e-mail address that the person signs in with. */
            email: string;
            /**
             * @description What the person may do.
             *
             *     - `viewer`: See everything of all tenants.
             *     - `support`: Also write notes, and put a payment on hold.
             *     - `operator`: Also move money, and work on bank files.
             * - `risk`: As `support`, and release holds, block users, set limits and decide about
             * businesses.
             *     - `administrator`: Everything, also tenants, tokens and operators.
             *     - `developer`: See one tenant, and change its webhooks.
             * @enum {string}
             */
            role: "viewer" | "support" | "operator" | "risk" | "administrator" | "developer";
            /**
             * Format: uuid
             * @description The processor of a developer. Null: the person is an operator.
             */
            processor_uuid: string | null;
            /** @description When the person was invited, in UTC. */
            invited_at: components["schemas"]["Timestamp"];
            /** @description When the person accepted the invitation, in UTC. Null: not yet. */
            joined_at: components["schemas"]["Timestamp"] | null;
            /** @description When the person was disabled, in UTC. Null: the person may sign in. */
            disabled_at: components["schemas"]["Timestamp"] | null;
            /** @description Whether the person has a password. */
            has_password: boolean;
            /** @description Whether the person has signed in at the identity provider. */
            has_oidc: boolean;
            /**
             * @description The person signs in with the password and the authenticator app, not at
             * the identity provider.
             */
            password_only: boolean;
        };
        /**
         * @example {
         *       "operator": {
         *         "uuid": "019a2f50-1a00-7b11-8c22-4d5e6f708193",
         *         "name": "Maya Lindqvist",
         *         "email": "maya@platform.example",
         *         "role": "operator",
         *         "processor_uuid": null,
         *         "invited_at": "2026-03-02T14:05:09Z",
         *         "joined_at": null,
         *         "disabled_at": null,
         *         "has_password": false,
         *         "has_oidc": false,
         *         "password_only": false
         *       }
         *     }
         */
        SignedIn: {
            operator: components["schemas"]["OperatorPerson"];
        };
        SignedInResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["SignedIn"];
        };
        OpenInvitationRequest: {
            /** @description Of the link, after `#`. */
            token: string;
        };
        OpenInvitationResponse: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "name": "Maya Lindqvist",
             *       "email": "maya@platform.example",
             *       "expires_at": "2026-03-05T14:05:09Z",
             *       "totp": {
             *         "secret": "JBSWY3DPEHPK3PXP",
             *         "uri": "otpauth://totp/Achord:maya%40platform.example?…",
             *         "required": true
             *       }
             *     }
             */
            data: {
                name: string;
                email: string;
                expires_at: components["schemas"]["Timestamp"];
                totp: {
                    secret: string;
                    uri: string;
                    required: boolean;
                };
            };
        };
        AcceptInvitationRequest: {
            /** @description Of the link, after `#`. */
            token: string;
            /**
             * @description At least 12 characters; a phrase is good. What is common, repeats or
             * counts is refused.
             */
            password: string;
            /**
             * @description The 6 digits that the authenticator app shows. Absent: the person has no
             * such app.
             */
            code?: string;
        };
        /**
         * @description The session of the caller.
         * @example {
         *       "uuid": "019a2f51-2b00-7c11-8d22-5e6f70819204",
         *       "is_confirmed": true,
         *       "operator": {
         *         "uuid": "019a2f50-1a00-7b11-8c22-4d5e6f708193",
         *         "name": "Maya Lindqvist",
         *         "email": "maya@platform.example",
         *         "role": "operator",
         *         "processor_uuid": null,
         *         "invited_at": "2026-03-02T14:05:09Z",
         *         "joined_at": null,
         *         "disabled_at": null,
         *         "has_password": false,
         *         "has_oidc": false,
         *         "password_only": false
         *       }
         *     }
         */
        OwnSession: {
            /**
             * Format: uuid
             * @description The identifier of the session.
             */
            uuid: string;
            /** @description Whether the password was given in the last 15 minutes. */
            is_confirmed: boolean;
            /** @description The person of the session. */
            operator: components["schemas"]["OperatorPerson"];
        };
        OwnSessionResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["OwnSession"];
        };
        ConfirmSessionRequest: {
            /** @description The password of the person. */
            password: string;
            /**
             * @description The 6 digits that the authenticator app shows. Absent: the person has no
             * such app.
             */
            code?: string;
        };
        ChangePasswordRequest: {
            /** @description The password of the person. */
            password: string;
            /**
             * @description The 6 digits that the authenticator app shows. Absent: the person has no
             * such app.
             */
            code?: string;
            /**
             * @description At least 12 characters; a phrase is good. What is common, repeats or
             * counts is refused.
             */
            new_password: string;
        };
        ListOperatorsResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                operators: components["schemas"]["OperatorPerson"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        OperatorPersonResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["OperatorPerson"];
        };
        InviteOperatorRequest: {
            /** @description Text of 1 to 100 characters. */
            name: string;
            /** @description An email address of at most 254 characters, in ASCII. */
            email: string;
            /** @enum {string} */
            role: "viewer" | "support" | "operator" | "risk" | "administrator" | "developer";
            /** Format: uuid */
            processor_uuid?: string;
            /**
             * @description The person signs in with the password and the authenticator app, not at
             * the identity provider.
             */
            password_only?: boolean;
            reason: components["schemas"]["Reason"];
        };
        OperatorLink: {
            token: string;
            url: string;
            expires_at: components["schemas"]["Timestamp"];
        };
        InviteOperator201Response: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "operator": {
             *         "uuid": "019a2f50-1a00-7b11-8c22-4d5e6f708193",
             *         "name": "Maya Lindqvist",
             *         "email": "maya@platform.example",
             *         "role": "operator",
             *         "processor_uuid": null,
             *         "invited_at": "2026-03-02T14:05:09Z",
             *         "joined_at": null,
             *         "disabled_at": null,
             *         "has_password": false,
             *         "has_oidc": false,
             *         "password_only": false
             *       },
             *       "link": {
             *         "token": "…",
             *         "url": "https://payments.platform.example/console/join#…",
             *         "expires_at": "2026-03-05T14:05:09Z"
             *       }
             *     }
             */
            data: {
                operator: components["schemas"]["OperatorPerson"];
                link: components["schemas"]["OperatorLink"];
            };
        };
        CreateOperatorLinkRequest: {
            reason: components["schemas"]["Reason"];
        };
        CreateOperatorLink201Response: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "operator": {
             *         "uuid": "019a2f50-1a00-7b11-8c22-4d5e6f708193",
             *         "name": "Maya Lindqvist",
             *         "email": "maya@platform.example",
             *         "role": "operator",
             *         "processor_uuid": null,
             *         "invited_at": "2026-03-02T14:05:09Z",
             *         "joined_at": null,
             *         "disabled_at": null,
             *         "has_password": false,
             *         "has_oidc": false,
             *         "password_only": false
             *       },
             *       "link": {
             *         "token": "…",
             *         "url": "https://payments.platform.example/console/join#…",
             *         "expires_at": "2026-03-05T14:05:09Z"
             *       }
             *     }
             */
            data: {
                operator: components["schemas"]["OperatorPerson"];
                link: components["schemas"]["OperatorLink"];
            };
        };
        UpdateOperatorRequest: {
            /** @description Text of 1 to 100 characters. */
            name?: string;
            /** @enum {string} */
            role?: "viewer" | "support" | "operator" | "risk" | "administrator" | "developer";
            /** Format: uuid */
            processor_uuid?: string;
            /** @description True or false. */
            disabled?: boolean;
            /**
             * @description The person signs in with the password and the authenticator app, not at
             * the identity provider.
             */
            password_only?: boolean;
            /**
             * @description Needed when an operator who has issued tokens is disabled or is no
             * longer an administrator. `keep`: from now on the caller is their issuer.
             * @enum {string}
             */
            issued_tokens?: "revoke" | "keep";
            reason: components["schemas"]["Reason"];
        };
        /**
         * @example {
         *       "uuid": "019a2f51-2b00-7c11-8d22-5e6f70819204",
         *       "operator_uuid": "019a2f50-1a00-7b11-8c22-4d5e6f708193",
         *       "operator_name": "Maya Lindqvist",
         *       "created_at": "2026-03-02T14:05:09Z",
         *       "last_seen_at": "2026-03-02T14:31:40Z",
         *       "address": "192.0.2.44",
         *       "user_agent": "Mozilla/5.0 (X11; Linux x86_64)"
         *     }
         */
        OperatorSession: {
            /** Format: uuid */
            uuid: string;
            /** Format: uuid */
            operator_uuid: string;
            operator_name: string;
            created_at: components["schemas"]["Timestamp"];
            last_seen_at: components["schemas"]["Timestamp"];
            address: string;
            user_agent: string;
        };
        ListSessionsResponse: components["schemas"]["Success"] & {
            /** @description The result of the operation. */
            data: {
                sessions: components["schemas"]["OperatorSession"][];
            };
        };
        ListApprovalsResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                approvals: components["schemas"]["Approval"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        ApprovalResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["Approval"];
        };
        /**
         * @example {
         *       "act": "write_off",
         *       "description": "Write off a debt, or a line of the bank statement",
         *       "is_required": true,
         *       "above_amount": 100000
         *     }
         */
        ApprovalPolicy: {
            /** @enum {string} */
            act: "write_off" | "pay_again" | "refunds" | "manual_debt" | "own_funds" | "bank_records" | "limits" | "bank_settings" | "tokens" | "verification" | "operators" | "policies";
            description: string;
            is_required: boolean;
            /** @description Cents. */
            above_amount: number;
        };
        ListApprovalPoliciesResponse: components["schemas"]["Success"] & {
            /** @description The result of the operation. */
            data: {
                policies: components["schemas"]["ApprovalPolicy"][];
            };
        };
        SetApprovalPolicyRequest: {
            /** @description True or false. */
            is_required: boolean;
            /** @description Cents; 0 by default. */
            above_amount?: number;
            reason: components["schemas"]["Reason"];
        };
        ApprovalPolicyResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["ApprovalPolicy"];
        };
        CreateProcessorRequest: {
            /** @description Text of 1 to 100 characters. */
            name: string;
            reason?: components["schemas"]["Reason"];
        };
        CreateProcessorResponse: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "uuid": "019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d",
             *       "name": "Northwind Pay"
             *     }
             */
            data: {
                /** Format: uuid */
                uuid: string;
                name: string;
            };
        };
        /**
         * @example {
         *       "uuid": "019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d",
         *       "name": "Northwind Pay",
         *       "payout_delay_days": 2,
         *       "bank": null,
         *       "created_at": "2026-03-02T14:05:09Z",
         *       "suspended_at": null,
         *       "zero_delay_allowed": false,
         *       "present_again": true,
         *       "keep_returned_payouts": false,
         *       "unique_client_reference_ids": false,
         *       "authorization_required": false,
         *       "validation_sources": null,
         *       "originator": {
         *         "company_identification": "1234567890",
         *         "company_name": "NORTHWIND PAY",
         *         "consumer_debits": null,
         *         "online_debits_recur": null,
         *         "payouts_are_wages": null
         *       }
         *     }
         */
        ProcessorDetail: {
            /** Format: uuid */
            uuid: string;
            name: string;
            /** @description In banking days: the least delay of a payment of this tenant. */
            payout_delay_days: number;
            /**
             * @description The bank of its entries from their next file on; null: the first bank of
             * the banks file.
             */
            bank: string | null;
            created_at: components["schemas"]["Timestamp"];
            suspended_at: components["schemas"]["Timestamp"] | null;
            /** @description Whether payout_delay_days may be 0. */
            zero_delay_allowed: boolean;
            /**
             * @description Whether debits that were returned with R01 or R09 are presented again.
             */
            present_again: boolean;
            /**
             * @description Whether returned payouts wait for another account of the payee instead
             * of going back to the payer.
             */
            keep_returned_payouts: boolean;
            /**
             * @description Whether a payment is refused that no authorization of its payer allows.
             */
            authorization_required: boolean;
            /** @description Whether a used reference is refused. */
            unique_client_reference_ids: boolean;
            /**
             * @description The sources that validate its bank accounts, in their order; null: the
             * sources of the mode.
             */
            validation_sources: ("linked" | "settled_debits" | "provider")[] | null;
            originator: components["schemas"]["Originator"];
        };
        ProcessorDetailResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["ProcessorDetail"];
        };
        ListProcessorsResponse: components["schemas"]["Success"] & {
            /**
             * @description A page of the list.
             * @example {
             *       "processors": [
             *         {
             *           "uuid": "019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d",
             *           "name": "Northwind Pay",
             *           "payout_delay_days": 2,
             *           "bank": null,
             *           "created_at": "2026-03-02T14:05:09Z",
             *           "suspended_at": null,
             *           "vendors": []
             *         }
             *       ],
             *       "next": null
             *     }
             */
            data: {
                /** @description The records of this page. */
                processors: {
                    /** Format: uuid */
                    uuid: string;
                    name: string;
                    /** @description In banking days: the least delay of a payment of this tenant. */
                    payout_delay_days: number;
                    /**
                     * @description The bank of its entries from their next file on; null: the first
                     * bank of the banks file.
                     */
                    bank: string | null;
                    created_at: components["schemas"]["Timestamp"];
                    suspended_at: components["schemas"]["Timestamp"] | null;
                    vendors: {
                        uuid: string;
                        name: string;
                        created_at: components["schemas"]["Timestamp"];
                    }[];
                }[];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        UpdateProcessorRequest: {
            /** @description Text of 1 to 100 characters. */
            name?: string;
            /** @description An integer from 0 to 60. */
            payout_delay_days?: number;
            /** @description True or false. */
            zero_delay_allowed?: boolean;
            /** @description True or false. */
            present_again?: boolean;
            /** @description True or false. */
            keep_returned_payouts?: boolean;
            /** @description True or false. */
            unique_client_reference_ids?: boolean;
            /** @description True or false. */
            authorization_required?: boolean;
            /** @description A name in the banks file; null: its first bank. */
            bank?: string | null;
            /**
             * @description The sources that validate bank accounts, in the order in which they are
             * asked.
             */
            validation_sources?: ("linked" | "settled_debits" | "provider")[] | null;
            originator?: {
                /** @description The bank assigns it. */
                company_identification?: string | null;
                /** @description The name on the bank statement, unless the payment has its own. */
                company_name?: string | null;
                consumer_debits?: ("prearranged" | "online" | "online_purchase") | null;
                /** @description For WEB: true is recurring (R), false is single (S). */
                online_debits_recur?: boolean | null;
                /** @description Payouts to persons are wages, always described as PAYROLL. */
                payouts_are_wages?: boolean | null;
            };
            reason: components["schemas"]["Reason"];
        };
        SuspendProcessorRequest: {
            reason: components["schemas"]["Reason"];
        };
        /**
         * @example {
         *       "uuid": "019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d",
         *       "name": "Northwind Pay",
         *       "payout_delay_days": 2,
         *       "bank": null,
         *       "created_at": "2026-03-02T14:05:09Z",
         *       "suspended_at": "2026-03-09T08:00:00Z"
         *     }
         */
        Processor: {
            /** Format: uuid */
            uuid: string;
            name: string;
            /** @description In banking days: the least delay of a payment of this tenant. */
            payout_delay_days: number;
            /**
             * @description The bank of its entries from their next file on; null: the first bank of
             * the banks file.
             */
            bank: string | null;
            created_at: components["schemas"]["Timestamp"];
            suspended_at: components["schemas"]["Timestamp"] | null;
        };
        ProcessorResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["Processor"];
        };
        ResumeProcessorRequest: {
            reason: components["schemas"]["Reason"];
        };
        CreateVendorRequest: {
            /** @description Text of 1 to 100 characters. */
            name: string;
            reason?: components["schemas"]["Reason"];
        };
        CreateVendorResponse: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "uuid": "019a2f3c-8a40-7d11-b6a1-5e0c7d9f8a21",
             *       "name": "Fjord Market"
             *     }
             */
            data: {
                /** Format: uuid */
                uuid: string;
                name: string;
            };
        };
        /**
         * @example {
         *       "uuid": "019a2f3c-8a40-7d11-b6a1-5e0c7d9f8a21",
         *       "processor_uuid": "019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d",
         *       "name": "Fjord Market",
         *       "created_at": "2026-03-02T14:05:09Z"
         *     }
         */
        Vendor: {
            /** Format: uuid */
            uuid: string;
            /** Format: uuid */
            processor_uuid: string;
            name: string;
            created_at: components["schemas"]["Timestamp"];
        };
        VendorResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["Vendor"];
        };
        ListVendorsResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                vendors: components["schemas"]["Vendor"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        CreateTokenRequest: {
            /** Format: uuid */
            processor_uuid?: string;
            /** Format: uuid */
            vendor_uuid?: string;
            /** @description True or false. */
            admin?: boolean;
            /** @description What the token is for, such as the program that gets it. */
            name?: string;
            /**
             * @description Of an admin token: what it may do. Default: administrator.
             * @enum {string}
             */
            role?: "viewer" | "support" | "operator" | "risk" | "administrator";
            /** @description An integer from 1 to 3650. */
            expires_in_days?: number;
            reason?: components["schemas"]["Reason"];
        };
        CreateToken201Response: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "uuid": "019a2f3c-9c02-7a10-8f00-1d2e3f405162",
             *       "token": "achord_test_proc_…"
             *     }
             */
            data: {
                /** Format: uuid */
                uuid: string;
                token: string;
            };
        };
        /**
         * @description Who issued it, also through another token. Null: the machine of the
         * operator.
         */
        TokenIssuer: {
            /** Format: uuid */
            operator_uuid: string;
            name: string;
            email: string;
        };
        /**
         * @example {
         *       "uuid": "019a2f3c-9c02-7a10-8f00-1d2e3f405162",
         *       "kind": "processor",
         *       "name": null,
         *       "role": null,
         *       "processor_uuid": "019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d",
         *       "vendor_uuid": null,
         *       "created_at": "2026-03-02T14:05:09Z",
         *       "expires_at": null,
         *       "revoked_at": null,
         *       "last_used_at": "2026-03-09T08:00:00Z",
         *       "issued_by": {
         *         "operator_uuid": "019a2f50-1a00-7b11-8c22-4d5e6f708193",
         *         "name": "Maya Lindqvist",
         *         "email": "maya@platform.example"
         *       }
         *     }
         */
        Token: {
            /** Format: uuid */
            uuid: string;
            /** @enum {string} */
            kind: "processor" | "vendor" | "admin";
            name: string | null;
            role: ("viewer" | "support" | "operator" | "risk" | "administrator" | "developer") | null;
            /** Format: uuid */
            processor_uuid: string | null;
            /** Format: uuid */
            vendor_uuid: string | null;
            created_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"] | null;
            revoked_at: components["schemas"]["Timestamp"] | null;
            last_used_at: components["schemas"]["Timestamp"] | null;
            issued_by: components["schemas"]["TokenIssuer"] | null;
        };
        TokenResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["Token"];
        };
        ListTokensResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                tokens: components["schemas"]["Token"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        /**
         * @example {
         *       "uuid": "019a2f3c-9c02-7b33-8a01-2e3f40516273",
         *       "processor_uuid": "019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d",
         *       "acted_at": "2026-03-02T14:05:09Z",
         *       "actor": "admin",
         *       "actor_name": "Maya Lindqvist",
         *       "token_uuid": null,
         *       "action": "token.issued",
         *       "subject": "token",
         *       "subject_uuid": "019a2f3c-9c02-7a10-8f00-1d2e3f405162",
         *       "detail": {
         *         "kind": "processor",
         *         "vendor_id": null,
         *         "expires_at": null
         *       },
         *       "request_id": "5f0c3a52-8f0e-4a57-9b1d-2a3b4c5d6e7f",
         *       "operator_uuid": "019a2f50-1a00-7b11-8c22-4d5e6f708193",
         *       "session_uuid": "019a2f51-2b00-7c11-8d22-5e6f70819204",
         *       "address": "192.0.2.44",
         *       "reason": "Their new server needs a token of its own."
         *     }
         */
        AuditedAct: {
            /** Format: uuid */
            uuid: string;
            /** Format: uuid */
            processor_uuid: string;
            acted_at: components["schemas"]["Timestamp"];
            actor: ("processor" | "vendor" | "admin") | null;
            /** @description The operator, or the token if it has a name. */
            actor_name: string | null;
            /** Format: uuid */
            token_uuid: string | null;
            action: string;
            subject: string;
            /** Format: uuid */
            subject_uuid: string | null;
            detail: {
                [key: string]: unknown;
            };
            request_id: string | null;
            /** Format: uuid */
            operator_uuid: string | null;
            /** Format: uuid */
            session_uuid: string | null;
            address: string | null;
            reason: string | null;
        };
        ListAuditTrailResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                acts: components["schemas"]["AuditedAct"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        /**
         * @example {
         *       "request_id": "5f0c3a52-8f0e-4a57-9b1d-2a3b4c5d6e7f",
         *       "answered_at": "2026-03-02T14:05:09.120Z",
         *       "method": "POST",
         *       "path": "/3p/api/v1/transaction",
         *       "status": 422,
         *       "duration_ms": 3.1,
         *       "error_codes": [
         *         "no_bank_account"
         *       ],
         *       "token_uuid": "019a2f3c-9c02-7a10-8f00-1d2e3f405162",
         *       "vendor_uuid": null
         *     }
         */
        LoggedRequest: {
            /**
             * Format: uuid
             * @description The identifier of the request: the header `X-Request-Id` of its answer.
             */
            request_id: string;
            /**
             * Format: date-time
             * @description When the request was answered: ISO 8601, UTC.
             */
            answered_at: string;
            /** @description The HTTP method of the request. */
            method: string;
            /**
             * @description The path without the query. Parts that are neither ours nor a uuid are
             * left out.
             */
            path: string;
            /** @description The HTTP status of the answer. */
            status: number;
            /** @description How long the answer took, in milliseconds. */
            duration_ms: number;
            /** @description The codes of `errors` in the answer. Empty: no refusal. */
            error_codes: string[];
            /**
             * Format: uuid
             * @description The token of the request. Null: it came without one that is known.
             */
            token_uuid: string | null;
            /**
             * Format: uuid
             * @description The vendor that sent the request. Null: no vendor sent it.
             */
            vendor_uuid: string | null;
        };
        ListRequestsResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                requests: components["schemas"]["LoggedRequest"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        LoggedRequestOfAnyTenant: components["schemas"]["LoggedRequest"] & {
            /** Format: uuid */
            processor_uuid: string | null;
            /** Format: uuid */
            operator_uuid: string | null;
        };
        ListRequestsOfAnyTenantResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                requests: components["schemas"]["LoggedRequestOfAnyTenant"][];
                next: string | null;
            };
        };
        /**
         * @example {
         *       "name": "simulated",
         *       "odfi": "09100001",
         *       "same_day_limit_cents": 100000000,
         *       "windows": {
         *         "same_day": [
         *           {
         *             "closes": "10:30",
         *             "settles": "13:00"
         *           }
         *         ],
         *         "next_day": {
         *           "closes": "17:00"
         *         },
         *         "closed_day": null
         *       },
         *       "processors": 2,
         *       "files_under_way": 1,
         *       "played_until": "2026-03-03T13:30:00Z",
         *       "inbound_read_at": "2026-03-03T13:30:00Z",
         *       "statement_booking": "gross"
         *     }
         */
        Bank: {
            name: string;
            odfi: string;
            /** @description Cents. A larger entry goes out with the next-day entries. */
            same_day_limit_cents: number;
            windows: {
                same_day: {
                    /** @description HH:MM, Eastern. */
                    closes: string;
                    /** @description HH:MM, Eastern. */
                    settles: string;
                }[];
                next_day: {
                    /** @description HH:MM, Eastern. */
                    closes: string;
                };
                /**
                 * @description On days that are no banking days. Null: the bank takes no files on
                 * them.
                 */
                closed_day: {
                    /** @description HH:MM, Eastern. */
                    closes: string;
                } | null;
            };
            /**
             * @description The processors whose entries go through this bank, from their next file
             * on.
             */
            processors: number;
            /**
             * @description Our files that are not decided, or whose entries still settle or become
             * good.
             */
            files_under_way: number;
            played_until: components["schemas"]["Timestamp"] | null;
            inbound_read_at: components["schemas"]["Timestamp"] | null;
            /** @enum {string} */
            statement_booking: "gross" | "net";
        };
        ListBanksResponse: components["schemas"]["Success"] & {
            /** @description The result of the operation. */
            data: {
                banks: components["schemas"]["Bank"][];
            };
        };
        CutOff: {
            bank: string;
            closes_at: components["schemas"]["Timestamp"];
            /** @enum {string} */
            speed: "standard" | "sameday";
            settles_at: components["schemas"]["Timestamp"];
            returns_until: components["schemas"]["Timestamp"];
            unauthorized_returns_until: components["schemas"]["Timestamp"];
        };
        CalendarDay: {
            day: components["schemas"]["Day"];
            /** @enum {string} */
            weekday: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
            is_banking_day: boolean;
            holiday: string | null;
            cut_offs: components["schemas"]["CutOff"][];
        };
        GetCalendarResponse: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "today": "2026-03-02",
             *       "month": "2026-03",
             *       "days": [
             *         {
             *           "day": "2026-03-02",
             *           "weekday": "Monday",
             *           "is_banking_day": true,
             *           "holiday": null,
             *           "cut_offs": [
             *             {
             *               "bank": "simulated",
             *               "closes_at": "2026-03-02T22:00:00Z",
             *               "speed": "standard",
             *               "settles_at": "2026-03-03T13:30:00Z",
             *               "returns_until": "2026-03-05T13:30:00Z",
             *               "unauthorized_returns_until": "2026-05-04T12:30:00Z"
             *             }
             *           ]
             *         }
             *       ]
             *     }
             */
            data: {
                today: components["schemas"]["Day"];
                month: string;
                days: components["schemas"]["CalendarDay"][];
            };
        };
        /**
         * @example {
         *       "uuid": "019a2f3e-0a10-7d20-8b30-4c5d6e7f8091",
         *       "bank": "simulated",
         *       "kind": "entries",
         *       "state": "confirmed",
         *       "name": "2026-03-02-A.ach",
         *       "delivery": "delivered",
         *       "entries": 2,
         *       "debits": 10000,
         *       "credits": 9700,
         *       "offset_entries": 0,
         *       "offset_debits": 0,
         *       "offset_credits": 0,
         *       "effective_entry_date": "2026-03-03",
         *       "cut_off_at": "2026-03-02T22:00:00Z",
         *       "received_at": "2026-03-02T22:00:00Z",
         *       "settles_at": "2026-03-03T13:30:00Z",
         *       "returns_until": "2026-03-05T13:30:00Z",
         *       "submitted_at": "2026-03-02T22:00:01Z",
         *       "confirmed_at": "2026-03-02T22:00:01Z",
         *       "rejected_at": null,
         *       "note": null,
         *       "statement_booking": "gross"
         *     }
         */
        BankFile: {
            /** Format: uuid */
            uuid: string;
            bank: string;
            /** @enum {string} */
            kind: "entries" | "dishonors";
            /** @enum {string} */
            state: "open" | "closed" | "written" | "submitted" | "confirmed" | "rejected";
            name: string | null;
            delivery: ("uploading" | "renaming" | "renamed" | "delivered" | "uncertain") | null;
            entries: number;
            debits: number;
            credits: number;
            /**
             * @description How many entries balance the file, because the bank asks for balanced
             * files. They are in the file and in no payment: the file control has them in its
             * counts and totals, `entries`, `debits` and `credits` do not.
             */
            offset_entries: number;
            /** @description Cents. The debits among them: the offset of `credits`. */
            offset_debits: number;
            /** @description Cents. The credits among them: the offset of `debits`. */
            offset_credits: number;
            effective_entry_date: components["schemas"]["Day"];
            cut_off_at: components["schemas"]["Timestamp"];
            received_at: components["schemas"]["Timestamp"] | null;
            /**
             * @description Planned at the cut-off. A file that the bank gets too late for that
             * settles later.
             */
            settles_at: components["schemas"]["Timestamp"];
            returns_until: components["schemas"]["Timestamp"];
            submitted_at: components["schemas"]["Timestamp"] | null;
            confirmed_at: components["schemas"]["Timestamp"] | null;
            rejected_at: components["schemas"]["Timestamp"] | null;
            note: string | null;
            /**
             * @description How the bank statement shows the file if an entry is returned before
             * settlement: the setting of the bank when the file was opened, or what an operator has
             * recorded since.
             * @enum {string}
             */
            statement_booking: "gross" | "net";
        };
        ListBankFilesResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                bank_files: components["schemas"]["BankFile"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        BankFileResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["BankFile"];
        };
        /**
         * @example {
         *       "uuid": "019a2f3e-1a20-7b30-8c40-5d6e7f809102",
         *       "processor_uuid": "019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d",
         *       "transaction_uuid": "019a2f3d-2b10-7a20-8c30-4d5e6f708192",
         *       "refund_uuid": null,
         *       "stage": "capture",
         *       "state": "sent",
         *       "direction": "debit",
         *       "amount": 10000,
         *       "trace_id": "091000010000001",
         *       "entry_amount": 10000,
         *       "bank_account_uuid": "019a2f3d-9a00-7e55-8c31-6f5e4d3c2b1a",
         *       "created_at": "2026-03-02T22:00:00Z"
         *     }
         */
        FiledEntry: {
            /** Format: uuid */
            uuid: string;
            /** Format: uuid */
            processor_uuid: string;
            /** Format: uuid */
            transaction_uuid: string;
            /** Format: uuid */
            refund_uuid: string | null;
            /** @enum {string} */
            stage: "capture" | "payout" | "clawback" | "reverse_payout" | "refund_capture" | "refund_payout" | "fee_payout";
            state: string;
            /** @enum {string} */
            direction: "debit" | "credit";
            /** @description Cents that the entry moves for this payment. */
            amount: number;
            trace_id: string;
            /** @description Cents of the whole entry, which several payments may share. */
            entry_amount: number;
            /** Format: uuid */
            bank_account_uuid: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        ListBankFileEntriesResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                entries: components["schemas"]["FiledEntry"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        MarkBankFileDeliveredRequest: {
            reason: components["schemas"]["Reason"];
        };
        RejectBankFileRequest: {
            reason: components["schemas"]["Reason"];
        };
        MarkBankFileBookedGrossRequest: {
            reason: components["schemas"]["Reason"];
        };
        MarkBankFileBookedNetRequest: {
            reason: components["schemas"]["Reason"];
        };
        Restore: {
            /** Format: uuid */
            uuid: string;
            restored_at: components["schemas"]["Timestamp"];
            reached_at: components["schemas"]["Timestamp"] | null;
            backup: string | null;
        };
        ListRestoresResponse: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "waiting_banks": [
             *         "simulated"
             *       ],
             *       "restores": [
             *         {
             *           "uuid": "019a2f3d-1c20-7b31-8a44-9f0e1d2c3b4a",
             *           "restored_at": "2026-03-02T14:05:09Z",
             *           "reached_at": "2026-03-02T13:59:58Z",
             *           "backup": "backup-20260302T020000Z-1c9d3e"
             *         }
             *       ]
             *     }
             */
            data: {
                waiting_banks: string[];
                restores: components["schemas"]["Restore"][];
            };
        };
        ReleaseBankRequest: {
            /** @description The name of the bank in the banks file. */
            bank: string;
            reason: components["schemas"]["Reason"];
            /**
             * @description The names of all files that the bank has received since the day of the
             * restored moment. Files of ours with these names are not sent again; our other unsent
             * files are sent.
             */
            files_at_bank: string[];
            /**
             * @description The `files_at_bank` that the database lost in the restore. Place holds
             * on their payments first. Their names are not used again.
             */
            files_only_at_bank?: string[];
        };
        ReleaseBank200Response: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "bank": "simulated",
             *       "marked_delivered": [
             *         "2026-03-02-A.ach"
             *       ]
             *     }
             */
            data: {
                bank: string;
                /** @description Files of ours that the bank has and that were not confirmed. */
                marked_delivered: string[];
            };
        };
        /**
         * @example {
         *       "uuid": "019a2f3e-2c30-7f40-8d50-6e7f8091a2b3",
         *       "bank": "simulated",
         *       "name": "returns-0304.ach",
         *       "verdict": "quarantine",
         *       "problems": [
         *         {
         *           "line": 9,
         *           "field": "total_debits",
         *           "message": "The batch says 10000 cents of debits; its entries are 9999."
         *         }
         *       ],
         *       "problem_count": 1,
         *       "faults": [],
         *       "fault_count": 0,
         *       "notes": [],
         *       "note_count": 0,
         *       "entries": 1,
         *       "debits": 9999,
         *       "credits": 0,
         *       "read_at": "2026-03-04T13:30:00Z",
         *       "released_at": null,
         *       "rejected_at": null,
         *       "note": null
         *     }
         */
        InboundFile: {
            /** Format: uuid */
            uuid: string;
            bank: string;
            name: string;
            /** @enum {string} */
            verdict: "accept" | "quarantine" | "report" | "unreadable";
            problems: ({
                line: number;
                field: string;
                message: string;
            } & {
                [key: string]: unknown;
            })[];
            problem_count: number;
            /**
             * @description Why single entries are in suspense. The other entries of the file are
             * applied.
             */
            faults: {
                line: number;
                field: string;
                message: string;
            }[];
            fault_count: number;
            /** @description What is unusual, without consequences. */
            notes: {
                line: number;
                field: string;
                message: string;
            }[];
            note_count: number;
            entries: number;
            debits: number;
            credits: number;
            read_at: components["schemas"]["Timestamp"];
            released_at: components["schemas"]["Timestamp"] | null;
            rejected_at: components["schemas"]["Timestamp"] | null;
            note: string | null;
        };
        ListInboundFilesResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                inbound_files: components["schemas"]["InboundFile"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        InboundFileResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["InboundFile"];
        };
        ReleaseInboundFileRequest: {
            reason: components["schemas"]["Reason"];
        };
        RejectInboundFileRequest: {
            reason: components["schemas"]["Reason"];
        };
        /**
         * @example {
         *       "uuid": "019a2f3e-1b20-7e30-9c40-5d6e7f8091a2",
         *       "kind": "return",
         *       "code": "R01",
         *       "direction": "debit",
         *       "amount": 9999,
         *       "state": "suspense",
         *       "reason": "the entry was for 10000 cents, but the return is for 9999",
         *       "late": false,
         *       "original_trace": "091000010000001",
         *       "item_trace": "021000020000317",
         *       "bank": "simulated",
         *       "file_uuid": "019a2f3e-2c30-7f40-8d50-6e7f8091a2b3",
         *       "file_name": "returns-0304.ach",
         *       "processor_uuid": "019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d",
         *       "transaction_uuid": "019a2f3d-2b10-7a20-8c30-4d5e6f708192",
         *       "stage": "capture",
         *       "note": null,
         *       "received_at": "2026-03-04T13:30:00Z"
         *     }
         */
        BankItem: {
            /** Format: uuid */
            uuid: string;
            /** @enum {string} */
            kind: "return" | "change" | "dishonored_return" | "contested_return" | "refused_change" | "entry";
            code: string | null;
            /** @enum {string} */
            direction: "debit" | "credit";
            /** @description Cents. */
            amount: number;
            /** @enum {string} */
            state: "new" | "waiting" | "applied" | "duplicate" | "suspense" | "resolved" | "not_ours";
            reason: string | null;
            /**
             * @description The return came after the deadline of its code. It may be dishonored.
             */
            late: boolean;
            original_trace: string | null;
            item_trace: string;
            /** @description The bank that sent the file. */
            bank: string;
            /** Format: uuid */
            file_uuid: string;
            file_name: string;
            /** Format: uuid */
            processor_uuid: string | null;
            /** Format: uuid */
            transaction_uuid: string | null;
            stage: ("capture" | "payout" | "clawback" | "reverse_payout" | "refund_capture" | "refund_payout") | null;
            note: string | null;
            received_at: components["schemas"]["Timestamp"];
        };
        ListSuspenseItemsResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                items: components["schemas"]["BankItem"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        LateReturn: components["schemas"]["BankItem"] & {
            dishonor_until: components["schemas"]["Day"];
            /** @description Whether it was dishonored, whatever became of the dishonor. */
            is_dishonored: boolean;
            /**
             * @description Whether it can be dishonored now: the return of a debit, not dishonored,
             * before its deadline.
             */
            may_be_dishonored: boolean;
        };
        ListLateReturnsResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                items: components["schemas"]["LateReturn"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        BankItemResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["BankItem"];
        };
        /** @description What the bank corrects, at least one of the three. */
        CorrectedAccount: {
            /**
             * @description The number of the account at the bank: 1 to 17 digits, letters, hyphens,
             * dots, slashes or inner blanks, not only zeros.
             */
            account_number?: string;
            /** @description The ABA routing number of the bank: 9 digits. */
            routing_number?: string;
            /**
             * @description The kind of the account at the bank.
             * @enum {string}
             */
            account_type?: "savings" | "checking";
        };
        ResolveSuspenseItemRequest: {
            /** @enum {string} */
            as: "ignored" | "return_of" | "correction";
            /** Format: uuid */
            transaction_uuid?: string;
            /** @enum {string} */
            stage?: "capture" | "payout" | "clawback" | "reverse_payout" | "refund_capture" | "refund_payout";
            /** Format: uuid */
            refund_uuid?: string;
            /** Format: uuid */
            fee_payout_uuid?: string;
            corrected?: components["schemas"]["CorrectedAccount"];
            reason: components["schemas"]["Reason"];
        };
        RecordCaptureWonBackRequest: {
            reason: components["schemas"]["Reason"];
        };
        CreateDishonorRequest: {
            /** Format: uuid */
            item_uuid: string;
            /** @enum {string} */
            code: "R61" | "R62" | "R67" | "R68" | "R69" | "R70";
            /** @description Text of 0 to 21 characters. */
            information?: string;
            reason: components["schemas"]["Reason"];
        };
        /**
         * @example {
         *       "uuid": "019a2f44-5f60-7c70-9d80-90a1b2c3d4e5",
         *       "item_uuid": "019a2f3e-1b20-7e30-9c40-5d6e7f8091a2",
         *       "processor_uuid": "019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d",
         *       "transaction_uuid": "019a2f3d-2b10-7a20-8c30-4d5e6f708192",
         *       "stage": "capture",
         *       "return_code": "R01",
         *       "direction": "debit",
         *       "amount": 10000,
         *       "bank": "simulated",
         *       "code": "R68",
         *       "information": "",
         *       "state": "to_send",
         *       "send_until": "2026-03-11",
         *       "contestable_until": null,
         *       "trace_id": null,
         *       "file_uuid": null,
         *       "contest_code": null,
         *       "note": "It came three banking days late.",
         *       "asked_at": "2026-03-05T14:10:00Z",
         *       "sent_at": null,
         *       "contested_at": null,
         *       "decided_at": null
         *     }
         */
        Dishonor: {
            /** Format: uuid */
            uuid: string;
            /** Format: uuid */
            item_uuid: string;
            /** Format: uuid */
            processor_uuid: string | null;
            /** Format: uuid */
            transaction_uuid: string | null;
            stage: ("capture" | "payout" | "clawback" | "reverse_payout" | "refund_capture" | "refund_payout") | null;
            return_code: string;
            /** @enum {string} */
            direction: "debit" | "credit";
            /** @description Cents. */
            amount: number;
            bank: string;
            /** @enum {string} */
            code: "R61" | "R62" | "R67" | "R68" | "R69" | "R70";
            information: string;
            /** @enum {string} */
            state: "to_send" | "sent" | "contested" | "won" | "lost";
            send_until: components["schemas"]["Day"];
            contestable_until: components["schemas"]["Day"] | null;
            trace_id: string | null;
            /** Format: uuid */
            file_uuid: string | null;
            /** @description R71 to R77: why the receiving bank insists on its return. */
            contest_code: string | null;
            note: string;
            asked_at: components["schemas"]["Timestamp"];
            sent_at: components["schemas"]["Timestamp"] | null;
            contested_at: components["schemas"]["Timestamp"] | null;
            decided_at: components["schemas"]["Timestamp"] | null;
        };
        DishonorResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["Dishonor"];
        };
        ListDishonorsResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                dishonors: components["schemas"]["Dishonor"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        RecordDishonorWonRequest: {
            reason: components["schemas"]["Reason"];
        };
        RecordDishonorLostRequest: {
            reason: components["schemas"]["Reason"];
        };
        /** @description An integer number of cents from 1 to 999999999999. */
        PositiveSummedCents: number;
        EnteredStatementLine: {
            booked_on: components["schemas"]["Day"];
            /**
             * @description `debit`: it left the account. `credit`: it came in.
             * @enum {string}
             */
            direction: "debit" | "credit";
            amount: components["schemas"]["PositiveSummedCents"];
            /** @description The bank’s own reference. The same line again changes nothing. */
            reference: string;
            /**
             * @description Which of the equal lines of its statement this is. Without it, equal
             * lines of one request are counted. Give it if a statement is entered in several
             * requests.
             */
            occurrence?: number;
        };
        CreateStatementLinesRequest: {
            bank?: string;
            lines: components["schemas"]["EnteredStatementLine"][];
            reason?: components["schemas"]["Reason"];
        };
        /**
         * @example {
         *       "uuid": "019a2f40-1b20-7e30-9c40-5d6e7f8091a2",
         *       "bank": "simulated",
         *       "booked_on": "2026-03-04",
         *       "direction": "debit",
         *       "amount": 10000,
         *       "reference": "RETURN ITEM 0021",
         *       "occurrence": 1,
         *       "state": "open",
         *       "matched_as": null,
         *       "processor_uuid": null,
         *       "transaction_uuid": null,
         *       "corrected_by": null,
         *       "note": null,
         *       "entered_at": "2026-03-05T14:10:00Z",
         *       "decided_at": null
         *     }
         */
        StatementLine: {
            /** Format: uuid */
            uuid: string;
            bank: string;
            booked_on: components["schemas"]["Day"];
            /** @enum {string} */
            direction: "debit" | "credit";
            /** @description Cents. */
            amount: number;
            reference: string;
            /** @description The first, second, … of the equal lines of its statement. */
            occurrence: number;
            /**
             * @description `open`: not compared with all files yet. `expected`: the books moved
             * this cash. `suspense`: they did not; it is booked in suspense. `matched`,
             * `corrected`, `written_off`: decided by an operator.
             * @enum {string}
             */
            state: "open" | "expected" | "suspense" | "matched" | "corrected" | "written_off";
            matched_as: ("return_of" | "dishonor_won" | "debt_paid" | "own_funds") | null;
            /** Format: uuid */
            processor_uuid: string | null;
            /** Format: uuid */
            transaction_uuid: string | null;
            /** Format: uuid */
            corrected_by: string | null;
            note: string | null;
            entered_at: components["schemas"]["Timestamp"];
            decided_at: components["schemas"]["Timestamp"] | null;
        };
        CreateStatementLinesResponse: components["schemas"]["Success"] & {
            /** @description The result of the operation. */
            data: {
                lines: components["schemas"]["StatementLine"][];
            };
        };
        CreateStatementFileRequest: {
            bank?: string;
            /** @enum {string} */
            format?: "csv";
            rows: string[];
            reason?: components["schemas"]["Reason"];
        };
        CreateStatementFileResponse: components["schemas"]["Success"] & {
            /** @description The result of the operation. */
            data: {
                lines: components["schemas"]["StatementLine"][];
            };
        };
        ListStatementLinesResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                lines: components["schemas"]["StatementLine"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        StatementLineResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["StatementLine"];
        };
        MatchStatementLineRequest: {
            /** @enum {string} */
            as: "return_of" | "dishonor_won" | "debt_paid" | "own_funds";
            /** Format: uuid */
            transaction_uuid?: string;
            /** @enum {string} */
            stage?: "capture" | "payout" | "clawback" | "reverse_payout" | "refund_capture" | "refund_payout";
            /** Format: uuid */
            refund_uuid?: string;
            /** @description A return code such as R01. */
            code?: string;
            reason: components["schemas"]["Reason"];
        };
        MarkStatementLineCorrectedRequest: {
            /** Format: uuid */
            corrected_by?: string;
            reason: components["schemas"]["Reason"];
        };
        WriteOffStatementLineRequest: {
            reason: components["schemas"]["Reason"];
        };
        ReconcileStatementRequest: {
            bank?: string;
            reason?: components["schemas"]["Reason"];
        };
        ReconcileStatementResponse: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "expected": 2,
             *       "suspended": 1
             *     }
             */
            data: {
                expected: number;
                suspended: number;
            };
        };
        GetReconciliationResponse: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "bank": "simulated",
             *       "days": [
             *         {
             *           "day": "2026-03-04",
             *           "expected": 250000,
             *           "shown": 240000,
             *           "unexpected": -10000,
             *           "difference": 0,
             *           "missing": []
             *         }
             *       ],
             *       "pooled": {
             *         "balance": 240000,
             *         "short": []
             *       }
             *     }
             */
            data: {
                bank: string;
                days: {
                    day: components["schemas"]["Day"];
                    /**
                     * @description Cents, credits are positive: cash of the books, on the day on
                     * which the bank statement shows it
                     */
                    expected: number;
                    /** @description Cents, credits are positive: lines of the bank statement */
                    shown: number;
                    /**
                     * @description Cents, credits are positive: lines that nothing expected, booked
                     * in suspense or decided
                     */
                    unexpected: number;
                    /** @description Cents, credits are positive: shown − expected − unexpected */
                    difference: number;
                    missing: {
                        /** Format: uuid */
                        source_uuid: string;
                        name: string | null;
                        /** @enum {string} */
                        direction: "debit" | "credit";
                        amount: number;
                    }[];
                }[];
                pooled: {
                    balance: number;
                    short: {
                        /** Format: uuid */
                        processor_uuid: string;
                        name: string;
                        balance: number;
                    }[];
                };
            };
        };
        PayOwnFundsRequest: {
            bank?: string;
            amount: components["schemas"]["PositiveSummedCents"];
            reason: components["schemas"]["Reason"];
        };
        PayOwnFunds201Response: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "uuid": "019a2f42-3d40-7a50-9e60-7f8091a2b3c4",
             *       "amount": 500000
             *     }
             */
            data: {
                /** Format: uuid */
                uuid: string;
                amount: number;
            };
        };
        WaitingKind: {
            kind: string;
            count: number;
            /**
             * @description Cents; null: money is not what waits. Of files: their debits and
             * credits.
             */
            amount: number | null;
            oldest: components["schemas"]["Timestamp"] | null;
            newest: components["schemas"]["Timestamp"] | null;
            deadline: components["schemas"]["Day"] | null;
            deadline_at: components["schemas"]["Timestamp"] | null;
            /** @description The list that has them. */
            path: string;
        };
        TodayFigures: {
            /** @description How many there were. */
            count: number;
            /** @description Cents; null: it was not about money. */
            amount: number | null;
        };
        CardOwner: {
            /**
             * Format: uuid
             * @description The operator who takes care of it.
             */
            uuid: string;
            /** @description The name of the operator. */
            name: string;
        };
        CardPutAside: {
            /**
             * @description Snoozed until a day, or done for today.
             * @enum {string}
             */
            state: "snoozed" | "done";
            /**
             * @description It comes back then, or as soon as there is more, something newer or a
             * nearer deadline.
             */
            until: components["schemas"]["Timestamp"];
            /** @description Why; null: no reason was given. */
            reason: string | null;
            /** @description The operator; null: a token. */
            by: string | null;
        };
        WaitingCard: components["schemas"]["WaitingKind"] & {
            yesterday: components["schemas"]["TodayFigures"] | null;
            assigned_to: components["schemas"]["CardOwner"] | null;
            aside: components["schemas"]["CardPutAside"] | null;
        };
        TroubleSubject: {
            /**
             * @description The name of a bank, tenant, vendor or merchant, a URL or a trace number.
             */
            name: string;
            /**
             * Format: uuid
             * @description The tenant, vendor, merchant, endpoint or late return; null: a bank.
             */
            uuid: string | null;
            /**
             * Format: uuid
             * @description Its tenant; null: it belongs to none.
             */
            processor_uuid: string | null;
            day: components["schemas"]["Day"] | null;
            rate: ("unauthorized" | "administrative" | "overall") | null;
            /** @description The return rate, in percent; null: it is not about one. */
            percent: number | null;
            /** @description Its limit, in percent; null: it is not about one. */
            limit_percent: number | null;
            /** @description Cents; null: it is not about money. */
            amount: number | null;
            /**
             * @description Deliveries that the endpoint has not received, at most 1000; null: no
             * endpoint.
             */
            deliveries_waiting: number | null;
            since: components["schemas"]["Timestamp"] | null;
        };
        Trouble: {
            /**
             * @description What goes wrong.
             *
             * - `bank_unread`: The files of a bank were not read for an hour or more, so returns
             * may be missing.
             * - `statement_missing`: No line of the bank statement shows the cash of a day, since
             * the first day with a line.
             *     - `tenant_short`: The cash of a tenant is negative.
             * - `endpoint_failing`: A webhook endpoint fails until its deliveries pause, has failed
             * for an hour, or is disabled.
             * - `dishonor_missed`: The deadline to dishonor a late return is over, for up to ten
             * banking days.
             *     - `return_rate_exceeded`: A return rate is above the limit of the network.
             * - `fees_not_paid`: Fees are owed, and their bank account cannot be used or their last
             * payout came back. Name an account again.
             * @enum {string}
             */
            kind: "bank_unread" | "statement_missing" | "tenant_short" | "endpoint_failing" | "dishonor_missed" | "return_rate_exceeded" | "fees_not_paid";
            count: number;
            /** @description Cents; null: it is not about money. */
            amount: number | null;
            since: components["schemas"]["Timestamp"] | null;
            newest: components["schemas"]["Timestamp"] | null;
            /** @description The first five. The largest amount comes first. */
            subjects: components["schemas"]["TroubleSubject"][];
            /** @description The operation that shows more. */
            path: string;
        };
        TroubleCard: components["schemas"]["Trouble"] & {
            yesterday: components["schemas"]["TodayFigures"] | null;
            assigned_to: components["schemas"]["CardOwner"] | null;
            aside: components["schemas"]["CardPutAside"] | null;
        };
        ClearedCard: {
            /** @description The kind of the card. */
            kind: string;
            /** @description How many there were. */
            count: number;
            /** @description Cents; null: it was not about money. */
            amount: number | null;
        };
        BankToday: {
            bank: string;
            next_cut_off_at: components["schemas"]["Timestamp"];
            played_until: components["schemas"]["Timestamp"] | null;
            inbound_read_at: components["schemas"]["Timestamp"] | null;
            waits_after_restore: boolean;
        };
        MovedToday: {
            files: number;
            entries: number;
            /** @description Cents. */
            debits: number;
            /** @description Cents. */
            credits: number;
        };
        /**
         * @description Since the end of the latest check of what has moved, and of every payment;
         * null: none has ended yet, or they are off.
         */
        InvariantsToday: {
            moved_checked_at: components["schemas"]["Timestamp"] | null;
            all_checked_at: components["schemas"]["Timestamp"] | null;
            /** @description Empty: what was checked holds. */
            violations: {
                invariant: string;
                violations: number;
            }[];
        };
        GetTodayResponse: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "day": "2026-03-02",
             *       "waiting": [
             *         {
             *           "kind": "owed_by_payee",
             *           "count": 2,
             *           "amount": 25000,
             *           "oldest": "2026-02-26T13:30:00Z",
             *           "newest": "2026-02-27T13:30:00Z",
             *           "deadline": null,
             *           "deadline_at": null,
             *           "path": "/admin/v1/exceptions?kind=owed_by_payee",
             *           "yesterday": {
             *             "count": 1,
             *             "amount": 12500
             *           },
             *           "assigned_to": {
             *             "uuid": "019a2f10-5c00-7b21-8d32-4e5f60718293",
             *             "name": "Maya Lindqvist"
             *           },
             *           "aside": null
             *         }
             *       ],
             *       "trouble": [
             *         {
             *           "kind": "tenant_short",
             *           "count": 1,
             *           "amount": 59992,
             *           "since": null,
             *           "newest": null,
             *           "subjects": [
             *             {
             *               "uuid": "019a2f30-0000-7a11-8b22-3c4d5e6f7081",
             *               "processor_uuid": "019a2f30-0000-7a11-8b22-3c4d5e6f7081",
             *               "day": null,
             *               "rate": null,
             *               "percent": null,
             *               "limit_percent": null,
             *               "amount": 59992,
             *               "deliveries_waiting": null,
             *               "since": null,
             *               "name": "Northwind Tickets"
             *             }
             *           ],
             *           "path": "/admin/v1/bank-statement/reconciliation",
             *           "yesterday": null,
             *           "assigned_to": null,
             *           "aside": null
             *         }
             *       ],
             *       "cleared": [
             *         {
             *           "kind": "late_return",
             *           "count": 2,
             *           "amount": 20000
             *         }
             *       ],
             *       "banks": [
             *         {
             *           "bank": "simulated",
             *           "next_cut_off_at": "2026-03-02T15:30:00Z",
             *           "played_until": "2026-03-02T13:30:00Z",
             *           "inbound_read_at": "2026-03-02T13:30:00Z",
             *           "waits_after_restore": false
             *         }
             *       ],
             *       "sent": {
             *         "files": 0,
             *         "entries": 0,
             *         "debits": 0,
             *         "credits": 0
             *       },
             *       "received": {
             *         "files": 1,
             *         "entries": 3,
             *         "debits": 10000,
             *         "credits": 0
             *       },
             *       "webhooks": {
             *         "due": 0,
             *         "oldest_due_seconds": 0,
             *         "endpoints": {
             *           "healthy": 3,
             *           "slow": 0,
             *           "failing": 0,
             *           "blocked": 0,
             *           "disabled": 0
             *         }
             *       },
             *       "routing_directory": "current",
             *       "invariants": {
             *         "moved_checked_at": "2026-03-02T14:00:09Z",
             *         "all_checked_at": "2026-03-02T09:41:30Z",
             *         "violations": []
             *       }
             *     }
             */
            data: {
                day: components["schemas"]["Day"];
                waiting: components["schemas"]["WaitingCard"][];
                /** @description What goes wrong and waits in no list. Empty: nothing is known. */
                trouble: components["schemas"]["TroubleCard"][];
                /**
                 * @description What was there at the end of the last day with figures, and is not
                 * there any more.
                 */
                cleared: components["schemas"]["ClearedCard"][];
                banks: components["schemas"]["BankToday"][];
                sent: components["schemas"]["MovedToday"];
                received: components["schemas"]["MovedToday"];
                webhooks: {
                    due: number;
                    oldest_due_seconds: number;
                    endpoints: {
                        healthy: number;
                        slow: number;
                        failing: number;
                        blocked: number;
                        disabled: number;
                    };
                };
                /** @enum {string} */
                routing_directory: "none" | "current" | "old";
                invariants: components["schemas"]["InvariantsToday"];
            };
        };
        AssignTodayCardRequest: {
            /**
             * Format: uuid
             * @description An operator who may do more than look, and is not disabled. Null: no one
             * takes care of it.
             */
            operator_uuid: string | null;
            reason?: components["schemas"]["Reason"];
        };
        /**
         * @example {
         *       "yesterday": {
         *         "count": 1,
         *         "amount": 12500
         *       },
         *       "assigned_to": {
         *         "uuid": "019a2f10-5c00-7b21-8d32-4e5f60718293",
         *         "name": "Maya Lindqvist"
         *       },
         *       "aside": null
         *     }
         */
        TodayCardState: {
            yesterday: components["schemas"]["TodayFigures"] | null;
            assigned_to: components["schemas"]["CardOwner"] | null;
            aside: components["schemas"]["CardPutAside"] | null;
        };
        TodayCardStateResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["TodayCardState"];
        };
        SnoozeTodayCardRequest: {
            /**
             * @description The Eastern day on which it comes back: tomorrow, or up to 31 days
             * ahead.
             */
            until: components["schemas"]["Day"];
            reason: components["schemas"]["Reason"];
        };
        FinishTodayCardRequest: {
            reason?: components["schemas"]["Reason"];
        };
        ReopenTodayCardRequest: {
            reason?: components["schemas"]["Reason"];
        };
        TransactionFound: {
            /**
             * @description The name of the payer: of the business, or first and last name. Null:
             * erased.
             */
            payer_name: string | null;
            /**
             * @description The name of the payee: of the business, or first and last name. Null:
             * erased.
             */
            payee_name: string | null;
            /** @description What the payer pays, in cents. */
            amount: components["schemas"]["Cents"];
            state: components["schemas"]["TransactionState"];
            /** @description When the payment was started, in UTC. */
            created_at: components["schemas"]["Timestamp"];
        };
        SearchHit: {
            /** @enum {string} */
            type: "transaction" | "user" | "bank_account" | "refund" | "merchant_batch" | "batch" | "hold" | "block" | "fee_payout" | "webhook_endpoint" | "event" | "processor" | "vendor" | "token" | "bank_file" | "inbound_file" | "bank_item" | "dishonor" | "statement_line" | "request";
            /** Format: uuid */
            uuid: string;
            /** Format: uuid */
            processor_uuid: string | null;
            /**
             * @description A name, an amount in dollars, a status, or what else it is recognized
             * by.
             */
            label: string;
            /** @description The operation that reads it; null: none reads it alone. */
            path: string | null;
            /** @description Of a payment: what people ask about it. Null: it is no payment. */
            transaction: components["schemas"]["TransactionFound"] | null;
            /** @description Of a user: the email address. Null: none, or it is no user. */
            email: string | null;
        };
        MoreHits: {
            /** @enum {string} */
            type: "transaction" | "user" | "bank_account" | "refund" | "merchant_batch" | "batch" | "hold" | "block" | "fee_payout" | "webhook_endpoint" | "event" | "processor" | "vendor" | "token" | "bank_file" | "inbound_file" | "bank_item" | "dishonor" | "statement_line" | "request";
            /** @description The list that has all; null: make the text longer. */
            path: string | null;
        };
        ReturnCodeFound: {
            /** @description Such as R10. */
            code: string;
            /** @description What the network calls it. */
            title: string;
            /** @description A sentence that says why the entry came back. */
            meaning: string;
        };
        DaysFound: {
            /** @description The first Eastern day. */
            from: components["schemas"]["Day"];
            /** @description The last Eastern day, which is included. */
            to: components["schemas"]["Day"];
        };
        SearchResponse: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "hits": [
             *         {
             *           "type": "transaction",
             *           "uuid": "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90",
             *           "processor_uuid": "019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d",
             *           "label": "$125.00",
             *           "path": "/admin/v1/transactions/019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90",
             *           "transaction": {
             *             "payer_name": "Ada Moss",
             *             "payee_name": "Moss Bakery LLC",
             *             "amount": 12500,
             *             "state": "paid",
             *             "created_at": "2026-03-02T14:05:09Z"
             *           },
             *           "email": null
             *         }
             *       ],
             *       "more": [],
             *       "return_code": null,
             *       "days": null,
             *       "is_similar": false
             *     }
             */
            data: {
                hits: components["schemas"]["SearchHit"][];
                /** @description Empty: the hits are all that there are. */
                more: components["schemas"]["MoreHits"][];
                /** @description The return code that `q` names. Null: none. */
                return_code: components["schemas"]["ReturnCodeFound"] | null;
                /** @description The days that `q` names. Null: none. */
                days: components["schemas"]["DaysFound"] | null;
                /**
                 * @description True: the hits have names that differ in one letter from the name in
                 * `q`.
                 */
                is_similar: boolean;
            };
        };
        ThreeReturnRates: {
            unauthorized: components["schemas"]["Percent"];
            administrative: components["schemas"]["Percent"];
            overall: components["schemas"]["Percent"];
        };
        DayOfSeries: {
            day: components["schemas"]["Day"];
            debits: number;
            /** @description Cents. */
            debited: number;
            /** @description Cents. */
            credited: number;
            returned: number;
            unauthorized: number;
            administrative: number;
            rates: components["schemas"]["ThreeReturnRates"] | null;
        };
        GetSeriesResponse: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "limits": {
             *         "unauthorized": 0.5,
             *         "administrative": 3,
             *         "overall": 15
             *       },
             *       "days": [
             *         {
             *           "day": "2026-03-02",
             *           "debits": 240,
             *           "debited": 3120000,
             *           "credited": 2900500,
             *           "returned": 3,
             *           "unauthorized": 0,
             *           "administrative": 1,
             *           "rates": {
             *             "unauthorized": 0.1,
             *             "administrative": 0.4,
             *             "overall": 1.9
             *           }
             *         }
             *       ]
             *     }
             */
            data: {
                limits: components["schemas"]["ThreeReturnRates"];
                days: components["schemas"]["DayOfSeries"][];
            };
        };
        /**
         * @example {
         *       "kind": "owed_by_payee",
         *       "processor_uuid": "019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d",
         *       "transaction_uuid": "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90",
         *       "refund_uuid": null,
         *       "user_uuid": "019a2f3d-8f00-7b21-9a11-5c4d3e2f1a0b",
         *       "user_name": "Fjord Market LLC",
         *       "amount": 9700,
         *       "since": "2026-03-12T13:30:00Z",
         *       "vendor_uuid": null
         *     }
         */
        Exception: {
            /** @enum {string} */
            kind: "owed_to_payee" | "owed_by_payee" | "owed_to_payer" | "owed_by_payer" | "fees_owed_back";
            /** Format: uuid */
            processor_uuid: string;
            /** Format: uuid */
            transaction_uuid: string | null;
            /** Format: uuid */
            refund_uuid: string | null;
            /** Format: uuid */
            user_uuid: string | null;
            user_name: string | null;
            amount: number;
            since: components["schemas"]["Timestamp"];
            /** Format: uuid */
            vendor_uuid: string | null;
        };
        ListExceptionsResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                exceptions: components["schemas"]["Exception"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        Posting: {
            debit_account: components["schemas"]["AccountName"];
            /** Format: uuid */
            debit_owner_uuid: string;
            credit_account: components["schemas"]["AccountName"];
            /** Format: uuid */
            credit_owner_uuid: string;
            /** @description Cents. */
            amount: number;
        };
        EventOfTransaction: {
            /** Format: uuid */
            uuid: string;
            type: components["schemas"]["EventName"];
            /** Format: uuid */
            subject_uuid: string;
            occurred_at: components["schemas"]["Timestamp"];
            deliveries: {
                /** Format: uuid */
                uuid: string;
                /** Format: uuid */
                endpoint_uuid: string;
                url: string;
                /** @enum {string} */
                state: "pending" | "held" | "delivered" | "dead" | "canceled";
                attempt_count: number;
                next_attempt_at: components["schemas"]["Timestamp"] | null;
                finished_at: components["schemas"]["Timestamp"] | null;
                /** @description Of the answer to the last attempt. */
                status: number | null;
                error: string | null;
            }[];
        };
        AllowedAct: {
            operation_id: string;
            summary: string;
            /**
             * @description The least role that may do it.
             * @enum {string}
             */
            role: "viewer" | "support" | "operator" | "risk" | "administrator" | "developer";
            /** @enum {string} */
            method: "POST" | "DELETE";
            path: string;
            /** @description The most cents for `amount`. Null: it takes none. */
            amount_up_to: number | null;
            /** @description What it would move now, with the whole `amount_up_to`. */
            moves: {
                transition: string;
                description: string;
                postings: {
                    debit_account: components["schemas"]["AccountName"];
                    credit_account: components["schemas"]["AccountName"];
                    /** @description Cents. */
                    amount: number;
                }[];
            }[];
        };
        GetTransactionOfAnyTenantResponse: components["schemas"]["Success"] & {
            /** @description The result of the operation. */
            data: components["schemas"]["TransactionDetails"] & {
                /** Format: uuid */
                processor_uuid: string;
                /**
                 * @description The name of the payer: of the business, or first and last name.
                 * Null: erased.
                 */
                payer_name: string | null;
                /**
                 * @description The name of the payee: of the business, or first and last name.
                 * Null: erased.
                 */
                payee_name: string | null;
                moves: (components["schemas"]["Move"] & {
                    postings: components["schemas"]["Posting"][];
                })[];
                /** @description The accounts of the payment that are not zero. Debit positive. */
                balances: {
                    account: components["schemas"]["AccountName"];
                    /** Format: uuid */
                    owner_uuid: string;
                    /** @description Cents. */
                    balance: number;
                }[];
                events: components["schemas"]["EventOfTransaction"][];
                notes: components["schemas"]["TransactionNote"][];
                acts: components["schemas"]["AuditedAct"][];
                allowed_acts: components["schemas"]["AllowedAct"][];
            };
        };
        /**
         * @example {
         *       "uuid": "019a2f3d-1c2b-7d3e-8f40-51627384a5b6",
         *       "processor_uuid": "019a2f30-0000-7a11-8b22-3c4d5e6f7081",
         *       "vendor_uuid": null,
         *       "kind": "business",
         *       "name": "Fjord Market LLC",
         *       "trading_name": "Fjord Market",
         *       "entity_type": "llc",
         *       "tin": "*****6789",
         *       "email": "office@fjordmarket.example",
         *       "client_reference_id": "shop-7",
         *       "kyb_status": "IN_REVIEW",
         *       "kyb_status_since": "2026-03-02T14:05:09Z",
         *       "kyb_resubmission_reason": null,
         *       "deleted_at": null,
         *       "created_at": "2026-03-02T14:05:09Z"
         *     }
         */
        UserOfAnyTenant: {
            /** Format: uuid */
            uuid: string;
            /** Format: uuid */
            processor_uuid: string;
            /** Format: uuid */
            vendor_uuid: string | null;
            /** @enum {string} */
            kind: "person" | "business";
            name: string;
            trading_name: string | null;
            entity_type: string | null;
            tin: string | null;
            email: string | null;
            client_reference_id: string;
            kyb_status: ("IN_REVIEW" | "APPROVED" | "REJECTED") | null;
            kyb_status_since: components["schemas"]["Timestamp"] | null;
            kyb_resubmission_reason: string | null;
            deleted_at: components["schemas"]["Timestamp"] | null;
            created_at: components["schemas"]["Timestamp"];
        };
        ListUsersOfAnyTenantResponse: components["schemas"]["Success"] & {
            /** @description A page of the list. */
            data: {
                /** @description The records of this page. */
                users: components["schemas"]["UserOfAnyTenant"][];
                /**
                 * @description Send it as `after` to read the next page. Null: there are no more
                 * records.
                 */
                next: string | null;
            };
        };
        VerificationSubmission: {
            /** Format: uuid */
            uuid: string;
            submitted_at: components["schemas"]["Timestamp"];
            sent_at: components["schemas"]["Timestamp"] | null;
            send_attempts: number;
            send_error: string | null;
        };
        VerificationDecision: {
            number: number;
            decided_at: components["schemas"]["Timestamp"];
            /** @enum {string} */
            source: "provider" | "operator";
            /** @enum {string} */
            outcome: "approved" | "rejected" | "undecided" | "no_answer" | "resubmission_requested";
            reason: string | null;
            documents: string[];
            /** Format: uuid */
            token_uuid: string | null;
            request_id: string | null;
        };
        GetUserOfAnyTenantResponse: components["schemas"]["Success"] & {
            /** @description The result of the operation. */
            data: components["schemas"]["User"] & {
                /** Format: uuid */
                processor_uuid: string;
                kyb_status_since: components["schemas"]["Timestamp"] | null;
                kyb_submission: components["schemas"]["VerificationSubmission"] | null;
                kyb_decisions: components["schemas"]["VerificationDecision"][];
                bank_accounts: components["schemas"]["ListedBankAccount"][];
                payments: {
                    as_payer: number;
                    as_payee: number;
                };
                blocks: components["schemas"]["Block"][];
                authorizations: components["schemas"]["Authorization"][];
                limits: components["schemas"]["Limits"] | null;
                balances: {
                    account: components["schemas"]["AccountName"];
                    balance: number;
                }[];
                recent_transactions: components["schemas"]["TransactionOfAnyTenant"][];
                acts: components["schemas"]["AuditedAct"][];
            };
        };
        /**
         * @example {
         *       "user_uuid": "019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d",
         *       "processor_uuid": "019a2f30-0000-7a11-8b22-3c4d5e6f7081",
         *       "erased_at": "2026-06-02T14:05:09Z",
         *       "identity_kept_until": "2031-03-01T14:05:09Z",
         *       "events_erased_at": null
         *     }
         */
        Erasure: {
            /** Format: uuid */
            user_uuid: string;
            /** Format: uuid */
            processor_uuid: string;
            erased_at: components["schemas"]["Timestamp"];
            identity_kept_until: components["schemas"]["Timestamp"] | null;
            events_erased_at: components["schemas"]["Timestamp"] | null;
        };
        HeldBankAccount: {
            /** Format: uuid */
            uuid: string;
            /** @enum {string} */
            aggregator_type: "manual" | "bank_link";
            account_number: string;
            routing_number: string;
            account_name: string;
            /** @enum {string} */
            account_type: "savings" | "checking";
            created_at: components["schemas"]["Timestamp"];
            disabled_at: components["schemas"]["Timestamp"] | null;
            disabled_reason: string | null;
            removed_at: components["schemas"]["Timestamp"] | null;
            /** @description Whether the whole number is still kept, encrypted. */
            number_kept: boolean;
        };
        UserData: {
            /** Format: uuid */
            processor_uuid: string;
            user: components["schemas"]["User"];
            erasure: components["schemas"]["Erasure"] | null;
            bank_accounts: components["schemas"]["HeldBankAccount"][];
            account_validations: components["schemas"]["AccountValidation"][];
            authorizations: components["schemas"]["AuthorizationWithEvidence"][];
            kyb_decisions: components["schemas"]["VerificationDecision"][];
            blocks: components["schemas"]["Block"][];
            acts: components["schemas"]["AuditedAct"][];
        };
        ExportUserResponse: components["schemas"]["Success"] & {
            /**
             * @description A page of the list.
             * @example {
             *       "data": {
             *         "processor_uuid": "019a2f30-0000-7a11-8b22-3c4d5e6f7081",
             *         "user": {
             *           "uuid": "019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d",
             *           "kind": "person",
             *           "vendor_uuid": null,
             *           "first_name": "Ada",
             *           "last_name": "Moreau",
             *           "email": "ada@example.com",
             *           "phone": null,
             *           "client_reference_id": "customer-1042",
             *           "name_in_file": "ADA MOREAU",
             *           "address": {
             *             "line_1": "12 Harbor Street",
             *             "line_2": null,
             *             "city": "Portland",
             *             "state": "ME",
             *             "zip": "04101"
             *           },
             *           "payout_type": "individual",
             *           "kyb_status": null,
             *           "kyb_resubmission_reason": null,
             *           "business": null,
             *           "business_owners": [],
             *           "transaction_fee_percent": null,
             *           "transaction_fee_fixed": null,
             *           "maximum_transaction_fee": null,
             *           "created_at": "2026-03-02T14:05:09Z",
             *           "updated_at": "2026-03-02T14:05:09Z",
             *           "deleted_at": null
             *         },
             *         "erasure": null,
             *         "bank_accounts": [],
             *         "account_validations": [],
             *         "authorizations": [],
             *         "kyb_decisions": [],
             *         "blocks": [],
             *         "acts": []
             *       },
             *       "payments": [
             *         {
             *           "uuid": "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90",
             *           "payer_uuid": "019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e",
             *           "payee_uuid": "019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f",
             *           "transaction_status": "IN_PAYOUT",
             *           "capture_status": "CAPTURE_COMPLETE",
             *           "payout_status": "PAYOUT_COMPLETE",
             *           "clawback_status": null,
             *           "reverse_payout_status": null,
             *           "currency": "USD",
             *           "amount": 12500,
             *           "transaction_fee": 125,
             *           "client_reference_id": "order-1042",
             *           "payout_delay_days": 2,
             *           "company_name": "FJORD MARKET",
             *           "description": "ORDER 1042",
             *           "addenda": null,
             *           "type": "api",
             *           "ach_return_code": null,
             *           "failure_code": null,
             *           "failure_reason": null,
             *           "cancel_reason": null,
             *           "payer_bank_account": {
             *             "uuid": "019a2f3d-2a00-7b11-9e10-0a1b2c3d4e5f",
             *             "aggregator_type": "manual"
             *           },
             *           "payee_bank_account": {
             *             "uuid": "019a2f3d-7c00-7d44-8b21-5f4e3d2c1b0a",
             *             "aggregator_type": "bank_link"
             *           },
             *           "vendor_name": "Fjord Market",
             *           "created_at": "2026-03-02T14:05:09Z",
             *           "updated_at": "2026-03-06T13:30:00Z",
             *           "trace_ids": {
             *             "capture_trace_id": "091000010000001",
             *             "payout_trace_id": "091000010000002",
             *             "reverse_payout_trace_id": "",
             *             "refunds": []
             *           },
             *           "metadata": {
             *             "cart": "7-2041"
             *           }
             *         }
             *       ],
             *       "next": null
             *     }
             */
            data: {
                data: components["schemas"]["UserData"] | null;
                payments: components["schemas"]["TransactionWithMetadata"][];
                next: string | null;
            };
        };
        EraseUserRequest: {
            reason: components["schemas"]["Reason"];
        };
        ErasureResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["Erasure"];
        };
        GetKeptIdentityResponse: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "user_uuid": "019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d",
             *       "kept_until": "2031-03-01T14:05:09Z",
             *       "identity": {
             *         "kind": "person",
             *         "first_name": "Ada",
             *         "last_name": "Moreau"
             *       }
             *     }
             */
            data: {
                /** Format: uuid */
                user_uuid: string;
                kept_until: components["schemas"]["Timestamp"];
                identity: {
                    [key: string]: unknown;
                };
            };
        };
        CheckInvariantsResponse: components["schemas"]["Success"] & {
            /**
             * @description The records of the answer.
             * @example [
             *       {
             *         "invariant": "in_flight_equals_legs",
             * "rule": "DIF, CIF, UNS and BANK of a payment equal the amounts of its legs that are
             * in flight or settled.",
             *         "violations": 0
             *       },
             *       {
             *         "invariant": "normal_balances",
             *         "rule": "No ledger account of a payment has a balance on the wrong side.",
             *         "violations": 0
             *       },
             *       {
             *         "invariant": "books_equal_entitlement_minus_cash",
             * "rule": "For each party of a payment: the money owed to it minus the money it owes
             * equals its entitlement minus the cash it was paid.",
             *         "violations": 0
             *       }
             *     ]
             */
            data: {
                /** @enum {string} */
                invariant: "in_flight_equals_legs" | "normal_balances" | "books_equal_entitlement_minus_cash" | "overpayments_are_recorded" | "reserved_balances_have_waiting_payouts" | "debts_and_claims_are_netted" | "clawbacks_match_debts" | "refunds_do_not_exceed_payment" | "balances_equal_postings" | "balances_add_up" | "debits_equal_credits" | "states_belong_to_payments" | "payments_without_states_are_due" | "history_has_no_gaps" | "history_matches_stage_tables" | "statuses_match_history" | "refund_statuses_match_history" | "transaction_status_matches_stages" | "events_match_moves" | "event_counts_match_events" | "postings_match_moves" | "canceled_payments_have_no_legs" | "leg_states_match_payments" | "leg_due_dates_are_stored" | "trace_numbers_match_legs" | "file_postings_match_legs" | "payouts_have_good_captures" | "returns_are_applied_once" | "payments_are_billed_once" | "legs_match_entries" | "entry_amounts_match_legs" | "entry_accounts_match_party" | "trace_numbers_are_unique" | "fee_and_dishonor_trace_numbers_are_unique" | "file_totals" | "offsets_balance_files" | "dishonor_file_totals" | "batch_events_equal_members" | "batch_entries_equal_members" | "payment_trace_numbers_match_bank" | "fee_and_dishonor_trace_numbers_match_bank" | "returns_and_changes_match_bank" | "unsettled_returns_move_no_cash" | "lines_match_bank" | "dishonors_match_returns" | "fee_payout_postings_match_status" | "fee_payouts_do_not_exceed_fees" | "fees_equal_earned_minus_paid_out" | "fee_payouts_match_entries" | "suspense_equals_open_lines" | "tenants_have_no_suspense_balance" | "lines_equal_cash" | "undecided_returns_hold_payouts" | "undecided_files_hold_payouts" | "checkpoint_counts_match_payments" | "pair_lists_match_payments" | "limit_usage_covers_in_flight" | "hold_counts_match_holds" | "block_marks_match_blocks" | "return_rate_counts_match_debits" | "tenant_isolation" | "legs_belong_to_payments" | "account_numbers_are_encrypted" | "account_encryption_binds_holder" | "stored_answers_are_encrypted" | "stored_answers_can_be_replayed" | "tokens_match_acts" | "roles_match_acts" | "approval_policies_match_acts" | "waiting_approvals_match_acts" | "audit_trail_is_chained" | "postings_are_sealed";
                /** @description What must hold. */
                rule: string;
                violations: number;
            }[];
        };
        /**
         * @example {
         *       "now": "2026-03-05T01:00:04.000Z",
         *       "records_now": "2026-03-02T14:05:09.000Z",
         *       "pace": "moving",
         *       "pace_seconds": 10
         *     }
         */
        Clock: {
            /**
             * @description The time of the banking calendar: cut-offs, settlement and deadlines
             * follow it.
             */
            now: string;
            /**
             * @description The time of records: `created_at`, `updated_at`, event timestamps and
             * date filters follow it. The pace (`ACHORD_SANDBOX_PACE`) does not change it; an
             * advance moves it to `now`.
             */
            records_now: string;
            /**
             * @description moving: something is due, and a banking day passes every `pace_seconds`.
             * standing: nothing is due. off: the calendar moves only by hand (`ACHORD_SANDBOX_PACE`
             * is 0).
             * @enum {string}
             */
            pace: "moving" | "standing" | "off";
            /** @description Seconds of a banking day; 0: the pace is off. */
            pace_seconds: number;
        };
        ClockResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["Clock"];
        };
        AdvanceClockRequest: {
            /** @description An integer from 1 to 31622400. */
            seconds?: number;
            /** @description An integer from 1 to 400. */
            banking_days?: number;
            /** @description ISO 8601 with a zone, not before the current time of the clock. */
            to?: string;
            reason?: components["schemas"]["Reason"];
        };
        ReturnEntryRequest: {
            /** @enum {string} */
            stage: "capture" | "payout" | "clawback" | "reverse_payout" | "refund_capture" | "refund_payout";
            /** @description A return code: R01 to R85, or R90. */
            code: string;
            /** Format: uuid */
            refund_uuid?: string;
            reason?: components["schemas"]["Reason"];
        };
        ReturnFeePayoutRequest: {
            /** @description A return code for credits. */
            code: string;
            reason?: components["schemas"]["Reason"];
        };
        SendNotificationOfChangeRequest: {
            /** @description A change code, C01 to C09. */
            code: string;
            /** @description The corrected data of the code. */
            corrected?: string;
            reason?: components["schemas"]["Reason"];
        };
        FailNextUploadRequest: {
            /** @description Required if there are several banks. */
            bank?: string;
            reason?: components["schemas"]["Reason"];
        };
        SpoilNextAnswersRequest: {
            /** @description Required if there are several banks. */
            bank?: string;
            /** @enum {string} */
            next_answers: "duplicated" | "late" | "cut" | "untidy";
            reason?: components["schemas"]["Reason"];
        };
        SetBankServerRequest: {
            /** @description Required if there are several banks. */
            bank?: string;
            reachable: boolean;
            reason?: components["schemas"]["Reason"];
        };
        ApproveRequest: {
            reason: components["schemas"]["Reason"];
        };
        ApprovedResult: {
            status: number;
            message: string;
            data: unknown;
        };
        ApproveResponse: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "approval": {
             *         "uuid": "019a2f52-3c10-7d22-8e33-6f7081920315",
             *         "act": "write_off",
             *         "state": "approved",
             *         "operation": "writeOffPayeeDebt",
             *         "params": {
             *           "uuid": "019a2f3d-2b10-7a20-8c30-4d5e6f708192"
             *         },
             *         "body": {
             *           "amount": 4000
             *         },
             *         "amount": 4000,
             *         "above_amount": 2500,
             *         "effects": [
             *           {
             *             "action": "transaction.clawback_written_off",
             *             "subject": "transaction",
             *             "subject_uuid": "019a2f3d-2b10-7a20-8c30-4d5e6f708192",
             *             "detail": {
             *               "amount": 4000
             *             }
             *           }
             *         ],
             *         "reason": "The payee has closed its business.",
             *         "asked_by": {
             *           "operator_uuid": "019a2f50-1a00-7b11-8c22-4d5e6f708193",
             *           "token_uuid": null,
             *           "name": "Maya Lindqvist",
             *           "email": "maya@platform.example"
             *         },
             *         "asked_at": "2026-03-04T14:05:09Z",
             *         "expires_at": "2026-03-05T14:05:09Z",
             *         "decided_by": {
             *           "operator_uuid": "019a2f50-1a00-7b11-8c22-4d5e6f708194",
             *           "token_uuid": null,
             *           "name": "Noor Haddad",
             *           "email": "noor@platform.example"
             *         },
             *         "decided_at": "2026-03-04T15:00:11Z",
             *         "decision_reason": "Seen in the register of companies."
             *       },
             *       "result": {
             *         "status": 200,
             *         "message": "",
             *         "data": null
             *       }
             *     }
             */
            data: {
                approval: components["schemas"]["Approval"];
                result: components["schemas"]["ApprovedResult"];
            };
        };
        RefuseApprovalRequest: {
            reason: components["schemas"]["Reason"];
        };
        RefuseApprovalResponse: components["schemas"]["Success"] & {
            /**
             * @description The result of the operation.
             * @example {
             *       "approval": {
             *         "uuid": "019a2f52-3c10-7d22-8e33-6f7081920315",
             *         "act": "write_off",
             *         "state": "refused",
             *         "operation": "writeOffPayeeDebt",
             *         "params": {
             *           "uuid": "019a2f3d-2b10-7a20-8c30-4d5e6f708192"
             *         },
             *         "body": {
             *           "amount": 4000
             *         },
             *         "amount": 4000,
             *         "above_amount": 2500,
             *         "effects": [
             *           {
             *             "action": "transaction.clawback_written_off",
             *             "subject": "transaction",
             *             "subject_uuid": "019a2f3d-2b10-7a20-8c30-4d5e6f708192",
             *             "detail": {
             *               "amount": 4000
             *             }
             *           }
             *         ],
             *         "reason": "The payee has closed its business.",
             *         "asked_by": {
             *           "operator_uuid": "019a2f50-1a00-7b11-8c22-4d5e6f708193",
             *           "token_uuid": null,
             *           "name": "Maya Lindqvist",
             *           "email": "maya@platform.example"
             *         },
             *         "asked_at": "2026-03-04T14:05:09Z",
             *         "expires_at": "2026-03-05T14:05:09Z",
             *         "decided_by": {
             *           "operator_uuid": "019a2f50-1a00-7b11-8c22-4d5e6f708194",
             *           "token_uuid": null,
             *           "name": "Noor Haddad",
             *           "email": "noor@platform.example"
             *         },
             *         "decided_at": "2026-03-04T15:00:11Z",
             *         "decision_reason": "Seen in the register of companies."
             *       }
             *     }
             */
            data: {
                approval: components["schemas"]["Approval"];
            };
        };
        /**
         * @description The code of a refusal. The page "Errors" of the documentation says what each
         * code means and what to do.
         * @enum {string}
         */
        ErrorCode: "request_unreadable" | "unauthenticated" | "test_token" | "live_token" | "session_ended" | "sign_in_refused" | "oidc_refused" | "link_invalid" | "notice_unverified" | "wrong_kind_of_token" | "not_an_operator" | "confirmation_required" | "cross_site" | "role_not_allowed" | "own_approval" | "person_required" | "tenant_suspended" | "user_unavailable" | "not_found" | "route_not_found" | "method_not_allowed" | "account_or_routing_number_invalid" | "billing_merchant_invalid" | "billing_merchant_deleted" | "request_too_slow" | "idempotency_key_in_flight" | "content_removed" | "body_too_large" | "unsupported_media_type" | "invalid_request" | "list_too_long" | "malformed_json" | "idempotency_key_invalid" | "idempotency_key_reused" | "bank_link_failed" | "bank_account_unusable" | "bank_account_disabled" | "payments_in_progress" | "not_a_business" | "not_a_merchant" | "already_verified" | "already_decided" | "decided_meanwhile" | "no_merchant" | "same_user" | "unknown_user" | "no_bank_account" | "user_blocked" | "bank_account_blocked" | "not_authorized" | "client_reference_id_taken" | "limit_exceeded" | "entry_not_returnable" | "not_pausable" | "not_cancelable" | "not_refundable" | "refund_exceeds_amount" | "refund_limit_reached" | "balance_open" | "already_asked" | "operator_exists" | "invalid_state" | "amount_exceeds_debt" | "webhook_url_refused" | "event_needs_processor" | "webhook_url_taken" | "webhook_limit_reached" | "too_many_requests" | "too_many_sign_ins" | "too_many_in_progress" | "too_many_unread_bodies" | "too_many_connections" | "headers_too_large" | "internal_error" | "oidc_unavailable" | "overloaded" | "database_unavailable" | "database_read_only" | "disk_full" | "disk_failing" | "invariant_check_timeout" | "linking_unavailable" | "shutting_down";
        FieldError: {
            /** @description Dotted path of the field; empty when the error is about no field. */
            field: string;
            /**
             * @description The code of the refusal; with `invalid_request`, the rule that the field
             * breaks.
             */
            code: components["schemas"]["ErrorCode"] | string;
            /** @description What is wrong and what is allowed, as a sentence. */
            message: string;
            /**
             * @description The reason of a refusal with status 406. Absent with every other status.
             */
            reason?: string;
        };
        Error: {
            /**
             * @description False: the operation was refused.
             * @constant
             */
            status: false;
            /** @description The sentence of the refusal, one for each code. */
            message: string;
            /** @description Null: nothing was done. */
            data: null;
            /** @description What is wrong, one entry for each field or reason. */
            errors: components["schemas"]["FieldError"][];
            /** @description The code of the refusal. Only the list of transactions has it. */
            error_code?: components["schemas"]["ErrorCode"];
        };
        /**
         * Format: date-time
         * @description The time of the event, ISO 8601, UTC.
         */
        EventTimestamp: string;
        /** @description True: the service moves money. False: it is a sandbox. */
        Livemode: boolean;
        TransactionEventData: components["schemas"]["TransactionWithMetadata"] & {
            /**
             * @description The number of the event among the events of this record: a higher one is
             * newer.
             */
            sequence: number;
        };
        /** @description A payment is accepted. */
        TransactionStartedEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TransactionStarted";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["TransactionEventData"];
        };
        /**
         * @description The bank has the debit of the payer. A new attempt raises the event again.
         */
        TransactionCaptureStartedEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TransactionCaptureStarted";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["TransactionEventData"];
        };
        /**
         * @description The debit of the payer counts as good, or counts as good again because its
         * return was dishonored. TransactionFailed can still follow.
         */
        TransactionCompletedEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TransactionCompleted";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["TransactionEventData"];
        };
        /**
         * @description The debit of the payer is returned, before or after TransactionCompleted, or
         * Achord gives it up.
         */
        TransactionFailedEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TransactionFailed";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["TransactionEventData"];
        };
        /** @description The payment is canceled before its debit is in a file. */
        TransactionCanceledEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TransactionCanceled";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["TransactionEventData"];
        };
        /** @description The credit to the payee is returned, before or after PayoutCompleted. */
        PayoutFailedEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "PayoutFailed";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["TransactionEventData"];
        };
        /** @description The credit to the payee is settled, or nothing is left to pay out. */
        PayoutCompletedEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "PayoutCompleted";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["TransactionEventData"];
        };
        /**
         * @description The payee owes the amount that was paid out and will be debited. In most
         * cases the debit of the payer was returned.
         */
        ClawbackStartedEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ClawbackStarted";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["TransactionEventData"];
        };
        /**
         * @description The debit of the payee is returned or not allowed, or a part of the debt is
         * written off.
         */
        ClawbackFailedEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ClawbackFailed";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["TransactionEventData"];
        };
        /** @description The payee no longer owes anything of the payment. */
        ClawbackCompletedEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ClawbackCompleted";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["TransactionEventData"];
        };
        BankAccountEventData: {
            /**
             * Format: uuid
             * @description The identifier of the bank account.
             */
            uuid: string;
            aggregator_type: components["schemas"]["AggregatorType"];
            /** @description When the bank account was added, in UTC. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Whether payments of the user that name no account use this one. */
            is_default: boolean;
            /**
             * Format: uuid
             * @description The user of the bank account.
             */
            user_uuid: string;
            /**
             * @description The account number. Lists and events show only its last four characters,
             * after `****`. Null in BankLinkFailed.
             */
            account_number: string | null;
            /**
             * @description The ABA routing number of the bank: 9 digits. Null in BankLinkFailed.
             */
            routing_number: string | null;
            /** @description The name of the account at the bank. Null in BankLinkFailed. */
            account_name: string | null;
            /** @description The kind of the account at the bank. Null in BankLinkFailed. */
            account_type: ("savings" | "checking") | null;
            valid_account?: components["schemas"]["AccountValidity"];
            /**
             * @description The number of the event among the events of this record: a higher one is
             * newer.
             */
            sequence: number;
        };
        /** @description A bank account is added to a user, by its numbers or by linking. */
        BankLinkedSuccessfullyEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "BankLinkedSuccessfully";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["BankAccountEventData"];
        };
        /**
         * @description Linking a bank account fails. No bank account is added, so the fields are
         * null.
         */
        BankLinkFailedEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "BankLinkFailed";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["BankAccountEventData"];
        };
        /**
         * @description A bank account is removed, or a return or a notification of change disables
         * it.
         */
        BankAccountRemovedEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "BankAccountRemoved";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["BankAccountEventData"];
        };
        BusinessEventData: {
            /**
             * Format: uuid
             * @description The identifier of the user: `{user_uuid}` of other paths.
             */
            uuid: string;
            /**
             * @description Whether the user is a person or a business.
             * @enum {string}
             */
            kind: "person" | "business";
            /**
             * Format: uuid
             * @description The vendor that the user belongs to. Null: the user belongs to the
             * processor itself.
             */
            vendor_uuid: string | null;
            /** @description The first name; of a business, of its contact. Null: none was given. */
            first_name: string | null;
            /** @description The last name; of a business, of its contact. Null: none was given. */
            last_name: string | null;
            /** @description The e-mail address. Null: none was given. */
            email: string | null;
            /** @description The telephone number. Null: none was given. */
            phone: string | null;
            /** @description Your own reference for the user. Empty: none was given. */
            client_reference_id: string;
            /**
             * @description The name that entries in bank files show, and so the bank of the user:
             * in capital letters of ASCII, cut to 22 characters. `RECEIVER` if no character of the
             * name is in a bank file: then give `name_in_file`.
             */
            name_in_file: string;
            /** @description The postal address of the user. Null: none was given. */
            address: components["schemas"]["Address"] | null;
            payout_type: components["schemas"]["PayoutType"];
            /**
             * @description The status of the business verification (KYB). Null: a person, or a
             * business that was never submitted.
             */
            kyb_status: components["schemas"]["KybStatus"] | null;
            /**
             * @description What the tenant has to correct before it submits the business again.
             * Null: no correction is asked for.
             */
            kyb_resubmission_reason: string | null;
            /** @description What only a business has. Null: the user is a person. */
            business: components["schemas"]["Business"] | null;
            /**
             * @description The part of the fee that is a percentage of the amount of a payment, in
             * percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`. Null: the fee has
             * no such part.
             */
            transaction_fee_percent: components["schemas"]["Percent"] | null;
            /**
             * @description The part of the fee that is the same for each payment, in cents. Null:
             * the fee has no such part.
             */
            transaction_fee_fixed: components["schemas"]["Cents"] | null;
            /**
             * @description The highest fee of a payment, in cents. Null: the fee has no maximum.
             */
            maximum_transaction_fee: components["schemas"]["Cents"] | null;
            /** @description When the user was registered, in UTC. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the user was changed last, in UTC. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description When the user was deleted, in UTC. Null: the user is not deleted. */
            deleted_at: components["schemas"]["Timestamp"] | null;
            metadata?: components["schemas"]["Metadata"];
            /**
             * @description The number of the event among the events of this record: a higher one is
             * newer.
             */
            sequence: number;
        };
        /** @description A business is registered. */
        BusinessCreatedEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "BusinessCreated";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["BusinessEventData"];
        };
        /**
         * @description The data or the KYB status of a business changes, or the business is
         * deleted.
         */
        BusinessUpdatedEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "BusinessUpdated";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["BusinessEventData"];
        };
        BatchPayoutEventData: {
            /**
             * Format: uuid
             * @description The identifier of the batch.
             */
            uuid: string;
            /** @description The sum of the members, in cents. */
            amount: number;
            /** @description The number of merchants. */
            merchant_count: number;
            /**
             * @description The number of payments; in a batch of refunds, the number of refunds.
             */
            transaction_count: number;
            transaction_uuids: components["schemas"]["BatchTransactionUuids"];
            /** @description The time of the daily run that made the batch, in UTC. */
            run_at: components["schemas"]["Timestamp"];
            /** @description When the batch was stored, in UTC. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description The number of the event among the events of this record: a higher one is
             * newer.
             */
            sequence: number;
        };
        /** @description A daily run collects the payouts that are due to batch payees. */
        BatchPayoutEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "BatchPayout";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["BatchPayoutEventData"];
        };
        BatchRefundEventData: {
            /**
             * Format: uuid
             * @description The identifier of the batch.
             */
            uuid: string;
            /** @description The sum of the members, in cents. */
            amount: number;
            /** @description The number of merchants. */
            merchant_count: number;
            /**
             * @description The number of payments; in a batch of refunds, the number of refunds.
             */
            transaction_count: number;
            transaction_uuids: components["schemas"]["BatchTransactionUuids"];
            /** @description The time of the daily run that made the batch, in UTC. */
            run_at: components["schemas"]["Timestamp"];
            /** @description When the batch was stored, in UTC. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description The number of the event among the events of this record: a higher one is
             * newer.
             */
            sequence: number;
        };
        /** @description The bank has the debits of batch payees for the refunds of a daily run. */
        BatchRefundEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "BatchRefund";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["BatchRefundEventData"];
        };
        MerchantBatchEventData: {
            /**
             * Format: uuid
             * @description The identifier of the batch of the merchant.
             */
            uuid: string;
            /**
             * Format: uuid
             * @description The batch of the whole daily run.
             */
            batch_uuid: string;
            /**
             * Format: uuid
             * @description The merchant that is paid or debited.
             */
            merchant_uuid: string;
            /**
             * Format: uuid
             * @description The bank account of the merchant.
             */
            bank_account_uuid: string;
            /** @description The sum of the members, in cents. */
            amount: number;
            status: components["schemas"]["BatchStatus"];
            /**
             * @description The number of payments; in a batch of refunds, the number of refunds.
             */
            transaction_count: number;
            transaction_uuids: components["schemas"]["BatchTransactionUuids"];
            /**
             * @description Trace number of the latest entry of the batch. Null: it is in no file
             * yet.
             */
            trace_id: components["schemas"]["LatestTrace"] | null;
            /** @description When the batch was stored, in UTC. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description The number of the event among the events of this record: a higher one is
             * newer.
             */
            sequence: number;
        };
        /**
         * @description A daily run collects the payouts that are due to one batch payee. One credit
         * pays them.
         */
        MerchantBatchPayoutEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "MerchantBatchPayout";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["MerchantBatchEventData"];
        };
        RefundEventData: components["schemas"]["Refund"] & {
            /**
             * @description The number of the event among the events of this record: a higher one is
             * newer.
             */
            sequence: number;
        };
        /** @description A refund is accepted. */
        RefundPendingEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RefundPending";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["RefundEventData"];
        };
        /**
         * @description The bank has the debit of the payee. A new attempt raises the event again.
         */
        RefundCaptureStartedEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RefundCaptureStarted";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["RefundEventData"];
        };
        /** @description The debit of the payee counts as good. */
        RefundCaptureCompletedEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RefundCaptureCompleted";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["RefundEventData"];
        };
        /**
         * @description The debit of the payee is returned, or is not made because the payment was
         * returned.
         */
        RefundCaptureFailedEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RefundCaptureFailed";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["RefundEventData"];
        };
        /** @description The credit to the payer is due. A new attempt raises the event again. */
        RefundPayoutPendingEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RefundPayoutPending";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["RefundEventData"];
        };
        /** @description The credit to the payer is settled. */
        RefundPayoutCompletedEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RefundPayoutCompleted";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["RefundEventData"];
        };
        /**
         * @description The credit to the payer is returned, or is not made because the payment or
         * the debit of the payee was returned.
         */
        RefundPayoutFailedEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RefundPayoutFailed";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["RefundEventData"];
        };
        /**
         * @description The payer is owed the amount and will be credited. In most cases the credit
         * to the payee was returned.
         */
        ReversePayoutStartedEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ReversePayoutStarted";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["TransactionEventData"];
        };
        /** @description The credit to the payer is settled. */
        ReversePayoutCompletedEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ReversePayoutCompleted";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["TransactionEventData"];
        };
        /**
         * @description The credit to the payer is returned, or the payer is no longer owed
         * anything.
         */
        ReversePayoutFailedEvent: {
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ReversePayoutFailed";
            timestamp: components["schemas"]["EventTimestamp"];
            livemode: components["schemas"]["Livemode"];
            /** @description The record as it was when the event happened. */
            data: components["schemas"]["TransactionEventData"];
        };
        /**
         * @description Any event, by its type. A body of 20 kB or more has `truncated: true` in
         * place of its other data.
         */
        Event: components["schemas"]["TransactionStartedEvent"] | components["schemas"]["TransactionCaptureStartedEvent"] | components["schemas"]["TransactionCompletedEvent"] | components["schemas"]["TransactionFailedEvent"] | components["schemas"]["TransactionCanceledEvent"] | components["schemas"]["PayoutFailedEvent"] | components["schemas"]["PayoutCompletedEvent"] | components["schemas"]["ClawbackStartedEvent"] | components["schemas"]["ClawbackFailedEvent"] | components["schemas"]["ClawbackCompletedEvent"] | components["schemas"]["BankLinkedSuccessfullyEvent"] | components["schemas"]["BankLinkFailedEvent"] | components["schemas"]["BankAccountRemovedEvent"] | components["schemas"]["BusinessCreatedEvent"] | components["schemas"]["BusinessUpdatedEvent"] | components["schemas"]["BatchPayoutEvent"] | components["schemas"]["BatchRefundEvent"] | components["schemas"]["MerchantBatchPayoutEvent"] | components["schemas"]["RefundPendingEvent"] | components["schemas"]["RefundCaptureStartedEvent"] | components["schemas"]["RefundCaptureCompletedEvent"] | components["schemas"]["RefundCaptureFailedEvent"] | components["schemas"]["RefundPayoutPendingEvent"] | components["schemas"]["RefundPayoutCompletedEvent"] | components["schemas"]["RefundPayoutFailedEvent"] | components["schemas"]["ReversePayoutStartedEvent"] | components["schemas"]["ReversePayoutCompletedEvent"] | components["schemas"]["ReversePayoutFailedEvent"];
    };
    responses: {
        /**
         * @description A refusal. Any operation may answer `malformed_json` (422),
         * `unauthenticated` (401), `test_token` (401), `live_token` (401), `wrong_kind_of_token`
         * (403), `session_ended` (401), `role_not_allowed` (403), `confirmation_required` (403),
         * `cross_site` (403), `idempotency_key_in_flight` (409), `body_too_large` (413),
         * `unsupported_media_type` (415), `invalid_request` (422), `idempotency_key_invalid` (422),
         * `idempotency_key_reused` (422), `too_many_requests` (429), `too_many_in_progress` (429),
         * `too_many_unread_bodies` (429), `internal_error` (500), `overloaded` (503),
         * `database_unavailable` (503), `database_read_only` (503), `disk_full` (503),
         * `disk_failing` (503), `shutting_down` (503). Its description lists its others. A path or
         * a method that does not exist: `route_not_found` (404), `method_not_allowed` (405).
         */
        Error: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A refusal. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A refusal. */
        TenantSuspended: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A refusal. */
        BankLinkFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A refusal. */
        LinkingUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A refusal. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A refusal. */
        DecidedMeanwhile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A refusal. */
        PaymentsInProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A refusal. */
        BankAccountUnusable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A refusal. */
        NotABusiness: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A refusal. */
        ListTooLong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A refusal. */
        NotCancelable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A refusal. */
        NotPausable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A refusal. */
        InvalidState: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A refusal. */
        AlreadyAsked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A refusal. */
        WebhookUrlRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A refusal. */
        SignInRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A refusal. */
        TooManySignIns: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A refusal. */
        OidcUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A refusal. */
        OidcRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A refusal. */
        NotAnOperator: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A refusal. */
        LinkInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A refusal. */
        ContentRemoved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A refusal. */
        InvariantCheckTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A refusal. */
        EntryNotReturnable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A refusal. */
        PersonRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Any status from 200 to 299: the event is not sent again. */
        Received: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description Makes a retry safe: the first final answer under a key is replayed. Its
         * scope is the operation with its path parameters, in all spellings and aliases. Any text
         * of 1 to 255 characters without control characters is allowed; a version 4 UUID is a good
         * key.
         * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
         */
        IdempotencyKey: string;
        /**
         * @description The uuid of the event: the same at every attempt. Use it to ignore what came
         * before.
         */
        "webhook-id": string;
        /** @description The time of this attempt in seconds since 1970. */
        "webhook-timestamp": string;
        /**
         * @description Signatures of Standard Webhooks, separated by spaces. One of them must be
         * right.
         */
        "webhook-signature": string;
        /** @description The number of the page. 1 by default. */
        page: number;
        /** @description Records on a page. 10 by default, at most 100. */
        per_page: number;
        /** @description The first day of the period, in UTC. The period includes it. */
        start_date: components["schemas"]["Day"];
        /** @description The last day of the period, in UTC. The period includes it. */
        end_date: components["schemas"]["Day"];
        /** @description Which record is the first. `newest` by default. */
        sort_order: "newest" | "oldest";
        /** @description Only records whose metadata has this value now: `metadata[order]=94304`. */
        metadata: {
            [key: string]: string;
        };
        /** @description The uuid of the user. */
        uuid: string;
        /**
         * @description Where the page begins: `next` of an earlier answer with the same filters.
         * Absent: the first page.
         */
        after: string;
        /** @description Records on a page. 10 by default, at most 100. */
        limit: number;
        processor_uuid: string;
        /** @description Only payments with this user as payer. */
        payer_uuid: string;
        /** @description Only payments with this user as payee. */
        payee_uuid: string;
        /** @description Only payments with this user as payer or payee. */
        user_uuid: string;
        /** @description Only payments in this state. */
        state: components["schemas"]["TransactionState"];
        /** @description Only payments with this status. */
        transaction_status: components["schemas"]["TransactionStatus"];
        /** @description Only payments with this status. */
        capture_status: components["schemas"]["CaptureStatus"];
        /** @description Only payments with this status. */
        payout_status: components["schemas"]["PayoutStatus"];
        /** @description Only payments with this status. */
        clawback_status: components["schemas"]["ClawbackStatus"];
        /** @description Only payments with this status. */
        reverse_payout_status: components["schemas"]["ReversePayoutStatus"];
        /** @description Only payments that came back with this return code, such as R01. */
        ach_return_code: string;
        /** @description Only payments of this amount or more, in cents. */
        amount_from: components["schemas"]["PositiveCents"];
        /** @description Only payments of this amount or less, in cents. */
        amount_to: components["schemas"]["PositiveCents"];
        /** @description Only payments with exactly this reference. */
        client_reference_id: string;
        /** @description Only payments with an entry that has this trace number: 15 digits. */
        trace_id: string;
        /**
         * @description Only payments with an entry that came back at this time or later:
         * `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
         */
        returned_from: string;
        /**
         * @description Only payments with an entry that came back before this time: `YYYY-MM-DD
         * HH:MM:SS` in UTC, or ISO 8601 with a zone.
         */
        returned_before: string;
        /** @description True: only payments with an open hold. False: only payments without one. */
        held: boolean;
        /**
         * @description Only payments that were started at this time or later: `YYYY-MM-DD HH:MM:SS`
         * in UTC, or ISO 8601 with a zone.
         */
        created_from: string;
        /**
         * @description Only payments that were started before this time: `YYYY-MM-DD HH:MM:SS` in
         * UTC, or ISO 8601 with a zone.
         */
        created_before: string;
        /**
         * @description Only payments that changed at this time or later: `YYYY-MM-DD HH:MM:SS` in
         * UTC, or ISO 8601 with a zone.
         */
        updated_since: string;
        /**
         * @description Only payments that changed last before this time: `YYYY-MM-DD HH:MM:SS` in
         * UTC, or ISO 8601 with a zone.
         */
        updated_before: string;
        /** @description Only payments of this vendor. */
        vendor_uuid: string;
        /**
         * @description The form of the answer. `json` (the default): one page. `csv`: the whole
         * period as a file.
         */
        format: "json" | "csv";
        reason: components["schemas"]["Reason"];
        operator_uuid: string;
        /** @description The kind of the card. */
        kind: string;
    };
    requestBodies: never;
    headers: {
        /** @description The id of this request in the log. */
        "X-Request-Id": string;
        /**
         * @description How many registrations (one event at one URL) were removed. 0: none of them
         * existed.
         */
        "Achord-Removed-Registrations": number;
        /**
         * @description Send it as `after` to read the next page. Absent: this page is the last one.
         */
        "Achord-Next": string;
        /** @description Seconds to wait before you send the same request again. */
        "Retry-After": number;
        /** @description The cookie of the session. It is for browsers. */
        "Set-Cookie": string;
        /** @description Where the browser goes next. */
        Location: string;
        /** @description The methods that the path supports. */
        Allow: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    registerPerson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Ada",
                 *       "last_name": "Moreau",
                 *       "address": {
                 *         "line_1": "12 Harbor Street",
                 *         "city": "Portland",
                 *         "state": "ME",
                 *         "zip": "04101"
                 *       },
                 *       "email": "ada@example.com",
                 *       "client_reference_id": "customer-1042"
                 *     }
                 */
                "application/json": components["schemas"]["RegisterPersonRequest"];
            };
        };
        responses: {
            /** @description Registered */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredUserResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TenantSuspended"];
            /** @description A refusal. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            422: components["responses"]["BankLinkFailed"];
            503: components["responses"]["LinkingUnavailable"];
            default: components["responses"]["Error"];
        };
    };
    registerBusiness: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kyb": true,
                 *       "business": {
                 *         "name": "Fjord Market LLC",
                 *         "trading_name": "Fjord Market",
                 *         "tin": "123456789",
                 *         "entity_type": "llc",
                 *         "address": {
                 *           "line_1": "12 Harbor Street",
                 *           "city": "Portland",
                 *           "state": "ME",
                 *           "zip": "04101"
                 *         }
                 *       },
                 *       "first_name": "Ada",
                 *       "last_name": "Moreau",
                 *       "email": "office@fjord-market.example",
                 *       "client_reference_id": "shop-7",
                 *       "business_owners": [
                 *         {
                 *           "first_name": "Ada",
                 *           "last_name": "Moreau",
                 *           "dob": "1984-07-19",
                 *           "ssn9": "987654321",
                 *           "address": {
                 *             "line_1": "12 Harbor Street",
                 *             "city": "Portland",
                 *             "state": "ME",
                 *             "zip": "04101"
                 *           },
                 *           "title": "Managing member",
                 *           "ownership_percentage": 62.5,
                 *           "is_beneficial_owner": true
                 *         }
                 *       ],
                 *       "transaction_fee_percent": 2.9,
                 *       "transaction_fee_fixed": 30,
                 *       "maximum_transaction_fee": 2500
                 *     }
                 */
                "application/json": components["schemas"]["RegisterBusinessRequest"];
            };
        };
        responses: {
            /** @description Registered */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredUserResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TenantSuspended"];
            /** @description A refusal. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            422: components["responses"]["BankLinkFailed"];
            503: components["responses"]["LinkingUnavailable"];
            default: components["responses"]["Error"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description The number of the page. 1 by default. */
                page?: components["parameters"]["page"];
                /** @description Records on a page. 10 by default, at most 100. */
                per_page?: components["parameters"]["per_page"];
                /** @description The first day of the period, in UTC. The period includes it. */
                start_date?: components["parameters"]["start_date"];
                /** @description The last day of the period, in UTC. The period includes it. */
                end_date?: components["parameters"]["end_date"];
                /** @description Which record is the first. `newest` by default. */
                sort_order?: components["parameters"]["sort_order"];
                /** @description Only persons, or only businesses. */
                kind?: "person" | "business";
                /** @description Only businesses with this status. */
                kyb_status?: components["schemas"]["KybStatus"];
                /** @description Only users with exactly this reference. */
                client_reference_id?: string;
                /** @description Only users with this e-mail address, in any case of letters. */
                email?: string;
                /**
                 * @description Only records whose metadata has this value now:
                 * `metadata[order]=94304`.
                 */
                metadata?: components["parameters"]["metadata"];
                /** @description Only users of this vendor. */
                vendor_uuid?: string;
                /** @description True: the list has deleted users too. */
                include_deleted?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users; a page after the end is empty */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUsersResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the user. */
                uuid: components["parameters"]["uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The uuid of the user. */
                uuid: components["parameters"]["uuid"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "email": "accounts@fjord-market.example",
                 *       "business": {
                 *         "trading_name": "Fjord Market"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UserChange"];
            };
        };
        responses: {
            /** @description The changed user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            422: components["responses"]["DecidedMeanwhile"];
            default: components["responses"]["Error"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the user. */
                uuid: components["parameters"]["uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["PaymentsInProgress"];
            default: components["responses"]["Error"];
        };
    };
    submitBusinessVerification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The uuid of the user. */
                uuid: components["parameters"]["uuid"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "business": {
                 *         "tin": "123456789"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UserChange"];
            };
        };
        responses: {
            /** @description The user with its kyb_status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TenantSuspended"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getMerchantBilling: {
        parameters: {
            query?: {
                /** @description The first day of the period, in UTC. The period includes it. */
                start_date?: components["parameters"]["start_date"];
                /** @description The last day of the period, in UTC. The period includes it. */
                end_date?: components["parameters"]["end_date"];
            };
            header?: never;
            path: {
                /** @description The uuid of the merchant. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count of each kind, zero included */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMerchantBillingResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getDefaultBankAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the user. */
                user_uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The default account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankAccountResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    addBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The user that gets the account. */
                user_uuid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "custom": {
                 *         "account_number": "123456785678",
                 *         "routing_number": "021000021",
                 *         "account_name": "Everyday checking",
                 *         "account_type": "checking"
                 *       },
                 *       "validate_account_routing": true
                 *     }
                 */
                "application/json": components["schemas"]["AddBankAccountRequest"];
            };
        };
        responses: {
            /** @description A matching account is already associated with the user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     * "message": "We found a matching bank account associated with your account.",
                     *       "data": {
                     *         "uuid": "019a2f3d-1c20-7b31-8a44-9f0e1d2c3b4a",
                     *         "account_number": "123456785678",
                     *         "routing_number": "021000021",
                     *         "account_name": "Everyday checking",
                     *         "account_type": "checking",
                     *         "aggregator_type": "manual",
                     *         "created_at": "2026-03-02 14:05:09",
                     *         "is_default": true
                     *       },
                     *       "errors": []
                     *     }
                     */
                    "application/json": components["schemas"]["BankAccountResponse"];
                };
            };
            /** @description Added */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Bank account has been added.",
                     *       "data": {
                     *         "uuid": "019a2f3d-1c20-7b31-8a44-9f0e1d2c3b4a",
                     *         "account_number": "123456785678",
                     *         "routing_number": "021000021",
                     *         "account_name": "Everyday checking",
                     *         "account_type": "checking",
                     *         "aggregator_type": "manual",
                     *         "created_at": "2026-03-02 14:05:09",
                     *         "is_default": true,
                     *         "valid_account": "valid"
                     *       },
                     *       "errors": []
                     *     }
                     */
                    "application/json": components["schemas"]["AddedBankAccountResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description A refusal. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            503: components["responses"]["LinkingUnavailable"];
            default: components["responses"]["Error"];
        };
    };
    listUserBankAccounts: {
        parameters: {
            query?: {
                /** @description The number of the page. 1 by default. */
                page?: components["parameters"]["page"];
                /** @description Records on a page. 10 by default, at most 100. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path: {
                /** @description The uuid of the user. */
                uuid: components["parameters"]["uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUserBankAccountsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    removeBankAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                aggregator_type: components["schemas"]["AggregatorType"];
                /** @description The uuid of the bank account. */
                account_uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Bank account has been removed.",
                     *       "data": null,
                     *       "errors": []
                     *     }
                     */
                    "application/json": components["schemas"]["EmptyResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["PaymentsInProgress"];
            default: components["responses"]["Error"];
        };
    };
    setDefaultBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The uuid of the user. */
                user_uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "account_uuid": "019a2f3d-1c20-7b31-8a44-9f0e1d2c3b4a",
                 *       "aggregator_type": "manual"
                 *     }
                 */
                "application/json": components["schemas"]["SetDefaultBankAccountRequest"];
            };
        };
        responses: {
            /** @description The default account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Default bank account has been switched.",
                     *       "data": {
                     *         "uuid": "019a2f3d-1c20-7b31-8a44-9f0e1d2c3b4a",
                     *         "account_number": "123456785678",
                     *         "routing_number": "021000021",
                     *         "account_name": "Everyday checking",
                     *         "account_type": "checking",
                     *         "aggregator_type": "manual",
                     *         "created_at": "2026-03-02 14:05:09",
                     *         "is_default": true
                     *       },
                     *       "errors": []
                     *     }
                     */
                    "application/json": components["schemas"]["BankAccountResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["BankAccountUnusable"];
            default: components["responses"]["Error"];
        };
    };
    validateBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "account_number": "123456785678",
                 *       "routing_number": "021000021",
                 *       "account_name": "Everyday checking",
                 *       "account_type": "checking"
                 *     }
                 */
                "application/json": components["schemas"]["ValidateBankAccountRequest"];
            };
        };
        responses: {
            /** @description The verdict */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidateBankAccountResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TenantSuspended"];
            /** @description A refusal. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    decideBusinessVerification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "approve",
                 *       "reason": "The articles of incorporation match.",
                 *       "documents": [
                 *         "case-1042/articles.pdf"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DecideBusinessVerificationRequest"];
            };
        };
        responses: {
            /** @description Decided */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getMerchantOriginator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The merchant’s own fields */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OriginatorResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["NotABusiness"];
            default: components["responses"]["Error"];
        };
    };
    updateMerchantOriginator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "company_identification": "9876543210",
                 *       "company_name": "FJORD MARKET",
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["UpdateMerchantOriginatorRequest"];
            };
        };
        responses: {
            /** @description As changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OriginatorResponse"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listAccountValidations: {
        parameters: {
            query?: {
                user_uuid?: string;
                bank_account_uuid?: string;
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAccountValidationsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listLinkedItems: {
        parameters: {
            query?: {
                processor_uuid?: components["parameters"]["processor_uuid"];
                state?: "in_use" | "problem" | "to_remove" | "removed";
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of items */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListLinkedItemsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    getRoutingDirectory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state and the imports */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetRoutingDirectoryResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    listUnlistedAccounts: {
        parameters: {
            query?: {
                processor_uuid?: components["parameters"]["processor_uuid"];
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUnlistedAccountsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    createTransaction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "payer_uuid": "019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e",
                 *       "payee_uuid": "019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f",
                 *       "amount": 12500,
                 *       "transaction_fee": 125,
                 *       "client_reference_id": "order-1042",
                 *       "description": "ORDER 1042"
                 *     }
                 */
                "application/json": components["schemas"]["TransactionRequest"];
            };
        };
        responses: {
            /** @description Started */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Transaction has been started.",
                     *       "data": {
                     *         "uuid": "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90",
                     *         "payer_uuid": "019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e",
                     *         "payee_uuid": "019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f",
                     *         "transaction_status": "CAPTURE_PENDING",
                     *         "capture_status": "CAPTURE_PENDING",
                     *         "payout_status": null,
                     *         "clawback_status": null,
                     *         "reverse_payout_status": null,
                     *         "currency": "USD",
                     *         "amount": 12500,
                     *         "transaction_fee": 125,
                     *         "client_reference_id": "order-1042",
                     *         "payout_delay_days": 2,
                     *         "company_name": "FJORD MARKET",
                     *         "description": "ORDER 1042",
                     *         "addenda": null,
                     *         "type": "api",
                     *         "ach_return_code": null,
                     *         "failure_code": null,
                     *         "failure_reason": null,
                     *         "cancel_reason": null,
                     *         "payer_bank_account": {
                     *           "uuid": "019a2f3d-2a00-7b11-9e10-0a1b2c3d4e5f",
                     *           "aggregator_type": "manual"
                     *         },
                     *         "payee_bank_account": {
                     *           "uuid": "019a2f3d-7c00-7d44-8b21-5f4e3d2c1b0a",
                     *           "aggregator_type": "bank_link"
                     *         },
                     *         "vendor_name": "Fjord Market",
                     *         "created_at": "2026-03-02 14:05:09",
                     *         "updated_at": "2026-03-06 13:30:00",
                     *         "trace_ids": {
                     *           "capture_trace_id": "091000010000001",
                     *           "payout_trace_id": "091000010000002",
                     *           "reverse_payout_trace_id": "",
                     *           "refunds": []
                     *         },
                     *         "metadata": {
                     *           "cart": "7-2041"
                     *         }
                     *       },
                     *       "errors": []
                     *     }
                     */
                    "application/json": components["schemas"]["TransactionWithMetadataResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TenantSuspended"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    previewTransaction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "payer_uuid": "019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e",
                 *       "payee_uuid": "019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f",
                 *       "amount": 12500,
                 *       "transaction_fee": 125,
                 *       "client_reference_id": "order-1042",
                 *       "description": "ORDER 1042"
                 *     }
                 */
                "application/json": components["schemas"]["TransactionRequest"];
            };
        };
        responses: {
            /** @description What it would be */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionPreviewResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TenantSuspended"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createTransactionsInBulk: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "transactions": [
                 *         {
                 *           "idempotency_key": "order-1042",
                 *           "payer_uuid": "019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e",
                 *           "payee_uuid": "019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f",
                 *           "amount": 12500,
                 *           "transaction_fee": 125,
                 *           "client_reference_id": "order-1042",
                 *           "description": "ORDER 1042"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateTransactionsInBulkRequest"];
            };
        };
        responses: {
            /** @description One result for each item, in the order of the items */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateTransactionsInBulkResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TenantSuspended"];
            default: components["responses"]["Error"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /** @description The number of the page. 1 by default. */
                page?: components["parameters"]["page"];
                /** @description Records on a page. 10 by default, at most 100. */
                per_page?: components["parameters"]["per_page"];
                /**
                 * @description Where the page begins: the header `Achord-Next` of the page before,
                 * with the same parameters. Absent: the page is counted from the first one.
                 */
                after?: string;
                /** @description The first day of the period, in UTC. The period includes it. */
                start_date?: components["parameters"]["start_date"];
                /** @description The last day of the period, in UTC. The period includes it. */
                end_date?: components["parameters"]["end_date"];
                /** @description Which record is the first. `newest` by default. */
                sort_order?: components["parameters"]["sort_order"];
                /**
                 * @description Only payments with this bank account of the payer. It needs
                 * `payer_account_aggregator_type`.
                 */
                payer_account_uuid?: string;
                /**
                 * @description How that bank account of the payer was added. It needs
                 * `payer_account_uuid`.
                 */
                payer_account_aggregator_type?: components["schemas"]["AggregatorType"];
                /**
                 * @description Only payments with this bank account of the payee. It needs
                 * `payee_account_aggregator_type`.
                 */
                payee_account_uuid?: string;
                /**
                 * @description How that bank account of the payee was added. It needs
                 * `payee_account_uuid`.
                 */
                payee_account_aggregator_type?: components["schemas"]["AggregatorType"];
                /** @description Only payments with this user as payer. */
                payer_uuid?: components["parameters"]["payer_uuid"];
                /** @description Only payments with this user as payee. */
                payee_uuid?: components["parameters"]["payee_uuid"];
                /** @description Only payments with this user as payer or payee. */
                user_uuid?: components["parameters"]["user_uuid"];
                /** @description Only payments in this state. */
                state?: components["parameters"]["state"];
                /** @description Only payments with this status. */
                transaction_status?: components["parameters"]["transaction_status"];
                /** @description Only payments with this status. */
                capture_status?: components["parameters"]["capture_status"];
                /** @description Only payments with this status. */
                payout_status?: components["parameters"]["payout_status"];
                /** @description Only payments with this status. */
                clawback_status?: components["parameters"]["clawback_status"];
                /** @description Only payments with this status. */
                reverse_payout_status?: components["parameters"]["reverse_payout_status"];
                /** @description Only payments that came back with this return code, such as R01. */
                ach_return_code?: components["parameters"]["ach_return_code"];
                /** @description Only payments of this amount or more, in cents. */
                amount_from?: components["parameters"]["amount_from"];
                /** @description Only payments of this amount or less, in cents. */
                amount_to?: components["parameters"]["amount_to"];
                /** @description Only payments with exactly this reference. */
                client_reference_id?: components["parameters"]["client_reference_id"];
                /**
                 * @description Only records whose metadata has this value now:
                 * `metadata[order]=94304`.
                 */
                metadata?: components["parameters"]["metadata"];
                /**
                 * @description Only payments with an entry that has this trace number: 15 digits.
                 * */
                 
                trace_id?: components["parameters"]["trace_id"];
                /**
                 * @description Only payments with an entry that came back at this time or later:
                 * `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                returned_from?: components["parameters"]["returned_from"];
                /**
                 * @description Only payments with an entry that came back before this time:
                 * `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                returned_before?: components["parameters"]["returned_before"];
                /**
                 * @description True: only payments with an open hold. False: only payments without
                 * one.
                 */
                held?: components["parameters"]["held"];
                /**
                 * @description Only payments that were started at this time or later: `YYYY-MM-DD
                 * HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                created_from?: components["parameters"]["created_from"];
                /**
                 * @description Only payments that were started before this time: `YYYY-MM-DD
                 * HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                created_before?: components["parameters"]["created_before"];
                /**
                 * @description Only payments that changed at this time or later: `YYYY-MM-DD
                 * HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                updated_since?: components["parameters"]["updated_since"];
                /**
                 * @description Only payments that changed last before this time: `YYYY-MM-DD
                 * HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                updated_before?: components["parameters"]["updated_before"];
                /** @description Only payments of this vendor. */
                vendor_uuid?: components["parameters"]["vendor_uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    "Achord-Next": components["headers"]["Achord-Next"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTransactionsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ListTooLong"];
            default: components["responses"]["Error"];
        };
    };
    listTransactionsByBody: {
        parameters: {
            query?: {
                /** @description The number of the page. 1 by default. */
                page?: components["parameters"]["page"];
                /** @description Records on a page. 10 by default, at most 100. */
                per_page?: components["parameters"]["per_page"];
                /**
                 * @description Where the page begins: the header `Achord-Next` of the page before,
                 * with the same parameters. Absent: the page is counted from the first one.
                 */
                after?: string;
                /** @description The first day of the period, in UTC. The period includes it. */
                start_date?: components["parameters"]["start_date"];
                /** @description The last day of the period, in UTC. The period includes it. */
                end_date?: components["parameters"]["end_date"];
                /** @description Which record is the first. `newest` by default. */
                sort_order?: components["parameters"]["sort_order"];
                /**
                 * @description Only payments with this bank account of the payer. It needs
                 * `payer_account_aggregator_type`.
                 */
                payer_account_uuid?: string;
                /**
                 * @description How that bank account of the payer was added. It needs
                 * `payer_account_uuid`.
                 */
                payer_account_aggregator_type?: components["schemas"]["AggregatorType"];
                /**
                 * @description Only payments with this bank account of the payee. It needs
                 * `payee_account_aggregator_type`.
                 */
                payee_account_uuid?: string;
                /**
                 * @description How that bank account of the payee was added. It needs
                 * `payee_account_uuid`.
                 */
                payee_account_aggregator_type?: components["schemas"]["AggregatorType"];
                /** @description Only payments with this user as payer. */
                payer_uuid?: components["parameters"]["payer_uuid"];
                /** @description Only payments with this user as payee. */
                payee_uuid?: components["parameters"]["payee_uuid"];
                /** @description Only payments with this user as payer or payee. */
                user_uuid?: components["parameters"]["user_uuid"];
                /** @description Only payments in this state. */
                state?: components["parameters"]["state"];
                /** @description Only payments with this status. */
                transaction_status?: components["parameters"]["transaction_status"];
                /** @description Only payments with this status. */
                capture_status?: components["parameters"]["capture_status"];
                /** @description Only payments with this status. */
                payout_status?: components["parameters"]["payout_status"];
                /** @description Only payments with this status. */
                clawback_status?: components["parameters"]["clawback_status"];
                /** @description Only payments with this status. */
                reverse_payout_status?: components["parameters"]["reverse_payout_status"];
                /** @description Only payments that came back with this return code, such as R01. */
                ach_return_code?: components["parameters"]["ach_return_code"];
                /** @description Only payments of this amount or more, in cents. */
                amount_from?: components["parameters"]["amount_from"];
                /** @description Only payments of this amount or less, in cents. */
                amount_to?: components["parameters"]["amount_to"];
                /** @description Only payments with exactly this reference. */
                client_reference_id?: components["parameters"]["client_reference_id"];
                /**
                 * @description Only records whose metadata has this value now:
                 * `metadata[order]=94304`.
                 */
                metadata?: components["parameters"]["metadata"];
                /**
                 * @description Only payments with an entry that has this trace number: 15 digits.
                 * */
                 
                trace_id?: components["parameters"]["trace_id"];
                /**
                 * @description Only payments with an entry that came back at this time or later:
                 * `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                returned_from?: components["parameters"]["returned_from"];
                /**
                 * @description Only payments with an entry that came back before this time:
                 * `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                returned_before?: components["parameters"]["returned_before"];
                /**
                 * @description True: only payments with an open hold. False: only payments without
                 * one.
                 */
                held?: components["parameters"]["held"];
                /**
                 * @description Only payments that were started at this time or later: `YYYY-MM-DD
                 * HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                created_from?: components["parameters"]["created_from"];
                /**
                 * @description Only payments that were started before this time: `YYYY-MM-DD
                 * HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                created_before?: components["parameters"]["created_before"];
                /**
                 * @description Only payments that changed at this time or later: `YYYY-MM-DD
                 * HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                updated_since?: components["parameters"]["updated_since"];
                /**
                 * @description Only payments that changed last before this time: `YYYY-MM-DD
                 * HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                updated_before?: components["parameters"]["updated_before"];
                /** @description Only payments of this vendor. */
                vendor_uuid?: components["parameters"]["vendor_uuid"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "per_page": 25,
                 *       "sort_order": "oldest"
                 *     }
                 */
                "application/json": components["schemas"]["ListTransactionsByBodyRequest"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTransactionsByBodyResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ListTooLong"];
            default: components["responses"]["Error"];
        };
    };
    searchTransactions: {
        parameters: {
            query?: {
                /** @description Only payments with this user as payer. */
                payer_uuid?: components["parameters"]["payer_uuid"];
                /** @description Only payments with this user as payee. */
                payee_uuid?: components["parameters"]["payee_uuid"];
                /** @description Only payments with this user as payer or payee. */
                user_uuid?: components["parameters"]["user_uuid"];
                /** @description Only payments in this state. */
                state?: components["parameters"]["state"];
                /** @description Only payments with this status. */
                transaction_status?: components["parameters"]["transaction_status"];
                /** @description Only payments with this status. */
                capture_status?: components["parameters"]["capture_status"];
                /** @description Only payments with this status. */
                payout_status?: components["parameters"]["payout_status"];
                /** @description Only payments with this status. */
                clawback_status?: components["parameters"]["clawback_status"];
                /** @description Only payments with this status. */
                reverse_payout_status?: components["parameters"]["reverse_payout_status"];
                /** @description Only payments that came back with this return code, such as R01. */
                ach_return_code?: components["parameters"]["ach_return_code"];
                /** @description Only payments of this amount or more, in cents. */
                amount_from?: components["parameters"]["amount_from"];
                /** @description Only payments of this amount or less, in cents. */
                amount_to?: components["parameters"]["amount_to"];
                /** @description Only payments with exactly this reference. */
                client_reference_id?: components["parameters"]["client_reference_id"];
                /**
                 * @description Only records whose metadata has this value now:
                 * `metadata[order]=94304`.
                 */
                metadata?: components["parameters"]["metadata"];
                /**
                 * @description Only payments with an entry that has this trace number: 15 digits.
                 * */
                 
                trace_id?: components["parameters"]["trace_id"];
                /**
                 * @description Only payments with an entry that came back at this time or later:
                 * `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                returned_from?: components["parameters"]["returned_from"];
                /**
                 * @description Only payments with an entry that came back before this time:
                 * `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                returned_before?: components["parameters"]["returned_before"];
                /**
                 * @description True: only payments with an open hold. False: only payments without
                 * one.
                 */
                held?: components["parameters"]["held"];
                /**
                 * @description Only payments that were started at this time or later: `YYYY-MM-DD
                 * HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                created_from?: components["parameters"]["created_from"];
                /**
                 * @description Only payments that were started before this time: `YYYY-MM-DD
                 * HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                created_before?: components["parameters"]["created_before"];
                /**
                 * @description Only payments that changed at this time or later: `YYYY-MM-DD
                 * HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                updated_since?: components["parameters"]["updated_since"];
                /**
                 * @description Only payments that changed last before this time: `YYYY-MM-DD
                 * HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                updated_before?: components["parameters"]["updated_before"];
                /** @description Only payments of this vendor. */
                vendor_uuid?: components["parameters"]["vendor_uuid"];
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: string;
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchTransactionsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    getTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the payment. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transaction */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    updateTransaction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The uuid of the payment. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "metadata": {
                 *         "cart": "7-2041",
                 *         "shipment": "DN-77120",
                 *         "note": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UpdateTransactionRequest"];
            };
        };
        responses: {
            /** @description The transaction with its metadata */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionWithMetadataResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    cancelTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the payment. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "cancel_reason": "The order was withdrawn."
                 *     }
                 */
                "application/json": components["schemas"]["CancelTransactionRequest"];
            };
        };
        responses: {
            /** @description Canceled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Transaction has been canceled.",
                     *       "data": {
                     *         "uuid": "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90",
                     *         "payer_uuid": "019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e",
                     *         "payee_uuid": "019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f",
                     *         "transaction_status": "CANCELED",
                     *         "capture_status": "CAPTURE_CANCELED",
                     *         "payout_status": null,
                     *         "clawback_status": null,
                     *         "reverse_payout_status": null,
                     *         "currency": "USD",
                     *         "amount": 12500,
                     *         "transaction_fee": 125,
                     *         "client_reference_id": "order-1042",
                     *         "payout_delay_days": 2,
                     *         "company_name": "FJORD MARKET",
                     *         "description": "ORDER 1042",
                     *         "addenda": null,
                     *         "type": "api",
                     *         "ach_return_code": null,
                     *         "failure_code": null,
                     *         "failure_reason": null,
                     *         "cancel_reason": "The order was withdrawn.",
                     *         "payer_bank_account": {
                     *           "uuid": "019a2f3d-2a00-7b11-9e10-0a1b2c3d4e5f",
                     *           "aggregator_type": "manual"
                     *         },
                     *         "payee_bank_account": {
                     *           "uuid": "019a2f3d-7c00-7d44-8b21-5f4e3d2c1b0a",
                     *           "aggregator_type": "bank_link"
                     *         },
                     *         "vendor_name": "Fjord Market",
                     *         "created_at": "2026-03-02 14:05:09",
                     *         "updated_at": "2026-03-06 13:30:00",
                     *         "trace_ids": {
                     *           "capture_trace_id": "091000010000001",
                     *           "payout_trace_id": "091000010000002",
                     *           "reverse_payout_trace_id": "",
                     *           "refunds": []
                     *         }
                     *       },
                     *       "errors": []
                     *     }
                     */
                    "application/json": components["schemas"]["TransactionResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["NotCancelable"];
            default: components["responses"]["Error"];
        };
    };
    getTransactionDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the payment. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionDetailsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getAuthorizationProof: {
        parameters: {
            query?: {
                /**
                 * @description The form of the answer. `json` is the default. `pdf`: a file to
                 * send.
                 */
                format?: "json" | "pdf";
            };
            header?: never;
            path: {
                /** @description The uuid of the payment. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proof */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorizationProofResponse"];
                    /** @example %PDF-1.3 … */
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    pauseTransaction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The uuid of the payment. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "The order is being checked."
                 *     }
                 */
                "application/json": components["schemas"]["PauseTransactionRequest"];
            };
        };
        responses: {
            /** @description Paused */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Transaction has been paused.",
                     *       "data": {
                     *         "uuid": "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90",
                     *         "payer_uuid": "019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e",
                     *         "payee_uuid": "019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f",
                     *         "transaction_status": "IN_PAYOUT",
                     *         "capture_status": "CAPTURE_COMPLETE",
                     *         "payout_status": "PAYOUT_COMPLETE",
                     *         "clawback_status": null,
                     *         "reverse_payout_status": null,
                     *         "currency": "USD",
                     *         "amount": 12500,
                     *         "transaction_fee": 125,
                     *         "client_reference_id": "order-1042",
                     *         "payout_delay_days": 2,
                     *         "company_name": "FJORD MARKET",
                     *         "description": "ORDER 1042",
                     *         "addenda": null,
                     *         "type": "api",
                     *         "ach_return_code": null,
                     *         "failure_code": null,
                     *         "failure_reason": null,
                     *         "cancel_reason": null,
                     *         "payer_bank_account": {
                     *           "uuid": "019a2f3d-2a00-7b11-9e10-0a1b2c3d4e5f",
                     *           "aggregator_type": "manual"
                     *         },
                     *         "payee_bank_account": {
                     *           "uuid": "019a2f3d-7c00-7d44-8b21-5f4e3d2c1b0a",
                     *           "aggregator_type": "bank_link"
                     *         },
                     *         "vendor_name": "Fjord Market",
                     *         "created_at": "2026-03-02 14:05:09",
                     *         "updated_at": "2026-03-06 13:30:00",
                     *         "trace_ids": {
                     *           "capture_trace_id": "091000010000001",
                     *           "payout_trace_id": "091000010000002",
                     *           "reverse_payout_trace_id": "",
                     *           "refunds": []
                     *         }
                     *       },
                     *       "errors": []
                     *     }
                     */
                    "application/json": components["schemas"]["TransactionResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["NotPausable"];
            default: components["responses"]["Error"];
        };
    };
    resumeTransaction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The uuid of the payment. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Resumed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Transaction has been resumed.",
                     *       "data": {
                     *         "uuid": "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90",
                     *         "payer_uuid": "019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e",
                     *         "payee_uuid": "019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f",
                     *         "transaction_status": "IN_PAYOUT",
                     *         "capture_status": "CAPTURE_COMPLETE",
                     *         "payout_status": "PAYOUT_COMPLETE",
                     *         "clawback_status": null,
                     *         "reverse_payout_status": null,
                     *         "currency": "USD",
                     *         "amount": 12500,
                     *         "transaction_fee": 125,
                     *         "client_reference_id": "order-1042",
                     *         "payout_delay_days": 2,
                     *         "company_name": "FJORD MARKET",
                     *         "description": "ORDER 1042",
                     *         "addenda": null,
                     *         "type": "api",
                     *         "ach_return_code": null,
                     *         "failure_code": null,
                     *         "failure_reason": null,
                     *         "cancel_reason": null,
                     *         "payer_bank_account": {
                     *           "uuid": "019a2f3d-2a00-7b11-9e10-0a1b2c3d4e5f",
                     *           "aggregator_type": "manual"
                     *         },
                     *         "payee_bank_account": {
                     *           "uuid": "019a2f3d-7c00-7d44-8b21-5f4e3d2c1b0a",
                     *           "aggregator_type": "bank_link"
                     *         },
                     *         "vendor_name": "Fjord Market",
                     *         "created_at": "2026-03-02 14:05:09",
                     *         "updated_at": "2026-03-06 13:30:00",
                     *         "trace_ids": {
                     *           "capture_trace_id": "091000010000001",
                     *           "payout_trace_id": "091000010000002",
                     *           "reverse_payout_trace_id": "",
                     *           "refunds": []
                     *         }
                     *       },
                     *       "errors": []
                     *     }
                     */
                    "application/json": components["schemas"]["TransactionResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listTransactionHolds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the payment. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The holds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTransactionHoldsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    createRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The uuid of the payment. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "amount": 4000,
                 *       "client_reference_id": "refund-17"
                 *     }
                 */
                "application/json": components["schemas"]["CreateRefundRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Refund has been accepted.",
                     *       "data": {
                     *         "uuid": "019a2f41-2d00-7c10-8e42-6a5b4c3d2e1f",
                     *         "transaction_uuid": "019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90",
                     *         "amount": 4000,
                     *         "status": "REFUND_PENDING",
                     *         "client_reference_id": "refund-17",
                     *         "refund_capture_trace_id": "",
                     *         "refund_payout_trace_id": "",
                     *         "held_reason": null,
                     *         "ach_return_code": null,
                     *         "failure_code": null,
                     *         "failure_reason": null,
                     *         "created_at": "2026-03-10 09:12:00",
                     *         "updated_at": "2026-03-10 22:00:01"
                     *       },
                     *       "errors": []
                     *     }
                     */
                    "application/json": components["schemas"]["RefundResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TenantSuspended"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the refund. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refund */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    updateRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The uuid of the refund. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "metadata": {
                 *         "ticket": "5518",
                 *         "note": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UpdateRefundRequest"];
            };
        };
        responses: {
            /** @description The refund with its metadata */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listTransactionRefunds: {
        parameters: {
            query?: {
                /** @description The number of the page. 1 by default. */
                page?: components["parameters"]["page"];
                /** @description Records on a page. 10 by default, at most 100. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path: {
                /** @description The uuid of the payment. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of refunds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTransactionRefundsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listRefunds: {
        parameters: {
            query?: {
                /** @description Only refunds with this status. */
                status?: components["schemas"]["RefundStatus"];
                /**
                 * @description Only records whose metadata has this value now:
                 * `metadata[order]=94304`.
                 */
                metadata?: components["parameters"]["metadata"];
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRefundsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    listBatchPayouts: {
        parameters: {
            query?: {
                /** @description The number of the page. 1 by default. */
                page?: components["parameters"]["page"];
                /** @description Records on a page. 10 by default, at most 100. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page; a page past the end is empty */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListBatchPayoutsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    getBatchPayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the batch. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetBatchPayoutResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listBatchRefunds: {
        parameters: {
            query?: {
                /** @description The number of the page. 1 by default. */
                page?: components["parameters"]["page"];
                /** @description Records on a page. 10 by default, at most 100. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page; a page past the end is empty */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListBatchRefundsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    getBatchRefund: {
        parameters: {
            query?: {
                /** @description The number of the page. 1 by default. */
                page?: components["parameters"]["page"];
                /** @description Records on a page. 5000 by default, at most 5000. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The uuid of the batch. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetBatchRefundResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listMerchantPayouts: {
        parameters: {
            query?: {
                /** @description The number of the page. 1 by default. */
                page?: components["parameters"]["page"];
                /** @description Records on a page. 10 by default, at most 100. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path: {
                /** @description The uuid of the batch. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page; a page past the end is empty */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListMerchantPayoutsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listMerchantRefunds: {
        parameters: {
            query?: {
                /** @description The number of the page. 1 by default. */
                page?: components["parameters"]["page"];
                /** @description Records on a page. 10 by default, at most 100. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path: {
                /** @description The uuid of the batch. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page; a page past the end is empty */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListMerchantRefundsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getMerchantPayout: {
        parameters: {
            query?: {
                /** @description The number of the page. 1 by default. */
                page?: components["parameters"]["page"];
                /** @description Records on a page. 5000 by default, at most 5000. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The uuid of the batch of the merchant. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch of the merchant, with a page of its members */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeMerchantPayoutResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getMerchantRefund: {
        parameters: {
            query?: {
                /** @description The number of the page. 1 by default. */
                page?: components["parameters"]["page"];
                /** @description Records on a page. 5000 by default, at most 5000. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The uuid of the batch of the merchant. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch of the merchant, with a page of its members */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeMerchantRefundResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getUserStatement: {
        parameters: {
            query?: {
                /** @description The first day of the period, in UTC. The period includes it. */
                start_date?: components["parameters"]["start_date"];
                /** @description The last day of the period, in UTC. The period includes it. */
                end_date?: components["parameters"]["end_date"];
                /** @description The number of the page. 1 by default. */
                page?: components["parameters"]["page"];
                /** @description Records on a page. 10 by default, at most 100. */
                per_page?: components["parameters"]["per_page"];
                /**
                 * @description The form of the answer. `json` (the default): one page. `csv`: the
                 * whole period as a file.
                 */
                format?: components["parameters"]["format"];
            };
            header?: never;
            path: {
                /** @description The uuid of the user. */
                uuid: components["parameters"]["uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of movements, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserStatementResponse"];
                    /**
                     * @example posted_at,transaction_uuid,client_reference_id,transition,description,account,debit,credit,balance,source_uuid,trace_id,return_code,counterpart_transaction_uuid,merchant_batch_uuid
                     *     2026-03-01 00:00:00,,,,Opening balance,,,,0,,,,,
                     */
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getStatement: {
        parameters: {
            query?: {
                /** @description The first day of the period, in UTC. The period includes it. */
                start_date?: components["parameters"]["start_date"];
                /** @description The last day of the period, in UTC. The period includes it. */
                end_date?: components["parameters"]["end_date"];
                /** @description The number of the page. 1 by default. */
                page?: components["parameters"]["page"];
                /** @description Records on a page. 10 by default, at most 100. */
                per_page?: components["parameters"]["per_page"];
                /**
                 * @description The form of the answer. `json` (the default): one page. `csv`: the
                 * whole period as a file.
                 */
                format?: components["parameters"]["format"];
                /** @description Only this ledger account. */
                account?: components["schemas"]["AccountName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of movements, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantStatementResponse"];
                    /**
                     * @example posted_at,transaction_uuid,client_reference_id,transition,description,account,debit,credit,balance,source_uuid,trace_id,return_code,counterpart_transaction_uuid,merchant_batch_uuid
                     *     2026-03-01 00:00:00,,,,Opening balance,,,,0,,,,,
                     */
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    getVendorFeeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the vendor. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account, and the owed amount */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeAccountResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    setVendorFeeAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The uuid of the vendor. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bank_account_uuid": "019a2f3d-9a00-7e55-8c31-6f5e4d3c2b1a",
                 *       "schedule": "daily"
                 *     }
                 */
                "application/json": components["schemas"]["SetVendorFeeAccountRequest"];
            };
        };
        responses: {
            /** @description Named */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeAccountResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TenantSuspended"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["BankAccountUnusable"];
            default: components["responses"]["Error"];
        };
    };
    payOutVendorFees: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The uuid of the vendor. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Waits for the next file */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeePayoutResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TenantSuspended"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["BankAccountUnusable"];
            default: components["responses"]["Error"];
        };
    };
    listFeePayouts: {
        parameters: {
            query?: {
                /** @description The number of the page. 1 by default. */
                page?: components["parameters"]["page"];
                /** @description Records on a page. 10 by default, at most 100. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListFeePayoutsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    getFeePayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the payout. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payout */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeePayoutResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listLimits: {
        parameters: {
            query?: {
                /** @description The number of the page. 1 by default. */
                page?: components["parameters"]["page"];
                /** @description Records on a page. 10 by default, at most 100. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of limits: of the processor, of vendors, of merchants */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListLimitsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    listReturnRates: {
        parameters: {
            query?: {
                /** @description The number of the page. 1 by default. */
                page?: components["parameters"]["page"];
                /** @description Records on a page. 10 by default, at most 100. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListReturnRatesResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    listUserAuthorizations: {
        parameters: {
            query?: {
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                /** @description The uuid of the user. */
                uuid: components["parameters"]["uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of authorizations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUserAuthorizationsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    recordPayerAuthorization: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The uuid of the user. */
                uuid: components["parameters"]["uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bank_account": {
                 *         "uuid": "019a2f3d-2a00-7b11-9e10-0a1b2c3d4e5f",
                 *         "aggregator_type": "manual"
                 *       },
                 *       "kind": "standing",
                 *       "sec_code": "WEB",
                 *       "maximum_amount": 50000,
                 *       "authorized_on": "2026-03-13",
                 *       "reference": "mandate-2207",
                 *       "evidence": {
                 *         "terms": [
                 * "I authorize Northwind Pay to debit my account for each order that I confirm, up
                 * to $500.00."
                 *         ],
                 *         "terms_version": "orders-3",
                 *         "agreed_at": "2026-03-13T15:12:02Z",
                 *         "name": "Ada Moreau",
                 *         "email": "ada@example.com",
                 *         "ip_address": "203.0.113.7",
                 *         "user_agent": "Mozilla/5.0",
                 *         "identity": "password and code by text message",
                 *         "signature": "check box and button"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecordPayerAuthorizationRequest"];
            };
        };
        responses: {
            /** @description Recorded */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordPayerAuthorizationResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TenantSuspended"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAuthorization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the authorization. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The authorization */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorizationWithEvidenceResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    revokeAuthorization: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The uuid of the authorization. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "The payer called."
                 *     }
                 */
                "application/json": components["schemas"]["RevokeAuthorizationRequest"];
            };
        };
        responses: {
            /** @description Revoked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevokeAuthorizationResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listUserBlocks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the user. */
                uuid: components["parameters"]["uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blocks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUserBlocksResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    searchTransactionsOfAnyTenant: {
        parameters: {
            query?: {
                /** @description Only payments with this user as payer. */
                payer_uuid?: components["parameters"]["payer_uuid"];
                /** @description Only payments with this user as payee. */
                payee_uuid?: components["parameters"]["payee_uuid"];
                /** @description Only payments with this user as payer or payee. */
                user_uuid?: components["parameters"]["user_uuid"];
                /** @description Only payments in this state. */
                state?: components["parameters"]["state"];
                /** @description Only payments with this status. */
                transaction_status?: components["parameters"]["transaction_status"];
                /** @description Only payments with this status. */
                capture_status?: components["parameters"]["capture_status"];
                /** @description Only payments with this status. */
                payout_status?: components["parameters"]["payout_status"];
                /** @description Only payments with this status. */
                clawback_status?: components["parameters"]["clawback_status"];
                /** @description Only payments with this status. */
                reverse_payout_status?: components["parameters"]["reverse_payout_status"];
                /** @description Only payments that came back with this return code, such as R01. */
                ach_return_code?: components["parameters"]["ach_return_code"];
                /** @description Only payments of this amount or more, in cents. */
                amount_from?: components["parameters"]["amount_from"];
                /** @description Only payments of this amount or less, in cents. */
                amount_to?: components["parameters"]["amount_to"];
                /** @description Only payments with exactly this reference. */
                client_reference_id?: components["parameters"]["client_reference_id"];
                /**
                 * @description Only records whose metadata has this value now:
                 * `metadata[order]=94304`.
                 */
                metadata?: components["parameters"]["metadata"];
                /**
                 * @description Only payments with an entry that has this trace number: 15 digits.
                 * */
                 
                trace_id?: components["parameters"]["trace_id"];
                /**
                 * @description Only payments with an entry that came back at this time or later:
                 * `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                returned_from?: components["parameters"]["returned_from"];
                /**
                 * @description Only payments with an entry that came back before this time:
                 * `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                returned_before?: components["parameters"]["returned_before"];
                /**
                 * @description True: only payments with an open hold. False: only payments without
                 * one.
                 */
                held?: components["parameters"]["held"];
                /**
                 * @description Only payments that were started at this time or later: `YYYY-MM-DD
                 * HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                created_from?: components["parameters"]["created_from"];
                /**
                 * @description Only payments that were started before this time: `YYYY-MM-DD
                 * HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                created_before?: components["parameters"]["created_before"];
                /**
                 * @description Only payments that changed at this time or later: `YYYY-MM-DD
                 * HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                updated_since?: components["parameters"]["updated_since"];
                /**
                 * @description Only payments that changed last before this time: `YYYY-MM-DD
                 * HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                updated_before?: components["parameters"]["updated_before"];
                processor_uuid?: components["parameters"]["processor_uuid"];
                vendor_uuid?: string;
                /** @description A file to a bank. */
                file_uuid?: string;
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: string;
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchTransactionsOfAnyTenantResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    downloadTransactions: {
        parameters: {
            query?: {
                /** @description Only payments with this user as payer. */
                payer_uuid?: components["parameters"]["payer_uuid"];
                /** @description Only payments with this user as payee. */
                payee_uuid?: components["parameters"]["payee_uuid"];
                /** @description Only payments with this user as payer or payee. */
                user_uuid?: components["parameters"]["user_uuid"];
                /** @description Only payments in this state. */
                state?: components["parameters"]["state"];
                /** @description Only payments with this status. */
                transaction_status?: components["parameters"]["transaction_status"];
                /** @description Only payments with this status. */
                capture_status?: components["parameters"]["capture_status"];
                /** @description Only payments with this status. */
                payout_status?: components["parameters"]["payout_status"];
                /** @description Only payments with this status. */
                clawback_status?: components["parameters"]["clawback_status"];
                /** @description Only payments with this status. */
                reverse_payout_status?: components["parameters"]["reverse_payout_status"];
                /** @description Only payments that came back with this return code, such as R01. */
                ach_return_code?: components["parameters"]["ach_return_code"];
                /** @description Only payments of this amount or more, in cents. */
                amount_from?: components["parameters"]["amount_from"];
                /** @description Only payments of this amount or less, in cents. */
                amount_to?: components["parameters"]["amount_to"];
                /** @description Only payments with exactly this reference. */
                client_reference_id?: components["parameters"]["client_reference_id"];
                /**
                 * @description Only records whose metadata has this value now:
                 * `metadata[order]=94304`.
                 */
                metadata?: components["parameters"]["metadata"];
                /**
                 * @description Only payments with an entry that has this trace number: 15 digits.
                 * */
                 
                trace_id?: components["parameters"]["trace_id"];
                /**
                 * @description Only payments with an entry that came back at this time or later:
                 * `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                returned_from?: components["parameters"]["returned_from"];
                /**
                 * @description Only payments with an entry that came back before this time:
                 * `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                returned_before?: components["parameters"]["returned_before"];
                /**
                 * @description True: only payments with an open hold. False: only payments without
                 * one.
                 */
                held?: components["parameters"]["held"];
                /**
                 * @description Only payments that were started at this time or later: `YYYY-MM-DD
                 * HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                created_from?: components["parameters"]["created_from"];
                /**
                 * @description Only payments that were started before this time: `YYYY-MM-DD
                 * HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                created_before?: components["parameters"]["created_before"];
                /**
                 * @description Only payments that changed at this time or later: `YYYY-MM-DD
                 * HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                updated_since?: components["parameters"]["updated_since"];
                /**
                 * @description Only payments that changed last before this time: `YYYY-MM-DD
                 * HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                updated_before?: components["parameters"]["updated_before"];
                processor_uuid?: components["parameters"]["processor_uuid"];
                vendor_uuid?: string;
                /** @description A file to a bank. */
                file_uuid?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example uuid,created_at,updated_at,processor_uuid,vendor_name,payer_uuid,payee_uuid,company_name,amount,transaction_fee,currency,transaction_status,capture_status,payout_status,clawback_status,reverse_payout_status,client_reference_id,ach_return_code,failure_code,failure_reason,cancel_reason,description,state,amount_refunded,payer_name,payee_name */
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    getAuthorizationProofOfAnyTenant: {
        parameters: {
            query?: {
                /**
                 * @description The form of the answer. `json` is the default. `pdf`: a file to
                 * send.
                 */
                format?: "json" | "pdf";
            };
            header?: never;
            path: {
                /** @description The uuid of the payment. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proof */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorizationProofResponse"];
                    /** @example %PDF-1.3 … */
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listRefundsOfAnyTenant: {
        parameters: {
            query?: {
                processor_uuid?: components["parameters"]["processor_uuid"];
                /** @description Only refunds with this status. */
                status?: components["schemas"]["RefundStatus"];
                /**
                 * @description Only records whose metadata has this value now:
                 * `metadata[order]=94304`.
                 */
                metadata?: components["parameters"]["metadata"];
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRefundsOfAnyTenantResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    getRefundOfAnyTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refund */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundOfAnyTenantResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listBatchesOfAnyTenant: {
        parameters: {
            query?: {
                processor_uuid?: components["parameters"]["processor_uuid"];
                kind?: "payout" | "refund";
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListBatchesOfAnyTenantResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    getBatchOfAnyTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the record. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchOfAnyTenantResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getMerchantPayoutOfAnyTenant: {
        parameters: {
            query?: {
                /** @description The number of the page. 1 by default. */
                page?: components["parameters"]["page"];
                /** @description Records on a page. 5000 by default, at most 5000. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The uuid of the batch of the merchant. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The processor, and the batch with a page of its members */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMerchantPayoutOfAnyTenantResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getMerchantRefundOfAnyTenant: {
        parameters: {
            query?: {
                /** @description The number of the page. 1 by default. */
                page?: components["parameters"]["page"];
                /** @description Records on a page. 5000 by default, at most 5000. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The uuid of the batch of the merchant. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The processor, and the batch with a page of its members */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMerchantRefundOfAnyTenantResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getProcessorStatement: {
        parameters: {
            query?: {
                /** @description The first day of the period, in UTC. The period includes it. */
                start_date?: components["parameters"]["start_date"];
                /** @description The last day of the period, in UTC. The period includes it. */
                end_date?: components["parameters"]["end_date"];
                /** @description The number of the page. 1 by default. */
                page?: components["parameters"]["page"];
                /** @description Records on a page. 10 by default, at most 100. */
                per_page?: components["parameters"]["per_page"];
                /**
                 * @description The form of the answer. `json` (the default): one page. `csv`: the
                 * whole period as a file.
                 */
                format?: components["parameters"]["format"];
                /** @description Only this ledger account. */
                account?: components["schemas"]["AccountName"];
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of movements, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantStatementResponse"];
                    /**
                     * @example posted_at,transaction_uuid,client_reference_id,transition,description,account,debit,credit,balance,source_uuid,trace_id,return_code,counterpart_transaction_uuid,merchant_batch_uuid
                     *     2026-03-01 00:00:00,,,,Opening balance,,,,0,,,,,
                     */
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getLedgerBalances: {
        parameters: {
            query: {
                processor_uuid: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every account whose balance is not zero */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetLedgerBalancesResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    getFeeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the vendor, or of the processor. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account, and the owed amount */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeAccountResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    setFeeAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The uuid of the vendor, or of the processor. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bank_account_uuid": "019a2f3d-9a00-7e55-8c31-6f5e4d3c2b1a",
                 *       "schedule": "daily",
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["SetFeeAccountRequest"];
            };
        };
        responses: {
            /** @description Named */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeAccountResponse"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    payOutFees: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The uuid of the vendor, or of the processor. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["PayOutFeesRequest"];
            };
        };
        responses: {
            /** @description Waits for the next file */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeePayoutResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["BankAccountUnusable"];
            default: components["responses"]["Error"];
        };
    };
    listProcessorFeePayouts: {
        parameters: {
            query?: {
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                /** @description The uuid of the payout. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListProcessorFeePayoutsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    createTransactionNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "The payer called and will pay on Friday."
                 *     }
                 */
                "application/json": components["schemas"]["CreateTransactionNoteRequest"];
            };
        };
        responses: {
            /** @description Written */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionNoteResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    createProofRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The uuid of the payment. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "requested_on": "2026-04-01",
                 *       "bank_reference": "POA-5517"
                 *     }
                 */
                "application/json": components["schemas"]["CreateProofRequestRequest"];
            };
        };
        responses: {
            /** @description Recorded */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofRequestResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    answerProofRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The uuid of the request. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answer": "PDF by secure mail to the ACH desk.",
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["AnswerProofRequestRequest"];
            };
        };
        responses: {
            /** @description Answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofRequestResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listProofRequests: {
        parameters: {
            query?: {
                /** @description Only open ones, or only answered ones. */
                state?: "open" | "answered";
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests for proofs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListProofRequestsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    getProofRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the record. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofRequestResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    refundTransactionOfAnyTenant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 4000,
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["RefundTransactionOfAnyTenantRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundResponse"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelTransactionOfAnyTenant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cancel_reason": "The order was withdrawn.",
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["CancelTransactionOfAnyTenantRequest"];
            };
        };
        responses: {
            /** @description Canceled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["NotCancelable"];
            default: components["responses"]["Error"];
        };
    };
    sendPayoutAgain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bank_account_uuid": "019a2f3d-9a00-7e55-8c31-6f5e4d3c2b1a",
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["SendPayoutAgainRequest"];
            };
        };
        responses: {
            /** @description It waits for the next file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionWithMetadataResponse"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendReversePayoutAgain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bank_account_uuid": "019a2f3d-9a00-7e55-8c31-6f5e4d3c2b1a",
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["SendReversePayoutAgainRequest"];
            };
        };
        responses: {
            /** @description It waits for the next file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionWithMetadataResponse"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendRefundAgain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bank_account_uuid": "019a2f3d-9a00-7e55-8c31-6f5e4d3c2b1a",
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["SendRefundAgainRequest"];
            };
        };
        responses: {
            /** @description It waits for the next file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundResponse"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendClawbackAgain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bank_account_uuid": "019a2f3d-9a00-7e55-8c31-6f5e4d3c2b1a",
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["SendClawbackAgainRequest"];
            };
        };
        responses: {
            /** @description It waits for the next file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionWithMetadataResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    giveRefundBack: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["GiveRefundBackRequest"];
            };
        };
        responses: {
            /** @description Owed to the payee */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidState"];
            default: components["responses"]["Error"];
        };
    };
    writeOffPayeeDebt: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 4000,
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["WriteOffPayeeDebtRequest"];
            };
        };
        responses: {
            /** @description The transaction, with unchanged statuses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionWithMetadataResponse"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    writeOffPayerDebt: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 4000,
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["WriteOffPayerDebtRequest"];
            };
        };
        responses: {
            /** @description The transaction, with unchanged statuses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionWithMetadataResponse"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    recordPayerDebtPaid: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 4000,
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["RecordPayerDebtPaidRequest"];
            };
        };
        responses: {
            /** @description The transaction, with unchanged statuses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionWithMetadataResponse"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createHold: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "risk",
                 *       "reason": "Amount out of pattern."
                 *     }
                 */
                "application/json": components["schemas"]["CreateHoldRequest"];
            };
        };
        responses: {
            /** @description On hold */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the record. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    releaseHold: {
        parameters: {
            query: {
                reason: components["parameters"]["reason"];
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Released */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listHolds: {
        parameters: {
            query?: {
                kind?: "tenant" | "operator" | "risk" | "compliance" | "account";
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of open holds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListHoldsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    createBlock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "fraud",
                 *       "reason": "Account opened with a stolen identity."
                 *     }
                 */
                "application/json": components["schemas"]["CreateBlockRequest"];
            };
        };
        responses: {
            /** @description Blocked */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    liftBlock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["LiftBlockRequest"];
            };
        };
        responses: {
            /** @description Lifted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listBlocks: {
        parameters: {
            query?: {
                processor_uuid?: components["parameters"]["processor_uuid"];
                kind?: "stop_payment" | "unauthorized" | "fraud" | "compliance" | "sanctions";
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of open blocks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListBlocksResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    getBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the record. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    revokeAuthorizationOfAnyTenant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The uuid of the authorization. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The payer called."
                 *     }
                 */
                "application/json": components["schemas"]["RevokeAuthorizationOfAnyTenantRequest"];
            };
        };
        responses: {
            /** @description Revoked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevokeAuthorizationOfAnyTenantResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    setProcessorLimits: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount_per_payment": 500000,
                 *       "amount_per_day": 2500000,
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["SetProcessorLimitsRequest"];
            };
        };
        responses: {
            /** @description The limits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitsResponse"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["AlreadyAsked"];
            default: components["responses"]["Error"];
        };
    };
    setVendorLimits: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount_per_payment": 500000,
                 *       "amount_per_day": 2500000,
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["SetVendorLimitsRequest"];
            };
        };
        responses: {
            /** @description The limits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitsResponse"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["AlreadyAsked"];
            default: components["responses"]["Error"];
        };
    };
    setMerchantLimits: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount_per_payment": 500000,
                 *       "amount_per_day": 2500000,
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["SetMerchantLimitsRequest"];
            };
        };
        responses: {
            /** @description The limits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitsResponse"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listLimitsOfAnyTenant: {
        parameters: {
            query: {
                processor_uuid: string;
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of limits: of the processor, of vendors, of merchants */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListLimitsOfAnyTenantResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    listReturnRatesOfAnyTenant: {
        parameters: {
            query: {
                processor_uuid: string;
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListReturnRatesOfAnyTenantResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    setReturnRatePolicy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hold_debits_past_rate": true,
                 *       "return_rate_minimum_debits": 200,
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["SetReturnRatePolicyRequest"];
            };
        };
        responses: {
            /** @description The policy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetReturnRatePolicyResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description Where the page begins: `next` of an earlier answer, the uuid of an
                 * event, or `latest`. Absent: the first event.
                 */
                after?: string;
                /** @description Events on a page. 10 by default, at most 100. */
                limit?: number;
                /** @description Only events of this name. */
                type?: components["schemas"]["EventName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListEventsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the event. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetEventResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registrations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListWebhooksResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    registerWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "webhook_url": [
                 *         "https://example.com/webhooks"
                 *       ],
                 *       "event_names": [
                 *         "TransactionStarted",
                 *         "TransactionCompleted"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RegisterWebhookRequest"];
            };
        };
        responses: {
            /** @description Registered */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Webhook registered successfully!",
                     *       "data": null,
                     *       "errors": []
                     *     }
                     */
                    "application/json": components["schemas"]["EmptyResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deregisterWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_names": [
                 *         "TransactionStarted"
                 *       ],
                 *       "webhook_url": [
                 *         "https://example.com/webhooks"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DeregisterWebhookRequest"];
            };
        };
        responses: {
            /** @description De-registered */
            200: {
                headers: {
                    "Achord-Removed-Registrations": components["headers"]["Achord-Removed-Registrations"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Webhook de-registered!",
                     *       "data": null,
                     *       "errors": []
                     *     }
                     */
                    "application/json": components["schemas"]["EmptyResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["WebhookUrlRefused"];
            default: components["responses"]["Error"];
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The uuid of the endpoint. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "event_names": [
                 *         "TransactionStarted",
                 *         "TransactionCompleted"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateWebhookEndpointRequest"];
            };
        };
        responses: {
            /** @description The endpoint */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoints */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListWebhookEndpointsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    getWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the endpoint. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecretResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The uuid of the endpoint. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecretResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    enableWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The uuid of the endpoint. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    sendTestDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The uuid of the endpoint. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result of the request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendTestDeliveryResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description The number of the page. 1 by default. */
                page?: components["parameters"]["page"];
                /** @description Records on a page. 10 by default, at most 100. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only deliveries in this state. */
                state?: components["schemas"]["DeliveryState"];
                /** @description Only deliveries of this event. */
                event_name?: components["schemas"]["EventName"];
                /**
                 * @description Only deliveries whose event was raised at this time or later:
                 * `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                since?: string;
                /**
                 * @description Only deliveries whose event was raised before this time: `YYYY-MM-DD
                 * HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                until?: string;
            };
            header?: never;
            path: {
                /** @description The uuid of the endpoint. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDeliveriesResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    replayDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The uuid of the delivery. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery is due */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayDeliveryResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    replayDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The uuid of the endpoint. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "since": "2026-03-02 14:00:00",
                 *       "until": "2026-03-02 16:00:00",
                 *       "state": "dead"
                 *     }
                 */
                "application/json": components["schemas"]["ReplayDeliveriesRequest"];
            };
        };
        responses: {
            /** @description The deliveries are due */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayDeliveriesResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listWebhookEndpointsOfAnyTenant: {
        parameters: {
            query?: {
                processor_uuid?: components["parameters"]["processor_uuid"];
                state?: "enabled" | "disabled";
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListWebhookEndpointsOfAnyTenantResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    listLatestDeliveries: {
        parameters: {
            query?: {
                state?: components["schemas"]["DeliveryState"];
                event_name?: components["schemas"]["EventName"];
                /**
                 * @description Only deliveries whose event was raised at this time or later:
                 * `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                since?: string;
                /**
                 * @description Only deliveries whose event was raised before this time: `YYYY-MM-DD
                 * HH:MM:SS` in UTC, or ISO 8601 with a zone.
                 */
                until?: string;
            };
            header?: never;
            path: {
                /** @description The uuid of the endpoint. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListLatestDeliveriesResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getEventOfEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                event_uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetEventOfEndpointResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    replayDeliveryOfAnyTenant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The uuid of the endpoint. */
                uuid: string;
                /** @description The uuid of the delivery. */
                delivery_uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The tenant has mended its endpoint."
                 *     }
                 */
                "application/json": components["schemas"]["ReplayDeliveryOfAnyTenantRequest"];
            };
        };
        responses: {
            /** @description The delivery is due */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayDeliveryOfAnyTenantResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenant of the token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMeResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "maya@platform.example",
                 *       "password": "correct horse battery staple",
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInResponse"];
                };
            };
            401: components["responses"]["SignInRefused"];
            429: components["responses"]["TooManySignIns"];
            default: components["responses"]["Error"];
        };
    };
    beginOidcSignIn: {
        parameters: {
            query?: {
                /** @description True or false. */
                again?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the provider */
            303: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyResponse"];
                };
            };
            429: components["responses"]["TooManySignIns"];
            503: components["responses"]["OidcUnavailable"];
            default: components["responses"]["Error"];
        };
    };
    endOidcSignIn: {
        parameters: {
            query?: {
                /** @description Text of 1 to 2000 characters. */
                code?: string;
                /** @description Text of 1 to 200 characters. */
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in; to the console */
            303: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyResponse"];
                };
            };
            401: components["responses"]["OidcRefused"];
            403: components["responses"]["NotAnOperator"];
            429: components["responses"]["TooManySignIns"];
            503: components["responses"]["OidcUnavailable"];
            default: components["responses"]["Error"];
        };
    };
    openInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "…"
                 *     }
                 */
                "application/json": components["schemas"]["OpenInvitationRequest"];
            };
        };
        responses: {
            /** @description The link works */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenInvitationResponse"];
                };
            };
            401: components["responses"]["LinkInvalid"];
            429: components["responses"]["TooManySignIns"];
            default: components["responses"]["Error"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "…",
                 *       "password": "correct horse battery staple",
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["AcceptInvitationRequest"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInResponse"];
                };
            };
            401: components["responses"]["LinkInvalid"];
            429: components["responses"]["TooManySignIns"];
            default: components["responses"]["Error"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSessionResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    confirmSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse battery staple",
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmSessionRequest"];
            };
        };
        responses: {
            /** @description Confirmed */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyResponse"];
                };
            };
            401: components["responses"]["SignInRefused"];
            429: components["responses"]["TooManySignIns"];
            default: components["responses"]["Error"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse battery staple",
                 *       "code": "492039",
                 *       "new_password": "four other words, also long"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyResponse"];
                };
            };
            401: components["responses"]["SignInRefused"];
            429: components["responses"]["TooManySignIns"];
            default: components["responses"]["Error"];
        };
    };
    listOperators: {
        parameters: {
            query?: {
                state?: "invited" | "joined" | "disabled";
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListOperatorsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    inviteOperator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Maya Lindqvist",
                 *       "email": "maya@platform.example",
                 *       "role": "operator",
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["InviteOperatorRequest"];
            };
        };
        responses: {
            /** @description Invited */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteOperator201Response"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorPersonResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    updateOperator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "risk",
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["UpdateOperatorRequest"];
            };
        };
        responses: {
            /** @description As changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorPersonResponse"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createOperatorLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["CreateOperatorLinkRequest"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateOperatorLink201Response"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                operator_uuid?: components["parameters"]["operator_uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSessionsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    endSession: {
        parameters: {
            query: {
                reason: components["parameters"]["reason"];
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listApprovals: {
        parameters: {
            query?: {
                state?: "waiting" | "approved" | "refused" | "expired";
                /** @description The person or the token of this request, or any other. */
                asked_by?: "me" | "others";
                /** @description What the act names: a payment, a user, a tenant, a file. */
                subject_uuid?: string;
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListApprovalsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    getApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The approval */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listApprovalPolicies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policies */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListApprovalPoliciesResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    setApprovalPolicy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                act: "write_off" | "pay_again" | "refunds" | "manual_debt" | "own_funds" | "bank_records" | "limits" | "bank_settings" | "tokens" | "verification" | "operators" | "policies";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "is_required": true,
                 *       "above_amount": 100000,
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["SetApprovalPolicyRequest"];
            };
        };
        responses: {
            /** @description As changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalPolicyResponse"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["AlreadyAsked"];
            default: components["responses"]["Error"];
        };
    };
    listProcessors: {
        parameters: {
            query?: {
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListProcessorsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    createProcessor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Northwind Pay"
                 *     }
                 */
                "application/json": components["schemas"]["CreateProcessorRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateProcessorResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    getProcessor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The processor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessorDetailResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    updateProcessor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "present_again": true,
                 *       "originator": {
                 *         "company_name": "NORTHWIND PAY"
                 *       },
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["UpdateProcessorRequest"];
            };
        };
        responses: {
            /** @description As changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessorDetailResponse"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["AlreadyAsked"];
            default: components["responses"]["Error"];
        };
    };
    suspendProcessor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["SuspendProcessorRequest"];
            };
        };
        responses: {
            /** @description Suspended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessorResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    resumeProcessor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["ResumeProcessorRequest"];
            };
        };
        responses: {
            /** @description Resumed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessorResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    createVendor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Fjord Market"
                 *     }
                 */
                "application/json": components["schemas"]["CreateVendorRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateVendorResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getVendor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the record. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listVendors: {
        parameters: {
            query?: {
                processor_uuid?: components["parameters"]["processor_uuid"];
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListVendorsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    listTokens: {
        parameters: {
            query?: {
                processor_uuid?: components["parameters"]["processor_uuid"];
                issued_by?: string;
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTokensResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "processor_uuid": "019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d"
                 *     }
                 */
                "application/json": components["schemas"]["CreateTokenRequest"];
            };
        };
        responses: {
            /** @description Issued */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateToken201Response"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["AlreadyAsked"];
            default: components["responses"]["Error"];
        };
    };
    getToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the record. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    revokeToken: {
        parameters: {
            query?: {
                reason?: components["schemas"]["Reason"];
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listAuditTrail: {
        parameters: {
            query?: {
                processor_uuid?: components["parameters"]["processor_uuid"];
                operator_uuid?: components["parameters"]["operator_uuid"];
                /** @description An action such as token.issued. */
                action?: string;
                subject_uuid?: string;
                /**
                 * @description Only acts at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or
                 * ISO 8601 with a zone.
                 */
                acted_from?: string;
                /**
                 * @description Only acts before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO
                 * 8601 with a zone.
                 */
                acted_to?: string;
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAuditTrailResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    downloadAuditTrail: {
        parameters: {
            query?: {
                processor_uuid?: components["parameters"]["processor_uuid"];
                operator_uuid?: components["parameters"]["operator_uuid"];
                /** @description An action such as token.issued. */
                action?: string;
                subject_uuid?: string;
                /**
                 * @description Only acts at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or
                 * ISO 8601 with a zone.
                 */
                acted_from?: string;
                /**
                 * @description Only acts before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO
                 * 8601 with a zone.
                 */
                acted_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The acts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example uuid,processor_uuid,acted_at,actor,actor_name,token_uuid,action,subject,subject_uuid,detail,request_id,operator_uuid,session_uuid,address,reason */
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @description Only requests that were answered with this HTTP status. */
                status?: number;
                /**
                 * @description True: only requests that were refused or failed. False: all
                 * requests.
                 */
                failed?: boolean;
                /** @description Only requests with this HTTP method. */
                method?: "GET" | "POST" | "PUT" | "DELETE";
                /** @description Only requests whose path begins with this text. */
                path?: string;
                /** @description Only requests with this token. */
                token_uuid?: string;
                /** @description Only the request with this identifier. */
                request_id?: string;
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRequestsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    listRequestsOfAnyTenant: {
        parameters: {
            query?: {
                /** @description Only requests that were answered with this HTTP status. */
                status?: number;
                /**
                 * @description True: only requests that were refused or failed. False: all
                 * requests.
                 */
                failed?: boolean;
                /** @description Only requests with this HTTP method. */
                method?: "GET" | "POST" | "PUT" | "DELETE";
                /** @description Only requests whose path begins with this text. */
                path?: string;
                /** @description Only requests with this token. */
                token_uuid?: string;
                /** @description Only the request with this identifier. */
                request_id?: string;
                operator_uuid?: components["parameters"]["operator_uuid"];
                processor_uuid?: components["parameters"]["processor_uuid"];
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRequestsOfAnyTenantResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    listBanks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListBanksResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    getCalendar: {
        parameters: {
            query?: {
                /** @description By default the current month. */
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The month */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCalendarResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    listBankFiles: {
        parameters: {
            query?: {
                state?: "open" | "closed" | "written" | "submitted" | "confirmed" | "rejected";
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListBankFilesResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    getBankFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the record. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankFileResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listBankFileEntries: {
        parameters: {
            query?: {
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListBankFileEntriesResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    downloadBankFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 101 091000019 091000019… */
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["ContentRemoved"];
            default: components["responses"]["Error"];
        };
    };
    markBankFileDelivered: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The bank confirmed the totals by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["MarkBankFileDeliveredRequest"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankFileResponse"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    rejectBankFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Rejected at 18:10: the batch totals do not add up."
                 *     }
                 */
                "application/json": components["schemas"]["RejectBankFileRequest"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankFileResponse"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    markBankFileBookedGross: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The bank has changed how its statement shows our files."
                 *     }
                 */
                "application/json": components["schemas"]["MarkBankFileBookedGrossRequest"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankFileResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidState"];
            default: components["responses"]["Error"];
        };
    };
    markBankFileBookedNet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The bank has changed how its statement shows our files."
                 *     }
                 */
                "application/json": components["schemas"]["MarkBankFileBookedNetRequest"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankFileResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidState"];
            default: components["responses"]["Error"];
        };
    };
    listRestores: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restores and the banks that wait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRestoresResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    releaseBank: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bank": "simulated",
                 *       "reason": "Compared with the list of the bank by telephone.",
                 *       "files_at_bank": [
                 *         "2026-03-02-A.ach"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReleaseBankRequest"];
            };
        };
        responses: {
            /** @description The bank, and what was recorded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseBank200Response"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listInboundFiles: {
        parameters: {
            query?: {
                open?: "true" | "false";
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListInboundFilesResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    getInboundFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the record. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboundFileResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    downloadInboundFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 101 123456780 091000019… */
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["ContentRemoved"];
            default: components["responses"]["Error"];
        };
    };
    releaseInboundFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The bank confirms the file as it is."
                 *     }
                 */
                "application/json": components["schemas"]["ReleaseInboundFileRequest"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboundFileResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidState"];
            default: components["responses"]["Error"];
        };
    };
    rejectInboundFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The bank confirms the file as it is."
                 *     }
                 */
                "application/json": components["schemas"]["RejectInboundFileRequest"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboundFileResponse"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSuspenseItems: {
        parameters: {
            query?: {
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSuspenseItemsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    listLateReturns: {
        parameters: {
            query?: {
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListLateReturnsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    getBankItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the record. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankItemResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    resolveSuspenseItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "as": "return_of",
                 *       "transaction_uuid": "019a2f3d-2b10-7a20-8c30-4d5e6f708192",
                 *       "stage": "capture",
                 *       "reason": "The bank used the trace number of an earlier file."
                 *     }
                 */
                "application/json": components["schemas"]["ResolveSuspenseItemRequest"];
            };
        };
        responses: {
            /** @description The item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankItemResponse"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    recordCaptureWonBack: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["RecordCaptureWonBackRequest"];
            };
        };
        responses: {
            /** @description The capture is good again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionWithMetadataResponse"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listDishonors: {
        parameters: {
            query?: {
                state?: "to_send" | "sent" | "contested" | "won" | "lost";
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDishonorsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    createDishonor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "item_uuid": "019a2f3e-1b20-7e30-9c40-5d6e7f8091a2",
                 *       "code": "R68",
                 *       "reason": "It came three banking days late."
                 *     }
                 */
                "application/json": components["schemas"]["CreateDishonorRequest"];
            };
        };
        responses: {
            /** @description The dishonor, which waits for a file */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DishonorResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidState"];
            default: components["responses"]["Error"];
        };
    };
    getDishonor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the record. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DishonorResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    recordDishonorWon: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["RecordDishonorWonRequest"];
            };
        };
        responses: {
            /** @description The dishonor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DishonorResponse"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    recordDishonorLost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["RecordDishonorLostRequest"];
            };
        };
        responses: {
            /** @description The dishonor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DishonorResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidState"];
            default: components["responses"]["Error"];
        };
    };
    listStatementLines: {
        parameters: {
            query?: {
                bank?: string;
                state?: "open" | "expected" | "suspense" | "matched" | "corrected" | "written_off";
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListStatementLinesResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    createStatementLines: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "booked_on": "2026-03-04",
                 *           "direction": "debit",
                 *           "amount": 10000,
                 *           "reference": "RETURN ITEM 0021"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateStatementLinesRequest"];
            };
        };
        responses: {
            /** @description The lines with their current states, in the order given */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateStatementLinesResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    createStatementFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rows": [
                 *         "booked_on,direction,amount,reference",
                 *         "2026-03-04,debit,10000,RETURN ITEM 0021"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateStatementFileRequest"];
            };
        };
        responses: {
            /** @description The lines with their current states, in the order of the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateStatementFileResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    getStatementLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The uuid of the record. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementLineResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    matchStatementLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "as": "return_of",
                 *       "transaction_uuid": "019a2f3d-2b10-7a20-8c30-4d5e6f708192",
                 *       "stage": "capture",
                 *       "code": "R01",
                 * "reason": "The bank names the trace number of the entry; its file was lost."
                 *     }
                 */
                "application/json": components["schemas"]["MatchStatementLineRequest"];
            };
        };
        responses: {
            /** @description The line */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementLineResponse"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    markStatementLineCorrected: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "corrected_by": "019a2f41-2c30-7f40-8d50-6e7f8091a2b3",
                 *       "reason": "Booked to us by mistake."
                 *     }
                 */
                "application/json": components["schemas"]["MarkStatementLineCorrectedRequest"];
            };
        };
        responses: {
            /** @description The line */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementLineResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidState"];
            default: components["responses"]["Error"];
        };
    };
    writeOffStatementLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "A fee of the bank, not refundable."
                 *     }
                 */
                "application/json": components["schemas"]["WriteOffStatementLineRequest"];
            };
        };
        responses: {
            /** @description The line */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementLineResponse"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    reconcileStatement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "bank": "simulated"
                 *     }
                 */
                "application/json": components["schemas"]["ReconcileStatementRequest"];
            };
        };
        responses: {
            /** @description The number of lines ticked off, and of lines newly in suspense */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconcileStatementResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    getReconciliation: {
        parameters: {
            query?: {
                /** @description The first day of the period, in UTC. The period includes it. */
                start_date?: components["parameters"]["start_date"];
                /** @description The last day of the period, in UTC. The period includes it. */
                end_date?: components["parameters"]["end_date"];
                bank?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days, in order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetReconciliationResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    payOwnFunds: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 500000,
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["PayOwnFundsRequest"];
            };
        };
        responses: {
            /** @description Booked. The uuid names the act in the audit trail */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayOwnFunds201Response"];
                };
            };
            /**
             * @description It waits for a second operator: `POST
             * /admin/v1/approvals/{uuid}/approve`
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAskedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["AlreadyAsked"];
            default: components["responses"]["Error"];
        };
    };
    getToday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Today */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTodayResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    assignTodayCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The kind of the card. */
                kind: components["parameters"]["kind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "operator_uuid": "019a2f10-5c00-7b21-8d32-4e5f60718293"
                 *     }
                 */
                "application/json": components["schemas"]["AssignTodayCardRequest"];
            };
        };
        responses: {
            /** @description The state of the card */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TodayCardStateResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    snoozeTodayCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The kind of the card. */
                kind: components["parameters"]["kind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "until": "2026-03-05",
                 *       "reason": "The bank answers on Thursday."
                 *     }
                 */
                "application/json": components["schemas"]["SnoozeTodayCardRequest"];
            };
        };
        responses: {
            /** @description The state of the card */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TodayCardStateResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    finishTodayCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The kind of the card. */
                kind: components["parameters"]["kind"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["FinishTodayCardRequest"];
            };
        };
        responses: {
            /** @description The state of the card */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TodayCardStateResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    reopenTodayCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The kind of the card. */
                kind: components["parameters"]["kind"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["ReopenTodayCardRequest"];
            };
        };
        responses: {
            /** @description The state of the card */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TodayCardStateResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    search: {
        parameters: {
            query: {
                /** @description Text of 1 to 255 characters. */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    followChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example event: changed
                     *     data: {"topics":["transactions"]}
                     */
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    getSeries: {
        parameters: {
            query?: {
                processor_uuid?: components["parameters"]["processor_uuid"];
                start_date?: components["schemas"]["Day"];
                end_date?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days in order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSeriesResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    listExceptions: {
        parameters: {
            query?: {
                processor_uuid?: components["parameters"]["processor_uuid"];
                kind?: "owed_to_payee" | "owed_by_payee" | "owed_to_payer" | "owed_by_payer" | "fees_owed_back";
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListExceptionsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    getTransactionOfAnyTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTransactionOfAnyTenantResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listUsersOfAnyTenant: {
        parameters: {
            query?: {
                kyb_status?: "IN_REVIEW" | "APPROVED" | "REJECTED";
                processor_uuid?: components["parameters"]["processor_uuid"];
                /** @description Text of 1 to 254 characters. */
                email?: string;
                /** @description Text of 1 to 255 characters. */
                client_reference_id?: string;
                /**
                 * @description Where the page begins: `next` of an earlier answer with the same
                 * filters. Absent: the first page.
                 */
                after?: components["parameters"]["after"];
                /** @description Records on a page. 10 by default, at most 100. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUsersOfAnyTenantResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    getUserOfAnyTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserOfAnyTenantResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    exportUser: {
        parameters: {
            query: {
                /** @description `next` of an earlier answer for the same user. */
                after?: string;
                /** @description Payments in an answer: 100 by default. */
                limit?: number;
                reason: components["parameters"]["reason"];
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportUserResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    eraseUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["EraseUserRequest"];
            };
        };
        responses: {
            /** @description Erased */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getKeptIdentity: {
        parameters: {
            query: {
                reason: components["parameters"]["reason"];
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identity */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetKeptIdentityResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidState"];
            default: components["responses"]["Error"];
        };
    };
    checkInvariants: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of violations of each invariant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckInvariantsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            503: components["responses"]["InvariantCheckTimeout"];
            default: components["responses"]["Error"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "banking_days": 1
                 *     }
                 */
                "application/json": components["schemas"]["AdvanceClockRequest"];
            };
        };
        responses: {
            /** @description The clock now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    returnEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stage": "capture",
                 *       "code": "R01"
                 *     }
                 */
                "application/json": components["schemas"]["ReturnEntryRequest"];
            };
        };
        responses: {
            /** @description Returned */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["EntryNotReturnable"];
            default: components["responses"]["Error"];
        };
    };
    returnFeePayout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "R03"
                 *     }
                 */
                "application/json": components["schemas"]["ReturnFeePayoutRequest"];
            };
        };
        responses: {
            /** @description Returned */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["EntryNotReturnable"];
            default: components["responses"]["Error"];
        };
    };
    sendNotificationOfChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "C01",
                 *       "corrected": "1000000009"
                 *     }
                 */
                "application/json": components["schemas"]["SendNotificationOfChangeRequest"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["EntryNotReturnable"];
            default: components["responses"]["Error"];
        };
    };
    failNextUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "bank": "simulated"
                 *     }
                 */
                "application/json": components["schemas"]["FailNextUploadRequest"];
            };
        };
        responses: {
            /** @description Asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    spoilNextAnswers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "next_answers": "duplicated"
                 *     }
                 */
                "application/json": components["schemas"]["SpoilNextAnswersRequest"];
            };
        };
        responses: {
            /** @description Asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    setBankServer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reachable": false
                 *     }
                 */
                "application/json": components["schemas"]["SetBankServerRequest"];
            };
        };
        responses: {
            /** @description Asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Error"];
        };
    };
    approve: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["ApproveRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApproveResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description A refusal. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description A refusal. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    refuseApproval: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the first final answer under a key is replayed.
                 * Its scope is the operation with its path parameters, in all spellings and
                 * aliases. Any text of 1 to 255 characters without control characters is allowed; a
                 * version 4 UUID is a good key.
                 * @example 3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed with the bank by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["RefuseApprovalRequest"];
            };
        };
        responses: {
            /** @description Refused */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefuseApprovalResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PersonRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidState"];
            default: components["responses"]["Error"];
        };
    };
    transactionStarted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionStartedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    transactionCaptureStarted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionCaptureStartedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    transactionCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionCompletedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    transactionFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionFailedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    transactionCanceled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionCanceledEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    payoutFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutFailedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    payoutCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutCompletedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    clawbackStarted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClawbackStartedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    clawbackFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClawbackFailedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    clawbackCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClawbackCompletedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    bankLinkedSuccessfully: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankLinkedSuccessfullyEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    bankLinkFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankLinkFailedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    bankAccountRemoved: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccountRemovedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    businessCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessCreatedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    businessUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessUpdatedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    batchPayout: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchPayoutEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    batchRefund: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchRefundEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    merchantBatchPayout: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MerchantBatchPayoutEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    refundPending: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundPendingEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    refundCaptureStarted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundCaptureStartedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    refundCaptureCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundCaptureCompletedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    refundCaptureFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundCaptureFailedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    refundPayoutPending: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundPayoutPendingEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    refundPayoutCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundPayoutCompletedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    refundPayoutFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundPayoutFailedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    reversePayoutStarted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReversePayoutStartedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    reversePayoutCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReversePayoutCompletedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
    reversePayoutFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The uuid of the event: the same at every attempt. Use it to ignore
                 * what came before.
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description The time of this attempt in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures of Standard Webhooks, separated by spaces. One of them
                 * must be right.
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReversePayoutFailedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
        };
    };
}
