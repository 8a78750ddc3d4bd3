import './audit.css';
import type { SealRow } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { useCommands } from '../admin/use-commands.js';
import { Day } from '../fields/cells.js';
import { useMessages } from '../i18n/use-messages.js';
import type { Column, ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { Moment } from '../fields/Moment.js';

const figure = (count: number): ReactNode => (
  <span className="amount">{grouped(String(count))}</span>
);

const columns: readonly Column<SealRow>[] = [
  { source: 'number', isNumeric: true, render: ({ number }) => figure(number) },
  { source: 'on', render: ({ on }) => <Day day={on} /> },
  { source: 'code', isUnsorted: true, render: ({ code }) => <Code text={code} /> },
  { source: 'events', isNumeric: true, render: ({ events }) => figure(events) },
  {
    source: 'series',
    isUnsorted: true,
    files: [],
    render: ({ series }) => (
      <span className="audit__numbers">{series.map(lastNumber).join(', ')}</span>
    ),
  },
  { source: 'sealedAt', render: ({ sealedAt }) => <Moment at={sealedAt} /> },
  {
    source: 'digest',
    isUnsorted: true,
    isHidden: true,
    render: ({ digest }) => <Code text={digest} />,
  },
  { source: 'hash', isUnsorted: true, isHidden: true, render: ({ hash }) => <Code text={hash} /> },
];

/** `FT_2026` and 12 to `FT 2026/12`. */
const lastNumber = ({ id, last }: SealRow['series'][number]): string =>
  `${id.replace('_', ' ')}/${last}`;

const definition: ManagementDefinition<SealRow> = {
  resource: 'commercial/seals',
  title: 'layout.pages.seals',
  nameOf: ({ number, code }) => `${number} · ${code}`,
  sort: { field: 'number', order: 'DESC' },
  columns,
  card: ({ number, on, code, events }) => ({
    title: (
      <>
        {number} · <Day day={on} />
      </>
    ),
    detail: <Code text={code} />,
    aside: figure(events),
  }),
  commands: <SealNow />,
  inputs: () => null,
  isEditable: false,
  isArchivable: false,
  isCreatable: false,
  hasMenu: false,
};

/** The seals of the journal, the newest first. */
export function Seals(): ReactNode {
  const t = useMessages();
  const mayView = useMay('audit.view');
  return (
    <>
      {mayView ? <p className="audit__hint">{t('audit.seals.hint')}</p> : null}
      <ManagementScreen definition={definition} />
    </>
  );
}

function Code({ text }: { readonly text: string }): ReactNode {
  return <span className="audit__code">{text}</span>;
}

/** Seals the journal as it stands, for those who may. */
function SealNow(): ReactNode {
  const t = useMessages();
  const { attempt, isBusy } = useCommands('commercial/seals');
  if (!useMay('fiscal.export')) return null;
  return (
    <Button
      variant="outlined"
      disabled={isBusy}
      onClick={() => void attempt({ path: 'seals', done: t('audit.seals.sealed') })}
    >
      {t('audit.seals.seal')}
    </Button>
  );
}
