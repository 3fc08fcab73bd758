import { type FieldMetadata, getSelectProps } from "@conform-to/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/form/button";
import { SelectField } from "~/components/form/select-field";
import { useScript } from "~/components/form/use-script";
import { dataCentersFor, pickDataCenter } from "~/domain/tenants/data-center";

type Props = {
  countries: { code: string; name: string }[];
  fields: { countryCode: FieldMetadata<string>; dataCenter: FieldMetadata<string> };
  errorOf(name: string): string | undefined;
};

/** Country and data center: the country decides which data centers there are to choose from. */
export function PlaceFields({ countries, fields, errorOf }: Props) {
  const { t } = useTranslation();
  const script = useScript();
  const [country, setCountry] = useState(fields.countryCode.initialValue ?? "");
  const [center, setCenter] = useState(() => pickDataCenter(country, fields.dataCenter.initialValue));
  const changeCountry = (code: string) => {
    setCountry(code);
    setCenter(pickDataCenter(code));
  };
  return (
    <>
      <SelectField
        {...getSelectProps(fields.countryCode, { value: false })}
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
          {...getSelectProps(fields.dataCenter, { value: false })}
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
