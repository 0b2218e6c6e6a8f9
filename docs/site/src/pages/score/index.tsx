/** Under construction. */
export function ScorePage() {
  return <p>Soon.</p>;
}
