// The verdict on a file of the bank: by its content, and by the kind that its name tells.
import type { Problem } from '../../../ach/nacha/reading/findings.ts';
import { type FileSummary, readFile as readAchFile } from '../../../ach/nacha/reading/read-file.ts';
import { madeSafe, uuidOnly } from '../../../platform/log/loggable.ts';
import { type InboundKind, kindOfName } from '../../connections/profile/inbound-names.ts';
import type { Origination } from '../../origination/origination.ts';
import { takeAcknowledgment } from '../acknowledgments/take-acknowledgment.ts';
import type { Place } from '../files/arrivals.sql.ts';
import { type InboundFile, insertInboundFile } from '../files/inbound-files.sql.ts';
import { reportWith } from './report.ts';

interface Verdict extends Omit<InboundFile, 'content_uuid' | 'bank' | 'name' | 'read_at'> {
  problems: Problem[];
}

/** `content`: of the file. `read_at`: the banking instant at which it counts as received. */
export async function judgeFile(
  context: Origination,
  { content_uuid, ...place }: Place & Pick<InboundFile, 'content_uuid'>,
  content: AsyncIterable<Buffer>,
  read_at: Date,
): Promise<void> {
  const { database, bank, log } = context;
  const { name } = place;
  const kind = kindOfName(bank.names, place);
  if (kind === 'acknowledgments') return takeAcknowledgment(context, { content_uuid, name, read_at }, content);
  const { verdict, problem_count, problems, ...rest } = await verdictOn(kind, content);
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

async function verdictOn(
  kind: Exclude<InboundKind, 'acknowledgments'> | null,
  content: AsyncIterable<Buffer>,
): Promise<Verdict> {
  // Not read as an ACH file: the lines of a statement may look like records.
  if (kind === 'statements')
    return reportWith(
      'By its name the file is a bank statement: download it and enter it under Reconciliation, then release it.',
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
