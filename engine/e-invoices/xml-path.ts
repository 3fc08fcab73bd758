import type { XmlElement } from "../reading/embedded-parts";

/**
 * Every element that a path of names leads to, in the order of the file. Steps are parted by "/", and a step may name
 * several elements parted by "|", as the versions of a standard call them.
 */
export function elementsAt(root: XmlElement, path: string): XmlElement[] {
  return path.split("/").reduce<XmlElement[]>(
    (elements, step) => {
      const names = step.split("|");
      return elements.flatMap((element) => element.children.filter((child) => names.includes(child.name)));
    },
    [root],
  );
}

/** The first element at the end of a path, if there is one. */
export const elementAt = (root: XmlElement, path: string): XmlElement | undefined =>
  elementsAt(root, path)[0];

/** The texts at the ends of the paths, in the order of the paths, without empty ones. */
export const textsAt = (root: XmlElement | undefined, ...paths: string[]): string[] =>
  root
    ? paths
        .flatMap((path) => elementsAt(root, path).map((element) => element.text))
        .filter((text) => text !== "")
    : [];
