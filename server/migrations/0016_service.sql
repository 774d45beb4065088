-- Items of the product team stand in no table: they are composed when they are read. Only that one was opened is kept.
CREATE TABLE billet.opened_service (
  user_id uuid NOT NULL REFERENCES billet.users (id) ON DELETE CASCADE,
  item_id uuid NOT NULL,
  PRIMARY KEY (user_id, item_id)
);
GRANT SELECT, INSERT ON billet.opened_service TO billet_app;
