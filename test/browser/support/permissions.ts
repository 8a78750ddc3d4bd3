import type { Page } from '@playwright/test';

/** A session as the server would answer it to who lacks permissions. */
export async function withoutPermission(
  page: Page,
  ...permissions: readonly string[]
): Promise<void> {
  await page.route('**/api/session', async (route) => {
    const answered = await route.fetch();
    const text = await answered.text();
    const body = permissions.reduce((rest, each) => rest.replaceAll(`"${each}"`, '"none"'), text);
    await route.fulfill({ response: answered, body });
  });
}
