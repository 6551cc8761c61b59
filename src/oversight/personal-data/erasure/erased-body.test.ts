// Events of an erased user: a field of their data is erased, or it is known to identify no person.
import { expect, it } from 'vitest';
import { BankAccountRecord } from '../../../customers/bank-accounts/bank-account.ts';
import { UserRecord } from '../../../customers/users/user-record.ts';
import { erasedBody } from './erased-body.ts';

const namingNobody = [
  'account_type',
  'aggregator_type',
  'business_owners',
  'created_at',
  'deleted_at',
  'is_default',
  'kind',
  'kyb_status',
  'maximum_transaction_fee',
  'payout_type',
  'routing_number',
  'transaction_fee_fixed',
  'transaction_fee_percent',
  'updated_at',
  'uuid',
  'vendor_uuid',
];

it('keeps only the fields that identify no person, and their order', () => {
  const names = [...Object.keys(UserRecord.properties), ...Object.keys(BankAccountRecord.properties)];
  const data = Object.fromEntries(names.map((name) => [name, 'a secret']));
  const before = { type: 'BusinessCreated', timestamp: '2026-03-02T14:05:09.000Z', data };
  const after = JSON.parse(erasedBody(JSON.stringify(before)));
  expect({ ...after, data }).toEqual(before);
  expect(Object.keys(after.data)).toEqual(Object.keys(data));
  const kept = Object.keys(data).filter((name) => JSON.stringify(after.data[name]).includes('secret'));
  expect(kept.toSorted()).toEqual(namingNobody);
});

it('leaves an event without data of people as it was, and is the same when it is done twice', () => {
  const truncated =
    '{"type":"BusinessUpdated","timestamp":"2026-03-02T14:05:09.000Z","data":{"uuid":"1","truncated":true}}';
  expect(erasedBody(truncated)).toBe(truncated);
  const once = erasedBody('{"data":{"email":"ada@example.com","business":{"name":"Fjord"},"account_name":null}}');
  expect(erasedBody(once)).toBe(once);
  expect(JSON.parse(once).data).toMatchObject({ email: null, business: { name: 'Erased' }, account_name: null });
});
