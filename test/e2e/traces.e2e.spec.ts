import { describe, expect, it } from '@jest/globals';
import { Browser } from './support/browser.js';
import { Collector } from './support/collector.js';
import { TestServer } from './support/server.js';
import { merceariaDetails, owner, rice } from './support/shop.js';

describe('traces', () => {
  it('follow a command from its request to its rows', async () => {
    const collector = await Collector.start();
    const server = await TestServer.open({
      traces: { endpoint: `${collector.endpoint}/`, ratio: 1 },
    });
    try {
      const amelia = new Browser(server, 'amelia');
      amelia.begin(await amelia.post('/setup', { ...owner, company: merceariaDetails }));
      const accepted = await amelia.done('/articles', rice);
      await amelia.rows('/articles', accepted);
    } finally {
      await server.end();
      await collector.stop();
    }
    expect([...collector.paths]).toEqual(['/v1/traces']);
    const request = collector.one('POST /api/articles');
    const command = collector.one('command RegisterArticle');
    const append = collector.spans.find((span) => span.parentSpanId === command.spanId);
    const project = collector.spans.find(
      ({ name, parentSpanId }) => name === 'project' && parentSpanId === command.spanId,
    );
    expect(request.attributes).toMatchObject({
      'http.route': '/api/articles',
      'http.response.status_code': 201,
    });
    expect(command).toMatchObject({ traceId: request.traceId, parentSpanId: request.spanId });
    expect(command.attributes).toMatchObject({
      'balcao.command.type': 'RegisterArticle',
      'balcao.company': 'MERCEARIA',
      'balcao.outcome': 'done',
    });
    expect(append).toMatchObject({ name: 'append', traceId: request.traceId });
    expect(append?.attributes).toMatchObject({
      'balcao.stream': 'journal-MERCEARIA',
      'balcao.append.events': 1,
    });
    expect(project).toMatchObject({ traceId: request.traceId });
    expect(BigInt(append?.startTimeUnixNano ?? 0)).toBeGreaterThanOrEqual(
      BigInt(command.startTimeUnixNano),
    );
  });

  it('do not keep the server from ending where the collector is away', async () => {
    // How long the client goes on trying, so that nothing of it outlives this test for long.
    process.env['OTEL_EXPORTER_OTLP_TIMEOUT'] = '2500';
    const server = await TestServer.open({
      traces: { endpoint: 'http://127.0.0.1:1', ratio: 1 },
    });
    await new Browser(server).get('/health');
    const before = performance.now();
    await server.end();
    expect(performance.now() - before).toBeLessThan(60_000);
    delete process.env['OTEL_EXPORTER_OTLP_TIMEOUT'];
  });
});
