import { z } from "zod";
import { countUsers, selectUsers } from "~/data/control/user-list";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

const most = 5_000;

/** All users of the tenant by last name, at most 5,000 of them; `totalCount` says how many there are. */
export const listAllUsers = defineOperation({
  name: "users.list-all",
  permission: "Users.List",
  input: z.object({}),
  async run({ control }: TenantContext) {
    const asked = { search: "" };
    const read = {
      ...asked,
      field: "lastName" as const,
      descending: false,
      limit: most,
      from: { offset: 0 },
    };
    const [totalCount, items] = await Promise.all([countUsers(control, asked), selectUsers(control, read)]);
    return { items, totalCount };
  },
});
