// When an answer of the screening provider is late: operators are told.
import { instant } from '../../../../platform/std/clock.ts';

const lateAfterMs = 3_600_000;

/** A request from before is late. */
export const lateSince = (now: Date): Date => instant(now.getTime() - lateAfterMs);
