// The layouts: each covers a line once and names the fields of typed records.
import { describe, expect, it } from 'vitest';
import type { Field } from './field.ts';
import { layouts, recordLength } from './layouts.ts';

const all = Object.entries(layouts).map(([record, { fields }]) => ({ record, fields: fields as readonly Field[] }));

describe.each(all)('$record', ({ fields }) => {
  it('covers columns 1 to 94, each once, in order', () => {
    let next = 1;
    for (const { field, from, to } of fields) {
      expect(from, field).toBe(next);
      expect(to, field).toBeGreaterThanOrEqual(from);
      next = to + 1;
    }
    expect(next).toBe(recordLength + 1);
  });

  it('names each field once', () => {
    const names = fields.map(({ field }) => field);
    expect(new Set(names).size).toBe(names.length);
  });

  it('gives each kind of value the columns it needs', () => {
    const widths: Partial<Record<Field['kind'], number>> = {
      date: 6,
      time: 4,
      day: 3,
      routing: 10,
      origin: 10,
      reason: 2,
    };
    for (const field of fields) {
      const width = field.to - field.from + 1;
      if (field.kind === 'constant') expect(field.constant).toHaveLength(width);
      if (widths[field.kind] !== undefined) expect(width, field.field).toBe(widths[field.kind]);
      // A number with more digits is not a safe integer.
      if (field.kind === 'number' || field.kind === 'amount') expect(width, field.field).toBeLessThanOrEqual(15);
    }
  });
});
