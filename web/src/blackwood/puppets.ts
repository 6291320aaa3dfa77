/** The puppets of the seats, by what the words call them. */
export const PUPPETS = ["orange", "teal", "pink", "ivory"] as const;
