import type { TFunction } from 'i18next';
import { formatFor } from '#ui/format/format.ts';
import { formatMoney } from '#ui/format/money.ts';
import { formatPercent } from '#ui/number/percent.ts';
import { CONDITION_TYPES } from '#shared/domain/discount-condition-kinds.ts';
import type { Rule, RuleCondition } from './rule.ts';

export interface ShortWords {
  t: TFunction<'discounts'>;
  /** For `Intl`. */
  tag: string;
}

/** Names per condition before the rest is counted. */
const SHORT_NAMES = 2;

/** Leaves out regions, dates and the limit, which the row shows elsewhere. */
export const shortSentence = (rule: Rule, words: ShortWords): string =>
  joined([lead(rule, words), ...conditions(rule, words, SHORT_NAMES)], words.t);

export const joined = (clauses: readonly (string | undefined)[], t: ShortWords['t']): string =>
  clauses
    .filter((clause) => clause !== undefined)
    .reduce((before, after) => t('sentence.join', { before, after }));

export function lead(rule: Rule, { t, tag }: ShortWords): string {
  const { type, value, allocation } = rule;
  if (type === 'free_shipping') return t('sentence.free_shipping');
  if (value === null || Number.isNaN(value)) return t(`sentence.${type}.${allocation}`, NOTHING);
  return t(`sentence.${type}.${allocation}`, {
    value: type === 'fixed' ? formatMoney(value, rule.currency, tag) : formatPercent(value, tag),
  });
}

/** Until a value is typed. */
const NOTHING = { value: '…' };

export function conditions(rule: Rule, words: ShortWords, most: number): string[] {
  const order = (one: RuleCondition): number =>
    CONDITION_TYPES.indexOf(one.type) * 2 + (one.operator === 'in' ? 0 : 1);
  return rule.conditions
    .toSorted((a, b) => order(a) - order(b))
    .map(({ type, operator, names }) =>
      words.t(`sentence.condition.${type}.${operator}`, {
        names: names
          ? listed(names, words, most, 'disjunction', words.tag)
          : words.t(type === 'products' ? 'sentence.someProducts' : 'sentence.some'),
      }),
    );
}

export function listed(
  names: readonly string[],
  { t }: ShortWords,
  most: number,
  type: Intl.ListFormatType,
  tag: string,
): string {
  const shown = names.slice(0, most).map((name) => t('sentence.name', { name }));
  const more = names.length - shown.length;
  return new Intl.ListFormat(tag, { type }).format(
    more > 0 ? [...shown, t('sentence.more', { number: formatFor(tag).number(more) })] : shown,
  );
}
