import { z } from "zod";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireAccount } from "./steps/require-account";

/** Whether one's own account can be opened by a password, or by sign-in providers only. */
export const hasPassword = defineOperation({
  name: "accounts.has-password",
  permission: "signed-in",
  input: z.object({}),
  run: async (context: VisitorContext) => (await requireAccount(context)).passwordHash !== "",
});
