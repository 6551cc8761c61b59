// The lists that can be scheduled, as files: the columns of the console with its words, read by the
// operation of the list (decision 51). A test compares them with the console.
import { listAuditTrail } from '../../../access/tenants/list-audit-trail.http.ts';
import type { Operation } from '../../../api/http/operation.ts';
import { listBatchesOfAnyTenant } from '../../../payments/batches/list-batches-of-any-tenant.http.ts';
import { listRefundsOfAnyTenant } from '../../../payments/transactions/refunds/list-refunds.http.ts';
import { searchTransactionsOfAnyTenant } from '../../../payments/transactions/search/search-transactions-of-any-tenant.http.ts';
import type { Database } from '../../../platform/database/database.ts';
import { listExceptions } from '../exceptions/list-exceptions.http.ts';

/** How a value is written: `words` a code in words, `tenant` a tenant by its name. */
export type ValueKind = 'text' | 'words' | 'state' | 'money' | 'time' | 'tenant';

interface Column {
  head: string;
  kind: ValueKind;
}

export interface Report {
  operation(context: { database: Database }): Operation;
  /** The field of the answer that has the records. */
  rows: string;
  /**
   * The filters that take a period, by their names. The first is set unless the view names another
   * one. Empty: the file has what is open when it is written.
   */
  periods: readonly string[];
  /** By their fields, in the order of the file. */
  columns: Readonly<Record<string, Column>>;
}

const column = (head: string, kind: ValueKind = 'text'): Column => ({ head, kind });
const time = (head: string) => column(head, 'time');
const amount = column('Amount', 'money');
const tenant = column('Tenant', 'tenant');
const payer = column('Payer');
const payee = column('Payee');

export const reports = {
  payments: {
    operation: searchTransactionsOfAnyTenant,
    rows: 'transactions',
    periods: ['created', 'returned'],
    columns: {
      created_at: time('Started'),
      amount,
      state: column('State', 'state'),
      ach_return_code: column('Code'),
      payer_name: payer,
      payee_name: payee,
      client_reference_id: column('Reference'),
      vendor_name: column('Tenant'),
    },
  },
  refunds: {
    operation: listRefundsOfAnyTenant,
    rows: 'refunds',
    periods: ['created'],
    columns: {
      created_at: time('Asked'),
      amount,
      payer_name: payer,
      payee_name: payee,
      status: column('Status', 'words'),
      held_reason: column('Why it waits'),
      ach_return_code: column('Code'),
      processor_uuid: tenant,
    },
  },
  batches: {
    operation: listBatchesOfAnyTenant,
    rows: 'batches',
    periods: ['run'],
    columns: {
      run_at: time('Run'),
      kind: column('Kind', 'words'),
      amount,
      merchant_names: column('Merchants'),
      merchant_count: column('Number of merchants'),
      transaction_count: column('Payments'),
      processor_uuid: tenant,
    },
  },
  exceptions: {
    operation: listExceptions,
    rows: 'exceptions',
    periods: [],
    columns: {
      since: time('Since'),
      kind: column('What', 'words'),
      amount,
      user_name: column('Who'),
      processor_uuid: tenant,
    },
  },
  audit: {
    operation: listAuditTrail,
    rows: 'acts',
    periods: ['acted'],
    columns: {
      acted_at: time('When'),
      actor_name: column('By'),
      action: column('Act', 'words'),
      subject: column('About', 'words'),
      reason: column('Why'),
      address: column('Network address'),
    },
  },
} as const satisfies Readonly<Record<string, Report>>;

export const reportLists = Object.keys(reports) as (keyof typeof reports)[];

export const reportOf = (list: string): Report | undefined =>
  Object.hasOwn(reports, list) ? reports[list as keyof typeof reports] : undefined;

/** The states of a payment, as people read them. */
export const stateWords: Readonly<Record<string, string>> = {
  started: 'Started',
  debited: 'Debited',
  good: 'Good',
  paying: 'On its way',
  paid: 'Paid',
  returned: 'Returned',
  clawed_back: 'Taken back',
  owed: 'Owed',
  refunded: 'Refunded',
  canceled: 'Canceled',
  held: 'On hold',
};
