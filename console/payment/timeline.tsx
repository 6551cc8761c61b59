// What happened to a payment, in the order of time: moves with their postings, entries, and events
// with their deliveries.
import { Badge, Group, Text } from '@mantine/core';
import { dollars } from '../format/money.ts';
import { localTime, time } from '../format/times.ts';
import { accountWords } from '../words/accounts.ts';
import { inWords, words } from '../words/en.ts';
import type { Payment } from './payment.ts';

interface Happened {
  key: string;
  at: string;
  kind: 'move' | 'entry' | 'event';
  title: string;
  lines: readonly string[];
}

/** A payment as an operator sees it, or as its tenant does: without postings. */
interface Told {
  moves: readonly (Omit<Payment['moves'][number], 'postings'> & Partial<Pick<Payment['moves'][number], 'postings'>>)[];
  entries: Payment['entries'];
  events: Payment['events'];
}

function happened({ moves, entries, events }: Told): Happened[] {
  const all: Happened[] = [
    ...moves.map(
      (move): Happened => ({
        key: `move ${move.number}`,
        at: move.moved_at,
        kind: 'move',
        title: move.return_code === null ? move.description : `${move.description} (${move.return_code})`,
        lines: (move.postings ?? []).map(
          ({ debit_account, credit_account, amount }) =>
            `${dollars(amount)} from “${accountWords(credit_account)}” to “${accountWords(debit_account)}”`,
        ),
      }),
    ),
    ...entries.map(
      (entry): Happened => ({
        key: `entry ${entry.stage} ${entry.attempt} ${entry.refund_uuid ?? ''}`,
        at: entry.created_at,
        kind: 'entry',
        title: `Entry for the ${inWords(entry.stage).toLowerCase()}: ${dollars(entry.amount)}`,
        lines: [
          `Trace ${entry.trace_id} at ${entry.bank}${entry.file_name === null ? '' : `, file ${entry.file_name}`}`,
        ],
      }),
    ),
    ...events.map(
      (event): Happened => ({
        key: `event ${event.uuid}`,
        at: event.occurred_at,
        kind: 'event',
        title: event.type,
        lines:
          event.deliveries.length === 0
            ? [words.payment.noDeliveries]
            : event.deliveries.map(
                ({ url, state, attempt_count, status, error }) =>
                  `${url}: ${state} after ${attempt_count} ${attempt_count === 1 ? 'attempt' : 'attempts'}${status === null ? '' : `, answer ${status}`}${error === null ? '' : `, ${error}`}`,
              ),
      }),
    ),
  ];
  const order = { move: 0, entry: 1, event: 2 };
  return all.toSorted((one, other) => one.at.localeCompare(other.at) || order[one.kind] - order[other.kind]);
}

export const Timeline = ({ payment }: { payment: Told }) => (
  <ol className="timeline">
    {happened(payment).map(({ key, at, kind, title, lines }) => (
      <li key={key} data-kind={kind}>
        <Group gap="sm">
          <Text fw={600} size="sm">
            {title}
          </Text>
          {kind !== 'move' && (
            <Badge size="sm" variant="light" color={kind === 'entry' ? 'orange' : 'gray'} tt="none" autoContrast>
              {kind === 'entry' ? 'entry' : 'webhook event'}
            </Badge>
          )}
          <Text size="sm" className="quiet" title={localTime(at)}>
            {time(at)}
          </Text>
        </Group>
        {lines.map((line) => (
          <Text key={line} size="sm" className="quiet">
            {line}
          </Text>
        ))}
      </li>
    ))}
  </ol>
);
