import { Button } from "../form/button";
import { buttonStyle } from "../form/button-style";

/** The button that removes saved settings, behind one that reveals it. */
export function RemoveSettings({ label }: { label: string }) {
  return (
    <details>
      <summary className={buttonStyle("secondary")}>{label}</summary>
      <p className="mt-2">
        <Button kind="danger" name="intent" value="remove">
          {label}
        </Button>
      </p>
    </details>
  );
}
