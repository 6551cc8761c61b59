// GET /admin/v1/search: finds what an operator holds a scrap of, or what a caller says.
import { type Static, Type } from 'typebox';
import { type ReturnCode, returnCodes } from '../../../ach/nacha/codes/return-codes.ts';
import { operation } from '../../../api/http/operation.ts';
import { Cents, Day, described, Nullable, OneOf, Text, TimeOf, Uuid } from '../../../api/http/schema.ts';
import { stateOf } from '../../../payments/lifecycle/summary/summary-state.ts';
import { exampleNames, namesOfParties, partyNames } from '../../../payments/transactions/party-names.ts';
import { selectMatching } from '../../../payments/transactions/search/matching.sql.ts';
import { TransactionState } from '../../../payments/transactions/summary-fields.ts';
import { ok } from '../../../platform/answer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inEachLane } from '../../../platform/database/lanes/each-lane.ts';
import type { BankingClock, Clock } from '../../../platform/std/clock.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import { findHits, mostOfKind } from './find-hits.ts';
import { type Hit, hitTypes } from './lookup.sql.ts';
import { mergeAnswers } from './merge-answers.ts';

const FoundPayment = Type.Object(
  {
    ...partyNames,
    amount: described(Cents, 'What the payer pays, in cents.'),
    state: TransactionState,
    created_at: TimeOf('When the payment was started'),
  },
  { title: 'TransactionFound' },
);

const HitRecord = Type.Object(
  {
    type: OneOf([...hitTypes] as [Hit['type'], ...Hit['type'][]]),
    uuid: Uuid,
    processor_uuid: Nullable(Uuid),
    label: Type.String({ description: 'A name, an amount in dollars, a status, or what else it is recognized by.' }),
    path: Nullable(Type.String({ description: 'The operation that reads it; null: none reads it alone.' })),
    transaction: described(Nullable(FoundPayment), 'Of a payment: what people ask about it. Null: it is no payment.'),
    email: described(Nullable(Type.String()), 'Of a user: the email address. Null: none, or it is no user.'),
  },
  { title: 'SearchHit' },
);

const MoreRecord = Type.Object(
  {
    type: HitRecord.properties.type,
    path: Nullable(Type.String({ description: 'The list that has all; null: make the text longer.' })),
  },
  { title: 'MoreHits' },
);

const readingOf: Partial<Record<Hit['type'], (uuid: string, label: string) => string>> = {
  transaction: (uuid) => `/admin/v1/transactions/${uuid}`,
  refund: (uuid) => `/admin/v1/refunds/${uuid}`,
  // Its label is its kind.
  merchant_batch: (uuid, kind) => `/admin/v1/batch-merchant-${kind}s/${uuid}`,
  user: (uuid) => `/admin/v1/users/${uuid}`,
  processor: (uuid) => `/admin/v1/processors/${uuid}`,
  request: (uuid) => `/admin/v1/requests?request_id=${uuid}`,
};

const dollars = (cents: string) => `$${(Number(cents) / 100).toFixed(2)}`;

/** What a question reads as, besides a scrap. */
const ReadCode = Type.Object(
  {
    code: Type.String({ description: 'Such as R10.' }),
    title: Type.String({ description: 'What the network calls it.' }),
    meaning: Type.String({ description: 'A sentence that says why the entry came back.' }),
  },
  { title: 'ReturnCodeFound' },
);
const ReadDays = Type.Object(
  {
    from: described(Day, 'The first Eastern day.'),
    to: described(Day, 'The last Eastern day, which is included.'),
  },
  { title: 'DaysFound' },
);

const codeRecord = (code: string): Static<typeof ReadCode> => {
  const { title, meaning } = returnCodes[code as ReturnCode];
  return { code, title, meaning };
};

/** One query reads all payments, and one the names. */
async function hitRecords(database: Database, hits: readonly Hit[]): Promise<Static<typeof HitRecord>[]> {
  const keys = hits.flatMap(({ type, uuid, processor_id }) =>
    type === 'transaction' ? [{ processor_id: processor_id!, uuid }] : [],
  );
  const rows = keys.length === 0 ? [] : await selectMatching(database, keys, {}, keys.length);
  const names = await namesOfParties(database, rows);
  const payments = new Map(rows.map((row) => [row.uuid, row]));
  return hits.map(({ type, uuid, processor_id, label, email = null }) => {
    const payment = payments.get(uuid);
    return {
      type,
      uuid,
      processor_uuid: processor_id,
      label: type === 'transaction' || type === 'refund' ? dollars(label) : label,
      path: readingOf[type]?.(uuid, label) ?? null,
      transaction:
        payment === undefined
          ? null
          : {
              ...names(payment),
              amount: payment.amount,
              state: stateOf(payment),
              created_at: timestamp(payment.created_at),
            },
      email,
    };
  });
}

interface Parts {
  database: Database;
  clock: Clock;
  bankingClock: BankingClock;
}

export const search = ({ database, clock, bankingClock }: Parts) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/search',
      tag: 'Operator',
      operationId: 'search',
      summary: 'Find anything by a scrap of it, or by what a caller says',
      description: `\`q\` is a uuid of anything (also the \`webhook-id\` of a delivery, and the id of a recent request), a trace number, a reference of a tenant, an email address, the beginning of the name of a tenant or business or of a last name, a first and a last name, the last four characters of an account number, or the name of a file. Or what a caller says, in any order: a name or reference, an amount (\`125\`: any cents), a return code, and Eastern days (\`yesterday\`, \`last week\`, \`in November\`, \`Nov 3\`): \`okafor 398\`, \`R10 last week\`. With a return code, the days are those on which an entry came back; otherwise those on which the payment was started. If nothing has a name as it is written, names that differ in one letter are found. The answer has at most ${mostOfKind} hits for each of these, of all tenants, payments newest first. \`more\` has the kinds of which there may be others.`,
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object({ q: Text(1, 255) }),
      answers: {
        200: {
          description: 'What was found',
          data: Type.Object({
            hits: Type.Array(HitRecord),
            more: Type.Array(MoreRecord, { description: 'Empty: the hits are all that there are.' }),
            return_code: described(Nullable(ReadCode), 'The return code that `q` names. Null: none.'),
            days: described(Nullable(ReadDays), 'The days that `q` names. Null: none.'),
            is_similar: Type.Boolean({
              description: 'True: the hits have names that differ in one letter from the name in `q`.',
            }),
          }),
          example: {
            hits: [
              {
                type: 'transaction',
                uuid: '019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90',
                processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
                label: '$125.00',
                path: '/admin/v1/transactions/019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90',
                transaction: { ...exampleNames, amount: 12_500, state: 'paid', created_at: '2026-03-02 14:05:09' },
                email: null,
              },
            ],
            more: [],
            return_code: null,
            days: null,
            is_similar: false,
          },
        },
      },
    },
    {
      async read({ query }) {
        const question = { q: query.q, now: clock.now(), bankingNow: bankingClock.bankingNow() };
        const answers = await inEachLane(database, null, async () => {
          const { hits, ...answer } = await findHits(database, question);
          return { ...answer, hits: await hitRecords(database, hits) };
        });
        const { hits, more, code, days, is_similar } = mergeAnswers(
          answers as [(typeof answers)[0], ...typeof answers],
        );
        return ok({
          hits,
          more,
          return_code: code === null ? null : codeRecord(code),
          days,
          is_similar,
        });
      },
    },
  );
