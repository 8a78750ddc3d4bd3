import '../layout/cards.css';
import './fiscal.css';
import type { FiscalFileBody } from '@balcao/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useBalcao, useMay } from '../admin/hooks.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { showSnack } from '../boot/snack.js';
import { ProblemError } from '../http/problem-error.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { parseFiles } from './fiscal-api.js';
import { FileCheck } from './FileCheck.js';
import { isUnderWay, FileList } from './FileList.js';
import { FiscalSettingsCard } from './FiscalSettingsCard.js';
import { MonthDialog } from './MonthDialog.js';
import { MonthList } from './MonthList.js';
import { OrderFile } from './OrderFile.js';
import { useFiscalSettings, useMonths } from './use-fiscal.js';

/** While a file is being made, its progress is read this often. */
const pollMs = 1_500;

/** Files for the tax authority: made, listed, taken; and the check of any such file. */
export function FiscalFiles(): ReactNode {
  const t = useMessages();
  const mayView = useMay('fiscal.view');
  const mayExport = useMay('fiscal.export');
  const { id: companyId } = useSlice(company);
  const { data, error, refetch, send } = useFiles(companyId, mayView);
  const months = useMonths(companyId, mayView);
  const { data: settings } = useFiscalSettings(companyId, mayView);
  const [month, setMonth] = useState<string>();
  if (!mayView) return <AccessDenied permission="fiscal.view" />;
  const order = async (body: FiscalFileBody): Promise<void> => {
    await send('fiscal/files', body, t('fiscal.ordered'));
  };
  return (
    <>
      <PageTitle>{t('fiscal.title')}</PageTitle>
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
          mayCancel={mayExport}
          onRetry={() => void refetch()}
          onCancel={(id) => void send(`fiscal/files/${id}/cancel`, {})}
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

function useFiles(companyId: string | null, enabled: boolean) {
  const provider = useBalcao();
  const queryClient = useQueryClient();
  const queryKey = ['fiscal', companyId];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => parseFiles((await provider.read('fiscal/files')).body),
    enabled: enabled && companyId !== null,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) === true ? pollMs : false),
  });
  const send = async (path: string, body: object, said?: string): Promise<boolean> => {
    let isDone = false;
    try {
      await provider.send(path, body);
      isDone = true;
      if (said !== undefined) showSnack(said, 'success');
    } catch (failure) {
      if (!(failure instanceof ProblemError)) throw failure;
      showSnack(failure.message, 'error');
    }
    await queryClient.invalidateQueries({ queryKey });
    return isDone;
  };
  return { data, error, refetch, send };
}
