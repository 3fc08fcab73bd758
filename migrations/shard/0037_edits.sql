CREATE TABLE `edit_rows` (
	`tenant_id` text NOT NULL,
	`upload_id` text NOT NULL,
	`number` integer NOT NULL,
	`place` integer NOT NULL,
	`document_id` text NOT NULL,
	`revision` text NOT NULL,
	`line` text NOT NULL,
	`cells` text NOT NULL,
	`outcome` text,
	`report` text,
	PRIMARY KEY(`upload_id`, `number`),
	FOREIGN KEY (`upload_id`) REFERENCES `edit_uploads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `edit_rows_place` ON `edit_rows` (`upload_id`,`place`);--> statement-breakpoint
CREATE INDEX `edit_rows_outcome` ON `edit_rows` (`upload_id`,`outcome`,`number`);--> statement-breakpoint
CREATE INDEX `edit_rows_tenant` ON `edit_rows` (`tenant_id`);--> statement-breakpoint
CREATE TABLE `edit_uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`model_id` text NOT NULL,
	`actor` text NOT NULL,
	`file_name` text NOT NULL,
	`format` text NOT NULL,
	`byte_size` integer NOT NULL,
	`applies` integer NOT NULL,
	`status` text NOT NULL,
	`problem` text,
	`layout` text NOT NULL,
	`documents` integer DEFAULT 0 NOT NULL,
	`row_count` integer DEFAULT 0 NOT NULL,
	`counts` text NOT NULL,
	`place` integer DEFAULT 0 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`progress_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`model_id`) REFERENCES `tenant_ai_models`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `edit_uploads_model` ON `edit_uploads` (`tenant_id`,`model_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `edit_uploads_open` ON `edit_uploads` (`progress_at`) WHERE status in ('received', 'checking', 'applying');--> statement-breakpoint
CREATE INDEX `edit_uploads_age` ON `edit_uploads` (`created_at`);