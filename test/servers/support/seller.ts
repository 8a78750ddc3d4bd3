import { twoSacks } from '../../e2e/support/goods.js';
import type { Client } from './client.js';

/** Issues one invoice after the other, and answers their ids in order. */
export class Seller {
  readonly answered: string[] = [];
  readonly #stop = new AbortController();
  readonly #ended: Promise<void>;

  constructor(
    private readonly client: Client,
    private readonly address: string,
    private readonly name: string,
  ) {
    this.#ended = this.#sell();
  }

  async end(): Promise<void> {
    this.#stop.abort();
    await this.#ended;
  }

  async #sell(): Promise<void> {
    for (let sale = 1; !this.#stop.signal.aborted; sale += 1) {
      const draft = `${this.name}${sale}`;
      const path = `${this.address}/api/documents/${draft}/issue`;
      const { status, body } = await this.client.post(path, twoSacks, `issue-${draft}`);
      if (status === 201) this.answered.push(body.id);
    }
  }
}
