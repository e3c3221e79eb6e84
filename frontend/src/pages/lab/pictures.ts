// The pictures, drawn by Observable Plot, which is fetched with this file only. What they look like is in lab.css: the server's policy
// allows no style element, so the one that Plot makes is taken out before the picture is in the page.
import { areaY, axisX, axisY, dot, gridX, gridY, lineY, plot, rect, ruleX, ruleY, text, type Markish, type PlotOptions } from '@observablehq/plot';
import type { Language } from '../../ground/cards/faces';
import type { Course, Lengths, Picture, Rows, Unit } from './shapes';
import { percent } from './words';

const LETTER = 13;
const EDGE = 22;
const AXIS = 30;
/** Labels of so many letters stand beside their row, others above it. */
const SHORT = 12;
const BAR = 12;
const SOLID = 'var(--first)';
const SECOND = 'var(--second)';
const INK = 'var(--ink)';

/** Return *picture* as wide as that. */
export function drawn(picture: Picture, width: number, language: Language): SVGSVGElement {
  const options = optionsOf(picture, width, language);
  const svg = plot({ className: 'lab-plot', width, ...options }) as SVGSVGElement;
  svg.querySelector('style')?.remove();
  // Plot names its parts for people who build pictures. This one is told as a whole.
  for (const part of svg.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label');
  return svg;
}

function optionsOf(picture: Picture, width: number, language: Language): PlotOptions {
  if (picture.kind === 'course') return courseIn(picture, width, language);
  if (picture.kind === 'lengths') return lengthsIn(picture, width, language);
  return rowsIn(picture, width, language);
}

const ticksIn = (width: number): number => Math.max(3, Math.floor(width / 90));

function tickOf(unit: Unit, language: Language): (value: number) => string {
  if (unit === 'share') return (value) => percent(value, language);
  if (unit === 'difference')
    return (value) => (100 * value).toLocaleString(language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).replace('-', '−');
  return (value) => value.toLocaleString(language);
}

function rowsIn({ kind, unit, rows, domain, even }: Rows, width: number, language: Language): PlotOptions {
  const longest = Math.max(...rows.map(({ label }) => label.length));
  const beside = longest <= SHORT;
  const pairs = kind !== 'dumbbells' && rows.some(({ marks }) => marks.length > 1);
  const above = beside ? 0 : rows.some(({ note }) => note) ? 40 : 22;
  const step = above + (pairs ? 38 : 28);
  const marginTop = even ? 24 : 6;
  const marginLeft = beside ? 14 + 7.2 * longest : EDGE;
  const height = rows.length * step;
  const placed = rows.flatMap(({ marks, apart }, place) =>
    marks.map((mark, series) => {
      const y = place * step + above + 12 + (pairs ? 15 * series : 0);
      return { ...mark, series, y, top: y - BAR / 2, bottom: y + BAR / 2, from: 0, clear: apart?.clear ?? true };
    }),
  );
  const bounds = [...placed, ...rows.flatMap(({ apart }) => apart ?? [])].flatMap(({ low, high }) => [low, high]);
  const seen = [...bounds, ...(kind === 'bars' ? [0] : []), ...(even ? [even.at] : []), ...(domain ?? [])];
  const series = (wanted: number) => placed.filter(({ series }) => series === wanted);
  const joined = rows.map(({ marks: [ours, other], apart }, place) => ({ x1: ours?.value, x2: other?.value, y: place * step + above + 12, ...apart }));

  const marks: Markish[] = [
    gridX({ stroke: 'var(--line)', strokeOpacity: 1, ticks: ticksIn(width) }),
    axisX({ tickFormat: tickOf(unit, language), ticks: ticksIn(width), label: null, tickSize: 0 }),
    even ? [ruleX([even.at], { stroke: INK, strokeDasharray: '5 4' }), text([even], { x: 'at', text: 'said', frameAnchor: 'top', dy: -18 })] : null,
  ];
  if (kind === 'bars') {
    marks.push(
      rect(series(0), { x1: 'from', x2: 'value', y1: 'top', y2: 'bottom', fill: SOLID }),
      rect(series(1), { x1: 'from', x2: 'value', y1: 'top', y2: 'bottom', fill: 'var(--panel)', stroke: SECOND, strokeWidth: 1.5 }),
      // Not across what is written above a bar.
      beside ? ruleX([0], { stroke: INK }) : ruleX(series(0), { x: 'from', y1: 'top', y2: 'bottom', stroke: INK, insetTop: -4, insetBottom: -4 }),
      // The half of an interval that lies on its bar is seen too.
      ruleY(placed, { y: 'y', x1: 'low', x2: 'high', stroke: 'var(--panel)', strokeWidth: 4 }),
      ruleY(placed, { y: 'y', x1: 'low', x2: 'high', stroke: INK, strokeWidth: 1.5 }),
      ruleX(placed, { x: 'low', y1: 'top', y2: 'bottom', stroke: INK, insetTop: 3, insetBottom: 3 }),
      ruleX(placed, { x: 'high', y1: 'top', y2: 'bottom', stroke: INK, insetTop: 3, insetBottom: 3 }),
    );
  } else if (kind === 'dumbbells') {
    marks.push(
      ruleY(joined, { y: 'y', x1: 'low', x2: 'high', stroke: SOLID, strokeOpacity: 0.35, strokeWidth: 9, strokeLinecap: 'round' }),
      ruleY(joined, { y: 'y', x1: 'x1', x2: 'x2', stroke: INK }),
      dot(series(1), { x: 'value', y: 'y', symbol: 'square', r: 5, fill: SECOND, stroke: 'var(--panel)' }),
      dot(
        series(0).filter(({ clear }) => clear),
        { x: 'value', y: 'y', r: 6, fill: SOLID, stroke: 'var(--panel)' },
      ),
      dot(
        series(0).filter(({ clear }) => !clear),
        { x: 'value', y: 'y', r: 5, fill: 'var(--panel)', stroke: SOLID, strokeWidth: 2 },
      ),
    );
  } else {
    marks.push(
      ruleY(placed, { y: 'y', x1: 'low', x2: 'high', stroke: SOLID, strokeWidth: 3 }),
      dot(placed, { x: 'value', y: 'y', r: 5.5, fill: SOLID, stroke: 'var(--panel)' }),
    );
  }
  // Last: what is written stands before the lines.
  marks.push(
    text(rows, {
      text: ({ label, note }: Rows['rows'][number]) => (note ? `${label}\n${note}` : label),
      y: (_: unknown, place: number) => place * step + (beside ? (pairs ? 19 : 12) : 2),
      frameAnchor: 'left',
      textAnchor: beside ? 'end' : 'start',
      lineAnchor: beside ? 'middle' : 'top',
      dx: beside ? -8 : -EDGE + 2,
      lineWidth: (width - 4) / LETTER,
      textOverflow: 'ellipsis-end',
      lineHeight: 1.2,
      fill: INK,
      stroke: 'var(--panel)',
      strokeWidth: 5,
    }),
  );
  return {
    marginTop,
    marginLeft,
    marginRight: EDGE,
    marginBottom: AXIS,
    height: marginTop + height + AXIS,
    x: { domain: [Math.min(...seen), Math.max(...seen)], nice: !domain },
    y: { axis: null, domain: [height, 0] },
    marks,
  };
}

const HEIGHT = 230;
/** Wide enough for « 100 % ». */
const SHARES = 48;

function courseIn({ points }: Course, width: number, language: Language): PlotOptions {
  const said = tickOf('share', language);
  return {
    height: HEIGHT,
    marginLeft: SHARES,
    marginRight: EDGE,
    marginBottom: AXIS,
    marginTop: 10,
    x: { domain: [0, 1] },
    y: { domain: [0, 1] },
    marks: [
      gridY({ stroke: 'var(--line)', strokeOpacity: 1, ticks: 5 }),
      axisX({ tickFormat: said, ticks: ticksIn(width), label: null, tickSize: 0 }),
      axisY({ tickFormat: said, ticks: 5, label: null, tickSize: 0 }),
      areaY(points, { x: 'at', y1: 'low', y2: 'high', fill: SOLID, fillOpacity: 0.2 }),
      lineY(points, { x: 'at', y: 'leader', stroke: SECOND, strokeWidth: 2.5, strokeDasharray: '7 5' }),
      lineY(points, { x: 'at', y: 'winner', stroke: SOLID, strokeWidth: 3 }),
    ],
  };
}

function lengthsIn({ bins, limits }: Lengths, width: number, language: Language): PlotOptions {
  return {
    height: HEIGHT,
    marginLeft: SHARES,
    marginRight: EDGE,
    marginBottom: AXIS,
    marginTop: 26,
    x: { domain: [bins[0]?.from ?? 0, bins[bins.length - 1]?.to ?? 1] },
    marks: [
      gridY({ stroke: 'var(--line)', strokeOpacity: 1, ticks: 4 }),
      axisX({ tickFormat: tickOf('turns', language), ticks: ticksIn(width), label: null, tickSize: 0 }),
      axisY({ tickFormat: tickOf('share', language), ticks: 4, label: null, tickSize: 0 }),
      rect(bins, { x1: 'from', x2: 'to', y1: () => 0, y2: 'share', fill: SOLID, inset: 0.75 }),
      ruleY([0], { stroke: INK }),
      ruleX(limits, { x: 'at', stroke: INK, strokeDasharray: '5 4', strokeWidth: 1.5 }),
      text(limits, { x: 'at', text: 'said', frameAnchor: 'top', dy: -18 }),
    ],
  };
}
