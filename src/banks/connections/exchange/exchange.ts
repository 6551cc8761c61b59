// The port to a bank's file exchange: submits our files and asks for their outcome; lists, fetches
// and acknowledges the bank's files.

/** A file in the form in which it is sent: the same bytes each time it is submitted. */
export interface OutgoingBytes {
  /** A name that isOutgoingName accepts. Each name has only one content. */
  name: string;
  /** Bytes. */
  size: number;
  sha256: Buffer;
  /** Read again at each call. */
  content(): AsyncIterable<Buffer>;
}

/** A file that the bank published for us, as a listing shows it. */
export interface ListedFile {
  /** In the notation of the store. */
  directory: string;
  name: string;
  /** Bytes. */
  size: number;
  /** By the bank's clock, in whole seconds. */
  modified_at: Date;
}

export interface Listing {
  files: ListedFile[];
  /**
   * Names that are not allowed for files (control characters, path separators, unreadable text),
   * quoted.
   */
  unusable: string[];
}

/**
 * `unsent`: the bank has nothing under its name, and it may be submitted. `delivered`: the bank has
 * it. `uncertain`: the bank may have taken it, or it is lost; an operator asks the bank and
 * decides.
 */
export type FileOutcome = 'unsent' | 'delivered' | 'uncertain';

/**
 * The operations while a connection is open, one at a time. Every failure at the bank is an
 * ExchangeFault.
 */
export interface ExchangeSession {
  /**
   * Delivers a file and never overwrites. It can be repeated after any failure, also by another
   * process while the first one still runs: the bank gets the file once.
   */
  submit(file: OutgoingBytes): Promise<void>;
  /** How far a file is. Looks at the bank when that can show more than our notes. Sends nothing. */
  outcomeOf(name: string): Promise<FileOutcome>;
  list(): Promise<Listing>;
  /**
   * All bytes of the file. Fails when the file is not, or does not stay, as it was listed: it is
   * still being written.
   */
  fetch(file: ListedFile): AsyncIterable<Buffer>;
  /**
   * Acknowledges a file in the agreed way: we have archived it. Doing it twice has no further
   * effect.
   */
  acknowledge(file: ListedFile): Promise<void>;
}

export interface FileExchange {
  /** The name of the bank in our tables. */
  bank: string;
  /** Whether acknowledged files stay listed, so that we must remember them. */
  keepsAcknowledged: boolean;
  /** Connects, does the work and always disconnects. */
  inSession<Result>(work: (session: ExchangeSession) => Promise<Result>): Promise<Result>;
}
