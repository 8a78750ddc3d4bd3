import { labelLimits } from '@balcao/contracts';
import type { LabelledArticle } from './chosen-labels.js';

interface LabelledLine {
  readonly articleId?: string;
  readonly description: string;
  readonly quantity: string;
}

/** A label for each piece that a document brings in; of a begun kilo one as well. */
export function labelsOf(lines: readonly LabelledLine[]): readonly LabelledArticle[] {
  const articles = new Map<string, LabelledArticle>();
  for (const { articleId: id, description: name, quantity } of lines) {
    if (id === undefined) continue;
    const before = articles.get(id)?.count ?? 0;
    articles.set(id, { id, name, count: Math.min(labelLimits.each, before + pieces(quantity)) });
  }
  return [...articles.values()].slice(0, labelLimits.articles);
}

/** `2.5` as 3: what is counted is a label, not an amount. */
function pieces(quantity: string): number {
  const [whole = '0', part = ''] = quantity.split('.');
  return Number.parseInt(whole, 10) + (/[1-9]/.test(part) ? 1 : 0);
}

/** How the labels are wanted. */
export interface LabelsWish {
  readonly articles: readonly LabelledArticle[];
  readonly layout: string;
  /** Gone from the first sheet already. */
  readonly used: number;
  readonly hasPrice: boolean;
  readonly language: string;
}

/** Where they are read; `company` as what opens it sends no header. */
export function labelsAddress(
  companyId: string,
  { articles, layout, used, hasPrice, language }: LabelsWish,
  format: 'html' | 'pdf',
): string {
  const query = new URLSearchParams({
    format,
    company: companyId,
    layout,
    used: `${used}`,
    language,
    price: hasPrice ? 'yes' : 'no',
    items: articles.flatMap(({ id, count }) => (count > 0 ? [`${id}:${count}`] : [])).join(','),
  });
  return `/api/articles/labels?${query.toString()}`;
}
