DROP INDEX `document_search_waiting`;--> statement-breakpoint
ALTER TABLE `document_search_keys` ADD `tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `document_search_due` ON `document_search_keys` (`tries`,`search_id`) WHERE indexed_attempt is null;--> statement-breakpoint
ALTER TABLE `bulk_actions` ADD `attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `intake_log` ADD `kept_key` text;--> statement-breakpoint
ALTER TABLE `intake_log` ADD `kept_until` integer;--> statement-breakpoint
CREATE INDEX `intake_log_kept` ON `intake_log` (`kept_until`) WHERE kept_until is not null;--> statement-breakpoint
CREATE INDEX `intake_log_tenant_kept` ON `intake_log` (`tenant_id`,`id`) WHERE kept_until is not null;--> statement-breakpoint
ALTER TABLE `zip_files` ADD `attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `training_runs_progress` ON `training_runs` (`progress_at`) WHERE state = 'running';--> statement-breakpoint
CREATE INDEX `rescorings_open` ON `rescorings` (`started_at`) WHERE ended_at is null;