// Names of sanctions lists: users take them, lists get the names of users, and operators decide the
// hits.
import { closeAfter } from '../../../../../src/ach/calendar/banking-instants.ts';
import { listFiles } from '../../../../support/payments/sanctions-lists.ts';
import { expectSame } from '../simulation-failed.ts';
import { type Choose, expectStatus, readRowsNow, type Tenant, type World, waitForDueWork } from '../world.ts';
import { asOperator } from './as-operator.ts';
import { type Command, pick } from './command.ts';
import { advanceClockTo, waitingUsers } from './time.ts';

interface PersonName {
  first_name: string;
  last_name: string;
}

/** Of a payer, or of the contact of a payee: the company name of entries stays. */
async function rename(world: World, choose: Choose, { first_name, last_name }: PersonName): Promise<void> {
  const usersOf = ({ payers, payees }: Tenant) => [...payers, ...payees].map(({ uuid }) => uuid);
  const waiting = [...(await readRowsNow(world)).payments.values()].flatMap(waitingUsers);
  // An entry of the user waits, if there is one: it must not go out.
  const uuid = pick(choose, waiting) ?? pick(choose, usersOf(pick(choose, world.tenants)!))!;
  const tenant = world.tenants.find((one) => usersOf(one).includes(uuid))!;
  await expectStatus(world, 200, {
    method: 'PUT',
    path: `/3p/api/v2/users/${uuid}`,
    token: tenant.token,
    body: { first_name, last_name },
  });
}

const listedName = { first_name: 'Zzyzx', last_name: 'Zorblatton' };

/** The cut-off screens everyone whose name is new, so the hits are there afterwards. */
const takeListedName: Command = {
  name: 'a user has a name of a sanctions list',
  weight: 3,
  async play(world, choose) {
    await waitForDueWork(world);
    await rename(world, choose, listedName);
    await advanceClockTo(world, closeAfter(world.time, 1));
  },
};

const letters = 'bdfgklmnprst';

/** No two of them are alike, and no other user has one. */
function rareName(world: World, choose: Choose): PersonName {
  const syllables = () => [0, 1, 2, 3].map(() => `${letters[choose(letters.length)]}${'aeiou'[choose(5)]}`).join('');
  return { first_name: `Q${syllables()}`, last_name: `V${syllables()}${letters[++world.number % letters.length]}` };
}

const importList: Command = {
  name: 'a new sanctions list has the name of a user',
  weight: 2,
  async play(world, choose) {
    await waitForDueWork(world);
    const name = rareName(world, choose);
    await rename(world, choose, name);
    const listed = `${name.last_name.toUpperCase()}, ${name.first_name}`;
    const files = listFiles('sdn', [{ number: ++world.number, name: listed, type: 'individual' }]);
    const [primary, aliases] = [files.primary, files.aliases].map(({ bytes }) => bytes.toString('base64'));
    const body = { list: 'sdn', primary, aliases, allow_fewer: true };
    await expectStatus(world, 201, asOperator(world, 'POST', 'sanctions-lists', body));
    await advanceClockTo(world, closeAfter(world.time, 1));
  },
};

interface HitRow {
  uuid: string;
  user_uuid: string;
  state: string;
}

const hitsToDecide = ({ service }: World) =>
  service.watching.query<HitRow>(
    `SELECT uuid, user_uuid, state FROM sanctions_hits WHERE state <> 'cleared' ORDER BY raised_at, screened_name, entry_number`,
    [],
  );

/** The hits of a user that keep the block. */
export async function hitsThatBlock(world: World, user: string): Promise<number> {
  return (await hitsToDecide(world)).filter(({ user_uuid }) => user_uuid === user).length;
}

async function decide(world: World, { uuid, user_uuid }: HitRow, verb: 'clear' | 'confirm'): Promise<void> {
  const { data } = await expectStatus(world, 200, asOperator(world, 'POST', `sanctions-hits/${uuid}/${verb}`));
  expectSame('a decided hit', data.state, verb === 'clear' ? 'cleared' : 'confirmed');
  const [user] = await world.service.watching.query<{ blocked: boolean; left: boolean }>(
    `SELECT blocked IS NOT DISTINCT FROM 'sanctions' AS blocked,
            EXISTS (SELECT FROM sanctions_hits h WHERE h.user_uuid = u.uuid AND h.state <> 'cleared') AS left
     FROM users u WHERE uuid = $1`,
    [user_uuid],
  );
  if (user!.left) expectSame('the block of a user with hits', user!.blocked, true);
}

const decideHit: Command = {
  name: 'an operator decides a hit of the sanctions screening',
  weight: 8,
  async play(world, choose) {
    await waitForDueWork(world);
    const hit = pick(choose, await hitsToDecide(world));
    if (hit === undefined) return;
    await decide(world, hit, hit.state === 'confirmed' || choose(4) > 0 ? 'clear' : 'confirm');
  },
};

export async function clearHits(world: World): Promise<void> {
  for (const hit of await hitsToDecide(world)) await decide(world, hit, 'clear');
}

export const sanctionsCommands: readonly Command[] = [takeListedName, importList, decideHit];
