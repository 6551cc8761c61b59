// GET /3p/api/v2/transactions/{uuid}/details: what has happened to a payment, and when to expect
// what.
import { Type } from 'typebox';
import { ok } from '../../answer.ts';
import type { Database } from '../../database/database.ts';
import { operation } from '../../http/operation.ts';
import { Uuid } from '../../http/schema.ts';
import { refuse } from '../../refusals.ts';
import { exampleDetails, TransactionDetails } from './details-record.ts';
import type { Dating } from './payment-dates.ts';
import { readDetails } from './read-details.ts';

export const detailsDescription =
  'The record, its moves in order with what each means, its entries in bank files, its holds and its refunds, all as they stood at ' +
  'one moment. `capture_settles_on`, `payout_eligible_on` (the capture counts as good) and `returnable_until` (the last return that ' +
  'is in time has come by its opening) are banking days, Eastern; null once the capture was canceled or has failed.';

export const readTransactionDetails = ({ database, ...dating }: { database: Database } & Dating) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v2/transactions/:uuid/details',
      tag: 'Transactions',
      summary: 'Read the details of a transaction',
      description: detailsDescription,
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: Uuid }),
      answers: { 200: { description: 'The details', data: TransactionDetails, example: exampleDetails } },
      refusals: ['not_found'],
    },
    {
      async read({ caller, params }) {
        const details = await readDetails(database, caller, params.uuid, dating);
        if (details === null) throw refuse('not_found', 'uuid');
        return ok(details);
      },
    },
  );
