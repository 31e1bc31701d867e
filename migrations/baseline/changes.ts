import type { Kysely } from "kysely";
import {
	type Announced,
	announceChanges,
	announceOfHotels,
	type Counted,
	countChanges,
} from "../support/changes.ts";

/**
 * The data that cached pages are made of. What each order or booking changes is a subject of its own, so that a sale
 * does not invalidate pages that do not show it.
 */
const COUNTED: Record<string, Counted[]> = {
	shop: [
		{ table: "products", except: ["units_sold", "taxonomy"] },
		{ table: "variants", except: ["stock", "updated_at"] },
		{ table: "product_images" },
		{ table: "categories" },
		{ table: "search_vocabulary" },
		{ table: "delivery_methods" },
		{ table: "tax_rates" },
		{ table: "reviews" },
		{ table: "images" },
	],
	// A product's page shows how many units are left, up to five.
	stock: [
		{
			table: "variants",
			when: `old.stock is distinct from new.stock
				and case when old.stock < new.stock then old.stock else new.stock end <= 5`,
		},
	],
	travel: [
		{ table: "hotels", except: ["nights_sold"] },
		{ table: "hotel_images" },
		{ table: "rooms" },
		{ table: "room_images" },
		{ table: "hotel_words" },
		{ table: "hotel_vocabulary" },
		{ table: "reviews" },
		{ table: "images" },
	],
	stays: [{ table: "hotels", only: ["nights_sold", "merit"] }],
	nights: [{ table: "nights" }],
	moves: [{ table: "reviews" }],
};

const ALWAYS = ["insert", "update", "delete"] as const;
const ADDED_OR_CHANGED = ["insert", "update"] as const;

/** What live streams hear of. */
const ANNOUNCED: Record<string, Announced[]> = {
	// The signed-in person may have changed: open streams are checked again.
	sessions: [
		{ table: "sessions", on: ["delete"] },
		{ table: "accounts", on: ["update", "delete"], of: ["role", "suspended_at", "email"] },
		{ table: "second_factors", on: ["delete"] },
	],
	outbox: [{ table: "outbox", on: ["insert"] }],
	orders: [{ table: "orders", on: ALWAYS }],
	product_imports: [{ table: "product_imports", on: ADDED_OR_CHANGED }],
	hotels: [
		{ table: "hotels", on: ADDED_OR_CHANGED, of: ["status"] },
		{ table: "hotel_members", on: ALWAYS },
	],
	hotel_members: [{ table: "hotel_members", on: ALWAYS }],
	room_bookings: [{ table: "bookings", on: ALWAYS }],
	moving_bookings: [
		{ table: "moving_bookings", on: ALWAYS },
		{ table: "rent_vehicles", on: ALWAYS },
		{ table: "rent_drivers", on: ALWAYS },
	],
	payments: [
		{ table: "payments", on: ADDED_OR_CHANGED },
		{ table: "refunds", on: ADDED_OR_CHANGED },
		{ table: "disputes", on: ADDED_OR_CHANGED },
		{ table: "reconciliations", on: ADDED_OR_CHANGED },
		{ table: "payment_differences", on: ADDED_OR_CHANGED },
	],
	refunds: [{ table: "refunds", on: ["insert"] }],
	reconciliations: [{ table: "reconciliations", on: ["update"], of: ["due_at"] }],
	statements: [{ table: "commission_statements", on: ADDED_OR_CHANGED }],
	conversations: [{ table: "conversations", on: ALWAYS }],
	trail: [{ table: "changes", on: ["insert"], when: "new.is_in_trail" }],
	market: [
		{ table: "market_settings", on: ALWAYS },
		{ table: "sellers", on: ALWAYS },
	],
	overview: [
		{ table: "accounts", on: ALWAYS, of: ["suspended_at"] },
		{ table: "commission_statements", on: ADDED_OR_CHANGED },
		{
			table: "outbox",
			on: ["update"],
			of: ["failed_at"],
			when: "old.failed_at is distinct from new.failed_at",
		},
		{ table: "calendar_feeds", on: ["update", "delete"], of: ["fault"] },
		{ table: "hotels", on: ALWAYS, of: ["unreviewed_change_id", "submitted_at", "archived_at"] },
	],
};

/** The triggers that count and announce changes, made once all tables are there. */
export async function watchChanges(db: Kysely<unknown>): Promise<void> {
	for (const [subject, tables] of Object.entries(COUNTED))
		for (const counted of tables) await countChanges(db, subject, counted);
	for (const [topic, tables] of Object.entries(ANNOUNCED))
		for (const announced of tables) await announceChanges(db, topic, announced);
	await announceOfHotels(db, "room_bookings", "bookings");
	await announceOfHotels(db, "conversations", "conversations");
}
