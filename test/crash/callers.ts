import { commandOf, type Answered, type Order } from './order.js';
import type { Shop } from './shop.js';
import type { Trade } from './trade.js';
import type { Violations } from './violations.js';

/** An order with its answer. */
interface Done {
  readonly order: Order;
  readonly answered: Answered;
  readonly text: string;
}

/** Sends orders, several at once, and remembers what came of each. */
export class Callers {
  readonly done: Done[] = [];
  /** Sent, and not answered: nobody knows whether they were carried out. */
  open: Order[] = [];
  /** How many were refused, by status and code. */
  readonly refused = new Map<string, number>();
  /** The commands that were refused; nothing of them may be recorded. */
  readonly refusedCommands = new Set<string>();
  /** Sent again with the same key, and how many of these had been recorded without an answer. */
  readonly again = { open: 0, recorded: 0, answered: 0 };

  constructor(
    private readonly shop: Shop,
    private readonly trade: Trade,
  ) {}

  /** Each caller sends one order after the other, until it is over or one has no answer. */
  async work(count: number, isOver: () => boolean): Promise<void> {
    const work = async (): Promise<void> => {
      while (!isOver()) if (!(await this.send(this.trade.next()))) return;
    };
    await Promise.all(Array.from({ length: count }, work));
  }

  /** Whether there was an answer. */
  async send(order: Order): Promise<boolean> {
    const outcome = await this.shop.place(order);
    if (outcome.is === 'open') this.open.push(order);
    else if (outcome.is === 'refused') {
      const { code = '' } = JSON.parse(outcome.text) as { readonly code?: string };
      const name = `${order.kind} ${outcome.status} ${code}`;
      this.refused.set(name, (this.refused.get(name) ?? 0) + 1);
      this.refusedCommands.add(commandOf(order));
    } else {
      const { answered, text } = outcome;
      this.done.push({ order, answered, text });
      this.trade.learn(answered, order);
    }
    return outcome.is !== 'open';
  }

  /** Sends what had no answer once more; `recorded` says whether the journal has it. */
  async sendOpen(recorded: (commandId: string) => boolean, violations: Violations): Promise<void> {
    for (const order of this.open.splice(0)) {
      this.again.open += 1;
      const wasRecorded = recorded(commandOf(order));
      if (wasRecorded) this.again.recorded += 1;
      await this.send(order);
      if (!wasRecorded || !this.refusedCommands.has(commandOf(order))) continue;
      violations.add('a recorded command was refused when it was sent again', order.key);
    }
  }

  /** Sends some of what was answered once more: the answer is the same. */
  async repeat(count: number, below: (count: number) => number, violations: Violations) {
    for (let left = Math.min(count, this.done.length); left > 0; left -= 1) {
      const { order, answered, text } = this.done[below(this.done.length)] as Done;
      if (answered.revision === undefined || order.kind === 'draft') continue;
      const again = await this.shop.request(order.method, order.path, order.body, order.key);
      this.again.answered += 1;
      if (again.status < 300 && again.text === text) continue;
      const what = `${order.kind} ${order.key}: ${text}, then ${again.status} ${again.text}`;
      violations.add('an answer names another event', what);
    }
  }
}
