import { priceWithVat, priceWithoutVat, unitPrice, type Rate } from '@balcao/pricing';
import type { VatRow } from '@balcao/contracts';
import { useEffect, useRef, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { chargedRate } from '../formats/charged-rate.js';
import { DecimalInput } from '../fields/DecimalInput.js';
import { useOwnCurrency } from '../fields/use-own-currency.js';

/** Decimals of a price with VAT, as shelves show it. */
const shelfPlaces = 2;

const decimal = /^\d+(\.\d{1,6})?$/;
const isPrice = (value: unknown): value is string =>
  typeof value === 'string' && decimal.test(value);

/** The sale price without and with VAT: what is written in one is worked out in the other. */
export function PriceInputs({ autoFocus }: { readonly autoFocus: boolean }): ReactNode {
  const { setValue } = useFormContext();
  const currency = useOwnCurrency();
  const without: unknown = useWatch({ name: 'salePrice' });
  const withVat: unknown = useWatch({ name: 'salePriceWithVat' });
  const vatId: unknown = useWatch({ name: 'vatId' });
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
    if (without !== before.without || (vatRate !== before.vatRate && !isOpening)) {
      if (isPrice(without)) {
        set('salePriceWithVat', priceWithVat(unitPrice(without), vatRate, shelfPlaces));
      }
    } else if (withVat !== before.withVat && isPrice(withVat)) {
      set('salePrice', priceWithoutVat(unitPrice(withVat), vatRate));
    }
  }, [without, withVat, vatRate, setValue]);
  return (
    <>
      <DecimalInput source="salePrice" unit={currency} required autoFocus={autoFocus} />
      <DecimalInput source="salePriceWithVat" unit={currency} />
    </>
  );
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
