// The tables of state moves: against the database, against the code that names the moves, and
// against the query that makes them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/runner/database.ts';
import { isTest, sources } from '../../../../test/support/runner/sources.ts';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import { bankFileMoves, bankFileStates } from './bank-file.stage.ts';
import { bankItemMoves, bankItemStates } from './bank-item.stage.ts';
import { dishonorMoves, dishonorStates } from './dishonor.stage.ts';
import { fileCopyMoves, fileCopyStates } from './file-copy.stage.ts';
import { fileReversalMoves, fileReversalStates } from './file-reversal.stage.ts';
import { type ItemMove, moveItems } from './move-items.sql.ts';
import { moveStates, type StateTable } from './move-states.sql.ts';
import type { StateMove } from './state-moves.ts';
import { lineStates, statementLineMoves } from './statement-line.stage.ts';

interface Checked {
  table: StateTable | 'bank_items';
  type: string;
  states: readonly string[];
  moves: Readonly<Record<string, StateMove<string>>>;
  /** The name of the moves in the code. */
  named: string;
  /** A call that makes a move: the group is the move's name. */
  call: RegExp;
  /** The files with an UPDATE of the state, besides `moveStates`. */
  updates?: readonly string[];
  /** Makes a move of some rows and answers the rows that moved; absent: `moveStates`. */
  make?: (name: string, uuids: readonly string[], details: Readonly<Record<string, unknown>>) => Promise<string[]>;
  /** The columns of a row besides uuid and state. */
  row: Readonly<Record<string, unknown>>;
}

const callOf = (writer: string) => new RegExp(`${writer}\\(\\s*\\w+,\\s*'(\\w+)'`, 'g');
const id = '00000000-0000-4000-8000-00000000000f';
const checked: readonly Checked[] = [
  {
    table: 'bank_files',
    type: 'outgoing_file_state',
    states: bankFileStates,
    moves: bankFileMoves,
    named: 'bankFileMoves',
    call: callOf('moveBankFiles'),
    row: {
      bank: 'simulated',
      odfi: '09100001',
      cut_off_at: '2026-03-02 22:00',
      effective_entry_date: '2026-03-03',
      settles_at: '2026-03-03 13:30',
      entry_count: 1,
      total_debits: 1,
      total_credits: 0,
      created_at: '2026-03-02 21:59',
    },
  },
  {
    table: 'file_copies',
    type: 'file_copy_state',
    states: fileCopyStates,
    moves: fileCopyMoves,
    named: 'fileCopyMoves',
    call: callOf('moveFileCopies'),
    row: {
      file_uuid: id,
      bank: 'simulated',
      reason: 'Twice.',
      discovered_at: '2026-03-02 21:59',
      reported_at: '2026-03-02 21:59',
      closed_at: '2026-03-03 21:59',
    },
  },
  {
    table: 'file_reversals',
    type: 'file_reversal_state',
    states: fileReversalStates,
    moves: fileReversalMoves,
    named: 'fileReversalMoves',
    call: callOf('moveFileReversals'),
    row: {
      file_uuid: id,
      bank: 'simulated',
      entry_error: 'duplicate',
      reason: 'Twice.',
      discovered_at: '2026-03-02 21:59',
      requested_at: '2026-03-02 21:59',
    },
  },
  {
    table: 'dishonors',
    type: 'dishonor_state',
    states: dishonorStates,
    moves: dishonorMoves,
    named: 'dishonorMoves',
    call: callOf('(?:move|lose)Dishonors'),
    row: {
      bank: 'simulated',
      item_uuid: id,
      code: 'R68',
      information: '',
      send_until: '2026-03-09',
      entry_processor_id: id,
      entry_uuid: id,
      note: 'Late.',
      asked_at: '2026-03-02 21:59',
      sent_at: '2026-03-02 22:00',
    },
  },
  {
    table: 'bank_items',
    type: 'bank_item_state',
    states: bankItemStates,
    moves: bankItemMoves,
    named: 'bankItemMoves',
    // The decisions of a run are named where they are made.
    call: /\b(?:move|state): '(applied|waiting|duplicate|suspense|not_ours|handed|of_another_lane|ignored|return_of|rejected_entry|copy_return|correction|dishonored|dishonor_lost)'[, ]/g,
    updates: ['src/payments/lifecycle/states/move-items.sql.ts'],
    async make(move, uuids, details) {
      const one = (uuid: string) => ({ ...details, uuid, move }) as unknown as ItemMove;
      const made = await Promise.allSettled(uuids.map((uuid) => moveItems(database, [one(uuid)], details.at as Date)));
      return uuids.filter((_, n) => made[n]!.status === 'fulfilled');
    },
    row: {
      content_uuid: id,
      number: 1,
      kind: 'return',
      direction: 'debit',
      amount: 100,
      item_trace: '021000020000317',
      details_sealed: Buffer.from('sealed'),
      reason: 'a reason before',
      received_at: '2026-03-02 21:59',
    },
  },
  {
    table: 'statement_lines',
    type: 'statement_line_state',
    states: lineStates,
    moves: statementLineMoves,
    named: 'statementLineMoves',
    call: callOf('moveLines'),
    row: {
      bank: 'simulated',
      booked_on: '2026-03-02',
      direction: 'debit',
      amount: 100,
      reference: 'RETURN',
      entered_at: '2026-03-02 21:59',
    },
  },
];

const program = sources(['src'], '.ts').filter((source) => !isTest(source));
const pathsWith = (pattern: RegExp) => program.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
const namesIn = (pattern: RegExp) =>
  program.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name!));

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await testDatabase();
  database = openDatabase(test.ownerUrl, 1, () => {});
  // Twins of the tables, for this connection alone: their rows refer to nothing.
  for (const { table } of checked)
    await database.query(`CREATE TEMPORARY TABLE ${table} (LIKE public.${table} INCLUDING DEFAULTS)`);
});

afterAll(async () => {
  await database?.end();
  await test?.drop();
});

describe.each(checked)(
  'The state of $table',
  ({ table, type, states, moves, named, call, updates = [], make, row }) => {
    it('is one of the states of the database', async () => {
      const labels = await database.query<{ label: string }>(
        'SELECT enumlabel AS label FROM pg_enum WHERE enumtypid = $1::regtype ORDER BY enumsortorder',
        [type],
      );
      expect(states).toEqual(labels.map(({ label }) => label));
    });

    it('is reached from a move that creates the row', () => {
      const reached = new Set<string>();
      const rows = Object.values(moves);
      for (const _ of states)
        for (const { from, to } of rows)
          if (from.length === 0 || from.some((state) => reached.has(state))) reached.add(to);
      expect([...reached].toSorted()).toEqual([...states].toSorted());
    });

    it('has moves that each have a caller, and words', () => {
      const changing = Object.keys(moves).filter((name) => moves[name]!.from.length > 0);
      const creating = Object.keys(moves).filter((name) => moves[name]!.from.length === 0);
      const made = namesIn(call);
      expect([...new Set(made)].toSorted()).toEqual(changing.toSorted());
      expect(namesIn(new RegExp(`${named}\\.(\\w+)\\.to\\b`, 'g')).toSorted()).toEqual(creating.toSorted());
      for (const { words } of Object.values(moves)) expect(words).toMatch(/^[A-Z].*\.$/);
    });

    it('changes nowhere else', () => {
      const inserts = new RegExp(`INSERT\\s+INTO\\s+${table}\\b`, 'i');
      expect(pathsWith(inserts)).toEqual(pathsWith(new RegExp(`${named}\\.\\w+\\.to\\b`)));
      // Wherever it is among the columns that are set.
      expect(pathsWith(new RegExp(`UPDATE\\s+${table}\\b(?:(?!\\bWHERE\\b)[^\`])*?\\bstate\\s*=`, 'i'))).toEqual(
        updates,
      );
      expect(pathsWith(/UPDATE \$\{ofTable\} SET state = /)).toEqual([
        'src/payments/lifecycle/states/move-states.sql.ts',
      ]);
    });

    it('moves exactly the rows that are in a state from which the move can start', async () => {
      for (const [name, move] of Object.entries(moves).filter(([, { from }]) => from.length > 0)) {
        await database.query(`DELETE FROM ${table}`, []);
        const columns = Object.keys(row).join(', ');
        const values = Object.keys(row).map((_, n) => `$${n + 2}`);
        await database.query(
          `INSERT INTO ${table} (uuid, state, ${columns})
         SELECT gen_random_uuid(), state::${type}, ${values.join(', ')} FROM unnest($1::text[]) AS state`,
          [states, ...Object.values(row)],
        );
        const before = await all(table);
        const details = Object.fromEntries(
          Object.values(move.sets ?? {}).flatMap((detail) =>
            detail === null ? [] : [[detail, exampleOf(detail, name)]],
          ),
        );
        const uuids = before.map(({ uuid }) => uuid as string);
        const moved = await (make?.(name, uuids, details) ??
          moveStates(database, table as StateTable, move, uuids, details));
        const expected = before.map((one) =>
          move.from.includes(one.state as string) ? { ...one, state: move.to, ...changed(move, details) } : one,
        );
        expect(await all(table)).toEqual(expected);
        expect(moved.toSorted()).toEqual(
          before
            .filter(({ state }) => move.from.includes(state as string))
            .map(({ uuid }) => uuid)
            .toSorted(),
        );
      }
    });
  },
);

const all = (table: string) => database.query<Record<string, unknown>>(`SELECT * FROM ${table} ORDER BY uuid`, []);

/** A value that fits the column of the detail. */
function exampleOf(detail: string, move: string): Date | string | number | boolean {
  if (detail === 'move') return move;
  if (detail === 'late' || detail === 'suspended') return true;
  if (detail.endsWith('_count')) return 7;
  if (detail === 'at') return new Date('2026-03-04T12:00:00Z');
  return /_(uuid|id|by)$/.test(detail) ? '00000000-0000-4000-8000-0000000000aa' : `a ${detail}`;
}

const changed = ({ sets = {} }: StateMove<string>, details: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(sets).map(([column, detail]) => [column, detail === null ? null : details[detail]]),
  );
