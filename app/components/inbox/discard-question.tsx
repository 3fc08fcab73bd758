import { Form, Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";

/** Asks before a file that waits is deleted. */
export function DiscardQuestion({ waitingFileId, fileName }: { waitingFileId: string; fileName: string }) {
  const { t } = useTranslation();
  return (
    <section role="alert" className="grid gap-3 rounded-sm border border-failed bg-surface p-4">
      <p className="max-w-prose wrap-anywhere">{t("intake.inbox.discard-ask", { name: fileName })}</p>
      <Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="intent" value="discard" />
        <input type="hidden" name="waitingFileId" value={waitingFileId} />
        <Button kind="danger" name="confirmed" value="yes">
          {t("intake.inbox.discard-yes")}
        </Button>
        <Link to="?" className="link self-center">
          {t("learning.keep")}
        </Link>
      </Form>
    </section>
  );
}
