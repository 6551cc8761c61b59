// The option of a command whose answer a program may read.
export const json = ['--json', 'print the answer as JSON'] as const;
