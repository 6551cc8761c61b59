// Receives a bank's files: fetches each once, archives it, then acknowledges it and opens it.

import { sqlState } from '../../../platform/database/database-error.ts';
import type { Clock } from '../../../platform/std/clock.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { selectFile } from '../../connections/archive/archive.sql.ts';
import { type Archiving, abandonedAt, clearAbandoned, keepFile, readFile } from '../../connections/archive/archive.ts';
import type { ExchangeSession, FileExchange, ListedFile } from '../../connections/exchange/exchange.ts';
import { ExchangeFault, isFault } from '../../connections/exchange/exchange-fault.ts';
import { type Pgp, PgpRefused } from '../../connections/pgp/pgp.ts';
import { type InboundNames, kindOfName } from '../../connections/profile/inbound-names.ts';
import {
  type Arrival,
  markAcknowledged,
  markKept,
  markOpened,
  markUnlisted,
  markUnreadable,
  noteSightings,
  type Place,
  selectLatestArrivals,
  selectLeft,
  selectUnopened,
} from './arrivals.sql.ts';

export interface Receiving {
  exchange: FileExchange;
  archive: Archiving;
  unwrap: Pgp['unwrap'];
  /** The kinds of files by their names; null: all are files with returns. */
  names: InboundNames | null;
  /**
   * Milliseconds. A file is fetched only when it was listed unchanged for this long: the bank may
   * still be writing it.
   */
  settleMs: number;
  /** Real time, not the clock of the bank or the sandbox: settling time is real. */
  clock: Clock;
}

export interface Received {
  arrival_uuid: string;
  name: string;
  /** The file to read, in the archive. */
  content_uuid: string;
  /** The same content was received before: there is nothing to do. */
  duplicate: boolean;
}

export interface Reception {
  /** The files opened in this run, in the order of archiving. */
  received: Received[];
  /** Names of files that are listed for the first time and not fetched, because of their names. */
  ignored: string[];
  /**
   * One sentence for the operator per file that could not be fetched or opened. Each is tried
   * again.
   */
  problems: string[];
  /** A listed file may still be written: it is fetched once it was unchanged for long enough. */
  settling: boolean;
}

/**
 * One run: lists, fetches settled files, archives, acknowledges, opens. After a crash or a broken
 * connection the next run continues. Throws ExchangeFault if the bank cannot be reached. What is
 * archived is opened all the same: it may hold payments. `at` is the instant of the bank's day.
 */
export async function receiveFiles(context: Receiving, at: Date): Promise<Reception> {
  const { database, clock } = context.archive;
  // Read before the bank is asked, so that it does not include what this run fetches.
  const left = await selectLeft(database, context.exchange.bank, abandonedAt(clock.now()));
  if (left.unfinished) await clearAbandoned(context.archive);
  const { listed, ...taken } = await context.exchange
    .inSession(async (session) => {
      const { files, unusable } = await session.list();
      const misnamed = unusable.map((name) => `a file is named ${name}, which is not allowed: the bank must rename it`);
      if (files.length === 0 && !left.arrivals) return { listed: 0, ignored: [], problems: misnamed, settling: false };
      const { problems, ...others } = await takeListed(context, session, files);
      return { listed: files.length, ...others, problems: [...misnamed, ...problems] };
    })
    .catch(async (error: unknown) => {
      if (error instanceof ExchangeFault) await openKept(context, at);
      throw error;
    });
  if (listed === 0 && !left.arrivals) return { received: [], ...taken };
  const { received, unreadable } = await openKept(context, at);
  return { received, ...taken, problems: [...taken.problems, ...unreadable] };
}

async function takeListed(
  context: Receiving,
  session: ExchangeSession,
  files: readonly ListedFile[],
): Promise<Pick<Reception, 'ignored' | 'problems' | 'settling'>> {
  const problems: string[] = [];
  let settling = false;
  const { latest, fresh } = await seeFiles(context, files);
  for (const file of files) {
    const arrival = latest.get(keyOf(file))!;
    try {
      if (arrival.state === 'seen' && !isIgnored(context, file)) {
        if (hasSettled(context, arrival)) await take(context, session, file, arrival);
        else settling = true;
      }
      // Archived by a run that could not acknowledge it, or by another process that is about to.
      else if (arrival.state === 'kept') await acknowledge(context, session, file, arrival);
    } catch (error) {
      if (!(error instanceof ExchangeFault) || endsSession(error)) throw error;
      // The file is still being written or was removed: the next listing shows which.
      if (!isFault(error, 'changing', 'gone')) problems.push(error.message);
      settling ||= isFault(error, 'changing');
    }
  }
  return { ignored: fresh.filter((file) => isIgnored(context, file)).map(({ name }) => name), problems, settling };
}

/** It stays seen: if the patterns change, it is fetched. */
const isIgnored = ({ names }: Receiving, file: ListedFile) => kindOfName(names, file) === 'ignore';

const endsSession = (error: ExchangeFault) => isFault(error, 'connection_lost', 'no_answer', 'unreachable');

const keyOf = ({ directory, name }: Place) => `${directory}/${name}`;

async function latestOf({ exchange, archive }: Receiving, files: readonly ListedFile[]): Promise<Map<string, Arrival>> {
  if (files.length === 0) return new Map();
  const latest = await selectLatestArrivals(archive.database, exchange.bank, files);
  return new Map(latest.map((one) => [keyOf(one), one]));
}

/**
 * Stores new files and answers them, and the arrival in each place. An acknowledged file that is
 * listed again is a new one, unless the bank leaves acknowledged files listed.
 */
async function seeFiles(
  context: Receiving,
  files: readonly ListedFile[],
): Promise<{ latest: Map<string, Arrival>; fresh: ListedFile[] }> {
  const { exchange, archive, clock } = context;
  const latest = await latestOf(context, files);
  const now = clock.now();
  await markUnlisted(archive.database, exchange.bank, files);
  const fresh: (ListedFile & { uuid: string })[] = [];
  for (const file of files) {
    const known = latest.get(keyOf(file));
    const same = known !== undefined && isSame(known, file);
    if (known?.state === 'kept' && !same) {
      // The archived file is no longer at the bank: there is nothing left to acknowledge.
      await markAcknowledged(archive.database, known.uuid);
      fresh.push({ ...file, uuid: uuidv7(now) });
    } else if (known === undefined || !same || (known.state === 'acknowledged' && !exchange.keepsAcknowledged))
      fresh.push({ ...file, uuid: uuidv7(now) });
  }
  if (fresh.length === 0) return { latest, fresh };
  await noteSightings(archive.database, exchange.bank, fresh, now);
  return { latest: await latestOf(context, files), fresh };
}

const isSame = (arrival: Arrival, file: ListedFile) =>
  arrival.size === file.size && arrival.modified_at.getTime() === file.modified_at.getTime();

const hasSettled = ({ clock, settleMs }: Receiving, { seen_at }: Arrival) =>
  seen_at.getTime() + settleMs <= clock.now().getTime();

async function take(context: Receiving, session: ExchangeSession, file: ListedFile, arrival: Arrival): Promise<void> {
  const { exchange, archive, unwrap, clock } = context;
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
  if (await markKept(archive.database, arrival, uuid, clock.now())) await acknowledge(context, session, file, arrival);
}

async function acknowledge(
  context: Receiving,
  session: ExchangeSession,
  file: ListedFile,
  { uuid }: Arrival,
): Promise<void> {
  await session.acknowledge(file);
  await markAcknowledged(context.archive.database, uuid);
}

/** Opens archived files, also files of earlier runs: a corrected key may open them now. */
async function openKept(context: Receiving, at: Date): Promise<{ received: Received[]; unreadable: string[] }> {
  const { database } = context.archive;
  const received: Received[] = [];
  const unreadable: string[] = [];
  for (const { uuid, name, file_uuid } of await selectUnopened(database, context.exchange.bank)) {
    try {
      const content_uuid = await contentOf(context, name, file_uuid);
      const duplicate = await open(context, uuid, { content_uuid, at });
      if (duplicate !== null) received.push({ arrival_uuid: uuid, name, content_uuid, duplicate });
    } catch (error) {
      if (!(error instanceof PgpRefused)) throw error;
      await markUnreadable(database, uuid, { message: error.message, at });
      unreadable.push(`${name}: ${error.message}`);
    }
  }
  return { received, unreadable };
}

/** Archives the content of a fetched file; answers its uuid. */
async function contentOf({ archive, exchange, unwrap }: Receiving, name: string, fileUuid: string): Promise<string> {
  const file = (await selectFile(archive.database, fileUuid))!;
  if (file.form === 'content') return file.uuid;
  if (unwrap === null)
    throw new PgpRefused('the file is encrypted or signed, but the banks file says that this bank sends plain files');
  const { uuid } = await keepFile(
    archive,
    { bank: exchange.bank, direction: 'inbound', form: 'content', name, content_uuid: null },
    unwrap(readFile(archive, file)),
  );
  return uuid;
}

/**
 * If two processes open the same content at once, the unique index decides; the other one retries
 * and finds a duplicate.
 */
async function open(
  { archive }: Receiving,
  uuid: string,
  opened: { content_uuid: string; at: Date },
): Promise<boolean | null> {
  try {
    return await markOpened(archive.database, uuid, opened);
  } catch (error) {
    if (sqlState(error) !== '23505') throw error;
    return markOpened(archive.database, uuid, opened);
  }
}
