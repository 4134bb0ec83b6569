// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { AdvancedSection } from './AdvancedSection.tsx';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));

const none = { id: 'order_1', metadata: null };
const some = { id: 'order_1', metadata: { gift: true } };

/** Without Mantine's style sheets. */
const shown = (): string =>
  [...document.querySelectorAll('section')].map(({ textContent }) => textContent).join('');

function draw(
  record: typeof none | typeof some,
  options: { canEdit?: boolean; hasNoMetadata?: boolean; form?: string } = {},
): string {
  const { canEdit = false, hasNoMetadata = false, form } = options;
  render(
    <AdvancedSection
      record={record}
      canEdit={canEdit}
      hasNoMetadata={hasNoMetadata}
      form={{ name: form }}
      onOpen={() => undefined}
    />,
  );
  return shown();
}

const press = (): void => act(() => document.querySelector('button')?.click());

test('it is one line until it is opened', () => {
  expect(draw(some)).toBe('advanced');
  press();
  expect(shown()).toContain('order_1');
  expect(shown()).toContain('metadata.entries');
  press();
  expect(shown()).toBe('advanced');
});

test('a link to its forms opens it, also later', () => {
  expect(draw(some)).not.toContain('order_1');
  expect(draw(some, { form: 'general' })).not.toContain('order_1');
  expect(draw(some, { form: 'json' })).toContain('order_1');
  press();
  expect(shown()).toBe('advanced');
});

test.each([
  ['there is some', some, {}, true],
  ['some can be added', none, { canEdit: true }, true],
  ['there is none and none can be added', none, {}, false],
  ['the server keeps none', none, { canEdit: true, hasNoMetadata: true }, false],
])('metadata where %s', (_when, record, options, isShown) => {
  const text = draw(record, { ...options, form: 'json' });
  expect(text.includes('metadata.title')).toBe(isShown);
  expect(text).toContain('order_1');
});
