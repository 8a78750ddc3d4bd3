import { describe, expect, it } from '@jest/globals';
import { printerAddress } from './printer-address.js';

describe('the address of a printer', () => {
  it('is four numbers, and a port where it is not the usual one', () => {
    expect(printerAddress('192.168.1.60')).toEqual({ host: '192.168.1.60', port: 9_100 });
    expect(printerAddress('10.0.0.7:9101')).toEqual({ host: '10.0.0.7', port: 9_101 });
    // Some read a leading nought as eight to the power: it is said without.
    expect(printerAddress('010.001.000.007')).toEqual({ host: '10.1.0.7', port: 9_100 });
  });

  it.each([
    ['10.0.0.7:1', 1],
    ['255.255.255.255:65535', 65_535],
  ])('has the first and the last port: %s', (text, port) => {
    expect(printerAddress(text)?.port).toBe(port);
  });

  it.each([
    'printer.local',
    '192.168.1',
    '192.168.1.256',
    '192.168.1.60:0',
    '192.168.1.60:65536',
    '192.168.1.60:70000',
    '192.168.1.60:9100/x',
    'http://192.168.1.60',
    '[::1]:9100',
    '',
  ])('is nothing else: %s', (text) => {
    expect(printerAddress(text)).toBeUndefined();
  });
});
