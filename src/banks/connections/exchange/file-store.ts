// The port to the place where files are: the bank's SFTP server, or a local directory.

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
 * Paths are in the notation of the store. Every error is an ExchangeFault; `gone` means that the
 * named file does not exist.
 */
export interface FileStore {
  /**
   * The facts of a regular file. Null only when the store says that there is no such file, never
   * because of a failure.
   */
  find(path: string): Promise<FileFacts | null>;
  /** Creates a file and writes it as durably as the store can. */
  write(path: string, content: AsyncIterable<Buffer>): Promise<void>;
  read(path: string): AsyncIterable<Buffer>;
  /** Renames a file in one step. `name_taken` when the store refuses to overwrite. */
  rename(from: string, to: string): Promise<void>;
  /** Removes a file; no error if it does not exist. */
  remove(path: string): Promise<void>;
  /**
   * The regular files of a directory. `too_many_files` when it has more than `limit` entries of any
   * kind.
   */
  list(directory: string, limit: number): Promise<StoredFile[]>;
}
