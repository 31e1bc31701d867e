import { expect } from "vitest";
import type { RestockTask } from "#app/testing/shop/restock.child-process.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { deleteRestockRequests, requestRestockEmail } from "./restock-requests.server.ts";
import { tellRestocked } from "./tell-restocked.server.ts";

const NOW = new Date("2026-12-01T12:00:00.000Z");
const [PROCESSES, ROUNDS, PEOPLE] = [4, 5, 30];

test("4 processes that restock and tell at once tell each person once, in line, and one for each unit", async ({
	db,
	url,
}) => {
	const { variantIds } = await putOnShelf(db, { variants: [{ stock: 0 }, { stock: 0 }] });
	const people = Array.from({ length: PEOPLE }, (_, at) => `person-${at}@example.com`);
	for (const variantId of variantIds)
		for (const email of people) await requestRestockEmail(db, { variantId, email, now: NOW });
	const others = Array.from({ length: PROCESSES }, (_, at) =>
		startElsewhere<number>("app/testing/shop/restock.child-process.ts", {
			url,
			variantIds: at % 2 === 0 ? variantIds : variantIds.toReversed(),
			rounds: ROUNDS,
			now: NOW.toISOString(),
		} satisfies RestockTask),
	);
	await Promise.all(others.map(({ ready }) => ready));
	for (const { go } of others) go();
	// Somebody far back in both lines gives up meanwhile.
	const last = people.at(-1) ?? "";
	await deleteRestockRequests(db, { accountId: null, email: last });
	const told = await Promise.all(others.map(({ result }) => result));
	const rest = await tellRestocked(db, { stopPathOf: () => "/stop", now: NOW });
	const units = PROCESSES * ROUNDS;
	expect([...told, rest].reduce((sum, each) => sum + each, 0)).toBe(units * variantIds.length);
	const mails = await writtenMails(db);
	const count = (email: string) => mails.filter(({ to }) => to === email).length;
	expect(people.map(count)).toEqual(people.map((_, at) => (at < units ? variantIds.length : 0)));
	const waiting = await db.selectFrom("restock_requests").select(["variant_id", "email"]).execute();
	expect(waiting).toHaveLength((PEOPLE - units - 1) * variantIds.length);
	expect(waiting.map(({ email }) => email)).not.toContain(last);
	expect(await tellRestocked(db, { stopPathOf: () => "/stop", now: NOW })).toBe(0);
});
