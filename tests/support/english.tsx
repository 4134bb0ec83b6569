import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { english } from '../../generated/locales/english.ts';

const words = createInstance();
await words.init({
  lng: 'en',
  resources: { en: english },
  defaultNS: 'common',
  interpolation: { escapeValue: false },
});

/** Shows content with the app's English texts, without replacing the translations of other tests. */
export function InEnglish({ children }: { children: ReactNode }): ReactNode {
  return <I18nextProvider i18n={words}>{children}</I18nextProvider>;
}
