// The open batch: its header, its sums, and whether its control agrees.
import { secCodeRow } from '../codes/sec-codes.ts';
import { entryHash } from '../control-figures.ts';
import { layouts } from '../layout/layouts.ts';
import type { BatchControl, BatchHeader } from '../records.ts';
import { type AllowedCodes, allowedCodes } from './allowed-codes.ts';
import { fieldWords } from './field-text.ts';
import type { Findings } from './findings.ts';

export interface OpenBatch {
  /** Null if the header is missing. */
  header: BatchHeader | null;
  sec: string;
  /**
   * `read` for a supported SEC code. For others the entries are not checked: `counted` if their
   * amounts are in the usual columns, `skipped` (ADV) if not.
   */
  treatment: 'read' | 'counted' | 'skipped';
  isReversal: boolean;
  allowed: AllowedCodes;
  /** The first eight digits of its trace numbers; -1 without a header. */
  odfi: number;
  entries: number;
  /** Entries and addenda. */
  records: number;
  hash: number;
  debits: number;
  credits: number;
  lastTrace: number;
  /** Its trace numbers ascend so far, and begin with its ODFI: each is noted once. */
  ascends: boolean;
  hasItsOdfi: boolean;
}

export function openBatch(header: BatchHeader | null): OpenBatch {
  const sec = header?.sec_code ?? '';
  const supported = secCodeRow(sec)?.supported ?? true;
  const isReversal = header?.entry_description.trim().toUpperCase() === 'REVERSAL';
  return {
    header,
    sec,
    treatment: supported ? 'read' : sec === 'ADV' ? 'skipped' : 'counted',
    isReversal,
    allowed: allowedCodes(header?.service_class_code ?? 200, sec, isReversal),
    odfi: header === null ? -1 : Number(header.odfi),
    entries: 0,
    records: 0,
    hash: 0,
    debits: 0,
    credits: 0,
    lastTrace: -1,
    ascends: true,
    hasItsOdfi: true,
  };
}

/** Sums of cents stop at 2⁵³ − 1: no control has that many digits, so the totals then differ. */
export const add = (a: number, b: number) => Math.min(a + b, Number.MAX_SAFE_INTEGER);

/** The figures of a control record that its records prove. */
type Figures = Readonly<Record<string, number>>;

/**
 * Compares a control record's figures with those computed from the records. One missing record
 * changes several figures, so there is one problem for all of them.
 */
export function compareFigures(
  record: 'batch_control' | 'file_control',
  stated: Figures,
  computed: Figures,
  line: number,
  findings: Findings,
): void {
  const wrong = Object.keys(computed).filter((field) => stated[field] !== computed[field]);
  const [first] = wrong;
  if (first === undefined) return;
  const what = wrong.map((field) => `${fieldWords(field)} is ${stated[field]}; it should be ${computed[field]}`);
  findings.find(
    record,
    line,
    first,
    String(stated[first]),
    String(computed[first]),
    `The ${layouts[record].title}'s ${what.join('. Its ')}.`,
  );
}

export const figuresOf = ({
  entry_addenda_count,
  entry_hash,
  total_debits,
  total_credits,
}: Pick<BatchControl, 'entry_addenda_count' | 'entry_hash' | 'total_debits' | 'total_credits'>) => ({
  entry_addenda_count,
  entry_hash,
  total_debits,
  total_credits,
});

export function compareBatch(batch: OpenBatch, control: BatchControl, line: number, findings: Findings): void {
  if (batch.treatment === 'skipped') return;
  const { records, hash, debits, credits, header } = batch;
  const computed = {
    entry_addenda_count: records,
    entry_hash: entryHash(hash),
    total_debits: debits,
    total_credits: credits,
  };
  compareFigures('batch_control', figuresOf(control), computed, line, findings);
  if (header === null) return;
  // Nothing is computed from these.
  for (const field of ['service_class_code', 'company_identification', 'odfi', 'batch_number'] as const) {
    const [stated, right] = [String(control[field]).trim(), String(header[field]).trim()];
    if (stated === right) continue;
    findings.note(
      line,
      field,
      stated === ''
        ? `The batch control does not repeat the ${fieldWords(field)}.`
        : `The batch control's ${fieldWords(field)} is ${stated}; the header has ${right}.`,
    );
  }
}
