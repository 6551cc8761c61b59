// test/system/clients/description.test.ts writes this file.

package achord

// The kind of each code whose status does not decide it; nil: the status decides.
func kindOfCode(code string) error {
	switch code {
	case "invalid_request":
		return ErrInvalidRequest
	case "list_too_long":
		return ErrInvalidRequest
	case "malformed_json":
		return ErrInvalidRequest
	case "idempotency_key_invalid":
		return ErrInvalidRequest
	case "idempotency_key_reused":
		return ErrIdempotency
	case "bank_link_failed":
		return ErrState
	case "bank_account_unusable":
		return ErrBlocked
	case "bank_account_disabled":
		return ErrBlocked
	case "payments_in_progress":
		return ErrState
	case "not_a_business":
		return ErrState
	case "not_a_merchant":
		return ErrState
	case "already_verified":
		return ErrState
	case "already_decided":
		return ErrState
	case "decided_meanwhile":
		return ErrState
	case "no_merchant":
		return ErrInvalidRequest
	case "same_user":
		return ErrInvalidRequest
	case "unknown_user":
		return ErrInvalidRequest
	case "no_bank_account":
		return ErrInvalidRequest
	case "user_blocked":
		return ErrBlocked
	case "bank_account_blocked":
		return ErrBlocked
	case "bank_account_not_validated":
		return ErrBlocked
	case "not_authorized":
		return ErrBlocked
	case "client_reference_id_taken":
		return ErrInvalidRequest
	case "limit_exceeded":
		return ErrLimit
	case "entry_not_returnable":
		return ErrState
	case "not_pausable":
		return ErrState
	case "not_cancelable":
		return ErrState
	case "not_refundable":
		return ErrState
	case "refund_exceeds_amount":
		return ErrState
	case "refund_limit_reached":
		return ErrLimit
	case "balance_open":
		return ErrState
	case "already_asked":
		return ErrState
	case "operator_exists":
		return ErrState
	case "invalid_state":
		return ErrState
	case "amount_exceeds_debt":
		return ErrState
	case "webhook_url_refused":
		return ErrInvalidRequest
	case "event_needs_processor":
		return ErrInvalidRequest
	case "webhook_url_taken":
		return ErrInvalidRequest
	case "webhook_limit_reached":
		return ErrLimit
	}
	return nil
}
