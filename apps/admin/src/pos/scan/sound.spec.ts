import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { choosePreferences, settings } from '../../boot/settings.js';
import { soundOfError } from './sound.js';

let played = 0;
const usual = Object.getOwnPropertyDescriptor(globalThis, 'AudioContext');

beforeEach(() => {
  played = 0;
  const tone = {
    frequency: { value: 0 },
    connect: () => undefined,
    start: () => {
      played += 1;
    },
    stop: () => undefined,
    addEventListener: () => undefined,
  };
  const audio = { currentTime: 0, destination: {}, createOscillator: () => tone };
  Object.defineProperty(globalThis, 'AudioContext', {
    configurable: true,
    value: function AudioContext() {
      return audio;
    },
  });
});
afterEach(() => {
  if (usual === undefined) Reflect.deleteProperty(globalThis, 'AudioContext');
  else Object.defineProperty(globalThis, 'AudioContext', usual);
  settings.merge({ preferences: {} });
});

describe('the tone of a refused scan', () => {
  it('is heard unless the person wants no sounds', () => {
    soundOfError();
    expect(played).toBe(1);
    choosePreferences({ tillSounds: 'off' });
    soundOfError();
    expect(played).toBe(1);
    choosePreferences({ tillSounds: 'on' });
    soundOfError();
    expect(played).toBe(2);
  });
});
