ALTER TABLE `bills` ADD `last_event_at` integer;--> statement-breakpoint
ALTER TABLE `bills` ADD `last_event_id` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `last_event_id` text;