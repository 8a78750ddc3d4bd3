import type { ImportKind } from '@balcao/domain';
import { readText } from '../cells.js';
import { categoryChoices } from '../field-choices.js';
import type { ImportField } from '../import-kind.js';
import { keyOf, known, type PlainRegister, type Reference } from './plain-register.js';

const name: ImportField = {
  name: 'name',
  read: readText,
  isRequired: true,
  aliases: ['designacao', 'descricao', 'description', 'categoria', 'category'],
};

/** An active record, or one created by an earlier row. */
const parentCategory: Reference = {
  find: (text, { books, earlier }) =>
    known(articleCategories, books, text)?.id ?? earlier(keyOf('name', text)),
  missing: 'category.notSelected',
};

const partyCategories = (kind: 'client' | 'supplier' | 'entity', resource: string) =>
  ({
    resource,
    needs: 'parties.manage',
    noun: 'PartyCategory',
    recordsOf: ({ parties }) => parties.categories,
    key: 'name',
    fields: [name],
    fixed: { kind },
  }) satisfies PlainRegister;

const articleCategories: PlainRegister = {
  resource: 'commercial/articles/categories',
  needs: 'catalog.manage',
  noun: 'ArticleCategory',
  recordsOf: ({ catalog }) => catalog.categories,
  key: 'name',
  fields: [
    name,
    {
      name: 'parentId',
      read: readText,
      aliases: ['pai', 'parent', 'grupo', 'group', 'categoria superior'],
      choices: categoryChoices('article'),
    },
  ],
  references: { parentId: parentCategory },
};

/** Registers used for grouping. */
export const namedRegisters = {
  articleCategories,
  clientCategories: partyCategories('client', 'commercial/clients/categories'),
  supplierCategories: partyCategories('supplier', 'commercial/suppliers/categories'),
  entityCategories: partyCategories('entity', 'commercial/entities/categories'),
} as const satisfies Partial<Record<ImportKind, PlainRegister>>;
