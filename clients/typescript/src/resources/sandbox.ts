// What only the sandbox has. These calls need the token of an operator.
import type { InputOf, Operations } from '../http/operations.ts';
import type { Options } from '../http/send.ts';

export const sandboxOf = (on: Operations) => ({
  /** The time of the banking calendar, and the time of records. */
  clock: (options?: Options) => on.getClock({}, options),
  /** Goes to a later time, or some banking days further; answers when all due work is done. */
  advance: (to: InputOf<'advanceClock'>, options?: Options) => on.advanceClock(to, options),
  /** The bank of the payer or payee returns an entry of a payment. */
  returnEntry: (transaction_uuid: string, entry: Omit<InputOf<'returnEntry'>, 'uuid'>, options?: Options) =>
    on.returnEntry({ ...entry, uuid: transaction_uuid }, options),
  returnFeePayout: (uuid: string, entry: Omit<InputOf<'returnFeePayout'>, 'uuid'>, options?: Options) =>
    on.returnFeePayout({ ...entry, uuid }, options),
  /** The bank tells that the numbers of an account have changed. */
  changeAccount: (account_uuid: string, change: Omit<InputOf<'sendNotificationOfChange'>, 'uuid'>, options?: Options) =>
    on.sendNotificationOfChange({ ...change, uuid: account_uuid }, options),
  failNextUpload: (fault: InputOf<'failNextUpload'> = {}, options?: Options) => on.failNextUpload(fault, options),
  rejectNextFile: (fault: InputOf<'rejectNextFile'> = {}, options?: Options) => on.rejectNextFile(fault, options),
  processNextFileTwice: (fault: InputOf<'processNextFileTwice'> = {}, options?: Options) =>
    on.processNextFileTwice(fault, options),
  spoilNextAnswers: (fault: InputOf<'spoilNextAnswers'>, options?: Options) => on.spoilNextAnswers(fault, options),
  setBankServer: (server: InputOf<'setBankServer'>, options?: Options) => on.setBankServer(server, options),
});
