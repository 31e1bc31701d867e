import { expect } from "vitest";
import { hashToken } from "#app/common/access/tokens.server.ts";
import { addOrder, ORDER_NOW } from "#app/testing/shop/order.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { mailedToken, writtenMails } from "#app/testing/written-mail.ts";
import { test } from "#db/testing/database-test.ts";
import { isBlocked, takeLocks, untilBlocked } from "#db/testing/row-locks.ts";
import { requestData } from "./data-requests.server.ts";
import { eraseGuest } from "./erase-guest.server.ts";

const EMAIL = "zelda@quist.example";

test("erases once when confirmed twice at once, and leaves whole what is ordered meanwhile", async ({
	db,
}) => {
	const { variantIds } = await putOnShelf(db, { variants: [{ stock: 5 }] });
	const [variantId = 0] = variantIds;
	const lines = [{ variantId, quantity: 2 }];
	await addOrder(db, { email: EMAIL, lines });
	for (const kind of ["copy", "erasure"] as const)
		await requestData(db, {
			email: EMAIL,
			kind,
			tokenOf: (each) => `${kind}${each}`.replace(/\W/g, ""),
			timeZone: "UTC",
			now: ORDER_NOW,
		});
	const tokenHash = hashToken(await mailedToken(db, EMAIL));
	const requests = await db.selectFrom("data_requests").select("token_hash").execute();
	const other = requests.find((each) => each.token_hash !== tokenHash)?.token_hash ?? "";
	// The erasure waits half-way, to give the stock of the order back.
	const locks = await takeLocks(db, (trx) =>
		trx
			.updateTable("variants")
			.set({ updated_at: ORDER_NOW.toISOString() })
			.where("id", "=", variantId)
			.execute(),
	);
	const erasure = eraseGuest(db, { tokenHash, timeZone: "UTC", now: ORDER_NOW });
	await untilBlocked(db, erasure, 1);
	const repeated = eraseGuest(db, { tokenHash, timeZone: "UTC", now: ORDER_NOW });
	await isBlocked(db, repeated, 1);
	const byOtherLink = eraseGuest(db, { tokenHash: other, timeZone: "UTC", now: ORDER_NOW });
	await isBlocked(db, byOtherLink, 2);
	const meanwhile = await addOrder(db, { email: EMAIL });
	await locks.release();
	expect(await Promise.all([erasure, repeated, byOtherLink])).toEqual([
		{ ok: true },
		{ ok: true },
		{ ok: false, reason: "gone" },
	]);
	const orders = db.selectFrom("orders").select(["number", "status", "name", "email"]).orderBy("id");
	expect(await orders.execute()).toEqual([
		expect.objectContaining({ status: "cancelled", name: "Erased customer", email: "" }),
		{ number: meanwhile.number, status: "new", name: "Ana Lima", email: EMAIL },
	]);
	const variant = db.selectFrom("variants").select("stock").where("id", "=", variantId);
	expect(await variant.execute()).toEqual([{ stock: 5 }]);
	const mails = (await writtenMails(db)).filter(({ subject }) => subject === "Your data has been erased");
	expect(mails).toHaveLength(1);
});
