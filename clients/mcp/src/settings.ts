// The settings of the server: the environment has what is secret or of a place, flags say what is
// allowed.
import { parseArgs } from 'node:util';
import { centsOf } from './dollars.ts';

export interface Settings {
  baseUrl: string;
  token: string;
  allowWrites: boolean;
  /** The highest amount of one payment or refund, in cents; null: only the service has limits. */
  maxAmount: number | null;
}

export class SettingsError extends Error {}

export const usage = `Usage: npx @achord/mcp [--allow-writes] [--max-amount <dollars>]

  --allow-writes          also offer the tools that start, refund, cancel, hold and release payments
  --max-amount <dollars>  refuse a payment or a refund of more, for example 500.00
  --help                  print this text

Environment:
  ACHORD_TOKEN            the token of a processor or a vendor (required)
  ACHORD_URL              where the service is; http://127.0.0.1:4010 if it is not set
`;

/** Throws SettingsError. */
export function readSettings(flags: string[], env: Readonly<Record<string, string | undefined>>): Settings | 'help' {
  const values = valuesOf(flags);
  if (values.help) return 'help';
  const token = env.ACHORD_TOKEN ?? '';
  if (token === '') throw new SettingsError('ACHORD_TOKEN is not set. Set it to the token of a processor or a vendor.');
  const baseUrl = env.ACHORD_URL || 'http://127.0.0.1:4010';
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl))
    throw new SettingsError(`ACHORD_URL is "${baseUrl}". It must be an address that begins with http:// or https://.`);
  const allowWrites = values['allow-writes'] ?? false;
  return { baseUrl, token, allowWrites, maxAmount: maxAmountOf(values['max-amount'], allowWrites) };
}

function valuesOf(flags: string[]) {
  try {
    const { values } = parseArgs({
      args: flags,
      options: {
        'allow-writes': { type: 'boolean' },
        'max-amount': { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    throw new SettingsError(`${(error as Error).message}\n\n${usage}`);
  }
}

function maxAmountOf(given: string | undefined, allowWrites: boolean): number | null {
  if (given === undefined) return null;
  if (!allowWrites)
    throw new SettingsError('--max-amount has no effect without --allow-writes. Add it or leave out both.');
  const cents = centsOf(given);
  if (cents === null) throw new SettingsError(`--max-amount is "${given}". Write dollars, for example 500.00.`);
  return cents;
}
