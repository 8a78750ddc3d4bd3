import { resources, type ImportPlan } from '@balcao/contracts';
import type { Permission } from '@balcao/domain';
import { usePermissions } from '../admin/hooks.js';
import { importKinds, importScreens } from './import-kinds.js';

type Kind = ImportPlan['kind'];

/** The permission to enter the rows by hand; opening balances are documents. */
function neededFor(kind: Kind): Permission {
  return kind === 'openingBalances'
    ? resources.documents.manage
    : resources[importScreens[kind]].manage;
}

/** The kinds that the user may import: those the user may also enter by hand. */
export function useImportKinds(): readonly Kind[] {
  const allowed = usePermissions();
  if (!allowed.includes('imports.manage')) return [];
  return importKinds.filter((kind) => allowed.includes(neededFor(kind)));
}
