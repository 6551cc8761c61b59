// Acts on what stops the payments of a user.
import { type ActsOfRows, posting } from './acts.ts';

export const peopleActs: ActsOfRows = {
  holds: (_, id) => [
    { role: 'risk', act: { title: 'Release the hold', method: 'DELETE', path: `/admin/v1/holds/${id}` } },
  ],
  blocks: (_, id) => [{ role: 'risk', act: posting('Lift the block', `/admin/v1/blocks/${id}/lift`) }],
};
