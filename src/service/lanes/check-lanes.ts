// Reads the lanes file before the service starts.
import type { Environment } from '../../platform/settings/files/read-file.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { orRefuseStart } from '../checks/refused.ts';
import type { LanePlace } from './read-lanes-file.ts';

/** The databases of the lanes file. Throws StartRefused with every problem of it. */
export async function checkLanes(
  { ACHORD_LANES_FILE: path, DATABASE_URL: homeUrl }: Settings,
  environment: Environment,
): Promise<LanePlace[]> {
  if (path === null) return [];
  // Loaded only if there are lanes.
  const { readLanesFile } = await import('./read-lanes-file.ts');
  return orRefuseStart(readLanesFile(path, homeUrl!, environment));
}
