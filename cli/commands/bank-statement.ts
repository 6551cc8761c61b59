// achord banks statement: enters a bank statement into the running service, and prints which lines
// were expected.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { keptServiceAddress } from '../../src/app/start/service-address.ts';
import type { LineState } from '../../src/lifecycle/states/statement-line.stage.ts';
import { type StatementFormat, statementFormats } from '../../src/reconciliation/formats/statement-formats.ts';
import { StatementUnreadable } from '../../src/reconciliation/formats/statement-unreadable.ts';
import type { EnteredLine } from '../../src/reconciliation/statement-line.ts';
import { readSettings } from '../../src/settings.ts';
import { CommandNotUnderstood, CommandRefused } from '../complaint.ts';
import { adminTokenOf, adminTokenRefused } from './operator.ts';

interface StatementOptions {
  format: StatementFormat;
  bank?: string;
  address?: string;
  adminToken?: string;
  json?: true;
}

type Line = EnteredLine & { state: LineState };

// The maximum of one request.
const atOnce = 1_000;

/** The file may be entered again, whole or in part: an existing line changes nothing. */
export async function enterStatement(path: string, options: StatementOptions): Promise<void> {
  const lines = await linesOf(path, options.format);
  const send = serviceOf(options);
  const entered: Line[] = [];
  for (let from = 0; from < lines.length; from += atOnce)
    entered.push(
      ...(await send({ ...(options.bank ? { bank: options.bank } : {}), lines: lines.slice(from, from + atOnce) })),
    );
  process.stdout.write(options.json ? `${JSON.stringify({ lines: entered })}\n` : shown(entered));
}

async function linesOf(path: string, format: StatementFormat): Promise<EnteredLine[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandNotUnderstood(`${path} cannot be read: ${error.code}.`);
  });
  try {
    return statementFormats[format](text);
  } catch (error) {
    if (error instanceof StatementUnreadable)
      throw new CommandRefused(`${path}, ${error.message}. Nothing was entered.`);
    throw error;
  }
}

function serviceOf({ address, adminToken }: StatementOptions): (body: object) => Promise<Line[]> {
  const settings = readSettings(process.env, { secrets: false });
  const dataDirectory = resolve(settings.ACHORD_DATA_DIR);
  const at = address ?? keptServiceAddress(dataDirectory) ?? `http://${settings.HOST}:${settings.PORT}`;
  const token = adminTokenOf(adminToken, settings, dataDirectory);
  return async (body) => {
    const response = await fetch(`${at}/admin/v1/bank-statement/lines`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => {
      throw new CommandRefused(`Nothing answers at ${at}. Start the service first.`);
    });
    if (response.status === 401) throw adminTokenRefused(at);
    const { message, data, errors } = (await response.json()) as {
      message: string;
      data: { lines: Line[] } | null;
      errors: { field: string; message: string }[];
    };
    if (data === null)
      throw new CommandRefused([message, ...errors.map((one) => `${one.field} ${one.message}`)].join(' '));
    return data.lines;
  };
}

/** Names the unexpected lines: an operator has to decide about them. */
function shown(lines: readonly Line[]): string {
  const waiting = lines.filter(({ state }) => state === 'open' || state === 'suspense');
  const rows = waiting.map(
    ({ booked_on, direction, amount, reference, state }) =>
      `${booked_on}  ${direction.padEnd(6)}  ${String(amount).padStart(12)}  ${state.padEnd(8)}  ${reference}\n`,
  );
  return `${lines.length} lines, ${lines.length - waiting.length} explained${rows.length > 0 ? ', these are not:' : '.'}\n${rows.join('')}`;
}
