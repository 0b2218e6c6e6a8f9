/** Under construction. */
export function CheckPage() {
  return <p>Soon.</p>;
}
