import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '#app/i18n/language-names.ts';
import { languageTag } from '#app/i18n/languages.ts';
import { SegmentedField } from '#ui/form/SegmentedField.tsx';
import { SHEETS } from './choices.ts';
import type { useChoices } from './choices.ts';
import { PAPERS } from './paper.ts';
import classes from './print.module.css';

interface PrintBarProps {
  choices: ReturnType<typeof useChoices>;
  /** Default for pick lists */
  defaultLanguage: string;
}

export function PrintBar({ choices, defaultLanguage }: PrintBarProps): ReactNode {
  const { t } = useTranslation('order-print');
  const { sheet, language, paper, choose } = choices;
  const isForCustomers = sheet !== 'picklist';
  return (
    <div className={classes.bar} role="group" aria-label={t('bar.label')}>
      <Select
        label={t('bar.sheet')}
        allowDeselect={false}
        data={SHEETS.map((value) => ({ value, label: t(`sheet.${value}`) }))}
        value={sheet}
        onChange={(value) => value !== null && choose({ sheet: value })}
      />
      <Select
        label={t('bar.language')}
        allowDeselect={false}
        searchable
        data={[
          ...(isForCustomers ? [{ value: '', label: t('bar.customersLanguage') }] : []),
          ...languages.map(({ code, native }) => ({ value: code, label: native })),
        ]}
        renderOption={({ option: { value, label } }) =>
          value === '' ? (
            label
          ) : (
            <span lang={languageTag(value)} data-no-translate>
              {label}
            </span>
          )
        }
        value={language ?? (isForCustomers ? '' : defaultLanguage)}
        onChange={(value) => value !== null && choose({ language: value })}
      />
      <SegmentedField
        label={t('bar.paper')}
        data={PAPERS.map((value) => ({ value, label: t(`bar.${value}`) }))}
        value={paper}
        onChange={(value) => choose({ paper: value })}
      />
    </div>
  );
}
