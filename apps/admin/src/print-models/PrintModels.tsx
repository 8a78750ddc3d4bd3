import type { PrintModelRow } from '@balcao/contracts';
import { printColumns, printParts, usualFacts } from '@balcao/domain';
import { Fragment, type ReactNode } from 'react';
import { later } from '../routing/later.js';
import { ReferenceName } from '../fields/ReferenceName.js';
import { YesNo } from '../fields/YesNo.js';
import { ReferenceFilter } from '../filters/ReferenceFilter.js';
import { useMessages } from '../i18n/use-messages.js';
import type { ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';

const definition: ManagementDefinition<PrintModelRow> = {
  resource: 'commercial/print_model',
  title: 'layout.pages.printModels',
  nameOf: ({ name }) => name,
  sort: { field: 'name', order: 'ASC' },
  columns: [
    { source: 'name', render: ({ name }) => <span className="list__strong">{name}</span> },
    {
      source: 'paperSize',
      render: ({ paperSize }) => <Paper paperSize={paperSize} />,
    },
    {
      source: 'language',
      render: ({ language }) => <Tongue language={language} />,
    },
    { source: 'typeIds', isUnsorted: true, render: ({ typeIds }) => typeIds.join(', ') },
    {
      source: 'cashRegisterIds',
      isUnsorted: true,
      render: ({ cashRegisterIds }) => <Tills ids={cashRegisterIds} />,
    },
    { source: 'isDefault', render: ({ isDefault }) => <YesNo value={isDefault} /> },
  ],
  card: ({ name, typeIds, cashRegisterIds, paperSize }) => ({
    title: name,
    detail: (
      <>
        {typeIds.join(', ')}
        {cashRegisterIds === undefined || cashRegisterIds.length === 0 ? null : (
          <>
            {' · '}
            <Tills ids={cashRegisterIds} />
          </>
        )}
      </>
    ),
    aside: <Paper paperSize={paperSize} />,
  }),
  filters: <TillFilter />,
  defaults: {
    paperSize: 'A4',
    language: 'pt',
    typeIds: [],
    copies: ['original', 'duplicate'],
    columns: [...printColumns],
    facts: [...usualFacts],
    parts: [...printParts],
    isDefault: false,
  },
  inputs: later(async () => (await import('./PrintModelInputs.js')).PrintModelInputs),
  isWide: true,
};

function Paper({ paperSize }: Pick<PrintModelRow, 'paperSize'>): ReactNode {
  const t = useMessages();
  return t(`resources.commercial/print_model.papers.${paperSize}`);
}

function Tongue({ language }: Pick<PrintModelRow, 'language'>): ReactNode {
  const t = useMessages();
  return t(`resources.commercial/print_model.languages.${language}`);
}

/** Those of one till; its column says at length that they are for no other. */
function TillFilter(): ReactNode {
  const t = useMessages();
  return (
    <ReferenceFilter
      source="cashRegisterIds"
      reference="commercial/cash_registers"
      label={t('resources.commercial/shifts.fields.cashRegisterId')}
    />
  );
}

/** The tills to which it is limited; empty if it is for all of them. */
function Tills({ ids = [] }: { readonly ids: readonly string[] | undefined }): ReactNode {
  return ids.map((id, index) => (
    <Fragment key={id}>
      {index === 0 ? null : ', '}
      <ReferenceName reference="commercial/cash_registers" id={id} />
    </Fragment>
  ));
}

/** How documents are printed. */
export const PrintModels = (): ReactNode => <ManagementScreen definition={definition} />;
