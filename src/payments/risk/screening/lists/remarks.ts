// What the remarks of an entry have in words: birth dates and weak aliases. The CSV files have no
// columns for them.

const parts = (remarks: string): string[] =>
  remarks
    .split(';')
    .map((part) => part.trim().replace(/\.$/, ''))
    .filter((part) => part !== '');

/** As they are written after `DOB`, without `alt.`. */
export const birthDatesIn = (remarks: string): string[] =>
  parts(remarks).flatMap((part) => /^(?:alt\. )?DOB (.+)$/.exec(part)?.[1]?.trim() ?? []);

const quotedAlias = /^(?:alt\. )?([afn])\.k\.a\. ['"‘“](.+?)['"’”]$/;

/** OFAC puts the weak aliases of an entry into its remarks, in quotes: `a.k.a. 'NAME'`. */
export const weakAliasesIn = (remarks: string): { name: string; kind: 'aka' | 'fka' | 'nka' }[] =>
  parts(remarks).flatMap((part) => {
    const [, letter, name] = quotedAlias.exec(part) ?? [];
    return letter === undefined ? [] : [{ name: name!, kind: `${letter}ka` as 'aka' }];
  });

export interface YearRange {
  from: number;
  to: number;
}

// Lists often know only the year, and it is often wrong by one.
const slack = 1;
const slackOfCirca = 2;

/** The years of a written birth date; null: it has no year. */
export function birthYears(written: string): YearRange | null {
  const years = (written.match(/\b(1[89]|20)\d{2}\b/g) ?? []).map(Number);
  if (years.length === 0) return null;
  const around = /\bcirca\b/i.test(written) ? slackOfCirca : slack;
  return { from: Math.min(...years) - around, to: Math.max(...years) + around };
}
