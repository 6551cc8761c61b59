// PUT /3p/api/v2/users/{uuid}/kyb: submits a business for verification, also repeatedly.
import { Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { UuidOf, userOfPath } from '../../api/http/schema.ts';
import { type Changing, change } from './change.ts';
import { UserChange } from './user-fields.ts';
import { exampleBusiness, UserRecord } from './user-record.ts';
import { magicTinsText } from './verification/sandbox-verification.ts';

export const submitBusinessVerification = (context: Changing) =>
  operation(
    {
      method: 'PUT',
      path: '/3p/api/v2/users/:uuid/kyb',
      tag: 'Users',
      operationId: 'submitBusinessVerification',
      summary: 'Submit a business for verification',
      description:
        'Takes the same body as a change of the user, so corrections are stored and verified together; an ' +
        'empty body submits the business without changes. A decision of the provider is billed, a review is not. ' +
        'A verified business is answered as it is if the body changes nothing: it was verified by an earlier request.' +
        `\n\n${magicTinsText}`,
      callers: ['processor', 'vendor'],
      startsSomething: true,
      params: Type.Object({ uuid: UuidOf(userOfPath) }),
      body: UserChange,
      example: { business: { tin: '123456789' } },
      answers: { 200: { description: 'The user with its kyb_status', data: UserRecord, example: exampleBusiness } },
      refusals: [
        'not_found',
        'not_a_business',
        'already_verified',
        'decided_meanwhile',
        'billing_merchant_invalid',
        'billing_merchant_deleted',
      ],
    },
    { atomic: (call, phase) => change(context, call, phase, { submit: true }) },
  );
