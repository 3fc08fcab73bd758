CREATE TABLE `document_meters` (
	`document_id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`units` integer NOT NULL,
	`pages` integer NOT NULL,
	`new_pages` integer NOT NULL,
	`day` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `document_meters_tenant` ON `document_meters` (`tenant_id`,`day`);--> statement-breakpoint
CREATE TABLE `metered_pages` (
	`tenant_id` text NOT NULL,
	`page_hash` text NOT NULL,
	`document_id` text NOT NULL,
	PRIMARY KEY(`tenant_id`, `page_hash`)
);
--> statement-breakpoint
CREATE INDEX `metered_pages_document` ON `metered_pages` (`document_id`);--> statement-breakpoint
CREATE TABLE `usage_days` (
	`tenant_id` text NOT NULL,
	`day` text NOT NULL,
	`documents` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `day`)
);
--> statement-breakpoint
CREATE TRIGGER usage_days_counted AFTER INSERT ON document_meters WHEN NEW.units > 0 BEGIN
  INSERT INTO usage_days (tenant_id, day, documents) VALUES (NEW.tenant_id, NEW.day, NEW.units)
    ON CONFLICT (tenant_id, day) DO UPDATE SET documents = documents + NEW.units;
END;
