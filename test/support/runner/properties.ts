// How often a property is tried that does not say it, and how long it may search for the smallest
// failing input before it prints the best one. Without this limit, the time limit of the test would
// end it without a result. The limit also applies to a passing property, so it is longer than any
// busy machine needs.
import fc from 'fast-check';
import { budget } from './budget.ts';

fc.configureGlobal({
  numRuns: budget({ usual: 100, campaign: 2_000 }),
  interruptAfterTimeLimit: budget({ usual: 500_000, campaign: 3_000_000 }),
  markInterruptAsFailure: true,
});
