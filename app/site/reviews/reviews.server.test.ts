import { expect } from "vitest";
import {
	isMoveReviewed,
	isStayReviewed,
	readReviews,
	reviewedProducts,
} from "#app/common/reviews/read-reviews.server.ts";
import { authorOf } from "#app/common/reviews/review-form.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { addBooking } from "#app/testing/booking.ts";
import { INN_NOW, openInn } from "#app/testing/inn.ts";
import { moveOf } from "#app/testing/move.ts";
import { addOrder } from "#app/testing/order.ts";
import { putOnShelf } from "#app/testing/shelf.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { test } from "#db/testing/database-test.ts";
import { answerReview, listReviews } from "./answer-review.server.ts";
import { reviewMove, reviewProduct, reviewStay } from "./write-review.server.ts";

const granted = { isGranted: true, guestHash: null, accountId: null };
const words = { rating: 4, title: "Quiet", message: "We slept well.", now: INN_NOW };

test("who stayed reviews the stay once, when it is over, and the hotel's stars count it", async ({ db }) => {
	const { hotelId, roomId } = await openInn(db, { room: { from: "2026-11-01" } });
	const stay = { roomId, checkIn: "2026-11-16", checkOut: "2026-11-18" };
	const { id, number } = await addBooking(db, { ...stay, status: "checked_out", name: "Ana Maria Lima" });
	const review = (change = {}) => reviewStay(db, { number, viewer: granted, ...words, ...change });
	expect(await review({ viewer: { ...granted, isGranted: false } })).toEqual({ ok: false, reason: "gone" });
	expect(await review()).toEqual({ ok: true, repeated: false });
	expect(await review()).toEqual({ ok: true, repeated: true });
	expect(await review({ rating: 1 })).toEqual({ ok: false, reason: "reviewed" });
	const coming = await addBooking(db, { roomId, status: "confirmed" });
	expect(await review({ number: coming.number })).toEqual({ ok: false, reason: "too_early" });
	const hotel = await db.selectFrom("hotels").select(["rating_sum", "rating_count"]).executeTakeFirst();
	expect(hotel).toEqual({ rating_sum: 4, rating_count: 1 });
	expect(await isStayReviewed(db, { bookingId: id })).toBe(true);
	expect(await readReviews(db, { hotelId })).toMatchObject({
		count: 1,
		sum: 4,
		rows: [{ author: "Ana L.", rating: 4, title: "Quiet" }],
	});
});

test("who bought a product reviews it once for each order, when it has arrived", async ({ db }) => {
	const { productId, variantIds } = await putOnShelf(db);
	const lines = [{ variantId: variantIds[0] ?? 0, quantity: 1 }];
	const { id, number } = await addOrder(db, { lines, status: "processing", fulfilment: "delivered" });
	const review = { number, productId, viewer: granted, ...words };
	expect(await reviewProduct(db, { ...review, productId: 999 })).toEqual({ ok: false, reason: "not_bought" });
	expect(await reviewProduct(db, review)).toEqual({ ok: true, repeated: false });
	expect(await reviewProduct(db, { ...review, title: "" })).toEqual({ ok: false, reason: "reviewed" });
	const waiting = await addOrder(db, { lines });
	expect(await reviewProduct(db, { ...review, number: waiting.number })).toEqual({
		ok: false,
		reason: "too_early",
	});
	expect(await reviewedProducts(db, { orderId: id })).toEqual([productId]);
	expect(await readReviews(db, { productId })).toMatchObject({ count: 1, sum: 4 });
});

test("who moved reviews the move once, when it is delivered, and nobody else does", async ({ db }) => {
	const booked = await bookMove(db, moveOf({ guestHash: "mine", name: "Ana Maria Lima" }));
	const number = booked.ok ? booked.number : "";
	const mine = { ...granted, isGranted: false, guestHash: "mine" };
	const review = (change = {}) => reviewMove(db, { number, viewer: mine, ...words, ...change });
	expect(await review()).toEqual({ ok: false, reason: "too_early" });
	await db.updateTable("moving_bookings").set({ status: "delivered" }).execute();
	expect(await review({ viewer: { ...mine, guestHash: "theirs" } })).toEqual({ ok: false, reason: "gone" });
	expect(await isMoveReviewed(db, { number })).toBe(false);
	expect(await review()).toEqual({ ok: true, repeated: false });
	expect(await review()).toEqual({ ok: true, repeated: true });
	expect(await review({ rating: 1 })).toEqual({ ok: false, reason: "reviewed" });
	expect(await isMoveReviewed(db, { number })).toBe(true);
	const { productId } = await putOnShelf(db);
	expect(await readReviews(db, { productId })).toMatchObject({ count: 0 });
	expect(await readReviews(db, "moves")).toMatchObject({
		count: 1,
		sum: 4,
		rows: [{ author: "Ana L.", rating: 4, title: "Quiet" }],
	});
});

test("an owner answers reviews of their own hotels, from the answer that was seen", async ({ db }) => {
	const account = {
		name: "O",
		role: "Hotel",
		password_hash: "x",
		created_at: INN_NOW.toISOString(),
	} as const;
	const [own, other] = await db
		.insertInto("accounts")
		.values(["own@example.com", "other@example.com"].map((email) => ({ ...account, email })))
		.returning("id")
		.execute();
	const { roomId } = await openInn(db, {
		hotel: { ownerId: own?.id ?? 0 },
		room: { from: "2026-11-01" },
	});
	const stay = { roomId, checkIn: "2026-11-16", checkOut: "2026-11-18", status: "checked_out" } as const;
	const { number } = await addBooking(db, stay);
	await reviewStay(db, { number, viewer: granted, ...words });
	const owner = { accountId: own?.id ?? 0, role: "Hotel" } as const;
	const stranger = { accountId: other?.id ?? 0, role: "Hotel" } as const;
	const { rows } = await listReviews(db, { desk: "hotels", actor: owner, page: 1, size: 20 });
	expect(rows).toMatchObject([{ hotel: "Hotel Miramar", answer: "" }]);
	expect(await listReviews(db, { desk: "hotels", actor: stranger, page: 1, size: 20 })).toMatchObject({
		total: 0,
	});
	const answer = {
		reviewId: rows[0]?.id ?? 0,
		desk: "hotels",
		expectedVersion: "",
		answer: "Thank you.",
		now: INN_NOW,
	} as const;
	expect(await answerReview(db, { ...answer, actor: stranger })).toEqual({ ok: false, reason: "gone" });
	expect(await answerReview(db, { ...answer, actor: owner })).toEqual({ ok: true });
	expect(await answerReview(db, { ...answer, actor: owner })).toEqual({ ok: true });
	expect(await answerReview(db, { ...answer, actor: owner, answer: "No." })).toEqual({
		ok: false,
		reason: "changed",
	});
});

test("staff answer reviews of moves, at a desk that lists no others", async ({ db }) => {
	const booked = await bookMove(db, moveOf());
	const number = booked.ok ? booked.number : "";
	await db.updateTable("moving_bookings").set({ status: "delivered" }).execute();
	await reviewMove(db, { number, viewer: granted, ...words });
	const { variantIds, productId } = await putOnShelf(db);
	const lines = [{ variantId: variantIds[0] ?? 0, quantity: 1 }];
	const order = await addOrder(db, { lines, status: "processing", fulfilment: "delivered" });
	await reviewProduct(db, { number: order.number, productId, viewer: granted, ...words });
	const actor = { accountId: await addAccount(db, "Noa", "Admin"), role: "Admin" } as const;
	const { rows, total } = await listReviews(db, { desk: "moves", actor, page: 1, size: 20 });
	expect({ rows, total }).toMatchObject({ total: 1, rows: [{ move: number, product: null, hotel: null }] });
	const answer = { desk: "moves", actor, expectedVersion: "", answer: "Thank you.", now: INN_NOW } as const;
	const ofProduct = await db
		.selectFrom("reviews")
		.select("id")
		.where("product_id", "is not", null)
		.executeTakeFirstOrThrow();
	expect(await answerReview(db, { ...answer, reviewId: ofProduct.id })).toEqual({
		ok: false,
		reason: "gone",
	});
	expect(await answerReview(db, { ...answer, reviewId: rows[0]?.id ?? 0 })).toEqual({ ok: true });
	expect((await readReviews(db, "moves")).rows).toMatchObject([{ answer: "Thank you." }]);
});

test("a review is signed by a first name and an initial, in any script", () => {
	expect(["Ana Maria Lima", "Cher", "  李 小龙 ", "maria o'brien"].map(authorOf)).toEqual([
		"Ana L.",
		"Cher",
		"李 小.",
		"maria O.",
	]);
});
