import {
  createBooks,
  decide,
  evolveBooks,
  noFacts,
  type Books,
  type Command,
  type DecideContext,
} from '@balcao/domain';
import { priceDocument, quantity, rate as rateOf, unitPrice } from '@balcao/pricing';
import type { LineInput } from '@balcao/pricing';
import { ownerId, records, registration, Sales } from './company.js';
import { percent, rate, type Bench } from './figure.js';
import { middleOf, repeat, type Rate } from './measure.js';

const rounds = 9;
/** Few enough to stay in the cache of the processor with both sides alike. */
const variety = 512;

/** Deciding and folding three-line invoices, against only pricing the same lines. */
export const decideAndFold: Bench = ({ seconds }) => {
  const shop = new Shop();
  const mix = new Sales();
  // As requests bring them: parsed, which gives all lines of the same fields one shape.
  const sales = parsed(Array.from({ length: variety }, () => mix.content()));
  const priced = sales.map(({ lines }) => lines.map(lineInput));
  const options = { policy: 'P', vatIncluded: false } as const;

  const ours: Rate[] = [];
  const floors: Rate[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const share = seconds / rounds;
    ours.push(
      repeat(share, (turn) => {
        shop.issue(sales[turn % variety]);
      }),
    );
    floors.push(repeat(share, (turn) => priceDocument(priced[turn % variety] ?? [], options)));
  }
  const [figure, floor] = [middleOf(ours), middleOf(floors)];
  return Promise.resolve([
    {
      what: 'decide and fold a three-line document',
      figure: rate(figure.perSecond),
      target: '50,000 /s',
      floor: `${rate(floor.perSecond)} priced alone`,
      ratio: percent(figure.perSecond, floor.perSecond),
      cpuMicros: figure.cpuMicros,
    },
  ]);
};

const parsed = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function lineInput(line: ReturnType<Sales['content']>['lines'][number]): LineInput {
  return {
    quantity: quantity(line.quantity),
    unitPrice: unitPrice(line.unitPrice),
    discounts: (line.discounts ?? []).map(rateOf),
    vatRate: rateOf(line.vatId === 'vat_NOR' ? '16' : '0'),
    taxGroup: line.vatId,
  };
}

/** Books in memory with nothing around them. */
class Shop {
  readonly #books: Books = createBooks();
  readonly #context: DecideContext = {
    now: new Date().toISOString(),
    actorId: ownerId,
    newId: () => 'unused',
    ...noFacts,
  };
  #revision = 0;
  #issued = 0;

  constructor() {
    // As the journal drives them: what a decision changed can be taken back until it is durable.
    this.#books.undo.record(true);
    this.#do({ type: 'RegisterCompany', ...registration, ownerId, ownerName: 'Amina Cossa' });
    for (const command of records()) this.#do(command);
  }

  issue(content: ReturnType<Sales['content']> | undefined): void {
    if (content === undefined) return;
    const draftId = `draft${this.#issued}`;
    this.#issued += 1;
    this.#do({ type: 'IssueDocument', draftId, documentTypeId: 'FT', ...content });
  }

  #do(command: Command): void {
    const { now: recordedAt, actorId } = this.#context;
    const commandId = `command${this.#revision}`;
    for (const event of decide(this.#books, command, this.#context)) {
      evolveBooks(this.#books, event, { revision: this.#revision, recordedAt, actorId, commandId });
      this.#revision += 1;
    }
    this.#books.undo.forget(this.#books.undo.mark());
  }
}
