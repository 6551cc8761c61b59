// Rules of the books, payment by payment: what stands there is what each party is entitled to, less what it was sent.

/** One row a payment: its books (debit positive), what moved at the bank, what its parties are entitled to. */
const payments = `
  WITH payment AS (
    SELECT t.uuid, t.capture_status, t.payout_status, t.payout_leg, t.clawback_status, t.reverse_payout_status,
      t.amount, b.*, l.*, r.*, x.*,
      CASE WHEN t.capture_status <> 'CAPTURE_COMPLETE' THEN 0 WHEN t.payout_back THEN t.amount ELSE r.standing END AS payer_entitled,
      CASE WHEN t.capture_status <> 'CAPTURE_COMPLETE' OR t.payout_back THEN 0 ELSE t.amount - t.transaction_fee - r.standing END AS payee_entitled,
      CASE WHEN t.capture_status <> 'CAPTURE_COMPLETE' OR t.payout_back THEN 0 ELSE t.transaction_fee END AS vendor_entitled
    FROM transactions t
    CROSS JOIN LATERAL (
      SELECT ${['BANK', 'DIF', 'CIF', 'UNS', 'PAYEE', 'PRES', 'FEE', 'PAYER', 'CLAW', 'RECV']
        .map((name) => `coalesce(sum(amount) FILTER (WHERE account = '${name}'), 0) AS ${name}`)
        .join(', ')},
        coalesce(sum(amount) FILTER (WHERE account = 'LOSS' AND owner = t.payee_uuid), 0) AS LOSS_PAYEE,
        coalesce(sum(amount) FILTER (WHERE account = 'LOSS' AND owner = t.payer_uuid), 0) AS LOSS_PAYER
      FROM (
        SELECT credit_account AS account, credit_owner_uuid AS owner, -p.amount AS amount FROM postings p
        WHERE p.processor_id = t.processor_id AND p.transaction_uuid = t.uuid
        UNION ALL
        SELECT debit_account, debit_owner_uuid, p.amount FROM postings p
        WHERE p.processor_id = t.processor_id AND coalesce(p.debit_transaction_uuid, p.transaction_uuid) = t.uuid
      ) AS sides) AS b
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(l.amount) FILTER (WHERE debit AND state = 'sent'), 0) AS debits_sent,
        coalesce(sum(l.amount) FILTER (WHERE debit AND state IN ('sent', 'settled')), 0) AS debits_not_good,
        coalesce(sum(l.amount) FILTER (WHERE debit AND state IN ('settled', 'good')), 0) AS debits_settled,
        coalesce(sum(l.amount) FILTER (WHERE NOT debit AND state = 'sent'), 0) AS credits_sent,
        coalesce(sum(l.amount) FILTER (WHERE NOT debit AND state = 'settled'), 0) AS credits_settled,
        coalesce(sum(l.amount) FILTER (WHERE stage IN ('reverse_payout', 'refund_payout') AND state IN ('sent', 'settled')), 0) AS to_payer,
        coalesce(sum(l.amount) FILTER (WHERE stage = 'payout' AND state IN ('sent', 'settled')), 0)
          - coalesce(sum(l.amount) FILTER (WHERE stage IN ('clawback', 'refund_capture') AND state = 'good'), 0) AS to_payee,
        count(*) FILTER (WHERE state IN ('filed', 'sent') OR debit AND state = 'settled') AS under_way
      FROM (SELECT *, stage IN ('capture', 'clawback', 'refund_capture') AS debit FROM legs) AS l
      WHERE l.processor_id = t.processor_id AND l.transaction_uuid = t.uuid) AS l
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(r.amount) FILTER (WHERE standing = 'standing'), 0) AS standing,
        coalesce(sum(r.amount) FILTER (WHERE standing <> 'void'), 0) AS counted,
        count(*) FILTER (WHERE status IN ('REFUND_CAPTURE_ACH_PENDING', 'REFUND_ACH_PENDING')) AS refunds_under_way
      FROM refunds r WHERE r.processor_id = t.processor_id AND r.transaction_uuid = t.uuid) AS r
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(p.amount) FILTER (WHERE p.transition IN ('X2', 'X2w')), 0) AS paid,
        coalesce(sum(CASE WHEN p.debit_transaction_uuid = t.uuid THEN -p.amount
                          WHEN p.debit_transaction_uuid IS NOT NULL THEN p.amount END), 0) AS offsets
      FROM postings p
      WHERE p.processor_id = t.processor_id AND t.uuid IN (p.transaction_uuid, p.debit_transaction_uuid)) AS x
  ), resting AS (
    SELECT * FROM payment
    WHERE under_way = 0 AND refunds_under_way = 0 AND capture_status NOT IN ('CAPTURE_PENDING', 'CAPTURE_ACH_PENDING')
      AND payout_status IS DISTINCT FROM 'PAYOUT_PENDING_ACH' AND clawback_status IS DISTINCT FROM 'CLAWBACK_PENDING'
      AND reverse_payout_status IS DISTINCT FROM 'REVERSE_PAYOUT_PENDING'
  )`;

const always: Record<string, string> = {
  'what is in flight is what was sent': 'DIF = debits_sent AND -CIF = credits_sent',
  'what is not yet good is what was collected and not yet good': '-UNS = debits_not_good',
  'cash is what settled, and what a payer paid of their debt': 'BANK = debits_settled - credits_settled + paid',
  'the payer has on the books what they are entitled to, less what they were sent':
    '-(PAYER + RECV + LOSS_PAYER) = payer_entitled - to_payer + paid',
  'the payee has on the books what they are entitled to, less what they were sent':
    '-(PAYEE + PRES + CLAW + LOSS_PAYEE) = payee_entitled - to_payee + offsets',
  'the vendor has on the books what they are entitled to': '-FEE = vendor_entitled',
  'no account stands on its wrong side':
    'greatest(CIF, UNS, PAYEE, PRES, FEE, PAYER) <= 0 AND least(DIF, CLAW, RECV, LOSS_PAYEE, LOSS_PAYER) >= 0',
  'no payout before the capture is good': `payout_leg IS NULL OR capture_status IN ('CAPTURE_COMPLETE', 'CAPTURE_ACH_FAILED')`,
  'refunds never pass the amount': 'counted <= amount',
};

const atRest: Record<string, string> = {
  'nothing is in flight, captured and not good, or reserved': '(UNS, DIF, CIF, PRES) = (0, 0, 0, 0)',
  'nobody is owed what they owe': '(PAYEE = 0 OR CLAW + LOSS_PAYEE = 0) AND (PAYER = 0 OR RECV + LOSS_PAYER = 0)',
  'a payee owes exactly while a clawback has not succeeded': `CASE WHEN coalesce(clawback_status = 'CLAWBACK_COMPLETE', true) THEN CLAW = 0 ELSE CLAW + LOSS_PAYEE > 0 END`,
};

const finding = (from: string, rules: Record<string, string>, when: string) =>
  Object.entries(rules).map(([rule, holds]) => [
    `${rule}${when}`,
    `${payments} SELECT uuid FROM ${from} WHERE NOT (${holds})`,
  ]);

/** Statements that find what violates each rule. */
export const violationsOfBooks: Record<string, string> = Object.fromEntries([
  ...finding('payment', always, ''),
  ...finding('resting', atRest, ', at rest'),
]);
