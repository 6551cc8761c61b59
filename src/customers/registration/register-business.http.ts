// POST /3p/api/v2/businesses: registers a business and verifies it if the request asks for it.
import { Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { billingMerchantFields } from '../users/billing-merchant.ts';
import {
  AddressField,
  BusinessField,
  clearable,
  contact,
  FirstName,
  fees,
  LastName,
  OwnersField,
  userAddress,
} from '../users/user-fields.ts';
import { exampleBusiness } from '../users/user-record.ts';
import { magicTinsText } from '../users/verification/sandbox-verification.ts';
import { accountDescription, accountFields, accountRefusals, RegisteredRecord } from './account-fields.ts';
import { type Registering, register } from './register.ts';

export const registerBusiness = (context: Registering) =>
  operation(
    {
      method: 'POST',
      path: '/3p/api/v2/businesses',
      alsoAt: [{ path: '/3p/api/v1/register/business', name: 'registerBusinessV1' }],
      tag: 'Users',
      operationId: 'registerBusiness',
      summary: 'Register a business',
      description:
        'With `kyb: true` the business is verified at once: `kyb_status` is APPROVED (it is a merchant), REJECTED, or ' +
        'IN_REVIEW until someone decides. With `kyb: false` it stays null and nothing is billed. `payout_type` and ' +
        'the fees may be at the top or inside `business`. `company_name` is the name on bank statements, by default ' +
        'the trading name, or else the name, shortened to 16 characters. The answer masks `tin` and `ssn9`.' +
        accountDescription +
        `\n\n${magicTinsText}`,
      callers: ['processor', 'vendor'],
      startsSomething: true,
      body: Type.Object({
        kyb: Type.Boolean({
          allowed: 'true or false',
          description:
            'True: starts the business verification (KYB) at once. False: the business is stored only; submit it later.',
        }),
        business: BusinessField,
        first_name: clearable(FirstName, 'The first name of the contact of the business.'),
        last_name: clearable(LastName, 'The last name of the contact of the business.'),
        address: clearable(AddressField, userAddress),
        ...contact,
        business_owners: clearable(OwnersField, 'The owners of the business. A verification may need them.'),
        ...fees,
        ...accountFields,
        ...billingMerchantFields,
      }),
      example: {
        kyb: true,
        business: {
          name: 'Fjord Market LLC',
          trading_name: 'Fjord Market',
          tin: '123456789',
          entity_type: 'llc',
          address: { line_1: '12 Harbor Street', city: 'Portland', state: 'ME', zip: '04101' },
        },
        first_name: 'Ada',
        last_name: 'Moreau',
        email: 'office@fjord-market.example',
        client_reference_id: 'shop-7',
        business_owners: [
          {
            first_name: 'Ada',
            last_name: 'Moreau',
            dob: '1984-07-19',
            ssn9: '987654321',
            address: { line_1: '12 Harbor Street', city: 'Portland', state: 'ME', zip: '04101' },
            title: 'Managing member',
            ownership_percentage: 62.5,
            is_beneficial_owner: true,
          },
        ],
        transaction_fee_percent: 2.9,
        transaction_fee_fixed: 30,
        maximum_transaction_fee: 2500,
      },
      answers: { 201: { description: 'Registered', data: RegisteredRecord, example: exampleBusiness } },
      refusals: ['billing_merchant_invalid', 'billing_merchant_deleted', ...accountRefusals],
    },
    { atomic: (call, phase) => register(context, call, phase, { kind: 'business', verify: call.body.kyb }) },
  );
