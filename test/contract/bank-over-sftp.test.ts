// Payments over a bank's SFTP server, as a banks file describes it: files go out, and what comes back is applied.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBank } from '../../src/banks/configuration/open-bank.ts';
import { readBanksFile } from '../../src/banks/configuration/read-banks-file.ts';
import { bankingDays } from '../../src/banks/play-banking-day.ts';
import { answerFile } from '../../src/banks/simulated-bank/answer-file.ts';
import { closeAfter } from '../../src/calendar/banking-instants.ts';
import { readFile } from '../../src/nacha/reading/read-file.ts';
import type { BatchHeader, Entry } from '../../src/nacha/records.ts';
import { type BankFiles, bankFiles } from '../support/bank-places.ts';
import { bankEntry } from '../support/banks-file.ts';
import { type Payments, paymentsOf } from '../support/payments.ts';
import { type TestService, testService } from '../support/service.ts';
import { startSftpServer, type TestSftpServer } from '../support/sftp-server.ts';

let service: TestService;
let payments: Payments;
let server: TestSftpServer;
let files: BankFiles;
let play: (bankingDaysOn: number) => Promise<unknown>;
let parties: Parameters<typeof answerFile>[1]['parties'];

beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
  server = await startSftpServer();
  files = bankFiles(server.root);
  const path = join(mkdtempSync(join(tmpdir(), 'achord-banks-')), 'banks.json');
  const entry = bankEntry();
  const sftp = {
    ...entry.sftp,
    host: server.host,
    port: server.port,
    username: server.username,
    host_keys: [server.hostKey],
    outgoing: 'outgoing',
    incoming: 'incoming',
    archive: 'archive',
    settle_seconds: 0,
  };
  writeFileSync(path, JSON.stringify({ banks: [{ ...entry, sftp }] }));
  const [configured] = await readBanksFile(path, { BANK_PASSWORD: server.password });
  const { database, vault, log, sandboxClock } = service.foundation;
  const bank = openBank(configured!, 0, database, sandboxClock!);
  parties = bank.parties;
  const days = bankingDays({ database, vault, banks: [bank], clock: sandboxClock!, log });
  play = (n) => days.playUntil(closeAfter(sandboxClock!.now(), n), (at) => sandboxClock!.advanceTo(database, at));
});
afterAll(() => server.stop());

async function entriesOf(bytes: Buffer): Promise<{ header: BatchHeader; entry: Entry }[]> {
  const found: { header: BatchHeader; entry: Entry }[] = [];
  const reading = readFile([bytes]);
  let header: BatchHeader;
  for await (const page of reading.pages)
    for (const item of page) {
      if (item.record === 'batch_header') header = item.value;
      if (item.record === 'entry') found.push({ header: header!, entry: item.value });
    }
  expect(reading.summary().problems).toEqual([]);
  return found;
}

describe('A payment over a bank’s SFTP server', () => {
  it('leaves in a file that the bank can read, and comes back with the bank’s return', async () => {
    const { uuid } = await payments.started({ amount: 12_345, client_reference_id: 'order-1042' });
    await play(1);
    expect(await payments.read(uuid)).toMatchObject({ capture_status: 'CAPTURE_ACH_PENDING' });
    const [name] = files.names('outgoing');
    const [sent] = await entriesOf(files.read('outgoing', name!));
    expect(sent).toMatchObject({
      header: { company_identification: '1234567890', odfi: '09100001', service_class_code: 225 },
      entry: { amount: 12_345, identification: 'ORDER-1042' },
    });
    files.take(name!);

    const answer = { uuid: randomUUID(), ...sent!, kind: 'return' as const, code: 'R01', corrected_data: null };
    const parts: Buffer[] = [];
    for await (const part of answerFile([answer], { parties, at: service.foundation.clock.now() })) parts.push(part);
    files.write('incoming', 'returns.ach', Buffer.concat(parts));
    await play(1);
    expect(await payments.read(uuid)).toMatchObject({
      capture_status: 'CAPTURE_ACH_FAILED',
      ach_return_code: 'R01',
      failure_code: 'insufficient_funds',
    });
    expect([files.names('incoming'), files.names('archive')]).toEqual([[], ['returns.ach']]);
  });

  it('waits when the bank cannot be reached, and goes out when it can', async () => {
    const { uuid } = await payments.started();
    server.options.before = () => 'cut';
    await play(1);
    expect((await payments.read(uuid)).capture_status).toBe('CAPTURE_PENDING');
    delete server.options.before;
    await play(1);
    expect((await payments.read(uuid)).capture_status).toBe('CAPTURE_ACH_PENDING');
  });
});
