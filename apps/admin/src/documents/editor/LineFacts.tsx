import { showDecimal, withPlaces } from '@balcao/messages';
import type { ReactNode } from 'react';
import { sayDay } from '../../formats/days.js';
import { writeDecimal } from '../../formats/typed-decimal.js';
import { useMessages } from '../../i18n/use-messages.js';
import type { LastPrice } from './article-facts.js';
import { useCurrency, useEditor, useWritten } from './context.js';
import { LineBatch } from './LineBatch.js';
import { LineBatchChoice } from './LineBatchChoice.js';
import { lackOf, settlementOf } from './short-of.js';
import type { EditorLine } from './state.js';
import { readDecimal } from './typed.js';
import { useArticleFacts } from './use-article-facts.js';

interface LineFactsProps {
  readonly line: EditorLine;
  /** Further facts. */
  readonly children: ReactNode;
}

/** Facts below the article of a line: available stock and the party's last price. */
export function LineFacts({ line, children }: LineFactsProps): ReactNode {
  const t = useMessages();
  const { session, type, settled } = useEditor();
  const facts = useArticleFacts(line);
  const { language } = session.rules;
  if (line.articleId === undefined) return <Charge line={line} />;
  const { code, available, last } = facts ?? {};
  const lack =
    type.movesStock === 'out'
      ? lackOf(readDecimal(line.quantity, language), available, settlementOf(line, settled))
      : undefined;
  const stockText = (there: string, missing: string | undefined): string => {
    const key = missing === undefined ? 'stock' : there.startsWith('-') ? 'lack' : 'short';
    // Nobody counts goods below nothing: what is promised to others is missing.
    const quantity = showDecimal(key === 'lack' ? (missing ?? there) : there, language);
    return t(`documents.facts.${key}`, { quantity, unit: line.unit ?? '' });
  };
  return (
    <small className="doc-line__facts">
      {code === undefined ? null : <span>{code}</span>}
      {available === undefined ? null : (
        <span className={lack === undefined ? undefined : 'doc-line__short'}>
          {stockText(available, lack)}
        </span>
      )}
      {last === undefined ? null : <Last last={last} lineKey={line.key} />}
      {children}
      {facts === undefined ? null : <LineBatch line={line} facts={facts} />}
      {facts === undefined ? null : <LineBatchChoice line={line} facts={facts} />}
    </small>
  );
}

/** What kind of charge the line is, if it is one. */
function Charge({ line: { kept } }: Pick<LineFactsProps, 'line'>): ReactNode {
  const t = useMessages();
  if (kept?.charge === undefined) return null;
  const kind = t(`documents.line.charges.${kept.charge}`);
  return <small className="doc-line__facts">{t('documents.line.charge', { kind })}</small>;
}

interface LastProps {
  readonly last: LastPrice;
  readonly lineKey: string;
}

/** The last price, in the company's currency; a click puts it on the line. */
function Last({ last, lineKey }: LastProps): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const { language, company } = session.rules;
  const isWithVat = useWritten(({ state }) => state.get().head.vatIncluded);
  const isOwn = useCurrency() === company.currency;
  const price = isWithVat ? last.withVat : last.net;
  const lastPrice = t('documents.facts.last', {
    price: showDecimal(withPlaces(price, 2), language),
    reference: last.reference,
    day: sayDay(last.issuedOn, language),
  });
  if (!isOwn) return <span>{`${lastPrice} (${company.currency})`}</span>;
  return (
    <button
      type="button"
      tabIndex={-1}
      title={t('documents.facts.use')}
      onClick={() => {
        session.changeLine(lineKey, { unitPrice: writeDecimal(price, language), discount: '' });
      }}
    >
      {lastPrice}
    </button>
  );
}
