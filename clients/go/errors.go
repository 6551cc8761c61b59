package achord

import (
	"errors"
	"fmt"
	"strings"
)

// The kinds of errors, for errors.Is: each says what to do.
var (
	// The request is wrong: Fields says where. 400, 406, 413, 415, 422, 431.
	ErrInvalidRequest = errors.New("achord: the request is wrong")
	// The token, the session or the sign-in is not valid. 401.
	ErrAuthentication = errors.New("achord: the token is not valid")
	// The token is valid, but may not do this. 403.
	ErrPermission = errors.New("achord: the token may not do this")
	// There is no such record, or no such path. 404, 405, 410.
	ErrNotFound = errors.New("achord: not found")
	// The user or the bank account is blocked, or cannot be used.
	ErrBlocked = errors.New("achord: blocked")
	// A limit is reached.
	ErrLimit = errors.New("achord: a limit is reached")
	// The record is in a state that does not allow it.
	ErrState = errors.New("achord: the state does not allow it")
	// The key is in use, or was used for another request. 409.
	ErrIdempotency = errors.New("achord: the idempotency key is in use")
	// Too many requests. 429.
	ErrRateLimit = errors.New("achord: too many requests")
	// The service has a fault, or is stopping. 5xx.
	ErrService = errors.New("achord: the service failed")
	// No answer came.
	ErrConnection = errors.New("achord: no answer came")
	// No answer came in time.
	ErrTimeout = errors.New("achord: no answer came in time")
)

// Error is a refusal, or an answer that did not come.
type Error struct {
	// The HTTP status; 0: no answer came.
	Status int
	// A code of docs/reference/errors.md. A newer service may have others.
	Code    string
	Message string
	// What is wrong.
	Fields []FieldError
	// The id of the request in the log of the service.
	RequestID string
	// The key that was sent: a retry with it acts once.
	IdempotencyKey string
	// Whether the same request, with the same key, may succeed later.
	Retryable bool
	kind      error
	cause     error
}

// FieldError says what is wrong with a field.
type FieldError struct {
	Field   string `json:"field"`
	Code    string `json:"code"`
	Message string `json:"message"`
}

func (e *Error) Error() string { return e.Message }

// Is tells the kind of the error, such as ErrBlocked.
func (e *Error) Is(target error) bool { return target == e.kind }

// Unwrap is the error of the network; nil: the service answered.
func (e *Error) Unwrap() error { return e.cause }

// Field is the first field that is wrong. Empty: the whole request was refused.
func (e *Error) Field() string {
	if len(e.Fields) == 0 {
		return ""
	}
	return e.Fields[0].Field
}

// The kind of a code, or else of a status.
func kindOf(status int, code string) error {
	if kind := kindOfCode(code); kind != nil {
		return kind
	}
	switch {
	case status == 401:
		return ErrAuthentication
	case status == 403:
		return ErrPermission
	case status == 404 || status == 405 || status == 410:
		return ErrNotFound
	case status == 409:
		return ErrIdempotency
	case status == 429:
		return ErrRateLimit
	case status == 408 || status >= 500:
		return ErrService
	}
	return ErrInvalidRequest
}

func messageOf(read envelope, status int) string {
	if read.Message == "" && len(read.Errors) == 0 {
		return fmt.Sprintf("The service answered with the status %d.", status)
	}
	said := []string{read.Message}
	for _, one := range read.Errors {
		switch {
		case one.Message == read.Message:
		case one.Field == "":
			said = append(said, one.Message)
		default:
			said = append(said, one.Field+": "+one.Message)
		}
	}
	return strings.TrimSpace(strings.Join(said, " "))
}
