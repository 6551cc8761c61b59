// Lifecycle, where stages cross: how each crossing ends, over HTTP and bank files. The refund R is
// 40, the amount A is 100, the fee F is 3.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance } from '../../support/payments/payments.ts';
import { type PlayedPayment, playPayment, playStarted } from '../../support/payments/played-payment.ts';
import { storiesOf } from '../../support/payments/stories.ts';
import type { TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';

let service: TestService;
const made = new Set<string>();

beforeAll(async () => {
  service = await weekendService();
});
const story = storiesOf(() => service);
afterAll(() => expectInvariants(service.context.database));

const start = () => playPayment(service, { amount: 100, transaction_fee: 3 });

/** A payment whose payout is sent and not settled. */
async function paidOut(): Promise<PlayedPayment> {
  const payment = await start();
  await payment.days(4);
  expect(await payment.statuses()).toEqual({
    transaction: 'IN_PAYOUT',
    capture: 'CAPTURE_COMPLETE',
    payout: 'PAYOUT_ACH_PENDING',
  });
  return payment;
}

type Place = 'F2' | 'F3' | 'F4' | 'F5' | 'F6';

/**
 * A paid-out payment with a refund in the given place: F2 debit sent, F3 settled, F4 good, F5
 * credit sent, F6 settled.
 */
async function refunded(place: Place, amount = 40): Promise<{ payment: PlayedPayment; refund: string }> {
  const payment = await paidOut();
  const refund = await payment.refund(amount);
  await payment.days(1);
  if (place !== 'F2') await payment.days(1);
  if (place === 'F4' || place === 'F5' || place === 'F6') {
    await payment.days(1);
    await payment.noon();
  }
  // To the end of that day, after its cut-off.
  if (place === 'F5' || place === 'F6') await advance(service, { seconds: 8 * 3_600 - 60 });
  if (place === 'F6') await payment.days(1);
  expect((await payment.history()).at(-1)).toBe(place);
  return { payment, refund };
}

interface End {
  transaction: string;
  payout: string;
  clawback?: string;
  reverse_payout?: string;
  refund?: string;
  left: string;
}

/**
 * Lets 14 banking days pass, until nothing is left to do. Then compares the statuses and the books.
 */
async function expectEnd(payment: PlayedPayment, end: End, refund?: string): Promise<void> {
  await payment.days(14);
  const { capture, ...statuses } = await payment.statuses();
  expect(capture).toBeDefined();
  const found = { ...statuses, left: await payment.left() };
  expect(refund === undefined ? found : { ...found, refund: await payment.refundStatus(refund) }).toEqual(end);
  for (const transition of await payment.history()) made.add(transition);
}

const clawedBack: End = {
  transaction: 'CLAWBACK',
  payout: 'PAYOUT_COMPLETE',
  clawback: 'CLAWBACK_COMPLETE',
  left: '',
};

describe('A refund is pending, then', () => {
  story(
    'C8: the transaction is a CHARGEBACK, the payout CANCELED, the refund FAILED, and the books are empty',
    async () => {
      const payment = await start();
      await payment.days(3);
      const refund = await payment.refund(40);
      await payment.noon();
      expect(await payment.statuses()).toEqual({
        transaction: 'IN_PAYOUT',
        capture: 'CAPTURE_COMPLETE',
        payout: 'PAYOUT_PENDING_ACH',
      });
      await payment.returnEntry('capture', 'R10');
      const end = { transaction: 'CHARGEBACK', payout: 'PAYOUT_CANCELED', refund: 'REFUND_FAILED', left: '' };
      await expectEnd(payment, end, refund);
    },
  );

  story(
    'C9: the transaction is a CLAWBACK, payout and clawback are COMPLETE, the refund FAILED, and the books are empty',
    async () => {
      const payment = await paidOut();
      const refund = await payment.refund(40);
      await payment.returnEntry('capture', 'R10');
      await expectEnd(payment, { ...clawedBack, refund: 'REFUND_FAILED' }, refund);
      expect(await payment.moved('clawback')).toEqual([97]);
    },
  );
});

describe('A capture that is returned after the payout (C9)', () => {
  for (const place of ['F2', 'F3', 'F4'] as const)
    story(`while the refund is in ${place}: the clawback debits 57 and the refund FAILED`, async () => {
      const { payment, refund } = await refunded(place);
      await payment.returnEntry('capture', 'R10');
      await expectEnd(payment, { ...clawedBack, refund: 'REFUND_FAILED' }, refund);
      expect(await payment.moved('clawback')).toEqual([57]);
      expect(await payment.moved('refund_payout')).toEqual([]);
    });

  for (const place of ['F5', 'F6'] as const)
    story(`after ${place}: the payer owes 40; then F8: the books are empty`, async () => {
      const { payment, refund } = await refunded(place);
      await payment.returnEntry('capture', 'R10');
      await expectEnd(payment, { ...clawedBack, refund: 'REFUND_COMPLETE', left: 'RECV 40' }, refund);
      expect(await payment.moved('clawback')).toEqual([57]);
      await payment.returnEntry('refund_payout', 'R03', refund);
      await expectEnd(payment, { ...clawedBack, refund: 'REFUND_FAILED' }, refund);
    });

  story('after a refund of the whole amount: CHARGEBACK, the payer owes 100, the payee is owed 3', async () => {
    const { payment, refund } = await refunded('F6', 100);
    await payment.returnEntry('capture', 'R10');
    const end = { transaction: 'CHARGEBACK', payout: 'PAYOUT_COMPLETE', refund: 'REFUND_COMPLETE' };
    await expectEnd(payment, { ...end, left: 'PAYEE 3, RECV 100' }, refund);
  });

  story('then P4b: the clawback is COMPLETE without a debit', async () => {
    const payment = await paidOut();
    await payment.returnEntry('capture', 'R10');
    await payment.returnEntry('payout', 'R03');
    await expectEnd(payment, { ...clawedBack, payout: 'PAYOUT_ACH_FAILED' });
    expect(await payment.moved('clawback')).toEqual([]);
  });

  story('then K4, then P4b: the payee is owed 97', async () => {
    const payment = await paidOut();
    await payment.returnEntry('capture', 'R10');
    await expectEnd(payment, clawedBack);
    await payment.returnEntry('payout', 'R03');
    await expectEnd(payment, { ...clawedBack, payout: 'PAYOUT_ACH_FAILED', left: 'PAYEE 97' });
  });

  story('then K5, K7 and P4b: the payee owes 97, the loss is booked, and the books are empty', async () => {
    const payment = await paidOut();
    await payment.returnEntry('capture', 'R10');
    await payment.days(2);
    await payment.returnEntry('clawback', 'R02');
    const end = { transaction: 'CHARGEBACK', payout: 'PAYOUT_COMPLETE', clawback: 'CLAWBACK_ACH_FAILED' };
    await expectEnd(payment, { ...end, left: 'CLAW 97' });
    await payment.act('write-off');
    await expectEnd(payment, { ...end, left: 'LOSS 97' });
    await payment.returnEntry('payout', 'R03');
    await expectEnd(payment, { ...clawedBack, payout: 'PAYOUT_ACH_FAILED' });
  });
});

describe('P4, then C9b', () => {
  const end = { transaction: 'CHARGEBACK', payout: 'PAYOUT_ACH_FAILED' };

  story('with the reverse payout pending: it is CANCELED, and the books are empty', async () => {
    const payment = await paidOut();
    await payment.returnEntry('payout', 'R03');
    await payment.returnEntry('capture', 'R10');
    await expectEnd(payment, { ...end, reverse_payout: 'REVERSE_PAYOUT_CANCELED', left: '' });
  });

  story('with the reverse payout sent: it is COMPLETE, and the payer owes 100', async () => {
    const payment = await paidOut();
    await payment.returnEntry('payout', 'R03');
    await payment.days(1);
    await payment.returnEntry('capture', 'R10');
    await expectEnd(payment, { ...end, reverse_payout: 'REVERSE_PAYOUT_ACH_COMPLETE', left: 'RECV 100' });
  });

  story('with the reverse payout returned: it stays FAILED, and the books are empty', async () => {
    const payment = await paidOut();
    await payment.returnEntry('payout', 'R03');
    await payment.days(1);
    await payment.returnEntry('reverse_payout', 'R02');
    await payment.returnEntry('capture', 'R10');
    await expectEnd(payment, { ...end, reverse_payout: 'REVERSE_PAYOUT_ACH_FAILED', left: '' });
  });
});

describe('P4', () => {
  const end = {
    transaction: 'REVERSE_PAYOUT',
    payout: 'PAYOUT_ACH_FAILED',
    reverse_payout: 'REVERSE_PAYOUT_ACH_COMPLETE',
    left: 'PAYEE 40',
  };

  for (const place of ['F2', 'F3', 'F4'] as const)
    story(`while a refund is in ${place}: the payer gets 100 back and the refund FAILED`, async () => {
      const { payment, refund } = await refunded(place);
      await payment.returnEntry('payout', 'R03');
      await expectEnd(payment, { ...end, refund: 'REFUND_FAILED' }, refund);
      expect(await payment.moved('reverse_payout')).toEqual([100]);
    });

  for (const place of ['F5', 'F6'] as const)
    story(`after ${place}: the payer gets the other 60 back and the refund is COMPLETE`, async () => {
      const { payment, refund } = await refunded(place);
      await payment.returnEntry('payout', 'R03');
      await expectEnd(payment, { ...end, refund: 'REFUND_COMPLETE' }, refund);
      expect(await payment.moved('reverse_payout')).toEqual([60]);
    });
});

describe('F6', () => {
  const end = { transaction: 'IN_PAYOUT', payout: 'PAYOUT_COMPLETE', left: 'FEE 3' };

  story('then F7c: the payee is debited again (K4) and the refund stays COMPLETE', async () => {
    const { payment, refund } = await refunded('F6');
    await payment.returnEntry('refund_capture', 'R01', refund);
    await expectEnd(payment, { ...end, clawback: 'CLAWBACK_COMPLETE', refund: 'REFUND_COMPLETE' }, refund);
    expect(await payment.moved('clawback')).toEqual([40]);
  });

  story('then F7c and F8: the clawback is COMPLETE without a debit, and the refund FAILED', async () => {
    const { payment, refund } = await refunded('F6');
    await payment.returnEntry('refund_capture', 'R10', refund);
    await payment.returnEntry('refund_payout', 'R03', refund);
    await expectEnd(payment, { ...end, clawback: 'CLAWBACK_COMPLETE', refund: 'REFUND_FAILED' }, refund);
    expect(await payment.moved('clawback')).toEqual([]);
  });

  story('then F8 and F7b: there is no clawback, and the refund FAILED', async () => {
    const { payment, refund } = await refunded('F6');
    await payment.returnEntry('refund_payout', 'R03', refund);
    await payment.returnEntry('refund_capture', 'R10', refund);
    await expectEnd(payment, { ...end, refund: 'REFUND_FAILED' }, refund);
  });
});

describe('The tests above', () => {
  it('made every transition that the table of crossings names', () => {
    const named = ['C8', 'C9', 'C9b', 'F1x', 'F4b', 'F5', 'F6', 'F7b', 'F7c', 'F8', 'F8b', 'F8c', 'F11', 'F11p'];
    const stages = ['P4', 'P4b', 'K1', 'K4', 'K5', 'K7', 'K10', 'RP1', 'RP3', 'RP4', 'RP6'];
    expect([...named, ...stages].filter((transition) => !made.has(transition))).toEqual([]);
  });
});

describe('A debt that a later payment of the payee pays (K6)', () => {
  story(
    'is in the history of both payments, each names the other, and the later payment pays out nothing',
    async () => {
      const owing = await start();
      await owing.days(2);
      const { uuid } = await owing.payments.started({ amount: 100, transaction_fee: 3 });
      const paying = playStarted(service, owing.payments, uuid);
      await owing.days(3);
      await owing.returnEntry('capture', 'R01');
      expect(await owing.statuses()).toMatchObject({ clawback: 'CLAWBACK_PENDING' });
      await owing.noon();
      expect((await owing.history()).slice(-3)).toEqual(['K1', 'K6', 'K10']);
      expect((await paying.history()).slice(-3)).toEqual(['K6o', 'P1', 'P5']);
      const sources = await service.context.database.query<{ transaction_uuid: string; source_uuid: string }>(
        `SELECT transaction_uuid, source_uuid FROM transitions WHERE transition IN ('K6', 'K6o') ORDER BY transition`,
      );
      expect(sources).toEqual([
        { transaction_uuid: owing.uuid, source_uuid: uuid },
        { transaction_uuid: uuid, source_uuid: owing.uuid },
      ]);
      expect(await owing.left()).toBe('FEE 3');
      await owing.days(1);
    },
  );
});

describe('A debt that its payer paid before the refund’s credit was returned', () => {
  story('is paid back to the payer (F8c, RP1)', async () => {
    const { payment, refund } = await refunded('F6');
    await payment.returnEntry('capture', 'R01');
    await payment.act('payer-debt/paid');
    await payment.returnEntry('refund_payout', 'R23', refund);
    expect((await payment.history()).slice(-3)).toEqual(['X2', 'F8c', 'RP1']);
    await expectEnd(
      payment,
      {
        transaction: 'CLAWBACK',
        payout: 'PAYOUT_COMPLETE',
        clawback: 'CLAWBACK_COMPLETE',
        reverse_payout: 'REVERSE_PAYOUT_ACH_COMPLETE',
        refund: 'REFUND_FAILED',
        left: '',
      },
      refund,
    );
    expect(await payment.moved('reverse_payout')).toEqual([40]);
  });
});
