import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { ReactNode } from "react";
import { Confidence } from "~/components/documents/confidence";
import { ReadinessBadge } from "~/components/documents/readiness-badge";
import { StatusBadge } from "~/components/documents/status-badge";
import { Button } from "~/components/form/button";
import { CheckboxGroup } from "~/components/form/checkbox-group";
import { Field } from "~/components/form/field";
import { LinkButton } from "~/components/form/link-button";
import { Notice } from "~/components/form/notice";
import { SelectField } from "~/components/form/select-field";
import { Bell } from "~/components/shell/bell";
import { InlineIcon } from "~/components/shell/inline-icon";
import { PageHeader } from "~/components/shell/page-header";
import { CardTable } from "~/components/table/card-table";
import { readinesses } from "~/domain/documents/concerns";
import { documentStatuses } from "~/domain/documents/status";
import { useTranslation } from "~/locales/use-translation";

export const handle = { crumbs: () => [{ key: "outbox.design" }] };

/** For those who build screens: outside of the local environment this page does not exist. */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.cloudflare.env.APP_ENV !== "local") throw new Response("error.not-found", { status: 404 });
  return null;
}

const themes = ["light", "dark"] as const;

/** Every part of the screens in its states, in both themes beside each other; docs/design.md says when to use which. */
export default function Design() {
  const { t } = useTranslation();
  return (
    <div className="grid gap-6">
      <PageHeader title={t("outbox.design")} hint={t("outbox.design-hint")} />
      <div className="grid gap-6 lg:grid-cols-2">
        {themes.map((theme) => (
          <section
            key={theme}
            aria-label={t(`outbox.design-${theme}`)}
            data-theme={theme}
            className="grid content-start gap-8 rounded-sm border border-line bg-canvas p-4 text-ink"
          >
            <Parts theme={theme} />
          </section>
        ))}
      </div>
    </div>
  );
}

/** What the names of the style sheet mean stands in docs/design.md. */
const colours = [
  ...(["canvas", "surface", "raised", "line", "edge", "ink", "muted"] as const),
  ...(["accent", "accent-strong", "on-accent", "accent-soft", "focus"] as const),
  ...(["success", "success-soft", "failed", "failed-soft", "error", "edited"] as const),
  ...(["processing", "training", "trained"] as const),
];

const marks = [
  ...(["check", "cross", "warning", "about", "plus", "minus", "back", "forth", "apart", "together"] as const),
  ...(["ascending", "descending", "sortable", "previous", "next", "pencil"] as const),
];

const focused = { outline: "2px solid var(--focus)", outlineOffset: "2px" };

function Parts({ theme }: { theme: (typeof themes)[number] }) {
  const { t } = useTranslation();
  const example = t("outbox.design-example");
  return (
    <>
      <Part title={t("outbox.design-type")}>
        <p className="text-2xl font-semibold">{example} 1.5rem</p>
        <p className="text-xl font-semibold">{example} 1.25rem</p>
        <p className="font-semibold">{example} 1rem</p>
        <p>{example} 1rem</p>
        <p className="text-sm text-muted">{example} 0.875rem</p>
        <p className="tabular-nums">1,250.00 · 0123456789</p>
      </Part>
      <Part title={t("outbox.design-colours")}>
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {colours.map((name) => (
            <li key={name} className="flex items-center gap-2 text-sm">
              <span
                className="size-6 shrink-0 rounded-sm border border-edge"
                style={{ background: `var(--${name})` }}
              />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t("outbox.design-buttons")}>
        {(["primary", "suggested", "secondary", "danger", "quiet"] as const).map((kind) => (
          <div key={kind} className="flex flex-wrap items-center gap-2">
            <Button type="button" kind={kind}>
              {kind}
            </Button>
            <span style={focused} className="rounded-sm">
              <Button type="button" kind={kind}>
                {t("outbox.design-focus")}
              </Button>
            </span>
            <Button type="button" kind={kind} disabled>
              {t("outbox.design-disabled")}
            </Button>
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <Bell unread={null} />
          <Bell unread="3" />
          <Bell unread="99+" />
          <LinkButton to="#">{t("outbox.design-link")}</LinkButton>
          <a href="#top" className="link">
            {t("outbox.design-link")}
          </a>
        </div>
      </Part>
      <Part title={t("outbox.design-fields")}>
        <Field name={`${theme}-plain`} label={example} hint={t("outbox.design-hinted")} />
        <Field
          name={`${theme}-wrong`}
          label={example}
          error={t("outbox.design-wrong")}
          defaultValue="INV-8"
        />
        <Field name={`${theme}-off`} label={example} disabled defaultValue="INV-8" />
        <SelectField
          name={`${theme}-select`}
          label={example}
          choices={readinesses.map((value) => ({ value, label: t(`readiness.${value}`) }))}
        />
        <CheckboxGroup
          legend={example}
          boxes={[true, false].map((checked) => ({
            name: `${theme}-box`,
            value: String(checked),
            label: example,
            checked,
          }))}
        />
        <label className="flex items-center gap-2">
          <progress value={0.4} className="w-40" /> {t("documents.percent", { percent: 40 })}
        </label>
        <p className="flex items-center gap-2">
          <span className="spinner" /> {t("status.processing")}
        </p>
      </Part>
      <Part title={t("outbox.design-notices")}>
        {(["success", "info", "problem"] as const).map((kind) => (
          <Notice key={kind} kind={kind}>
            {kind}: {example}
          </Notice>
        ))}
      </Part>
      <Part title={t("outbox.design-states")}>
        <ul className="grid gap-1 sm:grid-cols-2">
          {documentStatuses.map((status) => (
            <li key={status}>
              <StatusBadge status={status} />
            </li>
          ))}
          {readinesses.map((readiness) => (
            <li key={readiness}>
              <ReadinessBadge readiness={readiness} />
            </li>
          ))}
          {[0.99, 0.8, 0.4].map((value) => (
            <li key={value}>
              <Confidence value={value} word />
            </li>
          ))}
        </ul>
        <ul className="flex flex-wrap gap-3 text-sm">
          {marks.map((kind) => (
            <li key={kind}>
              <InlineIcon kind={kind} /> {kind}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t("outbox.design-tables")}>
        <CardTable
          caption={`${t("outbox.design-tables")} ${theme}`}
          rows={[
            { id: "1", number: "INV-8", total: "1,250.00" },
            { id: "2", number: "INV-9", total: "99.00" },
          ]}
          columns={[
            { label: t("documents.status"), cell: () => <StatusBadge status="success" /> },
            { label: example, cell: ({ number }) => number },
            { label: "Σ", cell: ({ total }) => total, number: true },
          ]}
        />
        <p className="rounded-sm border border-line bg-surface p-6">
          {t("outbox.design-empty")}{" "}
          <a href="#top" className="link">
            {t("outbox.design-link")}
          </a>
        </p>
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <h2>{title}</h2>
      {children}
    </div>
  );
}
