import type { ArticleRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { BatchesLeft, StockOf } from '../later-parts.js';
import { usePriceFor } from '../till/prices.js';
import { Price } from './Price.js';

interface SearchHitsProps {
  readonly hits: readonly ArticleRow[];
  readonly active: number;
  readonly onChoose: (article: ArticleRow) => void;
}

/** The matching articles. */
export function SearchHits({ hits, active, onChoose }: SearchHitsProps): ReactNode {
  const priceFor = usePriceFor();
  return (
    <ul id="scan-hits" role="listbox" className="scan__hits" hidden={hits.length === 0}>
      {hits.map((hit, index) => (
        <li
          key={hit.id}
          id={`scan-hit-${index}`}
          role="option"
          aria-selected={index === active}
          onMouseDown={(event) => {
            event.preventDefault();
            onChoose(hit);
          }}
        >
          <span>
            {hit.name}
            {hit.isBatchManaged === true ? <BatchesLeft articleId={hit.id} /> : null}
          </span>
          {hit.movesStock ? <StockOf articleId={hit.id} /> : null}
          <small>{hit.code}</small>
          <Price decimal={priceFor(hit)} />
        </li>
      ))}
    </ul>
  );
}
