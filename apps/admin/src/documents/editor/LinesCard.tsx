import './lines.css';
import Add from '@mui/icons-material/Add';
import { bearsVat } from '@balcao/domain';
import { useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { later } from '../../routing/later.js';
import { useSlice } from '../../boot/slice.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useShortcut } from '../../shortcuts/shortcuts.js';
import { AddCharge } from './AddCharge.js';
import { ArticleHits } from './ArticleHits.js';
import type { ArticlePicker } from './article-picker.js';
import { useEditor, useLines, useWritten } from './context.js';
import { focusCell } from './grid-cells.js';
import { LineMenu, menuAt, type OpenMenu } from './LineMenu.js';
import { LineRow, type LineLabels } from './LineRow.js';
import { useArticlePicker } from './use-article-picker.js';
import { useGrid } from './use-grid.js';

const NewArticleDialog = later(
  async () => (await import('./NewArticleDialog.js')).NewArticleDialog,
);

/** The lines of the document: a grid that works entirely by keyboard. */
export function LinesCard(): ReactNode {
  const t = useMessages();
  const grid = useRef<HTMLDivElement>(null);
  const picker = useArticlePicker();
  const { addLine, addCharge, onMenu, handlers } = useGrid(grid, picker);
  const [menu, setMenu] = useState<OpenMenu>();
  // Within the grid, the key adds below the line that is being written.
  useShortcut('Alt+Enter', 'documents.editor.addLine', addLine);
  return (
    <section className="card card--flush lines" aria-labelledby="lines-title">
      <div className="card__head">
        <h2 id="lines-title">{t('documents.editor.lines')}</h2>
        <small className="lines__keys">{t('documents.editor.keys')}</small>
      </div>
      <div
        className="lines__grid"
        ref={grid}
        {...handlers}
        onClick={(event) => {
          const opened = menuAt(event.target);
          if (opened === undefined) handlers.onClick(event);
          else setMenu(opened);
        }}
      >
        <Headings />
        <Rows picker={picker} />
        <OpenHits picker={picker} />
      </div>
      <button type="button" className="lines__add" aria-keyshortcuts="Alt+Enter" onClick={addLine}>
        <Add fontSize="small" aria-hidden="true" />
        {t('documents.editor.addLine')}
      </button>
      <AddCharge onAdd={addCharge} />
      <MissingArticle
        picker={picker}
        onAdded={(key) => {
          focusCell(grid.current, key, 'quantity');
        }}
      />
      {menu === undefined ? null : (
        <LineMenu
          {...menu}
          onChoose={(action) => {
            setMenu(undefined);
            if (action !== undefined) onMenu(menu.lineKey, action);
          }}
        />
      )}
    </section>
  );
}

// What each cell says of itself makes the headings superfluous to a screen reader.
function Headings(): ReactNode {
  const t = useMessages();
  const { type } = useEditor();
  const isVatIncluded = useWritten(({ state }) => state.get().head.vatIncluded);
  if (!bearsVat(type.group)) {
    return (
      <div className="doc-line doc-line--head doc-line--cost" aria-hidden="true">
        <span>#</span>
        <span>{t('documents.line.article')}</span>
        <span>{t('documents.line.quantityShort')}</span>
        <span>{t('documents.line.unitCost')}</span>
        <span>{t('documents.line.cost')}</span>
        <span />
      </div>
    );
  }
  return (
    <div className="doc-line doc-line--head" aria-hidden="true">
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

interface PickerProps {
  readonly picker: ArticlePicker;
}

/** The matching articles, while there are any. */
function OpenHits({ picker }: PickerProps): ReactNode {
  const { now } = useSlice(picker.picking);
  if (now === undefined || picker.choices === 0) return null;
  return <ArticleHits picker={picker} picking={now} />;
}

interface MissingArticleProps extends PickerProps {
  /** Receives the line that has it. */
  readonly onAdded: (key: string) => void;
}

/** The form for a new article that a line asks for. */
function MissingArticle({ picker, onAdded }: MissingArticleProps): ReactNode {
  const { wanted } = useSlice(picker.picking);
  if (wanted === undefined) return null;
  return (
    <NewArticleDialog
      name={wanted.name}
      onClose={() => {
        picker.added();
      }}
      onCreated={(article) => {
        const key = picker.added(article);
        // The dialog gives the focus back to the cell it was opened from; writing goes on after.
        if (key !== undefined) setTimeout(onAdded, 0, key);
      }}
    />
  );
}

/** Renders when lines are added or removed; an edited line renders itself. */
function Rows({ picker }: PickerProps): ReactNode {
  const lines = useLines();
  const { now } = useSlice(picker.picking);
  const labels = useLabels();
  const options = useVatOptions();
  return lines.map((line, index) => {
    const isPicking = line.key === now?.key && picker.choices > 0;
    return (
      <LineRow
        key={line.key}
        line={line}
        index={index}
        labels={labels}
        vatOptions={options}
        isPicking={isPicking}
        activeHit={isPicking && now.active >= 0 ? now.active : undefined}
      />
    );
  });
}

function useLabels(): LineLabels {
  const t = useMessages();
  const isCharged = bearsVat(useEditor().type.group);
  return useMemo(
    () => ({
      line: t('documents.line.line'),
      description: t('documents.line.article'),
      placeholder: t('documents.line.articleHint'),
      quantity: t('documents.line.quantity'),
      quantityShort: t('documents.line.quantityShort'),
      unitPrice: t(isCharged ? 'documents.line.unitPrice' : 'documents.line.unitCost'),
      discount: t('documents.line.discount'),
      discountShort: t('documents.line.discountShort'),
      vatId: t('documents.line.vat'),
      total: t(isCharged ? 'documents.line.total' : 'documents.line.cost'),
      remove: t('documents.line.remove'),
      menu: t('documents.line.menu'),
      origin: t('documents.line.ofOrigin'),
    }),
    [isCharged, t],
  );
}

/** One list of choices for all lines. */
function useVatOptions(): readonly ReactElement[] {
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
