// Paths that random commands rarely take: a payment is led step by step, between all other
// commands, to rare states.
import { closeAfter } from '../../../../../src/ach/calendar/banking-instants.ts';
import { type StageName, stages } from '../../../../../src/payments/lifecycle/stage-names.ts';
import { bytesOf } from '../bank-view.ts';
import type { Judged } from '../payment-history.ts';
import type { LegRow, PaymentRows } from '../payment-rows.ts';
import { acts, refundActOutcomes } from '../predictions.ts';
import { type Choose, expectOutcome, type World, waitForDueWork } from '../world.ts';
import { asOperator } from './as-operator.ts';
import { answerTo, letFileBeRead, returnEntry, superseded } from './banks.ts';
import { allPayments, type Command, type PaymentState, pick, stateOf } from './command.ts';
import { decideQuarantine, reject } from './operators.ts';
import { reversed, reversingFileRejected, reversingReturned, wrongReturned } from './reversal-steps.ts';
import { requestRefund, startPayments } from './tenants.ts';
import { advanceClockTo } from './time.ts';

export interface Step {
  /** Whether the payment is in the state for the step. */
  from(rows: PaymentRows): boolean;
  take(world: World, choose: Choose, state: PaymentState): Promise<void>;
}

const latest = ({ legs }: PaymentRows, stage: StageName): LegRow | undefined =>
  legs.findLast((leg) => leg.stage === stage);

const at =
  (stage: StageName, ...states: LegRow['state'][]) =>
  (rows: PaymentRows): boolean =>
    states.includes(latest(rows, stage)?.state ?? 'canceled');

const earlier = ({ legs }: PaymentRows, stage: StageName): LegRow | undefined =>
  superseded(legs).find((leg) => leg.stage === stage);

/**
 * It is returned with a code that does not disable or block the account, and is not presented
 * again.
 */
const returned = (stage: StageName, from: Step['from'] = at(stage, 'sent', 'settled', 'good')): Step => ({
  from,
  async take(world, _choose, { payment, rows }) {
    const { refund_uuid = null } = latest(rows, stage) ?? {};
    const code = stages[stage].direction === 'debit' ? 'R06' : 'R23';
    await returnEntry(world, { transaction_uuid: payment.uuid, stage, refund_uuid }, code);
  },
});

const earlierReturned = (stage: StageName, ...whileLatestIs: LegRow['state'][]): Step => ({
  from: (rows) => earlier(rows, stage) !== undefined && at(stage, ...whileLatestIs)(rows),
  async take(world, choose, { rows }) {
    const entry = (await world.bank.entries()).get(earlier(rows, stage)!.trace_id ?? '');
    if (entry === undefined) return;
    const answer = answerTo(choose, entry, entry.direction === 'debit' ? 'R06' : 'R23');
    await world.bank.writeInboundFile(`bank-${++world.number}.ach`, await bytesOf([answer], world.time));
    await letFileBeRead(world, choose);
  },
});

const fileRejected = (stage: StageName): Step => ({
  from: at(stage, 'sent'),
  async take(world, _choose, { rows }) {
    await reject(world, latest(rows, stage)!.file_uuid!);
  },
});

const refundOf = (part: (left: number) => number): Step => ({
  from: ({ payment: { capture_status, payout_status }, refunds }) =>
    capture_status === 'CAPTURE_COMPLETE' && payout_status === 'PAYOUT_COMPLETE' && refunds.length === 0,
  take: (world, _choose, of) => requestRefund(world, of, part(of.payment.amount)),
});
const refunded = refundOf((all) => all);
const refundedInPart = refundOf((all) => Math.ceil(all / 3));

/** `amount`: requested cents. Otherwise all that is left. */
const act = (
  what: keyof typeof acts & string,
  from: Step['from'],
  amount: (judged: Judged) => number | undefined = () => undefined,
): Step => ({
  from,
  async take(world, _choose, { payment, rows, judged }) {
    const cents = amount(judged);
    const body = cents === undefined ? {} : { amount: cents };
    const request = asOperator(world, 'POST', `transactions/${payment.uuid}/${what}`, body);
    await expectOutcome(world, acts[what]!(rows, judged, cents), request);
  },
});

const refundAct = (what: 'send-again' | 'give-back'): Step => ({
  from: ({ refunds: [refund] }) => refund?.status === 'REFUND_FAILED',
  async take(world, _choose, { rows, judged }) {
    const [refund] = rows.refunds;
    const request = asOperator(world, 'POST', `refunds/${refund!.uuid}/${what}`, what === 'give-back' ? undefined : {});
    await expectOutcome(world, refundActOutcomes(what, refund!, judged), request);
  },
});

const capturedFails = ({ payment }: PaymentRows) => payment.capture_status === 'CAPTURE_ACH_FAILED';
const clawbackFails = ({ payment }: PaymentRows) => payment.clawback_status === 'CLAWBACK_ACH_FAILED';
const won = act('dishonor-won', capturedFails);
const payoutLeft = at('payout', 'sent', 'settled');

const restPaidOut: Step[] = [
  refunded,
  returned('refund_payout'),
  refundAct('give-back'),
  act('payout-again', ({ refunds: [refund] }) => refund?.standing === 'void'),
];
const debtWrittenOff: Step[] = [
  returned('capture', payoutLeft),
  returned('clawback', at('clawback', 'sent', 'settled')),
  act('write-off', clawbackFails),
];
const debitedAgain: Step[] = [
  returned('capture', payoutLeft),
  returned('clawback', at('clawback', 'sent', 'settled')),
  act('write-off', clawbackFails, ({ balances }) => Math.ceil((balances.CLAW ?? 0) / 3)),
  act('clawback-again', clawbackFails),
];
const refundComplete: Step['from'] = ({ refunds: [refund] }) => refund?.status === 'REFUND_COMPLETE';
// After it has paid, more is owed.
const secondClawback: Step[] = [
  refundedInPart,
  returned('capture', refundComplete),
  returned('refund_capture', at('clawback', 'good')),
];
const payerOwes: Step[] = [
  returned('payout', payoutLeft),
  returned('capture', at('reverse_payout', 'sent', 'settled')),
];

/** By their destination. */
const paths: Record<string, Step[]> = {
  'the credit of a refund in a rejected file': [refunded, fileRejected('refund_payout')],
  'the same after its debit was returned': [
    refunded,
    returned('refund_capture', at('refund_payout', 'sent')),
    fileRejected('refund_payout'),
  ],
  'the same after the capture was returned': [
    refunded,
    returned('capture', at('refund_payout', 'sent')),
    fileRejected('refund_payout'),
  ],
  'the debit of a refund in a rejected file': [refunded, fileRejected('refund_capture')],
  'the capture returned between the debit and the credit of a refund': [
    refunded,
    returned(
      'capture',
      ({ refunds: [refund] }) => refund?.status === 'REFUND_ACH_PENDING' && refund.refund_payout_leg === null,
    ),
    won,
  ],
  'the capture returned while a refund is collected': [
    refunded,
    returned('capture', at('refund_capture', 'sent', 'settled')),
  ],
  'a reversed refund that counts again after a won dishonor': [
    refunded,
    returned('capture', at('refund_payout', 'settled')),
    won,
  ],
  'a reversed refund whose credit is returned': [
    refunded,
    returned('capture', at('refund_payout', 'sent', 'settled')),
    returned('refund_payout'),
  ],
  'a refund sent again': [refunded, returned('refund_payout'), refundAct('send-again'), returned('refund_capture')],
  'left-over money paid out, and the capture returned': [
    ...restPaidOut,
    returned('capture', ({ payment }) => payment.payout_status === 'PAYOUT_PENDING_ACH'),
  ],
  'left-over money whose payout is returned': [...restPaidOut, returned('payout', at('payout', 'sent'))],
  'left-over money paid out, and the earlier payout returned': [
    ...restPaidOut,
    earlierReturned('payout', 'sent', 'settled'),
  ],
  'a payout in a rejected file after its capture was returned': [
    returned('capture', at('payout', 'sent')),
    fileRejected('payout'),
  ],
  'a clawback in a rejected file': [returned('capture', payoutLeft), fileRejected('clawback')],
  'a debt written off, and the dishonor of the capture won': [...debtWrittenOff, won],
  'a debt written off, and the payout returned': [...debtWrittenOff, returned('payout', payoutLeft)],
  'a debt written off in part, and its rest collected': debitedAgain,
  'a debt written off in part, and the payout returned': [...debitedAgain, returned('payout', payoutLeft)],
  'a second clawback due, and the first returned': [...secondClawback, returned('clawback', at('clawback', 'good'))],
  'a second clawback sent, and the first returned': [
    ...secondClawback,
    earlierReturned('clawback', 'sent', 'filed', 'settled'),
  ],
  'a second clawback good, and the first returned': [...secondClawback, earlierReturned('clawback', 'good')],
  'a second clawback returned, and the first too': [
    ...secondClawback,
    returned('clawback', at('clawback', 'sent', 'settled')),
    earlierReturned('clawback', 'returned'),
  ],
  'a reverse payout in a rejected file': [returned('payout', payoutLeft), fileRejected('reverse_payout')],
  'a reverse payout to another account': [
    returned('payout', payoutLeft),
    returned('reverse_payout', at('reverse_payout', 'sent', 'settled')),
    act('reverse-payout-again', ({ payment }) => payment.reverse_payout_status === 'REVERSE_PAYOUT_ACH_FAILED'),
  ],
  'a second reverse payout, and the first returned': [
    refundedInPart,
    returned('payout', refundComplete),
    returned('refund_payout', at('reverse_payout', 'settled')),
    act('reverse-payout-again', ({ refunds: [refund] }) => refund?.standing === 'void'),
    earlierReturned('reverse_payout', 'filed', 'sent', 'settled'),
  ],
  'a debt of the payer, written off and paid': [
    ...payerOwes,
    act('payer-debt/write-off', capturedFails),
    act('payer-debt/paid', capturedFails),
  ],
  'a capture reversed, and the reversal returned before it settled': [
    reversed('capture'),
    reversingReturned('REVERSAL_ACH_PENDING'),
  ],
  'a capture reversed, and the reversal returned after it settled': [
    reversed('capture'),
    reversingReturned('REVERSAL_COMPLETE'),
  ],
  'a capture reversed and returned': [reversed('capture'), wrongReturned('capture', 'REVERSAL_ACH_PENDING')],
  'a capture reversed, and its reversal in a rejected file': [
    reversed('capture'),
    reversingFileRejected,
    reversingReturned('REVERSAL_COMPLETE'),
  ],
  'a payout reversed, and the reversal returned before it settled': [
    reversed('payout'),
    reversingReturned('REVERSAL_ACH_PENDING'),
  ],
  'a payout reversed, and the reversal returned after it settled': [
    reversed('payout'),
    reversingReturned('REVERSAL_SETTLED'),
  ],
  'a payout reversed, and the reversal returned after it was good': [
    reversed('payout'),
    reversingReturned('REVERSAL_COMPLETE'),
  ],
  'a payout reversed and returned': [reversed('payout'), wrongReturned('payout', 'REVERSAL_SETTLED')],
  'a payout reversed, and its reversal in a rejected file': [reversed('payout'), reversingFileRejected],
  'a debt of the payer, paid': [...payerOwes, act('payer-debt/paid', capturedFails)],
};

/**
 * The number of paths in progress at a time, and the most draws that each waits for its next step.
 */
const atOnce = 5;
const patience = 16;

const takePaths: Command = {
  name: 'payments take the next step of their paths',
  weight: 80,
  async play(world, choose) {
    // Most of them wait for a file, or for a date.
    if ((await advanceTravelers(world, choose)) === 0 && world.travelers.length > 0) await nextDay(world);
    const path = choose(2) === 0 ? ownPath(world) : pick(choose, Object.keys(paths))!;
    if (world.travelers.length < atOnce) await startPath(world, choose, path);
  },
};

const nextDay = (world: World) => advanceClockTo(world, closeAfter(world.time, 1));

/** Returns how many steps were taken. */
async function advanceTravelers(world: World, choose: Choose): Promise<number> {
  let taken = 0;
  for (const traveler of [...world.travelers]) {
    const steps = await advanceTraveler(world, choose, traveler);
    taken += steps;
    traveler.waited = steps > 0 ? 0 : traveler.waited + 1;
    const hasArrived = traveler.steps === paths[traveler.path]!.length;
    if (hasArrived) world.arrived.add(traveler.path);
    if (hasArrived || traveler.waited > patience) world.travelers.splice(world.travelers.indexOf(traveler), 1);
  }
  return taken;
}

/**
 * The longest paths take weeks, and other commands interrupt them: at the end, the seed's own path
 * is walked once undisturbed.
 */
export async function walkAssignedPath(world: World, choose: Choose): Promise<void> {
  const path = ownPath(world);
  world.travelers = world.travelers.filter((one) => one.path === path);
  if (!world.arrived.has(path)) await startPayments(world, choose, 4);
  for (let day = 0; day < 40 && !world.arrived.has(path); ) {
    if (world.travelers.length < atOnce) await startPath(world, choose, path);
    if ((await advanceTravelers(world, choose)) > 0) continue;
    // While a file of the bank waits for an operator, no credit and no reversal leaves.
    await decideQuarantine(world, choose, true);
    await nextDay(world);
    day++;
  }
}

/** Takes as many steps as possible at once. Returns how many. */
async function advanceTraveler(world: World, choose: Choose, traveler: World['travelers'][number]): Promise<number> {
  const { payment, path } = traveler;
  const begun = traveler.steps;
  for (const step of paths[path]!.slice(begun)) {
    const of = { payment, ...(await stateOf(world, payment)) };
    if (!step.from(of.rows)) break;
    world.log.push(`${path}: step ${traveler.steps + 1}`);
    await step.take(world, choose, of);
    await waitForDueWork(world);
    traveler.steps++;
  }
  return traveler.steps - begun;
}

async function startPath(world: World, choose: Choose, path: string): Promise<void> {
  const travels = new Set(world.travelers.map(({ payment }) => payment));
  const fresh = (await allPayments(world)).filter(
    ({ payment, rows }) =>
      !travels.has(payment) &&
      rows.payment.payout_type === 'individual' &&
      rows.payment.capture_status === 'CAPTURE_COMPLETE' &&
      rows.payment.reverse_payout_status === null &&
      rows.refunds.length === 0 &&
      rows.reversals.length === 0,
  );
  const one = pick(choose, fresh);
  if (one !== undefined) world.travelers.push({ payment: one.payment, path, steps: 0, waited: 0 });
}

/** Every seed tries its own path repeatedly, like its own crash point. */
function ownPath({ seed }: World): string {
  const names = Object.keys(paths);
  return names[seed % names.length]!;
}

export const pathCommands: readonly Command[] = [takePaths];
