import '../../layout/cards.css';
import '../../theme/management.css';
import './overview.css';
import type { DocumentTypeRow } from '@balcao/contracts';
import { daysOfPeriod, type CalendarPeriod } from '@balcao/domain';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useMay } from '../../admin/hooks.js';
import { conditionOf } from '../../filters/periods.js';
import { today } from '../../formats/days.js';
import { LatestDocuments } from './LatestDocuments.js';
import { useMessages } from '../../i18n/use-messages.js';
import { AccessDenied } from '../../layout/AccessDenied.js';
import { PageTitle } from '../../layout/page-title.js';
import { ExportMenu } from '../../management/ExportMenu.js';
import { listQuery } from '../../admin/list-query.js';
import { TypeTable } from './TypeTable.js';

type Group = Exclude<DocumentTypeRow['group'], 'internal'>;

const periods = [
  'today',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'thisYear',
] as const satisfies readonly CalendarPeriod[];

const latestFirst = { field: 'issuedOn', order: 'DESC' } as const;

/** The columns of the export of all documents. */
const exported = [
  ...['typeId', 'reference', 'issuedOn', 'clientName', 'status'],
  ...['baseMinor', 'vatMinor', 'totalMinor', 'pendingMinor'],
];

/** Sales overview: totals by type for a period, and the latest documents. */
export const Sales = (): ReactNode => <Overview group="sales" />;

/** Purchases overview. */
export function Purchases(): ReactNode {
  const seesCosts = useMay('stock.viewCost');
  return seesCosts ? <Overview group="purchases" /> : <AccessDenied permission="stock.viewCost" />;
}

function Overview({ group }: { readonly group: Group }): ReactNode {
  const t = useMessages();
  const mayView = useMay('documents.view');
  const [address, setAddress] = useSearchParams();
  const period = periods.find((name) => name === address.get('period')) ?? 'thisMonth';
  const range = daysOfPeriod(period, today());
  if (!mayView) return <AccessDenied permission="documents.view" />;
  return (
    <>
      <PageTitle>{t(`layout.pages.${group}`)}</PageTitle>
      <div className="list__toolbar">
        <TextField
          select
          className="list__filter"
          label={t('filters.period')}
          value={period}
          onChange={({ target }) => {
            setAddress({ period: target.value }, { replace: true });
          }}
        >
          {periods.map((name) => (
            <MenuItem key={name} value={name}>
              {t(`filters.periods.${name}`)}
            </MenuItem>
          ))}
        </TextField>
        <span className="list__spring" />
        <MoreLinks group={group} />
        <ExportMenu
          api="documents"
          screen={group === 'purchases' ? 'documents/purchases' : 'documents'}
          query={listQuery({ filter: { group, issuedOn: conditionOf(range) }, sort: latestFirst })}
          columns={exported}
          about={t(`filters.periods.${period}`)}
          total={undefined}
        />
      </div>
      <div className="overview">
        <TypeTable group={group} range={range} />
        <LatestDocuments group={group} />
      </div>
    </>
  );
}

const links = {
  sales: [
    ['/commercial/payment/clients', 'layout.pages.receipts', 'payments.view'],
    ['/commercial/clients', 'layout.pages.clients', 'parties.view'],
    ['/commercial/reports/sales', 'reports.titles.sales', 'reports.view'],
  ],
  purchases: [
    ['/commercial/payment/suppliers', 'layout.pages.supplierPayments', 'payments.view'],
    ['/commercial/suppliers', 'layout.pages.suppliers', 'parties.view'],
    ['/commercial/reorder', 'layout.pages.reorder', 'stock.view'],
  ],
} as const;

function MoreLinks({ group }: { readonly group: Group }): ReactNode {
  const t = useMessages();
  return (
    <nav className="overview__links" aria-label={t('documents.overview.more')}>
      {links[group].map(([to, label, permission]) => (
        <Permitted key={to} permission={permission}>
          <Link to={to}>{t(label)}</Link>
        </Permitted>
      ))}
    </nav>
  );
}

interface PermittedProps {
  readonly permission: Parameters<typeof useMay>[0];
  readonly children: ReactNode;
}

const Permitted = ({ permission, children }: PermittedProps): ReactNode =>
  useMay(permission) ? children : null;
