// Callbacks of one kind. A callback may unsubscribe itself or others while it is called.

export class Listeners<A extends unknown[]> {
  private readonly callbacks = new Set<(...args: A) => void>();

  add(callback: (...args: A) => void): () => void {
    this.callbacks.add(callback);
    return () => this.callbacks.delete(callback);
  }

  emit(...args: A): void {
    for (const callback of [...this.callbacks]) callback(...args);
  }

  clear(): void {
    this.callbacks.clear();
  }
}
