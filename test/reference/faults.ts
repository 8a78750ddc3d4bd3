import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { keptDescription } from './kept.js';

/** An answer to a request, by the route as it is declared: `POST /articles/:id/change`. */
export interface Answered {
  readonly route: string;
  readonly status: number;
  readonly body: unknown;
}

/** Holds answers against the description of the API. */
export class Faults {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true });

  constructor() {
    addFormats.default(this.#ajv);
    this.#ajv.addFormat('binary', true);
    this.#ajv.addSchema(keptDescription(), 'api');
  }

  /** What is wrong with an answer; nothing where it is as described. */
  of({ route, status, body }: Answered): readonly string[] {
    const [method = '', path = ''] = route.split(' ');
    const named = `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`;
    const { responses } = keptDescription().paths[named]?.[method.toLowerCase()] ?? {};
    const answer = responses?.[status];
    if (answer === undefined) return [`${route} answers ${status}, which is not described`];
    if (body === undefined || '$ref' in answer) return [];
    const pointer = ['paths', named, method.toLowerCase(), 'responses', String(status)]
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const content = `${pointer}/content/${encodeURIComponent('application~1json')}/schema`;
    const fits = this.#ajv.getSchema(`api#/${content}`);
    if (fits === undefined) return [`${route} answers JSON, which is not described`];
    if (fits(body) === true) return [];
    const texts = (fits.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${route} ${instancePath.replaceAll(/\/\d+/g, '[]')} ${message ?? ''} ${JSON.stringify(params)}`,
    );
    return [...new Set(texts)];
  }
}
