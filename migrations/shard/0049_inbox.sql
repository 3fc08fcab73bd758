CREATE TABLE `chosen_keys` (
	`tenant_id` text NOT NULL,
	`key` text NOT NULL,
	`model_id` text NOT NULL,
	`file_id` text NOT NULL,
	`kind` text NOT NULL,
	`chosen_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `key`, `file_id`)
);
--> statement-breakpoint
CREATE INDEX `chosen_keys_time` ON `chosen_keys` (`tenant_id`,`chosen_at`);--> statement-breakpoint
CREATE INDEX `chosen_keys_file` ON `chosen_keys` (`tenant_id`,`file_id`);--> statement-breakpoint
CREATE TABLE `waiting_files` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`file_name` text NOT NULL,
	`file_kind` text,
	`byte_size` integer NOT NULL,
	`sha256` text NOT NULL,
	`source` text NOT NULL,
	`source_key` text,
	`state` text NOT NULL,
	`kind` text,
	`kind_confidence` real,
	`model_id` text,
	`confidence` real,
	`reason` text,
	`received_at` integer NOT NULL,
	`progress_at` integer NOT NULL,
	`redrives` integer DEFAULT 0 NOT NULL,
	`kept_until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `waiting_files_tenant` ON `waiting_files` (`tenant_id`,`id`);--> statement-breakpoint
CREATE INDEX `waiting_files_state` ON `waiting_files` (`tenant_id`,`state`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_files_source_key` ON `waiting_files` (`tenant_id`,`source_key`);--> statement-breakpoint
CREATE INDEX `waiting_files_progress` ON `waiting_files` (`state`,`progress_at`);--> statement-breakpoint
CREATE INDEX `waiting_files_kept` ON `waiting_files` (`kept_until`);