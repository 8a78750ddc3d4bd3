import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { textSamples, type Sample } from '@balcao/domain/testing';
import { closed, keptEvents } from './kept.js';

const folder = join(process.cwd(), 'libs/domain/src/testing/samples');
const recorded = readdirSync(folder).map((file) => {
  const event = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Sample;
  return [file, event] as const;
});
const samples = [...new Map([...textSamples, ...recorded])];

const events = keptEvents();
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(closed(events), 'events');

/** What a schema says against an event: nothing where it fits. */
function faultsOf(event: { readonly type: string; readonly data?: object }): string {
  const fits = ajv.getSchema(`events#/$defs/${event.type}`);
  if (fits === undefined) return `${event.type} is not described`;
  return fits(event) === true ? '' : ajv.errorsText(fits.errors);
}

describe('the schemas of events', () => {
  it('fit every golden sample, and describe all that is in it', () => {
    const faults = samples.flatMap(([file, event]) => {
      const text = faultsOf(event);
      return text === '' ? [] : [`${file}: ${text}`];
    });
    expect(faults).toEqual([]);
    expect(samples.length).toBeGreaterThan(230);
  });

  it('are of events that have a sample each, and of no others', () => {
    const types = samples.map(([, { type }]) => type).sort();
    const described = (
      events as unknown as { readonly anyOf: readonly { readonly $ref: string }[] }
    ).anyOf.map(({ $ref }) => $ref.split('/').at(-1));
    expect(described).toEqual(types);
  });

  it('refuse an event without what it has to have, and one with what it cannot have', () => {
    const [, region] = samples.find(([file]) => file === 'RegionRegistered.v1.json') ?? [];
    const { data } = region as unknown as { readonly data: object };
    expect(faultsOf({ type: 'RegionRegistered', data })).toBe('');
    expect(faultsOf({ type: 'RegionRegistered' })).toContain("'data'");
    const other = { type: 'RegionRegistered', data: { ...data, colour: 'red' } };
    expect(faultsOf(other)).toContain('additional properties');
  });
});
