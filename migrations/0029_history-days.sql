-- The role that serves owns no table. It makes and drops the days of the webhook history through
-- these, which run as their owner.

CREATE FUNCTION create_history_day(history text, day date) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF history NOT IN ('webhook_deliveries', 'webhook_attempts') THEN
    RAISE EXCEPTION '% has no days', history;
  END IF;
  EXECUTE format('CREATE TABLE IF NOT EXISTS public.%I PARTITION OF public.%I FOR VALUES FROM (%L) TO (%L)',
    history || '_' || to_char(day, 'YYYYMMDD'), history, day::timestamp AT TIME ZONE 'UTC', (day + 1)::timestamp AT TIME ZONE 'UTC');
END $$;

CREATE FUNCTION drop_history_day(history text, day date) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF history NOT IN ('webhook_deliveries', 'webhook_attempts') THEN
    RAISE EXCEPTION '% has no days', history;
  END IF;
  EXECUTE format('DROP TABLE IF EXISTS public.%I', history || '_' || to_char(day, 'YYYYMMDD'));
END $$;

REVOKE EXECUTE ON FUNCTION create_history_day(text, date), drop_history_day(text, date) FROM PUBLIC;
