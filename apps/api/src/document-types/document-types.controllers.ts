import { documentTypes } from '@balcao/projections';
import { registerCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { ChangeDocumentTypeBody, NewDocumentTypeBody } from './document-type.bodies.js';

export const documentTypesControllers = [
  registerReads({
    list: 'commercial/document_type',
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
    resource: 'commercial/document_type',
    newBody: NewDocumentTypeBody,
    changeBody: ChangeDocumentTypeBody,
  }),
];
