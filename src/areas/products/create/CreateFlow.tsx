import { Button, Group, Text, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useGetStore } from '#generated/admin/store/store.ts';
import { SAVE_BUTTON } from '#ui/keyboard/save-keys.ts';
import { useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { useConfirm } from '#ui/overlay/confirm.tsx';
import { Page } from '#ui/page/Page.tsx';
import { addPicture } from '../fields/pictures.ts';
import { useSteps } from '#shared/useSteps.ts';
import { removeUploads, useUploads } from '#shared/useUploads.ts';
import { paths } from '#app/paths.ts';
import { SaveReport } from './SaveReport.tsx';
import { StepNav } from './StepNav.tsx';
import { StepScreen } from './StepScreen.tsx';
import classes from './create.module.css';
import { isEmptyDraft } from './draft.ts';
import { STEPS, isFilled, problemsOf } from './problems.ts';
import { filledForAll } from './for-all.ts';
import { problemText } from './problem-text.ts';
import type { StepName, Taken } from './problems.ts';
import { createSteps } from './save.ts';
import { useDraft } from './useDraft.ts';

const LIST = paths.products();

/** The guided flow: eight steps that can be visited in any order, a draft that survives the tab, one save. */
export function CreateFlow({ place }: { place: string }): ReactNode {
  const { t } = useTranslation('products');
  const format = useFormat();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const [params, setParams] = useSearchParams();
  const draft = useDraft(place);
  const { values, change, created } = draft;
  const [isChecked, setChecked] = useState(false);
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  // The step that one has just gone to.
  const [arrival, setArrival] = useState<{ step: StepName }>();
  const steps = useSteps('createProduct');
  const step = STEPS.find((name) => name === params.get('step')) ?? 'general';
  const index = STEPS.indexOf(step);
  const standing = problemsOf(values, taken);
  const problems = isChecked ? standing : [];
  // Of a draft from another day one doesn't know where one has been: what it holds counts.
  const [visited, setVisited] = useState<ReadonlySet<StepName>>(
    () => new Set(draft.continuedFrom === undefined ? [] : STEPS),
  );
  const done = STEPS.filter(
    (name) =>
      visited.has(name) &&
      isFilled(name, values) &&
      !standing.some((problem) => problem.step === name),
  );
  const content = useRef<HTMLDivElement>(null);
  const uploads = useUploads(
    (url, key, places) => {
      draft.addUpload(url, key);
      change((before) => ({ ...before, pictures: addPicture(before.pictures, url, places) }));
    },
    // The draft keeps them, and deletes them when it is given up.
    { isKept: true },
  );
  // What is half done is not left without asking; everything else is kept as a draft.
  const guard = useUnsavedGuard(steps.isRunning || created !== undefined);

  const store = useGetStore().data?.store;
  const usualChannel = store?.default_sales_channel_id ?? store?.default_sales_channel?.id;
  useEffect(() => {
    if (usualChannel !== undefined && values.sales_channels === undefined) {
      change((before) => ({ ...before, sales_channels: [usualChannel] }));
    }
  }, [usualChannel, values.sales_channels, change]);

  const show = (name: StepName): void => {
    // Whoever leaves a field by another way than its own has typed for all variants nevertheless.
    change(filledForAll);
    setVisited((before) => new Set([...before, step]));
    // The browser's way back leads through the steps.
    setParams(name === 'general' ? {} : { step: name }, { replace: name === step });
    setArrival({ step: name });
  };
  useEffect(() => {
    if (arrival?.step !== step) return;
    const place = content.current;
    // What is marked is mended first; else one goes on, with the keyboard too, at the step's first field.
    const wrong = place?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? place)?.focus({ preventScroll: true });
    (wrong ?? place)?.scrollIntoView({ block: wrong ? 'center' : 'start' });
  }, [arrival, step]);
  const mayBeMade = useRef(false);
  const save = async (publish: boolean): Promise<void> => {
    setChecked(true);
    const values = filledForAll(draft.values);
    change(() => values);
    const [wrong] = created ? [] : problemsOf(values, taken);
    if (wrong) {
      show(wrong.step);
      return;
    }
    let id = created?.id;
    let refused: readonly Taken[] = [];
    const isDone = await steps.run(
      createSteps({
        values,
        publish: created?.publish ?? publish,
        created,
        mayBeMade,
        t,
        onCreated: (made) => {
          id = made.id;
          draft.setCreated(made);
        },
        onTaken: (found) => {
          refused = found;
        },
      }),
    );
    setTaken(refused);
    const [first] = refused.length > 0 ? problemsOf(values, refused) : [];
    if (first) {
      // Nothing has been made: this is mended in the form, as what is missing is.
      steps.reset();
      guard.release();
      show(first.step);
      return;
    }
    if (!isDone || id === undefined) return;
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
      action: t('create.discard'),
      isDangerous: true,
    });
    if (!isSure) return;
    removeUploads(Object.values(draft.uploads));
    draft.clear();
    setChecked(false);
    setTaken([]);
    show('general');
    setVisited(new Set());
  };

  if (created !== undefined || steps.states.length > 0) {
    return (
      <SaveReport
        title={values.title.trim()}
        states={steps.states}
        isRunning={steps.isRunning}
        created={created}
        onRetry={() => void save(created?.publish ?? false)}
        onStop={steps.stop}
        onBack={steps.reset}
        onLeave={finish}
      />
    );
  }
  return (
    <Page
      title={t('create.title')}
      back={{ to: LIST, label: t('product.back') }}
      actions={
        <Group gap="xs" wrap="nowrap">
          <Button
            // Keys lead on from step to step; at the end they save, and never publish.
            {...(step === 'review' ? SAVE_BUTTON : {})}
            variant="default"
            disabled={uploads.isRunning}
            onClick={() => void save(false)}
          >
            {t('create.saveDraft')}
          </Button>
          <Button disabled={uploads.isRunning} onClick={() => void save(true)}>
            {t('create.publish')}
          </Button>
        </Group>
      }
    >
      <div className={classes.layout}>
        <StepNav
          current={step}
          broken={new Set(problems.map((problem) => problem.step))}
          done={new Set(done)}
          onStep={show}
        />
        <div className={classes.content} ref={content} tabIndex={-1}>
          {draft.continuedFrom !== undefined ? (
            <div className={classes.notice}>
              <span>{t('create.continued', { when: format.dateTime(draft.continuedFrom) })}</span>
              <Button size="compact-sm" variant="default" onClick={() => void startAfresh()}>
                {t('create.discard')}
              </Button>
            </div>
          ) : null}
          {problems.length > 0 ? (
            <div className={classes.problems} role="alert">
              {t('create.problems')}
              <ul>
                {problems.map((problem) => (
                  <li key={JSON.stringify(problem)}>
                    <UnstyledButton onClick={() => show(problem.step)}>
                      {problemText(problem, t)}
                    </UnstyledButton>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          <StepScreen
            step={step}
            values={values}
            change={change}
            isChecked={isChecked}
            problems={problems}
            uploads={uploads}
            onStep={show}
          />
          <div className={classes.footer}>
            <Text size="xs" c="dimmed">
              {isEmptyDraft(values) ? null : t('create.kept')}
            </Text>
            <Group gap="xs" wrap="nowrap">
              <Button
                variant="default"
                disabled={index === 0}
                onClick={() => show(STEPS[index - 1] ?? 'general')}
              >
                {t('create.back')}
              </Button>
              {index < STEPS.length - 1 ? (
                <Button
                  {...SAVE_BUTTON}
                  variant="default"
                  onClick={() => show(STEPS[index + 1] ?? 'review')}
                >
                  {t('create.next')}
                </Button>
              ) : null}
            </Group>
          </div>
        </div>
      </div>
    </Page>
  );
}
