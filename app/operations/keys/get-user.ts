import { selectKeysOf } from "~/data/control/api-users";
import { apiUserInput } from "~/domain/keys/key-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireApiUser } from "./steps/require-api-user";

const shownKeys = 100;

/** An API user with its newest keys, revoked ones too. Throws AppError `not-found`. */
export const getApiUser = defineOperation({
  name: "keys.get-user",
  permission: "ApiKeys",
  input: apiUserInput,
  async run(context: TenantContext, { memberId }) {
    const user = await requireApiUser(context, memberId);
    const keys = await selectKeysOf(context.control, memberId, shownKeys);
    return { ...user, keys };
  },
});
