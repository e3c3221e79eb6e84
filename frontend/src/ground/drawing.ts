// How a figure is drawn; that of computers, which stands at the first table, and no other.

/** What a figure is drawn with: shapes and strokes in its own tone, then eyes and lines in the tone of the ground. */
export interface Drawing {
  body: string;
  lines?: string;
  /** Filled by the even-odd rule: a shape in a shape is a pupil. */
  marks?: string;
  cuts?: string;
}

export const round = (x: number, y: number, r: number, ry = r): string => `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0Z`;

export const COMPUTER: Drawing = {
  body: `M7 7.500H17a2.5 2.5 0 0 1 2.5 2.500V17A2.5 2.5 0 0 1 17 19.500H7A2.5 2.5 0 0 1 4.5 17V10A2.5 2.5 0 0 1 7 7.500ZM2.5 11.500H3.800V15.500H2.500ZM20.2 11.500H21.500V15.500H20.200Z${round(12, 3.8, 1.4)}`,
  lines: 'M12 4V8',
  marks: 'M7.5 10.500H10.500V13.500H7.500ZM13.5 10.500H16.500V13.500H13.500ZM8.5 16H15.500V17.300H8.500Z',
};
