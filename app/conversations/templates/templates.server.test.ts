import { expect } from "vitest";
import type { SaveTemplatesTask } from "#app/testing/conversations/save-templates.child-process.ts";
import { addOwner } from "#app/testing/owner.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { addMember, INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { addToMessage, fillTemplate } from "./fill-template.ts";
import {
	deleteTemplate,
	findTemplate,
	listTemplateHotels,
	listTemplates,
	MOST_TEMPLATES,
	saveTemplate,
} from "./templates.server.ts";

type Saved = Partial<Parameters<typeof saveTemplate>[1]> & { name?: string };

async function save(db: Database, accountId: number, { name = "Delay", ...saved }: Saved = {}) {
	return saveTemplate(db, {
		template: { name, body: "Sorry, {name}." },
		hotelId: null,
		actor: { accountId, role: "Admin" },
		actorId: accountId,
		id: null,
		expectedVersion: undefined,
		idempotencyKey: undefined,
		now: INN_NOW,
		...saved,
	});
}

/** Adds templates of the market with these names, in as many processes as there are lists. */
async function saveElsewhere(url: string, actorId: number, lists: string[][]) {
	const writers = lists.map((names) => {
		const task: SaveTemplatesTask = { url, actorId, names, now: INN_NOW.toISOString() };
		return startElsewhere<number>("app/testing/conversations/save-templates.child-process.ts", task);
	});
	await Promise.all(writers.map(({ ready }) => ready));
	for (const writer of writers) writer.go();
	const counts = await Promise.all(writers.map(({ result }) => result));
	return counts.reduce((sum, count) => sum + count, 0);
}

test("of three processes that add templates at once, none passes the limit or repeats a name", async ({
	db,
	url,
}) => {
	const sue = await addAccount(db, "Sue", "Admin");
	expect(await saveElsewhere(url, sue, [["Delay"], ["delay"], ["DELAY"]])).toBe(1);
	for (let count = 1; count < MOST_TEMPLATES - 2; count++) await save(db, sue, { name: `Answer ${count}` });
	const lists = ["a", "b", "c"].map((list) => [`One ${list}`, `Two ${list}`]);
	expect(await saveElsewhere(url, sue, lists)).toBe(2);
	expect(await listTemplates(db, { hotelId: null })).toHaveLength(MOST_TEMPLATES);
	expect(await save(db, sue, { name: "One more" })).toEqual({ ok: false, reason: "too_many" });
	// Another desk has its own.
	const { hotelId } = await openInn(db);
	expect(await save(db, sue, { hotelId })).toMatchObject({ ok: true });
}, 60_000);

test("a hotel’s templates are written by whoever answers its guests, and by nobody else", async ({ db }) => {
	const [owner, other] = [await addOwner(db), await addOwner(db, "Otto")];
	const { hotelId } = await openInn(db, { hotel: { ownerId: owner.accountId } });
	const desk = await addAccount(db, "Del", "Hotel");
	await addMember(db, { hotelId, accountId: desk, role: "desk" });
	const made = await save(db, desk, { hotelId, actor: { accountId: desk, role: "Hotel" } });
	const id = made.ok ? made.id : 0;
	expect(await findTemplate(db, { id, hotelId: null })).toBeUndefined();
	const strange = { hotelId, actor: other };
	expect(await save(db, other.accountId, { ...strange, name: "Mine" })).toEqual({
		ok: false,
		reason: "gone",
	});
	expect(await save(db, other.accountId, { ...strange, id, expectedVersion: 1, name: "Mine" })).toEqual({
		ok: false,
		reason: "gone",
	});
	expect(await deleteTemplate(db, { ...strange, id, now: INN_NOW })).toBe(false);
	expect(await listTemplateHotels(db, { actor: other, chosen: hotelId })).toEqual([]);
	const changed = { hotelId, actor: owner, id, expectedVersion: 1, name: "Late arrival" };
	expect(await save(db, owner.accountId, changed)).toMatchObject({ ok: true });
	expect(await save(db, desk, { ...changed, name: "Late" })).toMatchObject({ reason: "changed" });
	expect((await listTemplates(db, { hotelId })).map(({ name }) => name)).toEqual(["Late arrival"]);
	for (const isDeleted of [true, false])
		expect(await deleteTemplate(db, { hotelId, actor: owner, id, now: INN_NOW })).toBe(isDeleted);
});

test("a template is filled in and added after what was typed", () => {
	const body = "Dear {name},\nabout {number}: {name}, {unknown}";
	const filled = fillTemplate(body, { name: "{number} $&", number: "M-7KQ3-M9XF-T" });
	expect(filled).toBe("Dear {number} $&,\nabout M-7KQ3-M9XF-T: {number} $&, {unknown}");
	expect(addToMessage("", filled)).toBe(filled);
	expect(addToMessage("Hello\n", "Bye")).toBe("Hello\n\nBye");
});
