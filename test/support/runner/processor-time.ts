// Processor time of this process: what work costs, however busy the machine is.

/**
 * Milliseconds of processor time that `work` takes, the least of so many runs: garbage and
 * compilation are left out.
 */
export async function leastProcessorMs(runs: number, work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}
