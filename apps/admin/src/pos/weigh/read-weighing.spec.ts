import { describe, expect, it } from '@jest/globals';
import { readReport, readWeighing } from './read-weighing.js';

describe('the line of a scale', () => {
  it.each([
    ['ST,GS,+000.355kg', '0.355', true],
    ['US,NT,+  1.200 kg', '1.2', false],
    ['S S      0.355 kg', '0.355', true],
    ['S D      0.360 kg', '0.36', false],
    ['\u000200.355\r', '0.355', true],
    ['\u00020355', '0.355', true],
    ['  355 g', '0.355', true],
    ['12,5 kg', '12.5', true],
    ['0.000 kg', '0', true],
  ])('%j weighs %s kg', (line, kilograms, isStable) => {
    expect(readWeighing(line)).toEqual({ kilograms, isStable });
  });

  it.each(['', 'S I', 'OL', 'ST,GS,-000.020kg', '0.8 lb'])('%j is no weight', (line) => {
    expect(readWeighing(line)).toBeUndefined();
  });
});

describe('the report of a USB scale', () => {
  const report = (...bytes: readonly number[]) =>
    readReport(new DataView(Uint8Array.from(bytes).buffer));

  it('has a power of ten and a unit', () => {
    expect(report(4, 2, 0, 0x63, 0x01)).toEqual({ kilograms: '0.355', isStable: true });
    expect(report(3, 3, 0xfd, 0xe7, 0x03)).toEqual({ kilograms: '0.999', isStable: false });
    expect(report(4, 3, 1, 2, 0)).toEqual({ kilograms: '20', isStable: true });
  });

  it('says nothing of a fault, of pounds, or when it is cut short', () => {
    expect(report(1, 3, 0, 1, 0)).toBeUndefined();
    expect(report(4, 12, 0, 1, 0)).toBeUndefined();
    expect(report(4, 3)).toBeUndefined();
  });
});
