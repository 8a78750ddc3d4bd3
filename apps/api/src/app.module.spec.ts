import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { deciders } from '@balcao/domain';

const root = fileURLToPath(new URL('.', import.meta.url));
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'));

/** The folders that register something: each has a module of its name. */
const contexts = sources
  .map((file) => file.split('/'))
  .filter(([folder = '', file, deeper]) => file === `${folder}.module.ts` && deeper === undefined)
  .map(([folder = '']) => folder);

interface Registered {
  readonly controllers: readonly string[];
  readonly providers: readonly string[];
  /** The names of the commands that its handlers take. */
  readonly commands: readonly string[];
}

interface UsedClass {
  readonly provide?: Type<object> | string;
  readonly useClass?: Type<object>;
}

const nameOf = (provider: Type<object> | UsedClass): string[] =>
  typeof provider === 'function'
    ? [provider.name]
    : [provider.useClass ?? provider.provide].flatMap((one) =>
        typeof one === 'function' ? [one.name] : [],
      );

/** What the module of a folder registers. */
async function registeredBy(folder: string): Promise<Registered> {
  const file = `./${folder}/${folder}.module.js`;
  const exported = Object.values((await import(file)) as Record<string, Type<object>>);
  const listed = (key: string) =>
    exported.flatMap(
      (module) => (Reflect.getMetadata(key, module) ?? []) as readonly (Type<object> | UsedClass)[],
    );
  const commands = listed(MODULE_METADATA.PROVIDERS).flatMap((provider) => {
    if (typeof provider !== 'function') return [];
    const command = Reflect.getMetadata('__commandHandler__', provider) as Type | undefined;
    return command === undefined ? [] : [command.name];
  });
  return {
    commands,
    controllers: listed(MODULE_METADATA.CONTROLLERS).flatMap(nameOf),
    providers: listed(MODULE_METADATA.PROVIDERS).flatMap(nameOf),
  };
}

/** Classes that a text exports for Nest to make, as decorated by one of these. */
function decorated(text: string, ...decorators: readonly string[]): readonly string[] {
  const shape = new RegExp(
    String.raw`^@(?:${decorators.join('|')})\([^\n]*\n(?:@[^\n]*\n|\/\*\*[^\n]*\n)*export class (\w+)`,
    'gm',
  );
  return [...text.matchAll(shape)].map(([, name = '']) => name);
}

const inFolder = (folder: string) => sources.filter((file) => file.startsWith(`${folder}/`));
const injected = ['Injectable', 'CommandHandler', 'QueryHandler'];
/** Enhancers of every request are registered where their order is: by the gate. */
const ofEveryRequest = ['AdmissionGuard', 'OwnWritesInterceptor', 'RehearsalInterceptor'];

describe('the modules of the API', () => {
  const all = new Map<string, Registered>();

  beforeAll(async () => {
    for (const folder of contexts) all.set(folder, await registeredBy(folder));
  });

  it('are one for each folder that has controllers or providers', () => {
    const folders = sources.flatMap((file) => {
      const found = decorated(textOf(file), 'Controller', ...injected);
      return found.some((name) => !ofEveryRequest.includes(name)) ? [file.split('/')[0] ?? ''] : [];
    });
    expect(contexts).toEqual(expect.arrayContaining([...new Set(folders)]));
  });

  it.each(contexts)('register every controller and provider of %s', (folder) => {
    const { controllers = [], providers = [] } = all.get(folder) ?? {};
    const texts = inFolder(folder).map(textOf);
    expect(controllers).toEqual(
      expect.arrayContaining(texts.flatMap((text) => decorated(text, 'Controller'))),
    );
    const own = texts.flatMap((text) => decorated(text, ...injected));
    expect(providers).toEqual(
      expect.arrayContaining(own.filter((name) => !ofEveryRequest.includes(name))),
    );
  });

  it('register nothing that another has registered', () => {
    const names = [...all.values()].flatMap(({ controllers, providers }) => [
      ...controllers,
      ...providers,
    ]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('leave the gate the enhancers of every request', () => {
    expect(all.get('gate')?.providers).toEqual(expect.arrayContaining(ofEveryRequest));
  });

  it('are all that the module of the app imports', () => {
    const files = [...textOf('app.module.ts').matchAll(/^import (?!type)[^;]* from '([^']+)';/gm)]
      .map(([, file = '']) => file)
      .filter((file) => !file.startsWith('@nestjs/'));
    expect(
      files.map((file) => basename(file)).filter((file) => !/\.module\.js$/.test(file)),
    ).toEqual([]);
    expect(textOf('app.module.ts').split('\n').length).toBeLessThanOrEqual(60);
  });

  it.each([
    ['@Controller()\nexport class A {}', ['A']],
    ["/** About. */\n@ApiTags('a')\n@Controller('a')\n@Allow('b')\nexport class A {}", ['A']],
    ['  @Controller(path)\n  class OfAFactory {}', []],
  ])('are found to have controllers in %j', (text, found) => {
    expect(decorated(text, 'Controller')).toEqual(found);
  });
});

describe('the handlers of commands', () => {
  /** Commands that do more than have the books decide; each sends one of the domain, or a draft. */
  const useCases = ['BeginCompany', 'DiscardDraft', 'GrantRequest', 'IssueDraft', 'SaveDraft'];
  /** What stands between the bus and the journal, and the demo, whose turn comes before others'. */
  const mayExecute = /(-journals|demo\/demo-(turn|company)|commands\/company-command)\.ts$/;

  it('are one for each command of the domain, and no other', async () => {
    const found = await Promise.all(contexts.map(registeredBy));
    const handled = found.flatMap(({ commands }) => commands);
    expect(handled.toSorted()).toEqual([...Object.keys(deciders), ...useCases].toSorted());
  });

  it('are the only ones that send commands to the journals', () => {
    const others = sources.filter((file) => !mayExecute.test(file));
    expect(others.filter((file) => textOf(file).includes('journals.execute('))).toEqual([]);
  });
});
