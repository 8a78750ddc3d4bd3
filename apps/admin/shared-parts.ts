import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { namesOf, type Part } from './joined-parts.js';

/**
 * Builds once with the config to see which modules are loaded together, and joins hundreds of small
 * parts into a few chunks; what one route needs for itself stays apart.
 */
export function sharedParts(config: UserConfig): Plugin {
  return {
    name: 'balcao-shared-parts',
    apply: 'build',
    config: async () => {
      const codeSplitting = { groups: [await sharedGroup(config)] };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
  };
}

async function sharedGroup(config: UserConfig): Promise<Rolldown.CodeSplittingGroup> {
  const entrances = new Set<string>();
  const libraries = new Set<string>();
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [config.plugins, findEntrances(entrances), findLibraries(libraries)],
    build: { ...config.build, write: false },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const { first, parts } = partsOf(chunks, entrances);
  const names = new Map([
    ...namesOf(parts, libraries),
    ...first.map((id) => [id, 'first'] as const),
  ]);
  return {
    debugName: 'shared parts',
    name: (id) => names.get(id) ?? null,
    includeDependenciesRecursively: false,
  };
}

/** Notes the modules that are only ever asked for later: they keep chunks of their own. */
function findEntrances(entrances: Set<string>): Rolldown.Plugin {
  return {
    name: 'balcao-entrances',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const id = file.type === 'chunk' ? file.facadeModuleId : null;
        if (id !== null && this.getModuleInfo(id)?.importers.length === 0) entrances.add(id);
      }
    },
  };
}

/** Notes what others have written, with all that it imports: of ours, what stands in for a part. */
function findLibraries(libraries: Set<string>): Rolldown.Plugin {
  return {
    name: 'balcao-libraries',
    generateBundle() {
      const take = (id: string): void => {
        if (libraries.has(id)) return;
        libraries.add(id);
        for (const each of this.getModuleInfo(id)?.importedIds ?? []) take(each);
      };
      for (const id of this.getModuleIds()) if (id.includes('/node_modules/')) take(id);
    },
  };
}

function partsOf(
  chunks: readonly Rolldown.OutputChunk[],
  entrances: ReadonlySet<string>,
): { readonly first: readonly string[]; readonly parts: readonly Part[] } {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const users = new Map(chunks.map(({ fileName }) => [fileName, new Set<string>()]));
  const first = new Set<string>();
  const reach = (fileName: string, user: string, isFirst: boolean): void => {
    const known = users.get(fileName);
    if (known === undefined || known.has(user)) return;
    known.add(user);
    if (isFirst) first.add(fileName);
    for (const each of byFile.get(fileName)?.imports ?? []) reach(each, user, isFirst);
  };
  for (const { fileName, facadeModuleId, isEntry, isDynamicEntry } of chunks) {
    if (isEntry || isDynamicEntry) reach(fileName, facadeModuleId ?? fileName, isEntry);
  }
  // What the page begins with is the entry, and one chunk of what others need of it, too.
  const begins = chunks.filter(({ fileName, isEntry }) => first.has(fileName) && !isEntry);
  const parts = chunks
    .filter(({ fileName }) => !first.has(fileName))
    .map(({ fileName, moduleIds, code }) => ({
      name: fileName,
      modules: moduleIds.filter((id) => !entrances.has(id)),
      bytes: code.length,
      needs: reachOf(fileName, byFile),
      users: users.get(fileName) ?? new Set<string>(),
    }));
  return { first: begins.flatMap(({ moduleIds }) => moduleIds), parts };
}

/** All that is loaded with a chunk, itself left out. */
function reachOf(
  from: string,
  byFile: ReadonlyMap<string, Rolldown.OutputChunk>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (fileName: string): void => {
    for (const each of byFile.get(fileName)?.imports ?? []) {
      if (found.has(each)) continue;
      found.add(each);
      visit(each);
    }
  };
  visit(from);
  return found;
}
