import { randomUUID } from "node:crypto";
import { maskId } from "#app/common/masked-id.ts";
import { writeMessage } from "#app/conversations/write-message.server.ts";
import { openPayment } from "#app/payments/payments.server.ts";
import { CONVERSATION_SUBJECTS } from "#app/site/subjects.server.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { addMove, dayAhead } from "./moves.ts";
import { openOwnInn } from "./owners.ts";
import { ADMIN, emailOf } from "./people.ts";

export type LiveScene = { order: string; move: string; stay: string; payment: string };

/** What the live screens show: one of each. */
export async function fillLiveScreens(db: Database): Promise<LiveScene> {
	const { roomId, stay } = await openOwnInn(db);
	const booking = await addBooking(db, { roomId, ...stay, status: "pending", bookedAt: new Date() });
	const order = await addOrder(db, { placedAt: new Date() });
	const move = await addMove(db);
	await addMove(db, { name: "Liam Harper", story: ["confirmed"] });
	await askAbout(db, { order: order.number, stay: booking.number });
	await transact(db, (trx) =>
		openPayment(trx, {
			subject: "order",
			number: order.number,
			provider: "stripe",
			amount: 5_500,
			currency: "USD",
			now: new Date(),
		}),
	);
	const { id } = await db.selectFrom("payments").select("id").executeTakeFirstOrThrow();
	return { order: order.number, move, stay: booking.number, payment: maskId(id) };
}

/** A customer writes about the order and the stay. */
export async function askAbout(
	db: Database,
	{ order, stay }: Pick<LiveScene, "order" | "stay">,
): Promise<void> {
	for (const [kind, key] of [
		["order", order],
		["stay", stay],
	] as const)
		await writeMessage(db, CONVERSATION_SUBJECTS, {
			about: { kind, key },
			access: { by: "customer", viewer: { isGranted: true, guestHash: null, accountId: null } },
			body: "When may I come?",
			photos: [],
			idempotencyKey: randomUUID(),
			links: { tokenOf: String },
			now: new Date(),
		});
}

const HOTEL = emailOf("Hotel");

/** Each kind of live screen of staff: its path, and who looks at it. */
export const LIVE_SCREENS: { name: string; path: (scene: LiveScene) => string; email: string }[] = [
	{ name: "the list of orders", path: () => "/orders", email: ADMIN },
	{ name: "an order", path: ({ order }) => `/orders/${order}`, email: ADMIN },
	{ name: "the list of moves", path: () => "/trucking-dashboard", email: ADMIN },
	{ name: "a move", path: ({ move }) => `/trucking-dashboard/${move}`, email: ADMIN },
	{ name: "the board of a day", path: () => `/trucking-dashboard/day/${dayAhead(10)}`, email: ADMIN },
	{ name: "the list of room bookings", path: () => "/bookings", email: ADMIN },
	{ name: "a room booking", path: ({ stay }) => `/bookings/${stay}`, email: ADMIN },
	{ name: "the list of payments", path: () => "/dashboard/payments", email: ADMIN },
	{ name: "a payment", path: ({ payment }) => `/dashboard/payments/${payment}`, email: ADMIN },
	{ name: "the inbox", path: () => "/inbox", email: ADMIN },
	{ name: "the trail", path: () => "/trail", email: ADMIN },
	{ name: "the overview", path: () => "/overview", email: emailOf("SuperAdmin") },
	{ name: "the list of a hotel’s bookings", path: () => "/owner/manage-bookings", email: HOTEL },
	{ name: "a booking of a hotel", path: ({ stay }) => `/owner/manage-bookings/${stay}`, email: HOTEL },
	{ name: "the inbox of a hotel", path: () => "/owner/inbox", email: HOTEL },
];
