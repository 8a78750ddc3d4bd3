import { request } from '../http/request.js';

/** Below `/api/`: where pictures of a kind of record are kept. */
export type ImagePath = 'articles/images' | 'companies/current/images';

/** As the server keeps them: at most so many pixels wide and high. */
export type ImageSize = 'small' | 'medium' | 'large';

/** Where a picture is; the browser keeps what it has read. */
export function imageAddress(
  path: ImagePath,
  companyId: string,
  id: string,
  size: ImageSize,
): string {
  const query = new URLSearchParams({ company: companyId, size });
  return `/api/${path}/${encodeURIComponent(id)}?${query.toString()}`;
}

/** Keeps a picture and answers its id. Throws `ProblemError`. */
export async function keepImage(path: ImagePath, companyId: string, file: Blob): Promise<string> {
  const { body } = await request(`/api/${path}`, { method: 'POST', companyId, file });
  return (body as { readonly id: string }).id;
}
