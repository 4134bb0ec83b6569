// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { startFocusTrail } from './focus-trail.ts';

const focus = (id: string): void => document.querySelector<HTMLElement>(`#${id}`)?.focus();

test('pages that are gone are forgotten; rows that are gone are not, since their neighbors are left', () => {
  document.body.innerHTML = `
    <nav><button id="menu"></button></nav>
    <main><div id="page"><ul><li><button id="row"></button></li></ul></div></main>
    <div role="dialog"><button id="save"></button></div>`;
  const { trail, stop } = startFocusTrail();
  const focused = (): (string | undefined)[] => trail.map(([own]) => own?.element.id);
  for (const id of ['menu', 'row', 'save']) focus(id);
  document.querySelector('li')?.remove();
  document.querySelector('[role=dialog]')?.remove();
  focus('menu');
  expect(focused()).toEqual(['menu', 'row', 'menu']);
  document.querySelector('#page')?.remove();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button id="next"></button>');
  focus('next');
  expect(focused()).toEqual(['menu', 'menu', 'next']);
  stop();
});
