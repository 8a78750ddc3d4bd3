import { readFileSync } from 'node:fs';
import { resources, type ResourceName } from '@balcao/contracts';
import type { Locator, Page, Route } from '@playwright/test';
import { expect } from './product.js';

/** A form that creates a record, and the fields that its command has. */
export interface CreatingForm {
  readonly name: ResourceName;
  /** Of its command, below `/api`. */
  readonly path: string;
  readonly fields: readonly string[];
}

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
}
interface Description {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly post?: {
          readonly requestBody?: {
            readonly content: { readonly 'application/json'?: { readonly schema: Schema } };
          };
        };
      }
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const description = JSON.parse(
  readFileSync(new URL('../../../docs/reference/openapi.json', import.meta.url), 'utf8'),
) as Description;

/** Created by other pages: the till opens shifts, a page of its own makes seals and types. */
const elsewhere: readonly ResourceName[] = [
  'commercial/document_type',
  'commercial/shifts',
  'commercial/seals',
];

/** Every form over a list, as the resources and the description of the API have them. */
export const creatingForms: readonly CreatingForm[] = Object.entries(resources).flatMap(
  ([named, { path }]) => {
    const name = named as ResourceName;
    const body = description.paths[`/api/${path}`]?.post?.requestBody;
    const schema = body?.content['application/json']?.schema;
    if (schema === undefined || elsewhere.includes(name)) return [];
    return [{ name, path, fields: fieldsIn(schema) }];
  },
);

/** The fields of the body of a command, by the address that it is sent to. */
export function bodyFields(pathname: string): readonly string[] {
  const isAt = (path: string): boolean =>
    new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(pathname);
  const paths = Object.keys(description.paths).filter(isAt);
  // A fixed word comes before what stands for any.
  const [path = ''] = paths.sort((a, b) => a.split('{').length - b.split('{').length);
  const body = description.paths[path]?.post?.requestBody;
  return fieldsIn(body?.content['application/json']?.schema);
}

function fieldsIn(schema: Schema | undefined): readonly string[] {
  const { schemas } = description.components;
  const { properties = {} } = schemas[schema?.$ref?.split('/').at(-1) ?? ''] ?? schema ?? {};
  return Object.keys(properties);
}

/** What the server says of a field in the answers of this file. */
export const refusalOf = (field: string): string => `Refused for ${field}.`;

interface Answered {
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
  readonly title?: string;
}

/** Goes on, so that one run names everything that is not shown. */
const expectSoftly = expect.configure({ soft: true });

/**
 * Sends a form again and again; every refusal has to be on it. One answer holds what the server
 * refuses and, for every other field of the command, a refusal of its own.
 */
export class RefusedForm {
  #sent = 0;
  #expected: readonly string[] = [];
  /** The answer before named no field: what it said has been on the form by itself. */
  #isWhole = false;

  constructor(
    private readonly page: Page,
    private readonly form: Locator,
    private readonly of: CreatingForm,
  ) {}

  /** From now on the form is answered by this. */
  answer(): Promise<unknown> {
    return this.page.route(`**/api/${this.of.path}`, (route) =>
      route.request().method() === 'POST' ? this.#refuse(route) : route.fallback(),
    );
  }

  /** Sends the form for the first time. */
  async open(): Promise<void> {
    await this.form.locator('[type="submit"]').click();
    await expect.poll(() => this.#sent).toBe(1);
    await expect(this.form.locator('[type="submit"]')).toBeEnabled();
  }

  /** Sends the form as it is. */
  async send(state: string): Promise<void> {
    const before = this.#sent;
    await this.form.locator('[type="submit"]').click();
    await expect.poll(() => this.#sent, `${this.of.name}, ${state}`).toBe(before + 1);
    await expect(this.form.locator('[type="submit"]')).toBeEnabled();
    await expectSoftly
      .poll(() => this.#unseen(), { message: `${this.of.name}, ${state}`, timeout: 5000 })
      .toEqual([]);
    if (this.#isWhole) await this.send(state);
  }

  async #unseen(): Promise<readonly string[]> {
    const shown = await this.form.innerText();
    return this.#expected.filter((sentence) => !shown.includes(sentence));
  }

  async #refuse(route: Route): Promise<void> {
    const answer = await route.fetch();
    const fields = answer.ok() ? {} : ((await answer.json()) as Answered);
    const { errors: refused = [], title } = fields;
    this.#isWhole = title !== undefined && refused.length === 0 && !this.#isWhole;
    if (this.#isWhole && title !== undefined) {
      this.#expected = [title];
      this.#sent += 1;
      await route.fulfill({ response: answer });
      return;
    }
    const named = new Set(refused.map(({ path }) => path.split('.')[0]));
    const others = this.of.fields.filter((field) => !named.has(field));
    const made = others.map((path) => ({
      path,
      code: 'field.invalid',
      params: {},
      message: refusalOf(path),
    }));
    const errors = [...refused, ...made];
    this.#expected = errors.map(({ message }) => message);
    this.#sent += 1;
    const problem = { type: 'about:blank', title: 'No', status: 422, code: 'request.invalid' };
    await route.fulfill({ status: 422, json: { ...problem, params: {}, errors } });
  }
}
