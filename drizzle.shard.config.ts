import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  schema: [
    "./app/data/shard/shard-schema.ts",
    "./app/data/shard/training-schema.ts",
    "./app/data/shard/duplicate-schema.ts",
    "./app/data/shard/split-schema.ts",
    "./app/data/shard/memory-schema.ts",
    "./app/data/shard/meter-schema.ts",
    "./app/data/shard/release-schema.ts",
    "./app/data/shard/energy-schema.ts",
    "./app/data/shard/webhook-schema.ts",
    "./app/data/shard/export-schema.ts",
    "./app/data/shard/figure-schema.ts",
    "./app/data/shard/report-schema.ts",
    "./app/data/shard/mail-rule-schema.ts",
    "./app/data/shard/mailbox-schema.ts",
    "./app/data/shard/folder-schema.ts",
    "./app/data/shard/erp-schema.ts",
    "./app/data/shard/replay-schema.ts",
    "./app/data/shard/e-invoice-schema.ts",
    "./app/data/shard/supplier-schema.ts",
    "./app/data/shard/edit-schema.ts",
    "./app/data/shard/order-schema.ts",
  ],
  out: "./migrations/shard",
});
