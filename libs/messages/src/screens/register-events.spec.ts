import { describe, expect, it } from '@jest/globals';
import { events as en } from './en/events.js';
import { events as pt } from './pt/events.js';

describe('what becomes of a record of a register', () => {
  it('is said by the name of the record, in each language', () => {
    expect(en.RegionRegistered).toBe('Region created');
    expect(en.VatArchived).toBe('VAT rate removed');
    expect(pt.RegionRegistered).toBe('Região criada');
    expect(pt.WarehouseRestored).toBe('Armazém restaurado');
  });

  it('is said otherwise where people say so: a batch is blocked', () => {
    expect([en.BatchArchived, pt.BatchArchived]).toEqual(['Batch blocked', 'Lote bloqueado']);
  });
});
