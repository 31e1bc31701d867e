import { addOrder } from "#app/testing/shop/order.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { openInn } from "#app/testing/travel/inn.ts";
import type { Database } from "#db/client.ts";

const AT = "2026-11-20T12:00:00.123Z";

/** Rows with all kinds of columns: bytes, flags, dates, times, nulls, and text in many scripts. For tests. */
export async function fillSite(db: Database): Promise<{ variantId: number }> {
	const { variantIds } = await putOnShelf(db, {
		title: "Ламп 'ä\\\"{}', ⛵",
		variants: [{ stock: 100_000 }],
	});
	const variantId = variantIds[0] ?? 0;
	await addOrder(db, { lines: [{ variantId, quantity: 3 }], payment: "paid" });
	await openInn(db, { hotel: { house_rules: "NULL\n\\N\t,;" } });
	await db
		.insertInto("images")
		.values({ hash: "a".repeat(64), width: 3, height: 2, colour: "#123456", created_at: AT })
		.execute();
	for (const format of ["webp", "avif"] as const)
		await db
			.insertInto("image_files")
			.values({
				hash: "a".repeat(64),
				width: 3,
				format,
				bytes: Buffer.alloc(300_000, `\0\xff${format}`, "latin1"),
			})
			.execute();
	return { variantId };
}
