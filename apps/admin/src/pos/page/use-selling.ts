import type { ArticleRow } from '@balcao/contracts';
import type { Quantity } from '@balcao/pricing';
import { ulid } from 'ulidx';
import { askToConfirm } from '../../boot/confirm.js';
import { showSnack } from '../../boot/snack.js';
import { sayProblem } from '../../http/say-problem.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useExpiredGoods } from '../batches/use-expired-goods.js';
import { addArticle, setQuantity, splitsPieces, type Adding } from '../cart/cart.js';
import { documentIn } from '../returns/document-in.js';
import { codedAmount } from '../scan/coded-amount.js';
import { soundOfError } from '../scan/sound.js';
import { codesOf, isTypedWord, readTypedCode } from '../scan/typed-code.js';
import { spoken } from '../spoken.js';
import { useScans } from '../scan/use-scan-guard.js';
import { priceFor, quantityOfPrice } from '../till/prices.js';
import { useStart, useTill } from '../till/till-context.js';
import { useAskIfRight } from './ask-if-right.js';
import type { TillKey } from './till-keys.js';
import { clearSale, useChangedCart } from './use-changed-cart.js';
import { useTillActions } from './use-till-actions.js';
import { useTillKeys } from './use-till-keys.js';

const looking = spoken(async () => (await import('../batches/look-at-batches.js')).lookAtBatches);

/** The request of a dialog. */
export type Asked =
  | FigureAsked
  | { readonly what: 'pay' | 'camera' | 'sheet' | 'parked' | 'batch' }
  | { readonly what: 'client'; readonly thenPays?: boolean }
  | { readonly what: 'article'; readonly code: string }
  | { readonly what: 'weight'; readonly article: ArticleRow; readonly isPaying?: boolean }
  | { readonly what: 'find'; readonly documentId?: string };

/** A value for the ticket. */
export interface FigureAsked {
  readonly what: 'quantity' | 'price' | 'discount' | 'total' | 'note' | 'lineNote' | 'park';
}

/** The origin of a code: typed by a person, who may mean part of a name, or scanned. */
interface Entering {
  readonly isScanned?: boolean;
  /** The payment is open and stays open. */
  readonly isPaying?: boolean;
  /** The article chosen for the typed text. */
  readonly chosen?: ArticleRow | undefined;
}

export interface Selling {
  readonly run: (does: TillKey) => void;
  readonly focus: () => void;
  /** Adds an article from a tile. */
  readonly add: (article: ArticleRow) => void;
  /** Adds the weighed quantity of an article; resolves to whether it was added. */
  readonly addWeighed: (article: ArticleRow, amount: Quantity) => Promise<boolean>;
  /** Handles a scanned or typed text: an article, or a document number. */
  readonly enter: (typed: string, entering?: Entering) => void;
  /** Sets the quantity of the selected line. */
  readonly setQuantity: (amount: string) => void;
}

export interface SellingParts {
  readonly ask: (asked: Asked) => void;
  readonly focus: () => void;
}

interface EnteringParts extends SellingParts {
  /** The unknown code, if any. */
  readonly offer: (code: string | undefined) => void;
}

/** The selling actions for codes and keys. */
export function useSelling({ ask, offer, focus }: EnteringParts): Selling {
  const t = useMessages();
  const till = useTill();
  const change = useChangedCart();
  const { put, enter } = useEntering({ ask, offer, focus });
  const clear = async (): Promise<void> => {
    if (till.state.get().cart.lines.length > 0) {
      const [title, message] = [t('pos.clear.title'), t('pos.clear.question')];
      const question = { title, message, yes: t('pos.clear.yes'), no: t('pos.clear.no') };
      if (await askToConfirm({ ...question, isDestructive: true })) await clearSale(till);
    }
    // After the question has given the focus back.
    setTimeout(focus);
  };
  const askIfRight = useAskIfRight();
  const give = async (amount: string): Promise<void> => {
    const { cart } = till.state.get();
    const { selected } = cart;
    if (selected === undefined) return;
    const line = cart.lines.find(({ key }) => key === selected);
    if (line !== undefined && splitsPieces(line, amount)) {
      showSnack(t('selling.wholeOnly', { name: line.name }), 'error');
      return;
    }
    const given = setQuantity(cart, selected, amount);
    if (await askIfRight.cart(cart, given)) change(() => given);
    focus();
  };
  const run = useTillActions({ ask, focus, clear });
  useTillKeys(run);
  useScans((code, isPaying) => {
    enter(code, { isScanned: true, isPaying });
  });
  return {
    run,
    focus,
    enter,
    add: (article) => {
      if (article.isSoldByWeight === true) ask({ what: 'weight', article });
      else put(article, {}).catch(sayProblem);
    },
    addWeighed: (article, amount) => put(article, { quantity: amount }),
    setQuantity: (amount) => {
      give(amount).catch(sayProblem);
    },
  };
}

function useEntering({ ask, offer, focus }: EnteringParts) {
  const t = useMessages();
  const sayIfExpired = useExpiredGoods();
  const till = useTill();
  const start = useStart();
  const put = usePutting(focus);
  const enter = (typed: string, entering: Entering = {}): void => {
    const { isScanned = false, isPaying = false, chosen } = entering;
    const { code, quantity: times } = readTypedCode(typed);
    if (code === '') return;
    const label = codesOf(code, start.settings.scaleBarcodes);
    const isWord = !isScanned && isTypedWord(code);
    const article =
      chosen ??
      till.catalogue.coded(label) ??
      (isWord ? till.catalogue.search(code, 1)[0] : undefined);
    if (article === undefined && till.recalled !== undefined) {
      // The till has just been opened: the article may be among those that are still being read.
      void till.recalled.then(() => {
        enter(typed, entering);
      });
      return;
    }
    if (article === undefined) {
      const documentId = documentIn(code);
      if (documentId !== undefined && !isPaying) {
        ask({ what: 'find', documentId });
        return;
      }
      soundOfError();
      showSnack(
        t(documentId === undefined ? 'pos.unknownCode' : 'pos.closeToScan', { code }),
        'error',
      );
      if (documentId === undefined) offer(code);
      focus();
      return;
    }
    offer(undefined);
    if (sayIfExpired(article, label)) {
      focus();
      return;
    }
    // Labels carry the price on the shelf, regardless of the client.
    const ofPrice = (minor: number): Quantity =>
      quantityOfPrice(minor, priceFor(article, start, undefined));
    const amount = codedAmount(article, label, times, ofPrice);
    if (amount.kind === 'weighed') {
      ask({ what: 'weight', article, isPaying });
      return;
    }
    if (amount.kind === 'wrong') {
      soundOfError();
      showSnack(t(amount.why, { name: article.name }), 'error');
      focus();
      return;
    }
    void put(article, amount.adding, label.batch).then((isPut) => {
      if (isPut && isPaying) showSnack(t('pos.scannedWhilePaying', { name: article.name }));
    }, sayProblem);
  };
  return { put, enter };
}

/** Adds an article to the ticket; resolves to whether it was added. */
function usePutting(focus: () => void) {
  const till = useTill();
  const start = useStart();
  const askIfRight = useAskIfRight();
  return async (article: ArticleRow, adding: Partial<Adding>, batch?: string): Promise<boolean> => {
    const { id, name, unit, vatId, isSoldByWeight } = article;
    const { merges_lines: merges, cart } = till.state.get();
    const price = priceFor(article, start, cart.client);
    const isByWeight = isSoldByWeight === true && ({ isByWeight: true } as const);
    const sold = { id, name, unit, vatId, price, ...isByWeight };
    // Goods whose batch was read are a line of their own: what is there may be of another.
    const scanned = article.isBatchManaged === true ? batch : undefined;
    const isApart = scanned !== undefined;
    const key = ulid();
    const added = { key, merges: merges && !isApart, cashierId: till.cashierId, ...adding };
    if (!(await askIfRight.cart(cart, addArticle(cart, sold, added)))) {
      focus();
      return false;
    }
    till.changeCart((now) => addArticle(now, sold, added));
    if (article.isBatchManaged === true) {
      const of = scanned === undefined ? undefined : { key, name: scanned };
      looking().then((look) => look(till, article, of), sayProblem);
    }
    focus();
    return true;
  };
}
