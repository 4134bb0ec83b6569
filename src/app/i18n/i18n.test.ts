// @vitest-environment happy-dom
import i18next from 'i18next';
import { expect, test, vi } from 'vitest';
import { formatter } from './translations.ts';
import { LOAD_RETRIES, LOAD_RETRY_START, startI18n } from './i18n.ts';

test('translations are loaded as the specification says', async () => {
  expect(LOAD_RETRIES).toBe(5);
  expect(LOAD_RETRY_START).toBe(350);
  const init = vi.spyOn(i18next, 'init').mockResolvedValue(i18next.t);
  await startI18n();
  expect(init).toHaveBeenCalledOnce();
  const [options] = init.mock.lastCall ?? [];
  expect(options).toMatchObject({
    fallbackLng: 'en',
    load: 'languageOnly',
    returnNull: false,
    maxRetries: LOAD_RETRIES,
    retryTimeout: LOAD_RETRY_START,
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  expect(i18next.modules.formatter).toBe(formatter);
  expect(options).toHaveProperty('backend.loadPath', '/public/locales/{{lng}}/{{ns}}.json');
});
