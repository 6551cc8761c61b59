-- Temporary.
CREATE FUNCTION fill_shard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN NEW.shard := shard_of(NEW.processor_id); RETURN NEW; END $$;
DO $$ DECLARE t regclass; BEGIN
  FOR t IN SELECT a.attrelid::regclass FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE a.attname = 'shard' AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace
  LOOP EXECUTE format('CREATE TRIGGER fill_shard BEFORE INSERT ON %s FOR EACH ROW EXECUTE FUNCTION fill_shard()', t); END LOOP;
END $$;
