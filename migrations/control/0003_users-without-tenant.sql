PRAGMA defer_foreign_keys=ON;--> statement-breakpoint
INSERT INTO `members` (`id`, `tenant_id`, `user_id`, `email`, `given_name`, `family_name`, `role_id`, `status`, `joined_at`, `created_at`)
SELECT `id`, `tenant_id`, `id`, `email`, `given_name`, `family_name`, `role_id`, `status`, `created_at`, `created_at` FROM `users` WHERE `tenant_id` IS NOT NULL AND `role_id` IS NOT NULL;--> statement-breakpoint
CREATE TABLE `__old_users` AS SELECT * FROM `users`;--> statement-breakpoint
DROP TABLE `users`;--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`given_name` text NOT NULL,
	`family_name` text NOT NULL,
	`country_code` text NOT NULL,
	`password_hash` text NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`totp_secret` text,
	`totp_confirmed_at` integer,
	`totp_last_step` integer,
	`recovery_codes` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
-- The rows go into the table under its own name: only so does SQLite see that what refers to them is satisfied again.
INSERT INTO `users`("id", "email", "given_name", "family_name", "country_code", "password_hash", "language", "totp_secret", "totp_confirmed_at", "totp_last_step", "recovery_codes", "created_at") SELECT "id", "email", "given_name", "family_name", "country_code", "password_hash", "language", "totp_secret", "totp_confirmed_at", "totp_last_step", "recovery_codes", "created_at" FROM `__old_users`;--> statement-breakpoint
DROP TABLE `__old_users`;--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);
