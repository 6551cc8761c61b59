// The batches of our files as the bank received them: each header as its 94 characters, with the
// lines of its entries.
import type { TestService } from '../service/service.ts';

export interface WrittenBatch {
  header: string;
  entries: string[];
}

/** Of the newest file, or of the named one. */
export async function writtenBatches(service: TestService, fileUuid?: string): Promise<WrittenBatch[]> {
  const uuid = fileUuid ?? (await service.send('GET', '/admin/v1/bank-files?limit=1')).body.data.bank_files[0].uuid;
  const { text } = await service.send('GET', `/admin/v1/bank-files/${uuid}/content`);
  const batches: WrittenBatch[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('5')) batches.push({ header: line, entries: [] });
    if (line.startsWith('6')) batches.at(-1)!.entries.push(line);
  }
  return batches;
}

/** The columns from the first to the last, both counted from 1. */
export const columns = (line: string, from: number, to: number): string => line.slice(from - 1, to);
