// Lets an operation ask for a second operator first, when the policy of its act says so
// (decision 17).
import { Type } from 'typebox';
import type { Role } from '../../api/http/caller.ts';
import { isoTimes } from '../../api/http/iso-times.ts';
import type { Call, NeedsApproval, Operation } from '../../api/http/operation.ts';
import type { Answer } from '../../platform/answer.ts';
import { type AtomicPhase, undoable } from '../../platform/database/atomic-phase.ts';
import { invalid, refuse } from '../../platform/refusals.ts';
import { instant, realClock } from '../../platform/std/clock.ts';
import { uuidv7 } from '../../platform/std/identifiers.ts';
import { recordAct, watchActs } from '../tenants/audit-trail.ts';
import { ApprovalRecord, approvalRecord, exampleApproval } from './approval-record.ts';
import { type Effect, insertApproval, lockAsking, selectApproval, selectWaitingTwin } from './approvals.sql.ts';
import { needsApproval, policyOf } from './policies.ts';

const validHours = 24;

const ApprovalAsked = Type.Object({ approval: ApprovalRecord }, { title: 'ApprovalAsked' });

/** This answer is added to an operation that has its times already. */
const inIso = isoTimes(ApprovalAsked)!;

/** The other operations are unchanged. `isLive`: for the defaults of the policies. */
export function withApproval(operation: Operation, isLive: boolean): Operation {
  const { approval, handler } = operation;
  if (approval === undefined) return operation;
  if (!('atomic' in handler)) throw new Error(`${operation.operationId} has no phase, so it cannot be approved`);
  return {
    ...operation,
    refusals: [...(operation.refusals ?? []), 'already_asked'],
    answers: {
      ...operation.answers,
      202: {
        description: 'It waits for a second operator: `POST /admin/v1/approvals/{uuid}/approve`',
        data: ApprovalAsked,
        example: inIso({ approval: exampleApproval }),
      },
    },
    handler: {
      async atomic(call, phase, resumed) {
        if (resumed !== null) return handler.atomic(call, phase, resumed);
        const amount = (await approval.amountOf?.(call, phase)) ?? null;
        const policy = await policyFor(phase, call, { approval, amount, isLive });
        if (policy !== null)
          return ask(phase, call, operation, { amount, policy }, () => handler.atomic(call, phase, null));
        return handler.atomic(call, phase, resumed);
      },
    },
  };
}

type AskingPolicy = Awaited<ReturnType<typeof policyOf>>;

/** Null: the act needs no second operator. */
async function policyFor(
  phase: AtomicPhase,
  call: Call,
  { approval, amount, isLive }: { approval: NeedsApproval; amount: number | null; isLive: boolean },
): Promise<AskingPolicy | null> {
  const policy = await policyOf(phase, approval.act, isLive);
  if (!needsApproval(policy, amount)) return null;
  return approval.onlyIf === undefined || (await approval.onlyIf(phase, call)) ? policy : null;
}

/** `act` does it. */
async function ask(
  phase: AtomicPhase,
  call: Call,
  operation: Operation,
  { amount, policy }: { amount: number | null; policy: AskingPolicy },
  act: () => Promise<unknown>,
): Promise<Answer> {
  const { caller } = call;
  const named = {
    operation_id: operation.operationId,
    params: call.params as Record<string, string>,
    body: call.body as Record<string, unknown>,
  };
  if (call.reason === null)
    throw invalid('reason', 'required', 'is required: a second operator must approve this and reads why');
  await lockAsking(phase, named.operation_id);
  const twin = await selectWaitingTwin(phase, named, realClock.now());
  if (twin !== null)
    throw refuse(
      'already_asked',
      '',
      `the approval ${twin} waits for the same act: approve or refuse it. An earlier request whose answer was lost may have asked for it`,
    );
  const effects = await effectsOf(phase, act);
  const uuid = uuidv7(realClock.now());
  const body_sha256 = await insertApproval(phase, {
    uuid,
    act: policy.act,
    ...named,
    amount,
    above_amount: policy.above_amount,
    role: operation.role as Role,
    effects,
    reason: call.reason,
    asked_by_operator: caller.operator_uuid,
    asked_by_token: caller.token_uuid,
    asked_at: realClock.now(),
    expires_at: instant(realClock.now().getTime() + validHours * 3_600_000),
  });
  await recordAct(phase, call, {
    action: 'approval.asked',
    subject: 'approval',
    subject_uuid: uuid,
    // The approval has the body: its personal data can be erased.
    detail: {
      operation: operation.operationId,
      params: call.params,
      amount,
      above_amount: policy.above_amount,
      role: operation.role,
      body_sha256,
    },
  });
  const asked = (await selectApproval(phase, uuid))!;
  const data = inIso({ approval: approvalRecord(asked) });
  return { status: 202, message: 'A second operator must approve this.', data };
}

/** Ends an act that was only tried. */
class Tried extends Error {}

/**
 * Does the act and undoes it: what it would record shows what it changes, and an act that would be
 * refused is refused now.
 */
async function effectsOf(phase: AtomicPhase, act: () => Promise<unknown>): Promise<Effect[]> {
  const recorded = watchActs(phase);
  await undoable(
    phase,
    async () => {
      await act();
      throw new Tried();
    },
    (error) => error instanceof Tried,
  );
  return recorded.map(({ action, subject, subject_uuid, detail = {}, effect = detail }) => ({
    action,
    subject,
    subject_uuid,
    detail: effect,
  }));
}
