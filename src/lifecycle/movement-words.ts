// What happened, in words, for each row of the stage tables that posts: for those who read
// statements, not tables.

import { type DirectTransition, directEntries } from '../ledger/direct-entries.ts';
import { feePayout } from './fee-payout.stage.ts';
import type { TransitionName } from './transitions.ts';

const words: Record<TransitionName, string> = {
  C1: 'Payment started',
  C2: 'Payment canceled',
  C3: 'Capture sent to the bank',
  C4: 'Capture settled',
  C5: 'Capture good',
  C6: 'Capture returned before it settled',
  C7: 'Capture returned',
  C6r: 'Capture returned before it settled, to be presented again',
  C7r: 'Capture returned, to be presented again',
  C6g: 'Capture given up',
  C6u: 'Capture given up before it was sent',
  C8: 'Capture returned before the payout left',
  C9: 'Capture returned after the payout had left',
  C9p: 'Capture returned after a payout had left',
  C9b: 'Capture returned after the payout had come back',
  C10: 'Return of the capture refused by us: captured again',
  C10p: 'Return of the capture refused by us: captured again',
  C10b: 'Return of the capture refused by us: captured again',
  P1: 'Reserved for the payout',
  P2: 'Payout sent to the bank',
  P2r: 'Payout file rejected, to be sent again',
  P2c: 'Payout file rejected, payment returned',
  P3: 'Payout settled',
  P4: 'Payout returned, payment goes back to the payer',
  P4b: 'Payout returned after the capture was',
  P4h: 'Payout returned, kept for another account',
  P4c: 'Payout of a remainder returned',
  P4e: 'Earlier payout returned',
  P5: 'Nothing left to pay out',
  P6: 'Reserved for a payout to another account',
  P7: 'Remainder reserved for a payout',
  RP1: 'Reverse payout due',
  RP2: 'Reverse payout sent to the bank',
  RP2r: 'Reverse payout file rejected, to be sent again',
  RP3: 'Reverse payout settled',
  RP4: 'Reverse payout returned',
  RP4e: 'Earlier reverse payout returned',
  RP5: 'Reverse payout due, to another account',
  RP6: 'Reverse payout no longer due',
  K1: 'Clawback due',
  K2: 'Clawback sent to the bank',
  K2r: 'Clawback file rejected, to be sent again',
  K3: 'Clawback settled',
  K4: 'Clawback good',
  K5: 'Clawback returned',
  K5b: 'Clawback returned after it was good',
  K5e: 'Earlier clawback returned',
  K5f: 'Earlier clawback returned',
  K6: 'Debt offset against another payment',
  K6o: 'Debt of another payment offset',
  K7: 'Debt written off',
  K8: 'Clawback barred',
  K9: 'Clawback due again',
  K10: 'Clawback complete',
  K10w: 'Clawback ended with a debt written off',
  F1: 'Refund asked for',
  F1x: 'Refund ended, payment returned',
  F2: 'Refund collection sent to the bank',
  F2r: 'Refund collection file rejected, to be sent again',
  F3: 'Refund collection settled',
  F4: 'Refund collected',
  F4b: 'Refund collected, payment returned meanwhile',
  F5: 'Refund sent to the bank',
  F5r: 'Refund file rejected, to be sent again',
  F5b: 'Refund file rejected, collection returned',
  F5c: 'Refund file rejected, payment returned',
  F6: 'Refund settled',
  F7: 'Refund collection returned',
  F7b: 'Refund collection returned before the refund was sent',
  F7c: 'Refund collection returned after the refund was sent',
  F7d: 'Refund collection returned after the refund had ended',
  F8: 'Refund returned',
  F8b: 'Refund returned after its collection was',
  F8c: 'Refund returned after the payment was',
  F9: 'Refund to be sent again',
  F10: 'Refund given back to the payee',
  F11: 'Refund reversed, payment returned',
  F11p: 'Refund reversed, payment returned',
  F11f: 'Refund reversed, payment returned',
  F12: 'Refund stands again',
  X1: 'Debt of the payer written off',
  X2: 'Debt paid by the payer',
  X2w: 'Debt paid by the payer after it was written off',
  E0: 'Entry taken back from a rejected file',
};

/**
 * The words for a line of a statement. The debit of an offset is on the books of the payment that
 * paid, where its history has K6o.
 */
export function lineWords({ transition, debit }: { transition: string; debit: number }): string {
  return movementWords(transition === 'K6' && debit > 0 ? 'K6o' : transition);
}

/** `transition`: as a posting names it. One that is of no table is shown by its name. */
export function movementWords(transition: string): string {
  const ofFees = feePayout[transition as keyof typeof feePayout];
  const direct = directEntries[transition as DirectTransition];
  return words[transition as TransitionName] ?? ofFees?.words ?? direct?.words ?? transition;
}
