import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DeliverySettingError } from './delivery-settings.js';
import { secretSettings, withSettingsFromFiles } from './settings-from-files.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'balcao-secrets-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('a setting that holds a secret', () => {
  it.each(secretSettings)('may be in a file: %s', (name) => {
    const path = join(folder, 'secret');
    writeFileSync(path, 'esdb://admin:palavra@host:2113\n');
    const environment = withSettingsFromFiles({ [`${name}_FILE`]: path, PORT: '3000' });
    expect(environment).toMatchObject({ [name]: 'esdb://admin:palavra@host:2113', PORT: '3000' });
  });

  it('is as it was without a file, also where its name is empty', () => {
    const environment = { SECRETS_KEY: 'k', SETUP_CODE_FILE: ' ', SSL_CERT_FILE: '/nowhere' };
    expect(withSettingsFromFiles(environment)).toEqual(environment);
  });

  it('is refused where its file cannot be read, or it is given both ways', () => {
    const path = join(folder, 'none');
    expect(() => withSettingsFromFiles({ SECRETS_KEY_FILE: path })).toThrow(
      new DeliverySettingError(`SECRETS_KEY_FILE is "${path}", which cannot be read.`),
    );
    expect(() => withSettingsFromFiles({ SECRETS_KEY_FILE: path, SECRETS_KEY: 'k' })).toThrow(
      'SECRETS_KEY and SECRETS_KEY_FILE are both set',
    );
  });
});
