import type { TextKey } from "~/domain/texts/text-key";

/**
 * A key as a call may give it. One that is written out must stand in the English files, and a template must be able to make
 * one; what is known as a string only, since a row, the engine or a schema says it, is left to the test of all texts.
 */
export type KnownKey<Key extends string> = Key extends TextKey
  ? Key
  : [Extract<TextKey, Key>] extends [never]
    ? never
    : Key;

/** Gives the text of a key in the reader's language, with its placeholders filled in. */
export type Translate = <Key extends string>(key: KnownKey<Key>, values?: Record<string, unknown>) => string;
