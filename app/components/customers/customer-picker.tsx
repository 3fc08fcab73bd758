import { Form, useFetcher } from "@remix-run/react";
import { useId, useState } from "react";
import { useTranslation } from "~/locales/use-translation";

type Option = { id: string; name: string };

/**
 * 'Select The Customer' in the top bar, for system administrators. It shows the customer's name and carries its ID.
 * With script, names are suggested while typing; without, an incomplete name leads to the search page.
 */
export function CustomerPicker({ picked }: { picked: Option | null }) {
  const { t } = useTranslation();
  const id = useId();
  const options = useFetcher<{ customers: Option[] }>();
  const [typed, setTyped] = useState(picked?.name ?? "");
  const offered = options.data?.customers ?? [];
  const look = (search: string) => options.load(`/customers/options?search=${encodeURIComponent(search)}`);
  return (
    <Form
      method="post"
      action="/customers/pick"
      className="flex flex-wrap items-center gap-x-1 max-sm:order-last max-sm:w-full"
    >
      <label htmlFor={id} className="text-sm max-xl:w-full">
        {t("customers.select-the")}
      </label>
      <input
        id={id}
        name="customer"
        list={`${id}-names`}
        value={typed}
        maxLength={200}
        autoComplete="off"
        onFocus={() => look("")}
        onChange={({ target }) => {
          setTyped(target.value);
          look(target.value);
        }}
        className="min-h-10 w-48 rounded-sm border border-edge bg-surface px-2 max-sm:grow"
      />
      <datalist id={`${id}-names`}>
        {offered.map(({ id: tenantId, name }) => (
          <option key={tenantId} value={name} />
        ))}
      </datalist>
      <input type="hidden" name="tenantId" value={offered.find(({ name }) => name === typed)?.id ?? ""} />
      <button
        type="submit"
        className="min-h-10 rounded-sm px-2 text-sm text-accent underline hover:bg-accent-soft"
      >
        {t("customers.select")}
      </button>
    </Form>
  );
}
