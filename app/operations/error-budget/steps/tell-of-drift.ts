import { commit } from "~/data/commit";
import { selectAdminEmails } from "~/data/control/admin-emails";
import { insertMailOnce } from "~/data/control/outbox";
import type { KeptModel } from "~/data/shard/tenant-models";
import { fieldOfModel } from "~/domain/models/field-of-model";
import { productName } from "~/domain/product";
import { documentOfLayout } from "~/domain/suppliers/document-layout";
import { fillText } from "~/locales/fill-text";
import { keyOfTenant } from "../../of-tenant";
import type { RunContext } from "../../processing/processing-context";
import { namesOfGroups } from "./names-of-groups";

/** Administrators that are written to. */
const mostRecipients = 10;

/** What is taken back: values of these fields, of one supplier's documents (or of one layout's) or (null) of all; `since` is when the budget was changed last. */
type Drift = { fields: readonly string[]; supplierId: string | null; since: Date };

const sentenceOf = (supplierId: string | null) =>
  supplierId === null ? "over" : documentOfLayout(supplierId) === null ? "supplier" : "layout";

/**
 * Writes to the administrators that values which passed unseen are looked at again, and why: once for each time that the model was told what
 * passes.
 */
export async function tellOfDrift(
  context: RunContext,
  model: KeptModel,
  { fields, supplierId, since }: Drift,
): Promise<void> {
  const { control, shard, tenant, now, secrets } = context;
  const recipients = await selectAdminEmails(control, mostRecipients);
  const names = await namesOfGroups(shard, supplierId === null ? [] : [supplierId]);
  const named = model.fields
    .filter(({ key }) => fields.includes(key))
    .map((field) => fieldOfModel(model.baseModelId, field))
    .map(({ name, labelKey }) => fillText(tenant.language, labelKey, { name }));
  const values = {
    product: productName,
    tenant: tenant.name,
    model: model.name,
    fields: named.join(", "),
    supplier: (supplierId !== null && names.get(supplierId)) || "–",
  };
  const text = (key: string) => fillText(tenant.language, `models.budget.mail.${key}`, values);
  const told = await secrets.digest(JSON.stringify([since.getTime(), model.passing, fields]));
  const mails = recipients.map((recipient, place) =>
    insertMailOnce(control, {
      id: keyOfTenant(context, "error-budget", model.id, supplierId ?? "", told, place),
      recipient,
      createdAt: now(),
      subject: text("subject"),
      body: [text(sentenceOf(supplierId)), text("now"), productName].join("\n\n"),
    }),
  );
  const [first, ...rest] = mails;
  if (first) await commit(control, [first, ...rest]);
}
