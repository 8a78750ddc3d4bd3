/** The labels of each figure, by its name. */
export type Figures = ReadonlyMap<string, ReadonlySet<string>>;

/** What Prometheus adds to everything that it reads, and to its own figures. */
const addedLabels = ['job', 'instance', 'le'];
const ownFigures = ['up'];

/** The figures of a text as Prometheus reads it. */
export function figuresIn(text: string): Figures {
  const figures = new Map<string, Set<string>>();
  for (const [, name = ''] of text.matchAll(/^# TYPE (\w+) /gm)) figures.set(name, new Set());
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)\{([^}]*)\} /gm)) {
    const known = figures.get(name) ?? figures.get(base(name));
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known?.add(label);
  }
  return figures;
}

/** What an expression asks for that is not there, one sentence each. */
export function faultsIn(expression: string, figures: Figures): readonly string[] {
  const labels = new Set(addedLabels);
  const faults: string[] = [];
  for (const name of namesIn(expression)) {
    const found = figures.get(name) ?? figures.get(base(name));
    if (found === undefined) faults.push(`there is no figure ${name}`);
    for (const label of found ?? []) labels.add(label);
  }
  const strange = faults.length > 0 ? [] : labelsIn(expression).filter((each) => !labels.has(each));
  return [...faults, ...strange.map((label) => `no figure of it has the label ${label}`)];
}

const base = (name: string): string => name.replace(/_(?:bucket|count|sum)$/, '');

/** Names with an underscore, outside of braces, that no bracket of a function follows. */
function namesIn(expression: string): readonly string[] {
  const bare = expression.replaceAll(/\{[^}]*\}/g, '').replaceAll(/by \([^)]*\)/g, '');
  const names = [...bare.matchAll(/\$?\b[a-z]\w*_\w+\b(?!\s*\()/g)].map(([name]) => name);
  return names.filter((name) => !name.startsWith('$') && !ownFigures.includes(name));
}

function labelsIn(expression: string): readonly string[] {
  const selected = [...expression.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, name = '']) => name);
  const grouped = [...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim()),
  );
  return [...selected, ...grouped];
}
