// Checks dates and times that a file can contain.

const daysOfMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a text is a day of the years 2000 to 2099, YYMMDD: a file has no other century. */
export function isDay(text: string): boolean {
  if (text.length !== 6) return false;
  const [year, month, day] = [twoDigits(text, 0), twoDigits(text, 2), twoDigits(text, 4)];
  if (Number.isNaN(year) || !(month >= 1 && month <= 12) || !(day >= 1 && day <= daysOfMonth[month - 1]!)) return false;
  // 2000 is the only year of this century that is divisible by 100, and it was a leap year.
  return month !== 2 || day < 29 || year % 4 === 0;
}

function twoDigits(text: string, from: number): number {
  const tens = text.charCodeAt(from) - 48;
  const ones = text.charCodeAt(from + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

/** The same for `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  return /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/.test(text) && isDay(text.slice(2).replaceAll('-', ''));
}

/** Whether a text is a time of day, `HH:MM`. */
export function isTime(text: string): boolean {
  return /^([01][0-9]|2[0-3]):[0-5][0-9]$/.test(text);
}
