import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#app/query/error-text.ts';
import { ChoiceMenu } from '#ui/overlay/ChoiceMenu.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import type { Tone } from '#ui/states/StatusBadge.tsx';
import type { Category } from '../query.ts';
import { changeOptions } from '../useChanges.ts';
import { VISIBILITIES, visibilityBody, visibilityOf } from '../visibility.ts';
import type { Visibility } from '../visibility.ts';
import { categoryRecord } from './record.ts';
import classes from '../categories.module.css';

const TONES: Record<Visibility, Tone> = { visible: 'good', internal: 'warning', hidden: 'neutral' };

export function VisibilityMenu({ category }: { category: Category }): ReactNode {
  const { t } = useTranslation('categories');
  const { id, name } = category;
  const { t: common } = useTranslation('common');
  const queryClient = useQueryClient();
  const change = useMutation(changeOptions({ mutation: { meta: {} } }));
  const visibility = visibilityOf(category);
  const said = t('form.saved', { name });
  const send = (data: ReturnType<typeof visibilityBody>): Promise<boolean> =>
    change.mutateAsync({ id, data }).then(
      () => true,
      // The mutation reports errors.
      () => false,
    );
  const setBack = async (
    from: Visibility,
    to: ReturnType<typeof visibilityBody>,
  ): Promise<void> => {
    const now = await categoryRecord.readNow(queryClient, id).catch((error: unknown) => {
      const { text: message, detail } = errorText(error, common);
      showToast('error', { message, detail });
    });
    if (!now) return;
    if (visibilityOf(now) !== from) {
      showToast('warning', { message: t('status.kept', { name }) });
      return;
    }
    if (await send(to)) showToast('success', { message: said });
  };
  const set = async (next: Visibility): Promise<void> => {
    const before = { is_active: category.is_active, is_internal: category.is_internal };
    if (!(await send(visibilityBody(next)))) return;
    const undo = { label: common('actions.undo'), run: () => void setBack(next, before) };
    showToast('success', { message: said, action: undo });
  };
  const choices = VISIBILITIES.map((value) => ({
    value,
    content: <StatusBadge tone={TONES[value]}>{t(`visibility.${value}`)}</StatusBadge>,
    hint: t(`visibility.${value}Hint`),
  }));
  return (
    <div className={classes.statuses}>
      <ChoiceMenu
        label={`${t('visibility.label')}: ${t(`visibility.${visibility}`)}`}
        shown={choices.find(({ value }) => value === visibility)?.content}
        value={visibility}
        choices={choices}
        onChange={(next) => void set(next)}
      />
    </div>
  );
}
