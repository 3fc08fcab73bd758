import { type ExportManifest, exportManifest, manifestName } from "~/domain/tenants/export-manifest";
import { restoreLimits } from "~/domain/tenants/restore";
import type { FileStore } from "../../ports";

/** A file in an archive: where it begins, how long it is, and where the next one, or the directory, begins. */
export type ArchivedFile = { name: string; offset: number; byteSize: number; end: number };

/** An archive is none of ours, or not as it was written. */
export class DamagedArchive extends Error {
  override name = "DamagedArchive";
}

const endBytes = 22;
const localBytes = 30;
const signature = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 };

/**
 * The files of an archive as its directory lists them. Only what an export writes is taken: stored without packing, without encryption, below
 * 4 GiB, one after the other, nothing behind the directory: together they are never longer than the archive. Throws DamagedArchive
 * for anything else.
 */
export async function directoryOf(files: FileStore, key: string): Promise<ArchivedFile[]> {
  const end = await bytesOf(files, key, { suffix: endBytes });
  const view = viewOf(end.bytes);
  if (end.bytes.length < endBytes || view.getUint32(0, true) !== signature.end)
    throw new DamagedArchive("no directory");
  const [count, length, offset] = [
    view.getUint16(10, true),
    view.getUint32(12, true),
    view.getUint32(16, true),
  ];
  const isWhole = offset + length + endBytes === end.byteSize;
  if (!isWhole || length > restoreLimits.directoryBytes || count > restoreLimits.entries)
    throw new DamagedArchive("the directory is not where it should be");
  if (count === 0) return [];
  const { bytes } = await bytesOf(files, key, { offset, length });
  return entriesIn(bytes, count, offset);
}

function entriesIn(bytes: Uint8Array, count: number, end: number): ArchivedFile[] {
  const view = viewOf(bytes);
  const found: ArchivedFile[] = [];
  for (let at = 0, left = count; left > 0; left -= 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== signature.entry)
      throw new DamagedArchive("the directory is broken");
    const [packed, byteSize] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const nameLength = view.getUint16(at + 28, true);
    if (view.getUint16(at + 10, true) !== 0 || packed !== byteSize)
      throw new DamagedArchive("a file was packed in another way");
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    found.push({ name, offset: view.getUint32(at + 42, true), byteSize, end });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return found.map((file, at) => beforeNext(file, found[at + 1]?.offset ?? end));
}

/** A file that lies between its own beginning and that of the next. */
function beforeNext(file: ArchivedFile, end: number): ArchivedFile {
  if (file.offset + localBytes + file.byteSize > end) throw new DamagedArchive("files overlap");
  return { ...file, end };
}

/** The contents of a file in an archive, as they are read. Throws DamagedArchive when it is not where the directory says. */
export async function openArchived(
  files: FileStore,
  key: string,
  file: ArchivedFile,
): Promise<ReadableStream<Uint8Array>> {
  const { bytes } = await bytesOf(files, key, { offset: file.offset, length: localBytes });
  const view = viewOf(bytes);
  if (bytes.length < localBytes || view.getUint32(0, true) !== signature.local)
    throw new DamagedArchive(`${file.name} is not where the directory says`);
  const offset = file.offset + localBytes + view.getUint16(26, true) + view.getUint16(28, true);
  if (offset + file.byteSize > file.end) throw new DamagedArchive(`${file.name} reaches into the next file`);
  if (file.byteSize === 0) return new Blob([]).stream();
  const piece = await files.piece(key, { offset, length: file.byteSize });
  if (!piece) throw new DamagedArchive(`${file.name} is not there`);
  return piece.stream;
}

/** The JSON in a file of an archive. Throws DamagedArchive when it is none, or longer than `most` bytes. */
export async function jsonOf(
  files: FileStore,
  key: string,
  file: ArchivedFile,
  most: number,
): Promise<unknown> {
  if (file.byteSize > most) throw new DamagedArchive(`${file.name} is too long`);
  const text = await new Response(await openArchived(files, key, file)).text();
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DamagedArchive(`${file.name} is no JSON`, { cause: error });
  }
}

/** What an archive says of itself. Throws DamagedArchive when that is nothing that an export says. */
export async function manifestOf(files: FileStore, key: string): Promise<ExportManifest> {
  const file = (await directoryOf(files, key)).find(({ name }) => name === manifestName);
  if (!file) throw new DamagedArchive("no manifest");
  const manifest = exportManifest.safeParse(await jsonOf(files, key, file, restoreLimits.manifestBytes));
  if (!manifest.success) throw new DamagedArchive(manifest.error.message);
  return manifest.data;
}

async function bytesOf(files: FileStore, key: string, range: Parameters<FileStore["piece"]>[1]) {
  const piece = await files.piece(key, range);
  if (!piece) throw new DamagedArchive("the archive is not there");
  return { bytes: new Uint8Array(await new Response(piece.stream).arrayBuffer()), byteSize: piece.byteSize };
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
