// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startFocusTrail } from './focus-trail.ts';
import { keepFocus } from './keep-focus.ts';

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <main id="content" tabindex="-1">
      <h1>Lamps</h1>
      <button id="new">New</button>
      <ul id="list">
        ${['a', 'b', 'c'].map((id) => `<li id="${id}"><a href="#${id}">${id}</a><button>Menu ${id}</button></li>`).join('')}
      </ul>
    </main>`;
  const noted = startFocusTrail();
  const end = keepFocus(noted.trail);
  stop = () => {
    noted.stop();
    end();
  };
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};

const settle = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(100);
};

function open(role: string): HTMLElement {
  const layer = document.createElement('div');
  layer.setAttribute('role', role);
  if (role === 'dialog') layer.setAttribute('aria-modal', 'true');
  layer.innerHTML = '<button>Cancel</button>';
  document.body.append(layer);
  layer.querySelector('button')?.focus();
  return layer;
}

test('a dialog that a menu has opened gives the focus back to the menu’s button', async () => {
  const button = find('#b button');
  button.focus();
  const menu = open('menu');
  const dialog = open('dialog');
  menu.remove();
  dialog.remove();
  await settle();
  expect(document.activeElement).toBe(button);
});

test('when the row has gone too, the next one’s button gets it, then the one before, then what is left', async () => {
  for (const [gone, next] of [
    ['#b', '#c button'],
    ['#c', '#a button'],
    ['#a', '#new'],
  ] as const) {
    find(`${gone} button`).focus();
    const dialog = open('dialog');
    find(gone).remove();
    dialog.remove();
    await settle();
    expect(document.activeElement).toBe(find(next));
  }
});

test('a bar that comes and goes leads back to where one was before it', async () => {
  const link = find('#a a');
  link.focus();
  const bar = document.createElement('section');
  bar.dataset['passing'] = '';
  bar.innerHTML = '<button>Delete</button>';
  find('main').append(bar);
  bar.querySelector('button')?.focus();
  open('dialog').remove();
  bar.remove();
  await settle();
  expect(document.activeElement).toBe(link);
});

test('under an open dialog nothing gets the focus', async () => {
  find('#a button').focus();
  const drawer = open('dialog');
  const dialog = open('dialog');
  dialog.remove();
  await settle();
  expect(document.activeElement).toBe(drawer.querySelector('button'));
});

test('whoever takes the focus in time keeps it, and a click beside everything is nobody’s loss', async () => {
  find('#a button').focus();
  open('dialog').remove();
  find('#new').focus();
  await settle();
  expect(document.activeElement).toBe(find('#new'));
  find('#new').blur();
  await settle();
  expect(document.activeElement).toBe(document.body);
});

test('when nothing else is left, the page’s main part has it', async () => {
  find('#a button').focus();
  find('main').innerHTML = '<p>Nothing here</p>';
  await settle();
  expect(document.activeElement).toBe(find('main'));
});

test('on another page one begins at its start, not at the first thing that can be pressed', async () => {
  find('#a a').focus();
  find('main').innerHTML = '<div><a href="#back">Back</a><h1>Lamp</h1></div>';
  await settle();
  expect(document.activeElement).toBe(find('main'));
});
