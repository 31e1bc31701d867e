import { expect } from "vitest";
import { actOnOrder } from "#app/shop/orders/act-on-order.server.ts";
import { addOrder, ORDER_NOW } from "#app/testing/order.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { correctParcel } from "./correct-parcel.server.ts";

const WRONG = { carrier: "Post", trackingNumber: "PP 1" };
const RIGHT = { carrier: "Post", trackingNumber: "PP 2" };

async function setUp(db: Database) {
	const actorId = await addAccount(db, "Ada", "Admin");
	const { number } = await addOrder(db, { status: "confirmed" });
	const staffAction = { number, actorId, now: ORDER_NOW };
	await actOnOrder(db, { ...staffAction, ...WRONG, change: "shipment", expectedVersion: "unfulfilled" });
	const read = async () => ({
		order: await db.selectFrom("orders").select(["carrier", "tracking_number"]).executeTakeFirst(),
		notes: (await db.selectFrom("order_events").select("detail").where("kind", "=", "note").execute()).map(
			({ detail }) => detail,
		),
		mails: await db.selectFrom("outbox").select(["subject", "text_body"]).orderBy("id").execute(),
	});
	return { act: staffAction, read };
}

test("corrects, records and emails a tracking number once", async ({ db }) => {
	const { act: staffAction, read } = await setUp(db);
	const correct = () => correctParcel(db, { ...staffAction, expectedParcel: WRONG, parcel: RIGHT });
	expect([await correct(), await correct()]).toEqual([
		{ ok: true, repeated: false },
		{ ok: true, repeated: true },
	]);
	const { order, notes, mails } = await read();
	expect(order).toEqual({ carrier: "Post", tracking_number: "PP 2" });
	expect(notes).toEqual(["Tracking changed from “Post PP 1” to “Post PP 2”."]);
	expect(mails).toHaveLength(2);
	expect(mails[1]?.subject).toContain("Your tracking number has changed");
	expect(mails[1]?.text_body).toMatch(/Post[\s\S]*PP 2/);
	expect(mails[1]?.text_body).not.toContain("PP 1");
});

test("rejects a correction of an order that isn’t shipped or was edited meanwhile", async ({ db }) => {
	const { act: staffAction, read } = await setUp(db);
	await correctParcel(db, { ...staffAction, expectedParcel: WRONG, parcel: RIGHT });
	const before = await read();
	const late = { carrier: "Courier", trackingNumber: "" };
	expect(await correctParcel(db, { ...staffAction, expectedParcel: WRONG, parcel: late })).toEqual({
		ok: false,
		reason: "changed",
		parcel: RIGHT,
	});
	await actOnOrder(db, { ...staffAction, change: "delivery", expectedVersion: "shipped" });
	await db.deleteFrom("outbox").where("subject", "like", "%delivered%").execute();
	expect(await correctParcel(db, { ...staffAction, expectedParcel: RIGHT, parcel: late })).toEqual({
		ok: false,
		reason: "not_shipped",
	});
	expect(
		await correctParcel(db, { ...staffAction, number: "MNONE", expectedParcel: RIGHT, parcel: late }),
	).toEqual({
		ok: false,
		reason: "gone",
	});
	expect(await read()).toEqual(before);
});
