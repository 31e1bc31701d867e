import type { Database } from "#db/client.ts";
import { statementWith } from "#db/statement-with.ts";

/** What is reviewed. */
export type Reviewed = { hotelId: number } | { productId: number } | "moves";

const PER_PAGE = 10;

/** The statements for the reviews with an id in a column; all of moves. */
function statementsOf(column: "hotel_id" | "product_id" | "move_id") {
	const matching = (db: Database, id: number) =>
		db
			.selectFrom("reviews")
			.where((eb) => (column === "move_id" ? eb(column, "is not", null) : eb(column, "=", id)));
	return {
		counts: statementWith({ id: -1 }, (db, { id }) =>
			matching(db, id)
				.select(["rating", (eb) => eb.fn.countAll<number>().as("count")])
				.groupBy("rating"),
		),
		page: statementWith({ id: -1, offset: -2 }, (db, { id, offset }) =>
			matching(db, id)
				.select(["id", "rating", "author", "title", "message", "answer", "answered_at", "created_at"])
				.orderBy("id", "desc")
				.limit(PER_PAGE)
				.offset(offset),
		),
	};
}

const OF_HOTEL = statementsOf("hotel_id");
const OF_PRODUCT = statementsOf("product_id");
const OF_MOVES = statementsOf("move_id");

function chooseStatements(of: Reviewed) {
	if (of === "moves") return { ...OF_MOVES, id: 0 };
	return "hotelId" in of ? { ...OF_HOTEL, id: of.hotelId } : { ...OF_PRODUCT, id: of.productId };
}

/**
 * The number of reviews for each rating (from 5 down to 1), and one page of them, latest first. Nothing is read when
 * it is known that there are none.
 */
export async function readReviews(
	db: Database,
	of: Reviewed,
	{ page = 1, isReviewed = true }: { page?: number; isReviewed?: boolean } = {},
) {
	const statements = chooseStatements(of);
	const { id } = statements;
	const counts = isReviewed ? await statements.counts(db, { id }) : [];
	const byStars = [5, 4, 3, 2, 1].map((rating) => ({
		rating,
		count: counts.find((row) => row.rating === rating)?.count ?? 0,
	}));
	const count = byStars.reduce((all, row) => all + row.count, 0);
	const sum = byStars.reduce((all, row) => all + row.count * row.rating, 0);
	const shown = Math.min(Math.max(1, page), Math.max(1, Math.ceil(count / PER_PAGE)));
	const rows = count === 0 ? [] : await statements.page(db, { id, offset: (shown - 1) * PER_PAGE });
	return { byStars, count, sum, rows, page: shown, perPage: PER_PAGE };
}

export type Reviews = Awaited<ReturnType<typeof readReviews>>;

/** The products of an order that have been reviewed from it. */
export async function reviewedProducts(db: Database, { orderId }: { orderId: number }): Promise<number[]> {
	const rows = await db.selectFrom("reviews").select("product_id").where("order_id", "=", orderId).execute();
	return rows.map((row) => row.product_id ?? 0);
}

/** Whether the stay of a booking has been reviewed. */
export async function isStayReviewed(db: Database, { bookingId }: { bookingId: number }): Promise<boolean> {
	const row = await db
		.selectFrom("reviews")
		.select("id")
		.where("booking_id", "=", bookingId)
		.executeTakeFirst();
	return row !== undefined;
}

/** Whether the move with this number has been reviewed. */
export async function isMoveReviewed(db: Database, { number }: { number: string }): Promise<boolean> {
	const row = await db
		.selectFrom("reviews")
		.innerJoin("moving_bookings", "moving_bookings.id", "reviews.move_id")
		.select("reviews.id")
		.where("moving_bookings.number", "=", number)
		.executeTakeFirst();
	return row !== undefined;
}
