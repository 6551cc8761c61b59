// achord tokens: creates, lists and revokes access tokens, directly in the database.

import { operator } from '../../src/access/tenants/find-caller.ts';
import { issueToken, longestLife } from '../../src/access/tenants/issue-token.ts';
import { revokeToken } from '../../src/access/tenants/revoke-token.ts';
import { selectProcessor } from '../../src/access/tenants/tenants.sql.ts';
import { newToken } from '../../src/access/tenants/token.ts';
import { findTokenOwner } from '../../src/access/tenants/token-owner.ts';
import { type OwnedToken, selectTokens } from '../../src/access/tenants/tokens.sql.ts';
import type { Role } from '../../src/api/http/caller.ts';
import { atomically } from '../../src/platform/database/atomic-phase.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { homeName } from '../../src/platform/database/lanes/lane.ts';
import { readSettings } from '../../src/platform/settings/read-settings.ts';
import { instant, realClock } from '../../src/platform/std/clock.ts';
import { isUuid } from '../../src/platform/std/identifiers.ts';
import { timestamp } from '../../src/platform/std/timestamps.ts';
import { refuseOtherMode } from '../../src/service/checks/check-mode.ts';
import { CommandNotUnderstood, CommandRefused } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';
import { type LanesOfCommand, whereItIs } from './lanes-of-command.ts';
import { withDatabase } from './with-database.ts';

/** The audit trail records these acts as the operator's, without a request. */
const acting = () => ({ caller: operator, now: realClock.now(), request_id: null });

/** More tokens than anyone reads. */
const mostShown = 10_000;

interface CreateOptions {
  processor?: string;
  vendor?: string;
  admin?: true;
  name?: string;
  role?: Role;
  expiresInDays?: string;
  json?: true;
}

export async function createToken(options: CreateOptions, terminal: Terminal): Promise<void> {
  const named = options.processor ?? options.vendor;
  if (named === undefined && options.admin === undefined)
    throw new CommandNotUnderstood('Name the owner of the token: --processor <uuid>, --vendor <uuid> or --admin.');
  const days = options.expiresInDays;
  if (days !== undefined && !/^[1-9]\d{0,3}$/.test(days))
    throw new CommandNotUnderstood(
      `--expires-in-days must be a whole number from 1 to 9999, not ${JSON.stringify(days)}.`,
    );
  const owner = {
    ...(options.processor === undefined ? {} : { processor_uuid: uuidOf(options.processor) }),
    ...(options.vendor === undefined ? {} : { vendor_uuid: uuidOf(options.vendor) }),
    ...(options.name === undefined ? {} : { name: options.name }),
    ...(options.role === undefined ? {} : { role: options.role }),
  };
  const life = lifeOf(options, terminal);
  const expiresAt = life === null ? null : instant(realClock.now().getTime() + life * 86_400_000);

  const issued = await withDatabase(terminal, async ({ database, lanes, settings }) => {
    const mode = settings.ACHORD_MODE;
    await refuseOtherMode(database, mode);
    // An admin token has no tenant, so its owner is found at home.
    return whereItIs(await lanes(), (lane) =>
      atomically(lane.database, async (phase) => {
        const found = await findTokenOwner(phase, owner);
        return found && issueToken(phase, acting(), found, expiresAt, newToken(found.kind, mode));
      }),
    );
  });
  if (issued === null)
    throw new CommandRefused(`The ${options.processor ? 'processor' : 'vendor'} ${named} does not exist.`);
  terminal.stdout.write(options.json ? `${JSON.stringify(issued)}\n` : `${issued.token}\n`);
}

/** Days; null: it does not expire. */
function lifeOf({ admin, expiresInDays }: CreateOptions, terminal: Terminal): number | null {
  const isLive = readSettings(terminal.environment, { secrets: false }).ACHORD_MODE === 'live';
  const longest = longestLife({ isAdmin: admin === true, isLive });
  if (expiresInDays === undefined) return longest;
  const days = Number(expiresInDays);
  if (longest !== null && days > longest)
    throw new CommandNotUnderstood(`--expires-in-days must be at most ${longest} for an admin token in live mode.`);
  return days;
}

export async function listTokens(
  { processor, json }: { processor?: string; json?: true },
  terminal: Terminal,
): Promise<void> {
  const of = processor === undefined ? null : uuidOf(processor);
  const rows = await withDatabase(terminal, ({ lanes, everyLane }) =>
    of === null
      ? everyLane().then(tokensOfAll)
      : lanes().then((all) =>
          whereItIs(all, async ({ database }) =>
            (await selectProcessor(database, of)) === null ? null : tokensOf(database, of),
          ),
        ),
  );
  if (rows === null) throw new CommandRefused(`The processor ${of} does not exist.`);
  const moment = (at: Date | null) => (at === null ? null : timestamp(at));
  const tokens = rows.map((row) => ({
    uuid: row.uuid,
    kind: row.kind,
    processor_uuid: row.processor_id,
    vendor_uuid: row.vendor_id,
    name: row.vendor_name ?? row.processor_name ?? row.name ?? 'operator',
    role: row.role,
    created_at: timestamp(row.created_at),
    expires_at: moment(row.expires_at),
    revoked_at: moment(row.revoked_at),
    last_used_at: moment(row.last_used_at),
  }));
  if (json) terminal.stdout.write(`${JSON.stringify({ tokens })}\n`);
  else if (tokens.length === 0) terminal.stdout.write('There are no tokens.\n');
  for (const { uuid, kind, name, expires_at, revoked_at } of json ? [] : tokens) {
    const state = revoked_at !== null ? `revoked ${revoked_at}` : expires_at !== null ? `expires ${expires_at}` : '';
    terminal.stdout.write(`${uuid}  ${kind.padEnd(9)}  ${name}  ${state}`.trimEnd().concat('\n'));
  }
}

const tokensOf = (database: Database, processorId: string | null) =>
  selectTokens(database, { processorId, issuedBy: null }, null, mostShown);

/** Oldest first. */
async function tokensOfAll(lanes: LanesOfCommand): Promise<OwnedToken[]> {
  const tokens: OwnedToken[] = [];
  for (const { name, database } of lanes) {
    const own = await tokensOf(database, null);
    // Other lanes have copies of the operators' tokens.
    tokens.push(...(name === homeName ? own : own.filter(({ processor_id }) => processor_id !== null)));
  }
  const time = ({ created_at }: OwnedToken) => created_at.getTime();
  return tokens.sort((one, other) => time(one) - time(other)).slice(0, mostShown);
}

export async function revokeTokenOf(uuid: string, { json }: { json?: true }, terminal: Terminal): Promise<void> {
  const token = uuidOf(uuid);
  const found = await withDatabase(terminal, async ({ lanes }) =>
    whereItIs(await lanes(), ({ database }) =>
      atomically(database, async (phase) => (await revokeToken(phase, acting(), token)) || null),
    ),
  );
  if (found === null)
    throw new CommandRefused(`The token ${uuid} does not exist. "achord tokens list" lists all tokens.`);
  terminal.stdout.write(json ? `${JSON.stringify({ uuid, revoked: true })}\n` : `Revoked ${uuid}.\n`);
}

function uuidOf(text: string): string {
  if (!isUuid(text))
    throw new CommandNotUnderstood(
      `${JSON.stringify(text)} is not a uuid. "achord tokens list --json" lists the uuids of tokens and processors.`,
    );
  return text.toLowerCase();
}
