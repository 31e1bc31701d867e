import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { countSentForm } from "#app/account/sign-in/form-mails-request.server.ts";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { pageMeta } from "#app/common/market/page-meta.ts";
import { areaKind } from "#app/common/places/postal-code.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { readFields, readPublicForm, trapped } from "#app/http/forms/forms.server.ts";
import { countMade } from "#app/http/log/metrics.server.ts";
import type { RequestHead } from "#app/http/network/incoming.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { countUse, hashNetwork } from "#app/http/process/limits.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { newGuest } from "#app/http/session/guest.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { guestSubmitter } from "#app/http/session/submitter.server.ts";
import { cacheUntilChanged } from "#app/page-cache/index.server.ts";
import { leadToPayment } from "#app/payments/own-payment-request.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import followPriceUrl from "#app/rent/booking/follow-price.js?url";
import {
	answerNotBooked,
	answerPriceQuestion,
	type ReturnedBooking,
	readMoveQuote,
} from "#app/rent/booking/move-price-request.server.ts";
import {
	isPriceQuestion,
	movePriceSchema,
	movingBookingSchema,
} from "#app/rent/booking/moving-booking-form.ts";
import { BookingForm } from "#app/rent/booking/ui/booking-form.tsx";
import { BookingHero, Services, WhatHappensNext } from "#app/rent/booking/ui/booking-intro.tsx";
import { type OwnBooking, OwnBookings } from "#app/rent/booking/ui/own-bookings.tsx";
import { bookableDates, refuseTime } from "#app/rent/fleet/bookable-time.server.ts";
import { listOwnMovingBookings } from "#app/rent/moves/read-moves.server.ts";
import { readReviews } from "#app/reviews/read-reviews.server.ts";
import { REVIEW_PARAMS, readReviewChoice, toReviewsView } from "#app/reviews/review-page.ts";
import { ReviewSection } from "#app/reviews/ui/review-section.tsx";
import { Flash } from "#app/ui/dialog/flash.tsx";
import { OwnPart, useOwnData } from "#app/ui/frame/page-part.tsx";

export const handle: ScreenHandle = { subject: "rent", cached: true, own: OwnPage };
export const meta = () =>
	pageMeta({
		path: "/trucking-home",
		title: t.moveHome.meta,
		description: t.moveHome.description,
	});

export const loader = cacheUntilChanged(
	{
		of: ["moves"],
		params: [...REVIEW_PARAMS],
		own: { cookies: ["meeha_session", "meeha_visitor"], read: ({ request }) => readBookingStart(request) },
	},
	async ({ request }) => {
		const choice = readReviewChoice(new URL(request.url).searchParams);
		return { reviews: toReviewsView(await readReviews(db, "moves", choice), market.timeZone) };
	},
);

const NO_MAIL = { ok: true, isEmailed: false } as const;

export async function action({ request }: ActionFunctionArgs) {
	const sender = await readSender(request);
	const clock = { timeZone: market.timeZone, now: new Date() };
	const typed = await readFields(request);
	const sent = { body: typed, reportsBots: true };
	if (isPriceQuestion(Object.fromEntries(typed)))
		return answerPriceQuestion(
			await readPublicForm(request, movePriceSchema(market.country), sender.person, sent),
			{ ...sender, ...clock },
		);
	const form = await readPublicForm(request, movingBookingSchema(market.country), sender.person, sent);
	if (!form.ok) return form.refusal;
	if (form.isTrapped && !refuseTime({ ...form.value, ...clock })) return form.refuse(trapped());
	const { email } = form.value;
	if (!email) await countUse("movingBookingByAddress", sender.address);
	const counted = email
		? await countSentForm("booking", "movingBookingByAddress", { ...sender, email })
		: NO_MAIL;
	if (!counted.ok) return form.refuse({ email: [t.moveRefusals.tooManyMails] }, 429);
	const { quote, ...move } = form.value;
	const agreed = readMoveQuote(quote);
	const browser = sender.person || sender.guestHash ? null : await newGuest();
	const outcome = await bookMove(db, {
		...move,
		pricing: {
			agreed,
			country: market.country,
			currency: market.currency,
			provider: paymentProvider?.name ?? null,
		},
		isEmailed: counted.isEmailed,
		submitter: guestSubmitter(request, sender, browser?.hash ?? null),
		guestHash: browser?.hash ?? sender.guestHash,
		accountId: sender.accountId,
		networkHash: hashNetwork(sender.address),
		...clock,
	}).catch((error) => ({ ok: false as const, reason: failureReason(error, "book a move", request) }));
	countMade("moving_booking", outcome);
	if (outcome.ok) {
		const { number, confirmationKey, hasDeposit, repeated } = outcome;
		const path = `/trucking-home/booked/${confirmationKey}#booked`;
		// The booking of an equal form may be a stranger's: only a new one gives the browser its cookie.
		const headers = new Headers(browser && !repeated ? { "Set-Cookie": browser.cookie } : {});
		return hasDeposit
			? leadToPayment(path, { number, request, headers })
			: redirect(path, { status: 303, headers });
	}
	return answerNotBooked(form.refuse, move, { ...outcome, agreed, ...clock });
}

export default function TruckingHome() {
	const { reviews } = useLoaderData<typeof loader>();
	return (
		<>
			{/* The confirmation comes first, because text browsers start at the top after a booking. */}
			<Outlet />
			<BookingHero reviews={{ sum: reviews.sum, count: reviews.count }} />
			<OwnPage />
			<Services />
			<script type="module" src={followPriceUrl} />
			<ReviewSection
				reviews={reviews}
				answeredBy={marketName()}
				path="/trucking-home"
				empty={t.moveHome.noReviews}
			/>
		</>
	);
}

function OwnPage() {
	return (
		<OwnPart name="booking">
			<Booking />
		</OwnPart>
	);
}

function Booking() {
	const { bookings, failure, year, ...known } = useOwnData<typeof loader>();
	const refused = useActionData<typeof action>();
	const { freeTimes = [], price = null, start = null } = (refused ?? {}) as ReturnedBooking;
	return (
		<div className="mt-8 grid gap-6">
			{failure ? <Flash tone="error">{t.moveHome.failed({ reason: failure })}</Flash> : null}
			{bookings.length > 0 ? <OwnBookings bookings={bookings} year={year} /> : null}
			<section id="form">
				<BookingForm
					{...known}
					action="/trucking-home"
					lastResult={refused}
					freeTimes={freeTimes}
					price={price}
					start={start}
				/>
			</section>
			{bookings.length > 0 ? null : <WhatHappensNext />}
		</div>
	);
}

/** The bookings of a person or browser, and what is already known for the next one. */
async function readBookingStart(request: RequestHead) {
	const sender = await readSender(request);
	const { person } = sender;
	const own: Own = await listOwn(sender).catch((error) => ({
		bookings: [],
		failure: failureReason(error, "list own moving bookings", request),
	}));
	const dates = bookableDates({ timeZone: market.timeZone, now: new Date() });
	const year = Number(dates.min.slice(0, 4));
	const known = { name: person?.name ?? "", email: person?.email ?? "" };
	return { ...own, ...known, dates, year, area: areaKind(market.country) };
}

type Own = { bookings: OwnBooking[]; failure: string | null };

async function listOwn(owner: { guestHash: string | null; accountId: number | null }): Promise<Own> {
	const isUnknown = owner.guestHash === null && owner.accountId === null;
	return { bookings: isUnknown ? [] : await listOwnMovingBookings(db, owner), failure: null };
}
