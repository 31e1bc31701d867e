import { sql } from "kysely";
import { maskId } from "#app/common/masked-id.ts";
import { anotherRoomPath } from "#app/travel/booking/basket.ts";
import { checkoutRoomPath, stayQuery } from "#app/travel/nights/stay.ts";
import type { Database } from "#db/client.ts";
import { dayAfter } from "../filling/days.ts";
import { BOARD_DAY, jobTokenOf } from "../filling/fill-board.ts";
import { cityOf } from "../filling/fill-hotels.ts";

/** Who requests the screen: a guest, or the account with that role that `signIn` created. */
export type Asker = "visitor" | "shopper" | "owner" | "admin" | "superAdmin";

export type Screen = { name: string; as: Asker; paths: string[] };

const EACH = 12;

/** Rows spread over a table, so that the measurement is neither always of one row nor of the newest. */
async function some<T>(db: Database, from: string): Promise<T[]> {
	const { rows } = await sql.raw<T>(from).execute(db);
	return rows.filter((_, at) => at % Math.max(1, Math.floor(rows.length / EACH)) === 0).slice(0, EACH);
}

type Id = { id: number };

async function spread(db: Database, table: string, where = "true"): Promise<number[]> {
	const { rows } = await sql.raw<{ last: number }>(`select max(id) as last from ${table}`).execute(db);
	const last = Number(rows[0]?.last ?? 0);
	const found: number[] = [];
	for (let at = 0; at < EACH; at++) {
		const from = Math.floor((last * at) / EACH);
		const next = await sql
			.raw<Id>(`select id from ${table} where id > ${from} and ${where} order by id limit 1`)
			.execute(db);
		if (next.rows[0]) found.push(next.rows[0].id);
	}
	return found;
}

/** Every screen that reads growing tables, with URLs that have data. */
export async function listScreens(db: Database, { now }: { now: Date }): Promise<Screen[]> {
	const today = now.toISOString().slice(0, 10);
	const stay = {
		checkIn: dayAfter(today, 20),
		checkOut: dayAfter(today, 23),
		adults: 2,
		children: 0,
		rooms: 1,
	};
	const products = (await spread(db, "products", "status = 'active'")).map(maskId);
	const hotels = (await spread(db, "hotels", "status = 'approved'")).map(maskId);
	const ownHotels = (
		await some<Id>(
			db,
			"select hotel_id as id from hotel_members join accounts on accounts.id = account_id where accounts.email = 'owner@growth.test'",
		)
	).map(({ id }) => maskId(id));
	const ownRooms = (
		await some<Id>(
			db,
			"select rooms.id from rooms join hotel_members using (hotel_id) join accounts on accounts.id = account_id where accounts.email = 'owner@growth.test'",
		)
	).map(({ id }) => maskId(id));
	const numbers = async (table: string, where: string) => {
		const found: string[] = [];
		for (const id of await spread(db, table, where)) {
			const { rows } = await sql
				.raw<{ number: string }>(`select number from ${table} where id = ${id}`)
				.execute(db);
			if (rows[0]) found.push(rows[0].number);
		}
		return found;
	};
	const orders = await numbers("orders", "true");
	const longest = (
		await some<{ key: string }>(
			db,
			"select subject_key as key from conversations where kind = 'order' order by message_count desc limit 1",
		)
	).map(({ key }) => key);
	const bookings = await numbers("bookings", "true");
	const moves = await numbers("moving_bookings", "true");
	const ownOrders = await some<{ number: string }>(
		db,
		"select number from orders join accounts on accounts.id = account_id where accounts.email = 'shopper@growth.test'",
	).then((rows) => rows.map(({ number }) => number));
	const ownMoves = await some<{ number: string }>(
		db,
		"select number from moving_bookings join accounts on accounts.id = account_id where accounts.email = 'shopper@growth.test'",
	).then((rows) => rows.map(({ number }) => number));
	const boardDay = dayAfter(today, BOARD_DAY);
	const assignedMoves = await some<{ number: string }>(
		db,
		`select number from moving_bookings join move_assignments on booking_id = moving_bookings.id
			where booking_date = '${boardDay}' order by number`,
	).then((rows) => rows.map(({ number }) => number));
	const invoices = await some<{ path: string }>(
		db,
		`select '/track/' || subject_number || '/invoices/2026-' || number as path from invoices order by id limit 20`,
	).then((rows) => rows.map(({ path }) => path));
	const payments = (await spread(db, "payments")).map(maskId);
	const statements = (await spread(db, "commission_statements")).map(maskId);
	const ownStatements = (
		await some<Id>(
			db,
			`select commission_statements.id from commission_statements join hotel_members using (hotel_id)
				join accounts on accounts.id = account_id where accounts.email = 'owner@growth.test'
				order by commission_statements.id`,
		)
	).map(({ id }) => maskId(id));
	const vehicles = (await spread(db, "rent_vehicles")).map(maskId);
	const drivers = (await spread(db, "rent_drivers")).map(maskId);
	const slugs = await some<{ slug: string }>(db, "select slug from categories order by position");
	const words = await some<{ word: string }>(db, "select word from search_vocabulary order by id");
	const titles = await some<{ title: string }>(
		db,
		`select title from products where status = 'active' order by id limit 200`,
	);
	const accounts = await spread(db, "accounts");
	const customers = (await spread(db, "customers")).map(maskId);
	const rooms = await spread(db, "rooms", "archived_at is null");
	const variants = await some<{ product: number; variant: number }>(
		db,
		"select product_id as product, id as variant from variants where archived_at is null order by id limit 500",
	);
	const screen = (name: string, as: Asker, ...paths: string[]): Screen => ({ name, as, paths });
	const each = <T>(of: readonly T[], path: (one: T) => string): string[] => of.map(path);
	const city = `destination=${cityOf(0)}`;
	const all: Screen[] = [
		screen("/", "visitor", "/"),
		screen("/collection", "visitor", "/collection"),
		screen(
			"/collection of a category",
			"visitor",
			...each(slugs, ({ slug }) => `/collection?category=${slug}`),
		),
		screen("/products", "visitor", "/products"),
		screen("/products by price", "visitor", "/products?sort=price-up", "/products?sort=price-down"),
		screen("/products by name, best selling", "visitor", "/products?sort=name", "/products?sort=best"),
		screen(
			"/products filtered",
			"visitor",
			"/products?stock=in&sale=on",
			"/products?min=20&max=50",
			"/products?max=9&sale=on&sort=best",
		),
		screen(
			"/products of a category",
			"visitor",
			...each(slugs, ({ slug }) => `/products?category=${slug}&stock=in`),
		),
		screen(
			"/products, a model’s name",
			"visitor",
			...each(titles, ({ title }) => `/products?q=${encodeURIComponent(title.split(" ")[0] ?? "")}`),
		),
		screen(
			"/products, a whole title",
			"visitor",
			...each(titles, ({ title }) => `/products?q=${encodeURIComponent(title)}`),
		),
		screen(
			"/products, any word",
			"visitor",
			...each(words, ({ word }) => `/products?q=${encodeURIComponent(word)}`),
		),
		screen(
			"/products, common words",
			"visitor",
			"/products?q=lamp",
			"/products?q=oak",
			"/products?q=oak+lamp",
			"/products?q=lamps&sort=price-up",
		),
		screen(
			"/products, a common word filtered",
			"visitor",
			"/products?q=oak&stock=in&sale=on",
			`/products?q=lamp&category=${slugs[0]?.slug ?? ""}`,
		),
		screen(
			"/products, a typing error",
			"visitor",
			"/products?q=lampe",
			"/products?q=walnutt",
			"/products?q=cermaic",
		),
		screen(
			"/search",
			"visitor",
			"/search?q=lamp",
			"/search?q=oak",
			`/search?q=${cityOf(0)}`,
			"/search?q=lampe",
		),
		screen(
			"/search/suggestions",
			"visitor",
			...["la", "lam", "oa", "wal", "lampe", "xyzzy", "ca", "oak lam", cityOf(0).slice(0, 2), cityOf(0)].map(
				(typed) => `/search/suggestions?q=${encodeURIComponent(typed)}`,
			),
			...each(titles, ({ title }) => `/search/suggestions?q=${encodeURIComponent(title.slice(0, 3))}`),
		),
		screen("/product", "visitor", ...each(products, (id) => `/product/${id}`)),
		screen("/feed.xml", "visitor", "/feed.xml"),
		screen("/sitemap.xml", "visitor", "/sitemap.xml"),
		screen("/checkout", "shopper", "/checkout"),
		screen("/wishlist", "shopper", "/wishlist"),
		screen("/my-bookings", "shopper", "/my-bookings"),
		screen("/profile", "shopper", "/profile"),
		screen("/profile/addresses", "shopper", "/profile/addresses"),
		screen("/profile/devices", "shopper", "/profile/devices"),
		screen("/profile/second-factor", "shopper", "/profile/second-factor"),
		screen("/profile/passkeys", "shopper", "/profile/passkeys"),
		screen("/track", "visitor", "/track"),
		screen("/trucking-home", "visitor", "/trucking-home"),
		screen("/gomeeha", "visitor", "/gomeeha"),
		screen("/hotels/results of a city", "visitor", `/hotels/results?${city}&${stayQuery(stay)}`),
		screen(
			"/hotels/results, flexible dates",
			"visitor",
			`/hotels/results?${city}&${stayQuery(stay)}&flex=3`,
			`/hotels/results?${stayQuery(stay)}&flex=3`,
		),
		screen("/hotels/results without dates", "visitor", `/hotels/results?${city}`),
		screen(
			"/hotels/results everywhere",
			"visitor",
			`/hotels/results?${stayQuery(stay)}`,
			`/hotels/results?${stayQuery(stay)}&sort=price`,
		),
		screen("/rooms", "visitor", ...each(hotels, (id) => `/rooms/${id}?${stayQuery(stay)}`)),
		screen(
			"/rooms, prices by night",
			"visitor",
			...each(hotels, (id) => `/rooms/${id}/prices?month=${stay.checkIn.slice(0, 7)}`),
			...each(hotels, (id) => `/rooms/${id}/prices?checkIn=${stay.checkIn}`),
		),
		screen(
			"/rooms, reviews",
			"visitor",
			...each(hotels, (id) => `/rooms/${id}/reviews`),
			...each(hotels, (id) => `/rooms/${id}/reviews?reviews=9`),
		),
		screen("/checkout-room", "visitor", ...each(rooms, (id) => checkoutRoomPath(id, stay))),
		screen(
			"/checkout-room/more",
			"visitor",
			...each(rooms, (id) => anotherRoomPath(checkoutRoomPath(id, stay))),
		),
		screen("/dashboard", "admin", "/dashboard"),
		screen("/dashboard, 90 days", "admin", "/dashboard?period=90"),
		screen("/dashboard, 7 days", "admin", "/dashboard?period=7"),
		screen("/dashboard/days.csv", "admin", "/dashboard/days.csv"),
		screen("/orders/new", "admin", "/orders/new"),
		screen("/orders", "admin", "/orders"),
		screen("/orders, new", "admin", "/orders?status=new"),
		screen(
			"/orders, completed",
			"admin",
			"/orders?status=completed",
			"/orders?payment=paid&sort=total&direction=desc",
		),
		screen("/orders, a month", "admin", `/orders?from=${dayAfter(today, -60)}&to=${dayAfter(today, -30)}`),
		screen(
			"/orders, a name",
			"admin",
			"/orders?q=wanjiru",
			"/orders?q=ana+lima",
			"/orders?q=guest77%40example.com",
		),
		// Every row contains these letters, but never at the start of a word.
		screen("/orders, letters inside words", "admin", "/orders?q=xample"),
		screen("/orders, a number", "admin", ...each(orders, (number) => `/orders?q=${number}`)),
		screen("/orders, later pages", "admin", "/orders?page=25", "/orders?page=50"),
		screen("/orders/filters", "admin", "/orders/filters"),
		screen("/orders/:number", "admin", ...each(orders, (number) => `/orders/${number}`)),
		screen("/orders/:number/receipt", "admin", ...each(orders, (number) => `/orders/${number}/receipt`)),
		screen("/dashboard/payments", "admin", "/dashboard/payments"),
		screen(
			"/dashboard/payments, refunded",
			"admin",
			"/dashboard/payments?state=refunded",
			"/dashboard/payments?attention=refund_failed",
		),
		screen(
			"/dashboard/payments, a number or email",
			"admin",
			...each(orders, (number) => `/dashboard/payments?q=${number}`),
			"/dashboard/payments?q=guest77%40example.com",
		),
		screen(
			"/dashboard/payments, a provider ID",
			"admin",
			...each(orders, (number) => `/dashboard/payments?q=pi_${number}`),
		),
		screen(
			"/dashboard/payments, a month",
			"admin",
			`/dashboard/payments?from=${dayAfter(today, -60)}&to=${dayAfter(today, -30)}`,
		),
		screen("/dashboard/payments/:paymentId", "admin", ...each(payments, (id) => `/dashboard/payments/${id}`)),
		screen("/inbox", "admin", "/inbox", "/inbox?state=all", "/inbox?state=closed&page=20"),
		screen(
			"/inbox, filtered",
			"admin",
			"/inbox?assigned=me",
			"/inbox?waiting=unread",
			"/inbox?waiting=unanswered",
			"/inbox?state=all&kind=stay",
		),
		screen(
			"/inbox, searched",
			"admin",
			"/inbox?state=all&q=wanjiru",
			"/inbox?state=all&q=guest77%40example.com",
			...each(orders, (number) => `/inbox?state=all&q=${number}`),
		),
		screen("/inbox/:subject", "admin", ...each(orders, (number) => `/inbox/${number}`)),
		screen("/inbox/:subject, a long one", "admin", ...each(longest, (number) => `/inbox/${number}`)),
		screen("/trail", "superAdmin", "/trail", "/trail?page=20", "/trail?page=50"),
		screen("/trail, an Admin's part", "admin", "/trail", "/trail?page=50"),
		screen(
			"/trail, filtered",
			"superAdmin",
			"/trail?kind=order",
			"/trail?kind=account.suspend",
			"/trail?person=1",
			`/trail?from=${dayAfter(today, -60)}&to=${dayAfter(today, -30)}`,
		),
		screen(
			"/trail of a record",
			"superAdmin",
			...each(accounts, (id) => `/trail?subject=account.${maskId(id)}`),
			...each(orders, (number) => `/trail?q=${number}`),
		),
		screen("/trail, a name", "superAdmin", "/trail?q=wanjiru", "/trail?q=lamp"),
		screen("/inbox/filters", "admin", "/inbox/filters"),
		screen("/owner/inbox/filters", "owner", "/owner/inbox/filters"),
		screen("/dashboard/market", "superAdmin", "/dashboard/market"),
		screen("/owner/inbox", "owner", "/owner/inbox", "/owner/inbox?state=all"),
		screen("/owner/inbox, staff", "admin", "/owner/inbox?state=all"),
		screen("/owner/inbox/:subject", "admin", ...each(bookings, (number) => `/owner/inbox/${number}`)),
		screen("/messages", "shopper", "/messages"),
		screen("/track/:number/messages", "shopper", ...each(ownOrders, (number) => `/track/${number}/messages`)),
		screen("/dashboard/invoices", "admin", "/dashboard/invoices"),
		screen(
			"/dashboard/invoices, a kind, a seller, what they are for",
			"admin",
			"/dashboard/invoices?kind=credit_note",
			"/dashboard/invoices?seller=market",
			"/dashboard/invoices?subject=stay",
		),
		screen(
			"/dashboard/invoices, a number or email",
			"admin",
			...each(orders, (number) => `/dashboard/invoices?q=${number}`),
			"/dashboard/invoices?q=2026-77",
			"/dashboard/invoices?q=guest77%40example.com",
		),
		screen(
			"/dashboard/invoices, a month",
			"admin",
			`/dashboard/invoices?from=${dayAfter(today, -60)}&to=${dayAfter(today, -30)}`,
		),
		screen("/dashboard/invoices, later pages", "admin", "/dashboard/invoices?page=50"),
		screen("/track/:number/invoices/:invoice", "admin", ...invoices),
		screen("/dashboard/statements", "admin", "/dashboard/statements", "/dashboard/statements?state=open"),
		screen(
			"/dashboard/statements, a number, a month, a hotel",
			"admin",
			"/dashboard/statements?q=S-2026-77",
			`/dashboard/statements?month=${dayAfter(today, -60).slice(0, 7)}`,
			...each(hotels, (id) => `/dashboard/statements?hotel=${id}`),
		),
		screen(
			"/dashboard/statements/:statementId",
			"admin",
			...each(statements, (id) => `/dashboard/statements/${id}`),
		),
		screen("/track/:number", "shopper", ...each(ownOrders, (number) => `/track/${number}`)),
		screen("/dashboard/products", "admin", "/dashboard/products"),
		screen(
			"/dashboard/products by title, price, sold",
			"admin",
			"/dashboard/products?sort=title&direction=asc",
			"/dashboard/products?sort=price&direction=desc",
			"/dashboard/products?sort=sold&direction=desc",
		),
		screen(
			"/dashboard/products filtered",
			"admin",
			"/dashboard/products?status=draft",
			"/dashboard/products?stock=low",
			"/dashboard/products?stock=out",
		),
		screen(
			"/dashboard/products, a search",
			"admin",
			"/dashboard/products?q=lamp",
			...each(
				titles,
				({ title }) => `/dashboard/products?q=${encodeURIComponent(title.split(" ")[0] ?? "")}`,
			),
		),
		screen("/dashboard/products/:id", "admin", ...each(products, (id) => `/dashboard/products/${id}`)),
		screen(
			"/dashboard/products/:id/translations",
			"admin",
			...each(products, (id) => `/dashboard/products/${id}/translations`),
		),
		screen(
			"/dashboard/products/:id/variants",
			"admin",
			...each(products, (id) => `/dashboard/products/${id}/variants`),
		),
		screen(
			"/dashboard/products/:id/photos",
			"admin",
			...each(products, (id) => `/dashboard/products/${id}/photos`),
		),
		screen(
			"/dashboard/products/:id/stock",
			"admin",
			...each(products, (id) => `/dashboard/products/${id}/stock`),
		),
		screen(
			"a variant’s ledger",
			"admin",
			...each(
				variants,
				({ product, variant }) => `/dashboard/products/${maskId(product)}/stock/${maskId(variant)}`,
			),
		),
		screen("/dashboard/categories", "admin", "/dashboard/categories"),
		screen("/dashboard/discounts", "admin", "/dashboard/discounts"),
		screen("/dashboard/imports", "admin", "/dashboard/imports"),
		screen("/dashboard/reviews", "admin", "/dashboard/reviews"),
		screen("/badges, the administrator", "superAdmin", "/badges"),
		screen("/badges, an owner", "owner", "/badges"),
		screen("/trucking-dashboard", "admin", "/trucking-dashboard"),
		screen("/trucking-dashboard/reviews", "admin", "/trucking-dashboard/reviews"),
		screen("/trucking-dashboard/analytics", "admin", "/trucking-dashboard/analytics"),
		screen("/trucking-dashboard/analytics, 90 days", "admin", "/trucking-dashboard/analytics?period=90"),
		screen("/trucking-dashboard/analytics.csv", "admin", "/trucking-dashboard/analytics.csv"),
		screen("/trucking-dashboard/vehicles", "admin", "/trucking-dashboard/vehicles"),
		screen(
			"/trucking-dashboard/vehicles/:id",
			"admin",
			...each(vehicles, (id) => `/trucking-dashboard/vehicles/${id}`),
		),
		screen("/trucking-dashboard/drivers", "admin", "/trucking-dashboard/drivers"),
		screen(
			"/trucking-dashboard/drivers/:id",
			"admin",
			...each(drivers, (id) => `/trucking-dashboard/drivers/${id}`),
		),
		screen("/trucking-dashboard/rates", "admin", "/trucking-dashboard/rates"),
		screen("/trucking-dashboard/rates/:type", "admin", "/trucking-dashboard/rates/truck"),
		screen("/trucking-dashboard/day/:date", "admin", `/trucking-dashboard/day/${boardDay}`),
		screen(
			"/trucking-dashboard/:number",
			"admin",
			...each(moves, (number) => `/trucking-dashboard/${number}`),
		),
		screen(
			"/trucking-dashboard, a name",
			"admin",
			"/trucking-dashboard?q=wanjiru",
			"/trucking-dashboard?status=pending",
		),
		screen("/trucking-dashboard, a day", "admin", `/trucking-dashboard?from=${boardDay}&to=${boardDay}`),
		screen(
			"/trucking-dashboard.csv of a day",
			"admin",
			`/trucking-dashboard.csv?from=${boardDay}&to=${boardDay}`,
		),
		screen("/jobs/:token", "visitor", ...each(assignedMoves, (number) => `/jobs/${jobTokenOf(number)}`)),
		screen("/track/:number of a move", "shopper", ...each(ownMoves, (number) => `/track/${number}`)),
		screen(
			"/track/:number/move-date",
			"shopper",
			...each(ownMoves, (number) => `/track/${number}/move-date?date=${dayAfter(today, 30)}&time=11:30`),
		),
		screen("/trucking-dashboard, unassigned", "admin", "/trucking-dashboard?assignment=unassigned"),
		screen("/bookings", "admin", "/bookings"),
		screen("/trucking-dashboard, letters inside words", "admin", "/trucking-dashboard?q=elivere"),
		screen("/bookings, letters inside words", "admin", "/bookings?q=xample"),
		screen("/bookings, a name", "admin", "/bookings?q=wanjiru", "/bookings?status=confirmed"),
		screen("/bookings/:number", "admin", ...each(bookings, (number) => `/bookings/${number}`)),
		screen("/bookings/filters", "owner", "/bookings/filters"),
		screen("/owner/dashboard", "owner", "/owner/dashboard"),
		screen("/owner/dashboard, staff", "admin", "/owner/dashboard"),
		screen("/owner/manage-bookings", "owner", "/owner/manage-bookings"),
		screen("/owner/invoices", "owner", "/owner/invoices", "/owner/invoices?q=2026-1"),
		screen("/owner/invoices, staff", "admin", "/owner/invoices"),
		screen("/owner/statements", "owner", "/owner/statements"),
		screen("/owner/statements, staff", "admin", "/owner/statements"),
		screen(
			"/owner/statements/:statementId",
			"owner",
			...each(ownStatements, (id) => `/owner/statements/${id}`),
		),
		screen("/owner/manage-bookings, staff", "admin", "/owner/manage-bookings"),
		screen("/owner/manage-bookings/filters", "admin", "/owner/manage-bookings/filters"),
		screen(
			"/owner/manage-bookings/:number",
			"admin",
			...each(bookings, (number) => `/owner/manage-bookings/${number}`),
		),
		screen("/owner/reviews", "owner", "/owner/reviews"),
		screen("/owner/blocks", "owner", "/owner/blocks"),
		screen("/owner/timeline", "owner", "/owner/timeline", "/owner/timeline?days=31"),
		screen("/owner/timeline/assignments", "owner", "/owner/timeline/assignments"),
		screen("/owner/housekeeping", "owner", "/owner/housekeeping"),
		screen("/owner/cash", "owner", "/owner/cash"),
		screen("/owner/cash.csv", "owner", "/owner/cash.csv"),
		screen("/owner/figures", "owner", "/owner/figures", "/owner/figures?period=90&months=6"),
		screen("/owner/figures, staff", "admin", "/owner/figures"),
		screen("/owner/figures.csv", "owner", "/owner/figures.csv"),
		screen("/owner/walk-in", "owner", "/owner/walk-in"),
		screen("/list-new-hotel", "owner", "/list-new-hotel"),
		screen("/list-new-hotel/:hotelId", "owner", ...each(ownHotels, (id) => `/list-new-hotel/${id}`)),
		screen(
			"/list-new-hotel/:hotelId/rooms",
			"owner",
			...each(ownHotels, (id) => `/list-new-hotel/${id}/rooms`),
		),
		screen("/edit-room/:roomId", "owner", ...each(ownRooms, (id) => `/edit-room/${id}`)),
		screen("/edit-room/:roomId/calendar", "owner", ...each(ownRooms, (id) => `/edit-room/${id}/calendar`)),
		screen("/edit-room/:roomId/units", "owner", ...each(ownRooms, (id) => `/edit-room/${id}/units`)),
		screen("/add-room", "admin", "/add-room"),
		screen("/overview", "superAdmin", "/overview"),
		screen("/customers", "admin", "/customers", "/customers?sort=name", "/customers?kind=guest"),
		screen("/customers, a name", "admin", "/customers?q=wanjiru", "/customers?q=ana&sort=name"),
		screen("/customers, a word of nearly all", "admin", "/customers?q=example.com"),
		screen("/customers/:customerId", "admin", ...each(customers, (id) => `/customers/${id}`)),
		screen("/find, a name", "admin", "/find?q=wanjiru", "/find?q=ana"),
		screen("/find, a word of nearly all", "admin", "/find?q=example.com"),
		screen("/find, a phone number", "admin", "/find?q=5550147"),
		screen("/find, a number", "admin", ...each(orders, (number) => `/find?q=${number}`)),
		screen("/find, an owner", "owner", "/find?q=wanjiru", "/find?q=ana"),
		screen("/find, a SuperAdmin", "superAdmin", "/find?q=ana", `/find?q=${cityOf(0)}`),
		screen("/find/suggestions", "admin", "/find/suggestions?q=wan", "/find/suggestions?q=lamp"),
		screen("/hotels", "superAdmin", "/hotels"),
		screen("/hotels/:hotelId", "superAdmin", ...each(hotels, (id) => `/hotels/${id}`)),
		screen("/mail", "superAdmin", "/mail", "/mail?page=3"),
		screen("/users", "superAdmin", "/users", "/users?q=ana"),
		screen("/users/:userId", "superAdmin", ...each(accounts, (id) => `/users/${id}`)),
	];
	return all.filter(({ paths }) => paths.length > 0);
}
