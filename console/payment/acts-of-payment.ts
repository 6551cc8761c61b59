// The acts that the API allows on a payment, as dialogs.
import { wayOfPosting } from '../format/accounts.ts';
import { time } from '../format/times.ts';
import type { ActWithRole } from '../parts/act-buttons.tsx';
import type { Act } from '../parts/act-dialog.tsx';
import type { ActField } from '../parts/act-fields.tsx';
import type { Move } from '../parts/moves.tsx';
import type { Person } from '../person/person.ts';
import { inWords, words } from '../words/en.ts';
import type { Payment } from './payment.ts';

type AllowedAct = Payment['allowed_acts'][number];

/** Money is lost. */
const isGrave = /^writeOff/;

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

/** In the words for people. */
const said: Readonly<Record<string, Partial<Pick<Act, 'title' | 'moves'>>>> = {
  createHold: { title: words.acts.hold, moves: [words.acts.holdMoves] },
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

type Hold = Payment['holds'][number];

/** A hold by its kind, and by its day where two of a kind are open. */
function releasing(path: string, holds: readonly Hold[]): Pick<Act, 'title'> | undefined {
  const hold = holds.find(({ uuid }) => path.endsWith(uuid));
  if (hold === undefined) return;
  const alike = holds.filter(({ kind, released_at }) => kind === hold.kind && released_at === null);
  const since = alike.length > 1 ? time(hold.placed_at) : null;
  return { title: words.payment.releaseHold(inWords(hold.kind).toLowerCase(), since) };
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
export const actOfPayment = (allowed: AllowedAct, parties: Parties, holds: readonly Hold[]): ActWithRole => ({
  role: allowed.role,
  act: { ...dialog(allowed, parties), ...releasing(allowed.path, holds) },
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
