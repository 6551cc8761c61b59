-- What operators decided about a card of Today, and its figures day by day.

CREATE TABLE today_cards (
  kind          text PRIMARY KEY,
  assigned_to   uuid REFERENCES operators (uuid),
  aside         text CHECK (aside IN ('snoozed', 'done')),
  aside_until   timestamptz,
  aside_reason  text,
  aside_by      uuid REFERENCES operators (uuid),
  count         bigint,
  amount        bigint,
  newest        timestamptz,
  deadline_at   timestamptz,
  CHECK ((aside IS NULL) = (aside_until IS NULL) AND (aside IS NULL) = (count IS NULL))
);
COMMENT ON TABLE today_cards IS 'a kind of what waits on the page of today, or goes wrong; each act is in the audit trail';
COMMENT ON COLUMN today_cards.aside IS 'snoozed or done: it is put aside until a time, or until its facts get worse; null: it is not';
COMMENT ON COLUMN today_cards.aside_by IS 'null: a token put it aside';
COMMENT ON COLUMN today_cards.count IS 'like the columns below: the facts when it was put aside';
COMMENT ON COLUMN today_cards.amount IS 'cents; null: it is not about money';

CREATE TABLE today_figures (
  day     date NOT NULL,
  kind    text NOT NULL,
  count   bigint NOT NULL,
  amount  bigint,
  PRIMARY KEY (day, kind)
);
COMMENT ON TABLE today_figures IS 'what waited at the end of an Eastern day, for the change since then; of the present day: by now';
COMMENT ON COLUMN today_figures.amount IS 'cents; null: it is not about money';
