// People and businesses, and their bank accounts.
import { listOf } from '../http/lists.ts';
import type { DataOf, InputOf, Operations } from '../http/operations.ts';
import type { Pending } from '../http/pending.ts';
import type { Options } from '../http/send.ts';

export const peopleOf = (on: Operations) => ({
  /** Registers a person. Give a `bank_account` to add one at once. */
  register: (person: InputOf<'registerPerson'>, options?: Options) => on.registerPerson(person, options),
});

export const businessesOf = (on: Operations) => ({
  /**
   * Registers a business. `kyb: true` also submits it for verification: verified, it is a merchant.
   */
  register: (business: InputOf<'registerBusiness'>, options?: Options) => on.registerBusiness(business, options),

  /** Submits a registered business for verification, with changes of its profile. */
  submitVerification: (
    uuid: string,
    change: Omit<InputOf<'submitBusinessVerification'>, 'uuid'> = {},
    options?: Options,
  ) => on.submitBusinessVerification({ ...change, uuid }, options),

  /** The billable events of a merchant. */
  billing: (uuid: string, options?: Options) => on.getMerchantBilling({ uuid }, options),
});

export const usersOf = (on: Operations) => ({
  /** People and businesses, oldest first. */
  list: (filters: InputOf<'listUsers'> = {}, options?: Options) =>
    listOf(on.listUsers, 'users', { sort_order: 'oldest', ...filters } as const, options),

  get: (uuid: string, options?: Options) => on.getUser({ uuid }, options),

  /** Changes what is given, and leaves the rest. */
  update: (uuid: string, change: Omit<InputOf<'updateUser'>, 'uuid'>, options?: Options) =>
    on.updateUser({ ...change, uuid }, options),

  /** Refused with `payments_in_progress` or `balance_open` while money is on its way. */
  delete: (uuid: string, options?: Options) => on.deleteUser({ uuid }, options),

  /** What was paid and received in a range of days. */
  statement: (uuid: string, range: Omit<InputOf<'getUserStatement'>, 'uuid' | 'format'> = {}, options?: Options) =>
    on.getUserStatement({ ...range, uuid }, options) as Pending<Exclude<DataOf<'getUserStatement'>, string>>,

  /** The blocks of a user and of its bank accounts. */
  blocks: (uuid: string, options?: Options) => on.listUserBlocks({ uuid }, options),

  /** Asks a user for a bank account: `url` is our page for it, and is shown only once. */
  askForBankAccount: (uuid: string, asked: Omit<InputOf<'createBankAccountRequest'>, 'uuid'> = {}, options?: Options) =>
    on.createBankAccountRequest({ ...asked, uuid }, options),

  /** The requests for bank accounts of a user, oldest first. */
  bankAccountRequests: (
    uuid: string,
    filters: Omit<InputOf<'listBankAccountRequests'>, 'uuid'> = {},
    options?: Options,
  ) => listOf(on.listBankAccountRequests, 'bank_account_requests', { ...filters, uuid }, options),

  /**
   * Records that a payer authorized debits. It also lifts the block after an unauthorized debit.
   */
  authorize: (uuid: string, authorization: Omit<InputOf<'recordPayerAuthorization'>, 'uuid'>, options?: Options) =>
    on.recordPayerAuthorization({ ...authorization, uuid }, options),

  /** What a payer authorized, oldest first, without the evidence. */
  authorizations: (uuid: string, filters: Omit<InputOf<'listUserAuthorizations'>, 'uuid'> = {}, options?: Options) =>
    listOf(on.listUserAuthorizations, 'authorizations', { ...filters, uuid }, options),

  /** Asks a payer to authorize debits: `url` is our page for it, and is shown only once. */
  askToAuthorize: (uuid: string, asked: Omit<InputOf<'createAuthorizationRequest'>, 'uuid'>, options?: Options) =>
    on.createAuthorizationRequest({ ...asked, uuid }, options),

  /** What a payer was asked to authorize, oldest first. */
  authorizationRequests: (
    uuid: string,
    filters: Omit<InputOf<'listAuthorizationRequests'>, 'uuid'> = {},
    options?: Options,
  ) => listOf(on.listAuthorizationRequests, 'authorization_requests', { ...filters, uuid }, options),
});

export const bankAccountRequestsOf = (on: Operations) => ({
  get: (uuid: string, options?: Options) => on.getBankAccountRequest({ uuid }, options),

  /** Its link no longer works. */
  withdraw: (uuid: string, options?: Options) => on.withdrawBankAccountRequest({ uuid }, options),
});

export const authorizationRequestsOf = (on: Operations) => ({
  get: (uuid: string, options?: Options) => on.getAuthorizationRequest({ uuid }, options),

  /** Its link no longer works. */
  withdraw: (uuid: string, options?: Options) => on.withdrawAuthorizationRequest({ uuid }, options),
});

export const authorizationsOf = (on: Operations) => ({
  /** With its evidence. */
  get: (uuid: string, options?: Options) => on.getAuthorization({ uuid }, options),

  /** No further payment uses it. Those that are in no bank file end. */
  revoke: (uuid: string, body: Omit<InputOf<'revokeAuthorization'>, 'uuid'> = {}, options?: Options) =>
    on.revokeAuthorization({ ...body, uuid }, options),
});

export const bankAccountsOf = (on: Operations) => ({
  /**
   * Adds an account. One with the same numbers is not added twice: the answer then has the first.
   */
  add: (user_uuid: string, account: Omit<InputOf<'addBankAccount'>, 'user_uuid'>, options?: Options) =>
    on.addBankAccount({ ...account, user_uuid } as InputOf<'addBankAccount'>, options),

  /** All accounts of a user, at most 1,000. */
  list: (user_uuid: string, options?: Options) => on.listUserBankAccounts({ uuid: user_uuid }, options),

  getDefault: (user_uuid: string, options?: Options) => on.getDefaultBankAccount({ user_uuid }, options),

  setDefault: (user_uuid: string, account: Omit<InputOf<'setDefaultBankAccount'>, 'user_uuid'>, options?: Options) =>
    on.setDefaultBankAccount({ ...account, user_uuid }, options),

  remove: (account: InputOf<'removeBankAccount'>, options?: Options) => on.removeBankAccount(account, options),

  /** Checks an account and a routing number without adding anything. */
  validate: (account: InputOf<'validateBankAccount'>, options?: Options) => on.validateBankAccount(account, options),

  /** Sends two small credits to an account. The user tells their amounts. */
  sendMicroEntries: (user_uuid: string, account: Omit<InputOf<'createMicroEntries'>, 'uuid'>, options?: Options) =>
    on.createMicroEntries({ ...account, uuid: user_uuid }, options),

  getMicroEntries: (uuid: string, options?: Options) => on.getMicroEntries({ uuid }, options),

  /** The checks of the accounts of a user, oldest first. */
  listMicroEntries: (user_uuid: string, filters: Omit<InputOf<'listMicroEntries'>, 'uuid'> = {}, options?: Options) =>
    listOf(on.listMicroEntries, 'micro_entry_checks', { ...filters, uuid: user_uuid }, options),

  /** Sends the two amounts, in cents. Wrong ones are answered with `matched: false`. */
  confirmMicroEntries: (uuid: string, amounts: readonly [number, number], options?: Options) =>
    on.confirmMicroEntries({ uuid, amounts: [...amounts] }, options),

  /** Sends an entry of zero dollars, which the bank returns if the account takes none. */
  sendPrenote: (user_uuid: string, account: Omit<InputOf<'createPrenote'>, 'uuid'>, options?: Options) =>
    on.createPrenote({ ...account, uuid: user_uuid }, options),

  getPrenote: (uuid: string, options?: Options) => on.getPrenote({ uuid }, options),

  /** The prenotes to the accounts of a user, oldest first. */
  listPrenotes: (user_uuid: string, filters: Omit<InputOf<'listPrenotes'>, 'uuid'> = {}, options?: Options) =>
    listOf(on.listPrenotes, 'prenotes', { ...filters, uuid: user_uuid }, options),
});
