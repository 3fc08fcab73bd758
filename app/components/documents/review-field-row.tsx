import { useTranslation } from "~/locales/use-translation";
import { controlStyle } from "../form/field-frame";
import { fieldId } from "../form/field-id";
import { useScript } from "../form/use-script";
import { InlineIcon } from "../shell/inline-icon";
import { Confidence } from "./confidence";
import { type PageViewState, pageViewQuery } from "./page-view-state";
import { PickRadio } from "./pick-radio";
import { Reasons } from "./reasons";
import type { Review, ReviewField, ShownPage } from "./review";
import { ValueCrop } from "./value-crop";
import { ValueHistory } from "./value-history";

type Props = {
  field: ReviewField;
  text: string;
  /** Whether the text differs from the saved value. */
  changed: boolean;
  toCheck: boolean;
  /** Whether a person looked at the value and let it stand. */
  checked: boolean;
  /** Where the form goes. */
  address: string;
  /** Whether the work begins here: without script the browser puts the focus there. */
  first: boolean;
  active: boolean;
  page: ShownPage | null;
  image: Review["pages"][number] | undefined;
  error: string | undefined;
  mayEdit: boolean;
  look: PageViewState;
};

/** One field: its value to be corrected, its confidence and reasons, and the part of the page it was read from. */
export function ReviewFieldRow(props: Props) {
  const {
    field,
    text,
    changed,
    toCheck,
    checked,
    address,
    first,
    active,
    page,
    image,
    error,
    mayEdit,
    look,
  } = props;
  const { t } = useTranslation();
  const { key, name: fieldName, labelKey, required, confidence, place, edited } = field;
  const name = `field.${key}`;
  const id = fieldId(name);
  const label = t(labelKey, { name: fieldName });
  // Requested even where nothing is changed, so that its text is included in the page.
  const unsaved = t("document.unsaved");
  const control = {
    id,
    name,
    defaultValue: text,
    readOnly: !mayEdit,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": `${id}-about`,
    autoComplete: "off",
    autoFocus: first && mayEdit,
    className: controlStyle,
  };
  return (
    <li
      className={`grid gap-x-4 gap-y-1 border-b border-line px-3 py-2 last:border-0 sm:grid-cols-[9rem_minmax(0,1fr)] ${toCheck ? "border-l-4 border-l-failed" : ""} ${active ? "bg-accent-soft" : ""}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-2 sm:block sm:pt-1.5">
        <label htmlFor={id} className="font-medium">
          {label}
          {required && <span className="text-sm font-normal text-muted"> · {t("models.required")}</span>}
        </label>
        <span className="block text-sm">
          {changed || edited ? (
            <span className="text-edited">
              <InlineIcon kind="pencil" /> {changed ? unsaved : t("document.edited")}
            </span>
          ) : (
            <FieldCertainty field={field} confidence={confidence} />
          )}
          {checked && !changed && field.value && !toCheck && <Checked />}
        </span>
        {toCheck && mayEdit && field.value && <LetStand name={key} label={label} address={address} />}
      </div>
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-2">
          {mayEdit && <PickRadio value={key} checked={active} label={label} />}
          <span className="min-w-36 grow basis-40">
            {field.type === "address" ? <textarea rows={2} {...control} /> : <input {...control} />}
          </span>
          {place && image && (
            <ValueCrop
              image={image.image}
              ratio={image.ratio}
              box={place.box}
              label={t("document.crop-of", { field: label })}
            />
          )}
        </div>
        {error && <p className="text-sm font-medium text-failed">{error}</p>}
        <div id={`${id}-about`} className="grid gap-1 text-sm text-muted">
          <p>
            <Reasons reasons={field.reasons} />
            {place && <PlaceLink place={place.page} shown={page?.number ?? null} name={key} look={look} />}
          </p>
          <ValueHistory history={field.history} />
        </div>
      </div>
    </li>
  );
}

function Checked() {
  const { t } = useTranslation();
  return (
    <span className="block text-success">
      <InlineIcon kind="check" /> {t("document.checked")}
    </span>
  );
}

/** Says that a doubtful value is right. With script Enter in the input does the same, so Tab need not stop here. */
function LetStand({ name, label, address }: { name: string; label: string; address: string }) {
  const { t } = useTranslation();
  const script = useScript();
  return (
    <button
      type="submit"
      name="intent"
      value={`checked:${name}`}
      formAction={`${address}#${fieldId(`field.${name}`)}`}
      tabIndex={script ? -1 : undefined}
      className="text-sm link"
    >
      {t("document.let-stand")} <span className="sr-only">{label}</span>
    </button>
  );
}

function FieldCertainty({ field, confidence }: { field: ReviewField; confidence: number | null }) {
  const { t } = useTranslation();
  if (!field.value || confidence === null)
    return (
      <span className={field.required ? "text-failed" : "text-muted"}>
        {field.required ? "! " : ""}
        {t("document.not-found")}
      </span>
    );
  return <Confidence value={confidence} word />;
}

type PlaceLinkProps = { place: number; shown: number | null; name: string; look: PageViewState };

/**
 * Leads to the value on the page; to another page by a button of the form, so that no entry is lost. With script the
 * page has scrolled there when the input got the focus, so Tab need not stop here.
 */
function PlaceLink({ place, shown, name, look }: PlaceLinkProps) {
  const { t } = useTranslation();
  const script = useScript();
  const text = t("document.on-page", { number: place });
  if (place === shown)
    return (
      <a href={`#box-${name}`} tabIndex={script ? -1 : undefined} className="ml-2 link whitespace-nowrap">
        {text}
      </a>
    );
  return (
    <button
      type="submit"
      name="intent"
      value="show"
      formAction={`${pageViewQuery(place, look)}#box-${name}`}
      className="ml-2 link whitespace-nowrap"
    >
      {text}
    </button>
  );
}
