// The verdict on a file of the bank: by its content, and by the kind that its name tells.
import type { Problem } from '../../../ach/nacha/reading/findings.ts';
import { type FileSummary, readFile as readAchFile } from '../../../ach/nacha/reading/read-file.ts';
import { madeSafe, uuidOnly } from '../../../platform/log/loggable.ts';
import { type InboundKind, kindOfName } from '../../connections/profile/inbound-names.ts';
import type { Origination } from '../../origination/origination.ts';
import type { Place } from '../files/arrivals.sql.ts';
import { type InboundFile, insertInboundFile } from '../files/inbound-files.sql.ts';

interface Verdict extends Omit<InboundFile, 'content_uuid' | 'bank' | 'name' | 'read_at'> {
  problems: Problem[];
}

/** `content`: of the file. `read_at`: the banking instant at which it counts as received. */
export async function judgeFile(
  { database, bank, log }: Origination,
  { content_uuid, ...place }: Place & Pick<InboundFile, 'content_uuid'>,
  content: AsyncIterable<Buffer>,
  read_at: Date,
): Promise<void> {
  const { name } = place;
  const { verdict, problem_count, problems, ...rest } = await verdictOn(kindOfName(bank.names, place), content);
  await insertInboundFile(database, {
    ...{ verdict, problem_count, problems, ...rest },
    ...{ content_uuid, bank: bank.name, name, read_at },
  });
  const told = { bank: madeSafe(bank.name), file: madeSafe(name), content_uuid: uuidOnly(content_uuid) };
  if (verdict === 'report') log.warn(told, 'the bank sent a report: read it');
  if (verdict === 'quarantine')
    log.error(
      { ...told, problem_count, problems: problems.slice(0, 5).map(placeOf) },
      'a file of the bank is quarantined',
    );
}

/** Without the value that was found: it may be an account number or a name. */
const placeOf = ({ line, field, allowed }: Problem) => ({ line, field: madeSafe(field), allowed: madeSafe(allowed) });

/** What an operator reads of an acknowledgment, as of other reports. */
const mostOfBeginning = 200;

async function beginningOf(content: AsyncIterable<Buffer>): Promise<string> {
  let bytes = Buffer.alloc(0);
  for await (const part of content) {
    bytes = Buffer.concat([bytes, part]);
    if (bytes.length >= mostOfBeginning) break;
  }
  return bytes
    .toString('latin1', 0, mostOfBeginning)
    .replaceAll(/[^ -~]+/g, ' ')
    .trim();
}

async function verdictOn(kind: InboundKind | null, content: AsyncIterable<Buffer>): Promise<Verdict> {
  // Not read as an ACH file: the lines of a statement may look like records.
  if (kind === 'statements')
    return reportWith(
      'By its name the file is a bank statement: download it and enter it under Reconciliation, then release it.',
    );
  if (kind === 'acknowledgments')
    return reportWith(
      `By its name the file says what became of a file of ours: "${await beginningOf(content)}". If the bank rejected the file, record that; then release this one.`,
    );
  const reading = readAchFile(content, { entries: 'answers' });
  for await (const _ of reading.pages);
  const { files, batches, ...found } = reading.summary();
  if (kind === 'returns') return found;
  if (files + batches + found.entries > 0) return quarantined(found);
  return reportWith(
    'The name of the file fits no pattern of sftp.names, and the file is no ACH file. Read it, then release it.',
  );
}

/** No returns are expected under this name. But they must not be lost either. */
function quarantined(found: Omit<FileSummary, 'files' | 'batches'>): Verdict {
  const problem = {
    line: 0,
    field: 'file',
    found: 'its name',
    allowed: 'a name that fits sftp.names',
    message:
      'The name of the file fits no pattern of sftp.names, but it is an ACH file. Release it if it is from the bank, and add a pattern.',
  };
  return {
    ...found,
    verdict: 'quarantine',
    problems: [problem, ...found.problems],
    problem_count: found.problem_count + 1,
  };
}

const reportWith = (message: string): Verdict => ({
  ...{ verdict: 'report', problems: [], problem_count: 0, faults: [], fault_count: 0 },
  ...{ notes: [{ line: 0, field: 'file', message }], note_count: 1 },
  ...{ entries: 0, debits: 0, credits: 0 },
});
