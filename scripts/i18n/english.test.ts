import { expect, test } from 'vitest';
import { englishFindings } from './english.ts';

const found = (text: string): number => englishFindings(new Map([['a:b', text]])).length;

test.each([
  'Canceled organisation',
  'Look into it',
  '“Lamp” was deleted.',
  'The payment is already captured.',
  'Items that are fulfilled',
  'What shoppers type',
  'Nothing was found',
  'It’s left as it is.',
  'We don’t know if it went through.',
  'You can do this afterwards.',
  'It will be sent then.',
  'Items that come back',
  'Payment of order #{{number}}',
  'Stop now; it goes on',
  'You cannot do this.',
  'The code takes off 10%',
  'Couldn’t read orders',
  'Orders could not be loaded',
  'Issued by hand',
  'Add a picture',
  'Track this parcel',
  'Choose a shipping method',
  'Cancel the swap',
  'Turn off this discount',
  'Leave it empty',
  'Request a new one.',
  'Only staff see it.',
  'Log in',
  'Saved!',
  'Please wait',
])('“%s” is found, by one rule', (text) => {
  expect(found(text)).toBe(1);
});

test.each([
  'The payment has been captured.',
  'The customer is refunded right away.',
  'Nothing is reserved.',
  'There’s nothing to refund.',
  'What happened',
  'What does a shopper pay?',
  'Try again when you’re back online.',
  'Choose which column it is.',
  'Part of it is missing.',
  'Enter a valid email address.',
  'Price of {{product}}',
  'Add at least one product.',
  'Groups such as members or staff',
  'This no longer exists.',
])('“%s” is fine', (text) => {
  expect(found(text)).toBe(0);
});
