import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "../form/link-button";
import { PageHeader } from "../shell/page-header";
import { KeptFilesNotice } from "./kept-files-notice";
import { ReadinessCounts } from "./readiness-counts";
import { StatusCounts } from "./status-counts";

type Props = ComponentProps<typeof StatusCounts> & {
  readinesses: ComponentProps<typeof ReadinessCounts>["counts"];
  givenName: string;
  tenantName: string;
  /** Null for whom it is not meant. */
  mailAddress: string | null;
  /** Files that came by e-mail and wait for a model. */
  kept: number;
  mayView: boolean;
  mayCreate: boolean;
};

/** An organization at a glance, as far as its reader may see it. */
export function TenantOverview(props: Props) {
  const { givenName, tenantName, mailAddress, models, counts, readinesses, kept, mayView, mayCreate } = props;
  const { t } = useTranslation();
  const isEmpty = models.length === 0;
  return (
    <>
      <PageHeader title={t("dashboard.greeting", { givenName })} hint={tenantName}>
        {mayCreate && <LinkButton to="/aimodels/create-aimodel">{t("dashboard.create-model")}</LinkButton>}
      </PageHeader>
      <KeptFilesNotice count={kept} />
      {mayView ? (
        <section className="grid gap-3 rounded-sm border border-line bg-surface p-4">
          <h2>{t("shell.document-processing")}</h2>
          {isEmpty && <p>{t(mayCreate ? "dashboard.no-models" : "dashboard.no-models-yet")}</p>}
          {!isEmpty && <StatusCounts models={models} counts={counts} />}
          <ReadinessCounts models={models} counts={readinesses} />
        </section>
      ) : (
        <p className="rounded-sm border border-line bg-surface p-4">{t("dashboard.no-documents")}</p>
      )}
      {mailAddress && (
        <section className="grid gap-2 rounded-sm border border-line bg-surface p-4">
          <h2>{t("dashboard.mail.title")}</h2>
          <p>
            <code className="break-all">{mailAddress}</code>
          </p>
          <p className="text-sm text-muted">{t("dashboard.mail.hint")}</p>
        </section>
      )}
    </>
  );
}
