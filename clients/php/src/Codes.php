<?php

declare(strict_types=1);

namespace Achord;

/**
 * The class of each code whose status does not decide it.
 *
 * test/system/clients/description.test.ts writes this file.
 */
final class Codes
{
    public const CLASSES = [
        'invalid_request' => InvalidRequestError::class,
        'list_too_long' => InvalidRequestError::class,
        'malformed_json' => InvalidRequestError::class,
        'idempotency_key_invalid' => InvalidRequestError::class,
        'idempotency_key_reused' => IdempotencyError::class,
        'bank_link_failed' => StateError::class,
        'bank_account_unusable' => BlockedError::class,
        'bank_account_disabled' => BlockedError::class,
        'payments_in_progress' => StateError::class,
        'not_a_business' => StateError::class,
        'not_a_merchant' => StateError::class,
        'already_verified' => StateError::class,
        'already_decided' => StateError::class,
        'decided_meanwhile' => StateError::class,
        'no_merchant' => InvalidRequestError::class,
        'same_user' => InvalidRequestError::class,
        'unknown_user' => InvalidRequestError::class,
        'no_bank_account' => InvalidRequestError::class,
        'user_blocked' => BlockedError::class,
        'bank_account_blocked' => BlockedError::class,
        'bank_account_not_validated' => BlockedError::class,
        'not_authorized' => BlockedError::class,
        'client_reference_id_taken' => InvalidRequestError::class,
        'limit_exceeded' => LimitError::class,
        'entry_not_returnable' => StateError::class,
        'not_pausable' => StateError::class,
        'not_cancelable' => StateError::class,
        'not_refundable' => StateError::class,
        'refund_exceeds_amount' => StateError::class,
        'refund_limit_reached' => LimitError::class,
        'balance_open' => StateError::class,
        'already_asked' => StateError::class,
        'operator_exists' => StateError::class,
        'invalid_state' => StateError::class,
        'amount_exceeds_debt' => StateError::class,
        'webhook_url_refused' => InvalidRequestError::class,
        'event_needs_processor' => InvalidRequestError::class,
        'webhook_url_taken' => InvalidRequestError::class,
        'webhook_limit_reached' => LimitError::class,
    ];
}
