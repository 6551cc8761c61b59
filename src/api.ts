// Every route of the API, wired by hand.
import { createProcessor } from './admin/create-processor.http.ts';
import { createToken } from './admin/create-token.http.ts';
import { createVendor } from './admin/create-vendor.http.ts';
import { revokeToken } from './admin/revoke-token.http.ts';
import type { Foundation } from './foundation.ts';
import type { Operation } from './http/operation.ts';

export function operations(on: Foundation): Operation[] {
  return [
    // Operators
    createProcessor,
    createVendor,
    createToken,
    revokeToken(on),
  ];
}
