package achord

import (
	"context"
	"encoding/json"
	"time"
)

// Event is a change that the service tells of. Data has its own form for each Type: the reference
// of events lists them.
type Event struct {
	// The same at every delivery and in the event log.
	UUID      string `json:"uuid"`
	Type      string `json:"type"`
	CreatedAt string `json:"created_at"`
	// False: an event of a sandbox.
	Livemode bool            `json:"livemode"`
	Data     json.RawMessage `json:"data"`
}

// Log has events in order, oldest first:
//
//	log := client.Events.Since(lastUUID, achord.SinceOptions{Follow: true})
//	for log.Next(ctx) {
//		handle(log.Value())
//	}
type Log struct {
	sender  *sender
	after   string
	options SinceOptions
	page    []Event
	isEnd   bool
	value   Event
	err     error
}

// SinceOptions choose events. The zero value: all, up to the end of the log.
type SinceOptions struct {
	// Of one type only.
	Type string
	// Events of a page.
	Limit int
	// Looks again at the end of the log.
	Follow bool
	// The pause before it looks again: a second by default.
	Every time.Duration
}

// Since reads events after the event with this uuid; empty: from the first. Keep the uuid of the last
// event that you handled, and begin there after a restart.
func (g *EventsAPI) Since(after string, options SinceOptions) *Log {
	if options.Every == 0 {
		options.Every = time.Second
	}
	return &Log{sender: g.sender, after: after, options: options}
}

// Next reads the next event; false: there is none, or Err says what failed.
func (l *Log) Next(ctx context.Context) bool {
	for len(l.page) == 0 {
		if l.err != nil || (l.isEnd && !l.options.Follow) {
			return false
		}
		if l.isEnd {
			select {
			case <-ctx.Done():
				l.err = ctx.Err()
				return false
			case <-time.After(l.options.Every):
			}
		}
		l.err = l.read(ctx)
	}
	l.value, l.page = l.page[0], l.page[1:]
	return true
}

// Value is the event that Next has read.
func (l *Log) Value() Event { return l.value }

// Err is what ended the log before its end; nil: nothing did.
func (l *Log) Err() error { return l.err }

func (l *Log) read(ctx context.Context) error {
	input := map[string]any{}
	if l.after != "" {
		input["after"] = l.after
	}
	if l.options.Type != "" {
		input["type"] = l.options.Type
	}
	if l.options.Limit != 0 {
		input["limit"] = l.options.Limit
	}
	type page struct {
		Events []Event `json:"events"`
		Next   *string `json:"next"`
	}
	read, err := answered[page](ctx, l.sender, routeOfEvents, nil, input, nil)
	if err != nil {
		return err
	}
	l.page, l.isEnd = read.Events, read.Next == nil
	if read.Next != nil {
		l.after = *read.Next
	} else if len(read.Events) > 0 {
		l.after = read.Events[len(read.Events)-1].UUID
	}
	return nil
}
