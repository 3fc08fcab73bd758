/** Milliseconds between two looks whether it is one's turn. */
const lookEvery = 4;
/** Milliseconds between two signs of life of whoever has the turn. */
const signEvery = 100;
/**
 * Looks without a sign of life, some two seconds, after which a request counts as gone: it was broken off, and its timers with
 * it. Counted and not timed, because nobody gives signs while the isolate is busy, and nobody looks either.
 */
const goneAfter = 500;

type Alive = { signs: number };

/**
 * A lane in which one thing is done at a time, first come first served, by whichever requests share an isolate. Nobody
 * waits for what another request promises: work that goes on in another request's name is refused its input and output,
 * and a request that is broken off never keeps its promise. Everyone looks by timers of their own instead.
 *
 * `enter` answers, when it is one's turn, the function that ends it. A turn ends by itself after `longest` milliseconds, or
 * when its request is gone.
 */
export function createMutex(longest: number): { enter(): Promise<() => void> } {
  const line: Alive[] = [];
  let turn: (Alive & { until: number }) | null = null;

  function take(mine: Alive): () => void {
    line.splice(line.indexOf(mine), 1);
    const own = { signs: 0, until: Date.now() + longest };
    turn = own;
    const signs = setInterval(() => {
      own.signs += 1;
    }, signEvery);
    return () => {
      clearInterval(signs);
      if (turn === own) turn = null;
    };
  }

  return {
    async enter() {
      const mine: Alive = { signs: 0 };
      const isGone = watch();
      for (;;) {
        mine.signs += 1;
        // Who was taken for gone and is not stands at the end again.
        if (!line.includes(mine)) line.push(mine);
        if (turn && (Date.now() > turn.until || isGone(turn))) turn = null;
        const first = line[0];
        if (!turn && first === mine) return take(mine);
        if (!turn && first && isGone(first)) line.shift();
        await new Promise((resolve) => setTimeout(resolve, lookEvery));
      }
    },
  };
}

/** Says of whoever one waits for whether there was no sign of life for too many looks. */
function watch(): (one: Alive) => boolean {
  let watched: Alive | null = null;
  let signs = 0;
  let silent = 0;
  return (one) => {
    silent = one === watched && one.signs === signs ? silent + 1 : 0;
    watched = one;
    signs = one.signs;
    return silent > goneAfter;
  };
}
