// Payments over a bank's SFTP server, configured in a banks file: files are sent, and the bank's
// files are applied.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBankingDays } from '../../../src/ach/calendar/banking-days.ts';
import { closeAfter } from '../../../src/ach/calendar/banking-instants.ts';
import { easternDay, easternTime } from '../../../src/ach/calendar/eastern-time.ts';
import { readFile } from '../../../src/ach/nacha/reading/read-file.ts';
import type { BatchHeader, Entry } from '../../../src/ach/nacha/records.ts';
import type { Bank } from '../../../src/banks/connections/bank.ts';
import type { BankingDays } from '../../../src/banks/connections/banking-days.ts';
import { openBank } from '../../../src/banks/connections/configuration/open-bank.ts';
import { readBanksFile } from '../../../src/banks/connections/configuration/read-banks-file.ts';
import { bankingDays } from '../../../src/banks/day/play-banking-day.ts';
import { answerFile } from '../../../src/banks/simulated/answer-file.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';
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
  /** The days of a bank whose files must be unchanged for a second. They are played by ticks. */
  settling: BankingDays;
}

let service: TestService;
let payments: Payments;
let first: BankAtServer;
let second: BankAtServer;

beforeAll(async () => {
  service = await testService();
  // The records of these banks have real times, which are earlier than the payments of this
  // service: a cut-off would wait until their users are screened.
  const owner = openDatabase(service.database.ownerUrl, 1, () => {});
  await owner.query('TRUNCATE sanctions_imports CASCADE', []);
  await owner.end();
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
        : { names: { acknowledgments: ['ACK*'] } }),
    },
    ...(index === 0
      ? {}
      : {
          acknowledgments: {
            file: ['RECEIVED {yy}/{mm}/{dd}', 'FILE ID {modifier}', 'DEBITS {debits}'],
            accepted: ['STATUS: ACCEPTED'],
            rejected: ['STATUS: REJECTED'],
          },
        }),
  });
  writeFileSync(path, JSON.stringify({ banks: servers.map(entryAt) }));
  const secrets = Object.fromEntries(servers.map(({ password }, index) => [`BANK_PASSWORD_${index}`, password]));
  const { database, vault, log, sandboxClock } = service.context;
  const opened = (await readBanksFile(path, secrets)).map((configured, index): BankAtServer => {
    const bank = openBank(configured, index, database, sandboxClock!);
    // Each bank has its own exchange, as in live mode.
    const daysOf = (changes: Partial<Bank>) =>
      bankingDays({
        database,
        vault,
        banks: [{ ...bank, ...changes }],
        // No jump over a day: a file that the other bank is storing would look abandoned.
        clock: realClock,
        bankingClock: sandboxClock!,
        log,
      });
    const days = daysOf({});
    const server = servers[index]!;
    return {
      server,
      files: bankFiles(server.root),
      parties: bank.parties,
      settling: daysOf({ settleMs: 1_000, pollMs: 100 }),
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

const useSecondBank = ({ processor }: Payments) =>
  service.context.database.query(`UPDATE processors SET bank = 'second-example' WHERE processor_id = $1`, [
    processor.uuid,
  ]);

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

describe('A file that the bank may still be writing', () => {
  const move = async (hour: number) => {
    const { sandboxClock, database } = service.context;
    await sandboxClock!.advanceTo(database, easternTime(easternDay(sandboxClock!.now()), hour, 1));
  };
  const tick = () => first.settling.tick(service.context.bankingClock.bankingNow());

  it('keeps a cut-off waiting, and its return stops the payout', async () => {
    const [stopped, other] = [await payments.started(), await payments.started()];
    await first.play(1);
    const bytes = await returnOf(stopped.uuid, 'R01');
    await first.play(2);
    await service.context.sandboxClock!.advanceTo(
      service.context.database,
      easternTime(addBankingDays(easternDay(service.context.bankingClock.bankingNow()), 1), 12, 0),
    );
    await tick();
    for (const { uuid } of [stopped, other])
      expect(await payments.read(uuid)).toMatchObject({
        capture_status: 'CAPTURE_COMPLETE',
        payout_status: 'PAYOUT_PENDING_ACH',
      });

    first.files.write('incoming', 'returns-at-noon.ach', bytes);
    await move(17);
    expect(await tick()).toBe(0);
    expect(await payments.read(other.uuid)).toMatchObject({ payout_status: 'PAYOUT_PENDING_ACH' });
    await expect.poll(tick).toBeGreaterThan(0);
    expect(await payments.read(stopped.uuid)).toMatchObject({
      capture_status: 'CAPTURE_ACH_FAILED',
      ach_return_code: 'R01',
    });
    expect(await payments.read(other.uuid)).toMatchObject({ payout_status: 'PAYOUT_ACH_PENDING' });
    for (const name of first.files.names('outgoing')) {
      const sent = await entriesOf(first.files.read('outgoing', name));
      expect(sent.map(({ entry }) => entry.amount)).toEqual([10_000]);
      first.files.take(name);
    }
  });

  it('is fetched between two instants', async () => {
    const { uuid } = await payments.started();
    await move(21);
    await tick();
    await first.play(1);
    const bytes = await returnOf(uuid, 'R01');
    await move(21);
    await tick();
    first.files.write('incoming', 'returns-at-night.ach', bytes);
    const { bankingClock } = service.context;
    await expect
      .poll(async () => {
        expect(await tick()).toBe(0);
        return (await payments.read(uuid)).capture_status;
      })
      .toBe('CAPTURE_ACH_FAILED');
    expect(first.settling.dueInMs(bankingClock.bankingNow())).toBeGreaterThan(0);
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
      ['ACK.txt', /^By its name the file says what became of a file of ours\. .* It begins: "FILE A REJECTED"\./],
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

describe('An acknowledgment', () => {
  interface OurFile {
    uuid: string;
    bank: string;
    name: string;
    state: string;
    acknowledged_at: string | null;
    note: string | null;
  }
  let others: Payments;
  beforeAll(async () => {
    others = await paymentsOf(service);
    await useSecondBank(others);
  });
  afterAll(() => second.files.names('outgoing').forEach(second.files.take));

  /** What the bank writes about a file with one debit. */
  const text = ({ name }: OurFile, amount: number, status: string) =>
    `*** ACH FILES ***\r\n\r\nreceived  ${name.slice(2, 10).replaceAll('-', '/')} 08:15\r\n` +
    `File ID ${name[11]}  debits ${(amount / 100).toFixed(2)}\r\n${status}\r\n`;

  /** Starts a payment and plays a day; answers its file. */
  async function filed(amount: number): Promise<{ uuid: string; file: OurFile; says(status: string): string }> {
    const { uuid } = await others.started({ amount });
    await second.play(1);
    const file = (await filesOfBank())[0]!;
    return { uuid, file, says: (status) => text(file, amount, status) };
  }

  /** Newest first. */
  const filesOfBank = async (): Promise<OurFile[]> =>
    (await service.send('GET', '/admin/v1/bank-files?limit=100')).body.data.bank_files.filter(
      ({ bank }: OurFile) => bank === 'second-example',
    );
  const fileNamed = async (name: string) => (await filesOfBank()).find((file) => file.name === name);

  /** Lets the bank answer; returns the report that waits for an operator, if one does. */
  async function answered(text: string): Promise<string | null> {
    const name = `ACK-${randomUUID()}.txt`;
    second.files.write('incoming', name, text);
    await second.play(1);
    const { body } = await service.send('GET', '/admin/v1/inbound-files?limit=100');
    const [file] = body.data.inbound_files.filter((one: { name: string }) => one.name === name);
    expect(file).toMatchObject({ verdict: 'report', entries: 0 });
    return file.released_at === null ? file.notes[0].message : null;
  }

  it('that accepts a file is noted with it', async () => {
    const { uuid, file, says } = await filed(12_500);
    expect(file).toMatchObject({ state: 'confirmed', acknowledged_at: null });
    expect(await answered(says('Status:   accepted'))).toBe(null);
    expect(await fileNamed(file.name)).toMatchObject({
      state: 'confirmed',
      acknowledged_at: expect.stringMatching(/^20/),
    });
    // The bank had it: a rejection may be of a second copy.
    expect(await answered(says('STATUS: REJECTED'))).toMatch(/which it took before\. Ask the bank/);
    expect(await fileNamed(file.name)).toMatchObject({ state: 'confirmed' });
    expect(await others.read(uuid)).toMatchObject({ failure_code: null });
  });

  it('that accepts a file with an uncertain delivery confirms it', async () => {
    second.server.options.before = () => 'cut';
    const { uuid, file, says } = await filed(15_000);
    delete second.server.options.before;
    expect(file).toMatchObject({ state: 'written' });
    await service.context.database.query(
      `INSERT INTO file_deliveries (bank, name, size, sha256, state, created_at)
       SELECT bank, name, size, sha256, 'uncertain', now() FROM archived_files WHERE name = $1 AND bank = $2
       ON CONFLICT (bank, name) DO UPDATE SET state = 'uncertain'`,
      [file.name, 'second-example'],
    );
    await second.play(1);
    expect(await fileNamed(file.name)).toMatchObject({ state: 'written' });
    expect(await answered(says('STATUS: ACCEPTED'))).toBe(null);
    expect(await fileNamed(file.name)).toMatchObject({ state: 'confirmed', note: 'The bank acknowledged the file.' });
    expect(await others.read(uuid)).toMatchObject({ capture_status: 'CAPTURE_ACH_PENDING' });
  });

  it('that rejects a file takes its entries back, and waits for an operator', async () => {
    const { uuid, file, says } = await filed(22_500);
    expect(await answered(says('STATUS: REJECTED'))).toMatch(/^The bank rejected .* Read why/);
    expect(await fileNamed(file.name)).toMatchObject({
      state: 'rejected',
      note: 'The bank rejected the file with an acknowledgment.',
    });
    expect(await others.read(uuid)).toMatchObject({
      capture_status: 'CAPTURE_ACH_FAILED',
      failure_code: 'file_rejected',
    });
    expect(await answered(says('STATUS: REJECTED again'))).toBe(null);
    expect(await answered(says('STATUS: ACCEPTED'))).toMatch(/which counts as rejected/);
  });

  it('that rejects a file which the bank processed twice has no effect and waits for an operator', async () => {
    const { uuid, file, says } = await filed(23_500);
    const reason = 'The bank called.';
    const copied = await service.send('POST', `/admin/v1/bank-files/${file.uuid}/processed-twice`, {
      body: { reason },
    });
    expect(copied.status).toBe(201);
    expect(await answered(says('STATUS: REJECTED'))).toMatch(/which it processed twice\. Ask the bank/);
    expect(await fileNamed(file.name)).toMatchObject({ state: 'confirmed' });
    expect(await others.read(uuid)).toMatchObject({ failure_code: null });
  });

  it('that is unclear, or of no file of ours, has no effect and waits for an operator', async () => {
    const { file, says } = await filed(32_500);
    expect(await answered(says('STATUS: ACCEPTED, then STATUS: REJECTED'))).toMatch(/^The acknowledgment has texts of/);
    expect(await answered(says('STATUS: REJECTEDLY'))).toMatch(/^The acknowledgment has no text of/);
    expect(await answered(says('STATUS: REJECTED').replace('325.00', '325.001'))).toMatch(
      /names no file that was sent/,
    );
    expect(await fileNamed(file.name)).toEqual(file);
  });

  it('that rejects a file with settled entries has no effect and waits for an operator', async () => {
    const { file, says } = await filed(42_500);
    await second.play(2);
    expect(await answered(says('STATUS: REJECTED'))).toMatch(
      /of which entries have settled or come back\. Ask the bank/,
    );
    expect(await fileNamed(file.name)).toMatchObject({ state: 'confirmed' });
  });
});

describe('Two banks, each with its own exchange', () => {
  it('get the entries of their own tenants; an unreachable server of one does not delay the other', async () => {
    const others = await paymentsOf(service);
    const { database } = service.context;
    await useSecondBank(others);
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
