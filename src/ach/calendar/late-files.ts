// When a file settles, by the time when the bank had it. A file that comes too late for its plan
// settles later (ACH, time).
import { instant } from '../../platform/std/clock.ts';
import { nextBankingDay } from './banking-days.ts';
import type { Day } from './days.ts';
import { easternDay, easternTime } from './eastern-time.ts';
import { networkWindows, opening, timeOn } from './windows.ts';

/** What the cut-off planned for a file. */
export interface PlannedFile {
  cut_off_at: Date;
  effective_entry_date: Day;
  settles_at: Date;
}

// Milliseconds. The windows of a bank may close with the windows of the network, and writing and
// uploading a large file takes minutes.
const uploadMs = 15 * 60_000;

/**
 * Whether a file that the bank has from an instant on settles as planned. A file for the next
 * banking day is in time until its effective entry date begins, because the network's next-day
 * window stays open into the night. A file for the same day is in time for its window. Either has
 * some minutes after its cut-off.
 */
export function isInTime(file: PlannedFile, receivedAt: Date): boolean {
  const { cut_off_at, effective_entry_date, settles_at } = file;
  if (receivedAt.getTime() < cut_off_at.getTime() + uploadMs) return true;
  if (!isForSameDay(file)) return easternDay(receivedAt) < effective_entry_date;
  return sameDaySettlements(effective_entry_date, receivedAt).some((at) => at.getTime() === settles_at.getTime());
}

/** The instant from which on a file is no longer in time. */
export function inTimeUntil(file: PlannedFile): Date {
  const { cut_off_at, effective_entry_date, settles_at } = file;
  if (!isForSameDay(file)) return easternTime(effective_entry_date, 0, 0);
  const uploadedBy = cut_off_at.getTime() + uploadMs;
  const closes = networkWindows.same_day
    .filter(({ settles }) => timeOn(effective_entry_date, settles).getTime() === settles_at.getTime())
    .map((window) => timeOn(effective_entry_date, window.closes).getTime() + 1);
  return instant(Math.max(uploadedBy, ...closes));
}

/**
 * When a file settles that the bank has from an instant on: as planned, or by the next window of
 * the same day, or at the opening of the next banking day. Never earlier than planned.
 */
export function settlesWhenReceived(file: PlannedFile, receivedAt: Date): Date {
  if (isInTime(file, receivedAt)) return file.settles_at;
  const receivedOn = easternDay(receivedAt);
  const today = isForSameDay(file) && receivedOn === file.effective_entry_date;
  const [sameDay] = today ? sameDaySettlements(receivedOn, receivedAt) : [];
  return sameDay ?? timeOn(nextBankingDay(receivedOn), opening);
}

export function isForSameDay({ cut_off_at, effective_entry_date }: PlannedFile): boolean {
  return easternDay(cut_off_at) === effective_entry_date;
}

/** The settlements of the network's windows of a day that have not closed at an instant. */
function sameDaySettlements(day: Day, receivedAt: Date): Date[] {
  return networkWindows.same_day
    .filter(({ closes }) => timeOn(day, closes) >= receivedAt)
    .map(({ settles }) => timeOn(day, settles));
}
