import { createHash } from "node:crypto";
import { expect } from "vitest";
import { PRODUCT_STATUS_NAMES } from "#app/shop/products/product-status.ts";
import type { Picture } from "#app/site/pictures/images.server.ts";
import { test } from "../testing/database-test.ts";
import { seedDemo } from "./demo.ts";
import { type Paint, paintScene } from "./shop/draw-pictures.ts";
import { drawScene } from "./shop/drawing/scene.ts";

/** Painting takes most of the time, so it is done once, and then each scene is told by its drawing. */
let painted: Promise<Picture> | undefined;
const paint: Paint = async (scene) => {
	painted ??= paintScene(scene);
	const hash = createHash("sha256").update(drawScene(scene)).digest("hex");
	return { ...(await painted), hash };
};

/** Twelve days of orders: what is promised of the demo holds for them as well. */
const DEMO = {
	timeZone: "America/New_York",
	currency: "USD",
	now: new Date("2026-11-20T17:00:00Z"),
	paint,
	days: 12,
};

test("the demo’s shop is full, its pictures are drawn, and its books add up", async ({ db }) => {
	expect(await seedDemo(db, DEMO)).toBe(true);
	expect(await seedDemo(db, DEMO)).toBe(false);

	const products = await db
		.selectFrom("products")
		.innerJoin("image_files", "image_files.hash", "products.image_hash")
		.select(["products.id", "products.status", "products.category_id", "products.price_from"])
		.distinct()
		.execute();
	const all = await db.selectFrom("products").select(["id"]).execute();
	expect(all.length).toBeGreaterThanOrEqual(60);
	expect(products, "each has a picture with its files").toHaveLength(all.length);
	expect(new Set(products.map((product) => product.category_id)).size).toBe(8);
	expect(products.filter(({ price_from }) => price_from <= 0)).toEqual([]);
	expect(new Set(products.map(({ status }) => status))).toEqual(new Set(PRODUCT_STATUS_NAMES));
	const pictured = await db
		.selectFrom("categories")
		.select("id")
		.where("image_hash", "is not", null)
		.execute();
	expect(pictured).toHaveLength(8);

	const stocks = await db
		.selectFrom("variants")
		.select(["id", "stock"])
		.select((eb) =>
			eb
				.selectFrom("stock_movements")
				.select((of) => of.fn.coalesce(of.fn.sum<number>("quantity"), of.lit(0)).as("sum"))
				.whereRef("variant_id", "=", "variants.id")
				.as("sum"),
		)
		.execute();
	expect(stocks.filter(({ stock, sum }) => stock !== Number(sum) || stock < 0)).toEqual([]);

	const orders = await db.selectFrom("orders").selectAll().execute();
	expect(orders.length).toBeGreaterThan(30);
	for (const order of orders) {
		const tax = order.is_tax_inclusive ? 0 : order.tax_total;
		const total = order.subtotal - order.discount_total + order.delivery_total + tax;
		expect(order.total, order.number).toBe(total);
	}
	const sold = await db
		.selectFrom("stock_movements")
		.select((eb) => eb.fn.sum<number>("quantity").as("units"))
		.where("reason", "=", "sold")
		.executeTakeFirstOrThrow();
	const ordered = await db
		.selectFrom("order_lines")
		.select((eb) => eb.fn.sum<number>("quantity").as("units"))
		.executeTakeFirstOrThrow();
	expect(Number(sold.units)).toBe(-Number(ordered.units));
	expect(await db.selectFrom("outbox").select("id").execute()).toEqual([]);
});
