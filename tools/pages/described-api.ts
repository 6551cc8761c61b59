// The description of the API, as a sandbox answers it at /openapi.json.

import { newToken } from '../../src/access/tenants/token.ts';
import { type OpenApiDocument, openapi } from '../../src/api/http/documentation/openapi.ts';
import { logTo } from '../../src/platform/log/log.ts';
import { readSettings } from '../../src/platform/settings/read-settings.ts';
import { openContext } from '../../src/service/context/context.ts';
import { serviceContext } from '../../src/service/context/service-context.ts';
import { documentedEvents } from '../../src/service/documented-events.ts';
import { operations } from '../../src/service/operations.ts';

/** `databaseUrl`: of the owner of an empty or migrated database. */
export async function describedApi(databaseUrl: string): Promise<OpenApiDocument> {
  const context = await openContext({
    settings: readSettings({}),
    databaseUrl,
    migrationUrl: databaseUrl,
    adminToken: newToken('admin', 'sandbox'),
    encryptionKeys: { current: Buffer.alloc(32) },
    log: logTo({ write() {} }, 'silent'),
  });
  const stopping = new AbortController();
  try {
    return openapi(operations(serviceContext(context, stopping.signal)), documentedEvents);
  } finally {
    stopping.abort();
    await context.database.end();
  }
}
