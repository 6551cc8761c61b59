// No order of refunds, returns and won dishonors violates an invariant.
import { beforeAll, describe, it } from 'vitest';
import { applyMove, applyReturn, requestRefund } from '../../../test/support/payments/apply-moves.ts';
import { expectInvariants } from '../../../test/support/payments/invariants.ts';
import { advance, type Payments, paymentsOf } from '../../../test/support/payments/payments.ts';
import { budget } from '../../../test/support/runner/budget.ts';
import { type TestService, testService } from '../../../test/support/service/service.ts';
import { stageNames } from '../../payments/lifecycle/stage-names.ts';

let service: TestService;
let payments: Payments;
beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
});

describe('In random order', () => {
  /** A seeded random generator; a linear congruential one is enough to choose from a few. */
  function chance(seed: number): (below: number) => number {
    let state = seed >>> 0;
    return (below) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
  }

  it('refunds, returns and won dishonors violate no invariant', async () => {
    const choose = chance(Number(process.env.SEED ?? 7));
    const uuids: string[] = [];
    for (let n = 0; n < 24; n++) uuids.push((await payments.started({ transaction_fee: 300 })).uuid);
    const days = budget({ usual: 18, campaign: 120 });
    for (let day = 0; day < days; day++) {
      await advance(service, { banking_days: 1 });
      for (let n = 0; n < 5; n++) {
        const uuid = uuids[choose(uuids.length)]!;
        const acts = [
          () => applyReturn(service, uuid, stageNames[choose(stageNames.length)]!),
          () => applyReturn(service, uuid, 'capture'),
          () => requestRefund(service, uuid, [4_000, 10_000, 500][choose(3)]!),
          () => applyMove(service, uuid, { cause: 'dishonor_won' }),
          () => applyMove(service, uuid, { cause: 'clawback_again' }),
          () => applyMove(service, uuid, { cause: 'payout_left_over' }),
          () => applyMove(service, uuid, { cause: 'payout_to_another_account' }),
          () => applyReturn(service, uuid, 'payout', 'payout_returned_kept'),
          () => applyReturn(service, uuid, 'capture', 'capture_to_present_again'),
        ];
        await acts[choose(acts.length)]!();
      }
      if (day % 6 === 5) await expectInvariants(service.context.database);
    }
    await expectInvariants(service.context.database);
  });
});
