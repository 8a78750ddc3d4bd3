import type { Draft, DocumentContentBody, DocumentTypeRow, VatRow } from '@balcao/contracts';
import { bearsVat } from '@balcao/domain';
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

/** What an editor works by: read before it opens. */
export interface EditorRules {
  readonly language: Language;
  readonly company: CompanyRecord;
  readonly vat: readonly VatRow[];
  readonly today: string;
  /** Of the document's type; sales where it is missing. */
  readonly group?: DocumentTypeRow['group'];
}

/** Whom prices are looked up for. */
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
 * One document being written: what is on the screen, kept outside React so that a key renders one
 * line, and saved behind the writer's back.
 */
export class EditorSession {
  readonly draftId: string;
  readonly rules: EditorRules;
  readonly state: Slice<EditorState>;
  readonly problems: Slice<EditorProblems>;
  readonly saver: DraftSaver;
  /** What lines are charged by. */
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

  /** What the document's currency costs; none while no rate of its day is known. */
  get quote(): Quote | undefined {
    const { currency: own } = this.rules.company;
    const currency = this.state.get().head.kept?.currency ?? own;
    if (currency === own) return { currency, price: '1' };
    return this.#quote?.currency === currency ? this.#quote : undefined;
  }

  /** Takes note of what a currency costs on the document's day. */
  quoted(quote: Quote | undefined): void {
    this.#quote = quote;
  }

  /** Takes note of what a note of credit corrects; nothing of any other document. */
  corrects(corrected: Corrected | undefined): void {
    if (corrected === this.#corrected) return;
    this.#corrected = corrected;
    // What is written stays as it is: its figures are worked out again.
    this.state.merge({});
  }

  /** Whose prices the lines have; nobody while the client that it was opened with is not known. */
  get client(): PricedClient | undefined {
    return this.#client;
  }

  /** Takes note of whose prices the lines have from now on. */
  pricedFor(client: PricedClient): void {
    this.#client = client;
  }

  /** Converts the prices on the lines from one quote to another. */
  convertPrices(from: Quote, to: Quote): void {
    const { language, company } = this.rules;
    const { decimalPlaces } = company.settings;
    const { lines } = this.state.get();
    const places = { language, decimalPlaces };
    this.#setLines(convertLines(lines, from, to, company.currency, places));
    this.saver.touch();
  }

  /** The figures of what is on the screen; worked out once for each change. */
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

  /** Puts rows where a line is, and a blank line behind them. */
  placeRows(key: string, rows: readonly Partial<EditorLine>[]): void {
    const placed = placeRows(this.state.get().lines, key, rows, this.defaultVatId);
    this.#setLines(withBlankEnd(placed, this.defaultVatId));
    this.saver.touch();
  }

  /** Answers the key of the blank line at the end, which is made if there is none. */
  addLine(): string {
    const lines = withBlankEnd(this.state.get().lines, this.defaultVatId);
    this.#setLines(lines);
    return lines.at(-1)?.key ?? '';
  }

  /** Puts a blank line behind another; answers its key. */
  insertLine(key: string): string {
    const line = blankLine(this.defaultVatId);
    this.#setLines(insertAfter(this.state.get().lines, key, line));
    return line.key;
  }

  /** Puts a line once more behind itself; answers the key of the new one. */
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

  /** Takes blank lines away, so that the numbers on the screen are those in the answers. */
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

/** What a new document begins with. */
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

/** Whether somebody else was first: saved the draft, issued it or threw it away. */
export const isStale = (error: unknown): boolean =>
  error instanceof ProblemError &&
  (error.status === 412 || closedCodes.includes(error.problem.code));

const open = new Map<string, EditorSession>();

/**
 * The session of a draft that was left with something unsaved, or is on the screen: leaving and
 * coming back, or changing the language, loses nothing.
 */
export const openSession = (draftId: string): EditorSession | undefined => open.get(draftId);

/** Keeps a session for `openSession`, in this tab alone. */
export function keepSession(session: EditorSession): void {
  open.set(session.draftId, session);
}

/** Ends a session: nothing of it is saved any more. */
export function forgetSession(session: EditorSession): void {
  session.saver.stop();
  open.delete(session.draftId);
}
