// Routing directories for tests, in the formats of the Federal Reserve.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operator } from '../../../src/access/tenants/find-caller.ts';
import { importDirectory } from '../../../src/customers/bank-accounts/routing-directory/import-directory.ts';
import { readDirectory } from '../../../src/customers/bank-accounts/routing-directory/read-directory.ts';
import { withCheckDigit } from '../../../src/customers/bank-accounts/routing-number.ts';
import { atomically } from '../../../src/platform/database/atomic-phase.ts';
import { realClock } from '../../../src/platform/std/clock.ts';
import { copyFromHome } from '../../../src/service/lanes/copy-from-home.ts';
import { endAfterFile } from '../runner/end-after-file.ts';
import type { TestService } from '../service/service.ts';

/** The fields of an entry, as the file has them. */
const usual = {
  routing: '021000021',
  office: 'O',
  frb: '021001208',
  type: '1',
  changed: '072811',
  replacedBy: '000000000',
  name: 'JPMORGAN CHASE',
  status: '1',
  view: '1',
};
export type Written = typeof usual;

/** A line of 155 characters. */
export function directoryLine(fields: Partial<Written> = {}): string {
  const { routing, office, frb, type, changed, replacedBy, name, status, view } = { ...usual, ...fields };
  const address = `${'1 MAIN ST'.padEnd(36)}${'TAMPA'.padEnd(20)}FL336100000`;
  return `${routing}${office}${frb}${type}${changed}${replacedBy}${name.padEnd(36)}${address}8004460135${status}${view}     `;
}

/** The same entries as the JSON download has them. */
export function directoryJson(entries: readonly Partial<Written>[]): string {
  const list = entries.map((fields) => {
    const { routing, office, frb, type, changed, replacedBy, name, status, view } = { ...usual, ...fields };
    return {
      routingNumber: routing,
      officeCode: office,
      servicingFRBNumber: frb,
      recordTypeCode: type,
      changeDate: changed,
      newRoutingNumber: replacedBy,
      customerName: name,
      institutionStatusCode: status,
      dataViewCode: view,
    };
  });
  return JSON.stringify({ fedACHParticipants: { response: { code: 100 }, fedACHParticipants: list } }, null, 2);
}

/** `count` routing numbers, all different. */
export const routingNumbers = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => withCheckDigit(String(30_000_000 + from + index)));

export function written(content: string | Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'achord-directory-'));
  endAfterFile(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'FedACHdir.txt');
  writeFileSync(path, content);
  return path;
}

/** Imports a directory of these lines, as the command does. */
export async function importLines(
  { context: { lanes } }: TestService,
  lines: readonly string[],
  { fewerAllowed = true, now = realClock.now() } = {},
) {
  const directory = await readDirectory(written(lines.map((line) => `${line}\n`).join('')));
  const acting = { caller: operator, now, request_id: null };
  const imported = await atomically(lanes.home.database, (phase) =>
    importDirectory(phase, acting, directory, { importedBy: 'tester', fewerAllowed }),
  );
  await copyFromHome(lanes, realClock);
  return imported;
}
