import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  schema: "./app/data/shard/shard-schema.ts",
  out: "./migrations/shard",
});
