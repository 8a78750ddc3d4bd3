import { once, type Occurrence, type Particle } from './schema.js';

/**
 * The content of an element in short: names in order, `?` `*` `+` behind what is optional or
 * repeated, `(A B)` for parts that go together, `(A | B)` for one of several, `Name:Type` for an
 * element whose type has another name.
 */
export function readNotation(text: string): Particle {
  const tokens = text.match(/[A-Za-z][\w.:]*|[()|?*+]/g) ?? [];
  const reader = new NotationReader(tokens);
  const particle = reader.parts();
  reader.end();
  return particle;
}

class NotationReader {
  private at = 0;

  constructor(private readonly tokens: readonly string[]) {}

  /** Parts up to a closing bracket or the end: a sequence, or a choice where | parts them. */
  parts(): Particle {
    const alternatives: Particle[][] = [[]];
    for (let token = this.peek(); token !== undefined && token !== ')'; token = this.peek()) {
      if (token === '|') {
        this.at += 1;
        alternatives.push([]);
      } else alternatives.at(-1)?.push(this.part());
    }
    const [only = [], ...others] = alternatives;
    if (others.length === 0) return { kind: 'sequence', parts: only, ...once };
    const parts = alternatives.map((one) => sequenceOf(one));
    return { kind: 'choice', parts, ...once };
  }

  end(): void {
    if (this.at < this.tokens.length) throw new Error(`unexpected ${this.peek() ?? ''}`);
  }

  private part(): Particle {
    const token = this.tokens[this.at] ?? '';
    this.at += 1;
    if (token !== '(') {
      const [name = '', type = name] = token.split(':');
      return { kind: 'element', name, type, ...this.occurrence() };
    }
    const group = this.parts();
    if (this.peek() !== ')') throw new Error('a bracket is not closed');
    this.at += 1;
    return { ...group, ...this.occurrence() };
  }

  private occurrence(): Occurrence {
    const sign = this.peek();
    if (sign !== '?' && sign !== '*' && sign !== '+') return once;
    this.at += 1;
    return { isOptional: sign !== '+', isRepeated: sign !== '?' };
  }

  private peek(): string | undefined {
    return this.tokens[this.at];
  }
}

function sequenceOf(parts: readonly Particle[]): Particle {
  const [only, ...others] = parts;
  if (only !== undefined && others.length === 0) return only;
  return { kind: 'sequence', parts, ...once };
}
