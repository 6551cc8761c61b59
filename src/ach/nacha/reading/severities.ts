// The one table that says what a finding does: to the whole file, to one item, or nothing.
import type { RecordName } from '../layout/layouts.ts';

/**
 * `integrity`: other records may be wrong or missing too, so the whole file is quarantined.
 * `item`: one entry cannot be used; it goes to suspense, and the others are applied. `note`:
 * nothing is computed from it.
 */
export type Severity = 'integrity' | 'item' | 'note';

/** Where a finding is: in a record, or in the file as a whole. */
export type Place = RecordName | 'file';

const original = { original_trace: 'item' } as const;
const figures = {
  entry_addenda_count: 'integrity',
  entry_hash: 'integrity',
  total_debits: 'integrity',
  total_credits: 'integrity',
} as const;

const ofEntry = {
  // The totals prove the amounts. Without a transaction code the direction is a guess. In a line
  // that is too long, fields may be in other columns.
  amount: 'integrity',
  transaction_code: 'item',
  addenda_type_code: 'item',
  rejection: 'item',
  line: 'item',
} as const;

/** Fields that are not here are notes. */
const severities: Partial<Record<Place, Readonly<Record<string, Severity>>>> = {
  // A file of another kind, a missing header or control, a line that is no record. SEC code: after
  // ADV, whose amounts are in other columns, the control cannot be compared.
  file: { file: 'integrity', record_type_code: 'integrity', sec_code: 'integrity' },
  entry: ofEntry,
  ctx_entry: ofEntry,
  return_addenda: { ...original, return_code: 'item' },
  dishonored_return_addenda: original,
  contested_return_addenda: { ...original, dishonored_return_trace: 'item' },
  change_addenda: { ...original, change_code: 'item', corrected_data: 'item' },
  refused_change_addenda: original,
  batch_control: figures,
  file_control: { ...figures, batch_count: 'integrity' },
};

export function severityOf(place: Place, field: string): Severity {
  return severities[place]?.[field] ?? 'note';
}
