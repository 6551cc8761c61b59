// The acts that the API allows on a payment, as dialogs.
import type { Schemas } from '../api/request.ts';
import { wayOfPosting } from '../format/accounts.ts';
import { dollars } from '../format/money.ts';
import { day, time } from '../format/times.ts';
import type { ActWithRole } from '../parts/act-buttons.tsx';
import type { Act } from '../parts/act-dialog.tsx';
import type { ActField } from '../parts/act-fields.tsx';
import type { Move } from '../parts/moves.tsx';
import { nameOf, type Person } from '../person/person.ts';
import { blockField } from '../risk/fraud-acts.ts';
import { inWords, words } from '../words/en.ts';
import type { Payment } from './payment.ts';

type AllowedAct = Payment['allowed_acts'][number];

export type ReversibleEntry = Schemas['ReversibleEntry'];

/** Money is lost, or the payment ends. */
const isGrave = /^(writeOff|cancel)/;

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

export const cancelReason = {
  name: 'cancel_reason',
  label: words.payment.cancelReason,
  kind: 'text',
  empty: 'left out',
  hint: words.payment.cancelReasonHint,
} as const satisfies ActField;

const dayOfRequest = [
  {
    name: 'requested_on',
    label: words.payment.askedOn,
    kind: 'text',
    empty: 'left out',
    hint: words.payment.askedOnHint,
  },
] as const satisfies readonly ActField[];

const proofFields = [
  ...dayOfRequest,
  { name: 'bank_reference', label: words.payment.bankReference, kind: 'text', empty: 'left out' },
] as const satisfies readonly ActField[];

interface Parties {
  payer: Person | undefined;
  payee: Person | undefined;
}

/** A hold by its kind, and by its number where several of a kind are open. */
function releasing(path: string, { holds }: Payment): Pick<Act, 'title' | 'moves'> | undefined {
  const hold = holds.find(({ uuid }) => path.endsWith(uuid));
  if (hold === undefined) return;
  const alike = holds.filter(({ kind, released_at }) => kind === hold.kind && released_at === null);
  const place = alike.length > 1 ? ([alike.indexOf(hold) + 1, alike.length] as const) : null;
  return {
    title: words.payment.releaseHold(inWords(hold.kind).toLowerCase(), place),
    moves: [words.payment.placed(time(hold.placed_at), hold.reason)],
  };
}

/** Null: it is not read yet. */
const usableAccounts = (user: Person | undefined) =>
  user?.bank_accounts.filter(({ disabled_at }) => disabled_at === null) ?? null;

/** The account that was used, if it still works, or another one of the same user. */
function accountField(user: Person | undefined, used: string | null): ActField {
  const usable = usableAccounts(user) ?? [];
  const others = usable.filter(({ uuid }) => uuid !== used);
  const works = others.length < usable.length;
  return {
    name: 'bank_account_uuid',
    label: words.payment.account,
    kind: 'choice',
    empty: 'left out',
    values: [...(works ? [''] : []), ...others.map(({ uuid }) => uuid)],
    names: {
      '': words.payment.sameAccount,
      ...Object.fromEntries(others.map((one) => [one.uuid, `${one.account_number}, ${one.account_name}`])),
    },
  };
}

interface ActsOfPayment {
  acts: ActWithRole[];
  /** Why an act is not offered that the payment allows. */
  notes: string[];
}

/**
 * The API says which acts the payment allows, and which role each needs. An act that needs an
 * account is offered once one works.
 */
export function actsOfPayment(
  payment: Payment,
  parties: Parties,
  reversible: readonly ReversibleEntry[],
): ActsOfPayment {
  const needsAccount = ({ operation_id }: AllowedAct) => {
    const party = sentAgain[operation_id];
    return party === undefined || usableAccounts(parties[party])?.length ? null : party;
  };
  const waiting = payment.allowed_acts.map(needsAccount).filter((party) => party !== null);
  return {
    acts: [
      ...payment.allowed_acts
        .filter((one) => needsAccount(one) === null)
        .map((one) => ({
          role: one.role,
          act: actOfPayment(one, payment, parties),
        })),
      ...reversing(payment, reversible),
      ...askingForReturn(payment),
      ...askingForProof(payment),
    ],
    notes: [
      ...[...new Set(waiting)].flatMap((party) =>
        parties[party] === undefined ? [] : [words.payment.needsAccount(nameOf(parties[party]))],
      ),
      ...reversible
        .filter(({ reversal_uuid }) => reversal_uuid !== null)
        .map(({ stage }) => words.payment.isReversed(inWords(stage).toLowerCase())),
    ],
  };
}

/** The entries that can be reversed now. */
const reversing = (payment: Payment, reversible: readonly ReversibleEntry[]): readonly ActWithRole[] =>
  reversible
    .filter(({ why_not }) => why_not === null)
    .map(({ trace_id, stage, direction, amount, send_until, available_until }) => ({
      role: 'operator',
      act: {
        title: words.payment.reverse(inWords(stage).toLowerCase()),
        method: 'POST',
        path: `/admin/v1/transactions/${payment.transaction.uuid}/reversals`,
        body: { trace_id },
        fields: [errorField],
        moves: [
          words.payment.reverseMoves(
            dollars(amount),
            direction,
            stage === 'capture'
              ? (payment.payer_name ?? words.payment.thePayer)
              : (payment.payee_name ?? words.payment.thePayee),
          ),
          words.payment.reverseUntil(day(send_until), day(available_until)),
          words.payment.reverseHolds,
        ],
      },
    }));

/** The entries that a bank has, and that are not returned. The newest first. */
const entriesAtBanks = ({ entries }: Payment) =>
  entries.filter(({ state }) => state === 'sent' || state === 'settled' || state === 'good').toReversed();

function askingForReturn(payment: Payment): readonly ActWithRole[] {
  const entries = entriesAtBanks(payment);
  if (entries.length === 0) return [];
  return [
    {
      role: 'operator',
      act: {
        title: words.payment.askForReturn,
        method: 'POST',
        path: `/admin/v1/transactions/${payment.transaction.uuid}/return-requests`,
        fields: [
          entryField(entries),
          errorField,
          ...dayOfRequest,
          { name: 'asked_by', label: words.payment.askedBy, kind: 'text', empty: 'left out' },
          { name: 'asked_how', label: words.payment.askedHow, kind: 'text', hint: words.payment.askedHowHint },
        ],
        moves: words.payment.askForReturnMoves,
      },
    },
  ];
}

const entryField = (entries: Payment['entries']): ActField => ({
  name: 'trace_id',
  label: words.payment.entry,
  kind: 'choice',
  values: entries.map(({ trace_id }) => trace_id),
  names: Object.fromEntries(
    entries.map(({ trace_id, stage, amount }) => [trace_id, `${inWords(stage)}, ${dollars(amount)}, ${trace_id}`]),
  ),
});

const errorField: ActField = {
  name: 'entry_error',
  label: words.payment.whatIsWrong,
  kind: 'choice',
  values: Object.keys(words.entryErrors),
  names: words.entryErrors,
};

/** Banks ask for proofs of debits that they know. */
const askingForProof = ({ transaction: { uuid, trace_ids } }: Payment): readonly ActWithRole[] =>
  trace_ids.capture_trace_id === ''
    ? []
    : [
        {
          role: 'operator',
          act: {
            title: words.payment.askedForProof,
            method: 'POST',
            path: `/admin/v1/transactions/${uuid}/proof-requests`,
            fields: [...proofFields],
            moves: [words.payment.askedForProofMoves],
          },
        },
      ];

/** Without parties: money that is sent again goes to the account that was used before. */
export const actOfPayment = (one: AllowedAct, payment: Payment, parties: Parties | null = null): Act => ({
  ...dialog(one, payment, parties),
  ...releasing(one.path, payment),
  ...reviewing(one, payment),
});

const reviewIn = (path: string, reviews: Payment['fraud_reviews']) => reviews.find(({ uuid }) => path.includes(uuid));

const stageOfReview = (path: string, reviews: Payment['fraud_reviews']): string => reviewIn(path, reviews)?.stage ?? '';

/** What was found stands in the dialog. */
function reviewing({ operation_id, path }: AllowedAct, { fraud_reviews }: Payment): Partial<Act> {
  const review = reviewIn(path, fraud_reviews);
  if (review === undefined) return {};
  const { finding, stage, amount } = review;
  return operation_id === 'stopFraudReview'
    ? { title: words.acts.stopReview, moves: [finding, words.acts.stopReviewMoves(stage)], isGrave: true }
    : { title: words.acts.releaseReview, moves: [finding, words.acts.releaseHoldMoves(dollars(amount))] };
}

function dialog(
  { operation_id, summary, method, path, amount_up_to, moves }: AllowedAct,
  { transaction, fraud_reviews }: Payment,
  parties: Parties | null,
): Act {
  const party = sentAgain[operation_id];
  return {
    title: summary,
    method,
    path,
    fields: [
      ...(operation_id === 'createHold' ? [holdKind] : []),
      ...(operation_id === 'cancelTransactionOfAnyTenant' ? [cancelReason] : []),
      ...(operation_id === 'stopFraudReview' ? [blockField(stageOfReview(path, fraud_reviews))] : []),
      ...(party === undefined || parties === null
        ? []
        : [accountField(parties[party], transaction[`${party}_bank_account`].uuid)]),
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
