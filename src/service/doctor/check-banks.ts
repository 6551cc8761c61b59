// The checks of the banks: the banks file, the connection to each bank, and its OpenPGP keys.
import type { Finding as BankFinding } from '../../banks/connections/configuration/check-bank.ts';
import type { ConfiguredBank } from '../../banks/connections/configuration/read-banks-file.ts';
import type { KeyValidity } from '../../banks/connections/pgp/pgp.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { realClock } from '../../platform/std/clock.ts';
import { checkBanks } from '../checks/check-banks.ts';
import { type Check, type Finding, failed, ok, warning } from './check.ts';

/** The check of the file, and the banks that it names; null when it is wrong. */
export async function readBanks(
  settings: Settings,
  environment: Record<string, string | undefined>,
): Promise<{ check: Check; banks: ConfiguredBank[] | null }> {
  const { ACHORD_MODE: mode, ACHORD_BANKS_FILE: path } = settings;
  const as = (finding: Finding, banks: ConfiguredBank[] | null) => ({
    check: { name: 'banks file', run: () => Promise.resolve(finding) },
    banks,
  });
  if (path === null)
    return mode === 'live'
      ? as(
          warning(
            'ACHORD_BANKS_FILE is not set, so no bank is connected',
            'Describe the bank in a banks file (docs/operate/banks.md): until then payments stay CAPTURE_PENDING.',
          ),
          [],
        )
      : as(ok('none: the bank is simulated'), []);
  try {
    const banks = await checkBanks(settings, environment);
    return as(ok(`${path}: ${banks.map(({ name }) => name).join(', ')}`), banks);
  } catch (error) {
    return as(failed((error as Error).message, 'Correct the banks file: see docs/operate/banks.md.'), null);
  }
}

export function bankChecks(banks: readonly ConfiguredBank[]): Check[] {
  return banks.flatMap((bank) => [
    { name: `bank ${bank.name}`, run: () => checkConnection(bank) },
    { name: `OpenPGP keys of ${bank.name}`, run: async () => judgeKeys(bank.pgp.keys, realClock.now()) },
  ]);
}

/** Logs in and lists; writes nothing. */
async function checkConnection(bank: ConfiguredBank): Promise<Finding> {
  // Loaded only if there are banks: SFTP is a large package.
  const { checkBank } = await import('../../banks/connections/configuration/check-bank.ts');
  const findings = await checkBank(bank);
  const wrong = findings.filter(({ ok: good }) => !good);
  const shown = (list: readonly BankFinding[]) => list.map(({ what, said }) => `${what}: ${said}`).join('; ');
  return wrong.length === 0
    ? ok(shown(findings))
    : failed(shown(wrong), 'Correct the bank in the banks file, or ask the bank (docs/operate/banks.md).');
}

const dayMs = 86_400_000;

/** Agreeing on a new key with a bank takes weeks. */
export function judgeKeys(keys: readonly KeyValidity[], now: Date): Finding {
  if (keys.length === 0) return ok('none are used');
  const days = (until: Date) => Math.floor((until.getTime() - now.getTime()) / dayMs);
  const found = keys.map(({ whose, id, until }) => `${whose} ${id}: ${shownUntil(until, now)}`).join('; ');
  const todo = 'Agree on a new key with the bank, and add it to the banks file (docs/operate/banks.md).';
  if (keys.some(({ until }) => until === 'revoked' || (until instanceof Date && days(until) < 0)))
    return failed(found, todo);
  return keys.some(({ until }) => until instanceof Date && days(until) < 45) ? warning(found, todo) : ok(found);
}

function shownUntil(until: KeyValidity['until'], now: Date): string {
  if (until === 'never') return 'never expires';
  if (until === 'revoked') return 'revoked or not valid';
  return `${until < now ? 'expired on' : 'valid until'} ${until.toISOString().slice(0, 10)}`;
}
