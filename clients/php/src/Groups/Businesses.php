<?php

declare(strict_types=1);

namespace Achord\Groups;

use Achord\RequestError;
use Achord\Types;

/**
 * test/system/clients/description.test.ts writes this file.
 *
 * @phpstan-import-type GetMerchantBillingData from Types
 * @phpstan-import-type GetMerchantBillingQuery from Types
 * @phpstan-import-type RegisterBusinessRequest from Types
 * @phpstan-import-type RegisteredUser from Types
 * @phpstan-import-type User from Types
 * @phpstan-import-type UserChange from Types
 */
final class Businesses extends Group
{
    /**
     * Registers a business. `kyb: true` also submits it for verification: verified, it is a
     * merchant.
     *
     * With `kyb: true` the business is verified at once: `kyb_status` is APPROVED (it is a
     * merchant), REJECTED, or IN_REVIEW until someone decides. With `kyb: false` it stays null and
     * nothing is billed. `payout_type` and the fees may be at the top or inside `business`.
     * `company_name` is the name on bank statements, by default the trading name, or else the name,
     * shortened to 16 characters. The answer masks `tin` and `ssn9`. A `bank_account` becomes the
     * default account, and the answer has its uuid as `bank_account_uuid`. If the account is
     * refused, no user is registered.
     *
     * In the sandbox these TINs decide the outcome of the verification. Every other TIN is approved
     * at once.
     *
     * | TIN | in the sandbox |
     * |---|---|
     * | `000000001` | the verification fails |
     * | `000000002` | the provider leaves the decision to an operator |
     * | `000000003` | the provider is unreachable, so the business stays in review |
     *
     * Also refuses with `tenant_suspended` (403), `billing_merchant_invalid` (406),
     * `billing_merchant_deleted` (406), `account_or_routing_number_invalid` (406),
     * `bank_link_failed` (422), `linking_unavailable` (503).
     *
     * `$business` has:
     * - `kyb`: True: starts the business verification (KYB) at once. False: the business is stored
     *   only; submit it later.
     * - `business`: What only a business has.
     * - `first_name` (may be absent): The first name of the contact of the business.
     * - `last_name` (may be absent): The last name of the contact of the business.
     * - `address` (may be absent): The postal address of the user.
     * - `email` (may be absent): The e-mail address of the user, at most 254 characters.
     * - `phone` (may be absent): The telephone number of the user.
     * - `client_reference_id` (may be absent): Your own reference for the user. It need not be
     *   unique.
     * - `name_in_file` (may be absent): The name of the user in bank files, for a name that has
     *   other characters or is longer. Null: from the name.
     * - `metadata` (may be absent): Your own data about the user. Write no personal data into it.
     * - `payout_type` (may be absent): How the user is paid as a payee. Absent in a registration:
     *   `individual`.
     * - `business_owners` (may be absent): The owners of the business. A verification may need
     *   them.
     * - `transaction_fee_percent` (may be absent): The part of the fee that is a percentage of the
     *   amount of a payment, in percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`.
     * - `transaction_fee_fixed` (may be absent): The part of the fee that is the same for each
     *   payment, in cents.
     * - `maximum_transaction_fee` (may be absent): The highest fee of a payment, in cents.
     * - `bank_account` (may be absent): The bank account of the user: exactly one of `custom` and
     *   `aggregator`. Absent: add one later.
     * - `validate_account_routing` (may be absent): True: asks the validation provider about the
     *   account number and routing number first. An invalid account is not stored.
     * - `billing_merchant_user_uuid` (may be absent): The merchant that the billable event of this
     *   call is attributed to. Absent: the event is the tenant’s own.
     *
     * @param RegisterBusinessRequest $business
     * @return RegisteredUser
     * @throws RequestError
     */
    public function register(array $business, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('registerBusiness', $business, $idempotencyKey);
    }

    /**
     * Submits a registered business for verification, with changes of its profile.
     *
     * Takes the same body as a change of the user, so corrections are stored and verified together;
     * an empty body submits the business without changes. A decision of the provider is billed, a
     * review is not. A verified business is answered as it is if the body changes nothing: it was
     * verified by an earlier request.
     *
     * In the sandbox these TINs decide the outcome of the verification. Every other TIN is approved
     * at once.
     *
     * | TIN | in the sandbox |
     * |---|---|
     * | `000000001` | the verification fails |
     * | `000000002` | the provider leaves the decision to an operator |
     * | `000000003` | the provider is unreachable, so the business stays in review |
     *
     * Also refuses with `tenant_suspended` (403), `not_found` (404), `not_a_business` (422),
     * `already_verified` (422), `decided_meanwhile` (422), `billing_merchant_invalid` (406),
     * `billing_merchant_deleted` (406).
     *
     * `$change` has:
     * - `first_name` (may be absent): The first name of the person; of a business, of its contact.
     * - `last_name` (may be absent): The last name of the person; of a business, of its contact.
     * - `address` (may be absent): The postal address of the user.
     * - `email` (may be absent): The e-mail address of the user, at most 254 characters.
     * - `phone` (may be absent): The telephone number of the user.
     * - `client_reference_id` (may be absent): Your own reference for the user. It need not be
     *   unique.
     * - `name_in_file` (may be absent): The name of the user in bank files, for a name that has
     *   other characters or is longer. Null: from the name.
     * - `metadata` (may be absent): A key that you send is added or gets the new value, null
     *   deletes it, and all other keys stay. Null instead of an object deletes all. At most 50 keys
     *   of 1 to 40 characters without square brackets, and values of at most 500 characters.
     * - `payout_type` (may be absent): How the user is paid as a payee. Absent in a registration:
     *   `individual`.
     * - `business` (may be absent): What only a business has. An absent field does not change.
     * - `business_owners` (may be absent): All owners of the business. The list replaces the stored
     *   one.
     * - `transaction_fee_percent` (may be absent): The part of the fee that is a percentage of the
     *   amount of a payment, in percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`.
     * - `transaction_fee_fixed` (may be absent): The part of the fee that is the same for each
     *   payment, in cents.
     * - `maximum_transaction_fee` (may be absent): The highest fee of a payment, in cents.
     * - `billing_merchant_user_uuid` (may be absent): The merchant that the billable event of this
     *   call is attributed to. Absent: the event is the tenant’s own.
     *
     * @param UserChange $change
     * @return User
     * @throws RequestError
     */
    public function submitVerification(string $uuid, array $change = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('submitBusinessVerification', [...$change, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * The billable events of a merchant.
     *
     * Counts the billable events of the merchant from `start_date` to `end_date`: UTC days, both
     * included. By default the period ends today and begins on the first day of its last month.
     * Payments and returns are billed to the tenant, so they do not count here.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
     * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
     *
     * @param GetMerchantBillingQuery $values
     * @return GetMerchantBillingData
     * @throws RequestError
     */
    public function billing(string $uuid, array $values = []): array
    {
        return $this->sender->call('getMerchantBilling', [...$values, 'uuid' => $uuid]);
    }
}
