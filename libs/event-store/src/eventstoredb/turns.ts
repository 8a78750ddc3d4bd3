/** Runs work under one name one after the other, and work under other names in parallel. */
export class Turns {
  private readonly lasts = new Map<string, Promise<unknown>>();

  async take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.lasts.get(name) ?? Promise.resolve();
    const own = before.then(work, work);
    this.lasts.set(name, own);
    try {
      return await own;
    } finally {
      if (this.lasts.get(name) === own) this.lasts.delete(name);
    }
  }
}
