import { Form } from "@remix-run/react";
import type { EndpointState } from "~/domain/webhooks/webhook-endpoint";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Field } from "../form/field";

/**
 * What can be done with an endpoint besides changing it: test it, switch it on or off, resend what was not delivered.
 */
export function EndpointActions({ state, since }: { state: EndpointState; since: string }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-3">
      <Form method="post" className="flex flex-wrap gap-2">
        <Button kind="secondary" name="intent" value="test">
          {t("webhooks.test")}
        </Button>
        {state === "disabled" ? (
          <>
            <Button name="intent" value="on-resend">
              {t("webhooks.switch-on-resend")}
            </Button>
            <Button kind="secondary" name="intent" value="on">
              {t("webhooks.switch-on")}
            </Button>
          </>
        ) : (
          <Button kind="secondary" name="intent" value="off">
            {t("webhooks.switch-off")}
          </Button>
        )}
      </Form>
      {state !== "disabled" && (
        <Form method="post" className="flex flex-wrap items-end gap-2">
          <Field
            name="since"
            type="date"
            label={t("webhooks.resend-since")}
            hint={t("webhooks.resend-since-hint")}
            defaultValue={since}
            required
          />
          <span className="pb-4">
            <Button kind="secondary" name="intent" value="resend-since">
              {t("webhooks.resend")}
            </Button>
          </span>
        </Form>
      )}
    </div>
  );
}
