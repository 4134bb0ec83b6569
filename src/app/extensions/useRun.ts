import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#ui/overlay/toast.ts';
import type { Texts } from './texts.ts';

type Run = (extension: string, action: () => Promise<void> | void) => Promise<void>;

/** Runs what an extension does; a failure is shown by its name. */
export function useRun(): Run {
  const { t } = useTranslation('app');
  return useCallback(
    async (name, action) => {
      try {
        await action();
      } catch (error) {
        console.error(error);
        const translate = t as unknown as Texts;
        showToast('error', { message: translate('extensions:failedAction', { name }) });
      }
    },
    [t],
  );
}
