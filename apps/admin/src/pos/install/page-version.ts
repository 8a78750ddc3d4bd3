/** The entry script of a page; its name differs for every build. */
const entry = /\/assets\/index-[\w-]+\.js/;

/** The entry script in a page's HTML; undefined without a build. */
export const entryOf = (page: string): string | undefined => entry.exec(page)?.[0];

/** The entry script of this page. */
export const ownEntry = (): string | undefined =>
  [...document.scripts].map(({ src }) => entryOf(src)).find((found) => found !== undefined);

/** The server's current entry script; `/` is never cached. */
export async function serversEntry(): Promise<string | undefined> {
  const answer = await fetch('/', { cache: 'no-store' });
  return answer.ok ? entryOf(await answer.text()) : undefined;
}
