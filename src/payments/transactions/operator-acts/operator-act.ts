// The operation of an operator's act on a payment or a refund of any tenant.
import { type Static, type TObject, type TSchema, Type } from 'typebox';
import { type Call, type Definition, type Operation, operation } from '../../../api/http/operation.ts';
import { Uuid } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { refuse } from '../../../platform/refusals.ts';
import type { Balances } from '../../ledger/accounts.ts';
import { exampleRefund, RefundRecord, refundRecord } from '../../lifecycle/refund.ts';
import { exampleWithMetadata, TransactionWithMetadata, transactionWithMetadata } from '../../lifecycle/transaction.ts';
import { selectPaymentOfRefund, selectRefund } from '../refunds/refunds.sql.ts';
import { type Scope, selectProcessorOfTransaction, selectTransaction } from '../transactions.sql.ts';
import type { PaymentAct, Subject } from './act-on-payment.ts';

/** By its name in the path: how it is found and answered. */
const subjects = {
  transactions: {
    record: TransactionWithMetadata,
    example: exampleWithMetadata,
    async find(phase: AtomicPhase, uuid: string): Promise<Subject | null> {
      const processor_id = await selectProcessorOfTransaction(phase, uuid);
      return processor_id === null ? null : { processor_id, transaction_uuid: uuid };
    },
    read: async (phase: AtomicPhase, scope: Scope, uuid: string) =>
      transactionWithMetadata((await selectTransaction(phase, scope, uuid))!),
  },
  refunds: {
    record: RefundRecord,
    example: exampleRefund,
    async find(phase: AtomicPhase, uuid: string): Promise<Subject | null> {
      const payment = await selectPaymentOfRefund(phase, uuid);
      return payment === null ? null : { ...payment, refund_uuid: uuid };
    },
    read: async (phase: AtomicPhase, scope: Scope, uuid: string) =>
      refundRecord((await selectRefund(phase, scope, uuid))!),
  },
};

export interface OperatorAct<Body extends TSchema = TObject>
  extends Pick<
    Definition<TSchema, TSchema, Body>,
    'operationId' | 'summary' | 'description' | 'body' | 'example' | 'approval' | 'refusals'
  > {
  of: keyof typeof subjects;
  /** The last part of the path. */
  path: string;
  /** The answer. `example`: the fields that differ from the example of the record. */
  done: {
    description: string;
    example: Partial<Static<typeof TransactionWithMetadata>> | Partial<Static<typeof RefundRecord>>;
  };
}

/** What tells whether an act is possible, and what it would move. */
export interface ActInView
  extends Pick<OperatorAct, 'of' | 'path' | 'operationId' | 'summary'>,
    Pick<PaymentAct, 'causes'> {
  /** The most cents that it can move. Absent: the stage tables say what it moves. */
  owed?(books: Balances): number;
}

/** Acts that move money. */
export const roleOfActs = 'operator';

/** `make` changes the subject and writes the audit trail. The answer is the changed subject. */
export function operatorAct<Body extends TSchema = TObject>(
  { of, path, done, refusals = [], ...definition }: OperatorAct<Body>,
  make: (
    phase: AtomicPhase,
    call: Call<{ uuid: string }, Static<TObject>, Static<Body>>,
    subject: Subject,
  ) => Promise<unknown>,
): Operation {
  const { record, example, find, read } = subjects[of];
  return operation(
    {
      ...definition,
      method: 'POST',
      path: `/admin/v1/${of}/:uuid/${path}`,
      tag: 'Operator: payments',
      callers: ['admin'],
      role: roleOfActs,
      needsPassword: true,
      params: Type.Object({ uuid: Uuid }),
      answers: {
        200: { description: done.description, data: record, example: { ...example, ...done.example } },
      },
      refusals: ['not_found', 'invalid_state', ...refusals],
    },
    {
      async atomic(call, phase) {
        const uuid = call.params.uuid.toLowerCase();
        const subject = await find(phase, uuid);
        if (subject === null) throw refuse('not_found', 'uuid');
        await make(phase, call, subject);
        return ok(await read(phase, { processor_id: subject.processor_id, vendor_id: null }, uuid));
      },
    },
  );
}
