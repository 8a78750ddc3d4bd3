import { documentTypes } from '@balcao/projections';
import { registerCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { changedFields, newFields } from '../registers/sent-fields.js';
import { ChangeDocumentTypeBody, NewDocumentTypeBody } from './document-type.bodies.js';

export const documentTypesControllers = [
  registerReads({
    path: 'document-types',
    view: 'documentTypes.view',
    collection: documentTypes,
    csvColumns: [
      'id',
      'name',
      'namePt',
      'prefix',
      'group',
      'movesStock',
      'accountEffect',
      'isOrder',
    ],
  }),
  registerCommands({
    path: 'document-types',
    manage: 'documentTypes.manage',
    newBody: NewDocumentTypeBody,
    changeBody: ChangeDocumentTypeBody,
    register: (body) => ({ type: 'RegisterDocumentType', ...newFields(body) }),
    change: (id, body) => ({ type: 'ChangeDocumentType', id, ...changedFields(body) }),
    archive: (id, expected) => ({ type: 'ArchiveDocumentType', id, ...expected }),
    restore: (id, expected) => ({ type: 'RestoreDocumentType', id, ...expected }),
  }),
];
