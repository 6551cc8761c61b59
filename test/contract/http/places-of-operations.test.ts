// With several lanes, each operation runs where its rows are: each has one place.
import { beforeAll, expect, it } from 'vitest';
import type { Operation } from '../../../src/api/http/operation.ts';
import { listed, placeOf } from '../../../src/service/lanes/places.ts';
import { everyOperation } from '../../support/service/every-operation.ts';
import { sharedService } from '../../support/service/service.ts';

let all: Operation[];
beforeAll(async () => {
  all = everyOperation(await sharedService());
});

const isAct = ({ method }: Operation) => method !== 'GET';

it('Every operation has a place, and what is listed is an operation', () => {
  const named = Object.values(listed).flat();
  expect(named.filter((one, index) => named.indexOf(one) !== index)).toEqual([]);
  expect(named.filter((one) => !all.some(({ operationId }) => operationId === one))).toEqual([]);
  for (const operation of all) expect(() => placeOf(operation)).not.toThrow();
});

it('A new act of operators must be listed', () => {
  const act = all.find(({ operationId }) => operationId === 'createHold')!;
  expect(() => placeOf({ ...act, operationId: 'createSomethingNew' })).toThrow('has no place for createSomethingNew');
});

it('Only reads have the rows of all lanes, and only tenants are in the lane of the caller', () => {
  const in_ = (place: string) => all.filter((operation) => placeOf(operation) === place);
  expect(in_('all_rows').filter(isAct)).toEqual([]);
  expect(in_('all_rows').filter(({ path }) => path.startsWith('/3p/'))).toEqual([]);
  expect(in_('tenant').filter(({ path }) => !path.startsWith('/3p/'))).toEqual([]);
});

it('An act that names a tenant, a bank or a record is there, and not at home', () => {
  const names = ({ path, body }: Operation) =>
    /:(uuid|processor_uuid)\b/.test(path) ||
    ['bank', 'processor_uuid'].some(
      (field) => field in ((body as { properties?: object } | undefined)?.properties ?? {}),
    );
  const atHome = new Set([
    '/admin/v1/operators',
    '/admin/v1/session',
    '/admin/v1/saved-views',
    '/admin/v1/file-schedules',
  ]);
  const others = all.filter(
    (operation) =>
      isAct(operation) &&
      operation.path.startsWith('/admin/') &&
      names(operation) &&
      ![...atHome].some((path) => operation.path.startsWith(path)),
  );
  expect(others.filter((operation) => placeOf(operation) !== 'named').map(({ operationId }) => operationId)).toEqual(
    [],
  );
});
