CREATE INDEX `usage_days_day` ON `usage_days` (`day`,`documents`);--> statement-breakpoint
CREATE INDEX `webhook_endpoints_failing` ON `webhook_endpoints` (`failures`) WHERE failures > 0;--> statement-breakpoint
CREATE INDEX `mailboxes_failing` ON `mailboxes` (`failures`) WHERE failures > 0;--> statement-breakpoint
CREATE INDEX `intake_folders_failing` ON `intake_folders` (`failures`) WHERE failures > 0;