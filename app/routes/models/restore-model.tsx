import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ModelQuestion } from "~/components/models/model-question";
import { restoreModel } from "~/operations/models/restore";
import { answeredModel, askedModel } from "./asked-model";

export const handle = {
  crumbs: () => [{ key: "models.title", to: "/aimodels/aimodels-list" }, { key: "models.restore" }],
};

export const loader = askedModel;

export const action = (args: ActionFunctionArgs) => answeredModel(args, restoreModel);

export default function RestoreModel() {
  const asked = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <ModelQuestion action="restore" {...asked} problems={refused?.problems} />;
}
