import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldErrors } from '#ui/form/FieldErrors.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { Section } from '#ui/page/Section.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { CarryOverNotice } from './CarryOverNotice.tsx';
import type { UndoableCarryOver } from './CarryOverNotice.tsx';
import { OptionsFields } from './OptionsFields.tsx';
import { VariantDialog } from './VariantDialog.tsx';
import { VariantsTable } from './VariantsTable.tsx';
import { MOST_VARIANTS, combinationCount, isTooMany } from './combinations.ts';
import classes from './create.module.css';
import { filledSkus } from './for-all.ts';
import { takenText } from './problem-text.ts';
import { doubledCodes } from './problems.ts';
import type { Code } from './problems.ts';
import type { StepProps } from './step-props.ts';
import { usePages } from './usePages.ts';
import { allVariants, variantTitle, withVariants } from './values.ts';

export function VariantsStep(props: StepProps): ReactNode {
  const { values, change, problems } = props;
  const { t } = useTranslation('products');
  const format = useFormat();
  const [carryOver, setCarryOver] = useState<UndoableCarryOver>();
  const [edited, setEdited] = useState<string>();
  const all = allVariants(values);
  const made = all.filter(({ key }) => !values.left.includes(key));
  const doubled = doubledCodes(values);
  const count = combinationCount(values.options);
  const codeErrors = (field: Code, typed: string): string[] => {
    const code = typed.trim();
    const taken = problems
      .filter((problem) => problem.kind === 'codeTaken')
      .filter((problem) => problem.field === field && problem.code === code);
    return [
      ...(doubled.includes(code) ? [t('create.codeTwice')] : []),
      ...taken.map(({ owner }) => takenText(owner, t)),
    ];
  };
  const codeError = (field: Code, typed: string): ReactNode => {
    const errors = codeErrors(field, typed);
    return errors.length > 0 ? <FieldErrors errors={errors} /> : undefined;
  };
  // Start on the page with the first invalid SKU.
  const pages = usePages(all, ({ sku }) => codeErrors('sku', sku).length > 0);
  const open = all.find(({ key }) => key === edited);
  return (
    <div className={classes.wide}>
      <Section title={t('options.title')}>
        <div className={classes.wide}>
          <Text size="sm" c="dimmed">
            {t('create.optionsHint')}
          </Text>
          <OptionsFields {...props} onCarryOver={setCarryOver} />
          <CarryOverNotice
            values={values}
            change={change}
            carryOver={carryOver}
            onUndone={() => setCarryOver(undefined)}
          />
        </div>
      </Section>
      <Section title={t('product.variants')}>
        <div className={classes.wide}>
          {isTooMany(values.options) ? (
            <Text c="var(--mantine-color-error)" role="alert">
              {t('create.tooMany', {
                count,
                number: format.number(count),
                most: format.number(MOST_VARIANTS),
              })}
            </Text>
          ) : (
            <>
              {all.length > 1 ? (
                <SkuFiller values={values} change={change} made={made.length} total={all.length} />
              ) : null}
              <VariantsTable
                values={values}
                change={change}
                rows={pages.rows}
                codeError={codeError}
                onEdit={setEdited}
              />
              {pages.isLong ? <Pager {...pages.pager} /> : null}
            </>
          )}
        </div>
      </Section>
      <VariantDialog
        variant={open}
        title={open ? variantTitle(open, values.title) : ''}
        codeError={codeError}
        onChange={(part) => {
          if (open) change((before) => withVariants(before, [open.key], () => part));
        }}
        onClose={() => setEdited(undefined)}
      />
    </div>
  );
}

interface SkuFillerProps extends Pick<StepProps, 'values' | 'change'> {
  /** Numbers of variants. */
  made: number;
  total: number;
}

function SkuFiller({ values, change, made, total }: SkuFillerProps): ReactNode {
  const { t } = useTranslation('products');
  const format = useFormat();
  return (
    <div className={classes.bulk}>
      <TextInput
        label={t('create.skuBeginning')}
        placeholder="TT-100"
        size="xs"
        value={values.forAll.sku}
        onChange={(event) => {
          const sku = event.currentTarget.value;
          change((before) => ({ ...before, forAll: { ...before.forAll, sku } }));
        }}
        onBlur={() => change(filledSkus)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') change(filledSkus);
        }}
      />
      <Button
        size="xs"
        variant="default"
        disabled={!values.forAll.sku.trim()}
        onClick={() => change(filledSkus)}
      >
        {t('create.fillSkus')}
      </Button>
      <Text size="sm" c="dimmed" role="status">
        {t('create.willBeMade', {
          count: made,
          number: format.number(made),
          total: format.number(total),
        })}
      </Text>
    </div>
  );
}
