import type { SerializeFrom } from "@remix-run/node";
import type { Viewer } from "#app/common/access/viewer.server.ts";
import { formatMoment, timeOnClock, wallClock } from "#app/common/calendar.ts";
import { momentOf } from "#app/common/zoned-time.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import {
	clockBesidesMarket,
	formatMarketDeadline,
	formatMarketMoment,
} from "#app/http/process/market-time.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import {
	describeCancellation,
	isPastFreeHours,
	mayCustomerCancelMove,
} from "#app/rent/moves/cancel-own-move.server.ts";
import { crewOf, readJobProgress } from "#app/rent/moves/job/read-job.server.ts";
import { expireMoves } from "#app/rent/moves/money/expire-moves.server.ts";
import { readDepositToPay } from "#app/rent/moves/money/move-deposit.server.ts";
import { readMovingBooking } from "#app/rent/moves/read-moves.server.ts";
import { isMoveReviewed, isStayReviewed, reviewedProducts } from "#app/reviews/read-reviews.server.ts";
import { isMoveReviewable, isReviewable, isStayOver } from "#app/reviews/review-form.ts";
import { viewOrder } from "#app/shop/orders/order-request.server.ts";
import { readOwnOrder } from "#app/shop/orders/own/own-orders.server.ts";
import { hasEnded } from "#app/travel/stays/booking-states.ts";
import { toBookingView } from "#app/travel/stays/booking-view.server.ts";
import { lodgingData } from "#app/travel/stays/own/lodging-data.ts";
import { readOwnBooking } from "#app/travel/stays/own/own-bookings.server.ts";
import { staySteps } from "./stay-steps.ts";

type Asked = { number: string; viewer: Viewer; now: Date };

/** An order as its customer sees it; undefined when the viewer may not see it. */
export async function trackOrder({ number, viewer, now }: Asked) {
	const order = await readOwnOrder(db, { number, viewer, now });
	if (!order) return undefined;
	const reviewed = isReviewable(order) ? await reviewedProducts(db, { orderId: order.id }) : null;
	return {
		order: viewOrder(order),
		/** The delivered products that have not been reviewed from this order. */
		toReview: order.lines.flatMap(({ product_id: id }) =>
			reviewed && id !== null && !reviewed.includes(id) ? [id] : [],
		),
	};
}

/** A room booking as its guest sees it, on the hotel's clock. */
export async function trackStay({ number, viewer, now }: Asked) {
	const stay = await readOwnBooking(db, { number, viewer, now });
	if (!stay) return undefined;
	const booking = toBookingView(stay, now);
	return {
		booking,
		steps: staySteps(stay, { ...booking, formatTime: (at) => formatMoment(at, stay.time_zone, now) }),
		isOver: hasEnded(stay.status) || stay.status === "checked_out",
		asOf: timeOnClock(now, stay.time_zone),
		/** Whose clock the page shows, as `Lisbon time`; null for the market’s. */
		clock: clockBesidesMarket(stay.time_zone),
		/** The stay is over and has no review. */
		mayReview: isStayOver(stay) && !(await isStayReviewed(db, { bookingId: stay.id })),
		lodging: lodgingData(stay, { origin: env.APP_ORIGIN }),
	};
}

/** A moving booking as its customer sees it. */
export async function trackMove(asked: Asked) {
	const { number, now } = asked;
	const booking = await readUpToDate(asked);
	if (!booking) return undefined;
	const progress = await readJobProgress(db, { number });
	const { date: today } = wallClock(now, market.timeZone);
	const clock = { timeZone: market.timeZone, now };
	const mayCancel = await mayCustomerCancelMove(db, booking, clock);
	return {
		booking: {
			...booking,
			history: booking.history.map((event) => ({ ...event, at: formatMarketMoment(event.at) })),
			job: {
				steps: progress.steps.map((step) => ({ ...step, at: formatMarketMoment(step.at) })),
				photos: progress.photos,
				/** The driver who comes today; null on other days. */
				crew: booking.booking_date === today && booking.status === "confirmed" ? crewOf(progress) : null,
			},
			/** The time of the move has come. */
			isPast: momentOf(booking.booking_date, booking.booking_time, market.timeZone) <= now,
			/** What cancelling costs now and later. */
			terms: describeCancellation(booking, clock),
			deposit: await readDepositToPay(db, booking, { provider: paymentProvider?.name ?? null, ...clock }),
			/** Until when the deposit can be paid. */
			payBefore: booking.deposit_before && formatMarketDeadline(booking.deposit_before),
			/** The customer can still cancel the move, and change its date. */
			mayCancel,
			mayMove: mayCancel && !isPastFreeHours(booking, clock),
		},
		/** The move is delivered and has no review. */
		mayReview: isMoveReviewable(booking) && !(await isMoveReviewed(db, { number })),
	};
}

/** A move whose deposit is overdue is cancelled first. */
async function readUpToDate({ number, viewer, now }: Asked) {
	const booking = await readMovingBooking(db, { number, viewer });
	const { deposit_before: before } = booking ?? {};
	if (!before || new Date(before) > now) return booking;
	await expireMoves(db, { number, now });
	return readMovingBooking(db, { number, viewer });
}

export type MoveTracked = SerializeFrom<NonNullable<Awaited<ReturnType<typeof trackMove>>>>;
