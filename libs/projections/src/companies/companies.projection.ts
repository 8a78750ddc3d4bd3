import { isDemoRegistered, type CompaniesEvent } from '@balcao/domain';
import { defineCollection, type Row } from '@balcao/read-store';
import { defineProjection } from '../projection.js';
import { without } from '../without.js';

/** What is shown of a company to those who may work in it. */
export interface CompanyNameRow extends Row {
  readonly name: string;
  readonly nuit: string;
  /** ISO 3166-1, `MZ`. */
  readonly country: string;
  /** IANA name; absent in what was recorded before companies had one. */
  readonly timeZone?: string;
  /** UTC instant. */
  readonly registeredAt: string;
  /** Of a company to try things out in. */
  readonly isDemo?: true;
  /** Of a company that was closed. */
  readonly closedOn?: string;
  /** UTC instant up to which its owners can take it back. */
  readonly reopenUntil?: string;
}

/** One row in each company's partition: the company's own. */
export const companies = defineCollection<CompanyNameRow>({
  name: 'companies',
  version: 9,
  fields: { name: 'name', nuit: 'text' },
  indexes: [],
});

/** Folds what the company is called, its time zone, and whether it is closed. */
export const companiesProjection = defineProjection<CompanyNameRow, CompaniesEvent>({
  name: 'companies',
  category: 'journal',
  collection: companies,
  events: [
    'CompanyRegistered',
    'CompanyChanged',
    'SettingsChanged',
    'CompanyClosed',
    'CompanyReopened',
  ],
  keys: ({ data }) => [{ id: data.id }],
  fold: (row, event) => {
    switch (event.type) {
      case 'CompanyRegistered': {
        const { id, name, nuit, country, settings } = event.data;
        const { timeZone } = settings;
        const { recordedAt: registeredAt } = event.metadata as { readonly recordedAt: string };
        const zone = timeZone !== undefined && { timeZone };
        const demo = isDemoRegistered(event.data) && { isDemo: true as const };
        return { id, name, nuit, country, registeredAt, ...zone, ...demo };
      }
      case 'CompanyChanged': {
        if (row === undefined) return row;
        const { name = row.name, nuit = row.nuit, country = row.country } = event.data.after;
        return { ...row, name, nuit, country };
      }
      case 'SettingsChanged': {
        const { timeZone = row?.timeZone } = event.data.after;
        return row && timeZone !== undefined ? { ...row, timeZone } : row;
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
