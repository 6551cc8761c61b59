// A file exchange over two local directories, to-bank and from-bank. The simulated bank uses them
// from the other side.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queryable } from '../../../../platform/database/database.ts';
import type { Clock } from '../../../../platform/std/clock.ts';
import type { FileExchange } from '../exchange.ts';
import { storeSession } from '../store-session.ts';
import { directoryStore } from './directory-store.ts';

export interface DirectoryExchangeOptions {
  bank: string;
  /**
   * The directory of to-bank/, from-bank/ and their archive/ directories. Missing directories are
   * created, closed to other system users.
   */
  root: string;
  /** The directory whose from-bank/ is used instead: banks that share an account share it. */
  sharedRoot?: string;
  /** Whose side: ours or, mirrored, the bank's. */
  side: 'originator' | 'bank';
  notes: Queryable;
  clock: Clock;
}

const listingLimit = 100_000;

/** Each side notes its deliveries under a name of its own, so that both can use one database. */
export function directoryExchange({
  bank,
  root,
  sharedRoot = root,
  side,
  notes,
  clock,
}: DirectoryExchangeOptions): FileExchange {
  const ours = join(root, 'to-bank');
  const theirs = join(sharedRoot, 'from-bank');
  const [outgoing, incoming] = side === 'originator' ? [ours, theirs] : [theirs, ours];
  const archive = join(incoming, 'archive');
  const named = side === 'originator' ? bank : `${bank} (bank side)`;
  return {
    bank: named,
    keepsAcknowledged: false,
    async inSession(work) {
      for (const directory of [outgoing, archive]) await mkdir(directory, { recursive: true, mode: 0o700 });
      return work(
        storeSession(directoryStore, {
          bank: named,
          directories: { outgoing, temporary: outgoing, incoming: [incoming] },
          acknowledge: { by: 'move', to: archive },
          listingLimit,
          notes,
          clock,
        }),
      );
    },
  };
}
