// POST /3p/api/v1/register/person (Interface, register a person).
import { Type } from 'typebox';
import { operation } from '../http/operation.ts';
import { billingMerchantFields } from './billing-merchant.ts';
import { type Registering, register } from './register.ts';
import { AddressField, contact, Name } from './user-fields.ts';
import { examplePerson, UserRecord } from './user-record.ts';

export const registerPerson = (on: Registering) =>
  operation(
    {
      method: 'POST',
      path: '/3p/api/v1/register/person',
      tag: 'Users',
      summary: 'Register a person',
      description: 'The `uuid` of the answer is the `{user_uuid}` of the other paths.',
      callers: ['processor', 'vendor'],
      startsSomething: true,
      body: Type.Object({
        first_name: Name,
        last_name: Name,
        address: AddressField,
        ...contact,
        ...billingMerchantFields,
      }),
      example: {
        first_name: 'Ada',
        last_name: 'Moreau',
        address: { line_1: '12 Harbor Street', city: 'Portland', state: 'ME', zip: '04101' },
        email: 'ada@example.com',
        client_reference_id: 'customer-1042',
      },
      answers: { 201: { description: 'Registered', data: UserRecord, example: examplePerson } },
      refusals: ['billing_merchant_invalid', 'billing_merchant_deleted'],
    },
    { atomic: (call, phase) => register(on, call, phase, { kind: 'person', verify: false }) },
  );
