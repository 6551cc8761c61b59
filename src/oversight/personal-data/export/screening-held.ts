// What the export of a user's data says about the sanctions screening (decision 64).
import { type Static, Type } from 'typebox';
import { described, Nullable, OneOf, TimeOf, Timestamp, withValues } from '../../../api/http/schema.ts';
import { hitStates, selectHitsOfUser } from '../../../payments/risk/screening/hits/hits.sql.ts';
import { listNames } from '../../../payments/risk/screening/lists/list-entry.ts';
import { selectScreenedAt } from '../../../payments/risk/screening/users/users-to-screen.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import type { UserKey } from '../erasure/erasures.sql.ts';

const HitHeld = Type.Object(
  {
    found_at: TimeOf('When the name was found to be like a listed one'),
    list: OneOf([...listNames, 'provider'], { description: 'The list, or the screening provider.' }),
    screened_name: Type.String({ description: 'The name of the user that was compared.' }),
    decision: OneOf([...hitStates], {
      description: withValues('What was decided.', {
        open: 'Nothing yet.',
        cleared: 'The listed one is another person or business.',
        confirmed: 'It is the same.',
      }),
    }),
    decided_at: described(Nullable(Timestamp), 'When it was decided, in UTC; null: it is open.'),
  },
  { title: 'HeldSanctionsHit', description: 'A hit of the sanctions screening, without the entry of the list.' },
);

export const ScreeningHeld = Type.Object(
  {
    screened_at: described(
      Nullable(Timestamp),
      'When the present names were first screened, in UTC; null: they were not screened yet.',
    ),
    hits: Type.Array(HitHeld, { description: 'Names that are like a listed one, oldest first.' }),
  },
  { title: 'HeldScreening', description: 'The sanctions screening of the user.' },
);

export async function screeningHeld(
  db: Queryable,
  key: UserKey,
  atMost: number,
): Promise<Static<typeof ScreeningHeld>> {
  const hits = await selectHitsOfUser(db, key, atMost);
  return {
    screened_at: timestampOrNull(await selectScreenedAt(db, key)),
    hits: hits.map(({ raised_at, entry: { list }, screened_name, state, decided_at }) => ({
      found_at: timestamp(raised_at),
      list,
      screened_name,
      decision: state,
      decided_at: timestampOrNull(decided_at),
    })),
  };
}
