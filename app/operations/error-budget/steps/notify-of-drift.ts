import { commit } from "~/data/commit";
import { selectAdminEmails } from "~/data/control/admin-emails";
import { findMailTime, insertMailOnce } from "~/data/control/outbox";
import type { StoredModel } from "~/data/shard/tenant-models";
import type { LostFields } from "~/domain/error-budget/lost-fields";
import { fieldOfModel } from "~/domain/models/field-of-model";
import { productName } from "~/domain/product";
import { documentOfLayout } from "~/domain/suppliers/document-layout";
import { fillText } from "~/locales/fill-text";
import { notifyInBell } from "../../notifications/steps/notify-in-bell";
import { keyOfTenant } from "../../of-tenant";
import type { RunContext } from "../../processing/processing-context";
import { namesOfGroups } from "./names-of-groups";

/** Administrators that are written to. */
const mostRecipients = 10;

/** What is taken back: values of these fields, of one supplier's documents (or of one layout's) or (null) of all; `since` is when the budget was changed last. */
type Drift = { fields: readonly string[]; supplierId: string | null; since: Date };

const sentenceOf = (supplierId: string | null) =>
  supplierId === null ? "over" : documentOfLayout(supplierId) === null ? "supplier" : "layout";

/** Suppliers and layouts that a mail names. */
const mostNamed = 20;

/**
 * Writes to the administrators that values which passed unseen are looked at again, and why: once for each time that the model was told what
 * passes.
 */
export async function notifyOfDrift(
  context: RunContext,
  model: StoredModel,
  { fields, supplierId, since }: Drift,
): Promise<void> {
  const { shard } = context;
  const names = await namesOfGroups(shard, supplierId === null ? [] : [supplierId]);
  const supplier = (supplierId !== null && names.get(supplierId)) || "\u2013";
  const said = {
    key: `models.budget.mail.${sentenceOf(supplierId)}`,
    values: { fields: namesOfFields(context, model, fields), supplier },
  };
  const at = await write(context, model, { said: [said], about: [supplierId ?? "", fields], since });
  // That nothing passes at all is told by what withdraws the budget.
  if (supplierId === null || !at) return;
  await notifyInBell(context, {
    kind: "budget-supplier",
    at,
    key: `drift-${supplierId}`,
    name: `${model.name}, ${supplier}`,
    ...leadingTo(model),
  });
}

/**
 * The same when no drift was seen, but what was checked does not prove any more that few enough are wrong: a value that somebody had to
 * correct is enough for that while the evidence is small.
 */
export async function notifyOfLostEvidence(
  context: RunContext,
  model: StoredModel,
  lost: readonly LostFields[],
  since: Date,
): Promise<void> {
  const named = lost.slice(0, mostNamed);
  const names = await namesOfGroups(
    context.shard,
    named.flatMap(({ supplierId }) => supplierId ?? []),
  );
  const said = named.map(({ supplierId, fields }) => ({
    key: `models.budget.mail.lost${supplierId === null ? "-all" : ""}`,
    values: {
      fields: namesOfFields(context, model, fields),
      supplier: (supplierId !== null && names.get(supplierId)) || "\u2013",
    },
  }));
  const proof = { key: "models.budget.mail.unproven", values: {} };
  const at = await write(context, model, { said: [proof, ...said], about: ["lost", lost], since });
  const about = { key: `loss-${model.id}`, name: model.name, ...leadingTo(model) };
  if (at) await notifyInBell(context, { kind: "budget-lost", at, ...about });
}

const leadingTo = ({ id }: StoredModel) => ({ subjectId: id, modelId: id });

const namesOfFields = ({ tenant }: RunContext, model: StoredModel, fields: readonly string[]): string =>
  model.fields
    .filter(({ key }) => fields.includes(key))
    .map((field) => fieldOfModel(model.baseModelId, field))
    .map(({ name, labelKey }) => fillText(tenant.language, labelKey, { name }))
    .join(", ");

type Letter = { said: { key: string; values: Record<string, string> }[]; about: unknown[]; since: Date };

/** Queues the e-mail once for each administrator; answers when that was, null where there is nobody to write to. */
async function write(
  context: RunContext,
  model: StoredModel,
  { said, about, since }: Letter,
): Promise<Date | null> {
  const { control, tenant, now, secrets } = context;
  const recipients = await selectAdminEmails(control, mostRecipients);
  const common = { product: productName, tenant: tenant.name, model: model.name };
  const text = (key: string, values: Record<string, string> = {}) =>
    fillText(tenant.language, key, { ...common, ...values });
  const told = await secrets.digest(JSON.stringify([since.getTime(), model.passing, about]));
  const idOf = (place: number) => keyOfTenant(context, "error-budget", model.id, told, place);
  const mails = recipients.map((recipient, place) =>
    insertMailOnce(control, {
      id: idOf(place),
      recipient,
      createdAt: now(),
      subject: text("models.budget.mail.subject"),
      body: [
        ...said.map(({ key, values }) => text(key, values)),
        text("models.budget.mail.now"),
        productName,
      ].join("\n\n"),
    }),
  );
  const [first, ...rest] = mails;
  if (!first) return null;
  await commit(control, [first, ...rest]);
  return findMailTime(control, idOf(0));
}
