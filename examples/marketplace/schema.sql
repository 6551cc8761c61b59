-- The database of the shop. Money is integer cents. Account numbers are not here: Achord has them.

-- A seller whom Achord knows as a merchant.
CREATE TABLE IF NOT EXISTS sellers (
  id TEXT PRIMARY KEY,
  payee_uuid TEXT NOT NULL UNIQUE
) STRICT;

-- A buyer whom Achord knows as a payer.
CREATE TABLE IF NOT EXISTS buyers (
  id TEXT PRIMARY KEY,
  payer_uuid TEXT NOT NULL UNIQUE,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS bank_accounts (
  uuid TEXT PRIMARY KEY,
  buyer_id TEXT NOT NULL REFERENCES buyers,
  label TEXT NOT NULL,
  -- 0: removed or disabled at Achord, for example because the account is closed.
  is_usable INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE TABLE IF NOT EXISTS orders (
  id TEXT PRIMARY KEY,
  buyer_id TEXT NOT NULL REFERENCES buyers,
  seller_id TEXT NOT NULL REFERENCES sellers,
  total_cents INTEGER NOT NULL CHECK (total_cents > 0),
  state TEXT NOT NULL,
  placed_at TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS order_lines (
  order_id TEXT NOT NULL REFERENCES orders,
  good_id TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  price_cents INTEGER NOT NULL,
  PRIMARY KEY (order_id, good_id)
) STRICT;

-- Each state that an order has had, once for each time that it came.
CREATE TABLE IF NOT EXISTS order_history (
  order_id TEXT NOT NULL REFERENCES orders,
  state TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT;

-- One attempt to collect an order. The key is its Idempotency-Key and its client_reference_id, so
-- an event finds its attempt even if the answer of Achord never came.
CREATE TABLE IF NOT EXISTS attempts (
  key TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES orders,
  number INTEGER NOT NULL,
  bank_account_uuid TEXT NOT NULL REFERENCES bank_accounts,
  -- When the buyer agreed to the debit: a bank may ask for the proof.
  authorized_at TEXT NOT NULL,
  -- Null: it is still unknown whether Achord has the payment.
  payment_uuid TEXT UNIQUE,
  state TEXT NOT NULL,
  -- Why there was no payment, or why it came back.
  reason TEXT,
  -- Of the newest event of the payment.
  sequence INTEGER NOT NULL DEFAULT 0,
  UNIQUE (order_id, number)
) STRICT;

-- Each event once, however often it arrives. It is kept before the webhook is answered.
CREATE TABLE IF NOT EXISTS events (
  uuid TEXT PRIMARY KEY,
  body TEXT NOT NULL,
  received_at TEXT NOT NULL,
  applied_at TEXT
) STRICT;

CREATE INDEX IF NOT EXISTS events_to_apply ON events (received_at) WHERE applied_at IS NULL;

-- The last event that was read from the event log; no row: none yet.
CREATE TABLE IF NOT EXISTS event_log_cursor (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  event_uuid TEXT NOT NULL
) STRICT;
