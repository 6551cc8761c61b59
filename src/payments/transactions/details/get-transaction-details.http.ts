// GET /3p/api/v2/transactions/{uuid}/details: the history of a payment and its expected dates.
import { Type } from 'typebox';
import { operation } from '../../../api/http/operation.ts';
import { extended, paymentOfPath, UuidOf } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import { exampleNames, namesOfParties, partyNames } from '../party-names.ts';
import { exampleDetails, TransactionDetails } from './details-record.ts';
import type { Dating } from './payment-dates.ts';
import { readDetails } from './read-details.ts';

export const detailsDescription =
  'The record, its `state` in one word, its moves in order with a description, its entries in bank files, its holds and its refunds, all read at ' +
  'one moment. `capture_settles_on`, `payout_eligible_on` (the capture is good) and `returnable_until` (every return in ' +
  'time has arrived by the opening of this day) are banking days in Eastern time. They are null after the capture was canceled or failed, and while an open hold stops the step that they depend on.';

const NamedDetails = extended(TransactionDetails, partyNames, {
  title: 'NamedTransactionDetails',
  description: 'A payment with its history, its expected dates, and the names of payer and payee.',
});

export const getTransactionDetails = ({ database, ...dating }: { database: Database } & Dating) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v2/transactions/:uuid/details',
      tag: 'Transactions',
      operationId: 'getTransactionDetails',
      role: 'tenant_viewer',
      summary: 'Read the details of a transaction',
      description: detailsDescription,
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf(paymentOfPath) }),
      answers: {
        200: { description: 'The details', data: NamedDetails, example: { ...exampleDetails, ...exampleNames } },
      },
      refusals: ['not_found'],
    },
    {
      async read({ caller, params }) {
        const details = await readDetails(database, caller, params.uuid, dating);
        if (details === null) throw refuse('not_found', 'uuid');
        const { payer_uuid, payee_uuid } = details.transaction;
        const parties = { processor_id: caller.processor_id, payer_uuid, payee_uuid };
        return ok({ ...details, ...(await namesOfParties(database, [parties]))(parties) });
      },
    },
  );
