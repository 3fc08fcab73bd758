CREATE TABLE `moving_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tenant` text NOT NULL,
	`table_name` text NOT NULL,
	`key` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `moving_changes_tenant` ON `moving_changes` (`tenant`,`id`);--> statement-breakpoint
CREATE TABLE `resting_tenants` (
	`tenant` text PRIMARY KEY NOT NULL
);
