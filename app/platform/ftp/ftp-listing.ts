import type { FolderFile } from "~/operations/folders/folder-ports";

/** The files of a machine-readable listing (RFC 3659, section 7): "type=file;size=12;modify=20261123045000; name". */
export function filesOfMlsd(text: string): FolderFile[] {
  const files = linesOf(text).flatMap((line) => {
    const at = line.indexOf(" ");
    if (at < 0) return [];
    const facts = new Map(
      line
        .slice(0, at)
        .split(";")
        .map((fact): [string, string] => {
          const [key = "", value = ""] = fact.split("=");
          return [key.toLowerCase(), value];
        }),
    );
    const size = Number(facts.get("size"));
    const isFile = facts.get("type")?.toLowerCase() === "file" && Number.isSafeInteger(size);
    return isFile ? [{ name: line.slice(at + 1), size, modified: facts.get("modify") ?? "" }] : [];
  });
  return files.filter(isPlain);
}

// "-rw-r--r-- 1 owner group 1234 Nov 23 04:50 name", as Unix servers list.
const unix =
  /^-[-a-zA-Z+.@]{9,11}\s+\d+\s+\S+(?:\s+\S+)?\s+(\d+)\s+([A-Za-z]{3}\s+\d{1,2}\s+[\d:]{4,5})\s(.+)$/;
// "11-23-26  04:50AM  1234 name", as Windows servers do.
const windows = /^(\d\d-\d\d-\d{2,4}\s+\d\d:\d\d\s?(?:AM|PM)?)\s+(\d+)\s(.+)$/i;

/** The files of a listing for people, in the two forms that servers have for it. What is not understood is left out. */
export function filesOfList(text: string): FolderFile[] {
  const files = linesOf(text).flatMap((line) => {
    const [, unixSize, unixTime, unixName] = unix.exec(line) ?? [];
    if (unixName) return [{ name: unixName, size: Number(unixSize), modified: unixTime ?? "" }];
    const [, time, size, name] = windows.exec(line) ?? [];
    return name ? [{ name, size: Number(size), modified: (time ?? "").trim() }] : [];
  });
  return files.filter(isPlain);
}

const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line !== "");

/** A name that leads elsewhere, or that no command can hold, is none of a file in the folder. */
const isPlain = ({ name }: FolderFile) =>
  name.length <= 255 && name !== "." && name !== ".." && !/\/|\p{Cc}/u.test(name);
