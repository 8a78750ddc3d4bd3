import type { ArticleCategoryRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { later } from '../routing/later.js';
import { ReferenceName } from '../fields/ReferenceName.js';
import type { ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';

const definition: ManagementDefinition<ArticleCategoryRow> = {
  resource: 'commercial/articles/categories',
  title: 'layout.pages.articleCategories',
  nameOf: ({ name }) => name,
  sort: { field: 'name', order: 'ASC' },
  columns: [
    { source: 'name', render: ({ name }) => <span className="list__strong">{name}</span> },
    {
      source: 'parentId',
      isUnsorted: true,
      render: ({ parentId }) => <Parent id={parentId} />,
    },
  ],
  card: ({ name, parentId }) => ({ title: name, detail: <Parent id={parentId} /> }),
  inputs: later(async () => (await import('./ArticleCategoryInputs.js')).ArticleCategoryInputs),
};

const Parent = ({ id }: { readonly id: string | undefined }): ReactNode => (
  <ReferenceName reference="commercial/articles/categories" id={id} />
);

/** The categories of articles; one may be a part of another. */
export const ArticleCategories = (): ReactNode => <ManagementScreen definition={definition} />;
