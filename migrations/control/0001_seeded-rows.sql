INSERT INTO shards (id, data_center, open) VALUES ('us-1', 'us', 1), ('eu-1', 'eu', 1), ('in-1', 'in', 1), ('au-1', 'au', 1);
--> statement-breakpoint
INSERT INTO roles (id, tenant_id, name, permissions) VALUES ('admin', NULL, 'Admin', '["*"]');
