// POST /3p/api/v2/users/{uuid}/authorizations: a tenant records that a payer agreed to be debited.

import { type Static, Type } from 'typebox';
import { recordAct } from '../../access/tenants/audit-trail.ts';
import { easternDay } from '../../ach/calendar/eastern-time.ts';
import { instantOf } from '../../api/http/instant.ts';
import { operation } from '../../api/http/operation.ts';
import { Day, described, extended, meaningOf, SentCents, Text, UuidOf, userOfPath } from '../../api/http/schema.ts';
import { AggregatorType } from '../../customers/bank-accounts/account-words.ts';
import { lockHolder, selectBankAccount } from '../../customers/bank-accounts/bank-accounts.sql.ts';
import { selectUser } from '../../customers/users/users.sql.ts';
import { created } from '../../platform/answer.ts';
import { invalid, refuse } from '../../platform/refusals.ts';
import { uuidv7 } from '../../platform/std/identifiers.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { liftedByAuthorization } from '../risk/blocks/block-kinds.ts';
import { BlockRecord, blockRecord, exampleBlock } from '../risk/blocks/block-record.ts';
import { type Block, selectBlocksOf } from '../risk/blocks/blocks.sql.ts';
import { liftBlocks } from '../risk/blocks/lift-blocks.ts';
import {
  AuthorizationRecord,
  authorizationRecord,
  exampleAuthorization,
  exampleEvidence,
  KindOfAuthorization,
  SecCodeOfAuthorization,
} from './authorization-record.ts';
import { insertAuthorization, type NewAuthorization } from './authorizations.sql.ts';
import { Evidence, sealEvidence } from './evidence.ts';

const body = Type.Object({
  bank_account: Type.Object(
    { uuid: UuidOf('The identifier of the bank account.'), aggregator_type: AggregatorType },
    { description: 'The bank account that may be debited.' },
  ),
  kind: Type.Optional(described(KindOfAuthorization, `${meaningOf(KindOfAuthorization)}\n\nAbsent: \`standing\`.`)),
  sec_code: Type.Optional(
    described(SecCodeOfAuthorization, `${meaningOf(SecCodeOfAuthorization)}\n\nAbsent: not said.`),
  ),
  payee_uuid: Type.Optional(UuidOf('The only payee of the debits. Absent: every payee.')),
  minimum_amount: Type.Optional(SentCents(1, 'The least amount of a debit, in cents. Absent: no minimum.')),
  maximum_amount: Type.Optional(SentCents(1, 'The most of a debit, in cents. Absent: there is no limit.')),
  authorized_on: Type.Optional(
    described(Day, 'The day on which the payer authorized the debits. Absent: today in Eastern time.'),
  ),
  ends_on: Type.Optional(described(Day, 'The last day on which a payment may start. Absent: until it is revoked.')),
  reference: Type.Optional(described(Text(1, 255), 'Where you keep the proof, for instance the number of a mandate.')),
  evidence: Type.Optional(Evidence),
});

export const recordPayerAuthorization = ({ vault }: { vault: Vault }) =>
  operation(
    {
      method: 'POST',
      path: '/3p/api/v2/users/:uuid/authorizations',
      tag: 'Users',
      operationId: 'recordPayerAuthorization',
      summary: 'Record an authorization of a payer',
      description:
        'The payer agreed that this account is debited. Payments that start afterwards use it if it allows them: see `authorization_uuid` of a payment. After an unauthorized return or a stopped payment it also lifts the blocks on the payer and on the account (`unauthorized`, `stop_payment`) and releases their payments on hold. Send the evidence, or keep it yourself: a bank may ask for it until two years after the authorization ends.',
      callers: ['processor', 'vendor'],
      startsSomething: true,
      params: Type.Object({ uuid: UuidOf(userOfPath) }),
      body,
      example: {
        bank_account: { uuid: exampleAuthorization.bank_account_uuid, aggregator_type: 'manual' },
        kind: 'standing',
        sec_code: 'WEB',
        maximum_amount: 50000,
        authorized_on: exampleAuthorization.authorized_on,
        reference: exampleAuthorization.reference,
        evidence: exampleEvidence,
      },
      answers: {
        201: {
          description: 'Recorded',
          data: extended(AuthorizationRecord, {
            lifted: Type.Array(BlockRecord, { description: 'The blocks that the authorization lifted.' }),
          }),
          example: {
            ...exampleAuthorization,
            lifted: [{ ...exampleBlock, lifted_at: '2026-03-13 15:12:44', lifted_by: 'authorization' }],
          },
        },
      },
      refusals: ['not_found', 'bank_account_unusable', 'unknown_user'],
    },
    {
      async atomic(call, phase) {
        const holder = await lockHolder(phase, call.caller, call.params.uuid);
        if (holder === null) throw refuse('not_found', 'uuid');
        const { uuid: account, aggregator_type } = call.body.bank_account;
        const row = await selectBankAccount(phase, holder, account, aggregator_type);
        if (row === null || row.disabled_at !== null) throw refuse('bank_account_unusable', 'bank_account');
        const { payee_uuid } = call.body;
        if (payee_uuid !== undefined && (await selectUser(phase, call.caller, payee_uuid)) === null)
          throw refuse('unknown_user', 'payee_uuid');

        const { processor_id, uuid: user_uuid } = holder;
        const lifts = (await selectBlocksOf(phase, processor_id, user_uuid)).filter((one) => isLifted(one, row.uuid));
        const terms = { bank_account_uuid: row.uuid, ...readTerms(call.body, easternDay(call.now), lifts) };
        const uuid = uuidv7(call.now);
        const authorization: NewAuthorization = {
          ...terms,
          processor_id,
          uuid,
          user_uuid,
          evidence_encrypted: sealEvidence(vault, uuid, call.body.evidence),
          recorded_at: call.now,
        };
        await insertAuthorization(phase, authorization);
        await recordAct(phase, call, {
          action: 'authorization.recorded',
          subject: 'user',
          subject_uuid: user_uuid,
          detail: { authorization_uuid: uuid, ...terms, has_evidence: call.body.evidence !== undefined },
        });
        const uuids = lifts.map((block) => block.uuid);
        const lifted = await liftBlocks(phase, call, { processor_id, uuids, by: 'authorization' });
        const unused = { revoked_at: null, revoked_reason: null, used_by_transaction_uuid: null };
        return created({ ...authorizationRecord({ ...authorization, ...unused }), lifted: lifted.map(blockRecord) });
      },
    },
  );

/** What the request allows. `lifts`: the blocks that it lifts. */
function readTerms(sent: Static<typeof body>, today: string, lifts: readonly Block[]) {
  const { authorized_on = today, ends_on = null, minimum_amount = null, maximum_amount = null } = sent;
  const earliest = lifts.map(({ placed_at }) => easternDay(placed_at)).reduce((a, b) => (a > b ? a : b), '');
  if (authorized_on < earliest)
    throw invalid('authorized_on', 'minimum', `must not be before ${earliest}: the debit was returned on that day`);
  if (authorized_on > today) throw invalid('authorized_on', 'maximum', 'must not be in the future');
  if (ends_on !== null && ends_on < authorized_on)
    throw invalid('ends_on', 'minimum', `must not be before authorized_on, ${authorized_on}`);
  if (minimum_amount !== null && maximum_amount !== null && minimum_amount > maximum_amount)
    throw invalid('minimum_amount', 'maximum', `must not be more than maximum_amount, ${maximum_amount}`);
  instantOf('evidence.agreed_at', sent.evidence?.agreed_at);
  return {
    kind: sent.kind ?? ('standing' as const),
    sec_code: sent.sec_code ?? null,
    payee_uuid: sent.payee_uuid?.toLowerCase() ?? null,
    minimum_amount,
    maximum_amount,
    authorized_on,
    ends_on,
    reference: sent.reference ?? '',
  };
}

/** Whether the authorization lifts a block: one of the payer, or of the authorized account. */
function isLifted({ kind, bank_account_uuid, lifted_at }: Block, account: string): boolean {
  return (
    lifted_at === null &&
    liftedByAuthorization.includes(kind) &&
    (bank_account_uuid === null || bank_account_uuid === account)
  );
}
