// The page that leads to the first real file, as printed: live mode from an empty folder, on an
// outside database, until the file is on the server of the bank.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { nextBankingDay } from '../../../src/ach/calendar/banking-days.ts';
import { easternDay, easternTime } from '../../../src/ach/calendar/eastern-time.ts';
import { startEmbeddedPostgres } from '../../../src/platform/database/embedded/embedded-postgres.ts';
import { openBriefly } from '../../../src/platform/database/open-briefly.ts';
import { realClock } from '../../../src/platform/std/clock.ts';
import { startSftpServer } from '../../support/banks/sftp-server.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { directoryLine, routingNumbers, written } from '../../support/payments/routing-directory.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';
import { freePort } from '../../support/runner/free-port.ts';
import { openShell } from '../../support/runner/shell.ts';
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

it('each command of the page leads to the first file at the bank', async () => {
  const directory = dataDirectory();
  const postgres = await startEmbeddedPostgres({ dataDirectory: join(directory, 'postgres'), log: silent });
  endAfterFile(postgres.stop);
  const bank = await startSftpServer();
  endAfterFile(bank.stop);
  for (const folder of ['to-bank', 'from-bank', 'from-bank/done']) mkdirSync(join(bank.root, folder));
  // This PostgreSQL has roles of these names.
  const page = readFileSync(join(repository, 'docs/operate/go-live.md'), 'utf8').replaceAll(
    /achord_(owner|service)/g,
    'live_$1',
  );

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
    ROUTING_DIRECTORY: written(
      [...routingNumbers(10_500), '021000021'].map((routing) => `${directoryLine({ routing })}\n`).join(''),
    ),
  };

  // The service meets the cut-off of the next banking day without waiting for it.
  const day = nextBankingDay(easternDay(realClock.now()));
  const start = (hour: number, minute: number) =>
    startCommand(['start'], {
      ...(parseEnv(readFileSync(join(settings, 'achord.env'), 'utf8')) as Record<string, string>),
      ...clockAt(easternTime(day, hour, minute)),
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
        expect(readdirSync(join(bank.root, 'to-bank'))).toEqual([expect.stringMatching(/\.ach$/)]);
      }
      printed.push({ step, text: await shell.run(text) });
    }
    if (text.includes('ssh-keygen')) bank.options.publicKey = readFileSync(join(settings, 'bank_login.pub'), 'utf8');
  }

  expect(printedIn(5)[0]).toMatch(/^OK +routing directory: imported /m);
  expect(notOk(printedIn(5)[0]!)).toEqual(['WARNING worker', 'WARNING vault', 'WARNING service']);
  expect(notOk(printedIn(6)[0]!)).toEqual([]);
  const [files, shown, payment] = printedIn(10);
  expect(JSON.parse(files!).data.bank_files).toMatchObject([
    { bank: 'first-example', state: 'confirmed', delivery: 'delivered', entries: 1, debits: 100, credits: 0 },
  ]);
  expect(shown).toContain('ACCEPT: first.ach has no problems.');
  expect(shown).toContain('NORTHWIND PAY');
  expect(JSON.parse(payment!).data).toMatchObject({ capture_status: 'CAPTURE_ACH_PENDING', amount: 100 });
  await openBriefly(postgres.superuserUrl.replace(/[^/]+$/, 'live'), expectInvariants);
});
