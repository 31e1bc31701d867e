import { type Actor, hotelIdsOf, isManagedBy } from "#app/account/memberships/members.server.ts";
import { formatDate, formatDateRange } from "#app/common/calendar.ts";
import type { t } from "#app/common/language/messages.ts";
import { isAmongNewest, selectMatching } from "#app/common/lists/contains-words.server.ts";
import { typedWords } from "#app/common/lists/indexed-words.ts";
import { maskId } from "#app/common/masked-id.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber, readReferenceNumber } from "#app/common/reference-number.ts";
import { MOVING_LIST } from "#app/rent/dashboard/moving-filters.ts";
import { MOVING_STATUSES } from "#app/rent/moves/moving-booking.ts";
import { ORDER_LIST } from "#app/shop/orders/list/order-filters.ts";
import { ORDER_STATES } from "#app/shop/orders/order-states.ts";
import { findStaffProducts } from "#app/shop/products/list-products.server.ts";
import { PRODUCT_LIST } from "#app/shop/products/product-filters.ts";
import { PRODUCT_STATUSES } from "#app/shop/products/product-status.ts";
import type { LinkedThing } from "#app/site/customers/customer-cards.tsx";
import { CUSTOMER_LIST } from "#app/site/customers/customer-filters.ts";
import { findCustomersByText } from "#app/site/customers/list-customers.server.ts";
import { HOTEL_LIST } from "#app/travel/approval/hotel-list.ts";
import { HOTEL_STATES, hotelEditPath, reviewStatusOf } from "#app/travel/hotels/hotel-states.ts";
import { hasTerms } from "#app/travel/search/find-hotels.server.ts";
import { BOOKING_STATES } from "#app/travel/stays/booking-states.ts";
import { ALL_BOOKINGS_LIST, MANAGED_LIST } from "#app/travel/stays/list/booking-filters.ts";
import { inScope, scopeOf } from "#app/travel/stays/list/list-bookings.server.ts";
import type { Database } from "#db/client.ts";

export type FoundGroup = {
	kind: keyof typeof t.find.kind;
	things: LinkedThing[];
	/** The list of all that match, if there are more and it can be searched. */
	allHref: string | null;
};

/** The most of each kind. */
export const MOST_FOUND = 5;

type Search = { db: Database; actor: Actor; query: string };

type Kind = {
	kind: FoundGroup["kind"];
	find: (search: Search) => Promise<LinkedThing[]>;
	/** The list that the search box of this kind is on, for a role that may open it. */
	listOf: (actor: Actor) => string | null;
	isFor: (actor: Actor) => boolean;
};

const isShopStaff = ({ role }: Actor) => role === "Admin" || role === "SuperAdmin";
const worksAtDesk = ({ role }: Actor) => role === "Hotel" || role === "Admin";

const stayList = (actor: Actor) => (worksAtDesk(actor) ? MANAGED_LIST.path : ALL_BOOKINGS_LIST.path);

/** What staff can find, each for the roles that may open its page, and by what a list of it is searched by. */
const KINDS: readonly Kind[] = [
	{ kind: "orders", find: findOrders, listOf: () => ORDER_LIST.path, isFor: isShopStaff },
	{ kind: "stays", find: findStays, listOf: stayList, isFor: () => true },
	{ kind: "moves", find: findMoves, listOf: () => MOVING_LIST.path, isFor: ({ role }) => role === "Admin" },
	{
		kind: "customers",
		find: findCustomers,
		listOf: () => CUSTOMER_LIST.path,
		isFor: isShopStaff,
	},
	{ kind: "products", find: findProductsOfStaff, listOf: () => PRODUCT_LIST.path, isFor: isShopStaff },
	{
		kind: "hotels",
		find: findHotelsOfStaff,
		listOf: ({ role }) => (role === "SuperAdmin" ? HOTEL_LIST.path : null),
		isFor: () => true,
	},
];

/** The first things of each kind that match a text, the newest first, as far as a person may open them. */
export async function searchOffice(
	db: Database,
	{ actor, query }: { actor: Actor; query: string },
): Promise<FoundGroup[]> {
	if (query === "") return [];
	const groups = await Promise.all(
		KINDS.filter(({ isFor }) => isFor(actor)).map(async ({ kind, find, listOf }) => {
			const found = await find({ db, actor, query });
			const list = found.length > MOST_FOUND ? listOf(actor) : null;
			return {
				kind,
				things: found.slice(0, MOST_FOUND),
				allHref: list && `${list}?${new URLSearchParams({ q: query })}`,
			};
		}),
	);
	return groups.filter(({ things }) => things.length > 0);
}

/** The page of the one thing with this number, or null when the text is no number of a thing that the person may open. */
export async function findByNumber(
	db: Database,
	{ actor, query }: { actor: Actor; query: string },
): Promise<string | null> {
	const number = readReferenceNumber(query);
	if (!number) return null;
	const [only, ...others] = (await searchOffice(db, { actor, query: number })).flatMap(
		({ things }) => things,
	);
	return only && others.length === 0 ? only.href : null;
}

/** The newest rows of a table whose search text has the words, one more than are shown. */
async function newestOf<Table extends "orders" | "bookings" | "moving_bookings">(
	{ db, query }: Search,
	table: Table,
) {
	const found = await selectMatching(db, table, query);
	return found.newest
		.where(isAmongNewest(table, found.id, query))
		.orderBy(found.id, "desc")
		.limit(MOST_FOUND + 1);
}

async function findOrders(search: Search): Promise<LinkedThing[]> {
	const rows = await (await newestOf(search, "orders"))
		.select(["orders.number", "orders.name", "orders.status", "orders.total", "orders.currency"])
		.execute();
	return rows.map(({ number, name, status, total, currency }) => ({
		href: `/orders/${number}`,
		name: `${formatReferenceNumber(number)} · ${name}`,
		about: `${ORDER_STATES[status].label} · ${formatMoney(total, currency)}`,
	}));
}

async function findStays(search: Search): Promise<LinkedThing[]> {
	const { db, actor } = search;
	const scope = scopeOf(actor);
	const hotels =
		"memberId" in scope
			? await db.selectFrom(hotelIdsOf(scope.memberId, "bookings").as("own")).selectAll().execute()
			: null;
	if (hotels?.length === 0) return [];
	const rows = await (await newestOf(search, "bookings"))
		.select(["bookings.number", "bookings.name", "bookings.status", "bookings.hotel_name"])
		.select(["bookings.check_in", "bookings.check_out"])
		.where(inScope(scope))
		// By their ids, PostgreSQL knows how many bookings these hotels have, and which index is faster.
		.$if(hotels !== null, (own) =>
			own.where("bookings.hotel_id", "in", hotels?.map(({ hotel_id }) => hotel_id) ?? []),
		)
		.execute();
	return rows.map(({ number, name, status, hotel_name, check_in, check_out }) => ({
		href: `${stayList(actor)}/${number}`,
		name: `${formatReferenceNumber(number)} · ${name}`,
		about: `${BOOKING_STATES[status].label} · ${hotel_name} · ${formatDateRange(check_in, check_out)}`,
	}));
}

async function findMoves(search: Search): Promise<LinkedThing[]> {
	const rows = await (await newestOf(search, "moving_bookings"))
		.select(["moving_bookings.number", "moving_bookings.name", "moving_bookings.status"])
		.select(["moving_bookings.booking_date", "moving_bookings.booking_time"])
		.execute();
	return rows.map(({ number, name, status, booking_date, booking_time }) => ({
		href: `${MOVING_LIST.path}/${number}`,
		name: `${formatReferenceNumber(number)} · ${name}`,
		about: `${MOVING_STATUSES[status].label} · ${formatDate(booking_date)}, ${booking_time}`,
	}));
}

async function findCustomers({ db, query }: Search): Promise<LinkedThing[]> {
	const rows = await findCustomersByText(db, { query, count: MOST_FOUND + 1 });
	return rows.map(({ id, name, email }) => ({
		href: `${CUSTOMER_LIST.path}/${maskId(id)}`,
		name,
		about: email,
	}));
}

async function findProductsOfStaff({ db, query }: Search): Promise<LinkedThing[]> {
	const rows = await findStaffProducts(db, { query, count: MOST_FOUND + 1 });
	return rows.map(({ id, title, status }) => ({
		href: `${PRODUCT_LIST.path}/${maskId(id)}`,
		name: title,
		about: PRODUCT_STATUSES[status].label,
	}));
}

/** Hotels by the words of their name and place. */
async function findHotelsOfStaff({ db, actor, query }: Search): Promise<LinkedThing[]> {
	const terms = typedWords(query).map((typed) => ({ typed, corrected: [] }));
	if (terms.length === 0) return [];
	const isForReview = actor.role === "SuperAdmin";
	const rows = await db
		.selectFrom("hotels")
		.select(["hotels.id", "hotels.name", "hotels.city", "hotels.status", "hotels.approved_at"])
		.where((eb) => hasTerms(eb, terms))
		.$if(!isForReview, (own) => own.where(isManagedBy(actor)))
		.orderBy("hotels.id", "desc")
		.limit(MOST_FOUND + 1)
		.execute();
	return rows.map(({ id, name, city, ...hotel }) => ({
		href: isForReview ? `${HOTEL_LIST.path}/${maskId(id)}` : hotelEditPath(id),
		name,
		about: `${city} · ${HOTEL_STATES[reviewStatusOf(hotel)].label}`,
	}));
}
