// POST /3p/api/v2/users/{uuid}/authorizations and GET …/blocks: a tenant reads the blocks of a
// payer and records a new authorization.

import { Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { operation } from '../../../api/http/operation.ts';
import { Day, described, Text, TimeOf, UuidOf, userOfPath } from '../../../api/http/schema.ts';
import { AggregatorType } from '../../../customers/bank-accounts/account-words.ts';
import { lockHolder, selectBankAccount } from '../../../customers/bank-accounts/bank-accounts.sql.ts';
import { selectUser } from '../../../customers/users/users.sql.ts';
import { created, ok } from '../../../platform/answer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalid, refuse } from '../../../platform/refusals.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import { liftedByAuthorization } from './block-kinds.ts';
import { BlockRecord, blockRecord, exampleBlock } from './block-record.ts';
import { type Block, insertAuthorization, selectBlocksOf } from './blocks.sql.ts';
import { liftBlocks } from './lift-blocks.ts';

const exampleAuthorization = {
  uuid: '019a2f51-0d00-7d33-8e44-6f7081920314',
  user_uuid: exampleBlock.user_uuid,
  bank_account_uuid: '019a2f3d-2a00-7b11-9e10-0a1b2c3d4e5f',
  authorized_on: '2026-03-13',
  reference: 'mandate-2207',
  recorded_at: '2026-03-13 15:12:44',
};

export const recordPayerAuthorization = operation(
  {
    method: 'POST',
    path: '/3p/api/v2/users/:uuid/authorizations',
    tag: 'Users',
    operationId: 'recordPayerAuthorization',
    summary: 'Record a new authorization of a payer',
    description:
      'The payer authorized debits of this account again after a debit was returned. `authorized_on` is today in the Eastern zone if it is absent. This lifts the blocks of the return on the payer and on the account (`unauthorized`, `stop_payment`) and releases their payments on hold. Keep the proof: a bank may ask for it.',
    callers: ['processor', 'vendor'],
    startsSomething: true,
    params: Type.Object({ uuid: UuidOf(userOfPath) }),
    body: Type.Object({
      bank_account: Type.Object(
        { uuid: UuidOf('The identifier of the bank account.'), aggregator_type: AggregatorType },
        { description: 'The bank account that may be debited again.' },
      ),
      authorized_on: Type.Optional(
        described(Day, 'The day on which the payer authorized the debits. Absent: today in Eastern time.'),
      ),
      reference: Type.Optional(
        described(Text(1, 255), 'Where you keep the proof, for instance the number of a mandate.'),
      ),
    }),
    example: {
      bank_account: { uuid: exampleAuthorization.bank_account_uuid, aggregator_type: 'manual' },
      authorized_on: exampleAuthorization.authorized_on,
      reference: exampleAuthorization.reference,
    },
    answers: {
      201: {
        description: 'Recorded',
        data: Type.Object({
          uuid: UuidOf('The identifier of the authorization.'),
          user_uuid: UuidOf('The payer who authorized the debits.'),
          bank_account_uuid: UuidOf('The bank account that may be debited.'),
          authorized_on: described(Day, 'The day on which the payer authorized the debits.'),
          reference: Type.String({ description: 'Where the proof is kept. Empty: nothing was given.' }),
          recorded_at: TimeOf('When the authorization was recorded'),
          lifted: Type.Array(BlockRecord, { description: 'The blocks that the authorization lifted.' }),
        }),
        example: {
          ...exampleAuthorization,
          lifted: [{ ...exampleBlock, lifted_at: '2026-03-13 15:12:44', lifted_by: 'authorization' }],
        },
      },
    },
    refusals: ['not_found', 'bank_account_unusable'],
  },
  {
    async atomic(call, phase) {
      const today = easternDay(call.now);
      const { bank_account, authorized_on = today, reference = '' } = call.body;
      const holder = await lockHolder(phase, call.caller, call.params.uuid);
      if (holder === null) throw refuse('not_found', 'uuid');
      const { uuid: account, aggregator_type } = bank_account;
      const row = await selectBankAccount(phase, holder, account, aggregator_type);
      if (row === null || row.disabled_at !== null) throw refuse('bank_account_unusable', 'bank_account');

      const { processor_id, uuid: user_uuid } = holder;
      const lifts = (await selectBlocksOf(phase, processor_id, user_uuid)).filter((block) => isLifted(block, row.uuid));
      const earliest = lifts.map(({ placed_at }) => easternDay(placed_at)).reduce((a, b) => (a > b ? a : b), '');
      if (authorized_on < earliest)
        throw invalid('authorized_on', 'minimum', `must not be before ${earliest}: the debit was returned on that day`);
      if (authorized_on > today) throw invalid('authorized_on', 'maximum', 'must not be in the future');

      const authorization = {
        uuid: uuidv7(call.now),
        user_uuid,
        bank_account_uuid: row.uuid,
        authorized_on,
        reference,
      };
      await insertAuthorization(phase, { processor_id, ...authorization, recorded_at: call.now });
      await recordAct(phase, call, {
        action: 'authorization.recorded',
        subject: 'user',
        subject_uuid: user_uuid,
        detail: { authorization_uuid: authorization.uuid, bank_account_uuid: row.uuid, authorized_on, reference },
      });
      const uuids = lifts.map(({ uuid }) => uuid);
      const lifted = await liftBlocks(phase, call, { processor_id, uuids, by: 'authorization' });
      return created({ ...authorization, recorded_at: timestamp(call.now), lifted: lifted.map(blockRecord) });
    },
  },
);

/** Whether the authorization lifts a block: one of the payer, or of the authorized account. */
function isLifted({ kind, bank_account_uuid, lifted_at }: Block, account: string): boolean {
  return (
    lifted_at === null &&
    liftedByAuthorization.includes(kind) &&
    (bank_account_uuid === null || bank_account_uuid === account)
  );
}

export const listUserBlocks = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v2/users/:uuid/blocks',
      tag: 'Users',
      operationId: 'listUserBlocks',
      summary: 'List the blocks of a user and of its bank accounts',
      description: 'Oldest first, including lifted blocks.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf(userOfPath) }),
      answers: {
        200: {
          description: 'The blocks',
          data: Type.Object({ blocks: Type.Array(BlockRecord, { description: 'The blocks, the oldest first.' }) }),
          example: { blocks: [exampleBlock] },
        },
      },
      refusals: ['not_found'],
    },
    {
      async read({ caller, params }) {
        const user = await selectUser(database, caller, params.uuid);
        if (user === null) throw refuse('not_found', 'uuid');
        return ok({ blocks: (await selectBlocksOf(database, user.processor_id, user.uuid)).map(blockRecord) });
      },
    },
  );
