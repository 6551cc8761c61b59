// Screens users whose names are new, and all users after a new list.
import type { Job } from '../../../../platform/database/repeat.ts';
import { quietMs } from '../../../../platform/database/repeat.ts';
import { type ScreeningDue, screenSome } from './screen-due.ts';

/** A tenant sees a hit within seconds, as it does in the sandbox. */
const everySeconds = 2;

export const screenUsersJob = (context: ScreeningDue): Job => ({
  name: 'screen users for sanctions',
  everyMs: everySeconds * 1_000,
  quietMs,
  run: () => screenSome(context),
});
