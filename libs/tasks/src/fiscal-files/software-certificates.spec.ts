import { describe, expect, it } from '@jest/globals';
import { readSoftwareCertificates } from './software-certificates.js';

const read = (value?: string) => readSoftwareCertificates({ SOFTWARE_CERTIFICATES: value });

describe('the certificates of an installation', () => {
  it('are none while the setting says nothing', () => {
    expect(read()).toEqual({});
    expect(read('  ')).toEqual({});
  });

  it('are one for each country that is named', () => {
    expect(read('AO:123/AGT/2025, PT: 2230/AT,MZ:17')).toEqual({
      AO: '123/AGT/2025',
      PT: '2230/AT',
      MZ: '17',
    });
  });

  it.each(['2230/AT', 'PT:2230/AGT/2025', 'AO:123/AT', 'FR:12', 'PT:', 'MZ:no number'])(
    'are refused by name where one is no number of an authority: %s',
    (entry) => {
      expect(() => read(`AO:123/AGT/2025,${entry}`)).toThrow(
        `SOFTWARE_CERTIFICATES has "${entry}", which is none of AO:123/AGT/2025`,
      );
    },
  );
});
