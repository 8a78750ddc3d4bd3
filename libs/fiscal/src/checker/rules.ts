import type { KeyRing } from '../signatures/index.js';
import type { XmlNode } from '../xml/xml-tree.js';
import { CreditRules } from './credit-rules.js';
import { checkDocument, type DocumentSums } from './document-rules.js';
import { checkDays, checkHeader, type FileDays } from './header-rules.js';
import { MasterRules } from './master-rules.js';
import { checkPayment } from './payment-rules.js';
import type { Report } from './problem.js';
import { child, childrenOf, RecordReport, textOf, type SaftRecord } from './record.js';
import { SectionRules } from './section-rules.js';
import { SeriesRules } from './series-rules.js';

interface Kind {
  readonly section: string;
  readonly number: string;
  readonly date: string;
  readonly status: string;
  readonly type: string;
  readonly isSigned: boolean;
  /** Statuses whose amounts do not count. */
  readonly uncounted: readonly string[];
}

const kinds: Readonly<Record<string, Kind>> = {
  'SalesInvoices/Invoice': {
    section: 'SalesInvoices',
    number: 'InvoiceNo',
    date: 'InvoiceDate',
    status: 'InvoiceStatus',
    type: 'InvoiceType',
    isSigned: true,
    uncounted: ['A', 'F'],
  },
  'MovementOfGoods/StockMovement': {
    section: 'MovementOfGoods',
    number: 'DocumentNumber',
    date: 'MovementDate',
    status: 'MovementStatus',
    type: 'MovementType',
    isSigned: true,
    uncounted: ['A'],
  },
  'WorkingDocuments/WorkDocument': {
    section: 'WorkingDocuments',
    number: 'DocumentNumber',
    date: 'WorkDate',
    status: 'WorkStatus',
    type: 'WorkType',
    isSigned: true,
    uncounted: ['A'],
  },
  'Payments/Payment': {
    section: 'Payments',
    number: 'PaymentRefNo',
    date: 'TransactionDate',
    status: 'PaymentStatus',
    type: 'PaymentType',
    isSigned: false,
    uncounted: ['A'],
  },
};

/** What the rules have seen of a file. */
export interface RulesSummary {
  /** By section. */
  readonly documents: Readonly<Record<string, number>>;
  readonly signatures: { readonly valid: number; readonly unproved: number };
}

/** All the rules beyond the schema, fed record by record. */
export class Rules {
  private readonly masters = new MasterRules();
  private readonly credits = new CreditRules();
  private readonly series = new Map<string, SeriesRules>();
  private readonly sections = new Map<string, SectionRules>();
  private readonly documents: Record<string, number> = {};
  private days: FileDays | undefined;
  private readonly certified = { isCertified: false, isReported: false };
  /** The type of document that each internal code stands for: `FT` in `FT 2026/1`. */
  private readonly codes = new Map<string, string>();

  constructor(
    private readonly report: Report,
    private keys: KeyRing,
    /** The program whose keys they are. */
    private readonly keysOf?: string,
  ) {}

  record(record: SaftRecord): void {
    const { node, path } = record;
    const report = new RecordReport(this.report, record);
    const kind = kinds[path];
    if (kind !== undefined) this.document(node, path, kind, report);
    else this.master(node, path, report);
  }

  sectionField(section: string, node: XmlNode): void {
    this.sectionOf(section).field(node);
  }

  sectionEnd(section: string): void {
    this.sections.get(section)?.finish();
  }

  /** Only a whole file can lack something: what a part lacks may be in the rest. */
  finish(isWhole: boolean): RulesSummary {
    if (isWhole) {
      for (const series of this.series.values()) series.finish();
      this.credits.finish();
      this.masters.finish();
    }
    const signatures = { valid: 0, unproved: 0 };
    for (const { signatures: of } of this.series.values()) {
      signatures.valid += of.valid;
      signatures.unproved += of.unproved;
    }
    return { documents: this.documents, signatures };
  }

  private master(node: XmlNode, path: string, report: RecordReport): void {
    if (path === 'Header') this.header(node, report);
    else if (path === 'Customer') this.masters.take('customer', node, report);
    else if (path === 'Supplier') this.masters.take('supplier', node, report);
    else if (path === 'Product') this.masters.take('product', node, report);
    else if (path.endsWith('TaxTableEntry')) this.masters.takeTax(node);
    else if (path === 'PurchaseInvoices/Invoice') this.purchase(node, report);
  }

  private header(node: XmlNode, report: RecordReport): void {
    const certificate = textOf(node, 'SoftwareCertificateNumber');
    const validation = textOf(node, 'SoftwareValidationNumber');
    this.certified.isCertified = /[1-9]/.test(certificate + validation);
    this.days = checkHeader(node, report);
    const isForeign = this.keysOf !== undefined && textOf(node, 'ProductID') !== this.keysOf;
    if (isForeign) this.keys = { versions: [] };
  }

  private purchase(node: XmlNode, report: RecordReport): void {
    this.masters.checkParty(node, report);
    this.count('PurchaseInvoices', checkDocument(node, report), true);
  }

  private document(node: XmlNode, path: string, kind: Kind, report: RecordReport): void {
    const status = textOf(child(node, 'DocumentStatus') ?? node, kind.status);
    const counts = !kind.uncounted.includes(status);
    this.masters.checkParty(node, report);
    for (const line of childrenOf(node, 'Line')) this.masters.checkLine(line, report);
    checkDays(node, kind.date, this.days, report);
    this.checkCode(node, kind, report);
    this.seriesOf(path, kind).check(node, report);
    const isPayment = kind.section === 'Payments';
    const sums = isPayment ? checkPayment(node, report) : checkDocument(node, report);
    if (kind.section === 'SalesInvoices') this.credits.check(node, !counts, report);
    this.count(kind.section, sums, counts);
  }

  /** An internal code stands for one type of document (docs/rules.md, C2); told once for each. */
  private checkCode(node: XmlNode, kind: Kind, report: RecordReport): void {
    const at = child(node, kind.number);
    const [, code] = /^(\S+) /.exec(at?.text.trim() ?? '') ?? [];
    const type = textOf(node, kind.type);
    if (code === undefined || type === '') return;
    const known = this.codes.get(code);
    if (known === undefined) this.codes.set(code, type);
    else if (known !== type && !this.codes.has(`${code} ${type}`)) {
      this.codes.set(`${code} ${type}`, type);
      report.tell('number.codeOfTwoTypes', { code, type, other: known }, at);
    }
  }

  private count(section: string, sums: DocumentSums, counts: boolean): void {
    this.documents[section] = (this.documents[section] ?? 0) + 1;
    this.sectionOf(section).add(sums, counts);
  }

  private seriesOf(path: string, kind: Kind): SeriesRules {
    const known = this.series.get(path);
    if (known !== undefined) return known;
    const made = new SeriesRules(kind, this.keys, this.certified);
    this.series.set(path, made);
    return made;
  }

  private sectionOf(section: string): SectionRules {
    const known = this.sections.get(section);
    if (known !== undefined) return known;
    const made = new SectionRules(section, this.report);
    this.sections.set(section, made);
    return made;
  }
}
