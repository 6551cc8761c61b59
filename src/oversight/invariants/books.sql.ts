// Invariants of the books of each payment: no account has a balance on the wrong side, and each
// party's books equal entitlement minus cash.
import { type Account, accounts } from '../../payments/ledger/accounts.ts';
import type { Invariant } from './invariant.ts';

// BANK of one payment may be a debit or a credit: money paid to the payee is missing until a
// clawback collects it.
const kept: { column: string; kind: string }[] = [
  ...(['DIF', 'CIF', 'UNS', 'PAYEE', 'PRES', 'FEE', 'PAYER', 'CLAW', 'RECV'] as Account[]).map((account) => ({
    column: account.toLowerCase(),
    kind: accounts[account].kind,
  })),
  { column: 'loss_payee', kind: 'expense' },
  { column: 'loss_payer', kind: 'expense' },
];

export const bookInvariants: Invariant[] = [
  {
    name: 'in_flight_equals_legs',
    rule: 'DIF, CIF, UNS and BANK of a payment equal the amounts of its legs that are in flight or settled.',
    reads: 'payments',
    broken: 'dif <> debit_sent OR -cif <> credit_sent OR -uns <> debit_open OR bank <> cash',
    shown: ['dif', 'cif', 'uns', 'bank', 'debit_sent', 'credit_sent', 'debit_open', 'cash'],
  },
  {
    name: 'normal_balances',
    rule: 'No ledger account of a payment has a balance on the wrong side.',
    reads: 'payments',
    broken: kept.map(({ column, kind }) => `${column} ${kind === 'liability' ? '>' : '<'} 0`).join(' OR '),
    shown: kept.map(({ column }) => column),
  },
  {
    name: 'books_equal_entitlement_minus_cash',
    rule: 'For each party of a payment: the money owed to it minus the money it owes equals its entitlement minus the cash it was paid.',
    reads: 'payments',
    broken: `-payer - recv - loss_payer <> for_payer - to_payer
       OR -payee - pres - claw - loss_payee <> for_payee - to_payee
       OR -fee <> for_vendor`,
    shown: [
      'payer',
      'recv',
      'loss_payer',
      'for_payer',
      'to_payer',
      'payee',
      'pres',
      'claw',
      'loss_payee',
      'for_payee',
      'to_payee',
      'fee',
      'for_vendor',
    ],
  },
  {
    name: 'overpayments_are_recorded',
    rule: 'If a party was paid more than its entitlement, the excess is a debt on CLAW or RECV, or is written off.',
    reads: 'payments',
    broken: 'to_payee - for_payee > claw + loss_payee OR to_payer - for_payer > recv + loss_payer',
    shown: ['for_payee', 'to_payee', 'claw', 'loss_payee', 'for_payer', 'to_payer', 'recv', 'loss_payer'],
  },
  {
    name: 'reserved_balances_have_waiting_payouts',
    rule: 'PRES has a balance only while a payout waits to be sent.',
    reads: 'payments',
    broken: `pres <> 0 AND payout_status IS DISTINCT FROM 'PAYOUT_PENDING_ACH'`,
    shown: ['pres', 'payout_status'],
  },
  {
    name: 'debts_and_claims_are_netted',
    rule: 'When a payment is settled, it never has balances on PAYEE and on CLAW or the payee’s LOSS, nor on PAYER and on RECV or the payer’s LOSS.',
    reads: 'payments',
    broken:
      'resting AND ((payee <> 0 AND (claw <> 0 OR loss_payee <> 0)) OR (payer <> 0 AND (recv <> 0 OR loss_payer <> 0)))',
    shown: ['payee', 'claw', 'loss_payee', 'payer', 'recv', 'loss_payer'],
  },
  {
    name: 'clawbacks_match_debts',
    rule: 'When a payment is settled, the payee has an open or written-off debt exactly if the clawback is neither null nor complete.',
    reads: 'payments',
    broken: `resting AND CASE WHEN clawback_status IS NULL OR clawback_status = 'CLAWBACK_COMPLETE' THEN claw <> 0
                        ELSE claw = 0 AND loss_payee = 0 END`,
    shown: ['claw', 'loss_payee', 'clawback_status'],
  },
  {
    name: 'refunds_do_not_exceed_payment',
    rule: 'The refunds of a payment never exceed its amount, and its refund count is right.',
    reads: 'payments',
    sql: (payments) => `
      SELECT t.processor_id, t.uuid AS subject_uuid, format('%s refunds of %s', count(r.uuid), sum(r.amount)) AS found
      FROM ${payments} LEFT JOIN refunds r ON r.shard = t.shard AND r.processor_id = t.processor_id AND r.transaction_uuid = t.uuid
      GROUP BY t.shard, t.processor_id, t.uuid, t.amount, t.refund_count
      HAVING coalesce(sum(r.amount) FILTER (WHERE r.standing <> 'void'), 0) > t.amount OR count(r.uuid) <> t.refund_count`,
  },
];
