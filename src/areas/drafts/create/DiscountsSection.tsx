import { ActionIcon, Button, Group, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { Section } from '#ui/page/Section.tsx';
import type { DraftPart } from './part.ts';
import type { CheckedCode } from './useDiscounts.ts';
import classes from './create.module.css';

interface DiscountsSectionProps extends DraftPart {
  checked: readonly CheckedCode[];
}

export function DiscountsSection({ values, change, checked }: DiscountsSectionProps): ReactNode {
  const { t } = useTranslation('drafts');
  return (
    <Section title={t('new.discounts')}>
      <CodeFields
        codes={values.codes}
        checked={checked}
        currency={values.currency}
        onChange={(codes) => change((before) => ({ ...before, codes }))}
      />
      {values.codes.length > 0 ? <p className={classes.dimmed}>{t('new.discountsHint')}</p> : null}
    </Section>
  );
}

interface CodeFieldsProps {
  codes: readonly string[];
  checked: readonly CheckedCode[];
  /** Code of the region's currency. */
  currency: string;
  onChange: (codes: string[]) => void;
}

export function CodeFields({ codes, checked, currency, onChange }: CodeFieldsProps): ReactNode {
  const { t } = useTranslation('drafts');
  const [typed, setTyped] = useState('');
  const add = (): void => {
    const code = typed.trim().toUpperCase();
    if (code !== '' && !codes.includes(code)) onChange([...codes, code]);
    setTyped('');
  };
  return (
    <div className={classes.stack}>
      {checked.map((one) => (
        <div key={one.code} className={classes.code}>
          <div className={classes.codeWords}>
            <bdi dir="ltr">{one.code}</bdi>{' '}
            {one.problem ? (
              <span role="alert" className={classes.wrong}>
                {t(`discount.${one.problem}`)}
              </span>
            ) : (
              <Worth {...one} currency={currency} />
            )}
          </div>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('new.remove', { name: one.code })}
            onClick={() => onChange(codes.filter((code) => code !== one.code))}
          >
            <IconX size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <Group gap="xs" align="end">
        <TextInput
          label={t('fields.code')}
          dir="ltr"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
          // Otherwise the draft would be created without it.
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="default" onClick={add}>
          {t('discount.add')}
        </Button>
      </Group>
    </div>
  );
}

function Worth({ discount, currency }: CheckedCode & { currency: string }): ReactNode {
  const { t } = useTranslation('drafts');
  const format = useFormat();
  const rule = discount?.rule;
  if (!rule) return null;
  return (
    <span className={classes.dimmed}>
      {rule.type === 'percentage'
        ? t('discount.percentage', { percent: format.number(rule.value) })
        : rule.type === 'free_shipping'
          ? t('discount.free_shipping')
          : t('discount.fixed', { amount: format.money(rule.value, currency) })}
    </span>
  );
}
