CREATE INDEX `api_keys_member` ON `api_keys` (`member_id`);--> statement-breakpoint
CREATE INDEX `mail_outbox_recipient` ON `mail_outbox` (`recipient`);--> statement-breakpoint
CREATE INDEX `members_by_family_name` ON `members` (`tenant_id`,family_name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `members_by_given_name` ON `members` (`tenant_id`,given_name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `members_by_email` ON `members` (`tenant_id`,`email`,`id`);--> statement-breakpoint
CREATE INDEX `members_by_status` ON `members` (`tenant_id`,`status`,`id`);--> statement-breakpoint
INSERT INTO `roles` (`id`, `tenant_id`, `name`, `permissions`) SELECT 'assistant-' || `id`, `id`, 'Assistant', '["Users.List"]' FROM `tenants`;--> statement-breakpoint
INSERT INTO `roles` (`id`, `tenant_id`, `name`, `permissions`) SELECT 'edit-permissions-' || `id`, `id`, 'Edit Permissions', '["Roles","Roles.Edit","Users.List","Users.Edit","TenantModel.ViewModel","TenantModel.EditModel"]' FROM `tenants`;
