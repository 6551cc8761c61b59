// Percentages as a person reads them.

const twoDigits = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** `1.1 %` */
export const percent = (value: number): string => `${twoDigits.format(value)} %`;
