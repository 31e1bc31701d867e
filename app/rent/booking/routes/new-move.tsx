import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { accountSenderId } from "#app/common/access/recent-submissions.server.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { areaKind } from "#app/common/places/postal-code.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readFields, readForm } from "#app/http/forms/forms.server.ts";
import { countMade } from "#app/http/log/metrics.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { startCheckout } from "#app/payments/own-payment-request.server.ts";
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
import { bookableDates } from "#app/rent/fleet/bookable-time.server.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

const HERE = "/trucking-dashboard/new";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction = () => [{ title: pageTitle(t.moveForm.staff.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const dates = bookableDates({ timeZone: market.timeZone, now: new Date() });
	return json({ dates, area: areaKind(market.country) });
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	const clock = { timeZone: market.timeZone, now: new Date() };
	const body = await readFields(request);
	if (isPriceQuestion(Object.fromEntries(body))) {
		const asked = await readForm(request, movePriceSchema(market.country), person, { body });
		return answerPriceQuestion(asked, { address: null, ...clock });
	}
	const form = await readForm(request, movingBookingSchema(market.country), person, { body });
	if (!form.ok) return form.refusal;
	const { quote, ...move } = form.value;
	const agreed = readMoveQuote(quote);
	const { country, currency } = market;
	const outcome = await bookMove(db, {
		...move,
		pricing: { agreed, country, currency, provider: paymentProvider?.name ?? null },
		submitter: { id: accountSenderId(person.accountId) },
		guestHash: null,
		accountId: null,
		staffId: person.accountId,
		...clock,
	}).catch((error) => ({ ok: false as const, reason: failureReason(error, "book a move", request) }));
	countMade("moving_booking", outcome);
	if (!outcome.ok)
		return answerNotBooked(form.refuse, move, { ...outcome, agreed, isForStaff: true, ...clock });
	const { number, hasDeposit, repeated } = outcome;
	if (hasDeposit) await startCheckout(number, request);
	const booked = `/trucking-dashboard/${number}`;
	const mailed = move.email ? t.moveForm.staff.mailed : t.moveForm.staff.noEmail;
	return redirectWithFlash(
		body.get("intent") === "confirm" ? `${booked}/confirmation?from=booking` : booked,
		{
			tone: repeated ? "info" : "success",
			text: repeated ? t.moveForm.staff.repeated : `${t.moveForm.staff.booked} ${mailed}`,
		},
	);
}

export default function NewMove() {
	const known = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	const { freeTimes = [], price = null, start = null } = (lastResult ?? {}) as ReturnedBooking;
	return (
		<>
			<PageHeading title={t.moveForm.staff.title} sub={t.moveForm.staff.intro} />
			<section className="card max-w-form p-4 md:p-6">
				<h2 className="sr-only">{t.moveForm.staff.section}</h2>
				<BookingForm
					{...known}
					action={HERE}
					isForStaff
					name=""
					email=""
					lastResult={lastResult}
					freeTimes={freeTimes}
					price={price}
					start={start}
				/>
			</section>
			<script type="module" src={followPriceUrl} />
		</>
	);
}
