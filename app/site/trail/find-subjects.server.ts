import { type RawBuilder, sql } from "kysely";
import { USER_LIST } from "#app/account/users/user-filters.ts";
import { listUsers } from "#app/account/users/users.server.ts";
import { searchWords } from "#app/common/lists/search-words.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { readReferenceNumber } from "#app/common/reference-number.ts";
import { numberedRef } from "#app/conversations/conversation-kinds.ts";
import { listStaffProducts } from "#app/shop/products/list-products.server.ts";
import { PRODUCT_LIST } from "#app/shop/products/product-filters.ts";
import { listAllHotels } from "#app/travel/approval/all-hotels.server.ts";
import { HOTEL_LIST } from "#app/travel/approval/hotel-list.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { ChangeEntry } from "#db/schema/common.ts";
import { isKindFor, type TrailReader } from "./trail-kinds.ts";

type Subject = ChangeEntry["subject"];
type Search = { query: string; reader: TrailReader };

/** Records of one kind that a search finds, at most. */
const MOST = 50;

/**
 * The records that a typed text names: everything about the order, stay or move with this number, or records with these
 * words in their name (products, hotels, fleet, settings and, for SuperAdmins, accounts), at most 50 of each kind.
 */
export async function findSubjects(db: Database, { query, reader }: Search): Promise<Subject[]> {
	const number = readReferenceNumber(query);
	if (number) return findNumbered(db, number);
	const words = searchWords(query);
	if (words.length === 0) return [];
	const search = new URLSearchParams({ q: query, perPage: String(MOST) });
	const small = await findByName(db, words);
	const products = await listStaffProducts(db, PRODUCT_LIST.read(search));
	const hotels = await listAllHotels(db, HOTEL_LIST.read(search));
	const accounts = isKindFor(reader, "account") ? await listUsers(db, USER_LIST.read(search)) : { rows: [] };
	return [
		...small,
		...products.rows.map(({ id }): Subject => `product ${id}`),
		...hotels.rows.map(({ id }): Subject => `hotel ${id}`),
		...accounts.rows.map(({ id }): Subject => `account ${id}`),
	];
}

/**
 * A record and what belongs to it: the rooms, seller details and commission of a hotel, and the decision about a partner
 * request, whose page is its conversation.
 */
export async function findParts(db: Database, record: Subject): Promise<Subject[]> {
	const partner = unmaskId(/^conversation partner-(\w+)$/.exec(record)?.[1] ?? "");
	if (partner !== null) return [record, `partner request ${partner}`];
	const hotel = /^hotel (\d+)$/.exec(record)?.[1];
	if (hotel === undefined) return [record];
	const rooms = await db.selectFrom("rooms").select("id").where("hotel_id", "=", Number(hotel)).execute();
	const parts = rooms.map(({ id }): Subject => `room ${id}`);
	return [record, ...parts, `seller hotel ${hotel}`, `commission ${hotel}`];
}

/** The record with a number, its conversation, and its deletion. */
async function findNumbered(db: Database, number: string): Promise<Subject[]> {
	const table = { order: "orders", stay: "bookings", move: "moving_bookings" } as const;
	const name = { order: "order", stay: "booking", move: "move" } as const;
	const { kind } = numberedRef(number) as { kind: keyof typeof table };
	const row = await db
		.selectFrom(table[kind] as "orders")
		.select("id")
		.where("number", "=", number)
		.executeTakeFirst();
	return [
		...(row ? [`${name[kind]} ${row.id}` as const] : []),
		`conversation ${number}`,
		`moving booking ${number}`,
	];
}

/** Tables that stay small, with the text to search. */
const SMALL = [
	["vehicle", "rent_vehicles", sql`lower(name)`],
	["driver", "rent_drivers", sql`lower(name)`],
	["zone", "rent_zones", sql`lower(name)`],
	["category", "categories", sql`lower(name)`],
	["delivery method", "delivery_methods", sql`lower(name)`],
	["tax class", "tax_classes", sql`lower(name)`],
	["tax rate", "tax_rates", sql`lower(name)`],
	["discount", "discounts", sql`lower(code)`],
] as const satisfies [string, string, RawBuilder<unknown>][];

async function findByName(db: Database, words: readonly string[]): Promise<Subject[]> {
	const { hasWord } = adapterOf(db);
	const found: Subject[] = [];
	for (const [kind, table, text] of SMALL) {
		const rows = await db
			.selectFrom(table as "rent_vehicles")
			.select("id")
			.where((eb) => eb.and(words.map((word) => hasWord(text, word))))
			.limit(MOST)
			.execute();
		found.push(...rows.map(({ id }): Subject => `${kind} ${id}`));
	}
	return found;
}
