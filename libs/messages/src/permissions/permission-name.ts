import type { Permission } from '@balcao/domain';
import type { Language } from '../screens/index.js';
import type { PermissionGroups, PermissionWords } from './permission-words.js';
import { permissionGroupsEn, permissionsEn } from './permissions.en.js';
import { permissionGroupsPt, permissionsPt } from './permissions.pt.js';

/** All permissions in every language. */
export const permissionWords: Readonly<Record<Language, PermissionWords>> = {
  en: permissionsEn,
  pt: permissionsPt,
};

/** The headings of the list in every language. */
export const permissionGroups: Readonly<Record<Language, PermissionGroups>> = {
  en: permissionGroupsEn,
  pt: permissionGroupsPt,
};

/** What the permission is called; a name that no version knows stays as it is. */
export function permissionName(language: Language, permission: string): string {
  const words: Readonly<Partial<Record<string, { readonly name: string }>>> =
    permissionWords[language];
  return words[permission as Permission]?.name ?? permission;
}
