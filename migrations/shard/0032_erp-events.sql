ALTER TABLE `erp_settings` ADD `tax_codes` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `erp_sendings_listed` ON `erp_sendings` (`model_id`,`state`,`requested_at`,`document_id`);--> statement-breakpoint
CREATE INDEX `erp_sendings_ended` ON `erp_sendings` (`tenant_id`,`state`,`done_at`);--> statement-breakpoint
CREATE TRIGGER webhook_events_of_erp AFTER INSERT ON audit
WHEN NEW.operation IN ('erp.deliver', 'erp.refuse')
  AND EXISTS (SELECT 1 FROM webhook_endpoints WHERE tenant_id = NEW.tenant_id) BEGIN
  INSERT INTO webhook_events (id, tenant_id, sequence, type, model_id, document_id, data, at)
    SELECT NEW.id, NEW.tenant_id,
      (SELECT coalesce(max(sequence), 0) + 1 FROM webhook_events WHERE tenant_id = NEW.tenant_id),
      iif(NEW.operation = 'erp.deliver', 'document.sent_to_erp', 'document.erp_refused'),
      d.model_id, d.id,
      json_object('modelId', d.model_id, 'modelName', m.name, 'documentId', d.id, 'fileName', d.file_name,
        'source', d.source, 'status', d.status, 'confidence', d.confidence, 'revision', d.revision,
        'attempt', d.attempt, 'problem', NEW.detail ->> '$.problem', 'parts', json('[]'),
        'erp', json_object('system', s.kind, 'number', s.number, 'link', s.link,
          'posted', json(iif(s.posted, 'true', 'false')), 'detail', s.detail)),
      NEW.at
    FROM documents d JOIN tenant_ai_models m ON m.id = d.model_id
      LEFT JOIN erp_sendings s ON s.document_id = d.id
    WHERE d.id = NEW.subject_id AND d.tenant_id = NEW.tenant_id;
  INSERT INTO webhook_deliveries (id, tenant_id, endpoint_id, event_id, sequence, state, next_at)
    SELECT lower(hex(randomblob(16))), e.tenant_id, e.id, v.id, v.sequence, 'waiting', v.at
    FROM webhook_events v JOIN webhook_endpoints e ON e.tenant_id = v.tenant_id
    WHERE v.id = NEW.id AND e.state <> 'disabled'
      AND EXISTS (SELECT 1 FROM json_each(e.event_types) WHERE value = v.type)
      AND (e.model_ids IS NULL OR EXISTS (SELECT 1 FROM json_each(e.model_ids) WHERE value = v.model_id));
END;
