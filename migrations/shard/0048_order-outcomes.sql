ALTER TABLE `documents` ADD `order_outcome` text;--> statement-breakpoint
CREATE INDEX `documents_order` ON `documents` (`model_id`,`order_outcome`,`position`) WHERE order_outcome is not null;--> statement-breakpoint
CREATE INDEX `documents_status_order` ON `documents` (`model_id`,`status`,`order_outcome`,`position`) WHERE order_outcome is not null;--> statement-breakpoint
CREATE INDEX `documents_readiness_order` ON `documents` (`model_id`,`readiness`,`order_outcome`,`position`) WHERE order_outcome is not null;--> statement-breakpoint
CREATE INDEX `documents_status_readiness_order` ON `documents` (`model_id`,`status`,`readiness`,`order_outcome`,`position`) WHERE order_outcome is not null;
--> statement-breakpoint
DROP TRIGGER documents_counted_on_insert;
--> statement-breakpoint
DROP TRIGGER documents_counted_on_delete;
--> statement-breakpoint
DROP TRIGGER documents_counted_on_move;
--> statement-breakpoint
CREATE TRIGGER documents_counted_on_insert AFTER INSERT ON documents BEGIN
  INSERT INTO document_counts (model_id, level, status, block, count)
    SELECT NEW.model_id, l.column1, s.status, NEW.position / l.column2, 1
      FROM (VALUES (1, 32), (2, 256), (3, 2048), (4, 16384), (5, 131072)) l,
        (SELECT column1 AS status FROM (VALUES (iif(NEW.status <> 'split', 'all', NULL)),
          (NEW.status), (NEW.readiness), (NEW.status || ' ' || NEW.readiness),
          (iif(NEW.submitted_and_approved, 'submittedAndApproved', NULL)),
          (iif(NEW.status <> 'split', NEW.order_outcome, NULL)), (NEW.status || ' ' || NEW.order_outcome),
          (NEW.readiness || ' ' || NEW.order_outcome), (NEW.status || ' ' || NEW.readiness || ' ' || NEW.order_outcome),
          (iif(NEW.submitted_and_approved, 'submittedAndApproved ' || NEW.order_outcome, NULL)))) s
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
          (iif(OLD.submitted_and_approved, 'submittedAndApproved', NULL)),
          (iif(OLD.status <> 'split', OLD.order_outcome, NULL)), (OLD.status || ' ' || OLD.order_outcome),
          (OLD.readiness || ' ' || OLD.order_outcome), (OLD.status || ' ' || OLD.readiness || ' ' || OLD.order_outcome),
          (iif(OLD.submitted_and_approved, 'submittedAndApproved ' || OLD.order_outcome, NULL)))) s
      WHERE s.status IS NOT NULL
    ON CONFLICT (model_id, level, status, block) DO UPDATE SET count = count - 1;
END;
--> statement-breakpoint
CREATE TRIGGER documents_counted_on_move AFTER UPDATE OF status, concerns, is_submitted, order_outcome ON documents
WHEN OLD.status <> NEW.status OR OLD.readiness IS NOT NEW.readiness
  OR OLD.submitted_and_approved <> NEW.submitted_and_approved OR OLD.order_outcome IS NOT NEW.order_outcome BEGIN
  INSERT INTO document_counts (model_id, level, status, block, count)
    SELECT NEW.model_id, l.column1, s.status, NEW.position / l.column2, s.change
      FROM (VALUES (1, 32), (2, 256), (3, 2048), (4, 16384), (5, 131072)) l,
        (SELECT column1 AS status, sum(column2) AS change FROM (VALUES
            ('all', (OLD.status = 'split') - (NEW.status = 'split')), (OLD.status, -1), (NEW.status, 1),
            (OLD.readiness, -1), (NEW.readiness, 1),
            (OLD.status || ' ' || OLD.readiness, -1), (NEW.status || ' ' || NEW.readiness, 1),
            ('submittedAndApproved', NEW.submitted_and_approved - OLD.submitted_and_approved),
            (iif(OLD.status <> 'split', OLD.order_outcome, NULL), -1), (iif(NEW.status <> 'split', NEW.order_outcome, NULL), 1),
            (OLD.status || ' ' || OLD.order_outcome, -1), (NEW.status || ' ' || NEW.order_outcome, 1),
            (OLD.readiness || ' ' || OLD.order_outcome, -1), (NEW.readiness || ' ' || NEW.order_outcome, 1),
            (OLD.status || ' ' || OLD.readiness || ' ' || OLD.order_outcome, -1),
            (NEW.status || ' ' || NEW.readiness || ' ' || NEW.order_outcome, 1),
            (iif(OLD.submitted_and_approved, 'submittedAndApproved ' || OLD.order_outcome, NULL), -1),
            (iif(NEW.submitted_and_approved, 'submittedAndApproved ' || NEW.order_outcome, NULL), 1))
          WHERE column1 IS NOT NULL GROUP BY column1 HAVING sum(column2) <> 0) s
      WHERE true
    ON CONFLICT (model_id, level, status, block) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER order_outcome_on_insert AFTER INSERT ON supplier_documents WHEN NEW.order_match IS NOT NULL BEGIN
  UPDATE documents SET order_outcome = NEW.order_match ->> '$.outcome' WHERE id = NEW.document_id;
END;
--> statement-breakpoint
CREATE TRIGGER order_outcome_on_change AFTER UPDATE OF order_match ON supplier_documents
WHEN OLD.order_match ->> '$.outcome' IS NOT NEW.order_match ->> '$.outcome' BEGIN
  UPDATE documents SET order_outcome = NEW.order_match ->> '$.outcome' WHERE id = NEW.document_id;
END;
--> statement-breakpoint
CREATE TRIGGER order_outcome_on_delete AFTER DELETE ON supplier_documents WHEN OLD.order_match IS NOT NULL BEGIN
  UPDATE documents SET order_outcome = NULL WHERE id = OLD.document_id;
END;
--> statement-breakpoint
UPDATE documents SET order_outcome = (SELECT s.order_match ->> '$.outcome' FROM supplier_documents s WHERE s.document_id = documents.id)
  WHERE id IN (SELECT document_id FROM supplier_documents WHERE order_match IS NOT NULL);
