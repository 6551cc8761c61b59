// The word with which a receiving bank says that it suspects fraud: in the addenda of a return with
// R17, since October 2024.
import type { Addenda } from '../records.ts';

export const questionableCode = 'R17';
export const questionable = 'QUESTIONABLE';

/** Banks write it at the start of the information, alone or before more words. */
export const isQuestionable = (addenda: Addenda | undefined): boolean =>
  addenda?.kind === 'return_addenda' &&
  addenda.return_code === questionableCode &&
  addenda.addenda_information.trimStart().toUpperCase().startsWith(questionable);
