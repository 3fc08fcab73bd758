CREATE TABLE `e_invoice_parties` (
	`tenant_id` text NOT NULL,
	`party_key` text NOT NULL,
	`name` text NOT NULL,
	`tax_number` text NOT NULL,
	`details` text NOT NULL,
	`revision` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `party_key`)
);
--> statement-breakpoint
CREATE TABLE `e_invoice_settings` (
	`model_id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`profile` text NOT NULL,
	`with_pdf` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`model_id`) REFERENCES `tenant_ai_models`(`id`) ON UPDATE no action ON DELETE cascade
);
