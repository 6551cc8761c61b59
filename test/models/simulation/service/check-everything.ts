// Checks everything: each payment's books after each of its moves, the cents at the bank, the
// events, and the invariants.

import { countViolations } from '../../../../src/oversight/invariants/count-violations.sql.ts';
import { invariants } from '../../../../src/oversight/invariants/invariants.ts';
import type { Account } from '../../../../src/payments/ledger/accounts.ts';
import { accountOf, type Book } from '../../../../src/payments/ledger/accounts.ts';
import { stages } from '../../../../src/payments/lifecycle/stage-names.ts';
import { isDishonor, nameOfAnswer } from './bank-view.ts';
import { itemsByUuid } from './commands/command.ts';
import { judgeCopies } from './copy-books.ts';
import { checkEvents } from './event-log.ts';
import { judgePayees } from './payees.ts';
import { type Judged, judgeHistory } from './payment-history.ts';
import type { FeePayoutRow, ItemRow, LegRow, Rows } from './payment-rows.ts';
import { balancesOf, judgeReversals } from './reversal-books.ts';
import type { ReversalEntryRow } from './reversal-rows.ts';
import { expectSame, SimulationFailed } from './simulation-failed.ts';
import { expectStatus, readRowsNow, type World, waitForDueWork } from './world.ts';

/** Returns the rows and the facts about each payment. */
export async function checkEverything(world: World): Promise<{ rows: Rows; judged: Map<string, Judged> }> {
  await waitForDueWork(world);
  const rows = await readRowsNow(world);
  const items = itemsByUuid(rows.items);
  const judged = new Map([...rows.payments].map(([uuid, one]) => [uuid, judgeHistory(one, items)]));
  for (const { uuid } of world.payments)
    if (!judged.has(uuid)) throw new SimulationFailed(`a payment that was acknowledged is gone: ${uuid}`);
  expectSame('payments', rows.payments.size, world.payments.length);
  judgePayees(rows, judged);
  judgeReversals(rows, judged);
  await judgeCopies(world, rows);
  await checkBank(world, rows);
  await checkBalances(world, rows, judged);
  await checkEvents(world, rows);
  await checkInvariants(world);
  return { rows, judged };
}

/** Each entry at the bank belongs to our legs with its cents, and the other way round. */
async function checkBank(world: World, rows: Rows): Promise<void> {
  const { legs, items, payments } = rows;
  const files = await world.service.watching.query<{ uuid: string; name: string | null; state: string }>(
    'SELECT uuid, name, state FROM bank_files',
    [],
  );
  const sent = await world.bank.files();
  const entries = await world.bank.entries();
  const ours = Map.groupBy(
    [...entriesOfLegs(legs), ...entriesOfFees(rows), ...entriesOfChecks(rows), ...entriesOfReversals(rows)],
    (one) => `${one.file_uuid} ${one.trace_id}`,
  );
  const expected = new Map<string, OurEntry[]>();
  for (const { uuid, name, state } of files) {
    const has = name !== null && sent.has(name);
    if (state === 'confirmed' && !has)
      throw new SimulationFailed(`${name} is confirmed, and the bank does not have it`);
    if (!has) continue;
    for (const group of ours.values())
      if (group[0]!.file_uuid === uuid && (entries.has(group[0]!.trace_id!) || !mayBeTakenOut(world, rows, group)))
        expected.set(group[0]!.trace_id!, group);
  }
  const dishonored = [...entries].filter(([, entry]) => isDishonor(entry)).map(([trace]) => trace);
  for (const { trace_id, file_uuid, uuid } of rows.dishonors)
    if (files.some((file) => file.uuid === file_uuid && sent.has(file.name ?? '')) && !dishonored.includes(trace_id!))
      throw new SimulationFailed(`the bank has the file of the dishonor ${uuid}, and not its entry`);
  const ofPayments = [...entries.keys()].filter((trace) => !dishonored.includes(trace));
  expectSame('traces at the bank', ofPayments.toSorted(), [...expected.keys()].toSorted());
  const asked = new Map(world.payments.map((one) => [one.uuid, one]));
  for (const [trace, group] of expected) {
    const { entry, direction, header } = entries.get(trace)!;
    expectSame(
      `cents of ${trace}`,
      entry.amount,
      group.reduce((sum, { amount }) => sum + amount, 0),
    );
    expectSame(`direction of ${trace}`, direction, group[0]!.direction);
    const { stage = null, transaction_uuid = '' } = group[0] as Partial<LegRow>;
    const payment = stage === 'capture' ? asked.get(transaction_uuid) : undefined;
    if (payment === undefined) continue;
    // The settings change between cut-offs, and decide where nothing was asked.
    const { sec_code } = header;
    if (payment.sec_code !== null) expectSame(`SEC code of ${trace}`, sec_code, payment.sec_code);
    else if (!['PPD', 'WEB'].includes(sec_code)) throw new SimulationFailed(`${trace} has the SEC code ${sec_code}`);
    expectSame(`payment type of ${trace}`, /^[RS]$/.test(entry.discretionary_data), sec_code !== 'PPD');
  }
  const answers = await world.bank.answers();
  for (const item of items)
    if (item.reason === 'the current status of the payment does not allow this return')
      throw new SimulationFailed(`a return without a move in the tables: ${itemName(item, { legs, payments })}`);
  for (const item of items)
    if (item.kind === 'return' && !answers.has(nameOfAnswer(item)))
      throw new SimulationFailed(`the bank never sent ${nameOfAnswer(item)}`);
}

/** The filed entries of our legs. Legs that share an entry have one each. */
interface OurEntry {
  file_uuid: string | null;
  trace_id: string | null;
  amount: number;
  direction: 'debit' | 'credit';
}

/** An unwritable entry of an account may have been taken out before its file was written. */
const mayBeTakenOut = (
  { spoiled }: World,
  { payments }: Rows,
  group: readonly (OurEntry &
    Partial<Pick<LegRow, 'state' | 'transaction_uuid'> & { status: string; user_uuid: string }>)[],
): boolean =>
  group.every(({ state, status, transaction_uuid = '', user_uuid = '' }) => {
    // Fees go to the account of the named user.
    if (status === 'FEE_PAYOUT_CANCELED') return spoiled.size > 0;
    const { payer_uuid = '', payee_uuid = '' } = payments.get(transaction_uuid)?.payment ?? {};
    return state === 'rejected' && [payer_uuid, payee_uuid, user_uuid].some((uuid) => spoiled.has(uuid));
  });

const entriesOfLegs = (legs: readonly LegRow[]): (OurEntry & LegRow)[] =>
  legs.filter(({ state }) => state !== 'canceled').map((leg) => ({ ...leg, direction: stages[leg.stage].direction }));

const entriesOfFees = ({ feePayouts }: Rows): (OurEntry & FeePayoutRow)[] =>
  feePayouts.filter(({ trace_id }) => trace_id !== null).map((one) => ({ ...one, direction: 'credit' }));

const entriesOfChecks = ({ checkEntries }: Rows): (OurEntry & Pick<LegRow, 'state'> & { user_uuid: string })[] =>
  checkEntries.flatMap(({ state, direction, ...one }) =>
    state === null || direction === null ? [] : [{ ...one, state, direction }],
  );

const entriesOfReversals = ({ reversalEntries }: Rows): (OurEntry & ReversalEntryRow)[] =>
  reversalEntries.filter(({ state }) => state !== 'canceled');

/** An item with the history of the payment that it belongs to. */
function itemName(item: ItemRow, { legs, payments }: Pick<Rows, 'legs' | 'payments'>): string {
  const leg = legs.find(({ uuid }) => uuid === item.leg_uuid);
  const { moves = [] } = payments.get(leg?.transaction_uuid ?? '') ?? {};
  return `${nameOfAnswer(item)} of ${leg?.stage} ${leg?.attempt}, ${leg?.state}, after ${moves.map(({ transition }) => transition).join(' ')}`;
}

/**
 * The balances of a tenant: the sum over its payments and reversals, less fee payouts and checks of
 * accounts.
 */
async function checkBalances(world: World, rows: Rows, judged: ReadonlyMap<string, Judged>): Promise<void> {
  for (const { uuid } of world.tenants) {
    const sums = new Map<Account, number>();
    for (const { processor_id, status, amount } of rows.feePayouts) {
      const to = paidOutOf[status];
      if (processor_id !== uuid || to === undefined) continue;
      sums.set('FEE', (sums.get('FEE') ?? 0) + amount);
      sums.set(to, (sums.get(to) ?? 0) - amount);
    }
    for (const { processor_id, status, amount } of new Map(rows.checkEntries.map((one) => [one.uuid, one])).values()) {
      const to = spentBy[status];
      if (processor_id !== uuid || to === undefined) continue;
      sums.set('MICRO', (sums.get('MICRO') ?? 0) + amount);
      sums.set(to, (sums.get(to) ?? 0) - amount);
    }
    for (const { payment } of rows.payments.values())
      if (payment.processor_id === uuid)
        for (const [book, cents] of Object.entries(judged.get(payment.uuid)!.balances)) {
          const account = accountOf(book as Book);
          sums.set(account, (sums.get(account) ?? 0) + cents);
        }
    for (const [payment, { rev }] of judged)
      if (rows.payments.get(payment)!.payment.processor_id === uuid) {
        sums.set('REV', (sums.get('REV') ?? 0) + rev);
        sums.set('BANK', (sums.get('BANK') ?? 0) - rev);
      }
    for (const one of rows.reversals)
      if (one.processor_id === uuid)
        for (const [account, cents] of balancesOf(one)) sums.set(account, (sums.get(account) ?? 0) + cents);
    const path = `/admin/v1/ledger/balances?processor_uuid=${uuid}`;
    const { data } = await expectStatus(world, 200, { method: 'GET', path, token: world.service.adminToken });
    const kept = new Map<Account, number>();
    for (const { account, balance } of data) kept.set(account, (kept.get(account) ?? 0) + balance);
    const shown = (of: Map<Account, number>) => [...of].filter(([, cents]) => cents !== 0).toSorted();
    expectSame('the balances of a tenant', shown(kept), shown(sums));
  }
}

/** Where the money of a fee payout is, besides the fee account it came from. */
const paidOutOf: Record<string, Account | undefined> = { FEE_PAYOUT_ACH_PENDING: 'CIF', FEE_PAYOUT_COMPLETE: 'BANK' };

/** The same for a micro-entry, which costs its amount. */
const spentBy: Record<string, Account | undefined> = { CHECK_ENTRY_ACH_PENDING: 'CIF', CHECK_ENTRY_COMPLETE: 'BANK' };

async function checkInvariants(world: World): Promise<void> {
  const path = '/admin/v1/invariants/check';
  const { data } = await expectStatus(world, 200, { method: 'POST', path, token: world.service.adminToken });
  const broken = data.filter(({ violations }: { violations: number }) => violations > 0);
  for (const { invariant: name } of broken) {
    const invariant = invariants.find((one) => one.name === name)!;
    const [checked] = await countViolations(world.service.watching, [invariant], { since: null });
    throw new SimulationFailed(`${name} does not hold: ${JSON.stringify(checked!.examples)}`);
  }
}
