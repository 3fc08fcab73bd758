import type { Api } from "./api-environment";
import { HttpProblem } from "./http-problem";

/** Answers 405 and what is allowed wherever a path is known but not with the method; to be called after all routes. */
export function refuseOtherMethods(api: Api): void {
  const methods = new Map<string, Set<string>>();
  for (const definition of api.openAPIRegistry.definitions) {
    if (definition.type !== "route") continue;
    const { path, method } = definition.route;
    const known = methods.get(path) ?? new Set();
    methods.set(path, known.add(method.toUpperCase()));
    if (method === "get") known.add("HEAD");
  }
  // A fixed path such as Users/invite comes before the id that could stand in its place.
  const fixedFirst = [...methods].sort(([one], [other]) => idsIn(one) - idsIn(other));
  for (const [path, known] of fixedFirst) {
    const Allow = [...known].sort().join(", ");
    api.all(path.replace(/\{(\w+)\}/g, ":$1"), () => {
      throw new HttpProblem(405, "method-not-allowed", "api.error.method-not-allowed", { Allow });
    });
  }
}

const idsIn = (path: string) => path.split("{").length;
