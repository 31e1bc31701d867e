import { expect } from "vitest";
import { addAccount } from "#app/people/testing/signed-in.ts";
import { actOnOrders } from "#app/shop/orders/act-on-order.server.ts";
import { addOrder, NOW } from "#app/shop/testing/order.ts";
import { test } from "#db/testing/database-test.ts";
import { readOrdersToShip } from "./orders-to-ship.server.ts";
import { parcelField, parcelsSchema, readNumbers } from "./parcel-fields.ts";

test("many orders are shipped at once, each with its own parcel; what can’t be shipped is left as it is", async ({
	db,
}) => {
	const actorId = await addAccount(db, "Ada", "Admin");
	const tracked = await addOrder(db, { status: "confirmed" });
	const plain = await addOrder(db, { status: "confirmed" });
	const cancelled = await addOrder(db, { status: "cancelled" });
	const numbers = readNumbers([tracked, plain, cancelled, tracked].map(({ number }) => number));
	expect((await readOrdersToShip(db, [...numbers, "MNOTOURS"])).map(({ isReady }) => isReady)).toEqual([
		true,
		true,
		false,
	]);
	const typed = {
		numbers,
		[parcelField("carrier", tracked.number)]: " Parcel  Post ",
		[parcelField("tracking", tracked.number)]: "PP 123",
	};
	const parcels = parcelsSchema.parse(typed);
	const outcome = await actOnOrders(db, { numbers, bulk: "ship", parcels, actorId, now: NOW });
	expect(outcome).toEqual({ done: 2, refused: [cancelled.number] });
	const columns = ["fulfilment", "carrier", "tracking_number"] as const;
	expect(await db.selectFrom("orders").select(columns).orderBy("id").execute()).toEqual([
		{ fulfilment: "shipped", carrier: "Parcel Post", tracking_number: "PP 123" },
		{ fulfilment: "shipped", carrier: "", tracking_number: "" },
		{ fulfilment: "unfulfilled", carrier: "", tracking_number: "" },
	]);
	const mails = await db.selectFrom("outbox").select("text_body").orderBy("id").execute();
	expect(mails.map(({ text_body }) => text_body.includes("PP 123"))).toEqual([true, false]);
});

test("a parcel’s line that is too long is told at its field", async ({ db }) => {
	const { number } = await addOrder(db, { status: "confirmed" });
	const field = parcelField("tracking", number);
	const read = parcelsSchema.safeParse({ numbers: [number], [field]: "1".repeat(101) });
	expect(read.error?.issues).toMatchObject([
		{ path: [field], message: "A tracking number has at most 100 characters." },
	]);
});
