import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#app/query/error-text.ts';
import { ChoiceMenu } from '#ui/overlay/ChoiceMenu.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import type { Tone } from '#ui/states/StatusBadge.tsx';
import type { Category } from '../query.ts';
import { categoryRecord } from './record.ts';
import { changeOptions } from '../useChanges.ts';
import classes from '../categories.module.css';

type Shown = Pick<Category, 'is_active' | 'is_internal'>;

export function StatusMenus({ category }: { category: Category }): ReactNode {
  const { t } = useTranslation('categories');
  const { id, name, is_active: isActive, is_internal: isInternal } = category;
  const { t: common } = useTranslation('common');
  const queryClient = useQueryClient();
  const change = useMutation(changeOptions({ mutation: { meta: {} } }));
  const said = t('form.saved', { name });
  const send = (data: Partial<Shown>): Promise<boolean> =>
    change.mutateAsync({ id, data }).then(
      () => true,
      // The mutation reports errors.
      () => false,
    );
  const setBack = async (field: keyof Shown, from: boolean): Promise<void> => {
    const now = await categoryRecord.readNow(queryClient, id).catch((error: unknown) => {
      const { text: message, detail } = errorText(error, common);
      showToast('error', { message, detail });
    });
    if (!now) return;
    if (now[field] !== from) {
      showToast('warning', { message: t('status.kept', { name }) });
      return;
    }
    if (await send({ [field]: !from })) showToast('success', { message: said });
  };
  const set = async (field: keyof Shown, value: boolean): Promise<void> => {
    if (!(await send({ [field]: value }))) return;
    const undo = { label: common('actions.undo'), run: () => void setBack(field, value) };
    showToast('success', { message: said, action: undo });
  };
  return (
    <div className={classes.statuses}>
      <Choice
        label={common('fields.status')}
        value={isActive ? 'active' : 'inactive'}
        choices={[
          {
            value: 'active',
            label: t('status.active'),
            hint: t('status.activeHint'),
            tone: 'good',
          },
          {
            value: 'inactive',
            label: t('status.inactive'),
            hint: t('status.inactiveHint'),
            tone: 'neutral',
          },
        ]}
        onChange={(value) => void set('is_active', value === 'active')}
      />
      <Choice
        label={t('visibility.label')}
        value={isInternal ? 'internal' : 'public'}
        choices={[
          {
            value: 'public',
            label: t('visibility.public'),
            hint: t('visibility.publicHint'),
            tone: 'info',
          },
          {
            value: 'internal',
            label: t('visibility.internal'),
            hint: t('visibility.internalHint'),
            tone: 'warning',
          },
        ]}
        onChange={(value) => void set('is_internal', value === 'internal')}
      />
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string; hint: string; tone: Tone }[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>): ReactNode {
  const { label, value, choices, onChange } = props;
  const shown = choices.map((choice) => ({
    ...choice,
    content: <StatusBadge tone={choice.tone}>{choice.label}</StatusBadge>,
  }));
  const chosen = shown.find((choice) => choice.value === value);
  if (!chosen) return null;
  return (
    <ChoiceMenu
      label={`${label}: ${chosen.label}`}
      shown={chosen.content}
      value={value}
      choices={shown}
      onChange={onChange}
    />
  );
}
