// achord db lanes, add-lane and move-shard: the databases of a service that has several.
import { addLane } from '../../src/service/lanes/add-lane.ts';
import { type DescribedLane, describeLanes } from '../../src/service/lanes/describe-lanes.ts';
import { moveShards } from '../../src/service/lanes/move-shards.ts';
import { refuseUnsafe } from '../../src/service/start/provide-database.ts';
import type { Terminal } from '../terminal.ts';
import { withLanes } from './with-lanes.ts';

interface Json {
  json?: true;
}

/** Exit code 1 if a lane has a problem. */
export async function listLanes({ json }: Json, terminal: Terminal): Promise<void> {
  const lanes = await withLanes(terminal, ({ home, homeUrl, places }) => describeLanes(home, homeUrl, places));
  if (json) terminal.stdout.write(`${JSON.stringify({ lanes })}\n`);
  else terminal.stdout.write(lanes.map(shown).join(''));
  if (lanes.some(({ problem }) => problem !== null)) terminal.exitCode = 1;
}

function shown({ name, place, problem, shards, tenant_count, bytes }: DescribedLane): string {
  const rows = [`${name}  ${place ?? ''}`.trimEnd()];
  if (tenant_count !== null && bytes !== null)
    rows.push(`  ${tenant_count} ${tenant_count === 1 ? 'tenant' : 'tenants'}, ${Math.ceil(bytes / 2 ** 20)} MiB`);
  rows.push(`  new tenants of the shards: ${ranges(shards)}`);
  if (problem !== null) rows.push(`  ${problem}`);
  return rows.map((row) => `${row}\n`).join('');
}

/** `0-15, 20`. */
function ranges(shards: readonly number[]): string {
  const parts: { first: number; last: number }[] = [];
  for (const shard of shards) {
    const part = parts.at(-1);
    if (part !== undefined && part.last === shard - 1) part.last = shard;
    else parts.push({ first: shard, last: shard });
  }
  return parts.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(', ') || 'none';
}

export async function addLaneOfFile(name: string, { json }: Json, terminal: Terminal): Promise<void> {
  const isNew = await withLanes(terminal, async ({ home, places, mode, at }) => {
    const place = places.find((one) => one.name === name);
    if (place !== undefined) await refuseUnsafe(place.url);
    return addLane(home, { name, places, mode, at });
  });
  const said = isNew
    ? `The lane ${name} is added. Restart every process with this lanes file, then give it shards: achord db move-shard 32-63 --to ${name}.`
    : `The lane ${name} was added before.`;
  terminal.stdout.write(json ? `${JSON.stringify({ name, is_new: isNew })}\n` : `${said}\n`);
}

export async function moveShardsOfFile(
  shards: readonly number[],
  { to, json }: Json & { to: string },
  terminal: Terminal,
): Promise<void> {
  const { staying_tenant_count: staying } = await withLanes(terminal, ({ home, places, at }) =>
    moveShards(home, { shards, to, places, at }),
  );
  if (json) terminal.stdout.write(`${JSON.stringify({ shards, to, staying_tenant_count: staying })}\n`);
  else {
    terminal.stdout.write(`New tenants of these shards are added in the lane ${to}: ${ranges(shards)}.\n`);
    if (staying > 0)
      terminal.stdout.write(
        `${staying} ${staying === 1 ? 'tenant stays' : 'tenants stay'} in the lane where ${staying === 1 ? 'it is' : 'they are'}.\n`,
      );
  }
}
