CREATE TABLE `notification_choices` (
	`user_id` text PRIMARY KEY NOT NULL,
	`kinds` text NOT NULL,
	`chosen_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `notification_turns` (
	`tenant_id` text NOT NULL,
	`kind` text NOT NULL,
	`since` integer NOT NULL,
	`until` integer NOT NULL,
	`due_at` integer NOT NULL,
	`sent_day` text,
	PRIMARY KEY(`tenant_id`, `kind`),
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `notification_turns_due` ON `notification_turns` (`due_at`);--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `stop_link` text;--> statement-breakpoint
INSERT INTO `notification_turns` (`tenant_id`, `kind`, `since`, `until`, `due_at`)
  SELECT t.id, k.value, strftime('%s', 'now') * 1000, strftime('%s', 'now') * 1000, strftime('%s', 'now') * 1000
  FROM `tenants` t, json_each('["needs-look", "intake-refused", "delivery-failed", "usage", "daily"]') k;
--> statement-breakpoint
CREATE TRIGGER notification_turns_of_tenant AFTER INSERT ON tenants BEGIN
  INSERT INTO notification_turns (tenant_id, kind, since, until, due_at)
    SELECT NEW.id, value, NEW.created_at, NEW.created_at, NEW.created_at
    FROM json_each('["needs-look", "intake-refused", "delivery-failed", "usage", "daily"]');
END;
