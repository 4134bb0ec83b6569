import i18next from 'i18next';
import type { Confirmation } from '../overlay/confirm.tsx';

/** Asks whether what was entered may be lost. */
export const leaveQuestion = (): Confirmation => {
  const t = i18next.getFixedT(null, 'common');
  return {
    title: t('form.leaveTitle'),
    text: t('form.leaveText'),
    action: t('actions.discard'),
    cancel: t('actions.keepEditing'),
    isDangerous: true,
  };
};
