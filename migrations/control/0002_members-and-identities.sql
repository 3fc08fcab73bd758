CREATE TABLE `identities` (
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`provider` text NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`issuer`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `identities_user` ON `identities` (`user_id`);--> statement-breakpoint
CREATE TABLE `members` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text,
	`kind` text DEFAULT 'person' NOT NULL,
	`email` text,
	`given_name` text NOT NULL,
	`family_name` text NOT NULL,
	`role_id` text NOT NULL,
	`features` text,
	`status` integer NOT NULL,
	`invited_at` integer,
	`invitation_expires_at` integer,
	`joined_at` integer,
	`removed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`role_id`) REFERENCES `roles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_tenant_email` ON `members` (`tenant_id`,`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `members_active_user` ON `members` (`user_id`) WHERE status = 1;--> statement-breakpoint
CREATE INDEX `members_user` ON `members` (`user_id`);--> statement-breakpoint
CREATE INDEX `members_email` ON `members` (`email`,`status`);--> statement-breakpoint
CREATE INDEX `members_tenant` ON `members` (`tenant_id`,`id`);--> statement-breakpoint
CREATE INDEX `members_tenant_name` ON `members` (`tenant_id`,`family_name`,`given_name`,`id`);--> statement-breakpoint
CREATE INDEX `members_role` ON `members` (`role_id`);--> statement-breakpoint
ALTER TABLE `api_keys` ADD `member_id` text;--> statement-breakpoint
ALTER TABLE `audit` ADD `address` text;--> statement-breakpoint
ALTER TABLE `audit` ADD `on_behalf_of` text;--> statement-breakpoint
CREATE INDEX `audit_tenant_at_id` ON `audit` (`tenant_id`,`at`,`id`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `address` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `last_seen_at` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `awaits_second_factor` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `acting_tenant_id` text;--> statement-breakpoint
ALTER TABLE `tenants` ADD `status` text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE `tenants` ADD `suspended_at` integer;--> statement-breakpoint
ALTER TABLE `tenants` ADD `deletion_requested_at` integer;--> statement-breakpoint
ALTER TABLE `tenants` ADD `deletion_due_at` integer;--> statement-breakpoint
ALTER TABLE `tenants` ADD `agreed_at` integer;--> statement-breakpoint
ALTER TABLE `tenants` ADD `default_features` text;--> statement-breakpoint
ALTER TABLE `users` ADD `totp_secret` text;--> statement-breakpoint
ALTER TABLE `users` ADD `totp_confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `totp_last_step` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `recovery_codes` text;