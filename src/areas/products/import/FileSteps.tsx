import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/query/useErrorText.ts';
import { useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { CheckStep } from './CheckStep.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { useSheet } from './useSheet.ts';
import { useStoreFacts } from './useStoreFacts.ts';
import classes from './import.module.css';

export function FileSteps(): ReactNode {
  const { t } = useTranslation('imports');
  const facts = useStoreFacts();
  const error = useErrorText(facts.error);
  const state = useSheet();
  const guard = useUnsavedGuard(state.sheet !== undefined);
  if (facts.isLoadingError)
    return (
      <ErrorState
        title={t('error.factsTitle')}
        text={error?.text ?? t('error.factsText')}
        detail={error?.detail}
        onRetry={() => void facts.refetch()}
      />
    );
  if (!facts.data)
    return (
      <>
        <FormSkeleton />
        <SlowNotice onRetry={() => void facts.refetch()} />
      </>
    );
  return (
    <div className={classes.page}>
      <ImportSteps current={state.sheet ? 'check' : 'choose'} />
      {state.sheet ? (
        <CheckStep
          key={state.sheet.id}
          sheet={state.sheet}
          state={state}
          facts={facts.data}
          onLeave={guard.release}
        />
      ) : (
        <ChooseStep store={facts.data} state={state} />
      )}
    </div>
  );
}
