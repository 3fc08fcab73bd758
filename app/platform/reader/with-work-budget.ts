import { ReadingError } from "@fieldwise/engine/reading";
import { createMutex } from "./create-mutex";

type Parser = typeof import("../../../build/parsers/pdfjs.mjs");

/** Milliseconds. What never ends must not keep all other documents waiting. */
const longestTask = 60_000;
const lane = createMutex(longestTask);
/**
 * Looks without any work in between, some five seconds, after which a task waits for what never comes: a damaged stream can make
 * the parser do so. Counted and not timed, because nobody looks while the isolate is busy.
 */
const idleLooks = 50;
const lookEvery = 100;

/** The reader of text, which is loaded when the first PDF comes. */
export const textParser = (): Promise<Parser> => import("../../../build/parsers/pdfjs.mjs");

/**
 * Lets the reader of text do something that may ask for so much work and no more. The work is counted for the isolate, so
 * one thing is done after the other. Throws ReadingError("too-complex") when it was used up, whatever came of it: the
 * parser takes errors for damage and goes on with what it has. The same when it waits and does nothing.
 */
export async function withWorkBudget<T>(amount: number, task: () => Promise<T>): Promise<T> {
  const leave = await lane.enter();
  try {
    return await counted(amount, task);
  } finally {
    leave();
  }
}

async function counted<T>(amount: number, task: () => Promise<T>): Promise<T> {
  const { work } = await textParser();
  const tooMuch = new ReadingError("too-complex", "text");
  let isOut = false;
  const out = new Promise<never>((_, reject) => {
    work.allow(amount, () => {
      isOut = true;
      reject(tooMuch);
    });
  });
  // Nobody may be waiting any more when the work runs out.
  out.catch(() => undefined);
  const idle = whenIdle(work.left);
  try {
    const result = await Promise.race([task(), out, idle.happens]);
    if (!isOut) return result;
  } catch (error) {
    if (!isOut) throw error;
  } finally {
    idle.end();
  }
  throw tooMuch;
}

/** Rejects once no work was done for as many looks as are too many; `end` stops looking. */
function whenIdle(left: () => number): { happens: Promise<never>; end(): void } {
  let looks = 0;
  let before = left();
  let timer: ReturnType<typeof setInterval> | undefined;
  const happens = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      looks = left() === before ? looks + 1 : 0;
      before = left();
      if (looks >= idleLooks) reject(new ReadingError("too-complex", "text: nothing more comes"));
    }, lookEvery);
  });
  happens.catch(() => undefined);
  return { happens, end: () => clearInterval(timer) };
}
