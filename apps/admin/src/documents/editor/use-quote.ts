import type { ExchangeRateRow } from '@balcao/contracts';
import { showDecimal } from '@balcao/messages';
import { isUnitPrice } from '@balcao/pricing';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useBalcao } from '../../admin/hooks.js';
import { askToConfirm } from '../../boot/confirm.js';
import { parseTypedDay } from '../../formats/days.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useCurrency, useEditor, useHead } from './context.js';
import { pricedLines, quoteOn, type Quote } from './quote.js';
import { readDecimal } from './typed.js';

/**
 * Keeps the exchange rate of the document's day. When it changes with the currency or the day, asks
 * whether line prices should follow.
 */
export function useQuote(): void {
  const { session } = useEditor();
  const quote = useQuoteOfDay();
  const offer = useOffering();
  const before = useRef<Quote>(undefined);
  useEffect(() => {
    session.quoted(quote);
    if (quote === undefined) return;
    const last = before.current;
    before.current = quote;
    if (last !== undefined) offer(last, quote);
  }, [session, quote, offer]);
}

/** The exchange rate on the document's day; undefined before the first rate. */
function useQuoteOfDay(): Quote | undefined {
  const provider = useBalcao();
  const { session } = useEditor();
  const { issuedOn, exchangeRate = '' } = useHead();
  const currency = useCurrency();
  const isOwn = currency === session.rules.company.currency;
  const day = parseTypedDay(issuedOn) ?? session.rules.today;
  const { data: rates } = useQuery({
    queryKey: ['exchange', 'quotes', currency],
    queryFn: async () => {
      const filter = encodeURIComponent(JSON.stringify({ currency }));
      const path = `exchange-rates?filter=${filter}&sort=on:desc&perPage=250`;
      const { body } = await provider.read(path);
      if (!Array.isArray(body)) throw new Error('the list has an unknown shape');
      return body as ExchangeRateRow[];
    },
    enabled: !isOwn,
    staleTime: 60_000,
  });
  const { language } = session.rules;
  return useMemo(() => {
    if (isOwn) return { currency, price: '1' };
    const price = readDecimal(exchangeRate, language);
    if (isUnitPrice(price) && Number(price) !== 0) return { currency, price };
    return rates && quoteOn(currency, day, rates);
  }, [isOwn, currency, day, rates, exchangeRate, language]);
}

function useOffering(): (from: Quote, to: Quote) => void {
  const { session } = useEditor();
  const t = useMessages();
  return useCallback(
    (from, to) => {
      if (from.currency === to.currency && from.price === to.price) return;
      const { language, company } = session.rules;
      const count = pricedLines(session.state.get().lines, language).length;
      if (count === 0) return;
      const foreign = to.currency === company.currency ? from : to;
      const price = showDecimal(foreign.price, language);
      void askToConfirm({
        title: t('documents.currency.convertTitle', { currency: to.currency }),
        message: t('documents.currency.convertMessage', {
          count,
          rate: `1 ${foreign.currency} = ${price} ${company.currency}`,
        }),
      }).then((isYes) => {
        if (isYes) session.convertPrices(from, to);
      });
    },
    [session, t],
  );
}
