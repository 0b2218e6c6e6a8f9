/** Under construction. */
export function GuidesPage() {
  return <p>Soon.</p>;
}
