// Tells its followers which topics have changed. One process asks the database once a second, and
// only while someone follows. So it sees the changes of every process, and a change costs nothing.
import type { Queryable } from '../../../platform/database/database.ts';
import { type Markers, selectMarkers, type Topic, topics } from './topics.sql.ts';

export interface Follower {
  /** Resolves when every later change will be told. */
  ready(): Promise<void>;
  /** The topics that have changed since the last call, when some have. Null: nothing more comes. */
  changed(): Promise<Topic[] | null>;
  end(): void;
}

export interface TopicWatch {
  /** `who`: a person or a token. */
  follow(who: string): Follower;
  /** Of all, or of `who`. */
  followers(who?: string): number;
}

/** `stopping` ends every follower. `failed`: a question failed; it is asked again. */
export function watchTopics(
  databases: readonly Queryable[],
  stopping: AbortSignal,
  failed: (error: unknown) => void,
  everyMs = 1_000,
): TopicWatch {
  const following = new Map<(changed: readonly Topic[]) => void, string>();
  /** Of each database. One that does not answer keeps what it had. */
  let before: (Markers | null)[] | null = null;
  /** Those that wait for the first answer. */
  const starting = new Set<() => void>();
  /** Whether questions follow each other. */
  let isAsking = false;

  async function ask(): Promise<void> {
    const answers = await Promise.allSettled(databases.map(selectMarkers));
    for (const answer of answers) if (answer.status === 'rejected') failed(answer.reason);
    if (answers.some(({ status }) => status === 'fulfilled')) {
      const now = answers.map((answer, n) => (answer.status === 'fulfilled' ? answer.value : (before?.[n] ?? null)));
      const changed = topics.filter((topic) => before?.some((markers, n) => markers?.[topic] !== now[n]?.[topic]));
      before = now;
      for (const begin of starting) begin();
      starting.clear();
      if (changed.length > 0) for (const tell of following.keys()) tell(changed);
    }
    isAsking = following.size > 0 && !stopping.aborted;
    if (isAsking) setTimeout(ask, everyMs).unref();
    else before = null;
  }

  return {
    followers: (who) =>
      who === undefined ? following.size : [...following.values()].filter((one) => one === who).length,
    follow(who) {
      const waiting = new Set<Topic>();
      let isEnded = false;
      let wake = () => {};
      const tell = (changed: readonly Topic[]) => {
        for (const topic of changed) waiting.add(topic);
        wake();
      };
      const end = () => {
        isEnded = true;
        following.delete(tell);
        stopping.removeEventListener('abort', end);
        for (const begin of starting) begin();
        wake();
      };
      following.set(tell, who);
      stopping.addEventListener('abort', end);
      if (stopping.aborted) end();
      if (!isAsking && !isEnded) {
        isAsking = true;
        void ask();
      }
      return {
        end,
        ready: () => (before !== null || isEnded ? Promise.resolve() : new Promise((resolve) => starting.add(resolve))),
        async changed() {
          if (waiting.size === 0 && !isEnded) await new Promise<void>((resolve) => (wake = resolve));
          if (isEnded) return null;
          const changed = topics.filter((topic) => waiting.has(topic));
          waiting.clear();
          return changed;
        },
      };
    },
  };
}
