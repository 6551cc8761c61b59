// The migration gives each leg, fee payout and dishonor that was in a file its entry.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/database/database.ts';
import { migrate } from '../../src/database/schema/migrate.ts';
import { operatorBooksUuid } from '../../src/ledger/operator-books.ts';
import { instant } from '../../src/std/clock.ts';
import { type TestDatabase, testDatabase } from '../support/runner/database.ts';

const now = instant(1_772_000_000_000);
const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const tenant = id(1);
const account = id(2);
const [file, rejectedFile, dishonorFile] = [id(10), id(11), id(12)];
const [single, member, otherMember, rejected] = [id(20), id(21), id(22), id(23)];
const [sentFees, canceledFees, waitingFees] = [id(30), id(31), id(32)];
const [dishonor, unknownDishonor, newDishonor] = [id(40), id(41), id(42)];
const [batch, merchantBatch] = [id(50), id(51)];
const line = id(60);
const trace = (number: number) => `09100001${String(number).padStart(7, '0')}`;

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await testDatabase('template0');
  database = openDatabase(test.ownerUrl, 2, () => {});
  await migrate(database, now, '0039_plain-names.sql');
  await database.query(
    `INSERT INTO processors (processor_id, name, created_at) VALUES ('${tenant}', 'Northwind Pay', now());
     INSERT INTO users (processor_id, uuid, kind, payout_type, business_name, created_at, updated_at)
     VALUES ('${tenant}', '${id(3)}', 'business', 'individual', 'Fjord', now(), now());
     INSERT INTO bank_accounts (processor_id, user_uuid, uuid, aggregator_type, account_number_encrypted, account_number_last4,
       routing_number, account_name, account_type, matching_index, valid_account, created_at)
     VALUES ('${tenant}', '${id(3)}', '${account}', 'manual', '\\x00', '1234', '011000015', 'Main', 'checking', '\\x00',
       'not_validated', now());
     INSERT INTO bank_files (uuid, bank, kind, state, cut_off_at, effective_entry_date, settles_at, entry_count, total_debits,
       total_credits, created_at, odfi)
     SELECT uuid::uuid, 'simulated', kind::bank_file_kind, state::outgoing_file_state, now(), '2026-03-04', now(), 1, 1, 1, now(), '09100001'
     FROM (VALUES ('${file}', 'entries', 'confirmed'), ('${rejectedFile}', 'entries', 'rejected'),
             ('${dishonorFile}', 'dishonors', 'confirmed')) AS f (uuid, kind, state);
     INSERT INTO batches (processor_id, uuid, kind, run_at, created_at) VALUES ('${tenant}', '${batch}', 'payout', now(), now());
     INSERT INTO merchant_batches (processor_id, uuid, batch_uuid, kind, merchant_uuid, bank_account_uuid, trace_id, file_uuid, created_at)
     VALUES ('${tenant}', '${merchantBatch}', '${batch}', 'payout', '${id(3)}', '${account}', '${trace(2)}', '${file}', now());
     INSERT INTO legs (processor_id, uuid, transaction_uuid, stage, attempt, state, amount, bank_account_uuid, speed, file_uuid,
       trace_id, merchant_batch_uuid, created_at)
     SELECT '${tenant}', uuid::uuid, gen_random_uuid(), stage::stage, 1, state::leg_state, amount, '${account}', 'standard',
       file::uuid, trace, batch::uuid, now()
     FROM (VALUES ('${single}', 'capture', 'returned', 100, '${file}', '${trace(1)}', NULL),
             ('${member}', 'payout', 'sent', 20, '${file}', '${trace(2)}', '${merchantBatch}'),
             ('${otherMember}', 'payout', 'sent', 30, '${file}', '${trace(2)}', '${merchantBatch}'),
             ('${rejected}', 'capture', 'rejected', 40, '${rejectedFile}', '${trace(1)}', NULL))
       AS l (uuid, stage, state, amount, file, trace, batch);
     INSERT INTO fee_payouts (processor_id, uuid, owner_uuid, status, amount, bank_account_uuid, file_uuid, trace_id, due_at,
       cancel_reason, created_at, filed_at, updated_at)
     SELECT '${tenant}', uuid::uuid, '${tenant}', status::fee_payout_status, 7, '${account}', file::uuid, trace, due::timestamptz,
       reason, now(), CASE WHEN file IS NOT NULL THEN now() END, now()
     FROM (VALUES ('${sentFees}', 'FEE_PAYOUT_ACH_PENDING', '${file}', '${trace(3)}', '2026-03-05T13:30Z', NULL),
             ('${canceledFees}', 'FEE_PAYOUT_CANCELED', '${rejectedFile}', '${trace(4)}', NULL, 'file_rejected'),
             ('${waitingFees}', 'FEE_PAYOUT_PENDING', NULL, NULL, NULL, NULL)) AS f (uuid, status, file, trace, due, reason);
     INSERT INTO archived_files (uuid, bank, direction, form, name, created_at, retain_until)
     VALUES ('${id(70)}', 'simulated', 'inbound', 'content', 'returns.ach', now(), now());
     INSERT INTO inbound_files (content_uuid, bank, name, verdict, problems, problem_count, entries, debits, credits, read_at)
     VALUES ('${id(70)}', 'simulated', 'returns.ach', 'accept', '[]', 0, 4, 0, 0, now());
     INSERT INTO bank_items (content_uuid, number, uuid, kind, code, direction, amount, original_trace, item_trace, details_sealed,
       state, processor_id, leg_uuid, assigned_processor_id, assigned_leg_uuid, received_at)
     SELECT '${id(70)}', number, uuid::uuid, 'return', 'R01', 'debit', 100, '${trace(1)}', '', '', 'applied', tenant::uuid, leg::uuid,
       CASE WHEN assigned IS NOT NULL THEN '${tenant}'::uuid END, assigned::uuid, now()
     FROM (VALUES (1, '${id(71)}', '${tenant}', '${single}', NULL), (2, '${id(72)}', '${tenant}', '${sentFees}', '${otherMember}'),
             (3, '${id(73)}', NULL, NULL, NULL), (4, '${id(74)}', '${tenant}', '${single}', NULL))
       AS b (number, uuid, tenant, leg, assigned);
     INSERT INTO dishonors (uuid, item_uuid, bank, code, information, state, send_until, file_uuid, trace_id, note, asked_at)
     SELECT uuid::uuid, item::uuid, 'simulated', 'R68', '', state::dishonor_state, '2026-03-09', file::uuid, trace, '', now()
     FROM (VALUES ('${dishonor}', '${id(71)}', 'sent', '${dishonorFile}', '${trace(5)}'),
             ('${unknownDishonor}', '${id(73)}', 'sent', '${dishonorFile}', '${trace(6)}'),
             ('${newDishonor}', '${id(74)}', 'to_send', NULL, NULL)) AS d (uuid, item, state, file, trace);
     INSERT INTO statement_lines (uuid, bank, booked_on, direction, amount, reference, state, processor_id, leg_uuid, entered_at)
     VALUES ('${line}', 'simulated', '2026-03-05', 'debit', 50, 'x', 'matched', '${tenant}', '${otherMember}', now());
     INSERT INTO bank_account_corrections (processor_id, bank_account_uuid, field, item_uuid, leg_uuid, code, former_sealed, corrected_at)
     VALUES ('${tenant}', '${account}', 'routing_number', '${id(72)}', '${sentFees}', 'C02', '', now())`,
  );
  await migrate(database, now);
});
afterAll(async () => {
  await database.end();
  await test.drop();
});

const rows = (text: string) => database.query(text, []);

describe('The migration', () => {
  it('makes one entry of each leg, batch, fee payout and dishonor that was in a file', async () => {
    const of = (
      uuid: string,
      file_uuid: string,
      purpose: string,
      number: number,
      amount: number,
      more: object = {},
    ) => ({
      processor_id: tenant,
      uuid,
      file_uuid,
      bank_account_uuid: account,
      merchant_batch_uuid: null,
      amount,
      purpose,
      direction: purpose === 'capture' ? 'debit' : 'credit',
      trace_id: trace(number),
      bank: 'simulated',
      ...more,
    });
    const ofDishonor = { bank_account_uuid: null, direction: 'debit' };
    expect(
      await rows(
        `SELECT processor_id, uuid, file_uuid, bank_account_uuid, merchant_batch_uuid, amount, purpose, direction, trace_id, bank
         FROM entries ORDER BY uuid`,
      ),
    ).toEqual([
      of(single, file, 'capture', 1, 100),
      of(member, file, 'payout', 2, 50, { merchant_batch_uuid: merchantBatch }),
      of(rejected, rejectedFile, 'capture', 1, 40),
      of(sentFees, file, 'fee_payout', 3, 7),
      of(canceledFees, rejectedFile, 'fee_payout', 4, 7),
      of(dishonor, dishonorFile, 'dishonor', 5, 100, ofDishonor),
      of(unknownDishonor, dishonorFile, 'dishonor', 6, 100, { ...ofDishonor, processor_id: operatorBooksUuid }),
    ]);
  });

  it('gives each leg its entry, and each fee payout in a file a leg that settles when it did', async () => {
    expect(await rows('SELECT uuid, stage, state, entry_uuid FROM legs ORDER BY uuid')).toEqual([
      { uuid: single, stage: 'capture', state: 'returned', entry_uuid: single },
      { uuid: member, stage: 'payout', state: 'sent', entry_uuid: member },
      { uuid: otherMember, stage: 'payout', state: 'sent', entry_uuid: member },
      { uuid: rejected, stage: 'capture', state: 'rejected', entry_uuid: rejected },
      { uuid: sentFees, stage: 'fee_payout', state: 'sent', entry_uuid: sentFees },
      { uuid: canceledFees, stage: 'fee_payout', state: 'rejected', entry_uuid: canceledFees },
    ]);
    expect(await rows('SELECT file_uuid, stage, state, due_at FROM leg_dates')).toEqual([
      { file_uuid: file, stage: 'fee_payout', state: 'sent', due_at: new Date('2026-03-05T13:30:00Z') },
    ]);
  });

  it('lets answers, bank statement lines, corrections, batches and dishonors point to entries', async () => {
    expect(await rows('SELECT number, entry_uuid, assigned_entry_uuid FROM bank_items ORDER BY number')).toEqual([
      { number: 1, entry_uuid: single, assigned_entry_uuid: null },
      { number: 2, entry_uuid: sentFees, assigned_entry_uuid: member },
      { number: 3, entry_uuid: null, assigned_entry_uuid: null },
      { number: 4, entry_uuid: single, assigned_entry_uuid: null },
    ]);
    expect(await rows('SELECT entry_uuid FROM statement_lines')).toEqual([{ entry_uuid: member }]);
    expect(await rows('SELECT entry_uuid FROM bank_account_corrections')).toEqual([{ entry_uuid: sentFees }]);
    expect(await rows('SELECT entry_uuid FROM merchant_batches')).toEqual([{ entry_uuid: member }]);
    expect(await rows('SELECT uuid, entry_processor_id, entry_uuid FROM dishonors ORDER BY uuid')).toEqual([
      { uuid: dishonor, entry_processor_id: tenant, entry_uuid: dishonor },
      { uuid: unknownDishonor, entry_processor_id: operatorBooksUuid, entry_uuid: unknownDishonor },
      { uuid: newDishonor, entry_processor_id: null, entry_uuid: null },
    ]);
  });
});
