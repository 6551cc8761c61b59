// Every route of the API, wired by hand.
import { createProcessor } from './admin/create-processor.http.ts';
import { createToken } from './admin/create-token.http.ts';
import { createVendor } from './admin/create-vendor.http.ts';
import { decideKyb } from './admin/decide-kyb.http.ts';
import { revokeToken } from './admin/revoke-token.http.ts';
import type { Foundation } from './foundation.ts';
import type { Operation } from './http/operation.ts';
import { changeUser } from './users/change-user.http.ts';
import { deleteUser } from './users/delete-user.http.ts';
import { listUsers } from './users/list-users.http.ts';
import { readMerchantBilling } from './users/read-merchant-billing.http.ts';
import { readUser } from './users/read-user.http.ts';
import { registerBusiness } from './users/register-business.http.ts';
import { registerPerson } from './users/register-person.http.ts';
import { submitKyb } from './users/submit-kyb.http.ts';
import { operatorVerification } from './users/verification/operator-verification.ts';
import { sandboxVerification } from './users/verification/sandbox-verification.ts';

export function operations(on: Foundation): Operation[] {
  const verification = on.settings.ACHORD_MODE === 'sandbox' ? sandboxVerification : operatorVerification;
  const registering = { ...on, verification };
  return [
    // Users
    registerPerson(registering),
    registerBusiness(registering),
    listUsers(on),
    readUser(on),
    changeUser(registering),
    deleteUser,
    submitKyb(registering),
    readMerchantBilling(on),

    // Operators
    createProcessor,
    createVendor,
    createToken,
    revokeToken(on),
    decideKyb,
  ];
}
