import { fieldId } from "../form/field-id";

export type Box = { name: string; label: string; checked: boolean; disabled?: boolean; title?: string };

/** A group of boxes to tick. */
export function Boxes({ legend, boxes }: { legend: string; boxes: readonly Box[] }) {
  return (
    <fieldset className="grid content-start gap-1 rounded-sm border border-line bg-surface px-4 py-3">
      <legend className="px-1 font-medium">{legend}</legend>
      {boxes.map(({ name, label, checked, disabled, title }) => (
        <label key={name} className={`flex items-start gap-2 py-1 ${disabled ? "text-muted" : ""}`}>
          <input
            type="checkbox"
            id={fieldId(name)}
            name={name}
            defaultChecked={checked}
            disabled={disabled}
            className="mt-1 size-4 shrink-0 accent-accent"
          />
          <span>
            {label}
            {disabled && title && <span className="block text-sm">{title}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
