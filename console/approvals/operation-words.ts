import { inWords } from '../words/en.ts';

/** `writeOffPayeeDebt`: `Write off payee debt` */
export const operationWords = (operation: string): string => inWords(operation.replaceAll(/([A-Z])/g, ' $1'));
