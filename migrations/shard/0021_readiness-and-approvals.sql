ALTER TABLE `documents` ADD `concerns` integer;--> statement-breakpoint
ALTER TABLE `documents` ADD `readiness` text GENERATED ALWAYS AS (case
  when concerns is null or status not in ('success', 'failed', 'userEdited', 'forTraining', 'submitted', 'trained') then null
  when concerns & 15 then 'blocked'
  when concerns then 'look'
  else 'ready' end) VIRTUAL;--> statement-breakpoint
ALTER TABLE `documents` ADD `approved_from` text;--> statement-breakpoint
ALTER TABLE `documents` ADD `approval_id` text;--> statement-breakpoint
CREATE INDEX `documents_readiness` ON `documents` (`model_id`,`readiness`,`position`);--> statement-breakpoint
CREATE INDEX `documents_status_readiness` ON `documents` (`model_id`,`status`,`readiness`,`position`);--> statement-breakpoint
CREATE INDEX `documents_approval` ON `documents` (`approval_id`,`position`) WHERE approval_id is not null;--> statement-breakpoint
ALTER TABLE `tenant_ai_models` ADD `judging_below` integer;--> statement-breakpoint
CREATE INDEX `tenant_ai_models_judging` ON `tenant_ai_models` (`id`) WHERE judging_below is not null;
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
CREATE TRIGGER duplicates_concern_on_insert AFTER INSERT ON duplicates BEGIN
  UPDATE documents SET concerns = (concerns & ~4) | 4 * EXISTS (SELECT 1 FROM duplicates
    WHERE document_id = NEW.document_id AND dismissed_at IS NULL) WHERE id = NEW.document_id;
END;
--> statement-breakpoint
CREATE TRIGGER duplicates_concern_on_dismissal AFTER UPDATE OF dismissed_at ON duplicates BEGIN
  UPDATE documents SET concerns = (concerns & ~4) | 4 * EXISTS (SELECT 1 FROM duplicates
    WHERE document_id = NEW.document_id AND dismissed_at IS NULL) WHERE id = NEW.document_id;
END;
--> statement-breakpoint
CREATE TRIGGER duplicates_concern_on_delete AFTER DELETE ON duplicates BEGIN
  UPDATE documents SET concerns = (concerns & ~4) | 4 * EXISTS (SELECT 1 FROM duplicates
    WHERE document_id = OLD.document_id AND dismissed_at IS NULL) WHERE id = OLD.document_id;
END;
--> statement-breakpoint
CREATE TRIGGER splits_concern_on_insert AFTER INSERT ON document_splits BEGIN
  UPDATE documents SET concerns = (concerns & ~8) | 8 * (NEW.state = 'proposed') WHERE id = NEW.document_id;
END;
--> statement-breakpoint
CREATE TRIGGER splits_concern_on_decision AFTER UPDATE OF state ON document_splits BEGIN
  UPDATE documents SET concerns = (concerns & ~8) | 8 * (NEW.state = 'proposed') WHERE id = NEW.document_id;
END;
--> statement-breakpoint
UPDATE tenant_ai_models SET judging_below = 9007199254740991;
