CREATE TABLE `corrections` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`document_id` text NOT NULL,
	`field` text NOT NULL,
	`line_number` integer,
	`old_value` text,
	`new_value` text,
	`how` text NOT NULL,
	`page` integer,
	`box` text,
	`actor_id` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `corrections_document` ON `corrections` (`document_id`,`at`);--> statement-breakpoint
CREATE TABLE `document_counts` (
	`model_id` text NOT NULL,
	`level` integer NOT NULL,
	`status` text NOT NULL,
	`block` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`model_id`, `level`, `status`, `block`)
);
--> statement-breakpoint
CREATE TABLE `documents` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`model_id` text NOT NULL,
	`position` integer NOT NULL,
	`file_name` text NOT NULL,
	`file_kind` text,
	`byte_size` integer NOT NULL,
	`sha256` text NOT NULL,
	`source` text NOT NULL,
	`source_key` text,
	`status` text NOT NULL,
	`confidence` real,
	`score` integer,
	`problem` text,
	`attempt` integer DEFAULT 1 NOT NULL,
	`page_count` integer,
	`received_at` integer NOT NULL,
	`processed_at` integer,
	`progress_at` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`parent_document_id` text,
	FOREIGN KEY (`model_id`) REFERENCES `tenant_ai_models`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_position` ON `documents` (`model_id`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `documents_source_key` ON `documents` (`tenant_id`,`source_key`);--> statement-breakpoint
CREATE INDEX `documents_status_position` ON `documents` (`model_id`,`status`,`position`);--> statement-breakpoint
CREATE INDEX `documents_received` ON `documents` (`model_id`,`received_at`,`position`);--> statement-breakpoint
CREATE INDEX `documents_processed` ON `documents` (`model_id`,`processed_at`,`position`);--> statement-breakpoint
CREATE INDEX `documents_file_name` ON `documents` (`model_id`,`file_name`,`position`);--> statement-breakpoint
CREATE INDEX `documents_confidence` ON `documents` (`model_id`,`confidence`,`position`);--> statement-breakpoint
CREATE INDEX `documents_progress` ON `documents` (`status`,`progress_at`);--> statement-breakpoint
CREATE INDEX `documents_sha256` ON `documents` (`tenant_id`,`sha256`);--> statement-breakpoint
CREATE TABLE `intake_log` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`at` integer NOT NULL,
	`message_id` text NOT NULL,
	`sender` text NOT NULL,
	`subject` text NOT NULL,
	`part` text NOT NULL,
	`outcome` text NOT NULL,
	`reason` text,
	`document_id` text
);
--> statement-breakpoint
CREATE INDEX `intake_log_tenant_time` ON `intake_log` (`tenant_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `intake_log_part` ON `intake_log` (`tenant_id`,`message_id`,`part`);--> statement-breakpoint
CREATE TABLE `pages` (
	`document_id` text NOT NULL,
	`attempt` integer NOT NULL,
	`number` integer NOT NULL,
	`state` text NOT NULL,
	`source` text NOT NULL,
	`width` real NOT NULL,
	`height` real NOT NULL,
	`turns` integer DEFAULT 0 NOT NULL,
	`confidence` real,
	`problem` text,
	`milliseconds` integer,
	PRIMARY KEY(`document_id`, `attempt`, `number`),
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `results` (
	`document_id` text NOT NULL,
	`attempt` integer NOT NULL,
	`engine_version` text NOT NULL,
	`input_hash` text NOT NULL,
	`fields` text NOT NULL,
	`line_items` text NOT NULL,
	`proof` text NOT NULL,
	`edited_fields` text,
	`edited_line_items` text,
	`timings` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`document_id`, `attempt`),
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `audit` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text,
	`at` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_id` text NOT NULL,
	`operation` text NOT NULL,
	`subject_id` text,
	`detail` text
);
--> statement-breakpoint
CREATE INDEX `audit_tenant_time` ON `audit` (`tenant_id`,`at`);--> statement-breakpoint
CREATE INDEX `audit_subject` ON `audit` (`subject_id`,`at`);--> statement-breakpoint
CREATE TABLE `tenant_ai_models` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`name` text NOT NULL,
	`folded_name` text NOT NULL,
	`base_model_id` text NOT NULL,
	`currency` text NOT NULL,
	`threshold` integer NOT NULL,
	`time_zone` text NOT NULL,
	`culture` text NOT NULL,
	`fields` text NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tenant_ai_models_name` ON `tenant_ai_models` (`tenant_id`,`folded_name`);--> statement-breakpoint
CREATE INDEX `tenant_ai_models_tenant` ON `tenant_ai_models` (`tenant_id`,`id`);--> statement-breakpoint
CREATE TABLE `training_documents` (
	`document_id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`model_id` text NOT NULL,
	`base_model_id` text NOT NULL,
	`submitted_at` integer NOT NULL,
	`trained_at` integer,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `training_documents_base` ON `training_documents` (`tenant_id`,`base_model_id`,`document_id`);