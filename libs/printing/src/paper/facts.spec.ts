import { describe, expect, it } from '@jest/globals';
import { printedInvoice, withLines } from '../testing/printed.js';
import { paperOf } from './paper-of.js';
import type { PrintedDocument } from './printed-document.js';

const soldAt = { at: '2026-03-20T12:35:00.000Z', timeZone: 'Africa/Maputo' };
const factsOf = (change: Partial<PrintedDocument>): ReadonlyMap<string, string> => {
  const printed = withLines(printedInvoice({ seller: 'Celeste', ...change }), 2);
  return new Map(paperOf(printed).facts.map(({ label, value }) => [label, value]));
};

describe('what was sold over the counter', () => {
  it('says on paper when, by whom and how much, and on few lines nothing that is plain', () => {
    const facts = factsOf({ isAtTill: true, soldAt });
    expect(facts.get('Data de emissão')).toMatch(/ 14:35$/);
    expect(facts.get('Emitido por')).toBe('Celeste');
    expect(facts.has('Moeda')).toBe(false);
    expect(facts.has('Conta de cliente')).toBe(false);
    expect(facts.get('Artigos')).toMatch(/^\d+$/);
  });

  it('counts what is measured apart from pieces', () => {
    const printed = printedInvoice({ isAtTill: true });
    const [line] = printed.issued.lines;
    if (line === undefined) throw new Error('the invoice has no line');
    const weighed = { ...line, unit: 'kg', quantity: '0.355' } as typeof line;
    const issued = {
      ...printed.issued,
      lines: [{ ...line, quantity: '3' } as typeof line, weighed],
    };
    const facts = paperOf({ ...printed, issued }).facts;
    expect(facts).toContainEqual({ label: 'Artigos', value: '3 · 0,355 kg' });
    const onlyWeighed = { ...printed.issued, lines: [weighed] };
    expect(paperOf({ ...printed, issued: onlyWeighed }).facts).toContainEqual({
      label: 'Artigos',
      value: '0,355 kg',
    });
  });
});

describe('what was made at a desk', () => {
  it('says its currency, and neither the hour nor who made it', () => {
    const facts = factsOf({});
    expect(facts.get('Moeda')).toBe('MZN');
    expect(facts.has('Emitido por')).toBe(false);
    expect(facts.has('Artigos')).toBe(false);
  });
});

describe('the final consumer', () => {
  it('is named once, whatever language its name is in', () => {
    const printed = printedInvoice();
    const { nuit: _nuit, ...party } = printed.issued.party;
    const named = { ...printed.issued, party: { ...party, name: 'Final consumer' } };
    expect(paperOf({ ...printed, issued: named }).party?.lines).not.toContain('Consumidor final');
  });
});
