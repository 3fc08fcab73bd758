import { useState } from "react";
import { Button } from "~/components/form/button";
import { SelectField } from "~/components/form/select-field";
import { useScript } from "~/components/form/use-script";
import { dataCentersFor, pickDataCenter } from "~/domain/tenants/data-center";
import { useTranslation } from "~/locales/use-translation";

type Props = {
  countries: { code: string; name: string }[];
  typed: Record<string, string | undefined>;
  errorOf(name: string): string | undefined;
};

/** Country and data center: the country decides which data centers there are to choose from. */
export function CountryFields({ countries, typed, errorOf }: Props) {
  const { t } = useTranslation();
  const script = useScript();
  const [country, setCountry] = useState(typed.countryCode ?? "");
  const [center, setCenter] = useState(() => pickDataCenter(country, typed.dataCenter));
  const changeCountry = (code: string) => {
    setCountry(code);
    setCenter(pickDataCenter(code));
  };
  return (
    <>
      <SelectField
        name="countryCode"
        label={t("accounts.country")}
        error={errorOf("countryCode")}
        required
        autoComplete="country"
        value={country}
        onChange={({ target }) => changeCountry(target.value)}
        choices={[
          { value: "", label: t("form.choose") },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <div>
        <SelectField
          name="dataCenter"
          label={t("tenants.data-center")}
          error={errorOf("dataCenter")}
          required
          value={center}
          onChange={({ target }) => setCenter(target.value)}
          choices={dataCentersFor(country).map(({ code }) => ({
            value: code,
            label: t(`tenants.data-center.${code}`),
          }))}
        />
        {!script && (
          <Button kind="quiet" name="intent" value="country">
            {t("tenants.update-data-centers")}
          </Button>
        )}
      </div>
    </>
  );
}
