import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ModelQuestion } from "~/components/models/model-question";
import { archiveModel } from "~/operations/models/archive";
import { loadModelQuestion, performModelChange } from "./load-model-question";

export const handle = {
  crumbs: () => [{ key: "models.title", to: "/aimodels/aimodels-list" }, { key: "models.archive" }],
};

export const loader = loadModelQuestion;

export const action = (args: ActionFunctionArgs) => performModelChange(args, archiveModel);

export default function ArchiveModel() {
  const asked = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <ModelQuestion action="archive" {...asked} problems={refused?.problems} />;
}
