// The kinds of blocks, from the least to the gravest: what each stops, and who can lift it
// (Lifecycle, return codes).
import type { HoldKind } from '../../lifecycle/holds.sql.ts';
import type { BlockReason } from '../../nacha/codes/return-codes.ts';

export interface BlockRule {
  /**
   * What a return blocks: the holder of the account, the account, or both. The payments of the
   * first are put on hold.
   */
  blocks: readonly ('user' | 'account')[];
  /**
   * `debits`: nothing is taken from it. `payments`: no payment is started with it, on either side.
   */
  stops: 'debits' | 'payments';
  /** Beside an operator: a new authorization of the payer. */
  liftedByAuthorization: boolean;
  /** On payments that were started before. */
  holds: Extract<HoldKind, 'risk' | 'compliance'>;
  /** The payment that came back is put on hold, too. */
  holdsItself: boolean;
  /** In a refusal and on a hold. */
  why: string;
}

export const blockRules = {
  stop_payment: {
    blocks: ['account'],
    stops: 'debits',
    liftedByAuthorization: true,
    holds: 'risk',
    holdsItself: false,
    why: 'its holder stopped a payment: a new authorization is needed',
  },
  unauthorized: {
    blocks: ['user', 'account'],
    stops: 'debits',
    liftedByAuthorization: true,
    holds: 'risk',
    holdsItself: false,
    why: 'a debit came back as not authorized: a new authorization is needed',
  },
  fraud: {
    blocks: ['user'],
    stops: 'payments',
    liftedByAuthorization: false,
    holds: 'risk',
    holdsItself: true,
    why: 'the operator of this service has to review it',
  },
  compliance: {
    blocks: ['user'],
    stops: 'payments',
    liftedByAuthorization: false,
    holds: 'compliance',
    holdsItself: true,
    why: 'the operator of this service has to review it',
  },
  sanctions: {
    blocks: ['user'],
    stops: 'payments',
    liftedByAuthorization: false,
    holds: 'compliance',
    holdsItself: true,
    why: 'the operator of this service has to review it',
  },
} as const satisfies Record<BlockReason, BlockRule>;

export type BlockKind = BlockReason;

export const blockKinds = Object.keys(blockRules) as [BlockKind, ...BlockKind[]];

/** Those that a new authorization of the payer lifts. */
export const liftedByAuthorization = blockKinds.filter((kind) => blockRules[kind].liftedByAuthorization);
