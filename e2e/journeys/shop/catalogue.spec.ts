import type { Page } from "playwright/test";
import { maskId } from "#app/common/masked-id.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import { addDelivery } from "#app/testing/shop/placing.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { addProductPictures, shelvePictured } from "#e2e/helpers/shelf.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const CARDS = "#list article";
const names = (page: Page) => page.locator(`${CARDS} h2`).allTextContents();

test("a visitor finds a product by category, chooses a size and adds it to the cart", async ({
	page,
	db,
}) => {
	await putOnShelf(db, { title: "Plain bowl", category: "Kitchen" });
	await putOnShelf(db, {
		title: "Halden lamp",
		category: "Lighting",
		description: "A lamp for reading.\n\nTurns on by itself.",
		variants: [
			{ option: "Small", price: 2_500, stock: 0 },
			{ option: "Medium", price: 3_500, stock: 3 },
			{ option: "Large", price: 4_500, compareAt: 6_000, stock: 90 },
		],
	});
	await page.goto("/");
	await expect(page.getByRole("link", { name: "Halden lamp" })).toBeVisible();
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Shop" }).click();
	await page.getByRole("main").getByRole("link", { name: "Lighting" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Lighting" })).toBeVisible();
	await expect(page.getByText("Plain bowl")).toHaveCount(0);
	// Its sizes are chosen on its page: the button of other cards would guess.
	const card = page.getByRole("article").filter({ hasText: "Halden lamp" });
	await expect(card).toContainText("Choose options");
	await expect(card.getByRole("button")).toHaveCount(0);
	await page.getByRole("link", { name: "Halden lamp" }).click();

	await expect(page.getByRole("heading", { level: 1, name: "Halden lamp" })).toBeVisible();
	const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
	await expect(crumbs).toHaveText(["Shop", "Lighting", "Halden lamp"]);
	// The first available variant is preselected.
	await expect(page.getByText("Only 3 left")).toBeVisible();
	await expect(page.locator("#product .price").first()).toHaveText("$35.00");
	await expect(page.getByText("Turns on by itself.")).toBeVisible();
	await page.getByRole("link", { name: "Small (out of stock)" }).click();
	await expect(page.getByText("Out of stock", { exact: true })).toBeVisible();
	await expect(page.getByRole("button", { name: "Add to cart" })).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Save for later" })).toBeVisible();
	await page.getByRole("link", { name: "Large", exact: true }).click();
	await expect(page.locator("#product").getByText("Now $45.00, before $60.00").first()).toBeVisible();
	await page.getByLabel("Quantity").fill("2");
	await page.getByRole("button", { name: "Add to cart" }).click();
	await expect(page.getByRole("banner").getByRole("link", { name: /in your cart/ })).toHaveText(/^2/);
});

test("a visitor searches with a typing error, filters, sorts and pages", async ({ page, db }) => {
	for (let at = 1; at <= 30; at++)
		await putOnShelf(db, {
			title: `Lamp number ${String(at).padStart(2, "0")}`,
			category: at % 2 ? "Lighting" : "Garden",
			variants: [{ price: at * 100, stock: at === 1 ? 0 : 5, compareAt: at > 25 ? at * 150 : undefined }],
		});
	await putOnShelf(db, { title: "Bowl" });
	await page.goto("/products");
	const search = page.getByLabel("Search products and hotels");
	await search.fill("🛋");
	await search.press("Enter");
	await expect(page.getByText("We found nothing for “🛋”")).toBeVisible();
	await search.fill("lmap");
	await search.press("Enter");
	await expect(page.getByText("Showing results for lamp.")).toBeVisible();
	await expect(page.getByText("30 products", { exact: true })).toBeVisible();
	await expect(page.locator(CARDS)).toHaveCount(24);

	await page.getByLabel("Sort by").selectOption("Price, low to high");
	const sort = page.getByRole("button", { name: "Sort" });
	if (await sort.isVisible()) await sort.click();
	await expect(page).toHaveURL(/q=lmap.*sort=price-up/);
	expect((await names(page))[0]).toBe("Lamp number 01");
	// Changes on this page do not shift the next one.
	await db.deleteFrom("products").where("title", "=", "Lamp number 03").execute();
	await putOnShelf(db, { title: "Lamp of no price", variants: [{ price: 0 }] });
	await page.getByRole("link", { name: "Next" }).click();
	const last = ["25", "26", "27", "28", "29", "30"].map((number) => `Lamp number ${number}`);
	await expect(page.locator(`${CARDS} h2`)).toHaveText(last);
	await page.getByRole("link", { name: "Previous" }).click();
	await expect(page.locator(CARDS)).toHaveCount(24);
	expect((await names(page)).at(-1)).toBe("Lamp number 24");

	const filters = page.getByRole("region", { name: "Filters" });
	await filters.getByRole("link", { name: "Garden 15 products" }).click();
	await filters.getByRole("link", { name: "On sale 3 products" }).click();
	await expect(page.locator(`${CARDS} h2`)).toHaveText([26, 28, 30].map((number) => `Lamp number ${number}`));
	await filters.getByLabel("To").fill("26");
	await filters.getByRole("button", { name: "Apply price" }).click();
	await expect(page.locator(`${CARDS} h2`)).toHaveText(["Lamp number 26"]);
	await filters.getByLabel("To").fill("1");
	await filters.getByRole("button", { name: "Apply price" }).click();
	await expect(page.getByText("No products match these filters")).toBeVisible();
	await page.getByRole("link", { name: "Clear filters" }).click();
	await expect(page.getByText("30 products", { exact: true })).toBeVisible();
	await expect(page).toHaveURL(/q=lmap.*sort=price-up/);
});

test("on a phone the filters cover the page and close to the list", async ({
	page,
	db,
	javaScriptEnabled,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await putOnShelf(db, { title: "Lamp", category: "Lighting" });
	await putOnShelf(db, { title: "Bowl", category: "Kitchen", variants: [{ stock: 0 }] });
	await page.goto("/products");
	const filters = page.getByRole("region", { name: "Filters" });
	await expect(filters).toBeHidden();
	await page.getByRole("link", { name: "Filters" }).click();
	await expect(filters).toBeVisible();
	await filters.getByRole("link", { name: "Close filters" }).click();
	await expect(filters).toBeHidden();
	await page.getByRole("link", { name: "Filters" }).click();
	await filters.getByRole("link", { name: /In stock/ }).click();
	// A new page shows the list; with in-place updates, the filters stay open.
	if (javaScriptEnabled) await filters.getByRole("link", { name: "Show 1 product" }).click();
	await expect(filters).toBeHidden();
	await expect(page.locator(`${CARDS} h2`)).toHaveText(["Lamp"]);
	await page.getByRole("link", { name: "Remove filter: In stock" }).click();
	await expect(page.locator(CARDS)).toHaveCount(2);
});

test("shows recently viewed products, and only active ones", async ({ page, db, newBrowser }) => {
	const lamp = await putOnShelf(db, { title: "Halden lamp" });
	const bowl = await putOnShelf(db, { title: "Plain bowl" });
	const draft = await putOnShelf(db, { title: "Secret lamp", status: "draft" });
	const recent = (from: Page) =>
		from.locator("section").filter({ has: from.getByRole("heading", { name: "Recently viewed" }) });
	await page.goto(productPath(lamp.productId));
	await expect(recent(page)).toHaveCount(0);
	await page.goto(productPath(bowl.productId));
	await expect(recent(page).getByRole("article")).toHaveText([/Halden lamp/]);
	const other = await newBrowser();
	await other.goto(productPath(bowl.productId));
	await expect(recent(other)).toHaveCount(0);

	await db.updateTable("products").set({ status: "archived" }).where("id", "=", lamp.productId).execute();
	await page.goto(productPath(bowl.productId));
	await expect(recent(page)).toHaveCount(0);
	for (const path of [
		productPath(draft.productId),
		productPath(lamp.productId),
		"/product/1",
		"/product/aaaaaaaa",
	]) {
		expect((await page.request.get(path)).status(), path).toBe(404);
	}
	for (const path of ["/products?q=lamp", "/collection", "/", "/sitemap.xml", "/feed.xml"])
		expect(await (await page.request.get(path)).text(), path).not.toMatch(/Secret lamp|Halden lamp/);
});

test("the price and Add to cart are in view on a tablet and a phone", async ({ page, db }) => {
	const path = await shelvePictured(db);
	for (const [width, height] of [
		[768, 1024],
		[360, 780],
	] as const) {
		await page.setViewportSize({ width, height });
		await page.goto(path);
		const box = page.locator("#product");
		await expect(box.getByText("25.00", { exact: false }).first()).toBeInViewport({ ratio: 1 });
		await expect(box.getByRole("button", { name: "Add to cart" })).toBeInViewport({ ratio: 1 });
		// Nothing, such as the cookie notice, covers it.
		await box.getByRole("button", { name: "Add to cart" }).click({ trial: true });
	}
});

test("each page of products has itself as its canonical URL", async ({ page, db, baseURL }) => {
	for (let at = 0; at < 25; at++) await putOnShelf(db, { title: `Lamp ${at}` });
	await page.goto("/products");
	const next = await page.getByRole("link", { name: /next/i }).getAttribute("href");
	expect(next).toContain("after=");
	await page.goto(next ?? "");
	await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL}${next}`);
});

test("the Merchant feed has an item for each variant on sale", async ({ page, db, baseURL }) => {
	await addDelivery(db);
	const title = `Lamp <1> & "2" \u0001]]>`;
	const { productId } = await putOnShelf(db, {
		title,
		category: "Lighting",
		vendor: "Nordlys",
		optionName: "Size",
		variants: [
			{ option: "Small", price: 1_999, compareAt: 2_499, sku: "LMP-S" },
			{ option: "Large", price: 2_999, stock: 0 },
		],
	});
	await addProductPictures(db, productId, ["teal"]);
	await putOnShelf(db, { title: "Secret lamp", status: "draft" });
	await putOnShelf(db, { title: "Lamp without a picture" });
	await page.goto(productPath(productId));
	const items = await page.evaluate(async () => {
		const parsed = new DOMParser().parseFromString(
			await (await fetch("/feed/google.xml")).text(),
			"application/xml",
		);
		if (parsed.querySelector("parsererror")) return [{ error: "is no XML" }];
		return [...parsed.querySelectorAll("rss[version='2.0'] > channel > item")].map((item) =>
			Object.fromEntries([...item.children].map(({ nodeName, textContent }) => [nodeName, textContent])),
		);
	});
	expect(items).toMatchObject([
		{
			title: `Lamp <1> & "2" ]]> – Small`,
			"g:availability": "in_stock",
			"g:price": "24.99 USD",
			"g:sale_price": "19.99 USD",
			"g:brand": "Nordlys",
			"g:identifier_exists": "no",
			"g:size": "Small",
			"g:item_group_id": maskId(productId),
		},
		{
			"g:availability": "out_of_stock",
			"g:price": "29.99 USD",
			"g:identifier_exists": "no",
			"g:size": "Large",
		},
	]);
	expect(items[0]?.link).toMatch(`${baseURL}${productPath(productId)}?variant=`);
	const [data = ""] = await page.locator("script[type='application/ld+json']").allTextContents();
	const group = JSON.parse(data);
	expect(group).toMatchObject({
		"@type": "ProductGroup",
		productGroupID: maskId(productId),
		variesBy: ["https://schema.org/size"],
		hasVariant: [
			{
				size: "Small",
				offers: {
					price: "19.99",
					priceSpecification: { priceType: "https://schema.org/StrikethroughPrice", price: "24.99" },
					shippingDetails: { "@type": "OfferShippingDetails" },
					hasMerchantReturnPolicy: { merchantReturnDays: 14 },
				},
			},
			{ size: "Large", offers: { hasMerchantReturnPolicy: { "@id": "#returns" } } },
		],
	});
});

test("a product page has valid structured data, whatever its title", async ({ page, db, baseURL }) => {
	const title = `Lamp </script><script>alert(1)</script> & "shade"`;
	const { productId } = await putOnShelf(db, {
		title,
		category: "Lighting",
		variants: [{ price: 1_999, stock: 0, sku: "LMP-1" }],
	});
	await page.goto(`${productPath(productId)}?utm=x`);
	const data = await page.locator("script[type='application/ld+json']").allTextContents();
	const [product, crumbs] = data.map((text) => JSON.parse(text));
	expect(product).not.toHaveProperty("image");
	const address = baseURL + productPath(productId);
	expect(product).toMatchObject({
		"@type": "Product",
		name: title,
		url: address,
		offers: [
			{ price: "19.99", priceCurrency: "USD", availability: "https://schema.org/OutOfStock", sku: "LMP-1" },
		],
	});
	expect(crumbs.itemListElement.map((crumb: { name: string }) => crumb.name)).toEqual([
		"Shop",
		"Lighting",
		title,
	]);
	await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", address);
	await expect(page.locator("meta[property='og:title']")).toHaveAttribute("content", title);
	await page.goto("/products?q=lamp&sort=name");
	await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
	await expect(page.locator("link[type='application/atom+xml']")).toHaveAttribute("href", "/feed.xml");

	const read = (path: string, type: DOMParserSupportedType) =>
		page.evaluate(
			async ([from, as]) => {
				const xml = await (await fetch(from)).text();
				const parsed = new DOMParser().parseFromString(xml, as);
				if (parsed.querySelector("parsererror")) return ["is no XML"];
				return [...parsed.querySelectorAll("loc, entry > id")].map((each) => each.textContent);
			},
			[path, type] as const,
		);
	expect(await read("/sitemap.xml", "application/xml")).toContain(address);
	expect(await read("/feed.xml", "application/xml")).toEqual([address]);
	expect(await (await page.request.get("/robots.txt")).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});
