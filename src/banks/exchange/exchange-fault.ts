// What can go wrong with a bank's file exchange, in one table: what it means and whether trying
// again can help.

/**
 * `transient`: nothing has happened that a later try would not mend. `definite`: somebody must
 * change something first. `ambiguous`: it may have taken effect; submitting again looks before it
 * does anything.
 */
export type FaultKind = 'transient' | 'definite' | 'ambiguous';

export const exchangeFaults = {
  unreachable: { kind: 'transient', meaning: 'the bank cannot be reached' },
  connection_lost: { kind: 'transient', meaning: 'the connection broke' },
  no_answer: { kind: 'transient', meaning: 'the bank did not answer in time' },
  host_key: { kind: 'definite', meaning: 'the host key is not one that is pinned' },
  login: { kind: 'definite', meaning: 'the bank does not let us in' },
  permission: { kind: 'definite', meaning: 'the bank does not permit it' },
  no_such_directory: { kind: 'definite', meaning: 'the directory is not there' },
  no_space: { kind: 'transient', meaning: "the bank's disk or our quota there is full" },
  refused: {
    kind: 'transient',
    meaning: 'the bank refused without a reason (full disk, quota, a name it does not take)',
  },
  gone: { kind: 'transient', meaning: 'the file is no longer there' },
  changing: { kind: 'transient', meaning: 'the file is still being written' },
  altered: { kind: 'transient', meaning: 'what was read back is not what was written' },
  overtaken: { kind: 'transient', meaning: 'another process is delivering this file' },
  damaged: { kind: 'definite', meaning: 'the content does not have the size and hash it was announced with' },
  unsafe_name: { kind: 'definite', meaning: 'the file cannot have this name' },
  name_taken: { kind: 'definite', meaning: 'another content has this name' },
  too_many_files: { kind: 'definite', meaning: 'the listing is longer than is allowed' },
  unanswered: { kind: 'ambiguous', meaning: 'the connection broke while the file was being given its name' },
  uncertain: { kind: 'ambiguous', meaning: 'the file was taken by the bank or is lost: ask the bank, then decide' },
} as const satisfies Record<string, { kind: FaultKind; meaning: string }>;

export type FaultCode = keyof typeof exchangeFaults;

export class ExchangeFault extends Error {
  readonly code: FaultCode;

  /** `about`: what it happened to, without secrets: a path, a host, what the bank said. */
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
