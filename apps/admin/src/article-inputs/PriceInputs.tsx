import { priceWithVat, priceWithoutVat, unitPrice, type Rate } from '@balcao/pricing';
import type { VatRow } from '@balcao/contracts';
import { useEffect, useRef, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCompany } from '../admin/use-company.js';
import { chargedRate } from '../formats/charged-rate.js';
import { DecimalInput } from '../fields/DecimalInput.js';
import { useOwnCurrency } from '../fields/use-own-currency.js';

/** Decimals of a price with VAT, as shelves show it. */
const shelfPlaces = 2;

const decimal = /^\d+(\.\d{1,6})?$/;
const isPrice = (value: unknown): value is string =>
  typeof value === 'string' && decimal.test(value);

/**
 * The sale price without and with VAT: what is written in one is worked out in the other. A company
 * whose prices include VAT begins with the one on its shelves, which another VAT leaves as it is.
 */
export function PriceInputs({ autoFocus }: { readonly autoFocus: boolean }): ReactNode {
  const { setValue } = useFormContext();
  const currency = useOwnCurrency();
  const without: unknown = useWatch({ name: 'salePrice' });
  const withVat: unknown = useWatch({ name: 'salePriceWithVat' });
  const vatId: unknown = useWatch({ name: 'vatId' });
  const isOnShelf = useCompany().data?.settings.pricesIncludeVat === true;
  const vatRate = useVatRate(typeof vatId === 'string' ? vatId : undefined);
  const known = useRef({ without, withVat, vatRate });
  useEffect(() => {
    const before = known.current;
    known.current = { without, withVat, vatRate };
    if (vatRate === undefined) return;
    const set = (source: 'salePrice' | 'salePriceWithVat', value: string) => {
      known.current = { ...known.current, [source === 'salePrice' ? 'without' : 'withVat']: value };
      setValue(source, value, { shouldDirty: true });
    };
    const isOpening = before.vatRate === undefined && withVat !== undefined;
    const isOtherRate = vatRate !== before.vatRate && !isOpening;
    if (without !== before.without || (isOtherRate && !isOnShelf)) {
      if (isPrice(without)) {
        set('salePriceWithVat', priceWithVat(unitPrice(without), vatRate, shelfPlaces));
      }
    } else if ((withVat !== before.withVat || isOtherRate) && isPrice(withVat)) {
      set('salePrice', priceWithoutVat(unitPrice(withVat), vatRate));
    }
  }, [without, withVat, vatRate, isOnShelf, setValue]);
  const sources = ['salePrice', 'salePriceWithVat'] as const;
  return (isOnShelf ? sources.toReversed() : sources).map((source, place) => (
    <DecimalInput
      key={source}
      source={source}
      unit={currency}
      required={place === 0 || source === 'salePrice'}
      autoFocus={autoFocus && place === 0}
    />
  ));
}

/** What the VAT charges on the whole price, also where it taxes a share of it only. */
function useVatRate(vatId: string | undefined): Rate | undefined {
  const { data } = useGetOne<VatRow>(
    'commercial/vat',
    { id: vatId ?? '' },
    { enabled: vatId !== undefined && vatId !== '' },
  );
  return data === undefined || data.id !== vatId ? undefined : chargedRate(data);
}
