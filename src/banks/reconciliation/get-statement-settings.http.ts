// GET and PUT /admin/v1/bank-statement/settings: how the statement of a bank is read.
import { Type } from 'typebox';
import { recordAct } from '../../access/tenants/audit-trail.ts';
import { operation } from '../../api/http/operation.ts';
import { ok } from '../../platform/answer.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/refusals.ts';
import type { Bank } from '../connections/bank.ts';
import { statementBankNamed } from './account/statement-bank.ts';
import { mappingWrong } from './formats/csv/columns.ts';
import { selectStatementSettings, upsertStatementSettings } from './statement-settings.sql.ts';
import { exampleSettings, SettingsRecord } from './statement-settings.ts';

const path = '/admin/v1/bank-statement/settings';
const BankName = Type.Optional(
  Type.String({ description: 'The name of the bank. Required if there are several banks.' }),
);

export const getStatementSettings = ({ database, banks }: { database: Database; banks: readonly Bank[] }) =>
  operation(
    {
      method: 'GET',
      path,
      tag: 'Operator: banks',
      operationId: 'getStatementSettings',
      summary: 'Read how the statement of a bank is read',
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object({ bank: BankName }),
      answers: { 200: { description: 'The settings', data: SettingsRecord, example: exampleSettings } },
    },
    {
      read: async ({ query }) =>
        ok(await selectStatementSettings(database, statementBankNamed(query.bank, banks).name)),
    },
  );

export const setStatementSettings = ({ banks }: { banks: readonly Bank[] }) =>
  operation(
    {
      method: 'PUT',
      path,
      tag: 'Operator: banks',
      operationId: 'setStatementSettings',
      summary: 'Set how the statement of a bank is read',
      description:
        'Files that are entered from now on are read so. Lines that were entered before do not change. Try the settings first with a preview of a file, which takes them too.',
      callers: ['admin'],
      role: 'operator',
      reason: 'optional',
      body: Type.Object({
        bank: BankName,
        account: SettingsRecord.properties.account,
        columns: SettingsRecord.properties.columns,
      }),
      example: { account: exampleSettings.account, columns: exampleSettings.columns },
      answers: { 200: { description: 'As set', data: SettingsRecord, example: exampleSettings } },
    },
    {
      async atomic(call, phase) {
        const { account, columns } = call.body;
        const bank = statementBankNamed(call.body.bank, banks).name;
        const wrong = columns === null ? null : mappingWrong(columns);
        if (wrong !== null) throw invalid(`columns.${wrong.field}`, 'columns', wrong.message);
        const before = await selectStatementSettings(phase, bank);
        const after = { bank, account, columns };
        await upsertStatementSettings(phase, after, call.now);
        await recordAct(phase, call, {
          action: 'statement_settings.set',
          subject: 'bank_statement',
          subject_uuid: null,
          detail: { before, after },
        });
        return ok(after);
      },
    },
  );
