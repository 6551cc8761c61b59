// Package achord is the Go client of Achord, which moves money from bank account to bank account
// over the US ACH network. It needs the standard library only.
package achord

import (
	"net/http"
	"strings"
	"time"
)

// Client is the API with one token. Many goroutines may share it.
type Client struct {
	groups
	sender *sender
}

// Settings say how to reach the service. The zero value of each field is its default.
type Settings struct {
	// Attempts after the first: 2 by default, none if it is negative.
	MaxRetries int
	// Of one attempt: 30 seconds by default.
	Timeout time.Duration
	// Headers of every request.
	Headers map[string]string
	// Called with each answer: its status, message, headers and request id.
	OnAnswer func(Answer)
	// Sends a request another way, for example through a proxy.
	HTTPClient *http.Client
}

// New makes a client. baseURL: where the service is, for example http://127.0.0.1:4010. token: of a
// processor, a vendor or an operator.
func New(baseURL string, token string) *Client {
	return NewWith(baseURL, func() string { return token }, Settings{})
}

// NewWith makes a client with a token that may change, and with settings.
func NewWith(baseURL string, token func() string, settings Settings) *Client {
	if settings.MaxRetries == 0 {
		settings.MaxRetries = 2
	}
	if settings.Timeout == 0 {
		settings.Timeout = 30 * time.Second
	}
	if settings.HTTPClient == nil {
		settings.HTTPClient = &http.Client{}
	}
	sender := &sender{baseURL: strings.TrimRight(baseURL, "/"), token: token, settings: settings}
	return &Client{groups: groupsOf(sender), sender: sender}
}

// Ptr is a pointer to a value, for a field that may be absent.
func Ptr[T any](value T) *T { return &value }

// Option changes one call.
type Option func(*call)

type call struct {
	key string
}

// WithKey is the idempotency key of a call, for instance the id of your order: then your own retry,
// even after a crash, does nothing twice. Without it the client makes one for the call.
func WithKey(key string) Option { return func(c *call) { c.key = key } }
