<?php

declare(strict_types=1);

namespace Achord;

/**
 * Records, read page by page as they are needed. The service has numbered pages, and pages that
 * begin after a record (`next`). The next numbered page may be named by a header too: it then begins
 * where this one ends, also if new records have come before it.
 *
 * @template Item
 * @template Page of array
 * @implements \IteratorAggregate<int, Item>
 */
final class Records implements \IteratorAggregate
{
    /** @param array<string, mixed> $values */
    public function __construct(
        private readonly Sender $sender,
        private readonly string $operation,
        private readonly string $name,
        private readonly array $values,
    ) {
    }

    /**
     * The first page.
     *
     * @return Page
     */
    public function first(): array
    {
        return $this->sender->call($this->operation, $this->values);
    }

    /**
     * The pages, with what else each answer has.
     *
     * @return \Generator<int, Page>
     */
    public function pages(): \Generator
    {
        $paging = [];
        while ($paging !== null) {
            $answer = $this->sender->send($this->operation, [...$this->values, ...$paging]);
            yield $answer->data;
            $paging = self::following($answer);
        }
    }

    /** @return \Generator<int, Item> */
    public function getIterator(): \Generator
    {
        $number = 0;
        foreach ($this->pages() as $page) {
            foreach ($page[$this->name] as $item) {
                yield $number++ => $item;
            }
        }
    }

    /**
     * All records. Throws RangeException if there are more than `$most`.
     *
     * @return list<Item>
     */
    public function toArray(int $most = 10_000): array
    {
        $found = [];
        foreach ($this as $item) {
            if (count($found) === $most) {
                throw new \RangeException("The list has more than {$most} records.");
            }
            $found[] = $item;
        }
        return $found;
    }

    /**
     * What the next page needs; null: no next page.
     *
     * @return array<string, mixed>|null
     */
    private static function following(Answer $answer): ?array
    {
        $page = $answer->data;
        if (array_key_exists('next', $page)) {
            return $page['next'] === null ? null : ['after' => $page['next']];
        }
        ['currentPage' => $current, 'totalPages' => $total] = $page['pagination'];
        if ($current >= $total) {
            return null;
        }
        $after = $answer->headers['achord-next'] ?? null;
        return ['page' => $current + 1, ...($after === null ? [] : ['after' => $after])];
    }
}
