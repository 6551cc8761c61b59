// The table of all records of an ACH file: writing, reading, explaining and printing use it.
import { batchControl, batchHeader } from './batch-records.ts';
import { changeAddenda, ctxEntry, entry, paymentAddenda, refusedChangeAddenda } from './entry-records.ts';
import type { Layout } from './field.ts';
import { fileControl, fileHeader, filler } from './file-records.ts';
import { contestedReturnAddenda, dishonoredReturnAddenda, returnAddenda } from './return-records.ts';

export const layouts = {
  file_header: fileHeader,
  batch_header: batchHeader,
  entry,
  ctx_entry: ctxEntry,
  payment_addenda: paymentAddenda,
  change_addenda: changeAddenda,
  refused_change_addenda: refusedChangeAddenda,
  return_addenda: returnAddenda,
  dishonored_return_addenda: dishonoredReturnAddenda,
  contested_return_addenda: contestedReturnAddenda,
  batch_control: batchControl,
  file_control: fileControl,
  filler,
} as const satisfies Record<string, Layout>;

/** The name of a record in problems and printed pages. */
export type RecordName = keyof typeof layouts;

/** The characters of a record, without a line end. */
export const recordLength = 94;

/** The lines of a block: a file consists of whole blocks. */
export const blockingFactor = 10;
