import { Link } from "@remix-run/react";
import { shownCount } from "~/locales/shown-count";
import { useTranslation } from "~/locales/use-translation";
import { CardTable } from "../table/card-table";
import { BeforeAfter } from "./before-after";
import type { VersionRow } from "./shown-training";
import { VersionStateBadge } from "./version-state-badge";

type Props = { caption: string; versionsTo: string; versions: readonly VersionRow[] };

/** The versions of a model, the latest first, each leading to its page. */
export function VersionsTable({ caption, versionsTo, versions }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <CardTable
      caption={caption}
      rows={versions}
      columns={[
        {
          label: t("training.version"),
          cell: ({ id, number }) => (
            <Link to={`${versionsTo}/${id}`} className="link font-medium">
              {t("training.version-number", { number })}
            </Link>
          ),
        },
        {
          label: t("training.state"),
          cell: ({ state, isStale }) => (
            <>
              <VersionStateBadge state={state} />
              {isStale && <span className="block text-sm text-error">{t("training.stale")}</span>}
            </>
          ),
        },
        { label: t("training.made"), cell: ({ made }) => <span className="whitespace-nowrap">{made}</span> },
        {
          label: t("training.learnt-documents"),
          number: true,
          cell: ({ documentCount }) => shownCount(documentCount, i18n.language),
        },
        {
          label: t("training.f1-change"),
          number: true,
          cell: ({ before, after }) => <BeforeAfter before={before} after={after} />,
        },
        {
          label: t("training.changed-documents"),
          number: true,
          cell: ({ changedDocuments }) => shownCount(changedDocuments, i18n.language),
        },
      ]}
    />
  );
}
