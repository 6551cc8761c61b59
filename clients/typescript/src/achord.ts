// The client of one service with one token.
import { type Operations, operationsOf } from './http/operations.ts';
import type { Settings } from './http/send.ts';
import { batchesOf, refundsOf, transactionsOf } from './resources/payments.ts';
import { sandboxOf } from './resources/sandbox.ts';
import { accountOf, feesOf } from './resources/tenant.ts';
import {
  authorizationRequestsOf,
  authorizationsOf,
  bankAccountRequestsOf,
  bankAccountsOf,
  businessesOf,
  peopleOf,
  usersOf,
} from './resources/users.ts';
import { eventsOf, webhooksOf } from './resources/webhooks.ts';

export class Achord {
  /**
   * Every operation by its id, with the path, the query or the body in one object: what operators
   * do is here, for example `achord.operations.releaseHold({ uuid, reason })`.
   */
  readonly operations: Operations;
  readonly people: ReturnType<typeof peopleOf>;
  readonly businesses: ReturnType<typeof businessesOf>;
  readonly users: ReturnType<typeof usersOf>;
  readonly authorizationRequests: ReturnType<typeof authorizationRequestsOf>;
  readonly authorizations: ReturnType<typeof authorizationsOf>;
  readonly bankAccounts: ReturnType<typeof bankAccountsOf>;
  readonly bankAccountRequests: ReturnType<typeof bankAccountRequestsOf>;
  readonly transactions: ReturnType<typeof transactionsOf>;
  readonly refunds: ReturnType<typeof refundsOf>;
  readonly batches: ReturnType<typeof batchesOf>;
  readonly webhooks: ReturnType<typeof webhooksOf>;
  readonly events: ReturnType<typeof eventsOf>;
  readonly account: ReturnType<typeof accountOf>;
  readonly fees: ReturnType<typeof feesOf>;
  readonly sandbox: ReturnType<typeof sandboxOf>;

  constructor(settings: Settings) {
    const on = operationsOf(settings);
    this.operations = on;
    this.people = peopleOf(on);
    this.businesses = businessesOf(on);
    this.users = usersOf(on);
    this.authorizationRequests = authorizationRequestsOf(on);
    this.authorizations = authorizationsOf(on);
    this.bankAccounts = bankAccountsOf(on);
    this.bankAccountRequests = bankAccountRequestsOf(on);
    this.transactions = transactionsOf(on);
    this.refunds = refundsOf(on);
    this.batches = batchesOf(on);
    this.webhooks = webhooksOf(on);
    this.events = eventsOf(on);
    this.account = accountOf(on);
    this.fees = feesOf(on);
    this.sandbox = sandboxOf(on);
  }
}
