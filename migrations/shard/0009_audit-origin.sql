ALTER TABLE `audit` ADD `address` text;--> statement-breakpoint
ALTER TABLE `audit` ADD `on_behalf_of` text;--> statement-breakpoint
CREATE INDEX `audit_tenant_at_id` ON `audit` (`tenant_id`,`at`,`id`);