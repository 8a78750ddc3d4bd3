/** RFC 8785: names in order, nothing of what is missing, texts and numbers as JSON writes them. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonicalJson(one ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields: string[] = [];
  for (const name of Object.keys(value).sort()) {
    const field: unknown = (value as Readonly<Record<string, unknown>>)[name];
    if (field !== undefined) fields.push(`${JSON.stringify(name)}:${canonicalJson(field)}`);
  }
  return `{${fields.join(',')}}`;
}
