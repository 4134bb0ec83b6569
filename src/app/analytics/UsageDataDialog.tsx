import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnalyticsConfig } from '../../../generated/admin/admin.schemas.ts';
import { useStore } from '../frame/store.ts';
import { Disclaimer } from './Disclaimer.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';
import { DEFAULT_PREFERENCES } from './preferences.ts';
import { usageDialog } from './usage-dialog.ts';
import { useSavePreferences } from './useSavePreferences.ts';
import classes from './analytics.module.css';

interface UsageDataDialogProps {
  /** What was chosen before. */
  preferences: AnalyticsConfig | undefined;
  userEmail: string;
}

/** Lets someone change later what they share. */
export function UsageDataDialog({ preferences, userEmail }: UsageDataDialogProps): ReactNode {
  const { t } = useTranslation('analytics');
  const { t: common } = useTranslation('common');
  const { save, isSubmitting } = useSavePreferences('update');
  const isOpen = useStore(usageDialog);
  const close = (): void => usageDialog.set(false);
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={t('menu')}
      size="lg"
      closeButtonProps={{ 'aria-label': common('actions.close') }}
    >
      <div className={classes.form}>
        <Disclaimer />
        <PreferencesForm
          initial={{
            ...DEFAULT_PREFERENCES,
            anonymize: preferences?.anonymize ?? DEFAULT_PREFERENCES.anonymize,
            opt_out: preferences?.opt_out ?? DEFAULT_PREFERENCES.opt_out,
          }}
          userEmail={userEmail}
          isSubmitting={isSubmitting}
          onSubmit={(values) => save(values, close)}
        />
      </div>
    </Modal>
  );
}
