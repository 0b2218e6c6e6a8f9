/** Which games have come already, in 48 bytes for each at most. */

/** Slots, a power of two; it grows before it is half full. */
const FIRST_SIZE = 1024;
const FREE = 0;

export class SeenGames {
  #ids = new BigUint64Array(FIRST_SIZE);
  /** The number of the log, from 1, at the same slot. */
  #logs = new Uint32Array(FIRST_SIZE);
  #count = 0;

  /** @returns the number of the log that had the game first; undefined if this one has it. */
  add(id: string, log: number): number | undefined {
    const key = BigInt(`0x${id}`);
    const slot = this.#slotOf(key);
    const first = this.#logs[slot] ?? FREE;
    if (first !== FREE) return first;
    this.#ids[slot] = key;
    this.#logs[slot] = log;
    this.#count += 1;
    if (2 * this.#count > this.#ids.length) this.#grow();
    return undefined;
  }

  /** Where it is, or belongs. */
  #slotOf(key: bigint): number {
    const mask = this.#ids.length - 1;
    let slot = Number(key & BigInt(mask));
    while (this.#logs[slot] !== FREE && this.#ids[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [ids, logs] = [this.#ids, this.#logs];
    this.#ids = new BigUint64Array(2 * ids.length);
    this.#logs = new Uint32Array(2 * ids.length);
    for (const [at, key] of ids.entries()) {
      const log = logs[at] ?? FREE;
      if (log === FREE) continue;
      const slot = this.#slotOf(key);
      this.#ids[slot] = key;
      this.#logs[slot] = log;
    }
  }
}
