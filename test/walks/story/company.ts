import { mercearia, merceariaDetails, owner } from '../../e2e/support/goods.js';
import { onePoint } from '../../e2e/support/files.js';
import { keyOfCompany } from '../../e2e/support/server.js';
import type { PlannedStep } from './step.js';

/** The company is set up, and says what it is. */
export const company: readonly PlannedStep[] = [
  ['POST /setup', '', { ...owner, company: merceariaDetails }, { opensSession: true }],
  [
    'POST /setup/demo',
    '',
    {},
    {
      refused: {
        code: 'setup.alreadyDone',
        why: 'a demonstration is made on an empty installation',
      },
    },
  ],
  [
    'POST /companies',
    '',
    { ...merceariaDetails, name: 'Outra, Lda', nuit: '400005834' },
    { key: keyOfCompany('OTHER') },
  ],
  ['POST /companies/current', '', { phone: '841234568' }],
  // The server of the story calls every company the same: it finds this one, and fills none.
  ['POST /demos', '', {}],
  [
    'POST /companies/current/demo/start-over',
    '',
    {},
    { refused: { code: 'demo.isReal', why: 'the company of the story is a real one' } },
  ],
  [
    'POST /companies/current/demo/delete',
    '',
    {},
    { refused: { code: 'demo.isReal', why: 'the company of the story is a real one' } },
  ],
  ['POST /companies/current/settings', '', { allowsReferences: true }],
  ['POST /companies/current/set-up', '', { step: 'details', how: 'done' }],
  ['POST /companies/current/set-up/dismiss', '', {}],
  ['POST /companies/current/images', '', onePoint, { key: 'logo-of-company' }],
  ['POST /articles/images', '', onePoint, { key: 'image-of-article' }],
  ['POST /fiscal/settings', '', { declarationDay: 20 }],
  ['POST /series', '', { typeId: 'FT', year: 2026, code: 'B', prefix: 'FTB' }],
  [
    'POST /clock/correct',
    '',
    {},
    { refused: { code: 'clock.nothingToCorrect', why: 'the clock of the story is right' } },
  ],
  ['POST /series', '', { typeId: 'FT', year: 2025 }],
  ['POST /series/close-year', '', { year: 2025 }],
  ['POST /series', '', { typeId: 'FT', year: 2027 }],
  ['POST /series/:id/close', 'FT_2027', {}],
  ['POST /series/:id/reopen', 'FT_2027', {}],
];

/** At its end the company is closed, and opened again. */
export const closing: readonly PlannedStep[] = [
  ['POST /companies/current/close', '', { name: mercearia.name, password: owner.password }],
  ['POST /companies/current/reopen', '', {}],
];
