import type { DocumentTypeRow, ReportName } from '@balcao/contracts';
import type { Permission } from '@balcao/domain';
import type { ScreenMessageKey } from '@balcao/messages';
import type { SvgIconComponent } from '@mui/icons-material';

export interface MenuPage {
  readonly path: string;
  readonly label: ScreenMessageKey;
  readonly icon: SvgIconComponent;
  /** What it takes to see the page; nothing for everybody's. */
  readonly permission?: Permission;
  /** A second permission that it takes. */
  readonly also?: Permission;
  /** For those alone who run the service. */
  readonly isOfService?: true;
  /** For companies that pay for the service. */
  readonly isBilled?: true;
}

/** Pages that belong together: the menu has those of a day's work, a page of their own has all. */
export interface MenuGroup {
  /** Of its page, below `/menu`. */
  readonly name: string;
  readonly label: ScreenMessageKey;
  readonly icon: SvgIconComponent;
  readonly pages: readonly MenuPage[];
  /** The paths that the menu shows; without any, the group is one entry that leads to its page. */
  readonly main?: readonly string[];
  /** Document types that are pages of the group too, and how many of them stand in the menu. */
  readonly documents?: { readonly group: DocumentTypeRow['group']; readonly main: number };
  /** Another page that lists those which are not in the menu. */
  readonly isListedElsewhere?: true;
}

/** A page that takes a permission. */
export const page = (
  path: string,
  label: ScreenMessageKey,
  icon: SvgIconComponent,
  permission: Permission,
): MenuPage => ({ path, label, icon, permission });

/** A page about what the company pays for the service. */
export const billed = (
  path: string,
  label: ScreenMessageKey,
  icon: SvgIconComponent,
): MenuPage => ({
  ...page(path, label, icon, 'billing.view'),
  isBilled: true,
});

/** A report takes two permissions: its own, and that of its rows. */
export const report = (
  name: ReportName | 'account_statement' | 'financial_statement' | 'vat_summary',
  icon: SvgIconComponent,
  also: Permission,
): MenuPage => ({
  path: `/commercial/reports/${name}`,
  label: `reports.titles.${name}`,
  icon,
  permission: 'reports.view',
  also,
});
