DROP TRIGGER documents_counted_on_insert;
--> statement-breakpoint
DROP TRIGGER documents_counted_on_delete;
--> statement-breakpoint
DROP TRIGGER documents_counted_on_move;
--> statement-breakpoint
DELETE FROM document_counts;
--> statement-breakpoint
INSERT INTO document_counts (model_id, level, status, block, count)
  WITH levels(level, size) AS (VALUES (1, 32), (2, 256), (3, 2048), (4, 16384), (5, 131072))
  SELECT model_id, level, status, position / size, count(*) FROM documents, levels GROUP BY 1, 2, 3, 4
  UNION ALL
  SELECT model_id, level, 'all', position / size, count(*) FROM documents, levels WHERE status <> 'split' GROUP BY 1, 2, 4;
--> statement-breakpoint
CREATE TRIGGER documents_counted_on_insert AFTER INSERT ON documents BEGIN
  INSERT INTO document_counts (model_id, level, status, block, count)
    SELECT NEW.model_id, l.column1, s.status, NEW.position / l.column2, 1
      FROM (VALUES (1, 32), (2, 256), (3, 2048), (4, 16384), (5, 131072)) l,
        (SELECT NEW.status AS status UNION ALL SELECT 'all' WHERE NEW.status <> 'split') s
      WHERE true
    ON CONFLICT (model_id, level, status, block) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER documents_counted_on_delete AFTER DELETE ON documents BEGIN
  INSERT INTO document_counts (model_id, level, status, block, count)
    SELECT OLD.model_id, l.column1, s.status, OLD.position / l.column2, -1
      FROM (VALUES (1, 32), (2, 256), (3, 2048), (4, 16384), (5, 131072)) l,
        (SELECT OLD.status AS status UNION ALL SELECT 'all' WHERE OLD.status <> 'split') s
      WHERE true
    ON CONFLICT (model_id, level, status, block) DO UPDATE SET count = count - 1;
END;
--> statement-breakpoint
CREATE TRIGGER documents_counted_on_move AFTER UPDATE OF status ON documents WHEN OLD.status <> NEW.status BEGIN
  INSERT INTO document_counts (model_id, level, status, block, count)
    SELECT NEW.model_id, l.column1, s.status, NEW.position / l.column2, s.change
      FROM (VALUES (1, 32), (2, 256), (3, 2048), (4, 16384), (5, 131072)) l,
        (SELECT OLD.status AS status, -1 AS change UNION ALL SELECT NEW.status, 1
          UNION ALL SELECT 'all', (OLD.status = 'split') - (NEW.status = 'split')) s
      WHERE s.change <> 0
    ON CONFLICT (model_id, level, status, block) DO UPDATE SET count = count + excluded.count;
END;
