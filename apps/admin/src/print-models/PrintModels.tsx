import type { PrintModelRow } from '@balcao/contracts';
import { printColumns, printParts, usualFacts } from '@balcao/domain';
import type { ReactNode } from 'react';
import { later } from '../boot/later.js';
import { YesNo } from '../fields/YesNo.js';
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
    { source: 'isDefault', render: ({ isDefault }) => <YesNo value={isDefault} /> },
  ],
  card: ({ name, typeIds, paperSize }) => ({
    title: name,
    detail: typeIds.join(', '),
    aside: <Paper paperSize={paperSize} />,
  }),
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

/** How documents are printed. */
export const PrintModels = (): ReactNode => <ManagementScreen definition={definition} />;
