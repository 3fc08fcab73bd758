import { readingLimits } from "@fieldwise/engine/reading";
import { Unzip, UnzipInflate } from "fflate";
import { isEmptyZip } from "~/domain/intake/is-zip";
import { isIgnoredEntry } from "~/domain/intake/zip-file";
import { zipLimits } from "~/domain/intake/zip-limits";
import { watchHeaders } from "./watch-headers";

/** A file out of a ZIP file: its bytes, or the key of the sentence that says why it was not unpacked. */
export type ZipEntry = { number: number; path: string } & (
  | { bytes: Uint8Array; problem: null }
  | { bytes: null; problem: string }
);

/**
 * The files of a ZIP file one after the other as it streams by; folders and the like are left out. One entry is in memory
 * at a time, and unpacking it ends as soon as it grows beyond what is allowed. Throws `NotAZipFile` when nothing can be
 * made of it.
 */
export async function* entriesOf(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<ZipEntry, void, undefined> {
  const ready: ZipEntry[] = [];
  const state: State = { number: 0, unpacked: 0, ended: false, known: false };
  const headers = watchHeaders();
  const unzip = new Unzip((file) => {
    state.known = true;
    take(file, { state, ready, isLocked: headers.isLocked });
  });
  unzip.register(UnzipInflate);
  let first = true;
  for await (const chunk of chunksOf(stream)) {
    if (first && !(chunk[0] === 0x50 && chunk[1] === 0x4b)) throw new NotAZipFile();
    if (first) state.known = isEmptyZip(chunk);
    first = false;
    headers.pass(chunk);
    push(unzip, chunk, false);
    yield* ready.splice(0);
    if (state.ended) return;
  }
  push(unzip, new Uint8Array(), true);
  if (!state.known) throw new NotAZipFile();
  yield* ready.splice(0);
}

/** The file is no ZIP file, or a broken one. */
export class NotAZipFile extends Error {}

function push(unzip: Unzip, chunk: Uint8Array, last: boolean): void {
  try {
    unzip.push(chunk, last);
  } catch (error) {
    throw new NotAZipFile("the ZIP file is broken", { cause: error });
  }
}

type Entry = Parameters<Unzip["onfile"]>[0];

/** `ended`: the file was made to do harm, and nothing more of it is unpacked. `known`: it is a ZIP file. */
type State = { number: number; unpacked: number; ended: boolean; known: boolean };

type Taking = { state: State; ready: ZipEntry[]; isLocked(name: string): boolean };

function take(file: Entry, { state, ready, isLocked }: Taking): void {
  if (isIgnoredEntry(file.name)) return;
  state.number += 1;
  const about = { number: state.number, path: file.name };
  const refuse = (problem: string) => {
    ready.push({ ...about, bytes: null, problem });
  };
  // One line stands for all that come after the last one.
  if (about.number === zipLimits.entries + 1) refuse("zip.problem.too-many");
  if (about.number > zipLimits.entries) return;
  // 0 is stored, 8 deflated; others cannot be unpacked.
  if (isLocked(file.name)) refuse("zip.problem.password");
  else if (file.compression === 0 || file.compression === 8) unpack(file, state, about, { ready, refuse });
  else refuse("zip.problem.method");
}

type Out = { ready: ZipEntry[]; refuse(problem: string): void };

function unpack(file: Entry, state: State, about: { number: number; path: string }, { ready, refuse }: Out) {
  const parts: Uint8Array[] = [];
  let size = 0;
  let over = false;
  const stop = (problem: string) => {
    over = true;
    parts.length = 0;
    refuse(problem);
  };
  file.ondata = (error, data, final) => {
    if (state.ended || (over && error)) return;
    if (error) return stop("zip.problem.broken");
    size += data.length;
    state.unpacked += data.length;
    if (isBomb(size, file.size, state.unpacked)) {
      state.ended = true;
      return stop("zip.problem.bomb");
    }
    if (over) return;
    if (size > readingLimits.fileBytes) return stop("zip.problem.too-large");
    parts.push(data);
    if (final) ready.push({ ...about, bytes: joined(parts, size), problem: null });
  };
  file.start();
}

// Little is unpacked of a small entry, however well it was packed.
const harmlessBytes = 1024 * 1024;

const isBomb = (size: number, packed: number | undefined, all: number): boolean =>
  all > zipLimits.unpackedBytes ||
  (packed !== undefined && size > harmlessBytes && size > packed * zipLimits.ratio);

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Small pieces, so that a bomb is noticed before much of it was unpacked. */
const pieceBytes = 16 * 1024;

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream)
    for (let at = 0; at < chunk.length; at += pieceBytes) yield chunk.subarray(at, at + pieceBytes);
}
