// PUT /3p/api/v2/users/{uuid}: changes what the body names.
import { Type } from 'typebox';
import { operation } from '../http/operation.ts';
import { Uuid } from '../http/schema.ts';
import { type Changing, change } from './change.ts';
import { UserChange } from './user-fields.ts';
import { exampleBusiness, UserRecord } from './user-record.ts';

export const changeUser = (on: Changing) =>
  operation(
    {
      method: 'PUT',
      path: '/3p/api/v2/users/:uuid',
      tag: 'Users',
      summary: 'Change a user',
      description:
        'A field that is left out stays as it is; null empties it. An address and the list of owners are replaced as a ' +
        'whole; an owner named by its `uuid` keeps what its entry leaves out. Sending back what a read answered changes ' +
        'nothing. A new legal name or TIN of a business that is APPROVED or IN_REVIEW is verified, and billed, again.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: Uuid }),
      body: UserChange,
      example: { email: 'accounts@fjord-market.example', business: { trading_name: 'Fjord Market' } },
      answers: { 200: { description: 'The user as changed', data: UserRecord, example: exampleBusiness } },
      refusals: ['not_found', 'billing_merchant_invalid', 'billing_merchant_deleted'],
    },
    { atomic: (call, phase) => change(on, call, phase, { submit: false }) },
  );
