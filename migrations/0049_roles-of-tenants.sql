-- Roles of people within a tenant, next to the developer. A new value can be used only after its
-- migration, so the rules name the roles of operators.

ALTER TYPE operator_role ADD VALUE 'tenant_viewer';
ALTER TYPE operator_role ADD VALUE 'tenant_finance';
ALTER TYPE operator_role ADD VALUE 'tenant_owner';

ALTER TABLE operators DROP CONSTRAINT operators_check;
ALTER TABLE operators ADD CONSTRAINT operators_check
  CHECK ((role IN ('viewer', 'support', 'operator', 'risk', 'administrator')) = (processor_id IS NULL));
COMMENT ON COLUMN operators.processor_id IS 'the tenant of a person with a role of tenants';

ALTER TABLE tokens DROP CONSTRAINT tokens_role_check;
ALTER TABLE tokens ADD CONSTRAINT tokens_role_check
  CHECK (role IN ('viewer', 'support', 'operator', 'risk', 'administrator'));
COMMENT ON COLUMN tokens.issued_by_operator IS 'who answers for it: the token works while this person is an administrator, or an owner of the tenant of the token';

ALTER TABLE operators ADD COLUMN disabled_by_service boolean NOT NULL DEFAULT false;
UPDATE operators SET disabled_by_service = true WHERE disabled_at IS NOT NULL;
COMMENT ON COLUMN operators.disabled_by_service IS 'an operator of the service disabled the person: an owner of the tenant cannot enable this person';
