// How a figure is drawn; the plain one of computers, which stands at the first table, and no other.

/** What a figure is drawn with: shapes and strokes in its own tone, then eyes and lines in the tone of the ground. */
export interface Drawing {
  body: string;
  lines?: string;
  /** Filled by the even-odd rule: a shape in a shape is a pupil. */
  marks?: string;
  cuts?: string;
}

export const round = (x: number, y: number, r: number, ry = r): string => `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0Z`;

/** The plain head of a computer, until it has its character. */
export const COMPUTER: Drawing = {
  body: `M4.500 7.500H19.500V19.500H4.500Z${round(12, 3.8, 1.4)}`,
  lines: 'M12 4V8',
  marks: 'M7.500 10.500H10.500V13.500H7.500ZM13.500 10.500H16.500V13.500H13.500ZM8.500 16H15.500V17.300H8.500Z',
};
