import { Fragment, type ReactNode } from "react";

/** Stand where the parts go while a text is filled: characters that no text has. */
const marks = ["\ue000", "\ue001", "\ue002"] as const;

type Props = { fill(marks: { action: string; subject: string; actor: string }): string } & Record<
  "action" | "subject" | "actor",
  ReactNode
>;

/** A translated sentence with links in it, each where the language wants it; `fill` gives the text with its marks. */
export function FilledSentence({ fill, action, subject, actor }: Props) {
  const parts = new Map<string, ReactNode>([
    [marks[0], action],
    [marks[1], subject],
    [marks[2], actor],
  ]);
  return fill({ action: marks[0], subject: marks[1], actor: marks[2] })
    .split(/([\ue000-\ue002])/)
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places.
      <Fragment key={index}>{parts.get(part) ?? part}</Fragment>
    ));
}
