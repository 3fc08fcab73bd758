CREATE TABLE `visits` (
	`tenant_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`document_id` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE no action
);
