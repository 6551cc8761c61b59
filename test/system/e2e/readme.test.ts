// The README, run as printed: its first payment, against a service started as the README says.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { repository } from '../../support/runner/sources.ts';
import { usedDataDirectory } from '../../support/service/command-line.ts';
import { startInProcess } from '../../support/service/start-in-process.ts';

const page = readFileSync(join(repository, 'README.md'), 'utf8');
const section = page.slice(page.indexOf('## A first payment'), page.indexOf('## Where to read on'));
const [setToken, ...commands] = [...section.matchAll(/```sh\n(.*?)```/gs)].map(([, text]) => text!);

describe('README', () => {
  it('makes a first payment in five calls, as printed', async () => {
    const { facts } = await startInProcess({ ACHORD_DATA_DIR: await usedDataDirectory(), ACHORD_SANDBOX_PACE: '0' });
    expect(section.match(/\bcurl /g)).toHaveLength(5);
    expect(setToken).toBe('export TOKEN=achord_test_proc_…\n');

    // The page is unchanged except for another port, and a mark after each block.
    const mark = '-- end of block --';
    const script = commands.map(
      (text) => `${text.replace('http://127.0.0.1:4010', facts.address)}\necho; echo '${mark}'\n`,
    );
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script.join('')], {
      env: { PATH: process.env.PATH, TOKEN: facts.processor_token! },
    });
    const [users, started, list, events] = stdout.split(mark).map((text) => text.trim());
    expect(users).toBe('');
    expect(JSON.parse(started!)).toMatchObject({
      status: true,
      data: { amount: 12_500, transaction_fee: 125, capture_status: 'CAPTURE_PENDING' },
    });
    expect(JSON.parse(list!).data.pagination.totalItems).toBe(1);
    expect(JSON.parse(events!).data.events.map(({ type }: { type: string }) => type)).toEqual([
      'BankLinkedSuccessfully',
      'BusinessCreated',
      'BankLinkedSuccessfully',
      'TransactionStarted',
    ]);
  });
});
