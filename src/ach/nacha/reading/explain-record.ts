// Reports everything that is wrong with a single record, by the layout tables.
import { layouts, type RecordName, recordLength } from '../layout/layouts.ts';
import { checkField } from './check-field.ts';
import { columnsOf, fieldWords } from './field-text.ts';
import type { Findings } from './findings.ts';

/**
 * Reads every field as text: only for records of which a field may be wrong, and for the few file
 * headers.
 */
export function explainRecord(record: RecordName, bytes: Buffer, at: number, line: number, findings: Findings): void {
  const { title, fields } = layouts[record];
  // One string for all fields: converting each field from bytes takes longer.
  const columns = columnsOf(bytes, at, 1, recordLength);
  for (const field of fields) {
    const text = columns.slice(field.from - 1, field.to);
    const finding = checkField(field, text);
    if (finding === null) continue;
    const shown = secret.includes(field.field) ? '' : ` "${shortened(text)}"`;
    const sentence = `In the ${title} the ${fieldWords(field.field)}${shown} ${finding.message}.`;
    if (finding.note) findings.note(line, field.field, sentence);
    else findings.find(record, line, field.field, shown === '' ? '' : text, finding.allowed, sentence);
  }
}

/** Account numbers must not get into logs. */
const secret = ['account_number', 'corrected_data'];

function shortened(text: string): string {
  const shown = text.trim().replace(/[^ -~]/g, '?');
  return shown.length > 30 ? `${shown.slice(0, 30)}…` : shown;
}
