import { Link } from "@remix-run/react";
import { eInvoiceFormats, eInvoiceProfiles } from "~/domain/e-invoice/e-invoice";
import { useTranslation } from "~/locales/use-translation";
import { Notice } from "../form/notice";
import { PageHeader } from "../shell/page-header";
import { ProblemList } from "./problem-list";
import type { ShownEInvoice } from "./shown-e-invoice";

/** The problems of a document's e-invoice, by profile, and the files once there are none. */
export function EInvoicePage({ documentId, profile, isSettled, isPdf, problems }: ShownEInvoice) {
  const { t } = useTranslation();
  const formats = eInvoiceFormats.filter((format) => isPdf || format !== "pdf");
  return (
    <>
      <PageHeader title={t("einvoice.title")} hint={t("einvoice.hint")}>
        <Link className="link" to={`/documents/${documentId}`}>
          {t("einvoice.back")}
        </Link>
      </PageHeader>
      <nav aria-label={t("einvoice.profile")}>
        <ul className="flex flex-wrap gap-4">
          {eInvoiceProfiles.map((one) => (
            <li key={one}>
              <Link
                className="link aria-[current]:font-semibold aria-[current]:no-underline"
                to={`?profile=${one}`}
                aria-current={one === profile ? "page" : undefined}
              >
                {t(`einvoice.profile.${one}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {!isSettled && <Notice kind="info">{t("einvoice.not-settled")}</Notice>}
      {problems.length > 0 && <ProblemList problems={problems} />}
      {problems.length === 0 && <Notice>{t("einvoice.ready")}</Notice>}
      {problems.length === 0 && isSettled && (
        <ul className="grid gap-2" aria-label={t("einvoice.download")}>
          {formats.map((format) => (
            <li key={format}>
              <a
                className="link"
                href={`/documents/${documentId}/e-invoice.${format === "pdf" ? "pdf" : "xml"}?profile=${profile}&format=${format}`}
                download
              >
                {t("einvoice.download-as", { format: t(`einvoice.format.${format}`) })}
              </a>{" "}
              <span className="text-muted">{t(`einvoice.format-hint.${format}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
