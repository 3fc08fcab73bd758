/** An element of an XML file without its prefix. `text` is what stands directly in it, trimmed. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
};

/** A form field of a PDF that someone filled: its name in the file, what it shows as a hint, and what was filled in. */
export type FormField = { name: string; tooltip: string; value: string };

/**
 * What a file carries besides its print. `xml` holds the roots of its XML attachments; `refused` counts attachments that
 * look like XML but are damaged, too large or built to harm.
 */
export type EmbeddedParts = { xml: XmlElement[]; refused: number; form: FormField[] };

/** What most files carry: nothing. */
export const noEmbeddedParts: EmbeddedParts = { xml: [], refused: 0, form: [] };
