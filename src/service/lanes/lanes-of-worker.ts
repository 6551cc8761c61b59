// The lanes whose jobs a worker runs: several workers can divide the lanes.
import type { Lane } from '../../platform/database/lanes/lane.ts';
import type { Lanes } from '../../platform/database/lanes/lanes.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { StartRefused } from '../checks/refused.ts';

/** @throws StartRefused if ACHORD_WORKER_LANES names another one */
export function lanesOfWorker({ all }: Pick<Lanes, 'all'>, { ACHORD_WORKER_LANES: names }: Settings): readonly Lane[] {
  if (names === null) return all;
  return names.map((name) => {
    const lane = all.find((one) => one.name === name);
    if (lane !== undefined) return lane;
    const known = all.map((one) => one.name).join(', ');
    throw new StartRefused(`ACHORD_WORKER_LANES must name lanes of the service, which has: ${known}.`);
  });
}
