import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("staff send an order in two parcels, and its customer follows each", async ({
	page,
	newBrowser,
	db,
}) => {
	const lamp = await putOnShelf(db, { title: "Reading lamp", variants: [{ stock: 5 }] });
	const vase = await putOnShelf(db, { title: "Blue vase", variants: [{ stock: 5 }] });
	const lines = [
		{ variantId: lamp.variantIds[0] ?? 0, quantity: 3 },
		{ variantId: vase.variantIds[0] ?? 0, quantity: 1 },
	];
	const { number } = await addOrder(db, {
		lines,
		placedAt: new Date(),
		payment: "paid",
		status: "confirmed",
	});
	const here = `/orders/${number}`;
	const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
	const units = (item: string, parcel: number) =>
		page.getByRole("group", { name: item }).getByLabel(`Parcel ${parcel}`);
	const saved = (text: string) => expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();

	await signInAt(page, here, ADMIN);
	await page.getByRole("link", { name: "Split into parcels" }).click();
	await expect(units("Reading lamp", 1)).toHaveValue("3");
	await units("Reading lamp", 1).fill("2");
	await press("Add a parcel");
	await expect(units("Reading lamp", 1)).toHaveValue("2");
	await units("Reading lamp", 3).fill("2");
	const refused = page.waitForResponse((response) => response.request().method() === "POST");
	await press("Save parcels");
	expect((await refused).status()).toBe(422);
	const tooMany = "Reading lamp: put 3 into parcels, not 4.";
	await expect(page.getByRole("group", { name: "Reading lamp" })).toContainText(tooMany);
	await expect(units("Reading lamp", 3)).toHaveValue("2");
	await units("Reading lamp", 3).fill("1");
	await press("Save parcels");
	await saved("The order is sent in 2 parcels.");

	await page.getByRole("link", { name: "Packing slip of parcel 2" }).click();
	await expect(page.getByText("Parcel 2 of 2")).toBeVisible();
	await expect(page.getByRole("row", { name: /Reading lamp/ })).toContainText("1");
	await expect(page.getByText("Blue vase")).toHaveCount(0);
	await page.goto(`${here}/shipment`);
	await expect(page.getByText("Ship each of them on the order’s page.")).toBeVisible();
	await page.goto(here);
	await page.getByRole("link", { name: "Ship parcel 2", exact: true }).click();
	const dialog = page.getByRole("dialog", { name: "Mark parcel 2 of 2 as shipped?" });
	await expect(dialog).toContainText("1 × Reading lamp");
	await dialog.getByLabel("Carrier").fill("Parcel Post");
	await dialog.getByLabel("Tracking number").fill("PP 2");
	await press("Mark as shipped");
	await saved("The parcel is shipped.");
	await expect(page.getByText("1 of 2 parcels shipped.", { exact: false }).first()).toBeVisible();
	await expect(page.getByRole("link", { name: "Edit items" })).toHaveCount(0);
	await page.goto(`${here}/cancellation`);
	await expect(page.getByText("refund the items that aren’t shipped yet")).toBeVisible();
	await page.goto(`${here}/parcels`);
	await expect(page.getByRole("alert")).toContainText("until the first one is shipped");
	await page.goto("/orders");
	await expect(page.getByRole("row", { name: formatReferenceNumber(number) })).toContainText(
		"1 of 2 parcels shipped",
	);

	const customer = await newBrowser();
	await customer.goto(`/track?number=${number}`);
	await customer.getByLabel("Email or phone").fill("ana@example.com");
	await customer.getByRole("button", { name: "Track booking or order" }).click();
	await expect(customer.getByText("1 of 2 parcels shipped. We are packing the rest.")).toBeVisible();
	const parcels = customer.locator("section", { hasText: "Parcel 1 of 2" }).getByRole("listitem");
	await expect(parcels.filter({ hasText: "Parcel 2 of 2" })).toContainText("Parcel Post PP 2");
	await expect(parcels.filter({ hasText: "Parcel 1 of 2" })).toContainText("1 × Blue vase");
	await expect(customer.getByRole("link", { name: "Cancel this order" })).toHaveCount(0);
	await customer.goto(`/order-confirmation/${number}`);
	await expect(customer.getByText("Parcel Post PP 2")).toBeVisible();

	await page.goto(here);
	await page.getByRole("link", { name: "Edit tracking of parcel 2" }).click();
	await page.getByRole("dialog").getByLabel("Tracking number").fill("PP 22");
	await press("Save");
	await saved("The tracking details are saved.");
	await page.getByRole("link", { name: "Ship parcel 1 of 2" }).click();
	await press("Mark as shipped");
	await saved("The parcel is shipped.");
	await expect(page.getByText("Delivery: Shipped")).toBeVisible();
	await page.getByRole("link", { name: "Mark as delivered" }).click();
	await press("Mark as delivered");
	await saved("The order is delivered.");
	const mails = await db.selectFrom("outbox").select("subject").orderBy("id").execute();
	expect(mails.map(({ subject }) => subject.split(" (")[0])).toEqual([
		"Parcel 2 of 2 is on its way",
		"Your tracking number has changed",
		"Parcel 1 of 2 is on its way",
		"Your order was delivered",
	]);
});
