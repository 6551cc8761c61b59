// Remembers that the database could not write to its disk, until a trial write succeeds.
import { connectionLost, sqlState } from '../database-error.ts';

/** SQLSTATE 53100: no space left. 58030: the disk reported an error. */
const troubles = { '53100': 'disk_full', '58030': 'disk_failing' } as const;
export type DiskTrouble = (typeof troubles)[keyof typeof troubles];

export interface Disk {
  /** Checks whether the error is about the disk. */
  noticed(error: unknown): void;
  trouble(): DiskTrouble | null;
  stop(): void;
}

/** The disk problem of an error; null: none. */
export function diskTroubleOf(error: unknown): DiskTrouble | null {
  return troubles[sqlState(error) as keyof typeof troubles] ?? null;
}

const tryAgainMs = 2_000;

/**
 * `tryWrite` writes something that needs space. It is called only during a problem: a healthy
 * service pays nothing.
 */
export function watchDisk(tryWrite: () => Promise<void>, changed: (cause: unknown) => void): Disk {
  let trouble: DiskTrouble | null = null;
  let timer: NodeJS.Timeout | undefined;

  function become(next: DiskTrouble | null, cause?: unknown): void {
    if (next === trouble) return;
    trouble = next;
    changed(cause);
  }

  function tryLater(): void {
    timer = setTimeout(async () => {
      try {
        await tryWrite();
        become(null);
      } catch (error) {
        // Any error other than a disk error or a lost connection shows that the disk works again.
        become(diskTroubleOf(error) ?? (connectionLost(error) ? trouble : null));
      }
      if (trouble !== null) tryLater();
    }, tryAgainMs);
    timer.unref();
  }

  return {
    noticed(error) {
      const found = diskTroubleOf(error);
      if (found === null) return;
      const fresh = trouble === null;
      become(found, error);
      if (fresh) tryLater();
    },
    trouble: () => trouble,
    stop: () => clearTimeout(timer),
  };
}
