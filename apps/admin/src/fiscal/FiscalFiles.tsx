import '../layout/cards.css';
import './fiscal.css';
import type { FiscalFileAnswer, FiscalFileBody } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { useMadeFiles } from '../jobs/use-made-files.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { FileCheck } from './FileCheck.js';
import { FileList } from './FileList.js';
import { FiscalSettingsCard } from './FiscalSettingsCard.js';
import { MonthDialog } from './MonthDialog.js';
import { MonthList } from './MonthList.js';
import { OrderFile } from './OrderFile.js';
import { useFiscalSettings, useMonths } from './use-fiscal.js';

/** Files for the tax authority: made, listed, taken; and the check of any such file. */
export function FiscalFiles(): ReactNode {
  const t = useMessages();
  const mayView = useMay('fiscal.view');
  const mayExport = useMay('fiscal.export');
  const { id: companyId } = useSlice(company);
  const { data, error, refetch, send, cancel } = useMadeFiles<FiscalFileAnswer>({
    path: 'fiscal/files',
    queryKey: ['fiscal', companyId],
    enabled: mayView && companyId !== null,
  });
  const months = useMonths(companyId, mayView);
  const { data: settings } = useFiscalSettings(companyId, mayView);
  const [month, setMonth] = useState<string>();
  if (!mayView) return <AccessDenied permission="fiscal.view" />;
  const order = async (body: FiscalFileBody): Promise<void> => {
    await send('fiscal/files', body, t('fiscal.ordered'));
  };
  return (
    <>
      <PageTitle>{t('layout.pages.fiscal')}</PageTitle>
      <div className="stack">
        <MonthList
          months={months.data}
          problem={months.error?.message}
          onRetry={() => void months.refetch()}
          onOpen={setMonth}
        />
        {mayExport ? <OrderFile country={settings?.country ?? 'MZ'} onOrder={order} /> : null}
        <FileList
          files={data?.filter(({ isAgain }) => !isAgain)}
          problem={error?.message}
          companyId={companyId ?? ''}
          mayExport={mayExport}
          onRetry={() => void refetch()}
          onCancel={(id) => void cancel(id)}
        />
        <FileCheck companyId={companyId ?? ''} />
        <FiscalSettingsCard companyId={companyId ?? ''} send={send} />
      </div>
      {month === undefined ? null : (
        <MonthDialog
          companyId={companyId ?? ''}
          id={month}
          files={data ?? []}
          mayExport={mayExport}
          send={send}
          onClose={() => {
            setMonth(undefined);
          }}
        />
      )}
    </>
  );
}
