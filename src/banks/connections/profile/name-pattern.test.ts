// The pattern of file names: what it gives, and which patterns are refused.
import { describe, expect, it } from 'vitest';
import { fileIdModifiers } from '../../../ach/nacha/writing/check-file-header.ts';
import { modifierIn, nameOfFile, problemsOfPattern } from './name-pattern.ts';

const parts = { day: '2026-03-02', time: '17:05', modifier: 'B' };

describe('The name of a file', () => {
  it.each([
    ['{yyyy}-{mm}-{dd}-{modifier}.ach', '2026-03-02-B.ach'],
    ['ACH{yy}{ddd}.{number}', 'ACH26061.02'],
    ['{yy}{mm}{dd}{hhmm}_{modifier}.txt', '2603021705_B.txt'],
  ])('by the pattern %s is %s', (pattern, name) => {
    expect(problemsOfPattern(pattern, '')).toEqual([]);
    expect(nameOfFile(pattern, parts)).toBe(name);
    expect(modifierIn(pattern, name, parts.day)).toBe('B');
    expect(modifierIn(pattern, name, '2026-03-03')).toBe(null);
    expect(modifierIn(pattern, `x${name}`, parts.day)).toBe(null);
  });

  it.each(['{yyyy}{mm}{dd}{modifier}', '{yy}{ddd}{number}'])('is another one for each file of a day: %s', (pattern) => {
    const names = [...fileIdModifiers].map((modifier) => nameOfFile(pattern, { ...parts, modifier }));
    expect(new Set(names).size).toBe(36);
  });
});

describe('A pattern is refused', () => {
  it.each([
    ['{yyyy}{mm}{dd}', 'otherwise two files have the same name'],
    ['{mm}{dd}{modifier}', 'otherwise two files have the same name'],
    ['{yyyy}{dd}{modifier}', 'otherwise two files have the same name'],
    ['{yyyy}{hhmm}{modifier}', 'otherwise two files have the same name'],
    ['{yyyy}{mm}{dd}{modifier}{seconds}', 'only these words in braces: yyyy, yy,'],
    ['{yyyy}{mm}{dd}{modifier}{', 'only these words in braces: yyyy, yy,'],
    ['../{yyyy}{mm}{dd}{modifier}', 'have only letters, digits, dots'],
    ['in/{yyyy}{mm}{dd}{modifier}', 'have only letters, digits, dots'],
    ['{yyyy}{mm}{dd}{modifier}.tmp', 'not end like an unfinished file'],
    [`${'x'.repeat(95)}{yy}{mm}{dd}{modifier}`, 'at most 100 characters'],
  ])('%s', (pattern, problem) => {
    expect(problemsOfPattern(pattern, '')).toEqual([expect.stringContaining(problem)]);
  });

  it('if the suffix of encryption makes its names too long', () => {
    const pattern = `${'x'.repeat(92)}{yy}{mm}{dd}{modifier}`;
    expect([problemsOfPattern(pattern, ''), problemsOfPattern(pattern, '.pgp')]).toEqual([
      [],
      [expect.stringContaining('at most 100 characters')],
    ]);
  });
});
