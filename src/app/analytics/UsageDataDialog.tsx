import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnalyticsConfig } from '#generated/admin/admin.schemas.ts';
import type { ApiError } from '#client/index.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { QueryError } from '../errors/QueryError.tsx';
import { useStore } from '../state/store.ts';
import { Disclaimer } from './Disclaimer.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';
import { DEFAULT_PREFERENCES } from './preferences.ts';
import { usageDialog } from './usage-dialog.ts';
import { useSavePreferences } from './useSavePreferences.ts';
import classes from './analytics.module.css';

interface UsageDataDialogProps {
  chosen: UseQueryResult<AnalyticsConfig, ApiError>;
  userEmail: string;
}

export function UsageDataDialog({ chosen, userEmail }: UsageDataDialogProps): ReactNode {
  const { t } = useTranslation('analytics');
  const { t: common } = useTranslation('common');
  const { save, isSubmitting } = useSavePreferences('update');
  const isOpen = useStore(usageDialog);
  const close = (): void => usageDialog.set(false);
  return (
    <Dialog opened={isOpen} onClose={close} title={t('menu')} size="lg">
      <div className={classes.form}>
        <Disclaimer />
        {chosen.data ? (
          <PreferencesForm
            initial={{
              ...DEFAULT_PREFERENCES,
              anonymize: chosen.data.anonymize,
              opt_out: chosen.data.opt_out,
            }}
            userEmail={userEmail}
            isSubmitting={isSubmitting}
            onSubmit={(values) => save(values, close)}
          />
        ) : // A form without the saved values would overwrite them.
        chosen.isFetching ? (
          <FormSkeleton fields={3} />
        ) : (
          <QueryError
            title={common('errors.title')}
            error={chosen.error}
            onRetry={() => void chosen.refetch()}
          />
        )}
      </div>
    </Dialog>
  );
}
