import { ActionIcon, Button, Checkbox, Text, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
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
import { MOST_VARIANTS, combinationCount, isTooMany, usedOptions } from './combinations.ts';
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
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const [carryOver, setCarryOver] = useState<UndoableCarryOver>();
  const [edited, setEdited] = useState<string>();
  const all = allVariants(values);
  const made = all.filter(({ key }) => !values.left.includes(key));
  const options = usedOptions(values.options);
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
  const include = (keys: readonly string[], isIncluded: boolean): void =>
    change((before) => ({
      ...before,
      left: isIncluded
        ? before.left.filter((key) => !keys.includes(key))
        : [...new Set([...before.left, ...keys])],
    }));
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
                      count: made.length,
                      number: format.number(made.length),
                      total: format.number(all.length),
                    })}
                  </Text>
                </div>
              ) : null}
              <div className={classes.scroll}>
                <table className={classes.table} aria-label={t('product.variants')}>
                  <thead>
                    <tr>
                      {options.length > 0 ? (
                        <th scope="col">
                          <Checkbox
                            size="xs"
                            aria-label={t('create.makeAll')}
                            checked={made.length === all.length}
                            indeterminate={made.length > 0 && made.length < all.length}
                            onChange={(event) =>
                              include(
                                all.map(({ key }) => key),
                                event.currentTarget.checked,
                              )
                            }
                          />
                        </th>
                      ) : null}
                      <th scope="col">{t('variants.title')}</th>
                      <th scope="col">{common('fields.sku')}</th>
                      <th scope="col">{t('fields.manage_inventory')}</th>
                      <th scope="col">{t('fields.allow_backorder')}</th>
                      <th scope="col">
                        <span className="qm-visually-hidden">{t('variants.actions')}</span>
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {pages.rows.map((variant) => {
                      const { key, sku } = variant;
                      const title = variantTitle(variant, values.title) || t('create.onlyVariant');
                      const isMade = !values.left.includes(key);
                      const set = (part: Parameters<typeof withVariants>[2]): void =>
                        change((before) => withVariants(before, [key], part));
                      return (
                        <tr key={key} data-left={isMade ? undefined : true}>
                          {options.length > 0 ? (
                            <td>
                              <Checkbox
                                size="xs"
                                aria-label={t('create.make', { variant: title })}
                                checked={isMade}
                                onChange={(event) => include([key], event.currentTarget.checked)}
                              />
                            </td>
                          ) : null}
                          <th scope="row">{title}</th>
                          <td>
                            <TextInput
                              size="xs"
                              miw={130}
                              aria-label={t('create.skuOf', { variant: title })}
                              disabled={!isMade}
                              value={sku}
                              error={isMade ? codeError('sku', sku) : undefined}
                              onChange={(event) => {
                                const next = event.currentTarget.value;
                                set(() => ({ sku: next }));
                              }}
                            />
                          </td>
                          <td>
                            <Checkbox
                              size="xs"
                              aria-label={t('create.countStockOf', { variant: title })}
                              disabled={!isMade}
                              checked={variant.manage_inventory}
                              onChange={(event) => {
                                const isCounted = event.currentTarget.checked;
                                set(() => ({ manage_inventory: isCounted }));
                              }}
                            />
                          </td>
                          <td>
                            <Checkbox
                              size="xs"
                              aria-label={t('create.backorderOf', { variant: title })}
                              disabled={!isMade}
                              checked={variant.allow_backorder}
                              onChange={(event) => {
                                const isOpen = event.currentTarget.checked;
                                set(() => ({ allow_backorder: isOpen }));
                              }}
                            />
                          </td>
                          <td>
                            <ActionIcon
                              aria-label={t('create.detailsOf', { variant: title })}
                              disabled={!isMade}
                              onClick={() => setEdited(key)}
                            >
                              <IconPencil size={16} stroke={1.75} aria-hidden />
                            </ActionIcon>
                          </td>
                        </tr>
                      );
                    })}
                  </tbody>
                </table>
              </div>
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
