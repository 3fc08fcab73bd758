CREATE TABLE `energy_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`model_id` text NOT NULL,
	`supplier_key` text NOT NULL,
	`account_key` text NOT NULL,
	`supplier` text NOT NULL,
	`account` text NOT NULL,
	`opens_on` text,
	`closes_on` text,
	`unit_price` real
);
--> statement-breakpoint
CREATE UNIQUE INDEX `energy_accounts_keys` ON `energy_accounts` (`tenant_id`,`model_id`,`supplier_key`,`account_key`);--> statement-breakpoint
CREATE INDEX `energy_accounts_model` ON `energy_accounts` (`tenant_id`,`model_id`,`id`);--> statement-breakpoint
CREATE TABLE `energy_bills` (
	`document_id` text NOT NULL,
	`row` integer NOT NULL,
	`tenant_id` text NOT NULL,
	`model_id` text NOT NULL,
	`supplier_key` text NOT NULL,
	`account_key` text NOT NULL,
	`meter_key` text NOT NULL,
	`number_key` text NOT NULL,
	`ends_on` text,
	`facts` text NOT NULL,
	PRIMARY KEY(`document_id`, `row`),
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `energy_bills_account` ON `energy_bills` (`tenant_id`,`model_id`,`supplier_key`,`account_key`,`ends_on`);--> statement-breakpoint
CREATE INDEX `energy_bills_meter` ON `energy_bills` (`tenant_id`,`model_id`,`supplier_key`,`account_key`,`meter_key`,`ends_on`);--> statement-breakpoint
CREATE INDEX `energy_bills_number` ON `energy_bills` (`tenant_id`,`model_id`,`supplier_key`,`number_key`);--> statement-breakpoint
CREATE TABLE `energy_descriptors` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`words` text NOT NULL,
	`shown` text NOT NULL,
	`supplier` text NOT NULL,
	`described` integer NOT NULL,
	`commodity` text,
	`charge_type` text NOT NULL,
	`unit` text NOT NULL,
	`heading` text NOT NULL,
	`quantity_heading` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `energy_descriptors_words` ON `energy_descriptors` (`tenant_id`,`words`);--> statement-breakpoint
CREATE INDEX `energy_descriptors_state` ON `energy_descriptors` (`tenant_id`,`described`,`id`);--> statement-breakpoint
CREATE TABLE `energy_documents` (
	`document_id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`model_id` text NOT NULL,
	`due` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `energy_documents_due` ON `energy_documents` (`tries`,`document_id`) WHERE due > 0;--> statement-breakpoint
CREATE INDEX `energy_documents_model` ON `energy_documents` (`tenant_id`,`model_id`,`due`);--> statement-breakpoint
INSERT OR IGNORE INTO energy_documents (document_id, tenant_id, model_id, due)
  SELECT d.id, d.tenant_id, d.model_id, 1 FROM documents d
  JOIN tenant_ai_models m ON m.id = d.model_id
  JOIN results r ON r.document_id = d.id AND r.attempt = d.attempt
  WHERE m.base_model_id = 'energy-bills';
--> statement-breakpoint
CREATE TRIGGER results_energy_on_insert AFTER INSERT ON results BEGIN
  INSERT INTO energy_documents (document_id, tenant_id, model_id, due)
    SELECT d.id, d.tenant_id, d.model_id, 1 FROM documents d JOIN tenant_ai_models m ON m.id = d.model_id
    WHERE d.id = NEW.document_id AND m.base_model_id = 'energy-bills'
    ON CONFLICT (document_id) DO UPDATE SET due = due + 1, tries = 0;
END;
--> statement-breakpoint
CREATE TRIGGER results_energy_on_update
AFTER UPDATE OF fields, line_items, item_pieces, edited_fields, edited_line_items, edited_pieces ON results BEGIN
  UPDATE energy_documents SET due = due + 1, tries = 0 WHERE document_id = NEW.document_id;
END;
