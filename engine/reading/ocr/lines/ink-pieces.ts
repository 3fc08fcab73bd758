/** The box around ink that hangs together, in pixels: left and top within, right and bottom just beyond. */
export type InkPiece = { left: number; top: number; right: number; bottom: number; pixels: number };

/** The pieces of ink that touch along edges or corners. Method: runs of each row are joined with those of the row above. */
export function inkPieces(ink: Uint8Array, width: number, height: number): InkPiece[] {
  const pieces: InkPiece[] = [];
  const parents: number[] = [];
  const rootOf = (label: number): number => {
    let root = label;
    for (let parent = parents[root] ?? root; parent !== root; parent = parents[root] ?? root) root = parent;
    parents[label] = root;
    return root;
  };
  let above: Run[] = [];
  for (let y = 0; y < height; y++) {
    const runs = runsOf(ink, y * width, width);
    let first = 0;
    for (const run of runs) {
      while ((above[first]?.end ?? Number.POSITIVE_INFINITY) < run.start) first++;
      for (let at = first; (above[at]?.start ?? Number.POSITIVE_INFINITY) <= run.end; at++) {
        const label = rootOf(above[at]?.label ?? 0);
        if (run.label < 0) run.label = label;
        else if (run.label !== label) parents[label] = run.label = rootOf(run.label);
      }
      if (run.label < 0) {
        run.label = parents.length;
        parents.push(run.label);
        pieces.push({ left: run.start, top: y, right: run.end, bottom: y + 1, pixels: 0 });
      }
      const piece = pieces[run.label];
      if (piece)
        include(piece, {
          left: run.start,
          top: y,
          right: run.end,
          bottom: y + 1,
          pixels: run.end - run.start,
        });
    }
    above = runs;
  }
  pieces.forEach((piece, label) => {
    const root = pieces[rootOf(label)];
    if (root && root !== piece) include(root, piece);
  });
  return pieces.filter((_, label) => rootOf(label) === label);
}

type Run = { start: number; end: number; label: number };

function runsOf(ink: Uint8Array, row: number, width: number): Run[] {
  const runs: Run[] = [];
  // Within the row only: on an empty page a search for the next ink goes through the whole rest of it, row by row.
  const line = ink.subarray(row, row + width);
  for (let x = line.indexOf(1); x >= 0; x = line.indexOf(1, x)) {
    const start = x;
    while (line[x]) x++;
    runs.push({ start, end: x, label: -1 });
  }
  return runs;
}

function include(piece: InkPiece, other: InkPiece): void {
  piece.left = Math.min(piece.left, other.left);
  piece.top = Math.min(piece.top, other.top);
  piece.right = Math.max(piece.right, other.right);
  piece.bottom = Math.max(piece.bottom, other.bottom);
  piece.pixels += other.pixels;
}
