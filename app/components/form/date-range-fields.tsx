import { Field } from "./field";
import { type FieldMessage, messageFor } from "./field-messages";

type Props = {
  /** The labels of both ends. */
  from: string;
  to: string;
  values: { startDate: string; endDate: string };
  messages: readonly FieldMessage[];
};

/** The first and last day of a list's filter. */
export function DateRangeFields({ from, to, values, messages }: Props) {
  const day = (name: "startDate" | "endDate", label: string) => (
    <Field
      name={name}
      type="date"
      label={label}
      defaultValue={values[name]}
      error={messageFor(messages, name)}
    />
  );
  return (
    <>
      {day("startDate", from)}
      {day("endDate", to)}
    </>
  );
}
