// Which addresses a webhook may reach, over the whole address space.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reachable } from './public-address.ts';

const closed = reachable([]);

describe('reachable', () => {
  it('accepts ordinary public addresses', () => {
    for (const address of ['8.8.8.8', '1.1.1.1', '2606:4700::1111', '2a00:1450:4009::1'])
      expect([address, closed(address)]).toEqual([address, true]);
  });

  it('refuses text that is not an address', () => {
    for (const text of ['', 'example.com', '1.2.3', '8.8.8.8.', '::g']) expect(closed(text)).toBe(false);
  });

  it('refuses every private IPv4 address, also when written as IPv6', () => {
    const octet = fc.nat(255);
    const privately = fc.oneof(
      fc.tuple(fc.constantFrom(0, 10, 127, 224, 240, 255), octet, octet, octet),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
      fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
      fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
      fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), octet, octet),
    );
    const hex = (high: number, low: number) => ((high << 8) | low).toString(16);
    fc.assert(
      fc.property(privately, ([a, b, c, d]) => {
        const [left, right] = [hex(a, b), hex(c, d)];
        for (const address of [
          `${a}.${b}.${c}.${d}`,
          `::ffff:${left}:${right}`,
          `::${left}:${right}`,
          `64:ff9b::${left}:${right}`,
          `2002:${left}:${right}::1`,
        ])
          expect([address, closed(address)]).toEqual([address, false]);
      }),
    );
  });

  it('opens the operator’s networks and no others', () => {
    const opened = reachable(['127.0.0.0/8', 'fd00::/16', '::1/128']);
    for (const address of ['127.9.9.9', 'fd00::7', '::1']) expect(opened(address)).toBe(true);
    for (const address of ['126.0.0.1', '10.0.0.1', 'fd01::7', '::2', '::ffff:127.0.0.1'])
      expect(opened(address)).toBe(address === '126.0.0.1');
  });
});
