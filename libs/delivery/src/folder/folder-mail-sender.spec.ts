import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DeliveryRefused, type Mail } from '../index.js';
import { FolderMailSender } from './folder-mail-sender.js';

const invitation: Mail = {
  id: 'invitation_01K',
  to: 'amina@mercearia.co.mz',
  subject: 'Convite para a Mercearia Polana',
  text: 'Olá, Amina. A Mercearia Polana convida-a.',
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'balcao-mail-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const sender = () => new FolderMailSender({ folder, from: 'Balcão <balcao@localhost>' });

describe('a mail that is laid into a folder', () => {
  it('is a file that mail readers open', async () => {
    await sender().send(invitation);
    const text = readFileSync(join(folder, 'invitation_01K.eml'), 'utf8');
    expect(text).toContain('To: amina@mercearia.co.mz');
    expect(text).toContain('Message-ID: <invitation_01K@balcao>');
    expect(text).toContain('Auto-Submitted: auto-generated');
  });

  it('is one file, however often it is sent', async () => {
    await sender().send(invitation);
    await sender().send(invitation);
    expect(readdirSync(folder)).toEqual(['invitation_01K.eml']);
  });

  it('leaves no half-written file of a process that died, and keeps those of others', async () => {
    const [old, fresh] = [join(folder, 'a.eml.part'), join(folder, 'b.eml.part')];
    for (const path of [old, fresh]) writeFileSync(path, 'half');
    const anHourAgo = new Date(Date.now() - 3_600_000);
    utimesSync(old, anHourAgo, anHourAgo);
    await sender().close();
    expect(readdirSync(folder)).toEqual(['b.eml.part']);
  });

  it.each([
    { to: 'amina@mercearia.co.mz, bento@mercearia.co.mz' },
    { to: 'amina' },
    { to: 'amina@mercearia.co.mz\nBcc: todos@mercearia.co.mz' },
    { subject: 'Convite\r\nBcc: todos@mercearia.co.mz' },
    { subject: ' ' },
    { id: '../fora' },
  ])('is refused when it could be another than it says (%j)', async (change) => {
    await expect(sender().send({ ...invitation, ...change })).rejects.toThrow(DeliveryRefused);
    expect(readdirSync(folder)).toEqual([]);
  });
});
