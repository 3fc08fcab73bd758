CREATE TABLE `document_releases` (
	`document_id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`model_id` text NOT NULL,
	`provider` text NOT NULL,
	`state` text NOT NULL,
	`folder` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`problem` text,
	`path` text,
	`actor_id` text NOT NULL,
	`requested_at` integer NOT NULL,
	`next_at` integer NOT NULL,
	`done_at` integer,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `document_releases_due` ON `document_releases` (`state`,`next_at`);--> statement-breakpoint
CREATE INDEX `document_releases_model` ON `document_releases` (`tenant_id`,`model_id`,`state`,`document_id`);