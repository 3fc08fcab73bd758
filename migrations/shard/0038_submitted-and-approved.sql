ALTER TABLE `documents` ADD `is_submitted` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `documents` ADD `submitted_and_approved` integer GENERATED ALWAYS AS (is_submitted and status in ('approved', 'released')) VIRTUAL;--> statement-breakpoint
CREATE INDEX `documents_submitted_and_approved` ON `documents` (`model_id`,`position`) WHERE submitted_and_approved = 1;
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
CREATE TRIGGER training_documents_mark_on_insert AFTER INSERT ON training_documents BEGIN
  UPDATE documents SET is_submitted = 1 WHERE id = NEW.document_id;
END;
--> statement-breakpoint
CREATE TRIGGER training_documents_mark_on_delete AFTER DELETE ON training_documents BEGIN
  UPDATE documents SET is_submitted = 0 WHERE id = OLD.document_id;
END;
--> statement-breakpoint
UPDATE documents SET is_submitted = 1 WHERE id IN (SELECT document_id FROM training_documents);
