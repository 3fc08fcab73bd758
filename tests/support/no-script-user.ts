import { fetchSite } from "./fetch-site";
import { closest, findAll, type PageElement, readPage, textOf } from "./page-tree";

const site = "http://localhost:8787";

/**
 * Someone with a browser that runs no script: reads pages, finds fields by their label, presses buttons, follows links.
 * `address` is the network address that the site sees.
 */
export function noScriptUser({ language = "en-US", address = "203.0.113.1" } = {}) {
  const cookies = new Map<string, string>();
  const state = { path: "/", status: 0, html: "", page: null as PageElement | null };
  const page = () => state.page ?? fail("no page was opened");

  async function go(path: string, init: RequestInit = {}): Promise<void> {
    const target = new URL(path, new URL(state.path, site));
    const headers = {
      "Accept-Language": language,
      "CF-Connecting-IP": address,
      "User-Agent": "NoScript/1.0",
      Accept: "text/html",
      "Sec-Fetch-Site": "same-origin",
      Cookie: cookieHeader(cookies),
    };
    const response = await fetchSite(new Request(target, { ...init, headers, redirect: "manual" }));
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
    const location = response.headers.get("Location");
    if (location) {
      await response.body?.cancel();
      const to = new URL(location, target);
      return go(to.pathname + to.search, response.status === 307 ? init : {});
    }
    state.html = await response.text();
    Object.assign(state, {
      path: target.pathname + target.search,
      status: response.status,
      page: readPage(state.html),
    });
  }

  return {
    cookies,
    open: (path: string) => go(path),
    /**
     * Keeps the page with what was typed; what it returns brings it back, as when a button is pressed twice, at another
     * address where the browser had gone on meanwhile.
     */
    keep() {
      const kept = { ...state };
      return (path = kept.path) => void Object.assign(state, kept, { path });
    },
    /** The path and query of the page that is open. */
    path: () => state.path,
    status: () => state.status,
    html: () => state.html,
    language: () => findAll(page(), ({ tag }) => tag === "html")[0]?.attributes.lang,
    title: () => textOf(findAll(page(), ({ tag }) => tag === "title")[0] ?? fail("the page has no title")),
    text: () => textOf(findAll(page(), ({ tag }) => tag === "body")[0] ?? page()),
    /** What a field holds. */
    value: (label: string) => contentOf(field(page(), label)),
    /** Whether a box is ticked. */
    ticked: (label: string) => "checked" in field(page(), label).attributes,
    isDisabled: (label: string) => "disabled" in field(page(), label).attributes,
    choices: (label: string) => optionsOf(field(page(), label)).map(textOf),
    /** The error that stands at a field, as a screen reader finds it. */
    errorAt: (label: string) => errorOf(page(), field(page(), label)),
    type(label: string, text: string) {
      const control = field(page(), label);
      if (control.tag === "textarea") control.children = [text];
      else control.attributes.value = text;
    },
    /** Changes a hidden field of every form, as someone with ill intent would. */
    hide(name: string, value: string) {
      for (const input of findAll(
        page(),
        ({ tag, attributes }) => tag === "input" && attributes.name === name,
      ))
        input.attributes.value = value;
    },
    choose(label: string, choice: string) {
      const options = optionsOf(field(page(), label));
      const chosen =
        options.find((option) => textOf(option) === choice) ?? fail(`${label} has no choice "${choice}"`);
      for (const option of options) delete option.attributes.selected;
      chosen.attributes.selected = "";
    },
    tick(label: string) {
      const box = field(page(), label);
      if ("disabled" in box.attributes) fail(`${label} cannot be ticked`);
      const { type, name } = box.attributes;
      if (type === "radio")
        for (const other of findAll(
          page(),
          ({ attributes }) => attributes.type === "radio" && attributes.name === name,
        ))
          delete other.attributes.checked;
      box.attributes.checked = "";
    },
    untick: (label: string) => {
      delete field(page(), label).attributes.checked;
    },
    follow(text: string) {
      const links = findAll(page(), ({ tag }) => tag === "a").filter((link) => textOf(link).includes(text));
      return go(links[0]?.attributes.href ?? fail(`no link "${text}"`));
    },
    /** Presses a button; `files` go with it by field name. */
    press(text: string, files: Record<string, File[]> = {}) {
      const named = (button: PageElement) =>
        textOf(button) === text || button.attributes["aria-label"] === text;
      const button =
        findAll(page(), ({ tag }) => tag === "button").find(named) ?? fail(`no button "${text}"`);
      if ("disabled" in button.attributes) fail(`the button "${text}" is disabled`);
      const form = formOf(page(), button) ?? fail(`the button "${text}" stands in no form`);
      return submit(go, state.path, form, button, files);
    },
  };
}

function submit(
  go: (path: string, init?: RequestInit) => Promise<void>,
  path: string,
  form: PageElement,
  button: PageElement,
  files: Record<string, File[]>,
): Promise<void> {
  const action = button.attributes.formaction ?? (form.attributes.action || path);
  const method = (button.attributes.formmethod ?? form.attributes.method ?? "get").toUpperCase();
  const entries = entriesOf(form, button);
  if (method === "GET") {
    const target = new URL(action, site);
    return go(`${target.pathname}?${new URLSearchParams(entries)}`);
  }
  if (form.attributes.enctype !== "multipart/form-data")
    return go(action, { method, body: new URLSearchParams(entries) });
  const body = new FormData();
  for (const [name, value] of entries) body.append(name, value);
  for (const [name, list] of Object.entries(files)) for (const file of list) body.append(name, file);
  return go(action, { method, body });
}

/** The form that a button belongs to: the one it names, else the one it stands in. */
const formOf = (page: PageElement, button: PageElement) =>
  button.attributes.form
    ? findAll(page, ({ tag, attributes }) => tag === "form" && attributes.id === button.attributes.form)[0]
    : closest(button, "form");

/** What a browser would send: enabled, named controls, ticked boxes only, and the button that was pressed. */
function entriesOf(form: PageElement, button: PageElement): [string, string][] {
  const controls = findAll(form, ({ tag }) => ["input", "select", "textarea", "button"].includes(tag));
  if (!controls.includes(button)) controls.push(button);
  return controls.flatMap((control): [string, string][] => {
    const { name, type = "text" } = control.attributes;
    if (!name || "disabled" in control.attributes || type === "file") return [];
    if (control.tag === "button") return control === button ? [[name, control.attributes.value ?? ""]] : [];
    if (["checkbox", "radio"].includes(type))
      return "checked" in control.attributes ? [[name, control.attributes.value ?? "on"]] : [];
    return [[name, contentOf(control)]];
  });
}

function contentOf(control: PageElement): string {
  // Line by line as it stands; one line end at the very beginning belongs to the page.
  if (control.tag === "textarea") return control.children.join("").replace(/^\n/, "");
  if (control.tag !== "select") return control.attributes.value ?? "";
  const options = optionsOf(control);
  const option = options.find(({ attributes }) => "selected" in attributes) ?? options[0];
  return option ? (option.attributes.value ?? textOf(option)) : "";
}

const optionsOf = (select: PageElement) => findAll(select, ({ tag }) => tag === "option");

/** The control that a label names: by `for`, else the one inside the label, else by `aria-label`. */
function field(page: PageElement, label: string): PageElement {
  const controls = findAll(page, ({ tag }) => ["input", "select", "textarea"].includes(tag));
  const labels = findAll(page, ({ tag }) => tag === "label").filter(
    (candidate) => textOf(candidate) === label,
  );
  const found = labels.flatMap((candidate) => controls.filter((control) => belongs(control, candidate)))[0];
  return (
    found ??
    controls.find(({ attributes }) => attributes["aria-label"] === label) ??
    fail(`no field "${label}"`)
  );
}

const belongs = (control: PageElement, label: PageElement) =>
  label.attributes.for ? control.attributes.id === label.attributes.for : closest(control, "label") === label;

function errorOf(page: PageElement, control: PageElement): string {
  const ids = (control.attributes["aria-describedby"] ?? "").split(" ").filter((id) => id.endsWith("-error"));
  return ids
    .flatMap((id) => findAll(page, ({ attributes }) => attributes.id === id))
    .map(textOf)
    .join(" ");
}

const cookieHeader = (cookies: Map<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (!name || value === undefined) return;
  if (/max-age=0\b/i.test(line)) cookies.delete(name);
  else cookies.set(name, value);
}

function fail(problem: string): never {
  throw new Error(problem);
}
