import { type ActionFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { countSentForm } from "#app/account/sign-in/form-mails-request.server.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import { readReviews } from "#app/common/reviews/read-reviews.server.ts";
import { readReviewPage, toReviewsView } from "#app/common/reviews/review-page.ts";
import { ReviewSection } from "#app/common/reviews/review-section.tsx";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { readFields, readPublicForm, TRAPPED } from "#app/http/forms/forms.server.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import { countMade } from "#app/http/log/metrics.server.ts";
import { countUse } from "#app/http/network/limits.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { paymentProvider } from "#app/http/process/payment-provider.server.ts";
import { startCheckout } from "#app/http/process/start-checkout.server.ts";
import { nameGuest } from "#app/http/session/guest.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { guestSubmitter } from "#app/http/session/submitter.server.ts";
import { cacheUntilChanged } from "#app/page-cache/index.server.ts";
import { refuseTime } from "#app/rent/bookable-time.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { BookingForm } from "#app/rent/booking/booking-form.tsx";
import { BookingHero, WhatHappensNext } from "#app/rent/booking/booking-intro.tsx";
import { readBookingStart } from "#app/rent/booking/booking-start-request.server.ts";
import followPriceUrl from "#app/rent/booking/follow-price.js?url";
import {
	answerPriceQuestion,
	isPriceAsked,
	readMoveQuote,
} from "#app/rent/booking/move-price-request.server.ts";
import { movingBookingSchema } from "#app/rent/booking/moving-booking-form.ts";
import { answerNotBooked, type ReturnedBooking } from "#app/rent/booking/not-booked-request.server.ts";
import { OwnBookings } from "#app/rent/booking/own-bookings.tsx";
import { Services } from "#app/rent/booking/services.tsx";
import { TOO_MANY_MAILS } from "#app/rent/move-messages.ts";
import { Flash } from "#app/ui/flash.tsx";
import { OwnPart } from "#app/ui/frame/page-part.tsx";

export const handle: ScreenHandle = { subject: "rent", cached: true, own: Booking };
export const meta: MetaFunction = () => [
	{ title: pageTitle("Book a moving vehicle") },
	{
		name: "description",
		content:
			"Book a truck or loader with a driver for your move. Choose the day and time. No account needed.",
	},
];

export const loader = cacheUntilChanged(
	{
		of: ["moves"],
		params: ["reviews"],
		own: { cookies: ["meeha_session", "meeha_visitor"], read: ({ request }) => readBookingStart(request) },
	},
	async ({ request }) => {
		const page = readReviewPage(new URL(request.url).searchParams);
		return { reviews: toReviewsView(await readReviews(db, "moves", { page }), market.timeZone) };
	},
);

const NO_MAIL = { ok: true, isEmailed: false } as const;

export async function action({ request }: ActionFunctionArgs) {
	const sender = await readSender(request);
	const clock = { timeZone: market.timeZone, now: new Date() };
	const typed = await readFields(request);
	if (isPriceAsked(typed)) return answerPriceQuestion(request, typed, { sender, ...clock });
	const form = await readPublicForm(request, movingBookingSchema(market.country), sender.person, {
		body: typed,
		reportsBots: true,
	});
	if (!form.ok) return form.refusal;
	if (form.isTrapped && !refuseTime({ ...form.value, ...clock })) return form.refuse(TRAPPED);
	const { email } = form.value;
	if (!email) await countUse("movingBookingByAddress", sender.address);
	const counted = email
		? await countSentForm("booking", "movingBookingByAddress", { ...sender, email })
		: NO_MAIL;
	if (!counted.ok) return form.refuse({ email: [TOO_MANY_MAILS] }, 429);
	const { quote, ...move } = form.value;
	const agreed = readMoveQuote(quote);
	const outcome = await bookMove(db, {
		...move,
		pricing: {
			...{ agreed, country: market.country, currency: market.currency },
			provider: paymentProvider?.name ?? null,
		},
		isEmailed: counted.isEmailed,
		submitter: guestSubmitter(request, sender),
		guestHash: sender.guestHash,
		accountId: sender.accountId,
		...clock,
	}).catch((error) => ({ ok: false as const, reason: failureReason(error, "book a move", request) }));
	countMade("moving_booking", outcome);
	if (outcome.ok && outcome.hasDeposit) await startCheckout(outcome.number, request);
	if (outcome.ok)
		return redirect(`/trucking-home/booked/${outcome.confirmationKey}#booked`, {
			status: 303,
			headers: await nameGuest(outcome.guestToken),
		});
	return answerNotBooked(form.refuse, move, { ...outcome, agreed, ...clock });
}

export default function TruckingHome() {
	const { reviews } = useLoaderData<typeof loader>();
	return (
		<>
			{/* The confirmation comes first, because text browsers start at the top after a booking. */}
			<Outlet />
			<OwnPart>
				<Booking />
			</OwnPart>
			<Services />
			<script type="module" src={followPriceUrl} />
			<ReviewSection
				reviews={reviews}
				answeredBy={marketName()}
				path="/trucking-home"
				empty="No reviews yet. You can write one after your move."
			/>
		</>
	);
}

function Booking() {
	const { bookings, failure, year, ...known } = useLoaderData<typeof loader>().own;
	const refused = useActionData<typeof action>();
	const { freeTimes = [], price = null } = (refused ?? {}) as ReturnedBooking;
	return (
		<>
			{failure ? <Flash tone="error">Failed to load bookings: {failure}</Flash> : null}
			<BookingHero />
			<div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
				<section id="form" className="card p-4 md:p-6">
					<h2 className="mb-5 text-xl">Book Your Moving Vehicle</h2>
					<BookingForm {...known} lastResult={refused} freeTimes={freeTimes} price={price} />
				</section>
				<div className="grid gap-6">
					{bookings.length > 0 ? <OwnBookings bookings={bookings} year={year} /> : <WhatHappensNext />}
				</div>
			</div>
		</>
	);
}
