import type { ArticleRow } from '@balcao/contracts';
import { createSlice, type Slice } from '../../boot/slice.js';
import { sayProblem } from '../../http/say-problem.js';
import { isSame, type ArticleSearch } from './article-search.js';
import type { EditorSession } from './editor-session.js';
import { lineOfArticle } from './pick-article.js';
import { scannedGoods } from './scanned-goods.js';
import type { EditorLine } from './state.js';

/** Pause in typing before articles are searched, in milliseconds. */
const REST_MS = 120;

/** A line with an open article search. */
export interface Picking {
  readonly key: string;
  readonly text: string;
  readonly hits: readonly ArticleRow[];
  /** Whether the hits match the text; until then they belong to an earlier one. */
  readonly isFound: boolean;
  /** The hit that Enter takes: -1 for none; one past the last to create the article. */
  readonly active: number;
}

/** A line that asks for a new article. */
export interface Wanted {
  readonly key: string;
  readonly name: string;
}

interface PickerState {
  readonly now: Picking | undefined;
  readonly wanted: Wanted | undefined;
}

/** Finds articles for the edited line and puts the chosen one on it. */
export class ArticlePicker {
  readonly picking: Slice<PickerState>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly session: EditorSession,
    readonly search: ArticleSearch,
    /** Whether the user may create articles. */
    private readonly mayAdd: boolean,
  ) {
    this.picking = createSlice<PickerState>({ now: undefined, wanted: undefined });
  }

  /** Whether an article can be created from the text: the hits are known not to match it. */
  get offersToAdd(): boolean {
    return this.mayAdd && this.#now?.isFound === true;
  }

  /** The number of choices, including the one to create an article. */
  get choices(): number {
    return (this.#now?.hits.length ?? 0) + (this.offersToAdd ? 1 : 0);
  }

  /** Text was typed into a line's article cell. */
  look(key: string, text: string): void {
    clearTimeout(this.#timer);
    if (text.trim() === '') {
      this.#set(undefined);
      return;
    }
    this.#set({ key, text, hits: this.#now?.hits ?? [], isFound: false, active: -1 });
    this.#timer = setTimeout(() => {
      // Without suggestions one can still write; the next command says what is the matter.
      void this.search.find(text).then(this.#offer(key, text), () => undefined);
    }, REST_MS);
  }

  /** Highlights another hit. */
  move(step: 1 | -1): void {
    const { now } = this.picking.get();
    const count = this.choices;
    if (now === undefined || count === 0) return;
    const from = now.active < 0 && step < 0 ? 0 : now.active;
    this.point((from + step + count) % count);
  }

  point(active: number): void {
    if (this.#now !== undefined) this.#set({ ...this.#now, active });
  }

  readonly close = (): void => {
    clearTimeout(this.#timer);
    if (this.#now !== undefined) this.#set(undefined);
  };

  /** Puts an article on a line; for incoming goods, with the scanned batch. */
  choose(key: string, article: ArticleRow, text = ''): void {
    this.close();
    const line = lineOfArticle(this.session, article, this.#lineOf(key));
    const { codes: _codes, ...kept } = scannedGoods(text) ?? { codes: [] };
    const isIn = this.session.rules.group === 'purchases' && article.isBatchManaged === true;
    this.session.changeLine(key, isIn ? { ...line, kept } : line);
  }

  /** Opens the form to create the article typed on a line. */
  add(key: string, name: string): void {
    this.close();
    this.picking.merge({ wanted: { key, name: name.trim() } });
  }

  /** Ends the creation of an article; returns the line that has it now. */
  added(article?: ArticleRow): string | undefined {
    const { wanted } = this.picking.get();
    this.picking.merge({ wanted: undefined });
    if (wanted === undefined || article === undefined) return undefined;
    this.choose(wanted.key, article);
    return wanted.key;
  }

  /** Enter in an article cell: takes the hit, or searches the text first. */
  take(key: string): void {
    const now = this.#now;
    const isToAdd = this.offersToAdd && now?.active === now?.hits.length;
    this.close();
    if (now?.key !== key) return;
    const hit = now.hits[now.active];
    if (isToAdd) this.add(key, now.text);
    else if (hit === undefined) this.#lookUp(key, now.text);
    else this.choose(key, hit, now.text);
  }

  get #now(): Picking | undefined {
    return this.picking.get().now;
  }

  #set(now: Picking | undefined): void {
    this.picking.merge({ now });
  }

  #lineOf(key: string): EditorLine | undefined {
    return this.session.state.get().lines.find((line) => line.key === key);
  }

  #offer(key: string, text: string) {
    return (hits: readonly ArticleRow[]): void => {
      if (this.#now?.key !== key || this.#now.text !== text) return;
      const active = isOffered(this.#lineOf(key), text, hits[0]) ? 0 : -1;
      this.#set({ key, text, hits, isFound: true, active });
    };
  }

  #lookUp(key: string, text: string): void {
    this.search.find(text).then(
      ([hit]) => {
        const line = this.#lineOf(key);
        if (line?.description === text && isOffered(line, text, hit)) this.choose(key, hit, text);
      },
      (error: unknown) => {
        sayProblem(error);
      },
    );
  }
}

/**
 * Whether Enter takes the first hit. On a line with an article, the text may be an edited
 * description, so only the exact code or name of another article replaces it.
 */
function isOffered(
  line: EditorLine | undefined,
  text: string,
  hit: ArticleRow | undefined,
): hit is ArticleRow {
  if (hit === undefined) return false;
  return line?.articleId === undefined || isSame(hit, text);
}
