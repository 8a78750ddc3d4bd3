import type { ScaleBarcodeScheme } from '@balcao/domain';
import { showMinor } from '@balcao/messages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { showDay, today } from '../formats/days.js';
import { writeDecimal } from '../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { readScan, visible, type ReadScan } from './read-scan.js';
import type { ReceivedScan } from './received-scan.js';
import { useArticleOfCode } from './use-article-of-code.js';

/** A person types slower than this, in milliseconds from one key to the next. */
const QUICK_MS = 35;

interface ScanFactsProps {
  readonly scan: ReceivedScan;
  readonly schemes: readonly ScaleBarcodeScheme[];
}

/** What was received, what it says, and what the till makes of it. */
export function ScanFacts({ scan, schemes }: ScanFactsProps): ReactNode {
  const t = useMessages();
  const read = readScan(scan.text, schemes, Number(today().slice(0, 4)));
  const pace = scan.paceMs <= QUICK_MS ? 'quick' : 'slow';
  const said = useSaid(read);
  return (
    <>
      <h2>{t('officeMore.scanner.received')}</h2>
      <dl className="pairs">
        <Fact name={t('officeMore.scanner.signs')}>
          <code>{visible(scan.text)}</code>
        </Fact>
        <Fact name={t('officeMore.scanner.end')}>
          {t(`officeMore.scanner.ends.${scan.end ?? 'none'}`)}
        </Fact>
        <Fact name={t('officeMore.scanner.pace')}>
          {t(`officeMore.scanner.paces.${pace}`, { ms: scan.paceMs })}
        </Fact>
        {read.bare === scan.text ? null : (
          <Fact name={t('officeMore.scanner.code')}>
            <code>{visible(read.bare)}</code>
          </Fact>
        )}
      </dl>
      <h2>{t('officeMore.scanner.meaning')}</h2>
      <dl className="pairs">
        <Fact name={t('officeMore.scanner.kind')}>
          {t(`officeMore.scanner.kinds.${read.kind}`, { digit: read.checkDigit ?? '' })}
        </Fact>
        {said.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </dl>
      <h2>{t('officeMore.scanner.outcome')}</h2>
      <Outcome read={read} schemes={schemes} />
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** What the code itself says, by name. */
function useSaid({ goods, label, symbology }: ReadScan): readonly (readonly [string, string])[] {
  const t = useMessages();
  const language = useLanguage();
  const day = (on: string | undefined) => on && showDay(on, language);
  const decimal = (value: string | undefined) => value && writeDecimal(value, language);
  const weight = label?.kind === 'weight' ? label.quantity : goods?.netWeight;
  const price = label?.kind === 'price' ? showMinor(label.totalMinor, language) : undefined;
  const facts = {
    symbology,
    gtin: goods?.gtin,
    article: label?.articleCode,
    batch: goods?.batch,
    serial: goods?.serial,
    producedOn: day(goods?.producedOn),
    expiresOn: day(goods?.expiresOn),
    weight: decimal(weight),
    count: goods?.count,
    price: price ?? decimal(goods?.price),
  };
  return Object.entries(facts).flatMap(([name, value]) =>
    value === undefined || value === ''
      ? []
      : [[t(`officeMore.scanner.facts.${name as keyof typeof facts}`), value] as const],
  );
}

interface OutcomeProps {
  readonly read: ReadScan;
  readonly schemes: readonly ScaleBarcodeScheme[];
}

/** Which article the till finds, and what it does with it. */
function Outcome({ read, schemes }: OutcomeProps): ReactNode {
  const t = useMessages();
  const article = useArticleOfCode(read.bare, schemes, true);
  const { goods, label } = read;
  if (article === undefined) return <p role="status">{t('officeMore.scanner.looking')}</p>;
  if (article === null) {
    const why = read.kind === 'wrongDigit' ? 'wrongDigit' : 'unknown';
    return (
      <p role="status">{t(`officeMore.scanner.outcomes.${why}`, { code: visible(read.bare) })}</p>
    );
  }
  const does =
    goods?.expiresOn !== undefined && goods.expiresOn < today()
      ? 'expired'
      : label !== undefined
        ? label.kind
        : article.isSoldByWeight === true && goods?.netWeight === undefined
          ? 'weighed'
          : 'sold';
  return (
    <p role="status">
      <Link to={`/commercial/articles/${article.id}`}>
        {article.code} · {article.name}
      </Link>
      : {t(`officeMore.scanner.outcomes.${does}`)}
    </p>
  );
}
