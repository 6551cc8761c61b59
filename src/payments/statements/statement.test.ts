// Statements are compared with the list of all postings: any owner, any days, page by page and as a
// stream.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPostings, postingsBetween, type TestPosting } from '../../../test/support/payments/postings.ts';
import { type TestDatabase, testDatabase } from '../../../test/support/runner/database.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import { utcDay } from '../../platform/std/timestamps.ts';
import type { Account } from '../ledger/accounts.ts';
import { foldDeltas } from '../ledger/balances.sql.ts';
import { type Line, ownerSums, pageBegin, readStatement, type StatementRequest, streamStatement } from './statement.ts';

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await testDatabase();
  database = openDatabase(test.url, 3, () => {});
});
afterAll(async () => {
  await database.end();
  await test.drop();
});

interface Posted extends TestPosting {
  at: Date;
}

interface ExpectedLine {
  at: Date;
  account: Account;
  /** Debit positive. */
  change: number;
}

/** The expected lines of a statement. Lines of one instant are in no order. */
function expectedLines(postings: readonly Posted[], { owner_uuid, account }: StatementRequest): ExpectedLine[] {
  return postings
    .flatMap(({ at, transition, debit, credit, debitOwner, creditOwner, amount }) => {
      const crosses = debitOwner !== creditOwner || transition === 'K6';
      const wanted = (owner: string) => owner_uuid === nilUuid || (owner === owner_uuid && crosses);
      return [
        ...(wanted(debitOwner) ? [{ at, account: debit, change: amount }] : []),
        ...(wanted(creditOwner) ? [{ at, account: credit, change: -amount }] : []),
      ];
    })
    .filter((line) => account === null || line.account === account);
}

const day = (n: number) => `2026-03-0${n}`;
const changeOf = ({ account, debit, credit }: Line) => `${account} ${debit - credit}`;

async function everyPage(of: StatementRequest, limit: number) {
  const lines: Line[] = [];
  for (let offset = 0; ; offset += limit) {
    const statement = await readStatement(database, of, { offset, limit });
    lines.push(...statement.lines);
    if (offset + limit >= statement.line_count) return { ...statement, lines };
    expect(statement.lines.length).toBe(limit);
  }
}

async function streamed(of: StatementRequest): Promise<Line[]> {
  const lines: Line[] = [];
  const text = streamStatement(database, of, async function* ({ portions }) {
    for await (const portion of portions) lines.push(...portion);
    yield '';
  });
  for await (const _ of text);
  return lines;
}

describe('A statement', () => {
  it('has the opening balance, lines and closing balance of the postings, in pages of any size and as a stream', async () => {
    // Owners other than the tenant never hold the tenant's accounts. The test draws only owners and
    // amounts.
    const acts = fc.array(
      fc.record({
        who: fc.infiniteStream(fc.nat(3)),
        post: postingsBetween(['0', '1', '2']),
        day: fc.integer({ min: 1, max: 5 }),
        fold: fc.nat(8),
      }),
      { minLength: 1, maxLength: 8 },
    );
    const asked = fc.record({
      whose: fc.constantFrom('tenant', '1', '2'),
      start: fc.integer({ min: 1, max: 5 }),
      length: fc.nat(4),
      limit: fc.integer({ min: 1, max: 7 }),
    });
    await fc.assert(
      fc.asyncProperty(acts, asked, async (all, { whose, start, length, limit }) => {
        const processor_id = randomUUID();
        const owners = [processor_id, randomUUID(), randomUUID()];
        const posted: Posted[] = [];
        for (const one of all) {
          const at = new Date(Date.UTC(2026, 2, one.day, 12));
          const postings = one.post.map((line) => ({
            ...line,
            debitOwner: owners[Number(line.debitOwner)]!,
            creditOwner: owners[Number(line.creditOwner)]!,
          }));
          await insertPostings(database, processor_id, postings, at);
          posted.push(...postings.map((line) => ({ ...line, at })));
          await foldDeltas(database, processor_id, one.fold);
        }
        const balance_per = whose === 'tenant' ? ('account' as const) : ('owner' as const);
        const of: StatementRequest = {
          processor_id,
          owner_uuid: whose === 'tenant' ? nilUuid : owners[Number(whose)]!,
          account: null,
          balance_per,
          start_date: day(start),
          end_date: day(Math.min(9, start + length)),
        };
        const statement = await everyPage(of, limit);
        expect(await streamed(of)).toEqual(statement.lines);

        const expected = expectedLines(posted, of);
        const before = expected.filter(({ at }) => utcDay(at) < of.start_date);
        const within = expected.filter(({ at }) => utcDay(at) >= of.start_date && utcDay(at) <= of.end_date);
        expect(statement.lines.map(changeOf).toSorted()).toEqual(
          within.map(({ account, change }) => `${account} ${change}`).toSorted(),
        );
        expect(statement.line_count).toBe(within.length);

        const total = (lines: ExpectedLine[]) => lines.reduce((sum, { change }) => sum + change, 0);
        if (balance_per === 'owner') {
          const { opening, closing } = ownerSums(statement.accounts);
          expect([opening, closing]).toEqual([0 - total(before), 0 - total([...before, ...within])]);
          let balance = opening;
          for (const line of statement.lines) {
            balance += line.credit - line.debit;
            expect(line.balance).toBe(balance);
          }
        } else
          for (const { account, opening, debits, credits, closing } of statement.accounts) {
            const ofIt = (lines: ExpectedLine[]) => lines.filter((line) => line.account === account);
            expect(opening).toBe(total(ofIt(before)));
            expect(closing).toBe(opening + debits - credits);
            let balance = opening;
            for (const line of statement.lines.filter((one) => one.account === account)) {
              balance += line.debit - line.credit;
              expect(line.balance).toBe(balance);
            }
            expect(balance).toBe(closing);
          }
      }),
      { numRuns: 60 },
    );
  });

  it('of one account has only the lines of that account', async () => {
    const processor_id = randomUUID();
    const own = { debitOwner: processor_id, creditOwner: processor_id };
    const noon = new Date(Date.UTC(2026, 2, 2, 12));
    await insertPostings(
      database,
      processor_id,
      [{ ...own, transition: 'C3', debit: 'DIF', credit: 'UNS', amount: 5 }],
      noon,
    );
    await insertPostings(
      database,
      processor_id,
      [{ ...own, transition: 'C4', debit: 'BANK', credit: 'DIF', amount: 5 }],
      noon,
    );
    const of = {
      processor_id,
      owner_uuid: nilUuid,
      balance_per: 'account',
      start_date: day(1),
      end_date: day(3),
    } as const;
    const statement = await everyPage({ ...of, account: 'DIF' }, 10);
    expect(statement.accounts).toEqual([{ account: 'DIF', opening: 0, debits: 5, credits: 5, closing: 0 }]);
    expect(statement.lines.map(changeOf).toSorted()).toEqual(['DIF -5', 'DIF 5']);
  });

  it('of thousands of lines is read in several portions', async () => {
    const processor_id = randomUUID();
    const own = { debitOwner: processor_id, creditOwner: processor_id };
    const one = { ...own, transition: 'C3', debit: 'DIF', credit: 'UNS', amount: 1 } as const;
    const noon = new Date(Date.UTC(2026, 2, 2, 12));
    for (let n = 0; n < 3; n++)
      await insertPostings(
        database,
        processor_id,
        Array.from({ length: 500 }, () => one),
        noon,
      );
    const of = { processor_id, owner_uuid: nilUuid, account: null, balance_per: 'account' } as const;
    const lines = await streamed({ ...of, start_date: day(1), end_date: day(3) });
    expect(lines.length).toBe(3_000);
    expect(lines.filter(({ account }) => account === 'DIF').at(-1)!.balance).toBe(1_500);
  });

  it('releases its connection when the reader disconnects', async () => {
    const processor_id = randomUUID();
    const of = { processor_id, owner_uuid: nilUuid, account: null, balance_per: 'account' } as const;
    for (let n = 0; n < 10; n++) {
      const text = streamStatement(database, { ...of, start_date: day(1), end_date: day(3) }, async function* () {
        yield 'first';
        yield 'never read';
      });
      for await (const _ of text) break;
    }
    expect(database.usage()).toMatchObject({ waiting: 0 });
    expect(database.usage().open - database.usage().idle).toBe(0);
  });
});

describe('The beginning of a page', () => {
  const sums = (name: string | null, line_count: number) => ({
    account: 'BANK' as const,
    day: name,
    debits: 0,
    credits: 0,
    line_count,
  });
  const days = [sums(null, 50), sums('2026-03-01', 3), sums('2026-03-02', 0), sums('2026-03-03', 2)];

  it.each([
    [0, '2026-03-01', 0],
    [2, '2026-03-01', 2],
    [3, '2026-03-03', 0],
    [4, '2026-03-03', 1],
    [5, null, 0],
    [500, null, 0],
  ])('after %i lines is on the day %s, after %i lines of that day', (offset, name, skip) => {
    expect(pageBegin(days, offset)).toMatchObject({ day: name, skip, line_count: 5 });
  });
});
