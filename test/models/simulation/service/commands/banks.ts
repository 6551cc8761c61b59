// What banks do: return entries of every stage, correct accounts, publish files twice, late,
// shuffled and damaged, and lose uploads.

import type { FiledAnswer } from '../../../../../src/banks/simulated/answer-file.ts';
import { type StageName, stageNames, stages } from '../../../../../src/payments/lifecycle/stage-names.ts';
import { type BankEntry, bytesOf, isDishonor } from '../bank-view.ts';
import type { LegRow } from '../payment-rows.ts';
import type { Outcomes } from '../predictions.ts';
import {
  type Choose,
  expectOutcome,
  expectStatus,
  nextKey,
  readRowsNow,
  sendRequest,
  type World,
  waitForDueWork,
} from '../world.ts';
import { type Command, isBusy, pick, pickPayment } from './command.ts';

// Often codes that do not disable or block an account, otherwise soon no user could pay.
const codes = {
  debit: ['R01', 'R01', 'R01', 'R09', 'R09', 'R06', 'R06', 'R06', 'R06', 'R08', 'R17', 'R10', 'R29', 'R02'],
  credit: ['R23', 'R23', 'R23', 'R23', 'R23', 'R24', 'R24', 'R24', 'R17', 'R03', 'R14'],
} as const;

/** Each once. */
const stagesOf = (legs: readonly LegRow[]): StageName[] =>
  stageNames.filter((stage) => legs.some((one) => one.stage === stage));

export const mayBeReturned = ({ state }: LegRow) => ['sent', 'settled', 'good'].includes(state);

/** Has the bank return the latest entry of a leg's stage. */
export async function returnEntry(
  world: World,
  { transaction_uuid, stage, refund_uuid }: Pick<LegRow, 'transaction_uuid' | 'stage' | 'refund_uuid'>,
  code: string,
  allowed: Outcomes = [200, 'entry_not_returnable'],
): Promise<void> {
  await expectOutcome(world, allowed, {
    method: 'POST',
    path: `/sandbox/v1/transactions/${transaction_uuid}/return`,
    token: world.service.adminToken,
    body: { stage, code, ...(refund_uuid === null ? {} : { refund_uuid }) },
    key: nextKey(world),
  });
}

const returnSomeEntry: Command = {
  name: 'an entry is returned',
  weight: 48,
  async play(world, choose) {
    await waitForDueWork(world);
    const { legs, payments } = await readRowsNow(world);
    // Half of them are payments with earlier failures.
    const crossing = choose(2) === 0 ? legs.filter((leg) => isBusy(payments.get(leg.transaction_uuid)!)) : [];
    const out = (crossing.some(mayBeReturned) ? crossing : legs).filter(mayBeReturned);
    // Draws the stage first, because most entries are captures.
    const stage = pick(choose, stagesOf(out));
    if (stage === undefined) return;
    const leg = pick(choose, out.filter((one) => one.stage === stage).slice(-6))!;
    const latest = legs.findLast(
      (one) =>
        one.transaction_uuid === leg.transaction_uuid && one.stage === leg.stage && one.refund_uuid === leg.refund_uuid,
    )!;
    const code = pick(choose, codes[stages[leg.stage].direction])!;
    await returnEntry(world, leg, code, mayBeReturned(latest) ? [200] : ['entry_not_returnable', 200]);
    await waitForDueWork(world);
  },
};

const goBetween: Command = {
  name: 'an account is removed between two presentations',
  weight: 6,
  async play(world, choose) {
    await waitForDueWork(world);
    const { legs, payments } = await readRowsNow(world);
    const captures = legs.filter(
      ({ stage, state }) => stage === 'capture' && (state === 'sent' || state === 'settled'),
    );
    const payerOf = ({ transaction_uuid }: LegRow) => payments.get(transaction_uuid)!.payment.payer_uuid;
    const first = pick(choose, captures);
    const other = captures.find((one) => one !== first && payerOf(one) === payerOf(first!));
    if (first === undefined || other === undefined) return;
    for (const [leg, code] of [
      [first, 'R01'],
      [other, 'R02'],
    ] as const) {
      await returnEntry(world, leg, code);
      await waitForDueWork(world);
    }
  },
};

/** An item of the bank about an entry that it has. Draws its uuid, and with it its trace number. */
export function answerTo(
  choose: Choose,
  { header, entry }: BankEntry,
  code: string,
  changes: Partial<BankEntry['entry']> = {},
): FiledAnswer {
  const digits = Array.from({ length: 32 }, () => choose(16).toString(16)).join('');
  const uuid = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { uuid, header, entry: { ...entry, addenda: [], ...changes }, kind: 'return', code, corrected_data: null };
}

const wrong: Record<string, (entry: BankEntry['entry']) => Partial<BankEntry['entry']>> = {
  'another amount': ({ amount }) => ({ amount: amount + 1 }),
  'another account': ({ account_number }) => ({ account_number: `${account_number.slice(0, -1)}9X` }),
  'an unknown trace': ({ trace_number }) => ({ trace_number: `${trace_number.slice(0, 8)}9${trace_number.slice(9)}` }),
};

/**
 * An earlier entry that the bank still has after a later one of the same stage was sent: it may be
 * returned.
 */
export function superseded(legs: readonly LegRow[]): LegRow[] {
  const nameOf = ({ transaction_uuid, stage, refund_uuid }: LegRow) => `${transaction_uuid} ${stage} ${refund_uuid}`;
  const latest = new Map(legs.map((leg) => [nameOf(leg), leg]));
  return legs.filter((leg) => mayBeReturned(leg) && latest.get(nameOf(leg)) !== leg);
}

const writeInboundFile: Command = {
  name: 'the bank publishes a file',
  weight: 14,
  async play(world, choose) {
    const entries = [...(await world.bank.entries()).values()].filter((one) => !isDishonor(one));
    if (entries.length === 0) return;
    const traces = new Set(superseded((await readRowsNow(world)).legs).map(({ trace_id }) => trace_id));
    const earlier = entries.filter(({ entry }) => traces.has(entry.trace_number));
    const answers: FiledAnswer[] = [];
    for (let count = 1 + choose(3); count > 0; count--) {
      const among = [entries, earlier, entries.slice(-15), entries.slice(-15)][choose(4)]!;
      const one = pick(choose, among.length > 0 ? among : entries)!;
      const code = pick(choose, codes[one.direction])!;
      const how = pick(choose, Object.keys(wrong))!;
      answers.push(answerTo(choose, one, code, choose(5) === 0 ? wrong[how]!(one.entry) : {}));
    }
    // Some are twice in one file, in any order.
    if (choose(4) === 0) answers.push(answers[choose(answers.length)]!);
    const name = `bank-${++world.number}.ach`;
    const bytes = await bytesOf(answers, world.time);
    const cut = choose(6) === 0;
    await world.bank.writeInboundFile(
      cut ? `cut-${name}` : name,
      cut ? bytes.subarray(0, bytes.length - 94 * (1 + choose(5))) : bytes,
    );
    if (cut || choose(5) === 0) await world.bank.writeInboundFile(`again-${name}`, bytes);
    world.log.push(
      `the bank lays out ${name}${cut ? ', cut,' : ''} with ${answers.map(({ code, entry }) => `${code} of ${entry.trace_number}`).join(', ')}`,
    );
    if (choose(3) > 0) await letFileBeRead(world, choose);
  },
};

/** The file is read now, or at the next instant with work. */
export async function letFileBeRead(world: World, choose: Choose): Promise<void> {
  const some = await pickPayment(world, choose);
  if (some === undefined) return;
  const tenant = some.payment.tenant;
  for (const { bank_account_uuid } of [...tenant.payers, ...tenant.payees]) {
    const answer = await change(world, bank_account_uuid, 'C09');
    if (answer.status === 200) break;
  }
  await waitForDueWork(world);
}

const change = (world: World, uuid: string, code: string) =>
  expectOutcome(world, [200, 'entry_not_returnable'], {
    method: 'POST',
    path: `/sandbox/v1/bank-accounts/${uuid}/change`,
    token: world.service.adminToken,
    body: { code },
  });

const correct: Command = {
  name: 'a notification of change',
  weight: 2,
  async play(world, choose) {
    await waitForDueWork(world);
    const tenant = pick(choose, world.tenants)!;
    const user = pick(choose, [...tenant.payers, ...tenant.payees])!;
    await change(world, user.bank_account_uuid, pick(choose, ['C01', 'C05', 'C06', 'C02'])!);
  },
};

const misbehave: Command = {
  name: 'the bank misbehaves',
  weight: 5,
  async play(world, choose) {
    const next_answers = pick(choose, ['duplicated', 'late', 'cut', 'untidy'])!;
    const path = '/sandbox/v1/bank/misbehave';
    await expectStatus(world, 200, {
      method: 'POST',
      path,
      token: world.service.adminToken,
      body: { next_answers },
      key: nextKey(world),
    });
  },
};

const failUpload: Command = {
  name: 'an upload fails',
  weight: 5,
  async play(world) {
    const path = '/sandbox/v1/bank/fail-next-upload';
    await sendRequest(world, { method: 'POST', path, token: world.service.adminToken, key: nextKey(world) });
  },
};

const rejectFile: Command = {
  name: 'the bank rejects a file',
  weight: 3,
  async play(world) {
    const path = '/sandbox/v1/bank/reject-next-file';
    await sendRequest(world, { method: 'POST', path, token: world.service.adminToken, key: nextKey(world) });
  },
};

export const bankCommands: readonly Command[] = [
  returnSomeEntry,
  goBetween,
  writeInboundFile,
  correct,
  misbehave,
  failUpload,
  rejectFile,
];
