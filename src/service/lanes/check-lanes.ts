// Reads the lanes file before the service starts.
import { type Environment, SettingsFileRefused } from '../../platform/settings/files/read-file.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { StartRefused } from '../checks/refused.ts';
import type { LanePlace } from './read-lanes-file.ts';

/** The databases of the lanes file. Throws StartRefused with every problem of it. */
export async function checkLanes(
  { ACHORD_LANES_FILE: path, DATABASE_URL: homeUrl }: Settings,
  environment: Environment,
): Promise<LanePlace[]> {
  if (path === null) return [];
  // Loaded only if there are lanes.
  const { readLanesFile } = await import('./read-lanes-file.ts');
  try {
    return await readLanesFile(path, homeUrl!, environment);
  } catch (error) {
    if (!(error instanceof SettingsFileRefused)) throw error;
    throw new StartRefused(error.message, error);
  }
}
