import type { RowChange } from "./changes.ts";
import { placeOf } from "./crawl.ts";
import type { FuzzPerson } from "./world/people.ts";

/** Where people act for the market or for a hotel, and not for themselves. */
const STAFF =
	/^\/(trucking-dashboard|inbox|owner|dashboard|orders|hotels|users|customers|list-new-hotel|add-room|edit-room)(\/|$)/;

/** Forms of staff that leave no entry, and why. */
const WITHOUT_ENTRY: Record<string, string> = {
	"/dashboard/payments/reconciliation": "asks the job to compare the books sooner",
	"/owner/housekeeping": "the room says who marked it, and when",
	"/edit-room/:roomId/calendars/:feedId/reading": "asks the job to read the calendar sooner",
};

/** Forms of staff that leave an entry for each of several records, or for what was approved and for the rest. */
const WITH_MANY = new Set([
	"/orders/confirmation",
	"/orders/shipment",
	"/dashboard/products/status",
	"/list-new-hotel/:hotelId",
	"/owner/timeline/assignments",
	"/owner/manage-bookings/:number/swap",
]);

/** Rows that are not what staff change: files, mails, drafts of orders, and when somebody was there. */
const ASIDE =
	/^(carts|cart_lines|cart_additions|images|image_files|waiting_uploads|outbox|sessions|search_vocabulary|recent_submissions)$/;

/** What a form without a new value may write: the version of a product, and the reading of a calendar. */
const isSameValue = ({ table, op, old, now }: RowChange): boolean =>
	op === "update" &&
	Object.keys(now ?? {}).every(
		(column) =>
			JSON.stringify(now?.[column]) === JSON.stringify(old?.[column]) ||
			column === "updated_at" ||
			(table === "calendar_feeds" && !column.endsWith("_counted")),
	);

/** Whether a form of staff that changed something left exactly one entry in the trail, with its request. */
export function judgeTrail(
	person: FuzzPerson,
	{ path, changes }: { path: string; changes: readonly RowChange[] },
): string[] {
	const route = placeOf(path)?.route.path ?? "";
	if (!STAFF.test(route) || route in WITHOUT_ENTRY) return [];
	const changed = changes.filter((change) => !ASIDE.test(change.table) && !isSameValue(change));
	if (changed.length === 0) return [];
	const entries = changed.filter(
		({ table, op, now }) => table === "changes" && op === "insert" && Boolean(now?.is_in_trail),
	);
	const theirs = entries.filter(({ now }) => Number(now?.actor_id) === person.accountId && now?.request_id);
	if (theirs.length === 1 || (theirs.length > 1 && WITH_MANY.has(route))) return [];
	const what = entries.map(({ now }) => `${now?.action} of ${now?.subject}`).join(", ") || "none";
	const tables = [...new Set(changed.map(({ table }) => table))].join(", ");
	return [`must leave one entry in the trail by this person with its request: ${what} (changed ${tables})`];
}
