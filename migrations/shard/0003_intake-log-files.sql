DROP INDEX `intake_log_part`;--> statement-breakpoint
ALTER TABLE `intake_log` ADD `file_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `intake_log` ADD `sha256` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `intake_log_part` ON `intake_log` (`tenant_id`,`message_id`,`part`,`sha256`);