import {
  declarationText,
  mozambique,
  splitDeclaration,
  writeSaft,
  type DeclarationPart,
} from '@balcao/fiscal';
import type { ZipEntry } from '../company-export/zip-stream.js';
import {
  readFiscalFacts,
  readFiscalSource,
  type FiscalGround,
} from '../fiscal-files/fiscal-source.js';
import type { PackOrder } from './pack-order.js';

/** The monthly declaration in its parts, and the SAF-T file, of the same days. */
export async function* fiscalEntries(
  ground: FiscalGround,
  companyId: string,
  { from, to }: PackOrder,
): AsyncGenerator<ZipEntry> {
  const facts = await readFiscalFacts(ground, companyId, { kind: 'saft-mz', from, to });
  const source = await readFiscalSource(ground, facts);
  const { taxId } = source.company;
  for await (const part of splitDeclaration(source.invoicesByDay(), source.company, 'csv')) {
    const name = `fiscal/e-declaracao-${taxId}-${from}-${to}-${part.part}.csv`;
    yield { name, content: partBytes(part) };
  }
  const content = writeSaft(source, mozambique());
  yield { name: `fiscal/saft-mz-${taxId}-${from}-${to}.xml`, content };
}

async function* partBytes(part: DeclarationPart): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(new TextEncoder().encode(declarationText(part, 'csv')));
}
