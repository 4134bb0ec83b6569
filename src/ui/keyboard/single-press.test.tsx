// @vitest-environment happy-dom
import { act } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { ChoiceMenuPanel } from '../overlay/ChoiceMenuPanel.tsx';
import { DialogFooter } from '../overlay/DialogFooter.tsx';
import { Banner } from '../states/Banner.tsx';
import { SINGLE_ENTER, SINGLE_PRESS } from './single-press.ts';

const onClick = vi.fn();
beforeEach(() => {
  onClick.mockReset();
});

const send = (event: Event, target = 'button'): boolean | undefined => {
  let isKept: boolean | undefined;
  act(() => void (isKept = document.querySelector(target)?.dispatchEvent(event)));
  return isKept;
};
const click = (detail: number): boolean | undefined =>
  send(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
const key = (name: string, repeat: boolean, target?: string): boolean | undefined =>
  send(
    new KeyboardEvent('keydown', { key: name, repeat, bubbles: true, cancelable: true }),
    target,
  );

const button = (
  <button type="button" onClick={onClick}>
    Retry
  </button>
);

test.each([
  ['a place', () => <div {...SINGLE_PRESS}>{button}</div>],
  ['a dialog’s footer', () => <DialogFooter>{button}</DialogFooter>],
  ['a banner', () => <Banner tone="warning" action={{ label: 'Retry', onClick }} />],
])(
  'in %s, a double click and a held Enter press a button once, a later press again',
  (_place, content) => {
    render(content());
    click(1);
    click(2);
    expect(onClick).toHaveBeenCalledOnce();
    click(1);
    expect(onClick).toHaveBeenCalledTimes(2);
    expect(key('Enter', false)).toBe(true);
    expect(key('Enter', true)).toBe(false);
    expect(key('ArrowDown', true)).toBe(true);
  },
);

test('the second click of a double click doesn’t do what the next banner offers', () => {
  const doRest = vi.fn();
  render(<Banner tone="warning" action={{ label: 'Check again', onClick }} />);
  click(1);
  render(<Banner tone="warning" action={{ label: 'Do the rest', onClick: doRest }} />);
  click(2);
  expect(onClick).toHaveBeenCalledOnce();
  expect(doRest).not.toHaveBeenCalled();
  click(1);
  expect(doRest).toHaveBeenCalledOnce();
});

test('where only Enter is single, quick clicks count, and a text takes new lines', () => {
  render(
    <div {...SINGLE_ENTER}>
      {button}
      <textarea />
    </div>,
  );
  click(1);
  click(2);
  expect(onClick).toHaveBeenCalledTimes(2);
  expect(key('Enter', true)).toBe(false);
  expect(key('Enter', true, 'textarea')).toBe(true);
});

test('a dialog that the content opens is another place', () => {
  render(<div {...SINGLE_PRESS}>{createPortal(button, document.body)}</div>);
  click(1);
  click(2);
  expect(onClick).toHaveBeenCalledTimes(2);
  expect(key('Enter', true)).toBe(true);
});

test('a held Enter chooses nothing from the menu that it opened', async () => {
  render(
    <ChoiceMenuPanel
      button={{ label: 'Status', shown: 'Draft', isSaving: false }}
      value="draft"
      choices={[{ value: 'draft', content: 'Draft', hint: '' }]}
      onChange={onClick}
    />,
  );
  const item = '[role=menuitemradio]';
  await vi.waitFor(async () => {
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(document.querySelector(item)).not.toBeNull();
  });
  expect(key('Enter', false, item)).toBe(true);
  expect(key('Enter', true, item)).toBe(false);
});
