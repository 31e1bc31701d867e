import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { isShownToViewer } from "#app/common/access/viewer.server.ts";
import { writeMessage } from "#app/conversations/write-message.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { moveOf } from "#app/testing/rent/move.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { CONVERSATION_SUBJECTS, SUBJECTS } from "./subjects.server.ts";

test("what an account claims by its address is no longer shown to the browser that made it, nor its messages", async ({
	db,
}) => {
	const accountId = await addAccount(db, "Ana");
	const email = "ana@example.com";
	const guestHash = "a stranger's browser";
	const { roomId } = await openInn(db);
	const order = await addOrder(db, { email, guestHash });
	const stay = await addBooking(db, { roomId, email, guestHash });
	const move = await bookMove(db, moveOf({ email, guestHash }));
	const made = { order: order.number, stay: stay.number, move: move.ok ? move.number : "" } as const;
	const stranger = { isGranted: false, guestHash, accountId: null };
	const access = { by: "customer", viewer: stranger } as const;
	const shown = async () => {
		const all: [isShown: boolean, mayWrite: boolean][] = [];
		for (const kind of ["order", "stay", "move"] as const) {
			const message = { about: { kind, key: made[kind] }, access, body: "Hello", photos: [], now: INN_NOW };
			const links = { tokenOf: (id: string | number) => `token of ${id}` };
			const written = await writeMessage(db, CONVERSATION_SUBJECTS, {
				...message,
				links,
				idempotencyKey: randomUUID(),
			});
			all.push([await isShownToViewer(db, made[kind], stranger), written.ok]);
		}
		return all;
	};
	expect(await shown()).toEqual(Array(3).fill([true, true]));
	await transact(db, async (trx) => {
		for (const subject of SUBJECTS) await subject.claimGuestBookings(trx, { accountId, email });
	});
	expect(await shown()).toEqual(Array(3).fill([false, false]));
	const owner = { isGranted: false, guestHash: null, accountId };
	for (const number of Object.values(made))
		expect(await isShownToViewer(db, number, owner), number).toBe(true);
});
