import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import openApiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { TestServer } from '../e2e/support/server.js';
import { keptDescription } from './kept.js';

const folder = join(process.cwd(), 'test/reference/client');
const client = join(folder, 'sale.ts');

describe('a client that is made from the description', () => {
  let server: TestServer;
  let types: string;

  beforeAll(async () => {
    types = astToString(await openApiTypes(keptDescription() as unknown as OpenAPI3));
    server = await TestServer.open();
  });
  afterAll(() => server.end());

  it('compiles against the types that are generated from it', () => {
    expect(faultsIn(client, types)).toEqual([]);
  });

  it('does not compile with a field that the description does not have', () => {
    const without = types.replaceAll('documentTypeId', 'typeOfDocument');
    expect(faultsIn(client, without)).not.toEqual([]);
  });

  it('sells: company, client, article, invoice, payment', async () => {
    const { sell } = (await import(pathToFileURL(client).href)) as {
      readonly sell: (baseUrl: string) => Promise<unknown>;
    };
    expect(await sell(`http://127.0.0.1:${server.port}`)).toEqual({
      documentId: 'FT_2026.1',
      status: 'paid',
      totalMinor: 336_400,
      balanceMinor: 0,
      refusedWith: 'field.required',
    });
  });
});

/** What the compiler finds in a client, with the types that it imports as `./api.js`. */
function faultsIn(path: string, types: string): readonly string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const made = join(folder, 'api.ts');
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => name === made || fileExists(name);
  host.getSourceFile = (name, language, ...others) =>
    name === made
      ? ts.createSourceFile(name, types, language)
      : getSourceFile(name, language, ...others);
  const program = ts.createProgram([path], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
