import './display.css';
import { showDecimal } from '@balcao/messages';
import { useEffect, useState, type ReactNode } from 'react';
import { company } from '../../boot/session-state.js';
import { useSlice } from '../../boot/slice.js';
import { Mark } from '../../entry/Logo.js';
import { Amount } from '../../fields/Amount.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { displayChannel, type DisplayMessage, type ShownSale } from './shown-sale.js';

/** The customer display: the last items, the total and the change. */
export function CustomerDisplay(): ReactNode {
  const t = useMessages();
  const { id } = useSlice(company);
  const sale = useShown(id ?? '');
  useEffect(() => {
    document.title = t('asked.display.title');
  }, [t]);
  return (
    <main className="display">
      <header className="display__head">
        <Mark size={40} />
        <h1>{sale?.company ?? t('asked.display.title')}</h1>
      </header>
      {sale === undefined ? <p>{t('asked.display.waiting')}</p> : <Sale sale={sale} />}
    </main>
  );
}

function useShown(companyId: string): ShownSale | undefined {
  const [sale, setSale] = useState<ShownSale>();
  useEffect(() => {
    const channel = new BroadcastChannel(displayChannel(companyId));
    channel.addEventListener('message', ({ data }: MessageEvent<DisplayMessage>) => {
      if (data.kind === 'sale') setSale(data.sale);
    });
    const hello: DisplayMessage = { kind: 'hello' };
    channel.postMessage(hello);
    return () => {
      channel.close();
    };
  }, [companyId]);
  return sale;
}

/** The number of lines shown, the latest ones. */
const SHOWN_LINES = 6;

function Sale({ sale }: { readonly sale: ShownSale }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { lines, totalMinor, discountMinor, made, currency } = sale;
  if (made !== undefined) {
    return (
      <section className="display__made" aria-live="polite">
        <p>{t('asked.display.thanks')}</p>
        <dl>
          <div>
            <dt>{t('pos.ticket.total')}</dt>
            <dd>
              <Amount minor={made.totalMinor} currency={currency} />
            </dd>
          </div>
          {made.roundingMinor === undefined ? null : (
            <div>
              <dt>{t('asked.pay.rounding')}</dt>
              <dd>
                <Amount minor={made.roundingMinor} currency={currency} />
              </dd>
            </div>
          )}
          <div className="display__change">
            <dt>{t('asked.pay.change')}</dt>
            <dd>
              <Amount minor={made.changeMinor} currency={currency} />
            </dd>
          </div>
        </dl>
      </section>
    );
  }
  if (lines.length === 0) return <p className="display__welcome">{t('asked.display.welcome')}</p>;
  return (
    <>
      <ul className="display__lines" aria-live="polite">
        {lines.slice(-SHOWN_LINES).map(({ key, name, quantity, minor }) => (
          <li key={key}>
            <span>{name}</span>
            <span>{showDecimal(quantity, language)} ×</span>
            <Amount minor={minor} />
          </li>
        ))}
      </ul>
      {discountMinor > 0 ? (
        <p className="display__discount">
          {t('pos.ticket.discount')} <Amount minor={-discountMinor} />
        </p>
      ) : null}
      <p className="display__total">
        {t('pos.ticket.total')} <Amount minor={totalMinor} currency={currency} />
      </p>
    </>
  );
}
