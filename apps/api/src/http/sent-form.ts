import { refuse } from '@balcao/domain';

/** The parts of a form that is sent with a file. */
export async function formIn(body: unknown, contentType: string): Promise<FormData> {
  if (!(body instanceof Uint8Array)) return refuse('import.unreadable');
  const form = new Response(Uint8Array.from(body), { headers: { 'content-type': contentType } });
  return form.formData().catch(() => refuse('import.unreadable'));
}
