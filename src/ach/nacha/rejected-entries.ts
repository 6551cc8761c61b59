// Entries that a bank rejected alone, out of a file that it took: it writes REJ and a number of its
// own over the trace number.
export const rejectedPrefix = 'REJ';

export const isRejectedTrace = (trace: string): boolean => trace.startsWith(rejectedPrefix);
