// POST /admin/v1/users/{uuid}/kyb: an operator decides a business verification.
import { type Static, Type } from 'typebox';
import { changesBetween } from '../../access/tenants/changes-between.ts';
import { hasHeldTokens } from '../../access/tenants/tokens.sql.ts';
import { operation } from '../../api/http/operation.ts';
import { FilledText, OneOf, Uuid } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import { invalid, refuse } from '../../platform/refusals.ts';
import { takeUser } from './find-user.ts';
import { storeChange } from './store-user.ts';
import { type User, withKybStatus } from './user.ts';
import { exampleBusiness, UserRecord, userRecord } from './user-record.ts';
import { selectProcessorOfUser } from './users.sql.ts';
import { endOpenSubmission } from './verification/over-http/submissions.sql.ts';
import { recordOperatorDecision } from './verification/record-decision.ts';

const decisions = {
  approve: { kyb_status: 'APPROVED', outcome: 'approved' },
  reject: { kyb_status: 'REJECTED', outcome: 'rejected' },
  resubmit: { kyb_status: 'IN_REVIEW', outcome: 'resubmission_requested' },
} as const;

const Decision = Type.Object({
  decision: OneOf(['approve', 'reject', 'resubmit']),
  reason: Type.Optional(FilledText(1_000)),
  documents: Type.Optional(
    Type.Array(FilledText(255), {
      maxItems: 20,
      description: 'References to the documents that the decision is based on.',
    }),
  ),
});

/** `alwaysWithReason`: live mode. Scripts in the sandbox decide without a reason. */
export const decideBusinessVerification = ({ alwaysWithReason }: { alwaysWithReason: boolean }) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/users/:uuid/kyb',
      tag: 'Operator: users',
      operationId: 'decideBusinessVerification',
      summary: 'Decide a business verification',
      description: `\`approve\` and \`reject\`: for a business of any tenant that is in review or was never submitted. Repeating a decision changes nothing. The opposite decision is refused until the business is submitted again.

\`resubmit\` asks the tenant of a business in review to correct or add something and to submit the business again. The business stays in review. The tenant reads \`reason\` as \`kyb_resubmission_reason\` of the user, and in the event BusinessUpdated. No tenant reads the reason of the other decisions.

\`reason\` is required for \`resubmit\`, and in live mode for every decision. Write no tax id and no account number in it.`,
      callers: ['admin'],
      role: 'risk',
      reason: 'optional',
      // Who can send requests of a tenant could register an own business and approve it.
      approval: {
        act: 'verification',
        async onlyIf(phase, { params, body, caller }) {
          if ((body as Static<typeof Decision>).decision !== 'approve') return false;
          const processor_id = await selectProcessorOfUser(phase, (params as { uuid: string }).uuid.toLowerCase());
          if (processor_id === null) throw refuse('not_found', 'uuid');
          return hasHeldTokens(phase, caller, processor_id);
        },
      },
      params: Type.Object({ uuid: Uuid }),
      body: Decision,
      example: {
        decision: 'approve',
        reason: 'The articles of incorporation match.',
        documents: ['case-1042/articles.pdf'],
      },
      answers: { 200: { description: 'Decided', data: UserRecord, example: exampleBusiness } },
      refusals: ['not_found', 'not_a_business', 'already_decided', 'invalid_state'],
    },
    {
      async atomic(call, phase) {
        const { decision, reason = null, documents = [] } = call.body;
        if (reason === null && (alwaysWithReason || decision === 'resubmit'))
          throw invalid('reason', 'required', 'is required: say why you decide so');
        const uuid = call.params.uuid.toLowerCase();
        const processor_id = await selectProcessorOfUser(phase, uuid);
        if (processor_id === null) throw refuse('not_found', 'uuid');
        const before = await takeUser(phase, { processor_id, vendor_id: null }, uuid);
        refuseDecision(before, decision);

        const { kyb_status, outcome } = decisions[decision];
        const after = withKybStatus(before, kyb_status, call.now, decision === 'resubmit' ? reason : null);
        // Also when it changes nothing: the provider must not replace what the operator has
        // confirmed.
        await endOpenSubmission(phase, before, 'operator_decided', call.now);
        if (after === before) return ok(userRecord(before));
        await recordOperatorDecision(phase, call, before, { outcome, reason, documents });
        const changes = changesBetween(verificationOf(before), verificationOf(after));
        const details = { decision, reason, documents, ...changes };
        return ok(userRecord(await storeChange(phase, call, before, after, 'user.kyb_decided', details)));
      },
    },
  );

function refuseDecision(user: User, decision: keyof typeof decisions): void {
  if (user.kind !== 'business') throw refuse('not_a_business', 'uuid');
  const { kyb_status } = user;
  if (kyb_status === decisions[decision].kyb_status) return;
  if (kyb_status === 'APPROVED' || kyb_status === 'REJECTED') throw refuse('already_decided', 'decision');
  if (kyb_status === null && decision === 'resubmit')
    throw refuse(
      'invalid_state',
      'decision',
      'the business was never submitted; `resubmit` is allowed for IN_REVIEW. Approve or reject it, or wait until the tenant submits it',
    );
}

const verificationOf = ({ kyb_status, kyb_resubmission_reason }: User) => ({ kyb_status, kyb_resubmission_reason });
