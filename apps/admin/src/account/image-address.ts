/** Where one's own picture is; the address never changes its content. */
export function imageAddress(id: string, size: 'small' | 'medium' | 'large'): string {
  return `/api/account/images/${encodeURIComponent(id)}?size=${size}`;
}
