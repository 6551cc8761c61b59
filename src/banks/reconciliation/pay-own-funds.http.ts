// POST /admin/v1/own-funds: books own money of the operator that covers a shortage of the pooled
// bank account (O1).

import { Type } from 'typebox';
import { recordAct } from '../../access/tenants/audit-trail.ts';
import { operation } from '../../api/http/operation.ts';
import { PositiveSummedCents, Uuid } from '../../api/http/schema.ts';
import { insertCashAct } from '../../payments/ledger/cash-acts.sql.ts';
import { operatorBooksUuid } from '../../payments/ledger/operator-books.ts';
import { postDirectly } from '../../payments/ledger/post-directly.sql.ts';
import { created } from '../../platform/answer.ts';
import type { Bank } from '../connections/bank.ts';
import { statementBankNamed } from './account/statement-bank.ts';

export const payOwnFunds = ({ banks }: { banks: readonly Bank[] }) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/own-funds',
      tag: 'Operator: banks',
      operationId: 'payOwnFunds',
      summary: 'Pay in own funds',
      description: `Books money that the operator has paid into the bank account to cover a shortage. It is booked on the operator books (\`processor_uuid\` ${operatorBooksUuid} in the ledger balances), and expected on the bank statement. \`bank\` is required if there are several banks. Send an Idempotency-Key: without one, two calls book two payments.`,
      callers: ['admin'],
      role: 'operator',
      needsPassword: true,
      approval: { act: 'own_funds', amountOf: (call) => (call.body as { amount: number }).amount },
      body: Type.Object({
        bank: Type.Optional(Type.String()),
        amount: PositiveSummedCents,
      }),
      example: { amount: 500000 },
      answers: {
        201: {
          description: 'Booked. The uuid names the act in the audit trail',
          data: Type.Object({ uuid: Uuid, amount: Type.Integer() }),
          example: { uuid: '019a2f42-3d40-7a50-9e60-7f8091a2b3c4', amount: 500000 },
        },
      },
    },
    {
      async atomic(call, phase) {
        const { amount } = call.body;
        const bank = statementBankNamed(call.body.bank, banks).name;
        const uuid = await recordAct(phase, call, {
          action: 'own_funds.paid_in',
          subject: 'own_funds',
          subject_uuid: null,
          detail: { bank, amount },
        });
        const own = { processor_id: operatorBooksUuid, source_uuid: uuid, transition: 'O1', amount } as const;
        await postDirectly(phase, [{ ...own, debit: 'BANK', credit: 'OWN' }], call.now);
        await insertCashAct(phase, uuid, bank);
        return created({ uuid, amount });
      },
    },
  );
