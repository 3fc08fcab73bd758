import { z } from "zod";
import { findDefaultFeatures } from "~/data/control/default-features";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** The features that a new user gets unless the invitation says otherwise; null means all of them. */
export const getDefaultFeatures = defineOperation({
  name: "users.get-default-features",
  permission: "Users.Invite",
  input: z.object({}),
  run: async ({ control }: TenantContext) => findDefaultFeatures(control),
});
