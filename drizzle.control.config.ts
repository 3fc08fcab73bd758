import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  schema: [
    "./app/data/control/control-schema.ts",
    "./app/data/control/billing-schema.ts",
    "./app/data/control/base-model-schema.ts",
    "./app/data/control/notification-schema.ts",
  ],
  out: "./migrations/control",
});
