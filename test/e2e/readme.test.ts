// README.md: its first payment works exactly as it is printed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataDirectory, startService } from '../support/command-line.ts';
import { repository } from '../support/sources.ts';

const readme = readFileSync(join(repository, 'README.md'), 'utf8');
const section = /## A first payment\n([\s\S]*?)\n## /.exec(readme)![1]!;
const [variables, ...commands] = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block!);

/** Runs a script as a reader's shell would; each answer that is printed stands on a line of its own. */
function shell(script: string): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn('bash', ['-euo', 'pipefail', '-c', script], {
    env: { PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, stdout, stderr })));
}

describe('README.md', () => {
  it('says which two variables come first', () => {
    expect(variables).toBe('ACHORD=http://127.0.0.1:4010\nTOKEN=achord_proc_…\n');
  });

  it('has five requests that take a payment from registration to payout', async () => {
    expect(commands.join('').match(/\bcurl\b/g)).toHaveLength(5);
    const directory = dataDirectory();
    const { facts } = await startService({ ACHORD_DATA_DIR: directory, ACHORD_SANDBOX_PACE: '1' });
    const given = `ACHORD=${facts.address}\nTOKEN=${facts.processor_token}\n`;
    const { code, stdout, stderr } = await shell(`${given}${commands.join('\necho\n')}`);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });

    const [started, list, events] = stdout
      .trim()
      .split(/\n+/)
      .map((line) => JSON.parse(line));
    expect(started).toMatchObject({ status: true, data: { amount: 2500, transaction_status: 'CAPTURE_PENDING' } });
    expect(list.data.transactions).toMatchObject([{ uuid: started.data.uuid }]);
    const types = events.data.events.map(({ type }: { type: string }) => type);
    expect(types).toEqual(expect.arrayContaining(['BankLinkedSuccessfully', 'BusinessCreated', 'TransactionStarted']));

    // "Watch it": the same command again, until the money has arrived.
    const watch = commands.find((command) => command.includes('/3p/api/v2/transactions'))!;
    let payout: string | null = null;
    while (payout !== 'PAYOUT_COMPLETE') {
      const again = JSON.parse((await shell(given + watch)).stdout);
      expect(again.status).toBe(true);
      payout = again.data.transactions[0].payout_status;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  });

  it('links only to pages that are there', () => {
    const pages = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/webhooks.md'];
    for (const page of pages) {
      const text = readFileSync(join(repository, page), 'utf8');
      const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)(#[^)]*)?\)/g)].map(([, to]) => to!);
      const missing = links.filter((to) => !existsSync(join(repository, dirname(page), to)));
      expect(missing, page).toEqual([]);
    }
  });
});
