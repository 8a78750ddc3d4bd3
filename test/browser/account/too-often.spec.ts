import { merceariaSol } from '../support/owner.js';
import { expect, expectAccessible, looks, test } from '../support/product.js';

const words = {
  en: {
    email: 'E-mail',
    password: 'Password',
    signIn: 'Sign in',
    wait: /^Too many attempts\. Please try again in 1[45]\s?min$/,
  },
  pt: {
    email: 'E-mail',
    password: 'Palavra-passe',
    signIn: 'Entrar',
    wait: /^Demasiadas tentativas\. Tente de novo dentro de 1[45]\s?min$/,
  },
} as const;

for (const { name, language, settings } of looks) {
  test.describe(`what is tried too often (${name})`, () => {
    test.use(settings);

    test.beforeEach(({ owner }) => {
      // Set up before anybody signs in.
      expect(owner.companyId).not.toBe('');
    });

    test('is refused with the time to wait, and what was typed stays', async ({ page }) => {
      const { wait, ...labels } = words[language];
      await page.goto('/');
      // An account of its own for each look: no other one is in the way.
      const typed = `nobody-${name.replace(', ', '-')}@mercearia-sol.example`;
      const email = page.getByRole('textbox', { name: labels.email });
      const password = page.getByRole('textbox', { name: labels.password });
      await email.fill(typed);
      await password.fill(merceariaSol.password);
      const submit = page.getByRole('button', { name: labels.signIn, exact: true });
      const alert = page.getByRole('alert');
      // Five are free; the sixth waits.
      for (let attempt = 1; attempt <= 6; attempt += 1) {
        const answer = page.waitForResponse('**/api/session');
        await submit.click();
        expect((await answer).status()).toBe(attempt <= 5 ? 403 : 429);
        await expect(submit).toBeEnabled();
      }
      await expect(alert).toHaveText(wait);
      await expect(email).toHaveValue(typed);
      await expect(password).toHaveValue(merceariaSol.password);
      await expectAccessible(page);
    });
  });
}
