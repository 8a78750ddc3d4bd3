import type { CompaniesEvent } from '@balcao/domain';
import { defineCollection, type Row } from '@balcao/read-store';
import { defineProjection } from '../projection.js';
import { without } from '../without.js';

/** What is shown of a company to those who may work in it. */
export interface CompanyNameRow extends Row {
  readonly name: string;
  readonly nuit: string;
  /** Of a company that was closed. */
  readonly closedOn?: string;
  /** UTC instant up to which its owners can take it back. */
  readonly reopenUntil?: string;
}

/** One row in each company's partition: the company's own. */
export const companies = defineCollection<CompanyNameRow>({
  name: 'companies',
  version: 2,
  fields: { name: 'text', nuit: 'text' },
  indexes: [],
});

export const companiesProjection = defineProjection<CompanyNameRow, CompaniesEvent>({
  name: 'companies',
  category: 'journal',
  collection: companies,
  events: ['CompanyRegistered', 'CompanyChanged', 'CompanyClosed', 'CompanyReopened'],
  keys: ({ data }) => [{ id: data.id }],
  fold: (row, event) => {
    switch (event.type) {
      case 'CompanyRegistered': {
        const { id, name, nuit } = event.data;
        return { id, name, nuit };
      }
      case 'CompanyChanged': {
        const { name = row?.name, nuit = row?.nuit } = event.data.after;
        return row && name !== undefined && nuit !== undefined ? { ...row, name, nuit } : row;
      }
      case 'CompanyClosed': {
        const { closedOn, reopenUntil } = event.data;
        return row && { ...row, closedOn, reopenUntil };
      }
      case 'CompanyReopened':
        return row && without(row, 'closedOn', 'reopenUntil');
      default:
        return row;
    }
  },
});
