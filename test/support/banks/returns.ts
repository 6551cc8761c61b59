// Returns from the bank: an operator of the sandbox has the latest entry of a stage returned.
import { type StageName, stages } from '../../../src/payments/lifecycle/stage-names.ts';
import type { TestService } from '../service/service.ts';

export interface Return {
  stage: StageName;
  refund_uuid?: string;
  /** By default a code that does not disable or block the account. */
  code?: string;
}

export async function returnEntry(
  service: TestService,
  transactionUuid: string,
  { stage, code = stages[stage].direction === 'debit' ? 'R01' : 'R23', ...rest }: Return,
): Promise<void> {
  const answer = await service.send('POST', `/sandbox/v1/transactions/${transactionUuid}/return`, {
    body: { stage, code, ...rest },
  });
  if (answer.status !== 200) throw new Error(`not returned: ${answer.status} ${answer.text}`);
}
