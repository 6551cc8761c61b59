// A process uses the lanes that were added, and none that was added may be missing.
import { describe, expect, it } from 'vitest';
import { StartRefused } from '../checks/refused.ts';
import { addedPlaces } from './added-places.ts';

const place = (name: string) => ({ name, url: `postgresql://achord:x@${name}.internal/achord`, migrationUrl: null });
const lane = (name: string) => ({ name, uuid: `the uuid of ${name}` });

describe('The lanes that are used', () => {
  it('are the added ones, in the order of the lanes file', () => {
    const added = ['cell-2', 'cell-3', 'home'].map(lane);
    expect(addedPlaces(added, ['cell-4', 'cell-3', 'cell-2'].map(place))).toEqual([
      { ...place('cell-3'), uuid: 'the uuid of cell-3' },
      { ...place('cell-2'), uuid: 'the uuid of cell-2' },
    ]);
    expect(addedPlaces([], [])).toEqual([]);
  });

  it('are refused while the lanes file misses one', () => {
    const added = ['cell-2', 'cell-3', 'home'].map(lane);
    expect(() => addedPlaces(added, [])).toThrow(StartRefused);
    expect(() => addedPlaces(added, [place('cell-3')])).toThrow(
      'The lane cell-2 has payments but is not in the lanes file. Add it to the file again (ACHORD_LANES_FILE).',
    );
  });
});
