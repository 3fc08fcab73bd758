CREATE TABLE `tenant_restores` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`state` text NOT NULL,
	`source` text,
	`archives` text DEFAULT '[]' NOT NULL,
	`place` text,
	`tally` text NOT NULL,
	`problem` text,
	`started_by` text NOT NULL,
	`started_at` integer NOT NULL,
	`progress_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tenant_restores_tenant` ON `tenant_restores` (`tenant_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `tenant_restores_open` ON `tenant_restores` (`tenant_id`) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX `tenant_restores_progress` ON `tenant_restores` (`progress_at`) WHERE ended_at is null;