import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { textOf } from './repository.js';

interface Service {
  readonly build?: string;
  readonly image?: string;
  readonly healthcheck?: object;
  readonly volumes?: readonly string[];
}

const text = textOf('docker-compose.yml');
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};

describe('docker-compose.yml', () => {
  it('pins the image of everything that it does not build', () => {
    const images = Object.values(compose.services).map(({ image }) => image ?? '');
    expect(images.filter((image) => !/:\d+\.\d+\.\d+/.test(image))).toEqual([]);
  });

  it('keeps what must last in named volumes', () => {
    const used = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(':')[0]),
    );
    expect([...new Set(used)].sort()).toEqual(Object.keys(compose.volumes).sort());
  });

  it('watches the health of each server', () => {
    for (const name of ['eventstore', 'mongodb', 'redis']) {
      expect(compose.services[name]).toHaveProperty('healthcheck.test');
    }
  });

  it('takes each secret from .env, which the example names, and refuses to do without', () => {
    const secrets = [...text.matchAll(/\$\{(\w+(?:PASSWORD|KEY)\w*)([^}]*)\}/g)];
    expect(secrets.map(([, , otherwise]) => otherwise).filter((each) => each !== ':?')).toEqual([]);
    const example = textOf('.env.example');
    expect(secrets.filter(([, name]) => !example.includes(`${name}=\n`))).toEqual([]);
  });
});
