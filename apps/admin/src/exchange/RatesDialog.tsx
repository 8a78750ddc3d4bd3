import '../clients/client.css';
import '../payments/payments.css';
import type { CurrencyRow, ExchangeRateRow } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBalcao, useMay } from '../admin/hooks.js';
import { Skeleton } from '../skeletons/Skeleton.js';
import { Day, Figure } from '../fields/cells.js';
import { useMessages } from '../i18n/use-messages.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { CurrencyDocuments } from './CurrencyDocuments.js';

interface RatesDialogProps {
  readonly currency: CurrencyRow;
  readonly onClose: () => void;
}

/** What one unit of a currency cost, by day, the newest first; and the documents in it. */
export function RatesDialog({ currency: { id }, onClose }: RatesDialogProps): ReactNode {
  const t = useMessages();
  const { rates, problem } = useRates(id);
  const mayViewDocuments = useMay('documents.view');
  const label = (field: 'on' | 'rate' | 'percentage' | 'salePrice'): string =>
    t(`resources.exchange/rates.fields.${field}`);
  return (
    <DialogFrame title={`${t('money.exchange.history')}: ${id}`} onClose={onClose}>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      {rates === undefined ? (
        problem === undefined && <Skeleton shape="form" />
      ) : rates.length === 0 ? (
        <p>{t('money.exchange.noRates')}</p>
      ) : (
        <div className="payment__table">
          <table className="statement" aria-label={t('money.exchange.history')}>
            <thead>
              <tr>
                <th scope="col">{label('on')}</th>
                {(['rate', 'percentage', 'salePrice'] as const).map((field) => (
                  <th key={field} scope="col" className="number">
                    {label(field)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rates.map((row) => (
                <tr key={row.id}>
                  <td>
                    <Day day={row.on} />
                  </td>
                  <td className="number">
                    <Figure decimal={row.rate} places={2} />
                  </td>
                  <td className="number">
                    <Figure decimal={row.percentage} unit="%" />
                  </td>
                  <td className="number">
                    <Figure decimal={row.salePrice} places={2} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {mayViewDocuments ? <CurrencyDocuments currency={id} /> : null}
    </DialogFrame>
  );
}

function useRates(currency: string) {
  const provider = useBalcao();
  const filter = encodeURIComponent(JSON.stringify({ currency }));
  const { data, error } = useQuery({
    queryKey: ['exchange', 'rates', currency],
    queryFn: async () => {
      const path = `exchange-rates?filter=${filter}&sort=on:desc&perPage=250`;
      const { body } = await provider.read(path);
      if (!Array.isArray(body)) throw new Error('the list has an unknown shape');
      return body as ExchangeRateRow[];
    },
  });
  return { rates: data, problem: error?.message };
}
