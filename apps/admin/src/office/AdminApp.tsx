import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { use, useMemo, type ReactNode } from 'react';
import { company, companyCountry } from '../boot/session-state.js';
import { settings } from '../boot/settings.js';
import { useSlice } from '../boot/slice.js';
import { useMode } from '../boot/use-mode.js';
import { withTimeLimit } from '../boot/with-time-limit.js';
import { NotFound } from '../entry/NotFound.js';
import { ProblemError } from '../http/problem-error.js';
import { loadI18nProvider } from '../i18n/provider.js';
import { useCompanyCountry, useLanguage, useMessages } from '../i18n/use-messages.js';
import { Layout } from '../shell/Layout.js';
import { Live } from '../live/Live.js';
import { OfficeRouter } from '../routing/OfficeRouter.js';
import { muiTheme } from '../theme/mui-theme.js';
import { createDataProvider } from '../admin/data-provider.js';
import { useFreshAccess } from '../admin/hooks.js';
import { AdminContext } from './AdminContext.js';
import { Page, fetchPageAt } from './Pages.js';
import { companyStore } from './store.js';

/** The back office, with the router that it needs. */
export const AdminApp = (): ReactNode => <OfficeRouter office={Office} />;

/** The back office of the open company: its own cache, its own stored choices. */
function Office(): ReactNode {
  const { id } = useSlice(company);
  const t = useMessages();
  const mode = useMode();
  const [noOptions, loading] = [t('layout.noOptions'), t('app.loading')];
  const theme = useMemo(() => muiTheme(mode, { noOptions, loading }), [mode, noOptions, loading]);
  return (
    <ThemeProvider theme={theme}>
      {id === null ? <NotFound /> : <CompanyAdmin key={id} companyId={id} />}
    </ThemeProvider>
  );
}

function CompanyAdmin({ companyId }: { readonly companyId: string }): ReactNode {
  const language = useLanguage();
  const i18nProvider = use(loadI18nProvider(language, useCompanyCountry()));
  const queryClient = useMemo(() => newQueryClient(), []);
  const dataProvider = useMemo(() => createDataProvider(companyId), [companyId]);
  const store = useMemo(() => companyStore(companyId), [companyId]);
  return (
    <AdminContext
      key={language}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <Frame />
    </AdminContext>
  );
}

function Frame(): ReactNode {
  useFreshAccess();
  return (
    <Layout>
      <Live />
      <Page />
    </Layout>
  );
}

/** Waits for what the office is drawn with; for the page at a path no longer than so long. */
export async function prepare(path: string, pageWaitMs: number): Promise<void> {
  const page = withTimeLimit(fetchPageAt(path), pageWaitMs).catch(() => undefined);
  await loadI18nProvider(settings.get().lang, companyCountry());
  await page;
}

/** Whether the server has said no: asking it again would only keep somebody waiting. */
const isRefusal = (error: Error): boolean =>
  error instanceof ProblemError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429;

const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // What was refused is refused again: only what never answered is asked for once more.
        retry: (failures, error) => failures < 1 && !isRefusal(error),
        refetchOnWindowFocus: false,
        // Without a network a screen says so rather than wait, and reads again once there is one.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
