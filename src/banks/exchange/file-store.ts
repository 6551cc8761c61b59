// What the exchange asks of the place where files lie: the bank's SFTP server, or a directory of
// this machine.

export interface FileFacts {
  /** Bytes. */
  size: number;
  /** In whole seconds. */
  modified_at: Date;
}

export interface StoredFile extends FileFacts {
  name: string;
}

/**
 * Paths are as the store understands them. Every error is an ExchangeFault; `gone` where the named
 * file is not there.
 */
export interface FileStore {
  /**
   * A regular file's facts; null only when the store says that there is none, never when it merely
   * failed.
   */
  find(path: string): Promise<FileFacts | null>;
  /** Creates a file and writes it durably, as far as the store can promise that. */
  write(path: string, content: AsyncIterable<Buffer>): Promise<void>;
  read(path: string): AsyncIterable<Buffer>;
  /**
   * Gives a file another name in one step. `name_taken` where the store itself refuses to
   * overwrite.
   */
  rename(from: string, to: string): Promise<void>;
  /** Removes a file; content with one that is not there. */
  remove(path: string): Promise<void>;
  /** The regular files of a directory; `too_many_files` beyond `limit` entries of whatever kind. */
  list(directory: string, limit: number): Promise<StoredFile[]>;
}
