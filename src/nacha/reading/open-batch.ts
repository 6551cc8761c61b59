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
  };
}

/** Sums of cents stop at 2⁵³ − 1: no control has that many digits, so the totals then differ. */
export const add = (a: number, b: number) => Math.min(a + b, Number.MAX_SAFE_INTEGER);

/** Compares a control record's figures with those computed from the records. */
export function compareTotals(
  record: 'batch_control' | 'file_control',
  stated: Record<string, number | string>,
  computed: Record<string, number | string>,
  line: number,
  findings: Findings,
): void {
  for (const [field, right] of Object.entries(computed)) {
    const found = stated[field]!;
    if (found === right) continue;
    const what = `${layouts[record].title}'s ${fieldWords(field)}`;
    findings.problem(line, field, String(found), String(right), `The ${what} is ${found}; it should be ${right}.`);
  }
}

export function compareBatch(batch: OpenBatch, control: BatchControl, line: number, findings: Findings): void {
  if (batch.treatment === 'skipped') return;
  const { header } = batch;
  const promised: Record<string, number | string> =
    header === null
      ? {}
      : {
          service_class_code: header.service_class_code,
          odfi: header.odfi,
          batch_number: header.batch_number,
        };
  compareTotals(
    'batch_control',
    { ...control },
    {
      ...promised,
      entry_addenda_count: batch.records,
      entry_hash: entryHash(batch.hash),
      total_debits: batch.debits,
      total_credits: batch.credits,
    },
    line,
    findings,
  );
  if (header === null) return;
  const stated = control.company_identification.trim();
  const right = header.company_identification.trim();
  if (stated === '')
    findings.note(line, 'company_identification', 'The batch control does not repeat the company identification.');
  else if (stated !== right)
    compareTotals(
      'batch_control',
      { company_identification: stated },
      { company_identification: right },
      line,
      findings,
    );
}
