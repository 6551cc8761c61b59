// The values of a query: columns of its relations and parameters, and which of them are equal. From
// this follows whether a parameter names the tenant of a table's rows.

/**
 * How a value is named: `one` by one parameter or constant, `some` by a list of them, `given` by a
 * row that the service sends.
 */
export type Naming = 'one' | 'some' | 'given';

export class Value {
  readonly named = new Set<Naming>();
  /** It is named if one of these is. */
  readonly follows = new Set<Value>();
  /** It is named if all of these are: an output of a union. */
  readonly followsAll: Value[] = [];
  /** A condition compares them, in either direction. */
  readonly compared = new Set<Value>();

  constructor(...named: Naming[]) {
    for (const naming of named) this.named.add(naming);
  }

  get isNamed(): boolean {
    return this.named.size > 0;
  }
}

/** Notes that a condition compares them, and which of the two it restricts. */
export function compare(one: Value, other: Value, restricts: (value: Value) => boolean): void {
  one.compared.add(other);
  other.compared.add(one);
  if (restricts(one)) one.follows.add(other);
  if (restricts(other)) other.follows.add(one);
}

const namings: readonly Naming[] = ['one', 'some', 'given'];

/** Spreads the names until nothing changes. */
export function spreadNames(values: readonly Value[]): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (const value of values)
      for (const naming of namings)
        if (!value.named.has(naming) && follows(value, naming)) {
          value.named.add(naming);
          changed = true;
        }
  }
}

function follows({ follows: any, followsAll }: Value, naming: Naming): boolean {
  if ([...any].some(({ named }) => named.has(naming))) return true;
  if (followsAll.length === 0 || !followsAll.every(({ isNamed }) => isNamed)) return false;
  const holds = ({ named }: Value) => named.has(naming);
  return naming === 'one' ? followsAll.every(holds) : followsAll.some(holds);
}

/** Every value that conditions connect with this one, and itself. */
export function connected(value: Value): ReadonlySet<Value> {
  const found = new Set([value]);
  for (const each of found) for (const other of each.compared) found.add(other);
  return found;
}
