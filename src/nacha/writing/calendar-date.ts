// Checks dates and times that a file can contain.

const daysOf = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a text is a day of the years 2000 to 2099, `YYYY-MM-DD`: a file has no other century. */
export function isDate(text: string): boolean {
  const parts = /^20([0-9]{2})-([0-9]{2})-([0-9]{2})$/.exec(text);
  if (parts === null) return false;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  if (month < 1 || month > 12 || day < 1 || day > daysOf[month - 1]!) return false;
  // 2000 is the only year of this century that is divisible by 100, and it was a leap year.
  return month !== 2 || day < 29 || year % 4 === 0;
}

/** Whether a text is a time of day, `HH:MM`. */
export function isTime(text: string): boolean {
  return /^([01][0-9]|2[0-3]):[0-5][0-9]$/.test(text);
}
