-- Personal data ends: files after six years, numbers of removed accounts, and erased users.

ALTER TABLE archived_files ADD COLUMN content_removed_at timestamptz;
COMMENT ON COLUMN archived_files.content_removed_at IS 'when its chunks were removed after retain_until; its name, size and hash stay';
CREATE INDEX archived_files_to_remove ON archived_files (retain_until) WHERE content_removed_at IS NULL;

ALTER TABLE bank_items ALTER COLUMN details_sealed DROP NOT NULL;
COMMENT ON COLUMN bank_items.details_sealed IS 'account number and corrected data; null: removed with the content of its file';
ALTER TABLE bank_account_corrections ALTER COLUMN former_sealed DROP NOT NULL;
COMMENT ON COLUMN bank_account_corrections.former_sealed IS 'null: removed with the number of the account';
ALTER TABLE bank_accounts ALTER COLUMN account_number_encrypted DROP NOT NULL;
ALTER TABLE bank_accounts
  ADD CONSTRAINT bank_accounts_number_unless_removed CHECK (account_number_encrypted IS NOT NULL OR deleted_at IS NOT NULL);
COMMENT ON COLUMN bank_accounts.account_number_encrypted IS 'null: erased some time after the account was removed';
CREATE INDEX bank_accounts_to_erase ON bank_accounts (deleted_at)
  WHERE deleted_at IS NOT NULL AND account_number_encrypted IS NOT NULL;

CREATE TABLE erasures (
  shard              smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id       uuid NOT NULL,
  user_uuid          uuid NOT NULL,
  erased_at          timestamptz NOT NULL,
  identity_sealed    bytea,
  keep_until         timestamptz,
  events_through     bigint NOT NULL DEFAULT 0,
  events_erased_at   timestamptz,
  PRIMARY KEY (shard, processor_id, user_uuid),
  FOREIGN KEY (shard, processor_id, user_uuid) REFERENCES users,
  CHECK ((identity_sealed IS NULL) = (keep_until IS NULL))
);
COMMENT ON TABLE erasures IS 'a user whose personal data was erased';
COMMENT ON COLUMN erasures.identity_sealed IS 'what was erased, as far as the law asks to keep it; null: nothing is kept any more';
COMMENT ON COLUMN erasures.events_through IS 'up to this position the events of its tenant have none of its data';
CREATE INDEX erasures_to_end ON erasures (keep_until) WHERE identity_sealed IS NOT NULL;
CREATE INDEX erasures_in_events ON erasures (erased_at) WHERE events_erased_at IS NULL;

-- The serving role can remove content only after its time, and change events only of erased users.
CREATE FUNCTION remove_file_content(file uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM FROM public.archived_files WHERE uuid = file AND kept_at IS NOT NULL AND retain_until < clock_timestamp();
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the content of the file % must be kept', file;
  END IF;
  DELETE FROM public.archived_chunks WHERE file_uuid = file;
END $$;

CREATE FUNCTION erase_event(tenant_shard smallint, tenant uuid, at bigint, erased_body text) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE public.events e SET body = erased_body
  WHERE e.shard = tenant_shard AND e.processor_id = tenant AND e."position" = at AND e.body IS NOT NULL AND EXISTS (
    SELECT FROM public.erasures r WHERE r.shard = e.shard AND r.processor_id = e.processor_id
      AND (r.user_uuid = e.subject_uuid OR EXISTS (
        SELECT FROM public.bank_accounts a WHERE a.shard = r.shard AND a.processor_id = r.processor_id
          AND a.uuid = e.subject_uuid AND a.user_uuid = r.user_uuid)));
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the event at % of % is not of an erased user', at, tenant;
  END IF;
END $$;

REVOKE EXECUTE ON FUNCTION remove_file_content(uuid), erase_event(smallint, uuid, bigint, text) FROM PUBLIC;

CREATE INDEX authorizations_of_user ON authorizations (shard, processor_id, user_uuid, uuid);
