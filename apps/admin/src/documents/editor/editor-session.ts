import type { Draft, DocumentContentBody, DocumentTypeRow, VatRow } from '@balcao/contracts';
import { bearsVat, type ChargeKind } from '@balcao/domain';
import type { Language } from '@balcao/messages';
import type { BalcaoDataProvider } from '../../admin/data-provider.js';
import { createSlice, type Slice } from '../../boot/slice.js';
import { ProblemError } from '../../http/problem-error.js';
import type { CompanyRecord } from '../../admin/company.js';
import { contentOf, stateOf, type ContentDefaults } from './content.js';
import { DraftSaver } from './draft-saver.js';
import {
  changeLine,
  copyOf,
  insertAfter,
  moveLine,
  placeRows,
  removeLine,
  withBlankEnd,
  writtenLines,
} from './lines.js';
import { previewOf, type InputCache, type Preview } from './preview.js';
import { previewOfCredit, type Corrected } from './preview-of-credit.js';
import {
  noProblems,
  withoutField,
  withoutPart,
  type EditorProblems,
  type HeadField,
  type LinePart,
} from './problems.js';
import { convertLines, type Quote } from './quote.js';
import { blankLine, cells, type EditorHead, type EditorLine, type EditorState } from './state.js';

/** The data an editor needs, read before it opens. */
export interface EditorRules {
  readonly language: Language;
  readonly company: CompanyRecord;
  readonly vat: readonly VatRow[];
  readonly today: string;
  /** The group of the document's type; defaults to sales. */
  readonly group?: DocumentTypeRow['group'];
}

/** The party for price lookups. */
export interface PricedClient {
  readonly id: string;
  readonly categoryId?: string | undefined;
}

interface SessionOptions {
  readonly draftId: string;
  readonly rules: EditorRules;
  readonly provider: Pick<BalcaoDataProvider, 'send'>;
  readonly content: DocumentContentBody;
  readonly saved?: Pick<Draft, 'revision' | 'savedAt'>;
}

/**
 * An edited document: its content is kept outside React so that a key press renders only one line,
 * and saved in the background.
 */
export class EditorSession {
  readonly draftId: string;
  readonly rules: EditorRules;
  readonly state: Slice<EditorState>;
  readonly problems: Slice<EditorProblems>;
  readonly saver: DraftSaver;
  /** The tax settings of the lines. */
  readonly #charged: ReadonlyMap<string, VatRow>;
  readonly #cache: InputCache = new WeakMap();
  #quote: Quote | undefined;
  #client: PricedClient | undefined;
  #corrected: Corrected | undefined;
  #preview: { readonly of: EditorState; readonly preview: Preview } | undefined;

  constructor({ draftId, rules, provider, content, saved }: SessionOptions) {
    this.draftId = draftId;
    this.rules = rules;
    const charged = bearsVat(rules.group ?? 'sales') ? rules.vat : [];
    this.#charged = new Map(charged.map((row) => [row.id, row]));
    this.state = createSlice(stateOf(content, rules.language, defaultsOf(rules)));
    this.problems = createSlice<EditorProblems>(noProblems);
    if (this.state.get().head.clientId === '') this.#client = { id: '' };
    this.saver = new DraftSaver({
      content: () => this.content,
      send: async (body, expectedRevision) => {
        const path = `drafts/${draftId}`;
        const expected = expectedRevision === undefined ? {} : { expectedRevision };
        const { revision } = await provider.send(path, { ...expected, content: body }, 'PUT');
        return revision;
      },
      isStale,
      now: () => new Date().toISOString(),
      ...(saved && { saved: { revision: saved.revision, savedAt: saved.savedAt } }),
    });
  }

  get content(): DocumentContentBody {
    return contentOf(this.state.get(), this.rules.language);
  }

  /** The exchange rate of the document; undefined while the rate of its day is unknown. */
  get quote(): Quote | undefined {
    const { currency: own } = this.rules.company;
    const currency = this.state.get().head.kept?.currency ?? own;
    if (currency === own) return { currency, price: '1' };
    return this.#quote?.currency === currency ? this.#quote : undefined;
  }

  /** Sets the exchange rate of the document's day. */
  quoted(quote: Quote | undefined): void {
    this.#quote = quote;
  }

  /** Sets the document that a credit note corrects; undefined for others. */
  corrects(corrected: Corrected | undefined): void {
    if (corrected === this.#corrected) return;
    this.#corrected = corrected;
    // What is written stays as it is: its figures are worked out again.
    this.state.merge({});
  }

  /** The client category of the lines' prices; undefined until the first client is known. */
  get client(): PricedClient | undefined {
    return this.#client;
  }

  /** Sets the client category of the lines' prices. */
  pricedFor(client: PricedClient): void {
    this.#client = client;
  }

  /** Converts the line prices from one exchange rate to another. */
  convertPrices(from: Quote, to: Quote): void {
    const { language, company } = this.rules;
    const { decimalPlaces } = company.settings;
    const { lines } = this.state.get();
    const places = { language, decimalPlaces };
    this.#setLines(convertLines(lines, from, to, company.currency, places));
    this.saver.touch();
  }

  /** The figures of the content; computed once per change. */
  get preview(): Preview {
    const state = this.state.get();
    if (this.#preview?.of !== state) {
      const { language, company } = this.rules;
      const rules = { language, policy: company.settings.roundingPolicy, vat: this.#charged };
      const preview = this.#corrected
        ? previewOfCredit(state, language, this.#corrected)
        : previewOf(state, rules, this.#cache);
      this.#preview = { of: state, preview };
    }
    return this.#preview.preview;
  }

  changeHead(change: Partial<EditorHead>, ...fields: readonly HeadField[]): void {
    this.state.merge({ head: { ...this.state.get().head, ...change } });
    for (const field of fields) this.problems.merge(withoutField(this.problems.get(), field));
    if (change.payment !== undefined) this.problems.merge({ payment: {} });
    this.saver.touch();
  }

  changeLine(key: string, change: Partial<EditorLine>, ...parts: readonly LinePart[]): void {
    this.#setLines(changeLine(this.state.get().lines, key, change));
    for (const part of [...cells.filter((cell) => change[cell] !== undefined), ...parts]) {
      const left = withoutPart(this.problems.get(), key, part);
      if (left !== this.problems.get()) this.problems.merge(left);
    }
    this.saver.touch();
  }

  removeLine(key: string): void {
    this.#setLines(removeLine(this.state.get().lines, key, this.defaultVatId));
    const { lines } = this.problems.get();
    this.problems.merge({ lines: lines.filter((problem) => problem.key !== key) });
    this.saver.touch();
  }

  /** Inserts rows at a line, followed by a blank line. */
  placeRows(key: string, rows: readonly Partial<EditorLine>[]): void {
    const placed = placeRows(this.state.get().lines, key, rows, this.defaultVatId);
    this.#setLines(withBlankEnd(placed, this.defaultVatId));
    this.saver.touch();
  }

  /** Returns the key of the blank line at the end, adding one if needed. */
  addLine(): string {
    const lines = withBlankEnd(this.state.get().lines, this.defaultVatId);
    this.#setLines(lines);
    return lines.at(-1)?.key ?? '';
  }

  /** Adds what is charged besides, under its name; returns the key of its line. */
  addCharge(charge: ChargeKind, description: string): string {
    const key = this.addLine();
    this.changeLine(key, { description, kept: { charge } });
    return key;
  }

  /** Inserts a blank line after another; returns its key. */
  insertLine(key: string): string {
    const line = blankLine(this.defaultVatId);
    this.#setLines(insertAfter(this.state.get().lines, key, line));
    return line.key;
  }

  /** Duplicates a line; returns the key of the copy. */
  duplicateLine(key: string): string {
    const { lines } = this.state.get();
    const line = lines.find((each) => each.key === key);
    if (line === undefined) return key;
    const copy = copyOf(line);
    this.#setLines(insertAfter(lines, key, copy));
    this.saver.touch();
    return copy.key;
  }

  /** Exchanges a line with the one above or below. */
  moveLine(key: string, step: 1 | -1): void {
    this.#setLines(moveLine(this.state.get().lines, key, step));
    this.saver.touch();
  }

  /** Removes blank lines, so that line numbers match those in answers. */
  dropBlankLines(): readonly string[] {
    const written = writtenLines(this.state.get().lines);
    this.#setLines(written.length === 0 ? withBlankEnd([], this.defaultVatId) : written);
    return written.map(({ key }) => key);
  }

  get defaultVatId(): string {
    return defaultsOf(this.rules).vatId;
  }

  #setLines(lines: readonly EditorLine[]): void {
    if (lines !== this.state.get().lines) this.state.merge({ lines });
  }
}

/** Initial values of a new document. */
export function defaultsOf({ vat, company, today, group }: EditorRules): ContentDefaults {
  const inForce = vat.find(({ isDefault }) => isDefault) ?? vat[0];
  return {
    vatId: inForce?.id ?? '',
    vatIncluded: company.settings.pricesIncludeVat,
    today,
    ...(group !== undefined && { group }),
  };
}

const closedCodes: readonly string[] = ['draft.issued', 'draft.discarded'];

/** Whether another user has saved, issued or discarded the draft. */
export const isStale = (error: unknown): boolean =>
  error instanceof ProblemError &&
  (error.status === 412 || closedCodes.includes(error.problem.code));

const open = new Map<string, EditorSession>();

/**
 * The session of a draft that is open or has unsaved changes: leaving and returning, or changing
 * the language, loses nothing.
 */
export const openSession = (draftId: string): EditorSession | undefined => open.get(draftId);

/** Keeps a session for `openSession`, in this tab only. */
export function keepSession(session: EditorSession): void {
  open.set(session.draftId, session);
}

/** Ends a session and its saving. */
export function forgetSession(session: EditorSession): void {
  session.saver.stop();
  open.delete(session.draftId);
}
