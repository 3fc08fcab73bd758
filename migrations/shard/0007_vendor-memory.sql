CREATE TABLE `layout_keys` (
	`model_id` text NOT NULL,
	`key` text NOT NULL,
	`document_id` text NOT NULL,
	PRIMARY KEY(`model_id`, `key`, `document_id`),
	FOREIGN KEY (`model_id`) REFERENCES `tenant_ai_models`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `layout_keys_document` ON `layout_keys` (`document_id`);--> statement-breakpoint
CREATE TABLE `rescorings` (
	`document_id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`memory_id` text NOT NULL,
	`revision` integer NOT NULL,
	`waiting` integer NOT NULL,
	`checked` integer DEFAULT 0 NOT NULL,
	`improved` integer DEFAULT 0 NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`memory_id`) REFERENCES `vendor_memories`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `vendor_memories` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`model_id` text NOT NULL,
	`revision` integer NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`model_id`) REFERENCES `tenant_ai_models`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `vendor_memories_model` ON `vendor_memories` (`model_id`,`updated_at`);--> statement-breakpoint
CREATE TABLE `vendor_memory_keys` (
	`model_id` text NOT NULL,
	`key` text NOT NULL,
	`memory_id` text NOT NULL,
	PRIMARY KEY(`model_id`, `key`, `memory_id`),
	FOREIGN KEY (`model_id`) REFERENCES `tenant_ai_models`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`memory_id`) REFERENCES `vendor_memories`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `vendor_memory_keys_memory` ON `vendor_memory_keys` (`memory_id`);--> statement-breakpoint
CREATE TABLE `vendor_memory_sources` (
	`document_id` text PRIMARY KEY NOT NULL,
	`memory_id` text NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`memory_id`) REFERENCES `vendor_memories`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `vendor_memory_sources_memory` ON `vendor_memory_sources` (`memory_id`);