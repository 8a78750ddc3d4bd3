import { automatonOf, beforeFirst, type Automaton } from './automaton.js';
import { checkValue, type ValueProblem } from './check-value.js';
import type { Schema, ValueRule } from './schema.js';

/** What a schema finds wrong with an element. */
export type SchemaProblem =
  | { readonly code: 'unexpected'; readonly element: string; readonly expected: string }
  | { readonly code: 'incomplete'; readonly element: string; readonly expected: string }
  | { readonly code: 'text'; readonly element: string; readonly text: string }
  | {
      readonly code: 'value';
      readonly element: string;
      readonly text: string;
      readonly problem: ValueProblem;
    };

type Compiled =
  | { readonly kind: 'content'; readonly machine: Automaton }
  | { readonly kind: 'value'; readonly rule: ValueRule }
  | { readonly kind: 'anything' };

interface Frame {
  readonly name: string;
  readonly rule: Compiled;
  place: number;
}

/** Characters of a text that a problem quotes. */
const quoteMax = 80;

/**
 * Reads along with a parser and says what the schema does not allow. After a problem it goes on
 * where it can: an element out of turn is taken for where it belongs, one that belongs nowhere is
 * passed over with all that is in it.
 */
export class SchemaValidator {
  private readonly compiled = new Map<string, Compiled>();
  private readonly stack: Frame[] = [];

  constructor(
    private readonly schema: Schema,
    private readonly report: (problem: SchemaProblem) => void,
  ) {}

  open(name: string): void {
    const parent = this.stack.at(-1);
    if (parent === undefined) {
      const isRoot = name === this.schema.root;
      if (!isRoot) {
        this.report({ code: 'unexpected', element: name, expected: this.schema.root });
      }
      this.push(name, isRoot ? this.ruleOf(name) : anything);
    } else this.push(name, this.childOf(parent, name));
  }

  /** `text` is what stood between the tags, without that of inner elements. */
  close(text: string): void {
    const frame = this.stack.pop();
    if (frame === undefined) return;
    const { name, rule } = frame;
    if (rule.kind === 'value') {
      const problem = checkValue(text, rule.rule);
      if (problem !== undefined) {
        this.report({ code: 'value', element: name, text: text.slice(0, quoteMax), problem });
      }
    } else if (rule.kind === 'content') {
      if (!rule.machine.last.has(frame.place)) {
        const expected = expectedAt(rule.machine, frame.place);
        this.report({ code: 'incomplete', element: name, expected });
      }
      if (text.trim() !== '') {
        this.report({ code: 'text', element: name, text: text.trim().slice(0, quoteMax) });
      }
    }
  }

  private childOf(parent: Frame, name: string): Compiled {
    if (parent.rule.kind === 'anything') return anything;
    if (parent.rule.kind === 'value') {
      this.report({ code: 'unexpected', element: name, expected: '' });
      return anything;
    }
    const { machine } = parent.rule;
    let place = machine.next.get(parent.place)?.get(name);
    if (place === undefined) {
      const expected = expectedAt(machine, parent.place);
      this.report({ code: 'unexpected', element: name, expected });
      place = machine.positions.findIndex((one) => one.name === name);
      if (place < 0) return anything;
    }
    parent.place = place;
    const position = machine.positions[place];
    return position === undefined ? anything : this.ruleOf(position.type);
  }

  private push(name: string, rule: Compiled): void {
    this.stack.push({ name, rule, place: beforeFirst });
  }

  private ruleOf(type: string): Compiled {
    const known = this.compiled.get(type);
    if (known !== undefined) return known;
    const rule = this.schema.types.get(type);
    let made: Compiled = anything;
    if (rule !== undefined && 'content' in rule) {
      made = { kind: 'content', machine: automatonOf(rule.content) };
    } else if (rule !== undefined && 'value' in rule) made = { kind: 'value', rule: rule.value };
    this.compiled.set(type, made);
    return made;
  }
}

const anything: Compiled = { kind: 'anything' };

const expectedAt = (machine: Automaton, place: number) =>
  [...(machine.next.get(place)?.keys() ?? [])].join(', ');
