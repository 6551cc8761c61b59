// The names of the files of PostgreSQL's log: timeline, then position, as 24 hexadecimal digits.

// 16 MiB each: 256 of them have the same upper position.
const inUpper = 0x100;

export const isWalFile = (name: string): boolean => /^[0-9A-F]{24}$/.test(name);
export const isHistory = (name: string): boolean => /^[0-9A-F]{8}\.history$/.test(name);

export const timelineOf = (name: string): string => name.slice(0, 8);

/** Its position in the log, whatever the timeline. */
export const numberOf = (name: string): number =>
  Number.parseInt(name.slice(8, 16), 16) * inUpper + Number.parseInt(name.slice(16), 16);

export function walFile(timeline: string, number: number): string {
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');
  return `${timeline}${hex(Math.floor(number / inUpper))}${hex(number % inUpper)}`;
}

/** All files of one timeline from `first` to `last`. */
export function walFilesBetween(first: string, last: string): string[] {
  const from = numberOf(first);
  return Array.from({ length: numberOf(last) - from + 1 }, (_, n) => walFile(timelineOf(first), from + n));
}
