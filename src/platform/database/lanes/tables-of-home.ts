// The tables that are read at home alone: what is there once for all lanes, or in each lane alike.
import { wholeCopies } from './copied-rows.sql.ts';

export const tablesOfHome: readonly string[] = [
  ...wholeCopies,
  'lanes',
  'legal_postings',
  'lane_shards',
  'lane_tenants',
  'migrations',
  'operator_links',
  'operator_sessions',
  'sandbox_clock',
  'saved_views',
  'service_mode',
  'shared_banks',
  'sign_in_attempts',
  'vault_keys',
];
