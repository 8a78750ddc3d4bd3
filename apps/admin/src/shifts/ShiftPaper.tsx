import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { PaperFrame } from '../printing/PaperFrame.js';
import { printFrame } from '../printing/print-frame.js';

/** The Z on paper, as the till prints it; a later print says that it is a copy. */
export function ShiftPaper({ id, z }: { readonly id: string; readonly z: number }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const provider = useBalcao();
  const companyId = useSlice(company).id ?? '';
  const frame = useRef<HTMLIFrameElement>(null);
  const address = (format: string) => {
    const query = new URLSearchParams({ format, language, copy: 'second' });
    return `shifts/${encodeURIComponent(id)}/paper?${query.toString()}`;
  };
  const { data, error, refetch } = useQuery({
    queryKey: ['commercial/shifts', 'paper', id, language],
    queryFn: async () => String((await provider.read(address('html'))).body),
  });
  return (
    <section className="shift__paper">
      <div className="shift__buttons">
        <Button size="small" variant="contained" onClick={() => void printFrame(frame)}>
          {t('shifts.print')}
        </Button>
        <Button
          size="small"
          href={`/api/${address('pdf')}&company=${encodeURIComponent(companyId)}`}
          target="_blank"
          rel="noopener"
        >
          {t('shifts.pdf')}
        </Button>
      </div>
      <PaperFrame
        title={t('shifts.z', { z })}
        page={data}
        error={error}
        onRetry={() => void refetch()}
        frame={frame}
      />
    </section>
  );
}
