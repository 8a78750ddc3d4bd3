import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';
import { inRoot } from '../bootstrap/paths.mjs';
import { withFault } from './mutate.mjs';

/** Says of a fault whether the compiler refuses it, so that no test has to notice it. */
export class Compiler {
  #services = new Map();
  #contents;

  /** @param {ReadonlyMap<string, string>} contents of each file, as it is */
  constructor(contents) {
    this.#contents = contents;
  }

  /** @param {import('./mutate.mjs').Mutant} mutant */
  refuses(mutant) {
    const workspace = mutant.file.split('/').slice(0, 2).join('/');
    const known = this.#services.get(workspace) ?? serviceOf(workspace);
    this.#services.set(workspace, known);
    const path = inRoot(mutant.file);
    known.put(path, withFault(this.#contents.get(mutant.file), mutant));
    const { service } = known;
    const found = [
      ...service.getSyntacticDiagnostics(path),
      ...service.getSemanticDiagnostics(path),
    ];
    known.put(path, undefined);
    return found.some(({ category }) => category === ts.DiagnosticCategory.Error);
  }
}

function serviceOf(workspace) {
  const config = inRoot(workspace, 'tsconfig.json');
  const { config: read } = ts.readConfigFile(config, (path) => ts.sys.readFile(path));
  const { fileNames, options } = ts.parseJsonConfigFileContent(read, ts.sys, dirname(config));
  const changed = new Map();
  let version = 0;
  const put = (path, content) => {
    version += 1;
    changed.set(path, { content, version });
  };
  const contentOf = (path) => changed.get(path)?.content ?? readFileSync(path, 'utf8');
  const service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => ({ ...options, noEmit: true, composite: false }),
    getScriptFileNames: () => fileNames,
    getScriptVersion: (path) => String(changed.get(path)?.version ?? 0),
    getScriptSnapshot: (path) =>
      ts.sys.fileExists(path) ? ts.ScriptSnapshot.fromString(contentOf(path)) : undefined,
    getCurrentDirectory: () => dirname(config),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  });
  return { service, put };
}
