// Where requests run when a service has two lanes.
import { describe, expect, it } from 'vitest';
import { operator } from '../../access/tenants/find-caller.ts';
import type { Call, Operation } from '../../api/http/operation.ts';
import type { Executed } from '../../api/idempotency/execute.ts';
import type { Download } from '../../platform/answer.ts';
import type { Database } from '../../platform/database/database.ts';
import { laneOfWork } from '../../platform/database/lanes/lane.ts';
import { lanesOf } from '../../platform/database/lanes/lanes.ts';
import { refuse } from '../../platform/refusals.ts';
import { placing } from './place-request.ts';

const database = {} as Database;
const home = { name: 'home', database };
const second = { name: 'second', database };
const names = Array.from({ length: 32 }, () => ['home', 'second']).flat();
const lanes = lanesOf(
  [home, second],
  () => ({
    name: 'every lane',
    database,
    away: () => [],
    watchAway: () => ({ leftOut: () => [], end: () => {} }),
    lanes: () => [home, second],
    noticeAway: () => true,
    tries: 3,
  }),
  { shards: names, tenants: new Map() },
);

/** Tenants of the two lanes, by their last byte. */
const atHome = '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c02';
const away = '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c03';

const person = '019a2f10-5c00-7b21-8d32-4e5f60718293';
const callerOf = (processor_id: string, operator_uuid: string | null = null): Call['caller'] => ({
  ...operator,
  kind: 'processor',
  processor_id,
  tenant_id: processor_id,
  operator_uuid,
});

interface Asked extends Partial<Pick<Operation, 'operationId' | 'method' | 'path' | 'callers' | 'body'>> {
  call?: Partial<Call>;
}

const answer = (status: number) => ({ status, body: '', headers: {}, replayed: false }) as unknown as Executed;

/** Names the lanes in which a request runs, and the copies, in their order. */
async function placesOf(
  { call = {}, ...operation }: Asked,
  respond: (lane: string) => Executed | Download = () => answer(200),
  banks = ['north', 'south'],
): Promise<string[]> {
  const ran: string[] = [];
  const inPlace = placing({
    lanes,
    banksOf: new Map(banks.map((bank) => [bank, bank === 'north' ? home : second] as const)),
    async copy(to = [second]) {
      ran.push(`copy to ${to.map(({ name }) => name).join()}`);
    },
  });
  await inPlace(
    {
      operation: { method: 'POST', path: '/admin/v1/things', callers: ['admin'], ...operation } as Operation,
      call: { caller: operator, params: {}, query: {}, body: {}, ...call } as Call,
      claim: null,
    },
    async () => {
      const { name } = laneOfWork()!;
      ran.push(name);
      return respond(name);
    },
  );
  return ran;
}

const named = { operationId: 'createHold' };

describe('A request', () => {
  const cases: [what: string, asked: Asked, places: string[]][] = [
    ['of a tenant', { operationId: 'getUser', callers: ['processor'], call: { caller: callerOf(away) } }, ['second']],
    [
      'of a person of a tenant, which refers to the person',
      { operationId: 'updateUser', callers: ['processor'], call: { caller: callerOf(away, person) } },
      ['copy to second', 'second'],
    ],
    ['that reads as an operator', { operationId: 'listHolds', method: 'GET' }, ['every lane']],
    ['about people', { operationId: 'inviteOperator' }, ['home', 'copy to second']],
    [
      'about people by their tenant',
      { operationId: 'invitePerson', call: { caller: callerOf(away, person) } },
      ['home', 'copy to second'],
    ],
    [
      'with a tenant in its path',
      { ...named, path: '/admin/v1/processors/:uuid/limits', call: { params: { uuid: away } } },
      ['copy to second', 'second'],
    ],
    ['with a tenant in its body', { ...named, call: { body: { processor_uuid: atHome } } }, ['home', 'copy to second']],
    ['with a bank', { ...named, call: { body: { bank: 'south' } } }, ['copy to second', 'second']],
    ['without tenant, bank and record', { operationId: 'setFraudRule' }, ['home', 'copy to second']],
  ];
  it.each(cases)('%s runs there', async (_what, asked, places) => {
    expect(await placesOf(asked)).toEqual(places);
  });

  it('that takes a bank and names none is at the only one', async () => {
    const body = { properties: { bank: {} } } as unknown as NonNullable<Operation['body']>;
    const asked = { operationId: 'payOwnFunds', body };
    expect(await placesOf(asked, undefined, ['south'])).toEqual(['copy to second', 'second']);
    expect(await placesOf(asked)).toEqual(['home', 'copy to second']);
  });

  it('that failed at home copies nothing', async () => {
    expect(await placesOf({ operationId: 'inviteOperator' }, () => answer(422))).toEqual(['home']);
  });
});

describe('A request with the uuid of a record', () => {
  const asked = { ...named, call: { params: { uuid: person } } };
  const known = (lane: string, status: number) => (one: string) => answer(one === lane ? status : 404);

  it('runs in the lane that knows it', async () => {
    expect(await placesOf(asked, known('home', 200))).toEqual(['home', 'copy to second']);
    expect(await placesOf(asked, known('second', 200))).toEqual(['home', 'copy to second', 'second']);
    expect(await placesOf(asked, known('second', 422))).toEqual(['home', 'copy to second', 'second']);
  });

  it('is looked for in the lane of the bank that it names first, and then in the others', async () => {
    const withBank = { ...named, call: { params: { uuid: person }, body: { bank: 'south' } } };
    expect(await placesOf(withBank, known('second', 200))).toEqual(['copy to second', 'second']);
    expect(await placesOf(withBank, known('home', 200))).toEqual([
      'copy to second',
      'second',
      'home',
      'copy to second',
    ]);
  });

  it('is looked for in the lane of the bank alone, if only its body has a uuid', async () => {
    const reference = { ...named, call: { body: { bank: 'south', lines: [{ reference: person }] } } };
    expect(await placesOf(reference, known('home', 201))).toEqual(['copy to second', 'second']);
  });

  it('does not go on after an error of the service', async () => {
    expect(await placesOf(asked, known('home', 500))).toEqual(['home']);
  });

  it('as a read is refused when no lane knows it', async () => {
    const read = { operationId: 'exportUser', method: 'GET' as const, call: asked.call };
    const unknown = () => {
      throw refuse('not_found', 'uuid');
    };
    await expect(placesOf(read, unknown)).rejects.toMatchObject({ code: 'not_found' });
    expect(await placesOf(read, (lane) => (lane === 'home' ? unknown() : answer(200)))).toEqual(['home', 'second']);
  });
});

it('A file is read where its rows are, after the answer', async () => {
  const read: (string | undefined)[] = [];
  const inPlace = placing({ lanes, banksOf: new Map(), copy: async () => {} });
  const download = (await inPlace(
    {
      operation: {
        operationId: 'downloadAuditTrail',
        method: 'GET',
        path: '/',
        callers: ['admin'],
      } as unknown as Operation,
      call: { caller: operator, params: {}, query: {}, body: {} } as unknown as Call,
      claim: null,
    },
    async () => ({
      content_type: 'text/csv',
      filename: null,
      text: (async function* () {
        read.push(laneOfWork()?.name);
        yield 'a';
        read.push(laneOfWork()?.name);
      })(),
    }),
  )) as Download;
  for await (const _ of download.text);
  expect(read).toEqual(['every lane', 'every lane']);
});
