/** A change of owner in the audit trail: account ids, because the trail outlives accounts. */
export const encodeOwnerChange = (before: number | null, after: number): string =>
	`${before === null ? "nobody" : `account ${before}`} → account ${after}`;

const ACCOUNT = /\baccount (\d+)/g;

/** The ids of the accounts in such an entry. */
export const decodeOwnerChange = (detail: string): number[] =>
	[...detail.matchAll(ACCOUNT)].map(([, id]) => Number(id));

/** Describes such an entry with the names of accounts that still exist. */
export const describeOwnerChange = (detail: string, names: ReadonlyMap<number, string>): string =>
	detail.replace(ACCOUNT, (_, id) => names.get(Number(id)) ?? "a deleted account");
