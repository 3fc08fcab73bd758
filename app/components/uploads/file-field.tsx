import { fieldId } from "../form/field-id";
import { fileInputStyle } from "../form/file-input-style";

type Props = {
  name?: string;
  label: string;
  /** File extensions or media types, as the attribute `accept` has them. */
  accept: string;
  required?: boolean;
  invalid?: boolean;
  /** The ID of the element that says more about the file. */
  describedBy?: string;
};

/** A labelled control that chooses one file. */
export function FileField({ name = "file", label, accept, required = true, invalid, describedBy }: Props) {
  const id = fieldId(name);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        id={id}
        type="file"
        name={name}
        accept={accept}
        required={required}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        className={fileInputStyle}
      />
    </div>
  );
}
