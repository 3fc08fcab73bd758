CREATE TABLE `tenant_moves` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`from_shard` text NOT NULL,
	`to_shard` text NOT NULL,
	`state` text NOT NULL,
	`place` text,
	`tables` text DEFAULT '{}' NOT NULL,
	`files` integer DEFAULT 0 NOT NULL,
	`rounds` integer DEFAULT 0 NOT NULL,
	`problem` text,
	`started_at` integer NOT NULL,
	`progress_at` integer NOT NULL,
	`held_at` integer,
	`switched_at` integer,
	`ended_at` integer,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tenant_moves_tenant` ON `tenant_moves` (`tenant_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `tenant_moves_open` ON `tenant_moves` (`tenant_id`) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX `tenant_moves_progress` ON `tenant_moves` (`progress_at`) WHERE ended_at is null;--> statement-breakpoint
ALTER TABLE `tenants` ADD `files_from` text;