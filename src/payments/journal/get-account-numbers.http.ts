// GET and PUT /admin/v1/ledger/account-numbers: the numbers of our ledger accounts in the general
// ledger of a controller.
import { type Static, type TProperties, Type } from 'typebox';
import { recordAct } from '../../access/tenants/audit-trail.ts';
import { refuseUnknownProcessor } from '../../access/tenants/named-in-filters.ts';
import { operation } from '../../api/http/operation.ts';
import { described, FilledText, Nullable, UuidOf } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import type { Database } from '../../platform/database/database.ts';
import { accounts } from '../ledger/accounts.ts';
import { operatorBooksUuid } from '../ledger/operator-books.ts';
import { type AccountNumbers, numbersSetFor, replaceNumbers, selectNumbers } from './account-numbers.sql.ts';

const ProcessorUuid = Nullable(
  UuidOf('The tenant, or the operator books. Null: the numbers for each tenant without its own.'),
);

const numberOf = Object.entries(accounts).map(
  ([account, { holds }]) =>
    [account, Nullable(described(FilledText(40), `The number of ${account}: ${holds}. Null: none.`))] as const,
);
const Numbers = Type.Object(Object.fromEntries(numberOf) as TProperties, { title: 'AccountNumbers' });
/** A later version may have more accounts than the caller knows. */
const NumbersToSet = Type.Object(
  Object.fromEntries(numberOf.map(([account, number]) => [account, Type.Optional(number)])) as TProperties,
  { title: 'AccountNumbersToSet' },
);

const Record = Type.Object({ processor_uuid: ProcessorUuid, numbers: Numbers }, { title: 'AccountNumbersOfTenant' });

const none = Object.fromEntries(Object.keys(accounts).map((account) => [account, null])) as AccountNumbers;
const numbers: AccountNumbers = { ...none, BANK: '1010', FEE: '4000' };
const example: Static<typeof Record> = { processor_uuid: null, numbers };

export const getAccountNumbers = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/ledger/account-numbers',
      tag: 'Operator: tenants',
      operationId: 'getAccountNumbers',
      summary: 'Read the numbers of ledger accounts',
      description: 'As they are set, for one tenant or for all. The journal and the trial balance have them.',
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object({
        processor_uuid: Type.Optional(UuidOf('A tenant. Absent: the numbers for each tenant without its own.')),
      }),
      answers: { 200: { description: 'The numbers', data: Record, example } },
    },
    {
      async read({ query: { processor_uuid = null } }) {
        if (processor_uuid !== operatorBooksUuid) await refuseUnknownProcessor(database, processor_uuid);
        return ok({ processor_uuid, numbers: numbersSetFor(await selectNumbers(database), processor_uuid) });
      },
    },
  );

export const setAccountNumbers = operation(
  {
    method: 'PUT',
    path: '/admin/v1/ledger/account-numbers',
    tag: 'Operator: tenants',
    operationId: 'setAccountNumbers',
    summary: 'Set the numbers of ledger accounts',
    description:
      'All numbers at once: one that is absent is removed. An account without a number is exported with its own name. A tenant without a number for an account has the common one.',
    callers: ['admin'],
    role: 'operator',
    body: Type.Object({ processor_uuid: ProcessorUuid, numbers: NumbersToSet }),
    example,
    answers: { 200: { description: 'As changed', data: Record, example } },
  },
  {
    async atomic(call, phase) {
      const { processor_uuid, numbers: sent } = call.body;
      if (processor_uuid !== operatorBooksUuid) await refuseUnknownProcessor(phase, processor_uuid);
      const before = numbersSetFor(await selectNumbers(phase), processor_uuid);
      const after = { ...none, ...(sent as Partial<AccountNumbers>) };
      await replaceNumbers(phase, processor_uuid, after, call.now);
      await recordAct(phase, call, {
        ...(processor_uuid === null ? {} : { processor_id: processor_uuid }),
        action: 'account_numbers.set',
        subject: 'ledger',
        subject_uuid: processor_uuid,
        detail: { before, after },
      });
      return ok({ processor_uuid, numbers: after });
    },
  },
);
