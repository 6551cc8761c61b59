// A common generator makes a client's types from the description: they compile, name every
// operation, and tell apart what the API tells apart.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../../src/api/http/documentation/openapi.ts';
import { repository } from '../../support/runner/sources.ts';
import { sharedService } from '../../support/service/service.ts';

const starting = (fields: string, status: string) => `
  type Request = components['schemas']['TransactionRequest'];
  export const request: Request = { payer_uuid: '', payee_uuid: '', ${fields} };
  type Answer = operations['createTransaction']['responses'][201]['content']['application/json'];
  export const isPaid = ({ data }: Answer): boolean => data.payout_status === '${status}';`;

const handling = (field: string, code: string) => `
  export function handle(event: components['schemas']['Event']): string | null {
    if (event.type === 'TransactionFailed') return event.data.${field};
    return event.type === 'BusinessUpdated' ? event.data.kyb_status ?? null : null;
  }
  export const blocked: components['schemas']['ErrorCode'] = '${code}';`;

/** Programs that use the types, and what the compiler must say: nothing, or this. */
const programs: Record<string, [program: string, error: RegExp | null]> = {
  started: [starting('amount: 100', 'PAYOUT_COMPLETE'), null],
  withoutAmount: [starting('', 'PAYOUT_COMPLETE'), /Property 'amount' is missing/],
  withUnknownField: [starting('amount: 100, sum: 1', 'PAYOUT_COMPLETE'), /'sum' does not exist/],
  withUnknownStatus: [starting('amount: 100', 'PAYOUT_DONE'), /no overlap/],
  handled: [handling('ach_return_code', 'user_blocked'), null],
  withFieldOfAnotherEvent: [handling('kyb_status', 'user_blocked'), /'kyb_status' does not exist/],
  withUnknownCode: [handling('ach_return_code', 'blocked'), /not assignable/],
};

let found: string;
beforeAll(async () => {
  const document: OpenApiDocument = (await (await sharedService()).send('GET', '/openapi.json', { token: null })).body;
  const everyOperation = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId }]) =>
        `export type ${operationId} = [operations['${operationId}'], paths['${path}']['${method}']];`,
    ),
  );
  expect(everyOperation.length).toBeGreaterThan(150);
  programs.everyOperation = [everyOperation.join('\n'), null];

  const folder = mkdtempSync(join(tmpdir(), 'achord-client-'));
  writeFileSync(join(folder, 'api.ts'), astToString(await openapiTypescript(document as never)));
  for (const [name, [program]] of Object.entries(programs))
    writeFileSync(
      join(folder, `${name}.ts`),
      `import type { components, operations, paths } from './api.ts';\n${program}`,
    );
  const options = [
    '--noEmit',
    '--strict',
    '--target',
    'es2023',
    '--module',
    'nodenext',
    '--allowImportingTsExtensions',
  ];
  const files = ['api', ...Object.keys(programs)].map((name) => `${name}.ts`);
  const tsc = join(repository, 'node_modules', 'typescript-7', 'bin', 'tsc');
  found = await promisify(execFile)(process.execPath, [tsc, ...options, '--types', '', ...files], { cwd: folder }).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
  rmSync(folder, { recursive: true });
});

const foundIn = (name: string) => found.split('\n').filter((line) => line.startsWith(`${name}.ts`));

describe('A generated client', () => {
  it('compiles, with every operation under its id and its path', () => {
    expect([foundIn('api'), foundIn('everyOperation')]).toEqual([[], []]);
  });

  it('knows what a payment needs and how it may stand, which event has which data, and the codes of refusals', () => {
    for (const [name, [, error]] of Object.entries(programs))
      if (error === null) expect([name, foundIn(name)]).toEqual([name, []]);
      else expect([name, foundIn(name)]).toEqual([name, [expect.stringMatching(error)]]);
  });
});
