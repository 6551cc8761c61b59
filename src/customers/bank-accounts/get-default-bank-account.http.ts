// GET /3p/api/v1/bank-account/{user_uuid}: the account of a user's payments that name no other.
import { Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { UuidOf, userOfPath } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import type { Database } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusals.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { BankAccountRecord, bankAccountRecord, exampleRecord } from './bank-account.ts';
import { selectDefaultBankAccount } from './bank-accounts.sql.ts';

export const getDefaultBankAccount = ({ database, vault }: { database: Database; vault: Vault }) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v1/bank-account/:user_uuid',
      tag: 'Bank accounts',
      operationId: 'getDefaultBankAccount',
      summary: "Get a user's default bank account",
      description: 'Returns the full account number, for its owner. Lists show the last four characters.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ user_uuid: UuidOf(userOfPath) }),
      answers: { 200: { description: 'The default account', data: BankAccountRecord, example: exampleRecord } },
      refusals: ['not_found'],
    },
    {
      async read({ caller, params }) {
        const row = await selectDefaultBankAccount(database, caller, params.user_uuid);
        if (row === null) throw refuse('not_found', 'user_uuid');
        return ok(bankAccountRecord(vault, row));
      },
    },
  );
