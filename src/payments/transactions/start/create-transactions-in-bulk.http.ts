// POST /3p/api/v1/transactions/bulk: start up to 1,000 payments, each with its own answer.
import { type Static, type TSchema, Type } from 'typebox';
import { bulkLimits } from '../../../api/http/body/body-limits.ts';
import { errorsShown } from '../../../api/http/body/json-body.ts';
import type { ReadEntry } from '../../../api/http/body/json-entries.ts';
import type { Caller } from '../../../api/http/caller.ts';
import { operation } from '../../../api/http/operation.ts';
import { checkOf } from '../../../api/http/validate.ts';
import { type Executed, type Execution, execute } from '../../../api/idempotency/execute.ts';
import { claimOf, keyAllowed, keyPattern } from '../../../api/idempotency/key.ts';
import { ok, refused, render } from '../../../platform/answer.ts';
import { type FieldError, Refusal } from '../../../platform/refusals.ts';
import { onBehalfOf } from '../../../platform/std/on-behalf.ts';
import { inSlices } from '../../../platform/std/slices.ts';
import { exampleWithMetadata } from '../../lifecycle/transaction.ts';
import { refusedInPayments } from './money-fields.ts';
import type { StartTransaction } from './start-transactions.ts';
import { startedMessage } from './started-answer.ts';
import { bulkPath, exampleRequest, startPath, TransactionRequest } from './transaction-request.ts';

const Item = Type.Object(
  {
    idempotency_key: Type.String({
      pattern: keyPattern,
      allowed: keyAllowed,
      description: `The idempotency key of this item, which makes a retry of it safe: ${keyAllowed}.`,
    }),
    ...TransactionRequest.properties,
  },
  { refusedFields: refusedInPayments },
);
const checkItem = checkOf(Item);

const atMost = 1_000;
const listOf = <Entry extends TSchema>(entry: Entry) =>
  Type.Object(
    {
      transactions: Type.Array(entry, {
        minItems: 1,
        maxItems: atMost,
        allowed: `a list of 1 to ${atMost} objects`,
        description: `The payments to start, 1 to ${atMost}.`,
      }),
    },
    { refusedFields: refusedInPayments },
  );

interface Starting {
  start: StartTransaction;
  execution: Execution;
}

export const createTransactionsInBulk = (context: Starting) =>
  operation(
    {
      method: 'POST',
      path: bulkPath,
      tag: 'Transactions',
      operationId: 'createTransactionsInBulk',
      summary: 'Start many transactions',
      description:
        'Up to 1,000 at once. Each item is started or refused on its own, and answered at its index. Every item has an `idempotency_key` with the same scope as the header of the single operation, so an item may be retried by either operation.',
      callers: ['processor', 'vendor'],
      startsSomething: true,
      bodyLimit: bulkLimits.bytes,
      body: listOf(Item),
      // A wrong field fails only its own item.
      apart: { field: 'transactions', atMost, outline: listOf(Type.Object({}, { allowed: 'an object' })) },
      example: { transactions: [{ idempotency_key: 'order-1042', ...exampleRequest }] },
      answers: {
        200: {
          description: 'One result for each item, in the order of the items',
          data: Type.Object({
            results: Type.Array(
              Type.Object({
                code: Type.Integer({ description: 'The HTTP status that the single operation would answer.' }),
                body: Type.Unknown({ description: 'The body that the single operation would answer.' }),
              }),
              { description: 'The answer to each item, in the order of the items.' },
            ),
          }),
          example: {
            results: [
              {
                code: 201,
                body: { status: true, message: startedMessage, data: exampleWithMetadata, errors: [] },
              },
            ],
          },
        },
      },
    },
    {
      gathered: ({ caller, entries, now }, claim) =>
        // Its own key and the keys of its items are looked up for the tenant.
        onBehalfOf(caller, async () => {
          const all = async () => {
            const started: Promise<Executed>[] = [];
            await inSlices(
              await entries(),
              ({ length }) => length,
              (entry) => {
                const one = startItem(context, entry, caller, now);
                // Awaited below, after all items have started.
                one.catch(() => {});
                started.push(one);
              },
            );
            const results: { code: number; body: unknown }[] = [];
            await inSlices(
              await Promise.all(started),
              ({ body }) => body.length,
              ({ status, body }) => results.push({ code: status, body: JSON.parse(body.toString()) as unknown }),
            );
            return ok({ results });
          };
          if (claim === null) return { ...render(await all()), replayed: false };
          // A retry after a crash runs the items again. The key of each item ensures that it has
          // one effect.
          return execute(context.execution, claim, false, async () => ({
            async call() {
              const answer = await all();
              return async () => answer;
            },
          }));
        }),
    },
  );

/**
 * Returns one item as the single operation would, under the same key. Refusals are stored and
 * replayed too.
 */
async function startItem(
  { start, execution }: Starting,
  entry: ReadEntry,
  caller: Caller,
  now: Date,
): Promise<Executed> {
  try {
    if ('refusal' in entry) throw entry.refusal;
    const item = entry.value as Static<typeof Item>;
    const wrong = refusalOf(item, entry.errors);
    if (wrong?.errors.some(({ field }) => field === 'idempotency_key')) throw wrong;
    const { idempotency_key: key, ...request } = item;
    const claim = claimOf(
      key,
      {
        processor_id: caller.processor_id,
        tenant_id: caller.tenant_id,
        method: 'POST',
        path: startPath,
        query: '',
        body: request,
        raw: new Uint8Array(),
      },
      execution.vault,
    );
    return await execution.takeTurns(claim.key_hash, async () => {
      if (wrong !== null) return execute(execution, claim, false, () => Promise.reject(wrong));
      return start({ caller, request, type: 'bulk', claim, now });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...render(refused(error)), replayed: false };
  }
}

function refusalOf(item: object, unreadable: readonly FieldError[]): Refusal | null {
  const errors = [...unreadable, ...wrongIn(item)].slice(0, errorsShown);
  return errors.length === 0 ? null : new Refusal('invalid_request', errors);
}

function wrongIn(item: unknown): readonly FieldError[] {
  try {
    checkItem(item);
    return [];
  } catch (error) {
    if (error instanceof Refusal) return error.errors;
    throw error;
  }
}
