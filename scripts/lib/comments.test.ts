/** Comments are few and short, and say why. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot, root } from './paths.ts';

/** Words of comments per 100 lines. The client is published: its functions are documented. */
const MOST = { src: 30, 'src/client': 60, scripts: 45, tests: 30 };

const PARAPHRASE = /^(?:What|Who|Whoever|Whether|Where|How|Which|Why)\b/u;

function commentsOf(text: string): string[] {
  const blocks = [...text.matchAll(/\/\*([\s\S]*?)\*\//gu)].map(([, block = '']) => block);
  const lines = [...text.matchAll(/^\s*\/\/(.*)$/gmu)].map(([, line = '']) => line);
  return [...blocks, ...lines].map((comment) => comment.replaceAll(/^[\s*/]+/gmu, '').trim());
}

const { stdout } = spawnSync('git', ['ls-files', 'src', 'scripts', 'tests'], {
  cwd: root,
  encoding: 'utf8',
});
const files = stdout
  .split('\n')
  .filter((path) => /\.tsx?$/u.test(path))
  .map((path) => {
    const text = readFileSync(inRoot(path), 'utf8');
    return { path, lines: text.split('\n').length, comments: commentsOf(text) };
  });

test('no comment begins with What, Who, Whether, Where, How, Which or Why', () => {
  const found = files.flatMap(({ path, comments }) =>
    comments.filter((comment) => PARAPHRASE.test(comment)).map((comment) => `${path}: ${comment}`),
  );
  expect([...new Set(found)]).toEqual([]);
});

test.each(Object.entries(MOST))(
  '%s has at most %i words of comments in 100 lines',
  (folder, most) => {
    const own = files.filter(({ path }) => path.startsWith(`${folder}/`));
    const lines = own.reduce((sum, file) => sum + file.lines, 0);
    const words =
      own
        .flatMap(({ comments }) => comments)
        .join(' ')
        .match(/[A-Za-z][\w’']*/gu) ?? [];
    expect((100 * words.length) / lines).toBeLessThanOrEqual(most);
  },
);
