import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

// What reads the session reads the address too, as its file is loaded.
Object.assign(globalThis, { location: new URL('http://localhost/') });

type Parse = (body: unknown) => unknown;

/** What each reader of an answer takes: a list, a record with this field, or anything at all. */
const shapes: Readonly<Record<string, { readonly field: string } | 'list' | 'anything'>> = {
  parseApprovers: 'list',
  parseCompany: { field: 'settings' },
  parseDeliveries: 'list',
  parseDocument: { field: 'content' },
  parseDraft: { field: 'content' },
  parseEventTypes: 'list',
  parseHistory: { field: 'entries' },
  parseHits: 'anything',
  parseImports: 'list',
  parseInvitations: 'list',
  parseJobs: 'list',
  parseKeys: 'list',
  parseMember: { field: 'permissions' },
  parseMembers: 'list',
  parseNamed: 'list',
  parseNotifications: 'list',
  parsePreferences: 'anything',
  parseSeen: 'list',
  parseSendings: 'list',
  parseSession: { field: 'companies' },
  parseSetUp: { field: 'steps' },
  parseSystem: { field: 'readModels' },
  parseTotals: { field: 'count' },
  parseUnread: 'anything',
  parseViews: { field: 'views' },
  parseWebhooks: 'list',
};

const sources = fileURLToPath(new URL('..', import.meta.url));

/** The readers of answers that files without components offer, with the files they are in. */
const parsers = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
  .flatMap((path) =>
    [
      ...readFileSync(join(sources, path), 'utf8').matchAll(
        /^export (?:const|function) (parse\w+)(?: = )?\(\s*body: unknown/gm,
      ),
    ].map(([, name = '']) => ({ name, path })),
  );

const parserOf = async ({ name, path }: (typeof parsers)[number]): Promise<Parse> => {
  const file = (await import(join(sources, path))) as Readonly<Record<string, Parse | undefined>>;
  const parse = file[name];
  if (parse === undefined) throw new Error(`${path} has no ${name}`);
  return parse;
};

/** A page of a proxy, nothing, and what another version might answer. */
const wrong = [undefined, null, '', '<html>502 Bad Gateway</html>', 0, true, { other: [] }];

describe('what reads the answers of the server', () => {
  it('is all in the table', () => {
    expect(parsers.map(({ name }) => name).toSorted()).toEqual(Object.keys(shapes));
  });

  it.each(parsers)('$name refuses what it cannot show, in words', async (parser) => {
    const parse = await parserOf(parser);
    const shape = shapes[parser.name];
    const others = shape === 'list' ? [{}] : [[]];
    for (const body of [...wrong, ...others]) {
      if (shape === 'anything') expect(parse(body)).toBeDefined();
      else expect(() => parse(body)).toThrow(/shape|list/);
    }
  });

  it.each(parsers)('$name takes what it is written for', async (parser) => {
    const parse = await parserOf(parser);
    const shape = shapes[parser.name];
    if (shape === 'list') expect(() => parse([])).not.toThrow();
    else if (shape !== 'anything' && shape) expect(parse({ [shape.field]: [] })).toBeDefined();
  });
});
