import { expect } from "vitest";
import { writeMessage } from "#app/conversations/write-message.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { changeMovingStatus } from "#app/rent/moves/change-move.server.ts";
import { changeOrder } from "#app/shop/orders/change-order.server.ts";
import { CONVERSATION_SUBJECTS } from "#app/site/subjects.server.ts";
import { moveOf } from "#app/testing/rent/move.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { test } from "#db/testing/database-test.ts";
import { readTrackedVersion, readVersions, topicsOf } from "./tracked-versions.server.ts";

const LATER = new Date("2026-11-21T12:00:00.000Z");
const stranger = { isGranted: false, guestHash: "another browser", accountId: null };

test("reads a version for permitted viewers, which changes with its own record only", async ({ db }) => {
	const { number } = await addOrder(db, { guestHash: "hers" });
	const other = await addOrder(db, { guestHash: "hers" });
	const booked = await bookMove(db, moveOf({ guestHash: "hers" }));
	const move = booked.ok ? booked.number : "";
	for (const each of [number, move]) {
		expect(await readTrackedVersion(db, { number: each, viewer: stranger })).toBeUndefined();
		const viewer = { ...stranger, guestHash: "hers" };
		expect(await readTrackedVersion(db, { number: each, viewer })).toEqual(expect.any(String));
	}
	expect(await readTrackedVersion(db, { number: "", viewer: stranger })).toBeUndefined();
	const before = await readVersions(db, [number, other.number, move, "M00000000"]);
	expect(before.size).toBe(3);
	const by = { by: "staff", actorId: null, now: LATER } as const;
	await changeOrder(db, { number, column: "status", expectedStatus: "new", to: "confirmed", ...by });
	await changeMovingStatus(db, {
		number: move,
		expectedStatus: "pending",
		to: "confirmed",
		actorId: null,
		now: LATER,
	});
	const after = await readVersions(db, [number, other.number, move]);
	const changed = [...after].filter(([each, version]) => before.get(each) !== version);
	expect(changed.map(([each]) => each).toSorted()).toEqual([number, move].toSorted());
	// A message changes the version, too.
	await writeMessage(db, CONVERSATION_SUBJECTS, {
		about: { kind: "order", key: other.number },
		access: { by: "customer", viewer: { ...stranger, guestHash: "hers" } },
		body: "Where is it?",
		photos: [],
		idempotencyKey: "one",
		now: LATER,
		links: { tokenOf: String },
	});
	const last = await readVersions(db, [number, other.number, move]);
	expect([...last].filter(([each, version]) => after.get(each) !== version)).toEqual([
		[other.number, expect.any(String)],
	]);
	expect(topicsOf(other.number)).toEqual(["orders", "conversations"]);
	expect(topicsOf("nothing")).toEqual([]);
});
