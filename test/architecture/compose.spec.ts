import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { declaredSettings } from '@balcao/tasks/settings';
import { textOf } from './repository.js';

interface Service {
  readonly build?: string;
  readonly image?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean };
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly profiles?: readonly string[];
  readonly restart?: string;
}

const text = textOf('docker-compose.yml');
const example = textOf('.env.example');
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const services = Object.entries(compose.services);
const ours = services.filter(([, { build }]) => build !== undefined);
const more = ours.filter(([, { profiles }]) => profiles?.join() === 'more');

describe('docker-compose.yml', () => {
  it('is a Compose file, by the schema of the specification', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    const schema: unknown = JSON.parse(textOf('test/architecture/compose-spec/compose-spec.json'));
    const isCompose = ajv.compile(schema as object);
    expect(isCompose(compose) ? [] : isCompose.errors).toEqual([]);
    expect(isCompose({ services: { api: { imagine: 'balcao' } } })).toBe(false);
  });

  it('pins the image of everything that it does not build', () => {
    const images = services.map(([, { image }]) => image ?? '');
    expect(images.filter((image) => !/:\d+\.\d+\.\d+/.test(image))).toEqual([]);
  });

  it('keeps what must last in named volumes', () => {
    const used = services.flatMap(([, { volumes = [] }]) =>
      volumes.map((volume) => volume.split(':')[0]),
    );
    expect([...new Set(used)].sort()).toEqual(Object.keys(compose.volumes).sort());
  });

  it('watches the health of each server, node and projector', () => {
    for (const name of [
      'eventstore',
      'mongodb',
      'redis',
      'api-1',
      'api-2',
      'projector-1',
      'projector-2',
    ]) {
      expect(compose.services[name]).toHaveProperty('healthcheck.test');
    }
  });

  it('starts everything in order by one command: what is waited for is there and tells', () => {
    for (const [, { depends_on: needs = {} }] of services) {
      for (const [name, { condition }] of Object.entries(needs)) {
        const needed = compose.services[name];
        expect(needed).not.toBeUndefined();
        if (condition === 'service_healthy') expect(needed).toHaveProperty('healthcheck.test');
      }
    }
    expect(services.filter(([, service]) => 'profiles' in service)).toEqual(more);
    expect(text).not.toContain('external:');
  });

  it('starts again whatever ends, but for what is done once', () => {
    // The leader of an event store that was deposed ends by itself, without an error.
    const once = services.filter(([, { restart }]) => restart !== 'unless-stopped');
    expect(once.map(([name]) => name)).toEqual(['eventstore-certificates']);
  });

  it('runs two nodes and two projectors of the product, on all three servers', () => {
    const always = ours.filter((service) => !more.includes(service));
    const commands = always.map(([, { command }]) => command?.at(-1) ?? '');
    expect(commands.sort()).toEqual([
      'apps/api/dist/main.js',
      'apps/api/dist/main.js',
      'apps/projector/dist/main.js',
      'apps/projector/dist/main.js',
    ]);
    for (const [, { environment = {} }] of ours) {
      expect(Object.keys(environment)).toEqual(
        expect.arrayContaining(['EVENTSTORE_URL', 'MONGODB_URL', 'REDIS_URL']),
      );
    }
  });

  it('adds one more of each by a profile, at a port of its own', () => {
    const ports = ours.flatMap(([, { ports: own = [] }]) => own);
    expect(new Set(ports).size).toBe(3);
    const apart = (service?: Service) => ({ ...service, ports: undefined, profiles: undefined });
    const first = ['api-1', 'projector-1'].map((name) => apart(compose.services[name]));
    expect(more.map(([, service]) => apart(service))).toEqual(first);
  });

  it('knows the event store by its authority, whose key no node of the product sees', () => {
    for (const [, { environment = {}, volumes = [] }] of ours) {
      expect(environment['EVENTSTORE_URL']).toContain('tls=true&tlsCAFile=/certs/ca/ca.crt');
      expect(volumes).toContain('eventstore-ca:/certs/ca:ro');
    }
    const keepers = services.filter(([, { volumes = [] }]) =>
      volumes.some((volume) => volume.startsWith('eventstore-authority:')),
    );
    expect(keepers.map(([name]) => name)).toEqual(['eventstore-certificates']);
    expect(text).not.toContain('tlsVerifyCert');
  });

  it('gives the event store only options that it knows', () => {
    // It takes every variable with its prefix for an option, and ends on one that it does not know.
    const known = [
      'EVENTSTORE_CERTIFICATE_FILE',
      'EVENTSTORE_CERTIFICATE_PRIVATE_KEY_FILE',
      'EVENTSTORE_TRUSTED_ROOT_CERTIFICATES_PATH',
      'EVENTSTORE_DEFAULT_ADMIN_PASSWORD',
      'EVENTSTORE_DEFAULT_OPS_PASSWORD',
    ];
    const given = Object.keys(compose.services['eventstore']?.environment ?? {});
    expect(given.sort()).toEqual(known.sort());
    expect(services.filter(([, service]) => 'env_file' in service)).toEqual([]);
  });

  it('runs the product on a file system that is read-only, without rights of root', () => {
    for (const [, service] of ours) {
      const held = { read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'] };
      expect(service).toMatchObject(held);
    }
    expect(textOf('Dockerfile')).toContain('\nUSER node\n');
  });

  it('pins an event store that is fit', () => {
    const [, major = 0, minor = 0, patch = 0] =
      /eventstore:(\d+)\.(\d+)\.(\d+)/
        .exec(compose.services['eventstore']?.image ?? '')
        ?.map(Number) ?? [];
    expect([major, minor]).toEqual([24, 10]);
    expect(patch).toBeGreaterThanOrEqual(5);
  });

  it('opens the nodes to the outside, and none of the servers', () => {
    const open = services.filter(([, { ports = [] }]) => ports.length > 0).map(([name]) => name);
    expect(open).toEqual(['api-1', 'api-2', 'api-3']);
    // To this machine: the proxy is what a network reaches.
    const published = services.flatMap(([, { ports = [] }]) => ports);
    expect(published.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });

  it('passes on every setting that is not a location, which the example names', () => {
    const passedOn = ['Mail and addresses', 'Access and keys', 'Payment for the product'];
    const groups = declaredSettings.filter(({ title }) => passedOn.includes(title));
    const names = groups.flatMap(({ settings }) => Object.keys(settings));
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      for (const [, { environment = {} }] of ours) expect(Object.keys(environment)).toContain(name);
      expect(example).toContain(`\n${name}=`);
    }
  });

  it('takes each secret from .env, which the example names, and refuses to do without', () => {
    const named = [...text.matchAll(/\$\{(\w+(?:PASSWORD|KEY)\w*)([^}]*)\}/g)];
    // What others gave for what can be left out can be left out as well.
    const secrets = named.filter(([, name = '']) => !/^(MPESA|EMOLA|IDENTITY|SIGNING)_/.test(name));
    expect(secrets.map(([, , otherwise]) => otherwise).filter((each) => each !== ':?')).toEqual([]);
    expect(secrets.filter(([, name]) => !example.includes(`${name}=\n`))).toEqual([]);
  });

  it('is set by nothing that the example does not explain', () => {
    const settings = [...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name ?? '');
    expect(settings.filter((name) => !example.includes(`\n${name}=`))).toEqual([]);
  });
});
