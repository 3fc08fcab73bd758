CREATE TABLE `mailboxes` (
	`tenant_id` text PRIMARY KEY NOT NULL,
	`directory_id` text NOT NULL,
	`client_id` text NOT NULL,
	`address` text NOT NULL,
	`sealed_secret` text NOT NULL,
	`link` text,
	`subscription_id` text,
	`subscribed_until` integer,
	`state_digest` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`problem` text,
	`warned_at` integer,
	`last_success_at` integer,
	`last_failure_at` integer,
	`due_at` integer NOT NULL,
	`busy_until` integer NOT NULL,
	`connected_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mailboxes_due` ON `mailboxes` (`due_at`);