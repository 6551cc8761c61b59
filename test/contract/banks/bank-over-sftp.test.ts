// Payments over a bank's SFTP server, configured in a banks file: files are sent, and the bank's
// files are applied.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeAfter } from '../../../src/ach/calendar/banking-instants.ts';
import { readFile } from '../../../src/ach/nacha/reading/read-file.ts';
import type { BatchHeader, Entry } from '../../../src/ach/nacha/records.ts';
import { openBank } from '../../../src/banks/connections/configuration/open-bank.ts';
import { readBanksFile } from '../../../src/banks/connections/configuration/read-banks-file.ts';
import { bankingDays } from '../../../src/banks/day/play-banking-day.ts';
import { answerFile } from '../../../src/banks/simulated/answer-file.ts';
import { realClock } from '../../../src/platform/std/clock.ts';
import { type BankFiles, bankFiles } from '../../support/banks/bank-places.ts';
import { startSftpServer, type TestSftpServer } from '../../support/banks/sftp-server.ts';
import { validBank } from '../../support/banks/valid-bank.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

interface BankAtServer {
  server: TestSftpServer;
  files: BankFiles;
  parties: Parameters<typeof answerFile>[1]['parties'];
  /** To the end of the n-th next banking day. */
  play(bankingDaysOn: number): Promise<unknown>;
}

let service: TestService;
let payments: Payments;
let first: BankAtServer;
let second: BankAtServer;

beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
  const servers = [await startSftpServer(), await startSftpServer()];
  const path = join(mkdtempSync(join(tmpdir(), 'achord-banks-')), 'banks.json');
  const entry = validBank();
  const entryAt = ({ host, port, username, hostKey }: TestSftpServer, index: number) => ({
    ...entry,
    ...(index === 0 ? {} : { name: 'second-example', odfi: '121000358', immediate_origin: '1234567891' }),
    sftp: {
      ...entry.sftp,
      host,
      port,
      username,
      password: { env: `BANK_PASSWORD_${index}` },
      host_keys: [hostKey],
      outgoing: 'outgoing',
      incoming: 'incoming',
      archive: 'archive',
      settle_seconds: 0,
      ...(index === 0
        ? { names: { ignore: ['*.pdf'], acknowledgments: ['ACK*'], statements: ['*.bai'], returns: ['returns*'] } }
        : {}),
    },
  });
  writeFileSync(path, JSON.stringify({ banks: servers.map(entryAt) }));
  const secrets = Object.fromEntries(servers.map(({ password }, index) => [`BANK_PASSWORD_${index}`, password]));
  const { database, vault, log, sandboxClock } = service.context;
  const opened = (await readBanksFile(path, secrets)).map((configured, index): BankAtServer => {
    const bank = openBank(configured, index, database, sandboxClock!);
    // Each bank has its own exchange, as in live mode.
    const days = bankingDays({
      database,
      vault,
      banks: [bank],
      // No jump over a day: a file that the other bank is storing would look abandoned.
      clock: realClock,
      bankingClock: sandboxClock!,
      log,
    });
    const server = servers[index]!;
    return {
      server,
      files: bankFiles(server.root),
      parties: bank.parties,
      play: (n) => days.playUntil(closeAfter(sandboxClock!.now(), n), (at) => sandboxClock!.advanceTo(database, at)),
    };
  });
  [first, second] = opened as [BankAtServer, BankAtServer];
});
afterAll(() => Promise.all([first.server.stop(), second.server.stop()]));

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

type Sent = Awaited<ReturnType<typeof entriesOf>>[number];

async function fileWithReturn(sent: Sent, code: string): Promise<Buffer> {
  const answer = { uuid: randomUUID(), ...sent, kind: 'return' as const, code, corrected_data: null };
  const parts: Buffer[] = [];
  for await (const part of answerFile([answer], { parties: first.parties, at: service.context.clock.now() }))
    parts.push(part);
  return Buffer.concat(parts);
}

/** Of the capture of a payment, whose file the first bank takes. */
async function returnOf(transactionUuid: string, code: string): Promise<Buffer> {
  const { trace_ids } = await payments.read(transactionUuid);
  const names = first.files.names('outgoing');
  const entries = (await Promise.all(names.map((name) => entriesOf(first.files.read('outgoing', name))))).flat();
  for (const name of names) first.files.take(name);
  return fileWithReturn(entries.find(({ entry }) => entry.trace_number === trace_ids.capture_trace_id)!, code);
}

describe('A payment over a bank’s SFTP server', () => {
  it('is sent in a file that the bank can read, and fails with the bank’s return', async () => {
    const { uuid } = await payments.started({ amount: 12_345, client_reference_id: 'order-1042' });
    await first.play(1);
    expect(await payments.read(uuid)).toMatchObject({ capture_status: 'CAPTURE_ACH_PENDING' });
    const [name] = first.files.names('outgoing');
    const [sent] = await entriesOf(first.files.read('outgoing', name!));
    expect(sent).toMatchObject({
      header: { company_identification: '1234567890', odfi: '09100001', service_class_code: 225 },
      entry: { amount: 12_345, identification: 'ORDER-1042' },
    });
    first.files.take(name!);

    first.files.write('incoming', 'returns.ach', await fileWithReturn(sent!, 'R01'));
    await first.play(1);
    expect(await payments.read(uuid)).toMatchObject({
      capture_status: 'CAPTURE_ACH_FAILED',
      ach_return_code: 'R01',
      failure_code: 'insufficient_funds',
    });
    expect([first.files.names('incoming'), first.files.names('archive')]).toEqual([[], ['returns.ach']]);
  });

  it('waits while the bank cannot be reached, and is sent afterwards', async () => {
    const { uuid } = await payments.started();
    first.server.options.before = () => 'cut';
    await first.play(1);
    expect((await payments.read(uuid)).capture_status).toBe('CAPTURE_PENDING');
    delete first.server.options.before;
    await first.play(1);
    expect((await payments.read(uuid)).capture_status).toBe('CAPTURE_ACH_PENDING');
  });
});

describe('A file in the bank’s directory that by its name has no returns', () => {
  const waiting = async (name: string) => {
    const { body } = await service.send('GET', '/admin/v1/inbound-files?open=true');
    return body.data.inbound_files.filter((file: { name: string }) => file.name === name);
  };
  const release = (uuid: string) => service.send('POST', `/admin/v1/inbound-files/${uuid}/release`);

  it('is left at the bank if it is to be ignored', async () => {
    first.files.write('incoming', 'daily.pdf', '%PDF-1.7');
    await first.play(1);
    expect([await waiting('daily.pdf'), first.files.names('incoming')]).toEqual([[], ['daily.pdf']]);
  });

  it('waits for an operator as a report, and has no entries, whatever its lines look like', async () => {
    const { uuid } = await payments.started();
    await first.play(1);
    const bytes = await returnOf(uuid, 'R01');
    const files = { 'day.bai': bytes, 'offer.html': '<h1>A new account</h1>', 'ACK.txt': '\0FILE A\r\nREJECTED' };
    for (const [name, content] of Object.entries(files)) first.files.write('incoming', name, content);
    await first.play(1);
    for (const [name, note] of [
      ['day.bai', /^By its name the file is a bank statement: .* enter it under Reconciliation/],
      ['ACK.txt', /^By its name the file says what became of a file of ours: "FILE A REJECTED"\. If the bank rejected/],
      ['offer.html', /^The name of the file fits no pattern of sftp\.names, and the file is no ACH file/],
    ] as const) {
      const [file] = await waiting(name);
      expect(file).toMatchObject({ verdict: 'report', entries: 0, problems: [], note_count: 1 });
      expect(file.notes[0].message).toMatch(note);
      expect((await release(file.uuid)).status).toBe(200);
    }
    await first.play(1);
    expect(await payments.read(uuid)).toMatchObject({ capture_status: 'CAPTURE_ACH_PENDING' });
    expect(first.files.names('archive')).toEqual(expect.arrayContaining(Object.keys(files)));
  });

  it('is in quarantine if it is an ACH file of an unexpected name, and applied when it is released', async () => {
    const { uuid } = await payments.started();
    await first.play(1);
    first.files.write('incoming', 'other.ach', await returnOf(uuid, 'R01'));
    await first.play(1);
    const [file] = await waiting('other.ach');
    expect(file).toMatchObject({ verdict: 'quarantine', entries: 1, problem_count: 1 });
    expect(file.problems[0]).toMatchObject({
      line: 0,
      field: 'file',
      message: expect.stringMatching(/^The name of the file fits no pattern of sftp\.names, but it is an ACH file\./),
    });
    expect(await payments.read(uuid)).toMatchObject({ capture_status: 'CAPTURE_ACH_PENDING' });
    expect((await release(file.uuid)).status).toBe(200);
    await first.play(1);
    expect(await payments.read(uuid)).toMatchObject({ capture_status: 'CAPTURE_ACH_FAILED', ach_return_code: 'R01' });
  });
});

describe('Two banks, each with its own exchange', () => {
  it('get the entries of their own tenants; an unreachable server of one does not delay the other', async () => {
    const others = await paymentsOf(service);
    const { database } = service.context;
    await database.query('UPDATE processors SET bank = $1 WHERE processor_id = $2', [
      'second-example',
      others.processor.uuid,
    ]);
    const one = await payments.started({ amount: 111 });
    const other = await others.started({ amount: 222 });
    await Promise.all([first.play(1), second.play(1)]);
    const amounts = async ({ files }: BankAtServer) => {
      const entries = files.names('outgoing').map((name) => entriesOf(files.read('outgoing', name)));
      return (await Promise.all(entries)).flat().map(({ header, entry }) => `${entry.amount} of ${header.odfi}`);
    };
    expect(await amounts(first)).toContain('111 of 09100001');
    expect(await amounts(second)).toEqual(['222 of 12100035']);

    second.server.options.before = () => 'cut';
    await Promise.all([first.play(4), second.play(4)]);
    // The second bank's days are played faster, and move the clock: a file of the first is late.
    await first.play(2);
    expect((await payments.read(one.uuid)).payout_status).toBe('PAYOUT_COMPLETE');
    expect(await others.read(other.uuid)).toMatchObject({ capture_status: 'CAPTURE_ACH_PENDING', payout_status: null });
    delete second.server.options.before;
    await Promise.all([first.play(1), second.play(1)]);
    expect(await others.read(other.uuid)).toMatchObject({ capture_status: 'CAPTURE_COMPLETE' });
    await expectInvariants(database);
  });
});
