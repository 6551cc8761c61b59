// What must hold before a day is closed: each with its state, what was found, and where it is seen.
import { Link } from '@tanstack/react-router';
import type { DataOf } from '../api/request.ts';
import { Status } from '../parts/status.tsx';
import { titleOf } from '../today/card.ts';
import { words } from '../words/en.ts';

type Checklist = DataOf<'/admin/v1/closing-checklist'>;
type Check = Checklist['checks'][number];

const screens: Record<Check['check'], string> = {
  ended: '/calendar',
  sealed: '/books',
  files: '/files',
  statement: '/bank-statement',
  invariants: '/today',
  exceptions: '/today',
};

export const cashNotShown = 'cash_not_shown';

export const kindInWords = (kind: string): string =>
  kind === cashNotShown ? words.closing.cashNotShown : titleOf(kind);

export function Checks({ label, checks, carried }: { label: string } & Pick<Checklist, 'checks' | 'carried'>) {
  return (
    <ul className="checks" aria-label={label}>
      {checks.map((one) => (
        <li key={one.check}>
          <Status of={one.holds ? 'done' : 'missing'} />
          <div>
            <strong>{words.closing.checks[one.check]}</strong>
            <span>{foundOf(one, carried)}</span>
          </div>
          <Link className="link" to={screens[one.check]}>
            {words.closing.links[one.check]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The API names kinds by their codes. */
function foundOf({ check, holds, found }: Check, carried: Checklist['carried']): string {
  if (check !== 'exceptions' || holds) return found;
  const ownerless = carried.filter(({ operator_name }) => operator_name === null);
  return words.closing.ownerless(ownerless.map(({ kind }) => kindInWords(kind)).join(', '));
}
