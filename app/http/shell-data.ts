import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { baseModels } from "~/domain/models/base-models";
import type { Access, Actor } from "~/domain/permissions/actor";
import { isAllowed } from "~/domain/permissions/actor";
import { listDocumentModels } from "~/operations/models/list-document-models";
import { requireTenant } from "./signed-in";

/** What the frame of every signed-in page shows: the person, the tenant, and the part of the menu that the role allows. */
export async function shellDataOf(args: LoaderFunctionArgs) {
  const { context, person } = await requireTenant(args);
  const { givenName, familyName, email } = person;
  const models = may(context.actor, "TenantModel.ViewDocument")
    ? await listDocumentModels(context, {})
    : null;
  return {
    person: { givenName, familyName, email },
    tenantName: context.tenant.name,
    menu: {
      documents: models?.map(({ id, name }) => ({ id, name })) ?? null,
      training: may(context.actor, "Model.ViewTrainingDocument")
        ? baseModels.map(({ id, name }) => ({ id, name }))
        : null,
      manageModels: may(context.actor, "TenantModel.ViewModel"),
    },
  };
}

const may = (actor: Actor, access: Access) => isAllowed(actor, access);
