UPDATE supplier_documents SET due = due + 1, tries = 0
WHERE layout IS NULL AND document_id IN (
  SELECT d.id FROM documents d JOIN tenant_ai_models m ON m.id = d.model_id
  WHERE m.base_model_id = 'invoices-north-america' AND d.status NOT IN ('approved', 'released'));
