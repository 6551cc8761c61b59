// Answers of starts, each as the version of its renderer wrote it, with its payment. Never change
// an entry: clients can have these bytes.
import type { StartedPayment } from '../../../src/api/idempotency/asked-payment.ts';
import { instantFrom } from '../../../src/platform/std/timestamps.ts';

export interface KeptAnswer {
  renderer: number;
  payment: StartedPayment;
  body: string;
}

export const keptAnswers: readonly KeptAnswer[] = [
  {
    renderer: 1,
    payment: {
      uuid: '019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90',
      payer_uuid: '019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e',
      payee_uuid: '019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f',
      payer_bank_account_uuid: '019a2f3d-2a00-7b11-9e10-0a1b2c3d4e5f',
      payee_bank_account_uuid: '019a2f3d-7c00-7d44-8b21-5f4e3d2c1b0a',
      payer_aggregator_type: 'manual',
      payee_aggregator_type: 'bank_link',
      type: 'api',
      payout_delay_days: 2,
      amount: 12500,
      transaction_fee: 125,
      client_reference_id: 'order-1042',
      company_name: 'FJORD MARKET',
      description: 'ORDER 1042',
      addenda: null,
      metadata: null,
      created_at: instantFrom('2026-03-02T14:05:09.999Z'),
      vendor_name: 'Fjord Market',
    },
    body: '{"status":true,"message":"Transaction has been started.","data":{"uuid":"019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90","payer_uuid":"019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e","payee_uuid":"019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f","transaction_status":"CAPTURE_PENDING","capture_status":"CAPTURE_PENDING","payout_status":null,"clawback_status":null,"reverse_payout_status":null,"currency":"USD","amount":12500,"transaction_fee":125,"client_reference_id":"order-1042","payout_delay_days":2,"company_name":"FJORD MARKET","description":"ORDER 1042","addenda":null,"type":"api","ach_return_code":null,"failure_code":null,"failure_reason":null,"cancel_reason":null,"payer_bank_account":{"uuid":"019a2f3d-2a00-7b11-9e10-0a1b2c3d4e5f","aggregator_type":"manual"},"payee_bank_account":{"uuid":"019a2f3d-7c00-7d44-8b21-5f4e3d2c1b0a","aggregator_type":"bank_link"},"vendor_name":"Fjord Market","created_at":"2026-03-02 14:05:09","updated_at":"2026-03-02 14:05:09","trace_ids":{"capture_trace_id":"","payout_trace_id":"","reverse_payout_trace_id":"","refunds":[]}},"errors":[]}',
  },
  {
    renderer: 1,
    payment: {
      uuid: '019a2f40-1c00-7a3e-9c51-3f0e6b7a8d91',
      payer_uuid: '019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4f',
      payee_uuid: '019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e70',
      payer_bank_account_uuid: '019a2f3d-2a00-7b11-9e10-0a1b2c3d4e60',
      payee_bank_account_uuid: '019a2f3d-7c00-7d44-8b21-5f4e3d2c1b0b',
      payer_aggregator_type: 'bank_link',
      payee_aggregator_type: 'manual',
      type: 'bulk',
      payout_delay_days: 0,
      amount: 9_999_999_999,
      transaction_fee: 0,
      client_reference_id: '"quoted" \\ / é 漢 🏦 \u2028',
      company_name: 'Æ\\"',
      description: null,
      addenda: 'RMR*IV*"7"\\',
      metadata: null,
      created_at: instantFrom('2025-12-31T23:59:59.000Z'),
      vendor_name: 'Bücher & "Söhne" 🏦',
    },
    body: '{"status":true,"message":"Transaction has been started.","data":{"uuid":"019a2f40-1c00-7a3e-9c51-3f0e6b7a8d91","payer_uuid":"019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4f","payee_uuid":"019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e70","transaction_status":"CAPTURE_PENDING","capture_status":"CAPTURE_PENDING","payout_status":null,"clawback_status":null,"reverse_payout_status":null,"currency":"USD","amount":9999999999,"transaction_fee":0,"client_reference_id":"\\"quoted\\" \\\\ / é 漢 🏦 \u2028","payout_delay_days":0,"company_name":"Æ\\\\\\"","description":null,"addenda":"RMR*IV*\\"7\\"\\\\","type":"bulk","ach_return_code":null,"failure_code":null,"failure_reason":null,"cancel_reason":null,"payer_bank_account":{"uuid":"019a2f3d-2a00-7b11-9e10-0a1b2c3d4e60","aggregator_type":"bank_link"},"payee_bank_account":{"uuid":"019a2f3d-7c00-7d44-8b21-5f4e3d2c1b0b","aggregator_type":"manual"},"vendor_name":"Bücher & \\"Söhne\\" 🏦","created_at":"2025-12-31 23:59:59","updated_at":"2025-12-31 23:59:59","trace_ids":{"capture_trace_id":"","payout_trace_id":"","reverse_payout_trace_id":"","refunds":[]}},"errors":[]}',
  },
  {
    renderer: 1,
    payment: {
      uuid: '019a2f40-1c00-7a3e-9c51-3f0e6b7a8d92',
      payer_uuid: '019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e',
      payee_uuid: '019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f',
      payer_bank_account_uuid: '019a2f3d-2a00-7b11-9e10-0a1b2c3d4e5f',
      payee_bank_account_uuid: '019a2f3d-7c00-7d44-8b21-5f4e3d2c1b0a',
      payer_aggregator_type: 'manual',
      payee_aggregator_type: 'bank_link',
      type: 'api',
      payout_delay_days: 2,
      amount: 12500,
      transaction_fee: 125,
      client_reference_id: 'order-1042',
      company_name: 'FJORD MARKET',
      description: 'ORDER 1042',
      addenda: null,
      metadata: { order: '1042', 'shop.note': '"quoted" \\ é 漢 🏦 \u2028' },
      created_at: instantFrom('2026-03-02T14:05:09.999Z'),
      vendor_name: 'Fjord Market',
    },
    body: '{"status":true,"message":"Transaction has been started.","data":{"uuid":"019a2f40-1c00-7a3e-9c51-3f0e6b7a8d92","payer_uuid":"019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e","payee_uuid":"019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f","transaction_status":"CAPTURE_PENDING","capture_status":"CAPTURE_PENDING","payout_status":null,"clawback_status":null,"reverse_payout_status":null,"currency":"USD","amount":12500,"transaction_fee":125,"client_reference_id":"order-1042","payout_delay_days":2,"company_name":"FJORD MARKET","description":"ORDER 1042","addenda":null,"type":"api","ach_return_code":null,"failure_code":null,"failure_reason":null,"cancel_reason":null,"payer_bank_account":{"uuid":"019a2f3d-2a00-7b11-9e10-0a1b2c3d4e5f","aggregator_type":"manual"},"payee_bank_account":{"uuid":"019a2f3d-7c00-7d44-8b21-5f4e3d2c1b0a","aggregator_type":"bank_link"},"vendor_name":"Fjord Market","created_at":"2026-03-02 14:05:09","updated_at":"2026-03-02 14:05:09","trace_ids":{"capture_trace_id":"","payout_trace_id":"","reverse_payout_trace_id":"","refunds":[]},"metadata":{"order":"1042","shop.note":"\\"quoted\\" \\\\ é 漢 🏦 \u2028"}},"errors":[]}',
  },
];
