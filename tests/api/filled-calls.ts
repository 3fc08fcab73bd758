import { jsonBody } from "@tests/support/api-client";
import type { World } from "@tests/support/planted-world";
import { foreignIdCases } from "./foreign-id-cases";
import { type neededPermissions, neededQueries } from "./needed-permissions";

export type Case = (typeof neededPermissions)[number];

const nobodys = "01980000-0000-7000-8000-000000000000";

/** A text of a call with what it names by the ids of a world. */
const filled = (call: string, text: string, ids: World["ids"]) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const kind = foreignIdCases[call]?.ids[name] ?? name;
    return kind.startsWith("=") ? kind.slice(1) : (ids[kind as keyof World["ids"]] ?? nobodys);
  });

/** The address of a call with ids of the world. */
export const addressOf = (call: string, ids: World["ids"]) =>
  filled(call, (call.split(" ")[1] ?? "") + (neededQueries[call] ?? ""), ids);

/** What a call that could succeed carries. */
export function bodyOf(call: string, { body }: Case[1], ids: World["ids"]): RequestInit {
  if (body === undefined) return {};
  if (body) return jsonBody(JSON.parse(filled(call, JSON.stringify(body), ids)));
  const form = new FormData();
  const annotation = JSON.stringify({ documentId: ids.document, revision: 0, fields: [] });
  const content = call.includes("TrainingDocuments") ? annotation : "%PDF-1.7";
  form.append("file", new File([content], "a", { type: "application/octet-stream" }));
  return { body: form };
}
