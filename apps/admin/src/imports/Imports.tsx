import './imports.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ImportRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useBalcao, useMay } from '../admin/hooks.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import '../layout/cards.css';
import '../theme/management.css';
import { ImportAssistant } from './ImportAssistant.js';
import { ImportHistory } from './ImportHistory.js';
import { parseImports } from './parse-imports.js';
import { useImportKinds } from '../management/use-import-kinds.js';

const isUnderWay = ({ status }: ImportRow) => status === 'running' || status === 'stopping';

/** How often a running import is looked at, in milliseconds. */
const LOOK_MS = 700;

/** Files that are read in: the assistant, and what earlier ones did. */
export function Imports(): ReactNode {
  const t = useMessages();
  const { id } = useSlice(company);
  const provider = useBalcao();
  const queryClient = useQueryClient();
  const mayView = useMay('imports.view');
  const mayManage = useMay('imports.manage');
  const kinds = useImportKinds();
  const key = ['imports', id];
  const { data } = useQuery({
    queryKey: key,
    queryFn: async () => parseImports((await provider.read('imports?sort=begunAt:desc')).body),
    enabled: mayView && id !== null,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) === true ? LOOK_MS : false),
  });
  if (!mayView) return <AccessDenied permission="imports.view" />;
  const refresh = () => void queryClient.invalidateQueries({ queryKey: key });
  return (
    <>
      <PageTitle>{t('layout.pages.imports')}</PageTitle>
      <div className="stack">
        {kinds.length > 0 ? <ImportAssistant onBegun={refresh} /> : null}
        <ImportHistory imports={data ?? []} mayManage={mayManage} onDone={refresh} />
      </div>
    </>
  );
}
