import {
  BRASS,
  INK,
  type Motif,
  PAPER,
  ROPE,
  ROPE_DARK,
  box,
  circle,
  ellipse,
  line,
  path,
  times,
} from './paint.ts';

const jacket: Motif = ({ main, dark, deep, light }) =>
  path('M132 118 82 158 62 296 104 304 120 214Z', dark) +
  path('M268 118 318 158 338 296 296 304 280 214Z', dark) +
  path('M140 108Q200 140 260 108L288 150 290 330Q200 346 110 330L112 150Z', main) +
  path('M150 112Q200 62 250 112Q236 148 200 152 164 148 150 112Z', deep) +
  path('M160 116Q200 84 240 116Q226 138 200 140 174 138 160 116Z', dark) +
  line('M200 152V336', deep, 5) +
  box(126, 252, 52, 44, 6, light) +
  box(222, 252, 52, 44, 6, light) +
  box(126, 252, 52, 14, 5, dark) +
  box(222, 252, 52, 14, 5, dark) +
  times(4, (at) => circle(212, 178 + at * 42, 6, BRASS));

const souwester: Motif = ({ main, dark, deep, light }) =>
  path('M52 262Q88 206 200 204 330 206 352 286 268 246 200 250 116 252 52 262Z', dark) +
  path('M116 220Q112 118 200 112 288 118 284 220 200 190 116 220Z', main) +
  line('M200 114V204M156 124Q142 160 142 210M244 124Q258 160 258 210', dark, 4) +
  path('M112 214Q200 180 288 214L290 234Q200 200 110 234Z', light) +
  line('M136 250Q150 318 196 322 240 318 262 252', deep, 5) +
  circle(196, 322, 9, BRASS);

const jumper: Motif = ({ main, dark, deep, light }) =>
  path('M128 122 76 170 66 302 110 306 124 226Z', dark) +
  path('M272 122 324 170 334 302 290 306 276 226Z', dark) +
  path('M134 118Q200 140 266 118L284 160 282 320H118L116 160Z', main) +
  times(6, (at) =>
    line(
      `M${126 + at * 3} ${176 + at * 9}H${274 - at * 3}`,
      at % 2 ? light : dark,
      5,
      ' stroke-dasharray="7 8"',
    ),
  ) +
  box(116, 304, 168, 26, 6, deep) +
  box(64, 288, 48, 22, 6, deep) +
  box(288, 288, 48, 22, 6, deep) +
  path('M150 118Q200 92 250 118 240 142 200 144 160 142 150 118Z', deep) +
  path('M162 120Q200 106 238 120 228 132 200 134 172 132 162 120Z', dark) +
  times(17, (at) => line(`M${124 + at * 9.6} 308V326`, dark, 2));

const beanie: Motif = ({ main, dark, deep, light }) =>
  path('M98 252Q94 118 200 112 306 118 302 252Z', main) +
  times(9, (at) =>
    line(
      `M${118 + at * 20.5} ${226 - Math.abs(4 - at) * -4}Q${156 + at * 11} 150 ${190 + at * 2.5} 122`,
      dark,
      4,
    ),
  ) +
  box(82, 226, 236, 66, 18, light) +
  times(15, (at) => line(`M${98 + at * 14.6} 232V286`, main, 5)) +
  ellipse(200, 114, 16, 9, deep) +
  box(218, 244, 34, 28, 4, PAPER) +
  line('M226 258H244M235 250V268', INK, 3);

function mitten(x: number, dark: string, main: string, light: string): string {
  return (
    path(`M${x} 250Q${x - 14} 116 ${x + 44} 112 ${x + 100} 116 ${x + 88} 250Z`, main) +
    path(`M${x + 84} 226Q${x + 118} 208 ${x + 122} 172 ${x + 108} 150 ${x + 90} 176Z`, dark) +
    box(x - 8, 240, 104, 60, 12, light) +
    times(7, (at) => line(`M${x + 4 + at * 13} 246V294`, dark, 4)) +
    times(3, (at) => path(`M${x + 44} ${140 + at * 32}l12 12-12 12-12-12Z`, light))
  );
}

const mittens: Motif = ({ main, dark, light }) =>
  line('M120 300Q200 372 300 300', ROPE_DARK, 6) +
  mitten(68, dark, main, light) +
  `<g transform="translate(400 8) scale(-1 1)">${mitten(60, dark, main, light)}</g>`;

function boot(x: number, main: string, dark: string, light: string): string {
  return (
    path(`M${x} 92H${x + 78}L${x + 82} 226Q${x + 150} 240 ${x + 150} 296H${x - 4}Z`, main) +
    box(x - 8, 290, 164, 24, 8, PAPER) +
    box(x - 6, 84, 90, 26, 8, dark) +
    line(`M${x + 14} 124V250`, light, 7) +
    line(`M${x + 84} 250Q${x + 116} 256 ${x + 132} 278`, dark, 5)
  );
}

const boots: Motif = ({ main, dark, deep, light }) =>
  boot(128, dark, deep, main) + boot(82, main, dark, light);

const shirt: Motif = ({ main, dark }) =>
  path('M128 116 62 168 86 232 126 206Z', PAPER) +
  path('M272 116 338 168 314 232 274 206Z', PAPER) +
  path('M128 116Q200 138 272 116L280 322H120Z', PAPER) +
  times(9, (at) => box(122, 156 + at * 18, 156, 8, 0, main)) +
  line('M82 168 100 218M104 150 116 204M318 168 300 218M296 150 284 204', main, 8) +
  line('M140 118Q200 142 260 118', dark, 6);

const duffel: Motif = ({ main, dark, deep, light }) =>
  line('M128 176Q150 70 214 70 278 70 292 176', ROPE_DARK, 14) +
  line('M128 176Q150 70 214 70 278 70 292 176', ROPE, 8, ' stroke-dasharray="10 8"') +
  path('M96 156H298Q338 170 338 236 338 302 298 316H96Z', main) +
  path('M96 276H326Q316 308 298 316H96Z', dark) +
  ellipse(100, 236, 46, 80, deep) +
  ellipse(100, 236, 36, 68, light) +
  box(150, 156, 22, 160, 0, dark) +
  box(256, 156, 22, 160, 0, dark) +
  times(6, (at) =>
    circle(100 + 28 * Math.cos(at * 1.05), 236 + 56 * Math.sin(at * 1.05), 5, BRASS),
  ) +
  circle(161, 178, 7, BRASS) +
  circle(267, 178, 7, BRASS) +
  line('M214 206V276M194 224H234M184 254Q192 278 214 278 236 278 244 254', deep, 6);

export const CLOTHING_MOTIFS = { jacket, souwester, jumper, beanie, mittens, boots, shirt, duffel };
