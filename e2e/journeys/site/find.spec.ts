import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { openStay } from "#e2e/helpers/inn.ts";
import { addMove } from "#e2e/helpers/moves.ts";
import { ADMIN, emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const FIELD = "Find orders, stays, moves…";

test("staff find what they may open from any of their screens", async ({ page, db }) => {
	const { number } = await addOrder(db, { name: "Zelda Quist" });
	await addOrder(db, { name: "Zelda Quist" });
	await addMove(db, { name: "Zelda Quist" });
	const { roomId } = await openStay(db);
	await addBooking(db, { roomId, name: "Zelda Quist", checkIn: "2030-01-01", status: "cancelled" });
	await signInAt(page, "/dashboard/taxes", ADMIN);
	const bar = page.getByRole("banner");
	await bar.getByLabel(FIELD).fill("zelda");
	await bar.getByLabel(FIELD).press("Enter");
	await expect(page).toHaveURL("/find?q=zelda");
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { level: 2 })).toHaveText(["Orders", "Stays", "Moves", "Customers"]);
	const links = main.getByRole("link", { name: "Zelda Quist" });
	const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
	expect(paths).toHaveLength(5);
	for (const path of paths) expect((await page.request.get(path)).status(), path).toBe(200);

	const field = main.getByLabel("Number, name, email or phone");
	await expect(field).toHaveValue("zelda");
	await field.fill("nothing like it");
	await field.press("Enter");
	await expect(main.getByText("We found nothing for “nothing like it”")).toBeVisible();
	await field.fill(formatReferenceNumber(number).toLowerCase());
	await field.press("Enter");
	await expect(page).toHaveURL(`/orders/${number}`);
});

test("each role finds only what opens for it", async ({ page, db }) => {
	await addOrder(db, { name: "Zelda Quist" });
	await addMove(db, { name: "Zelda Quist" });
	const { roomId } = await openStay(db);
	await addBooking(db, { roomId, name: "Zelda Quist", checkIn: "2030-01-01", status: "cancelled" });
	const titles = {
		Admin: ["Orders", "Stays", "Moves", "Customers"],
		SuperAdmin: ["Orders", "Stays", "Customers"],
		Hotel: [],
	};
	const named = {
		Admin: FIELD,
		SuperAdmin: "Find orders, stays, customers…",
		Hotel: "Find stays and hotels",
	};
	for (const role of ["Admin", "SuperAdmin", "Hotel"] as const) {
		await signInAt(page, "/shortcuts", emailOf(role));
		await expect(page.getByRole("banner").getByLabel(named[role])).toBeVisible();
		await page.goto("/find?q=zelda");
		const main = page.getByRole("main");
		await expect(main.getByRole("heading", { level: 2 })).toHaveText(titles[role]);
		for (const link of await main.getByRole("link", { name: "Zelda Quist" }).all())
			expect((await page.request.get((await link.getAttribute("href")) ?? "")).status()).toBe(200);
		await page.context().clearCookies();
	}
});
