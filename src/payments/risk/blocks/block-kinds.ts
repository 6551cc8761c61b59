// The kinds of blocks, from the mildest to the gravest: what each stops, and who can lift it
// (Lifecycle, return codes).

import type { BlockReason } from '../../../ach/nacha/codes/return-codes.ts';
import type { HoldKind } from '../../lifecycle/holds.sql.ts';

export interface BlockRule {
  /**
   * What a return blocks: the holder of the account, the account, or both. The payments of the
   * first one are put on hold.
   */
  blocks: readonly ('user' | 'account')[];
  /** `debits`: no debit is taken. `payments`: no payment is started, as payer or payee. */
  stops: 'debits' | 'payments';
  /** A new authorization of the payer lifts it; an operator can lift every block. */
  liftedByAuthorization: boolean;
  /** The kind of the holds on payments that were started before. */
  holds: Extract<HoldKind, 'risk' | 'compliance'>;
  /** The returned payment is put on hold too. */
  holdsItself: boolean;
  /** The reason in refusals and holds. */
  why: string;
}

export const blockRules = {
  stop_payment: {
    blocks: ['account'],
    stops: 'debits',
    liftedByAuthorization: true,
    holds: 'risk',
    holdsItself: false,
    why: 'its holder stopped a payment; record a new authorization',
  },
  unauthorized: {
    blocks: ['user', 'account'],
    stops: 'debits',
    liftedByAuthorization: true,
    holds: 'risk',
    holdsItself: false,
    why: 'a debit was returned as unauthorized; record a new authorization',
  },
  fraud: {
    blocks: ['user'],
    stops: 'payments',
    liftedByAuthorization: false,
    holds: 'risk',
    holdsItself: true,
    why: 'the operator of this service must review it',
  },
  compliance: {
    blocks: ['user'],
    stops: 'payments',
    liftedByAuthorization: false,
    holds: 'compliance',
    holdsItself: true,
    why: 'the operator of this service must review it',
  },
  sanctions: {
    blocks: ['user'],
    stops: 'payments',
    liftedByAuthorization: false,
    holds: 'compliance',
    holdsItself: true,
    why: 'the operator of this service must review it',
  },
} as const satisfies Record<BlockReason, BlockRule>;

export type BlockKind = BlockReason;

export const blockKinds = Object.keys(blockRules) as [BlockKind, ...BlockKind[]];

/** The kinds that a new authorization of the payer lifts. */
export const liftedByAuthorization = blockKinds.filter((kind) => blockRules[kind].liftedByAuthorization);
