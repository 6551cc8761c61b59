// The checks of the running service over HTTP: whether it takes requests, and what its invariants
// say.
import type { Settings } from '../../platform/settings/settings.ts';
import { keptServiceAddress } from '../start/service-address.ts';
import { type Finding, failed, ok, unknown, warning } from './check.ts';

const isolated = (host: string) => (host.includes(':') ? `[${host}]` : host);
const start = 'Run "achord start". If it runs on another machine, run "achord doctor" there.';

/** Null when nothing tells its port. */
function addressOf({ HOST, PORT }: Settings, dataDirectory: string | null): string | null {
  const kept = dataDirectory === null ? null : keptServiceAddress(dataDirectory);
  return kept ?? (PORT === 0 ? null : `http://${isolated(HOST)}:${PORT}`);
}

export async function checkReachable(settings: Settings, dataDirectory: string | null): Promise<Finding> {
  const address = addressOf(settings, dataDirectory);
  if (address === null) return warning('PORT is 0 and no address is known', start);
  const answer = await get(`${address}/health/ready`);
  if (answer === null) return warning(`no service answers at ${address}`, start);
  if (answer.status === 200) return ok(`${address} takes requests`);
  return answer.status === 503
    ? failed(
        `${address} is not ready: ${answer.text}`,
        'Remove the reasons that it gives, or wait until it has started.',
      )
    : failed(`${address} answers ${answer.status}`, 'Another program has this port: stop it, or change PORT.');
}

/** The last round of checks, from the metrics. */
export async function checkLastRound(settings: Settings, dataDirectory: string | null): Promise<Finding> {
  const { HOST, ACHORD_OPERATIONS_PORT: operations, ACHORD_INVARIANTS_MINUTES: minutes } = settings;
  if (minutes === 0)
    return warning('ACHORD_INVARIANTS_MINUTES is 0: nothing checks the invariants', 'Set it to 15, or remove it.');
  const address = operations ? `http://${isolated(HOST)}:${operations}` : addressOf(settings, dataDirectory);
  const answer = address === null ? null : await get(`${address}/metrics`);
  if (answer?.status === 401)
    return unknown('the metrics need a token in live mode', 'Set ACHORD_OPERATIONS_PORT: metrics are then there.');
  if (answer === null || answer.status !== 200) return unknown('no metrics: the service does not run here', start);
  return judgeInvariants(answer.text);
}

/** `metrics`: in the text format of Prometheus. */
export function judgeInvariants(metrics: string): Finding {
  const counts = [...metrics.matchAll(/^achord_invariant_violations\{(?:[^}]*,)?invariant="(\w+)"[^}]*\} (\d+)/gm)];
  if (counts.length === 0)
    return unknown('no round has ended since the start of the service', 'Run "achord doctor" again in a few minutes.');
  const violated = counts.filter(([, , violations]) => violations !== '0').map(([, name, count]) => `${name} ${count}`);
  return violated.length === 0
    ? ok(`${counts.length} invariants hold`)
    : failed(`violated: ${violated.join(', ')}`, 'Read the examples in the log: see docs/operate/monitoring.md.');
}

async function get(url: string): Promise<{ status: number; text: string } | null> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) });
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}
