// achord banks: checks the banks file and the connection to each bank; decides about files with an
// uncertain delivery.

import { recordAct } from '../../src/access/tenants/audit-trail.ts';
import { operator } from '../../src/access/tenants/find-caller.ts';
import { checkBank, type Finding } from '../../src/banks/connections/configuration/check-bank.ts';
import type { ConfiguredBank } from '../../src/banks/connections/configuration/read-banks-file.ts';
import { decideDelivery, selectUncertain } from '../../src/banks/connections/exchange/delivery-notes.sql.ts';
import { atomically } from '../../src/platform/database/atomic-phase.ts';
import { realClock } from '../../src/platform/std/clock.ts';
import { timestamp } from '../../src/platform/std/timestamps.ts';
import { CommandNotUnderstood, CommandRefused } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';
import { configuredBanks } from './configured-banks.ts';
import { whereItIs } from './lanes-of-command.ts';
import { withDatabase } from './with-database.ts';

interface CheckOptions {
  connect?: true;
  json?: true;
}

/** Exit code 1 when the file is refused, or a bank cannot be reached with its configuration. */
export async function checkBanks({ connect, json }: CheckOptions, terminal: Terminal): Promise<void> {
  const checked: { name: string; findings: Finding[] }[] = [];
  for (const bank of await configuredBanks(terminal))
    checked.push({ name: bank.name, findings: connect ? await checkBank(bank) : [described(bank)] });
  if (json) terminal.stdout.write(`${JSON.stringify({ banks: checked })}\n`);
  else for (const { name, findings } of checked) terminal.stdout.write(shown(name, findings));
  if (checked.some(({ findings }) => findings.some(({ ok }) => !ok))) terminal.exitCode = 1;
}

function described({ odfi, sftp, pgp }: ConfiguredBank): Finding {
  const wrapped = pgp.wrap === null && pgp.unwrap === null ? '' : ', OpenPGP';
  return { what: 'file', ok: true, said: `ODFI ${odfi}, ${sftp.username} at ${sftp.host}:${sftp.port}${wrapped}` };
}

function shown(name: string, findings: readonly Finding[]): string {
  const lines = findings.map(({ what, ok, said }) => `  ${ok ? 'ok    ' : 'failed'}  ${what.padEnd(9)}  ${said}`);
  return `${[name, ...lines].join('\n')}\n`;
}

export async function listUncertain({ json }: { json?: true }, terminal: Terminal): Promise<void> {
  const uncertain = await withDatabase(terminal, async ({ everyLane }) =>
    Promise.all((await everyLane()).map((lane) => selectUncertain(lane.database))),
  );
  const files = uncertain
    .flat()
    .sort((one, other) => one.created_at.getTime() - other.created_at.getTime())
    .map(({ bank, name, created_at }) => ({ bank, name, created_at: timestamp(created_at) }));
  if (json) terminal.stdout.write(`${JSON.stringify({ files })}\n`);
  else if (files.length === 0) terminal.stdout.write('No file is uncertain.\n');
  for (const { bank, name, created_at } of json ? [] : files)
    terminal.stdout.write(`${created_at}  ${bank}  ${name}\n`);
}

interface DecideOptions {
  delivered?: true;
  sendAgain?: true;
  json?: true;
}

/** The audit trail records the decision as an act of the operator. */
export async function decideFile(
  bank: string,
  name: string,
  { delivered, sendAgain, json }: DecideOptions,
  terminal: Terminal,
): Promise<void> {
  if (delivered === sendAgain)
    throw new CommandNotUnderstood('Give the answer of the bank: --delivered or --send-again.');
  const now = realClock.now();
  const decision = delivered ? 'delivered' : 'unsent';
  const decided = await withDatabase(terminal, async ({ lanes }) =>
    whereItIs(await lanes(), ({ database }) =>
      atomically(database, async (phase) => {
        if (!(await decideDelivery(phase, bank, name, decision, now))) return null;
        await recordAct(
          phase,
          { caller: operator, now, request_id: null },
          { action: 'bank_file.decided', subject: 'bank_file', subject_uuid: null, detail: { bank, name, decision } },
        );
        return true;
      }),
    ),
  );
  if (decided === null)
    throw new CommandRefused(
      `No file ${name} of ${bank} is uncertain. "achord banks uncertain" lists the uncertain files.`,
    );
  const outcome = delivered ? 'is marked as delivered' : 'will be sent again';
  terminal.stdout.write(json ? `${JSON.stringify({ bank, name, decision })}\n` : `${name} ${outcome}.\n`);
}
