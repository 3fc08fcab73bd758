import type { RouteConfig } from "@remix-run/route-config";
import { index, layout, route } from "@remix-run/route-config";

export default [
  index("routes/home/home.tsx"),
  route("set-language", "routes/shell/set-language.ts"),
  layout("routes/shell/plain.tsx", [route("*", "routes/shell/not-found.tsx")]),
  layout("routes/shell/shell.tsx", [
    route("dashboard", "routes/dashboard/dashboard.tsx"),
    route("aimodels/aimodels-list", "routes/models/models-list.tsx"),
    route("aimodels/create-aimodel", "routes/models/create-model.tsx"),
    route("aimodels/edit-aimodel/:id", "routes/models/edit-model.tsx"),
  ]),
] satisfies RouteConfig;
