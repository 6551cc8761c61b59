// Transactions, refunds and batches.
import { listOf } from '../http/lists.ts';
import type { DataOf, InputOf, Operations } from '../http/operations.ts';
import type { Pending } from '../http/pending.ts';
import { wait } from '../http/retries.ts';
import type { Options } from '../http/send.ts';

type Transaction = DataOf<'getTransaction'>;
type Status = NonNullable<
  Transaction['transaction_status' | 'capture_status' | 'payout_status' | 'clawback_status' | 'reverse_payout_status']
>;

export interface WaitOptions extends Options {
  /** Milliseconds between two reads. 500 by default. */
  every?: number;
  /** Milliseconds after which it gives up. 60,000 by default. */
  within?: number;
}

export const transactionsOf = (on: Operations) => ({
  /**
   * Starts a payment: captures `amount` (cents) from the payer, pays `amount − transaction_fee` to
   * the payee. Give the id of your order as the key: then your own retry, even after a crash,
   * starts no second payment. Throws BlockedError, LimitError, InvalidRequestError.
   */
  create: (payment: InputOf<'createTransaction'>, options?: Options) => on.createTransaction(payment, options),

  /** What `create` would do, without doing it. */
  preview: (payment: InputOf<'previewTransaction'>, options?: Options) => on.previewTransaction(payment, options),

  /** Starts up to 1,000 payments. Each has its own result: one that fails stops no other. */
  createInBulk: (payments: InputOf<'createTransactionsInBulk'>, options?: Options) =>
    on.createTransactionsInBulk(payments, options),

  /**
   * Payments by day, bank account and every filter of the search, oldest first: a new one moves
   * none of the others.
   */
  list: (filters: InputOf<'listTransactions'> = {}, options?: Options) =>
    listOf(on.listTransactions, 'transactions', { sort_order: 'oldest', ...filters } as const, options),

  /**
   * Payments by state, status, user, reference, metadata, trace number, return code, amount and
   * time; newest first.
   */
  search: (filters: InputOf<'searchTransactions'> = {}, options?: Options) =>
    listOf(on.searchTransactions, 'transactions', filters, options),

  get: (uuid: string, options?: Options) => on.getTransaction({ uuid }, options),

  /** With its moves, its entries in files, and its bank accounts. */
  details: (uuid: string, options?: Options) => on.getTransactionDetails({ uuid }, options),

  /** What proves that the payer authorized the payment: for its bank. */
  authorizationProof: (uuid: string, options?: Options) =>
    on.getAuthorizationProof({ uuid }, options) as Pending<Exclude<DataOf<'getAuthorizationProof'>, string>>,

  /** Changes metadata by key: `{ metadata: { shipment: 'DN-77120', note: null } }`. */
  update: (uuid: string, change: Omit<InputOf<'updateTransaction'>, 'uuid'>, options?: Options) =>
    on.updateTransaction({ ...change, uuid }, options),

  /** Only before its debit is in a file. Throws StateError (`not_cancelable`). */
  cancel: (uuid: string, body: Omit<InputOf<'cancelTransaction'>, 'uuid'> = {}, options?: Options) =>
    on.cancelTransaction({ ...body, uuid }, options),

  /** Holds the payment back until it is resumed. */
  pause: (uuid: string, body: Omit<InputOf<'pauseTransaction'>, 'uuid'> = {}, options?: Options) =>
    on.pauseTransaction({ ...body, uuid }, options),

  resume: (uuid: string, options?: Options) => on.resumeTransaction({ uuid }, options),

  /** Why the payment waits. */
  holds: (uuid: string, options?: Options) => on.listTransactionHolds({ uuid }, options),

  /**
   * Reads the payment until one of its statuses is `status`. For tests in the sandbox; a platform
   * listens to webhooks. Throws the reason of `signal`, or RangeError after `within`.
   */
  async waitFor(uuid: string, status: Status, { every = 500, within = 60_000, ...options }: WaitOptions = {}) {
    for (let waited = 0; ; waited += every) {
      const payment = await on.getTransaction({ uuid }, options);
      const { transaction_status, capture_status, payout_status, clawback_status, reverse_payout_status } = payment;
      const statuses = [transaction_status, capture_status, payout_status, clawback_status, reverse_payout_status];
      if (statuses.some((one) => one === status)) return payment;
      if (waited >= within) throw new RangeError(`${uuid} did not become ${status}: it is ${statuses.join(', ')}.`);
      await wait(every, options.signal);
    }
  },
});

export const refundsOf = (on: Operations) => ({
  /** Sends `amount` (cents) back to the payer; without it, all that is left. */
  create: (transaction_uuid: string, refund: Omit<InputOf<'createRefund'>, 'uuid'> = {}, options?: Options) =>
    on.createRefund({ ...refund, uuid: transaction_uuid }, options),

  get: (uuid: string, options?: Options) => on.getRefund({ uuid }, options),

  /** Changes metadata by key. */
  update: (uuid: string, change: Omit<InputOf<'updateRefund'>, 'uuid'>, options?: Options) =>
    on.updateRefund({ ...change, uuid }, options),

  list: (filters: InputOf<'listRefunds'> = {}, options?: Options) =>
    listOf(on.listRefunds, 'refunds', filters, options),

  /** Of one payment, oldest first, with those that failed. */
  ofTransaction: (transaction_uuid: string, options?: Options) =>
    on.listTransactionRefunds({ uuid: transaction_uuid }, options),
});

export const batchesOf = (on: Operations) => ({
  /** Daily payouts to the merchants that are paid in batches, newest first. */
  payouts: (filters: InputOf<'listBatchPayouts'> = {}, options?: Options) =>
    listOf(on.listBatchPayouts, 'batch_payouts', filters, options),
  payout: (uuid: string, options?: Options) => on.getBatchPayout({ uuid }, options),
  merchantPayouts: (input: InputOf<'listMerchantPayouts'>, options?: Options) => on.listMerchantPayouts(input, options),
  /** The payout of one merchant, with its payments. */
  merchantPayout: (input: InputOf<'getMerchantPayout'>, options?: Options) => on.getMerchantPayout(input, options),

  /** Daily debits of merchants for their refunds, newest first. */
  refunds: (filters: InputOf<'listBatchRefunds'> = {}, options?: Options) =>
    listOf(on.listBatchRefunds, 'batch_refunds', filters, options),
  refund: (input: InputOf<'getBatchRefund'>, options?: Options) => on.getBatchRefund(input, options),
  merchantRefunds: (input: InputOf<'listMerchantRefunds'>, options?: Options) => on.listMerchantRefunds(input, options),
  merchantRefund: (input: InputOf<'getMerchantRefund'>, options?: Options) => on.getMerchantRefund(input, options),
});
