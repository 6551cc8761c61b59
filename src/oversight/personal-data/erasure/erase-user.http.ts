// POST /admin/v1/users/{uuid}/erase: erases the personal data of a deleted user.
import { Type } from 'typebox';
import { operation } from '../../../api/http/operation.ts';
import { Nullable, Timestamp, Uuid } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import { takeAnyUser } from '../find-any-user.ts';
import { type Erasing, eraseUser as erase } from './erase-user.ts';
import type { Erasure } from './erasures.sql.ts';

export const ErasureRecord = Type.Object(
  {
    user_uuid: Uuid,
    processor_uuid: Uuid,
    erased_at: Timestamp,
    identity_kept_until: Nullable(Timestamp),
    events_erased_at: Nullable(Timestamp),
  },
  { title: 'Erasure' },
);

export const erasureRecord = (erasure: Erasure) => ({
  user_uuid: erasure.user_uuid,
  processor_uuid: erasure.processor_id,
  erased_at: timestamp(erasure.erased_at),
  identity_kept_until: timestampOrNull(erasure.keep_until),
  events_erased_at: timestampOrNull(erasure.events_erased_at),
});

export const exampleErasure = {
  user_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
  processor_uuid: '019a2f30-0000-7a11-8b22-3c4d5e6f7081',
  erased_at: '2026-06-02 14:05:09',
  identity_kept_until: '2031-03-01 14:05:09',
  events_erased_at: null,
};

export const eraseUser = (context: Erasing) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/users/:uuid/erase',
      tag: 'Operator: users',
      operationId: 'eraseUser',
      summary: 'Erase the personal data of a user',
      description:
        'Names, contact data, addresses, tax identifiers, owners and account numbers of a deleted user are removed at once; the data in its events a little later (`events_erased_at`). Its payments and the ledger stay. The identity is kept encrypted until `identity_kept_until`, as the law asks; `GET /admin/v1/users/{uuid}/kept-identity` reads it. This cannot be undone. It is refused while a payment is in progress, while a balance is open, and while a bank may still return an entry. Erasing an erased user again changes nothing.',
      callers: ['admin'],
      role: 'administrator',
      needsPassword: true,
      params: Type.Object({ uuid: Uuid }),
      example: { reason: 'Request of the person, ticket 4711' },
      answers: { 200: { description: 'Erased', data: ErasureRecord, example: exampleErasure } },
      refusals: ['not_found', 'invalid_state', 'payments_in_progress', 'balance_open'],
    },
    {
      async atomic(call, phase) {
        const user = await takeAnyUser(phase, call.params.uuid);
        return ok(erasureRecord(await erase(phase, context, call, user)));
      },
    },
  );
