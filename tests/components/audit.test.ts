import { linksOf, rendered, said, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, vi } from "vitest";
import { auditedOperations } from "~/domain/audit/audited-operations";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { AuditTable } = await import("~/components/audit/audit-table");
const { AuditFilterForm } = await import("~/components/audit/audit-filter-form");
const { LookupNote } = await import("~/components/audit/lookup-note");

type Line = Parameters<typeof AuditTable>[0]["lines"][number];
const subject: Line["subject"] = {
  id: "d&1",
  kind: "document",
  name: "bill.pdf",
  path: "/documents/d1",
  isActor: false,
};
const line = (change: Partial<Line> = {}): Line => ({
  id: "1",
  at: "1 March",
  actor: { kind: "person", name: "Ada Hall", email: "ada@quay.example" },
  actorId: "a&1",
  onBehalf: false,
  operation: "documents.approve",
  subject,
  detail: { count: 2, note: "x" },
  address: "192.0.2.1",
  ...change,
});
const shown = (change: Partial<Line> = {}, language: "en" | "es" = "en") =>
  rendered(AuditTable, { lines: [line(change)] }, language);
/** The sentence of a line, spaces as a reader sees them. */
const sentence = (change: Partial<Line> = {}, language: "en" | "es" = "en") =>
  /<span class="block wrap-anywhere">(.*?)<\/span>/
    .exec(shown(change, language))?.[1]
    ?.replace(/<[^>]*>/g, "");
const iconOf = (html: string) => /<use href="[^"]*#([\w-]+)"/.exec(html)?.[1];
const signedIn: Partial<Line> = {
  operation: "accounts.sign-in",
  subject: { id: "a&1", kind: "account", name: "Ada Hall", path: null, isActor: true },
};

describe("a line of the audit log", () => {
  it("says what was done to what and by whom, in both languages", () => {
    expect(sentence()).toBe("Document approved: bill.pdf, by Ada Hall");
    expect(sentence({}, "es")).toBe("Documento aprobado: bill.pdf, por Ada Hall");
  });

  it("names somebody once who did something to the own account", () => {
    expect(sentence(signedIn)).toBe("Signed in: Ada Hall");
    expect(linksOf(shown(signedIn))).toEqual(["/audit?actor=a%261", "/audit?subject=a%261"]);
    expect(sentence(signedIn, "es")).toMatch(/^[^,]+: Ada Hall$/);
  });

  it("says by whom alone where there is no object, or none with a name", () => {
    expect(sentence({ subject: null })).toBe("Document approved, by Ada Hall");
    expect(sentence({ subject: { ...subject, name: null, path: null } })).toBe(
      "Document approved, by Ada Hall",
    );
    expect(sentence({ subject: null }, "es")).toBe("Documento aprobado, por Ada Hall");
  });

  it.each<[Line["actor"], en: string, es: string]>([
    [{ kind: "key", name: "Importer" }, "by the API key Importer", "por la clave de API Importer"],
    [{ kind: "mail" }, "by e-mail", "por correo"],
    [{ kind: "system" }, "by the system", "por el sistema"],
    [{ kind: "visitor" }, "by a visitor", "por un visitante"],
    [{ kind: "unknown" }, "by a deleted user", "por un usuario eliminado"],
    [{ kind: "unknown-key" }, "by an API key", "por una clave de API"],
  ])("by %j", (actor, en, es) => {
    expect(sentence({ actor })).toBe(`Document approved: bill.pdf, ${en}`);
    expect(sentence({ actor }, "es")).toBe(`Documento aprobado: bill.pdf, ${es}`);
    const leads = ["key", "unknown", "unknown-key"].includes(actor.kind);
    expect(linksOf(shown({ actor })).includes("/audit?actor=a%261")).toBe(leads);
  });

  it("leads to the object's page, to all that was done to it, and to all that the person did", () => {
    expect(linksOf(shown())).toEqual(["/documents/d1", "/audit?actor=a%261", "/audit?subject=d%261"]);
    expect(linksOf(shown({ subject: { ...subject, path: null } }))).toEqual([
      "/audit?actor=a%261",
      "/audit?subject=d%261",
    ]);
    expect(linksOf(shown({ subject: null }))).toEqual(["/audit?actor=a%261"]);
    expect(wordsOf(shown())).toContain("show all : bill.pdf");
  });

  it("has a sign for the kind of its object, the kind in words, the e-mail address, when and from where", () => {
    expect(iconOf(shown())).toBe("menu-text-file");
    expect(iconOf(shown(signedIn))).toBe("menu-person");
    expect(iconOf(shown({ subject: null }))).toBe("menu-log");
    const words = wordsOf(shown());
    for (const part of ["Document", "ada@quay.example", "1 March", "192.0.2.1"])
      expect(words).toContain(part);
    expect(wordsOf(shown({ address: null }))).toContain("–");
  });

  it("says when somebody acted for another organization", () => {
    expect(wordsOf(shown({ onBehalf: true }))).toContain(said("audit.on-behalf"));
    expect(wordsOf(shown())).not.toContain(said("audit.on-behalf"));
  });

  it("has every detail, texts as they are and others as JSON", () => {
    const html = shown();
    for (const fact of ["2", "x", "documents.approve", "d&amp;1"])
      expect(html).toMatch(new RegExp(`<dd[^>]*>${fact}</dd>`));
  });

  it("shows names as text, whatever they hold", () => {
    const html = shown({ subject: { ...subject, name: "<b>{{actor}}</b>" } });
    expect(html).not.toContain("<b>");
    expect(sentence({ subject: { ...subject, name: "{{actor}}" } })).toBe(
      "Document approved: {{actor}}, by Ada Hall",
    );
  });

  it.each(Object.entries(auditedOperations))("%s is a sentence with a sign", (operation, kind) => {
    for (const language of ["en", "es"] as const) {
      const html = shown({ operation, subject: { ...subject, kind } }, language);
      expect(html).not.toMatch(/audit\.(operation|subject|sentence|by)\.|\{\{/);
      expect(iconOf(html)).toMatch(/^menu-/);
      expect(sentence({ operation, subject: { ...subject, kind } }, language)).toMatch(/^[^:]+: bill\.pdf, /);
    }
  });
});

describe("the filter of the audit log", () => {
  const form = (actor: string, subject: string, language: "en" | "es" = "en") =>
    rendered(
      AuditFilterForm,
      {
        filter: { actor, operation: "", subject, startDate: "", endDate: "" },
        choices: { people: [], keys: [], operations: [] },
        messages: [],
      },
      language,
    );

  it("keeps what was typed, and says what may be typed", () => {
    const html = form("", `two "way".pdf`);
    expect(html).toContain(`value="two &quot;way&quot;.pdf"`);
    expect(wordsOf(html)).toContain("Document or other object");
    expect(html).toContain(`placeholder="${said("audit.subject-hint")}"`);
    expect(wordsOf(form("", "", "es"))).toContain("Documento u otro objeto");
  });

  it("keeps somebody who is gone", () => {
    expect(form("gone-1", "")).toContain(`<option value="gone-1" selected="">gone-1</option>`);
    expect(form("", "")).not.toContain("gone-1");
  });
});

describe("what came of a name by which the log is filtered", () => {
  const note = (
    lookup: Parameters<typeof LookupNote>[0]["lookup"],
    isEmpty: boolean,
    language: "en" | "es" = "en",
  ) => wordsOf(rendered(LookupNote, { lookup, text: "two-way.pdf", isEmpty }, language));

  it("is said where nothing was found, where there was more, and where names are not looked up", () => {
    for (const language of ["en", "es"] as const) {
      expect(note("none", true, language)).toContain("two-way.pdf");
      expect(note("more", false, language)).toContain("20");
      expect(note("ids-only", true, language)).toBe(said("audit.lookup.ids-only", {}, language));
    }
  });

  it("is not said where the lines say it", () => {
    for (const quiet of [
      note(null, true),
      note("found", false),
      note("none", false),
      note("ids-only", false),
    ])
      expect(quiet).toBe("");
  });
});
