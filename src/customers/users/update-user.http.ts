// PUT /3p/api/v2/users/{uuid}: changes the fields in the body.
import { Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { UuidOf, userOfPath } from '../../api/http/schema.ts';
import { type Changing, change } from './change.ts';
import { UserChange } from './user-fields.ts';
import { exampleBusiness, UserRecord } from './user-record.ts';

export const updateUser = (context: Changing) =>
  operation(
    {
      method: 'PUT',
      path: '/3p/api/v2/users/:uuid',
      tag: 'Users',
      operationId: 'updateUser',
      summary: 'Change a user',
      description:
        'An absent field does not change; null clears the field. An address and the list of owners are replaced as a ' +
        'whole; an owner with a `uuid` keeps its absent fields. `metadata` changes by key. Sending back a record that was read changes ' +
        'nothing. A new legal name or TIN of a business that is APPROVED or IN_REVIEW is verified and billed again.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf(userOfPath) }),
      body: UserChange,
      example: { email: 'accounts@fjord-market.example', business: { trading_name: 'Fjord Market' } },
      answers: { 200: { description: 'The changed user', data: UserRecord, example: exampleBusiness } },
      refusals: ['not_found', 'decided_meanwhile', 'billing_merchant_invalid', 'billing_merchant_deleted'],
    },
    { atomic: (call, phase) => change(context, call, phase, { submit: false }) },
  );
