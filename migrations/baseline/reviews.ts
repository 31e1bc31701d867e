import { type Kysely, sql } from "kysely";
import { between, columnTypes, createTable, defaultTo, required } from "../support/columns.ts";
import { createIndexes, createUniqueIndexes } from "../support/indexes.ts";

export async function createReviews(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	await createTable(db, "reviews")
		.addColumn("hotel_id", number, (column) => column.references("hotels.id").onDelete("cascade"))
		.addColumn("product_id", number, (column) => column.references("products.id").onDelete("cascade"))
		.addColumn("booking_id", number, (column) =>
			column.unique().references("bookings.id").onDelete("cascade"),
		)
		.addColumn("order_id", number, (column) => column.references("orders.id").onDelete("cascade"))
		.addColumn("move_id", number, (column) => column.references("moving_bookings.id").onDelete("cascade"))
		.addColumn("rating", "integer", between("rating", 1, 5))
		.addColumn("author", "text", required)
		.addColumn("title", "text", defaultTo(""))
		.addColumn("message", "text", required)
		.addColumn("answer", "text", defaultTo(""))
		.addColumn("answered_at", instant)
		.addColumn("created_at", instant, required)
		.addUniqueConstraint("reviews_once_an_order", ["order_id", "product_id"])
		.addCheckConstraint(
			"reviews_are_of_one_subject",
			sql`(hotel_id is null) = (booking_id is null) and (product_id is null) = (order_id is null) and cast(hotel_id is not null as integer) + cast(product_id is not null as integer) + cast(move_id is not null as integer) = 1`,
		)
		.execute();

	await createUniqueIndexes(db, {
		reviews_once_a_move: "reviews (move_id)",
	});
	await createIndexes(db, {
		ratings_of_moves: "reviews (rating) where move_id is not null",
		reviews_by_hotel: "reviews (hotel_id, id)",
		reviews_by_product: "reviews (product_id, id)",
		reviews_of_moves: "reviews (id) where move_id is not null",
		reviews_of_moves_to_answer: "reviews ((answered_at is not null), id desc) where move_id is not null",
		reviews_of_products: "reviews ((answered_at is not null), id desc) where product_id is not null",
	});
}
