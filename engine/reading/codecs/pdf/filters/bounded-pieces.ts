/** Bytes that a filter puts out at once: filters stand in rows, and each may make 64 bytes or more of one. */
const most = 16 * 1024;

/** Collects what a filter puts out and hands it on before it is more than a piece. */
export class BoundedPieces {
  private held = new Uint8Array(most);
  private length = 0;

  get isFull(): boolean {
    return this.length >= most - longestStep;
  }

  push(byte: number): void {
    this.held[this.length++] = byte;
  }

  take(): Uint8Array {
    const piece = this.held.slice(0, this.length);
    this.length = 0;
    return piece;
  }
}

/** The most bytes that one byte of the source becomes: a repeated byte. */
const longestStep = 128;
