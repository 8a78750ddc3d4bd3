import { escapeXml } from '../xml/escape.js';
import type { Occurrence, Particle, Schema, TypeRule, ValueRule } from './schema.js';

/** A schema of ours in the language that other programs read: XML Schema 1.0. */
export function renderXsd(schema: Schema, about: string): string {
  const used = reachable(schema);
  const types = [...schema.types].filter(([name]) => used.has(name)).sort(byName);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<!-- ${about} -->`,
    '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"',
    `  xmlns="${schema.namespace}" targetNamespace="${schema.namespace}"`,
    '  elementFormDefault="qualified" attributeFormDefault="unqualified">',
    `  <xs:element name="${schema.root}" type="${schema.root}"/>`,
    ...types.flatMap(([name, rule]) => renderType(name, rule)),
    '</xs:schema>',
    '',
  ].join('\n');
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) =>
  a < b ? -1 : Number(a > b);

/** The types that a file can come to. */
function reachable({ root, types }: Schema): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (particle: Particle): void => {
    if (particle.kind === 'element') enter(particle.type);
    else particle.parts.forEach(visit);
  };
  const enter = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    const rule = types.get(name);
    if (rule !== undefined && 'content' in rule) visit(rule.content);
  };
  enter(root);
  return found;
}

function renderType(name: string, rule: TypeRule): readonly string[] {
  if ('content' in rule) {
    return [
      `  <xs:complexType name="${name}">`,
      ...renderParticle(topOf(rule.content), '    '),
      '  </xs:complexType>',
    ];
  }
  if (!('value' in rule)) return [];
  return [
    `  <xs:simpleType name="${name}">`,
    `    <xs:restriction base="xs:${rule.value.base}">`,
    ...facetsOf(rule.value).map(([facet, value]) => `      <xs:${facet} value="${value}"/>`),
    '    </xs:restriction>',
    '  </xs:simpleType>',
  ];
}

/** A type's content is a sequence or a choice, never a single element. */
const topOf = (content: Particle): Particle =>
  content.kind === 'element'
    ? { kind: 'sequence', parts: [content], isOptional: false, isRepeated: false }
    : content;

function renderParticle(particle: Particle, indent: string): readonly string[] {
  const often = occurs(particle);
  if (particle.kind === 'element') {
    return [`${indent}<xs:element name="${particle.name}" type="${particle.type}"${often}/>`];
  }
  return [
    `${indent}<xs:${particle.kind}${often}>`,
    ...particle.parts.flatMap((part) => renderParticle(part, `${indent}  `)),
    `${indent}</xs:${particle.kind}>`,
  ];
}

const occurs = ({ isOptional, isRepeated }: Occurrence) =>
  `${isOptional ? ' minOccurs="0"' : ''}${isRepeated ? ' maxOccurs="unbounded"' : ''}`;

function facetsOf(rule: ValueRule): readonly (readonly [facet: string, value: string])[] {
  const { oneOf = [], patterns = [], lengthMin, lengthMax, min, max } = rule;
  const facets: [string, string][] = [];
  for (const word of oneOf) facets.push(['enumeration', escapeXml(word)]);
  for (const { source } of patterns)
    facets.push(['pattern', escapeXml(source.slice(4, -2).replaceAll('\\/', '/'))]);
  if (lengthMin !== undefined) facets.push(['minLength', `${lengthMin}`]);
  if (lengthMax !== undefined) facets.push(['maxLength', `${lengthMax}`]);
  if (min !== undefined) facets.push(['minInclusive', min]);
  if (max !== undefined) facets.push(['maxInclusive', max]);
  return facets;
}
