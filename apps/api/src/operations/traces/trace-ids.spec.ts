import { describe, expect, it } from '@jest/globals';
import { commandPlace, originsOf, parentPlace, requestPlace } from './trace-ids.js';

const request = '0b7f1a52-6f0e-4a55-9d5e-2f1f3c9a7d10';
const sale = { companyId: 'PADARIA', commandId: 'venda-0001', correlationId: request };

describe('the place of a span', () => {
  it('is in the trace that the id of its request names', () => {
    expect(requestPlace(request).traceId).toBe('0b7f1a526f0e4a559d5e2f1f3c9a7d10');
    expect(commandPlace(sale).traceId).toBe(requestPlace(request).traceId);
    expect(parentPlace(sale)).toEqual(requestPlace(request));
  });

  it('is the same wherever it is worked out', () => {
    expect(commandPlace(sale)).toEqual(commandPlace({ ...sale }));
    expect(commandPlace(sale).spanId).toMatch(/^[0-9a-f]{16}$/);
  });

  it('differs between commands and companies', () => {
    const others = [
      { ...sale, commandId: 'venda-0002' },
      { ...sale, companyId: 'MERCEARIA' },
    ];
    for (const other of others) {
      expect(commandPlace(other).spanId).not.toBe(commandPlace(sale).spanId);
    }
  });

  it('is a trace of its own for a command that came with no request', () => {
    const alone = { ...sale, correlationId: undefined };
    expect(commandPlace(alone).traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(parentPlace(alone)).toBeUndefined();
  });
});

describe('the commands of a batch of events', () => {
  it('are named once each, in their order', () => {
    const metadata = (commandId: string) => ({ metadata: { ...sale, commandId } });
    const events = ['a', 'a', 'b', 'a'].map((id) => metadata(`venda-${id}`));
    expect(originsOf(events, 10).map(({ commandId }) => commandId)).toEqual(['venda-a', 'venda-b']);
    expect(originsOf(events, 1)).toHaveLength(1);
  });

  it('leave out events of streams that know no commands', () => {
    expect(originsOf([{ metadata: { recordedAt: '2026-03-02' } }, { metadata: null }], 10)).toEqual(
      [],
    );
  });
});
