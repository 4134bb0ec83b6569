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

/** Asks whether something may be left of which nobody knows yet whether it went through. */
export const uncheckedQuestion = (): Confirmation => {
  const t = i18next.getFixedT(null, 'common');
  return {
    title: t('form.uncheckedTitle'),
    text: t('form.uncheckedText'),
    action: t('actions.leave'),
    cancel: t('actions.stay'),
  };
};
