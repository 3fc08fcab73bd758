import { fieldId } from "../form/field-id";

/** `hint` is shown beside a box that cannot be ticked. */
type Box = { name: string; label: string; checked: boolean; disabled?: boolean; hint?: string };

/** A group of boxes to tick. */
export function Boxes({ legend, boxes }: { legend: string; boxes: readonly Box[] }) {
  return (
    <fieldset className="grid content-start gap-1 rounded-sm border border-line bg-surface px-4 py-3">
      <legend className="px-1 font-medium">{legend}</legend>
      {boxes.map((box) => (
        <TickBox key={box.name} {...box} />
      ))}
    </fieldset>
  );
}

function TickBox({ name, label, checked, disabled, hint }: Box) {
  const id = fieldId(name);
  const hintId = disabled && hint ? `${id}-hint` : undefined;
  return (
    <div className="flex items-start gap-2 py-1">
      <input
        type="checkbox"
        id={id}
        name={name}
        defaultChecked={checked}
        disabled={disabled}
        aria-describedby={hintId}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <div>
        <label htmlFor={id} className={disabled ? "text-muted" : ""}>
          {label}
        </label>
        {hintId && (
          <p id={hintId} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
