// achord operators: invites, lists and disables the people who sign in, directly in the database.
import { resolve } from 'node:path';
import { inviteOperator } from '../../src/access/operators/invite-operator.ts';
import { type MadeLink, makeLink, urlOfLink } from '../../src/access/operators/make-link.ts';
import { isOperatorEmail } from '../../src/access/operators/operator-email.ts';
import {
  lockOperator,
  type OperatorRow,
  selectOperatorByEmail,
  selectOperators,
  updateOperator,
} from '../../src/access/operators/operators.sql.ts';
import { endSessionsOf } from '../../src/access/operators/sessions/sessions.sql.ts';
import { recordAct } from '../../src/access/tenants/audit-trail.ts';
import { changesBetween } from '../../src/access/tenants/changes-between.ts';
import { operator } from '../../src/access/tenants/find-caller.ts';
import { type Role, roles } from '../../src/api/http/caller.ts';
import { type AtomicPhase, atomically } from '../../src/platform/database/atomic-phase.ts';
import { Refusal } from '../../src/platform/refusals.ts';
import { readSettings } from '../../src/platform/settings/read-settings.ts';
import { realClock } from '../../src/platform/std/clock.ts';
import { isUuid, nilUuid } from '../../src/platform/std/identifiers.ts';
import { timestamp } from '../../src/platform/std/timestamps.ts';
import { openVault, type Vault } from '../../src/platform/vault/vault.ts';
import { keptServiceAddress } from '../../src/service/start/service-address.ts';
import { CommandNotUnderstood, CommandRefused } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';
import { withDatabase } from './with-database.ts';
import { withKeys } from './with-keys.ts';

interface Options {
  json?: true;
}

const acting = (reason: string) => ({ caller: operator, now: realClock.now(), request_id: null, reason });
const mostShown = 1_000;
const byHand = 'On the command line.';

export async function invite(
  email: string,
  { name, role, processor, json }: Options & { name?: string; role: string; processor?: string },
  terminal: Terminal,
): Promise<void> {
  if (!isOperatorEmail(email))
    throw new CommandNotUnderstood(`${JSON.stringify(email)} is not an email address in ASCII.`);
  if (!roles.includes(role as Role)) throw new CommandNotUnderstood(`--role must be one of: ${roles.join(', ')}.`);
  if (processor !== undefined && !isUuid(processor))
    throw new CommandNotUnderstood(`--processor must be a uuid, not ${JSON.stringify(processor)}.`);
  const invited = await withVault(terminal, (phase, vault) =>
    inviteOperator(phase, vault, acting(byHand), {
      name: name ?? email.split('@')[0]!,
      email,
      role: role as Role,
      ...(processor === undefined ? {} : { processor_uuid: processor.toLowerCase() }),
    }),
  );
  show(invited.operator, invited.link, json, terminal);
}

export async function newLink(email: string, { json }: Options, terminal: Terminal): Promise<void> {
  const made = await withVault(terminal, async (phase, vault) => {
    const found = await named(phase, email);
    if (found.disabled_at !== null) throw new CommandRefused(`${email} is disabled. Enable the operator first.`);
    const link = await makeLink(phase, vault, found.uuid);
    await recordAct(phase, acting(byHand), {
      action: 'operator.link_made',
      subject: 'operator',
      subject_uuid: found.uuid,
    });
    return { operator: found, link };
  });
  show(made.operator, made.link, json, terminal);
}

export async function list({ json }: Options, terminal: Terminal): Promise<void> {
  const rows = await withDatabase(terminal, ({ database }) =>
    selectOperators(database, { state: null, processorId: null }, nilUuid, mostShown),
  );
  if (json) {
    const operators = rows.map(({ uuid, name, email, role, processor_id, disabled_at }) => ({
      uuid,
      name,
      email,
      role,
      processor_uuid: processor_id,
      disabled: disabled_at !== null,
    }));
    terminal.stdout.write(`${JSON.stringify({ operators })}\n`);
    return;
  }
  if (rows.length === 0)
    terminal.stdout.write(
      'There are no operators. "achord operators invite <email> --role administrator" makes one.\n',
    );
  for (const { email, role, joined_at, disabled_at } of rows) {
    const state = disabled_at !== null ? 'disabled' : joined_at === null ? 'invited' : '';
    terminal.stdout.write(`${role.padEnd(13)}  ${email}  ${state}`.trimEnd().concat('\n'));
  }
}

/** `disabled` false: enables the operator again. */
export async function setDisabled(
  email: string,
  disabled: boolean,
  { json }: Options,
  terminal: Terminal,
): Promise<void> {
  await withDatabase(terminal, ({ database }) =>
    atomically(database, async (phase) => {
      const { uuid } = await named(phase, email);
      const before = (await lockOperator(phase, uuid))!;
      if ((before.disabled_at !== null) === disabled) return;
      const after = { ...before, disabled_at: disabled ? realClock.now() : null };
      await updateOperator(phase, uuid, after);
      if (disabled) await endSessionsOf(phase, uuid, null);
      await recordAct(phase, acting(byHand), {
        action: 'operator.changed',
        subject: 'operator',
        subject_uuid: uuid,
        detail: changesBetween(before, after)!,
      });
    }),
  );
  const done = disabled ? 'Disabled' : 'Enabled';
  terminal.stdout.write(json ? `${JSON.stringify({ email, disabled })}\n` : `${done} ${email}.\n`);
}

async function named(phase: AtomicPhase, email: string): Promise<OperatorRow> {
  const found = await selectOperatorByEmail(phase, email);
  if (found === null)
    throw new CommandRefused(`There is no operator ${email}. "achord operators list" lists all operators.`);
  return found;
}

function show(
  { uuid, email, role }: OperatorRow,
  { token, expires_at }: MadeLink,
  json: true | undefined,
  terminal: Terminal,
): void {
  const { ACHORD_PUBLIC_URL, ACHORD_DATA_DIR, HOST, PORT } = readSettings(terminal.environment, { secrets: false });
  const address = ACHORD_PUBLIC_URL ?? keptServiceAddress(resolve(ACHORD_DATA_DIR)) ?? `http://${HOST}:${PORT}`;
  const url = urlOfLink(address, token);
  terminal.stdout.write(
    json
      ? `${JSON.stringify({ uuid, email, role, token, url, expires_at: timestamp(expires_at) })}\n`
      : `${url}\nGive this link to ${email}. It works once, until ${timestamp(expires_at)} UTC.\n`,
  );
}

/** A refusal is for the person at the terminal. */
function withVault<Result>(
  terminal: Terminal,
  work: (phase: AtomicPhase, vault: Vault) => Promise<Result>,
): Promise<Result> {
  return withKeys(terminal, async (database, keys) => {
    const vault = await openVault(database, keys, realClock.now());
    try {
      return await atomically(database, (phase) => work(phase, vault));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new CommandRefused(error.errors.map(({ field, message }) => `${field}: ${message}`).join('\n'));
    }
  });
}
