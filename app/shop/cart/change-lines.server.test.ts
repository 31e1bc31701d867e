import { expect } from "vitest";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { addToCart } from "./add-to-cart.server.ts";
import { changeLine, changeQuantities } from "./change-lines.server.ts";
import { pressedButton, quantityField, removeButton, restoreButton, saveButton } from "./line-fields.ts";
import { findCart, readCart } from "./read-cart.server.ts";

const now = new Date("2026-11-20T12:00:00.000Z");
const owner = { tokenHash: "this browser", accountId: null };
const wishlistOwner = { guestHash: "this visitor", accountId: null };

async function setUp(db: Database) {
	for (const title of ["Lamp", "Chair"]) {
		const { variantIds } = await putOnShelf(db, { title, variants: [{ stock: 5 }] });
		await addToCart(db, { owner, variantId: variantIds[0] ?? 0, quantity: 2, now });
	}
	const lines = async () => (await readCart(db, { cartId: (await findCart(db, owner)) ?? 0 }))?.lines ?? [];
	const [lamp, chair] = await lines();
	if (!lamp || !chair) throw new Error("the cart is not full");
	const quantities = async () => (await lines()).map(({ title, quantity }) => `${title} ${quantity}`);
	const press = async (button: string) => {
		const pressed = pressedButton({ email: "ana@example.com", [button]: "Press" });
		return pressed && changeLine(db, { owner, wishlistOwner, press: pressed, now });
	};
	return { lamp, chair, quantities, press };
}

test("only quantities that are not what was shown are set: an old page undoes nothing", async ({ db }) => {
	const { lamp, chair, quantities } = await setUp(db);
	const send = (typed: Record<string, string>) => changeQuantities(db, { owner, typed, now });
	const old = { [quantityField(lamp)]: "2", [quantityField(chair)]: "2" };
	await send({ ...old, [quantityField(lamp)]: "4" });
	expect(await quantities()).toEqual(["Lamp 4", "Chair 2"]);
	const message = await send({ ...old, [quantityField(chair)]: "9" });
	expect(message).toEqual({
		errors: {},
		message: {
			tone: "info",
			text: "Only 5 left in stock. Your cart now has 5.",
			changed: [chair.variantId],
		},
	});
	expect(await quantities()).toEqual(["Lamp 4", "Chair 5"]);
});

test("what is no quantity is told at its field, and nothing is set", async ({ db }) => {
	const { lamp, chair, quantities } = await setUp(db);
	const typed = { [quantityField(lamp)]: "1", [quantityField(chair)]: "many" };
	const { errors, message } = await changeQuantities(db, { owner, typed, now });
	expect([Object.keys(errors), message]).toEqual([[quantityField(chair)], null]);
	expect(await quantities()).toEqual(["Lamp 2", "Chair 2"]);
});

test("what stands in the field of a line that is taken out does not matter", async ({ db }) => {
	const { lamp, chair, quantities } = await setUp(db);
	const typed = { [quantityField(lamp)]: "abc", [quantityField(chair)]: "3" };
	expect(await changeQuantities(db, { owner, typed, exceptLineId: lamp.id, now })).toMatchObject({
		errors: {},
	});
	expect(await quantities()).toEqual(["Lamp 2", "Chair 3"]);
});

test("a line is taken out, put back once however often that is pressed, and saved for later", async ({
	db,
}) => {
	const { lamp, chair, quantities, press } = await setUp(db);
	const removed = await press(removeButton(lamp));
	expect(removed?.text).toBe("Removed from your cart: Lamp.");
	expect(await quantities()).toEqual(["Chair 2"]);
	const back = restoreButton(removed?.restoreLine ?? { variantId: "", quantity: "", idempotencyKey: "" });
	expect([removed?.changed, (await press(back))?.changed]).toEqual([[lamp.variantId], [lamp.variantId]]);
	await press(back);
	expect(await quantities()).toEqual(["Chair 2", "Lamp 2"]);
	expect(await press(saveButton(chair))).toMatchObject({ tone: "success", link: { href: "/wishlist" } });
	expect(await press(saveButton(chair))).toMatchObject({ tone: "info", changed: [] });
	expect(await quantities()).toEqual(["Lamp 2"]);
	expect(await press("remove_nothing")).toMatchObject({ tone: "info" });
	expect([await press("restore_x_0_y"), await press("intent")]).toEqual([null, null]);
});

test("nobody changes the line of somebody else’s cart", async ({ db }) => {
	const { lamp, quantities } = await setUp(db);
	const stranger = { tokenHash: "another browser", accountId: null };
	await changeQuantities(db, { owner: stranger, typed: { [quantityField(lamp)]: "0" }, now });
	expect(await quantities()).toEqual(["Lamp 2", "Chair 2"]);
});
