import { kindOfSubject, recordChange } from "#app/common/changes/changes.server.ts";
import { conversationSegment } from "#app/conversations/conversation-kinds.ts";
import { TRAIL_KINDS } from "#app/site/trail/trail-kinds.ts";
import type { Database } from "#db/client.ts";
import type { ChangeEntry, ChangeKind } from "#db/schema/common.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { headersOf } from "#e2e/fuzz/crawl.ts";
import { send } from "#e2e/fuzz/send.ts";
import { fillWorld } from "#e2e/fuzz/world/fill-world.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

type Subject = ChangeEntry["subject"];

/** The table of each kind whose records have a number. */
const TABLES = {
	order: "orders",
	booking: "bookings",
	move: "moving_bookings",
	"partner request": "partner_requests",
	product: "products",
	category: "categories",
	import: "product_imports",
	payment: "payments",
	"payment difference": "payment_differences",
	"delivery method": "delivery_methods",
	"tax class": "tax_classes",
	"tax rate": "tax_rates",
	discount: "discounts",
	customer: "customers",
	"reply template": "reply_templates",
	hotel: "hotels",
	commission: "hotels",
	room: "rooms",
	vehicle: "rent_vehicles",
	driver: "rent_drivers",
	zone: "rent_zones",
	account: "accounts",
	statement: "commission_statements",
} as const satisfies Partial<Record<ChangeKind, keyof Schema>>;

/** Kinds whose record is gone, or has no page. */
const WITHOUT_PAGE: readonly ChangeKind[] = ["moving booking", "data request"];

/**
 * Kinds whose entries a reader does not see, or whose page is not theirs. A review of a move is one of its pages; the
 * newest reply template is a hotel's.
 */
const CLOSED_TO: Record<"Admin" | "SuperAdmin", readonly ChangeKind[]> = {
	Admin: ["account", "market", "commission", "statement"],
	SuperAdmin: ["move", "vehicle", "driver", "zone", "rate card", "review", "reply template"],
};

/** The newest record of each kind, because statements of earlier tests can't be deleted, and a review of each desk. */
async function findRecords(db: Database): Promise<Subject[]> {
	const found: Subject[] = ["seller market", "market settings"];
	for (const [kind, table] of Object.entries(TABLES)) {
		const row = db
			.selectFrom(table as "orders")
			.select("id")
			.orderBy("id", "desc");
		found.push(`${kind as keyof typeof TABLES} ${(await row.executeTakeFirstOrThrow()).id}`);
	}
	const card = await db.selectFrom("rent_rate_cards").select("vehicle_type").executeTakeFirstOrThrow();
	found.push(`rate card ${card.vehicle_type}`);
	const hotel = await db.selectFrom("hotels").select("id").orderBy("id").executeTakeFirstOrThrow();
	found.push(`seller hotel ${hotel.id}`);
	for (const kind of ["contact", "partner"] as const) {
		const row = db.selectFrom("conversations").select("subject_key as key").where("kind", "=", kind);
		const { key } = await row.executeTakeFirstOrThrow();
		found.push(`conversation ${conversationSegment({ kind, key })}`);
	}
	for (const of of ["product_id", "hotel_id", "move_id"] as const) {
		const reviews = db.updateTable("reviews").set({ answer: "Thank you." }).where(of, "is not", null);
		found.push(`review ${(await reviews.returning("id").executeTakeFirstOrThrow()).id}`);
	}
	return found;
}

test("each entry of the trail leads to its thing, and the thing back to the trail", async ({
	db,
	workerSite,
}) => {
	const { url } = workerSite.server;
	const { people } = await fillWorld(db);
	const records = await findRecords(db);
	const kinds = new Set(records.map(kindOfSubject));
	expect(
		Object.keys(TRAIL_KINDS)
			.filter((kind) => !kinds.has(kind as ChangeKind))
			.sort(),
	).toEqual([...WITHOUT_PAGE].sort());
	await db
		.updateTable("payment_differences")
		.set({ closed_at: new Date().toISOString(), note: "Ours." })
		.execute();
	const wrong: string[] = [];
	for (const reader of ["Admin", "SuperAdmin"] as const) {
		const headers = headersOf(people[reader]);
		const get = async (path: string) => send(url, { method: "GET", path, headers });
		for (const subject of records) {
			await db.deleteFrom("changes").execute();
			const kind = kindOfSubject(subject);
			// Of a stay the last one: a booking without its status is in no history.
			const action = Object.keys(TRAIL_KINDS[kind]).at(kind === "booking" ? -1 : 0) as never;
			await transact(db, (trx) =>
				recordChange(trx, { subject, action, actorId: people[reader].accountId, now: new Date() } as never),
			);
			const { body: list } = await get("/trail");
			const table = list.slice(list.indexOf("<table"), list.indexOf("</table>"));
			const [, href] = /<a class="link" href="([^"]+)" dir="auto">/.exec(table) ?? [];
			if (!href) {
				if (!CLOSED_TO[reader].includes(kind)) wrong.push(`${reader}: ${subject} without a link`);
				continue;
			}
			const page = await get(href);
			if (page.status !== 200) wrong.push(`${reader}: ${subject} at ${href}: ${page.status}`);
			else if (!/href="\/trail\?/.test(page.body)) wrong.push(`${reader}: ${href} has no link to the trail`);
		}
	}
	expect(wrong).toEqual([]);
});
