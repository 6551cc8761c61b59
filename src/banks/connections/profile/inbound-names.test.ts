// The kind of a bank's file by its name.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type InboundNames, kindOfName, problemsOfNames } from './inbound-names.ts';

const kindOf = (some: InboundNames | null, name: string, directory = 'from-bank') =>
  kindOfName(some, { directory, name });

const names = (some: Partial<InboundNames>): InboundNames => ({
  ignore: [],
  acknowledgments: [],
  statements: [],
  returns: ['*'],
  ...some,
});

describe('The kind of a file', () => {
  it('is returns if the bank has no patterns', () => {
    expect(kindOf(null, 'report.pdf')).toBe('returns');
  });

  it('is the first one with a pattern that matches its whole name', () => {
    const some = names({
      ignore: ['*.pdf'],
      acknowledgments: ['ACK*', 'ack-??'],
      statements: ['*BAI*.txt'],
      returns: ['RET*.ach', 'ACK*'],
    });
    const kinds = [
      'RET1.ach',
      'RET.ach',
      'RET1.ach.old',
      'ACK.pdf',
      'ACK1',
      'ack-??',
      'ack-01',
      'x-BAI2.txt',
      'ret.ach',
    ];
    expect(kinds.map((name) => kindOf(some, name))).toEqual([
      'returns',
      'returns',
      null,
      'ignore',
      'acknowledgments',
      'acknowledgments',
      null,
      'statements',
      null,
    ]);
  });

  it('is returns for what matches nothing else, if the patterns of returns are left out', () => {
    expect(kindOf(names({ ignore: ['*.pdf'] }), 'any.txt')).toBe('returns');
  });
});

describe('A pattern', () => {
  it('with stars matches as a regular expression does', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '.', '*'), maxLength: 8 });
    fc.assert(
      fc.property(
        text,
        text.map((name) => name.replaceAll('*', 'c')),
        (pattern, name) => {
          const form = pattern.replaceAll('.', '\\.').replaceAll('*', '.*');
          expect(kindOf(names({ returns: [pattern] }), name) === 'returns').toBe(new RegExp(`^${form}$`).test(name));
        },
      ),
    );
  });

  it('that can never win is a problem', () => {
    expect(
      problemsOfNames(names({ ignore: ['*.pdf'], acknowledgments: ['ACK*'], statements: ['ST*.csv'] }), ['from-bank']),
    ).toEqual([]);
    expect(problemsOfNames(names({ ignore: ['*', 'a*'], returns: ['*.ach'] }), ['from-bank'])).toEqual([
      'ignore[1] can match no file: each name of "a*" matches ignore[0]. The order is ignore, acknowledgments, statements, returns.',
      'returns[0] can match no file: each name of "*.ach" matches ignore[0]. The order is ignore, acknowledgments, statements, returns.',
    ]);
    expect(problemsOfNames(names({ acknowledgments: ['A*'], returns: ['A*', 'AB*C'] }), ['from-bank'])).toHaveLength(2);
  });

  it('with a slash is for one directory', () => {
    const some = names({ ignore: ['a/b/*'], acknowledgments: ['acks/*.txt'], returns: ['*.ach'] });
    const places = [
      ['a/b', '1.ach'],
      ['a', '1.ach'],
      ['acks', '1.txt'],
      ['other', '1.txt'],
    ] as const;
    expect(places.map(([directory, name]) => kindOf(some, name, directory))).toEqual([
      'ignore',
      'returns',
      'acknowledgments',
      null,
    ]);
    expect(problemsOfNames(some, ['a/b', 'acks'])).toEqual([]);
    expect(problemsOfNames(names({ ignore: ['a/*', 'b/*'] }), ['a', 'b', 'c'])).toEqual([]);
    expect(problemsOfNames(names({ ignore: ['a/*', 'b/*'] }), ['a', 'b'])).toEqual([
      expect.stringMatching(/^returns\[0\] can match no file: each name of "\*" matches ignore\[0\] and ignore\[1\]\./),
    ]);
    expect(problemsOfNames(some, ['a/b'])).toEqual([
      'acknowledgments[0] must begin with a directory of sftp.incoming, or have no slash: a/b.',
      expect.stringMatching(/^returns\[0\] can match no file/),
    ]);
  });
});
