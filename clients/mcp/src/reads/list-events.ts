// The event log: in order, or what it has about one record.
import type { InputOf } from '@achord/client';
import { z } from 'zod';
import { count, given, limit, tool, uuid } from '../tools/tool.ts';

const pageSize = 100;
/** Requests of one call: it ends, however long the log is. */
const mostPages = 10;

type EventName = NonNullable<InputOf<'listEvents'>['type']>;
interface Event {
  uuid: string;
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

/** The members of event records that name what an event is about. */
const subjects = ['uuid', 'transaction_uuid', 'user_uuid', 'payer_uuid', 'payee_uuid'] as const;
/** What else is passed on, where a record has it. */
const told = [
  ...['sequence', 'status', 'state', 'amount', 'transaction_status', 'capture_status', 'payout_status'],
  ...[
    'clawback_status',
    'reverse_payout_status',
    'ach_return_code',
    'failure_reason',
    'kyb_status',
    'client_reference_id',
  ],
] as const;

const pick = (data: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => name in data).map((name) => [name, data[name]]));

const eventOf = ({ uuid, type, timestamp, data }: Event) => ({
  uuid,
  type,
  timestamp,
  about: pick(data, subjects),
  ...pick(data, told),
});

export const listEvents = tool({
  name: 'list_events',
  title: 'List events',
  description:
    'Reads the event log in order, oldest first: all events, or those about one payment, refund, user or bank account. ' +
    `With \`about\`, one call looks at up to ${mostPages * pageSize} events. Send \`next\` as \`after\` to go on, now or ` +
    'when more has happened; `is_at_end` says whether you have seen all. ' +
    'show_payment is the faster way to the history of one payment.',
  takes: {
    about: uuid('Only events about this record: the uuid of a payment, a refund, a user or a bank account.').optional(),
    after: z
      .string()
      .optional()
      .describe(
        'Begin after this event: `next` of an earlier answer, or the uuid of an event. `latest`: what happens from now ' +
          'on. Absent: from the first.',
      ),
    type: z.string().optional().describe('Only events of this name, for example TransactionFailed.'),
    limit,
  },
  effect: 'nothing',
  async answer({ achord }, { about, after, type, limit: wanted = 10 }) {
    const isAbout = ({ data }: Event) => about === undefined || subjects.some((name) => data[name] === about);
    const found: Event[] = [];
    let [cursor, isAtEnd] = [after, false];
    for (let pages = 0; pages < mostPages && found.length < wanted && !isAtEnd; pages += 1) {
      const page = given({
        after: cursor,
        type: type as EventName | undefined,
        limit: about === undefined ? wanted : pageSize,
      });
      const answer = await achord.operations.listEvents(page);
      const events = answer.events as unknown as Event[];
      const taken = events.filter(isAbout).slice(0, wanted - found.length);
      found.push(...taken);
      // The next call reads the rest of this page again.
      const isCut = found.length === wanted && taken.at(-1) !== events.at(-1);
      cursor = isCut ? taken.at(-1)?.uuid : (answer.next ?? events.at(-1)?.uuid ?? cursor);
      isAtEnd = answer.next === null && !isCut;
    }
    const more = isAtEnd ? ' This is the end of the log.' : ' There may be more: send `next` as `after`.';
    return {
      sentence: `Found ${count(found.length, 'event')}.${more}`,
      data: { events: found.map(eventOf), next: cursor ?? null, is_at_end: isAtEnd },
    };
  },
});
