// Disables an endpoint; its deliveries are held until the owner enables it.

import { insertAuditRow } from '../../../access/tenants/audit-trail.sql.ts';
import { atomically } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { lockFanOut } from '../../log/positions.sql.ts';
import { closeLane, lockLanes } from '../delivery/lanes.sql.ts';
import { updateToDisabled } from './endpoints.sql.ts';

export async function disableEndpoint(
  database: Database,
  processorId: string,
  endpointUuid: string,
  reason: string,
  at: Date,
): Promise<void> {
  await atomically(database, async (phase) => {
    // Fan-out waits for this lock: it must see the new state, or a delivery would never be sent.
    await lockFanOut(phase, processorId);
    const lane = { processor_id: processorId, endpoint_uuid: endpointUuid };
    await lockLanes(phase, [lane]);
    if (!(await updateToDisabled(phase, processorId, endpointUuid, reason, at))) return;
    await closeLane(phase, lane);
    await insertAuditRow(phase, {
      processor_id: processorId,
      uuid: uuidv7(at),
      acted_at: at,
      actor: null,
      token_uuid: null,
      action: 'webhook_endpoint.disabled',
      subject: 'webhook_endpoint',
      subject_uuid: endpointUuid,
      detail: { reason },
      request_id: null,
      operator_uuid: null,
      session_uuid: null,
      address: null,
      reason: null,
    });
  });
}
