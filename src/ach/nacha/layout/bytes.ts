// Characters of a file as its bytes, and the record types.

const byteOf = (character: string) => character.charCodeAt(0);

export const blank = byteOf(' ');
export const zero = byteOf('0');
export const one = byteOf('1');
export const five = byteOf('5');
export const eight = byteOf('8');
export const nine = byteOf('9');

/** The first byte of each record. */
export const fileHeader = byteOf('1');
export const batchHeader = byteOf('5');
export const entry = byteOf('6');
export const addenda = byteOf('7');
export const batchControl = byteOf('8');
export const fileControl = byteOf('9');
