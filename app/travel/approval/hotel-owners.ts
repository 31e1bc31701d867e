/** From whom a hotel went to whom, as the audit trail keeps it: accounts by their numbers, since it outlives them. */
export const encodeOwnerChange = (before: number | null, after: number): string =>
	`${before === null ? "nobody" : `account ${before}`} → account ${after}`;

const ACCOUNT = /\baccount (\d+)/g;

/** The accounts that such an entry is about. */
export const decodeOwnerChange = (detail: string): number[] =>
	[...detail.matchAll(ACCOUNT)].map(([, id]) => Number(id));

/** The same with the names of those that there still are. */
export const describeOwnerChange = (detail: string, names: ReadonlyMap<number, string>): string =>
	detail.replace(ACCOUNT, (_, id) => names.get(Number(id)) ?? "a deleted account");
