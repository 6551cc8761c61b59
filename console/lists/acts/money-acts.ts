// Acts on payments, on what they leave open, and on what waits for approval.
import type { Role } from '../../app/session.ts';
import { dollars } from '../../format/money.ts';
import { inWords, words } from '../../words/en.ts';
import type { Row } from '../list-definition.ts';
import { type ActOfRow, type ActsOfRows, amountOf, approvedSecret, isMe, posting } from './acts.ts';

/** What ends an exception, by its kind. An act on a refund names the refund. */
function exceptionActs(row: Row, at: string): readonly ActOfRow[] {
  const amount = amountOf(row);
  const act = (title: string, path: string, move: string, isGrave?: true): ActOfRow => ({
    role: 'operator',
    act: posting(title, path, { moves: [move], ...(isGrave ? { isGrave } : {}) }),
  });
  const again = words.acts.again(amount);
  const refund = row.refund_uuid === null ? null : `/admin/v1/refunds/${String(row.refund_uuid)}`;
  switch (row.kind) {
    case 'owed_to_payee':
      return [act(words.acts.payOutAgain, `${at}/payout-again`, again)];
    case 'owed_by_payee':
      return [
        act(words.acts.clawBackAgain, `${at}/clawback-again`, words.acts.clawBackMoves(amount)),
        act(words.acts.writeOff, `${at}/write-off`, words.acts.lost(amount), true),
      ];
    case 'owed_to_payer':
      return refund === null
        ? [act(words.acts.payPayerAgain, `${at}/reverse-payout-again`, again)]
        : [
            act(words.acts.sendRefundAgain, `${refund}/send-again`, again),
            act(words.acts.giveBack, `${refund}/give-back`, words.acts.giveBackMoves(amount)),
          ];
    case 'owed_by_payer':
      return [
        act(words.acts.payerPaid, `${at}/payer-debt/paid`, words.acts.payerPaidMoves(amount)),
        act(words.acts.writeOff, `${at}/payer-debt/write-off`, words.acts.lost(amount), true),
      ];
    default:
      return [];
  }
}

export const moneyActs: ActsOfRows = {
  payments: (_, id) => [
    {
      role: 'support',
      act: posting(words.acts.hold, `/admin/v1/transactions/${id}/holds`, {
        fields: [{ name: 'kind', label: words.acts.kind, kind: 'choice', values: ['operator', 'risk', 'compliance'] }],
        moves: [words.acts.holdMoves],
      }),
    },
  ],
  exceptions: (row, id) => exceptionActs(row, `/admin/v1/transactions/${id}`),
  approvals: ({ state, act, amount, reason, role: needed, asked_by }, id) => {
    if (state !== 'waiting') return [];
    const role = needed as Role;
    const approve = posting(words.acts.approve, `/admin/v1/approvals/${id}/approve`, {
      secret: approvedSecret,
      moves: [
        words.acts.approveMoves(inWords(String(act)), amount === null ? null : dollars(Number(amount)), String(reason)),
      ],
    });
    const refuse = posting(words.acts.refuse, `/admin/v1/approvals/${id}/refuse`, {
      moves: [words.acts.refuseMoves],
      isGrave: true,
    });
    // Who asked may take it back only.
    const isOwn = isMe((asked_by as { operator_uuid: string | null }).operator_uuid);
    return (isOwn ? [refuse] : [approve, refuse]).map((one) => ({ role, act: one }));
  },
};
