CREATE TABLE `plan_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`country_code` text NOT NULL,
	`language` text NOT NULL,
	`requested_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plan_requests_email` ON `plan_requests` (`email`,`country_code`);--> statement-breakpoint
CREATE INDEX `plan_requests_requested` ON `plan_requests` (`requested_at`);