import type { Books } from "./books.ts";
import { chargeObject, disputeObject, refundObject } from "./stripe-objects.ts";

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;
const COMPARISONS: Record<string, (at: number, bound: number) => boolean> = {
	gt: (at, bound) => at > bound,
	gte: (at, bound) => at >= bound,
	lt: (at, bound) => at < bound,
	lte: (at, bound) => at <= bound,
};

type Listed = { id?: string | undefined; created?: number | undefined };

/** The lists of Stripe's interface that the site reads: newest first, in pages. Null for another path. */
export function listOf(books: Books, pathname: string, query: URLSearchParams) {
	const isExpanded = [...query.values()].includes("data.balance_transaction");
	const listed = allOf(books, pathname, { isExpanded });
	if (!listed) return null;
	const matching = listed.filter((each) => matches(each, query));
	return { object: "list", url: pathname, ...pageOf(matching, query) };
}

function allOf(books: Books, pathname: string, shown: { isExpanded: boolean }): Listed[] | null {
	if (pathname === "/v1/refunds") return books.refunds.map((each) => refundObject(each, shown)).reverse();
	if (pathname === "/v1/disputes") return books.disputes.map(disputeObject).reverse();
	if (pathname === "/v1/events") return books.events.toReversed();
	if (pathname !== "/v1/charges") return null;
	return Object.values(books.sessions)
		.flatMap((session) => (session.payment ? [chargeObject(books, session, shown)] : []))
		.sort((one, other) => other.created - one.created || other.id.localeCompare(one.id));
}

/** `payment_intent`, `charge`, `type`, `types[0]` and `created[gte]` as Stripe reads them. */
function matches(each: Listed & Record<string, unknown>, query: URLSearchParams): boolean {
	const types = [...query].flatMap(([name, value]) => (/^types\[\d*\]$/.test(name) ? [value] : []));
	if (types.length > 0 && !types.includes(String(each.type))) return false;
	for (const name of ["payment_intent", "charge", "type"])
		if (query.has(name) && each[name] !== query.get(name)) return false;
	return Object.entries(COMPARISONS).every(([name, compare]) => {
		const bound = query.get(`created[${name}]`);
		return bound === null || compare(each.created ?? 0, Number(bound));
	});
}

function pageOf(listed: Listed[], query: URLSearchParams): { data: Listed[]; has_more: boolean } {
	const limit = Math.min(
		Math.max(Number(query.get("limit") ?? DEFAULT_LIMIT) || DEFAULT_LIMIT, 1),
		MAX_LIMIT,
	);
	const [after, before] = [query.get("starting_after"), query.get("ending_before")];
	const at = listed.findIndex(({ id }) => id === (after ?? before));
	if (before === null) {
		const rest = listed.slice(after === null ? 0 : at + 1);
		return { data: rest.slice(0, limit), has_more: rest.length > limit };
	}
	const newer = listed.slice(0, Math.max(at, 0));
	return { data: newer.slice(-limit), has_more: newer.length > limit };
}
