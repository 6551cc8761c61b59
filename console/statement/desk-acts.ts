// What may be done with what is selected on the desk. The API decides; this hides what it would
// refuse.

import { dollars } from '../format/money.ts';
import { posting } from '../lists/acts/acts.ts';
import { returnFields } from '../lists/acts/bank-acts.ts';
import { actsOfRow } from '../lists/acts-of-rows.ts';
import type { ActWithRole } from '../parts/act-buttons.tsx';
import type { Act } from '../parts/act-dialog.tsx';
import { words } from '../words/en.ts';
import type { Line, Proposed, Selected } from './desk-selection.ts';

type Rest = 'part_of_file' | 'bank_fee' | 'own_funds' | 'return_of';

function explaining(title: string, selected: Selected, rest_as: Rest | undefined, more: Partial<Act>): Act {
  return posting(title, '/admin/v1/bank-statement/explain', {
    body: {
      lines: selected.lines.map(({ uuid }) => uuid),
      movements: selected.cash.map(({ source_uuid, direction, moved_on }) => ({ source_uuid, direction, moved_on })),
      ...(rest_as === undefined ? {} : { rest_as }),
    },
    ...more,
  });
}

/** The selected lines show the selected cash, with equal sums. */
export const explainAct = (selected: Selected): Act =>
  explaining(words.desk.explain, selected, undefined, {
    moves: [words.desk.explains(selected.lines.length, selected.cash.length, dollars(selected.shown))],
    firstReason: words.desk.equalSums,
  });

/** Enter is enough for what the service proposes. */
export const proposedAct = (selected: Selected, { isPart }: Proposed): Act =>
  isPart ? partAct(selected, { firstReason: words.desk.amountOfPart }) : explainAct(selected);

const operator = (act: Act): ActWithRole => ({ role: 'operator', act });

export function deskActs(selected: Selected): readonly ActWithRole[] {
  const { lines, cash, rest } = selected;
  if (cash.length === 0) return lines.length === 2 && rest === 0 ? [operator(offsetAct(lines))] : ofLine(lines);
  if (lines.length === 0) return [];
  if (rest === 0) return [operator(explainAct(selected))];
  return [
    ...(mayBePart(selected) ? [operator(partAct(selected))] : []),
    ...(lines.length === 1 ? ofRest(selected) : []),
  ];
}

/** One line alone: the acts of its row in the list. */
const ofLine = (lines: readonly Line[]): readonly ActWithRole[] =>
  lines.length === 1 ? actsOfRow('bank-statement', { ...lines[0]! }, lines[0]!.uuid) : [];

const offsetAct = ([line, by]: readonly Line[]): Act =>
  posting(words.desk.offset, `/admin/v1/bank-statement/lines/${line!.uuid}/correct`, {
    body: { corrected_by: by!.uuid },
    moves: [words.desk.offsets(dollars(line!.amount))],
  });

const mayBePart = ({ lines, cash, shown, moved }: Selected): boolean =>
  cash.length === 1 &&
  lines.every(({ direction }) => direction === cash[0]!.direction) &&
  Math.abs(shown) < Math.abs(moved);

/** `selected`: lines that are less than the only cash, of one direction. */
export const partAct = (selected: Selected, more: Partial<Act> = {}): Act =>
  explaining(words.desk.isPart, selected, 'part_of_file', {
    moves: [words.desk.partMoves(dollars(Math.abs(selected.shown)), dollars(Math.abs(selected.rest)))],
    ...more,
  });

function ofRest(selected: Selected): ActWithRole[] {
  const { rest } = selected;
  const amount = dollars(Math.abs(rest));
  return [
    operator(
      explaining(words.desk.restIsFee, selected, 'bank_fee', { moves: [words.acts.feeMoves(amount, rest < 0)] }),
    ),
    ...(rest > 0
      ? [
          operator(
            explaining(words.desk.restIsOwn, selected, 'own_funds', { moves: [words.acts.ownFundsCame(amount)] }),
          ),
        ]
      : []),
    operator(
      explaining(words.desk.restIsReturn, selected, 'return_of', {
        fields: returnFields,
        moves: [words.acts.isReturnMoves(amount, '')],
      }),
    ),
  ];
}
