// Files on a bank's SFTP server, over one connection.
import { instant } from '../../../../platform/std/clock.ts';
import { ExchangeFault, isFault } from '../exchange-fault.ts';
import type { FileFacts, FileStore, StoredFile } from '../file-store.ts';
import { type Connection, isEnd, type Sftp } from './connection.ts';
import { readAll, writeAll } from './transfer.ts';

type Attributes = Parameters<Parameters<Sftp['stat']>[1]>[1];
type Entry = { filename: string; longname: string; attrs: Attributes };

export function sftpStore(connection: Connection): FileStore {
  const { ask } = connection;

  const find = async (path: string): Promise<FileFacts | null> => {
    try {
      const attributes = await ask<Attributes>(`stat ${path}`, (sftp, answered) => sftp.stat(path, answered));
      return attributes.mode === undefined || attributes.isFile() ? factsOf(attributes) : null;
    } catch (error) {
      // Only this status means that the file does not exist. If a plain failure counted too, an
      // existing file would count as taken by the bank.
      if (isFault(error, 'gone')) return null;
      throw error;
    }
  };

  const open = (path: string, flags: 'r' | 'wx') =>
    ask<Buffer>(`open ${path}`, (sftp, answered) => sftp.open(path, flags, answered));
  const close = (handle: Buffer, path: string) =>
    ask(`close ${path}`, (sftp, answered) => sftp.close(handle, answered));

  return {
    find,

    async write(path, content) {
      const handle = await open(path, 'wx').catch((error) => {
        throw isFault(error, 'gone') ? new ExchangeFault('no_such_directory', path, error) : error;
      });
      await thenClose(
        async () => {
          await writeAll(connection, handle, content, path);
          await flush(connection, handle, path);
        },
        () => close(handle, path),
      );
    },

    async *read(path) {
      const handle = await open(path, 'r');
      try {
        yield* readAll(connection, handle, path);
      } finally {
        await close(handle, path).catch(() => {});
      }
    },

    rename: (from, to) => ask(`rename ${from} to ${to}`, (sftp, answered) => sftp.rename(from, to, answered)),

    async remove(path) {
      await ask(`remove ${path}`, (sftp, answered) => sftp.unlink(path, answered)).catch((error) => {
        if (!isFault(error, 'gone')) throw error;
      });
    },

    async list(directory, limit) {
      const handle = await ask<Buffer>(`list ${directory}`, (sftp, answered) =>
        sftp.opendir(directory, answered),
      ).catch((error) => {
        throw isFault(error, 'gone') ? new ExchangeFault('no_such_directory', directory, error) : error;
      });
      try {
        return await filesAmong(await entriesOf(connection, handle, directory, limit), directory, find);
      } finally {
        await close(handle, directory).catch(() => {});
      }
    },
  };
}

/**
 * If the close fails after a successful write, the write has failed. After a failed write the close
 * adds nothing.
 */
async function thenClose(work: () => Promise<void>, close: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
  await close();
}

/** Page by page as the server sends them, so that an endless directory stops at the limit. */
async function entriesOf(connection: Connection, handle: Buffer, directory: string, limit: number): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (;;) {
    let some: Entry[];
    try {
      some = await connection.ask<Entry[]>(`list ${directory}`, (sftp, answered) =>
        sftp.readdir(handle as unknown as string, answered),
      );
    } catch (error) {
      if (isEnd(error)) return entries;
      throw error;
    }
    for (const entry of some) entries.push(entry);
    if (entries.length > limit)
      throw new ExchangeFault('too_many_files', `${directory} has more than ${limit} entries`);
  }
}

async function filesAmong(
  entries: readonly Entry[],
  directory: string,
  find: (path: string) => Promise<FileFacts | null>,
): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const { filename: name, longname, attrs } of entries) {
    const isFile = attrs.mode === undefined ? !longname.startsWith('d') : attrs.isFile();
    if (!isFile || name === '.' || name === '..') continue;
    // Attributes are optional in the protocol.
    const complete = attrs.size !== undefined && attrs.mtime !== undefined;
    const facts = complete ? factsOf(attrs) : await find(`${directory}/${name}`);
    if (facts !== null) files.push({ name, ...facts });
  }
  return files;
}

const factsOf = ({ size, mtime }: Attributes): FileFacts => ({ size, modified_at: instant(mtime * 1_000) });

/**
 * Flushes to the bank's disk if the server supports it (OpenSSH does). Otherwise reading back is
 * the only check.
 */
async function flush({ ask }: Connection, handle: Buffer, path: string): Promise<void> {
  await ask(`flush ${path}`, (sftp, answered: (error: Error | null | undefined) => void) => {
    try {
      sftp.ext_openssh_fsync(handle, answered);
    } catch {
      answered(null);
    }
  });
}
