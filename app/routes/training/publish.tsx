import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OutcomePage } from "~/components/dialog/outcome-page";
import { PublishQuestion } from "~/components/training/publish-question";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { requireBaseModels } from "~/http/require-base-models";
import { useTranslation } from "~/locales/use-translation";
import { getBaseTraining } from "~/operations/training/get-base";
import { listPublications } from "~/operations/training/list-publications";
import { publishVersion } from "~/operations/training/publish";
import { type CrumbedBase, publicationCrumbs, shownBase } from "./shown-publications";

export const handle = {
  crumbs: (page: CrumbedBase) => publicationCrumbs(page, "training.publish"),
};

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireBaseModels(args);
  const baseModelId = args.params.aiModelId ?? "";
  const [models, { inForce }] = await Promise.all([
    getBaseTraining(context, { baseModelId }),
    listPublications(context, { baseModelId }),
  ]).catch(refusedPage);
  const offers = models.flatMap(({ name, versions }) =>
    versions
      .filter(({ id, state }) => state === "active" && id !== inForce?.versionId)
      .map(({ id, number, documentCount }) => ({ id, name, number, documentCount })),
  );
  return { base: shownBase(baseModelId), offers, done: isDialogDone(args.request) };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireBaseModels(args);
  const form = await args.request.formData();
  const asked = { baseModelId: args.params.aiModelId ?? "", versionId: String(form.get("versionId") ?? "") };
  try {
    await publishVersion(context, asked);
  } catch (error) {
    return formErrorResponse(error, form);
  }
  return dialogDone(args.request);
}

export default function Publish() {
  const { t } = useTranslation();
  const { base, offers, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const back = `/training-documents/${base.id}/training-documents`;
  if (done) return <OutcomePage message={t("training.published-done", { base: base.name })} okTo={back} />;
  return <PublishQuestion base={base.name} offers={offers} cancelTo={back} problems={refused?.problems} />;
}
