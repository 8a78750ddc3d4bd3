import type { DocumentLink, DocumentRow } from '@balcao/contracts';

/** `GR_2026.9` before `GR_2026.10`. */
const byNumber = new Intl.Collator('en', { numeric: true });

/** A document and its links. */
export type LinkedDocument = Pick<DocumentRow, 'id' | 'madeOf' | 'madeInto' | 'issuedOn'>;

/** A link between documents: `from` came first. */
export interface ChainEdge {
  readonly from: string;
  readonly to: string;
  readonly kind: DocumentLink['kind'];
}

/** The position of a document: its step from the start and its row within the step. */
export interface ChainPlace {
  readonly id: string;
  readonly step: number;
  readonly row: number;
}

export interface Chain {
  readonly places: readonly ChainPlace[];
  readonly edges: readonly ChainEdge[];
  readonly steps: number;
  /** The most rows in any step. */
  readonly rows: number;
}

/** The links between known documents, each once. */
export function edgesOf(documents: readonly LinkedDocument[]): readonly ChainEdge[] {
  const known = new Set(documents.map(({ id }) => id));
  const edges = new Map<string, ChainEdge>();
  const add = (from: string, to: string, kind: DocumentLink['kind']): void => {
    if (known.has(from) && known.has(to)) edges.set(`${from} ${to}`, { from, to, kind });
  };
  for (const { id, madeOf = [], madeInto = [] } of documents) {
    for (const { documentId, kind } of madeOf) add(documentId, id, kind);
    for (const { documentId, kind } of madeInto) add(id, documentId, kind);
  }
  return [...edges.values()];
}

/** Places each document one step after the last of its sources, the oldest on top. */
export function chainOf(documents: readonly LinkedDocument[]): Chain {
  const edges = edgesOf(documents);
  const steps = new Map(documents.map(({ id }) => [id, 0]));
  // Nothing is made of itself, so that as many rounds as documents reach the end of any chain.
  for (let round = 0; round < documents.length; round += 1) {
    let isMoved = false;
    for (const { from, to } of edges) {
      const behind = (steps.get(from) ?? 0) + 1;
      if (behind <= (steps.get(to) ?? 0) || behind >= documents.length) continue;
      steps.set(to, behind);
      isMoved = true;
    }
    if (!isMoved) break;
  }
  const filled: number[] = [];
  const places = documents
    .toSorted((a, b) => a.issuedOn.localeCompare(b.issuedOn) || byNumber.compare(a.id, b.id))
    .map(({ id }) => {
      const step = steps.get(id) ?? 0;
      const row = filled[step] ?? 0;
      filled[step] = row + 1;
      return { id, step, row };
    });
  return { places, edges, steps: filled.length, rows: Math.max(0, ...filled) };
}
