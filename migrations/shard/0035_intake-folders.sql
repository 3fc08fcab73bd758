CREATE TABLE `intake_folders` (
	`model_id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`host_name` text NOT NULL,
	`port` integer NOT NULL,
	`user_name` text NOT NULL,
	`sealed_password` text NOT NULL,
	`encryption` text NOT NULL,
	`folder` text NOT NULL,
	`minutes` integer NOT NULL,
	`afterwards` text NOT NULL,
	`revision` integer NOT NULL,
	`seen` text NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`problem` text,
	`warned_at` integer,
	`last_success_at` integer,
	`last_failure_at` integer,
	`next_at` integer NOT NULL,
	`busy_until` integer,
	FOREIGN KEY (`model_id`) REFERENCES `tenant_ai_models`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `intake_folders_due` ON `intake_folders` (`next_at`);--> statement-breakpoint
CREATE INDEX `intake_folders_tenant` ON `intake_folders` (`tenant_id`,`model_id`);--> statement-breakpoint
ALTER TABLE `intake_log` ADD `source` text DEFAULT 'mail' NOT NULL;