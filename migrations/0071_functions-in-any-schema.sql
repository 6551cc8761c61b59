-- The functions that run with the rights of their owner named the schema public. Now they work on
-- the tables of the schema that they are in: their search path has its name.

CREATE OR REPLACE FUNCTION create_history_day(history text, day date) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  IF history NOT IN ('webhook_deliveries', 'webhook_attempts', 'request_batches') THEN
    RAISE EXCEPTION '% has no days', history;
  END IF;
  EXECUTE format('CREATE TABLE IF NOT EXISTS %I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)',
    history || '_' || to_char(day, 'YYYYMMDD'), history, day::timestamp AT TIME ZONE 'UTC', (day + 1)::timestamp AT TIME ZONE 'UTC');
END $$;

CREATE OR REPLACE FUNCTION drop_history_day(history text, day date) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  IF history NOT IN ('webhook_deliveries', 'webhook_attempts', 'request_batches') THEN
    RAISE EXCEPTION '% has no days', history;
  END IF;
  EXECUTE format('DROP TABLE IF EXISTS %I', history || '_' || to_char(day, 'YYYYMMDD'));
END $$;

CREATE OR REPLACE FUNCTION remove_file_content(file uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  PERFORM FROM archived_files WHERE uuid = file AND kept_at IS NOT NULL AND retain_until < clock_timestamp();
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the content of the file % must be kept', file;
  END IF;
  DELETE FROM archived_chunks WHERE file_uuid = file;
END $$;

CREATE OR REPLACE FUNCTION erase_event(tenant_shard smallint, tenant uuid, at bigint, erased_body text) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  UPDATE events e SET body = erased_body
  WHERE e.shard = tenant_shard AND e.processor_id = tenant AND e."position" = at AND e.body IS NOT NULL AND EXISTS (
    SELECT FROM erasures r WHERE r.shard = e.shard AND r.processor_id = e.processor_id
      AND (r.user_uuid = e.subject_uuid OR EXISTS (
        SELECT FROM bank_accounts a WHERE a.shard = r.shard AND a.processor_id = r.processor_id
          AND a.uuid = e.subject_uuid AND a.user_uuid = r.user_uuid)));
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the event at % of % is not of an erased user', at, tenant;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION erase_approvals(erased_user uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  PERFORM FROM erasures WHERE user_uuid = erased_user;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the user % is not erased', erased_user;
  END IF;
  -- One that still waits expires: what it asked for is gone.
  UPDATE approvals SET body = '{}', effects = '[]', answer_sealed = NULL,
    expires_at = CASE WHEN outcome IS NULL THEN least(expires_at, clock_timestamp()) ELSE expires_at END
  WHERE operation_id = 'updateMerchantOriginator' AND params ->> 'uuid' = erased_user::text;
END $$;

-- PostgreSQL searches pg_catalog before these two. pg_temp comes last, so that no temporary table takes
-- the place of one of ours.
DO $$
DECLARE
  definer text;
BEGIN
  FOREACH definer IN ARRAY ARRAY['create_history_day(text, date)', 'drop_history_day(text, date)',
    'remove_file_content(uuid)', 'erase_event(smallint, uuid, bigint, text)', 'erase_approvals(uuid)'] LOOP
    EXECUTE format('ALTER FUNCTION %s SET search_path = %I, pg_temp', definer, current_schema());
  END LOOP;
END $$;
