CREATE TABLE `supplier_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`supplier_id` text NOT NULL,
	`key` text NOT NULL,
	`country` text NOT NULL,
	`origin` text NOT NULL,
	`document_id` text,
	`added_by` text NOT NULL,
	`added_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `supplier_accounts_key` ON `supplier_accounts` (`tenant_id`,`key`,`supplier_id`);--> statement-breakpoint
CREATE INDEX `supplier_accounts_supplier` ON `supplier_accounts` (`tenant_id`,`supplier_id`,`id`);--> statement-breakpoint
CREATE TABLE `supplier_documents` (
	`document_id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`model_id` text NOT NULL,
	`attempt` integer DEFAULT 0 NOT NULL,
	`supplier_id` text,
	`reason` text,
	`outcome` text,
	`signs` text DEFAULT '[]' NOT NULL,
	`accounts` text,
	`unknown` text DEFAULT '[]' NOT NULL,
	`changed` text,
	`name_key` text DEFAULT '' NOT NULL,
	`tax_key` text DEFAULT '' NOT NULL,
	`concerns` integer DEFAULT 0 NOT NULL,
	`decision` text,
	`decided_by` text,
	`decided_at` integer,
	`decided_accounts` text,
	`due` integer DEFAULT 0 NOT NULL,
	`learn` integer DEFAULT 0 NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `supplier_documents_due` ON `supplier_documents` (`tries`,`document_id`) WHERE due > 0 or learn > 0;--> statement-breakpoint
CREATE INDEX `supplier_documents_learn` ON `supplier_documents` (`tenant_id`,`document_id`) WHERE learn > 0;--> statement-breakpoint
CREATE INDEX `supplier_documents_supplier` ON `supplier_documents` (`tenant_id`,`supplier_id`,`document_id`);--> statement-breakpoint
CREATE INDEX `supplier_documents_name` ON `supplier_documents` (`tenant_id`,`name_key`);--> statement-breakpoint
CREATE INDEX `supplier_documents_tax` ON `supplier_documents` (`tenant_id`,`tax_key`);--> statement-breakpoint
CREATE TABLE `supplier_keys` (
	`tenant_id` text NOT NULL,
	`key` text NOT NULL,
	`supplier_id` text NOT NULL,
	PRIMARY KEY(`tenant_id`, `key`, `supplier_id`)
);
--> statement-breakpoint
CREATE INDEX `supplier_keys_supplier` ON `supplier_keys` (`tenant_id`,`supplier_id`);--> statement-breakpoint
CREATE TABLE `suppliers` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`number` text DEFAULT '' NOT NULL,
	`name` text NOT NULL,
	`sort_key` text NOT NULL,
	`other_names` text NOT NULL,
	`tax_numbers` text NOT NULL,
	`country` text DEFAULT '' NOT NULL,
	`currency` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`default_account` text DEFAULT '' NOT NULL,
	`order_required` integer DEFAULT false NOT NULL,
	`origin` text NOT NULL,
	`documents` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `suppliers_name` ON `suppliers` (`tenant_id`,`sort_key`,`id`);--> statement-breakpoint
DROP TRIGGER documents_counted_on_insert;
--> statement-breakpoint
DROP TRIGGER documents_counted_on_delete;
--> statement-breakpoint
DROP TRIGGER documents_counted_on_move;
--> statement-breakpoint
DROP INDEX `documents_readiness`;
--> statement-breakpoint
DROP INDEX `documents_status_readiness`;
--> statement-breakpoint
ALTER TABLE `documents` DROP COLUMN `readiness`;--> statement-breakpoint
ALTER TABLE `documents` ADD `readiness` text GENERATED ALWAYS AS (case
  when concerns is null or status not in ('success', 'failed', 'userEdited', 'forTraining', 'submitted', 'trained') then null
  when concerns & 2063 then 'blocked'
  when concerns then 'look'
  else 'ready' end) VIRTUAL;
--> statement-breakpoint
CREATE INDEX `documents_readiness` ON `documents` (`model_id`,`readiness`,`position`);
--> statement-breakpoint
CREATE INDEX `documents_status_readiness` ON `documents` (`model_id`,`status`,`readiness`,`position`);
--> statement-breakpoint
CREATE TRIGGER documents_counted_on_insert AFTER INSERT ON documents BEGIN
  INSERT INTO document_counts (model_id, level, status, block, count)
    SELECT NEW.model_id, l.column1, s.status, NEW.position / l.column2, 1
      FROM (VALUES (1, 32), (2, 256), (3, 2048), (4, 16384), (5, 131072)) l,
        (SELECT column1 AS status FROM (VALUES (iif(NEW.status <> 'split', 'all', NULL)),
          (NEW.status), (NEW.readiness), (NEW.status || ' ' || NEW.readiness))) s
      WHERE s.status IS NOT NULL
    ON CONFLICT (model_id, level, status, block) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER documents_counted_on_delete AFTER DELETE ON documents BEGIN
  INSERT INTO document_counts (model_id, level, status, block, count)
    SELECT OLD.model_id, l.column1, s.status, OLD.position / l.column2, -1
      FROM (VALUES (1, 32), (2, 256), (3, 2048), (4, 16384), (5, 131072)) l,
        (SELECT column1 AS status FROM (VALUES (iif(OLD.status <> 'split', 'all', NULL)),
          (OLD.status), (OLD.readiness), (OLD.status || ' ' || OLD.readiness))) s
      WHERE s.status IS NOT NULL
    ON CONFLICT (model_id, level, status, block) DO UPDATE SET count = count - 1;
END;
--> statement-breakpoint
CREATE TRIGGER documents_counted_on_move AFTER UPDATE OF status, concerns ON documents
WHEN OLD.status <> NEW.status OR OLD.readiness IS NOT NEW.readiness BEGIN
  INSERT INTO document_counts (model_id, level, status, block, count)
    SELECT NEW.model_id, l.column1, s.status, NEW.position / l.column2, s.change
      FROM (VALUES (1, 32), (2, 256), (3, 2048), (4, 16384), (5, 131072)) l,
        (SELECT column1 AS status, sum(column2) AS change FROM (VALUES
            ('all', (OLD.status = 'split') - (NEW.status = 'split')), (OLD.status, -1), (NEW.status, 1),
            (OLD.readiness, -1), (NEW.readiness, 1),
            (OLD.status || ' ' || OLD.readiness, -1), (NEW.status || ' ' || NEW.readiness, 1))
          WHERE column1 IS NOT NULL GROUP BY column1 HAVING sum(column2) <> 0) s
      WHERE true
    ON CONFLICT (model_id, level, status, block) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO supplier_documents (document_id, tenant_id, model_id, due, learn)
  SELECT d.id, d.tenant_id, d.model_id, 1, d.status IN ('approved', 'released') FROM documents d
  JOIN tenant_ai_models m ON m.id = d.model_id
  JOIN results r ON r.document_id = d.id AND r.attempt = d.attempt
  WHERE m.base_model_id NOT IN ('purchase-orders', 'bank-statements');
--> statement-breakpoint
CREATE TRIGGER results_supplier_on_insert AFTER INSERT ON results BEGIN
  INSERT INTO supplier_documents (document_id, tenant_id, model_id, due, learn)
    SELECT d.id, d.tenant_id, d.model_id, 1, d.status IN ('approved', 'released')
    FROM documents d JOIN tenant_ai_models m ON m.id = d.model_id
    WHERE d.id = NEW.document_id AND m.base_model_id NOT IN ('purchase-orders', 'bank-statements')
    ON CONFLICT (document_id) DO UPDATE SET due = due + 1, tries = 0;
END;
--> statement-breakpoint
CREATE TRIGGER results_supplier_on_update AFTER UPDATE OF fields, edited_fields ON results BEGIN
  UPDATE supplier_documents SET due = due + 1, tries = 0 WHERE document_id = NEW.document_id;
END;
--> statement-breakpoint
CREATE TRIGGER documents_supplier_on_settling AFTER UPDATE OF status ON documents
WHEN NEW.status IN ('approved', 'released') AND OLD.status NOT IN ('approved', 'released') BEGIN
  UPDATE supplier_documents SET learn = 1, tries = 0 WHERE document_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER documents_supplier_on_reopening AFTER UPDATE OF status ON documents
WHEN OLD.status IN ('approved', 'released') AND NEW.status NOT IN ('approved', 'released') BEGIN
  UPDATE supplier_documents SET learn = 0, due = due + 1, tries = 0 WHERE document_id = NEW.id;
  DELETE FROM supplier_accounts WHERE document_id = NEW.id AND origin = 'document';
END;
--> statement-breakpoint
CREATE TRIGGER supplier_concern_on_insert AFTER INSERT ON supplier_documents WHEN NEW.concerns > 0 BEGIN
  UPDATE documents SET concerns = (concerns & ~30720) | NEW.concerns WHERE id = NEW.document_id;
END;
--> statement-breakpoint
CREATE TRIGGER supplier_concern_on_change AFTER UPDATE OF concerns ON supplier_documents
WHEN OLD.concerns <> NEW.concerns BEGIN
  UPDATE documents SET concerns = (concerns & ~30720) | NEW.concerns WHERE id = NEW.document_id;
END;
--> statement-breakpoint
CREATE TRIGGER webhook_events_of_suppliers AFTER INSERT ON audit
WHEN NEW.operation IN ('suppliers.find-new-account', 'suppliers.settle-account')
  AND EXISTS (SELECT 1 FROM webhook_endpoints WHERE tenant_id = NEW.tenant_id) BEGIN
  INSERT INTO webhook_events (id, tenant_id, sequence, type, model_id, document_id, data, at)
    SELECT NEW.id, NEW.tenant_id,
      (SELECT coalesce(max(sequence), 0) + 1 FROM webhook_events WHERE tenant_id = NEW.tenant_id),
      'supplier.bank_account_changed', d.model_id, d.id,
      json_object('modelId', d.model_id, 'modelName', m.name, 'documentId', d.id, 'fileName', d.file_name,
        'source', d.source, 'status', d.status, 'revision', d.revision,
        'supplierId', NEW.detail ->> '$.supplierId', 'supplierName', NEW.detail ->> '$.supplierName',
        'outcome', NEW.detail ->> '$.outcome', 'signs', json(coalesce(NEW.detail -> '$.signs', '[]')),
        'decision', NEW.detail ->> '$.decision'),
      NEW.at
    FROM documents d JOIN tenant_ai_models m ON m.id = d.model_id
    WHERE d.id = NEW.subject_id AND d.tenant_id = NEW.tenant_id;
  INSERT INTO webhook_deliveries (id, tenant_id, endpoint_id, event_id, sequence, state, next_at)
    SELECT lower(hex(randomblob(16))), e.tenant_id, e.id, v.id, v.sequence, 'waiting', v.at
    FROM webhook_events v JOIN webhook_endpoints e ON e.tenant_id = v.tenant_id
    WHERE v.id = NEW.id AND e.state <> 'disabled'
      AND EXISTS (SELECT 1 FROM json_each(e.event_types) WHERE value = v.type)
      AND (e.model_ids IS NULL OR EXISTS (SELECT 1 FROM json_each(e.model_ids) WHERE value = v.model_id));
END;
