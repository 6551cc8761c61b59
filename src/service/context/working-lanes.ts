// The banks of each lane and their days. A bank has the entries of one lane only.
import { join } from 'node:path';
import { termsOf } from '../../access/tenants/bank-named.ts';
import { type Bank, sharesAccount } from '../../banks/connections/bank.ts';
import type { BankingDays } from '../../banks/connections/banking-days.ts';
import { describedBank, openBank } from '../../banks/connections/configuration/open-bank.ts';
import { bankingDays } from '../../banks/day/play-banking-day.ts';
import { type SimulatedBank, simulatedBank } from '../../banks/simulated/simulated-bank.ts';
import type { PaymentsContext } from '../../payments/operations.ts';
import { jobMs } from '../../platform/database/database.ts';
import { type Lane, onLane } from '../../platform/database/lanes/lane.ts';
import type { Lanes } from '../../platform/database/lanes/lanes.ts';
import { banksOfLane } from '../lanes/banks-of-lane.ts';
import type { Context } from './context.ts';

export interface WorkingLane extends Lane {
  banks: readonly Bank[];
  /** Empty in live mode. */
  simulated: readonly SimulatedBank[];
  days: readonly BankingDays[];
}

/** The lanes with their banks, which are ready to play their days. */
export function workingLanes(context: Context): WorkingLane[] {
  const { lanes, vault, clock, bankingClock, sandboxClock, settings, log } = context;
  const home = lanes.home.database.withDeadline(jobMs);
  const working: WorkingLane[] = [];
  const simulatedOf = (owner: string) =>
    working.flatMap(({ simulated }) => simulated).filter((bank) => sharesAccount(bank) && bank.shared!.owner === owner);
  for (const lane of lanes.all) working.push(workingLane(lane));
  return working;

  function workingLane(lane: Lane): WorkingLane {
    // The banking day moves many payments at a time: its queries take longer than the queries of a
    // request.
    const database = lane.database.withDeadline(jobMs);
    const playing = { database, vault, clock, bankingClock, log };
    const playedIn = (banks: readonly Bank[]) => {
      const days = bankingDays({ ...playing, banks });
      return lanes.all.length === 1 ? days : daysInLane(days, lane);
    };
    const { configured, simulated: described } = banksOfLane(
      { banks: context.configuredBanks, mode: settings.ACHORD_MODE },
      lane,
    );
    if (sandboxClock === null) {
      const banks = configured.map((bank, index) => openBank(bank, index, database, clock, home));
      const days = banks.map((bank) => playedIn([bank]));
      return { ...lane, database, banks, simulated: [], days };
    }
    const directory = join(settings.ACHORD_DATA_DIR, 'banks');
    const banks = [...configured.map(describedBank), ...described].map((bank) =>
      simulatedBank({ ...playing, directory, home, sharing: () => simulatedOf(bank.name) }, bank),
    );
    return { ...lane, database, banks, simulated: banks, days: [playedIn(banks)] };
  }
}

/** The work of each day is in its lane, also when the sandbox plays the days of all lanes. */
const daysInLane = (days: BankingDays, lane: Lane): BankingDays => ({
  ...days,
  playUntil: (until, reached) => onLane(lane, () => days.playUntil(until, reached)),
  tick: (until) => onLane(lane, () => days.tick(until)),
  readInboundNow: () => onLane(lane, days.readInboundNow),
});

/** A tenant that names no bank uses the first one of its lane. */
export function termsOfLanes(lanes: Lanes, working: readonly WorkingLane[]): PaymentsContext['termsOf'] {
  const ofNamed = termsOf(working.flatMap(({ banks }) => banks));
  const ofFirst = new Map(working.map(({ name, banks }) => [name, termsOf(banks)(null)]));
  return (bank) => (bank === null ? ofFirst.get(lanes.ofWork().name) : undefined) ?? ofNamed(bank);
}
