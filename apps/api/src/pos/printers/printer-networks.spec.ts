import { describe, expect, it } from '@jest/globals';
import { readPrinterNetworks } from './printer-networks.js';

/** The company that the installation was set up for, and others. */
const shop = { companyId: 'SHOP', isFirst: true };
const bakery = { companyId: 'BAKERY', isFirst: false };
const other = { companyId: 'OTHER', isFirst: false };

const at = (host: string, port = 9_100) => ({ host, port });

describe('the networks that printers may be in', () => {
  it('are none unless the installation names some', () => {
    const none = readPrinterNetworks(undefined);
    expect(none.isOn(shop)).toBe(false);
    expect([none.allows(shop, at('192.168.1.60')), none.allows(shop, at('127.0.0.1'))]).toEqual([
      false,
      false,
    ]);
    expect(readPrinterNetworks(' , ').isOn(shop)).toBe(false);
  });

  it('are ranges, with the ports of raw printing', () => {
    const { isOn, allows } = readPrinterNetworks('192.168.1.0/24, 10.0.0.7');
    expect(isOn(shop)).toBe(true);
    const allowed = [at('192.168.1.60'), at('192.168.1.60', 9_109), at('10.0.0.7')];
    expect(allowed.every((one) => allows(shop, one))).toBe(true);
    const others = [
      ...[at('192.168.2.60'), at('10.0.0.8'), at('127.0.0.1')],
      ...[at('192.168.1.60', 80), at('192.168.1.60', 9_110), at('192.168.1.60', 6_379)],
    ];
    expect(others.some((one) => allows(shop, one))).toBe(false);
  });

  it('may name another port, which is then the only one', () => {
    const { allows } = readPrinterNetworks('10.0.0.0/8:4000');
    expect(allows(shop, at('10.1.2.3', 4_000))).toBe(true);
    expect(allows(shop, at('10.1.2.3'))).toBe(false);
  });

  it('are for the first company where they name none, and for no later one', () => {
    const { isOn, allows } = readPrinterNetworks('192.168.1.0/24, BAKERY=10.0.0.7');
    expect(allows(shop, at('192.168.1.60'))).toBe(true);
    expect([shop, bakery, other].map(isOn)).toEqual([true, true, false]);
    expect([bakery, other].some((one) => allows(one, at('192.168.1.60')))).toBe(false);
    expect(allows(shop, at('10.0.0.7'))).toBe(false);
  });

  it('may be for one company, whose printers no other one reaches', () => {
    const { isOn, allows } = readPrinterNetworks('SHOP=192.168.1.0/24, BAKERY=10.0.0.7:4000');
    expect(allows(shop, at('192.168.1.60'))).toBe(true);
    expect(allows(bakery, at('192.168.1.60'))).toBe(false);
    expect(allows(bakery, at('10.0.0.7', 4_000))).toBe(true);
    expect([shop, bakery, other].map(isOn)).toEqual([true, true, false]);
  });

  it.each([
    'printers',
    '=10.0.0.1',
    'A-B=10.0.0.1',
    '10.0.0.0/33',
    '10.0.0.256',
    '10.0.0.1:0',
    '::1/128',
  ])('stop the server where they cannot be read: %s', (text) => {
    expect(() => readPrinterNetworks(text)).toThrow('PRINTER_NETWORKS');
  });
});
