import {
  resources,
  textFieldsOf,
  textRegisters,
  type Resource,
  type TextRegisterName,
} from '@balcao/contracts';
import { textRegisterWords } from '@balcao/contracts/words';
import type { CrudSuite } from '../support/crud.js';
import { crudSuite } from '../support/crud-suite.js';
import { field } from '../support/screen.js';

const names = ['Gaza', 'Mácia', 'Tete'] as const;

/** What is written in fields that are no plain texts. */
const written = { decimal: '12.5', day: '2026-01-01' } as const;

/** The texts of a record, each told apart from those of all others. */
function textsOf(register: TextRegisterName, name: string): Readonly<Record<string, string>> {
  const valueOf = (text: string) => {
    // An account is one of the chart.
    if (text === 'account') return '329';
    return text === 'name' ? name : `${name} ${text}`.slice(0, 10);
  };
  return Object.fromEntries(
    textFieldsOf(register).map(([text, { kind }]) => [
      text,
      kind === undefined ? valueOf(text) : written[kind],
    ]),
  );
}

/** What the screen of a register that has texts only can do, from its declaration. */
function suiteOf(register: TextRegisterName): CrudSuite {
  const { path, manage }: Resource = resources[register];
  const { one, many, fields } = textRegisterWords[register].en;
  const labels: Readonly<Record<string, string>> = fields;
  const label = (text: string): string => labels[text] ?? text;
  const texts = textFieldsOf(register);
  const api = `/api/${path}`;
  const lineOf = (name: string) => Object.values(textsOf(register, name)).join(';');
  // What tells records apart: their code, where they have one.
  const key = texts.some(([text]) => text === 'code') ? 'code' : 'name';
  const { [key]: taken = '' } = textsOf(register, 'Gaza');
  const created = textsOf(register, 'Zambézia');
  const [, last = texts[0]] = texts.filter(([, { isHidden }]) => isHidden !== true);
  return {
    title: many,
    path: `/${register}`,
    api,
    past: names.map((name) => [api, { id: idOf(name), ...textsOf(register, name) }]),
    create: {
      dialog: `Create ${one.toLowerCase()}`,
      fill: async (form) => {
        for (const [text, value] of Object.entries(created)) {
          await field(form, label(text)).fill(value);
        }
      },
      shows: ['Zambézia'],
      q: 'zambezia',
      stored: { ...created, isArchived: false },
      required: texts.flatMap(([text, { isRequired }]) => (isRequired ? [label(text)] : [])),
      refuses: [{ field: label(key), value: taken, message: `${taken} is already in use` }],
    },
    edit: {
      row: 'Tete',
      id: idOf('Tete'),
      field: 'Name',
      to: 'Tete cidade',
      others: { name: 'Tete sul' },
    },
    search: { words: 'macia', finds: 'Mácia', hides: 'Gaza' },
    sort: { column: 'Name', ascending: names },
    column: { name: label(last?.[0] ?? 'name'), isShown: true },
    file: { headings: texts.map(([text]) => label(text)), lines: names.map(lineOf) },
    permissions: { manage },
  };
}

const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase();

for (const [register] of textRegisters) crudSuite(suiteOf(register));
