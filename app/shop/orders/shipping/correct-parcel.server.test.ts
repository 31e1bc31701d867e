import { expect } from "vitest";
import { readText } from "#app/common/changes/stored-text.ts";
import { changeOrder } from "#app/shop/orders/change-order.server.ts";
import { addOrder, ORDER_NOW } from "#app/testing/shop/order.ts";
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
	const ship = { column: "fulfilment", expectedStatus: "unfulfilled", to: "shipped", by: "staff" } as const;
	await changeOrder(db, { ...staffAction, ...ship, parcel: WRONG });
	const read = async () => ({
		order: await db.selectFrom("orders").select(["carrier", "tracking_number"]).executeTakeFirst(),
		notes: (await db.selectFrom("changes").select("note").where("action", "=", "parcel").execute()).map(
			({ note }) => readText(note ?? ""),
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
	const deliver = { column: "fulfilment", expectedStatus: "shipped", to: "delivered", by: "staff" } as const;
	await changeOrder(db, { ...staffAction, ...deliver });
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
