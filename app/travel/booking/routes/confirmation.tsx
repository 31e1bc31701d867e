import { json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isKeyOf } from "#app/common/access/viewer.server.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { formatReferenceNumber, orderNumberFrom } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { secretLinkHeaders } from "#app/http/cookies/secret-link.ts";
import { db } from "#app/http/process/database.server.ts";
import { grantAccessByKey } from "#app/http/session/link-token.server.ts";
import { InvoiceLinks } from "#app/invoices/ui/invoice-links.tsx";
import { BookingTerms } from "#app/travel/booking/ui/terms.tsx";
import { BOOKING_STATES, isEmailUnconfirmed } from "#app/travel/stays/booking-states.ts";
import { type BookingView, toBookingView } from "#app/travel/stays/booking-view.server.ts";
import { requireOwnBooking } from "#app/travel/stays/own/own-booking-request.server.ts";
import { readBooking } from "#app/travel/stays/read-booking.server.ts";
import { AnotherEmail } from "#app/travel/stays/ui/another-email.tsx";
import { PayStay } from "#app/travel/stays/ui/pay-stay.tsx";
import { StayFacts } from "#app/travel/stays/ui/stay-facts.tsx";
import { StayPrices } from "#app/travel/stays/ui/stay-prices.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ForgetBrowser } from "#app/ui/dialog/forget-browser.tsx";
import { Icon } from "#app/ui/icon.tsx";

export const handle: ScreenHandle = { subject: "travel" };
export const meta: MetaFunction = () => [
	{ title: pageTitle("Your booking") },
	{ name: "robots", content: "noindex" },
];
export const headers = secretLinkHeaders;

/**
 * For the account or browser that booked, and for the emailed link (`?key=`), which signs this browser in to
 * the booking, or asks its guest to confirm first. `?emailed=no` follows a booking whose email was not sent.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = orderNumberFrom(params);
	const now = new Date();
	const opens = async (tokenHash: string) => {
		if (!(await isKeyOf(db, "bookings", { number, tokenHash }))) return false;
		const linked = await readBooking(db, { number });
		const { search } = new URL(request.url);
		if (linked && isEmailUnconfirmed(linked))
			throw redirect(`/booking-confirmation/${number}/email${search}`, { status: 303 });
		return true;
	};
	await grantAccessByKey(request, { number, path: `/booking-confirmation/${number}`, opens });
	const booking = await requireOwnBooking(request, params, now);
	const isEmailed = new URL(request.url).searchParams.get("emailed") !== "no";
	return json({ booking: toBookingView(booking, now), isEmailed });
}

export default function Confirmation() {
	const { booking, isEmailed } = useLoaderData<typeof loader>();
	const here = `/track/${booking.number}`;
	const isAhead = booking.status === "pending" || booking.status === "confirmed";
	return (
		<div className="mx-auto grid max-w-form gap-5">
			<div>
				<h1 className="text-xl">{titleOf(booking)}</h1>
				<p className="mt-4 text-sm text-secondary">Your booking number</p>
				<p className="text-3xl font-bold tabular-nums wrap-anywhere">
					{formatReferenceNumber(booking.number)}
				</p>
			</div>
			<PayStay booking={booking} />
			<Card title={isAhead ? "What happens next" : "Status"}>
				<ol className="list-decimal space-y-1.5 pl-5">
					<li>{booking.outcome}</li>
					{isAhead && booking.email ? (
						<li>
							{isEmailed
								? `We sent ${booking.isEmailOpen ? "an email" : "a confirmation"} to ${booking.email}, with a link to this page.`
								: `We did not send an email to ${booking.email}, because it received too many in the last hour. Keep your booking number.`}
						</li>
					) : null}
					{isAhead ? (
						<li>
							View, change or cancel it any time at <a href={here}>Track Order</a> with the booking number and
							your email address or phone number.
						</li>
					) : null}
				</ol>
			</Card>
			<AnotherEmail booking={booking} />
			<Card title="Your stay">
				<p className="mb-3">
					<a href={booking.hotelHref}>{booking.hotelName}</a>, {booking.address.join(", ")}. Questions?
					Contact the hotel: <a href={`mailto:${booking.hotelEmail}`}>{booking.hotelEmail}</a>,{" "}
					<a href={booking.hotelContactHref}>{booking.hotelContact}</a>.
				</p>
				<StayFacts booking={booking} />
			</Card>
			<Card title="Price">
				<StayPrices booking={booking} />
				{booking.payment ? <p className="mt-3 text-sm text-secondary">{booking.payment}.</p> : null}
			</Card>
			{isAhead ? <BookingTerms terms={booking.terms} /> : null}
			<p className="flex flex-wrap gap-3" data-frame>
				<ButtonLink href={here}>Manage this booking</ButtonLink>
				{isAhead ? (
					<ButtonLink variant="plain" href={`${here}/stay.ics`}>
						<Icon name="calendar" /> Add to calendar
					</ButtonLink>
				) : null}
				<ButtonLink variant="plain" href={`${here}/stay-receipt`}>
					<Icon name="print" /> Receipt
				</ButtonLink>
				<InvoiceLinks number={booking.number} invoices={booking.invoices} />
			</p>
			<ForgetBrowser />
		</div>
	);
}

function titleOf({
	status,
	name,
	hotelName,
	isUnpaid,
	isEmailOpen,
}: Pick<BookingView, "status" | "name" | "hotelName" | "isUnpaid" | "isEmailOpen">): string {
	if (isUnpaid) return `Thank you, ${name}. Your room is held until you pay.`;
	if (isEmailOpen) return `Thank you, ${name}. Now confirm your email address.`;
	if (status === "pending") return `Thank you, ${name}. ${hotelName} has your request.`;
	if (status === "confirmed") return `Thank you, ${name}. Your stay is booked.`;
	return `Your stay at ${hotelName}: ${BOOKING_STATES[status].label.toLowerCase()}`;
}
