// Tests of lists of columns: their texts for queries, and what the compiler refuses.
import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns.ts';

interface Row {
  uuid: string;
  amount: number;
}

describe('a list of columns', () => {
  it('has names, with or without types, over several lines', () => {
    const typed = columnsOf<Row>()(`uuid uuid,
       amount bigint`);
    expect(typed.names).toEqual(['uuid', 'amount']);
    expect(columnsOf<Row>()('uuid, amount').names).toEqual(typed.names);
    expect(typed.of('t')).toBe('t.uuid, t.amount');
    expect(typed.setTo('i')).toBe('uuid = i.uuid, amount = i.amount');
  });

  it('is compared with the row by the compiler', () => {
    // @ts-expect-error amount is missing
    columnsOf<Row>()('uuid');
    // @ts-expect-error fee is no column of the row
    columnsOf<Row>()('uuid, amount, fee');
  });
});
