CREATE TABLE `mail_rules` (
	`model_id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`senders` text NOT NULL,
	`others` text NOT NULL,
	`told` text NOT NULL,
	`language` text NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_rules_tenant` ON `mail_rules` (`tenant_id`);--> statement-breakpoint
ALTER TABLE `intake_log` ADD `sender_standing` text;