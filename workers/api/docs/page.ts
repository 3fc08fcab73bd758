import { html } from "hono/html";
import type { CallGroup } from "./calls";

type Page = { title: string; groups: readonly CallGroup[]; current: string; content: unknown };

/** A page of the documentation: its groups beside it, above it on a phone. It needs no script. */
export const page = ({ title, groups, current, content }: Page) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="stylesheet" href="/api/docs.css">
  </head>
  <body>
    <a class="skip" href="#content">Skip to content</a>
    <nav aria-label="Documentation">
      <ul>
        <li>${link("/api/docs", "Get started", current === "")}</li>
        <li>${link("/api/docs/try", "Try it", current === "try")}</li>
        ${groups.map(({ name, slug }) => html`<li>${link(`/api/docs/${slug}`, name, current === slug)}</li>`)}
        <li><a href="/api/openapi.json">OpenAPI document</a></li>
      </ul>
    </nav>
    <main id="content">${content}</main>
  </body>
</html>`;

const link = (to: string, name: string, isCurrent: boolean) =>
  isCurrent ? html`<a href="${to}" aria-current="page">${name}</a>` : html`<a href="${to}">${name}</a>`;

/** A piece of a program or an answer; one press selects all of it. It can be scrolled by the keyboard. */
export const sample = (label: string, text: string) =>
  html`<pre tabindex="0" role="region" aria-label="${label}"><code>${text}</code></pre>`;

/** A sentence in which backticks enclose what is code. */
export const withCode = (sentence: string) =>
  sentence.split("`").map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
