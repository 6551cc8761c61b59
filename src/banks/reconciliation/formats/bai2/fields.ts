// The fields of a BAI2 record, one after the other, over the rows that continue it.
import type { Bai2Record } from './records.ts';

// Funds types and the number of fields that follow each; D is followed by a number of pairs.
const fieldsOfFunds: Readonly<Record<string, number>> = { '': 0, '0': 0, '1': 0, '2': 0, Z: 0, V: 2, S: 3 };

/** Reads the fields of a record in order. */
export interface Fields {
  readonly ended: boolean;
  /**
   * The next field; empty after the last one. Without a slash it goes on in the next row.
   * `unlessCode`: but not if that row begins with a type code.
   */
  next(options?: { unlessCode: boolean }): string;
  /** A field that is never empty: `,/` at the end of a row may be no field at all. */
  nextFilled(): string;
  /**
   * An optional field. Empty if the row is over and the next one begins with a type code: a bank
   * may leave out the empty fields at the end of a row.
   */
  nextUnlessCode(options?: { unlessCode: boolean }): string;
  /** Skips what a funds type brings. Returns what is wrong with it, or null. */
  skipFunds(type: string): string | null;
  /** All that is left, with its commas and slashes: the text of a record. */
  text(): string;
}

export function fieldsOf({ segments }: Bai2Record): Fields {
  let current = 0;
  let at = 0;
  let ended = false;

  /** The row that is read next begins with a type code. */
  const beginsWithCode = () => /^\d{3}(,|$)/.test(segments[current]?.text ?? '');

  const fields: Fields = {
    get ended(): boolean {
      return ended;
    },

    next({ unlessCode } = { unlessCode: false }): string {
      let field = '';
      for (;;) {
        const segment = segments[current];
        if (segment === undefined) {
          ended = true;
          return field.trim();
        }
        const comma = segment.text.indexOf(',', at);
        if (comma !== -1) {
          field += segment.text.slice(at, comma);
          at = comma + 1;
          return field.trim();
        }
        field += segment.text.slice(at);
        current++;
        at = 0;
        if (current === segments.length) ended = true;
        if (segment.closed || ended || (unlessCode && beginsWithCode())) return field.trim();
      }
    },

    nextFilled(): string {
      for (;;) {
        const isLastOfRow = !segments[current]?.text.includes(',', at);
        const field = fields.next();
        if (field !== '' || !isLastOfRow || ended) return field;
      }
    },

    nextUnlessCode(options?: { unlessCode: boolean }): string {
      const before = segments[current - 1];
      return at === 0 && before?.closed === true && beginsWithCode() ? '' : fields.next(options);
    },

    skipFunds(type: string): string | null {
      const count = type === 'D' ? 2 * Number(fields.nextFilled()) : fieldsOfFunds[type];
      if (count === undefined || !Number.isInteger(count) || count > 200)
        return `the funds type is ${JSON.stringify(type)}; it may be 0, 1, 2, S, V, Z, D with a number of pairs, or empty`;
      for (let n = 0; n < count; n++) {
        // The time of V may be empty.
        if (type === 'V' && n === 1) fields.next();
        else fields.nextFilled();
      }
      return null;
    },

    text(): string {
      let text = '';
      for (const segment of segments.slice(current)) {
        text += segment.text.slice(at);
        // A full row goes on in the middle of a word, also after a slash of the text.
        text += segment.full ? (segment.closed ? '/' : '') : ' ';
        at = 0;
      }
      current = segments.length;
      ended = true;
      return text;
    },
  };
  return fields;
}
