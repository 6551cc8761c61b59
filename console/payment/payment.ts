// The record of a payment, as its operation answers it.
import type { DataOf } from '../api/request.ts';

export type Payment = DataOf<'/admin/v1/transactions/{uuid}'>;
