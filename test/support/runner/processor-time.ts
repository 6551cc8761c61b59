// Processor time of this process: the cost of work, however busy the machine is.

/**
 * Milliseconds of processor time that `work` takes: the least of `runs` runs, which excludes
 * garbage collection and compilation. No more runs once one took less than `enough`: on a machine
 * with other work, all of the first ones may be disturbed.
 */
export async function leastProcessorMs(runs: number, work: () => unknown, enough = 0): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs && least >= enough; run++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}
