import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { startI18n } from '../i18n/i18n.ts';

/** Has its styles in `index.html`. */
export function Unavailable(): ReactNode {
  const { t } = useTranslation('demo');
  return (
    <main className="boot">
      <h1>{t('unavailable.title')}</h1>
      <p>{t('unavailable.text')}</p>
    </main>
  );
}

export async function showUnavailable(root: HTMLElement): Promise<void> {
  await startI18n();
  await i18next.loadNamespaces('demo');
  createRoot(root).render(<Unavailable />);
}
