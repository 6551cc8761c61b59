// What happened to a payment, in the order of time. Side by side: what it did, the entries in
// files, the money in the books, and the events with their deliveries.
import { Text } from '@mantine/core';
import { wayOfPosting } from '../format/accounts.ts';
import { dollars } from '../format/money.ts';
import { clockTime, localTime, time } from '../format/times.ts';
import { ReturnCode } from '../parts/term.tsx';
import { inWords, words } from '../words/en.ts';
import { type Instant, instantsOf, type Told } from './instants.ts';

export const Timeline = ({ payment }: { payment: Told }) => {
  // A tenant sees neither the books, nor its events here.
  const isInFull = payment.events !== undefined;
  return (
    <ol className="timeline" data-lanes={isInFull ? 4 : 2}>
      <li className="lanes" aria-hidden="true">
        <span />
        <span>{words.timeline.move}</span>
        <span>{words.timeline.entry}</span>
        {isInFull && <span>{words.timeline.posting}</span>}
        {isInFull && <span>{words.timeline.event}</span>}
      </li>
      {instantsOf(payment).map((instant) => (
        <Row key={instant.at} instant={instant} isInFull={isInFull} />
      ))}
    </ol>
  );
};

function Row({ instant: { at, moves, entries, events }, isInFull }: { instant: Instant; isInFull: boolean }) {
  const own = clockTime(at);
  const postings = moves.flatMap(({ number, postings: of = [] }) => of.map((posting) => ({ number, ...posting })));
  return (
    <li className="instant">
      <div className="when" title={localTime(at)}>
        <Text size="sm">{time(at)}</Text>
        {own !== null && (
          <Text size="xs" className="quiet">
            {own}
          </Text>
        )}
      </div>
      <div>
        {moves.map(({ number, description, return_code }) => (
          <Text key={number} size="sm" fw={600}>
            {description}
            {return_code !== null && (
              <>
                {' '}
                (<ReturnCode of={return_code} />)
              </>
            )}
          </Text>
        ))}
      </div>
      <div data-lane={words.timeline.entry}>
        {entries.map((entry) => (
          <div key={`${entry.stage} ${entry.attempt} ${entry.refund_uuid ?? ''}`}>
            <Text size="sm">
              {inWords(entry.stage)} <span className="number">{dollars(entry.amount)}</span>
            </Text>
            <Text size="xs" className="quiet">
              {words.timeline.trace(entry.trace_id, entry.bank)}
              {entry.file_name !== null && <>, {entry.file_name}</>}
            </Text>
          </div>
        ))}
      </div>
      {isInFull && (
        <div data-lane={words.timeline.posting}>
          {postings.map(({ number, debit_account, credit_account, amount }) => (
            <Text key={`${number} ${debit_account} ${credit_account} ${amount}`} size="sm">
              <span className="number">{dollars(amount)}</span>{' '}
              <span className="quiet">{wayOfPosting(debit_account, credit_account)}</span>
            </Text>
          ))}
        </div>
      )}
      {isInFull && (
        <div data-lane={words.timeline.event}>
          {events.map((event) => (
            <div key={event.uuid}>
              <Text size="sm">{event.type}</Text>
              {event.deliveries.map((delivery) => (
                <Text key={delivery.uuid} size="xs" className="quiet" data-failed={delivery.state === 'dead'}>
                  {words.timeline.delivery(delivery)}
                </Text>
              ))}
            </div>
          ))}
        </div>
      )}
    </li>
  );
}
