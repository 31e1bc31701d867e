import { randomUUID } from "node:crypto";
import type { Actor } from "#app/account/memberships/members.server.ts";
import { changePassword } from "#app/account/profile/profile.server.ts";
import { findOpenidAccount } from "#app/account/proof/identities.server.ts";
import { addPasskey, listPasskeys, removePasskey } from "#app/account/proof/passkeys.server.ts";
import { removeSecondFactor } from "#app/account/proof/second-factor.server.ts";
import { requestEmailChange, requestPasswordReset } from "#app/account/sign-in/account-links.server.ts";
import { createAccount } from "#app/account/sign-in/accounts.server.ts";
import { signInFrom } from "#app/account/sign-in/known-devices.server.ts";
import { confirmEmail } from "#app/account/sign-in/open-link.server.ts";
import { hashToken } from "#app/common/access/tokens.server.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { acceptPartnerRequest } from "#app/conversations/partner-acceptance.server.ts";
import { writeMessage } from "#app/conversations/write-message.server.ts";
import { openPayment } from "#app/payments/payments.server.ts";
import type { ProviderCheckout } from "#app/payments/provider.ts";
import { recordPayment } from "#app/payments/record-payment.server.ts";
import { storeDifferences } from "#app/payments/staff/differences.server.ts";
import { assignMove } from "#app/rent/board/assign-move.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { reportStep } from "#app/rent/job-sheets/report-step.server.ts";
import { movePayment } from "#app/rent/move-payment.server.ts";
import { changeMovingStatus, rescheduleMove } from "#app/rent/moves/change-move.server.ts";
import { expireMoves } from "#app/rent/moves/money/expire-moves.server.ts";
import { waiveDeposit } from "#app/rent/moves/money/waive-deposit.server.ts";
import type { MovingStatus } from "#app/rent/moves/moving-booking.ts";
import { offerPrice, withdrawPrice } from "#app/rent/moves/offer-price.server.ts";
import { remindMovers } from "#app/rent/moves/remind-movers.server.ts";
import { placeOrder } from "#app/shop/checkout/place-order.server.ts";
import { changeOrder, type OrderChange } from "#app/shop/orders/change-order.server.ts";
import { readOrder } from "#app/shop/orders/read-order.server.ts";
import { answerReturn } from "#app/shop/orders/returns/answer-return.server.ts";
import { requestReturn } from "#app/shop/orders/returns/request-return.server.ts";
import { correctParcel } from "#app/shop/orders/shipping/correct-parcel.server.ts";
import { shipParcel } from "#app/shop/orders/shipping/order-parcels.server.ts";
import {
	mailConfirmation,
	readSoldVariant,
	requestRestockEmail,
} from "#app/shop/restock/restock-requests.server.ts";
import { tellRestocked } from "#app/shop/restock/tell-restocked.server.ts";
import { moveStock } from "#app/shop/stock/move-stock.server.ts";
import { saveContactMessage } from "#app/site/information/contact-message.server.ts";
import { savePartnerRequest } from "#app/site/information/partner-request.server.ts";
import { requestData } from "#app/site/personal-data/data-requests.server.ts";
import { eraseGuest } from "#app/site/personal-data/erase-guest.server.ts";
import { CONVERSATION_SUBJECTS, PAYMENT_SUBJECTS, SUBJECTS } from "#app/site/subjects.server.ts";
import { choiceOf, confirmEdit } from "#app/testing/payments/edit.ts";
import { bookWithDeposit, DEPOSIT, openDeposits } from "#app/testing/rent/deposits.ts";
import { addDriver, addVehicle, newLink } from "#app/testing/rent/fleet.ts";
import { BOOKED_FOR, MOVE_NOW, moveOf } from "#app/testing/rent/move.ts";
import { addOrder, splitInTwo } from "#app/testing/shop/order.ts";
import { addDelivery, fillCart, placingOf, withCurrentQuote as seeOrder } from "#app/testing/shop/placing.ts";
import { addSeller } from "#app/testing/shop/selling.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { bookingOf, STAY, withCurrentTerms as seeRoom } from "#app/testing/travel/booking-a-room.ts";
import { addExtraTo, addRoom, INN_NOW, openInn, TODAY } from "#app/testing/travel/inn.ts";
import { writeStayPaymentMails } from "#app/testing/travel/stay-payment-mails.ts";
import { changeHotelStatus } from "#app/travel/approval/change-hotel.server.ts";
import { bookRoom } from "#app/travel/booking/book-room.server.ts";
import { applyCalendar } from "#app/travel/calendars/apply-calendar.server.ts";
import { addFeed } from "#app/travel/calendars/feeds.server.ts";
import { inviteToCheckIn } from "#app/travel/check-in/invite.server.ts";
import { makeStatements } from "#app/travel/commission/make-statements.server.ts";
import { settleStatement } from "#app/travel/commission/settle-statement.server.ts";
import { recordDeskPayment } from "#app/travel/desk/desk-payments.server.ts";
import { typedChoice } from "#app/travel/extras/extra-choices.ts";
import { createHotel } from "#app/travel/hotels/save-hotel.server.ts";
import type { BookingStatus } from "#app/travel/stays/booking-states.ts";
import { changeBooking } from "#app/travel/stays/change-booking.server.ts";
import { changeStayDates } from "#app/travel/stays/dates/change-dates.server.ts";
import { expireRequests } from "#app/travel/stays/expire-requests.server.ts";
import { addExtra } from "#app/travel/stays/extras/add-extra.server.ts";
import { lockBooking } from "#app/travel/stays/lock-booking.server.ts";
import { mailConfirmationAgain } from "#app/travel/stays/own/confirm-email.server.ts";
import { acceptInvitation, inviteMember, removeMember } from "#app/travel/team/team.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { HOTEL } from "./owner.ts";
import { PLAIN_BOX, RECOVERY, turnOnSecondFactor } from "./second-factor.ts";
import { addAccount, addSession, PASSWORD } from "./signed-in.ts";
import { mailedToken } from "./written-mail.ts";

/** A name with quotes, markup, scripts and four-byte characters, long enough for several header lines. */
export const ODD_NAME = 'Zoë “Łódź” <b>北京 🎉</b>, & Söhne "GmbH" – eine ziemlich lange Bezeichnung';

const GRANTED = { isGranted: true, guestHash: null, accountId: null };

/** Makes the site write every kind of email, each by its own rule. For tests. */
export async function writeEveryMail(db: Database): Promise<void> {
	const actorId = await addAccount(db, "Staff", "Admin");
	await writeAccountMails(db);
	await writeMoveMails(db, actorId);
	await writeDepositMails(db);
	await writeOrderMails(db, actorId);
	await writeStayMails(db, actorId);
	await writeStayPaymentMails(db);
	await writeHotelMails(db);
	await writeInboxMails(db, actorId);
	const message = { name: ODD_NAME, message: "First line\n.\n..two dots\nFrom here — “on”", now: INN_NOW };
	const admin = { adminEmail: "admin@example.com", submitter: { id: "a browser" } };
	await saveContactMessage(db, { ...message, ...admin, email: "o'hara+shop@example.com", accountId: null });
	await savePartnerRequest(db, {
		...message,
		...admin,
		contact: "partner@example.com",
		accountId: null,
	});
	await writeDataMails(db);
	await savePartnerRequest(db, {
		...message,
		...admin,
		contact: "(212) 555-0147",
		accountId: null,
		message: "x".repeat(1_000),
	});
}

/** To a guest with an order, to an account, and to an address about which nothing is stored. */
async function writeDataMails(db: Database): Promise<void> {
	const [guest, tokenOf] = ["guest+data@example.com", (request: string) => hashToken(request)];
	await addOrder(db, { email: guest });
	for (const email of [guest, "rosa.new@example.com", "nobody@example.com"])
		for (const kind of ["erasure", "copy"] as const)
			await requestData(db, { email, kind, tokenOf, timeZone: "UTC", now: INN_NOW });
	const tokenHash = hashToken(await mailedToken(db, guest));
	const erased = await eraseGuest(db, { tokenHash, timeZone: "UTC", now: INN_NOW });
	if (!erased.ok) throw new Error(erased.reason);
}

async function writeAccountMails(db: Database): Promise<void> {
	const [email, newEmail] = ["rosa@example.com", "rosa.new@example.com"];
	const made = await createAccount(db, {
		email,
		name: ODD_NAME,
		role: "User",
		password: PASSWORD,
		now: INN_NOW,
	});
	if (!made.ok) throw new Error(made.reason);
	const { accountId } = made;
	await requestPasswordReset(db, { email, now: INN_NOW });
	const device = { describe: () => ({ browser: "Firefox on Linux", when: "Tue 1 Dec, 07:00" }) };
	for (const hash of ["laptop", "phone"])
		await signInFrom(db, SUBJECTS, {
			accountId,
			tokenHash: hash,
			userAgent: "",
			device: { ...device, hash },
			now: INN_NOW,
		});
	await requestEmailChange(db, { accountId, newEmail, currentPassword: PASSWORD, now: INN_NOW });
	await confirmEmail(db, SUBJECTS, { token: await mailedToken(db, newEmail), accountId, now: INN_NOW });
	const sessionId = await addSession(db, accountId, "desk");
	const passwords = { currentPassword: PASSWORD, newPassword: "another long password" };
	await changePassword(db, { accountId, sessionId, tokenHash: "renewed", ...passwords, now: INN_NOW });
	await writeSecondFactorMails(db, accountId);
	await writePasskeyMails(db, accountId);
	const openid = {
		issuer: "https://id.example",
		subject: "rosa",
		email: newEmail,
		isConfirmed: true,
		name: "Rosa",
	};
	await findOpenidAccount(db, openid, { provider: "Example ID", now: INN_NOW });
}

async function writePasskeyMails(db: Database, accountId: number): Promise<void> {
	const registration = {
		challenge: { text: "any", expiresAt: INN_NOW },
		credentialId: "phone",
		publicKey: "",
		counter: 0,
		transports: "internal",
		isSynced: true,
	};
	const passkey = { accountId, userHandle: "rosa", name: "Safari on iPhone", registration, now: INN_NOW };
	await addPasskey(db, passkey);
	const [added] = await listPasskeys(db, { accountId });
	await removePasskey(db, { accountId, passkeyId: added?.id ?? 0, now: INN_NOW });
}

async function writeSecondFactorMails(db: Database, accountId: number): Promise<void> {
	await turnOnSecondFactor(db, accountId);
	const signIn = (code: string) =>
		signInFrom(db, SUBJECTS, {
			accountId,
			secondFactor: { code, box: PLAIN_BOX },
			tokenHash: code,
			userAgent: "",
			device: { describe: () => ({ browser: "Firefox", when: "today" }), hash: "laptop" },
			now: INN_NOW,
		});
	for (let tried = 0; tried < 5; tried++) await signIn("not a code");
	for (const code of RECOVERY.codes) await signIn(code);
	const off = { accountId, now: INN_NOW };
	await transact(db, (trx) => removeSecondFactor(trx, { ...off, actorId: null }));
	await turnOnSecondFactor(db, accountId);
	await transact(db, (trx) => removeSecondFactor(trx, { ...off, actorId: accountId }));
}

async function writeMoveMails(db: Database, actorId: number): Promise<void> {
	const steps: [seen: MovingStatus, to: MovingStatus][][] = [
		[
			["pending", "confirmed"],
			["confirmed", "delivered"],
		],
		[["pending", "cancelled"]],
		[["pending", "rejected"]],
	];
	for (const [at, changes] of steps.entries()) {
		const booking_date = addDays("2026-12-04", at);
		const booked = await bookMove(db, moveOf({ name: ODD_NAME, email: "ana@example.com", booking_date }));
		if (!booked.ok) throw new Error(booked.reason);
		const change = { number: booked.number, actorId, now: MOVE_NOW };
		for (const [expectedStatus, to] of changes)
			await changeMovingStatus(db, { ...change, expectedStatus, to });
	}
	const booked = await bookMove(db, moveOf({ email: "bo@example.com" }));
	if (!booked.ok) throw new Error(booked.reason);
	const change = { number: booked.number, actorId, now: MOVE_NOW };
	await changeMovingStatus(db, { ...change, expectedStatus: "pending", to: "confirmed" });
	const vehicleId = await addVehicle(db, { vehicleType: "loader", name: ODD_NAME });
	const driverId = await addDriver(db, ODD_NAME);
	const link = newLink();
	await assignMove(db, { ...change, to: { vehicleId, driverId }, expectedVersion: 0, link });
	await reportStep(db, {
		linkHash: hashToken(link.token),
		step: "on_the_way",
		receiver: "",
		photos: [],
		timeZone: "UTC",
		now: new Date("2026-12-04T12:00:00.000Z"),
	});
	await remindMovers(db, { timeZone: "UTC", now: new Date("2026-12-03T12:00:00.000Z") });
	const time = { booking_date: "2026-12-24", booking_time: "09:15", timeZone: "UTC" };
	await rescheduleMove(db, { ...change, ...time, from: BOOKED_FOR, expectedStatus: "confirmed" });
	const offer = { number: booked.number, actorId, currency: "USD", now: MOVE_NOW };
	await offerPrice(db, { ...offer, expectedPrice: null, price: 18_000 });
	await offerPrice(db, { ...offer, expectedPrice: 18_000, price: 21_050 });
	await withdrawPrice(db, { ...offer, expectedPrice: 21_050 });
	// The driver was told the new time, and is told that the job is somebody else's, and then that it is cancelled.
	const other = { vehicleId, driverId: await addDriver(db, "Lee Chan") };
	const { assignment_version: expectedVersion } = await db
		.selectFrom("moving_bookings")
		.select("assignment_version")
		.where("number", "=", booked.number)
		.executeTakeFirstOrThrow();
	await assignMove(db, { ...change, to: other, expectedVersion, link: newLink() });
	await changeMovingStatus(db, { ...change, expectedStatus: "pending", to: "cancelled" });
}

/** A deposit that is paid, disputed and refunded; then one that arrives after its move was cancelled. */
async function writeDepositMails(db: Database): Promise<void> {
	await writeWaiverMail(db, await openDeposits(db));
	const { number } = await bookWithDeposit(db, { name: ODD_NAME, booking_date: "2026-12-08" });
	const paid = await paidCheckout(db, number, DEPOSIT);
	const record = (checkout: ProviderCheckout) =>
		recordPayment(db, PAYMENT_SUBJECTS, { provider: "stripe", checkout, now: MOVE_NOW });
	const dispute = { ...DISPUTE, id: "dp_deposit", amount: DEPOSIT };
	await record({ ...paid, disputes: [dispute] });
	await record({ ...paid, disputes: [{ ...dispute, state: "won" }] });
	const refund = { id: "re_deposit", amount: DEPOSIT, key: null };
	await record({ ...paid, refunds: [{ ...refund, state: "succeeded" }] });
	const failed = { number, amount: DEPOSIT, now: MOVE_NOW };
	await transact(db, (trx) => movePayment.refundFailed(trx, failed));
	const { number: late } = await bookWithDeposit(db, { name: ODD_NAME, booking_date: "2026-12-09" });
	const checkout = await paidCheckout(db, late, DEPOSIT);
	await expireMoves(db, { now: new Date(MOVE_NOW.getTime() + 24 * 60 * 60_000) });
	await record(checkout);
}

/** A deposit that is waived. */
async function writeWaiverMail(db: Database, actorId: number): Promise<void> {
	const { number } = await bookWithDeposit(db, { name: ODD_NAME, booking_date: "2026-12-10" });
	await waiveDeposit(db, { number, deposit: DEPOSIT, actorId, now: MOVE_NOW });
}

/** The checkout of a payment, as the provider answers once it is paid. The amount is in minor units. */
async function paidCheckout(db: Database, number: string, amount: number): Promise<ProviderCheckout> {
	const reference = `cs_${number}`;
	await db
		.updateTable("payments")
		.set({ provider_reference: reference })
		.where("subject_number", "=", number)
		.execute();
	return {
		reference,
		state: "paid",
		url: null,
		expiresAt: INN_NOW.toISOString(),
		currency: "USD",
		paymentReference: `pi_${number}`,
		charge: { id: `ch_${number}`, amount },
		refunds: [],
		disputes: [],
		fees: [],
		awaitsFee: false,
	};
}

async function writeRestockMails(db: Database): Promise<void> {
	const { variantIds } = await putOnShelf(db, { title: ODD_NAME, variants: [{ stock: 0 }] });
	const [variantId = 0] = variantIds;
	const [email, now] = ["ana@example.com", INN_NOW];
	const what = await readSoldVariant(db, variantId);
	if (!what) throw new Error("not on sale");
	const path = "/back-in-stock/confirmation/an-old-link";
	await mailConfirmation(db, { what, email, path, submitter: { id: "a browser" }, now });
	await requestRestockEmail(db, { variantId, email, now });
	await transact(db, (trx) =>
		moveStock(trx, { variantId, quantity: 1, reason: "received", actorId: null, now }),
	);
	await tellRestocked(db, { stopPathOf: () => "/back-in-stock/requests/an-old-link", now });
}

async function writeOrderMails(db: Database, actorId: number): Promise<void> {
	const { variantIds } = await putOnShelf(db, { title: ODD_NAME, variants: [{ stock: 5 }] });
	const deliveryMethodId = await addDelivery(db);
	for (const paymentMethod of ["bank_transfer", "cash_on_delivery"] as const) {
		const cartId = await fillCart(db, [{ variantId: variantIds[0] ?? 0, quantity: 2 }]);
		await placeOrder(
			db,
			await seeOrder(
				db,
				placingOf({ cartId, deliveryMethodId }, { paymentMethod, email: "ana@example.com" }),
			),
		);
	}
	await writeRestockMails(db);
	const by = { by: "staff", actorId, now: INN_NOW } as const;
	const change = async (number: string, ...changes: Partial<OrderChange>[]) => {
		for (const each of changes) await changeOrder(db, { ...by, number, ...each } as OrderChange);
	};
	const parcel = { carrier: "Post", trackingNumber: "PP 1" };
	const delivered = await addOrder(db, { name: ODD_NAME });
	await change(
		delivered.number,
		{ column: "payment", expectedStatus: "unpaid", to: "failed" },
		{ column: "payment", expectedStatus: "failed", to: "unpaid" },
		{ column: "payment", expectedStatus: "unpaid", to: "paid" },
		{ column: "status", expectedStatus: "new", to: "confirmed" },
		{ column: "fulfilment", expectedStatus: "unfulfilled", to: "shipped", parcel },
	);
	const corrected = { carrier: "Courier", trackingNumber: "PP 2" };
	await correctParcel(db, {
		number: delivered.number,
		actorId,
		now: INN_NOW,
		expectedParcel: parcel,
		parcel: corrected,
	});
	await change(
		delivered.number,
		{ column: "fulfilment", expectedStatus: "shipped", to: "delivered" },
		{
			column: "payment",
			expectedStatus: "paid",
			to: "partially_refunded",
			refund: { amount: 100, expectedRefunded: 0 },
		},
	);
	await writeReturnMails(db, delivered, actorId);
	await writeEditMails(db, actorId);
	await writeParcelMails(db, actorId);
	const cancelled = await addOrder(db);
	await change(cancelled.number, {
		column: "status",
		expectedStatus: "new",
		to: "cancelled",
		expectedFulfilment: "unfulfilled",
		detail: "It was damaged — sorry.",
	});
	const expired = await addOrder(db, { payBefore: INN_NOW.toISOString() });
	await change(expired.number, {
		column: "status",
		expectedStatus: "new",
		to: "expired",
		by: "clock",
		actorId: null,
	});
	await writeLatePaymentMails(db);
}

/** An order of two units that is sent in two parcels, of which one is corrected. */
async function writeParcelMails(db: Database, actorId: number): Promise<void> {
	const { number } = await addOrder(db, { name: ODD_NAME, status: "confirmed" });
	const by = { number, actorId, now: INN_NOW };
	const sent = { carrier: "Post", trackingNumber: "PP 1" };
	for (const parcelId of await splitInTwo(db, by)) {
		await shipParcel(db, { ...by, parcelId, parcel: sent, linesVersion: 1 });
		const parcel = { ...sent, trackingNumber: "PP 2" };
		await correctParcel(db, { ...by, parcelId, expectedParcel: sent, parcel });
	}
}

/** A paid order that costs more after an edit, and then less. */
async function writeEditMails(db: Database, actorId: number): Promise<void> {
	const { number } = await addOrder(db, { name: ODD_NAME, payment: "paid" });
	const order = await readOrder(db, { number });
	for (const quantity of [3, 1])
		await confirmEdit(db, {
			number,
			choice: choiceOf({ kept: [[order?.lines[0]?.id ?? 0, quantity]] }),
			actorId,
			now: INN_NOW,
		});
}

const DISPUTE = {
	id: "dp_1",
	amount: 5_500,
	reason: "fraudulent",
	state: "open",
	answerBefore: INN_NOW.toISOString(),
} as const;

/** A payment that arrives after its order has expired, and that the customer then disputes. */
async function writeLatePaymentMails(db: Database): Promise<void> {
	const { number } = await addOrder(db, { name: ODD_NAME, paymentMethod: "online", status: "expired" });
	const payment = { subject: "order", provider: "stripe", amount: 5_500, currency: "USD" } as const;
	await transact(db, (trx) => openPayment(trx, { ...payment, number, now: INN_NOW }));
	const checkout = { ...(await paidCheckout(db, number, 5_500)), disputes: [DISPUTE] };
	await recordPayment(db, PAYMENT_SUBJECTS, { provider: "stripe", checkout, now: INN_NOW });
	const theirs = { amount: 700, currency: "USD", state: "succeeded" } as const;
	const difference = { what: "missing_here", ours: null, theirs } as const;
	const examined = [{ kind: "charge", id: "ch_other", paymentId: null, difference } as const];
	await transact(db, (trx) => storeDifferences(trx, { provider: "stripe", examined, now: INN_NOW }));
}

async function writeReturnMails(db: Database, order: { id: number; number: string }, actorId: number) {
	const { number } = order;
	const line = await db
		.selectFrom("order_lines")
		.select("id")
		.where("order_id", "=", order.id)
		.executeTakeFirstOrThrow();
	for (const answers of [["refused"], ["approved", "received"]] as const) {
		await requestReturn(db, {
			number,
			viewer: GRANTED,
			kind: "withdrawal",
			reason: "",
			lines: [{ lineId: line.id, quantity: 1 }],
			idempotencyKey: randomUUID(),
			timeZone: "UTC",
			now: INN_NOW,
		});
		const { id: returnId } = await db
			.selectFrom("order_returns")
			.select("id")
			.orderBy("id", "desc")
			.executeTakeFirstOrThrow();
		for (const to of answers) {
			const expectedStatus = to === "received" ? "approved" : "requested";
			await answerReturn(db, {
				number,
				returnId,
				expectedStatus,
				to,
				message: "Thank you.",
				actorId,
				now: INN_NOW,
			});
		}
	}
}

async function writeStayMails(db: Database, actorId: number): Promise<void> {
	const { hotelId, roomId } = await openInn(db, { hotel: { name: ODD_NAME }, room: { quantity: 20 } });
	await addSeller(db, { hotelId });
	const requests = "Late arrival\n> and a cot";
	for (const confirmation of ["request", "instant"] as const) {
		await db.updateTable("hotels").set({ confirmation }).where("id", "=", hotelId).execute();
		const others = [{ roomId, stay: STAY, agreed: null }];
		await bookRoom(db, await seeRoom(db, bookingOf(roomId, { name: ODD_NAME, requests, others })));
		const booked = await bookRoom(db, await seeRoom(db, bookingOf(roomId, { name: ODD_NAME, requests })));
		const viewer = { isGranted: true, guestHash: null, accountId: null };
		if (booked.ok) await mailConfirmationAgain(db, { number: booked.number, viewer, now: INN_NOW });
	}
	await expireRequests(db, { now: new Date(INN_NOW.getTime() + 24 * 60 * 60_000) });
	const change = async (
		booking: { status?: BookingStatus; checkIn?: string; checkOut?: string; holdUntil?: Date; room?: number },
		to: BookingStatus,
		by: "guest" | "staff" | "clock" = "staff",
		detail = "",
	) => {
		const { room = roomId, status: expectedStatus = "confirmed", ...stay } = booking;
		const { number } = await addBooking(db, {
			...stay,
			roomId: room,
			status: expectedStatus,
			name: "Ana Łódź",
		});
		const actor = by === "staff" ? actorId : null;
		const outcome = await changeBooking(db, {
			number,
			expectedStatus,
			to,
			by,
			detail,
			actorId: actor,
			now: INN_NOW,
		});
		if (!outcome.ok) throw new Error(`${expectedStatus} to ${to}: ${outcome.reason}`);
	};
	await change({ status: "pending" }, "confirmed");
	await change({ status: "pending" }, "rejected", "staff", "Fully booked");
	await change({ status: "pending", holdUntil: INN_NOW }, "expired", "clock");
	await change({}, "cancelled", "staff", "A burst pipe");
	await change({}, "cancelled", "guest");
	const yesterday = addDays(TODAY, -1);
	const past = await addRoom(db, hotelId, { from: addDays(TODAY, -3) });
	await change({ room: past, checkIn: yesterday, checkOut: addDays(TODAY, 1) }, "no_show");
	const here = { status: "checked_in", room: past, checkIn: addDays(TODAY, -2), checkOut: TODAY } as const;
	await change(here, "checked_out");
	const from = { checkIn: "2026-12-07", checkOut: "2026-12-09" };
	const to = { checkIn: "2026-12-08", checkOut: "2026-12-10" };
	const desk = { accountId: actorId, role: "Admin" } as const;
	for (const mover of [{ viewer: GRANTED }, { desk }]) {
		const { number } = await addBooking(db, { roomId, ...from });
		const outcome = await changeStayDates(db, {
			...mover,
			number,
			expectedDates: from,
			to,
			expectedTotal: 30_000,
			now: INN_NOW,
		});
		if (!outcome.ok) throw new Error(JSON.stringify(outcome));
	}
	await db.updateTable("hotels").set({ online_check_in: "names" }).where("id", "=", hotelId).execute();
	await addBooking(db, { roomId, checkIn: addDays(TODAY, 2), name: ODD_NAME });
	await inviteToCheckIn(db, { now: INN_NOW });
	const extra = await addExtraTo(db, hotelId, { name: ODD_NAME });
	const { number: paid } = await addBooking(db, { roomId, name: ODD_NAME });
	const added = await addExtra(db, {
		choice: typedChoice(extra, 1),
		idempotencyKey: randomUUID(),
		lock: (trx) => lockBooking(trx, paid),
		actorId: null,
		isByStaff: false,
		now: INN_NOW,
	});
	if (!added.ok) throw new Error(added.reason);
	for (const isGivenBack of [false, true])
		await recordDeskPayment(db, {
			number: paid,
			amount: 5_000,
			isGivenBack,
			method: "transfer",
			isMailed: true,
			idempotencyKey: randomUUID(),
			actor: desk,
			now: INN_NOW,
		});
	const checkIn = addDays(TODAY, -1);
	const staying = { checkIn, checkOut: addDays(TODAY, 1) };
	for (const days of [2, 0]) {
		const { number } = await addBooking(db, { roomId: past, status: "checked_in", ...staying });
		const changed = { checkIn, checkOut: addDays(TODAY, days) };
		const outcome = await changeStayDates(db, {
			desk,
			number,
			expectedDates: staying,
			to: changed,
			expectedTotal: 60_000,
			now: INN_NOW,
		});
		if (!outcome.ok) throw new Error(JSON.stringify(outcome));
	}
}

/** A customer and staff write to each other, and a partner is invited. */
async function writeInboxMails(db: Database, actorId: number): Promise<void> {
	const sent = { submitter: { id: "a person" }, name: ODD_NAME, message: "Hello?", accountId: null };
	const { adminEmail, now } = { adminEmail: undefined, now: INN_NOW };
	await saveContactMessage(db, { ...sent, adminEmail, now, email: "contact@example.com" });
	await savePartnerRequest(db, { ...sent, adminEmail, now, contact: "hotel@example.com" });
	const { number } = await addOrder(db, { name: ODD_NAME });
	const started = await db.selectFrom("conversations").select(["kind", "subject_key as key"]).execute();
	for (const about of [{ kind: "order", key: number } as const, ...started])
		for (const access of [
			{ by: "customer", viewer: GRANTED },
			{ by: "staff", accountId: actorId },
		] as const)
			await writeMessage(db, CONVERSATION_SUBJECTS, {
				about,
				access,
				body: "First line\n.\nFrom here",
				photos: [],
				now,
				idempotencyKey: randomUUID(),
				links: { tokenOf: (id) => String(id).padStart(43, "t") },
			});
	const { id } = await db.selectFrom("partner_requests").select("id").executeTakeFirstOrThrow();
	await acceptPartnerRequest(db, { id, email: "hotel@example.com", actorId, now });
}

async function writeHotelMails(db: Database): Promise<void> {
	const ownerId = await addAccount(db, "Olga", "Hotel");
	const actorId = await addAccount(db, "Sue", "SuperAdmin");
	const actor = { accountId: ownerId, role: "Hotel" } as const;
	const idempotencyKey = randomUUID();
	const { hotelId } = await createHotel(db, { details: HOTEL, actor, idempotencyKey, now: INN_NOW });
	const reason = "Add photos of the rooms.";
	await changeHotelStatus(db, {
		hotelId,
		actorId,
		expectedStatus: "pending",
		to: "refused",
		why: reason,
		now: INN_NOW,
	});
	await changeHotelStatus(db, { hotelId, actorId, expectedStatus: "refused", to: "approved", now: INN_NOW });
	await writeTeamMails(db, { hotelId, actor, now: INN_NOW });
	const why = "Guests report bed bugs.";
	await changeHotelStatus(db, {
		hotelId,
		actorId,
		expectedStatus: "approved",
		to: "suspended",
		why,
		now: INN_NOW,
	});
	const roomId = await addRoom(db, hotelId, { quantity: 1 });
	await addBooking(db, { roomId });
	const feed = await addFeed(db, {
		roomId,
		name: "Elsewhere",
		url: null,
		counts: { free: false, unavailable: true },
		idempotencyKey: randomUUID(),
		now: INN_NOW,
	});
	if (!feed.ok) throw new Error(feed.reason);
	const taken = { uid: "a", from: addDays(TODAY, 7), to: addDays(TODAY, 9) };
	const other = { uid: "b", from: addDays(TODAY, 12), to: addDays(TODAY, 14) };
	const { feedId } = feed;
	await applyCalendar(db, { feedId, events: [taken, other], now: INN_NOW });
	// Both events are missing.
	await applyCalendar(db, { feedId, events: [], now: INN_NOW });
	await writeStatementMails(db, { hotelId, actorId });
}

/** A colleague is invited, joins, and is removed. */
async function writeTeamMails(
	db: Database,
	team: { hotelId: number; actor: Actor; now: Date },
): Promise<void> {
	const accountId = await addAccount(db, "Mia", "Hotel");
	await inviteMember(db, { ...team, email: "mia@example.com", role: "desk" });
	const token = await mailedToken(db, "mia@example.com");
	const joined = await acceptInvitation(db, [], { token, accountId, now: team.now });
	if (!joined.ok) throw new Error(joined.reason);
	await removeMember(db, { ...team, accountId });
}

async function writeStatementMails(
	db: Database,
	{ hotelId, actorId }: { hotelId: number; actorId: number },
): Promise<void> {
	const roomId = await addRoom(db, hotelId, { from: addDays(TODAY, -3) });
	const stay = { checkIn: addDays(TODAY, -1), checkOut: addDays(TODAY, 1) };
	const { number } = await addBooking(db, { roomId, ...stay, commissionRate: 1_500 });
	const change = { expectedStatus: "confirmed", to: "no_show", by: "staff" } as const;
	await changeBooking(db, { ...change, number, actorId, now: INN_NOW });
	const now = new Date(`${addDays(TODAY, 40)}T12:00:00Z`);
	await makeStatements(db, { market: { name: "Meeha", address: [] }, dueDays: 14, now });
	const { id } = await db
		.selectFrom("commission_statements")
		.select("id")
		.where("hotel_id", "=", hotelId)
		.executeTakeFirstOrThrow();
	const settling = { statementId: id, expectedVersion: 1, reference: "SEPA 12", actorId, now };
	const settled = await settleStatement(db, settling);
	if (!settled.ok) throw new Error(settled.reason);
}
