// Lists page by page. The service has two styles: numbered pages, and pages that begin after a
// record (`next`). The next numbered page may be named by a header too: it then begins where this
// one ends, also if new records have come before it.
import type { Pending } from './pending.ts';
import type { Answer, Options } from './send.ts';

interface Paging {
  page?: number | undefined;
  after?: string | undefined;
}

type Read<Input, Data> = (input: Input & Paging, options?: Options) => Pending<Data>;
type Numbered = { pagination: { currentPage: number; totalPages: number } };
type Chained = { next: string | null };

/** Records, read page by page as they are needed. */
export interface List<Item, Page> extends AsyncIterable<Item> {
  /** The pages, with what else each answer has. */
  pages(): AsyncIterable<Page>;
  /** The first page. */
  first(): Promise<Page>;
  /** All records, at most `most`: 10,000 by default. Throws RangeError if there are more. */
  toArray(most?: number): Promise<Item[]>;
}

/** A list whose answers have their records in `name`. */
export function listOf<Input extends object, Name extends string, Item>(
  read: Read<Input, Record<Name, Item[]> & (Numbered | Chained)>,
  name: Name,
  input: Input,
  options?: Options,
): List<Item, Record<Name, Item[]> & (Numbered | Chained)> {
  async function* pages() {
    let paging: Paging | null = {};
    while (paging !== null) {
      const answer: Answer<Record<Name, Item[]> & (Numbered | Chained)> = await read(
        { ...input, ...paging },
        options,
      ).withResponse();
      yield answer.data;
      paging = following(answer);
    }
  }
  async function* items() {
    for await (const page of pages()) yield* page[name];
  }
  return {
    pages,
    [Symbol.asyncIterator]: items,
    first: () => read(input, options),
    async toArray(most = 10_000) {
      const found: Item[] = [];
      for await (const item of items()) {
        if (found.length === most) throw new RangeError(`The list has more than ${most} records.`);
        found.push(item);
      }
      return found;
    },
  };
}

/** What the next page needs; null: no next page. */
function following({ data: page, headers }: Answer<Numbered | Chained>): Paging | null {
  if ('next' in page) return page.next === null ? null : { after: page.next };
  const { currentPage, totalPages } = page.pagination;
  if (currentPage >= totalPages) return null;
  const after = headers.get('achord-next');
  return { page: currentPage + 1, ...(after === null ? {} : { after }) };
}
