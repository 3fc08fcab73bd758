CREATE TABLE `document_claims` (
	`document_id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`actor_id` text NOT NULL,
	`claimed_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `document_claims_actor` ON `document_claims` (`tenant_id`,`actor_id`);--> statement-breakpoint
CREATE TABLE `document_comments` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`document_id` text NOT NULL,
	`actor_id` text NOT NULL,
	`at` integer NOT NULL,
	`body` text NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `document_comments_document` ON `document_comments` (`document_id`,`id`);--> statement-breakpoint
CREATE TABLE `document_search_keys` (
	`search_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`document_id` text NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_search_keys_document_id_unique` ON `document_search_keys` (`document_id`);--> statement-breakpoint
CREATE TABLE `saved_filters` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`model_id` text NOT NULL,
	`actor_id` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_filters_name` ON `saved_filters` (`tenant_id`,`model_id`,`actor_id`,`name`);--> statement-breakpoint
CREATE TABLE `zip_files` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`model_id` text NOT NULL,
	`file_name` text NOT NULL,
	`byte_size` integer NOT NULL,
	`sha256` text NOT NULL,
	`source` text NOT NULL,
	`source_key` text,
	`status` text NOT NULL,
	`problem` text,
	`taken` integer DEFAULT 0 NOT NULL,
	`refused` text DEFAULT '[]' NOT NULL,
	`submitted_at` integer NOT NULL,
	`progress_at` integer NOT NULL,
	FOREIGN KEY (`model_id`) REFERENCES `tenant_ai_models`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `zip_files_model` ON `zip_files` (`tenant_id`,`model_id`,`submitted_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `zip_files_source_key` ON `zip_files` (`tenant_id`,`source_key`);--> statement-breakpoint
CREATE INDEX `zip_files_progress` ON `zip_files` (`status`,`progress_at`);--> statement-breakpoint
ALTER TABLE `documents` ADD `zip_file_id` text;--> statement-breakpoint
ALTER TABLE `documents` ADD `approved_at` integer;--> statement-breakpoint
ALTER TABLE `documents` ADD `released_at` integer;--> statement-breakpoint
CREATE INDEX `documents_zip_file` ON `documents` (`zip_file_id`,`position`) WHERE zip_file_id is not null;--> statement-breakpoint
ALTER TABLE `tenant_ai_models` ADD `storage` text;--> statement-breakpoint
ALTER TABLE `tenant_ai_models` ADD `csv_generation` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `tenant_ai_models` ADD `archived_at` integer;--> statement-breakpoint
CREATE VIRTUAL TABLE document_search USING fts5(scope, file_name, body, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
CREATE TRIGGER documents_unsearchable_on_delete BEFORE DELETE ON document_search_keys BEGIN
  DELETE FROM document_search WHERE rowid = OLD.search_id;
END;
