// The error of a simulation in which a rule is broken.

export class SimulationFailed extends Error {}

/** Throws unless both values are the same. */
export function expectSame(what: string, found: unknown, expected: unknown): void {
  const [seen, wanted] = [JSON.stringify(found), JSON.stringify(expected)];
  if (seen !== wanted) throw new SimulationFailed(`${what} is ${seen}, must be ${wanted}`);
}
