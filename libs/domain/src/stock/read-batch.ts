import { isDay } from '../calendar.js';
import type { Books } from '../books.js';
import type { ArticleFields } from '../catalog/index.js';
import type { Writable } from '../kernel/index.js';
import type { Problems } from '../refusal.js';
import { text, type RegisterRecord } from '../registers/index.js';
import type { Batch } from './pick-batches.js';
import type { BatchFields, BatchRegistered } from './stock.events.js';
import { BATCH_NAME_LENGTH_MAX, batchNameOf } from './stock.registers.js';

/** How a line names its batch: by id, or by the name on the goods. */
export interface BatchOfLine {
  readonly batchId?: string | undefined;
  readonly batchName?: string | undefined;
  /** The last day on which a new batch is good. */
  readonly batchExpiresOn?: string | undefined;
}

const nameText = text(BATCH_NAME_LENGTH_MAX);

/** Finds the batches that lines name, and registers those that they bring. */
export class BatchReader {
  readonly registered: BatchRegistered[] = [];

  constructor(
    private readonly books: Books,
    private readonly request: { readonly newId: () => string },
    private readonly problems: Problems,
  ) {}

  /** The batch that goods leave from, if the line names one. */
  chosen(line: BatchOfLine, articleId: string, index: number): Batch | 'wrong' | undefined {
    const { batches } = this.books.stock;
    if (line.batchId === undefined && (line.batchName ?? '') === '') return undefined;
    const id =
      line.batchId ?? batches.holderOf('name', batchNameOf(articleId, line.batchName ?? ''));
    const batch = id === undefined ? undefined : batches.get(id);
    if (batch?.articleId === articleId) return batch;
    this.problems.add(`lines.${index}.batchId`, 'stock.batchNotFound', { line: index + 1 });
    return 'wrong';
  }

  /** The batch that goods enter: one there is, or a new one of the name that was written. */
  entering(
    line: BatchOfLine,
    article: RegisterRecord<ArticleFields>,
    index: number,
  ): string | undefined {
    if (line.batchId !== undefined) {
      const batch = this.chosen(line, article.id, index);
      return batch === undefined || batch === 'wrong' ? undefined : batch.id;
    }
    const path = `lines.${index}.batchName`;
    const before = this.problems.count;
    const name = nameText.read(line.batchName, path, this.problems);
    if (name === undefined) {
      if (this.problems.count > before) return undefined;
      this.problems.add(path, 'stock.batchNameRequired', { line: index + 1 });
      return undefined;
    }
    const known = this.#known(article.id, name);
    if (!known) return this.#register(article.id, name, line.batchExpiresOn, index);
    const { batchExpiresOn } = line;
    if (batchExpiresOn !== undefined && batchExpiresOn !== known.expiresOn) {
      this.problems.add(`lines.${index}.batchExpiresOn`, 'stock.batchExpiryDiffers', {
        line: index + 1,
        batch: name,
        expiresOn: known.expiresOn ?? '',
      });
    }
    return known.id;
  }

  #known(articleId: string, name: string): (BatchFields & { readonly id: string }) | undefined {
    const { batches } = this.books.stock;
    const id = batches.holderOf('name', batchNameOf(articleId, name));
    if (id !== undefined) return batches.get(id);
    const wanted = name.toUpperCase();
    const here = this.registered.find(
      ({ data }) => data.articleId === articleId && data.name.toUpperCase() === wanted,
    );
    return here?.data;
  }

  #register(
    articleId: string,
    name: string,
    expiresOn: string | undefined,
    index: number,
  ): string | undefined {
    if (expiresOn !== undefined && !isDay(expiresOn)) {
      const path = `lines.${index}.batchExpiresOn`;
      this.problems.add(path, 'field.invalid', { field: path });
      return undefined;
    }
    const id = this.request.newId();
    const data: Writable<BatchRegistered['data']> = { id, articleId, name };
    if (expiresOn !== undefined) data.expiresOn = expiresOn;
    this.registered.push({ type: 'BatchRegistered', data });
    return id;
  }
}
