/** Under construction. */
export function ReplayPage() {
  return <p>Soon.</p>;
}
