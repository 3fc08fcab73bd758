import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { PendingRefresh } from "~/components/documents/pending-refresh";
import { UploadForm } from "~/components/documents/upload-form";
import { UploadResult } from "~/components/documents/upload-result";
import { Notice } from "~/components/form/notice";
import { AssignAll } from "~/components/inbox/assign-all";
import { DiscardQuestion } from "~/components/inbox/discard-question";
import { PlacedNotice } from "~/components/inbox/placed-notice";
import { PlacedTable } from "~/components/inbox/placed-table";
import { WaitingTable } from "~/components/inbox/waiting-table";
import { PageHeader } from "~/components/shell/page-header";
import { PageLinks } from "~/components/table/page-links";
import { shownTime } from "~/domain/documents/shown-time";
import { AppError } from "~/domain/errors/app-error";
import { proposedModels } from "~/domain/inbox/proposed-models";
import { baseModelOf } from "~/domain/models/base-models";
import { cultureOfCountry } from "~/domain/models/cultures";
import { timeZoneOfCountry } from "~/domain/models/time-zones";
import { isAllowed } from "~/domain/permissions/actor";
import { refusedPage } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { type RefusedFile, receiveUpload } from "~/http/receive-upload";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { statusOf } from "~/http/status-of";
import { useTranslation } from "~/locales/use-translation";
import { discardFile } from "~/operations/inbox/discard";
import { listInbox } from "~/operations/inbox/list";
import { listAssignedFiles } from "~/operations/inbox/list-placed";
import { assignFile } from "~/operations/inbox/place";
import { assignFiles } from "~/operations/inbox/place-many";
import { listDocumentModels } from "~/operations/models/list-for-documents";

export const handle = { crumbs: () => [{ key: "intake.inbox.title" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.ViewDocument");
  const { tenant, actor } = context;
  const query = new URL(args.request.url).searchParams;
  const before = query.get("before") ?? undefined;
  const [{ files, next }, placed, models] = await Promise.all([
    listInbox(context, { before }).catch(refusedPage),
    before ? [] : listAssignedFiles(context, {}),
    listDocumentModels(context, {}),
  ]);
  // A file that waits belongs to no model yet, so its times are the tenant's.
  const [culture, timeZone] = [cultureOfCountry(tenant.countryCode), timeZoneOfCountry(tenant.countryCode)];
  const time = (at: Date) => shownTime(at, culture, timeZone);
  const known = models.map(({ id, name, baseModelId }) => ({
    id,
    name,
    kind: baseModelOf(baseModelId)?.kind ?? null,
  }));
  const nameOf = (modelId: string | null) => known.find(({ id }) => id === modelId)?.name ?? null;
  return {
    waiting: files.map(({ id, fileName, state, kind, kindConfidence, reason, sender, ...file }) => ({
      ...{ id, fileName, state, kind, kindConfidence, reason, sender },
      modelName: nameOf(file.modelId),
      receivedAt: time(file.receivedAt),
      keptUntil: time(file.keptUntil),
      proposed: proposedModels(file.modelId, kind, known),
      likely: known.some(({ id }) => id === file.modelId) ? file.modelId : null,
    })),
    placed: placed.map(({ at, modelId, ...file }) => ({ ...file, at: time(at), model: nameOf(modelId) })),
    models: known.map(({ id, name }) => ({ id, name })),
    next: next && `?${new URLSearchParams({ before: next })}`,
    mayPut: isAllowed(actor, "TenantModel.UploadDocument"),
    mayRule: isAllowed(actor, "TenantModel.EditModel"),
    received: Number(query.get("received") ?? 0),
    done: query.get("done"),
    placedTogether: Number(query.get("placed") ?? 0),
    putInto: { documentId: query.get("document"), name: nameOf(query.get("model")) },
    repeats: query.has("watch"),
    uploadKey: crypto.randomUUID(),
  };
}

type Answer = {
  received: number;
  refused: RefusedFile[];
  problem: string | null;
  asks: { waitingFileId: string; fileName: string } | null;
};
const nothing: Answer = { received: 0, refused: [], problem: null, asks: null };

/** Takes files in, puts one into a model, or deletes one; before a file is deleted it is asked. */
export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.UploadDocument");
  if (args.request.headers.get("Content-Type")?.startsWith("multipart/")) {
    const { received, refused } = await receiveUpload(context, null, args.request);
    if (refused.length === 0) return redirect(`?received=${received.length}&watch=1`, 303);
    return data({ ...nothing, received: received.length, refused }, { status: 422 });
  }
  const sent = await args.request.formData();
  const { intent, waitingFileId = "", fileName = "", ...form } = formFields(sent);
  try {
    if (intent === "place-all") {
      const { placed } = await assignFiles(context, { files: sent.getAll("file").map(placeIn) });
      return redirect(`?placed=${placed}&watch=1`, 303);
    }
    if (intent === "discard" && form.confirmed !== "yes")
      return data({ ...nothing, asks: { waitingFileId, fileName } });
    if (intent === "discard") {
      await discardFile(context, { waitingFileId });
      return redirect("?done=discarded", 303);
    }
    const placed = await assignFile(context, {
      waitingFileId,
      modelId: form.modelId || form.otherModelId || "",
    });
    const about = { document: placed.documentId, model: placed.modelId };
    return redirect(`?${new URLSearchParams({ done: "placed", ...about })}`, 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ ...nothing, problem: error.messageKey }, { status: statusOf[error.code] });
  }
}

/** A file and its model, as the form of all files names them. */
function placeIn(value: FormDataEntryValue): { waitingFileId: string; modelId: string } {
  const [waitingFileId = "", modelId = ""] = String(value).split(" ");
  return { waitingFileId, modelId };
}

const uploadHint = "intake.inbox.upload-hint";

/** One place for a pile of documents of all kinds: which wait for a model, and where the others went. */
export default function Inbox() {
  const { t } = useTranslation();
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? nothing;
  const { waiting, placed, mayPut } = shown;
  const reading = waiting.filter(({ state }) => state === "reading").length;
  return (
    <>
      <PageHeader title={t("intake.inbox.title")} hint={t("intake.inbox.hint")}>
        {shown.mayRule && (
          <Link to="/inbox/rules" className="link self-center">
            {t("intake.inbox-rules.title")}
          </Link>
        )}
      </PageHeader>
      {mayPut && (
        <div className="flex flex-wrap gap-3">
          <Link to="/photo" className="link sm:hidden">
            {t("documents.photo.title")}
          </Link>
          <UploadForm uploadTo="/inbox/upload" uploadKey={shown.uploadKey} first hint={uploadHint} />
        </div>
      )}
      <UploadResult received={answer.received || shown.received} refused={answer.refused} />
      {answer.problem && <Notice kind="problem">{t(answer.problem)}</Notice>}
      {answer.asks && <DiscardQuestion {...answer.asks} />}
      {shown.placedTogether > 0 && (
        <Notice>{t("intake.inbox.placed-together", { count: shown.placedTogether })}</Notice>
      )}
      {!answer.problem && !answer.asks && <PlacedNotice done={shown.done} {...shown.putInto} />}
      <PendingRefresh pending={reading} refreshTo="?watch=1" repeats={shown.repeats} />
      {waiting.length === 0 ? (
        <p className="rounded-sm border border-line bg-surface p-6">{t("intake.inbox.none")}</p>
      ) : (
        <>
          {mayPut && (
            <AssignAll
              files={waiting.flatMap(({ id, state, likely }) =>
                likely && state === "waiting" ? [{ id, modelId: likely }] : [],
              )}
            />
          )}
          <WaitingTable files={waiting} models={shown.models} mayPut={mayPut} />
        </>
      )}
      {shown.next && <PageLinks previous={null} next={shown.next} />}
      {placed.length > 0 && <PlacedTable files={placed} />}
    </>
  );
}
