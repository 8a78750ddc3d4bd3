import type { InspectionPackBody } from '@balcao/contracts';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { fiscalPeriods, periodDue, periodName } from '../fiscal/fiscal-periods.js';
import { today } from '../formats/days.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

interface OrderPackProps {
  readonly onOrder: (body: InspectionPackBody) => Promise<void>;
}

/** Of which month or year, and whether with papers. */
export function OrderPack({ onOrder }: OrderPackProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const [periodId, setPeriodId] = useState(() => periodDue(today()));
  const [withPapers, setWithPapers] = useState(true);
  const [isSending, setSending] = useState(false);
  const periods = fiscalPeriods(today());
  const order = async (): Promise<void> => {
    const period = periods.find(({ id }) => id === periodId);
    if (period === undefined) return;
    setSending(true);
    await onOrder({ from: period.from, to: period.to, withPapers });
    setSending(false);
  };
  return (
    <section className="card" aria-labelledby="order-pack">
      <h2 id="order-pack">{t('audit.inspection.make')}</h2>
      <p className="card__hint">{t('audit.inspection.hint')}</p>
      <div className="fiscal__order">
        <TextField
          select
          label={t('fiscal.period')}
          value={periodId}
          onChange={({ target }) => {
            setPeriodId(target.value);
          }}
        >
          {periods.map((one) => (
            <MenuItem key={one.id} value={one.id}>
              {periodName(one, language)}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={
            <Switch
              checked={withPapers}
              onChange={(_event, checked) => {
                setWithPapers(checked);
              }}
            />
          }
          label={t('audit.inspection.withPapers')}
        />
        <Button variant="contained" disabled={isSending} onClick={() => void order()}>
          {t('audit.inspection.order')}
        </Button>
      </div>
    </section>
  );
}
