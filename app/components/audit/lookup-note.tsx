import { maxMatchedDocuments, type SubjectLookup } from "~/domain/audit/subject-lookup";
import { useTranslation } from "~/locales/use-translation";
import { Notice } from "../form/notice";

type Props = { lookup: SubjectLookup | null; text: string; isEmpty: boolean };

/** What came of a name or number by which the log is filtered, where its lines do not say so themselves. */
export function LookupNote({ lookup, text, isEmpty }: Props) {
  const { t } = useTranslation();
  if (lookup === null || lookup === "found" || (lookup !== "more" && !isEmpty)) return null;
  return <Notice kind="info">{t(`audit.lookup.${lookup}`, { text, most: maxMatchedDocuments })}</Notice>;
}
