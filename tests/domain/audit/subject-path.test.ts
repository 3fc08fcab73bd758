import { describe, expect, it } from "vitest";
import { auditSentence } from "~/domain/audit/audit-sentence";
import { auditedOperations, type SubjectKind } from "~/domain/audit/audited-operations";
import { subjectPath } from "~/domain/audit/subject-path";
import type { Permission } from "~/domain/permissions/permission";
import routes from "~/routes";

type Route = { path?: string; children?: Route[] };
const all: Route[] = routes;
const patterns = all
  .flatMap((route) => [route, ...(route.children ?? [])])
  .flatMap(({ path }) => path ?? [])
  .map((path) => new RegExp(`^/${path.replace(/:\w+\?/g, "[^/]*").replace(/:\w+/g, "[^/]+")}$`));
const kinds = [...new Set<SubjectKind>(Object.values(auditedOperations))];
const anything = () => true;

describe("the page of something in the log", () => {
  it.each(kinds)("of the kind %s is a page that there is, and only for who may open it", (kind) => {
    const path = subjectPath({ id: "i-1", kind, owner: "o-1" }, anything);
    if (path) expect(patterns.some((pattern) => pattern.test(path))).toBe(true);
    expect(subjectPath({ id: "i-1", kind, owner: "o-1" }, () => false)).toBeNull();
  });

  it("of a document asks for the permission to see documents and nothing else", () => {
    const asked: Permission[] = [];
    const may = (permission: Permission) => asked.push(permission) > 0;
    expect(subjectPath({ id: "d1", kind: "document" }, may)).toBe("/documents/d1");
    expect(asked).toEqual(["TenantModel.ViewDocument"]);
  });

  it.each<SubjectKind>(["account", "key", "zip-file", "edit-upload", "export-template"])(
    "of the kind %s needs what it belongs to",
    (kind) => {
      expect(subjectPath({ id: "i-1", kind }, anything)).toBeNull();
      expect(subjectPath({ id: "i-1", kind, owner: "o-1" }, anything)).toContain("o-1");
    },
  );

  it("has an id that stays one part of the address", () => {
    expect(subjectPath({ id: "a/b?c", kind: "document" }, anything)).toBe("/documents/a%2Fb%3Fc");
  });
});

describe("the sentence for a line of the log", () => {
  const subject = { id: "s", kind: "account", name: "Ada", path: null, isActor: false } as const;
  const ada = { kind: "person", name: "Ada", email: null } as const;
  it.each([
    ["by", null, ada],
    ["by", { ...subject, name: null }, ada],
    ["about-by", subject, ada],
    ["about", { ...subject, isActor: true }, ada],
    ["about-by", { ...subject, isActor: true }, { kind: "visitor" } as const],
  ])("is %s", (expected, about, actor) => {
    expect(auditSentence({ subject: about, actor })).toBe(expected);
  });
});
