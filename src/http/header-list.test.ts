// Names of the caller's making in a header: always a legal header, never a large one.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headerList } from './header-list.ts';

describe('headerList', () => {
  it('shows dotted names as they are', () => {
    expect(headerList(['nmae', 'custom.z', 'list[].c'])).toBe('nmae, custom.z, list[].c');
  });

  it('is a legal header of about a thousand characters at most, whatever the names are', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { maxLength: 60 }), (names) => {
        const value = headerList([...names, '\ud800', 'a\r\nX-Evil: 1']);
        expect(value).toMatch(/^[\x20-\x7e]*$/);
        expect(value.length).toBeLessThan(1_100);
      }),
    );
  });

  it('says how many it left out', () => {
    expect(headerList(Array.from({ length: 300 }, () => 'abcdefgh'))).toMatch(/, and 200 more$/);
  });
});
