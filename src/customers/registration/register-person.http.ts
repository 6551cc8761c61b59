// POST /3p/api/v1/register/person: registers a person (Interface, register a person).

import { Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { described } from '../../api/http/schema.ts';
import { billingMerchantFields } from '../users/billing-merchant.ts';
import { AddressField, contact, FirstName, LastName, userAddress } from '../users/user-fields.ts';
import { examplePerson } from '../users/user-record.ts';
import { accountDescription, accountFields, accountRefusals, RegisteredRecord } from './account-fields.ts';
import { type Registering, register } from './register.ts';

export const registerPerson = (context: Registering) =>
  operation(
    {
      method: 'POST',
      path: '/3p/api/v1/register/person',
      tag: 'Users',
      operationId: 'registerPerson',
      summary: 'Register a person',
      description: `The \`uuid\` of the answer is the \`{user_uuid}\` of the other paths.${accountDescription}`,
      callers: ['processor', 'vendor'],
      startsSomething: true,
      body: Type.Object({
        first_name: FirstName,
        last_name: LastName,
        address: described(AddressField, userAddress),
        ...contact,
        ...accountFields,
        ...billingMerchantFields,
      }),
      example: {
        first_name: 'Ada',
        last_name: 'Moreau',
        address: { line_1: '12 Harbor Street', city: 'Portland', state: 'ME', zip: '04101' },
        email: 'ada@example.com',
        client_reference_id: 'customer-1042',
      },
      answers: { 201: { description: 'Registered', data: RegisteredRecord, example: examplePerson } },
      refusals: ['billing_merchant_invalid', 'billing_merchant_deleted', ...accountRefusals],
    },
    { atomic: (call, phase) => register(context, call, phase, { kind: 'person', verify: false }) },
  );
