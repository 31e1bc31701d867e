import type { Transaction } from "kysely";
import { expect } from "vitest";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { changeOrder, type OrderChangeOutcome } from "#app/shop/orders/change-order.server.ts";
import { changeOrders, readSelectedOrders } from "#app/shop/orders/change-orders.server.ts";
import { describeBulk, explainOrderRefusal } from "#app/shop/orders/order-messages.ts";
import { addOrder, ORDER_NOW } from "#app/testing/shop/order.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import type { Schema } from "#db/schema.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { parcelField, parcelsSchema, readNumbers } from "./parcel-fields.ts";

test("ships several orders at once, and leaves out those that can’t be shipped", async ({ db }) => {
	const actorId = await addAccount(db, "Ada", "Admin");
	const tracked = await addOrder(db, { status: "confirmed" });
	const plain = await addOrder(db, { status: "confirmed" });
	const cancelled = await addOrder(db, { status: "cancelled" });
	const numbers = readNumbers([tracked, plain, cancelled, tracked].map(({ number }) => number));
	const selected = { numbers: [...numbers, "MNOTOURS"], bulk: "ship" } as const;
	const ready = (await readSelectedOrders(db, selected)).map(({ isReady }) => isReady);
	expect(ready).toEqual([true, true, false]);
	const typed = {
		numbers,
		[parcelField("carrier", tracked.number)]: " Parcel  Post ",
		[parcelField("tracking", tracked.number)]: "PP 123",
	};
	const parcels = parcelsSchema.parse(typed);
	const outcome = await changeOrders(db, { numbers, bulk: "ship", parcels, actorId, now: ORDER_NOW });
	expect(outcome).toEqual({ done: 2, refused: [cancelled.number], otherwiseShipped: [], failed: [] });
	const columns = ["fulfilment", "carrier", "tracking_number"] as const;
	expect(await db.selectFrom("orders").select(columns).orderBy("id").execute()).toEqual([
		{ fulfilment: "shipped", carrier: "Parcel Post", tracking_number: "PP 123" },
		{ fulfilment: "shipped", carrier: "", tracking_number: "" },
		{ fulfilment: "unfulfilled", carrier: "", tracking_number: "" },
	]);
	const mails = await db.selectFrom("outbox").select("text_body").orderBy("id").execute();
	expect(mails.map(({ text_body }) => text_body.includes("PP 123"))).toEqual([true, false]);
});

test("rejects shipping again with another tracking number", async ({ db }) => {
	const actorId = await addAccount(db, "Ada", "Admin");
	const { number } = await addOrder(db, { status: "confirmed" });
	const ship = (carrier: string, trackingNumber: string) =>
		changeOrders(db, {
			numbers: [number],
			bulk: "ship",
			parcels: [{ number, carrier, trackingNumber }],
			actorId,
			now: ORDER_NOW,
		});
	expect(await ship("Post", "PP 1")).toMatchObject({ done: 1 });
	expect(await ship("Post", "PP 1")).toMatchObject({ done: 1, otherwiseShipped: [] });
	for (const other of [await ship("Post", "PP 2"), await ship("Courier", "PP 1")]) {
		expect(other).toMatchObject({ done: 0, refused: [], otherwiseShipped: [number] });
		const { tone, text } = describeBulk(other, "shipped", "");
		expect(tone).toBe("info");
		expect(text).toContain("1 already shipped with other tracking details");
	}
	const alone = await changeOrder(db, {
		number,
		column: "fulfilment",
		expectedStatus: "unfulfilled",
		to: "shipped",
		by: "staff",
		parcel: { carrier: "Post", trackingNumber: "PP 2" },
		actorId,
		now: ORDER_NOW,
	});
	if (alone.ok) throw new Error("it kept the old number and said shipped");
	const { reason, status } = explainOrderRefusal(alone, String);
	expect(status).toBe(409);
	expect(reason).toContain("already shipped it as “Post PP 1”");
});

test("ships the other orders when one fails", async ({ db }) => {
	const actorId = await addAccount(db, "Ada", "Admin");
	const orders = [1, 2, 3].map(() => addOrder(db, { status: "confirmed" }));
	const numbers = (await Promise.all(orders)).map(({ number }) => number);
	const [first = "", broken = "", third = ""] = numbers;
	const broke = new Error("the disk is full");
	const failing = new Proxy(db, {
		get(target, name) {
			if (name !== "transaction") return Reflect.get(target, name);
			return () => ({
				execute: (work: (trx: Transaction<Schema>) => Promise<OrderChangeOutcome>) =>
					transact(target, async (trx) => {
						const outcome = await work(trx);
						const row = trx.selectFrom("orders").select("fulfilment").where("number", "=", broken);
						if ((await row.executeTakeFirst())?.fulfilment === "shipped") throw broke;
						return outcome;
					}),
			});
		},
	});
	const outcome = await changeOrders(failing, { numbers, bulk: "ship", actorId, now: ORDER_NOW });
	expect(outcome).toEqual({
		done: 2,
		refused: [],
		otherwiseShipped: [],
		failed: [{ number: broken, error: broke }],
	});
	const shipped = await db
		.selectFrom("orders")
		.select("number")
		.where("fulfilment", "=", "shipped")
		.execute();
	expect(shipped.map(({ number }) => number).sort()).toEqual([first, third].sort());
	expect(describeBulk(outcome, "shipped", "The database is busy.")).toEqual({
		tone: "error",
		text: `2 shipped. 1 failed (${formatReferenceNumber(broken)}): The database is busy.`,
	});
});

test("reports a long carrier at its field", async ({ db }) => {
	const { number } = await addOrder(db, { status: "confirmed" });
	const field = parcelField("tracking", number);
	const read = parcelsSchema.safeParse({ numbers: [number], [field]: "1".repeat(101) });
	expect(read.error?.issues).toMatchObject([
		{ path: [field], message: "Tracking number must be 100 characters or fewer." },
	]);
});
