import { forwardRef } from "react";
import { useTranslation } from "~/locales/use-translation";

const groups: [keys: string, text: string][] = [
  ["Tab", "review.key.tab"],
  ["Enter", "review.key.enter"],
  ["Shift + Enter", "review.key.new-line"],
  ["Ctrl + Enter", "review.key.approve"],
  ["Ctrl + S", "review.key.save"],
  ["Ctrl + Z, Ctrl + Shift + Z", "review.key.undo"],
  ["Alt + W", "review.key.words"],
  ["Alt + N", "review.key.row"],
  ["review.arrows", "review.key.cell"],
  ["Alt + PageUp, Alt + PageDown", "review.key.page"],
  ["Alt + +, Alt + −, Alt + R", "review.key.look"],
  ["Alt + S", "review.key.skip"],
  ["?", "review.key.help"],
];

/** The keys of the review screen. Opened by `?` or by its button; without script a text that unfolds. */
export const ShortcutList = forwardRef<HTMLElement>(function ShortcutList(_, ref) {
  const { t } = useTranslation();
  return (
    <details className="text-sm">
      <summary ref={ref} className="w-fit cursor-pointer link">
        {t("review.keys")}
      </summary>
      <dl className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
        {groups.map(([keys, text]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd>{keys.startsWith("review.") ? t(keys) : keys}</kbd>
            </dt>
            <dd className="text-muted">{t(text)}</dd>
          </div>
        ))}
        <div className="contents">
          <dt>{t("review.key.mouse")}</dt>
          <dd className="text-muted">{t("review.key.mouse-does")}</dd>
        </div>
      </dl>
    </details>
  );
});
