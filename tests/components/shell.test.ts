import { readFileSync } from "node:fs";
import { buttonsOf, controlsOf, hiddenOf } from "@tests/support/drawn-controls";
import { attributesOf, linksOf, rendered, said, shownPage, wordsOf } from "@tests/support/rendered";
import { createElement } from "react";
import { afterAll, describe, expect, it, vi } from "vitest";
import type { Appearance } from "~/domain/appearance/appearance";
import { menuItems } from "~/domain/menu/menu-items";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { DialogLink } = await import("~/components/dialog/dialog-link");
const { OutcomePage } = await import("~/components/dialog/outcome-page");
const { QuestionPage } = await import("~/components/dialog/question-page");
const { LongTextBody } = await import("~/components/legal/long-text-body");
const { NamedBars } = await import("~/components/reports/named-bars");
const { ReliabilityPlot } = await import("~/components/reports/reliability-plot");
const { ReportFilter } = await import("~/components/reports/report-filter");
const { ReportTable } = await import("~/components/reports/report-table");
const { SendReport } = await import("~/components/reports/send-report");
const { fillOf, SeriesLegend } = await import("~/components/reports/series-legend");
const { AppearanceContext } = await import("~/components/shell/appearance-context");
const { Breadcrumb } = await import("~/components/shell/breadcrumb");
const { DisplayControls } = await import("~/components/shell/display-controls");
const { ErrorPage } = await import("~/components/shell/error-page");
const { InlineMessages, InlineMessagesContext } = await import("~/components/shell/inline-messages");
const { MenuList } = await import("~/components/shell/menu-list");
const { PageHeader } = await import("~/components/shell/page-header");
const { PageTitle } = await import("~/components/shell/page-title");
const { ProfileMenu } = await import("~/components/shell/profile-menu");
const { SideBar } = await import("~/components/shell/side-bar");
const { AutoRefresh } = await import("~/components/shell/auto-refresh");
const { CardTable } = await import("~/components/table/card-table");

afterAll(() => void Object.assign(shownPage, { error: null, matches: [] }));

const t = (key: string, values: Record<string, unknown> = {}) => said(key, values);

describe("a page that failed", () => {
  const failed = (error: unknown) => {
    shownPage.error = error;
    return rendered(ErrorPage, {});
  };
  const answer = (status: number, data: unknown) => ({ status, statusText: "", data });

  it("says that nothing is here where nothing is", () => {
    expect(wordsOf(failed(answer(404, "error.unexpected")))).toContain(t("not-found.title"));
    expect(linksOf(failed(answer(404, null)))).toEqual(["/"]);
  });

  it.each<[string, unknown]>([
    ["an error that was thrown", new Error("secret of the database")],
    ["nothing at all", undefined],
    ["an answer without words", { status: 500, statusText: "", data: null }],
    ["an answer of another shape", { status: 500, statusText: "", data: { sql: "select" } }],
  ])("says of %s that it was not expected, and nothing of its inside", (_name, error) => {
    const words = wordsOf(failed(error));
    expect(words).toContain(t("error.unexpected"));
    expect(words).not.toMatch(/secret|select/);
  });

  it("says what the answer says, by its key or with values", () => {
    expect(wordsOf(failed(answer(409, "form.required")))).toContain(t("form.required"));
    const refusal = { messageKey: "error.file-too-large", values: { megabytes: 77 } };
    expect(wordsOf(failed(answer(413, refusal)))).toContain("77");
  });

  it("calls a permission that is missing by its name, and one of no name as it is", () => {
    const missing = (permission: string) =>
      wordsOf(failed(answer(403, { messageKey: "error.forbidden", values: { permission } })));
    expect(missing("Users")).toBe(
      `${t("error.forbidden", { permission: t("people.permission.Users") })} ${t("not-found.home")}`,
    );
    expect(missing("Nonsense")).not.toContain("people.permission");
  });

  it("offers to sign in beside it, so that nothing typed is lost", () => {
    expect(linksOf(failed(answer(401, "error.unexpected")))).toEqual(["/login", "/"]);
    expect(failed(answer(401, "error.unexpected"))).toContain('target="_blank"');
    expect(linksOf(failed(answer(403, "error.unexpected")))).toEqual(["/"]);
  });

  it("sends again what was typed, every value of a name, to the same address", () => {
    const typed = [
      ["model", "a"],
      ["model", 'b"<'],
    ];
    const html = failed(answer(503, { messageKey: "error.unexpected", values: {}, typed }));
    expect(attributesOf(html, "action")).toEqual(["/here?page=2"]);
    expect(attributesOf(html, "name")).toEqual(["model", "model"]);
    expect(attributesOf(html, "value")).toEqual(["a", "b&quot;&lt;"]);
    expect(buttonsOf(failed(answer(503, { messageKey: "error.unexpected", values: {} })))).toEqual([]);
  });
});

describe("the way to a page", () => {
  const crumbs = (...made: object[]) => [{ handle: { crumbs: () => made }, data: {} }];
  const way = (matches: unknown[]) => {
    shownPage.matches = matches;
    return rendered(Breadcrumb, {});
  };
  const title = (matches: unknown[]) => {
    shownPage.matches = matches;
    return wordsOf(rendered(PageTitle, {}));
  };

  it("leads over every step but the last, which is the page", () => {
    const html = way(crumbs({ key: "models.title", to: "/aimodels" }, { text: "Bills & more", to: "/here" }));
    expect(linksOf(html)).toEqual(["/dashboard", "/aimodels"]);
    expect(wordsOf(html)).toMatch(/Bills & more$/);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  });

  it("is none on the dashboard, nor where no page says one", () => {
    expect(way([])).toBe("");
    expect(way(crumbs({ key: "dashboard.title", to: "/dashboard" }))).toBe("");
    expect(
      way([
        { handle: {}, data: {} },
        { handle: undefined, data: {} },
      ]),
    ).toBe("");
  });

  it("leaves out a page whose loader failed, and asks none for data that it has not", () => {
    const needs = { crumbs: (data: { name: string }) => [{ text: data.name }] };
    expect(way([{ handle: needs, data: undefined }])).toBe("");
    expect(way([{ handle: needs, data: null }])).toBe("");
    expect(wordsOf(way([{ handle: needs, data: { name: "Bills" } }]))).toContain("Bills");
    expect(wordsOf(way([{ handle: { crumbs: () => [{ text: "Plain" }] }, data: null }]))).toContain("Plain");
  });

  it("ends in the title of the window", () => {
    expect(title(crumbs({ key: "models.title" }, { text: "Bills" }))).toMatch(/^Bills · /);
    expect(title([])).toContain(t("error.no-page"));
  });
});

describe("the menu", () => {
  type Items = Parameters<typeof MenuList>[0]["items"];
  const children = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ label: { text: `Model ${at}` }, to: `/m/${at}` }));
  const drawn = (items: Items) => rendered(MenuList, { items });
  const group = (more: Partial<Items[number]>): Items => [
    { label: { key: "models.title" }, children: [], ...more },
  ];

  it("is links, named by a text or by a name of the data", () => {
    const html = drawn([{ label: { key: "models.title" }, to: "/aimodels" }, ...children(1)]);
    expect(linksOf(html)).toEqual(["/aimodels", "/m/0"]);
    expect(wordsOf(html)).toBe(`${t("models.title")} Model 0`);
  });

  it("opens a group that is short or has the page, and folds a long one away", () => {
    const isOpen = (items: Items) => /<details open/.test(drawn(items));
    expect(isOpen(group({ children: children(8) }))).toBe(true);
    expect(isOpen(group({ children: children(9) }))).toBe(false);
    expect(isOpen(group({ children: [...children(9), { label: { text: "Here" }, to: "/here" }] }))).toBe(
      true,
    );
  });

  it("says of an empty group why it is", () => {
    expect(wordsOf(drawn(group({ whenEmpty: "models.none" })))).toContain(t("models.none"));
    expect(wordsOf(drawn(group({ whenEmpty: "models.none", children: children(1) })))).not.toContain(
      t("models.none"),
    );
  });
});

describe("how pages look", () => {
  const drawn = (
    component: typeof DisplayControls,
    value: Partial<Appearance>,
    language: "en" | "es" = "en",
  ) =>
    rendered(
      () =>
        createElement(
          AppearanceContext.Provider,
          {
            value: {
              theme: "system",
              highContrast: false,
              fontSize: 16,
              menuOpen: true,
              ...value,
            } as Appearance,
          },
          createElement(component),
        ),
      {},
      language,
    );
  const pressed = (value: Partial<Appearance>, name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(drawn(DisplayControls, value))?.[1];

  it("goes from the system's colours to dark, to light, and back", () => {
    expect(pressed({ theme: "system" }, "theme")).toBe("dark");
    expect(pressed({ theme: "dark" }, "theme")).toBe("light");
    expect(pressed({ theme: "light" }, "theme")).toBe("system");
  });

  it("switches contrast on and off, and says which it is", () => {
    expect(pressed({ highContrast: false }, "contrast")).toBe("more");
    expect(pressed({ highContrast: true }, "contrast")).toBe("system");
    expect(attributesOf(drawn(DisplayControls, { highContrast: true }), "aria-pressed")).toEqual(["true"]);
  });

  it("comes back to the page that it was changed on", () => {
    expect(
      new Set(attributesOf(drawn(DisplayControls, {}), "value").filter((value) => value.startsWith("/"))),
    ).toEqual(new Set(["/here?page=2"]));
  });

  it("offers the other languages, each in its own words", () => {
    expect(attributesOf(drawn(DisplayControls, {}), "lang")).toEqual(["es"]);
    expect(attributesOf(drawn(DisplayControls, {}, "es"), "lang")).toEqual(["en"]);
  });

  it("folds the menu away and back", () => {
    const menu = (menuOpen: boolean) => drawn(() => SideBar({ menu: [] }), { menuOpen });
    expect(attributesOf(menu(true), "value")).toContain("closed");
    expect(attributesOf(menu(false), "value")).toContain("open");
  });

  it("names who is signed in by the first letter, whatever it is", () => {
    const person = (givenName: string) =>
      rendered(ProfileMenu, { person: { givenName, familyName: "Lee", email: "a@x.example" } });
    expect(person("ann")).toMatch(/>A<\/span>/);
    expect(person("𝒜da")).toMatch(/>𝒜<\/span>/u);
    expect(wordsOf(person("ann"))).toContain("ann Lee");
  });
});

describe("the texts of a page", () => {
  it("stand in it in a way that no text can end", () => {
    const html = rendered(
      () =>
        createElement(
          InlineMessagesContext.Provider,
          { value: () => ({ a: "</script><script>alert(1)</script>" }) },
          createElement(InlineMessages),
        ),
      {},
    );
    expect(html.match(/<script/g)).toHaveLength(1);
    const json = />([\s\S]*)<\/script>$/.exec(html)?.[1] ?? "";
    expect(JSON.parse(json)).toEqual({ a: "</script><script>alert(1)</script>" });
  });

  it("that are long are set as paragraphs and lists, with their headings as links", () => {
    const text = {
      title: "Terms",
      sections: [
        { heading: "Qué es ¿esto?", paragraphs: ["One", "- a", "- b", "Two", "- c"] },
        { heading: "Next", paragraphs: [], picture: { name: "list", alt: "A list" } as never },
      ],
    };
    const html = rendered(LongTextBody, { text, contents: true }, "es");
    expect(linksOf(html)).toEqual(["#que-es-esto", "#next", "/manual/es/list.webp"]);
    expect(attributesOf(html, "id")).toEqual(["que-es-esto", "next"]);
    expect(html).toContain("<p>One</p><ul><li>a</li><li>b</li></ul><p>Two</p><ul><li>c</li></ul>");
    expect(attributesOf(rendered(LongTextBody, { text }), "id")).toEqual([]);
  });
});

describe("a dialog's page", () => {
  type Props = Parameters<typeof QuestionPage>[0];
  const drawn = (more: Partial<Props> = {}) => rendered(QuestionPage, { title: "Sure?", ...more });

  it("asks yes or cancel, or one of two", () => {
    expect(buttonsOf(drawn())).toEqual([`answer=yes ${t("dialog.yes")}`]);
    expect(linksOf(drawn({ cancelTo: "/back" }))).toEqual(["/back"]);
    expect(buttonsOf(drawn({ yes: "Keep", no: "Drop" }))).toEqual(["answer=yes Keep", "answer=no Drop"]);
  });

  it("says why it was refused, and what is said while it works", () => {
    const problems = [{ field: "", messageKey: "form.required", values: {} }];
    expect(attributesOf(drawn({ problems }), "role")).toContain("alert");
    expect(wordsOf(drawn({ problems }))).toContain(t("form.required"));
    expect(attributesOf(drawn({ progress: "Deleting…" }), "data-progress")).toEqual(["Deleting…"]);
    expect(attributesOf(drawn(), "data-progress")).toEqual([t("dialog.working")]);
  });

  it("looks dangerous where something is thrown away", () => {
    const looks = (icon: NonNullable<Props["icon"]>) => attributesOf(drawn({ icon }), "class").at(-1);
    expect(looks("trash")).not.toBe(looks("question"));
  });

  it("tells of what became of it, and leads on", () => {
    const outcome = (failed: boolean) => rendered(OutcomePage, { message: "Gone", failed, okTo: "/list" });
    expect(linksOf(outcome(false))).toEqual(["/list"]);
    expect(outcome(true)).not.toBe(outcome(false));
  });

  it("is led to by a link that looks like one, or like a button", () => {
    const link = (more: object) => rendered(DialogLink, { to: "/ask", children: "Ask", ...more });
    expect(attributesOf(link({}), "class")).toEqual(["link"]);
    expect(attributesOf(link({ kind: "danger" }), "class")).not.toEqual(["link"]);
    expect(attributesOf(link({ label: "Ask of a.pdf" }), "aria-label")).toEqual(["Ask of a.pdf"]);
  });
});

describe("charts and tables of reports", () => {
  const bars = [
    { label: "Bills", parts: [30, 10] },
    { label: "Receipts", parts: [0, 20] },
  ];
  const lengths = (html: string, name: string) =>
    attributesOf(html.slice(0, html.lastIndexOf("</ul>")), name).map((value) => Number(value));

  it("draw bars as long as their share of the longest, piece behind piece", () => {
    const html = rendered(NamedBars, { title: "Documents", series: ["success", "failed"], bars });
    const drawn = [...html.matchAll(/<rect x="([\d.]+)" width="([\d.]+)"/g)].map(([, x, width]) =>
      [x, width].map(Number),
    );
    expect(drawn).toEqual([
      [0, 75],
      [75, 25],
      [0, 0],
      [0, 50],
    ]);
    expect(lengths(html, "height").length).toBeGreaterThan(0);
  });

  it("say how many are right of how many, where that is what they count, without a legend", () => {
    const series = ["rightValues", "wrongValues"];
    const html = rendered(NamedBars, { title: "Values", series, bars });
    expect(wordsOf(html)).toContain(t("reports.chart.right-of", { right: "30", count: 40 }));
    expect(wordsOf(html)).not.toContain(t("reports.column.wrongValues"));
  });

  it("divide by nothing where all is nought", () => {
    const html = rendered(NamedBars, { title: "x", series: ["success"], bars: [{ label: "a", parts: [0] }] });
    expect(html).not.toMatch(/NaN|Infinity/);
  });

  it("name what colors mean, of series that are there, and of one alone nothing", () => {
    const legend = (series: string[], used: string[]) => wordsOf(rendered(SeriesLegend, { series, used }));
    expect(legend(["success", "failed"], ["failed"])).toBe(t("reports.column.failed"));
    expect(legend(["success"], ["success"])).toBe("");
    expect(new Set(["success", "failed", "error", "userEdited"].map(fillOf)).size).toBe(4);
    expect(fillOf("unheard of")).toBe("fill-accent");
  });

  it("plot how often values were right, the surest being described", () => {
    const point = (said: number, right: number, count: number) => ({
      said,
      right,
      count,
      shownSaid: `${said * 100} %`,
      shownRight: `${right * 100} %`,
    });
    const html = rendered(ReliabilityPlot, { title: "x", points: [point(0.5, 0.25, 3), point(1, 1, 9)] });
    expect(attributesOf(html, "points")).toEqual(["50,75 100,0"]);
    expect(attributesOf(html, "cy")).toEqual(["75", "0"]);
    const described = /<desc[^>]*>([^<]*)</.exec(html)?.[1] ?? "";
    expect(described).toContain("100 %");
    expect(wordsOf(rendered(ReliabilityPlot, { title: "x", points: [] }))).toContain(
      t("reports.chart.empty"),
    );
  });

  it("have a table whose cells lead where there is something to see", () => {
    const columns = [
      { key: "model", label: "Model", isNumber: false },
      { key: "count", label: "Count", isNumber: true },
    ];
    const rows = [[{ text: "Bills" }, { text: "3", to: "/list" }]];
    const html = rendered(ReportTable, { caption: "Documents", columns, rows } as never);
    expect(linksOf(html)).toEqual(["/list"]);
    expect(attributesOf(html, "tabindex")).toEqual(["0"]);
  });

  it("keep the period that was typed and the report that is shown", () => {
    const filter = { startDate: "2026-02-30", endDate: "", by: "month", modelId: "m1" };
    const models = [{ id: "m1", name: "Bills" }];
    const html = rendered(ReportFilter, { filter, models, messages: [], report: "energy" });
    expect(hiddenOf(html)).toEqual({ report: "energy" });
    expect(Object.fromEntries(controlsOf(html).map(({ name, value }) => [name, value]))).toMatchObject({
      by: "month",
      modelId: "m1",
    });
    expect(attributesOf(html, "value")).toContain("2026-02-30");
    expect(hiddenOf(rendered(ReportFilter, { filter, models, messages: [] }))).toEqual({});
  });

  it("are sent by a form that stands open where something is wrong with it", () => {
    const messages = [{ field: "toEmail", label: "", text: "Wrong" }];
    expect(rendered(SendReport, { typed: undefined, messages: [] })).not.toMatch(/<details[^>]* open/);
    const html = rendered(SendReport, { typed: { toEmail: "a@" }, messages });
    expect(html).toMatch(/<details[^>]* open/);
    expect(controlsOf(html)[0]).toMatchObject({ value: "a@", invalid: true, described: "Wrong" });
  });
});

describe("small parts of every page", () => {
  it("a table heads each row by its first cell, and labels the cells of its cards", () => {
    const html = rendered(CardTable<{ id: string }>, {
      caption: "Things",
      rows: [{ id: "a" }, { id: "b" }],
      columns: [
        { label: "Name", cell: ({ id }) => id },
        { label: "Count", number: true, cell: () => 3 },
      ],
    });
    expect(html.match(/<th scope="row"/g)).toHaveLength(2);
    expect(html.match(/<td/g)).toHaveLength(2);
    expect(wordsOf(html)).toBe("Things Name Count Name a Count 3 Name b Count 3");
  });

  it("a page stays fresh without script only once that was asked for", () => {
    const fresh = (repeats: boolean) => rendered(AutoRefresh, { refreshTo: "?watch=1", repeats });
    expect(fresh(false)).not.toContain("http-equiv");
    expect(fresh(true)).toContain('http-equiv="refresh" content="5"');
    expect(linksOf(fresh(false))).toEqual(["?watch=1"]);
  });

  it("a head has a hint and actions where there are some", () => {
    expect(wordsOf(rendered(PageHeader, { title: "Bills" }))).toBe("Bills");
    expect(rendered(PageHeader, { title: "Bills" })).not.toContain("<p");
    expect(wordsOf(rendered(PageHeader, { title: "Bills", hint: "All", children: "Add" }))).toBe(
      "Bills All Add",
    );
  });
});

describe("the signs of the menu", () => {
  const items = menuItems.flatMap((item) => [item, ...(item.children ?? [])]);
  const icons = items.flatMap(({ icon }) => icon ?? []);

  it("are drawn in the picture of shapes, with those of the models", () => {
    const picture = readFileSync("app/components/shell/marks.svg", "utf8");
    expect(icons.length).toBeGreaterThan(10);
    for (const icon of [...icons, "pdf-file", "text-file"]) expect(picture).toContain(`id="menu-${icon}"`);
  });

  it("differ where people may see both", () => {
    const seen = items.flatMap(({ icon, onlySystemAdmin }) => (onlySystemAdmin ? [] : (icon ?? [])));
    expect(new Set(seen).size).toBe(seen.length);
  });
});
