// The record of a tenant, as its operation answers it.
import type { DataOf } from '../api/request.ts';

export type Tenant = DataOf<'/admin/v1/processors/{uuid}'>;
