// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { NEW_PRODUCT } from './values.ts';
import type { CreateValues } from './values.ts';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));
vi.mock('#shared/sources/useMarkets.ts', () => ({
  useMarkets: () => ({ markets: { regions: [], currencies: [] }, error: null }),
}));
vi.mock('#shared/form/useHandleHolder.tsx', () => ({ useHandleHolder: () => undefined }));
vi.mock('./useTakenSkus.ts', () => ({ useTakenSkus: () => ({ taken: [], isPending: false }) }));
vi.mock('#app/query/useErrorText.ts', () => ({ useErrorText: () => ({}) }));
vi.mock('#ui/picker/useOptions.ts', () => ({ useLabels: () => ({}) }));

const onStep = vi.fn();
const review = (values: CreateValues, attempt = 0): HTMLElement[] => {
  render(
    <ReviewStep
      values={values}
      change={() => undefined}
      attempt={attempt}
      problems={[]}
      onStep={onStep}
    />,
  );
  return [...document.querySelectorAll<HTMLElement>('ul > li')];
};

const lamp: CreateValues = { ...NEW_PRODUCT, title: 'Lamp' };

test('what keeps the product from being made comes first, and leads to its step', () => {
  const [first, second] = review(NEW_PRODUCT);
  expect(first?.textContent).toContain('create.problem.titleMissing');
  expect(second?.textContent).toContain('create.hint');
  act(() => first?.querySelector('button')?.click());
  expect(onStep).toHaveBeenCalledWith('details');
});

test.each([
  ['a measure that is no number', { ...lamp, weight: { typed: '1,5' } }, 'measureInvalid'],
  ['a negative measure', { ...lamp, width: -3 }, 'measureInvalid'],
  [
    'two options of one name',
    {
      ...lamp,
      options: ['1', '2'].map((id) => ({ id, title: 'Size', values: [id] })),
    },
    'optionTwice',
  ],
])('%s is listed', (_what, values, problem) => {
  expect(review(values)[0]?.textContent).toContain(`create.problem.${problem}`);
});

test('after a try, what is wrong stands above the step, and the product is not called ready', () => {
  const texts = review({ ...NEW_PRODUCT, handle: 'lamp' }, 1).map(({ textContent }) => textContent);
  expect(texts.join()).not.toContain('create.problem');
  expect(texts.join()).not.toContain('create.ready');
});
