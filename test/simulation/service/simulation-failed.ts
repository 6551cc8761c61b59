// What a simulation throws when something does not hold.

export class SimulationFailed extends Error {}

/** Throws unless both say the same. */
export function expectSame(what: string, found: unknown, expected: unknown): void {
  const [seen, wanted] = [JSON.stringify(found), JSON.stringify(expected)];
  if (seen !== wanted) throw new SimulationFailed(`${what} is ${seen}, must be ${wanted}`);
}
