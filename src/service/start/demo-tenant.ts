// The demo tenant of a sandbox: a processor and a vendor with tokens, for a first request without
// any set-up.

import { addProcessor } from '../../access/tenants/add-processor.ts';
import { recordAct } from '../../access/tenants/audit-trail.ts';
import { issueToken } from '../../access/tenants/issue-token.ts';
import { insertVendor } from '../../access/tenants/tenants.sql.ts';
import { tokenHash } from '../../access/tenants/token.ts';
import { isKnownToken, selectActiveTokens } from '../../access/tenants/tokens.sql.ts';
import { atomically } from '../../platform/database/atomic-phase.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/std/clock.ts';
import { uuidv7 } from '../../platform/std/identifiers.ts';
import type { DemoTokens } from './secrets.ts';

/**
 * Makes the tenant unless these tokens exist. Returns the tokens that work: an operator may have
 * revoked one.
 */
export async function provideDemoTenant(
  { database, clock }: { database: Database; clock: Clock },
  tokens: DemoTokens,
): Promise<Partial<DemoTokens>> {
  await atomically(database, async (phase) => {
    if (await isKnownToken(phase, tokenHash(tokens.processor))) return;
    const now = clock.now();
    const itself = { caller: null, now, request_id: null };
    const processor_id = await addProcessor(phase, 'Demo Processor', now);
    const vendor_id = uuidv7(now);
    await recordAct(phase, itself, {
      processor_id,
      action: 'processor.created',
      subject: 'processor',
      subject_uuid: processor_id,
    });
    await insertVendor(phase, { processor_id, vendor_id, name: 'Demo Vendor', created_at: now });
    await recordAct(phase, itself, {
      processor_id,
      action: 'vendor.created',
      subject: 'vendor',
      subject_uuid: vendor_id,
    });
    const name = 'demo token';
    await issueToken(phase, itself, { kind: 'processor', processor_id, vendor_id: null, name }, null, tokens.processor);
    await issueToken(phase, itself, { kind: 'vendor', processor_id, vendor_id, name }, null, tokens.vendor);
  });
  const active = await selectActiveTokens(database, [tokenHash(tokens.processor), tokenHash(tokens.vendor)]);
  const works = (kind: keyof DemoTokens) => active.some((token) => token.kind === kind);
  return {
    ...(works('processor') ? { processor: tokens.processor } : {}),
    ...(works('vendor') ? { vendor: tokens.vendor } : {}),
  };
}
