CREATE TABLE `answer_changes` (
	`version_id` text NOT NULL,
	`document_id` text NOT NULL,
	`field` text NOT NULL,
	`before` text,
	`after` text,
	`checked` text,
	`verdict` text NOT NULL,
	PRIMARY KEY(`version_id`, `document_id`, `field`),
	FOREIGN KEY (`version_id`) REFERENCES `model_versions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `answer_changes_document` ON `answer_changes` (`document_id`);--> statement-breakpoint
CREATE TABLE `model_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`model_id` text NOT NULL,
	`number` integer NOT NULL,
	`name` text NOT NULL,
	`state` text NOT NULL,
	`base_version` text NOT NULL,
	`metrics` text NOT NULL,
	`document_count` integer NOT NULL,
	`changes` text NOT NULL,
	`stale_at` integer,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	FOREIGN KEY (`model_id`) REFERENCES `tenant_ai_models`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `model_versions_number` ON `model_versions` (`model_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `model_versions_active` ON `model_versions` (`model_id`) WHERE "model_versions"."state" = 'active';--> statement-breakpoint
CREATE TABLE `training_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`model_id` text NOT NULL,
	`state` text NOT NULL,
	`stage` text NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`problem` text,
	`version_id` text,
	`timings` text DEFAULT '{}' NOT NULL,
	`actor_id` text NOT NULL,
	`started_at` integer NOT NULL,
	`progress_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`model_id`) REFERENCES `tenant_ai_models`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `training_runs_running` ON `training_runs` (`model_id`) WHERE "training_runs"."state" = 'running';--> statement-breakpoint
CREATE INDEX `training_runs_model` ON `training_runs` (`model_id`,`id`);--> statement-breakpoint
CREATE TABLE `version_documents` (
	`version_id` text NOT NULL,
	`document_id` text NOT NULL,
	`revision` integer NOT NULL,
	PRIMARY KEY(`version_id`, `document_id`),
	FOREIGN KEY (`version_id`) REFERENCES `model_versions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `version_documents_document` ON `version_documents` (`document_id`);--> statement-breakpoint
ALTER TABLE `tenant_ai_models` ADD `active_version_id` text;--> statement-breakpoint
CREATE INDEX `training_documents_model` ON `training_documents` (`model_id`,`document_id`);