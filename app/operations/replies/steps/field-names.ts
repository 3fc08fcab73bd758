import type { FieldDetails } from "~/domain/documents/document-details";
import { type FieldNames, fieldNamesOf } from "~/domain/replies/corrections-in";
import { fillText } from "~/locales/fill-text";
import { type Language, languages } from "~/locales/languages";

type Named = Pick<FieldDetails, "key" | "name" | "labelKey">;

/** What a field is called in a language; the name that the model gave it, if it is the model's own. */
export const labelOf = ({ labelKey, name }: Named, language: Language): string =>
  fillText(language, labelKey, { name });

/** What people may call the fields of a model: as the screens do in any language, as exports and the API do, or by key. */
export const namesOfFields = (fields: readonly Named[]): FieldNames =>
  fieldNamesOf(
    fields.map((field) => ({
      key: field.key,
      names: [...languages.map((language) => labelOf(field, language)), field.name, inWords(field.key)],
    })),
  );

/** "vendorTaxNumber" as "vendor tax number". */
const inWords = (key: string) => key.replace(/^own:/, "").replace(/([a-z0-9])([A-Z])/g, "$1 $2");
