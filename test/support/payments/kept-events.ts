// Bodies of TransactionStarted as receivers got them, with their payments, for each version of the
// code that renders them. An entry is never changed: stored batches are rendered like it.

import type { StartedPayment } from '../../../src/api/idempotency/asked-payment.ts';
import { instant } from '../../../src/platform/std/clock.ts';

export const keptEvents: readonly { renderer: number; payment: StartedPayment; body: string }[] = [
  {
    renderer: 1,
    payment: {
      uuid: '019a2f40-1c5e-7b2a-8d11-4c3b2a190807',
      payer_uuid: '019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e',
      payee_uuid: '019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f',
      payer_bank_account_uuid: '019a2f3d-0b11-7001-8a44-9d0c1b2a3f4e',
      payee_bank_account_uuid: '019a2f3d-5f21-7002-b7d3-1a2b3c4d5e6f',
      payer_aggregator_type: 'manual',
      payee_aggregator_type: 'bank_link',
      type: 'api',
      payout_delay_days: 2,
      amount: 12_500,
      transaction_fee: 125,
      client_reference_id: 'order-1042 "é\u2028🌌"',
      company_name: 'FJORD',
      description: 'ORDER 1042',
      addenda: null,
      metadata: null,
      created_at: instant(1_772_460_309_120),
      vendor_name: 'Fjord Market',
    },
    body:
      '{"type":"TransactionStarted","timestamp":"2026-03-02T14:05:09.120Z","livemode":false,"data":{"uuid":"019a2f40-1c5e-7b2a-8d11-4c3b2a190807",' +
      '"payer_uuid":"019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e","payee_uuid":"019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f",' +
      '"transaction_status":"CAPTURE_PENDING","capture_status":"CAPTURE_PENDING","payout_status":null,"clawback_status":null,' +
      '"reverse_payout_status":null,"currency":"USD","amount":12500,"transaction_fee":125,' +
      '"client_reference_id":"order-1042 \\"é\u2028🌌\\"","payout_delay_days":2,"company_name":"FJORD",' +
      '"description":"ORDER 1042","addenda":null,"type":"api","ach_return_code":null,"failure_code":null,"failure_reason":null,' +
      '"cancel_reason":null,"payer_bank_account":{"uuid":"019a2f3d-0b11-7001-8a44-9d0c1b2a3f4e","aggregator_type":"manual"},' +
      '"payee_bank_account":{"uuid":"019a2f3d-5f21-7002-b7d3-1a2b3c4d5e6f","aggregator_type":"bank_link"},' +
      '"vendor_name":"Fjord Market","created_at":"2026-03-02 14:05:09","updated_at":"2026-03-02 14:05:09",' +
      '"trace_ids":{"capture_trace_id":"","payout_trace_id":"","reverse_payout_trace_id":"","refunds":[]},"sequence":1}}',
  },
  {
    renderer: 1,
    payment: {
      uuid: '019a2f40-1c5e-7b2a-8d11-4c3b2a190808',
      payer_uuid: '019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e',
      payee_uuid: '019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f',
      payer_bank_account_uuid: '019a2f3d-0b11-7001-8a44-9d0c1b2a3f4e',
      payee_bank_account_uuid: '019a2f3d-5f21-7002-b7d3-1a2b3c4d5e6f',
      payer_aggregator_type: 'manual',
      payee_aggregator_type: 'bank_link',
      type: 'api',
      payout_delay_days: 2,
      amount: 12_500,
      transaction_fee: 125,
      client_reference_id: 'order-1042 "é\u2028🌌"',
      company_name: 'FJORD',
      description: 'ORDER 1042',
      addenda: null,
      metadata: { order: '1042', 'shop.note': '"quoted" \\ é 漢 🏦 \u2028' },
      created_at: instant(1_772_460_309_120),
      vendor_name: 'Fjord Market',
    },
    body: '{"type":"TransactionStarted","timestamp":"2026-03-02T14:05:09.120Z","livemode":false,"data":{"uuid":"019a2f40-1c5e-7b2a-8d11-4c3b2a190808","payer_uuid":"019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e","payee_uuid":"019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f","transaction_status":"CAPTURE_PENDING","capture_status":"CAPTURE_PENDING","payout_status":null,"clawback_status":null,"reverse_payout_status":null,"currency":"USD","amount":12500,"transaction_fee":125,"client_reference_id":"order-1042 \\"é\u2028🌌\\"","payout_delay_days":2,"company_name":"FJORD","description":"ORDER 1042","addenda":null,"type":"api","ach_return_code":null,"failure_code":null,"failure_reason":null,"cancel_reason":null,"payer_bank_account":{"uuid":"019a2f3d-0b11-7001-8a44-9d0c1b2a3f4e","aggregator_type":"manual"},"payee_bank_account":{"uuid":"019a2f3d-5f21-7002-b7d3-1a2b3c4d5e6f","aggregator_type":"bank_link"},"vendor_name":"Fjord Market","created_at":"2026-03-02 14:05:09","updated_at":"2026-03-02 14:05:09","trace_ids":{"capture_trace_id":"","payout_trace_id":"","reverse_payout_trace_id":"","refunds":[]},"metadata":{"order":"1042","shop.note":"\\"quoted\\" \\\\ é 漢 🏦 \u2028"},"sequence":1}}',
  },
];
