// Entries that a bank rejected alone, out of a file that it took: it writes REJ and a number of its
// own over the trace number.
const prefix = 'REJ';

export const isRejectedTrace = (trace: string): boolean => trace.startsWith(prefix);
