import { fieldId } from "./field-id";

type Box = { name: string; value: string; label: string; hint?: string; checked: boolean };
type Props = { legend: string; hint?: string; error?: string | undefined; boxes: readonly Box[] };

/** A group of boxes that send their values under one name. */
export function CheckboxGroup({ legend, hint, error, boxes }: Props) {
  return (
    <fieldset className="grid content-start gap-1 rounded-sm border border-line bg-surface px-4 py-3">
      <legend className="px-1 font-medium">{legend}</legend>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      {boxes.map(({ name, value, label, hint: about, checked }) => {
        const id = `${fieldId(name)}-${value}`;
        return (
          <div key={value} className="flex items-start gap-2 py-1">
            <input
              type="checkbox"
              id={id}
              name={name}
              value={value}
              defaultChecked={checked}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            <label htmlFor={id}>
              {label} {about && <code className="inline-block text-sm break-all text-muted">{about}</code>}
            </label>
          </div>
        );
      })}
      {error && <p className="text-sm font-medium text-failed">{error}</p>}
    </fieldset>
  );
}
