CREATE TABLE `bulk_actions` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`model_id` text NOT NULL,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`query` text NOT NULL,
	`before` integer,
	`total` integer NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`conflicts` integer DEFAULT 0 NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`progress_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `bulk_actions_model` ON `bulk_actions` (`tenant_id`,`model_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `bulk_actions_progress` ON `bulk_actions` (`status`,`progress_at`);--> statement-breakpoint
ALTER TABLE `document_search_keys` ADD `indexed_attempt` integer;--> statement-breakpoint
CREATE INDEX `document_search_waiting` ON `document_search_keys` (`search_id`) WHERE indexed_attempt is null;--> statement-breakpoint
INSERT OR IGNORE INTO document_search_keys (document_id) SELECT id FROM documents ORDER BY received_at, position;
--> statement-breakpoint
INSERT OR REPLACE INTO document_search (rowid, scope, file_name, body)
  SELECT k.search_id, 'm' || hex(d.model_id), d.file_name, '' FROM document_search_keys k JOIN documents d ON d.id = k.document_id;
--> statement-breakpoint
CREATE TRIGGER documents_searchable_on_insert AFTER INSERT ON documents BEGIN
  INSERT INTO document_search_keys (document_id) VALUES (NEW.id);
  INSERT INTO document_search (rowid, scope, file_name, body)
    SELECT search_id, 'm' || hex(NEW.model_id), NEW.file_name, '' FROM document_search_keys WHERE document_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER documents_reindexed_on_attempt AFTER UPDATE OF attempt ON documents WHEN OLD.attempt <> NEW.attempt BEGIN
  UPDATE document_search_keys SET indexed_attempt = NULL WHERE document_id = NEW.id;
END;
