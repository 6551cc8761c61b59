// Two lanes that share one bank, as in live mode: one SFTP server, one directory for files to the
// bank and one for files from it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeAfter } from '../../../src/ach/calendar/banking-instants.ts';
import { readFile } from '../../../src/ach/nacha/reading/read-file.ts';
import type { FileHeader } from '../../../src/ach/nacha/records.ts';
import { openBank } from '../../../src/banks/connections/configuration/open-bank.ts';
import { inLockstep } from '../../../src/banks/day/in-lockstep.ts';
import { bankingDays } from '../../../src/banks/day/play-banking-day.ts';
import { answerToEntry, writeAnswers } from '../../support/banks/bank-answers.ts';
import { readBanks, tenantsOfBoth } from '../../support/banks/one-bank-of-two-lanes.ts';
import { startSftpServer, type TestSftpServer } from '../../support/banks/sftp-server.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, sundayAhead } from '../../support/payments/payments.ts';
import { testDatabase } from '../../support/runner/database.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let server: TestSftpServer;
let service: TestService;
let tenants: { home: Payments; second: Payments };
/** The days of the bank in each lane, home first. */
let play: () => Promise<void>;

const names = (directory: string) =>
  readdirSync(join(server.root, directory), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();

beforeAll(async () => {
  server = await startSftpServer();
  for (const name of ['outgoing', 'incoming', 'archive']) mkdirSync(join(server.root, name));
  const { host, port, username, hostKey } = server;
  const directories = { outgoing: 'outgoing', incoming: 'incoming', archive: 'archive', settle_seconds: 0 };
  const banks = await readBanks({ host, port, username, host_keys: [hostKey], ...directories }, server.password);
  service = await testService({ second: testDatabase, banks });
  tenants = await tenantsOfBoth(service);
  await advance(service, { to: sundayAhead(service) });
  const { lanes, vault, log, sandboxClock } = service.context;
  const clock = sandboxClock!;
  const days = lanes.all.map(({ database }, index) => {
    const bank = openBank(banks[index]!, 0, database, clock, lanes.home.database);
    return bankingDays({ database, vault, log, clock, bankingClock: clock, banks: [bank] });
  });
  play = async () => {
    const until = closeAfter(clock.now(), 1);
    const reached = (at: Date) => clock.advanceTo(lanes.home.database, at);
    // In one process, the lanes reach each instant together.
    await inLockstep(days).playUntil(until, reached);
    await reached(until);
  };
});
afterAll(async () => {
  await server.stop();
  await expectInvariants(service.context.database);
});

async function headerOf(name: string): Promise<FileHeader> {
  const reading = readFile([readFileSync(join(server.root, 'outgoing', name))]);
  let header: FileHeader;
  for await (const page of reading.pages)
    for (const { record, value } of page) if (record === 'file_header') header = value;
  expect(reading.summary().problems).toEqual([]);
  return header!;
}

it('The files of both lanes are in one directory, and each lane applies its return of one file', async () => {
  const started = { home: await tenants.home.started(), second: await tenants.second.started() };
  await play();
  const sent = names('outgoing');
  expect(sent).toEqual([expect.stringMatching(/-A\.ach$/), expect.stringMatching(/-S\.ach$/)]);
  const headers = await Promise.all(sent.map(headerOf));
  expect(headers.map(({ file_id_modifier }) => file_id_modifier)).toEqual(['A', 'S']);
  expect(headers.map(({ immediate_origin }) => immediate_origin)).toEqual(['1234567890', '1234567890']);
  await play();
  const answers = [
    await answerToEntry(service, started.home.uuid, { code: 'R01' }),
    await answerToEntry(service, started.second.uuid, { code: 'R01' }),
  ];
  writeFileSync(join(server.root, 'incoming', 'returns.ach'), await writeAnswers(service, answers, 'first'));
  await play();
  expect([names('incoming'), names('archive')]).toEqual([[], ['returns.ach']]);
  for (const lane of ['home', 'second'] as const)
    expect(await tenants[lane].read(started[lane].uuid)).toMatchObject({ capture_status: 'CAPTURE_ACH_FAILED' });
});
