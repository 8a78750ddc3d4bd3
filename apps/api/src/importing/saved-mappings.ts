import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ImportPlan, SavedMapping } from '@balcao/contracts';
import { ownName, type ImportKind, type ImportMappingData } from '@balcao/domain';
import { foldedHeading, guessFields, importKindSpecs, type Table } from '@balcao/tasks';
import type { MemberCaller } from '../access/caller.js';
import { companyCommand } from '../commands/company-command.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';

/** Characters of a mapping's name. */
const NAME_MAX = 120;

/** Mappings of columns, kept per company, kind and headings. */
@Injectable()
export class SavedMappings {
  constructor(
    private readonly commands: CommandBus,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** Those of the kind that name a column of the file, the one made for its headings first. */
  async offered(
    companyId: string,
    kind: ImportKind,
    headings: readonly string[],
  ): Promise<readonly SavedMapping[]> {
    const own = mappingIdOf(kind, headings);
    const kept = await this.journals.inspect(companyId, ({ imports }) =>
      [...imports.mappings.values()].filter((mapping) => mapping.kind === kind),
    );
    return kept
      .map((mapping) => offeredFor(mapping, headings, mapping.id === own))
      .filter(({ fits, fields }) => fits || Object.keys(fields).length > 0)
      .sort((a, b) => Number(b.fits) - Number(a.fits) || a.name.localeCompare(b.name));
  }

  /** Keeps what a person chose, unless it is what would have been guessed anyway. */
  async keep(
    caller: MemberCaller,
    importId: string,
    { headings }: Table,
    { kind, fields, decimal, dayOrder, fileName }: ImportPlan,
  ): Promise<void> {
    if (fields === undefined) return;
    const { companyId } = caller;
    const id = mappingIdOf(kind, headings);
    const known = await this.journals.inspect(companyId, (books) => books.imports.mappings.get(id));
    const guessed = Object.fromEntries(guessFields(importKindSpecs[kind], headings));
    const isAsGuessed = decimal === undefined && dayOrder === undefined && isSame(guessed, fields);
    if (known === undefined && isAsGuessed) return;
    const name = known?.name ?? nameOf(fileName);
    const body = {
      type: 'KeepImportMapping',
      id,
      kind,
      name,
      headings,
      fields,
      ...(decimal !== undefined && { decimal }),
      ...(dayOrder !== undefined && { dayOrder }),
    } as const;
    const commandId = ownName(`${importId}-mapping`);
    await this.commands.execute(companyCommand({ ...caller, commandId }, body));
  }
}

/** One mapping for each kind and set of headings; letter case, accents and signs aside. */
function mappingIdOf(kind: ImportKind, headings: readonly string[]): string {
  const signature = headings.map(foldedHeading).join('\n');
  return `mapping_${kind}_${createHash('sha256').update(signature).digest('hex').slice(0, 16)}`;
}

/** The mapping for the columns of another file: each by its heading. */
function offeredFor(
  mapping: ImportMappingData,
  headings: readonly string[],
  fits: boolean,
): SavedMapping {
  const { id, name, decimal, dayOrder } = mapping;
  const shown = {
    id,
    name,
    fits,
    ...(decimal !== undefined && { decimal }),
    ...(dayOrder !== undefined && { dayOrder }),
  };
  if (fits) return { ...shown, fields: mapping.fields };
  const wanted = headings.map(foldedHeading);
  const fields: Record<string, string> = {};
  const kept = mapping.headings.map(foldedHeading);
  for (const [index, field] of Object.entries(mapping.fields)) {
    const at = sameHeading(kept, Number.parseInt(index, 10), wanted);
    if (at !== undefined) fields[at] = field;
  }
  return { ...shown, fields };
}

/** The column that has the heading as often before it; undefined where it occurs more or less. */
function sameHeading(
  kept: readonly string[],
  index: number,
  wanted: readonly string[],
): number | undefined {
  const heading = kept[index] ?? '';
  const placesIn = (headings: readonly string[]) =>
    headings.flatMap((one, at) => (one === heading ? [at] : []));
  const [before, now] = [placesIn(kept), placesIn(wanted)];
  if (heading === '' || before.length !== now.length) return undefined;
  return now[before.indexOf(index)];
}

function isSame(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

/** What a mapping is called before a person has named it: the file, without its ending. */
function nameOf(fileName: string): string {
  const name = fileName.replace(/\.[^.]{1,5}$/, '').trim();
  return (name === '' ? fileName.trim() : name).slice(0, NAME_MAX) || '1';
}
