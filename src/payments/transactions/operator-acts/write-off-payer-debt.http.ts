// POST /admin/v1/transactions/{uuid}/write-off, /payer-debt/write-off, /payer-debt/paid: ends a
// debt of a payee or payer (K7, X1, X2).
import { type Static, Type } from 'typebox';
import { wasDone } from '../../../access/tenants/audit-trail.sql.ts';
import { PositiveCents } from '../../../api/http/schema.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { refuse } from '../../../platform/refusals.ts';
import type { Balances } from '../../ledger/accounts.ts';
import { findProcessorOf } from '../find-transaction.ts';
import { actOnPayment, earlier, lockForAct, type PaymentAct, type Subject } from './act-on-payment.ts';
import { type ActInView, operatorAct } from './operator-act.ts';

interface Ending extends PaymentAct, ActInView {
  description: string;
  /** The cents that the act can end. */
  owed(books: Balances): number;
  /** For an act that receives cash: the bank that an operator names. */
  paidTo?(bank: string | undefined): { name: string };
}

const amount = Type.Optional(PositiveCents);
const EndedBody = Type.Object({ amount });
const PaidBody = Type.Object({ amount, bank: Type.Optional(Type.String()) });

/**
 * True: an earlier request wrote off all that was left, of this amount if one is named. Cash that a
 * payer paid is not compared: they may have paid twice.
 */
async function isWrittenOff(phase: AtomicPhase, payment: Subject, act: Ending, amount?: number): Promise<boolean> {
  if (act.paidTo !== undefined || act.owed((await lockForAct(phase, payment, act)).balances) > 0) return false;
  return wasDone(phase, { ...earlier(act, payment), detail: amount === undefined ? {} : { amount } });
}

const ending = (act: Ending) => {
  const { of, path, operationId, summary, description, owed, paidTo } = act;
  return operatorAct(
    {
      of,
      path,
      operationId,
      summary,
      description: `${description} \`amount\` in cents; without it, the whole debt.${paidTo === undefined ? ' A transaction whose debt was written off is answered as it is.' : ''}`,
      body: paidTo === undefined ? EndedBody : PaidBody,
      example: { amount: 4000 },
      done: {
        description: 'The transaction, with unchanged statuses',
        example: {
          transaction_status: 'CHARGEBACK',
          capture_status: 'CAPTURE_ACH_FAILED',
          ach_return_code: 'R10',
          clawback_status: 'CLAWBACK_ACH_FAILED',
        },
      },
      approval: {
        act: paidTo === undefined ? 'write_off' : 'manual_debt',
        async amountOf({ params, body }, phase) {
          const transaction_uuid = (params as { uuid: string }).uuid.toLowerCase();
          const { amount } = body as Static<typeof EndedBody>;
          const processor_id = await findProcessorOf(phase, transaction_uuid);
          return (await isWrittenOff(phase, { processor_id, transaction_uuid }, act, amount)) ? 0 : (amount ?? null);
        },
      },
      refusals: ['amount_exceeds_debt'],
    },
    async (phase, call, payment) => {
      const asked = call.body as Static<typeof PaidBody>;
      if (await isWrittenOff(phase, payment, act, asked.amount)) return;
      const most = owed((await lockForAct(phase, payment, act)).balances);
      const { amount = most, bank } = asked;
      const paid = paidTo === undefined ? {} : { bank: paidTo(bank).name };
      // When nothing is owed, `actOnPayment` refuses with its own message.
      if (most > 0 && amount > most)
        throw refuse('amount_exceeds_debt', 'amount', `must be at most ${most}, the debt in cents`);
      await actOnPayment(phase, call, act, { ...payment, ...paid, moved_amount: amount });
    },
  );
};

const payeeDebtWrittenOff: Ending = {
  of: 'transactions',
  path: 'write-off',
  operationId: 'writeOffPayeeDebt',
  summary: 'Write off what a payee owes',
  description: 'Allowed after a clawback failed. Money that comes in later reduces the write-off first.',
  action: 'transaction.clawback_written_off',
  causes: ['clawback_written_off'],
  current: ({ clawback_status, balances }) =>
    `clawback_status is ${clawback_status} and the payee owes ${balances.CLAW ?? 0} cents`,
  allowed:
    'a write-off needs CLAWBACK_ACH_FAILED and a debt above 0. While a clawback is in progress, wait until it ends',
  owed: ({ CLAW = 0 }) => CLAW,
};

const payerDebtWrittenOff: Ending = {
  of: 'transactions',
  path: 'payer-debt/write-off',
  operationId: 'writeOffPayerDebt',
  summary: 'Write off what a payer owes',
  description: 'A payer owes what they were refunded or paid back when the capture is returned.',
  action: 'transaction.debt_written_off',
  causes: ['debt_written_off'],
  current: ({ balances }) => `the payer owes ${balances.RECV ?? 0} cents`,
  allowed: 'a write-off needs a debt above 0. Nothing is left to do',
  owed: ({ RECV = 0 }) => RECV,
};

const payerDebtPaid: Ending = {
  of: 'transactions',
  path: 'payer-debt/paid',
  operationId: 'recordPayerDebtPaid',
  summary: 'Record that a payer paid their debt',
  description:
    'For money that came into the account at a bank without an entry of ours. The debt may have been written off before. `bank` is required when there are several banks.',
  action: 'transaction.debt_paid',
  causes: ['debt_paid'],
  current: ({ balances }) =>
    `the payer owes ${balances.RECV ?? 0} cents and ${balances.LOSS_PAYER ?? 0} cents are written off`,
  allowed: 'a payment of a debt needs one of the two above 0. Check the uuid of the transaction',
  owed: ({ RECV = 0, LOSS_PAYER = 0 }) => RECV + LOSS_PAYER,
};

export const debtEndings: readonly ActInView[] = [payeeDebtWrittenOff, payerDebtWrittenOff, payerDebtPaid];

export const writeOffPayeeDebt = ending(payeeDebtWrittenOff);
export const writeOffPayerDebt = ending(payerDebtWrittenOff);
export const recordPayerDebtPaid = ({ bankOfAccount }: { bankOfAccount: NonNullable<Ending['paidTo']> }) =>
  ending({ ...payerDebtPaid, paidTo: bankOfAccount });
