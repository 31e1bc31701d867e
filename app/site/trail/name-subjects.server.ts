import { formatMonth } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { formatReferenceNumber, readReferenceNumber } from "#app/common/reference-number.ts";
import type { Database } from "#db/client.ts";
import type { ChangeEntry, ChangeKind } from "#db/schema/common.ts";
import type { VehicleType } from "#db/schema/rent.ts";
import { kindLabel, type TrailReader } from "./trail-kinds.ts";

/** A record as the trail shows it, and its page where the reader may open it. */
export type NamedSubject = { label: string; name: string; href: string | null };

type Named = {
	id: number;
	name: string;
	key?: string;
	/** The masked id of the hotel that it is of. */
	hotel?: string;
	/** Its page, where that depends on more than its kind. */
	place?: Place;
};
type Entry = Pick<ChangeEntry, "subject"> & { kind: ChangeKind };
type Read = (db: Database, ids: number[]) => Promise<Named[]>;

/** `key` is the masked id, the number or the account's id; `hotel` is that of a room or a review. */
type Path = (key: string, hotel: string) => string;

/** Where the readers have a page of a record. */
type Place = Partial<Record<TrailReader, Path>>;

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
	| (
			| "rent_vehicles"
			| "rent_drivers"
			| "rent_zones"
			| "categories"
			| "delivery_methods"
			| "tax_classes"
			| "tax_rates"
	  )
	| ("hotels" | "accounts" | "customers");

const called =
	(table: TableWithName): Read =>
	(db, ids) =>
		db
			.selectFrom(table as "hotels")
			.select(["id", "name"])
			.where("id", "in", ids)
			.execute();

/** How the names of records are read, by kind; the others are named by their key. */
const READ: Partial<Record<ChangeKind, Read>> = {
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
	"tax class": called("tax_classes"),
	"tax rate": called("tax_rates"),
	vehicle: called("rent_vehicles"),
	driver: called("rent_drivers"),
	zone: called("rent_zones"),
	hotel: called("hotels"),
	commission: called("hotels"),
	seller: async (db, ids) =>
		(await called("hotels")(db, ids)).map((each) => ({ ...each, place: SELLER_OF_HOTEL })),
	customer: called("customers"),
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
			hotel: maskId(hotelId),
		}));
	},
	"reply template": async (db, ids) => {
		const rows = await db
			.selectFrom("reply_templates")
			.select(["id", "name", "hotel_id as hotelId"])
			.where("id", "in", ids)
			.execute();
		return rows.map(({ id, name, hotelId }) =>
			hotelId === null ? { id, name } : { id, name, hotel: maskId(hotelId), place: TEMPLATE_OF_HOTEL },
		);
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
			if (hotelId !== null)
				return { id, name: name ?? "", hotel: maskId(hotelId), place: REVIEW_PLACES.hotel };
			return { id, name: formatReferenceNumber(number ?? ""), place: REVIEW_PLACES.move };
		});
	},
};

const staff = (path: Path): Place => ({ Admin: path, SuperAdmin: path });

const PLACES: Partial<Record<ChangeKind, Place>> = {
	order: staff((number) => `/orders/${number}`),
	booking: staff((number) => `/bookings/${number}`),
	move: { Admin: (number) => `/trucking-dashboard/${number}` },
	conversation: staff((segment) => `/inbox/${segment}`),
	"partner request": staff((id) => `/inbox/partner-${id}`),
	"reply template": staff((id) => `/inbox/templates/${id}`),
	product: staff((id) => `/dashboard/products/${id}`),
	import: staff((id) => `/dashboard/imports/${id}`),
	payment: staff((id) => `/dashboard/payments/${id}`),
	"payment difference": staff((id) => `/dashboard/payments/differences/${id}`),
	category: staff((id) => `/dashboard/categories/${id}`),
	discount: staff((id) => `/dashboard/discounts/${id}`),
	"delivery method": staff((id) => `/dashboard/delivery/${id}`),
	"tax class": staff((id) => `/dashboard/taxes/classes/${id}`),
	"tax rate": staff((id) => `/dashboard/taxes/${id}`),
	hotel: { Admin: (id) => `/list-new-hotel/${id}`, SuperAdmin: (id) => `/hotels/${id}` },
	commission: { SuperAdmin: (id) => `/hotels/${id}` },
	room: { Admin: (id) => `/edit-room/${id}`, SuperAdmin: (_, hotel) => `/hotels/${hotel}` },
	vehicle: { Admin: (id) => `/trucking-dashboard/vehicles/${id}` },
	driver: { Admin: (id) => `/trucking-dashboard/drivers/${id}` },
	zone: { Admin: (id) => `/trucking-dashboard/rates/zones/${id}` },
	"rate card": { Admin: (type) => `/trucking-dashboard/rates/${type}` },
	account: { SuperAdmin: (id) => `/users/${id}` },
	customer: staff((id) => `/customers/${id}`),
	statement: staff((id) => `/dashboard/statements/${id}`),
	seller: staff(() => "/dashboard/seller"),
	market: { SuperAdmin: () => "/dashboard/market" },
};

const REVIEW_PLACES: Record<"product" | "hotel" | "move", Place> = {
	product: staff((id) => `/dashboard/reviews/${id}`),
	hotel: { Admin: (id) => `/owner/reviews/${id}`, SuperAdmin: (_, hotel) => `/hotels/${hotel}` },
	move: { Admin: (id) => `/trucking-dashboard/reviews/${id}` },
};

const TEMPLATE_OF_HOTEL: Place = { Admin: (id, hotel) => `/owner/inbox/templates/${hotel}/${id}` };

const SELLER_OF_HOTEL: Place = {
	Admin: (id) => `/list-new-hotel/${id}/seller`,
	SuperAdmin: (id) => `/hotels/${id}`,
};

const keyOf = ({ kind, subject }: Entry): string => subject.slice(kind.length + 1);

/** NaN for a record that has a key instead. */
const idOf = (entry: Entry): number => Number(keyOf(entry).replace(/^hotel /, ""));

/** The records of a page of entries with their names and pages, by subject: one query for each kind. */
export async function nameSubjects(
	db: Database,
	entries: readonly Entry[],
	reader: TrailReader,
): Promise<Map<string, NamedSubject>> {
	const idsOf = new Map<ChangeKind, Set<number>>();
	for (const entry of entries) {
		const id = idOf(entry);
		if (!READ[entry.kind] || !Number.isSafeInteger(id)) continue;
		idsOf.set(entry.kind, (idsOf.get(entry.kind) ?? new Set()).add(id));
	}
	const found = new Map<string, Named>();
	for (const [kind, ids] of idsOf)
		for (const row of (await READ[kind]?.(db, [...ids])) ?? []) found.set(`${kind} ${row.id}`, row);
	return new Map(
		entries.map((entry) => [
			entry.subject,
			nameSubject(entry, found.get(`${entry.kind} ${idOf(entry)}`), reader),
		]),
	);
}

/** A deleted record has neither name nor page. */
function nameSubject(entry: Entry, row: Named | undefined, reader: TrailReader): NamedSubject {
	const { kind } = entry;
	const key = keyOf(entry);
	const path = (row?.place ?? PLACES[kind])?.[reader];
	const id = idOf(entry);
	const hasId = Number.isSafeInteger(id);
	const isGone = READ[kind] !== undefined && hasId && !row;
	const inPath = row?.key ?? (hasId ? maskId(id) : key);
	return {
		label: kindLabel(kind),
		name: row?.name ?? (isGone ? t.trail.deleted : keyName(kind, key)),
		href: path && !isGone ? path(inPath, row?.hotel ?? "") : null,
	};
}

function keyName(kind: ChangeKind, key: string): string {
	if (kind === "rate card") return t.vehicleTypes.label[key as VehicleType] ?? key;
	const number = kind === "conversation" || kind === "moving booking" ? readReferenceNumber(key) : null;
	if (number) return formatReferenceNumber(number);
	if (kind === "conversation")
		return key.startsWith("contact-") ? t.trail.contactMessage : t.trail.partnerRequest;
	if (kind === "seller") return t.trail.market;
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
	return (accountId) => names.get(accountId) ?? t.trail.deletedAccount;
}
