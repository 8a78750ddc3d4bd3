import { verifierCode, type InspectionPackBody } from '@balcao/contracts';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState, type ReactNode } from 'react';
import { useIsPast } from '../admin/hooks.js';
import { PeriodSelect, usePeriod } from '../fiscal/PeriodSelect.js';
import { useMessages } from '../i18n/use-messages.js';

interface OrderPackProps {
  readonly onOrder: (body: InspectionPackBody) => Promise<unknown>;
}

/** Of which month or year, and whether with papers. */
export function OrderPack({ onOrder }: OrderPackProps): ReactNode {
  const t = useMessages();
  const isPast = useIsPast();
  const { period, select } = usePeriod();
  const [withPapers, setWithPapers] = useState(true);
  const [isSending, setSending] = useState(false);
  const order = async (): Promise<void> => {
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
        <PeriodSelect {...select} />
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
        <Button variant="contained" disabled={isSending || isPast} onClick={() => void order()}>
          {t('audit.inspection.order')}
        </Button>
      </div>
      <p className="card__hint audit__page">
        {t('audit.inspection.page')} <code className="audit__code">{verifierCode}</code>
      </p>
    </section>
  );
}
