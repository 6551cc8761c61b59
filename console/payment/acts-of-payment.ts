// The acts that the API allows on a payment, as dialogs.
import type { Role } from '../app/session.ts';
import { wayOfPosting } from '../format/accounts.ts';
import type { ActWithRole } from '../parts/act-buttons.tsx';
import type { Act } from '../parts/act-dialog.tsx';
import type { ActField } from '../parts/act-fields.tsx';
import type { Move } from '../parts/moves.tsx';
import type { Person } from '../person/person.ts';
import { words } from '../words/en.ts';
import type { Payment } from './payment.ts';

type AllowedAct = Payment['allowed_acts'][number];

/** Money is lost. */
const isGrave = /^writeOff/;

const needed: Readonly<Record<string, Role>> = { createHold: 'support', releaseHold: 'risk' };

const holdKind = {
  name: 'kind',
  label: words.acts.kind,
  kind: 'choice',
  values: ['operator', 'risk', 'compliance'],
} as const satisfies ActField;

/** Acts that send an entry again: to or from whose account. */
const sentAgain: Readonly<Record<string, 'payer' | 'payee'>> = {
  sendPayoutAgain: 'payee',
  sendClawbackAgain: 'payee',
  sendReversePayoutAgain: 'payer',
  sendRefundAgain: 'payer',
};

/** Acts that a tenant may do too, in the words for people. */
const said: Readonly<Record<string, Pick<Act, 'title' | 'moves'>>> = {
  refundTransactionOfAnyTenant: { title: words.payment.refund, moves: [words.payment.refundMoves] },
  cancelTransactionOfAnyTenant: { title: words.payment.cancel, moves: [words.payment.cancelMoves] },
};

const cancelReason = {
  name: 'cancel_reason',
  label: words.payment.cancelReason,
  kind: 'text',
  empty: 'left out',
  hint: words.payment.cancelReasonHint,
} as const satisfies ActField;

export interface Parties {
  payer: Person | undefined;
  payee: Person | undefined;
}

/** The account that was used, or another one of the same user that can be used. */
const accountField = (user: Person | undefined): ActField => {
  const usable = (user?.bank_accounts ?? []).filter(({ disabled_at }) => disabled_at === null);
  return {
    name: 'bank_account_uuid',
    label: words.payment.account,
    kind: 'choice',
    empty: 'left out',
    values: ['', ...usable.map(({ uuid }) => uuid)],
    names: {
      '': words.payment.sameAccount,
      ...Object.fromEntries(usable.map((one) => [one.uuid, `${one.account_number}, ${one.account_name}`])),
    },
  };
};

/** The API decides who may do it; the role only hides what it would refuse. */
export const actOfPayment = (allowed: AllowedAct, parties: Parties): ActWithRole => ({
  role: needed[allowed.operation_id] ?? 'operator',
  act: dialog(allowed, parties),
});

function dialog({ operation_id, summary, method, path, amount_up_to, moves }: AllowedAct, parties: Parties): Act {
  const party = sentAgain[operation_id];
  return {
    title: summary,
    method,
    path,
    fields: [
      ...(operation_id === 'createHold' ? [holdKind] : []),
      ...(operation_id === 'cancelTransactionOfAnyTenant' ? [cancelReason] : []),
      ...(party === undefined ? [] : [accountField(parties[party])]),
      ...(amount_up_to === null
        ? []
        : [{ name: 'amount', label: words.acts.amount, kind: 'money', most: amount_up_to } as const]),
    ],
    ...(isGrave.test(operation_id) ? { isGrave: true as const } : {}),
    moves: moves.flatMap(({ description, postings }): readonly Move[] =>
      postings.length === 0
        ? [description]
        : postings.map(({ debit_account, credit_account, amount }) => ({
            description,
            amount,
            way: wayOfPosting(debit_account, credit_account),
          })),
    ),
    ...said[operation_id],
  };
}
