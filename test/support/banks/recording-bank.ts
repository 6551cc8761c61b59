// A bank that keeps the files it receives, and fails on request.
import { expect } from 'vitest';
import { type Bank, everyTrace } from '../../../src/banks/connections/bank.ts';
import type { ExchangeSession } from '../../../src/banks/connections/exchange/exchange.ts';
import { plainProfile } from '../../../src/banks/connections/profile/file-profile.ts';
import { simulatedBank } from '../../../src/banks/simulated/simulated-bank.ts';
import type { TestService } from '../service/service.ts';

/** A bank that keeps the files it receives, by name, and fails on request. */
export interface RecordingBank extends Bank {
  files: Map<string, Buffer>;
  /** Called before and after each operation. It throws to make the operation fail. */
  meddle(act: 'submit' | 'outcomeOf' | 'list', when: 'before' | 'after'): void | Promise<void>;
  /** How many more times the outcome of a file is undecided. */
  undecided: number;
}

export function recordingBank(service: TestService): RecordingBank {
  const { parties, company_identification, company_name, windows, same_day_limit, statement_booking } = simulatedBank({
    ...service.context,
    directory: 'none',
  });
  const session: ExchangeSession = {
    async submit(file) {
      await it.meddle('submit', 'before');
      const parts: Buffer[] = [];
      for await (const part of file.content()) parts.push(part);
      const before = it.files.get(file.name);
      // A file that is sent again must have the same bytes.
      if (before !== undefined) expect(Buffer.concat(parts).equals(before)).toBe(true);
      it.files.set(file.name, Buffer.concat(parts));
      await it.meddle('submit', 'after');
    },
    async outcomeOf(name) {
      await it.meddle('outcomeOf', 'before');
      if (!it.files.has(name)) throw new Error('the bank never got this file');
      return it.undecided-- > 0 ? 'uncertain' : 'delivered';
    },
    async list() {
      await it.meddle('list', 'before');
      return { files: [], unusable: [] };
    },
    fetch: () => {
      throw new Error('there are no files for us');
    },
    acknowledge: async () => {},
  };
  const it: RecordingBank = {
    name: 'recording',
    isFirst: true,
    traces: everyTrace,
    odfi: '09100002',
    windows,
    same_day_limit,
    statement_booking,
    parties,
    company_identification,
    company_name,
    file: plainProfile,
    file_entries: 4_000,
    file_lines: 20_000,
    exchange: { bank: 'recording', keepsAcknowledged: false, inSession: (work) => work(session) },
    wrapping: { wrap: null, suffix: '' },
    unwrap: null,
    names: null,
    acknowledgments: null,
    settleMs: 0,
    pollMs: 0,
    files: new Map(),
    undecided: 0,
    meddle() {},
  };
  return it;
}
