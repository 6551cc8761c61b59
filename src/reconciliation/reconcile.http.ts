// POST /admin/v1/bank-statement/reconcile: holds what is open of a statement against the books,
// now.
import { Type } from 'typebox';
import { ok } from '../answer.ts';
import type { Bank } from '../banks/bank.ts';
import { bankNamed } from '../banks/bank-named.ts';
import { operation } from '../http/operation.ts';
import { reconcileBank } from './reconcile-bank.ts';

export const reconcileStatement = ({ banks }: { banks: readonly Bank[] }) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/bank-statement/reconcile',
      tag: 'Operator',
      summary: "Reconcile the bank's statement",
      description:
        'Ticks off open lines that the books expect by now, and books as unexpected those whose day is over. It happens every minute by itself, for each bank. Without `bank`: the only one; where there are several it must be named.',
      callers: ['admin'],
      body: Type.Object({ bank: Type.Optional(Type.String()) }),
      example: { bank: 'simulated' },
      answers: {
        200: {
          description: 'How many lines were ticked off, and how many are in suspense now that were not',
          data: Type.Object({ expected: Type.Integer(), suspended: Type.Integer() }),
          example: { expected: 2, suspended: 1 },
        },
      },
    },
    {
      async atomic(call, phase) {
        return ok(await reconcileBank(phase, bankNamed(call.body.bank, banks).name, call.now));
      },
    },
  );
