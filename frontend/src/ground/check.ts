// Compares what the server sends with the shapes of its types, which tools/wire_shapes.py writes.
import { SHAPES } from './shapes';

type Raw = Record<string, unknown>;

const shapes = new Map<string, string>();
const TYPES: Record<string, string> = { n: 'number', s: 'string', b: 'boolean' };

/** Whether there is a shape of that *name*: those of many answers are fetched with the first of them. */
export function knows(name: string): boolean {
  return shapes.has(name);
}

/** Know the shapes of *text*, beside those from before. */
export function learn(text: string): void {
  for (const line of text.split('\n')) {
    const [names = '', shape = ''] = line.split(':');
    for (const name of names.split(',')) shapes.set(name, shape);
  }
}

learn(SHAPES);

/**
 * Return the path of the first thing in *value* that is not of *kind*, beginning with *path*; empty where there is none.
 * Fields that no shape names are allowed. What *value* has in common with *before*, of the same kind, was looked at then.
 */
export function fault(kind: string, value: unknown, path: string, before?: Raw): string {
  const inner = kind.slice(0, -1);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const among = (fits: boolean, kindOf: (key: string) => string = () => inner): string =>
    fits ? first(Object.entries(value as Raw), ([key, part]) => fault(kindOf(key), part, `${path}.${key}`)) : path;

  const shape = isObject ? shapeOf(kind, value as Raw) : shapes.get(kind);
  if (shape) return faultOfShape(shape, value, path, before);
  switch (kind.at(-1)) {
    case '?':
      return value === null ? '' : fault(inner, value, path);
    case '*':
      return among(Array.isArray(value));
    case '%':
      return among(isObject);
    case ']': {
      const kinds = inner.slice(1).split(',');
      return among(Array.isArray(value) && value.length === kinds.length, (no) => kinds[+no] ?? '');
    }
    case 'i':
      return Number.isInteger(value) ? '' : path;
    case 'x':
      return value === undefined ? path : '';
    // Of an object that does not say what it is.
    case '@':
      return isObject ? fault('s', (value as Raw).kind, `${path}.kind`) : path;
    case '#':
      return isObject ? `${path}.type` : path;
  }
  return typeof value === TYPES[kind] ? '' : path;
}

/** Return the shape of a kind; an event or a message says it by a field. An event of a kind that this page does not know has none: nobody tells it. */
function shapeOf(kind: string, value: Raw): string | undefined {
  if (kind === '@') return shapes.get(kind + value.kind);
  if (kind === '#') return shapes.get(`#${value.type}.${value.family}`) ?? shapes.get(kind + value.type);
  return shapes.get(kind);
}

function faultOfShape(shape: string, value: unknown, path: string, before?: Raw): string {
  const words = shape[0] === '=' && shape.slice(1).split('|');
  if (words) return words.some((word) => word === value) ? '' : path;
  if (shape.includes('/')) return shape.split('/').every((kind) => fault(kind, value, path)) ? path : '';
  return first(shape.split(' '), (group) => {
    const [kind = '', ...fields] = group.split('.');
    if (!fields.length) return fault(kind, value, path, before);
    return fault('x%', value, path) || first(fields, (field) => faultOfField(kind, field, value as Raw, path, before));
  });
}

function faultOfField(kind: string, field: string, value: Raw, path: string, before: Raw = {}): string {
  const name = field.replace('?', '');
  if (name in before && before[name] === value[name]) return '';
  return name !== field && value[name] === undefined ? '' : fault(kind, value[name], `${path}.${name}`);
}

/** Return the first fault that is found among *things*. */
function first<Thing>(things: Thing[], faultOf: (thing: Thing) => string): string {
  for (const thing of things) {
    const wrong = faultOf(thing);
    if (wrong) return wrong;
  }
  return '';
}
