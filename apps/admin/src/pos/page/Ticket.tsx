import { showDecimal } from '@balcao/messages';
import { sumAmounts } from '@balcao/domain';
import type { DocumentTotals } from '@balcao/pricing';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Amount } from '../../fields/Amount.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import type { Cart } from '../cart/cart.js';
import { changedPrice } from '../cart/changed-price.js';
import { priceCart } from '../cart/price-cart.js';
import { pricingOf } from '../till/pricing-of.js';
import { Undo } from '../later-parts.js';
import { useCart, useCatalogue, useStart } from '../till/till-context.js';
import { ClientChip } from '../client/ClientChip.js';
import { TicketKeys } from './TicketKeys.js';
import { TicketLine } from './TicketLine.js';
import { useRoomForSnacks } from './use-room-for-snacks.js';
import type { Selling } from './use-selling.js';

/** The ticket: lines, totals and actions. */
export function Ticket({ selling }: { readonly selling: Selling }): ReactNode {
  const t = useMessages();
  const start = useStart();
  const cart = useCart();
  const [isOpen, setOpen] = useState(false);
  const list = useSelectedInSight(cart, isOpen);
  const ticket = useRoomForSnacks(isOpen);
  const { lines, totals } = priceCart(cart, pricingOf(start));
  const isEmpty = cart.lines.length === 0;
  return (
    <aside
      ref={ticket}
      className="ticket"
      data-open={isOpen ? '' : undefined}
      aria-label={t('pos.ticket.name')}
    >
      <header className="ticket__head">
        <button
          type="button"
          className="ticket__handle"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          <strong>{t('pos.ticket.name')}</strong>
          <TicketCounts />
          <PricesChanged />
        </button>
        <ClientChip
          onAsk={() => {
            selling.run('client');
          }}
        />
      </header>
      <ul ref={list} className="ticket__lines" aria-label={t('pos.ticket.list')}>
        {cart.lines.map((line, index) => (
          <TicketLine
            key={line.key}
            line={line}
            minor={lines[index]?.afterDiscountMinor ?? 0}
            isSelected={line.key === cart.selected}
            selling={selling}
          />
        ))}
        {isEmpty ? <li className="ticket__empty">{t('pos.ticket.empty')}</li> : null}
      </ul>
      <footer className="ticket__foot">
        {cart.note === undefined ? null : <p className="ticket__note">{cart.note}</p>}
        <Undo onDone={selling.focus} />
        <TicketTotals totals={totals} />
        <TicketKeys selling={selling} isEmpty={isEmpty} />
      </footer>
    </aside>
  );
}

/** Scrolls to the last scanned line, also when the ticket is expanded. */
function useSelectedInSight(
  { lines, selected }: Cart,
  isOpen: boolean,
): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [lines, selected, isOpen]);
  return list;
}

/** The counts of the ticket: lines, pieces, and quantities by unit. */
function TicketCounts(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const cart = useCart();
  const count = cart.lines.length;
  const { pieces, measured } = sumAmounts(cart.lines);
  const units = { smart_count: pieces === '1' ? 1 : 2, count: showDecimal(pieces, language) };
  return (
    <small>
      {t('pos.ticket.lines', { smart_count: count, count })}
      {pieces === '0' && count > 0 ? null : ` · ${t('selling.units', units)}`}
      {measured.map(({ unit, quantity }) => ` · ${showDecimal(quantity, language)}\u00a0${unit}`)}
    </small>
  );
}

/** With collapsed lines: a notice of prices that the office has changed. */
function PricesChanged(): ReactNode {
  const t = useMessages();
  const start = useStart();
  const catalogue = useCatalogue();
  const { lines, client } = useCart();
  const changed = lines.filter(
    (line) => changedPrice(line, catalogue.get(line.articleId), start, client) !== undefined,
  ).length;
  return changed === 0 ? null : (
    <em className="ticket__changed" role="status">
      {t('pos.ticket.pricesChanged', { smart_count: changed, count: changed })}
    </em>
  );
}

/** The totals of the sale. */
function TicketTotals({ totals }: { readonly totals: DocumentTotals }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { currency } = useStart();
  return (
    <dl>
      {totals.commercialMinor > 0 ? (
        <div>
          <dt>{t('pos.ticket.discount')}</dt>
          <dd>
            <Amount minor={-totals.commercialMinor} />
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{t('pos.ticket.base')}</dt>
        <dd>
          <Amount minor={totals.baseMinor} />
        </dd>
      </div>
      {totals.groups.map(({ taxGroup, rate, vatMinor }) => (
        <div key={taxGroup}>
          <dt>{t('pos.ticket.vat', { rate: showDecimal(rate, language) })}</dt>
          <dd>
            <Amount minor={vatMinor} />
          </dd>
        </div>
      ))}
      <div className="ticket__total">
        <dt>{t('pos.ticket.total')}</dt>
        <dd aria-live="polite">
          <Amount minor={totals.totalMinor} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}
