// The lines that are explained, by what, and how that is undone.
import { Text } from '@mantine/core';
import { dollars } from '../format/money.ts';
import { day as dayInWords } from '../format/times.ts';
import { undoLine } from '../lists/acts/bank-acts.ts';
import { ActButtons } from '../parts/act-buttons.tsx';
import { Panel } from '../parts/panel.tsx';
import { inWords, words } from '../words/en.ts';
import { type Desk, signed } from './desk-selection.ts';

type DecidedLine = Desk['decided'][number];

export const Decided = ({ lines, hasMore }: { lines: readonly DecidedLine[]; hasMore: boolean }) => (
  <Panel title={words.desk.decided}>
    {hasMore && <Text size="sm">{words.desk.hasMoreDecided}</Text>}
    {lines.length === 0 ? (
      <Text className="quiet" size="sm">
        {words.desk.noneDecided}
      </Text>
    ) : (
      <ul className="desk-rows">
        {lines.map((line) => (
          <li key={line.uuid} className="decided">
            <span className="number">{dollars(signed(line))}</span>
            <div className="name">
              <div>{line.reference}</div>
              <div className="quiet">{explainedBy(line)}</div>
            </div>
            <span className="quiet">{dayInWords(line.booked_on)}</span>
            {line.may_be_undone && (
              <ActButtons of={line.reference} acts={[{ role: 'operator', act: undoLine({ ...line }, line.uuid) }]} />
            )}
          </li>
        ))}
      </ul>
    )}
  </Panel>
);

/** The cash that it shows, what the rest of it was, and why. */
function explainedBy({ cash, state, matched_as, note }: DecidedLine): string {
  const shown = cash.map((one) => `${dollars(signed(one))} ${one.name ?? words.desk.act}`);
  const rest = state === 'expected' ? [] : [inWords(matched_as ?? state)];
  return [...shown, ...rest, ...(note === null ? [] : [note])].join(' · ');
}
