import type { Command, CommandOf, DocumentContent } from '@balcao/domain';
import { seededNumbers } from './random.js';

type Line = DocumentContent['lines'][number];

/** The company of every bench. */
export const companyId = 'MERCEARIA';
export const ownerId = 'amina';
/** With which the owner of an installation that was set up signs in. */
export const credentials = {
  email: 'amina@example.com',
  password: 'palavra-passe-comprida-17',
} as const;

/** How many records a believable company has. */
export const counts = { articles: 500, clients: 2_000 } as const;

/** As it is registered: it is named apart. */
export const details = {
  name: 'Mercearia Zambeze, Lda.',
  nuit: '400123456',
  address: 'Avenida 24 de Julho, 1200',
  city: 'Maputo',
  acceptNuitWarning: true,
} as const;

export const registration = { id: companyId, ...details } as const;

const goods = ['Arroz agulha', 'Óleo alimentar', 'Açúcar castanho', 'Farinha de milho', 'Sabão'];
const packs = ['1 kg', '5 kg', 'saco de 25 kg', 'garrafa de 1 l', 'caixa de 12'];
const places = ['Beira', 'Matola', 'Maputo', 'Tete'];
const trades = ['Padaria', 'Restaurante', 'Farmácia', 'Bazar', 'Oficina', 'Escola', 'Pensão'];
const names = ['Sol', 'Índico', 'Esperança', 'São João', 'Limpopo', 'Acácia', 'Família Cossa'];

const pick = <T>(list: readonly T[], at: number, fallback: T): T =>
  list[at % list.length] ?? fallback;

/** Prices of articles as decimal strings, by article. */
const priceOf = (article: number): string => `${25 + ((article * 37) % 1_900)}.${article % 2}0`;
const vatOf = (article: number): string => (article % 5 === 0 ? 'vat_ISE_B' : 'vat_NOR');

/** Registers the articles and clients. */
export function* records(): Generator<Command> {
  for (let at = 0; at < counts.articles; at += 1) {
    const name = `${pick(goods, at, '')}, ${pick(packs, at >> 2, '')} n.º ${at + 1}`;
    const shelf = {
      barcodes: [`60010${String(at).padStart(8, '0')}`],
      unit: 'un',
      movesStock: true,
    };
    const price = { salePrice: priceOf(at), vatId: vatOf(at) };
    const fields = { code: `A${at + 1}`, name, kind: 'article' as const, ...shelf, ...price };
    yield { type: 'RegisterArticle', id: `article${at}`, fields };
  }
  for (let at = 0; at < counts.clients; at += 1) {
    const name = `${pick(trades, at, '')} ${pick(names, at >> 1, '')} ${at + 1}`;
    const place = { address1: `Rua ${(at % 90) + 1}, ${pick(places, at, '')}`, country: 'MZ' };
    const is = { isClient: true, isSupplier: false, paymentTermsDays: (at % 4) * 15 };
    yield {
      type: 'RegisterParty',
      id: `client${at}`,
      fields: { code: `C${at + 1}`, name, ...place, ...is },
    };
  }
}

/** Random but the same in every run: what the company sells, and to whom. */
export class Sales {
  readonly #next: () => number;

  constructor(seed = 20_260_302) {
    this.#next = seededNumbers(seed);
  }

  /** A whole number from 0 to below `count`. */
  below(count: number): number {
    return Math.floor(this.#next() * count);
  }

  /** What an invoice of some lines says; few clients and articles make most of the sales. */
  content(lines = 3): DocumentContent & { readonly lines: readonly Line[] } {
    const client = Math.floor(this.#next() ** 2 * counts.clients);
    return {
      clientId: `client${client}`,
      lines: Array.from({ length: lines }, () => this.#line()),
    };
  }

  /** The command to issue it. */
  issue(draftId: string, documentTypeId = 'FT'): CommandOf<'IssueDocument'> {
    return { type: 'IssueDocument', draftId, documentTypeId, ...this.content() };
  }

  #line(): Line {
    const article = Math.floor(this.#next() ** 2 * counts.articles);
    const line = { articleId: `article${article}`, quantity: String(1 + this.below(12)) };
    const whole = { ...line, unitPrice: priceOf(article), vatId: vatOf(article) };
    return this.below(10) === 0 ? { ...whole, discounts: ['5'] } : whole;
  }
}
