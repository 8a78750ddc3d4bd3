/** The script that a page begins with; its name is another for every build. */
const entry = /\/assets\/index-[\w-]+\.js/;

/** What a page begins with, by its text; nothing where nothing was built. */
export const entryOf = (page: string): string | undefined => entry.exec(page)?.[0];

/** What this page began with. */
export const ownEntry = (): string | undefined =>
  [...document.scripts].map(({ src }) => entryOf(src)).find((found) => found !== undefined);

/** What the server lets a page begin with now: its own `/` is kept on no device. */
export async function serversEntry(): Promise<string | undefined> {
  const answer = await fetch('/', { cache: 'no-store' });
  return answer.ok ? entryOf(await answer.text()) : undefined;
}
