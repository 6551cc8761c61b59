// The worlds in which a payment is played: what people and policies may do in each, and how often.
import { type World, worldWith } from './one-payment.ts';

/** Worlds that are played to their end in every order of moves. */
export const worlds: Record<string, Record<string, number>> = {
  'a returned capture, with any outcome of its payout': {
    'return capture': 1,
    'return payout': 1,
    'return clawback': 1,
    'return reverse_payout': 1,
    'claw again': 1,
    'reverse payout again': 1,
    'write off': 1,
    'to another account': 1,
    'left over': 1,
    bar: 1,
    present_again: 1,
    'give up': 1,
    cancel: 1,
  },
  'a refund, with every possible return': {
    'return capture': 1,
    'return payout': 1,
    'return refund_capture': 1,
    'return refund_payout': 1,
    refund: 1,
    'credit again': 1,
    'give back': 1,
  },
  'a dishonor that is won, and files that are rejected': {
    'return capture': 1,
    'return payout': 1,
    dishonor: 1,
    reject: 1,
    refund: 1,
    'return refund_payout': 1,
  },
  'a reverse payout that is sent again, and a return of the earlier one': {
    'return payout': 1,
    refund: 1,
    'return refund_payout': 1,
    'reverse payout again': 1,
    'return reverse_payout': 1,
  },
  'a clawback that is repeated, and a return of the earlier one': {
    'return capture': 1,
    'return refund_capture': 1,
    'return clawback': 1,
    refund: 1,
    dishonor: 1,
  },
  'a refund whose files are rejected': { refund: 1, 'return refund_capture': 1, reject: 1 },
  'what a payer owes, paid and written off': {
    'return capture': 1,
    'return payout': 1,
    'return reverse_payout': 1,
    dishonor: 1,
    'write debt off': 2,
    'pay debt': 2,
  },
  'a refund that its payer owes': {
    'return capture': 1,
    'return refund_payout': 1,
    refund: 1,
    'write debt off': 1,
    'pay debt': 1,
  },
  'a debt that is paid, and then no longer exists': {
    'return capture': 1,
    'return refund_payout': 1,
    'return reverse_payout': 1,
    refund: 1,
    'pay debt': 1,
    dishonor: 1,
    'reverse payout again': 1,
  },
  'money that a payout left over': {
    'return capture': 2,
    'return payout': 2,
    dishonor: 1,
    'left over': 1,
    'to another account': 1,
  },
  'offsets against other payments': {
    'return payout': 1,
    'return capture': 1,
    'return clawback': 1,
    'claw again': 1,
    'write off': 1,
    offset: 1,
    offset_of_other: 1,
  },
};

const all = [...new Set(Object.values(worlds).flatMap((left) => Object.keys(left)))];

/**
 * A world in which everything may happen up to three times: too large to visit, and played at
 * random.
 */
export function randomWorld(choose: (below: number) => number): World {
  return worldWith(Object.fromEntries(all.map((name) => [name, choose(4)])));
}
