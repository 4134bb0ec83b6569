// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FormBody } from './FormBody.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

let place: HTMLElement;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const onSubmit = vi.fn();
const draw = (isOver: boolean): void =>
  act(() =>
    root.render(
      <MantineProvider>
        <FormBody
          onSubmit={onSubmit}
          onCancel={() => undefined}
          onStop={() => undefined}
          submitLabel="Capture"
          isSaving={false}
          isOver={isOver}
        >
          <input aria-label="Amount" />
        </FormBody>
      </MantineProvider>,
    ),
  );
const buttons = (): (string | null)[] =>
  [...place.querySelectorAll('button')].map(({ textContent }) => textContent);

test('a form whose action became impossible is only closed', () => {
  draw(false);
  expect(buttons()).toEqual(['actions.cancel', 'Capture']);
  act(() => place.querySelector<HTMLButtonElement>('button[type=submit]')?.focus());
  draw(true);
  expect(buttons()).toEqual(['actions.close']);
  // The button that had the focus is gone.
  expect(document.activeElement?.textContent).toBe('actions.close');
  act(() => place.querySelector('form')?.requestSubmit());
  expect(onSubmit).not.toHaveBeenCalled();
});
