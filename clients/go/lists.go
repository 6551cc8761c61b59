package achord

import (
	"context"
	"encoding/json"
	"fmt"
)

// List has records, read page by page as they are needed:
//
//	list := client.Transactions.List(achord.ListTransactionsQuery{})
//	for list.Next(ctx) {
//		fmt.Println(list.Value().UUID)
//	}
//	if list.Err() != nil { … }
//
// The service has numbered pages, and pages that begin after a record. The next numbered page may be
// named by a header too: it then begins where this one ends, also if new records have come before it.
type List[T any] struct {
	sender *sender
	route  string
	path   []string
	name   string
	input  map[string]any
	err    error
	page   []T
	// What the next page needs; nil: no next page.
	paging map[string]any
	value  T
}

func listOf[T any](s *sender, route string, path []string, name string, preset map[string]any, filters any) *List[T] {
	list := &List[T]{sender: s, route: route, path: path, name: name, input: map[string]any{}, paging: map[string]any{}}
	for key, value := range preset {
		list.input[key] = value
	}
	var given map[string]any
	written, err := json.Marshal(filters)
	if err == nil {
		err = json.Unmarshal(written, &given)
	}
	list.err = err
	for key, value := range given {
		list.input[key] = value
	}
	return list
}

// Next reads the next record; false: there is none, or Err says what failed.
func (l *List[T]) Next(ctx context.Context) bool {
	for len(l.page) == 0 {
		if l.err != nil || l.paging == nil {
			return false
		}
		l.page, l.err = l.Page(ctx)
	}
	l.value, l.page = l.page[0], l.page[1:]
	return true
}

// Value is the record that Next has read.
func (l *List[T]) Value() T { return l.value }

// Err is what ended the list before its end; nil: nothing did.
func (l *List[T]) Err() error { return l.err }

// All reads all records. It is an error if there are more than most.
func (l *List[T]) All(ctx context.Context, most int) ([]T, error) {
	found := []T{}
	for l.Next(ctx) {
		if len(found) == most {
			return nil, fmt.Errorf("achord: the list has more than %d records", most)
		}
		found = append(found, l.Value())
	}
	return found, l.err
}

// Page reads the next page. It has no records after the last one.
func (l *List[T]) Page(ctx context.Context) ([]T, error) {
	if l.err != nil || l.paging == nil {
		return nil, l.err
	}
	input := map[string]any{}
	for key, value := range l.input {
		input[key] = value
	}
	for key, value := range l.paging {
		input[key] = value
	}
	answer, err := l.sender.send(ctx, l.route, l.path, input, nil)
	if err != nil {
		return nil, err
	}
	var read map[string]json.RawMessage
	var records []T
	if err := json.Unmarshal(answer.Data, &read); err != nil {
		return nil, err
	}
	if err := json.Unmarshal(read[l.name], &records); err != nil {
		return nil, err
	}
	l.paging, err = following(answer, read)
	return records, err
}

func following(answer Answer, read map[string]json.RawMessage) (map[string]any, error) {
	if next, isChained := read["next"]; isChained {
		var after *string
		if err := json.Unmarshal(next, &after); err != nil || after == nil {
			return nil, err
		}
		return map[string]any{"after": *after}, nil
	}
	var numbers struct {
		CurrentPage int `json:"currentPage"`
		TotalPages  int `json:"totalPages"`
	}
	if err := json.Unmarshal(read["pagination"], &numbers); err != nil || numbers.CurrentPage >= numbers.TotalPages {
		return nil, err
	}
	paging := map[string]any{"page": numbers.CurrentPage + 1}
	if after := answer.Header.Get("Achord-Next"); after != "" {
		paging["after"] = after
	}
	return paging, nil
}
