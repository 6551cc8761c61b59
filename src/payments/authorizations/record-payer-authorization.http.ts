// POST /3p/api/v2/users/{uuid}/authorizations: a tenant records that a payer agreed to be debited.
import { Type } from 'typebox';
import { easternDay } from '../../ach/calendar/eastern-time.ts';
import { isForHolder, type OriginatedSecCode, secCodesOf } from '../../ach/nacha/codes/sec-codes.ts';
import { instantOf } from '../../api/http/instant.ts';
import { operation } from '../../api/http/operation.ts';
import { Day, described, extended, meaningOf, UuidOf, userOfPath } from '../../api/http/schema.ts';
import { created } from '../../platform/answer.ts';
import { invalid } from '../../platform/refusals.ts';
import { secondsAfter } from '../../platform/std/clock.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { BlockRecord, blockRecord, exampleBlock } from '../risk/blocks/block-record.ts';
import {
  AuthorizationRecord,
  authorizationRecord,
  exampleAuthorization,
  exampleEvidence,
  SecCodeOfAuthorization,
} from './authorization-record.ts';
import { Evidence, expectOralEvidence } from './evidence.ts';
import { lockDebits, recordAuthorization, sentDebits } from './record-authorization.ts';

const { bank_account, debits, kind, payee_uuid, minimum_amount, maximum_amount, ends_on, reference } = sentDebits;

const body = Type.Object({
  bank_account,
  debits,
  kind,
  sec_code: Type.Optional(
    described(
      SecCodeOfAuthorization,
      `${meaningOf(SecCodeOfAuthorization)}\n\nPayments with another \`sec_code\` cannot use it, and payments without one take this code. \`TEL\` needs \`recording\` or \`notice_sent_on\` in \`evidence\`, and both if \`kind\` is \`recurring\`. Absent: not said; it allows debits of every code.`,
    ),
  ),
  payee_uuid,
  minimum_amount,
  maximum_amount,
  authorized_on: Type.Optional(
    described(Day, 'The day on which the payer authorized the debits. Absent: today in Eastern time.'),
  ),
  ends_on,
  reference,
  evidence: Type.Optional(Evidence),
});

/** The clock of a tenant may be ahead of ours. */
const aheadAtMostSeconds = 300;

export const recordPayerAuthorization = ({ vault }: { vault: Vault }) =>
  operation(
    {
      method: 'POST',
      path: '/3p/api/v2/users/:uuid/authorizations',
      tag: 'Users',
      operationId: 'recordPayerAuthorization',
      summary: 'Record an authorization of a payer or payee',
      description:
        'The payer agreed that this account is debited. Payments that start afterwards use it if it allows them: see `authorization_uuid` of a payment. After an unauthorized return or a stopped payment it also lifts the blocks on the payer and on the account (`unauthorized`, `stop_payment`) and releases their payments on hold. With `debits: clawbacks` a payee agrees that what was paid out to this account is taken back if its payment comes back. Send the evidence, or keep it yourself: a bank may ask for it until two years after the authorization ends.',
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
        const today = easternDay(call.now);
        const { authorized_on = today, sec_code = null, evidence } = call.body;
        const { holder, debits: sent } = await lockDebits(
          phase,
          call.caller,
          call.params.uuid,
          call.body,
          authorized_on,
        );
        if (authorized_on > today) throw invalid('authorized_on', 'maximum', 'must not be in the future');
        const agreedAt = instantOf('evidence.agreed_at', evidence?.agreed_at);
        if (agreedAt !== null && agreedAt > secondsAfter(call.now, aheadAtMostSeconds))
          throw invalid('evidence.agreed_at', 'maximum', 'must not be in the future');
        const allowed = { ...sent, sec_code, authorized_on };
        expectOwnCode(sec_code, holder.kind);
        expectOralEvidence(allowed, evidence ?? {}, today);
        const { authorization, lifted } = await recordAuthorization(phase, vault, call, holder, allowed, evidence);
        return created({ ...authorizationRecord(authorization), lifted: lifted.map(blockRecord) });
      },
    },
  );

function expectOwnCode(secCode: OriginatedSecCode | null, kind: 'person' | 'business'): void {
  if (secCode !== null && !isForHolder(secCode, kind))
    throw invalid(
      'sec_code',
      'sec_code',
      `must be one of ${secCodesOf(kind).join(', ')}, because the payer is a ${kind}; it is ${secCode}`,
    );
}
