/** Under construction. */
export function PlayPage() {
  return <p>Soon.</p>;
}
