// The bank's files for us: lists them, fetches each only if it is unchanged, and acknowledges it
// once it is archived.
import type { ListedFile, Listing } from './exchange.ts';
import { ExchangeFault, isFault } from './exchange-fault.ts';
import { isInboundName, isTemporaryName } from './file-name.ts';
import type { FileFacts, FileStore } from './file-store.ts';

export interface Receiving {
  store: FileStore;
  incoming: readonly string[];
  /**
   * The most entries of a directory. A longer listing fails: files beyond the limit must not be
   * missed silently.
   */
  listingLimit: number;
  acknowledge: Acknowledging;
}

/**
 * `move`: into a directory of the bank. `delete`: remove it. `remember`: the bank clears its
 * directory, and we remember the file.
 */
export type Acknowledging = { by: 'move'; to: string } | { by: 'delete' } | { by: 'remember' };

/** Without hidden and unfinished files. In the order in which the bank wrote them, by its clock. */
export async function listInbound({ store, incoming, listingLimit }: Receiving): Promise<Listing> {
  const entries: ListedFile[] = [];
  for (const directory of incoming)
    for (const { name, size, modified_at } of await store.list(directory, listingLimit))
      if (!name.startsWith('.') && !isTemporaryName(name)) entries.push({ directory, name, size, modified_at });
  const files = entries
    .filter(({ name }) => isInboundName(name))
    .sort((a, b) => a.modified_at.getTime() - b.modified_at.getTime() || (a.name < b.name ? -1 : 1));
  const unusable = entries.filter(({ name }) => !isInboundName(name)).map(({ name }) => JSON.stringify(name));
  return { files, unusable };
}

/**
 * The complete file: its facts are checked before and after, and its bytes are counted. After a
 * break it is fetched again from the start.
 */
export async function* fetchInbound({ store }: Receiving, file: ListedFile): AsyncIterable<Buffer> {
  const path = pathOf(file);
  expectUnchanged(file, await store.find(path));
  let size = 0;
  for await (const part of store.read(path)) {
    size += part.length;
    if (size > file.size) throw new ExchangeFault('changing', file.name);
    yield part;
  }
  if (size !== file.size) throw new ExchangeFault('changing', file.name);
  expectUnchanged(file, await store.find(path));
}

/**
 * A file that has changed since it was fetched is not the archived one: it stays and is listed
 * again.
 */
export async function acknowledgeInbound(context: Receiving, file: ListedFile): Promise<void> {
  if (context.acknowledge.by === 'remember') return;
  const path = pathOf(file);
  const facts = await context.store.find(path);
  if (facts === null) return;
  expectUnchanged(file, facts);
  if (context.acknowledge.by === 'delete') await context.store.remove(path);
  else await moveAside(context.store, path, `${context.acknowledge.to}/${file.name}`, facts);
}

/** If the name is taken there, the time of the file is added, and then a number. */
async function moveAside(store: FileStore, path: string, to: string, { modified_at }: FileFacts): Promise<void> {
  const seconds = Math.floor(modified_at.getTime() / 1_000);
  for (let number = 0; number < 100; number++) {
    const target = number === 0 ? to : number === 1 ? `${to}.${seconds}` : `${to}.${seconds}.${number}`;
    if ((await store.find(target)) !== null) continue;
    try {
      return await store.rename(path, target);
    } catch (error) {
      // Another process has acknowledged it, or has taken the name.
      if (isFault(error, 'gone') && (await store.find(path)) === null) return;
      if (!isFault(error, 'name_taken')) throw error;
    }
  }
  throw new ExchangeFault('name_taken', to);
}

function expectUnchanged(listed: ListedFile, now: FileFacts | null): void {
  if (now === null) throw new ExchangeFault('gone', listed.name);
  if (now.size !== listed.size || now.modified_at.getTime() !== listed.modified_at.getTime())
    throw new ExchangeFault('changing', listed.name);
}

function pathOf({ directory, name }: ListedFile): string {
  if (!isInboundName(name)) throw new ExchangeFault('unsafe_name', JSON.stringify(name));
  return `${directory}/${name}`;
}
