import { fieldId } from "../form/field-id";

type Props = { name: string; label: string; hint: string; ticked: boolean };

/** A setting that is on or off, with a sentence about it. */
export function TickBox({ name, label, hint, ticked }: Props) {
  const id = fieldId(name);
  return (
    <div className="grid gap-1 pb-6">
      <label htmlFor={id} className="flex items-start gap-2 font-medium">
        <input
          id={id}
          type="checkbox"
          name={name}
          defaultChecked={ticked}
          aria-describedby={`${id}-hint`}
          className="mt-1 size-4 shrink-0 accent-accent"
        />
        {label}
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {hint}
      </p>
    </div>
  );
}
