// How a round is told, to be fetched in one: its story as lines, and what is said of a move.
export { spokenNews } from './announce';
export { storyLines } from './story';
