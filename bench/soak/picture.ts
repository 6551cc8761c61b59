// Draws figures over time as a picture: stacked panels with one time axis, readable on white and on
// black.

export interface Panel {
  title: string;
  /** One value for each second; null: no value. */
  lines: { name: string; values: readonly (number | null)[] }[];
  /** A target that no line should exceed. */
  atMost?: number;
}

const width = 960;
const left = 64;
const right = 16;
const height = 150;
const head = 34;
const gap = 46;

// Half-way between white and black: each color has a contrast of at least 3:1 with both.
const ink = '#7d8590';
const colors = ['#2f81f7', '#d2691e'];
const goal = '#d1495b';

/** An SVG document. `marks`: the seconds of an event that `marked` names. */
export function picture({
  title,
  panels,
  marks,
  marked,
}: {
  title: string;
  panels: readonly Panel[];
  marks: readonly number[];
  marked: string;
}): string {
  const seconds = Math.max(...panels.flatMap(({ lines }) => lines.map(({ values }) => values.length)));
  const x = (second: number) => round(left + (second / Math.max(1, seconds - 1)) * (width - left - right));
  const total = head + panels.length * (height + gap) + 20;
  const parts = panels.map((panel, index) => drawPanel(panel, head + index * (height + gap) + 22, x));
  const bottom = total - 40;
  for (const second of marks) parts.push(line([x(second), bottom], [x(second), bottom + 8], ink));
  parts.push(text(left, total - 14, `minutes; below the axis: ${marked}`));
  for (let minute = 0; minute * 60 <= seconds; minute += Math.max(1, Math.ceil(seconds / 600)))
    parts.push(text(x(minute * 60), total - 14 - 14, minute === 0 ? '' : String(minute), 'middle'));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${total}" font-family="sans-serif" font-size="12">`,
    text(left, 20, title, 'start', 15),
    ...parts,
    '</svg>\n',
  ].join('\n');
}

function drawPanel({ title, lines, atMost }: Panel, top: number, x: (second: number) => number): string {
  const highest = Math.max(atMost ?? 0, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const step = niceStep(highest / 3);
  const most = Math.max(step, Math.ceil(highest / step) * step);
  const y = (value: number) => round(top + height * (1 - value / most));
  const parts = [text(left, top - 8, title)];
  for (let value = 0; value <= most; value += step) {
    parts.push(line([left, y(value)], [width - right, y(value)], ink, 'stroke-opacity="0.35"'));
    parts.push(text(left - 8, y(value) + 4, value.toLocaleString('en-US'), 'end'));
  }
  if (atMost !== undefined) {
    parts.push(line([left, y(atMost)], [width - right, y(atMost)], goal, 'stroke-dasharray="6 4"'));
    parts.push(text(width - right, y(atMost) - 4, `goal ${atMost}`, 'end', 12, goal));
  }
  lines.forEach(({ name, values }, index) => {
    const color = colors[index % colors.length]!;
    parts.push(`<path d="${pathOf(values, x, y)}" fill="none" stroke="${color}" stroke-width="1.5"/>`);
    if (lines.length > 1)
      parts.push(text(width - right - (lines.length - index) * 48, top - 8, name, 'start', 12, color));
  });
  return parts.join('\n');
}

/** A second without a value leaves a gap. */
function pathOf(
  values: readonly (number | null)[],
  x: (second: number) => number,
  y: (value: number) => number,
): string {
  let drawing = false;
  return values
    .map((value, second) => {
      const command = value === null ? '' : `${drawing ? 'L' : 'M'}${x(second)} ${y(value)}`;
      drawing = value !== null;
      return command;
    })
    .join('');
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is at least `least`. */
function niceStep(least: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(least, 1e-3)));
  return [1, 2, 5, 10].map((factor) => factor * magnitude).find((step) => step >= least)!;
}

const round = (value: number) => Math.round(value * 10) / 10;

function line([x1, y1]: [number, number], [x2, y2]: [number, number], color: string, more = ''): string {
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${color}" ${more}/>`;
}

function text(x: number, y: number, what: string, anchor = 'start', size = 12, color = ink): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${size}" fill="${color}">${what}</text>`;
}
