import type { APIRequestContext } from "playwright/test";
import { hashToken } from "#app/common/access/tokens.server.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { addDriver } from "#app/testing/rent/fleet.ts";
import { moveOf } from "#app/testing/rent/move.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import type { BookingStatus } from "#app/travel/stays/booking-states.ts";
import type { Database } from "#db/client.ts";
import type { PaidSubjectName } from "#db/schema/payments.ts";
import type { JobStep, MovePriceState, MovingStatus } from "#db/schema/rent.ts";
import { openStay, today } from "#e2e/helpers/inn.ts";
import { ADMIN, emailOf, signedInRequests } from "#e2e/helpers/people.ts";
import { signedCookie } from "#e2e/helpers/signed-cookie.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

/*
 * Reads every screen of an order, a stay and a move in each state. A sentence stands there only while it is true: each
 * claim names words of a sentence and when they may be read, from the rows and not from the rules of the code.
 */

type Claim = [words: RegExp, isTrue: boolean];

const TOKEN = "guest".padEnd(43, "x");
const guestHash = hashToken(TOKEN);

/**
 * The text of a screen, without its frame; "" for one that does not exist in this state. With a number after `#`: the row
 * of a list that links to it.
 */
async function read(requests: APIRequestContext, screen: string): Promise<string> {
	const [path = "", number] = screen.split("#");
	const answer = await requests.get(path, { maxRedirects: 0 });
	expect(answer.status(), path).toBeLessThan(500);
	const html = await answer.text();
	const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
	const rows = main.split(/<(?=tr|li)/);
	const shown = number ? rows.find((row) => row.includes(`/${number}"`)) : main;
	if (number) expect(shown, `${path} lists ${number}`).toBeTruthy();
	return (shown ?? "")
		.replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
		.replace(/<[^>]*>/g, " ")
		.replace(/&#x27;/g, "'")
		.replace(/\s+/g, " ");
}

/** What is false on the screens, and what is missing of `shown`. */
async function findFalse(
	requests: APIRequestContext,
	paths: readonly string[],
	{ claims, shown, state }: { claims: readonly Claim[]; shown: readonly Claim[]; state: string },
): Promise<string[]> {
	const texts = await Promise.all(paths.map((path) => read(requests, path)));
	const found = paths.flatMap((path, at) =>
		claims.flatMap(([words, isTrue]) => {
			const said = words.exec(texts[at] ?? "");
			return said && !isTrue ? [`${state}: ${path} says “${said[0]}”`] : [];
		}),
	);
	const all = texts.join(" ");
	const missing = shown.flatMap(([words, isTrue]) =>
		isTrue && !words.test(all) ? [`${state}: nothing says ${words}`] : [],
	);
	return [...found, ...missing];
}

/** The account of the demo's customer, whose lists show what it has. */
async function readAccountId(db: Database): Promise<number> {
	const account = db.selectFrom("accounts").select("id").where("email", "=", emailOf("User"));
	return (await account.executeTakeFirstOrThrow()).id;
}

/** A payment with the entries whose sums what it is for has, in minor units. */
async function addPayment(
	db: Database,
	paidFor: { subject: PaidSubjectName; number: string; paid: number; refunded: number },
): Promise<void> {
	const { subject, number, paid, refunded } = paidFor;
	const at = new Date().toISOString();
	const { id } = await db
		.insertInto("payments")
		.values({
			subject,
			subject_number: number,
			provider: "stripe",
			provider_reference: `cs_${number}`,
			payment_reference: `pi_${number}`,
			amount: paid,
			currency: "USD",
			state: refunded === 0 ? "paid" : refunded === paid ? "refunded" : "refunded_part",
			created_at: at,
			updated_at: at,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	const add = (kind: "charged" | "refunded", amount: number) =>
		db
			.insertInto("payment_entries")
			.values({ payment_id: id, provider: "stripe", at, kind, amount, provider_event: `${kind} ${number}` })
			.execute();
	await add("charged", paid);
	if (refunded > 0) await add("refunded", -refunded);
	const totals = { charged_total: paid, refunded_total: refunded };
	await db.updateTable("payments").set(totals).where("id", "=", id).execute();
}

/** A guest without an account. */
async function openGuestRequests(
	playwright: { request: { newContext: (options: object) => Promise<APIRequestContext> } },
	baseURL: string | undefined,
) {
	const cookie = await signedCookie("meeha_visitor", TOKEN);
	return playwright.request.newContext({ baseURL, extraHTTPHeaders: { Cookie: cookie } });
}

const PAY_BEFORE = new Date(Date.now() + 20 * 60 * 60_000).toISOString();

test("no screen of an order says what is false in its state", async ({ playwright, baseURL, db }) => {
	const guest = await openGuestRequests(playwright, baseURL);
	const staff = await signedInRequests(playwright.request, baseURL, ADMIN);
	const customer = await signedInRequests(playwright.request, baseURL, emailOf("User"));
	const accountId = await readAccountId(db);
	const offline = [
		["new", "unpaid", "unfulfilled"],
		["confirmed", "unpaid", "unfulfilled"],
		["confirmed", "paid", "unfulfilled"],
		["confirmed", "failed", "unfulfilled"],
		["processing", "paid", "shipped"],
		["processing", "unpaid", "shipped"],
		["processing", "unpaid", "delivered"],
		["completed", "paid", "delivered"],
		["completed", "refunded", "returned"],
		["cancelled", "unpaid", "unfulfilled"],
		["cancelled", "refunded", "unfulfilled"],
		["expired", "unpaid", "unfulfilled"],
	] as const;
	const online = [
		["confirmed", "paid", "unfulfilled"],
		["confirmed", "partially_refunded", "unfulfilled"],
		["processing", "paid", "shipped"],
		["completed", "paid", "delivered"],
		["completed", "refunded", "returned"],
		["cancelled", "paid", "unfulfilled"],
		["cancelled", "partially_refunded", "unfulfilled"],
		["cancelled", "refunded", "unfulfilled"],
	] as const;
	const REFUNDED = { refunded: 5_500, partially_refunded: 2_000 };
	const wrong: string[] = [];
	for (const [paymentMethod, states] of [
		["bank_transfer", offline],
		["cash_on_delivery", offline],
		["online", online],
	] as const)
		for (const [status, payment, fulfilment] of states) {
			const payBefore =
				payment === "unpaid" && status !== "cancelled" && status !== "expired" ? PAY_BEFORE : null;
			const placed = {
				paymentMethod,
				status,
				payment,
				fulfilment,
				payBefore,
				guestHash,
				accountId,
				placedAt: new Date(),
			};
			const isOnline = paymentMethod === "online";
			const paid = payment === "paid" || isOnline ? 5_500 : 0;
			const refunded = isOnline ? (REFUNDED[payment as keyof typeof REFUNDED] ?? 0) : 0;
			const { number } = await addOrder(db, { ...placed, paid });
			if (isOnline) {
				await addPayment(db, { subject: "order", number, paid, refunded });
				await db
					.updateTable("orders")
					.set({ refunded_total: refunded })
					.where("number", "=", number)
					.execute();
			}
			const left = paid - refunded;
			const state = `${paymentMethod}, ${status}, ${payment}, ${fulfilment}`;
			const hasEnded = status === "cancelled" || status === "expired";
			const isArrived = fulfilment === "delivered" || fulfilment === "returned";
			const isToPay = !hasEnded && (payment === "unpaid" || payment === "failed");
			const isOpen = (status === "new" || status === "confirmed") && fulfilment === "unfulfilled";
			const isCash = paymentMethod === "cash_on_delivery";
			const mayCancel: Claim = [/Cancel this order|cancel until we pack/i, isOpen];
			const transfer: Claim = [/Please transfer|Use this exact reference/, isToPay && !isCash];
			const courier: Claim = [/ready for the courier/, isToPay && isCash && !isArrived];
			const mayReturn: Claim = [/Return items/, isArrived && fulfilment !== "returned"];
			wrong.push(
				...(await findFalse(
					guest,
					[`/track/${number}`, `/order-confirmation/${number}`, `/track/${number}/receipt`],
					{
						state,
						claims: [
							mayCancel,
							[/We (are refunding|will refund) the/, hasEnded && left > 0],
							[/We refunded your payment/, payment === "refunded"],
							[/We refunded \$20\.00 of your payment/, refunded === 2_000],
							[/Your payment is complete/, paid > 0 && refunded === 0 && !hasEnded],
							transfer,
							courier,
							[/Return items/, isArrived],
							[/We ship when we receive/, isToPay && !isCash],
							[/Nothing to pay/, hasEnded && payment === "unpaid"],
							[/has been cancelled|was cancelled/, hasEnded],
							[/waiting for your payment/, isToPay && (!isCash || isArrived)],
							[/Pay the courier/, isToPay && isCash && !isArrived],
							[/expired/i, status === "expired"],
						],
						shown: [
							[/Cancel this order/, isOpen],
							[/We are refunding the \$55\.00/, isOnline && hasEnded && left === 5_500],
							[/We are refunding the other \$35\.00/, isOnline && hasEnded && left === 3_500],
							transfer,
							courier,
							mayReturn,
						],
					},
				)),
				...(await findFalse(guest, [`/track/${number}/order-cancellation`], {
					state,
					claims: [
						[/There is no charge/, isOpen && left === 0],
						[/We will refund the \$55\.00/, isOpen && left === 5_500],
						[/We will refund the other \$35\.00/, isOpen && left === 3_500],
					],
					shown: [
						[/There is no charge/, isOpen && left === 0],
						[/We will refund the (other \$35|\$55)\.00 you paid/, isOpen && left > 0],
					],
				})),
				...(await findFalse(customer, [`/my-bookings#${number}`], {
					state,
					claims: [[/View or cancel/, isOpen]],
					shown: [[/View or cancel/, isOpen]],
				})),
				...(await findFalse(
					staff,
					[`/orders/${number}`, `/orders/${number}/refunds/new`, `/orders#${number}`],
					{
						state,
						claims: [
							[/Left to refund/, paid > 0],
							[/Nothing is left to refund/, isOnline && left === 0],
							[/Refunded \$ ?20\.00/, refunded === 2_000],
						],
						shown: [[/Left to refund \$ ?35\.00/, left === 3_500]],
					},
				)),
				...(await findFalse(staff, [`/orders/${number}/cancellation`], {
					state,
					claims: [[/that the customer paid online is refunded/, isOnline && left > 0]],
					shown: [[/is refunded/, isOnline && left > 0 && !hasEnded && fulfilment === "unfulfilled"]],
				})),
			);
		}
	expect(wrong).toEqual([]);
});

test("no screen of a stay says what is false in its state", async ({ playwright, baseURL, db }) => {
	const guest = await openGuestRequests(playwright, baseURL);
	const staff = await signedInRequests(playwright.request, baseURL, ADMIN);
	const from = addDays(today(), -5);
	const { roomId } = await openStay(db, { room: { from, nights: 60, quantity: 30 } });
	const customer = await signedInRequests(playwright.request, baseURL, emailOf("User"));
	const accountId = await readAccountId(db);
	type Stay = {
		fee?: number;
		deposit?: number;
		atHotel?: number;
		checkIn?: string;
		/** What was paid online, and what was refunded of it. */
		paid?: number;
		refunded?: number;
	};
	const ahead = addDays(today(), 20);
	const states: [BookingStatus, Stay][] = [
		["pending", {}],
		["confirmed", {}],
		["confirmed", { deposit: 5_000 }],
		["confirmed", { checkIn: today() }],
		["checked_in", { checkIn: today() }],
		["checked_in", { checkIn: today(), atHotel: 20_000 }],
		["checked_in", { checkIn: today(), atHotel: 5_000 }],
		["checked_out", { checkIn: from }],
		["checked_out", { checkIn: from, atHotel: 20_000 }],
		["cancelled", {}],
		["cancelled", { fee: 10_000 }],
		["cancelled", { fee: 10_000, atHotel: 10_000 }],
		["rejected", {}],
		["expired", {}],
		["no_show", { checkIn: from, fee: 20_000 }],
		["no_show", { checkIn: from, fee: 20_000, atHotel: 20_000 }],
		["confirmed", { paid: 5_000 }],
		["confirmed", { paid: 20_000 }],
		["checked_in", { checkIn: today(), paid: 5_000 }],
		["checked_in", { checkIn: today(), paid: 5_000, atHotel: 15_000 }],
		["confirmed", { atHotel: 5_000 }],
		["confirmed", { atHotel: 20_000 }],
		["confirmed", { paid: 5_000, atHotel: 15_000 }],
		["cancelled", { atHotel: 20_000 }],
		["cancelled", { atHotel: 20_000, fee: 10_000 }],
		["cancelled", { paid: 5_000, atHotel: 15_000 }],
		["checked_out", { checkIn: from, paid: 20_000 }],
		["cancelled", { paid: 20_000 }],
		["cancelled", { paid: 20_000, refunded: 20_000 }],
		["cancelled", { paid: 20_000, fee: 10_000 }],
		["cancelled", { paid: 20_000, fee: 10_000, refunded: 10_000 }],
		["cancelled", { paid: 5_000, fee: 10_000 }],
		["no_show", { checkIn: from, paid: 5_000, fee: 20_000 }],
		["no_show", { checkIn: from, paid: 20_000, fee: 20_000 }],
		["rejected", { paid: 5_000 }],
	];
	const wrong: string[] = [];
	for (const [status, stay] of states) {
		const { fee = 0, deposit = 0, atHotel = 0, checkIn = ahead, paid = 0, refunded = 0 } = stay;
		const checkOut = addDays(checkIn, 2);
		const { id, number } = await addBooking(db, {
			roomId,
			status,
			checkIn,
			checkOut,
			guestHash,
			accountId,
			fee,
			bookedAt: new Date(),
		});
		if (paid > 0) {
			await addPayment(db, { subject: "stay", number, paid, refunded });
			await db
				.updateTable("bookings")
				.set({ deposit: paid, paid_total: paid, refunded_total: refunded })
				.where("id", "=", id)
				.execute();
		}
		if (deposit > 0)
			await db
				.updateTable("bookings")
				.set({ deposit, pay_before: PAY_BEFORE })
				.where("id", "=", id)
				.execute();
		if (atHotel > 0) await recordAtHotel(db, id, atHotel);
		const isAhead = status === "pending" || status === "confirmed";
		const isOn = isAhead || status === "checked_in" || status === "checked_out";
		const kept = paid - refunded;
		const owed = isOn ? 20_000 - deposit - kept : Math.max(0, fee - kept);
		const isUnpaid = status === "confirmed" && deposit > 0;
		const money = (amount: number) => `\\$${(amount / 100).toFixed(2)}`;
		const state = `${status}, fee ${fee}, deposit ${deposit}, at hotel ${atHotel}, ${checkIn}, paid ${paid}, refunded ${refunded}`;
		const mayCancel = isAhead && checkIn === ahead;
		wrong.push(
			...(await findFalse(
				guest,
				[`/track/${number}`, `/booking-confirmation/${number}`, `/track/${number}/stay-receipt`],
				{
					state,
					claims: [
						[/Cancel this booking/, isAhead],
						[/Free cancellation|cancellation fee is/, isAhead],
						[/If you don’t arrive/, isAhead],
						[/Your stay is booked/, status === "confirmed" && !isUnpaid],
						[/The room is held for you/, isUnpaid],
						[/holds the room for you/, status === "pending"],
						[/Pay \$[\d.,]+ online by/, isUnpaid],
						[/You pay at the hotel/, isOn && owed > 0 && atHotel === 0 && !isUnpaid],
						[/Payable at the hotel/, status === "checked_out" && owed > 0 && atHotel === 0],
						[/paid online/i, paid > 0],
						[/booked and paid/, status === "confirmed" && kept + atHotel === 20_000],
						[/We are refunding/, !isOn && kept > fee],
						[/We refunded/, refunded > 0],
						[/gives you back/, !isOn && atHotel > owed],
						[/paid at the hotel/i, atHotel > 0],
						[/owe the hotel/, !isOn && owed > atHotel],
						[/You pay nothing/, !isOn && fee === 0],
						[/Enjoy your stay/, status === "checked_in"],
						[/expire/, status === "pending" || status === "expired" || isUnpaid],
						[/Change dates/, isAhead],
					],
					shown: [
						[/Cancel this booking/, mayCancel],
						[new RegExp(`Pay ${money(deposit)} online by`), isUnpaid],
						[new RegExp(`owe the hotel ${money(owed)}`), !isOn && owed > 0 && atHotel === 0],
						[new RegExp(`We are refunding the (other )?${money(kept - fee)}`), !isOn && kept > fee],
						[/Paid at the hotel/, atHotel > 0],
						[new RegExp(`The hotel gives you back ${money(atHotel - owed)}`), !isOn && atHotel > owed],
					],
				},
			)),
		);
		const balance = owed - atHotel;
		wrong.push(
			...(await findFalse(guest, [`/track/${number}/stay-cancellation`], {
				state,
				claims: [
					[/There is no charge/, mayCancel && kept === 0],
					[/We will refund/, mayCancel && kept > 0],
					[/goes back on sale/, isAhead],
				],
				shown: [[new RegExp(`We will refund the ${money(kept)}`), mayCancel && kept > 0]],
			})),
			...(await findFalse(customer, [`/my-bookings#${number}`], {
				state,
				claims: [
					[/Pay \$[\d.,]+ now/, isUnpaid],
					[/View or change/, isAhead],
				],
				shown: [[new RegExp(`Pay ${money(deposit)} now`), isUnpaid]],
			})),
			...(await findFalse(staff, [`/owner/manage-bookings/${number}/cancellation`], {
				state,
				claims: [
					[/paid online is refunded/, isAhead && kept > 0],
					[/to be given back/, isAhead && atHotel > 0],
				],
				shown: [
					[new RegExp(`The ${money(kept)} paid online is refunded`), isAhead && kept > 0],
					[new RegExp(`${money(atHotel)} is to be given back`), isAhead && atHotel > 0],
				],
			})),
			...(await findFalse(staff, [`/owner/manage-bookings/${number}`], {
				state,
				claims: [
					[/To pay at the hotel/, balance > 0],
					[/To give back/, balance < 0],
					[/Record payment/, status !== "pending" && (isOn || fee > 0 || atHotel > 0)],
					[/If you don’t arrive/, false],
					[/Terms the guest agreed to/, isAhead],
				],
				shown: [[new RegExp(`To pay at the hotel: ${money(balance)}`), balance > 0 && (isOn || fee > 0)]],
			})),
		);
	}
	expect(wrong).toEqual([]);
});

const recordAtHotel = (db: Database, bookingId: number, amount: number) =>
	db
		.insertInto("desk_payments")
		.values((eb) => ({
			booking_id: bookingId,
			hotel_id: eb.selectFrom("bookings").select("hotel_id").where("id", "=", bookingId),
			amount,
			method: "cash",
			idempotency_key: crypto.randomUUID(),
			actor_id: null,
			at: new Date().toISOString(),
		}))
		.execute();

test("no screen of a move says what is false in its state", async ({ playwright, baseURL, db }) => {
	const guest = await openGuestRequests(playwright, baseURL);
	const staff = await signedInRequests(playwright.request, baseURL, ADMIN);
	const customer = await signedInRequests(playwright.request, baseURL, emailOf("User"));
	const accountId = await readAccountId(db);
	const driverId = await addDriver(db);
	type Move = {
		days?: number;
		steps?: JobStep[];
		price?: MovePriceState;
		fee?: number;
		collected?: "cash" | "none";
		/** What was paid online of the price, and what was refunded of it. */
		paid?: number;
		refunded?: number;
	};
	const ON_SITE: JobStep[] = ["on_the_way", "arrived"];
	const ALL: JobStep[] = ["on_the_way", "arrived", "loaded", "delivered"];
	const states: [MovingStatus, Move][] = [
		["pending", {}],
		["pending", { price: "wanted" }],
		["pending", { price: "offered" }],
		["pending", { price: "agreed" }],
		["pending", { price: "offered", days: -1 }],
		["pending", { price: "wanted", days: -1 }],
		["confirmed", { price: "agreed" }],
		["confirmed", { price: "agreed", steps: ON_SITE, days: 0 }],
		["confirmed", { price: "agreed", days: -1 }],
		["delivered", { price: "agreed", steps: ALL, days: 0 }],
		["delivered", { price: "agreed", steps: ALL, days: 0, collected: "cash" }],
		["delivered", { price: "agreed", steps: ALL, days: 0, collected: "none" }],
		["cancelled", { price: "agreed" }],
		["cancelled", { price: "agreed", fee: 5_000 }],
		["rejected", {}],
		["confirmed", { price: "agreed", paid: 6_000 }],
		["confirmed", { price: "agreed", paid: 6_000, refunded: 1_000 }],
		["delivered", { price: "agreed", paid: 6_000, steps: ALL, days: 0 }],
		["delivered", { price: "agreed", paid: 6_000, steps: ALL, days: 0, collected: "cash" }],
		["cancelled", { price: "agreed", paid: 6_000 }],
		["cancelled", { price: "agreed", paid: 6_000, refunded: 6_000 }],
		["cancelled", { price: "agreed", paid: 6_000, refunded: 1_000, fee: 5_000 }],
		["cancelled", { price: "agreed", paid: 6_000, fee: 5_000 }],
		["cancelled", { price: "agreed", paid: 3_000, fee: 5_000 }],
	];
	const wrong: string[] = [];
	for (const [at, [status, move]] of states.entries()) {
		const { days = 9, steps = [], price = "none", fee, collected, paid = 0, refunded = 0 } = move;
		const now = new Date();
		const date = addDays(now.toISOString().slice(0, 10), 9);
		const booked = await bookMove(db, moveOf({ guestHash, now, booking_date: date, name: `Mover ${at}` }));
		if (!booked.ok) throw new Error(booked.reason);
		const { number } = booked;
		const isPriced = price === "offered" || price === "agreed";
		const { id } = await db
			.updateTable("moving_bookings")
			.set({
				status,
				price_state: price,
				price: isPriced ? 20_000 : null,
				currency: isPriced ? "USD" : null,
				booking_date: addDays(date, days - 9),
				cancellation_fee: fee ?? null,
				deposit_due: paid,
				capacity: "none",
				account_id: accountId,
			})
			.where("number", "=", number)
			.returning("id")
			.executeTakeFirstOrThrow();
		if (isPriced)
			await db
				.insertInto("moving_booking_lines")
				.values({ booking_id: id, position: 1, label: "Move", amount: 20_000 })
				.execute();
		if (paid > 0) {
			await addPayment(db, { subject: "move", number, paid, refunded });
			await db
				.updateTable("moving_bookings")
				.set({ deposit_paid: paid, deposit_refunded: refunded })
				.where("id", "=", id)
				.execute();
		}
		const due = 20_000 - paid + refunded;
		for (const step of steps)
			await db
				.insertInto("move_job_steps")
				.values({ booking_id: id, step, driver_id: driverId, receiver: null, at: now.toISOString() })
				.execute();
		if (collected)
			await db
				.insertInto("move_collections")
				.values({ booking_id: id, method: collected, amount: due, at: now.toISOString() })
				.execute();
		const kept = paid - refunded;
		const hasEnded = status === "cancelled" || status === "rejected";
		const isPast = days < 0;
		const isAhead = !isPast && steps.length === 0 && (status === "pending" || status === "confirmed");
		const mayCancel = status === "pending" || (status === "confirmed" && isAhead);
		const isOffered = status === "pending" && price === "offered" && !isPast;
		const state = `${status}, ${price}, in ${days} days, ${steps.at(-1)}, fee ${fee}, ${collected}, paid ${paid}, refunded ${refunded}`;
		wrong.push(
			...(await findFalse(
				guest,
				[`/track/${number}`, `/track/${number}/cancellation`, `/track/${number}/move-receipt`],
				{
					state,
					claims: [
						[/Cancel this booking/, mayCancel],
						[/Change date/, isAhead],
						[/Cancelling (is free|now costs)/, mayCancel],
						[/Accept (it|price|the price)/, isOffered],
						[/We will be there/, status === "confirmed" && isAhead],
						[/will confirm it soon/, status === "pending" && !isPast],
						[/call you with a price/, status === "pending" && !isPriced && !isPast],
						[/Your driver (is|has)/, steps.length > 0 || (isPast && status === "confirmed")],
						[/Due on delivery/, status === "delivered" && !collected],
						[/Paid to the driver in cash/, collected === "cash"],
						[/Still due/, collected === "none" || (fee ?? 0) > kept],
						[/You cancelled late/, (fee ?? 0) > 0],
						[/You owe nothing/, hasEnded && !fee],
						[/Pay your deposit/, false],
						[/You paid a deposit|due on the day of the move/, !hasEnded && paid > 0],
						[/We are refunding/, hasEnded && kept > (fee ?? 0)],
						[/We refunded your deposit/, hasEnded && refunded > 0 && kept === 0],
						[/[Yy]ou owe (?!nothing)/, (fee ?? 0) > kept],
					],
					shown: [
						[/Cancel this booking/, mayCancel],
						[/Accept price/, isOffered],
						[/Paid to the driver in cash/, collected === "cash"],
						[/you owe a fee of \$50\.00/, fee === 5_000 && paid === 0],
						[/You owe the other \$20\.00/, fee === 5_000 && paid === 3_000],
						[/We are refunding \$60\.00/, status === "cancelled" && paid === 6_000 && refunded === 0 && !fee],
						[/we keep \$50\.00 of your deposit as the fee/, fee === 5_000 && kept >= 5_000],
						[/\$140\.00 is due on the day/, status === "confirmed" && paid === 6_000 && refunded === 0],
						[
							/You paid a deposit of \$60\.00\. We will refund it/,
							mayCancel && paid === 6_000 && refunded === 0,
						],
						[/You paid a deposit.*We will refund the other \$50\.00/, mayCancel && refunded === 1_000],
						[/You cancelled late/, (fee ?? 0) > 0],
					],
				},
			)),
			...(await findFalse(customer, [`/my-bookings#${number}`], {
				state,
				claims: [
					[/Accept the price/, isOffered],
					[/Pay \$/, false],
					[/View or cancel/, mayCancel && !isOffered],
				],
				shown: [[/View or cancel/, mayCancel && !isOffered]],
			})),
			...(await findFalse(staff, [`/trucking-dashboard#${number}`], {
				state,
				claims: [
					[/Price needed/, price === "wanted"],
					[/No price/, price === "none"],
					[/Cancellation fee/, (fee ?? 0) > 0],
					[/Waiting for the customer/, status === "pending" && price === "offered"],
				],
				shown: [],
			})),
			...(await findFalse(staff, [`/trucking-dashboard/${number}/cancellation`], {
				state,
				claims: [
					[/Are you sure you want to cancel/, status === "pending" || status === "confirmed"],
					[/that the customer paid online/, kept > 0],
				],
				shown: [
					[
						new RegExp(`The \\$${kept / 100}\\.00 that the customer paid online`),
						status === "confirmed" && kept > 0,
					],
				],
			})),
			...(await findFalse(staff, [`/trucking-dashboard/${number}`], {
				state,
				claims: [
					[/They owe the fee/, (fee ?? 0) > 0 && kept === 0],
					[/They owe/, (fee ?? 0) > kept],
					[/The deposit covers the fee/, (fee ?? 0) > 0 && kept >= (fee ?? 0)],
					[/not paid yet/, false],
					[/did not collect/, collected === "none"],
					[/is not recorded/, status === "delivered" && !collected],
					[/has not accepted this price/, status === "pending" && price === "offered"],
				],
				shown: [
					[/They owe the other \$20\.00 of the fee/, fee === 5_000 && paid === 3_000],
					[/did not collect \$200\.00/, collected === "none"],
					[
						new RegExp(`Payment of \\$${due / 100}\\.00 is not recorded`),
						status === "delivered" && !collected,
					],
				],
			})),
		);
	}
	expect(wrong).toEqual([]);
});
