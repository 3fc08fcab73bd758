DROP INDEX `vendor_memory_sources_memory`;--> statement-breakpoint
ALTER TABLE `vendor_memory_sources` ADD `hash` text;--> statement-breakpoint
ALTER TABLE `vendor_memory_sources` ADD `place` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `vendor_memory_sources_memory` ON `vendor_memory_sources` (`memory_id`,`place`,`document_id`);