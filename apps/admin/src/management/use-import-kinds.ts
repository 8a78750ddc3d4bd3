import { resources, type ImportPlan } from '@balcao/contracts';
import type { Permission } from '@balcao/domain';
import { usePermissions } from '../admin/hooks.js';
import { importKinds, importScreens } from './import-kinds.js';

type Kind = ImportPlan['kind'];

/** What it takes to have the rows of a file by hand; opening balances are documents. */
function neededFor(kind: Kind): Permission {
  return kind === 'openingBalances'
    ? resources.documents.manage
    : resources[importScreens[kind]].manage;
}

/** What the user may import: what the user may also do by hand. */
export function useImportKinds(): readonly Kind[] {
  const allowed = usePermissions();
  if (!allowed.includes('imports.manage')) return [];
  return importKinds.filter((kind) => allowed.includes(neededFor(kind)));
}
