import type { TFunction } from 'i18next';
import { showToast } from '#ui/overlay/toast.ts';

/** Copies a card's code and shows a toast. */
export async function copyCode(code: string, t: TFunction<'gift-cards'>): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    showToast('success', { message: t('copy.done', { code }) });
  } catch {
    showToast('error', { message: t('copy.failed') });
  }
}
