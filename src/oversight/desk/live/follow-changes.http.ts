// GET /admin/v1/live: server-sent events that name what has changed.
import { operation } from '../../../api/http/operation.ts';
import { refuse } from '../../../platform/refusals.ts';
import { type Clock, sleep } from '../../../platform/std/clock.ts';
import { topics } from './topics.sql.ts';
import type { Follower, TopicWatch } from './watch-topics.ts';

/** Connections of one process, and of one person or token in it. */
const mostFollowers = 50;
const mostOfOne = 10;
/** A comment so that proxies keep the connection, and a dead one is noticed. */
const heartbeatMs = 15_000;
/** Then the client connects again, and its token is checked again. */
const longestMs = 600_000;

export const followChanges = ({ topicWatch, clock }: { topicWatch: TopicWatch; clock: Clock }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/live',
      tag: 'Operator',
      operationId: 'followChanges',
      summary: 'Follow what changes',
      description: `Server-sent events: each \`changed\` names topics (${topics.join(', ')}) of which something has changed in the last second, in any process. It has no data: ask for what you show. Every change after the first line of the stream is told. The service ends the stream after ten minutes, and a client connects again. At most ${mostFollowers} streams are open in a process, ${mostOfOne} of one person or token.`,
      callers: ['admin'],
      role: 'viewer',
      answers: {
        200: {
          description: 'The stream',
          example: null,
          file: { content_type: 'text/event-stream', example: 'event: changed\ndata: {"topics":["transactions"]}\n\n' },
        },
      },
    },
    {
      async download({ caller }) {
        const who = caller.operator_uuid ?? caller.token_uuid ?? '';
        if (topicWatch.followers() >= mostFollowers || topicWatch.followers(who) >= mostOfOne)
          throw refuse('too_many_in_progress');
        return {
          content_type: 'text/event-stream; charset=utf-8',
          filename: null,
          text: untilClosed(topicWatch.follow(who), clock),
        };
      },
    },
  );

/** Ends as soon as the client has gone: a generator alone would wait for its next event first. */
function untilClosed(follower: Follower, clock: Clock): AsyncIterable<string> {
  return {
    [Symbol.asyncIterator]() {
      const events = eventsOf(follower, clock);
      return {
        next: () => events.next(),
        return() {
          follower.end();
          return events.return(undefined);
        },
      };
    },
  };
}

async function* eventsOf(follower: Follower, clock: Clock): AsyncGenerator<string> {
  const since = clock.now().getTime();
  try {
    await follower.ready();
    yield 'retry: 2000\n\n';
    let next = follower.changed();
    while (clock.now().getTime() - since < longestMs) {
      const pause = new AbortController();
      const changed = await Promise.race([next, sleep(heartbeatMs, pause.signal).then(() => 'quiet' as const)]);
      pause.abort();
      if (changed === null) return;
      if (changed === 'quiet') yield ': still here\n\n';
      else {
        yield `event: changed\ndata: ${JSON.stringify({ topics: changed })}\n\n`;
        next = follower.changed();
      }
    }
  } finally {
    follower.end();
  }
}
