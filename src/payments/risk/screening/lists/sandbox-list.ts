// The invented names of the sandbox: a user with one of them is a hit, as with a name of a list.
// No live service has them.
import type { ListEntry } from './list-entry.ts';

const entry = (
  number: number,
  kind: ListEntry['kind'],
  names: ListEntry['names'],
  birth_dates: readonly string[] = [],
): ListEntry => ({
  list: 'sandbox',
  number,
  kind,
  names,
  programs: ['SANDBOX'],
  title: null,
  birth_dates,
  addresses: ['1 Nowhere Street, Sandbox'],
  remarks: 'An invented name, for tests.',
});

export const sandboxList: readonly ListEntry[] = [
  entry(
    1,
    'individual',
    [
      { name: 'ZORBLATTON, Zzyzx', kind: 'primary', weak: false },
      { name: 'ZORBLATON, Zyzzyx', kind: 'aka', weak: false },
      { name: 'THE SANDBOX QUILL', kind: 'aka', weak: true },
    ],
    ['01 Jan 1960'],
  ),
  entry(2, 'entity', [{ name: 'VANTABLACKWOOD SANDBOX TRADING', kind: 'primary', weak: false }]),
];
