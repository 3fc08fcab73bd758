import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OutcomePage } from "~/components/dialog/outcome-page";
import { TakeBackQuestion } from "~/components/training/take-back-question";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { requireBaseModels } from "~/http/require-base-models";
import { useTranslation } from "~/locales/use-translation";
import { listPublications } from "~/operations/training/list-publications";
import { unpublishVersion } from "~/operations/training/take-back-published";
import { type CrumbedBase, publicationCrumbs, shownBase, shownPublication } from "./shown-publications";

export const handle = {
  crumbs: (page: CrumbedBase) => publicationCrumbs(page, "training.take-back"),
};

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireBaseModels(args);
  const baseModelId = args.params.aiModelId ?? "";
  const { items, inForce } = await listPublications(context, { baseModelId }).catch(refusedPage);
  const before = items.find(
    ({ number, takenBackAt }) => takenBackAt === null && inForce && number < inForce.number,
  );
  return {
    base: shownBase(baseModelId),
    inForce: inForce && shownPublication(inForce, context.tenant),
    before: before ? shownPublication(before, context.tenant) : null,
    done: isDialogDone(args.request),
  };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireBaseModels(args);
  const form = await args.request.formData();
  const asked = { baseModelId: args.params.aiModelId ?? "", number: String(form.get("number") ?? "") };
  try {
    await unpublishVersion(context, asked);
  } catch (error) {
    return formErrorResponse(error, form);
  }
  return dialogDone(args.request);
}

export default function TakeBack() {
  const { t } = useTranslation();
  const { base, inForce, before, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const back = `/training-documents/${base.id}/training-documents`;
  if (done) return <OutcomePage message={t("training.taken-back-done", { base: base.name })} okTo={back} />;
  return (
    <TakeBackQuestion
      base={base.name}
      inForce={inForce}
      before={before}
      cancelTo={back}
      problems={refused?.problems}
    />
  );
}
