CREATE INDEX `audit_tenant_actor` ON `audit` (`tenant_id`,`actor_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_tenant_operation` ON `audit` (`tenant_id`,`operation`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_subject` ON `audit` (`subject_id`,`at`);--> statement-breakpoint
CREATE INDEX `audit_actor` ON `audit` (`actor_id`);