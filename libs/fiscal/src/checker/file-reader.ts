import { SchemaValidator, type Schema, type SchemaProblem } from '../schema/index.js';
import { XmlStream, type XmlPlace } from '../xml/xml-stream.js';
import type { XmlNode } from '../xml/xml-tree.js';
import type { SaftRecord } from './record.js';

/** Callbacks for the contents of a file: records whole, of sections only the totals. */
export interface FileListener {
  /** The root was opened; the schema that it is read by. */
  readonly begin: (
    root: string,
    attributes: Readonly<Record<string, string>>,
  ) => Schema | undefined;
  readonly record: (record: SaftRecord) => void;
  /** An element directly in a section of documents: `SalesInvoices`, `TotalDebit`. */
  readonly sectionField: (section: string, node: XmlNode) => void;
  /** A section of documents has been read to its end. */
  readonly sectionEnd: (section: string, node: XmlNode) => void;
  readonly schema: (problem: SchemaProblem, where: PlaceInFile) => void;
  /** The first text that is not in the encoding which the file says. */
  readonly misread: (text: string, where: PlaceInFile) => void;
  /** The first text with a character that is not to be seen. */
  readonly control: (text: string, where: PlaceInFile) => void;
}

type PlaceInFile = XmlPlace & { readonly element: string; readonly document?: string };

/** Elements that are read whole, by the names above them. */
const records = new Set([
  'AuditFile/Header',
  'AuditFile/MasterFiles/Customer',
  'AuditFile/MasterFiles/Supplier',
  'AuditFile/MasterFiles/Product',
  'AuditFile/MasterFiles/TaxTable/TaxTableEntry',
  'AuditFile/SourceDocuments/SalesInvoices/Invoice',
  'AuditFile/SourceDocuments/MovementOfGoods/StockMovement',
  'AuditFile/SourceDocuments/WorkingDocuments/WorkDocument',
  'AuditFile/SourceDocuments/Payments/Payment',
  'AuditFile/SourceDocuments/PurchaseInvoices/Invoice',
]);
const sectionsParent = 'AuditFile/SourceDocuments';
const numbers = new Set(['InvoiceNo', 'DocumentNumber', 'PaymentRefNo']);

/** What stands for bytes that are nothing in the encoding of the file. */
const misread = '\ufffd';

/** Letters of a code page that was taken for another, and what a terminal would obey. */
const control = /[\u007f-\u009f]|[^\P{Cc}\t\n\r]/u;

interface Open {
  readonly node: XmlNode;
  /** Names from the root, down to the records; empty below them. */
  readonly path: string;
  readonly isRecord: boolean;
  /** How many of its children have the name of the last one. */
  sameNamed: number;
  lastName: string;
}

/** A text in which such characters can be seen: `Ma<U+0091>o`. */
const shownText = (text: string): string =>
  text.trim().replaceAll(new RegExp(control, 'gu'), (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase();
    return `<U+${code.padStart(4, '0')}>`;
  });

/** Reads a file of any size, one record at a time in memory. */
export class FileReader {
  private readonly stream = new XmlStream({
    open: (name, attributes) => {
      this.open(name, attributes);
    },
    text: (text) => {
      const top = this.stack.at(-1);
      if (top === undefined) return;
      top.node.text += text;
      if (!this.isMisread && text.includes(misread)) {
        this.isMisread = true;
        this.listener.misread(text.trim(), this.here(this.steps().join('/')));
      }
      if (!this.hasControl && control.test(text)) {
        this.hasControl = true;
        this.listener.control(shownText(text), this.here(this.steps().join('/')));
      }
    },
    close: () => {
      this.close();
    },
  });
  private readonly stack: Open[] = [];
  private validator: SchemaValidator | undefined;
  private document: string | undefined;
  private isMisread = false;
  private hasControl = false;

  constructor(private readonly listener: FileListener) {}

  /** Throws `XmlBroken`. */
  async read(bytes: AsyncIterable<Uint8Array>): Promise<void> {
    await this.stream.read(bytes);
  }

  get place(): XmlPlace {
    return this.stream.place;
  }

  private open(name: string, attributes: Readonly<Record<string, string>>): void {
    const parent = this.stack.at(-1);
    const node: XmlNode = { name, attributes, ...this.place, children: [], text: '' };
    const path = pathOf(parent, name);
    if (parent === undefined) this.begin(name, attributes);
    else {
      parent.sameNamed = parent.lastName === name ? parent.sameNamed + 1 : 1;
      parent.lastName = name;
      // What parts elements is no text of theirs, and would grow with their number.
      if (parent.node.text.trim() === '') parent.node.text = '';
      const isKept = parent.path === '' || parent.isRecord;
      if (isKept) parent.node.children.push(node);
    }
    this.stack.push({ node, path, isRecord: records.has(path), sameNamed: 0, lastName: '' });
    this.validator?.open(name);
  }

  private begin(name: string, attributes: Readonly<Record<string, string>>): void {
    const schema = this.listener.begin(name, attributes);
    if (schema === undefined) return;
    this.validator = new SchemaValidator(schema, (problem) => {
      this.listener.schema(problem, this.here(this.elementPath(problem)));
    });
  }

  private here(element: string): PlaceInFile {
    const { document } = this;
    const where = { ...this.place, element };
    return document === undefined ? where : { ...where, document };
  }

  private close(): void {
    const top = this.stack.at(-1);
    if (top === undefined) return;
    this.validator?.close(top.node.text);
    this.stack.pop();
    const parent = this.stack.at(-1);
    if (parent?.isRecord === true && numbers.has(top.node.name)) {
      this.document = top.node.text.trim();
    }
    if (top.isRecord) this.endRecord(top);
    else if (parent?.path.startsWith(`${sectionsParent}/`) === true) {
      this.listener.sectionField(parent.node.name, top.node);
    } else if (parent?.path === sectionsParent) {
      this.listener.sectionEnd(top.node.name, top.node);
    }
  }

  private endRecord({ node, path }: Open): void {
    const [, , ...inSection] = path.split('/');
    const shown = inSection.length > 0 ? inSection.join('/') : node.name;
    const { document } = this;
    this.document = undefined;
    this.listener.record({ node, path: shown, ...(document !== undefined && { document }) });
  }

  /** `SourceDocuments/SalesInvoices/Invoice[3]/Line[2]/UnitPrice` of what is being read. */
  private elementPath({ code, element }: SchemaProblem): string {
    const steps = this.steps();
    if (code === 'unexpected' && this.stack.at(-1)?.node.name !== element) steps.push(element);
    return steps.join('/');
  }

  private steps(): string[] {
    return this.stack.slice(1).map(({ node }, at) => {
      const count = this.stack[at]?.sameNamed ?? 1;
      return count > 1 ? `${node.name}[${count}]` : node.name;
    });
  }
}

/** Paths are known down to the records; what is in a record is in its tree. */
function pathOf(parent: Open | undefined, name: string): string {
  if (parent === undefined) return name;
  return parent.path === '' || parent.isRecord ? '' : `${parent.path}/${name}`;
}
