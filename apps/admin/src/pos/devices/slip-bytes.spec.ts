import { describe, expect, it } from '@jest/globals';
import { foreignByteIn } from '@balcao/printing';
import { slipBytes } from './slip-bytes.js';

const slip = {
  title: 'Loja Moderna · Sangria',
  lines: [
    { label: 'Caixa', value: 'Caixa 1' },
    { label: 'Motivo', value: 'Cofre ao fim da manhã, contado a dois' },
  ],
  amount: '1 000,00 MZN',
  signers: ['Operador', 'Supervisor'],
};

describe('a slip of cash on a receipt printer', () => {
  const bytes = slipBytes(slip, { columns: 32, codePage: 'cp1252' });
  const text = new TextDecoder('windows-1252').decode(bytes);

  it('says what moved, why, how much, and who signs', () => {
    expect(text).toContain('Caixa                    Caixa 1\n');
    expect(text).toContain('Motivo');
    expect(text).toContain('1 000,00 MZN\n');
    expect(text).toContain(`${'-'.repeat(32)}\nOperador\n`);
    expect(text).toContain(`${'-'.repeat(32)}\nSupervisor\n`);
  });

  it('keeps within the roll', () => {
    const lines = text.split('\n').filter((line) => /^[\w ,.-]+$/.test(line));
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(32);
  });

  it('is what a server prints', () => {
    expect(foreignByteIn(bytes)).toBeUndefined();
  });

  it('is cut off at its end', () => {
    expect([...bytes.slice(-4)]).toEqual([0x1d, 0x56, 0x42, 3]);
  });
});
