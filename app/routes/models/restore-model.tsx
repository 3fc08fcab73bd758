import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ModelQuestion } from "~/components/models/model-question";
import { restoreModel } from "~/operations/models/restore";
import { loadModelQuestion, performModelChange } from "./load-model-question";

export const handle = {
  crumbs: () => [{ key: "models.title", to: "/aimodels/aimodels-list" }, { key: "models.restore" }],
};

export const loader = loadModelQuestion;

export const action = (args: ActionFunctionArgs) => performModelChange(args, restoreModel);

export default function RestoreModel() {
  const asked = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <ModelQuestion action="restore" {...asked} problems={refused?.problems} />;
}
