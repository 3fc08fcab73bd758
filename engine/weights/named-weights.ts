/**
 * Weights of named features by a 32-bit key of field and name, as an open hash table with linear probing: training reads
 * some billions of them, which a Map takes several times as long for. A place of 0 stands for "not there".
 */
export class NamedWeights {
  #keys = new Int32Array(1 << 12);
  #places = new Int32Array(1 << 12);
  /** The weights in the order in which their keys came; the first is of none. */
  values = new Float32Array(1 << 11);
  #count = 1;

  /** How many keys there are. */
  get size(): number {
    return this.#count - 1;
  }

  /** Where in `values` a key's weight stands; 0 where the key is not known, and there is always a 0. */
  placeOf(key: number): number {
    const places = this.#places;
    const last = places.length - 1;
    let at = spread(key) & last;
    while (places[at] !== 0 && this.#keys[at] !== key) at = (at + 1) & last;
    return places[at] as number;
  }

  /** The same; a key that is not known gets a weight of 0. */
  placeFor(key: number): number {
    const known = this.placeOf(key);
    if (known !== 0) return known;
    if (2 * this.#count >= this.#places.length) this.#grow();
    if (this.#count >= this.values.length) {
      const values = new Float32Array(2 * this.values.length);
      values.set(this.values);
      this.values = values;
    }
    const place = this.#count;
    this.#count += 1;
    this.#put(key, place);
    return place;
  }

  get(key: number): number {
    return this.values[this.placeOf(key)] as number;
  }

  set(key: number, weight: number): void {
    const place = this.placeFor(key);
    this.values[place] = weight;
  }

  /** All keys with their weights, by key. */
  sorted(): [key: number, weight: number][] {
    const entries: [number, number][] = [];
    for (let at = 0; at < this.#places.length; at += 1) {
      const place = this.#places[at] as number;
      if (place !== 0) entries.push([this.#keys[at] as number, this.values[place] as number]);
    }
    return entries.sort(([a], [b]) => a - b);
  }

  #grow(): void {
    const [keys, places] = [this.#keys, this.#places];
    this.#keys = new Int32Array(2 * keys.length);
    this.#places = new Int32Array(2 * keys.length);
    for (let at = 0; at < places.length; at += 1)
      if (places[at] !== 0) this.#put(keys[at] as number, places[at] as number);
  }

  #put(key: number, place: number): void {
    const last = this.#places.length - 1;
    let at = spread(key) & last;
    while (this.#places[at] !== 0) at = (at + 1) & last;
    this.#keys[at] = key;
    this.#places[at] = place;
  }
}

const spread = (key: number): number => Math.imul(key, 0x9e3779b1) >>> 8;
