CREATE TABLE `model_rules` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`model_id` text NOT NULL,
	`kind` text NOT NULL,
	`field` text NOT NULL,
	`other` text NOT NULL,
	`value` text NOT NULL,
	`sentence` text NOT NULL,
	`blocks` integer NOT NULL,
	FOREIGN KEY (`model_id`) REFERENCES `tenant_ai_models`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `model_rules_model` ON `model_rules` (`tenant_id`,`model_id`,`id`);--> statement-breakpoint

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
  when concerns & 34831 then 'blocked'
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
          (NEW.status), (NEW.readiness), (NEW.status || ' ' || NEW.readiness),
          (iif(NEW.submitted_and_approved, 'submittedAndApproved', NULL)))) s
      WHERE s.status IS NOT NULL
    ON CONFLICT (model_id, level, status, block) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER documents_counted_on_delete AFTER DELETE ON documents BEGIN
  INSERT INTO document_counts (model_id, level, status, block, count)
    SELECT OLD.model_id, l.column1, s.status, OLD.position / l.column2, -1
      FROM (VALUES (1, 32), (2, 256), (3, 2048), (4, 16384), (5, 131072)) l,
        (SELECT column1 AS status FROM (VALUES (iif(OLD.status <> 'split', 'all', NULL)),
          (OLD.status), (OLD.readiness), (OLD.status || ' ' || OLD.readiness),
          (iif(OLD.submitted_and_approved, 'submittedAndApproved', NULL)))) s
      WHERE s.status IS NOT NULL
    ON CONFLICT (model_id, level, status, block) DO UPDATE SET count = count - 1;
END;
--> statement-breakpoint
CREATE TRIGGER documents_counted_on_move AFTER UPDATE OF status, concerns, is_submitted ON documents
WHEN OLD.status <> NEW.status OR OLD.readiness IS NOT NEW.readiness
  OR OLD.submitted_and_approved <> NEW.submitted_and_approved BEGIN
  INSERT INTO document_counts (model_id, level, status, block, count)
    SELECT NEW.model_id, l.column1, s.status, NEW.position / l.column2, s.change
      FROM (VALUES (1, 32), (2, 256), (3, 2048), (4, 16384), (5, 131072)) l,
        (SELECT column1 AS status, sum(column2) AS change FROM (VALUES
            ('all', (OLD.status = 'split') - (NEW.status = 'split')), (OLD.status, -1), (NEW.status, 1),
            (OLD.readiness, -1), (NEW.readiness, 1),
            (OLD.status || ' ' || OLD.readiness, -1), (NEW.status || ' ' || NEW.readiness, 1),
            ('submittedAndApproved', NEW.submitted_and_approved - OLD.submitted_and_approved))
          WHERE column1 IS NOT NULL GROUP BY column1 HAVING sum(column2) <> 0) s
      WHERE true
    ON CONFLICT (model_id, level, status, block) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
ALTER TABLE `supplier_documents` ADD `rule_findings` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
DROP TRIGGER supplier_concern_on_insert;
--> statement-breakpoint
DROP TRIGGER supplier_concern_on_change;
--> statement-breakpoint
CREATE TRIGGER supplier_concern_on_insert AFTER INSERT ON supplier_documents WHEN NEW.concerns > 0 BEGIN
  UPDATE documents SET concerns = (concerns & ~63488) | NEW.concerns WHERE id = NEW.document_id;
END;
--> statement-breakpoint
CREATE TRIGGER supplier_concern_on_change AFTER UPDATE OF concerns ON supplier_documents
WHEN OLD.concerns <> NEW.concerns BEGIN
  UPDATE documents SET concerns = (concerns & ~63488) | NEW.concerns WHERE id = NEW.document_id;
END;
