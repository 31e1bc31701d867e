import { maskId } from "#app/common/masked-id.ts";
import { formatReferenceNumber, readReferenceNumber } from "#app/common/reference-number.ts";
import { VEHICLE_TYPES } from "#app/rent/moving-booking.ts";
import { formatMonth } from "#app/travel/commission/statement.ts";
import type { Database } from "#db/client.ts";
import type { AuditEntry, AuditKind } from "#db/schema/common.ts";
import { kindLabel, type TrailReader } from "./trail-kinds.ts";

/** A record as the trail shows it, and its page where the reader may open it. */
export type NamedSubject = { label: string; name: string; href: string | null };

type Named = {
	id: number;
	name: string;
	key?: string;
	/** Its page, where that depends on more than its kind. */
	place?: Place;
};
type Entry = Pick<AuditEntry, "subject"> & { kind: AuditKind };
type Read = (db: Database, ids: number[]) => Promise<Named[]>;

/** Where a record has its page: `key` is the masked id, the number or the account's id. */
type Place = { path: (key: string) => string; for: readonly TrailReader[] };

const BOTH: readonly TrailReader[] = ["Admin", "SuperAdmin"];
const numbered =
	(table: "orders" | "bookings" | "moving_bookings"): Read =>
	async (db, ids) => {
		const rows = await db
			.selectFrom(table as "orders")
			.select(["id", "number"])
			.where("id", "in", ids)
			.execute();
		return rows.map(({ id, number }) => ({ id, name: formatReferenceNumber(number), key: number }));
	};

type TableWithName =
	| ("rent_vehicles" | "rent_drivers" | "rent_zones" | "categories" | "delivery_methods" | "tax_rates")
	| ("hotels" | "accounts");

const called =
	(table: TableWithName): Read =>
	(db, ids) =>
		db
			.selectFrom(table as "hotels")
			.select(["id", "name"])
			.where("id", "in", ids)
			.execute();

/** How the names of records are read, by kind; the others are named by their key. */
const READ: Partial<Record<AuditKind, Read>> = {
	order: numbered("orders"),
	booking: numbered("bookings"),
	move: numbered("moving_bookings"),
	product: (db, ids) =>
		db.selectFrom("products").select(["id", "title as name"]).where("id", "in", ids).execute(),
	discount: (db, ids) =>
		db.selectFrom("discounts").select(["id", "code as name"]).where("id", "in", ids).execute(),
	import: (db, ids) =>
		db.selectFrom("product_imports").select(["id", "file_name as name"]).where("id", "in", ids).execute(),
	payment: async (db, ids) => {
		const rows = await db
			.selectFrom("payments")
			.select(["id", "subject_number as number"])
			.where("id", "in", ids)
			.execute();
		return rows.map(({ id, number }) => ({ id, name: formatReferenceNumber(number) }));
	},
	category: called("categories"),
	"delivery method": called("delivery_methods"),
	"tax rate": called("tax_rates"),
	vehicle: called("rent_vehicles"),
	driver: called("rent_drivers"),
	zone: called("rent_zones"),
	hotel: called("hotels"),
	commission: called("hotels"),
	account: async (db, ids) =>
		(await called("accounts")(db, ids)).map((each) => ({ ...each, key: String(each.id) })),
	room: async (db, ids) => {
		const rows = await db
			.selectFrom("rooms")
			.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
			.select(["rooms.id", "rooms.name", "hotels.name as hotel", "hotels.id as hotelId"])
			.where("rooms.id", "in", ids)
			.execute();
		return rows.map(({ id, name, hotel, hotelId }) => ({
			id,
			name: `${name}, ${hotel}`,
			key: maskId(hotelId),
		}));
	},
	statement: async (db, ids) => {
		const rows = await db
			.selectFrom("commission_statements")
			.innerJoin("hotels", "hotels.id", "commission_statements.hotel_id")
			.select(["commission_statements.id", "commission_statements.month", "hotels.name"])
			.where("commission_statements.id", "in", ids)
			.execute();
		return rows.map(({ id, month, name }) => ({ id, name: `${formatMonth(month)}, ${name}` }));
	},
	review: async (db, ids) => {
		const rows = await db
			.selectFrom("reviews")
			.leftJoin("products", "products.id", "reviews.product_id")
			.leftJoin("hotels", "hotels.id", "reviews.hotel_id")
			.leftJoin("moving_bookings", "moving_bookings.id", "reviews.move_id")
			.select(["reviews.id", "products.title", "hotels.name", "moving_bookings.number"])
			.select("reviews.hotel_id as hotelId")
			.where("reviews.id", "in", ids)
			.execute();
		return rows.map(({ id, title, name, number, hotelId }) => {
			if (title !== null) return { id, name: title, place: REVIEW_PLACES.product };
			if (hotelId !== null) return { id, name: name ?? "", key: maskId(hotelId), place: REVIEW_PLACES.hotel };
			return { id, name: formatReferenceNumber(number ?? ""), place: REVIEW_PLACES.move };
		});
	},
};

const PLACES: Partial<Record<AuditKind, Place>> = {
	order: { path: (number) => `/orders/${number}`, for: BOTH },
	booking: { path: (number) => `/bookings/${number}`, for: ["Admin"] },
	move: { path: (number) => `/trucking-dashboard/${number}`, for: ["Admin"] },
	conversation: { path: (segment) => `/inbox/${segment}`, for: BOTH },
	"partner request": { path: (id) => `/inbox/partner-${id}`, for: BOTH },
	product: { path: (id) => `/dashboard/products/${id}`, for: BOTH },
	import: { path: (id) => `/dashboard/imports/${id}`, for: BOTH },
	payment: { path: (id) => `/dashboard/payments/${id}`, for: BOTH },
	"payment difference": { path: (id) => `/dashboard/payments/differences/${id}`, for: BOTH },
	category: { path: (id) => `/dashboard/categories/${id}`, for: BOTH },
	discount: { path: (id) => `/dashboard/discounts/${id}`, for: BOTH },
	"delivery method": { path: (id) => `/dashboard/delivery/${id}`, for: BOTH },
	"tax rate": { path: (id) => `/dashboard/taxes/${id}`, for: BOTH },
	hotel: { path: (id) => `/hotels/${id}`, for: ["SuperAdmin"] },
	commission: { path: (id) => `/hotels/${id}`, for: ["SuperAdmin"] },
	room: { path: (hotelId) => `/hotels/${hotelId}`, for: ["SuperAdmin"] },
	vehicle: { path: (id) => `/trucking-dashboard/vehicles/${id}`, for: ["Admin"] },
	driver: { path: (id) => `/trucking-dashboard/drivers/${id}`, for: ["Admin"] },
	zone: { path: (id) => `/trucking-dashboard/rates/zones/${id}`, for: ["Admin"] },
	"rate card": { path: (type) => `/trucking-dashboard/rates/${type}`, for: ["Admin"] },
	account: { path: (id) => `/users/${id}`, for: ["SuperAdmin"] },
	statement: { path: (id) => `/dashboard/statements/${id}`, for: BOTH },
	seller: { path: () => "/dashboard/seller", for: BOTH },
	market: { path: () => "/dashboard/market", for: ["SuperAdmin"] },
};

const REVIEW_PLACES: Record<"product" | "hotel" | "move", Place> = {
	product: { path: (id) => `/dashboard/reviews/${id}`, for: BOTH },
	hotel: { path: (hotelId) => `/hotels/${hotelId}`, for: ["SuperAdmin"] },
	move: { path: (id) => `/trucking-dashboard/reviews/${id}`, for: ["Admin"] },
};

const keyOf = ({ kind, subject }: Entry): string => subject.slice(kind.length + 1);

/** The records of a page of entries with their names and pages, by subject: one query for each kind. */
export async function nameSubjects(
	db: Database,
	entries: readonly Entry[],
	reader: TrailReader,
): Promise<Map<string, NamedSubject>> {
	const idsOf = new Map<AuditKind, Set<number>>();
	for (const entry of entries) {
		const id = Number(keyOf(entry));
		if (!READ[entry.kind] || !Number.isSafeInteger(id)) continue;
		idsOf.set(entry.kind, (idsOf.get(entry.kind) ?? new Set()).add(id));
	}
	const found = new Map<string, Named>();
	for (const [kind, ids] of idsOf)
		for (const row of (await READ[kind]?.(db, [...ids])) ?? []) found.set(`${kind} ${row.id}`, row);
	return new Map(
		entries.map((entry) => [entry.subject, nameSubject(entry, found.get(entry.subject), reader)]),
	);
}

/** A deleted record has neither name nor page. */
function nameSubject(entry: Entry, row: Named | undefined, reader: TrailReader): NamedSubject {
	const { kind } = entry;
	const key = keyOf(entry);
	const place = row?.place ?? PLACES[kind];
	const isGone = READ[kind] !== undefined && !row;
	const mayOpen = !isGone && place?.for.includes(reader) === true && !key.startsWith("hotel ");
	const id = Number(key);
	const inPath = row?.key ?? (Number.isSafeInteger(id) ? maskId(id) : key);
	return {
		label: kindLabel(kind),
		name: row?.name ?? (isGone ? "deleted" : keyName(kind, key)),
		href: mayOpen ? place.path(inPath) : null,
	};
}

function keyName(kind: AuditKind, key: string): string {
	if (kind === "rate card") return VEHICLE_TYPES[key as keyof typeof VEHICLE_TYPES]?.label ?? key;
	const number = kind === "conversation" || kind === "moving booking" ? readReferenceNumber(key) : null;
	if (number) return formatReferenceNumber(number);
	if (kind === "conversation") return key.startsWith("contact-") ? "contact message" : "partner request";
	if (kind === "seller") return key === "market" ? "market" : "hotel";
	return "";
}

/** The names and email addresses of the accounts that entries mention by number. */
export async function nameAccounts(
	db: Database,
	entries: readonly { from: string | null; to: string | null; detail: string | null }[],
): Promise<(accountId: number) => string> {
	const ids = new Set(
		entries
			.flatMap(({ from, to, detail }) => [from, to, detail])
			.flatMap((text) => [...(text ?? "").matchAll(/\baccount (\d{1,15})\b/g)].map(([, id]) => Number(id))),
	);
	const rows =
		ids.size === 0
			? []
			: await db
					.selectFrom("accounts")
					.select(["id", "name", "email"])
					.where("id", "in", [...ids])
					.execute();
	const names = new Map(rows.map(({ id, name, email }) => [id, `${name} (${email})`]));
	return (accountId) => names.get(accountId) ?? "a deleted account";
}
