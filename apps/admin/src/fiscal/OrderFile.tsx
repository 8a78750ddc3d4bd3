import type { FiscalFileBody, FiscalFileKind } from '@balcao/contracts';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { PeriodSelect, usePeriod } from './PeriodSelect.js';

/** What a company hands in, by its country. */
const kindsOf: Readonly<Record<string, readonly FiscalFileKind[]>> = {
  MZ: ['declaration-xlsx', 'declaration-csv', 'declaration-xml', 'saft-mz'],
  AO: ['saft-ao'],
  PT: ['saft-pt'],
};
const elsewhere: readonly FiscalFileKind[] = ['declaration-xlsx', 'declaration-csv'];

interface OrderFileProps {
  /** Of the company, ISO 3166. */
  readonly country: string;
  readonly onOrder: (body: FiscalFileBody) => Promise<void>;
}

/** Which file, of which month or year. */
export function OrderFile({ country, onOrder }: OrderFileProps): ReactNode {
  const t = useMessages();
  const kinds = kindsOf[country] ?? elsewhere;
  const [chosen, setKind] = useState<FiscalFileKind>();
  const kind = chosen ?? kinds[0] ?? 'declaration-xlsx';
  const { period, select } = usePeriod();
  const [isSending, setSending] = useState(false);
  const order = async (): Promise<void> => {
    if (period === undefined) return;
    setSending(true);
    await onOrder({ kind, from: period.from, to: period.to });
    setSending(false);
  };
  return (
    <section className="card" aria-labelledby="fiscal-order">
      <h2 id="fiscal-order">{t('fiscal.make')}</h2>
      <p className="card__hint">{t('fiscal.makeHint')}</p>
      <div className="fiscal__order">
        <TextField
          select
          label={t('fiscal.kind')}
          value={kind}
          onChange={({ target }) => {
            setKind(target.value as FiscalFileKind);
          }}
        >
          {kinds.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`fiscal.kinds.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <PeriodSelect {...select} />
        <Button variant="contained" disabled={isSending} onClick={() => void order()}>
          {t('fiscal.order')}
        </Button>
      </div>
    </section>
  );
}
