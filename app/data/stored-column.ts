import { customType } from "drizzle-orm/sqlite-core";
import { readStoredText, type StoredKind, storedText } from "~/domain/stored/stored-kind";

/** A column of JSON, which is checked by its kind, and brought to the newest version, whenever it is read. */
export const stored = <T>(name: string, kind: StoredKind<T>) =>
  customType<{ data: T; driverData: string }>({
    dataType: () => "text",
    toDriver: (value) => storedText(kind, value),
    fromDriver: (text) => readStoredText(kind, text),
  })(name);
