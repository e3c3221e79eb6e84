// The match of a room, as its view tells it: whose points stand where on the sheet.
import type { MatchView, SheetRow, View } from '../../ground/protocol';

/** Return the match that is being played, or null: single rounds, or a server that knows no matches. */
export function matchOf({ match }: Pick<View, 'match'>): MatchView | null {
  return match ?? null;
}

export function rowsOf({ sheet }: View): SheetRow[] {
  return sheet ?? [];
}

// In these plans each member of a team is given the points of the whole team.
const WON_TOGETHER: readonly string[] = ['les-huit', 'hollywood', 'hollywood-5'];

/** Return what each side has of a round. Must agree with Match._won_by in huit/rooms/match.py. */
export function sidePoints(match: MatchView, row: SheetRow): number[] {
  return match.sides.map((seats) => {
    const points = seats.map((seat) => row.points[seat] ?? 0);
    if (!WON_TOGETHER.includes(match.plan)) return points.reduce((sum, won) => sum + won, 0);
    return points.reduce((most, won) => (Math.abs(won) > Math.abs(most) ? won : most), 0);
  });
}

/** Return the rounds as they are written on the sheet, side by side. Must agree with Match._written there. */
export function roundsOf(match: MatchView, rows: readonly SheetRow[]): (number | null)[][] {
  return rows.map((row) => {
    const points = sidePoints(match, row);
    if (!WON_TOGETHER.includes(match.plan)) return points;
    // Only the winner is written. A round without points does not count as a win (HH-03).
    return points.map((won, side) => (won && match.sides[side]?.some((seat) => row.winners.includes(seat)) ? won : null));
  });
}
