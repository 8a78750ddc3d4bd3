import { headers } from '@balcao/contracts';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { pastHeaders } from '../boot/past-moment.js';
import { useBalcao } from '../admin/hooks.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { showSnack } from '../boot/snack.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { downloadBlob } from '../http/download.js';
import { PaperFrame } from '../printing/PaperFrame.js';
import { printFrame } from '../printing/print-frame.js';

const sizes = ['thermal80', 'A4'] as const;
type Size = (typeof sizes)[number];

interface ShiftPaperProps {
  readonly id: string;
  /** Of a closed shift; an open one has an X. */
  readonly z: number | undefined;
}

/** The Z or the X on paper, as the till prints it, and every figure of it in a workbook. */
export function ShiftPaper({ id, z }: ShiftPaperProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const provider = useBalcao();
  const companyId = useSlice(company).id ?? '';
  const frame = useRef<HTMLIFrameElement>(null);
  const [size, setSize] = useState<Size>('thermal80');
  const path = `shifts/${encodeURIComponent(id)}`;
  const address = (format: string) => {
    const query = { format, language, copy: 'second', paperSize: size };
    return `${path}/paper?${new URLSearchParams(query).toString()}`;
  };
  const { data, error, refetch } = useQuery({
    queryKey: ['commercial/shifts', 'paper', id, language, size],
    queryFn: async () => String((await provider.read(address('html'))).body),
  });
  const title = z === undefined ? 'X' : t('shifts.z', { z });
  const excel = useWorkbook(`/api/${path}/figures?format=xlsx`, title);
  return (
    <section className="shift__paper">
      <h2>{t(z === undefined ? 'shifts.soFar' : 'shifts.report')}</h2>
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
        <Button size="small" onClick={() => void excel()}>
          Excel
        </Button>
        <PaperSizes size={size} onChoose={setSize} />
      </div>
      <PaperFrame
        title={title}
        page={data}
        error={error}
        onRetry={() => void refetch()}
        frame={frame}
      />
    </section>
  );
}

/** Fetches the figures as a workbook: a link could not say whose they are, nor as of when. */
function useWorkbook(address: string, title: string): () => Promise<void> {
  const t = useMessages();
  const language = useLanguage();
  const companyId = useSlice(company).id ?? '';
  return async () => {
    const asked = {
      [headers.company]: companyId,
      ...pastHeaders(companyId),
      'accept-language': language,
    };
    const answer = await fetch(address, { headers: asked });
    if (answer.ok) downloadBlob(`${title}.xlsx`, await answer.blob());
    else showSnack(t('app.failed'), 'error');
  };
}

interface PaperSizesProps {
  readonly size: Size;
  readonly onChoose: (size: Size) => void;
}

function PaperSizes({ size, onChoose }: PaperSizesProps): ReactNode {
  const t = useMessages();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={size}
      aria-label={t('shifts.paperSize')}
      onChange={(_event, chosen: Size | null) => {
        if (chosen !== null) onChoose(chosen);
      }}
    >
      {sizes.map((each) => (
        <ToggleButton key={each} value={each}>
          {each === 'A4' ? 'A4' : '80 mm'}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
