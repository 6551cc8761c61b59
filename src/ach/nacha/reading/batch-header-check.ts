// Checks a batch header, and whether its SEC code is supported.

import { type SecCodeRow, secCodeRow, secCodes } from '../codes/sec-codes.ts';
import { serviceClassRow } from '../codes/service-classes.ts';
import { one, zero } from '../layout/bytes.ts';
import type { BatchHeader } from '../records.ts';
import { explainRecord } from './explain-record.ts';
import { columnsOf } from './field-text.ts';
import type { Findings } from './findings.ts';
import type { OpenBatch } from './open-batch.ts';

/** `clean`: every character fits its column. */
export function checkBatchHeader(
  { header, treatment }: OpenBatch,
  bytes: Buffer,
  at: number,
  line: number,
  clean: boolean,
  findings: Findings,
): void {
  if (header === null) return;
  if (treatment !== 'read') nameUnsupported(header.sec_code, treatment, line, findings);
  else checkSupported(header, bytes, at, line, clean, findings);
}

const supported = Object.entries<SecCodeRow>(secCodes)
  .filter(([, row]) => row.supported)
  .map(([code]) => code)
  .join(', ');

function nameUnsupported(code: string, treatment: 'counted' | 'skipped', line: number, findings: Findings): void {
  const named = `SEC code ${code} (${secCodeRow(code)!.title}) is not supported`;
  if (treatment === 'counted')
    findings.note(
      line,
      'sec_code',
      `${named}: the entries of this batch are not ours. They were counted, but not checked.`,
    );
  else findings.find('file', line, 'sec_code', code, supported, `${named}: the entries of this batch were skipped.`);
}

function checkSupported(
  header: BatchHeader,
  bytes: Buffer,
  at: number,
  line: number,
  clean: boolean,
  findings: Findings,
): void {
  if (!clean || !hasGoodValues(header, bytes, at)) explainRecord('batch_header', bytes, at, line, findings);
  const code = header.sec_code;
  if (code !== '' && secCodeRow(code) === undefined) findings.note(line, 'sec_code', `"${code}" is not an SEC code.`);
  else if (code !== columnsOf(bytes, at, 51, 53).trimEnd())
    findings.note(line, 'sec_code', 'The SEC code is in lower case.');
  if (header.service_class_code === 280)
    findings.note(line, 'service_class_code', 'Service class 280 is for advices (ADV) only.');
}

/** Whether a header with clean characters needs no explanation of its fields. */
function hasGoodValues(header: BatchHeader, bytes: Buffer, at: number): boolean {
  const { settlement_date: day } = header;
  return (
    serviceClassRow(header.service_class_code) !== undefined &&
    header.effective_entry_date !== null &&
    (day === null ? columnsOf(bytes, at, 76, 78) === '   ' : day <= 366) &&
    // A field that begins with a blank or a zero may be missing.
    bytes[at + 4]! > zero &&
    bytes[at + 40]! > zero &&
    bytes[at + 50]! > zero &&
    bytes[at + 53]! > zero &&
    bytes[at + 78] === one &&
    Number(header.odfi) > 0
  );
}
