import { z } from "zod";
import { selectColleagues } from "~/data/control/assignees";
import type { Assignee } from "~/domain/documents/handling";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { maySeeDocuments } from "./steps/may-see-documents";

/** Users offered for assignment; the API accepts any of them. */
const most = 500;

/** The active people of the tenant who may see documents, by last name: whoever can be asked to look at one. */
export const listAssignees = defineOperation({
  name: "documents.list-assignees",
  permission: "TenantModel.EditDocument",
  input: z.object({}),
  async run({ control }: TenantContext): Promise<Assignee[]> {
    const people = await selectColleagues(control, most);
    return people.filter(maySeeDocuments).map(({ userId, givenName, familyName, email }) => ({
      userId,
      name: `${givenName} ${familyName}`.trim() || email,
    }));
  },
});
