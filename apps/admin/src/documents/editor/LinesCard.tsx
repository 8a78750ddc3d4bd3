import './lines.css';
import Add from '@mui/icons-material/Add';
import { memo, useMemo, useRef, type ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { ArticleHits } from './ArticleHits.js';
import { useEditor, useLines, useWritten } from './context.js';
import { LineRow, type LineLabels } from './LineRow.js';
import { useArticlePicker } from './use-article-picker.js';
import { useGrid } from './use-grid.js';

/** The lines of the document: a grid to be written in by keyboard alone. */
export function LinesCard(): ReactNode {
  const t = useMessages();
  const grid = useRef<HTMLDivElement>(null);
  const picker = useArticlePicker();
  const handlers = useGrid(grid, picker);
  const { picking } = picker;
  return (
    <section className="card card--flush lines" aria-labelledby="lines-title">
      <div className="card__head">
        <h2 id="lines-title">{t('documents.editor.lines')}</h2>
        <small className="lines__keys">{t('documents.editor.keys')}</small>
      </div>
      <div className="lines__grid" ref={grid} {...handlers}>
        <Headings />
        <Rows
          pickingKey={picking?.key}
          activeHit={picking !== undefined && picking.active >= 0 ? picking.active : undefined}
        />
        {picking !== undefined && picking.hits.length > 0 ? (
          <ArticleHits picker={picker} picking={picking} />
        ) : null}
      </div>
      <button type="button" className="lines__add" onClick={handlers.addLine}>
        <Add fontSize="small" aria-hidden="true" />
        {t('documents.editor.addLine')}
      </button>
    </section>
  );
}

// What each cell says of itself makes the headings superfluous to a screen reader.
function Headings(): ReactNode {
  const t = useMessages();
  const isVatIncluded = useWritten(({ state }) => state.get().head.vatIncluded);
  return (
    <div className="line line--head" aria-hidden="true">
      <span>#</span>
      <span>{t('documents.line.article')}</span>
      <span>{t('documents.line.quantityShort')}</span>
      <span>{t(isVatIncluded ? 'documents.line.priceWithVat' : 'documents.line.unitPrice')}</span>
      <span>{t('documents.line.discountShort')}</span>
      <span>{t('documents.line.vat')}</span>
      <span>{t('documents.line.total')}</span>
      <span />
    </div>
  );
}

interface RowsProps {
  readonly pickingKey: string | undefined;
  readonly activeHit: number | undefined;
}

/** Renders again when lines come and go; a line that is written on renders itself. */
const Rows = memo(function Rows({ pickingKey, activeHit }: RowsProps): ReactNode {
  const lines = useLines();
  const labels = useLabels();
  const options = useVatOptions();
  return lines.map((line, index) => (
    <LineRow
      key={line.key}
      line={line}
      index={index}
      labels={labels}
      vatOptions={options}
      isPicking={line.key === pickingKey}
      activeHit={line.key === pickingKey ? activeHit : undefined}
    />
  ));
});

function useLabels(): LineLabels {
  const t = useMessages();
  return useMemo(
    () => ({
      line: t('documents.line.line'),
      description: t('documents.line.article'),
      placeholder: t('documents.line.articleHint'),
      quantity: t('documents.line.quantity'),
      quantityShort: t('documents.line.quantityShort'),
      unitPrice: t('documents.line.unitPrice'),
      discount: t('documents.line.discount'),
      discountShort: t('documents.line.discountShort'),
      vatId: t('documents.line.vat'),
      total: t('documents.line.total'),
      remove: t('documents.line.remove'),
    }),
    [t],
  );
}

/** One list of choices for all lines. */
function useVatOptions(): ReactNode {
  const { session } = useEditor();
  return useMemo(
    () =>
      session.rules.vat.map(({ id, code, rate }) => (
        <option key={id} value={id}>
          {`${rate.replace('.', session.rules.language === 'pt' ? ',' : '.')} % ${code}`}
        </option>
      )),
    [session],
  );
}
