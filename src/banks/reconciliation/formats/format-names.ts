// The names of the formats of bank statement files.

export const statementFormats = ['csv', 'bai2', 'camt'] as const;
export type StatementFormat = (typeof statementFormats)[number];
