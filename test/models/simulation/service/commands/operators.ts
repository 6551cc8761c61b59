// What operators do: act on payments and refunds, decide about files and items, place and release
// holds.
import { stages } from '../../../../../src/payments/lifecycle/stage-names.ts';
import { copyOf } from '../copy-books.ts';
import type { Rows } from '../payment-rows.ts';
import { acts, type Outcomes, refundActOutcomes } from '../predictions.ts';
import { type Choose, expectOutcome, expectStatus, readRowsNow, type World, waitForDueWork } from '../world.ts';
import { asOperator } from './as-operator.ts';
import { allPayments, type Command, pick, pickPayment } from './command.ts';
import { isSent } from './fees.ts';

const act: Command = {
  name: 'an act on a payment',
  weight: 36,
  async play(world, choose) {
    // Usually an allowed act on a payment that allows it: few payments do, and only sometimes.
    const every = await allPayments(world);
    const fitting = (what: string) =>
      every.filter(({ rows, judged }) => acts[what]!(rows, judged, undefined).includes(200));
    const names = Object.keys(acts);
    const possible = choose(6) > 0 ? names.filter((what) => fitting(what).length > 0) : [];
    const what = pick(choose, possible) ?? pick(choose, names)!;
    const some = pick(choose, possible.length > 0 ? fitting(what) : every);
    if (some === undefined) return;
    const { payment, rows, judged } = some;
    const amount = /write-off|paid/.test(what) && choose(2) === 0 ? 1 + choose(2_000) : undefined;
    const path = `transactions/${payment.uuid}/${what}`;
    const allowed = acts[what]!(rows, judged, amount);
    await expectOutcome(world, allowed, asOperator(world, 'POST', path, amount === undefined ? {} : { amount }));
  },
};

const actOnRefund: Command = {
  name: 'an act on a refund',
  weight: 16,
  async play(world, choose) {
    const what = choose(2) === 0 ? 'send-again' : 'give-back';
    const every = (await allPayments(world)).flatMap(({ rows, judged }) =>
      rows.refunds.map((refund) => ({ refund, allowed: refundActOutcomes(what, refund, judged) })),
    );
    const fitting = every.filter(({ allowed }) => allowed.includes(200));
    const some = (choose(6) > 0 ? pick(choose, fitting) : undefined) ?? pick(choose, every);
    if (some === undefined) return;
    const { refund, allowed } = some;
    const path = `refunds/${refund.uuid}/${what}`;
    await expectOutcome(world, allowed, asOperator(world, 'POST', path, what === 'give-back' ? undefined : {}));
  },
};

const hold: Command = {
  name: 'a hold',
  weight: 1,
  async play(world, choose) {
    const some = await pickPayment(world, choose);
    if (some === undefined) return;
    const path = `transactions/${some.payment.uuid}/holds`;
    const { data } = await expectStatus(
      world,
      201,
      asOperator(world, 'POST', path, { kind: 'risk', reason: 'Out of pattern.', stops_capture: choose(2) === 0 }),
    );
    world.holds.push(data.uuid);
  },
};

const release: Command = {
  name: 'a hold is released',
  weight: 4,
  async play(world, choose) {
    const uuid = pick(choose, world.holds);
    if (uuid === undefined) return;
    world.holds = world.holds.filter((one) => one !== uuid);
    await expectStatus(world, 200, asOperator(world, 'DELETE', `holds/${uuid}`));
  },
};

/** The bank reports that it has rejected a file. */
export const reject = (world: World, file: string) =>
  expectOutcome(
    world,
    [200, 'invalid_state'],
    asOperator(world, 'POST', `bank-files/${file}/reject`, { reason: 'The totals do not add up.' }),
  );

export const rejectFile: Command = {
  name: 'a bank rejects a file',
  weight: 12,
  async play(world, choose) {
    await waitForDueWork(world);
    // Draws the purpose first, because most files have captures and payouts only. Few files have
    // reversals: they wait until their wrong entries have settled.
    const { legs, reversalEntries } = await readRowsNow(world);
    const under = [
      ...legs.map(({ stage, ...leg }) => ({ ...leg, purpose: stage as string })),
      ...reversalEntries.map(({ direction, ...leg }) => ({ ...leg, purpose: `reversal_${direction}` })),
    ].filter(({ state }) => state === 'filed' || state === 'sent');
    const purpose = pick(choose, [...new Set(under.map((one) => one.purpose))].toSorted());
    const leg = pick(
      choose,
      under.filter((one) => one.purpose === purpose),
    );
    const { data } = await expectStatus(world, 200, asOperator(world, 'GET', 'bank-files?limit=5'));
    const uuid = leg?.file_uuid ?? pick(choose, data.bank_files as { uuid: string }[])?.uuid;
    if (uuid === undefined) return;
    await reject(world, uuid);
    await waitForDueWork(world);
  },
};

/** Asking the bank about a file answers whether it has the file, also after an uncertain upload. */
export async function decideFiles(world: World, mayDecide: () => boolean): Promise<void> {
  await waitForDueWork(world);
  const { data } = await expectStatus(world, 200, asOperator(world, 'GET', 'bank-files?limit=50'));
  const there = await world.bank.files();
  for (const { uuid, name, state, delivery } of data.bank_files) {
    if (!['written', 'submitted'].includes(state) || !mayDecide()) continue;
    const has = there.has(name);
    // A file that is being sent is left alone: operators decide only if the bank has it or the
    // outcome is uncertain.
    if (!has && delivery !== 'uncertain') continue;
    const path = `bank-files/${uuid}/${has ? 'mark-delivered' : 'reject'}`;
    await expectOutcome(
      world,
      [200, 'invalid_state'],
      asOperator(world, 'POST', path, { reason: 'The bank has said so.' }),
    );
  }
}

const markDelivered: Command = {
  name: 'a bank confirms that it has a file',
  weight: 2,
  play: (world, choose) => decideFiles(world, () => choose(2) === 0),
};

/**
 * Whether an item can be the return of the copy of its entry: the first one, with its amount.
 * Undefined: its file is not recorded as processed twice.
 */
function secondReturn(world: World, { items, legs }: Rows, uuid: string): boolean | undefined {
  const item = items.find((one) => one.uuid === uuid)!;
  const leg = legs.find((one) => one.uuid === item.leg_uuid);
  const copy = leg && copyOf(world, leg.file_uuid);
  if (copy === undefined || leg === undefined) return undefined;
  const shared = legs.filter(({ file_uuid, trace_id }) => file_uuid === leg.file_uuid && trace_id === leg.trace_id);
  const isFirst = !items.some((one) => one.file_copy_uuid === copy.uuid && one.leg_uuid === item.leg_uuid);
  const cents = shared.reduce((sum, { amount }) => sum + amount, 0);
  return isFirst && item.kind === 'return' && item.amount === cents && item.direction === stages[leg.stage].direction;
}

/**
 * Items in suspense: each is ignored, or is the return of the entry with its trace, or of its
 * payment's entry.
 */
export async function resolveSuspense(world: World, choose: Choose, all: boolean): Promise<void> {
  await waitForDueWork(world);
  const { data } = await expectStatus(world, 200, asOperator(world, 'GET', 'suspense?limit=100'));
  for (const { uuid, kind, transaction_uuid, stage, direction, amount } of data.items) {
    if (!all && choose(2) === 0) continue;
    const note = 'The bank has confirmed it.';
    const payout = (await readRowsNow(world)).feePayouts.find(
      (one) => kind === 'return' && direction === 'credit' && one.amount === amount && isSent(one),
    );
    const second = secondReturn(world, await readRowsNow(world), uuid);
    const known = kind === 'return' && transaction_uuid !== null && !stage.startsWith('refund_');
    const [as, may]: [object, Outcomes] =
      second !== undefined && (second || !all) && choose(3) > 0
        ? [{ as: 'copy_return', reason: note }, [second ? 200 : 'invalid_state']]
        : payout !== undefined
          ? [{ as: 'return_of', fee_payout_uuid: payout.uuid, reason: note }, [200]]
          : known && choose(2) === 0
            ? // Whether it can belong to that entry depends on amounts.
              [{ as: 'return_of', transaction_uuid, stage, reason: note }, [200, 'invalid_state']]
            : [{ as: 'ignored', reason: 'None of ours.' }, [200]];
    await expectOutcome(world, may, asOperator(world, 'POST', `suspense/${uuid}/resolve`, as));
  }
}

const resolve: Command = {
  name: 'items in suspense are resolved',
  weight: 3,
  play: (world, choose) => resolveSuspense(world, choose, false),
};

export async function decideQuarantine(world: World, choose: Choose, all: boolean): Promise<void> {
  await waitForDueWork(world);
  const { data } = await expectStatus(world, 200, asOperator(world, 'GET', 'inbound-files?open=true&limit=50'));
  for (const { uuid } of data.inbound_files) {
    if (!all && choose(2) === 0) continue;
    const path = `inbound-files/${uuid}/${choose(2) === 0 ? 'release' : 'reject'}`;
    await expectOutcome(world, [200], asOperator(world, 'POST', path, { reason: 'The bank has said so.' }));
  }
}

const decide: Command = {
  name: 'quarantined files are decided',
  weight: 3,
  play: (world, choose) => decideQuarantine(world, choose, false),
};

export const operatorCommands: readonly Command[] = [
  ...[act, actOnRefund, hold, release, rejectFile, markDelivered, resolve, decide],
];
