import type { ReactNode } from "react";
import { useTranslation } from "~/locales/use-translation";

type Props = {
  name: "shards" | "waiting" | "errors" | "doors" | "slowest" | "versions" | "usage";
  /** The values in the heading. */
  values?: Record<string, string>;
  isEmpty?: boolean;
  children: ReactNode;
};

/** A section of the service overview: its heading, and what to do about its lines or that there are none. */
export function ServiceSection({ name, values, isEmpty, children }: Props) {
  const { t } = useTranslation();
  const said = isEmpty ? `customers.service.${name}.none` : `customers.service.${name}.do`;
  return (
    <section className="grid gap-2" aria-labelledby={`service-${name}`}>
      <h2 id={`service-${name}`}>{t(`customers.service.${name}`, values)}</h2>
      <p className="max-w-prose text-muted">{t(said)}</p>
      {!isEmpty && children}
    </section>
  );
}
