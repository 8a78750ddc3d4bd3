import type { Permission } from '@balcao/domain';
import { languages, type ScreenMessageKey } from '@balcao/messages';
import { chooseLanguage } from '../boot/location.js';
import { signOut } from '../session/session.js';
import { chooseTheme } from '../boot/settings.js';
import { createPath } from '../routing/document-paths.js';
import { useMessages } from '../i18n/use-messages.js';
import { chooseMoment } from '../past/past-dialog.js';
import { openSheet } from '../shortcuts/sheet.js';
import type { SearchHit } from './search-hits.js';
import { isIssuable } from '../layout/issuable.js';
import { mostUsualFirst, useDocumentTypes, useTypeName } from '../layout/use-document-types.js';
import { usePermissions } from '../admin/hooks.js';

interface Creation {
  readonly label: ScreenMessageKey;
  readonly path: string;
  readonly permission: Permission;
}

/** What one begins most, beside documents. */
const creations: readonly Creation[] = [
  {
    label: 'layout.actions.client',
    path: '/commercial/clients/create',
    permission: 'parties.manage',
  },
  {
    label: 'layout.actions.supplier',
    path: '/commercial/suppliers/create',
    permission: 'parties.manage',
  },
  {
    label: 'layout.actions.article',
    path: '/commercial/articles/create',
    permission: 'catalog.manage',
  },
  {
    label: 'layout.actions.receipt',
    path: '/commercial/payment/clients/create',
    permission: 'payments.record',
  },
  {
    label: 'layout.actions.supplierPayment',
    path: '/commercial/payment/suppliers/create',
    permission: 'payments.record',
  },
  {
    label: 'layout.actions.expense',
    path: '/commercial/expense/create',
    permission: 'expenses.record',
  },
];

const themes = ['light', 'dark', 'system'] as const;

/** What the user may begin or change from any page, for the search. */
export function useActions(): readonly SearchHit[] {
  const t = useMessages();
  const permissions = usePermissions();
  const nameOf = useTypeName();
  const types = mostUsualFirst(useDocumentTypes());
  const action = (title: string, path: string, run?: () => void): SearchHit => ({
    kind: 'actions',
    title,
    path,
    detail: t('layout.searchKinds.actions'),
    ...(run !== undefined && { run }),
  });
  return [
    ...(permissions.includes('documents.draft') ? types.filter(isIssuable) : []).map((type) =>
      action(t('layout.actions.new', { what: nameOf(type) }), createPath(type.id)),
    ),
    ...creations
      .filter(({ permission }) => permissions.includes(permission))
      .map(({ label, path }) => action(t(label), path)),
    ...languages.map((language) =>
      action(
        t('layout.actions.language', { language: t(`app.languages.${language}`) }),
        `language:${language}`,
        () => {
          chooseLanguage(language);
        },
      ),
    ),
    ...themes.map((theme) =>
      action(
        t('layout.actions.theme', { theme: t(`layout.themes.${theme}`) }),
        `theme:${theme}`,
        () => {
          chooseTheme(theme);
        },
      ),
    ),
    ...(permissions.includes('audit.view') ? [action(t('past.menu'), 'past', chooseMoment)] : []),
    action(t('shortcuts.title'), 'shortcuts', openSheet),
    action(t('layout.signOut'), 'sign-out', () => void signOut()),
  ];
}
