// The key of a payment, and keys as the rows of a query.
import { recordset } from '../../platform/database/recordset.ts';

export interface PaymentKey {
  processor_id: string;
  transaction_uuid: string;
}

export const paymentKeys = recordset<PaymentKey>({ processor_id: 'uuid', transaction_uuid: 'uuid' });
