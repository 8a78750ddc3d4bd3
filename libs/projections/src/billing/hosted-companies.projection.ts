import type { CompaniesEvent } from '@balcao/domain';
import { defineCollection, type Row } from '@balcao/read-store';
import { defineProjection } from '../projection.js';

/** The partition of what the operator of the product sees; no company has this id. */
export const servicePartition = '~service';

/** A company as the operator of the product sees it. */
export interface HostedCompanyRow extends Row {
  readonly name: string;
  readonly nuit: string;
  /** UTC instant. */
  readonly registeredAt: string;
}

/** Every company of the installation, in one partition. */
export const hostedCompanies = defineCollection<HostedCompanyRow>({
  name: 'hosted_companies',
  version: 5,
  fields: { name: 'name', nuit: 'text', registeredAt: 'text' },
  indexes: [['name'], ['registeredAt']],
  searchText: ({ name, nuit }) => `${name} ${nuit}`,
});

/** Folds the companies' own events into the partition of the service. */
export const hostedCompaniesProjection = defineProjection<HostedCompanyRow, CompaniesEvent>({
  name: 'hosted-companies',
  category: 'journal',
  collection: hostedCompanies,
  events: ['CompanyRegistered', 'CompanyChanged'],
  keys: ({ data }) => [{ id: data.id, partition: servicePartition }],
  fold: (row, event) => {
    switch (event.type) {
      case 'CompanyRegistered': {
        const { id, name, nuit } = event.data;
        return { id, name, nuit, registeredAt: recordedAt(event.metadata) };
      }
      case 'CompanyChanged': {
        const { name = row?.name, nuit = row?.nuit } = event.data.after;
        return row && name !== undefined && nuit !== undefined ? { ...row, name, nuit } : row;
      }
      default:
        return row;
    }
  },
});

function recordedAt(metadata: unknown): string {
  const { recordedAt: at } = metadata as { readonly recordedAt?: unknown };
  return typeof at === 'string' ? at : '';
}
