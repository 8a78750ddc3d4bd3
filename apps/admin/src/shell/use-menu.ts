import type { DocumentTypeRow } from '@balcao/contracts';
import type { SvgIconComponent } from '@mui/icons-material';
import { useMay } from '../admin/hooks.js';
import { company, session } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { useSubscriptionGlance } from '../billing/use-billing.js';
import { useMessages } from '../i18n/use-messages.js';
import { iconOfType } from '../layout/icon-of-type.js';
import { isIssuable } from '../layout/issuable.js';
import { accountPage, cashierPaths, firstPages, menuGroups, settingsPage } from '../layout/menu.js';
import type { MenuGroup, MenuPage } from '../layout/menu-page.js';
import {
  mostUsualFirst,
  useAwaitsTypesOf,
  useDocumentTypes,
  useTypeName,
} from '../layout/use-document-types.js';
import { usePermitted } from '../layout/use-permitted.js';
import { membershipOf } from '../session/session.js';

/** A page that the user may open, as menus and searches show it. */
export interface MenuEntry {
  readonly path: string;
  readonly title: string;
  readonly icon: SvgIconComponent;
  /** What it is called in every language: searches know all of them. */
  readonly label?: MenuPage['label'];
  readonly names?: readonly string[];
}

/** A group of the menu: what of it stands there, and what only on the group's own page. */
export interface GroupEntries extends Pick<MenuGroup, 'name' | 'label' | 'icon'> {
  readonly main: readonly MenuEntry[];
  readonly rest: readonly MenuEntry[];
  /** Another page lists the rest. */
  readonly isListedElsewhere: boolean;
  /** How many entries are still on their way. */
  readonly awaited: number;
}

/** All that the user may open. */
export interface Menu {
  readonly first: readonly MenuEntry[];
  readonly groups: readonly GroupEntries[];
  /** Every page, for searches and favourites. */
  readonly all: readonly MenuEntry[];
  /** The short menu of those who work at a till; nothing for everybody else. */
  readonly cashier: readonly MenuEntry[] | undefined;
}

/** The pages that the user may open, by the menu's groups: no page of what is switched off. */
export function useMenu(): Menu {
  const pages = useMenuPages();
  const typesOf = useTypeEntries();
  const mayView = useMay('documents.view');
  const awaits = { sales: useAwaitsTypesOf('sales'), other: useAwaitsTypesOf('purchases') };
  const role = membershipOf(useSlice(session), useSlice(company).id)?.role;
  const of = ({ path }: MenuPage): readonly MenuEntry[] => {
    const entry = pages.get(path);
    return entry === undefined ? [] : [entry];
  };
  const groups = menuGroups.map((group): GroupEntries => {
    const { name, label, icon, documents, main = [], isListedElsewhere = false } = group;
    const entries = group.pages.flatMap(of);
    const types = documents === undefined ? [] : typesOf(documents.group);
    const shown = documents?.main ?? 0;
    const isMain = ({ path }: MenuEntry): boolean => main.includes(path);
    // What all documents of a group come to stands above their types.
    const isTotal = ({ path }: MenuEntry): boolean => documents?.group === path.split('/').at(-1);
    const inMenu = entries.filter(isMain);
    const isAwaited = documents?.group === 'sales' ? awaits.sales : awaits.other;
    return {
      name,
      label,
      icon,
      isListedElsewhere,
      main: [
        ...inMenu.filter(isTotal),
        ...types.slice(0, shown),
        ...inMenu.filter((entry) => !isTotal(entry)),
      ],
      rest: [...types.slice(shown), ...entries.filter((entry) => !isMain(entry))],
      awaited: isAwaited && mayView ? shown : 0,
    };
  });
  const first = firstPages.flatMap(of);
  const all = [
    ...first,
    ...groups.flatMap(({ main, rest }) => [...main, ...rest]),
    ...of(accountPage),
    ...of(settingsPage),
  ];
  const cashier = cashierPaths.flatMap((path) => all.filter((entry) => entry.path === path));
  return {
    first,
    groups: groups.filter(({ main, rest, awaited }) => main.length + rest.length + awaited > 0),
    all,
    cashier: role === 'cashier' ? cashier : undefined,
  };
}

const allPages: readonly MenuPage[] = [
  ...firstPages,
  ...menuGroups.flatMap(({ pages }) => pages),
  accountPage,
  settingsPage,
];

function useMenuPages(): ReadonlyMap<string, MenuEntry> {
  const t = useMessages();
  const { data } = useSubscriptionGlance();
  const isBilled = data?.isBilled === true;
  return new Map(
    usePermitted(allPages)
      .filter((page) => page.isBilled === undefined || isBilled)
      .map(({ path, label, icon }) => [path, { path, title: t(label), icon, label }]),
  );
}

/** Types that are entered with lines, the most usual first; none without the permission. */
function useTypeEntries(): (group: DocumentTypeRow['group']) => readonly MenuEntry[] {
  const nameOf = useTypeName();
  const mayView = useMay('documents.view');
  const types = mostUsualFirst(useDocumentTypes());
  return (of) =>
    types
      .filter((type) => mayView && type.group === of && isIssuable(type))
      .map((type) => ({
        path: `/commercial/document/${type.id}`,
        title: nameOf(type),
        icon: iconOfType(type),
        names: [type.name, type.namePt],
      }));
}
