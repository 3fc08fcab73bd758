CREATE TABLE `export_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`model_id` text NOT NULL,
	`name` text NOT NULL,
	`folded_name` text NOT NULL,
	`layout` text NOT NULL,
	`on_release` integer DEFAULT false NOT NULL,
	`in_mail` integer DEFAULT false NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`model_id`) REFERENCES `tenant_ai_models`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `export_templates_name` ON `export_templates` (`tenant_id`,`model_id`,`folded_name`);