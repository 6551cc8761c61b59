// A person or a business by the name, which a second request reads.
import { Link } from '@tanstack/react-router';
import { nameOf } from '../person/person.ts';
import { usePerson } from '../person/use-person.ts';

export function OwnerLink({ uuid }: { uuid: string }) {
  const person = usePerson(uuid);
  return (
    <Link className="link" to="/people/$uuid" params={{ uuid }}>
      {person.data === undefined ? `${uuid.slice(0, 8)}…` : nameOf(person.data)}
    </Link>
  );
}
