// Files in a local directory. A file gets its name only with all its bytes, and survives a power
// failure.
import { type FileHandle, open, opendir, rename, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { instant } from '../../../../platform/std/clock.ts';
import { ExchangeFault, type FaultCode } from '../exchange-fault.ts';
import type { FileFacts, FileStore, StoredFile } from '../file-store.ts';

export const directoryStore: FileStore = {
  async find(path) {
    const facts = await stat(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw faultOf(error, path);
    });
    return facts?.isFile() ? factsOf(facts) : null;
  },

  async write(path, content) {
    const file = await open(path, 'wx', 0o600).catch((error) => Promise.reject(faultOf(error, path, true)));
    try {
      for await (const part of content) await writeWhole(file, part, path);
      await file.sync().catch((error) => Promise.reject(faultOf(error, path)));
    } finally {
      await file.close();
    }
  },

  async *read(path) {
    const file = await open(path, 'r').catch((error) => Promise.reject(faultOf(error, path)));
    try {
      for await (const part of file.createReadStream({ autoClose: false })) yield part as Buffer;
    } finally {
      await file.close();
    }
  },

  /**
   * rename(2), not link and unlink: a file never has both names. With both, the other side could
   * take the finished file while the temporary one looks undelivered. rename(2) overwrites, so
   * there is a check before it. That is enough because only we create files here.
   */
  async rename(from, to) {
    if ((await directoryStore.find(to)) !== null) throw new ExchangeFault('name_taken', to);
    try {
      await rename(from, to);
      for (const directory of new Set([dirname(from), dirname(to)])) await flush(directory);
    } catch (error) {
      throw faultOf(error as NodeJS.ErrnoException, from);
    }
  },

  async remove(path) {
    await unlink(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw faultOf(error, path);
    });
  },

  async list(directory, limit) {
    const files: StoredFile[] = [];
    let entries = 0;
    try {
      for await (const entry of await opendir(directory)) {
        if (++entries > limit) throw new ExchangeFault('too_many_files', `${directory} has more than ${limit} entries`);
        if (!entry.isFile()) continue;
        const facts = await directoryStore.find(join(directory, entry.name));
        // The file may have been taken between the two calls.
        if (facts !== null) files.push({ name: entry.name, ...facts });
      }
    } catch (error) {
      throw error instanceof ExchangeFault ? error : faultOf(error as NodeJS.ErrnoException, directory, true);
    }
    return files;
  },
};

async function writeWhole(file: FileHandle, part: Buffer, path: string): Promise<void> {
  for (let written = 0; written < part.length; ) {
    const { bytesWritten } = await file
      .write(part, written)
      .catch((error) => Promise.reject(faultOf(error as NodeJS.ErrnoException, path)));
    written += bytesWritten;
  }
}

async function flush(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const factsOf = ({ size, mtimeMs }: { size: number; mtimeMs: number }): FileFacts => ({
  size,
  modified_at: instant(Math.floor(mtimeMs / 1_000) * 1_000),
});

const codes: Record<string, FaultCode> = {
  ENOENT: 'gone',
  EACCES: 'permission',
  EPERM: 'permission',
  EROFS: 'permission',
  ENOSPC: 'no_space',
  EDQUOT: 'no_space',
  EEXIST: 'name_taken',
};

/** `creating`: then only the directory can be missing. */
function faultOf(error: NodeJS.ErrnoException, path: string, creating = false): ExchangeFault {
  const code = codes[error.code ?? ''] ?? 'refused';
  return new ExchangeFault(creating && code === 'gone' ? 'no_such_directory' : code, path, error);
}
