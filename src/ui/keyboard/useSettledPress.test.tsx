// @vitest-environment happy-dom
import { act } from 'react';
import { createPortal } from 'react-dom';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { SETTLING_TIME, useSettledPress } from './useSettledPress.ts';

const turn = vi.fn();
const open = vi.fn();
let time = 0;

beforeEach(() => {
  turn.mockReset();
  open.mockReset();
  vi.spyOn(performance, 'now').mockImplementation(() => time);
});
afterEach(() => void vi.restoreAllMocks());

function Place({ isOn }: { isOn: boolean }): ReactNode {
  return (
    <div {...useSettledPress(isOn)}>
      <button type="button" onClick={turn}>
        {isOn ? 'Disable' : 'Enable'}
      </button>
      <a
        href="#next"
        onClick={(event) => {
          event.preventDefault();
          open();
        }}
      >
        Next
      </a>
      {createPortal(
        <button type="button" id="over" onClick={open}>
          Over
        </button>,
        document.body,
      )}
    </div>
  );
}

interface Press {
  on?: string;
  detail?: number;
  clientX?: number;
}

const press = ({ on = 'div > button', ...init }: Press = {}): void =>
  act(() => {
    document
      .querySelector(on)
      ?.dispatchEvent(
        new MouseEvent('click', { detail: 1, ...init, bubbles: true, cancelable: true }),
      );
  });
const leave = (pointerType: string): void =>
  act(() => {
    document.querySelector('div > button')?.dispatchEvent(
      new PointerEvent('pointerout', {
        pointerType,
        bubbles: true,
        relatedTarget: document.body,
      }),
    );
  });

/** A press, and its change. */
function change(): void {
  render(<Place isOn={false} />);
  press();
  time += 200;
  render(<Place isOn />);
  time += 300;
}

test.each([
  ['mouse', 1],
  ['keyboard', 0],
])('by %s, a button that turned into its opposite waits for a second', (_by, detail) => {
  change();
  press({ detail });
  expect(turn).toHaveBeenCalledOnce();
  time += SETTLING_TIME;
  press({ detail });
  expect(turn).toHaveBeenCalledTimes(2);
});

test('it waits no longer once the mouse has left; a finger always leaves', () => {
  change();
  leave('touch');
  press();
  expect(turn).toHaveBeenCalledOnce();
  leave('mouse');
  press();
  expect(turn).toHaveBeenCalledTimes(2);
});

test('nor does what has moved to its place take the press; what is beside or over it does', () => {
  change();
  press({ on: 'a' });
  expect(open).not.toHaveBeenCalled();
  press({ on: '#over' });
  expect(open).toHaveBeenCalledOnce();
  press({ on: 'a', clientX: 40 });
  expect(open).toHaveBeenCalledTimes(2);
});

test('a link can be followed again and again, and a press that changes nothing repeated', () => {
  render(<Place isOn={false} />);
  press({ on: 'a' });
  render(<Place isOn />);
  press({ on: 'a' });
  expect(open).toHaveBeenCalledTimes(2);
  press();
  press();
  expect(turn).toHaveBeenCalledTimes(2);
});

test.each(['click', 'submit'])(
  'a %s elsewhere made the change: the next action is at once',
  (kind) => {
    render(<Place isOn={false} />);
    press();
    act(() => {
      document.body.dispatchEvent(new Event(kind, { bubbles: true }));
    });
    render(<Place isOn />);
    press();
    expect(turn).toHaveBeenCalledTimes(2);
  },
);
