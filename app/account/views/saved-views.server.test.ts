import { expect } from "vitest";
import type { ViewRace } from "#app/testing/account/save-views.child-process.ts";
import { addOwner } from "#app/testing/owner.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import {
	exportViews,
	listSavedViews,
	MAX_VIEWS,
	readDeletableView,
	removeView,
	saveView,
} from "./saved-views.server.ts";

const list = "/orders";
const now = new Date("2026-11-20T12:00:00Z");

const save = (
	db: Database,
	accountId: number | null,
	name: string,
	query = "status=new",
	isReplacing = false,
) => saveView(db, { list, name, query, accountId, isReplacing, now });

test("keeps filters under a name, for one person or for all, and replaces them only when told", async ({
	db,
}) => {
	const { accountId } = await addOwner(db);
	const other = await addOwner(db, "other@example.com");
	expect(await save(db, accountId, "Late")).toEqual({ ok: true });
	expect(await save(db, null, "Late", "payment=unpaid")).toEqual({ ok: true });
	// The same form again.
	expect(await save(db, accountId, "Late")).toEqual({ ok: true });
	expect(await save(db, accountId, "Late", "q=ana")).toEqual({ ok: false, reason: "exists" });
	expect(await save(db, accountId, "Late", "q=ana", true)).toEqual({ ok: true });
	expect((await listSavedViews(db, { list, accountId })).map(({ query }) => query)).toEqual([
		"payment=unpaid",
		"q=ana",
	]);
	expect(await listSavedViews(db, { list, accountId: other.accountId })).toHaveLength(1);
	expect(await listSavedViews(db, { list: "/bookings", accountId })).toEqual([]);
	expect(await exportViews(db, { accountId })).toMatchObject([{ list, name: "Late", query: "q=ana" }]);
});

test("somebody deletes their own view, and one for all only if they share views", async ({ db }) => {
	const { accountId } = await addOwner(db);
	const other = await addOwner(db, "other@example.com");
	await save(db, accountId, "Mine");
	await save(db, null, "Ours");
	const views = await listSavedViews(db, { list, accountId });
	const idOf = (name: string) => views.find((view) => view.name === name)?.id ?? 0;
	const asOther = { list, accountId: other.accountId, mayShare: true };
	expect(await readDeletableView(db, { ...asOther, viewId: idOf("Mine") })).toBeUndefined();
	await removeView(db, { ...asOther, viewId: idOf("Mine") });
	await removeView(db, { ...asOther, viewId: idOf("Ours"), mayShare: false });
	expect(await listSavedViews(db, { list, accountId })).toHaveLength(2);
	await removeView(db, { ...asOther, viewId: idOf("Ours") });
	await removeView(db, { list, accountId, mayShare: false, viewId: idOf("Mine") });
	expect(await listSavedViews(db, { list, accountId })).toEqual([]);
});

test("the views of an account go with it", async ({ db }) => {
	const { accountId } = await addOwner(db);
	await save(db, accountId, "Mine");
	await db.deleteFrom("accounts").where("id", "=", accountId).execute();
	expect(await db.selectFrom("saved_views").select("id").execute()).toEqual([]);
});

for (const isForAll of [true, false])
	test(`several processes save views ${isForAll ? "for all" : "of one person"}: each name once, and 20 at most`, async ({
		db,
		url,
	}) => {
		const { accountId } = await addOwner(db);
		const owner = isForAll ? null : accountId;
		const others = [0, 1, 2].map((process) => {
			// Half of the names are those of every process.
			const names = Array.from({ length: 14 }, (_, at) => (at % 2 ? `Own ${process} ${at}` : `Same ${at}`));
			return startElsewhere<number>("app/testing/account/save-views.child-process.ts", {
				url,
				names,
				accountId: owner,
			} satisfies ViewRace);
		});
		await Promise.all(others.map(({ ready }) => ready));
		for (const { go } of others) go();
		const done = await Promise.all(others.map(({ result }) => result));
		const views = await listSavedViews(db, { list, accountId });
		expect(views).toHaveLength(MAX_VIEWS);
		expect(new Set(views.map(({ name }) => name)).size).toBe(MAX_VIEWS);
		expect(done.reduce((sum, count) => sum + count, 0)).toBe(MAX_VIEWS);
	});
