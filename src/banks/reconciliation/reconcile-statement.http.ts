// POST /admin/v1/bank-statement/reconcile: reconciles the open lines of a bank statement now.
import { Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { ok } from '../../platform/answer.ts';
import type { Bank } from '../connections/bank.ts';
import { statementBankNamed } from './account/statement-bank.ts';
import { reconcileBank } from './reconcile-bank.ts';

export const reconcileStatement = ({ banks }: { banks: readonly Bank[] }) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/bank-statement/reconcile',
      tag: 'Operator: banks',
      operationId: 'reconcileStatement',
      summary: 'Reconcile the bank statement',
      description:
        'Ticks off open lines that the books expect by now, and puts in suspense those whose time is over. This also runs automatically every minute for each bank. `bank` is required if there are several banks.',
      callers: ['admin'],
      role: 'operator',
      reason: 'optional',
      body: Type.Object({ bank: Type.Optional(Type.String()) }),
      example: { bank: 'simulated' },
      answers: {
        200: {
          description: 'The number of lines ticked off, and of lines newly in suspense',
          data: Type.Object({ expected: Type.Integer(), suspended: Type.Integer() }),
          example: { expected: 2, suspended: 1 },
        },
      },
    },
    {
      async atomic(call, phase) {
        return ok(await reconcileBank(phase, statementBankNamed(call.body.bank, banks).name, call.now));
      },
    },
  );
