// Where the money of a payment is: the sentence for a caller, and the way of the money as a line.
import { Button, Card, CopyButton, Group, Text } from '@mantine/core';
import { monthDay } from '../format/times.ts';
import { ReturnCode } from '../parts/term.tsx';
import { words } from '../words/en.ts';
import { type Answered, answerOf, nextStepOf } from './answer.ts';
import { type Stop, type Track, trackOf } from './track.ts';

interface Props {
  payment: Answered;
  /** Null: erased, or the reader may not see it. */
  parties: { payer: string | null; payee: string | null };
}

export function WhereItIs({ payment, parties: { payer, payee } }: Props) {
  const names = { payer: payer ?? words.answer.thePayer, payee: payee ?? words.answer.thePayee };
  const answer = answerOf(payment, names);
  const next = nextStepOf(payment, names);
  return (
    <Card withBorder component="section" aria-label={words.track.title}>
      <Group justify="space-between" align="start" gap="sm" wrap="nowrap" className="answer">
        <Text size="lg" fw={600}>
          {answer}
        </Text>
        <CopyButton value={answer}>
          {({ copied, copy }) => (
            <Button size="xs" variant="light" onClick={copy}>
              {copied ? words.answer.copied : words.answer.copy}
            </Button>
          )}
        </CopyButton>
      </Group>
      {next !== null && (
        <Text className="next-step">
          {next.what} <span className="quiet">{next.why}</span>
        </Text>
      )}
      <Way track={trackOf(payment)} />
    </Card>
  );
}

/** The sentence above says the same, so the drawing has words only where they help to see it. */
function Way({ track }: { track: Track }) {
  const { stops, at, gate, back, isCanceled } = track;
  const here = Math.floor(back?.to ?? at);
  return (
    <div
      className="way"
      data-canceled={isCanceled}
      data-back={back !== null}
      data-is-refund={back?.code === null}
      data-gate={gate !== null}
    >
      {back !== null && <Branch back={back} />}
      <ol>
        {stops.map((stop, index) => (
          <li
            key={stop.name}
            data-passed={stop.isPassed}
            data-line={index <= at ? 'full' : index - at < 1 ? 'half' : 'none'}
            data-here={index === here && !isCanceled}
            aria-current={index === here && !isCanceled ? 'step' : undefined}
          >
            {gate === index && <span className="gate">{words.track.gate}</span>}
            <StopText stop={stop} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function StopText({ stop: { name, day, isPassed } }: { stop: Stop }) {
  return (
    <>
      <span className="stop">{words.track.stops[name]}</span>
      {day !== null && (
        <span className="quiet">
          {isPassed ? words.track.passed[name] : words.track.expected} <span className="number">{monthDay(day)}</span>
        </span>
      )}
    </>
  );
}

/** From the middle of one stop back to the middle of another. */
function Branch({ back: { from, to, code, day } }: { back: NonNullable<Track['back']> }) {
  const place = { marginLeft: `${12.5 + 25 * to}%`, width: `${25 * (from - to)}%` };
  return (
    <div className="branch" data-kind={code === null ? 'refund' : 'return'} style={place}>
      <span>
        {code === null ? words.track.refunded : words.track.returned} {code !== null && <ReturnCode of={code} />}
        {day !== null && `, ${monthDay(day)}`}
      </span>
    </div>
  );
}
