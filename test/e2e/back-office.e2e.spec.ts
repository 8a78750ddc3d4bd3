import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { TestServer } from './support/server.js';

describe('the back office over HTTP', () => {
  let server: TestServer;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'balcao-office-'));
    server = await TestServer.open({ backOfficeDir: folder });
  });
  afterAll(async () => {
    await server.end();
    await rm(folder, { recursive: true });
  });

  const get = (path: string) => request(server.api.app.getHttpServer()).get(path);

  it('says what to do while it is not built', async () => {
    const { status, text } = await get('/');
    expect([status, text]).toEqual([
      503,
      'The back office is not built yet: run "npm run build", or "npm start", which builds it.\n',
    ]);
  });

  describe('once it is built', () => {
    beforeAll(async () => {
      await mkdir(join(folder, 'assets'));
      await writeFile(join(folder, 'index.html'), '<!doctype html><title>Balcão</title>');
      await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'export {};');
      await writeFile(join(folder, 'assets', 'big-3c4d.js'), 'export const big = 1;');
      await writeFile(join(folder, 'assets', 'big-3c4d.js.br'), 'as the build wrote it');
    });

    it('sends what the build has compressed to who can read it', async () => {
      const asked = (encoding: string) =>
        request(server.api.app.getHttpServer())
          .head('/assets/big-3c4d.js')
          .set('accept-encoding', encoding);
      const { headers } = await asked('gzip, br');
      expect(headers).toMatchObject({
        'content-encoding': 'br',
        'content-length': '21',
        'content-type': expect.stringContaining('javascript'),
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(headers['vary']).toContain('accept-encoding');
      expect((await asked('gzip')).headers).not.toHaveProperty('content-encoding');
    });

    it('has its page at every address that is neither a file nor the API', async () => {
      for (const path of ['/', '/pt/commercial/clients', '/signin?next=%2F']) {
        const { status, text, headers } = await get(path);
        expect([status, text]).toEqual([200, '<!doctype html><title>Balcão</title>']);
        expect(headers).toMatchObject({
          'cache-control': 'no-cache',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'same-origin',
        });
        expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      }
    });

    it('may use the camera and no other device, and shares its window with no other site', async () => {
      const { headers } = await get('/');
      expect(headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin' });
      expect(headers['permissions-policy']).toMatch(/^camera=\(self\), .*usb=\(\)$/);
      expect(headers).not.toHaveProperty('strict-transport-security');
    });

    it('has browsers come back over https once they have', async () => {
      const proxied = await TestServer.open({ backOfficeDir: folder, trustProxy: 1 });
      const fetch = (path: string, protocol: string) =>
        request(proxied.api.app.getHttpServer()).get(path).set('x-forwarded-proto', protocol);
      try {
        for (const path of ['/', '/api/health']) {
          const { headers } = await fetch(path, 'https');
          expect(headers).toMatchObject({ 'strict-transport-security': 'max-age=31536000' });
        }
        const { headers } = await fetch('/', 'http');
        expect(headers).not.toHaveProperty('strict-transport-security');
      } finally {
        await proxied.end();
      }
    });

    it('lets browsers keep files that are named by their content', async () => {
      const { headers, status } = await get('/assets/app-1a2b.js');
      expect(status).toBe(200);
      expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
    });

    it('has no page for a missing file, nor for a missing route of the API', async () => {
      for (const path of ['/assets/gone.js', '/api/gone']) {
        const { status, type } = await get(path);
        expect([status, type]).toEqual([404, 'application/problem+json']);
      }
    });

    describe('to somebody with a session', () => {
      const cookie = `balcao_session=U1.S1.${'t'.repeat(43)}`;
      const of = (...begun: readonly number[]) => ({
        scripts: [0, 1],
        frameScripts: 1,
        frameStyles: [2],
        pageStyles: [3],
        begun,
      });
      const pages = { '': of(1), 'things/:id': of(), things: of(1) };
      const named = JSON.stringify({
        files: ['assets/office.js', 'assets/page.js', 'assets/office.css', 'assets/page.css'],
        pages: { en: pages, pt: pages },
      });
      const heads: string[] = [];
      let built: string;
      let office: TestServer;
      const ask = (path: string, more: Readonly<Record<string, string>> = {}) =>
        request(office.api.app.getHttpServer())
          .get(path)
          .set({ cookie, ...more });

      beforeAll(async () => {
        built = await mkdtemp(join(tmpdir(), 'balcao-office-'));
        await mkdir(join(built, '.vite'));
        await writeFile(join(built, 'index.html'), '<head></head><body></body>');
        await writeFile(join(built, '.vite', 'page-files.json'), named);
        office = await TestServer.open({ backOfficeDir: built });
        for (const path of ['/', '/pt/things?x=1', '/things/9', '/things/9/lines']) {
          heads.push((await ask(path)).text);
        }
      });
      afterAll(async () => {
        await office.end();
        await rm(built, { recursive: true });
      });

      it('names the session and the files of the page that is asked for', () => {
        const session = '<link rel="preload" as="fetch" crossorigin href="/api/session">';
        const script = (name: string, rel: string, more = '') =>
          `<link rel="${rel}" crossorigin href="/assets/${name}.js"${more}>`;
        const style = (name: string) =>
          `<link rel="stylesheet" crossorigin href="/assets/${name}.css">`;
        const whole = (scripts: string) =>
          `<head>${session}${scripts}${style('office')}</head><body>${style('page')}</body>`;
        const first = script('office', 'modulepreload');
        expect(heads[0]).toBe(whole(first + script('page', 'late', ' data-begun')));
        expect(heads[1]).toBe(heads[0]);
        expect(heads[2]).toBe(whole(first + script('page', 'late')));
        expect(heads[3]).toBe(heads[2]);
      });

      it('names nothing to others, nor at addresses of no page', async () => {
        const plain = '<head></head><body></body>';
        expect((await ask('/elsewhere')).text).toBe(plain);
        expect((await ask('/things', { cookie: '' })).text).toBe(plain);
        expect((await ask('/things', { cookie: 'balcao_session=no' })).text).toBe(plain);
      });

      it('is sent again only where it differs', async () => {
        const { headers } = await ask('/things');
        expect(headers).toMatchObject({ vary: expect.stringContaining('cookie') });
        const known = { 'if-none-match': headers['etag'] ?? '' };
        expect((await ask('/things', known)).status).toBe(304);
        expect((await ask('/things', { ...known, cookie: '' })).status).toBe(200);
      });
    });

    it('never leaves its folder', async () => {
      const { text } = await get('/..%2f..%2fetc%2fpasswd');
      expect(text).toBe('<!doctype html><title>Balcão</title>');
    });
  });
});

describe('the server itself', () => {
  it('says that it is alive, and whether it is ready', async () => {
    const server = await TestServer.open();
    try {
      const get = (path: string) => request(server.api.app.getHttpServer()).get(path);
      expect((await get('/api/health')).body).toEqual({ status: 'alive' });
      expect((await get('/api/ready')).body).toMatchObject({
        isReady: true,
        eventStore: true,
        readStore: true,
      });
    } finally {
      await server.end();
    }
  });
});
