// What time does: hours and days pass, and sometimes the service dies.
import { closeAfter } from '../../../../../src/ach/calendar/banking-instants.ts';
import { giveRoutingNumber } from '../../../../support/payments/bank-accounts.ts';
import { crashPointOf, crashPoints } from '../crash-points.ts';
import type { PaymentRows } from '../payment-rows.ts';
import { SimulationFailed } from '../simulation-failed.ts';
import {
  expectStatus,
  laterTimestamp,
  nextKey,
  readRowsNow,
  sendRequest,
  type World,
  waitForDueWork,
} from '../world.ts';
import { asOperator } from './as-operator.ts';
import { type Command, pick } from './command.ts';

/** Lets time pass to an instant, with everything that is due on the way. */
export async function advanceClockTo(world: World, to: Date): Promise<void> {
  world.time = to;
  const answer = await sendRequest(world, {
    method: 'POST',
    path: '/sandbox/v1/clock/advance',
    token: world.service.adminToken,
    body: { to: to.toISOString() },
    key: nextKey(world),
  });
  // The sandbox clock also runs with this machine's clock, so it may already be past that time.
  if (answer.status !== 200 && answer.refusal !== 'minimum')
    throw new SimulationFailed(`the clock was not advanced: ${answer.text}`);
  await waitForDueWork(world);
}

const hours: Command = {
  name: 'hours pass',
  weight: 30,
  play: (world, choose) => advanceClockTo(world, laterTimestamp(world, (1 + choose(8)) * 3_600_000)),
};

const days: Command = {
  name: 'days pass',
  weight: 30,
  play: (world, choose) => advanceClockTo(world, closeAfter(world.time, 1 + choose(2))),
};

const morning: Command = {
  name: 'time passes to the next noon',
  weight: 20,
  play: (world) => advanceClockTo(world, laterTimestamp({ ...world, time: closeAfter(world.time, 1) }, -8 * 3_600_000)),
};

/** The owner of the account of a payment's next entry, while it is in no file. */
export function waitingUsers({ payment }: PaymentRows): string[] {
  const { payer_uuid, payee_uuid, capture_leg, payout_leg, clawback_leg, reverse_payout_leg } = payment;
  if (payment.capture_status === 'CAPTURE_PENDING') return capture_leg === null ? [payer_uuid] : [];
  if (payment.reverse_payout_status === 'REVERSE_PAYOUT_PENDING')
    return reverse_payout_leg === null ? [payer_uuid] : [];
  if (payment.clawback_status === 'CLAWBACK_PENDING') return clawback_leg === null ? [payee_uuid] : [];
  return payment.payout_status === 'PAYOUT_PENDING_ACH' && payout_leg === null ? [payee_uuid] : [];
}

const unwritable: Command = {
  name: 'a day with an account that no file can hold',
  weight: 4,
  async play(world, choose) {
    await waitForDueWork(world);
    const waiting = [...(await readRowsNow(world)).payments.values()].flatMap(waitingUsers);
    const user = pick(choose, waiting);
    if (user === undefined) return;
    // No request can do this: the routing number loses its check digit, and gets it back.
    const spoil = async (routing_number: string) =>
      giveRoutingNumber(world.service.watching, await world.service.vault(), user, routing_number);
    world.spoiled.add(user);
    await spoil('021000020');
    await advanceClockTo(world, closeAfter(world.time, 1));
    await spoil('021000021');
  },
};

const serverAway: Command = {
  name: 'the server of the bank is away for hours or a day',
  weight: 5,
  async play(world, choose) {
    const server = (reachable: boolean) =>
      expectStatus(world, 200, {
        method: 'POST',
        path: '/sandbox/v1/bank/server',
        token: world.service.adminToken,
        body: { reachable },
        key: nextKey(world),
      });
    await server(false);
    const back = choose(2) === 0 ? laterTimestamp(world, (1 + choose(20)) * 3_600_000) : closeAfter(world.time, 1);
    await advanceClockTo(world, back);
    const { data } = await expectStatus(world, 200, asOperator(world, 'GET', 'bank-files?state=written&limit=1'));
    const file = pick(choose, data.bank_files as { uuid: string }[]);
    // Who downloads it may hand it over. The simulation never does.
    if (file !== undefined && choose(2) === 0)
      await expectStatus(world, 200, asOperator(world, 'GET', `bank-files/${file.uuid}/content`));
    if (choose(3) === 0) await advanceClockTo(world, closeAfter(world.time, 1));
    await server(true);
  },
};

const crash: Command = {
  name: 'a crash',
  weight: 2,
  play: (world) => world.service.crash(),
};

const willCrash: Command = {
  name: 'a crash at a point',
  weight: 34,
  async play(world, choose) {
    await world.service.live();
    const own = crashPointOf(world.seed);
    const isReached = world.service.deaths().includes(own.name);
    const [point, nth] = isReached || choose(4) === 0 ? [pick(choose, crashPoints)!, 1 + choose(2)] : [own, 1];
    world.log.push(`will crash ${point.name}, time ${nth}`);
    world.service.arm(point, nth);
  },
};

export const timeCommands: readonly Command[] = [hours, days, morning, unwritable, serverAway, crash, willCrash];
