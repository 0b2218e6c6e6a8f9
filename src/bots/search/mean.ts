/** A mean and its standard error, number by number. */
export class Mean {
  #count = 0;
  #mean = 0;
  #squares = 0;

  /** By Welford, who does not lose digits. */
  add(value: number): void {
    this.#count += 1;
    const off = value - this.#mean;
    this.#mean += off / this.#count;
    this.#squares += off * (value - this.#mean);
  }

  get mean(): number {
    return this.#mean;
  }

  /** The standard error of the mean; 0 for a single number. */
  get error(): number {
    if (this.#count < 2) return 0;
    return Math.sqrt(this.#squares / (this.#count - 1) / this.#count);
  }
}
