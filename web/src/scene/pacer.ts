// Frames on demand: asks for one when something changed, goes on while something moves, and measures how well it goes.

export class Pacer {
  framesPerSecond: number | null = null;
  private frame = 0;
  private last = 0;
  private times: number[] = [];
  private waiting: (() => void)[] = [];
  private stopped = false;

  /** `draw` says whether something still moves; `rested` is called when it does not. */
  constructor(
    private readonly draw: (now: number) => boolean,
    private readonly rested: () => void,
  ) {}

  get pending(): boolean {
    return this.frame !== 0;
  }

  invalidate(): void {
    if (this.stopped || this.frame !== 0) return;
    this.frame = requestAnimationFrame((now) => {
      this.frame = 0;
      if (this.last > 0) this.times.push(now - this.last);
      this.last = now;
      if (this.draw(now)) this.invalidate();
      else this.rest();
    });
  }

  /** Settles when nothing moves any more. */
  untilRest(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Lets everybody go who waits. */
  release(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const resolve of waiting) resolve();
  }

  stop(): void {
    this.stopped = true;
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.release();
  }

  private rest(): void {
    this.last = 0;
    // A few frames are enough to tell a slide show from a motion.
    if (this.times.length >= 4) {
      const mean = this.times.reduce((sum, time) => sum + time, 0) / this.times.length;
      this.framesPerSecond = Math.round(1000 / mean);
      this.rested();
    }
    this.times = [];
    this.release();
  }
}
