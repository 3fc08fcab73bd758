CREATE TABLE `trashed_documents` (
	`document_id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`model_id` text NOT NULL,
	`file_name` text NOT NULL,
	`byte_size` integer NOT NULL,
	`deleted_at` integer NOT NULL,
	`deleted_by` text NOT NULL,
	`erase_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `trashed_documents_model` ON `trashed_documents` (`model_id`,`deleted_at`,`document_id`);--> statement-breakpoint
CREATE INDEX `trashed_documents_due` ON `trashed_documents` (`erase_at`);