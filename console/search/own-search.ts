// The search of a person of a tenant: payments of the tenant by a reference, a trace number, an amount, a
// return code, and the payment with a uuid.
import { RequestError } from '../../clients/typescript/src/http/errors.ts';
import { get, type Schemas, send } from '../api/request.ts';
import type { Hit } from '../app/places.ts';
import { centsOf } from '../format/cents.ts';
import { dollars } from '../format/money.ts';

type Filters = Partial<
  Record<'trace_id' | 'client_reference_id' | 'ach_return_code' | 'amount_from' | 'amount_to', string>
>;

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A word that is an amount or a code is a filter; the others are a reference. */
function filtersIn(text: string): Filters {
  const filters: Filters = {};
  const others: string[] = [];
  for (const word of text.split(/\s+/)) {
    // More digits are a reference.
    const cents = /\d{9}/.test(word) ? null : centsOf(word);
    if (/^\d{15}$/.test(word)) filters.trace_id = word;
    else if (/^R\d{2}$/i.test(word)) filters.ach_return_code = word.toUpperCase();
    else if (cents !== null) {
      // Dollars without cents are any cents.
      filters.amount_from = String(Math.max(1, Number(cents)));
      filters.amount_to = String(Math.max(1, Number(cents) + (word.includes('.') ? 0 : 99)));
    } else others.push(word);
  }
  return others.length === 0 ? filters : { ...filters, client_reference_id: others.join(' ') };
}

const mostShown = 10;

/** Follows empty pages: it finds nothing at the end of all payments only. */
export async function ownSearch(text: string, signal: AbortSignal) {
  const filters = filtersIn(text);
  const payments = uuidPattern.test(text) ? await withUuid(text, signal) : await firstMatches(filters, signal);
  const path = `/3p/api/v2/transactions/search?${new URLSearchParams(filters)}`;
  return {
    hits: payments.slice(0, mostShown).map(
      ({ uuid, amount, state, created_at, payer_name, payee_name }): Hit => ({
        type: 'transaction',
        uuid,
        processor_uuid: null,
        label: dollars(amount),
        path: null,
        transaction: { amount, state, created_at, payer_name, payee_name },
        email: null,
      }),
    ),
    more: payments.length > mostShown ? [{ type: 'transaction' as const, path }] : [],
    return_code: null,
    days: null,
    is_similar: false,
  };
}

type Payment = Pick<
  Schemas['NamedTransaction'],
  'uuid' | 'amount' | 'state' | 'created_at' | 'payer_name' | 'payee_name'
>;

async function firstMatches(filters: Filters, signal: AbortSignal): Promise<Payment[]> {
  let after: string | null | undefined;
  while (after !== null) {
    const page: { transactions: Payment[]; next: string | null } = await get('/3p/api/v2/transactions/search', {
      query: { ...filters, limit: mostShown + 1, after },
      signal,
    });
    if (page.transactions.length > 0) return page.transactions;
    after = page.next;
  }
  return [];
}

async function withUuid(uuid: string, signal: AbortSignal): Promise<Payment[]> {
  try {
    const address = `/3p/api/v2/transactions/${uuid.toLowerCase()}/details`;
    const { data } = await send<Schemas['NamedTransactionDetails']>('GET', address, { signal });
    const { transaction, state, payer_name, payee_name } = data;
    return [{ ...transaction, state, payer_name, payee_name }];
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return [];
    throw error;
  }
}
