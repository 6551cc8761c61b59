// What is wrong with a value that was to be written: the record, the field, what was given and what
// is allowed.

/** Nothing of the record has been written when it is thrown. */
export class FieldError extends Error {
  readonly record: string;
  readonly field: string;
  readonly given: unknown;
  readonly allowed: string;

  /**
   * @param record the record's name, with its place where that is known: `entry 091000010000001`
   * @param given quoted in the message, unless it is an account number
   */
  constructor(record: string, field: string, given: unknown, allowed: string) {
    super(`${record}: ${field} is ${shown(field, given)}; allowed: ${allowed}`);
    this.name = 'FieldError';
    this.record = record;
    this.field = field;
    this.given = given;
    this.allowed = allowed;
  }
}

/** Account numbers belong in no log: only their length is told. */
function shown(field: string, given: unknown): string {
  if (typeof given !== 'string') return String(given);
  if (field === 'account_number' || field === 'corrected_data') return `text of ${given.length} characters`;
  return JSON.stringify(given);
}
