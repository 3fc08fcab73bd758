CREATE TABLE `replays` (
	`document_id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`run` integer NOT NULL,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 1 NOT NULL,
	`problem` text,
	`report` text,
	`requested_at` integer NOT NULL,
	`progress_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `replays_open` ON `replays` (`progress_at`) WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX `replays_tenant` ON `replays` (`tenant_id`);