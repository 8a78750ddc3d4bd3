import type { Page } from '@playwright/test';

/** The server does what it is asked, and the network fails before it can say so. */
export async function loseAnswerOnce(page: Page, url: string | RegExp): Promise<void> {
  await page.route(
    url,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}
