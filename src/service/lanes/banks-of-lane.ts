// The banks of a lane: a bank has the entries of one lane only.
import type { ConfiguredBank } from '../../banks/connections/configuration/read-banks-file.ts';
import { provideTraceRange } from '../../banks/origination/files/trace-numbers.sql.ts';
import { onlySimulatedBank } from '../../banks/simulated/simulated-bank.ts';
import { homeName, type Lane } from '../../platform/database/lanes/lane.ts';
import type { Settings } from '../../platform/settings/settings.ts';

interface Banks {
  /** Of the banks file. */
  banks: readonly ConfiguredBank[];
  mode: Settings['ACHORD_MODE'];
}

/** As the banks file names them. A sandbox without the file simulates one. */
export function banksOfLane({ banks, mode }: Banks, { name }: Pick<Lane, 'name'>) {
  const configured = banks.filter(({ lane = homeName }) => lane === name);
  const isSimulated = banks.length === 0 && mode === 'sandbox';
  const only = onlySimulatedBank.name;
  return {
    configured,
    simulated: isSimulated
      ? [{ ...onlySimulatedBank, ...(name === homeName ? {} : { name: `${only}-${name}`, lane: name }) }]
      : [],
  };
}

/** The trace numbers that the banks of a lane take. */
export async function provideTraces(of: Banks, { name, database }: Lane): Promise<void> {
  for (const { odfi, traces } of banksOfLane(of, { name }).configured) await provideTraceRange(database, odfi, traces);
}

export function bankNames(of: Banks, lane: Pick<Lane, 'name'>): string[] {
  const { configured, simulated } = banksOfLane(of, lane);
  return [...configured, ...simulated].map(({ name }) => name);
}
