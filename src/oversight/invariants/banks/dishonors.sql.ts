// The invariant of dishonors: no return is forgotten when its dishonor ends.
import type { Invariant } from '../invariant.ts';

const isApplied = `b.state = 'applied'`;
const waitsForDishonor = `(b.state = 'resolved' AND b.resolution IS NOT DISTINCT FROM 'dishonored')`;

export const dishonorInvariants: Invariant[] = [
  {
    name: 'dishonors_match_returns',
    rule: 'A dishonored return is applied, or is resolved by its dishonor. A return from suspense whose dishonor is lost is in suspense again, or has another decision of an operator.',
    reads: 'period',
    // All dishonors: they are few, and a return may change long after its dishonor was asked for.
    sql: () => `
      SELECT b.processor_id, d.uuid AS subject_uuid, format('%s, its return is %s', d.state, concat_ws(' as ', b.state, b.resolution)) AS found
      FROM dishonors d JOIN bank_items b ON b.uuid = d.item_uuid
      WHERE CASE d.state WHEN 'lost' THEN ${waitsForDishonor} ELSE NOT (${isApplied} OR ${waitsForDishonor}) END`,
  },
];
