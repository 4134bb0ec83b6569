import { Group, TextInput } from '@mantine/core';
import { IconStack2 } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTag } from '#ui/format/useTag.ts';
import { parseAmount } from '#ui/number/parse.ts';
import { FormPopover } from '#ui/overlay/FormPopover.tsx';
import { readTier, tierKey } from './tiers.ts';
import type { Tier } from './tiers.ts';

interface TierButtonProps {
  tiers: readonly Tier[];
  onAdd: (tier: Tier) => void;
}

export function TierButton({ tiers, onAdd }: TierButtonProps): ReactNode {
  const { t } = useTranslation('price-lists');
  const tag = useTag();
  const [typed, setTyped] = useState({ from: '', to: '' });
  const [problem, setProblem] = useState<'tierInvalid' | 'tierTaken'>();
  /** NaN unless a whole number. */
  const read = (text: string): number | undefined =>
    text.trim() === '' ? undefined : (parseAmount(text, { tag, digits: 0 }).minor ?? Number.NaN);
  const add = (): boolean => {
    const tier = readTier(read(typed.from), read(typed.to));
    const isTaken = tier && tiers.some((other) => tierKey(other) === tierKey(tier));
    setProblem(!tier ? 'tierInvalid' : isTaken ? 'tierTaken' : undefined);
    if (!tier || isTaken) return false;
    setTyped({ from: '', to: '' });
    onAdd(tier);
    return true;
  };
  return (
    <FormPopover
      label={t('grid.addTier')}
      icon={IconStack2}
      width={300}
      submitLabel={t('grid.addTier')}
      onSubmit={add}
    >
      <Group gap="sm" align="flex-start" wrap="nowrap">
        {(['from', 'to'] as const).map((end) => (
          <TextInput
            key={end}
            label={t(`grid.${end}`)}
            description={end === 'to' ? t('grid.toHint') : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="numeric"
            autoComplete="off"
            flex={1}
            value={typed[end]}
            error={problem && end === 'from' ? t(`grid.${problem}`) : undefined}
            onChange={(event) => {
              const text = event.currentTarget.value;
              setTyped((now) => ({ ...now, [end]: text }));
            }}
            {...(end === 'from' ? { 'data-autofocus': true } : {})}
          />
        ))}
      </Group>
    </FormPopover>
  );
}
