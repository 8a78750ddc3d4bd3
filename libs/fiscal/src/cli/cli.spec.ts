import { describe, expect, it } from '@jest/globals';
import { checkArguments } from './arguments.js';
import { endLines, problemLine } from './lines.js';

describe('the arguments of the checker', () => {
  it('name a file, and what to check it with', () => {
    const args = ['march.xml', '--lang', 'pt', '--key', '2=two.pem', '--max', '5'];
    expect(checkArguments(args)).toEqual({
      file: 'march.xml',
      language: 'pt',
      max: 5,
      keys: [{ version: '2', file: 'two.pem' }],
    });
  });

  it.each([[[]], [['a.xml', 'b.xml']], [['a.xml', '--lang', 'fr']], [['--what']]])(
    'make no sense as %j',
    (args) => {
      expect(checkArguments(args)).toBeUndefined();
    },
  );
});

describe('the lines of the checker', () => {
  it('begin with the place', () => {
    const problem = {
      severity: 'error' as const,
      code: 'exemption.missing' as const,
      params: {},
      line: 12,
      column: 4,
      element: 'SalesInvoices/Invoice/Line[2]/Tax',
      document: 'FT 2026/17',
    };
    expect(problemLine(problem, 'pt')).toBe(
      '12:4 SalesInvoices/Invoice/Line[2]/Tax FT 2026/17: Não é cobrado imposto e falta o motivo',
    );
  });

  it('end with what was read and found', () => {
    const summary = {
      documents: { SalesInvoices: 5 },
      signatures: { valid: 5, unproved: 0 },
      errors: 0,
      warnings: 1,
      namespace: 'SAF-T_MZ',
    };
    expect(endLines(summary, 3, 'en')).toEqual([
      'Further problems that are not listed: 3',
      'Documents read: SalesInvoices 5',
      'Signatures that are right: 5',
      'Errors: 0, Warnings: 1',
    ]);
  });
});
