CREATE INDEX `correction_days_model` ON `correction_days` (`tenant_id`,`model_id`,`day`);--> statement-breakpoint
CREATE INDEX `document_days_model` ON `document_days` (`tenant_id`,`model_id`,`day`);--> statement-breakpoint
CREATE INDEX `field_days_model` ON `field_days` (`tenant_id`,`model_id`,`day`);