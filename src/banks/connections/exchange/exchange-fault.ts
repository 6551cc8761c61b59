// The table of faults of a file exchange: what each means and whether another try can help.

/**
 * `transient`: another try can succeed. `definite`: an operator must change something first.
 * `ambiguous`: the operation may have succeeded; the next try checks that first.
 */
export type FaultKind = 'transient' | 'definite' | 'ambiguous';

export const exchangeFaults = {
  unreachable: { kind: 'transient', meaning: 'the bank cannot be reached' },
  connection_lost: { kind: 'transient', meaning: 'the connection broke' },
  no_answer: { kind: 'transient', meaning: 'the bank did not answer in time' },
  host_key: { kind: 'definite', meaning: 'the host key of the server is not pinned' },
  login: { kind: 'definite', meaning: 'the bank refuses the login' },
  permission: { kind: 'definite', meaning: 'the bank denies permission' },
  no_such_directory: { kind: 'definite', meaning: 'the directory does not exist' },
  no_space: { kind: 'transient', meaning: "the bank's disk or our quota there is full" },
  refused: {
    kind: 'transient',
    meaning: 'the bank refused without a reason (full disk, quota, a name it does not accept)',
  },
  gone: { kind: 'transient', meaning: 'the file is no longer there' },
  changing: { kind: 'transient', meaning: 'the file is still being written' },
  altered: { kind: 'transient', meaning: 'the bytes read back differ from the bytes written' },
  overtaken: { kind: 'transient', meaning: 'another process is delivering this file' },
  damaged: { kind: 'definite', meaning: 'the content does not match the size and hash given for it' },
  unsafe_name: { kind: 'definite', meaning: 'the file name is not allowed' },
  name_taken: { kind: 'definite', meaning: 'a file with different content already has this name' },
  too_many_files: {
    kind: 'definite',
    meaning: 'the directory has more entries than `listing_limit` of the bank allows',
  },
  unanswered: {
    kind: 'ambiguous',
    meaning: 'the connection broke while the file was being renamed; the next try checks the name first',
  },
  uncertain: {
    kind: 'ambiguous',
    meaning: 'the bank may or may not have the file: ask the bank, then run `achord banks decide`',
  },
} as const satisfies Record<string, { kind: FaultKind; meaning: string }>;

export type FaultCode = keyof typeof exchangeFaults;

export class ExchangeFault extends Error {
  readonly code: FaultCode;

  /** `about`: the object of the fault, without secrets: a path, a host, the bank's message. */
  constructor(code: FaultCode, about: string, cause?: unknown) {
    super(`${exchangeFaults[code].meaning}: ${about}`, cause === undefined ? undefined : { cause });
    this.name = 'ExchangeFault';
    this.code = code;
  }

  get kind(): FaultKind {
    return exchangeFaults[this.code].kind;
  }
}

export function isFault(error: unknown, ...codes: FaultCode[]): boolean {
  return error instanceof ExchangeFault && codes.includes(error.code);
}
