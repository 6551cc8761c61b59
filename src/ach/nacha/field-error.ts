// The error for a value that cannot be written: record, field, given value and allowed values.

/** When it is thrown, nothing of the record is written. */
export class FieldError extends Error {
  readonly record: string;
  readonly field: string;
  readonly given: unknown;
  readonly allowed: string;

  /**
   * @param record the record's name, with its place if known: `entry 091000010000001`
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

/** Account numbers must not get into logs: the message has only their length. */
function shown(field: string, given: unknown): string {
  if (typeof given !== 'string') return String(given);
  if (field === 'account_number' || field === 'corrected_data') return `text of ${given.length} characters`;
  return JSON.stringify(given);
}
