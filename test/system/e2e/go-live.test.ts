// The page that leads to the first real file, as printed: live mode from an empty folder, on an
// outside database, until the file is on the server of the bank.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { addBankingDays, nextBankingDay } from '../../../src/ach/calendar/banking-days.ts';
import { easternDay, easternTime } from '../../../src/ach/calendar/eastern-time.ts';
import { readFile } from '../../../src/ach/nacha/reading/read-file.ts';
import { openPgp } from '../../../src/banks/connections/pgp/pgp.ts';
import { startEmbeddedPostgres } from '../../../src/platform/database/embedded/embedded-postgres.ts';
import { openBriefly } from '../../../src/platform/database/open-briefly.ts';
import { realClock } from '../../../src/platform/std/clock.ts';
import { newPgpKey, through } from '../../support/banks/pgp-keys.ts';
import { startSftpServer } from '../../support/banks/sftp-server.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { directoryLine, routingNumbers, written } from '../../support/payments/routing-directory.ts';
import { listFiles } from '../../support/payments/sanctions-lists.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';
import { freePort } from '../../support/runner/free-port.ts';
import { openShell, type Shell } from '../../support/runner/shell.ts';
import { repository } from '../../support/runner/sources.ts';
import { clockAt } from '../../support/service/clock-at.ts';
import { dataDirectory, startCommand } from '../../support/service/command-line.ts';
import { npxFunction } from '../../support/service/npx.ts';

const silent = { info() {}, warn() {}, error() {} };

/** The blocks to run, in order, each with the number of its section. */
function blocksOf(page: string) {
  return page.split(/^## /m).flatMap((section) => {
    const blocks = section.matchAll(/^```(sh|sql)\n(.*?)^```/gms);
    return [...blocks].map(([, language, text]) => ({ step: Number.parseInt(section, 10), language, text: text! }));
  });
}

/** The checks of `achord doctor` that are not OK. */
const notOk = (lines: string) =>
  lines
    .split('\n')
    .flatMap((line) => (/^(?:WARNING|FAILED)/.test(line) ? [line.replace(/ +/, ' ').split(':')[0]!] : []));

interface Trial {
  /** The bank's own directories are below it. */
  bankRoot: string;
  shell: Shell;
  /** Starts the service again, `daysLater` banking days after the first file. Eastern time. */
  startAgain(daysLater: number, hour: number): Promise<void>;
}

/** A bank that wants more than the page shows: what is added to its entry, and what comes of it. */
interface Kind {
  /** Members of the bank in the banks file, as text. */
  entry?: string;
  /** Members of its `sftp`. */
  sftp?: string;
  /** Writes the secrets that the entry names. */
  prepare?(settings: string): Promise<void>;
  payments?: 1 | 2;
  /** The name of the first file at the bank. */
  file: RegExp;
  after(trial: Trial): Promise<void>;
}

const [ours, theirs] = await Promise.all([newPgpKey(), newPgpKey()]);
const keep = (settings: string, name: string, text: string) =>
  writeFileSync(join(settings, name), text, { mode: 0o600 });
/** An old time: the bank has written the whole file. */
function publish(bankRoot: string, name: string, content: string | Buffer): void {
  const path = join(bankRoot, 'from-bank', name);
  writeFileSync(path, content);
  utimesSync(path, 1_750_000_000, 1_750_000_000);
}
const sent = (bankRoot: string): Buffer => {
  const [name] = readdirSync(join(bankRoot, 'to-bank'));
  return readFileSync(join(bankRoot, 'to-bank', name!));
};

const kinds: Record<string, Kind> = {
  'that takes plain files': { file: /\.ach$/, after: async () => {} },
  'that wants balanced files with CRLF': {
    entry: `"file": { "line_end": "crlf", "offset": { "routing_number": "091000019", "account_number": { "file": "offset_account" },
      "name": "EXAMPLE PAYMENTS" } },`,
    prepare: async (settings) => keep(settings, 'offset_account', '4412220001'),
    file: /\.ach$/,
    async after({ bankRoot }) {
      const file = sent(bankRoot).toString('latin1');
      expect(file.split('\r\n').filter((line) => line.startsWith('6'))).toHaveLength(2);
      const reading = readFile([Buffer.from(file, 'latin1')]);
      for await (const _ of reading.pages);
      expect(reading.summary()).toMatchObject({ verdict: 'accept', debits: 100, credits: 100 });
    },
  },
  'that wants OpenPGP and acknowledges files': {
    entry: `"pgp": { "bank_public_keys": [{ "file": "bank_key.asc" }], "own_private_key": { "file": "own_key.asc" } },
      "acknowledgments": { "file": ["{name}"], "accepted": ["ACCEPTED"], "rejected": ["REJECTED"] },`,
    sftp: `"names": { "acknowledgments": ["ACK*"] }, "settle_seconds": 0,`,
    async prepare(settings) {
      keep(settings, 'bank_key.asc', theirs.publicKey);
      keep(settings, 'own_key.asc', ours.privateKey);
    },
    file: /\.ach\.pgp$/,
    async after({ bankRoot, shell, startAgain }) {
      const keys = { bank_public_keys: [ours.publicKey], own_private_key: theirs.privateKey, passphrase: null };
      // The clock of the service is ahead: a signature of tomorrow is not valid here.
      const agreed = { outgoing: { encrypt: true, sign: true }, inbound: { encrypted: true, signed: false } };
      const { wrap, unwrap } = await openPgp(keys, agreed);
      expect((await through(unwrap!, sent(bankRoot))).toString('latin1')).toMatch(/^101 /);
      const files = async () => JSON.parse(await shell.run('admin GET /admin/v1/bank-files')).data.bank_files;
      const [{ name, acknowledged_at }] = await files();
      expect(acknowledged_at).toBe(null);
      publish(bankRoot, 'ACK1.txt.pgp', await through(wrap!, Buffer.from(`File ${name}\r\nStatus ACCEPTED\r\n`)));
      await startAgain(0, 19);
      await expect.poll(async () => (await files())[0].acknowledged_at).toMatch(/^20/);
    },
  },
  'that books each item': {
    payments: 2,
    file: /\.ach$/,
    async after({ shell, startAgain }) {
      await startAgain(1, 12);
      const { bank_files } = JSON.parse(await shell.run('admin GET /admin/v1/bank-files')).data;
      const booked_on = bank_files[0].effective_entry_date;
      const days = `start_date=${booked_on}&end_date=${booked_on}`;
      const dayOf = async () =>
        JSON.parse(await shell.run(`admin GET '/admin/v1/bank-statement/reconciliation?${days}'`)).data.days[0];
      await expect.poll(async () => (await dayOf()).expected).toBe(200);
      const lines = [1, 2].map((n) => ({ booked_on, direction: 'credit', amount: 100, reference: `ITEM ${n}` }));
      const body = JSON.stringify({ lines, reason: 'The statement of the day.' });
      const entered = JSON.parse(await shell.run(`admin POST /admin/v1/bank-statement/lines '${body}'`)).data.lines;
      const explained = JSON.stringify({
        lines: entered.map(({ uuid }: { uuid: string }) => uuid),
        movements: [{ source_uuid: bank_files[0].uuid, direction: 'credit', moved_on: booked_on }],
        reason: 'The bank books each item.',
      });
      await shell.run(`admin POST /admin/v1/bank-statement/explain '${explained}'`);
      expect(await dayOf()).toMatchObject({ state: 'closed', shown: 200, unexpected: 0, difference: 0 });
    },
  },
};

/** Both lists, as OFAC publishes them. */
function folderOfLists(): string {
  const folder = mkdtempSync(join(tmpdir(), 'achord-ofac-'));
  endAfterFile(() => rmSync(folder, { recursive: true }));
  const entries = Array.from({ length: 6_100 }, (_, n) => ({ number: n + 1, name: `QUILLON ${n + 1}` }));
  for (const list of ['sdn', 'consolidated'] as const)
    for (const { name, bytes } of Object.values(listFiles(list, entries))) writeFileSync(join(folder, name), bytes);
  return folder;
}

it.each(Object.entries(kinds))('each command of the page leads to the first file at a bank %s', async (_, kind) => {
  const { payments = 1 } = kind;
  const directory = dataDirectory();
  const postgres = await startEmbeddedPostgres({ dataDirectory: join(directory, 'postgres'), log: silent });
  endAfterFile(postgres.stop);
  const bank = await startSftpServer();
  endAfterFile(bank.stop);
  for (const folder of ['to-bank', 'from-bank', 'from-bank/done']) mkdirSync(join(bank.root, folder));
  // This PostgreSQL has roles of these names.
  const page = readFileSync(join(repository, 'docs/operate/go-live.md'), 'utf8')
    .replaceAll(/achord_(owner|service)/g, 'live_$1')
    .replace('      "sftp": {\n', `      ${kind.entry ?? ''}\n      "sftp": {\n        ${kind.sftp ?? ''}\n`)
    .replace('\\"kind\\": \\"single\\"', '\\"kind\\": \\"recurring\\"');

  const settings = join(directory, 'settings');
  const port = await freePort();
  const shell = openShell({
    cwd: directory,
    env: { PATH: process.env.PATH!, PORT: String(port), ACHORD_API_PROCESSES: '0' },
  });
  await shell.run(
    `${await npxFunction()}
     command -v ssh-keygen > /dev/null || ssh-keygen() { "${process.execPath}" "${join(repository, 'test/support/banks/write-key-pair.mjs')}" "\${!#}"; }`,
  );
  const ownValues = {
    SETTINGS: settings,
    DATABASE: `${new URL(postgres.superuserUrl).host}/live`,
    BANK_HOST: bank.host,
    BANK_PORT: String(bank.port),
    BANK_USER: bank.username,
    BANK_HOST_KEY: bank.hostKey,
    PUBLIC_URL: 'https://payments.platform.example',
    SANCTIONS_LISTS: folderOfLists(),
    ROUTING_DIRECTORY: written(
      [...routingNumbers(10_500), '021000021'].map((routing) => `${directoryLine({ routing })}\n`).join(''),
    ),
  };

  // The service meets the cut-off of the next banking day without waiting for it.
  const day = nextBankingDay(easternDay(realClock.now()));
  const start = (hour: number, minute: number, on = day) =>
    startCommand(['start'], {
      ...(parseEnv(readFileSync(join(settings, 'achord.env'), 'utf8')) as Record<string, string>),
      ...clockAt(easternTime(on, hour, minute)),
      PORT: String(port),
      ACHORD_API_PROCESSES: '0',
    });
  let service: ReturnType<typeof startCommand> | undefined;

  const printed: { step: number; text: string }[] = [];
  const printedIn = (step: number) => printed.flatMap((block) => (block.step === step ? [block.text] : []));
  for (const { step, language, text } of blocksOf(page)) {
    if (language === 'sql')
      await openBriefly(postgres.superuserUrl, async (database) => {
        for (const statement of text.replace('DATABASE achord', 'DATABASE live').split(';\n').filter(Boolean))
          await database.query(statement, []);
      });
    else if (text.startsWith('SETTINGS=')) {
      expect(Object.keys(parseEnv(text)).toSorted()).toEqual(Object.keys(ownValues).toSorted());
      await shell.run(
        Object.entries(ownValues)
          .map(([name, value]) => `${name}='${value}'`)
          .join('\n'),
      );
    } else if (text === 'npx achord start\n') {
      service = start(12, 0);
      await service.printed(/http:\/\/\S+/);
    } else {
      if (step === 10 && printedIn(10).length === 0) {
        // The cut-off comes.
        service!.process.kill('SIGINT');
        expect((await service!.ended).code).toBe(0);
        service = start(17, 1);
        await service.printed(/http:\/\/\S+/);
        await expect.poll(() => shell.run('admin GET /admin/v1/bank-files')).toContain('"state":"confirmed"');
        expect(readdirSync(join(bank.root, 'to-bank'))).toEqual([expect.stringMatching(kind.file)]);
      }
      if (text.startsWith('cat > "$SETTINGS/banks.json"')) await kind.prepare?.(settings);
      printed.push({ step, text: await shell.run(text) });
      if (payments === 2 && text.includes('first-payment'))
        await shell.run(text.replace('first-payment', 'second-payment'));
    }
    if (text.includes('ssh-keygen')) bank.options.publicKey = readFileSync(join(settings, 'bank_login.pub'), 'utf8');
  }

  expect(printedIn(5)[0]).toMatch(/^OK +routing directory: imported /m);
  expect(notOk(printedIn(5)[0]!)).toEqual([
    'WARNING worker',
    'WARNING vault',
    'WARNING fraud monitoring',
    'WARNING service',
  ]);
  expect(notOk(printedIn(6)[1]!)).toEqual([]);
  const [files, shown, payment] = printedIn(10);
  expect(JSON.parse(files!).data.bank_files).toMatchObject([
    { bank: 'first-example', state: 'confirmed', delivery: 'delivered', entries: payments, debits: payments * 100 },
  ]);
  expect(shown).toContain('ACCEPT: first.ach has no problems.');
  expect(shown).toContain('NORTHWIND PAY');
  expect(JSON.parse(payment!).data).toMatchObject({ capture_status: 'CAPTURE_ACH_PENDING', amount: 100 });
  await kind.after({
    bankRoot: bank.root,
    shell,
    async startAgain(daysLater, hour) {
      service!.process.kill('SIGINT');
      expect((await service!.ended).code).toBe(0);
      service = start(hour, 0, addBankingDays(day, daysLater));
      await service.printed(/http:\/\/\S+/);
    },
  });
  await openBriefly(postgres.superuserUrl.replace(/[^/]+$/, 'live'), expectInvariants);
});
