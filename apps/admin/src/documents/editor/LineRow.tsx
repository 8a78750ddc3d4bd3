import { bearsVat, creditsOrigin } from '@balcao/domain';
import { showDecimal } from '@balcao/messages';
import { memo, type ChangeEvent, type ReactElement, type ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useEditor, useLineMinor } from './context.js';
import { LineFacts } from './LineFacts.js';
import { problemId, problemProps, useLineProblems } from './line-problems.js';
import { isConverted } from './quote.js';
import type { Cell, EditorLine } from './state.js';

export interface LineLabels extends Readonly<Record<Cell, string>> {
  readonly line: string;
  readonly placeholder: string;
  readonly quantityShort: string;
  readonly discountShort: string;
  readonly total: string;
  readonly remove: string;
  readonly menu: string;
  /** Explains where a read-only figure comes from. */
  readonly origin: string;
}

interface LineRowProps {
  readonly line: EditorLine;
  readonly index: number;
  readonly labels: LineLabels;
  /** By the id of the rate. */
  readonly vatOptions: readonly ReactElement[];
  /** The article search is open on this line. */
  readonly isPicking: boolean;
  readonly activeHit: number | undefined;
}

/** One line, with native fields so that two hundred lines stay fast. */
export const LineRow = memo(function LineRow(props: LineRowProps): ReactNode {
  const { line, index, labels, vatOptions, isPicking, activeHit } = props;
  const { session, type } = useEditor();
  const isCharged = bearsVat(type.group);
  // A note gives back what was charged: its price, discount and VAT are those of that line.
  const fixed: Fixed = creditsOrigin(type) && line.kept?.origin ? ofOrigin(labels) : {};
  const problems = useLineProblems(line.key);
  const change = (cell: Cell) => (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    session.changeLine(line.key, { [cell]: event.target.value });
  };
  const number = index + 1;
  const common = (cell: Cell) => ({
    'data-cell': cell,
    'aria-label': `${labels[cell]}, ${labels.line} ${number}`,
    ...problemProps(problems, line.key, cell),
    onChange: change(cell),
  });
  return (
    <>
      <div
        className={isCharged ? 'doc-line' : 'doc-line doc-line--cost'}
        data-line={line.key}
        role="group"
        aria-label={`${labels.line} ${number}`}
      >
        <LineNumber number={number} label={labels.menu} />
        <input
          {...common('description')}
          className="doc-line__article"
          value={line.description}
          placeholder={labels.placeholder}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isPicking}
          aria-controls={isPicking ? 'article-hits' : undefined}
          aria-activedescendant={activeHit === undefined ? undefined : `article-hits-${activeHit}`}
          autoComplete="off"
          spellCheck={false}
        />
        <span className="doc-line__cell" data-label={labels.quantityShort}>
          <input {...common('quantity')} {...figure} value={line.quantity} />
        </span>
        <span className="doc-line__cell" data-label={labels.unitPrice}>
          <input {...common('unitPrice')} {...figure} {...fixed} value={line.unitPrice} />
        </span>
        {isCharged ? <Charges {...{ line, labels, vatOptions, common, fixed }} /> : null}
        <LineTotal lineKey={line.key} label={labels.total} />
        <RemoveLine label={`${labels.remove} ${number}`} />
        <LineFacts line={line}>
          <ConvertedPrice line={line} />
        </LineFacts>
      </div>
      {problems.map(({ part, message }) => (
        <p key={part} id={problemId(line.key, part)} className="doc-line__problem">
          {message}
        </p>
      ))}
    </>
  );
});

/** Read-only fields, with the reason. */
const ofOrigin = ({ origin: title }: LineLabels): Fixed => ({ readOnly: true, title });

interface Fixed {
  readonly readOnly?: true;
  readonly title?: string;
}

interface ChargesProps extends Pick<LineRowProps, 'line' | 'labels' | 'vatOptions'> {
  /** Attributes common to all cells of the line. */
  readonly common: (cell: Cell) => object;
  readonly fixed: Fixed;
}

/** The discount, and the VAT on the remainder. */
function Charges({ line, labels, vatOptions, common, fixed }: ChargesProps): ReactNode {
  const ofLine = ({ key }: ReactElement): boolean => key === line.vatId;
  return (
    <>
      <span className="doc-line__cell" data-label={labels.discountShort}>
        <input
          {...common('discount')}
          {...figure}
          {...fixed}
          value={line.discount}
          placeholder="0"
        />
      </span>
      <span className="doc-line__cell" data-label={labels.vatId}>
        <select {...common('vatId')} title={fixed.title} value={line.vatId}>
          {fixed.readOnly === true ? vatOptions.filter(ofLine) : vatOptions}
        </select>
      </span>
    </>
  );
}

interface LineNumberProps {
  readonly number: number;
  readonly label: string;
}

/** Opens the menu of the line. */
function LineNumber({ number, label }: LineNumberProps): ReactNode {
  return (
    <button
      type="button"
      className="doc-line__number"
      data-menu=""
      tabIndex={-1}
      aria-haspopup="menu"
      aria-label={`${label} ${number}`}
    >
      {number}
    </button>
  );
}

function RemoveLine({ label }: { readonly label: string }): ReactNode {
  return (
    <button
      type="button"
      className="doc-line__remove"
      data-remove=""
      tabIndex={-1}
      aria-label={label}
    >
      ×
    </button>
  );
}

const figure = {
  className: 'doc-line__figure',
  inputMode: 'decimal',
  autoComplete: 'off',
} as const;

function LineTotal({
  lineKey,
  label,
}: {
  readonly lineKey: string;
  readonly label: string;
}): ReactNode {
  const minor = useLineMinor(lineKey);
  return (
    <span className="doc-line__total" data-label={label}>
      {minor === undefined ? '–' : <Amount minor={minor} />}
    </span>
  );
}

/** Below a line: the article's price in the company's currency, if it was converted. */
function ConvertedPrice({ line }: Pick<LineRowProps, 'line'>): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const { language, company } = session.rules;
  const { quote } = session;
  if (!isConverted(line) || quote === undefined) return null;
  const of = (decimal = ''): string => `${showDecimal(decimal, language)} ${company.currency}`;
  const rate = `1 ${quote.currency} = ${of(quote.price)}`;
  return (
    <span>{t('documents.currency.converted', { price: of(line.converted?.price), rate })}</span>
  );
}
