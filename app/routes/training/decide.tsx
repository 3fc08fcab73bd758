import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { LinkButton } from "~/components/form/link-button";
import { ProblemNotices } from "~/components/form/problem-notices";
import { PageHeader } from "~/components/shell/page-header";
import { baseModelOf } from "~/domain/models/base-models";
import { type Decision, decisionsOn } from "~/domain/training/version-state";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import type { TenantContext } from "~/operations/context";
import { discardVersion } from "~/operations/training/discard";
import { getVersion } from "~/operations/training/get-version";
import { promoteVersion } from "~/operations/training/promote";
import { rollBackVersion } from "~/operations/training/roll-back";

type Crumbed = { base: { id: string; name: string }; decision: Decision };

export const handle = {
  crumbs: ({ base, decision }: Crumbed) => [
    { key: "shell.document-training" },
    { text: base.name, to: `/training-documents/${base.id}/training-documents` },
    { key: `training.${decision}` },
  ],
};

const decide: Record<
  Decision,
  (context: TenantContext, version: { id: string; modelId: string }) => Promise<unknown>
> = {
  promote: (context, { id }) => promoteVersion(context, { versionId: id }),
  discard: (context, { id }) => discardVersion(context, { versionId: id }),
  "roll-back": (context, { id, modelId }) => rollBackVersion(context, { versionId: id, modelId }),
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Model.TrainModel");
  const versionId = args.params.versionId ?? "";
  const decision = decisionOf(args);
  const { version, model, previousNumber, isPinned } = await getVersion(context, { versionId }).catch(
    refusedPage,
  );
  const { id, number, state, documentCount } = version;
  return {
    base: { id: model.baseModelId, name: baseModelOf(model.baseModelId)?.name ?? model.baseModelId },
    model: { name: model.name },
    version: { id, number, documentCount },
    mayDecide: decisionsOn(state, isPinned).includes(decision),
    isPinned,
    decision,
    previousNumber,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "Model.TrainModel");
  const decision = decisionOf(args);
  const { aiModelId = "", versionId = "" } = args.params;
  try {
    const { version } = await getVersion(context, { versionId });
    await decide[decision](context, version);
  } catch (error) {
    return formErrorResponse(error, new FormData());
  }
  return redirect(`/training-documents/${aiModelId}/versions/${versionId}?done=${decision}`);
}

export default function Decide() {
  const { t } = useTranslation();
  const { base, model, version, mayDecide, isPinned, decision, previousNumber } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { number, documentCount } = version;
  const what =
    decision === "roll-back" ? `roll-back-${previousNumber === null ? "base" : "version"}` : decision;
  return (
    <>
      <PageHeader title={t(`training.ask.${decision}`, { number, name: model.name })} />
      <ProblemNotices problems={refused?.problems} />
      <p className="max-w-prose">
        {mayDecide
          ? t(`training.what.${what}`, { count: documentCount, previous: previousNumber })
          : t(isPinned ? "training.error.pinned" : "training.error.decided-meanwhile")}
      </p>
      <Form method="post" className="flex flex-wrap gap-2">
        {mayDecide && (
          <Button kind={decision === "discard" ? "danger" : "primary"}>{t(`training.${decision}`)}</Button>
        )}
        <LinkButton to={`/training-documents/${base.id}/versions/${version.id}`}>
          {t("training.cancel")}
        </LinkButton>
      </Form>
    </>
  );
}

function decisionOf({ params }: LoaderFunctionArgs | ActionFunctionArgs): Decision {
  const decision = params.decision ?? "";
  if (decision in decide) return decision as Decision;
  throw new Response("error.not-found", { status: 404 });
}
