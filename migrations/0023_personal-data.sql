-- Personal data ends: erased users, and files after six years.

CREATE TABLE erasures (
  shard             smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id      uuid NOT NULL,
  user_uuid         uuid NOT NULL,
  erased_at         timestamptz NOT NULL,
  identity_sealed   bytea,
  keep_until        timestamptz,
  events_through    bigint NOT NULL DEFAULT 0,
  events_erased_at  timestamptz,
  PRIMARY KEY (shard, processor_id, user_uuid),
  FOREIGN KEY (shard, processor_id, user_uuid) REFERENCES users,
  CHECK ((identity_sealed IS NULL) = (keep_until IS NULL))
);
COMMENT ON TABLE erasures IS 'a user whose personal data was erased';
COMMENT ON COLUMN erasures.identity_sealed IS 'what was erased, as far as the law asks to keep it; null: nothing is kept any more';
COMMENT ON COLUMN erasures.events_through IS 'up to this position the events of its tenant have none of its data';
CREATE INDEX erasures_in_events ON erasures (erased_at) WHERE events_erased_at IS NULL;
CREATE INDEX erasures_to_end ON erasures (keep_until) WHERE identity_sealed IS NOT NULL;

-- The serving role removes personal data with these functions only: the content of a file after its
-- time, and the events and approvals of erased users.
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

CREATE FUNCTION erase_approvals(erased_user uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM FROM public.erasures WHERE user_uuid = erased_user;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the user % is not erased', erased_user;
  END IF;
  -- One that still waits expires: what it asked for is gone.
  UPDATE public.approvals SET body = '{}', effects = '[]', answer_sealed = NULL,
    expires_at = CASE WHEN outcome IS NULL THEN least(expires_at, clock_timestamp()) ELSE expires_at END
  WHERE operation_id = 'updateMerchantOriginator' AND params ->> 'uuid' = erased_user::text;
END $$;

REVOKE EXECUTE ON FUNCTION remove_file_content(uuid), erase_event(smallint, uuid, bigint, text), erase_approvals(uuid)
  FROM PUBLIC;
