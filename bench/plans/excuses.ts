import type { Statement } from "#db/testing/statements.ts";

/** Tables that always stay small, each with the reason. Scanning them is fine. */
const SMALL: Record<string, string> = {
	categories: "A shop has tens of them.",
	delivery_methods: "A shop has a handful.",
	tax_rates: "A row for each rate of a country or region in which the shop sells.",
	tax_classes: "A country has at most a few reduced rates.",
	discounts: "Staff make them one by one.",
	rent_fleets: "A row for each type of vehicle.",
	rent_vehicles: "A moving service has tens of them.",
	rent_vehicle_hours: "At most seven for each vehicle.",
	rent_vehicle_outages: "A few for each vehicle.",
	rent_zones: "A moving service has tens of them.",
	rent_zone_prefixes: "A few for each zone.",
	rent_rate_cards: "A version for each time that an administrator changes prices.",
	rent_zone_prices: "One for each pair of zones and version of a rate card.",
	rent_drivers: "A moving service has tens of them.",
	market_settings: "One row.",
	first_start: "One row.",
	reconciliations: "A row for each payment provider.",
	data_versions: "A row for each subject and topic, and on PostgreSQL for each concurrent writer.",
	calendar_feeds: "A few for each room whose owner asks for it; those that are due are found by their time.",
	goods_figures: "One for each period that staff have looked at lately.",
	product_imports: "One for each file that staff import, swept after a time.",
	product_import_chunks: "The files of those imports, swept with them.",
	product_import_findings: "What those imports found, swept with them.",
	product_import_pictures: "The pictures that those imports name, swept with them.",
	product_import_picture_uses: "The rows that name those pictures, swept with them.",
	product_import_uploads: "Uploaded pictures, deleted as soon as they are drawn.",
	waiting_moves: "At most five for a network, until the move or its answer.",
	waiting_uploads:
		"Photos of refused forms, for an hour: at most 20 for an account and 8 for a job, 500 MB in all.",
};

export const SMALL_TABLES: ReadonlySet<string> = new Set(Object.keys(SMALL));

/** Statements that may scan a growing table, with the cost. */
const EXCUSES: { from: string; table: string; has: string; why: string }[] = [
	...["app/common/lists/count-rows.server.ts", "app/shop/orders/list/list-orders.server.ts"].map((from) => ({
		from,
		table: "orders",
		has: "like",
		why: "As for moves: a letter or two are in no index; counting stops at 1,001.",
	})),
	...["orders", "bookings", "moving_bookings", "variants", "rooms"].map((table) => ({
		from: "app/site/setup/currency-use.server.ts",
		table,
		has: "limit",
		why: "The last row, or whether there is one, without a condition.",
	})),
	...[
		{ from: "app/payments/staff/list-payments.server.ts", table: "payments", has: '"created_at" >= ' },
		{ from: "app/account/users/users.server.ts", table: "accounts", has: '"created_at" >= ' },
		{ from: "app/invoices/list-invoices.server.ts", table: "invoices", has: '"issued_on" >= ' },
	].map((each) => ({
		...each,
		why: "Newest first, since a day: what is met first is in the list. The tests ask for a day after all rows.",
	})),
	{
		from: "app/travel/approval/all-hotels.server.ts",
		table: "hotels",
		has: "glob",
		why: "The beginnings of words of a hotel or its owner, of a tenth as many hotels as accounts; counting stops at 1,001.",
	},
	{
		from: "app/shop/catalogue/search/plan-list.server.ts",
		table: "products",
		has: 'limit ?) as "products"',
		why: "A sample of 200 products of a category that has more than 1,000; the tests ask for one without any.",
	},
	{
		from: "app/shop/catalogue/goes-with.server.ts",
		table: "goes_with",
		has: '"is_chosen" =',
		why: "Once a day: what the newest 5,000 orders tell, at most eight rows a product.",
	},
	{
		from: "app/reviews/read-reviews.server.ts",
		table: "reviews",
		has: '"move_id" is not null group by "rating"',
		why: "Reads an index of the moves’ ratings alone, for a page that is made again only after another review.",
	},
	{
		from: "app/common/lists/count-rows.server.ts",
		table: "moving_bookings",
		has: "like",
		why: "Parts of words of one or two letters are in no index; counting stops at 1,001.",
	},
	{
		from: "app/rent/dashboard/moving-bookings.server.ts",
		table: "moving_bookings",
		has: "like",
		why: "The same, for the page.",
	},
	...["order_figures", "cart_figures"].map((table) => ({
		from: "app/shop/analytics/merge-figures.server.ts",
		table,
		has: "part <> 0",
		why: "Merged once an hour, of 8,760 rows a year.",
	})),
	{
		from: "app/shop/analytics/goods-sold.server.ts",
		table: "order_lines",
		has: "line.quantity - line.returned",
		why: "What sold most takes every line of a period; beyond 1,000 orders it is reckoned every ten minutes.",
	},
	...["accounts", "hotels", "hotel_members"].flatMap((table) => [
		{
			from: "app/common/lists/count-rows.server.ts",
			table,
			has: "hotels",
			why: "The name of a hotel or of its owner: PostgreSQL reads all hotels with their owners sooner than one each.",
		},
		{
			from: "app/travel/approval/all-hotels.server.ts",
			table,
			has: "like",
			why: "The same, for the page.",
		},
	]),
	...["like", "normalize("].flatMap((has) => [
		...["accounts", "customers"].map((table) => ({
			from: "app/common/lists/count-rows.server.ts",
			table,
			has,
			why: "A letter or, on PostgreSQL, two are in no index; counting stops at 1,001.",
		})),
		{
			from: "app/account/users/users.server.ts",
			table: "accounts",
			has,
			why: "The same, for the page.",
		},
		{
			from: "app/site/customers/list-customers.server.ts",
			table: "customers",
			has,
			why: "The same, for the page; the newest are looked for among the last 1,000.",
		},
	]),
	{
		from: "app/reviews/answer-review.server.ts",
		table: "hotels",
		has: "where true",
		why: "An Admin answers reviews of all hotels: their ids, of an index, and there are few hotels beside reviews.",
	},
	{
		from: "app/conversations/templates/templates.server.ts",
		table: "reply_templates",
		has: '"hotel_id" is null',
		why: "Its index has only the templates of the market, 100 at most.",
	},
	...["app/site/badges.server.ts", "app/conversations/list-conversations.server.ts"].map((from) => ({
		from,
		table: "conversations",
		has: '"desk_unread" > 0',
		why: "Its index has only the conversations that nobody has read yet.",
	})),
	{
		from: "app/common/lists/count-rows.server.ts",
		table: "outbox",
		has: "not in",
		why: "All mails but a few people's, newest first; counting stops at 1,001.",
	},
	...["account/sign-in/account-links", "common/access/sessions", "common/mail/outbox"].map((file) => ({
		from: `app/${file}.server.ts`,
		table: { links: "account_tokens", sessions: "sessions", mail: "outbox" }[file.split("/")[1] ?? ""] ?? "",
		has: "delete from",
		why: "The tests sweep at a time at which all of them have run out.",
	})),
	{
		from: "app/account/users/users.server.ts",
		table: "accounts",
		has: "max(last_seen_at)",
		why: "Accounts by their last visit: of all of them the latest session is looked up, 0.3 s for 100,000.",
	},
];

export const excuseOf = ({ from, sql }: Statement, table: string): string | undefined =>
	EXCUSES.find((each) => each.from === from && each.table === table && sql.includes(each.has))?.why;
