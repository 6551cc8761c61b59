-- Spells names as Nacha does: dishonor, authorization, unauthorized. Acts in the audit trail keep the spelling of their day.

ALTER TYPE bank_file_kind RENAME VALUE 'dishonours' TO 'dishonors';
ALTER TYPE bank_item_kind RENAME VALUE 'dishonoured_return' TO 'dishonored_return';
ALTER TYPE item_resolution RENAME VALUE 'dishonoured' TO 'dishonored';
ALTER TYPE block_end RENAME VALUE 'authorisation' TO 'authorization';
ALTER TYPE block_kind RENAME VALUE 'unauthorised' TO 'unauthorized';

ALTER TYPE dishonour_state RENAME TO dishonor_state;
ALTER TABLE dishonours RENAME TO dishonors;
ALTER TABLE dishonors RENAME CONSTRAINT dishonours_pkey TO dishonors_pkey;
ALTER TABLE dishonors RENAME CONSTRAINT dishonours_item_uuid_key TO dishonors_item_uuid_key;
ALTER TABLE dishonors RENAME CONSTRAINT dishonours_file_uuid_fkey TO dishonors_file_uuid_fkey;
ALTER TABLE dishonors RENAME CONSTRAINT dishonours_item_uuid_fkey TO dishonors_item_uuid_fkey;
ALTER INDEX dishonours_by_trace RENAME TO dishonors_by_trace;
ALTER INDEX dishonours_of_file RENAME TO dishonors_of_file;
ALTER INDEX dishonours_to_send RENAME TO dishonors_to_send;

ALTER TABLE authorisations RENAME TO authorizations;
ALTER TABLE authorizations RENAME COLUMN authorised_on TO authorized_on;
ALTER TABLE authorizations RENAME CONSTRAINT authorisations_pkey TO authorizations_pkey;
ALTER TABLE authorizations RENAME CONSTRAINT authorisations_processor_id_bank_account_uuid_fkey TO authorizations_processor_id_bank_account_uuid_fkey;
ALTER TABLE authorizations RENAME CONSTRAINT authorisations_processor_id_user_uuid_fkey TO authorizations_processor_id_user_uuid_fkey;

ALTER TYPE simulated_misbehaviour RENAME TO simulated_misbehavior;
ALTER TABLE simulated_answers RENAME COLUMN misbehaviour TO misbehavior;

ALTER TABLE transactions RENAME COLUMN unauthorised TO unauthorized;
ALTER TABLE debit_days RENAME COLUMN unauthorised TO unauthorized;
ALTER TABLE return_rate_states RENAME COLUMN unauthorised TO unauthorized;

COMMENT ON COLUMN bank_items.late IS 'came after its deadline: applied, and to be dishonored';
COMMENT ON COLUMN processors.hold_debits_past_rate IS 'new debits of a merchant are on hold while its rate of unauthorized returns is exceeded';
COMMENT ON COLUMN users.debits_held_since IS 'new payments of this merchant are on hold: its rate of unauthorized returns is exceeded';
COMMENT ON COLUMN transactions.unauthorized IS 'the capture came back as unauthorized after it had counted as good';

ALTER TABLE webhook_endpoints RENAME COLUMN url_normalised TO url_normalized;
ALTER TABLE webhook_endpoints RENAME CONSTRAINT webhook_endpoints_processor_id_tenant_id_url_normalised_key TO webhook_endpoints_processor_id_tenant_id_url_normalized_key;

UPDATE transactions SET failure_code = 'debit_not_authorized' WHERE failure_code = 'debit_not_authorised';
