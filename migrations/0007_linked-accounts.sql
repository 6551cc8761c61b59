-- Bank accounts that were linked at a provider, and the items of the provider that they come from.

CREATE TABLE linked_items (
  uuid                    uuid PRIMARY KEY,
  processor_id            uuid NOT NULL,
  provider                text NOT NULL,
  item_id                 text NOT NULL,
  access_token_encrypted  bytea,
  linked_at               timestamptz NOT NULL,
  problem                 text,
  problem_since           timestamptz,
  revoked_at              timestamptz,
  removal_due_at          timestamptz,
  removing_until          timestamptz,
  removal_attempts        integer NOT NULL DEFAULT 0,
  removal_tried_at        timestamptz,
  removal_error           text,
  removed_at              timestamptz,
  UNIQUE (provider, item_id, processor_id),
  CHECK ((problem IS NULL) = (problem_since IS NULL)),
  CHECK ((access_token_encrypted IS NULL) = (removed_at IS NOT NULL)),
  CHECK (removed_at IS NULL OR (removal_due_at IS NULL AND removing_until IS NULL))
);
COMMENT ON TABLE linked_items IS 'what a user granted at a linking provider, for each tenant that uses it; a notice of the provider names only its item_id';
COMMENT ON COLUMN linked_items.access_token_encrypted IS 'the provider''s secret, sealed: the removal of the item needs it; null after the removal';
COMMENT ON COLUMN linked_items.problem IS 'the last problem that the provider reported; null: none, or it ended';
COMMENT ON COLUMN linked_items.revoked_at IS 'when the user last revoked the access to the item or to one of its accounts';
COMMENT ON COLUMN linked_items.removal_due_at IS 'when the item is removed at the provider, or the removal is tried again; null: a bank account uses it';
COMMENT ON COLUMN linked_items.removing_until IS 'the lease of the removal that is under way';
COMMENT ON COLUMN linked_items.removal_error IS 'why the last attempt to remove it failed';
CREATE INDEX linked_items_of_processor ON linked_items (processor_id, uuid);
CREATE INDEX linked_items_removed ON linked_items (uuid) WHERE removed_at IS NOT NULL;
CREATE INDEX linked_items_to_remove ON linked_items (removal_due_at) WHERE removal_due_at IS NOT NULL;
CREATE INDEX linked_items_with_problem ON linked_items (uuid)
  WHERE problem IS NOT NULL AND removed_at IS NULL AND removal_due_at IS NULL;

CREATE TABLE linked_accounts (
  shard                  smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id           uuid NOT NULL,
  bank_account_uuid      uuid NOT NULL,
  item_uuid              uuid NOT NULL,
  account_id             text NOT NULL,
  persistent_account_id  text,
  PRIMARY KEY (shard, processor_id, bank_account_uuid),
  FOREIGN KEY (shard, processor_id, bank_account_uuid) REFERENCES bank_accounts
);
COMMENT ON COLUMN linked_accounts.account_id IS 'the account''s id at the provider';
COMMENT ON COLUMN linked_accounts.persistent_account_id IS 'the same for every item with this account, at institutions that give tokenized numbers; null: not given';
CREATE INDEX linked_accounts_of_item ON linked_accounts (shard, processor_id, item_uuid);
