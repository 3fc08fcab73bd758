CREATE TRIGGER documents_counted_on_insert AFTER INSERT ON documents BEGIN
  INSERT INTO document_counts (model_id, level, status, block, count)
    VALUES (NEW.model_id, 1, NEW.status, NEW.position / 256, 1)
    ON CONFLICT (model_id, level, status, block) DO UPDATE SET count = count + 1;
  INSERT INTO document_counts (model_id, level, status, block, count)
    VALUES (NEW.model_id, 2, NEW.status, NEW.position / 65536, 1)
    ON CONFLICT (model_id, level, status, block) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER documents_counted_on_delete AFTER DELETE ON documents BEGIN
  INSERT INTO document_counts (model_id, level, status, block, count)
    VALUES (OLD.model_id, 1, OLD.status, OLD.position / 256, -1)
    ON CONFLICT (model_id, level, status, block) DO UPDATE SET count = count + -1;
  INSERT INTO document_counts (model_id, level, status, block, count)
    VALUES (OLD.model_id, 2, OLD.status, OLD.position / 65536, -1)
    ON CONFLICT (model_id, level, status, block) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER documents_counted_on_move AFTER UPDATE OF status ON documents WHEN OLD.status <> NEW.status BEGIN
  INSERT INTO document_counts (model_id, level, status, block, count)
    VALUES (OLD.model_id, 1, OLD.status, OLD.position / 256, -1)
    ON CONFLICT (model_id, level, status, block) DO UPDATE SET count = count + -1;
  INSERT INTO document_counts (model_id, level, status, block, count)
    VALUES (OLD.model_id, 2, OLD.status, OLD.position / 65536, -1)
    ON CONFLICT (model_id, level, status, block) DO UPDATE SET count = count + -1;
  INSERT INTO document_counts (model_id, level, status, block, count)
    VALUES (NEW.model_id, 1, NEW.status, NEW.position / 256, 1)
    ON CONFLICT (model_id, level, status, block) DO UPDATE SET count = count + 1;
  INSERT INTO document_counts (model_id, level, status, block, count)
    VALUES (NEW.model_id, 2, NEW.status, NEW.position / 65536, 1)
    ON CONFLICT (model_id, level, status, block) DO UPDATE SET count = count + 1;
END;
