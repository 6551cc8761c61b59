package achord

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	mathrand "math/rand"
	"net"
	"net/http"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// Answer is what came with the data of an answer.
type Answer struct {
	// As JSON, or the text of a file.
	Data    json.RawMessage
	Status  int
	Message string
	// In the log of the service.
	RequestID string
	// Whether this is the stored answer of an earlier request with the same key.
	IsReplay bool
	Header   http.Header
}

type sender struct {
	baseURL  string
	token    func() string
	settings Settings
}

const (
	firstWait = 500 * time.Millisecond
	mostWait  = 8 * time.Second
	// A service that asks for more is asked again by the caller, not by this client.
	longestWait = 60 * time.Second
)

var inPath = regexp.MustCompile(`\{(\w+)\}`)

// Sends a request, and again where a retry is safe. route: a method, a path, and "body" if the
// input goes there. path: names and values in turns.
func (s *sender) send(ctx context.Context, route string, path []string, input any, options []Option) (Answer, error) {
	method, address, body, err := requestOf(route, path, input)
	if err != nil {
		return Answer{}, err
	}
	var made call
	for _, option := range options {
		option(&made)
	}
	if method != http.MethodPost && method != http.MethodPut {
		made.key = ""
	} else if made.key == "" {
		// The same for all attempts: the service does the thing once.
		made.key = newUUID()
	}
	for attempt := 1; ; attempt++ {
		answer, failure, retryAfter := s.attempt(ctx, method, address, body, made.key)
		if failure == nil {
			if s.settings.OnAnswer != nil {
				s.settings.OnAnswer(answer)
			}
			return answer, nil
		}
		if ctx.Err() != nil {
			return Answer{}, ctx.Err()
		}
		wait := waitBefore(attempt, retryAfter, time.Now())
		if !failure.Retryable || attempt > s.settings.MaxRetries || wait > longestWait {
			return Answer{}, failure
		}
		select {
		case <-ctx.Done():
			return Answer{}, ctx.Err()
		case <-time.After(wait):
		}
	}
}

func (s *sender) attempt(ctx context.Context, method, address string, body []byte, key string) (Answer, *Error, string) {
	limited, cancel := context.WithTimeout(ctx, s.settings.Timeout)
	defer cancel()
	var content io.Reader
	if body != nil {
		content = bytes.NewReader(body)
	}
	request, err := http.NewRequestWithContext(limited, method, s.baseURL+address, content)
	if err != nil {
		return Answer{}, withoutAnswer(err, key), ""
	}
	request.Header.Set("Accept", "application/json, */*;q=0.5")
	request.Header.Set("Achord-Strict", "1")
	if token := s.token(); token != "" {
		request.Header.Set("Authorization", "Bearer "+token)
	}
	if body != nil {
		request.Header.Set("Content-Type", "application/json")
	}
	if key != "" {
		request.Header.Set("Idempotency-Key", key)
	}
	for name, value := range s.settings.Headers {
		request.Header.Set(name, value)
	}
	response, err := s.settings.HTTPClient.Do(request)
	if err != nil {
		return Answer{}, withoutAnswer(err, key), ""
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		return Answer{}, withoutAnswer(err, key), ""
	}
	if response.StatusCode < 200 || response.StatusCode > 299 {
		return Answer{}, refusalOf(response, text, key), response.Header.Get("Retry-After")
	}
	return answerOf(response, text), nil, ""
}

type envelope struct {
	Message string          `json:"message"`
	Data    json.RawMessage `json:"data"`
	Errors  []FieldError    `json:"errors"`
}

func answerOf(response *http.Response, text []byte) Answer {
	answer := Answer{
		Data:      text, // A file is its text.
		Status:    response.StatusCode,
		RequestID: response.Header.Get("X-Request-Id"),
		IsReplay:  response.Header.Get("Idempotent-Replayed") == "true",
		Header:    response.Header,
	}
	if strings.HasPrefix(response.Header.Get("Content-Type"), "application/json") {
		var read envelope
		// An answer that is cut off is an error of the connection.
		_ = json.Unmarshal(text, &read)
		answer.Data, answer.Message = read.Data, read.Message
	}
	return answer
}

// The data of an answer.
func answered[T any](ctx context.Context, s *sender, route string, path []string, input any, options []Option) (T, error) {
	var data T
	answer, err := s.send(ctx, route, path, input, options)
	if err != nil {
		return data, err
	}
	if text, isText := any(&data).(*string); isText {
		*text = string(answer.Data)
		return data, nil
	}
	if err := json.Unmarshal(answer.Data, &data); err != nil {
		return data, fmt.Errorf("achord: the answer to %s has another form: %w", route, err)
	}
	return data, nil
}

func requestOf(route string, path []string, input any) (method string, address string, body []byte, err error) {
	parts := strings.Split(route, " ")
	method = parts[0]
	address = inPath.ReplaceAllStringFunc(parts[1], func(part string) string {
		name := part[1 : len(part)-1]
		for i := 0; i+1 < len(path); i += 2 {
			if path[i] == name && path[i+1] != "" {
				return url.PathEscape(path[i+1])
			}
		}
		// An empty name would be the path of another operation.
		err = fmt.Errorf("achord: %s is needed", name)
		return part
	})
	if err != nil {
		return
	}
	if input == nil {
		input = map[string]any{}
	}
	written, err := json.Marshal(input)
	if err != nil {
		return
	}
	if len(parts) > 2 {
		return method, address, written, nil
	}
	query, err := queryOf(written)
	if query != "" {
		address += "?" + query
	}
	return method, address, nil, err
}

// The fields of an object, and another one.
func with(input any, name string, value any) map[string]any {
	fields := map[string]any{}
	if written, err := json.Marshal(input); err == nil {
		_ = json.Unmarshal(written, &fields)
	}
	if fields == nil {
		fields = map[string]any{}
	}
	fields[name] = value
	return fields
}

// The fields of an object as a query: name=value, and name[key]=value of an object inside.
func queryOf(written []byte) (string, error) {
	var fields map[string]any
	decoder := json.NewDecoder(bytes.NewReader(written))
	decoder.UseNumber()
	if err := decoder.Decode(&fields); err != nil {
		return "", err
	}
	query := url.Values{}
	for name, value := range fields {
		switch value := value.(type) {
		case nil:
		case map[string]any:
			for key, one := range value {
				query.Set(name+"["+key+"]", fmt.Sprint(one))
			}
		default:
			query.Set(name, fmt.Sprint(value))
		}
	}
	return query.Encode(), nil
}

// What Retry-After says, and in any case some random part of a time that doubles with each attempt,
// so that many clients do not come back at once.
func waitBefore(attempt int, retryAfter string, now time.Time) time.Duration {
	backOff := math.Min(float64(mostWait), float64(firstWait)*math.Pow(2, float64(attempt-1)))
	wait := time.Duration(backOff * (0.5 + mathrand.Float64()/2))
	asked := time.Duration(0)
	if seconds, err := strconv.ParseFloat(retryAfter, 64); err == nil {
		asked = time.Duration(seconds * float64(time.Second))
	} else if date, err := http.ParseTime(retryAfter); err == nil {
		asked = date.Sub(now)
	}
	if asked > wait {
		return asked
	}
	return wait
}

func mayRetry(status int) bool {
	switch status {
	case 0, 409, 429, 502, 503, 504:
		return true
	}
	return false
}

func withoutAnswer(cause error, key string) *Error {
	failure := &Error{Code: "connection_failed", kind: ErrConnection, IdempotencyKey: key, Retryable: mayRetry(0), cause: cause}
	var operation *net.OpError
	var late interface{ Timeout() bool }
	switch {
	case errors.As(cause, &operation) && operation.Op == "dial":
		failure.Message = "The service cannot be reached."
	case errors.As(cause, &late) && late.Timeout():
		failure.Code, failure.kind, failure.Message = "timeout", ErrTimeout, "The service did not answer in time."
	default:
		failure.Message = "The connection broke before the answer came. The request may have had its effect."
	}
	return failure
}

func refusalOf(response *http.Response, text []byte, key string) *Error {
	var read envelope
	// A proxy may answer without our envelope.
	_ = json.Unmarshal(text, &read)
	status := response.StatusCode
	code := "http_" + strconv.Itoa(status)
	if len(read.Errors) > 0 {
		code = read.Errors[0].Code
	}
	// The entries of an invalid request have the rule that a field violates, such as "required".
	if status == 422 && kindOfCode(code) == nil {
		code = "invalid_request"
	}
	return &Error{
		Status: status, Code: code, Message: messageOf(read, status), Fields: read.Errors,
		RequestID: response.Header.Get("X-Request-Id"), IdempotencyKey: key, Retryable: mayRetry(status),
		kind: kindOf(status, code),
	}
}

func newUUID() string {
	var b [16]byte
	if _, err := rand.Read(b[:]); err != nil {
		panic(err)
	}
	b[6], b[8] = b[6]&0x0f|0x40, b[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[0:4], b[4:6], b[6:8], b[8:10], b[10:])
}
