CREATE TABLE `order_claims` (
	`document_id` text NOT NULL,
	`tenant_id` text NOT NULL,
	`order_id` text NOT NULL,
	`line` text NOT NULL,
	`quantity` real NOT NULL,
	`amount` real NOT NULL,
	PRIMARY KEY(`document_id`, `order_id`, `line`),
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_claims_order` ON `order_claims` (`tenant_id`,`order_id`,`document_id`);--> statement-breakpoint
CREATE TABLE `order_settings` (
	`tenant_id` text PRIMARY KEY NOT NULL,
	`price_percent` real NOT NULL,
	`price_least` real NOT NULL,
	`quantity_percent` real NOT NULL,
	`total_percent` real NOT NULL,
	`total_least` real NOT NULL,
	`receipts` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `purchase_order_lines` (
	`tenant_id` text NOT NULL,
	`order_id` text NOT NULL,
	`line` text NOT NULL,
	`place` integer NOT NULL,
	`item_code` text NOT NULL,
	`description` text NOT NULL,
	`quantity` real NOT NULL,
	`unit_price` real,
	`received` real,
	`invoiced` real DEFAULT 0 NOT NULL,
	PRIMARY KEY(`order_id`, `line`)
);
--> statement-breakpoint
CREATE TABLE `purchase_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`supplier_id` text NOT NULL,
	`number` text NOT NULL,
	`key` text NOT NULL,
	`currency` text NOT NULL,
	`closed` integer DEFAULT false NOT NULL,
	`claimed` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_orders_key` ON `purchase_orders` (`tenant_id`,`key`,`supplier_id`);--> statement-breakpoint
CREATE INDEX `purchase_orders_supplier` ON `purchase_orders` (`tenant_id`,`supplier_id`);--> statement-breakpoint
CREATE INDEX `purchase_orders_list` ON `purchase_orders` (`tenant_id`,`key`,`id`);--> statement-breakpoint
ALTER TABLE `supplier_documents` ADD `order_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `supplier_documents` ADD `order_match` text;--> statement-breakpoint
CREATE INDEX `supplier_documents_order` ON `supplier_documents` (`tenant_id`,`order_key`);
--> statement-breakpoint
UPDATE supplier_documents SET order_key = (
    SELECT substr(upper(replace(replace(replace(replace(replace(replace(
        coalesce(r.edited_fields ->> '$.orderNumber.value', r.fields ->> '$.orderNumber.value', ''),
        ' ', ''), '-', ''), '/', ''), '.', ''), '#', ''), '_', '')), 1, 60)
      FROM results r JOIN documents d ON d.id = r.document_id AND d.attempt = r.attempt
      WHERE r.document_id = supplier_documents.document_id)
  WHERE EXISTS (SELECT 1 FROM results r JOIN documents d ON d.id = r.document_id AND d.attempt = r.attempt
    WHERE r.document_id = supplier_documents.document_id AND d.status NOT IN ('approved', 'released'));
--> statement-breakpoint
CREATE TRIGGER order_claims_on_insert AFTER INSERT ON order_claims BEGIN
  UPDATE purchase_orders SET claimed = claimed + 1 WHERE id = NEW.order_id;
  UPDATE supplier_documents SET due = due + 1, tries = 0 WHERE document_id IN (
    SELECT c.document_id FROM order_claims c JOIN documents d ON d.id = c.document_id
    WHERE c.tenant_id = NEW.tenant_id AND c.order_id = NEW.order_id AND c.document_id > NEW.document_id
      AND d.status NOT IN ('approved', 'released'));
END;
--> statement-breakpoint
CREATE TRIGGER order_claims_on_change AFTER UPDATE OF quantity, amount ON order_claims
WHEN OLD.quantity <> NEW.quantity OR OLD.amount <> NEW.amount BEGIN
  UPDATE purchase_orders SET claimed = claimed + 1 WHERE id = NEW.order_id;
  UPDATE supplier_documents SET due = due + 1, tries = 0 WHERE document_id IN (
    SELECT c.document_id FROM order_claims c JOIN documents d ON d.id = c.document_id
    WHERE c.tenant_id = NEW.tenant_id AND c.order_id = NEW.order_id AND c.document_id <> NEW.document_id
      AND d.status NOT IN ('approved', 'released'));
END;
--> statement-breakpoint
CREATE TRIGGER order_claims_on_delete AFTER DELETE ON order_claims BEGIN
  UPDATE purchase_orders SET claimed = claimed + 1 WHERE id = OLD.order_id;
  UPDATE supplier_documents SET due = due + 1, tries = 0 WHERE document_id IN (
    SELECT c.document_id FROM order_claims c JOIN documents d ON d.id = c.document_id
    WHERE c.tenant_id = OLD.tenant_id AND c.order_id = OLD.order_id AND c.document_id <> OLD.document_id
      AND d.status NOT IN ('approved', 'released'));
END;
--> statement-breakpoint
CREATE TRIGGER documents_orders_on_move AFTER UPDATE OF status ON documents
WHEN (OLD.status IN ('approved', 'released')) <> (NEW.status IN ('approved', 'released')) OR (OLD.status = 'error') <> (NEW.status = 'error') BEGIN
  UPDATE purchase_orders SET claimed = claimed + 1 WHERE id IN (SELECT order_id FROM order_claims WHERE document_id = NEW.id);
  UPDATE supplier_documents SET due = due + 1, tries = 0 WHERE document_id IN (
    SELECT c.document_id FROM order_claims mine
    JOIN order_claims c ON c.tenant_id = mine.tenant_id AND c.order_id = mine.order_id
    JOIN documents d ON d.id = c.document_id
    WHERE mine.document_id = NEW.id AND c.document_id <> NEW.id AND d.status NOT IN ('approved', 'released'));
END;
