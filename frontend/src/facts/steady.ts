let told = 0;
let toldAt = 0;

/** Return milliseconds since 1970. They go on while the device sleeps, and where its clock is set back. */
export function steadyNow(): number {
  // Two clocks: the first may be set back, the second may stand still.
  const at = performance.now();
  told = Math.max(Date.now(), told + at - toldAt);
  toldAt = at;
  return told;
}
