// The port to a bank's file exchange: files are submitted and their outcome is asked; the bank's
// own are listed, fetched, acknowledged.

/** A file as it travels: exactly these bytes, however often it is submitted. */
export interface OutgoingBytes {
  /** One of `isOutgoingName`. Under one name only one content ever goes to the bank. */
  name: string;
  /** Bytes. */
  size: number;
  sha256: Buffer;
  /** Read anew at each call. */
  content(): AsyncIterable<Buffer>;
}

/** A file that the bank has laid out for us, as a listing shows it. */
export interface ListedFile {
  name: string;
  /** Bytes. */
  size: number;
  /** By the bank's clock, in whole seconds. */
  modified_at: Date;
}

export interface Listing {
  files: ListedFile[];
  /**
   * Names that cannot be those of files for us (control characters, path separators, unreadable
   * text), quoted.
   */
  unusable: string[];
}

/**
 * `unsent`: nothing of it is under its name at the bank, and it may be submitted. `delivered`: the
 * bank has it. `uncertain`: it may have been taken by the bank or be lost; only the bank can say,
 * and an operator decides.
 */
export type FileOutcome = 'unsent' | 'delivered' | 'uncertain';

/**
 * What can be done while a connection stands. One thing at a time; whatever goes wrong with the
 * bank is an ExchangeFault.
 */
export interface ExchangeSession {
  /**
   * Delivers a file. It may be repeated after any failure, also by another process, and also while
   * the first one still runs: the bank gets the file once. Never overwrites.
   */
  submit(file: OutgoingBytes): Promise<void>;
  /**
   * Where a file has got to, after a look at the bank where that can tell more than our own notes.
   * Sends nothing.
   */
  outcomeOf(name: string): Promise<FileOutcome>;
  list(): Promise<Listing>;
  /**
   * The file's bytes, to the last. Fails when it is not, or does not stay, as it was listed: it is
   * still being written.
   */
  fetch(file: ListedFile): AsyncIterable<Buffer>;
  /** Tells the bank that we keep the file, in the way it was agreed. Done twice it is done once. */
  acknowledge(file: ListedFile): Promise<void>;
}

export interface FileExchange {
  /** The bank's, in our tables. */
  bank: string;
  /** Whether acknowledged files stay listed, so that they must be remembered as known. */
  keepsAcknowledged: boolean;
  /** Connects, does the work and disconnects, whatever comes of it. */
  inSession<Result>(work: (session: ExchangeSession) => Promise<Result>): Promise<Result>;
}
