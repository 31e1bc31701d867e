import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "playwright/test";
import { maskId } from "#app/common/masked-id.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const idempotencyKey = "0f".repeat(16);

/** Every public route with a product's or a variant's id, and how a person requests it. */
const ROUTES: [string, (requests: APIRequestContext, ids: Ids) => ReturnType<APIRequestContext["get"]>][] = [
	["a product's page", (requests, { product }) => requests.get(`/product/${product}`)],
	[
		"a variant of another product's page",
		(requests, { shown, variant }) => requests.get(`/product/${shown}?variant=${variant}`),
	],
	[
		"adding to the cart",
		(requests, { variant }) =>
			requests.post("/cart/lines", {
				form: { variantId: variant, quantity: "1", idempotencyKey: randomUUID(), returnTo: "/collection" },
			}),
	],
	[
		"an invalid quantity",
		(requests, { variant }) =>
			requests.post("/cart/lines", {
				form: { variantId: variant, quantity: "0", idempotencyKey: randomUUID() },
			}),
	],
	[
		"the wishlist",
		(requests, { variant }) =>
			requests.post("/wishlist/items", { form: { variantId: variant, returnTo: "/collection" } }),
	],
	[
		"undoing a removal at checkout",
		(requests, { variant }) =>
			requests.post("/checkout", { form: { [`restore_${variant}_1_${idempotencyKey}`]: "Undo" } }),
	],
];

type Ids = { shown: string; product: string; variant: string };

test("a product that is not published answers exactly as one that does not exist, on every route", async ({
	playwright,
	baseURL,
	db,
}) => {
	const shown = maskId((await putOnShelf(db, { title: "Lamp" })).productId);
	const unknown = { shown, product: maskId(999_999), variant: maskId(999_998) };
	const draft = await putOnShelf(db, { title: "Unpublished lamp", status: "draft" });
	const archived = await putOnShelf(db, { title: "Unpublished chair", status: "archived" });
	const removed = await putOnShelf(db, { title: "Table", variants: [{ option: "Unpublished" }, {}] });
	const [archivedVariant = 0] = removed.variantIds;
	await db
		.updateTable("variants")
		.set({ archived_at: new Date().toISOString() })
		.where("id", "=", archivedVariant)
		.execute();
	const hidden: Ids[] = [
		...[draft, archived].map(({ productId, variantIds: [variantId = 0] }) => ({
			shown,
			product: maskId(productId),
			variant: maskId(variantId),
		})),
		{ ...unknown, variant: maskId(archivedVariant) },
	];
	// A product and a variant can have the same masked id, so all are replaced in each answer.
	const masked = [unknown, ...hidden].flatMap(({ product, variant }) => [product, variant]);
	for (const [route, ask] of ROUTES) {
		const answerFor = async (ids: Ids) => {
			// Each in its own browser, so that no answer depends on an earlier one.
			const requests = await playwright.request.newContext({ baseURL: baseURL ?? "", maxRedirects: 0 });
			try {
				const answer = await ask(requests, ids);
				const text = await answer.text();
				const plain = masked
					.reduce((shownText, id) => shownText.replaceAll(id, "ID"), text)
					.replace(/[\da-f]{8}-[\da-f-]{27}|(?<=name="cart" value=")[^"]*/g, "");
				const { location } = answer.headers();
				return { status: answer.status(), location, text: plain, after: await afterwards(requests) };
			} finally {
				await requests.dispose();
			}
		};
		const expected = await answerFor(unknown);
		for (const ids of hidden) expect(await answerFor(ids), route).toEqual(expected);
		expect(expected.text + expected.after, route).not.toMatch(/Unpublished/);
	}
});

test("lists, feeds and the sitemap leave out what is not published", async ({ request, db }) => {
	await putOnShelf(db, { title: "Lamp" });
	for (const status of ["draft", "archived"] as const)
		await putOnShelf(db, { title: "Unpublished lamp", slug: `unpublished-${status}`, status });
	for (const path of ["/", "/collection", "/products", "/products?q=lamp", "/feed.xml", "/sitemap/1.xml"])
		expect(await (await request.get(path)).text(), path).not.toMatch(/unpublished/i);
});

/** The cart and the wishlist afterwards. */
async function afterwards(requests: APIRequestContext): Promise<string> {
	const texts = await Promise.all(
		["/checkout", "/wishlist"].map(async (path) => (await requests.get(path)).text()),
	);
	return texts
		.map((text) => text.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]*>/g, " "))
		.join("\n")
		.replace(/\s+/g, " ");
}
