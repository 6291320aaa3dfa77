// The rules in progress, and what they hold: chips that lie open, coins that are not spent yet.

export interface Rule {
  rule: string;
  seat?: number;
  /** Rules that go on at the same time, one list for each seat. */
  branches?: Record<string, Rule[]>;
}

/** The innermost rule of that name that is being carried out, for a seat or for whomever. */
export function inProgress<One extends Rule, Name extends One["rule"]>(
  { agenda }: { agenda: One[] },
  names: Name | Name[],
  seat?: number,
): Extract<One, { rule: Name }> | undefined {
  const wanted: string[] = [names].flat();
  const isMeant = (one: Rule): boolean => wanted.includes(one.rule) && (seat === undefined || one.seat === seat);
  return all<Rule>(agenda).findLast(isMeant) as Extract<One, { rule: Name }> | undefined;
}

/** Every rule that is being carried out. */
export function all<One extends Rule>(agenda: One[]): One[] {
  return agenda.flatMap((one) => [one, ...(Object.values(one.branches ?? {}) as One[][]).flatMap(all)]);
}
