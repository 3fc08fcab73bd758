CREATE TABLE `tenant_exports` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`state` text NOT NULL,
	`requested_by` text NOT NULL,
	`recipient` text,
	`requested_at` integer NOT NULL,
	`progress_at` integer NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`parts` text DEFAULT '[]' NOT NULL,
	`ready_at` integer,
	`expires_at` integer,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tenant_exports_tenant` ON `tenant_exports` (`tenant_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `tenant_exports_running` ON `tenant_exports` (`tenant_id`) WHERE state = 'running';--> statement-breakpoint
CREATE INDEX `tenant_exports_state` ON `tenant_exports` (`state`,`expires_at`);--> statement-breakpoint
ALTER TABLE `tenants` ADD `suspended_for` text;--> statement-breakpoint
ALTER TABLE `tenants` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
CREATE INDEX `tenants_deletion` ON `tenants` (`deletion_due_at`) WHERE deletion_due_at is not null;