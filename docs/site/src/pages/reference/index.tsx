/** Under construction. */
export function ReferencePage() {
  return <p>Soon.</p>;
}
