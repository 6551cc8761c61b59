-- The data of an erased user leaves the approvals that named it. The serving role can change what
-- was asked for only of erased users.

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
