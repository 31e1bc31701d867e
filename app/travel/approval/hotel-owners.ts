/** A change of owner in the audit trail: account ids, because the trail outlives accounts. */
export const encodeOwnerChange = (before: number | null, after: number): string =>
	`${before === null ? "nobody" : `account ${before}`} → account ${after}`;

const ACCOUNT = /\baccount (\d+)/g;

/** Whether an entry of a hotel is about its owner or its team, whose accounts it names by number. */
export const isOfAccounts = ({ action }: { action: string }): boolean =>
	action === "hotel owner" || action === "invitation withdrawn" || action.startsWith("member ");

/** The ids of the accounts in such an entry. */
export const accountsIn = (detail: string): number[] =>
	[...detail.matchAll(ACCOUNT)].map(([, id]) => Number(id));

type OfAccounts = {
	action: string;
	detail: string | null;
	from_value: string | null;
	to_value: string | null;
};

/** Describes such an entry with names of accounts, and the roles that it changed: `Dan (dan@example.com): Desk → Manager`. */
export function describeAccounts(
	{ action, detail, from_value: from, to_value: to }: OfAccounts,
	nameOf: (accountId: number, action: string) => string,
): string {
	const named = (detail ?? "").replace(ACCOUNT, (_, id) => nameOf(Number(id), action));
	return [named, [from, to].filter(Boolean).join(" → ")].filter(Boolean).join(": ");
}
