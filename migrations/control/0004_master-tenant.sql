INSERT INTO tenants (id, slug, name, folded_name, company_name, address_line_1, city, state, postal_code, country_code, data_center, shard_id, intake_token, created_at)
VALUES ('00000000-0000-7000-8000-000000000001', 'fieldwise', 'Fieldwise', 'fieldwise', 'Fieldwise', '1 Service Road', 'Hyderabad', 'TS', '500081', 'IN', 'in', 'in-1', lower(hex(randomblob(6))), 0);
--> statement-breakpoint
INSERT INTO roles (id, tenant_id, name, permissions) VALUES ('system-admin', '00000000-0000-7000-8000-000000000001', 'SystemAdmin', '["*"]');
