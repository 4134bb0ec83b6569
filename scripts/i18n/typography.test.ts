import { expect, test } from 'vitest';
import { areQuotesRight, typographyFindings } from './typography.ts';

const found = (language: string, text: string, key = 'a:b'): string[] =>
  typographyFindings(language, new Map(), new Map([[key, text]])).map(({ sentence }) =>
    sentence.slice(0, sentence.indexOf(' (“')),
  );

test.each([
  ['en', 'Your store’s “Lamp”'],
  ['de', '„Lampe“ …'],
  ['fr', 'L’article «\u{A0}Lampe\u{A0}»\u{A0}: 10:30, prêt\u{202F}?'],
  ['fr', 'https://a.example'],
  ['ja', '注文：{{number}}、10:30'],
  ['ru', '«Лампа» — {{name}}, {{from}} – {{to}}'],
  ['ru', 'Текст с =, +, - или @'],
  ['sl', '»Lampa« …'],
  ['uk', 'Введіть з’єднання'],
  ['zh', '你的“灯”：1:2'],
  ['ko', '‘램프’를 저장했습니다'],
  ['ar', '«مصباح»، 1,000؟'],
])('%s: %s is right', (language, text) => {
  expect(found(language, text)).toEqual([]);
});

test.each([
  ['en', 'say "no"', 'straight quote or apostrophe'],
  ['en', 'Wait...', 'three dots instead of …'],
  ['en', 'a  b', 'two spaces'],
  ['en', 'a ', 'space at the beginning or end'],
  ['cs', 'Objedn\u{FFFD}vka', 'a character that was lost in a wrong encoding'],
  ['es', 'Espera …', 'space before …'],
  ['de', 'Warten…', 'no space before …'],
  ['sl', 'Branje zaloge…', 'no space before …'],
  ['fr', 'Prêt ?', 'no-break space is missing before : ; ? ! or inside « »'],
  ['fr', '«Lampe\u{A0}»', 'no-break space is missing before : ; ? ! or inside « »'],
  ['fr', 'Total : {{x}}', 'no-break space is missing before : ; ? ! or inside « »'],
  ['ja', '例: {{code}}', 'half-width mark, such as : for ：'],
  ['ru', 'Лампа – свет', 'the dash is “ — ”'],
  ['uk', 'Лампа—світло', 'the dash is “ — ”'],
  ['uk', 'Уведіть назву', 'Уведіть for Введіть'],
  ['zh', '您的店铺', '您 for 你'],
  ['ar', 'نعم, لا', 'Latin mark for ، ؛ or ؟'],
  ['it', '«Lampada»', 'the quotes are “”, in pairs'],
])('%s: %s is wrong', (language, text, sentence) => {
  expect(found(language, text)).toContain(sentence);
});

test('paper is polite in Chinese', () => {
  expect(found('zh', '您的订单', 'order-print:x')).toEqual([]);
});

test('quotes come in pairs, and turn the right way', () => {
  expect(areQuotesRight('en', '“a')).toBe(false);
  expect(areQuotesRight('en', '”a“')).toBe(false);
  expect(areQuotesRight('sl', '»a«')).toBe(true);
  expect(areQuotesRight('sl', '«a»')).toBe(false);
});
