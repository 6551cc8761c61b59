// The description of the API, as a sandbox answers it at /openapi.json.
import { operations } from '../src/app/api.ts';
import { openContext } from '../src/app/context.ts';
import { documentedEvents } from '../src/app/documented-events.ts';
import { serviceContext } from '../src/app/service-context.ts';
import { type OpenApiDocument, openapi } from '../src/http/documentation/openapi.ts';
import { logTo } from '../src/log/log.ts';
import { readSettings } from '../src/settings.ts';
import { newToken } from '../src/tenants/token.ts';

/** `databaseUrl`: of the owner of an empty or migrated database. */
export async function describedApi(databaseUrl: string): Promise<OpenApiDocument> {
  const context = await openContext({
    settings: readSettings({}),
    databaseUrl,
    migrationUrl: databaseUrl,
    adminToken: newToken('admin'),
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
