/** One instruction of a Dockerfile, its continued lines joined. */
export interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** What a stage copies: from the build's folder, or from a stage before it. */
export interface Copy {
  readonly from: string | undefined;
  readonly sources: readonly string[];
}

/** The instructions in their order, without comments. */
export function instructionsOf(dockerfile: string): readonly Instruction[] {
  return dockerfile
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', text = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
      return { name: name.toUpperCase(), text };
    });
}

/** The instructions by stage; each begins with its `FROM`. */
export function stagesOf(
  instructions: readonly Instruction[],
): readonly (readonly Instruction[])[] {
  const stages: Instruction[][] = [];
  for (const instruction of instructions) {
    if (instruction.name === 'FROM') stages.push([]);
    stages.at(-1)?.push(instruction);
  }
  return stages;
}

/** What `COPY` takes; its last word is where to. */
export function copyOf({ text }: Instruction): Copy {
  const words = text.split(/\s+/);
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  return { from, sources: words.filter((word) => !word.startsWith('--')).slice(0, -1) };
}

/** The npm commands of a `RUN`. */
export function npmCommandsOf({ text }: Instruction): readonly string[] {
  return text
    .split('&&')
    .map((command) => command.trim())
    .filter((command) => command.startsWith('npm '));
}
