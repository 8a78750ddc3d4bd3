import type { Page } from '@playwright/test';

/** A session as the server would answer it to who lacks a permission. */
export async function withoutPermission(page: Page, permission: string): Promise<void> {
  await page.route('**/api/session', async (route) => {
    const answered = await route.fetch();
    const text = await answered.text();
    await route.fulfill({ response: answered, body: text.replaceAll(`"${permission}"`, '"none"') });
  });
}
