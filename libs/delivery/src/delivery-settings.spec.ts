import { describe, expect, it } from '@jest/globals';
import { readDeliverySettings } from './delivery-settings.js';

describe('how people are reached', () => {
  it('is by the data folder and this machine unless something else is said', () => {
    expect(readDeliverySettings({}, 4_000)).toEqual({
      mailFrom: 'Balcão <balcao@localhost>',
      webAddress: 'http://localhost:4000',
    });
  });

  it('is what is said', () => {
    const environment = {
      SMTP_URL: 'smtp://balcao:segredo@mail.example.co.mz:587',
      MAIL_FROM: 'Facturação <facturas@example.co.mz>',
      PUBLIC_URL: 'https://balcao.example.co.mz/',
    };
    expect(readDeliverySettings(environment, 3_000)).toEqual({
      smtpUrl: environment.SMTP_URL,
      mailFrom: environment.MAIL_FROM,
      webAddress: 'https://balcao.example.co.mz',
    });
  });

  it.each([
    [{ SMTP_URL: 'mail:segredo@host' }, 'SMTP_URL is no address such as smtp://'],
    [{ MAIL_FROM: 'Balcão segredo' }, 'MAIL_FROM is no sender such as'],
    [{ PUBLIC_URL: 'balcao.example.co.mz' }, 'PUBLIC_URL is "balcao.example.co.mz"'],
  ])('names the setting that cannot be, and no password (%j)', (environment, sentence) => {
    const read = () => readDeliverySettings(environment, 3_000);
    expect(read).toThrow(sentence);
    expect(read).not.toThrow('segredo');
  });
});
