// Changes of a view, as the house sends them: pairs of a path and the value now there; a path alone is gone.

type Path = (string | number)[];
export type Change = [path: Path, value?: unknown];

/** The view after these changes. What has not changed stays the same object, so that nothing is drawn twice. */
export function apply<T>(view: T, changes: Change[]): T {
  return changes.reduce((so_far, [path, ...value]) => changed(so_far, path, value) as T, view);
}

function changed(inside: unknown, [step, ...rest]: Path, value: unknown[]): unknown {
  if (step === undefined) return value[0];
  const copy: any = Array.isArray(inside) ? [...inside] : { ...(inside as object) };
  if (rest.length === 0 && value.length === 0) delete copy[step];
  else copy[step] = changed(copy[step], rest, value);
  return copy;
}
