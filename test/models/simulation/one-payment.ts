// Every order of the moves of one payment, played against the stage tables and judged by an
// independent model.
import type { Book } from '../../../src/payments/ledger/accounts.ts';
import { amountToFile } from '../../../src/payments/lifecycle/filing-rules.ts';
import { isFiled, type PaymentState } from '../../../src/payments/lifecycle/payment-state.ts';
import type { Cause } from '../../../src/payments/lifecycle/stage.ts';
import { stageNames, stages } from '../../../src/payments/lifecycle/stage-names.ts';
import type { MoveRequest, Stepper } from '../../../src/payments/lifecycle/step.ts';
import { judgeBooks, violated } from './judge.ts';
import {
  becomesGood,
  dishonorIsWon,
  type Entry,
  entryReturned,
  fileRejected,
  newTruth,
  refundOf,
  type Truth,
} from './truth.ts';

export interface World extends Truth {
  state: PaymentState;
  /** How often a person or a policy may still do something. */
  left: Record<string, number>;
}

export interface Action<Played = World> {
  name: string;
  /**
   * Automatic actions of the calendar and the worker. When none of these is left, the payment is
   * settled.
   */
  byItself: boolean;
  play(world: Played): void;
}

export const amount = 100;
export const fee = 3;

export function worldWith(left: Record<string, number>): World {
  return {
    state: {
      amount,
      transaction_fee: fee,
      payout_type: 'individual',
      capture_status: 'CAPTURE_PENDING',
      payout_status: null,
      clawback_status: null,
      reverse_payout_status: null,
      capture_leg: null,
      payout_leg: null,
      clawback_leg: null,
      reverse_payout_leg: null,
      payout_back: false,
      payout_again: false,
      ach_return_code: null,
      failure_code: null,
      failure_reason: null,
      cancel_reason: null,
      capture_trace_id: null,
      payout_trace_id: null,
      reverse_payout_trace_id: null,
      unauthorized: false,
      balances: {},
      refunds: [],
    },
    ...newTruth(amount, fee),
    left,
  };
}

/** The possible actions in a world. `reached` is called with every row that is used. */
export function actionsOf(world: World, step: Stepper, reached: (transition: string) => void): Action[] {
  const { state, entries, left } = world;
  const actions: Action[] = [];
  const may = (name: string, byItself: boolean, play: Action['play']) => actions.push({ name, byItself, play });

  /** A cause that the tables must have in this place. */
  const happens = (w: World, cause: Cause, more: { refund_uuid?: string; moved_amount?: number } = {}) => {
    const steps = step(w.state, { cause, ...more });
    if (steps.length === 0) violated(`no row for ${cause}`);
    for (const { transition } of steps) reached(transition);
  };
  const legOf = (w: World, { refund }: Entry) =>
    refund === null ? w.state : w.state.refunds.find(({ uuid }) => uuid === refund)!;
  const isLatest = (entry: Entry) =>
    entries.findLast(({ stage, refund }) => stage === entry.stage && refund === entry.refund) === entry &&
    (legOf(world, entry) as never as Record<string, unknown>)[stages[entry.stage].leg] !== null;

  for (const stage of stageNames)
    for (const refund of stage.startsWith('refund') ? state.refunds : [undefined]) {
      const cents = amountToFile(stage, state, refund);
      if (cents === null) continue;
      may(`file ${stage} ${refund?.uuid ?? ''}`, true, (w) => {
        const entry: Entry = { stage, refund: refund?.uuid ?? null, amount: cents, at: 'filed' };
        w.entries.push(entry);
        Object.assign(legOf(w, entry), { [stages[stage].leg]: 'filed' });
      });
    }

  entries.forEach((entry, index) => {
    const { stage, refund, amount: cents, at } = entry;
    const more = { moved_amount: cents, ...(refund === null ? {} : { refund_uuid: refund }) };
    const label = `${stage} ${refund ?? ''}`;
    const debit = stages[stage].direction === 'debit';
    if (at === 'filed') {
      may(`confirm ${label}`, true, (w) => {
        w.entries[index]!.at = 'sent';
        happens(w, `${stage}_sent`, more);
      });
      if (left.reject)
        may(`reject unconfirmed ${label}`, false, (w) => {
          w.left.reject!--;
          fileRejected(w, w.entries[index]!);
          Object.assign(legOf(w, entry), { [stages[stage].leg]: null });
          happens(w, 'entry_unfiled');
        });
    }
    if (at === 'sent') {
      may(`settle ${label}`, true, (w) => {
        w.entries[index]!.at = 'settled';
        happens(w, `${stage}_settled`, more);
      });
      if (left.reject && stage !== 'capture' && !isFiled(state))
        may(`reject ${label}`, false, (w) => {
          w.left.reject!--;
          fileRejected(w, w.entries[index]!);
          happens(w, `${stage}_rejected`, more);
        });
    }
    if (at === 'settled' && debit)
      may(`good ${label}`, true, (w) => {
        becomesGood(w, w.entries[index]!);
        happens(w, `${stage}_good`, more);
      });
    if ((at === 'sent' || at === 'settled' || at === 'good') && !isFiled(state)) {
      if (left[`return ${stage}`]) {
        may(`return ${label}`, false, (w) => {
          w.left[`return ${stage}`]!--;
          const latest = isLatest(entry);
          entryReturned(w, w.entries[index]!, { returnsToPayer: latest && !w.state.payout_again });
          happens(w, latest ? `${stage}_returned` : `earlier_${stage as 'payout'}_returned`, more);
        });
        if (stage === 'payout' && isLatest(entry) && world.captureIsGood && !state.payout_again && !world.payoutIsBack)
          may(`return ${label}, kept`, false, (w) => {
            w.left[`return ${stage}`]!--;
            w.entries[index]!.at = 'returned';
            happens(w, 'payout_returned_kept', more);
          });
      }
      if (stage === 'capture' && at !== 'good' && left.present_again)
        may('present again', false, (w) => {
          w.left.present_again!--;
          w.entries[index]!.at = 'returned';
          happens(w, 'capture_to_present_again', more);
        });
    }
  });

  let untouched: PaymentState | null = null;
  /** Whether the tables have a row. Without one, a step changes nothing: the copy is used again. */
  const isPossible = (request: MoveRequest) => {
    untouched ??= copyOf(state);
    if (step(untouched, request).length === 0) return false;
    untouched = null;
    return true;
  };
  const person = (
    name: string,
    cause: Cause,
    more: { refund_uuid?: string; moved_amount?: number } = {},
    watch?: (w: World) => () => void,
  ) => {
    if (!left[name]) return;
    if (!isPossible({ cause, ...more })) return;
    may(`${name} ${more.refund_uuid ?? ''}${more.moved_amount ?? ''}`, false, (w) => {
      w.left[name]!--;
      const seen = watch?.(w);
      happens(w, cause, more);
      seen?.();
    });
  };
  const balance = (book: Book) => Math.abs(state.balances[book] ?? 0);

  if (isPossible({ cause: 'payout_due' })) may('payout due', true, (w) => happens(w, 'payout_due'));
  person('give up', 'capture_given_up');
  person('cancel', 'canceled');
  const reserved = (w: World) => {
    const owed = -(w.state.balances.PAYEE ?? 0);
    return () => {
      const pays = amountToFile('payout', w.state) ?? 0;
      if (pays !== owed) violated(`a payout of ${pays} for ${owed}`);
    };
  };
  person('to another account', 'payout_to_another_account', {}, reserved);
  person('left over', 'payout_left_over', {}, reserved);
  person('reverse payout again', 'reverse_payout_to_another_account');
  person('bar', 'clawback_barred');
  person('claw again', 'clawback_again');
  for (const moved_amount of [30, balance('CLAW')]) {
    if (moved_amount === 0 || moved_amount > balance('CLAW')) continue;
    person('write off', 'clawback_written_off', { moved_amount }, (w) => {
      const before = w.state.balances.LOSS_PAYEE ?? 0;
      return () => {
        if ((w.state.balances.LOSS_PAYEE ?? 0) !== before + moved_amount) violated('written off, and not on LOSS');
      };
    });
    if (left.offset && isPossible({ cause: 'clawback_offset', moved_amount, other: {} }))
      may(`offset ${moved_amount}`, false, (w) => {
        w.left.offset!--;
        w.offsets += moved_amount;
        w.offsetCount++;
        for (const { transition } of step(w.state, { cause: 'clawback_offset', moved_amount, other: {} }))
          reached(transition);
      });
  }
  // The other side of an offset: this payment pays what its payee owes on another one.
  if (left.offset_of_other && balance('PAYEE') > 0 && !isFiled(state))
    for (const taken of [30, balance('PAYEE')])
      if (taken <= balance('PAYEE'))
        may(`taken for another ${taken}`, false, (w) => {
          w.left.offset_of_other!--;
          w.offsets -= taken;
          w.offsetCount++;
          w.state.balances.PAYEE! += taken;
          happens(w, 'offset_for_another');
        });
  for (const moved_amount of new Set([30, balance('RECV')])) {
    if (moved_amount === 0 || moved_amount > balance('RECV')) continue;
    person('write debt off', 'debt_written_off', { moved_amount }, (w) => {
      const before = w.state.balances.LOSS_PAYER ?? 0;
      return () => {
        if ((w.state.balances.LOSS_PAYER ?? 0) !== before + moved_amount) violated('written off, and not on LOSS');
      };
    });
  }
  const debt = balance('RECV') + balance('LOSS_PAYER');
  for (const moved_amount of new Set([30, debt]))
    if (moved_amount > 0 && moved_amount <= debt)
      person('pay debt', 'debt_paid', { moved_amount }, (w) => () => {
        w.paid += moved_amount;
      });
  for (const { uuid } of state.refunds) {
    person('credit again', 'refund_credit_again', { refund_uuid: uuid });
    person('give back', 'refund_given_back', { refund_uuid: uuid }, (w) => () => {
      refundOf(w, uuid).ended = true;
    });
  }
  if (left.dishonor && state.capture_leg === 'returned' && !isFiled(state))
    may('dishonor won', false, (w) => {
      w.left.dishonor!--;
      dishonorIsWon(w);
      happens(w, 'dishonor_won');
    });
  if (left.refund && ['CAPTURE_ACH_PENDING', 'CAPTURE_COMPLETE'].includes(state.capture_status) && !state.payout_back) {
    const counted = state.refunds.reduce((sum, one) => (one.standing === 'void' ? sum : sum + one.amount), 0);
    const sizes = [...new Set([40, amount - counted])].filter((size) => size > 0 && size <= amount - counted);
    for (const size of sizes)
      may(`refund ${size}`, false, (w) => {
        w.left.refund!--;
        const uuid = `r${w.refunds.length + 1}`;
        w.refunds.push({ uuid, amount: size, counts: false, ended: false });
        w.state.refunds.push({
          uuid,
          amount: size,
          status: 'REFUND_PENDING',
          refund_capture_leg: null,
          refund_payout_leg: null,
          standing: 'asked',
          refund_capture_trace_id: null,
          refund_payout_trace_id: null,
          ach_return_code: null,
          failure_code: null,
          failure_reason: null,
        });
        happens(w, 'refund_requested', { refund_uuid: uuid });
      });
  }
  return actions;
}

/** Written by hand: a structured clone takes twenty times as long. */
const copyOf = (state: PaymentState): PaymentState => ({
  ...state,
  balances: { ...state.balances },
  refunds: state.refunds.map((one) => ({ ...one })),
});

/** What must hold after every action. Throws otherwise. */
export function judge(world: World): void {
  const { state } = world;
  judgeBooks(world, state.balances);
  const counted = state.refunds.reduce((total, one) => (one.standing === 'void' ? total : total + one.amount), 0);
  if (counted > amount) violated(`refunds of ${counted}`);
  if (state.payout_leg !== null && !['CAPTURE_COMPLETE', 'CAPTURE_ACH_FAILED'].includes(state.capture_status))
    violated('a payout before the capture was good');
}
