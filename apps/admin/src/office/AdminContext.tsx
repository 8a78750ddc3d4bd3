import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  AuthContext,
  DataProviderContext,
  I18nContext,
  NotificationContextProvider,
  ResourceDefinitionContextProvider,
  StoreContextProvider,
  UndoableMutationsContextProvider,
  type DataProvider,
  type I18nProvider,
  type Store,
} from 'react-admin';
import { authProvider } from '../admin/auth-provider.js';
import { definitions } from './Pages.js';

interface AdminContextProps {
  readonly children: ReactNode;
  readonly dataProvider: DataProvider;
  readonly i18nProvider: I18nProvider;
  readonly queryClient: QueryClient;
  readonly store: Store;
}

/**
 * What react-admin's parts find around them. Its own component for that shows nothing until it has
 * been drawn once, and then all that is in it in one piece: a slow phone answers to nothing then.
 */
export const AdminContext = ({
  children,
  dataProvider,
  i18nProvider,
  queryClient,
  store,
}: AdminContextProps): ReactNode => (
  <AuthContext.Provider value={authProvider}>
    <DataProviderContext.Provider value={dataProvider}>
      <StoreContextProvider value={store}>
        <QueryClientProvider client={queryClient}>
          <I18nContext.Provider value={i18nProvider}>
            <NotificationContextProvider>
              <UndoableMutationsContextProvider>
                <ResourceDefinitionContextProvider definitions={definitions}>
                  {children}
                </ResourceDefinitionContextProvider>
              </UndoableMutationsContextProvider>
            </NotificationContextProvider>
          </I18nContext.Provider>
        </QueryClientProvider>
      </StoreContextProvider>
    </DataProviderContext.Provider>
  </AuthContext.Provider>
);
