package achord

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// ErrWebhook: the request is not a genuine webhook. Answer it with 400.
var ErrWebhook = errors.New("achord: not a genuine webhook")

const (
	tolerance    = 5 * time.Minute
	secretPrefix = "whsec_"
)

var isTime = regexp.MustCompile(`^[0-9]{1,12}$`)

// Verify checks the signature and the age of a webhook, and answers its event. payload: the body as
// it came, before any parsing. secrets: of the endpoint; while it is rotated, the new and the old.
func Verify(payload []byte, header http.Header, secrets ...string) (Event, error) {
	return VerifyAt(time.Now(), payload, header, secrets...)
}

// VerifyAt is Verify at another time.
func VerifyAt(now time.Time, payload []byte, header http.Header, secrets ...string) (Event, error) {
	id, timestamp := header.Get("Webhook-Id"), header.Get("Webhook-Timestamp")
	for name, value := range map[string]string{
		"webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": header.Get("Webhook-Signature"),
	} {
		if value == "" || len(header.Values(name)) != 1 {
			return Event{}, fmt.Errorf("%w: the header %s is missing", ErrWebhook, name)
		}
	}
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if age := now.Sub(time.Unix(seconds, 0)); err != nil || !isTime.MatchString(timestamp) || age > tolerance || -age > tolerance {
		return Event{}, fmt.Errorf("%w: it is too old, or from the future; compare the clock of this machine", ErrWebhook)
	}
	for _, secret := range secrets {
		key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, secretPrefix))
		if err != nil || len(key) == 0 || !strings.HasPrefix(secret, secretPrefix) {
			return Event{}, fmt.Errorf("achord: the secret of an endpoint begins with %s", secretPrefix)
		}
		hash := hmac.New(sha256.New, key)
		hash.Write([]byte(id + "." + timestamp + "."))
		hash.Write(payload)
		expected := []byte("v1," + base64.StdEncoding.EncodeToString(hash.Sum(nil)))
		for _, given := range strings.Split(header.Get("Webhook-Signature"), " ") {
			if hmac.Equal(expected, []byte(given)) {
				event := Event{}
				if err := json.Unmarshal(payload, &event); err != nil {
					return Event{}, fmt.Errorf("%w: %v", ErrWebhook, err)
				}
				event.UUID = id
				return event, nil
			}
		}
	}
	return Event{}, fmt.Errorf("%w: it is not signed with a secret of this endpoint", ErrWebhook)
}
