CREATE TABLE `duplicate_keys` (
	`tenant_id` text NOT NULL,
	`key` text NOT NULL,
	`document_id` text NOT NULL,
	`origin` text NOT NULL,
	PRIMARY KEY(`document_id`, `origin`, `key`),
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `duplicate_keys_key` ON `duplicate_keys` (`tenant_id`,`key`,`document_id`);--> statement-breakpoint
CREATE TABLE `duplicate_sketches` (
	`document_id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`sketch` text,
	`numbers` text NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `duplicates` (
	`tenant_id` text NOT NULL,
	`document_id` text NOT NULL,
	`other_id` text NOT NULL,
	`level` text NOT NULL,
	`likeness` real,
	`found_at` integer NOT NULL,
	`dismissed_at` integer,
	`dismissed_by` text,
	PRIMARY KEY(`document_id`, `other_id`),
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`other_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `duplicates_other` ON `duplicates` (`other_id`,`document_id`);--> statement-breakpoint
CREATE TABLE `document_splits` (
	`document_id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`attempt` integer NOT NULL,
	`state` text NOT NULL,
	`parts` text NOT NULL,
	`proposed_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `documents` ADD `first_page` integer;--> statement-breakpoint
ALTER TABLE `documents` ADD `last_page` integer;--> statement-breakpoint
CREATE INDEX `documents_parent` ON `documents` (`parent_document_id`) WHERE parent_document_id is not null;