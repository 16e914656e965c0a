/** Prints an error when it begins, and not every second while it lasts. */
export function faultSayer(): (error: unknown) => void {
  let last = '';
  return (error) => {
    const text = error instanceof Error ? error.message : String(error);
    if (text !== last) console.error(error);
    last = text;
  };
}
