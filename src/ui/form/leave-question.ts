import i18next from 'i18next';
import type { Confirmation } from '../overlay/confirm.tsx';

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

/** Asks before leaving a request with unknown outcome. */
export const uncheckedQuestion = (): Confirmation => {
  const t = i18next.getFixedT(null, 'common');
  return {
    title: t('form.uncheckedTitle'),
    text: t('form.uncheckedText'),
    action: t('actions.leave'),
    cancel: t('actions.stay'),
  };
};
