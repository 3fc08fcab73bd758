import { z } from "zod";
import { selectApiUsers } from "~/data/control/api-users";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** The users of the tenant that only keys act for. */
export const listApiUsers = defineOperation({
  name: "keys.list-users",
  permission: "ApiKeys",
  input: z.object({}),
  run: async ({ control, now }: TenantContext) => selectApiUsers(control, now()),
});
