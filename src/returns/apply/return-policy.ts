// What a return code does beside failing its stage (Lifecycle, return codes): one row a code that
// has an effect of its own.
import { returnCodeRow } from '../../nacha/codes/return-codes.ts';
import type { BlockKind } from '../../risk/blocks/block-kinds.ts';

export interface ReturnEffect {
  /** May be presented again, where the tenant wants it. */
  retry?: true;
  /** The bank account is not used any more: BankAccountRemoved. */
  disables?: true;
  /** A person or business says that the debit was not agreed to. */
  unauthorized?: true;
  /** Who held the account, or the account, is blocked. */
  blocks?: BlockKind;
}

const effects: Readonly<Record<string, ReturnEffect>> = {
  R01: { retry: true },
  R09: { retry: true },
  R02: { disables: true },
  R03: { disables: true },
  R04: { disables: true },
  R12: { disables: true },
  R13: { disables: true },
  R14: { disables: true, blocks: 'compliance' },
  R15: { disables: true, blocks: 'compliance' },
  R16: { disables: true, blocks: 'compliance' },
  R20: { disables: true },
  R05: { unauthorized: true, blocks: 'unauthorized' },
  R07: { unauthorized: true, blocks: 'unauthorized' },
  R10: { unauthorized: true, blocks: 'unauthorized' },
  R11: { unauthorized: true, blocks: 'unauthorized' },
  R29: { unauthorized: true, blocks: 'unauthorized' },
  R51: { unauthorized: true, blocks: 'unauthorized' },
  R08: { blocks: 'stop_payment' },
  R17: { blocks: 'fraud' },
  R90: { blocks: 'sanctions' },
};

export function effectOf(code: string): ReturnEffect {
  return effects[code] ?? {};
}

/**
 * How a return stands on the payment: `insufficient_funds`, `R01 Insufficient funds. The balance
 * does not cover the debit.`
 */
export function failureOf(code: string): { failure_code: string; failure_reason: string } {
  const { title, meaning } = returnCodeRow(code)!;
  const failure_code = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
  return { failure_code, failure_reason: `${code} ${title}. ${meaning}` };
}
