CREATE TABLE `report_files` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`wanted` text NOT NULL,
	`report` text NOT NULL,
	`model_id` text,
	`from_day` text NOT NULL,
	`to_day` text NOT NULL,
	`step` text NOT NULL,
	`format` text NOT NULL,
	`language` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 1 NOT NULL,
	`problem` text,
	`pieces` integer DEFAULT 0 NOT NULL,
	`cursor` text,
	`done` integer DEFAULT 0 NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`byte_size` integer,
	`recipients` text NOT NULL,
	`requested_by` text NOT NULL,
	`requested_at` integer NOT NULL,
	`progress_at` integer NOT NULL,
	`expires_at` integer
);
--> statement-breakpoint
CREATE INDEX `report_files_tenant` ON `report_files` (`tenant_id`,`requested_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `report_files_wanted` ON `report_files` (`tenant_id`,`wanted`) WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX `report_files_open` ON `report_files` (`progress_at`) WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX `report_files_expiry` ON `report_files` (`expires_at`);