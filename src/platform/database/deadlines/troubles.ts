// What keeps the database from working: it is silent, accepts no writes, or cannot write to its
// disk.
import { acceptsWrites } from './accepts-writes.sql.ts';
import { type DiskTrouble, watchDisk } from './disk-trouble.ts';
import { pulseOf } from './pulse.ts';
import { DatabaseReadOnly, isOfReadOnly, type ReadOnly, watchWrites, withFreshClient } from './read-only.ts';
import { type Silence, type SilenceLimits, silenceOf } from './silence.ts';

/**
 * `silent`: it does not answer. `read_only`: it accepts no writes, and is not read either. The
 * others: it answers, but cannot write.
 */
export type Trouble = 'silent' | 'read_only' | DiskTrouble;
export const troubles: readonly Trouble[] = ['silent', 'read_only', 'disk_full', 'disk_failing'];

interface WatchTroubles {
  url: string;
  silence: SilenceLimits;
  writes: boolean;
  /** Writes something that needs space. */
  tryWrite(): Promise<void>;
  /** The address leads to a server that accepts writes again, maybe another one. */
  writableAgain(): void;
  changed(trouble: Trouble | null, cause?: unknown): void;
}

export interface Troubles {
  /** Null: no known problem. */
  now(): Trouble | null;
  silence: Silence;
  /** Null: nothing is written, so any server will do. */
  readOnly: ReadOnly | null;
  /**
   * Notices the problem that an error shows. Returns the error to throw. `isAlone`: it is from a
   * transaction that we did not begin as read-only.
   */
  shownBy(error: unknown, isAlone: boolean): Promise<unknown>;
  stop(): void;
}

export function watchTroubles(watch: WatchTroubles): Troubles {
  const connection = { connectionString: watch.url, application_name: 'achord pulse' };
  const now = () => (silence.isSilent() ? 'silent' : readOnly.isReadOnly() ? 'read_only' : disk.trouble());
  const tellChange = (cause?: unknown) => watch.changed(now(), cause);

  const silence = silenceOf(
    (heard) => pulseOf({ ...connection, keepAlive: true }, heard),
    () => tellChange(),
    watch.silence,
  );
  const serverAcceptsWrites = () => withFreshClient(connection, acceptsWrites);
  const readOnly = watchWrites(serverAcceptsWrites, (cause) => {
    if (!readOnly.isReadOnly()) watch.writableAgain();
    tellChange(cause);
  });
  const disk = watchDisk(watch.tryWrite, tellChange);

  return {
    now,
    silence,
    readOnly: watch.writes ? readOnly : null,
    async shownBy(error, isAlone) {
      if (watch.writes && isOfReadOnly(error)) {
        const accepts = !readOnly.isReadOnly() && (await serverAcceptsWrites().catch(() => false));
        if (!accepts) readOnly.noticed(error);
        // A write in a transaction that we began as read-only is an error of ours, and no trouble.
        if (!accepts || isAlone) return new DatabaseReadOnly(error);
      }
      disk.noticed(error);
      return error;
    },
    stop() {
      silence.stop();
      readOnly.stop();
      disk.stop();
    },
  };
}
