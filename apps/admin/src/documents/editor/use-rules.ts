import type { VatRow } from '@balcao/contracts';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { useCompany } from '../../admin/use-company.js';
import { today } from '../../formats/days.js';
import { useLanguage } from '../../i18n/use-messages.js';
import type { EditorRules } from './editor-session.js';

interface RulesRead {
  /** The data an editor needs; undefined while loading. */
  readonly rules?: EditorRules;
  readonly error: Error | null;
  /** The page of the data still loading. */
  readonly missing: 'company' | 'vat';
}

/** Loads the data an editor needs. */
export function useRules(): RulesRead {
  const language = useLanguage();
  const open = useCompany();
  const vat = useGetList<VatRow>(
    'commercial/vat',
    {
      filter: { isArchived: false },
      sort: { field: 'code', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { staleTime: 60_000 },
  );
  const rules = useMemo(() => {
    if (open.data === undefined || vat.data === undefined) return undefined;
    const day = today();
    return { language, company: open.data, vat: vat.data.filter(isInForce(day)), today: day };
  }, [language, open.data, vat.data]);
  const unread = open.data === undefined ? open : vat;
  return {
    ...(rules !== undefined && { rules }),
    error: unread.error,
    missing: unread === open ? 'company' : 'vat',
  };
}

/** The active choices, plus the code the document already has. */
const isInForce =
  (day: string) =>
  ({ validFrom, validTo }: VatRow): boolean =>
    (validFrom ?? day) <= day && day <= (validTo ?? day);
