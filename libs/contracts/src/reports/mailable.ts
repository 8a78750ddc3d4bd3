import type { Permission } from '@balcao/domain';

/** Reports that are no sums of one kind of row: each is a page, a file and a mail of its own. */
export const statements = [
  { name: 'account_statement', topic: 'money', permission: 'parties.view' },
  { name: 'financial_statement', topic: 'taxes', permission: 'reports.view' },
  { name: 'vat_summary', topic: 'taxes', permission: 'documents.view' },
] as const satisfies readonly StatementDeclaration[];

interface StatementDeclaration {
  /** Its page is `commercial/reports/<name>`. */
  readonly name: string;
  readonly topic: string;
  /** What it takes beside `reports.view`. */
  readonly permission: Permission;
}

/** The name of a page of figures that can be mailed like a report. */
export type StatementName = (typeof statements)[number]['name'];

/** The statement of a name; none for others. */
export const statementOf = (name: string): (typeof statements)[number] | undefined =>
  statements.find((statement) => statement.name === name);
