// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { Page } from '#ui/page/Page.tsx';
import { render } from '../../../../tests/support/render.tsx';
import { RecordTitle } from './RecordTitle.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

const headings = (): (string | null)[] =>
  [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
const press = (name: string): Promise<void> =>
  act(async () => document.querySelector<HTMLElement>(name)?.click());

test('a record is renamed at its heading, and the page keeps one all the time', async () => {
  const rename = {
    label: 'Title',
    load: async () => undefined,
    renderForm: (onClose: () => void) => (
      <form>
        <input aria-label="Title" />
        <button id="close" type="button" onClick={onClose}>
          Close
        </button>
      </form>
    ),
  };
  render(
    <Page
      title="Lamp"
      renderTitle={(heading) => <RecordTitle title="Lamp" heading={heading} rename={rename} />}
    >
      Facts
    </Page>,
  );
  expect(headings()).toEqual(['Lamp']);
  expect(document.querySelector('input')).toBeNull();
  await press('[title="actions.editField"]');
  expect(document.querySelector('[data-heading] > form input')).not.toBeNull();
  expect(headings()).toEqual(['Lamp']);
  await press('#close');
  expect(headings()).toEqual(['Lamp']);
  expect(document.querySelector('input')).toBeNull();
});
