import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { DeliveryFailed, DeliveryRefused, type Mail } from '../index.js';
import { SmtpMailSender } from './smtp-mail-sender.js';

const receipt: Mail = {
  id: 'receipt_RC_2026_12',
  to: 'compras@cervejaria.co.mz',
  subject: 'Recibo RC 2026/12',
  text: 'Segue o recibo.',
  html: '<p>Segue o recibo.</p>',
  attachments: [
    { name: 'RC 2026-12.pdf', contentType: 'application/pdf', content: new Uint8Array([37, 80]) },
  ],
};

const servers: SMTPServer[] = [];
afterEach(async () => {
  await Promise.all(
    servers.splice(0).map(
      (server) =>
        new Promise<void>((done) => {
          server.close(() => {
            done();
          });
        }),
    ),
  );
});

async function listening(options: SMTPServerOptions = {}): Promise<string> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options });
  servers.push(server);
  await new Promise<void>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      resolve();
    }),
  );
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

const senderTo = (place: string) =>
  new SmtpMailSender({
    url: `smtp://${place}`,
    from: 'Balcão <balcao@example.co.mz>',
    timeoutMs: 2_000,
  });

describe('a mail to a server', () => {
  it('arrives whole', async () => {
    const arrived: string[] = [];
    const place = await listening({
      onData: (stream, _session, done) => {
        void text(stream).then((mail) => {
          arrived.push(mail);
          done();
        });
      },
    });
    const sender = senderTo(place);
    await sender.send(receipt);
    await sender.close();
    expect(arrived).toHaveLength(1);
    expect(arrived[0]).toContain('To: compras@cervejaria.co.mz');
    expect(arrived[0]).toContain('Message-ID: <receipt_RC_2026_12@balcao>');
    expect(arrived[0]).toContain('application/pdf');
  });

  it('never goes when the server does not know the address', async () => {
    const place = await listening({
      onRcptTo: (_address, _session, done) => {
        done(Object.assign(new Error('no such user'), { responseCode: 550 }));
      },
    });
    const sender = senderTo(place);
    const error: unknown = await sender.send(receipt).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DeliveryRefused);
    expect(error).toHaveProperty('message', 'the mail server refuses the mail: 550 no such user');
    await sender.close();
  });

  it('may go later when the server has no time', async () => {
    const place = await listening({
      onRcptTo: (_address, _session, done) => {
        done(Object.assign(new Error('try later'), { responseCode: 451 }));
      },
    });
    const sender = senderTo(place);
    await expect(sender.send(receipt)).rejects.toThrow(DeliveryFailed);
    await sender.close();
  });

  it('may go later when nobody answers, and the password is not disclosed', async () => {
    const url = 'smtp://balcao:segredo@127.0.0.1:1';
    const sender = new SmtpMailSender({ url, from: 'balcao@localhost', timeoutMs: 500 });
    const error: unknown = await sender.send(receipt).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DeliveryFailed);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('segredo');
    await sender.close();
  });

  it('does not tell a password to a server without encryption', async () => {
    let wasAsked = false;
    const place = await listening({
      onAuth: (_auth, _session, done) => {
        wasAsked = true;
        done(null, { user: 'balcao' });
      },
    });
    const sender = senderTo(`balcao:segredo@${place}`);
    await expect(sender.send(receipt)).rejects.toThrow(DeliveryFailed);
    await sender.close();
    expect(wasAsked).toBe(false);
  });
});
