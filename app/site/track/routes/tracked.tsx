import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { wallClock } from "#app/common/calendar.ts";
import { numberedRef } from "#app/common/conversations/conversation-kinds.ts";
import { countOwnMessages } from "#app/common/conversations/read-conversation.server.ts";
import { privatePageMeta } from "#app/common/page-meta.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { isMoveReviewed, isStayReviewed, reviewedProducts } from "#app/common/reviews/read-reviews.server.ts";
import { isMoveReviewable, isReviewable, isStayOver } from "#app/common/reviews/review-form.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import type { Viewer } from "#app/common/viewer.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { market } from "#app/http/process/market.server.ts";
import {
	clockBesidesMarket,
	formatMarketDeadline,
	formatMarketMoment,
} from "#app/http/process/market-time.server.ts";
import { orderSettings } from "#app/http/process/order-settings.server.ts";
import { paymentProvider } from "#app/http/process/payment-provider.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { describeCancellation, isPastFreeHours } from "#app/rent/cancellation-terms.server.ts";
import { readMovingBooking } from "#app/rent/dashboard/moving-bookings.server.ts";
import { crewOf } from "#app/rent/dispatch/crew.ts";
import { readJobProgress } from "#app/rent/dispatch/read-job.server.ts";
import { expireMoves } from "#app/rent/expire-moves.server.ts";
import { readDepositToPay } from "#app/rent/move-deposit.server.ts";
import { mayBecome } from "#app/rent/moving-booking.ts";
import { toOrderView } from "#app/shop/orders/own/order-view.server.ts";
import { readOwnOrder } from "#app/shop/orders/own/own-orders.server.ts";
import { TrackedMove } from "#app/site/track/tracked-move.tsx";
import { TrackedOrder } from "#app/site/track/tracked-order.tsx";
import { TrackedStay } from "#app/site/track/tracked-stay.tsx";
import { FollowPage } from "#app/site/ui/follow-page.tsx";
import { toBookingView } from "#app/travel/stays/booking-view.server.ts";
import { lodgingData } from "#app/travel/stays/own/lodging-data.ts";
import { readOwnBooking } from "#app/travel/stays/own/own-bookings.server.ts";

export const handle: ScreenHandle = { refreshAfter: 60 };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	...privatePageMeta(data?.order ? "Your order" : "Your booking"),
	...(data?.lodging ? [{ "script:ld+json": data.lodging }] : []),
];

/** For the browser or account that ordered or booked, and for whoever proved number and contact. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = orderNumberFrom(params);
	const viewer = await readViewer(request, number);
	const now = new Date();
	const clock = wallClock(now, market.timeZone);
	const read = { number, asOf: clock.time, year: Number(clock.date.slice(0, 4)) };
	const unread = number === "" ? 0 : await countOwnMessages(db, numberedRef(number));
	const nothing = {
		...read,
		unread,
		order: null,
		booking: null,
		stay: null,
		lodging: null,
		hotelClock: null,
	};
	const reviews = { toReview: [] as number[], mayReview: false };
	if (number.startsWith("M")) {
		const order = await readOwnOrder(db, { number, viewer, now });
		if (!order) throw askForContact(params.number);
		const settings = orderSettings(now);
		const reviewed = isReviewable(order) ? await reviewedProducts(db, { orderId: order.id }) : null;
		const toReview = order.lines.flatMap(({ product_id: id }) =>
			reviewed && id !== null && !reviewed.includes(id) ? [id] : [],
		);
		return json({ ...nothing, ...reviews, order: toOrderView(order, settings), toReview });
	}
	if (number.startsWith("H")) {
		const stay = await readOwnBooking(db, { number, viewer, now });
		if (!stay) throw askForContact(params.number);
		const lodging = lodgingData(stay, { origin: env.APP_ORIGIN });
		const asOf = wallClock(now, stay.time_zone).time;
		const mayReview = isStayOver(stay) && !(await isStayReviewed(db, { bookingId: stay.id }));
		const hotelClock = clockBesidesMarket(stay.time_zone);
		return json({
			...{ ...nothing, ...reviews, asOf, hotelClock, lodging, mayReview },
			stay: toBookingView(stay, now),
		});
	}
	const booking = await readTrackedMove(number, viewer, now);
	if (!booking) throw askForContact(params.number);
	const history = booking.history.map((event) => ({
		...event,
		at: formatMarketMoment(event.at),
	}));
	const progress = await readJobProgress(db, { number });
	const job = {
		steps: progress.steps.map((step) => ({ ...step, at: formatMarketMoment(step.at) })),
		photos: progress.photos,
		crew: booking.booking_date === clock.date && booking.status === "confirmed" ? crewOf(progress) : null,
	};
	const marketClock = { timeZone: market.timeZone, now };
	const mayReview = isMoveReviewable(booking) && !(await isMoveReviewed(db, { number }));
	return json({
		...nothing,
		...reviews,
		booking: {
			...booking,
			history,
			job,
			terms: describeCancellation(booking, marketClock),
			deposit: await readDepositToPay(db, booking, { provider: paymentProvider?.name ?? null, now }),
			payBefore: booking.deposit_before && formatMarketDeadline(booking.deposit_before),
			mayMove: mayBecome(booking.status, "cancelled") && !isPastFreeHours(booking, marketClock),
		},
		mayReview,
	});
}

/** A move whose deposit is overdue is cancelled first. */
async function readTrackedMove(number: string, viewer: Viewer, now: Date) {
	const booking = await readMovingBooking(db, { number, viewer });
	const { deposit_before: before } = booking ?? {};
	if (!before || new Date(before) > now) return booking;
	await expireMoves(db, { number, now });
	return readMovingBooking(db, { number, viewer });
}

export default function Tracked() {
	const { number, order, toReview, booking, stay, mayReview, unread, asOf, hotelClock, year } =
		useLoaderData<typeof loader>();
	return (
		<>
			<Outlet />
			<div data-follow-part="tracked">
				{order ? <TrackedOrder order={order} asOf={asOf} unread={unread} toReview={toReview} /> : null}
				{stay ? <TrackedStay booking={stay} clock={hotelClock} {...{ asOf, unread, mayReview }} /> : null}
				{booking ? (
					<TrackedMove booking={booking} asOf={asOf} unread={unread} year={year} mayReview={mayReview} />
				) : null}
			</div>
			<FollowPage here={`/track/${number}`} stream={`/track/${number}/live`} />
		</>
	);
}
