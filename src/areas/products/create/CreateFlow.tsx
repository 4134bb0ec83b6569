import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useGetStore } from '#generated/admin/store/store.ts';
import { SAVE_BUTTON } from '#ui/keyboard/save-keys.ts';
import { useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { useConfirm } from '#ui/overlay/confirm.tsx';
import { addPicture } from '../fields/pictures.ts';
import { Flow } from './Flow.tsx';
import { SaveReport } from './SaveReport.tsx';
import { useDraft } from '#shared/flow/useDraft.ts';
import { leaveField, useFlowSteps } from '#shared/flow/useFlowSteps.ts';
import { useSteps } from '#shared/save/useSteps.ts';
import { removeUploads, useUploads } from '#shared/files/useUploads.ts';
import { paths } from '#app/paths.ts';
import { StepScreen } from './StepScreen.tsx';
import { useCreationSteps } from './useCreationSteps.ts';
import type { ProductDraft } from './useCreationSteps.ts';
import classes from './create.module.css';
import { PRODUCT_DRAFT } from './draft.ts';
import { FORMER_STEPS, STEPS, isFilled, problemsOf } from './problems.ts';
import { filledSkus } from './for-all.ts';
import { problemText } from './problem-text.ts';
import type { Taken } from './problems.ts';

const LIST = paths.products();

export function CreateFlow({ draftPlace }: { draftPlace: string }): ReactNode {
  const { t } = useTranslation('products');
  const { t: records } = useTranslation('records');
  const navigate = useNavigate();
  const confirm = useConfirm();
  const draft = useDraft(PRODUCT_DRAFT, draftPlace);
  const { values, change, created } = draft;
  const [attempt, setAttempt] = useState(0);
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const steps = useSteps('createProduct');
  const [place, content] = useFlowSteps({
    steps: STEPS,
    formerly: FORMER_STEPS,
    // A restored draft doesn't know the visited steps.
    isContinued: draft.continuedFrom !== undefined,
    // Fill SKUs even if the field was left without a blur.
    onLeave: () => change(filledSkus),
  });
  const standing = problemsOf(values, taken);
  const problems = attempt > 0 ? standing : [];
  const done = STEPS.filter(
    (name) =>
      place.visited.has(name) &&
      isFilled(name, values) &&
      !standing.some((problem) => problem.step === name),
  );
  const uploads = useUploads(
    (url, key, places) => {
      draft.addUpload(url, key);
      change((before) => ({ ...before, pictures: addPicture(before.pictures, url, places) }));
    },
    // The draft owns the uploads and deletes them when discarded.
    { isKept: true },
  );
  const isHalfDone = steps.isRunning || created !== undefined;
  // The draft keeps everything else, if there is room. Steps change the URL.
  const guard = useUnsavedGuard(
    isHalfDone || draft.status === 'failed',
    isHalfDone ? 'form' : 'page',
  );

  useDefaultChannel(draft);
  const create = useCreationSteps(draft, steps);
  const save = async (publish: boolean): Promise<void> => {
    setAttempt((before) => before + 1);
    leaveField();
    change(filledSkus);
    const values = draft.latest();
    const [wrong] = created ? [] : problemsOf(values, taken);
    if (wrong) {
      place.show(wrong.step);
      return;
    }
    const { id, refused, isDone } = await create(values, publish);
    setTaken(refused);
    const [first] = refused.length > 0 ? problemsOf(values, refused) : [];
    if (first) {
      // Nothing was created: fix it in the form.
      steps.reset();
      guard.release();
      place.show(first.step);
      return;
    }
    if (!isDone || id === undefined) return;
    // The report would offer to retry until the product's page is shown.
    steps.finish();
    finish(id);
    showToast('success', {
      message: t((created?.publish ?? publish) ? 'create.published' : 'create.saved', {
        title: values.title.trim(),
      }),
    });
  };
  const finish = (id: string): void => {
    guard.release();
    draft.clear();
    void navigate(paths.product(id));
  };
  const startAfresh = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('create.discardTitle'),
      text: t('create.discardText'),
      action: records('flow.discard'),
      isDangerous: true,
    });
    if (!isSure) return;
    removeUploads(Object.values(draft.uploads));
    draft.clear();
    setAttempt(0);
    setTaken([]);
    place.restart();
  };

  const page = { title: t('create.title'), back: { to: LIST, label: t('page.back') } };
  const name = { title: values.title.trim() };
  if (created !== undefined || steps.states.length > 0) {
    return (
      <SaveReport
        {...page}
        words={{
          creating: t('create.creating', name),
          notMade: t('create.notMade', name),
          partly: t('create.partly', name),
        }}
        states={steps.states}
        isRunning={steps.isRunning}
        created={created}
        onRetry={() => void save(created?.publish ?? false)}
        onStop={steps.stop}
        onBack={steps.reset}
        leave={{ label: t('create.openProduct'), onLeave: finish }}
      />
    );
  }
  const isLast = place.current === 'review';
  const saves = (
    <SaveButtons
      isLast={isLast}
      isUploading={uploads.isRunning}
      onSave={(publish) => void save(publish)}
    />
  );
  return (
    <Flow
      {...page}
      steps={STEPS.map((id) => ({ id, label: t(`create.step.${id}`) }))}
      place={place}
      content={content}
      done={new Set(done)}
      problems={problems.map((problem) => ({
        key: JSON.stringify(problem),
        text: problemText(problem, t),
        step: problem.step,
      }))}
      draft={draft}
      onDiscard={() => void startAfresh()}
      actions={
        !isLast && standing.length === 0 ? <div className={classes.saves}>{saves}</div> : null
      }
      finish={saves}
    >
      <StepScreen
        step={place.current}
        values={values}
        change={change}
        attempt={attempt}
        problems={problems}
        uploads={uploads}
        isFirst={place.visited.size === 0 && attempt === 0}
        onStep={place.show}
      />
    </Flow>
  );
}

/** Of a draft without a choice. */
function useDefaultChannel({ values, change }: ProductDraft): void {
  const store = useGetStore().data?.store;
  const id = store?.default_sales_channel_id ?? store?.default_sales_channel?.id;
  useEffect(() => {
    if (id !== undefined && values.sales_channels === undefined) {
      change((before) => ({ ...before, sales_channels: [id] }));
    }
  }, [id, values.sales_channels, change]);
}

interface SaveButtonsProps {
  /** Only the last step highlights “Publish”. */
  isLast: boolean;
  isUploading: boolean;
  onSave: (publish: boolean) => void;
}

function SaveButtons({ isLast, isUploading, onSave }: SaveButtonsProps): ReactNode {
  const { t } = useTranslation('products');
  return (
    <>
      <Button
        // The save shortcut never publishes.
        {...(isLast ? SAVE_BUTTON : {})}
        className={isLast ? undefined : classes.early}
        variant="default"
        disabled={isUploading}
        onClick={() => onSave(false)}
      >
        {t('create.saveDraft')}
      </Button>
      <Button
        variant={isLast ? 'filled' : 'default'}
        disabled={isUploading}
        onClick={() => onSave(true)}
      >
        {t('create.publish')}
      </Button>
    </>
  );
}
