import { type ActionFunctionArgs, json, type MetaFunction, redirect } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { countMailingForm } from "#app/account/sign-in/form-mails.server.ts";
import { postalLabel } from "#app/common/places/postal-code.ts";
import { readReviews } from "#app/common/reviews/read-reviews.server.ts";
import { readReviewPage, toReviewsView } from "#app/common/reviews/review-page.ts";
import { ReviewSection } from "#app/common/reviews/review-section.tsx";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { readFields, readPublicForm, TRAPPED } from "#app/http/forms/forms.server.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import { countMade } from "#app/http/log/metrics.server.ts";
import type { RequestHead } from "#app/http/network/incoming.server.ts";
import { countUse, useCounters } from "#app/http/network/limits.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { guestHash, nameGuest } from "#app/http/session/guest.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { guestSubmitter } from "#app/http/session/submitter.server.ts";
import { cacheUntilChanged } from "#app/page-cache/index.server.ts";
import { bookableDates, refuseTime } from "#app/rent/bookable-time.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { BookingForm } from "#app/rent/booking/booking-form.tsx";
import { explainMoveNotBooked } from "#app/rent/booking/explain-refusal.server.ts";
import {
	answerPriceQuestion,
	isPriceAsked,
	readMoveQuote,
	returnWithPrice,
	type ShownMovePrice,
} from "#app/rent/booking/move-price-request.server.ts";
import { movingBookingSchema } from "#app/rent/booking/moving-booking-form.ts";
import { type OwnBooking, OwnBookings } from "#app/rent/booking/own-bookings.tsx";
import { RentScene } from "#app/rent/booking/rent-scene.tsx";
import { Services } from "#app/rent/booking/services.tsx";
import { listOwnMovingBookings } from "#app/rent/dashboard/moving-bookings.server.ts";
import { type FreeTime, findFreeTimes } from "#app/rent/fleet/free-times.server.ts";
import { describeFullTime, TOO_MANY_MAILS } from "#app/rent/move-messages.ts";
import { quoteMove } from "#app/rent/rates/quote-move.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Flash } from "#app/ui/flash.tsx";
import { OwnPart } from "#app/ui/frame/page-part.tsx";

export const handle: ScreenHandle = { subject: "rent", cached: true, own: Booking };
export const meta: MetaFunction = () => [
	{ title: "Book a moving vehicle – Meeha" },
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
		own: { cookies: ["meeha_session", "meeha_visitor"], read: ({ request }) => readOwn(request) },
	},
	async ({ request }) => {
		const page = readReviewPage(new URL(request.url).searchParams);
		return { reviews: toReviewsView(await readReviews(db, "moves", { page }), env.MARKET_TIME_ZONE) };
	},
);

/** The bookings of a person or browser, and what is already known for the next one. */
async function readOwn(request: RequestHead) {
	const person = await readPerson(request);
	const owner = { guestHash: await guestHash(request), accountId: person?.accountId ?? null };
	const own: Own = await listOwn(owner).catch((error) => ({
		bookings: [],
		failure: failureReason(error, "list own moving bookings", request),
	}));
	const dates = bookableDates({ timeZone: env.MARKET_TIME_ZONE, now: new Date() });
	const year = Number(dates.min.slice(0, 4));
	const known = { name: person?.name ?? "", email: person?.email ?? "" };
	return { ...own, ...known, dates, year, postalLabel: postalLabel(env.MARKET_COUNTRY) };
}

type Own = { bookings: OwnBooking[]; failure: string | null };

async function listOwn(owner: { guestHash: string | null; accountId: number | null }): Promise<Own> {
	const isUnknown = owner.guestHash === null && owner.accountId === null;
	return { bookings: isUnknown ? [] : await listOwnMovingBookings(db, owner), failure: null };
}

const NO_MAIL = { ok: true, isEmailed: false } as const;

export async function action({ request }: ActionFunctionArgs) {
	const sender = await readSender(request);
	const clock = { timeZone: env.MARKET_TIME_ZONE, now: new Date() };
	const typed = await readFields(request);
	if (isPriceAsked(typed)) return answerPriceQuestion(request, typed, { person: sender.person, ...clock });
	const form = await readPublicForm(request, movingBookingSchema(env.MARKET_COUNTRY), sender.person, {
		body: typed,
		reportsBots: true,
	});
	if (!form.ok) return form.refusal;
	if (form.isTrapped && !refuseTime({ ...form.value, ...clock })) return form.refuse(TRAPPED);
	await countUse("movingBookingByAddress", sender.address);
	const { email } = form.value;
	const counted = email ? await countMailingForm(db, useCounters, "booking", { ...sender, email }) : NO_MAIL;
	if (!counted.ok) return form.refuse({ email: [TOO_MANY_MAILS] }, 429);
	const { quote, ...move } = form.value;
	const agreed = readMoveQuote(quote);
	const outcome = await bookMove(db, {
		...move,
		pricing: { agreed, country: env.MARKET_COUNTRY, currency: env.MARKET_CURRENCY },
		isEmailed: counted.isEmailed,
		submitter: guestSubmitter(request, sender),
		guestHash: sender.guestHash,
		accountId: sender.accountId,
		...clock,
	}).catch((error) => ({ ok: false as const, reason: failureReason(error, "book a move", request) }));
	countMade("moving_booking", outcome);
	if (outcome.ok)
		return redirect(`/trucking-home/booked/${outcome.confirmationKey}#booked`, {
			status: 303,
			headers: await nameGuest(outcome.guestToken),
		});
	if (outcome.reason === "price" || outcome.reason === "no_price")
		return returnWithPrice(form.refuse({}, 409), move, { agreed, now: clock.now });
	if (outcome.reason === "full") {
		const { cells } = await quoteMove(db, move, { country: env.MARKET_COUNTRY });
		const wanted = { ...move, cells };
		const freeTimes = await findFreeTimes(db, { ...wanted, ...clock });
		const refused = form.refuse({ bookingTime: [describeFullTime(wanted)] });
		return json({ ...(await refused.json()), freeTimes }, { status: 409 });
	}
	const { errors, status } = explainMoveNotBooked(outcome.reason, move.bookingDate, clock);
	return form.refuse(errors, status);
}

/** What a form that comes back can show besides what was typed. */
type Returned = { freeTimes?: FreeTime[]; price?: ShownMovePrice };

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
			<ReviewSection
				reviews={reviews}
				answeredBy="Meeha"
				path="/trucking-home"
				empty="No reviews yet. You can write one after your move."
			/>
		</>
	);
}

function Booking() {
	const { bookings, failure, year, ...known } = useLoaderData<typeof loader>().own;
	const refused = useActionData<typeof action>();
	const { freeTimes = [], price = null } = (refused ?? {}) as Returned;
	return (
		<>
			{failure ? <Flash tone="error">Failed to load bookings: {failure}</Flash> : null}
			<Hero />
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

function Hero() {
	return (
		<div className="mb-8 grid items-center gap-6 md:grid-cols-2">
			<div>
				<h1 className="text-3xl">Move house with one booking</h1>
				<p className="mt-3 max-w-prose text-lg text-secondary">
					A truck or loader with a driver, at your door on the day and time you choose. No account needed.
				</p>
				<p className="mt-5">
					<ButtonLink href="#form">Get Started</ButtonLink>
				</p>
			</div>
			<div className="hidden overflow-hidden rounded-card md:block">
				<RentScene />
			</div>
		</div>
	);
}

function WhatHappensNext() {
	return (
		<Card title="What happens next">
			<ol className="list-decimal space-y-2 pl-5">
				<li>You get a booking number right away.</li>
				<li>We check your request and confirm it.</li>
				<li>
					<a href="/track">Track your booking</a> with its number and your phone number or email.
				</li>
			</ol>
		</Card>
	);
}
