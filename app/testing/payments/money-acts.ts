import { expect } from "vitest";
import { hashToken } from "#app/common/access/tokens.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import { refreshPayment } from "#app/payments/check-payments.server.ts";
import { paidSubject } from "#app/payments/payments.server.ts";
import { anonymizeMover } from "#app/rent/anonymize-mover.server.ts";
import { assignMove } from "#app/rent/board/assign-move.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import type { MoveDate } from "#app/rent/fleet/cells.ts";
import { extendCapacity } from "#app/rent/fleet/recount-capacity.server.ts";
import { reportStep } from "#app/rent/job-sheets/report-step.server.ts";
import { cancelOwnMove } from "#app/rent/moves/cancel-own-move.server.ts";
import { changeMovingStatus, rescheduleMove } from "#app/rent/moves/change-move.server.ts";
import { expireMoves } from "#app/rent/moves/money/expire-moves.server.ts";
import { changeOwnDate } from "#app/rent/moves/move-date.server.ts";
import type { MovingStatus } from "#app/rent/moves/moving-booking.ts";
import { parseMoveQuote, serializeMoveQuote } from "#app/rent/rates/agreed-quote.ts";
import { quoteMove } from "#app/rent/rates/quote-move.server.ts";
import { expireOrders } from "#app/shop/orders/expire-orders.server.ts";
import { anonymizeCustomer } from "#app/shop/orders/own/anonymize-customer.server.ts";
import { cancelOwnOrder } from "#app/shop/orders/own/own-orders.server.ts";
import type { RefundChoice } from "#app/shop/orders/returns/refund-amount.ts";
import { refundPaidOrder } from "#app/shop/orders/returns/refund-paid-order.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { openDeposits } from "#app/testing/rent/deposits.ts";
import { addDriver, addVehicle, newLink } from "#app/testing/rent/fleet.ts";
import { moveOf } from "#app/testing/rent/move.ts";
import { modelMoves, moveDeposit, movePrice } from "#app/testing/rent/move-model.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { pick } from "#demo/random.ts";
import { addOnlineOrder, type OpenProvider } from "./paying.ts";
import { actAtProvider, sumOf } from "./provider-acts.ts";
import type { WalkActs } from "./walk.ts";

const HOUR_MS = 60 * 60 * 1000;
const VEHICLES = 2;
const MARKET = { country: "US", currency: "USD" };
const GRANTED = { isGranted: true, guestHash: null, accountId: null };
const UNIT_PRICE = 2_500;
export const STOCK = 60;

/** An order of one line, in the model. */
type ModelOrder = {
	number: string;
	accountId: number;
	units: number;
	/** Units whose price staff refunded before they were shipped. */
	returned: number;
	isEnded: boolean;
};

type Walk = { shop: OpenProvider; random: () => number; timeZone: string; from: string };

/** Opens a random walk over moves and orders, with their model and all that can happen to them; each act changes both. */
export async function openMoneyWalk(db: Database, { shop, random, timeZone, from }: Walk) {
	const { provider } = shop;
	const clock = { now: new Date(from) };
	const time = () => ({ timeZone, now: clock.now });
	const actorId = await openDeposits(db);
	const vehicles: number[] = [];
	for (let made = 0; made < VEHICLES; made++)
		vehicles.push(await addVehicle(db, { vehicleType: "loader", now: clock.now }));
	await extendCapacity(db, time());
	const drivers = [await addDriver(db, "Sam Okafor"), await addDriver(db, "Lee Chan")];
	const accounts: number[] = [];
	for (let made = 0; made < 4; made++) accounts.push(await addAccount(db, `Person ${made}`));
	const { variantIds } = await putOnShelf(db, { variants: [{ stock: STOCK }] });

	const orders: ModelOrder[] = [];
	const numbers = (): string[] => [...model.moves, ...orders].map(({ number }) => number);
	const atProvider = actAtProvider(db, { shop, random, clock, numbers, actorId });
	const { checkoutsOf, paidCheckouts } = atProvider;
	const model = modelMoves({ timeZone, clock, vehicles: VEHICLES, checkoutsOf });
	const { moves } = model;

	const readMove = (number: string) =>
		db.selectFrom("moving_bookings").selectAll().where("number", "=", number).executeTakeFirstOrThrow();

	function randomTime(): MoveDate {
		const ahead = new Date(clock.now.getTime() + (3 + random() * 72) * HOUR_MS);
		const { date, time } = wallClock(ahead, timeZone);
		return { date, time: random() < 0.3 ? "23:00" : `${time.slice(0, 2)}:${random() < 0.5 ? "00" : "30"}` };
	}

	async function quoteAt(at: MoveDate) {
		const move = moveOf({
			booking_date: at.date,
			booking_time: at.time,
			name: `Ana ${moves.length}`,
			email: "ana@example.com",
			current_address: "5 Orchard Lane, NY 11101",
			new_address: "7 Mill Road, NY 11102",
			accountId: pick(random, accounts),
			...time(),
		});

		const { quote } = await quoteMove(db, move, MARKET);
		if (!quote) throw new Error("no price");
		expect(quote.total).toBe(movePrice(at));
		const agreed = serializeMoveQuote(quote, move, { deposit: moveDeposit(at), now: clock.now });
		return { move, agreed: parseMoveQuote(agreed) };
	}

	async function changeByStaff(to: MovingStatus): Promise<void> {
		const move = pick(random, moves);
		const isPossible =
			to === "delivered"
				? move.status === "confirmed"
				: move.status === "pending" || (move.status === "confirmed" && to === "cancelled");
		const change = { number: move.number, expectedStatus: move.status, to, actorId, ...time() };
		const outcome = await changeMovingStatus(db, { ...change, provider: provider.name });
		expect(outcome.ok).toBe(isPossible);
		if (!outcome.ok) return;
		if (to === "cancelled" || to === "rejected") model.end(move, to);
		else if (to === "delivered") model.deliver(move);
		else move.status = to;
	}

	/** Staff refund a part of an order that was paid, with the units or without. */
	async function refundOrder(order: ModelOrder, choice: RefundChoice, amount: number): Promise<boolean> {
		const refund = { number: order.number, choice, expectedAmount: amount, actorId, now: clock.now };
		return (await refundPaidOrder(db, { ...refund, idempotencyKey: `${order.number} ${random()}` })).ok;
	}

	/** One with money left, more often the newest: what happens to the same one twice is what matters. */
	function paidOrder(): ModelOrder | undefined {
		const paid = orders.filter(({ number, isEnded }) => {
			const left = sumOf(paidCheckouts(number)) - sumOf(atProvider.liveRefunds(number));
			return !isEnded && left > 0;
		});
		return random() < 0.7 ? paid.at(-1) : paid.at(0);
	}

	async function payAt(number: string, page: { id: string; status: string } | undefined): Promise<void> {
		if (page?.status !== "open") return;
		await shop.press(page.id, "pay");
		if (random() < 0.7)
			await refreshPayment(db, PAYMENT_SUBJECTS, { ...paidSubject(number), provider, now: clock.now });
	}

	const acts: WalkActs = {
		async "book a move"() {
			const at = randomTime();
			const { move, agreed } = await quoteAt(at);
			const booked = await bookMove(db, { ...move, pricing: { agreed, ...MARKET, provider: provider.name } });
			expect(booked.ok).toBe(model.isBookable(at) && model.fits(at));
			if (booked.ok) model.book(booked.number, move.accountId ?? 0, at);
		},
		async order() {
			const units = 1 + Math.floor(random() * 3);
			const lines = [{ variantId: variantIds[0] ?? 0, quantity: units }];
			const accountId = pick(random, accounts);
			const payBefore = new Date(clock.now.getTime() + 24 * HOUR_MS).toISOString();
			const placed = { lines, accountId, payBefore, placedAt: clock.now };
			const { number } = await addOnlineOrder(db, provider, placed, { checkAt: clock.now });
			orders.push({ number, accountId, units, returned: 0, isEnded: false });
			if (random() < 0.7) await payAt(number, checkoutsOf(number).at(-1));
		},
		/** On the newest page, or on one that was open before. */
		async pay() {
			const number = pick(random, numbers());
			const pages = checkoutsOf(number);
			await payAt(number, random() < 0.8 ? pages.at(-1) : pages.at(0));
		},
		confirm: () => changeByStaff("confirmed"),
		reject: () => changeByStaff("rejected"),
		"cancel by staff": () => changeByStaff("cancelled"),
		deliver: () => changeByStaff("delivered"),
		async "cancel a move"() {
			const move = pick(random, moves);
			const fee = model.feeOf(move);
			const cancel = { number: move.number, viewer: GRANTED, expectedStatus: move.status, expectedFee: fee };
			const outcome = await cancelOwnMove(db, { ...cancel, ...time() });
			expect(outcome.ok).toBe(model.isOpen(move) && !model.hasBegun(move));
			if (outcome.ok) model.end(move, "cancelled", fee);
		},
		async "reschedule a move"() {
			const move = pick(random, moves);
			const to = randomTime();
			const from = { date: move.date, time: move.time };
			if (!model.isOpen(move) || (from.date === to.date && from.time === to.time)) return;
			const change = { number: move.number, expectedStatus: move.status, actorId, from, ...time() };
			const outcome = await rescheduleMove(db, { ...change, booking_date: to.date, booking_time: to.time });
			expect(outcome.ok).toBe(model.isBookable(to) && model.fits(to, move));
			if (outcome.ok) model.reschedule(move, to);
		},
		async "change the date of a move"() {
			const move = pick(random, moves);
			const to = randomTime();
			const from = { date: move.date, time: move.time };
			if (from.date === to.date && from.time === to.time) return;
			const outcome = await changeOwnDate(db, {
				number: move.number,
				viewer: GRANTED,
				expectedStatus: move.status,
				from,
				to,
				expectedTotal: movePrice(to),
				expectedDeposit: model.leftAt(move, to),
				provider: provider.name,
				...MARKET,
				...time(),
			});
			const isPossible = model.mayMove(move) && model.isBookable(to) && model.fits(to, move);
			expect(outcome).toMatchObject({ ok: isPossible });
			if (outcome.ok) model.changeDate(move, to);
		},
		async "set out"() {
			const move = pick(random, moves);
			const link = newLink();
			const to = { vehicleId: pick(random, vehicles), driverId: pick(random, drivers) };
			const { assignment_version: expectedVersion } = await readMove(move.number);
			await assignMove(db, { number: move.number, to, expectedVersion, link, actorId, now: clock.now });
			const linkHash = hashToken(link.token);
			const report = { linkHash, step: "on_the_way", receiver: "", photos: [], ...time() } as const;
			const reported = await reportStep(db, report);
			if (reported.ok && !reported.repeated) move.steps += 1;
		},
		async "cancel an order"() {
			const order = pick(random, orders);
			// One that is overdue expires first.
			await acts.expire?.();
			const cancel = { number: order.number, viewer: GRANTED, expectedStatus: "new" } as const;
			if ((await cancelOwnOrder(db, { ...cancel, now: clock.now })).ok) order.isEnded = true;
		},
		async "refund an amount"() {
			const order = paidOrder();
			if (!order) return;
			const paid = sumOf(paidCheckouts(order.number));
			const amount = random() < 0.5 ? paid : Math.floor(paid / 2);
			const live = sumOf(atProvider.liveRefunds(order.number));
			const isReplacing = random() < 0.3;
			const isMade = await refundOrder(order, { what: "amount", amount, why: "", isReplacing }, amount);
			expect(isMade && live + amount > paid).toBe(false);
		},
		/** Before they are shipped: they go back in stock and are not packed. */
		async "refund a unit"() {
			const order = paidOrder();
			if (!order) return;
			const { id } = await db
				.selectFrom("order_lines")
				.innerJoin("orders", "orders.id", "order_id")
				.select("order_lines.id")
				.where("number", "=", order.number)
				.executeTakeFirstOrThrow();
			const lines = [{ lineId: id, quantity: 1, writeOff: null }];
			if (await refundOrder(order, { what: "items", lines, delivery: 0, why: "" }, UNIT_PRICE))
				order.returned += 1;
		},
		async expire() {
			await expireMoves(db, { now: clock.now });
			model.expire();
			await expireOrders(db, { now: clock.now });
			const ended = await db
				.selectFrom("orders")
				.select("number")
				.where("status", "in", ["expired", "cancelled"])
				.execute();
			for (const order of orders) order.isEnded = ended.some(({ number }) => number === order.number);
			await extendCapacity(db, time());
		},
		async "delete an account"() {
			const accountId = pick(random, accounts);
			await transact(db, async (trx) => {
				await anonymizeMover(trx, { accountId, email: null, ...time() });
				await anonymizeCustomer(trx, { accountId, email: null, now: clock.now });
			});
			for (const move of moves.filter((each) => each.accountId === accountId)) {
				move.accountId = 0;
				if (model.isOpen(move) && !model.hasBegun(move)) model.end(move, "cancelled", model.feeOf(move));
			}
			for (const order of orders.filter((each) => each.accountId === accountId))
				Object.assign(order, { accountId: 0, isEnded: true });
		},
		async "let time pass"() {
			clock.now = new Date(clock.now.getTime() + pick(random, [0.5, 2, 7, 24, 30]) * HOUR_MS);
		},
		...atProvider.acts,
	};

	/** Tells the model which money the site knows of now. */
	async function notePaid(): Promise<void> {
		const known = await db
			.selectFrom("payments")
			.select("provider_reference")
			.where("charged_total", ">", 0)
			.execute();
		const references = new Set(known.map(({ provider_reference }) => provider_reference));
		for (const move of moves)
			for (const checkout of paidCheckouts(move.number))
				if (references.has(checkout.id)) model.notePaid(move, checkout);
	}

	/** At least one of each, so that everything can happen to something. */
	const canAct = () => moves.length > 0 && orders.length > 0;

	return {
		...atProvider,
		acts,
		model,
		orders,
		canAct,
		act: async (name: string) => {
			await acts[name]?.();
			await notePaid();
		},
		settle: async () => {
			await atProvider.settle(acts.expire);
			await notePaid();
		},
	};
}

export type MoneyWalk = Awaited<ReturnType<typeof openMoneyWalk>>;
