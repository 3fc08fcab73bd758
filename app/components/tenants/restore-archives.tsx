import { Form } from "@remix-run/react";
import type { Translate } from "~/locales/translate";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { fileInputStyle } from "../form/file-input-style";
import type { ShownRestore } from "./shown-restore";

/** The form that brings archives, those that are here, and those that are missing. */
export function RestoreArchives({ restore }: { restore: ShownRestore | null }) {
  const { t } = useTranslation();
  const isWhole = restore?.missing?.length === 0;
  return (
    <>
      <p className="max-w-prose">{t("tenants.restore.what")}</p>
      <p className="max-w-prose">{t("tenants.restore.not")}</p>
      {restore && <Brought restore={restore} />}
      {!isWhole && <UploadArchives />}
      {restore && (
        <Form method="post" encType="multipart/form-data" className="flex flex-wrap gap-3">
          {isWhole && (
            <Button name="answer" value="start">
              {t("tenants.restore.start")}
            </Button>
          )}
          <Button kind="secondary" name="answer" value="cancel">
            {t("tenants.restore.cancel")}
          </Button>
        </Form>
      )}
    </>
  );
}

function UploadArchives() {
  const { t } = useTranslation();
  return (
    <form method="post" encType="multipart/form-data" className="grid justify-items-start gap-3">
      <label htmlFor="archive" className="font-semibold">
        {t("tenants.restore.archives")}
      </label>
      <input
        id="archive"
        type="file"
        name="archive"
        accept=".zip,application/zip"
        multiple
        required
        aria-describedby="archive-hint"
        className={fileInputStyle}
      />
      <p id="archive-hint" className="max-w-prose text-sm text-muted">
        {t("tenants.restore.archives-hint")}
      </p>
      <Button>{t("tenants.restore.upload")}</Button>
    </form>
  );
}

function Brought({ restore: { name, day, brought, missing } }: { restore: ShownRestore }) {
  const { t } = useTranslation();
  return (
    <section className="grid gap-2">
      {name && <h2>{t("tenants.restore.of", { name, day })}</h2>}
      <ul className="grid gap-1">
        {brought.map(({ number, byteSize }) => (
          <li key={number}>
            {t("tenants.restore.brought", {
              number,
              megabytes: Math.max(0.1, byteSize / 1_000_000).toFixed(1),
            })}
          </li>
        ))}
      </ul>
      <p role="status">{shownMissing(t, missing)}</p>
    </section>
  );
}

function shownMissing(t: Translate, missing: ShownRestore["missing"]): string {
  if (missing === null) return t("tenants.restore.missing-last");
  if (missing.length === 0) return t("tenants.restore.all-there");
  return t("tenants.restore.missing", { archives: missing.slice(0, 20).join(", ") });
}
