import { expect } from "vitest";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { reviewMove } from "#app/rent/moves/review-move.server.ts";
import { reviewProduct } from "#app/shop/orders/own/review-product.server.ts";
import { moveOf } from "#app/testing/rent/move.ts";
import type { RateTask } from "#app/testing/save-and-rate.child-process.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { pictureOf } from "#app/testing/shop/picture.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { reviewStay } from "#app/travel/stays/own/review-stay.server.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { answerReview, listReviews, removeReview } from "./answer-review.server.ts";
import {
	isMoveReviewed,
	isStayReviewed,
	readPhotosOfReview,
	readReviews,
	reviewedProducts,
} from "./read-reviews.server.ts";
import { aspectAverages } from "./review-aspects.ts";
import { authorOf } from "./review-form.ts";

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

test("guests may rate aspects of a stay, and the hotel has their averages", async ({ db }) => {
	const { hotelId, roomId } = await openInn(db, { room: { from: "2026-11-01", quantity: 20 } });
	const stay = { roomId, checkIn: "2026-11-16", checkOut: "2026-11-18", status: "checked_out" } as const;
	const numbers = [];
	for (let at = 0; at < 8; at++) numbers.push((await addBooking(db, stay)).number);
	const store = (number: string, aspects = {}) =>
		reviewStay(db, { number, viewer: granted, ...words, ...aspects });
	const outcomes = await Promise.all(
		numbers.map((number, at) =>
			store(number, at === 0 ? {} : { cleanliness: at < 5 ? 5 : 4, staff: at === 1 ? 2 : null }),
		),
	);
	expect(outcomes).toEqual(numbers.map(() => ({ ok: true, repeated: false })));
	const again = { cleanliness: 5, staff: 2 };
	expect(await store(numbers[1] ?? "", again)).toEqual({ ok: true, repeated: true });
	expect(await store(numbers[1] ?? "", { ...again, value: 1 })).toEqual({ ok: false, reason: "reviewed" });
	const hotel = await db.selectFrom("hotels").selectAll().where("id", "=", hotelId).executeTakeFirstOrThrow();
	expect(aspectAverages(hotel)).toEqual([
		{ aspect: "cleanliness", label: "Cleanliness", count: 7, average: 32 / 7 },
		{ aspect: "staff", label: "Staff", count: 1, average: 2 },
	]);
	const outside = db.updateTable("reviews").set({ value: 6 } as never);
	await expect(outside.execute()).rejects.toThrow();
	const { productId, variantIds } = await putOnShelf(db);
	const lines = [{ variantId: variantIds[0] ?? 0, quantity: 1 }];
	const order = await addOrder(db, { lines, status: "processing", fulfilment: "delivered" });
	await reviewProduct(db, { number: order.number, productId, viewer: granted, ...words });
	const ofProduct = db.updateTable("reviews").set({ staff: 5 } as never);
	await expect(ofProduct.where("product_id", "is not", null).execute()).rejects.toThrow();
});

test("stays that three processes rate at once are all counted, each once", async ({ db, url }) => {
	const { roomId } = await openInn(db, { room: { from: "2026-11-01", quantity: 30 } });
	const stay = { roomId, checkIn: "2026-11-16", checkOut: "2026-11-18", status: "checked_out" } as const;
	const numbers: string[] = [];
	for (let at = 0; at < 18; at++) numbers.push((await addBooking(db, stay)).number);
	// Each stay is rated by two of them.
	const parts = [0, 1, 2].map((part) => numbers.filter((_, at) => at % 3 !== part));
	const processes = parts.map((part) =>
		startElsewhere<number>("app/testing/save-and-rate.child-process.ts", {
			url,
			numbers: part,
			now: INN_NOW.toISOString(),
		} satisfies RateTask),
	);
	await Promise.all(processes.map(({ ready }) => ready));
	for (const process of processes) process.go();
	const made = await Promise.all(processes.map(({ result }) => result));
	expect(made.reduce((sum, count) => sum + count)).toBe(18);
	expect(await db.selectFrom("hotels").selectAll().executeTakeFirstOrThrow()).toMatchObject({
		rating_sum: 4 * 18,
		rating_count: 18,
		rated_4: 18,
		cleanliness_sum: 5 * 18,
		cleanliness_count: 18,
		staff_sum: 3 * 18,
		staff_count: 18,
		value_count: 0,
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

test("reviews are counted by rating, and listed by rating five to a page", async ({ db }) => {
	const { productId, variantIds } = await putOnShelf(db);
	const lines = [{ variantId: variantIds[0] ?? 0, quantity: 1 }];
	for (const rating of [5, 4, 5, 5, 5, 2, 5, 5]) {
		const { number } = await addOrder(db, { lines, status: "processing", fulfilment: "delivered" });
		await reviewProduct(db, { ...words, number, productId, viewer: granted, rating });
	}
	const of = { productId };
	const all = await readReviews(db, of);
	expect(all.byStars.map(({ count }) => count)).toEqual([6, 1, 0, 1, 0]);
	expect(all).toMatchObject({ count: 8, sum: 36, page: 1, pages: 2 });
	const best = await readReviews(db, of, { stars: 5, page: 9 });
	expect(best).toMatchObject({ count: 8, page: 2, pages: 2, rows: [{ rating: 5 }] });
	expect(await readReviews(db, of, { stars: 3, page: 1 })).toMatchObject({ page: 1, pages: 1, rows: [] });
});

test("a review’s photos are shown in order, and go with it when staff remove it", async ({ db }) => {
	const { productId, variantIds } = await putOnShelf(db);
	const lines = [{ variantId: variantIds[0] ?? 0, quantity: 1 }];
	const sent = async (photos: ReturnType<typeof pictureOf>[], rating: number) => {
		const { number } = await addOrder(db, { lines, status: "processing", fulfilment: "delivered" });
		await reviewProduct(db, { ...words, number, productId, viewer: granted, photos, rating });
	};
	await sent([pictureOf("b"), pictureOf("a"), pictureOf("b")], 4);
	await sent([pictureOf("a")], 5);
	const [later, first] = (await readReviews(db, { productId })).rows;
	expect([first?.photos, later?.photos]).toEqual([
		[pictureOf("b").hash, pictureOf("a").hash],
		[pictureOf("a").hash],
	]);
	const photos = await readPhotosOfReview(db, { productId }, first?.id ?? 0);
	expect(photos?.photos.map(({ hash }) => hash)).toEqual(first?.photos);
	expect(await readPhotosOfReview(db, { productId: 999 }, first?.id ?? 0)).toBeUndefined();
	const actor = { accountId: await addAccount(db, "Noa", "Admin"), role: "Admin" } as const;
	const removal = { reviewId: first?.id ?? 0, desk: "products", actor, now: INN_NOW } as const;
	expect(await removeReview(db, { ...removal, desk: "hotels" })).toBe(false);
	expect(await removeReview(db, removal)).toBe(true);
	expect(await removeReview(db, removal)).toBe(false);
	expect(await readReviews(db, { productId })).toMatchObject({ count: 1, sum: 5, rows: [{ rating: 5 }] });
	const kept = await db.selectFrom("images").select("hash").execute();
	expect(kept, "the picture that another review shows stays").toEqual([{ hash: pictureOf("a").hash }]);
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
		expectedAnswer: "",
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
	const answer = { desk: "moves", actor, expectedAnswer: "", answer: "Thank you.", now: INN_NOW } as const;
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
