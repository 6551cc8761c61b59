// Receives a bank's files: each is fetched once, archived, acknowledged, and opened; nothing is
// acknowledged before it is kept.

import { selectFile } from '../../banks/archive/archive.sql.ts';
import { type Archiving, abandonedAt, clearAbandoned, keepFile, readFile } from '../../banks/archive/archive.ts';
import type { ExchangeSession, FileExchange, ListedFile } from '../../banks/exchange/exchange.ts';
import { ExchangeFault, isFault } from '../../banks/exchange/exchange-fault.ts';
import { type Pgp, PgpRefused } from '../../banks/pgp/pgp.ts';
import { sqlState } from '../../database/database-error.ts';
import type { Clock } from '../../std/clock.ts';
import { uuidv7 } from '../../std/identifiers.ts';
import {
  type Arrival,
  markAcknowledged,
  markKept,
  markOpened,
  markUnlisted,
  markUnreadable,
  noteSightings,
  selectLatestArrivals,
  selectLeft,
  selectUnopened,
} from './arrivals.sql.ts';

export interface Receiving {
  exchange: FileExchange;
  archive: Archiving;
  unwrap: Pgp['unwrap'];
  /**
   * A file is fetched once it was listed unchanged for so long: a bank that writes under the final
   * name is not overtaken.
   */
  settleMs: number;
  /** Real time: the bank's clock and the sandbox's have no say in how long a file lies there. */
  clock: Clock;
}

export interface Received {
  arrival_uuid: string;
  name: string;
  /** In the archive: what is to be read. */
  content_uuid: string;
  /** The same content came before: there is nothing to do. */
  duplicate: boolean;
}

export interface Reception {
  /** What was opened in this run, in the order it was kept. */
  received: Received[];
  /**
   * For an operator, one sentence each: files that could not be taken or opened. They are tried
   * again.
   */
  problems: string[];
}

/**
 * One run: list, fetch what has settled, archive, acknowledge, open. A crash or a broken connection
 * anywhere leaves the rest to the next run. Throws ExchangeFault when the bank cannot be talked to;
 * what came before that is kept.
 */
export async function receiveFiles(on: Receiving): Promise<Reception> {
  const { database, clock } = on.archive;
  // Asked before the bank is: what an earlier run left is not mistaken for what this one takes.
  const left = await selectLeft(database, on.exchange.bank, abandonedAt(clock.now()));
  if (left.unfinished) await clearAbandoned(on.archive);
  const { listed, problems } = await on.exchange.inSession(async (session) => {
    const { files, unusable } = await session.list();
    const misnamed = unusable.map((name) => `a file is named ${name}: the bank must name it otherwise`);
    if (files.length === 0 && !left.arrivals) return { listed: 0, problems: misnamed };
    return { listed: files.length, problems: [...misnamed, ...(await takeListed(on, session, files))] };
  });
  if (listed === 0 && !left.arrivals) return { received: [], problems };
  const { received, unreadable } = await openKept(on);
  return { received, problems: [...problems, ...unreadable] };
}

async function takeListed(on: Receiving, session: ExchangeSession, files: readonly ListedFile[]): Promise<string[]> {
  const problems: string[] = [];
  const latest = await seeFiles(on, files);
  for (const file of files) {
    const arrival = latest.get(file.name)!;
    try {
      if (arrival.state === 'seen' && hasSettled(on, arrival)) await take(on, session, file, arrival);
      // Kept by a run that could not say so, or by another process that is just about to.
      else if (arrival.state === 'kept') await acknowledge(on, session, file, arrival);
    } catch (error) {
      if (!(error instanceof ExchangeFault) || endsSession(error)) throw error;
      // Still being written, or taken away again: the next listing will tell.
      if (!isFault(error, 'changing', 'gone')) problems.push(error.message);
    }
  }
  return problems;
}

const endsSession = (error: ExchangeFault) => isFault(error, 'connection_lost', 'no_answer', 'unreachable');

async function latestOf({ exchange, archive }: Receiving, files: readonly ListedFile[]): Promise<Map<string, Arrival>> {
  if (files.length === 0) return new Map();
  const names = files.map(({ name }) => name);
  return new Map((await selectLatestArrivals(archive.database, exchange.bank, names)).map((one) => [one.name, one]));
}

/**
 * Notes what is new; answers what is known of each. A file that was acknowledged and is listed
 * again is another one, unless the bank leaves them there.
 */
async function seeFiles(on: Receiving, files: readonly ListedFile[]): Promise<Map<string, Arrival>> {
  const { exchange, archive, clock } = on;
  const latest = await latestOf(on, files);
  const now = clock.now();
  await markUnlisted(
    archive.database,
    exchange.bank,
    files.map(({ name }) => name),
  );
  const fresh: (ListedFile & { uuid: string })[] = [];
  for (const file of files) {
    const known = latest.get(file.name);
    const same = known !== undefined && isSame(known, file);
    if (known?.state === 'kept' && !same) {
      // The one that we keep is no longer there, so that there is nothing left to acknowledge.
      await markAcknowledged(archive.database, known.uuid);
      fresh.push({ ...file, uuid: uuidv7(now) });
    } else if (known === undefined || !same || (known.state === 'acknowledged' && !exchange.keepsAcknowledged))
      fresh.push({ ...file, uuid: uuidv7(now) });
  }
  if (fresh.length === 0) return latest;
  await noteSightings(archive.database, exchange.bank, fresh, now);
  return latestOf(on, files);
}

const isSame = (arrival: Arrival, file: ListedFile) =>
  arrival.size === file.size && arrival.modified_at.getTime() === file.modified_at.getTime();

const hasSettled = ({ clock, settleMs }: Receiving, { seen_at }: Arrival) =>
  seen_at.getTime() + settleMs <= clock.now().getTime();

async function take(on: Receiving, session: ExchangeSession, file: ListedFile, arrival: Arrival): Promise<void> {
  const { exchange, archive, unwrap, clock } = on;
  const { uuid } = await keepFile(
    archive,
    {
      bank: exchange.bank,
      direction: 'inbound',
      form: unwrap === null ? 'content' : 'wire',
      name: file.name,
      content_uuid: null,
    },
    session.fetch(file),
  );
  if (await markKept(archive.database, arrival, uuid, clock.now())) await acknowledge(on, session, file, arrival);
}

async function acknowledge(
  on: Receiving,
  session: ExchangeSession,
  file: ListedFile,
  { uuid }: Arrival,
): Promise<void> {
  await session.acknowledge(file);
  await markAcknowledged(on.archive.database, uuid);
}

/**
 * Opens what was kept, also of earlier runs: with a mended key, what could not be opened can be.
 */
async function openKept(on: Receiving): Promise<{ received: Received[]; unreadable: string[] }> {
  const { database } = on.archive;
  const received: Received[] = [];
  const unreadable: string[] = [];
  for (const { uuid, name, file_uuid } of await selectUnopened(database, on.exchange.bank)) {
    try {
      const content_uuid = await contentOf(on, name, file_uuid);
      const duplicate = await open(on, uuid, content_uuid);
      if (duplicate !== null) received.push({ arrival_uuid: uuid, name, content_uuid, duplicate });
    } catch (error) {
      if (!(error instanceof PgpRefused)) throw error;
      await markUnreadable(database, uuid, error.message);
      unreadable.push(`${name}: ${error.message}`);
    }
  }
  return { received, unreadable };
}

/** The content of a fetched file, in the archive. */
async function contentOf({ archive, exchange, unwrap }: Receiving, name: string, fileUuid: string): Promise<string> {
  const file = (await selectFile(archive.database, fileUuid))!;
  if (file.form === 'content') return file.uuid;
  if (unwrap === null) throw new PgpRefused('it came wrapped, and the bank is configured to send files as they are');
  const { uuid } = await keepFile(
    archive,
    { bank: exchange.bank, direction: 'inbound', form: 'content', name, content_uuid: null },
    unwrap(readFile(archive, file)),
  );
  return uuid;
}

/**
 * Of two that open the same content at once one is the duplicate: the index decides, and the other
 * looks again.
 */
async function open({ archive }: Receiving, uuid: string, contentUuid: string): Promise<boolean | null> {
  try {
    return await markOpened(archive.database, uuid, contentUuid);
  } catch (error) {
    if (sqlState(error) !== '23505') throw error;
    return markOpened(archive.database, uuid, contentUuid);
  }
}
