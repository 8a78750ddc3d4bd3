import { parseXml, type XmlNode } from '../xml/xml-tree.js';
import {
  once,
  type Occurrence,
  type Particle,
  type Schema,
  type TypeRule,
  type ValueRule,
} from './schema.js';
import { wholly } from './values.js';

/** A part of XML Schema that fiscal files do not use, and that we do not read. */
export class XsdUnsupported extends Error {
  constructor(what: string) {
    super(`not read: ${what}`);
    this.name = 'XsdUnsupported';
  }
}

/**
 * Reads a published schema: elements, sequences, choices, groups and the facets of texts. Keys and
 * assertions are left to the rules of the checker. Throws `XsdUnsupported`, and what XML throws.
 */
export function readXsd(text: string, root = 'AuditFile'): Schema {
  const schema = parseXml(text);
  return new XsdReader(schema).read(root);
}

class XsdReader {
  private readonly types = new Map<string, TypeRule>();
  private readonly elements = new Map<string, XmlNode>();
  private readonly named = new Map<string, XmlNode>();
  private readonly groups = new Map<string, XmlNode>();

  constructor(private readonly schema: XmlNode) {
    for (const child of schema.children) {
      const name = child.attributes['name'] ?? '';
      if (child.name === 'element') this.elements.set(name, child);
      else if (child.name === 'group') this.groups.set(name, child);
      else if (child.name === 'complexType' || child.name === 'simpleType') {
        this.named.set(name, child);
      }
    }
  }

  read(root: string): Schema {
    this.types.set(root, this.ruleOf(this.required(this.elements, root)));
    const namespace = this.schema.attributes['targetNamespace'] ?? '';
    return { namespace, root, types: this.types };
  }

  private required(from: ReadonlyMap<string, XmlNode>, name: string): XmlNode {
    const node = from.get(name);
    if (node === undefined) throw new XsdUnsupported(name);
    return node;
  }

  /** The rule of an element or type as it is declared. */
  private ruleOf(node: XmlNode): TypeRule {
    const type = node.attributes['type'];
    if (type !== undefined) return this.ruleOfType(type);
    const complex = node.name === 'complexType' ? node : childOf(node, 'complexType');
    if (complex !== undefined) return { content: this.contentOf(complex) };
    const simple = node.name === 'simpleType' ? node : childOf(node, 'simpleType');
    if (simple !== undefined) return { value: this.valueOf(simple) };
    return { anything: true };
  }

  private ruleOfType(qualified: string): TypeRule {
    const base = builtIns[qualified];
    if (base !== undefined) return { value: { base } };
    return this.ruleOf(this.required(this.named, localName(qualified)));
  }

  private contentOf(complex: XmlNode): Particle {
    // Assertions (XML Schema 1.1) are rules of the checker.
    const [only, ...others] = complex.children.filter(
      ({ name }) => name !== 'annotation' && name !== 'assert',
    );
    if (only === undefined || others.length > 0) throw new XsdUnsupported('complexType');
    return this.particleOf(only);
  }

  private particleOf(node: XmlNode): Particle {
    const occurrence = occurrenceOf(node);
    switch (node.name) {
      case 'element':
        return { kind: 'element', ...this.elementOf(node), ...occurrence };
      case 'sequence':
      case 'choice':
        return { kind: node.name, parts: this.partsOf(node), ...occurrence };
      case 'all':
        // Any order: the parts as often as they like, which is what the published file means.
        return { kind: 'choice', parts: this.partsOf(node), isOptional: false, isRepeated: true };
      case 'group': {
        const group = this.required(this.groups, localName(node.attributes['ref'] ?? ''));
        return { kind: 'sequence', parts: this.partsOf(group), ...occurrence };
      }
      default:
        throw new XsdUnsupported(node.name);
    }
  }

  private partsOf(node: XmlNode): readonly Particle[] {
    return node.children
      .filter(({ name }) => name !== 'annotation')
      .map((child) => this.particleOf(child));
  }

  private elementOf(node: XmlNode): { readonly name: string; readonly type: string } {
    const { ref, name = '' } = node.attributes;
    if (ref !== undefined) return this.globalElement(localName(ref));
    // Declared in its place: a type of its own, named after where it stands.
    const type = `${name}@${node.line}:${node.column}`;
    if (!this.types.has(type)) {
      this.types.set(type, { anything: true });
      this.types.set(type, this.ruleOf(node));
    }
    return { name, type };
  }

  private globalElement(name: string): { readonly name: string; readonly type: string } {
    if (!this.types.has(name)) {
      this.types.set(name, { anything: true });
      this.types.set(name, this.ruleOf(this.required(this.elements, name)));
    }
    return { name, type: name };
  }

  private valueOf(simple: XmlNode): ValueRule {
    const restriction = childOf(simple, 'restriction');
    if (restriction === undefined) throw new XsdUnsupported('simpleType without restriction');
    const qualified = restriction.attributes['base'] ?? '';
    const base = builtIns[qualified];
    const facets = facetsOf(restriction);
    if (base !== undefined) return { base, ...facets };
    return { ...this.valueOf(this.required(this.named, localName(qualified))), ...facets };
  }
}

const builtIns: Readonly<Record<string, ValueRule['base']>> = {
  'xs:string': 'string',
  'xs:integer': 'integer',
  'xs:nonNegativeInteger': 'nonNegativeInteger',
  'xs:decimal': 'decimal',
  'xs:date': 'date',
  'xs:dateTime': 'dateTime',
};

const localName = (qualified: string) => qualified.slice(qualified.indexOf(':') + 1);

const childOf = (node: XmlNode, name: string) => node.children.find((one) => one.name === name);

function occurrenceOf({ attributes }: XmlNode): Occurrence {
  const { minOccurs = '1', maxOccurs = '1' } = attributes;
  if (maxOccurs !== '1' && maxOccurs !== 'unbounded') throw new XsdUnsupported(maxOccurs);
  if (minOccurs === '1' && maxOccurs === '1') return once;
  return { isOptional: minOccurs === '0', isRepeated: maxOccurs === 'unbounded' };
}

function facetsOf(restriction: XmlNode): Omit<ValueRule, 'base'> {
  const values = (name: string) =>
    restriction.children
      .filter((one) => one.name === name)
      .map(({ attributes }) => attributes['value'] ?? '');
  const length = (name: string) => {
    const [value] = [...values(name), ...values('length')];
    return value === undefined ? undefined : Number.parseInt(value, 10);
  };
  const patterns = values('pattern').map(wholly);
  const words = values('enumeration');
  const [lengthMin, lengthMax] = [length('minLength'), length('maxLength')];
  const [[min], [max]] = [values('minInclusive'), values('maxInclusive')];
  return {
    ...(words.length > 0 && { oneOf: new Set(words) }),
    ...(patterns.length > 0 && { patterns }),
    ...(lengthMin !== undefined && { lengthMin }),
    ...(lengthMax !== undefined && { lengthMax }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  };
}
