import type { Insertable } from "kysely";
import { expect } from "vitest";
import type { Schema } from "./schema.ts";
import { test } from "./testing/database-test.ts";

test("a payment has the totals of its entries, and one at most is asked for a stay", async ({ db }) => {
	const at = "2026-01-01T00:00:00.000Z";
	const payment: Insertable<Schema["payments"]> = {
		subject: "stay",
		subject_number: "H123",
		provider: "stripe",
		provider_reference: "cs_1",
		amount: 500,
		currency: "USD",
		state: "open",
		created_at: at,
		updated_at: at,
	};
	await db.insertInto("payments").values(payment).execute();
	await db
		.insertInto("payment_entries")
		.values({ payment_id: 1, kind: "charged", amount: 500, provider: "stripe", provider_event: "ch_1", at })
		.execute();
	await db.updateTable("payments").set({ charged_total: 500, state: "paid" }).execute();
	await expect(db.updateTable("payments").set({ charged_total: 1 }).execute()).rejects.toThrow(
		"the totals are not the sums",
	);
	await expect(db.deleteFrom("payments").execute()).rejects.toThrow();
	// A second one is possible, and a third only when the second has ended.
	const another = (reference: string) =>
		db
			.insertInto("payments")
			.values({ ...payment, provider_reference: reference })
			.execute();
	await another("cs_2");
	await expect(another("cs_3")).rejects.toThrow();
	await db.updateTable("payments").set({ ended_at: at }).where("provider_reference", "=", "cs_2").execute();
	await another("cs_3");
});
