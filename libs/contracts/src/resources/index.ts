import { catalogResources } from './catalog.js';
import { moneyResources } from './money.js';
import { otherLists, type OtherList } from './other-lists.js';
import { papersResources } from './papers.js';
import { partiesResources } from './parties.js';
import { peopleResources } from './people.js';
import type { Resource, Resources, TextField } from './resource.js';
import { stockResources } from './stock.js';

export { otherLists, type OtherList } from './other-lists.js';
export type { Resource, TextField, Texts } from './resource.js';

/** Every list that React Admin knows, by the path of its screen. What else names one reads this. */
export const resources = {
  ...partiesResources,
  ...catalogResources,
  ...papersResources,
  ...stockResources,
  ...moneyResources,
  ...peopleResources,
} as const;

/** What React Admin calls a resource: the path of its screen. */
export type ResourceName = keyof typeof resources;
type Declared = (typeof resources)[ResourceName];

const all: Resources = resources;
const others: Readonly<Record<string, OtherList>> = otherLists;

/** Whether there is such a resource. */
export const isResource = (name: string): name is ResourceName => Object.hasOwn(resources, name);

/** The declaration of a resource; throws for a name that no resource has. */
export function resourceOf(name: string): Resource {
  if (!isResource(name)) throw new Error(`no such resource: ${name}`);
  return resources[name];
}

/** A list by the name of its resource, or by its path where React Admin has none of it. */
export type ListName = ResourceName | keyof typeof otherLists;

/** What reading a list needs. */
type List = Pick<Resource, 'path' | 'collection' | 'only' | 'shows' | 'view' | 'references'>;

/** The declaration of a list. */
export function listOf(name: ListName): List {
  return isResource(name) ? resources[name] : { path: name, ...otherLists[name] };
}

/** The resources that are read from a path: several where each lists some of its records. */
export const resourcesAt = (path: string): readonly ResourceName[] =>
  Object.keys(resources)
    .filter(isResource)
    .filter((name) => resources[name].path === path);

/** The screen whose words name the fields of the list at a path. */
export const wordsOfList = (path: string): string =>
  resourcesAt(path)[0] ?? others[path]?.words ?? path;

/** The screen whose words name the fields of a collection's rows; none where no list has them. */
export function wordsOfCollection(collection: string): string | undefined {
  const [declared] = Object.entries(all).filter(([, one]) => one.collection === collection);
  if (declared !== undefined) return declared[0];
  const [other] = Object.entries(others).filter(([, one]) => one.collection === collection);
  return other && (other[1].words ?? other[0]);
}

/** The paths of the lists that show something of a collection; none where no list does. */
export function listsOf(collection: string): readonly string[] {
  const shows = ({ collection: own, shows: more = [] }: Pick<Resource, 'collection' | 'shows'>) =>
    own === collection || more.includes(collection);
  const declared = Object.values(all).flatMap((one) => (shows(one) ? [one.path] : []));
  const other = Object.entries(others).flatMap(([path, one]) => (shows(one) ? [path] : []));
  return [...new Set([...declared, ...other])];
}

/** A register whose records are created, changed, archived and restored by commands of its noun. */
export type PlainRegister = Extract<Declared, { readonly noun: string }>;

/** Its name. */
export type PlainRegisterName = {
  [N in ResourceName]: (typeof resources)[N] extends PlainRegister ? N : never;
}[ResourceName];

/** The noun of a register's commands and events. */
export type NounOf<N extends PlainRegisterName> = (typeof resources)[N]['noun'];

/** Each of them once, by its path; clients, suppliers and entities share their commands. */
export const plainRegisters: readonly PlainRegister[] = [
  ...new Map(
    Object.values(resources)
      .filter((one): one is PlainRegister => 'noun' in one)
      .map((one) => [one.path, one]),
  ).values(),
];

/** A register whose fields are all texts. */
export type TextRegister = Extract<PlainRegister, { readonly texts: object }>;

/** Its name. */
export type TextRegisterName = {
  [N in ResourceName]: (typeof resources)[N] extends TextRegister ? N : never;
}[ResourceName];

/** The names of its fields. */
export type TextsOf<N extends TextRegisterName> = keyof (typeof resources)[N]['texts']['fields'] &
  string;

/** Every one of them by its name. */
export const textRegisters: readonly (readonly [TextRegisterName, TextRegister & Resource])[] =
  Object.entries(resources).flatMap(([name, one]) =>
    'texts' in one ? [[name as TextRegisterName, one] as const] : [],
  );

/** The texts of a register, in the order of its form. */
export const textFieldsOf = (name: TextRegisterName): readonly (readonly [string, TextField])[] =>
  Object.entries(resources[name].texts.fields);

type FieldsOf<N extends TextRegisterName> = (typeof resources)[N]['texts']['fields'];
type NeededTexts<N extends TextRegisterName> = {
  [F in keyof FieldsOf<N>]: FieldsOf<N>[F] extends { readonly isRequired: true } ? F : never;
}[keyof FieldsOf<N>];

/** A row of the list of such a register. */
export type TextRow<N extends TextRegisterName> = {
  readonly id: string;
  readonly revision: number;
  readonly isArchived: boolean;
} & { readonly [F in NeededTexts<N>]: string } & {
  readonly [F in Exclude<TextsOf<N>, NeededTexts<N>>]?: string;
};
