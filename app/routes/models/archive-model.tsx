import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ModelQuestion } from "~/components/models/model-question";
import { archiveModel } from "~/operations/models/archive";
import { answeredModel, askedModel } from "./asked-model";

export const handle = {
  crumbs: () => [{ key: "models.title", to: "/aimodels/aimodels-list" }, { key: "models.archive" }],
};

export const loader = askedModel;

export const action = (args: ActionFunctionArgs) => answeredModel(args, archiveModel);

export default function ArchiveModel() {
  const asked = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <ModelQuestion action="archive" {...asked} problems={refused?.problems} />;
}
