// The refusal that answers an error: our own as it is, errors of the HTTP layer and the database by
// their kind.
import type { IncomingMessage } from 'node:http';
import type { FastifyError } from 'fastify';
import { OutcomeUnknown } from '../../platform/database/atomic-phase.ts';
import {
  ConnectionsBusy,
  connectionLost,
  isRefusedByServer,
  sqlState,
} from '../../platform/database/database-error.ts';
import { diskTroubleOf } from '../../platform/database/deadlines/disk-trouble.ts';
import { DatabaseReadOnly } from '../../platform/database/deadlines/read-only.ts';
import { DatabaseSilent } from '../../platform/database/deadlines/silence.ts';
import { Refusal, type RefusalCode, refuse } from '../../platform/refusals.ts';
import { SealsUsedUp } from '../../platform/vault/vault.ts';

const ofFastify: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request_unreadable',
};

/**
 * An unknown error is `internal_error`: its text is for the log, not for the caller. A request that
 * its client aborted fails with the error of a lost connection. This is the client's connection,
 * not an outage.
 */
export function refusalOf(error: unknown, request: Pick<IncomingMessage, 'errored'>): Refusal {
  if (error instanceof Refusal) return error;
  if (error === request.errored) return refuse('request_unreadable');
  const known = ofFastify[(error as FastifyError).code];
  if (known !== undefined) return refuse(known);
  // A connection, a lock or a seal was not available in time.
  if (error instanceof ConnectionsBusy || error instanceof SealsUsedUp || sqlState(error) === '55P03')
    return refuse('overloaded');
  const disk = diskTroubleOf(error);
  if (disk !== null && isRefusedByServer(error)) return refuse(disk);
  if (error instanceof DatabaseReadOnly) return refuse('database_read_only');
  if (error instanceof DatabaseSilent) return refuse('database_unavailable', '', 'The database does not answer.');
  if (error instanceof OutcomeUnknown || connectionLost(error)) return refuse('database_unavailable');
  return refuse('internal_error');
}
