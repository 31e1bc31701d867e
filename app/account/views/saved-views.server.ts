import type { ExpressionBuilder } from "kysely";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";

/** The most views of a list that somebody saves, and the most that are saved for all. */
export const MAX_VIEWS = 20;

/** Whose a view is: an account's, or, without one, all who use the list. */
type Owner = { accountId: number | null };

type ViewsOf = ExpressionBuilder<Schema, "saved_views">;

const isOwnedBy =
	({ accountId }: Owner) =>
	(eb: ViewsOf) =>
		eb("account_id", accountId === null ? "is" : "=", accountId);

/** The views of a list that somebody sees, those for all first. */
export const listSavedViews = (db: Database, { list, accountId }: { list: string; accountId: number }) =>
	db
		.selectFrom("saved_views")
		.select(["id", "name", "query", "account_id"])
		.where("list", "=", list)
		.where((eb) => eb.or([isOwnedBy({ accountId: null })(eb), isOwnedBy({ accountId })(eb)]))
		.orderBy((eb) => eb.case().when("account_id", "is", null).then(0).else(1).end())
		.orderBy("slot")
		.execute();

type Which = { viewId: number; list: string; accountId: number; mayShare: boolean };

/** The condition for a view that somebody may delete: their own, or one for all if they may share views. */
const mayDelete =
	({ viewId, list, accountId, mayShare }: Which) =>
	(eb: ViewsOf) =>
		eb.and([
			eb("id", "=", viewId),
			eb("list", "=", list),
			eb.or([isOwnedBy({ accountId })(eb), ...(mayShare ? [isOwnedBy({ accountId: null })(eb)] : [])]),
		]);

/** A view that somebody may delete; undefined for another one. */
export const readDeletableView = (db: Database, which: Which) =>
	db
		.selectFrom("saved_views")
		.select(["name", "query", "account_id"])
		.where(mayDelete(which))
		.executeTakeFirst();

/** Deletes a view. One that is already gone counts as deleted. */
export async function removeView(db: Database, which: Which): Promise<void> {
	await db.deleteFrom("saved_views").where(mayDelete(which)).execute();
}

type ViewToSave = Owner & {
	list: string;
	name: string;
	query: string;
	/** Replaces the view of this name. */
	isReplacing: boolean;
	now: Date;
};

/**
 * Saves filters under a name. Each view of an owner has one of 20 slots, so constraints keep the limit and the names
 * unique: when another process takes the slot or the name first, it looks again.
 */
export async function saveView(
	db: Database,
	view: ViewToSave,
): Promise<{ ok: true } | { ok: false; reason: "exists" | "full" }> {
	const { list, name, query, accountId, isReplacing, now } = view;
	const updated_at = now.toISOString();
	for (;;) {
		const saved = await db
			.selectFrom("saved_views")
			.select(["name", "slot", "query"])
			.where("list", "=", list)
			.where(isOwnedBy(view))
			.execute();
		const same = saved.find((each) => each.name === name);
		if (same) {
			// The same form again.
			if (same.query === query) return { ok: true };
			if (!isReplacing) return { ok: false, reason: "exists" };
			const replaced = await db
				.updateTable("saved_views")
				.set({ query, updated_at })
				.where("list", "=", list)
				.where("name", "=", name)
				.where(isOwnedBy(view))
				.returning("id")
				.executeTakeFirst();
			if (replaced) return { ok: true };
			continue;
		}
		const taken = new Set(saved.map(({ slot }) => slot));
		const slot = Array.from({ length: MAX_VIEWS }, (_, at) => at + 1).find((each) => !taken.has(each));
		if (slot === undefined) return { ok: false, reason: "full" };
		const added = await db
			.insertInto("saved_views")
			.values({ list, name, query, account_id: accountId, slot, updated_at })
			.onConflict((conflict) => conflict.doNothing())
			.returning("id")
			.executeTakeFirst();
		if (added) return { ok: true };
	}
}

/** The views that an account saved for itself, for the export of its data. */
export const exportViews = (db: Database, { accountId }: { accountId: number }) =>
	db
		.selectFrom("saved_views")
		.select(["list", "name", "query", "updated_at"])
		.where("account_id", "=", accountId)
		.orderBy("id")
		.execute();
