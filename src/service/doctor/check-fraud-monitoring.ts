// Checks that fraud monitoring is on, and that its yearly review is not overdue.
import { addDays } from '../../ach/calendar/days.ts';
import { easternDay } from '../../ach/calendar/eastern-time.ts';
import { processReviewDue, toldDaysBefore } from '../../oversight/desk/fraud-process/review-due.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { realClock } from '../../platform/std/clock.ts';
import { type Finding, ok, warning } from './check.ts';

const page = 'docs/operate/fraud-monitoring.md';

export async function checkFraudMonitoring(database: Database, { ACHORD_MODE: mode }: Settings): Promise<Finding> {
  return judgeMonitoring(await processReviewDue(database), mode, realClock.now());
}

export function judgeMonitoring(reviewBy: string | null, mode: Settings['ACHORD_MODE'], now: Date): Finding {
  if (reviewBy === null) {
    const found = 'no rule is on';
    return mode === 'live' ? warning(found, `Set the recommended rules: see ${page}.`) : ok(found);
  }
  const found = `on; its yearly review is due by ${reviewBy}`;
  if (reviewBy > addDays(easternDay(now), toldDaysBefore)) return ok(found);
  return warning(found, `Review the process and record it: see ${page}.`);
}
