import { expect, test } from 'vitest';
import { linkProblem } from './links.ts';

test('a template is an address of the web with the place that is filled in', () => {
  expect(linkProblem('swap_link_template', 'https://shop.test/swap?cart={cart_id}')).toBe(
    undefined,
  );
  expect(linkProblem('swap_link_template', '  ')).toBe(undefined);
  expect(linkProblem('swap_link_template', 'shop.test/{cart_id}')).toBe('address');
  expect(linkProblem('swap_link_template', 'https://shop test/{cart_id}')).toBe('address');
  expect(linkProblem('swap_link_template', 'https://shop.test/{swap_id}')).toBe('place');
  expect(linkProblem('invite_link_template', 'https://shop.test/{cart_id}')).toBe('place');
});
