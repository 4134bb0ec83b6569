import {
  Button,
  NativeSelect,
  Popover,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { IconPercentage } from '@tabler/icons-react';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTag } from '#ui/format/useTag.ts';
import { formatAmount } from '#ui/money/format.ts';
import { parseAmount } from '#ui/money/parse.ts';
import { keepEscape } from '#ui/overlay/keep-escape.ts';
import { ENDINGS } from './adjust.ts';
import type { Adjustment, Basis } from './adjust.ts';

/** Hundredths of a percent. */
const MOST_OFF = 9_900;

/** Takes a percentage off the selected prices, and rounds them. */
export function AdjustButton({ onApply }: { onApply: (change: Adjustment) => void }): ReactNode {
  const { t } = useTranslation('price-lists');
  const tag = useTag();
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const [basis, setBasis] = useState<Basis>('base');
  const [ending, setEnding] = useState('');
  const [wasTried, setTried] = useState(false);
  const { minor: off } = parseAmount(typed, { tag, digits: 2, signs: ['%', '٪'] });
  const isValid = typeof off === 'number' && off >= 0 && off <= MOST_OFF;
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!isValid) return;
    setOpened(false);
    onApply({ off, basis, ending: ENDINGS.find((one) => String(one) === ending) });
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      shadow="md"
      width={280}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPercentage size={14} stroke={1.75} aria-hidden />}
          onClick={() => setOpened(!opened)}
        >
          {t('grid.adjust')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('grid.adjust')} onFocusCapture={keepEscape}>
        <form noValidate onSubmit={apply}>
          <Stack gap="sm">
            <TextInput
              label={t('grid.percent')}
              inputMode="decimal"
              autoComplete="off"
              rightSection="%"
              data-autofocus
              value={typed}
              error={wasTried && !isValid ? t('grid.percentInvalid') : undefined}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <div>
              <Text size="sm" fw={500} mb={4} id="price-basis">
                {t('grid.of')}
              </Text>
              <SegmentedControl
                fullWidth
                size="xs"
                aria-labelledby="price-basis"
                value={basis}
                onChange={(next) => setBasis(next)}
                data={[
                  { value: 'base', label: t('grid.ofBase') },
                  { value: 'now', label: t('grid.ofNow') },
                ]}
              />
            </div>
            <NativeSelect
              label={t('grid.round')}
              value={ending}
              onChange={(event) => setEnding(event.currentTarget.value)}
              data={[
                { value: '', label: t('grid.noRound') },
                ...ENDINGS.map((one) => ({
                  value: String(one),
                  label: t('grid.ending', { ending: formatAmount(one, 2, tag).slice(1) }),
                })),
              ]}
            />
            <Button type="submit">{t('grid.apply')}</Button>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
