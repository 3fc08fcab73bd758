CREATE TABLE `budget_draws` (
	`document_id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`model_id` text NOT NULL,
	`position` integer NOT NULL,
	`state` text NOT NULL,
	`acting` text NOT NULL,
	`checked_at` integer,
	`checked_by` text,
	`passed` text DEFAULT '[]' NOT NULL,
	`wrong` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `budget_draws_model` ON `budget_draws` (`tenant_id`,`model_id`,`state`,`position`);--> statement-breakpoint
CREATE TABLE `error_budgets` (
	`model_id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`errors` integer NOT NULL,
	`of_values` integer NOT NULL,
	`own` text DEFAULT '{}' NOT NULL,
	`audit_share` integer NOT NULL,
	`approves` integer NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`changed_at` integer NOT NULL,
	`saved_by` text NOT NULL,
	`acting_from` integer,
	`acting_since` integer,
	`due_at` integer NOT NULL,
	FOREIGN KEY (`model_id`) REFERENCES `tenant_ai_models`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `error_budgets_due` ON `error_budgets` (`due_at`,`model_id`);--> statement-breakpoint
ALTER TABLE `tenant_ai_models` ADD `passing` text;