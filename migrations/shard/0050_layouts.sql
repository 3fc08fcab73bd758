ALTER TABLE `supplier_documents` ADD `layout` text;--> statement-breakpoint
ALTER TABLE `supplier_documents` ADD `layout_checked` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `supplier_documents_layout` ON `supplier_documents` (`tenant_id`,`layout`,`layout_checked`,`document_id`) WHERE layout is not null;